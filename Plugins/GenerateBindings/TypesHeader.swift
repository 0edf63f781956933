/// The declarations of the headers in `include/scrollkit/types`, each after those that it uses.
struct TypesHeader {
  let declarations: [Declaration]

  struct Declaration {
    let name: String
    /// The header that declares it, without its ending.
    let concept: String
    /// The comment before it, in lines.
    let comment: [String]
    let kind: Kind
  }

  enum Kind {
    /// An opaque struct.
    case handle
    /// An integer of a fixed width with named values.
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

    var isBoolean: Bool { type.isBoolean(comment.joined(separator: " ")) }
  }
}

extension TypesHeader.Declaration {
  /// The name without `scrollkit_`.
  var shortName: Substring { name.dropFirst("scrollkit_".count) }

  /// Whether it is an enum whose values are bits, 1, 2, 4 and so on, and perhaps none and all of them.
  var isFlags: Bool {
    guard case .enumeration(_, let values) = kind else { return false }
    let numbers = values.compactMap { Int($0.number) }
    let bits = numbers.filter { $0.nonzeroBitCount == 1 }
    let sets = [0, bits.reduce(0, |)] + bits
    return bits.count > 2 && numbers.count == values.count && numbers.allSatisfy(sets.contains)
  }

  /// Whether hosts have values of their own, from the constant `…_HOST` on.
  var isOpen: Bool {
    guard case .enumeration(_, let values) = kind else { return false }
    return values.contains { suffix(of: $0) == "HOST" }
  }

  /// The part of a constant's name after the name of its enum.
  func suffix(of value: TypesHeader.Value) -> Substring { value.name.dropFirst(name.count + 1) }
}

extension TypesHeader {
  /// The header that declares a type; nil for a type of C.
  func concept(of type: CType) -> String? {
    switch type {
    case .void: nil
    case .named(let name): declarations.first { $0.name == name }?.concept
    case .pointer(let pointee, _): concept(of: pointee)
    }
  }

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
