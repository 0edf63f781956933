/// A function of the C interface.
struct CFunction {
  let name: String
  /// Whether it is written without a C name: its C function records the call on a traced scroller or list.
  let isImplementation: Bool
  /// Whether that C function is generated.
  let isTraced: Bool
  let parameters: [Parameter]
  let result: CType
  /// The spelling of the result in Swift.
  let swiftResult: String
  let comment: DocComment
  /// The source file that it is written in, without its ending.
  let file: String
  /// The line in that file.
  let line: Int

  struct Parameter {
    let name: String
    let type: CType
    /// The spelling of the type in Swift.
    let swift: String
  }

  /// The name of the function that is written by hand, without `scrollkit_`.
  var implementation: Substring { name.dropFirst("scrollkit_".count) }

  /// Whether it calls functions of a delegate, and answers without a status. What one throws is thrown again after the call.
  var answersAfterDelegate: Bool { ["scrollkit_scroller_responds_to", "scrollkit_scroller_tick_offset"].contains(name) }

  /// Whether it returns 1 or 0.
  var isPredicate: Bool { result.isBoolean(comment.returned ?? "") }

  /// - Parameter recorders: The names of the C functions that are written by hand for functions without a C name.
  /// - Throws: A `GenerationError` whose text begins with the function's name.
  init(_ symbol: SymbolGraph.Symbol, recorders: Set<String>, types: TypesHeader) throws {
    isImplementation = !symbol.hasCName
    name = isImplementation ? "scrollkit_" + symbol.name : symbol.name
    isTraced = isImplementation && !recorders.contains(name)
    do {
      guard name.hasPrefix("scrollkit_") else {
        throw GenerationError("a function with a C name must be named scrollkit_…")
      }
      guard let signature = symbol.functionSignature, let location = symbol.location else {
        throw GenerationError("the symbol graph lacks its parameters or its location")
      }
      parameters = try (signature.parameters ?? []).map { try Parameter($0, types: types) }
      swiftResult = signature.returns.spelling
      result = try CType(swift: swiftResult, types: types)
      if case .named(let type) = result, types.structs.contains(type) {
        throw GenerationError("a struct is returned through a pointer, not by value")
      }
      comment = try DocComment(symbol.docComment?.lines.map(\.text) ?? [])
      guard comment.parameterNames == parameters.map(\.name) else {
        throw GenerationError("the comment must have a @param for each parameter, in order")
      }
      guard comment.hasReturn == (result != .void) else {
        throw GenerationError("the comment must have a @return if and only if something is returned")
      }
      file = String(location.uri.split(separator: "/").last?.dropLast(".swift".count) ?? "")
      line = location.position.line
      let isReader = name.contains("_get_") || name.contains("_responds_to") || name.contains("_needs_")
      if !isImplementation, !isReader, swiftResult == "scrollkit_status", let type = parameters.first?.type,
        CType.traced.contains(type)
      {
        throw GenerationError(
          "a function that changes a scroller or a list is written without @_cdecl, named \(implementation)")
      }
    } catch {
      throw GenerationError("\(name): \(error)")
    }
  }
}

extension CFunction.Parameter {
  fileprivate init(_ parameter: SymbolGraph.Signature.Parameter, types: TypesHeader) throws {
    name = parameter.name
    let declaration = parameter.declarationFragments.spelling
    guard let spelling = declaration.within("\(name): ", "") else {
      throw GenerationError("the parameter `\(declaration)` has an unknown form")
    }
    swift = spelling
    type = try CType(swift: spelling, types: types)
    if case .named(let struct_) = type, types.structs.contains(struct_) {
      throw GenerationError("the struct \(struct_) must be passed by pointer")
    }
    if case .pointer = type, !spelling.hasSuffix("?") {
      throw GenerationError("the parameter \(name) must be optional, because C may pass NULL")
    }
  }
}

extension CType {
  fileprivate static var scroller: CType { .pointer(to: .named("scrollkit_scroller"), isConst: false) }
  fileprivate static var list: CType { .pointer(to: .named("scrollkit_list"), isConst: false) }
  /// The first parameters of functions whose calls are recorded.
  fileprivate static var traced: [CType] { [scroller, scrollers, list] }
  fileprivate static var scrollers: CType { .pointer(to: scroller, isConst: true) }
}

extension SymbolGraph.Symbol {
  /// The name without the labels.
  var name: String { String(names.title.prefix { $0 != "(" }) }

  /// Whether it is marked @_cdecl. The compiler then gives it the identifier of a C declaration.
  var hasCName: Bool { identifier.precise.hasPrefix("c:") }

  var isGenerated: Bool { location?.uri.contains("/Generated/") ?? false }
}
