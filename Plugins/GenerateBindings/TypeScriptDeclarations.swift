/// `bindings/javascript/scrollkit.d.mts`: the types and the documentation of the JavaScript module.
func typeScriptDeclarations(_ interface: CInterface) throws -> String {
  let types = JavaScriptTypes(header: interface.types)
  let methods = try interface.functions.compactMap { try JavaScriptMethod($0, types) }
  let names = JavaScriptNames(methods, interface.types)
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
  let enums = interface.types.declarations.compactMap { declaration -> String? in
    guard case .enumeration = declaration.kind else { return nil }
    return "\"\(JavaScriptTypes.className(declaration.name))\""
  }
  return """
    // Generated, do not edit; run
    // \(GenerateBindings.command)
    \(typeScriptPreamble)
    /** The name of an enum. */
    export type EnumName =
    \(enums.joined(separator: " | ").wrapped(96, hanging: "  ").joined(separator: "\n"));

    \(declarations.joined(separator: "\n"))
    \(functions.joined(separator: "\n"))\(typeScriptTraces)
    """
}

private let typeScriptPreamble = """

  /** A call was refused, and nothing has changed. */
  export class ScrollKitError extends Error {
    readonly status: Status;
  }

  /** The object was destroyed, or the trace stopped; the status is NULL_ARGUMENT. */
  export class ClosedError extends ScrollKitError {}

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
  _ declaration: TypesHeader.Declaration, _ values: [TypesHeader.Value], _ names: JavaScriptNames
) -> String {
  let name = JavaScriptTypes.className(declaration.name)
  let members = values.map { value in
    commentText(value.comment, indent: 2, names) + "  readonly \(declaration.suffix(of: value)): \(value.number);\n"
  }
  let type = declaration.isFlags || declaration.isOpen ? "number" : "(typeof \(name))[keyof typeof \(name)]"
  return commentText(declaration.comment, indent: 0, names)
    + "export const \(name): {\n\(members.joined())};\nexport type \(name) = \(type);\n"
}

private func structure(
  _ declaration: TypesHeader.Declaration, _ fields: [TypesHeader.Field], _ types: JavaScriptTypes,
  _ names: JavaScriptNames
) -> String? {
  let members = fields.filter {
    !["struct_size", "reserved"].contains($0.name) && types.scalar($0.type) != nil
  }
  guard declaration.name != "scrollkit_delegate" else { return nil }
  let lines = members.map { field in
    commentText(field.comment, isBoolean: field.isBoolean, indent: 2, names)
      + "  \(JavaScriptTypes.camelCase(field.name)): \(field.isBoolean ? "boolean" : typeScript(field.type, types));\n"
  }
  let name = JavaScriptTypes.className(declaration.name)
  return commentText(declaration.comment, indent: 0, names) + "export interface \(name) {\n\(lines.joined())}\n"
}

private func classText(
  _ declaration: TypesHeader.Declaration, _ methods: [JavaScriptMethod], _ types: JavaScriptTypes,
  _ names: JavaScriptNames
) -> String {
  let name = JavaScriptTypes.className(declaration.name)
  let own = methods.filter { $0.owner == declaration.name }.map {
    commentText($0, indent: 2, names) + "  \(signature($0, types));\n"
  }
  let events = """

      /** The frame to draw, as of the last call; that of getFrame. */
      readonly frame: Frame;

      /** Takes the oldest event, or null. */
      nextEvent(): Event | null;

      /** Takes the events that wait, oldest first. */
      events(): Generator<Event>;

      /** Sets the functions that receive what happens; null removes them. A scroller that has some is not collected. */
      setDelegate(delegate: Delegate | null): void;

    """
  return commentText(declaration.comment, indent: 0, names) + """
    export class \(name) {
    \(own.joined(separator: "\n"))
      /** Frees it. Later calls throw. One that is collected and was not freed warns on the console. */
      destroy(): void;
    \(name == "Scroller" ? events : "")}

    """
}

/// `name(parameters): result`.
private func signature(_ method: JavaScriptMethod, _ types: JavaScriptTypes) -> String {
  let needed = method.parameters.map { parameter in
    !isOptional(parameter.role)
      || method.function.comment.text(ofParameter: parameter.name)?.contains("must not be NULL") == true
  }
  let last = needed.lastIndex(of: true) ?? -1
  let parameters = method.parameters.enumerated().map { index, parameter in
    let isEnumName = method.function.name == JavaScriptMethod.enumName && parameter.name == "type"
    let type = isEnumName ? "EnumName" : typeScript(parameter.type, parameter.role, types)
    let mark = index > last ? "?" : ""
    return "\(parameter.name)\(mark): \(type)"
  }
  let head = "(\(parameters.joined(separator: ", ")))"
  if method.kind == .constructor { return "constructor" + head }
  return "\(method.name)\(head): \(result(method, types))"
}

private func isOptional(_ role: JavaScriptTypes.Role) -> Bool {
  switch role {
  case .structure, .handle: true
  case .scalar, .boolean, .enumeration, .text, .array, .count, .newHandle, .newScalar, .newBoolean, .newScalars,
    .newCount, .newStructure, .newStructures:
    false
  }
}

private func typeScript(
  _ type: CType, _ role: JavaScriptTypes.Role, _ types: JavaScriptTypes
) -> String {
  switch role {
  case .boolean: "boolean"
  case .text: "string"
  case .handle(let name): "\(JavaScriptTypes.className(name)) | null"
  case .structure(let name): "Partial<\(JavaScriptTypes.className(name))> | null"
  case .array(of: .scalar): "ArrayLike<number>"
  case .array(of: .handle(let name)): "readonly \(JavaScriptTypes.className(name))[]"
  case .array(of: .structure(let name)): "readonly Partial<\(JavaScriptTypes.className(name))>[]"
  case .scalar, .enumeration, .count, .newHandle, .newScalar, .newBoolean, .newScalars, .newCount, .newStructure,
    .newStructures:
    typeScript(type, types)
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
    case .newBoolean: "boolean"
    case .newScalars: "number[]"
    case .newStructure(let name): JavaScriptTypes.className(name)
    case .newStructures(let name): "\(JavaScriptTypes.className(name))[]"
    case .scalar, .boolean, .enumeration, .text, .handle, .array, .count, .structure, .newHandle, .newCount: nil
    }
  }
  if results.count > 1 { return "[\(results.joined(separator: ", "))]" }
  if let only = results.first { return only }
  if method.function.isPredicate { return "boolean" }
  switch method.function.result {
  case .void: return "void"
  case .pointer: return "string"
  case .named: return typeScript(method.function.result, types)
  }
}

/// A comment in the header, in lines of C.
private func commentText(
  _ comment: [String], isBoolean: Bool = false, indent: Int, _ names: JavaScriptNames
) -> String {
  let paragraphs = comment.split(separator: "").map { names.translating($0.joined(separator: " "), isBoolean: isBoolean) }
  let lines = paragraphs.filter { !$0.isEmpty }.map { $0.wrapped(96) }.joined(separator: [""])
  return commentText(Array(lines), indent: indent)
}

private func commentText(_ lines: [String], indent: Int) -> String {
  let space = String(repeating: " ", count: indent)
  if lines.isEmpty { return "" }
  guard lines.count > 1 else { return "\(space)/** \(lines[0]) */\n" }
  return "\(space)/**\n" + lines.map { "\(space) * \($0)".trimmedEnd + "\n" }.joined() + "\(space) */\n"
}

/// The paragraphs of a function's comment, and the parameters that a caller in JavaScript passes.
private func commentText(_ method: JavaScriptMethod, indent: Int, _ names: JavaScriptNames) -> String {
  let passed = Set(method.parameters.map(\.name))
  let comment = method.function.comment.dropping { block in
    switch block {
    case .paragraph(let text): text.hasPrefix("Thread safety:") || names.translating(text).isEmpty
    case .verbatim: false
    case .parameter(let name, _): !passed.contains(JavaScriptTypes.camelCase(name))
    case .returns: true
    }
  }.mapping { block in
    switch block {
    case .paragraph(let text): .paragraph(names.translating(text))
    case .verbatim: block
    case .parameter("type", _) where method.function.name == JavaScriptMethod.enumName:
      .parameter(name: "type", text: "The name of the enum, such as \"Phase\".")
    case .parameter(let name, let text):
      .parameter(name: name, text: names.translating(text, isBoolean: isBoolean(name, method.function)))
    case .returns: block
    }
  }
  let tag = { (name: String) in "@param \(JavaScriptTypes.camelCase(name))" }
  return commentText(comment.lines(width: 96, parameter: tag, returns: "@returns"), indent: indent)
}

private func isBoolean(_ name: String, _ function: CFunction) -> Bool {
  let type = function.parameters.first { $0.name == name }?.type
  return type?.isBoolean(function.comment.text(ofParameter: name) ?? "") ?? false
}

extension String {
  fileprivate var trimmedEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
