import XCTest

@testable import ScrollKitCore

/// Values in memory that an owner lends.
final class LentArrayTests: XCTestCase {
  private final class Value {}

  func test_removedValuesAreReleased_andTheOthersStay() {
    let block = MemoryBlock.allocate(bytes: 4 * MemoryLayout<Value>.stride)
    defer { block.deallocate() }
    var array = LentArray<Value>(in: block, capacity: 4)
    weak var first: Value?
    weak var second: Value?
    do {
      let values = [Value(), Value()]
      first = values[0]
      second = values[1]
      for value in values { array.append(value) }
    }
    array.removeAll(from: 1)
    XCTAssertNotNil(first)
    XCTAssertNil(second)
    array.removeAll(from: 3)
    XCTAssertEqual(array.count, 1)
    array.removeAll(from: 0)
    XCTAssertNil(first)
    XCTAssertEqual(array.count, 0)
  }
}
