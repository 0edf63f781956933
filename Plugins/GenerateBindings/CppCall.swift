/// How C++ calls a C function: results through pointers become returned values.
struct CppCall {
  let name: String
  let parameters: [String]
  let result: String
  let body: [String]
  /// Whether it returns a status.
  let canFail: Bool
  /// Whether it throws what a delegate does.
  let canThrow: Bool
  let takesDelegate: Bool
  /// The struct that it returns, if it returns a status and a struct.
  let output: String?

  /// - Parameter fills: Whether a struct is filled that the caller has, instead of returned.
  init(_ function: CFunction, _ cpp: CppTypes, fills: Bool = false) {
    let handle = cpp.handle(of: function)
    name = cpp.methodName(of: function)
    var parameters: [(text: String, standard: String?)] = []
    var arguments = handle == nil ? [] : ["handle"]
    var outputs: [(type: String, name: String)] = []
    var takesDelegate = false
    let capacity = function.parameters.firstIndex { $0.name == "capacity" } ?? 0
    for (index, parameter) in function.parameters.enumerated().dropFirst(handle == nil ? 0 : 1) {
      let text = function.comment.text(of: parameter.name)
      switch CppTypes.Role(parameter, text, cpp, isFilled: index < capacity) {
      case .value:
        let type = cpp.value(parameter.type)
        parameters.append(("\(type) \(parameter.name)", nil))
        arguments.append(cpp.toC(parameter.name, parameter.type))
      case .handle(let type):
        parameters.append(("Basic\(CppTypes.className(type))Ref<Errors> \(parameter.name)", nil))
        arguments.append("\(parameter.name).get()")
      case .input(let type, let isOptional):
        parameters.append(("const \(type) &\(parameter.name)", isOptional ? "{}" : nil))
        arguments.append("detail::c(&\(parameter.name))")
      case .array(let element, let isConst):
        parameters.append(("\(isConst ? "const " : "")\(element) *\(parameter.name)", nil))
        arguments.append(cpp.arrayToC(parameter.name, parameter.type))
      case .output(let type) where fills && cpp.isStruct(parameter.type.pointee):
        parameters.append(("\(type) &\(parameter.name)", nil))
        arguments.append("detail::c(&\(parameter.name))")
      case .output(let type):
        outputs.append((type, parameter.name))
        arguments.append(
          cpp.isStruct(parameter.type.pointee)
            ? "detail::c(&\(parameter.name))" : cpp.pointerToC(parameter.name, parameter.type))
      case .delegate:
        takesDelegate = true
      }
    }
    self.takesDelegate = takesDelegate
    let structs = cpp.structs.map { CppTypes.className($0.declaration.name) }
    let isStruct = outputs.count == 1 && structs.contains(outputs[0].type)
    output = isStruct && function.result == .named("scrollkit_status") ? outputs[0].type : nil
    self.parameters = Self.withDefaults(parameters)
    let call = "\(function.name)(\(arguments.joined(separator: ", ")))"
    let status = Self.statement("std::int32_t status = \(function.name)(", arguments)
    func answer(_ values: String) -> String { "return Errors::result(\"\(function.name)\", \(values));" }
    let declarations = outputs.map { "\($0.type) \($0.name){};" }
    switch (function.result, outputs.count) {
    case (.named("scrollkit_status"), 0):
      (result, canFail) = ("Result<void>", true)
      body = status + [answer("status")]
    case (.named("scrollkit_status"), 1):
      (result, canFail) = ("Result<\(outputs[0].type)>", true)
      body = declarations + status + [answer("status, std::move(\(outputs[0].name))")]
    case (.named("scrollkit_status"), _):
      let types = outputs.map(\.type).joined(separator: ", ")
      let tuple = "std::make_tuple(\(outputs.map(\.name).joined(separator: ", ")))"
      (result, canFail) = ("Result<std::tuple<\(types)>>", true)
      body = declarations + status + [answer("status, \(tuple)")]
    case (.named("scrollkit_event_result"), 1):
      (result, canFail) = ("Result<std::optional<\(outputs[0].type)>>", true)
      body = declarations + status + [
        "std::optional<\(outputs[0].type)> next;",
        "if (status > 0) next = \(outputs[0].name);",
        answer("status, std::move(next)"),
      ]
    default:
      (result, canFail) = (cpp.value(function.result), false)
      let value = cpp.fromC(call, function.result)
      body =
        function.answersAfterDelegate
        ? ["\(result) answer = \(value);", "detail::rethrow();", "return answer;"] : ["return \(value);"]
    }
    canThrow = canFail || function.answersAfterDelegate
  }

  /// A call in one line, or else with its arguments indented below.
  private static func statement(_ head: String, _ arguments: [String]) -> [String] {
    let line = head + arguments.joined(separator: ", ") + ");"
    return line.count <= 96 ? [line] : [head] + arguments.commas(end: ");").wrapped(96, hanging: "    ")
  }

  /// A parameter has a default if all after it have one.
  private static func withDefaults(_ parameters: [(text: String, standard: String?)]) -> [String] {
    let required = parameters.lastIndex { $0.standard == nil } ?? -1
    return parameters.enumerated().map { index, parameter in
      if index > required, let standard = parameter.standard {
        "\(parameter.text) = \(standard)"
      } else {
        parameter.text
      }
    }
  }
}
