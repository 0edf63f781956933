/// `include/scrollkit/CONCEPT.h`: the functions of a concept with their comments, and the
/// initialisers of its structs.
func cHeader(_ header: CInterface.Header, _ types: TypesHeader) -> String {
  let guardName = "SCROLLKIT_\(header.concept.uppercased())_H"
  let signatures = header.functions.flatMap { [$0.result] + $0.parameters.map(\.type) }
  let own = types.declarations.filter { $0.concept == header.concept }
  let used = Set(signatures.compactMap(types.concept(of:)) + own.map(\.concept)).sorted()
  let macros = own.compactMap(initialiser)
  return """
    /* Generated from Sources/ScrollKitC, do not edit; run
     * \(GenerateBindings.command) */
    /**
     * @file \(header.concept).h
     * \(header.title)
     */
    #ifndef \(guardName)
    #define \(guardName)

    #include "api.h"
    \(used.map { "#include \"types/\($0).h\"" }.joined(separator: "\n"))

    #ifdef __cplusplus
    extern "C" {
    #endif

    \(macros.isEmpty ? "" : macros.joined(separator: "\n") + "\n\n")\
    \(header.sections.map(text).joined(separator: "\n"))
    #ifdef __cplusplus
    }
    #endif

    #endif /* \(guardName) */

    """
}

private let width = 100

/// The macro that initialises a struct to its defaults.
private func initialiser(_ declaration: TypesHeader.Declaration) -> String? {
  guard case .structure(let fields) = declaration.kind else { return nil }
  let zeros = fields.dropFirst().map { field in
    switch field.type {
    case .pointer: "NULL"
    case .named(let name): name.hasSuffix("_function") ? "NULL" : "0"
    case .void: "0"
    }
  }
  let values = ["sizeof(\(declaration.name))"] + zeros
  let lines = values.commas(end: "}").wrapped(width - 2, hanging: "    ")
  return "/** The defaults of \(declaration.name). */\n"
    + (["#define \(declaration.name.uppercased())_INIT {"] + lines).joined(separator: " \\\n")
}

/// The functions of a source file, under its name.
private func text(_ section: CInterface.Section) -> String {
  let start = "/* ---- \(section.title) "
  let rule = start + String(repeating: "-", count: width - start.count - 3) + " */\n"
  return rule + section.functions.map { "\n" + text($0) }.joined()
}

private func text(_ function: CFunction) -> String {
  let comment = function.comment.lines(
    width: width - 3, parameter: { "@param \($0)" }, returns: "@return")
  let lines = ["/**"] + comment.map { $0.isEmpty ? " *" : " * \($0)" } + [" */"]
  let declaration = function.declaration(prefix: "SCROLLKIT_API ", width: width)
  return (lines + declaration).map { $0 + "\n" }.joined()
}

extension CFunction {
  /// The C declaration, in as many lines as it needs.
  func declaration(prefix: String, width: Int) -> [String] {
    let start = prefix + result.declaring(name) + "("
    let list = parameters.isEmpty ? ["void"] : parameters.map { $0.type.declaring($0.name) }
    let line = start + list.joined(separator: ", ") + ");"
    return line.count <= width
      ? [line] : [start] + list.commas(end: ");").wrapped(width, hanging: "    ")
  }
}
