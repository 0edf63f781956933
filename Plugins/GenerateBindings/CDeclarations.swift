/// All declarations as plain C for parsers without a preprocessor: no macro, attribute or include.
func cDeclarations(_ interface: CInterface) -> String {
  let types = interface.types.declarations.map(text).joined()
  let sections = interface.headers.flatMap(\.sections).map(text)
  return types + "\n" + sections.joined(separator: "\n")
}

/// `bindings/scrollkit.cdef.h`, for PHP, Python's cffi, LuaJIT and others.
func cDefinitions(_ interface: CInterface) -> String {
  """
  /* Generated, do not edit; run
   * \(GenerateBindings.command)
   *
   * The whole C interface without preprocessor, for FFIs. scrollkit.h documents it.
   */
  \(cDeclarations(interface))
  """
}

private func text(_ declaration: TypesHeader.Declaration) -> String {
  let name = declaration.name
  switch declaration.kind {
  case .handle: return "typedef struct \(name) \(name);\n"
  case .enumeration(let type, let values):
    let lines = values.map { "\($0.name) = \($0.number)" }.commas(end: "").map { "  \($0)\n" }
    return "\ntypedef \(type.declaring(name));\nenum {\n\(lines.joined())};\n"
  case .structure(let fields):
    let lines = fields.map { "  \($0.type.declaring($0.name));\n" }
    return "\ntypedef struct \(name) {\n\(lines.joined())} \(name);\n"
  case .callback(let result, let parameters):
    let list = parameters.map { $0.type.declaring($0.name) }.commas(end: ");")
    let lines = list.wrapped(100, hanging: "    ").joined(separator: "\n")
    return "\ntypedef \(result.declaring("(*\(name))"))(\n\(lines)\n"
  }
}

private func text(_ section: CInterface.Section) -> String {
  let functions = section.functions.flatMap { $0.declaration(prefix: "", width: 100) }
  return "/* \(section.title) */\n" + functions.map { $0 + "\n" }.joined()
}
