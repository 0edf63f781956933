/// `Sources/ScrollKitC/Generated/Structs.swift`: the structs, and the validation of those that a caller fills in.
///
/// A field's range is the last sentence of its comment, "Range: 0 to 1." Without one, a `double` is validated as a length.
/// A struct whose `struct_size` is "set before the call" is written by the library and not validated.
func swiftStructs(_ types: TypesHeader) -> String {
  let structs = types.declarations.map { declaration in
    guard case .structure(let fields) = declaration.kind else { return "" }
    return fields.first?.isSetBeforeTheCall ?? false
      ? "extension \(declaration.name): SizedStruct {}\n\n"
      : validation(of: declaration.name, fields, types)
  }
  return """
    // Generated from include, do not edit; run
    // \(GenerateBindings.command)

    import CScrollKitTypes

    \(structs.joined())
    /// The name of the first field that makes a struct invalid; nil if none does, or for an unknown type.
    func invalidField(of type: UnsafePointer<CChar>, at value: UnsafeRawPointer) -> StaticString? {
    \(fields(of: types))  return nil
    }
    """.trimmed + "\n"
}

/// The lines that look for the invalid field of each struct that a caller fills in.
private func fields(of types: TypesHeader) -> String {
  types.declarations.compactMap { declaration in
    guard case .structure(let fields) = declaration.kind, fields.first?.isSetBeforeTheCall == false else { return nil }
    let name = declaration.name
    return "  if isEqual(type, text(\"\(declaration.shortName)\")) { return \(name).invalidField(at: value) }\n"
  }.joined()
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
