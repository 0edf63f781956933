/// A C function as a function or method of JavaScript.
struct JavaScriptMethod {
  let function: CFunction
  /// The class that it belongs to; nil for a function of the module.
  let owner: String?
  let kind: Kind
  /// The roles of the C parameters.
  let roles: [JavaScriptTypes.Role]

  enum Kind {
    case constructor, method, function
  }

  /// Written by hand or left out, as all functions of traces: they pass functions or addresses, or end an object's life.
  private static let written = [
    "scrollkit_struct_init", "scrollkit_struct_get_size", "scrollkit_struct_get_invalid_field", "scrollkit_scroller_set_delegate",
    "scrollkit_scroller_next_event", "scrollkit_scroller_destroy", "scrollkit_window_destroy", "scrollkit_list_destroy",
  ]

  /// The function to which a caller passes the name of an enum.
  static let enumName = "scrollkit_enum_name"

  init?(_ function: CFunction, _ types: JavaScriptTypes) throws {
    guard !Self.written.contains(function.name), !function.name.hasPrefix("scrollkit_trace_") else { return nil }
    self.function = function
    roles = try function.parameters.indices.map { try types.role(of: $0, in: function) }
    if case .newHandle(let name)? = roles.last {
      (owner, kind) = (name, .constructor)
    } else if case .handle(let name)? = roles.first {
      (owner, kind) = (name, .method)
    } else {
      (owner, kind) = (nil, .function)
    }
  }

  var name: String {
    let short = function.name.dropFirst("scrollkit_".count)
    guard let owner, kind == .method else { return JavaScriptTypes.camelCase(short) }
    let noun = owner.dropFirst("scrollkit_".count) + "_"
    return JavaScriptTypes.camelCase(short.hasPrefix(noun) ? short.dropFirst(noun.count) : short)
  }

  /// The parameters that a caller passes, with their roles.
  var parameters: [(name: String, type: CType, role: JavaScriptTypes.Role)] {
    zip(function.parameters, roles).dropFirst(kind == .method ? 1 : 0).compactMap { parameter, role in
      switch role {
      case .count, .newHandle, .newScalar, .newBoolean, .newScalars, .newCount, .newStructure, .newStructures: nil
      case .scalar, .boolean, .enumeration, .text, .handle, .array, .structure:
        (JavaScriptTypes.camelCase(parameter.name), parameter.type, role)
      }
    }
  }

  /// The definition, without comment.
  var definition: String {
    let head = parameters.map(\.name).joined(separator: ", ")
    var lines: [String] = []
    var arguments: [String] = []
    var results: [String] = []
    var reads: [String] = []
    var counted = ""
    let fillsArrays = function.parameters.contains { $0.name == "capacity" }
    for (index, (parameter, role)) in zip(function.parameters, roles).enumerated() {
      let name = JavaScriptTypes.camelCase(parameter.name)
      switch role {
      case .scalar(let scalar): arguments.append(scalar.passing("\"\(name)\"", name))
      case .boolean: arguments.append("boolean(\"\(name)\", \(name))")
      case .enumeration(let type): arguments.append("constant(\"\(name)\", \"\(JavaScriptTypes.className(type))\", \(name))")
      case .text where function.name == Self.enumName: arguments.append("passText(snakeCase(\(name)))")
      case .text: arguments.append("passText(\(name))")
      case .handle where index == 0 && kind == .method: arguments.append("open(this)")
      case .handle(let type): arguments.append("passHandle(\"\(name)\", \(JavaScriptTypes.className(type)), \(name))")
      case .structure(let type): arguments.append("pass(\(codec(type)), \(name))")
      case .array(of: let element):
        counted = name
        arguments.append(passArray(element, name))
      case .count: arguments.append("\(counted).length")
      case .newHandle, .newScalar, .newBoolean, .newScalars, .newCount, .newStructure, .newStructures:
        let result = "new\(name.prefix(1).uppercased())\(name.dropFirst())"
        lines.append("const \(result) = \(reserve(role, counted));")
        arguments.append(result)
        let value = read(role, result, counted)
        switch role {
        case .newCount: reads.append("const filled = \(value);")
        case .newStructure where fillsArrays:
          reads += ["const \(name) = \(value);", "const filled = Math.min(capacity, \(name).count);"]
          results.append(name)
        case .newHandle, .newScalar, .newBoolean, .newScalars, .newStructure, .newStructures, .scalar, .boolean,
          .enumeration, .text, .handle, .array, .count, .structure:
          results.append(value)
        }
      }
    }
    let call = "c.\(function.name)(\(arguments.joined(separator: ", ")))"
    lines += body(call, reads, results)
    if lines.contains(where: { $0.contains("pass") || $0.contains("reserve") }) {
      lines = ["const top = c.__stack_pointer.value;", "try {"] + lines.map { "  " + $0 }
        + ["} finally {", "  c.__stack_pointer.value = top;", "}"]
    }
    let start = kind == .function ? "export function \(name)" : kind == .method ? name : "constructor"
    return "\(start)(\(head)) {\n\(lines.map { "  \($0)\n" }.joined())}\n"
  }

  private func body(_ call: String, _ reads: [String], _ results: [String]) -> [String] {
    let isOne = function.isPredicate ? " === 1" : ""
    return switch (function.result, results.count) {
    case (.pointer(.named("char"), _), _): ["return readText(\(call));"]
    case (.named("scrollkit_status"), 0): ["return check(\(call));"]
    case (.named("scrollkit_status"), 1) where kind == .constructor:
      ["check(\(call));", "own(this, \(results[0]), \"destroy\");"]
    case (.named("scrollkit_status"), 1): ["check(\(call));", "return \(results[0]);"]
    case (.named("scrollkit_status"), _):
      ["check(\(call));"] + reads + ["return [\(results.joined(separator: ", "))];"]
    case (.void, _): ["\(call);"]
    case (.named, _), (.pointer, _):
      function.answersAfterDelegate
        ? ["const answer = \(call)\(isOne);", "rethrow();", "return answer;"] : ["return \(call)\(isOne);"]
    }
  }

  private func codec(_ type: String) -> String {
    "structs." + JavaScriptTypes.camelCase(type.dropFirst("scrollkit_".count))
  }

  private func passArray(_ element: JavaScriptTypes.Element, _ name: String) -> String {
    switch element {
    case .scalar: "passNumbers(\(name))"
    case .handle(let type): "passHandles(\"\(name)\", \(JavaScriptTypes.className(type)), \(name))"
    case .structure(let type): "passStructs(\(codec(type)), \(name))"
    }
  }

  private func reserve(_ role: JavaScriptTypes.Role, _ counted: String) -> String {
    switch role {
    case .newStructure(let type): "pass(\(codec(type)), {})"
    case .newStructures(let type): "passStructs(\(codec(type)), \(counted).map(() => ({})))"
    case .newScalars(let scalar): "reserve(capacity * \(scalar.size))"
    case .newHandle, .newScalar, .newBoolean, .newCount, .scalar, .boolean, .enumeration, .text, .handle, .array, .count,
      .structure:
      "reserve(8)"
    }
  }

  private func read(_ role: JavaScriptTypes.Role, _ name: String, _ counted: String) -> String {
    switch role {
    case .newScalar(let scalar): number(scalar, name)
    case .newBoolean: "\(number(.uint32, name)) === 1"
    case .newScalars(let scalar):
      "Array.from({ length: filled }, (_, i) => \(number(scalar, "\(name) + i * \(scalar.size)")))"
    case .newStructure(let type): "\(codec(type)).read(memory(), \(name))"
    case .newStructures(let type):
      "\(counted).map((_, i) => \(codec(type)).read(memory(), \(name) + i * \(codec(type)).size))"
    case .newHandle, .newCount, .scalar, .boolean, .enumeration, .text, .handle, .array, .count, .structure:
      "memory().getUint32(\(name), true)"
    }
  }

  private func number(_ scalar: JavaScriptTypes.Scalar, _ address: String) -> String {
    switch scalar {
    case .bigUint64: "Number(memory().getBigUint64(\(address), true))"
    case .float64, .int32, .uint32: "memory().get\(scalar.rawValue)(\(address), true)"
    }
  }
}
