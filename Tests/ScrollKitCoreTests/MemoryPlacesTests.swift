import XCTest

@testable import ScrollKitCore

private struct ThreeBytes { var bytes: (UInt8, UInt8, UInt8) = (1, 2, 3) }
private struct OddWords { var words: (UInt16, UInt16, UInt16) = (4, 5, 6) }

final class MemoryPlacesTests: XCTestCase {
  func test_everyValueIsAtAMultipleOfItsAlignment_behindTheOneBefore() {
    var places = MemoryPlaces()
    var end = 0
    func append<Value>(_ type: Value.Type, count: Int = 1) {
      let offset = places.append(type, count: count)
      XCTAssertEqual(offset % MemoryLayout<Value>.alignment, 0, "\(type) at \(offset)")
      XCTAssertGreaterThanOrEqual(offset, end, "\(type) overlaps what is before it")
      XCTAssertLessThan(offset - end, MemoryLayout<Value>.alignment, "\(type) wastes memory")
      end = offset + count * MemoryLayout<Value>.stride
      XCTAssertEqual(places.size, end)
    }
    append(ThreeBytes.self)
    append(Double.self)
    append(OddWords.self, count: 3)
    append(Int32.self)
    append(UInt8.self)
    append(Int64.self, count: 2)
    append(ThreeBytes.self, count: 5)
    append(OddWords.self)
    append(Double.self)
    XCTAssertEqual(places.size, 96)
  }

  func test_valuesInTheirPlaces_keepEachOther() {
    var places = MemoryPlaces()
    let odd = places.append(OddWords.self)
    let wide = places.append(Double.self)
    let bytes = places.append(ThreeBytes.self)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: places.size, alignment: 8)
    defer { memory.deallocate() }
    let block = MemoryBlock(memory)
    let third = block.dropping(bytes).initialize(to: ThreeBytes())
    let first = block.dropping(odd).initialize(to: OddWords())
    let second = block.dropping(wide).initialize(to: 7.5)
    XCTAssertEqual(first.value.words.2, 6)
    XCTAssertEqual(second.value, 7.5)
    XCTAssertEqual(third.value.bytes.2, 3)
  }
}
