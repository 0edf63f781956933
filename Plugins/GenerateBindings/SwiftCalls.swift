// `Sources/ScrollKitC/Generated/TracedCalls.swift` and `TracedFunctions.swift`: how calls are recorded and replayed.
//
// A function that changes a scroller or a list is written without a C name. Its C function records the call if the
// scroller or list is traced. The C function is generated, unless one is written by hand. The recording is a function of
// its own, so that a call that is not recorded costs a comparison and a jump.

import Foundation

/// The C functions, and the function that repeats a recorded call.
func swiftTracedCalls(_ interface: CInterface) throws -> String {
  let functions = interface.functions.filter(\.isTraced)
  let recorded = try functions.map(recording)
  // Functions without a status end a scroller or a list. The replay does that itself.
  let repeated = try functions.filter(\.returnsStatus).map(repeating)
  return """
    // Generated from Sources/ScrollKitC, do not edit; run
    // \(GenerateBindings.command)

    import CScrollKitTypes

    \(recorded.joined(separator: "\n"))
    /// Repeats a recorded call on a scroller or list.
    ///
    /// - Returns: The status; nil if the arguments are damaged or the function is not in this list.
    func repeatCall(
      _ function: UInt32, _ handle: OpaquePointer?, _ arguments: inout TraceReader
    ) -> scrollkit_status? {
      switch function {
    \(repeated.joined())  default: return nil
      }
    }

    """
}

/// The committed C functions without their contents, which may not compile after a change of the interface. The compiler
/// reads the interface from a build that contains them, because functions of the interface call some of them. A new one
/// is generated before it is called.
func swiftTracedCallsWithoutContents(_ committed: String) -> String {
  let heads = committed.components(separatedBy: "\n\n").filter { $0.hasPrefix("@_cdecl") }
    .map { $0.components(separatedBy: " {")[0] }
  return """
    import CScrollKitTypes

    \(heads.map { "\($0) { \($0.hasSuffix("scrollkit_status") ? ".ok" : "") }" }.joined(separator: "\n\n"))

    func repeatCall(
      _ function: UInt32, _ handle: OpaquePointer?, _ arguments: inout TraceReader
    ) -> scrollkit_status? { nil }

    """
}

/// The numbers of the functions in a trace.
func swiftTracedFunctions(_ interface: CInterface) throws -> String {
  let names = interface.functions.filter { $0.isImplementation || $0.name.hasPrefix("scrollkit_trace_create_") }
    .map { String($0.name.dropFirst("scrollkit_".count)) }
  guard Set(names.map(\.traceNumber)).count == names.count else {
    throw GenerationError("two functions have the same number in traces; rename one of them")
  }
  let numbers = names.map { "  static var \($0): UInt32 { \($0.traceNumber) }\n" }
  let cases = names.map { "  case TracedFunction.\($0): \"\($0)\"\n" }
  return """
    // Generated from Sources/ScrollKitC, do not edit; run
    // \(GenerateBindings.command)

    /// The numbers of the functions in a trace: the 32-bit FNV-1a hash of their name without `scrollkit_`.
    enum TracedFunction {
    \(numbers.joined())}

    /// The name of a function without `scrollkit_`; nil for an unknown number.
    func tracedFunctionName(_ number: UInt32) -> StaticString? {
      switch number {
    \(cases.joined())  default: nil
      }
    }

    """
}

extension String {
  /// The 32-bit FNV-1a hash of the text.
  fileprivate var traceNumber: String {
    let hash = utf8.reduce(UInt32(0x811C_9DC5)) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    let digits = String(hash, radix: 16, uppercase: true)
    return "0x" + String(repeating: "0", count: 8 - digits.count) + digits
  }
}

extension CFunction.Parameter {
  /// How a parameter lies in a record.
  fileprivate enum Form {
    /// A number or a scroller.
    case value(reader: String)
    case structure
    case array(put: String, reader: String)
    /// The count of the array before it, which is recorded with the array.
    case count
    /// Not recorded: what the function returns.
    case result(initial: String)
    /// The frame that the function returns: its answer.
    case frame
  }

  fileprivate func form(after previous: CFunction.Parameter?, before next: CFunction.Parameter?) throws -> Form {
    let isCounted = next?.isCount == true
    switch swift {
    case "Double": return .value(reader: "double()")
    case "UInt64": return .value(reader: "uint64()")
    case "UInt" where isCount && previous?.swift.hasPrefix("UnsafePointer<") == true: return .count
    case "UInt": return .value(reader: "uint()")
    case "ScrollerRef?": return .value(reader: "scroller()")
    case "UnsafePointer<Double>?" where isCounted: return .array(put: "numbers", reader: "doubles(count)")
    default: break
    }
    if swift == "UInt32" || swift.hasPrefix("scrollkit_") { return .value(reader: "uint32()") }
    if swift.hasPrefix("UnsafePointer<scrollkit_") {
      return isCounted ? .array(put: "structures", reader: "structures(count)") : .structure
    }
    if swift == "UnsafeMutablePointer<scrollkit_frame>?" { return .frame }
    if let result = swift.within("UnsafeMutablePointer<", ">?") {
      return .result(initial: result.hasPrefix("scrollkit_") ? "nil" : "\(result)()")
    }
    throw GenerationError("the parameter \(name) cannot be recorded; write its C function by hand")
  }

  private var isCount: Bool { name == "count" }
}

extension CFunction {
  /// The pointer to the box of the scroller or list that the call is made on.
  fileprivate var box: String {
    "\(parameters[0].swift == "ListRef?" ? "ListPointer" : "BoxPointer")(\(parameters[0].name))"
  }

  fileprivate var returnsStatus: Bool { result != .void }

  /// The parameters after the scroller or list.
  fileprivate func forms() throws -> [(parameter: Parameter, form: Parameter.Form)] {
    do {
      guard swiftResult == "scrollkit_status" || result == .void else {
        throw GenerationError("it does not return a status")
      }
      return try parameters.indices.dropFirst().map {
        let previous = $0 > 0 ? parameters[$0 - 1] : nil
        let next = $0 + 1 < parameters.count ? parameters[$0 + 1] : nil
        return (parameters[$0], try parameters[$0].form(after: previous, before: next))
      }
    } catch {
      throw GenerationError("\(name): \(error)")
    }
  }
}

/// The C function, and the function that records the call if the scroller or list is traced.
private func recording(_ function: CFunction) throws -> String {
  let forms = try function.forms()
  var size = 0
  var sizes: [String] = []
  var puts: [String] = []
  var hasArray = false
  var end = "end"
  for (parameter, form) in forms {
    switch form {
    case .value:
      size += 8
      puts.append("call.put(\(parameter.name))")
    case .structure:
      sizes.append("TracedCall.size(structure: \(parameter.name))")
      puts.append("call.put(structure: \(parameter.name))")
    case .array(let put, _):
      size += 8
      hasArray = true
      sizes.append("TracedCall.size(\(put): \(parameter.name), elements)")
      puts += ["call.put(count)", "call.put(\(put): \(parameter.name), elements)"]
    case .count, .result: break
    case .frame: end = "endTick"
    }
  }
  if size > 0 || sizes.isEmpty { sizes.insert("\(size)", at: 0) }
  let implementation = function.implementation
  let arguments = function.parameters.map(\.name).joined(separator: ", ")
  let call = "\(implementation)(\(arguments))"
  let elements = hasArray ? "  let elements = TracedElements.\(call)\n" : ""
  let head = function.parameters.map { "_ \($0.name): \($0.swift)" }.joined(separator: ", ")
  let result = function.returnsStatus ? " -> scrollkit_status" : ""
  let making = function.returnsStatus ? "return call.\(end)(\(call))" : "\(call)\n  _ = call.end(.ok)"
  return """
    @_cdecl("\(function.name)")
    public func \(function.name)(
      \(head)
    )\(result) {
      guard let traced = \(function.box)?.pointee.traced else {
        return \(call)
      }
      return record_\(implementation)(\(arguments), traced)
    }

    private func record_\(implementation)(
      \(head), _ traced: TracedPointer
    )\(result) {
    \(elements)  let call = TracedCall(traced, TracedFunction.\(implementation), size: \(sizes.joined(separator: " + ")))
    \(puts.map { "  \($0)\n" }.joined())  call.send()
      \(making)
    }

    """
}

/// The case that repeats a recorded call.
private func repeating(_ function: CFunction) throws -> String {
  var reads: [String] = []
  var arguments = ["handle"]
  for (parameter, form) in try function.forms() {
    var argument = parameter.name
    switch form {
    case .value(let reader): reads.append("let \(parameter.name) = arguments.\(reader)")
    case .structure: reads.append("let \(parameter.name): \(parameter.swift) = arguments.structure()")
    case .array(_, let reader):
      reads.append("let count = arguments.count()")
      reads.append("let \(parameter.name): \(parameter.swift) = arguments.\(reader)")
    case .count: break
    case .result("nil"), .frame: argument = "nil"
    case .result(let initial):
      reads.append("var \(parameter.name) = \(initial)")
      argument = "&\(parameter.name)"
    }
    arguments.append(argument)
  }
  return """
      case TracedFunction.\(function.implementation):
    \(reads.map { "    \($0)\n" }.joined())    guard arguments.isComplete else { return nil }
        return \(function.implementation)(\(arguments.joined(separator: ", ")))

    """
}
