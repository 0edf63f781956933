/// A function of the C interface.
struct CFunction {
  let name: String
  let parameters: [Parameter]
  let result: CType
  let comment: DocComment
  /// The source file that it is written in, without its ending.
  let file: String
  /// The line in that file.
  let line: Int

  struct Parameter {
    let name: String
    let type: CType
  }

  /// - Throws: A `GenerationError` whose text begins with the function's name.
  init(_ symbol: SymbolGraph.Symbol, types: TypesHeader) throws {
    name = String(symbol.names.title.prefix { $0 != "(" })
    do {
      // The compiler gives a function with a C name the identifier of a C declaration.
      guard name.hasPrefix("scrollkit_"), symbol.identifier.precise.hasPrefix("c:") else {
        throw GenerationError("a public function must be named scrollkit_… and marked @_cdecl")
      }
      guard let signature = symbol.functionSignature, let location = symbol.location else {
        throw GenerationError("the symbol graph lacks its parameters or its location")
      }
      parameters = try (signature.parameters ?? []).map { try Parameter($0, types: types) }
      result = try CType(swift: signature.returns.spelling, types: types)
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
    type = try CType(swift: spelling, types: types)
    if case .named(let struct_) = type, types.structs.contains(struct_) {
      throw GenerationError("the struct \(struct_) must be passed by pointer")
    }
    if case .pointer = type, !spelling.hasSuffix("?") {
      throw GenerationError("the parameter \(name) must be optional, because C may pass NULL")
    }
  }
}
