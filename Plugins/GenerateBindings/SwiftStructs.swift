/// `Sources/ScrollKitC/Generated/Structs.swift`: the structs, their sizes, and the validation of those that a caller fills in.
///
/// A field's range is the last sentence of its comment, "Range: 0 to 1." Without one, a `double` is validated as a length.
/// A struct whose `struct_size` is "set before the call" is written by the library and not validated.
func swiftStructs(_ types: TypesHeader) -> String {
  let structures = types.declarations.compactMap { declaration -> Structure? in
    guard case .structure(let fields) = declaration.kind else { return nil }
    return Structure(name: declaration.name, shortName: declaration.shortName, fields: fields)
  }
  let extensions = structures.map {
    $0.isWritten ? "extension \($0.name): SizedStruct {}\n\n" : validation(of: $0.name, $0.fields, types)
  }
  let invalidFields = structures.enumerated().filter { !$1.isWritten }.map { index, structure in
    "  case \(index): return \(structure.name).invalidField(at: value)\n"
  }
  let sizes = structures.enumerated().map { index, structure in
    "  case \(index): return MemoryLayout<\(structure.name)>.size\n"
  }
  return """
    // Generated from include, do not edit; run
    // \(GenerateBindings.command)

    import CScrollKitTypes

    \(extensions.joined())
    /// The name of the first field that makes a struct invalid; nil if none does, or for an unknown type.
    func invalidField(of type: UnsafePointer<CChar>, at value: UnsafeRawPointer) -> StaticString? {
      switch index(of: type, in: structNames) {
    \(invalidFields.joined())  default: return nil  // a struct that the library writes, or none
      }
    }

    /// The size of a struct, in bytes; 0 for an unknown type.
    func size(of type: UnsafePointer<CChar>) -> Int {
      switch index(of: type, in: structNames) {
    \(sizes.joined())  default: return 0  // a C caller may send any name
      }
    }

    private let structNames: StaticString = "\(structures.map { "\($0.shortName)\\0" }.joined())"
    """.trimmed + "\n"
}

/// A struct of the interface.
private struct Structure {
  let name: String
  let shortName: Substring
  let fields: [TypesHeader.Field]

  /// Whether the library writes it.
  var isWritten: Bool { fields.first?.isSetBeforeTheCall ?? false }
}

private func validation(
  of name: String, _ fields: [TypesHeader.Field], _ types: TypesHeader
) -> String {
  let numbers = fields.filter { $0.type == .named("double") }.map { field in
    let (lower, upper) = field.range ?? ("-longestLength", "longestLength")
    let limit = upper == "infinity" ? ".infinity" : upper
    return "    if let error = rangeError(\(field.name), \(lower), \(limit)) { return InvalidField(\"\(field.name)\", error) }\n"
  }
  let values = fields.compactMap { field in
    condition(on: field, types).map { "    guard \($0) else { return InvalidField(\"\(field.name)\", .invalidArgument) }\n" }
  }
  return """
    extension \(name): InputStruct {
      func invalidField() -> InvalidField? {
    \(numbers.joined())\(values.joined())    return nil
      }
    }


    """
}

/// The condition that a field of whole numbers meets; nil if it may have any value.
private func condition(on field: TypesHeader.Field, _ types: TypesHeader) -> String? {
  if field.name == "reserved" { return "reserved == 0" }
  if let (lower, upper) = field.range, field.type == .named("uint32_t"), lower == "0" {
    return "\(field.name) <= \(upper)"
  }
  guard case .named(let type) = field.type,
    case .enumeration(_, let values) = types.kinds[type]
  else { return nil }
  let numbers = values.compactMap { UInt32($0.number) }
  if numbers == (0..<UInt32(numbers.count)).map({ $0 }) {
    return "\(field.name) < \(numbers.count)"
  } else if numbers == numbers.indices.map({ 1 << UInt32($0) }) {
    return "\(field.name) < \(1 << UInt32(numbers.count))"
  }
  return nil  // has gaps: validated where it is read
}

extension TypesHeader.Field {
  /// Whether it is the size of a struct that the library writes.
  fileprivate var isSetBeforeTheCall: Bool { comment.joined(separator: " ").contains("set before the call") }

  /// The range that its comment states.
  fileprivate var range: (lower: String, upper: String)? {
    let text = comment.joined(separator: " ")
    guard let match = text.firstMatch(of: /Range: (\S+) to (\S+)\.$/) else { return nil }
    return (String(match.1), String(match.2))
  }
}
