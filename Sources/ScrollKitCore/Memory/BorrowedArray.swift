/// Values of the caller, which are only read.
public struct BorrowedArray<Element> {
  private let elements: UnsafeBufferPointer<Element>

  /// Values that the caller keeps alive.
  public init(_ elements: UnsafeBufferPointer<Element>) { self.elements = elements }

  /// No values.
  public static var empty: BorrowedArray { BorrowedArray(UnsafeBufferPointer(start: nil, count: 0)) }

  /// The number of values.
  public var count: Int { elements.count }

  /// - Precondition: `0 <= index && index < count`.
  public subscript(index: Int) -> Element { elements[index] }
}
