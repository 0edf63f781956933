/// The layout of structs on machines with pointers of 64 bits, where each type is aligned to its size.
struct CLayout {
  static let pointerSize = 8
  let types: TypesHeader

  struct Place: Equatable {
    /// In bytes.
    let offset, size: Int
  }

  func layout(of fields: [TypesHeader.Field]) -> (places: [Place], size: Int) {
    var places: [Place] = []
    var end = 0
    var alignment = 1
    for field in fields {
      let size = size(of: field.type)
      let offset = end.rounded(upTo: size)
      places.append(Place(offset: offset, size: size))
      end = offset + size
      alignment = max(alignment, size)
    }
    return (places, end.rounded(upTo: alignment))
  }

  private func size(of type: CType) -> Int {
    switch type {
    case .void: 0
    case .pointer: Self.pointerSize
    case .named(let name):
      switch types.kinds[name] {
      case .enumeration(let underlying, _): size(of: underlying)
      case .callback, .handle, .structure: Self.pointerSize  // no struct contains another
      case nil: Self.scalars[name] ?? Self.pointerSize
      }
    }
  }

  private static let scalars = [
    "char": 1, "uint8_t": 1, "int32_t": 4, "uint32_t": 4, "int64_t": 8, "uint64_t": 8,
    "double": 8, "size_t": pointerSize,
  ]
}

extension Int {
  fileprivate func rounded(upTo multiple: Int) -> Int {
    (self + multiple - 1) / multiple * multiple
  }
}
