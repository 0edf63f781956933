/// `bindings/javascript/scrollkit.mjs`: constants, structs and functions for WebAssembly.
func javaScriptModule(_ interface: CInterface) throws -> String {
  let types = JavaScriptTypes(header: interface.types)
  let methods = try interface.functions.compactMap { try JavaScriptMethod($0, types) }
  let functions = methods.filter { $0.owner == nil }.map(\.definition).joined(separator: "\n")
  let classes = interface.types.declarations.compactMap { declaration -> String? in
    guard case .handle = declaration.kind, declaration.name != "scrollkit_trace" else { return nil }
    return classText(declaration.name, methods)
  }
  return """
    // Generated, do not edit; run
    // \(GenerateBindings.command)
    \(javaScriptLoading)
    \(interface.types.declarations.compactMap(constants).joined(separator: "\n"))
    // How each struct lies in memory.
    const structs = {
    \(interface.types.declarations.compactMap { codec($0, types) }.joined())};

    \(functions)
    \(classes.joined(separator: "\n"))\(javaScriptTraces)
    """
}

private func constants(_ declaration: TypesHeader.Declaration) -> String? {
  guard case .enumeration(_, let values) = declaration.kind else { return nil }
  let members = values.map { "  \(declaration.suffix(of: $0)): \($0.number),\n" }.joined()
  return "export const \(JavaScriptTypes.className(declaration.name)) = Object.freeze({\n\(members)});\n"
}

/// Reads a struct from memory, or writes the fields that an object has; the others are 0.
private func codec(_ declaration: TypesHeader.Declaration, _ types: JavaScriptTypes) -> String? {
  guard case .structure(let fields) = declaration.kind else { return nil }
  let (offsets, size) = types.layout(fields)
  let members = zip(fields, offsets).compactMap { field, offset -> Member? in
    guard !["struct_size", "reserved"].contains(field.name), let scalar = types.scalar(field.type) else {
      return nil
    }
    return Member(field: field, name: JavaScriptTypes.camelCase(field.name), offset: offset, scalar: scalar)
  }
  let reads = members.map { "        \($0.name): \($0.read),\n" }
  let writes = members.map { "      view.set\($0.scalar.rawValue)(at + \($0.offset), \($0.written(types)), true);\n" }
  let isSized = fields.first?.name == "struct_size"
  let names = members.map { "\"\($0.name)\"" }.commas(end: "").wrapped(96, hanging: "      ")
  return """
      \(JavaScriptTypes.camelCase(declaration.shortName)): {
        size: \(size),
        isSized: \(isSized),
        names: new Set([
    \(names.joined(separator: "\n"))]),
        read(view, at) {
          return {
    \(reads.joined())      };
        },
        write(view, at, fields) {
    \(writes.joined())    },
      },

    """
}

/// A field of a struct in JavaScript.
private struct Member {
  let field: TypesHeader.Field
  let name: String
  let offset: Int
  let scalar: JavaScriptTypes.Scalar

  var read: String {
    let value = "view.get\(scalar.rawValue)(at + \(offset), true)"
    return field.isBoolean ? "\(value) === 1" : scalar == .bigUint64 ? "Number(\(value))" : value
  }

  /// The number for C of a field of an object; 0 if the object lacks the field.
  func written(_ types: JavaScriptTypes) -> String {
    let value = "fields.\(name) ?? 0"
    if field.isBoolean { return "boolean(\"\(name)\", \(value))" }
    if case .named(let type) = field.type, types.header.enumerations.contains(type) {
      return "constant(\"\(name)\", \"\(JavaScriptTypes.className(type))\", \(value))"
    }
    return scalar.passing("\"\(name)\"", value)
  }
}

private func classText(_ handle: String, _ methods: [JavaScriptMethod]) -> String {
  let own = methods.filter { $0.owner == handle }
  let name = JavaScriptTypes.className(handle)
  let text = own.map { $0.definition.indented }.joined(separator: "\n")
  return """
    export class \(name) {
    \(text)
      destroy() {
        c.\(handle)_destroy(this[address]);
        disown(this);
        rethrow();
      }
    \(name == "Scroller" ? javaScriptEvents : "")}

    """
}

extension String {
  /// The text with two more spaces before each line that is not empty.
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
  }
}
