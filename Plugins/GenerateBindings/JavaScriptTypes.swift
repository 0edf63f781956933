/// The names of the C interface in JavaScript, and the layout of its types in WebAssembly with 32-bit addresses.
struct JavaScriptTypes {
  let header: TypesHeader

  /// How a scalar lies in memory.
  enum Scalar: String {
    case float64 = "Float64"
    case int32 = "Int32"
    case uint32 = "Uint32"
    case bigUint64 = "BigUint64"

    /// Size and alignment, in bytes.
    var size: Int {
      switch self {
      case .float64, .bigUint64: 8
      case .int32, .uint32: 4
      }
    }

    /// The expression that passes a value to C, or else throws an error with a name.
    func passing(_ name: String, _ value: String) -> String {
      switch self {
      case .float64: value
      case .int32, .uint32: "integer(\(name), \(value))"
      case .bigUint64: "BigInt(integer(\(name), \(value)))"
      }
    }
  }

  /// What a parameter of a function is for a caller in JavaScript.
  enum Role {
    case scalar(Scalar)
    case boolean
    case enumeration(String)
    case text
    case handle(String)
    /// The elements of the array that the next parameter counts.
    case array(of: Element)
    case count
    /// A struct that the function reads.
    case structure(String)
    /// What the function returns beside its status.
    case newHandle(String)
    case newScalar(Scalar)
    case newBoolean
    /// At most as many numbers as the parameter `capacity` says: as many as the function's count.
    case newScalars(Scalar)
    /// The count of these numbers. A struct may have it as a field instead.
    case newCount
    case newStructure(String)
    /// As many structs as the array before it has elements.
    case newStructures(String)
  }

  enum Element {
    case scalar(Scalar)
    case handle(String)
    case structure(String)
  }

  /// `scrollkit_input_kind` becomes `InputKind`.
  static func className(_ name: String) -> String { PythonTypes.className(name) }

  /// `viewport_height` becomes `viewportHeight`.
  static func camelCase(_ name: some StringProtocol) -> String {
    let words = name.split(separator: "_")
    return words.dropFirst().reduce(into: words.first.map { String($0) } ?? "") { text, word in
      text += word.prefix(1).uppercased() + word.dropFirst()
    }
  }

  func scalar(_ type: CType) -> Scalar? {
    guard case .named(let name) = type else { return nil }
    switch header.kinds[name] {
    case .enumeration(let underlying, _): return scalar(underlying)
    case .handle, .structure, .callback: return nil
    case nil: break
    }
    switch name {
    case "double": return .float64
    case "int32_t": return .int32
    case "uint32_t", "size_t": return .uint32
    case "uint64_t", "int64_t": return .bigUint64
    default: return nil
    }
  }

  /// The fields of a struct with their offsets, and its size, in bytes.
  func layout(_ fields: [TypesHeader.Field]) -> (offsets: [Int], size: Int) {
    var size = 0
    var alignment = 4
    let offsets = fields.map { field in
      let width = scalar(field.type)?.size ?? 4  // an address, or an index of the function table
      alignment = Swift.max(alignment, width)
      let offset = (size + width - 1) / width * width
      size = offset + width
      return offset
    }
    return (offsets, (size + alignment - 1) / alignment * alignment)
  }

  /// - Throws: A `GenerationError` for a parameter that has no meaning in JavaScript.
  func role(of index: Int, in function: CFunction) throws -> Role {
    let parameters = function.parameters
    let type = parameters[index].type
    let isBoolean = type.isBoolean(function.comment.text(ofParameter: parameters[index].name) ?? "")
    let isCounted = index + 1 < parameters.count && parameters[index + 1].name == "count"
    switch type {
    case .named where parameters[index].name == "count" && index > 0 && parameters[index - 1].type.isPointer:
      return .count
    case .named where isBoolean: return .boolean
    case .named(let name) where header.enumerations.contains(name): return .enumeration(name)
    case .named:
      if let scalar = scalar(type) { return .scalar(scalar) }
    case .pointer(.named("char"), true): return .text
    case .pointer(.pointer(.named(let name), _), true): return .array(of: .handle(name))
    case .pointer(.pointer(.named(let name), _), false): return .newHandle(name)
    case .pointer(.named(let name), _) where header.handles.contains(name): return .handle(name)
    case .pointer(.named(let name), true) where header.structs.contains(name):
      return isCounted ? .array(of: .structure(name)) : .structure(name)
    case .pointer(.named(let name), false) where header.structs.contains(name):
      return parameters.contains { $0.name == "count" } ? .newStructures(name) : .newStructure(name)
    case .pointer where isBoolean: return .newBoolean
    case .pointer(let pointee, let isConst):
      if let scalar = scalar(pointee) {
        if isConst, isCounted { return .array(of: .scalar(scalar)) }
        if isConst { break }
        let capacity = parameters.firstIndex { $0.name == "capacity" }
        if let capacity, index < capacity { return .newScalars(scalar) }
        return capacity != nil && parameters[index].name == "count" ? .newCount : .newScalar(scalar)
      }
    case .void: break
    }
    throw GenerationError("\(function.name): \(parameters[index].name) has no meaning in JavaScript")
  }
}
