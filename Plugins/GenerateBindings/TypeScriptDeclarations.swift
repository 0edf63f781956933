/// `bindings/javascript/scrollkit.d.mts`: the types and the documentation of the JavaScript module.
func typeScriptDeclarations(_ interface: CInterface) throws -> String {
  let types = JavaScriptTypes(header: interface.types)
  let methods = try interface.functions.compactMap { try JavaScriptMethod($0, types) }
  let names = Names(methods, interface.types)
  let declarations = interface.types.declarations.compactMap { declaration -> String? in
    switch declaration.kind {
    case .enumeration(_, let values): enumeration(declaration, values, names)
    case .structure(let fields): structure(declaration, fields, types, names)
    case .handle where declaration.name == "scrollkit_trace": nil
    case .handle: classText(declaration, methods, types, names)
    case .callback: nil
    }
  }
  let functions = methods.filter { $0.owner == nil }.map {
    commentText($0, indent: 0, names) + "export function \(signature($0, types));\n"
  }
  return """
    // Generated, do not edit; run
    // \(GenerateBindings.command)
    \(typeScriptPreamble)
    \(declarations.joined(separator: "\n"))
    \(functions.joined(separator: "\n"))\(typeScriptTraces)
    """
}

private let typeScriptPreamble = """

  /** A call was refused, and nothing has changed. */
  export class ScrollKitError extends Error {
    readonly status: Status;
  }

  /**
   * Loads the library. Call it once, before everything else.
   *
   * @param source scrollkit.wasm: its address or its bytes; by default the file beside this module.
   */
  export function load(source?: string | URL | BufferSource): Promise<void>;

  export interface Point {
    x: number;
    y: number;
  }

  /** Functions that receive what happens. They may make every call, and may throw: the call that led to them throws. */
  export interface Delegate {
    /** Receives every event, instead of Scroller.events. */
    didHappen?(scroller: Scroller, event: Event): void;
    /** Receives every input after the scroller has handled it. */
    didReceive?(scroller: Scroller, input: Input): void;
    /** Returns whether the host itself handles inputs of a kind. */
    respondsTo?(scroller: Scroller, kind: InputKind): boolean;
    /** Returns whether scroll to top may scroll. */
    shouldScrollToTop?(scroller: Scroller, source: TopSource): boolean;
    /** Content is released with a velocity and will rest at the target, unless another is returned. */
    willEndDragging?(scroller: Scroller, velocity: Point, target: Point): Point | void;
  }

  """

private func enumeration(
  _ declaration: TypesHeader.Declaration, _ values: [TypesHeader.Value], _ names: Names
) -> String {
  let name = JavaScriptTypes.className(declaration.name)
  let members = values.map { value in
    commentText(value.comment, indent: 2, names) + "  readonly \(declaration.suffix(of: value)): \(value.number);\n"
  }
  let isSet = name.hasSuffix("Flags") || name == "Edges"
  let type = isSet ? "number" : "(typeof \(name))[keyof typeof \(name)]"
  return commentText(declaration.comment, indent: 0, names)
    + "export const \(name): {\n\(members.joined())};\nexport type \(name) = \(type);\n"
}

private func structure(
  _ declaration: TypesHeader.Declaration, _ fields: [TypesHeader.Field], _ types: JavaScriptTypes,
  _ names: Names
) -> String? {
  let members = fields.filter {
    !["struct_size", "reserved"].contains($0.name) && types.scalar($0.type) != nil
  }
  guard declaration.name != "scrollkit_delegate" else { return nil }
  let lines = members.map { field in
    commentText(field.comment, indent: 2, names)
      + "  \(JavaScriptTypes.camelCase(field.name)): \(typeScript(field.type, types));\n"
  }
  let name = JavaScriptTypes.className(declaration.name)
  return commentText(declaration.comment, indent: 0, names) + "export interface \(name) {\n\(lines.joined())}\n"
}

private func classText(
  _ declaration: TypesHeader.Declaration, _ methods: [JavaScriptMethod], _ types: JavaScriptTypes,
  _ names: Names
) -> String {
  let name = JavaScriptTypes.className(declaration.name)
  let own = methods.filter { $0.owner == declaration.name }.map {
    commentText($0, indent: 2, names) + "  \(signature($0, types));\n"
  }
  let events = """

      /** Takes the oldest event, or null. */
      nextEvent(): Event | null;

      /** Takes the events that wait, oldest first. */
      events(): Generator<Event>;

      /** Sets the functions that receive what happens; null removes them. */
      setDelegate(delegate: Delegate | null): void;

    """
  return commentText(declaration.comment, indent: 0, names) + """
    export class \(name) {
    \(own.joined(separator: "\n"))
      /** Frees it. Later calls throw. */
      destroy(): void;
    \(name == "Scroller" ? events : "")}

    """
}

/// `name(parameters): result`.
private func signature(_ method: JavaScriptMethod, _ types: JavaScriptTypes) -> String {
  let last = method.parameters.lastIndex { !isOptional($0.role) }
  let parameters = method.parameters.enumerated().map { index, parameter in
    let type = typeScript(parameter.type, parameter.role, types)
    let mark = index > (last ?? -1) && isOptional(parameter.role) ? "?" : ""
    return "\(parameter.name)\(mark): \(type)"
  }
  let head = "(\(parameters.joined(separator: ", ")))"
  if method.kind == .constructor { return "constructor" + head }
  return "\(method.name)\(head): \(result(method, types))"
}

private func isOptional(_ role: JavaScriptTypes.Role) -> Bool {
  switch role {
  case .structure, .handle: true
  case .scalar, .text, .array, .count, .newHandle, .newScalar, .newScalars, .newCount, .newStructure, .newStructures: false
  }
}

private func typeScript(
  _ type: CType, _ role: JavaScriptTypes.Role, _ types: JavaScriptTypes
) -> String {
  switch role {
  case .text: "string"
  case .handle(let name): "\(JavaScriptTypes.className(name)) | null"
  case .structure(let name): "Partial<\(JavaScriptTypes.className(name))> | null"
  case .array(of: .scalar): "ArrayLike<number>"
  case .array(of: .handle(let name)): "readonly \(JavaScriptTypes.className(name))[]"
  case .array(of: .structure(let name)): "readonly Partial<\(JavaScriptTypes.className(name))>[]"
  case .scalar, .count, .newHandle, .newScalar, .newScalars, .newCount, .newStructure, .newStructures: typeScript(type, types)
  }
}

private func typeScript(_ type: CType, _ types: JavaScriptTypes) -> String {
  if case .named(let name) = type, types.header.enumerations.contains(name) {
    return JavaScriptTypes.className(name)
  }
  return "number"
}

private func result(_ method: JavaScriptMethod, _ types: JavaScriptTypes) -> String {
  let results = zip(method.function.parameters, method.roles).compactMap { parameter, role -> String? in
    switch role {
    case .newScalar: "number"
    case .newScalars: "number[]"
    case .newStructure(let name): JavaScriptTypes.className(name)
    case .newStructures(let name): "\(JavaScriptTypes.className(name))[]"
    case .scalar, .text, .handle, .array, .count, .structure, .newHandle, .newCount: nil
    }
  }
  if results.count > 1 { return "[\(results.joined(separator: ", "))]" }
  if let only = results.first { return only }
  switch method.function.result {
  case .void: return "void"
  case .pointer: return "string"
  case .named: return typeScript(method.function.result, types)
  }
}

private func commentText(_ comment: [String], indent: Int, _ names: Names) -> String {
  let space = String(repeating: " ", count: indent)
  let lines = comment.map(names.translating)
  guard lines.count > 1 else { return "\(space)/** \(lines.first ?? "") */\n" }
  return "\(space)/**\n" + lines.map { "\(space) * \($0)".trimmedEnd + "\n" }.joined() + "\(space) */\n"
}

/// The paragraphs of a function's comment, and the parameters that a caller in JavaScript passes.
private func commentText(_ method: JavaScriptMethod, indent: Int, _ names: Names) -> String {
  let passed = Set(method.parameters.map(\.name))
  let comment = method.function.comment.dropping { block in
    switch block {
    case .paragraph(let text): text.hasPrefix("Thread safety:")
    case .verbatim: false
    case .parameter(let name, _): !passed.contains(JavaScriptTypes.camelCase(name))
    case .returns: true
    }
  }
  let tag = { (name: String) in "@param \(JavaScriptTypes.camelCase(name))" }
  let lines = comment.lines(width: 96, parameter: tag, returns: "@returns")
  return commentText(lines, indent: indent, names)
}

/// The names of C with their names in JavaScript, the longest first.
private struct Names {
  let pairs: [(c: String, javaScript: String)]

  init(_ methods: [JavaScriptMethod], _ types: TypesHeader) {
    let functions = methods.map { method in
      let owner = method.owner.map { JavaScriptTypes.className($0) + "." } ?? ""
      return (method.function.name, method.kind == .constructor ? "new " + owner.dropLast() : owner + method.name)
    }
    let constants = types.declarations.flatMap { declaration -> [(String, String)] in
      guard case .enumeration(_, let values) = declaration.kind else { return [] }
      let name = JavaScriptTypes.className(declaration.name)
      return values.map { ($0.name, "\(name).\(declaration.suffix(of: $0))") }
    }
    let others = [
      ("scrollkit_scroller_next_event", "Scroller.nextEvent"), ("scrollkit_scroller_destroy", "Scroller.destroy"),
      ("scrollkit_scroller_set_delegate", "Scroller.setDelegate"), ("NULL", "null"),
    ]
    pairs = (functions + constants + others).sorted { $0.0.count > $1.0.count }
      .map { (c: $0.0, javaScript: $0.1) }
  }

  func translating(_ text: String) -> String {
    guard text.contains("scrollkit_") || text.contains("SCROLLKIT_") || text.contains("NULL") else { return text }
    return pairs.reduce(text) { $0.replacing($1.c, with: $1.javaScript) }
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
