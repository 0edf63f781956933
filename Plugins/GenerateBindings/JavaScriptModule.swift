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
  let members = zip(fields, offsets).compactMap { field, offset -> (String, Int, JavaScriptTypes.Scalar)? in
    guard !["struct_size", "reserved"].contains(field.name), let scalar = types.scalar(field.type) else {
      return nil
    }
    return (JavaScriptTypes.camelCase(field.name), offset, scalar)
  }
  let reads = members.map { name, offset, scalar in
    let value = "view.get\(scalar.rawValue)(at + \(offset), true)"
    return "        \(name): \(scalar == .bigUint64 ? "Number(\(value))" : value),\n"
  }
  let writes = members.map { name, offset, scalar in
    let value = scalar == .bigUint64 ? "BigInt(fields.\(name) ?? 0)" : "fields.\(name) ?? 0"
    return "      view.set\(scalar.rawValue)(at + \(offset), \(value), true);\n"
  }
  let isSized = fields.first?.name == "struct_size"
  let names = members.map { "\"\($0.0)\"" }.commas(end: "").wrapped(96, hanging: "      ")
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

private func classText(_ handle: String, _ methods: [JavaScriptMethod]) -> String {
  let own = methods.filter { $0.owner == handle }
  let name = JavaScriptTypes.className(handle)
  let text = own.map { $0.definition.indented }.joined(separator: "\n")
  return """
    export class \(name) {
    \(text)
      destroy() {
        const old = this[address];
        this[address] = 0;
        objects.delete(old);
        c.\(handle)_destroy(old);
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
