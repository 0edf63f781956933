/// `Sources/ScrollKitC/Generated/EnumNames.swift`: the names of all constants and the texts of all statuses, from the
/// types headers.
func swiftNames(_ types: TypesHeader) -> String {
  let enums = types.declarations.compactMap { declaration in
    if case .enumeration(_, let values) = declaration.kind {
      (type: declaration, values: values)
    } else {
      nil
    }
  }
  let tables = enums.map { type, values in
    """
      if isEqual(type, text("\(type.shortName)")) {
        switch value {
    \(values.map { "    case \($0.number): return \"\(type.suffix(of: $0).lowercased())\"" }
      .joined(separator: "\n"))
        default: return "unknown"  // a C caller may send any number
        }
      }

    """
  }
  let statuses = enums.filter { $0.type.name == "scrollkit_status" }.flatMap(\.values)
  let texts = statuses.map { value in
    "  case \(value.number): return \"\(value.comment.joined(separator: " "))\"\n"
  }
  return """
    // Generated from include, do not edit; run
    // \(GenerateBindings.command)

    /// The name of an enum's constant; "unknown" for another enum or number.
    func enumName(_ type: UnsafePointer<CChar>, _ value: Int64) -> StaticString {
    \(tables.joined())  return "unknown"
    }

    /// The meaning of a status; "unknown status" for a number that is no status.
    func statusText(_ status: Int32) -> StaticString {
      switch status {
    \(texts.joined())  default: return "unknown status"  // a C caller may send any number
      }
    }

    """
}
