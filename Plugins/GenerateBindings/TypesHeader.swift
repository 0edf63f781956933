/// What `include/scrollkit_types.h` declares, in its order.
struct TypesHeader {
  let declarations: [Declaration]

  struct Declaration {
    let name: String
    /// The comment before it, in lines.
    let comment: [String]
    let kind: Kind
  }

  enum Kind {
    /// A struct that only the library sees into.
    case handle
    /// A number of a fixed width with named values.
    case enumeration(type: String, values: [Value])
    case structure([Field])
    case callback(result: String, parameters: [Field])
  }

  struct Value {
    let name: String
    let number: String
    let comment: [String]
  }

  /// A field or a parameter: `const char *` and `name`.
  struct Field {
    let type: String
    let name: String
    let comment: [String]
  }
}

extension TypesHeader {
  var names: Set<String> { Set(declarations.map(\.name)) }
  var handles: Set<String> { names { if case .handle = $0 { true } else { false } } }
  var structs: Set<String> { names { if case .structure = $0 { true } else { false } } }
  var callbacks: Set<String> { names { if case .callback = $0 { true } else { false } } }

  private func names(where matches: (Kind) -> Bool) -> Set<String> {
    Set(declarations.filter { matches($0.kind) }.map(\.name))
  }
}

extension TypesHeader.Field {
  /// The C declaration of it, without a semicolon.
  var declaration: String { type.hasSuffix("*") ? type + name : "\(type) \(name)" }
}
