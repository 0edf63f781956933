/// Values of the caller, which are only read. In Swift programs, it may own copies of them.
package struct BorrowedArray<Element> {
  private let elements: UnsafeBufferPointer<Element>
  #if !hasFeature(Embedded)
    /// What keeps the values alive, in Swift programs; nil if the caller does.
    private var owner: Owner?
  #endif

  /// Values that the caller keeps alive.
  package init(_ elements: UnsafeBufferPointer<Element>) { self.elements = elements }

  #if !hasFeature(Embedded)
    /// Copies of values, which live as long as this array.
    init(copying values: [Element]) {
      let owner = Owner(values)
      self.init(UnsafeBufferPointer(owner.elements))
      self.owner = owner
    }

    private final class Owner {
      let elements: UnsafeMutableBufferPointer<Element>

      init(_ values: [Element]) {
        elements = .allocate(capacity: values.count)
        _ = elements.initialize(from: values)
      }

      deinit {
        elements.deinitialize()
        elements.deallocate()
      }
    }
  #endif

  /// No values.
  package static var empty: BorrowedArray { BorrowedArray(UnsafeBufferPointer(start: nil, count: 0)) }

  /// The number of values.
  package var count: Int { elements.count }

  /// - Precondition: `0 <= index && index < count`.
  package subscript(index: Int) -> Element { elements[index] }
}

extension BorrowedArray: Equatable where Element: Equatable {
  package static func == (one: BorrowedArray, other: BorrowedArray) -> Bool { one.elements.elementsEqual(other.elements) }
}
