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
    case enumeration(type: CType, values: [Value])
    case structure([Field])
    case callback(result: CType, parameters: [Field])
  }

  struct Value {
    let name: String
    let number: String
    let comment: [String]
  }

  /// A field of a struct or a parameter of a callback.
  struct Field {
    let name: String
    let type: CType
    let comment: [String]
  }
}

extension TypesHeader {
  var kinds: [String: Kind] {
    Dictionary(declarations.map { ($0.name, $0.kind) }, uniquingKeysWith: { first, _ in first })
  }
  var handles: Set<String> { names { if case .handle = $0 { true } else { false } } }
  var enumerations: Set<String> { names { if case .enumeration = $0 { true } else { false } } }
  var structs: Set<String> { names { if case .structure = $0 { true } else { false } } }
  var callbacks: Set<String> { names { if case .callback = $0 { true } else { false } } }

  private func names(where matches: (Kind) -> Bool) -> Set<String> {
    Set(declarations.filter { matches($0.kind) }.map(\.name))
  }
}
