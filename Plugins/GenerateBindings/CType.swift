/// A type of the C interface, parsed from its spelling in Swift or C.
///
///     UInt                               size_t
///     scrollkit_phase                    scrollkit_phase
///     ScrollerRef?                       scrollkit_scroller *
///     UnsafePointer<ScrollerRef?>?       scrollkit_scroller *const *
indirect enum CType: Equatable, Sendable {
  case void
  case named(String)
  case pointer(to: CType, isConst: Bool)

  var isPointer: Bool {
    switch self {
    case .pointer: true
    case .void, .named: false
    }
  }

  /// Whether the value is 0 or 1. C has no type of its own for it; the comment says it.
  func isBoolean(_ comment: String) -> Bool {
    switch self {
    case .named("uint32_t"), .pointer(to: .named("uint32_t"), isConst: false):
      let text = comment.within("Receives ", "") ?? comment
      return ["1: ", "1 if ", "1 while ", "1 from "].contains { text.hasPrefix($0) } || text.hasSuffix(": 0 or 1.")
    case .void, .named, .pointer: return false
    }
  }

  /// - Parameters:
  ///   - swift: The spelling in Swift.
  ///   - types: The declared types; other names are refused.
  init(swift: String, types: TypesHeader) throws {
    let isOptional = swift.hasSuffix("?")
    let spelling = isOptional ? String(swift.dropLast()) : swift
    if let scalar = Self.scalars[spelling], !isOptional {
      self = scalar
    } else if let name = Self.handle(spelling) {
      guard types.handles.contains(name) else {
        throw GenerationError("\(spelling) needs `typedef struct \(name) \(name);` in include/scrollkit/types")
      }
      self = .pointer(to: .named(name), isConst: false)
    } else if let pointee = spelling.within("UnsafePointer<", ">") {
      self = .pointer(to: try CType(swift: pointee, types: types), isConst: true)
    } else if let pointee = spelling.within("UnsafeMutablePointer<", ">") {
      self = .pointer(to: try CType(swift: pointee, types: types), isConst: false)
    } else if spelling == "UnsafeRawPointer" {
      self = .pointer(to: .void, isConst: true)
    } else if spelling == "UnsafeMutableRawPointer" {
      self = .pointer(to: .void, isConst: false)
    } else if types.kinds[spelling] != nil, isOptional == types.callbacks.contains(spelling) {
      self = .named(spelling)
    } else {
      throw GenerationError("\(swift) is no type of the C interface")
    }
  }

  /// - Parameters:
  ///   - c: The spelling in C, as in the types headers.
  ///   - known: The types declared before; other names are refused.
  init(c: some StringProtocol, known: Set<String>) throws {
    let name = c.split(separator: " ").last { !$0.allSatisfy { $0 == "*" } } ?? ""
    let isKnown = known.contains(String(name)) || Self.scalars.values.contains(.named(String(name)))
    guard isKnown || name == "void" else { throw GenerationError("\(name) is not declared before") }
    self = name == "void" ? .void : .named(String(name))
    let isConst = c.hasPrefix("const ")
    for depth in 0..<c.count(where: { $0 == "*" }) {
      self = .pointer(to: self, isConst: isConst && depth == 0)
    }
    guard spelling == c else { throw GenerationError("the type `\(c)` has an unknown form") }
  }

  private static let scalars: [String: CType] = [
    "()": .void, "Void": .void, "CChar": .named("char"), "Double": .named("double"),
    "UInt": .named("size_t"), "Int32": .named("int32_t"), "Int64": .named("int64_t"),
    "UInt8": .named("uint8_t"), "UInt32": .named("uint32_t"), "UInt64": .named("uint64_t"),
  ]

  /// The struct behind a handle's Swift name: `FooBarRef` stands for `scrollkit_foo_bar *`.
  private static func handle(_ spelling: String) -> String? {
    guard spelling.hasSuffix("Ref") else { return nil }
    return spelling.dropLast(3).reduce(into: "scrollkit") { name, letter in
      name += letter.isUppercase ? "_" + letter.lowercased() : String(letter)
    }
  }
}

extension CType {
  /// The declaration of a name with this type: `const char *name`, `double x`.
  func declaring(_ name: String) -> String {
    let type = spelling
    return type.hasSuffix("*") ? type + name : "\(type) \(name)"
  }

  var spelling: String {
    switch self {
    case .void: "void"
    case .named(let name): name
    case .pointer(let pointee, false): pointee.spelling.pointed
    case .pointer(.pointer(let inner, let isConst), true):
      CType.pointer(to: inner, isConst: isConst).spelling + "const *"
    case .pointer(let pointee, true): "const \(pointee.spelling) *"
    }
  }
}

extension String {
  /// The text between a prefix and a suffix; nil if one of them is missing.
  func within(_ prefix: String, _ suffix: String) -> String? {
    guard hasPrefix(prefix), hasSuffix(suffix), count >= prefix.count + suffix.count else {
      return nil
    }
    return String(dropFirst(prefix.count).dropLast(suffix.count))
  }

  fileprivate var pointed: String { hasSuffix("*") ? self + "*" : self + " *" }
}
