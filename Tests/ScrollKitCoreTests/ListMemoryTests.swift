import XCTest

@testable import ScrollKitCore

/// How many more allocations succeed.
private nonisolated(unsafe) var allocationsLeft = Int.max
/// Whether one was refused.
private nonisolated(unsafe) var wasRefused = false
/// Bytes in use.
private nonisolated(unsafe) var bytesInUse = 0

private let failing = ListAllocator { block, oldSize, newSize in
  if newSize == 0 {
    free(block)
    bytesInUse -= oldSize
    return nil
  }
  guard allocationsLeft > 0 else {
    wasRefused = true
    return nil
  }
  allocationsLeft -= 1
  bytesInUse += newSize - oldSize
  return realloc(block, newSize)
}

/// Lists whose memory is counted and refused.
final class ListMemoryTests: XCTestCase {
  override func setUp() {
    allocationsLeft = .max
    bytesInUse = 0
  }

  private typealias Edit = (inout ScrollList) throws(ListError) -> Void

  private let edits: [(String, Edit)] = [
    ("insert at the front", { list throws(ListError) in _ = try list.insert(3, at: 0, offset: 0) }),
    (
      "insert 5,000 measured",
      { list throws(ListError) in
        let extents = (0..<5000).map { Double($0 % 97) }
        _ = try list.insert(extents.span, at: 700, offset: 0)
      }
    ),
    ("remove across leaves", { list throws(ListError) in _ = try list.remove(500, at: 33, offset: 0) }),
    (
      "move few", { list throws(ListError) in _ = try list.move(3, from: 1200, to: 40, offset: 0) }
    ),
    (
      "move many", { list throws(ListError) in _ = try list.move(900, from: 10, to: 600, offset: 0) }
    ),
    (
      "set extents",
      { list throws(ListError) in
        let extents = (0..<300).map { Double($0) }
        _ = try list.setExtents(extents.span, at: 400, offset: 0)
      }
    ),
    ("forget extents", { list throws(ListError) in _ = try list.forgetExtents(50, at: 420, offset: 0) }),
    (
      "make items sticky",
      { list throws(ListError) in
        _ = try list.setKind(1, ofItems: 1, at: 800, offset: 0)
        _ = try list.setKind(1, ofItems: 1, at: 830, offset: 0)
      }
    ),
  ]

  private func list(_ count: Int = 1500) throws -> ScrollList {
    var list = try ScrollList(ListLayout(), allocator: failing)
    let extents = (0..<count).map { Double($0 % 31) }
    _ = try list.insert(extents.span, at: 0, offset: 0)
    return list
  }

  private func starts(_ list: borrowing ScrollList) -> [ContentLength] {
    (0...list.count).map { list.start(of: $0) }
  }

  func test_anEditWithoutMemory_changesNothing() throws {
    for (name, edit) in edits {
      var refused = 0
      while true {
        var list = try list()
        let before = starts(list)
        allocationsLeft = refused
        wasRefused = false
        refused += 1
        do throws(ListError) {
          try edit(&list)
          allocationsLeft = .max
          XCTAssertNil(list.tree.defect(), name)
          if !wasRefused { break }  // shrinking memory may be refused, too
          continue
        } catch {
          allocationsLeft = .max
          XCTAssertEqual(error, .noMemory, name)
          XCTAssertNil(list.tree.defect(), name)
          // Making items sticky is two edits, and the first may be done.
          XCTAssertEqual(starts(list), before, name)
        }
        try edit(&list)
        XCTAssertNil(list.tree.defect(), "\(name), done again")
      }
    }
    XCTAssertEqual(bytesInUse, 0)
  }

  /// A move is two edits. Where the second one needs a new node on any level, it has it before the first.
  func test_aMoveIntoFullNodes_withoutMemory_changesNothing() throws {
    for count in [1240, 1259, 1260] {  // 42 leaves of 30 items each fill the node above them
      for (item, destination) in [(10, 700), (1100, 300)] {
        for refused in 0... {
          var list = try list(count)
          let before = starts(list)
          allocationsLeft = refused
          wasRefused = false
          defer { allocationsLeft = .max }
          do throws(ListError) {
            _ = try list.move(25, from: item, to: destination, offset: 0)
            allocationsLeft = .max
            XCTAssertNil(list.tree.defect(), "\(count)")
            if !wasRefused { break }
          } catch {
            allocationsLeft = .max
            XCTAssertEqual(starts(list), before, "\(count) items, \(refused) allocations, from \(item)")
          }
        }
      }
    }
  }

  func test_aListWithoutMemory_isNotMade() {
    allocationsLeft = 0
    do throws(ListError) {
      let list = try ScrollList(ListLayout(), allocator: failing)
      XCTFail("made with \(list.count) items")
    } catch {
      XCTAssertEqual(error, .noMemory)
    }
    XCTAssertEqual(bytesInUse, 0)
  }

  func test_aBillionItemsThatWereNotMeasured_take4kB() throws {
    var list = try ScrollList(ListLayout(), allocator: failing)
    _ = try list.insert(1_000_000_000, at: 0, offset: 0)
    XCTAssertLessThanOrEqual(bytesInUse, 4096)
    XCTAssertEqual(list.start(of: 999_999_999), 999_999_999 * 44)
  }

  func test_aMeasuredItem_takes13Bytes_howeverItWasMeasured() throws {
    let extents = (0..<60_000).map { Double($0 % 1009) }
    var bulk = try ScrollList(ListLayout(), allocator: failing)
    try bulk.insert(extents.span, at: 0)
    XCTAssertLessThanOrEqual(bytesInUse, 13 * 60_000, "at once")
    try bulk.remove(bulk.count, at: 0)
    XCTAssertLessThanOrEqual(bytesInUse, 4096, "nothing left")

    bytesInUse = 0
    var down = try ScrollList(ListLayout(), allocator: failing)
    _ = try down.insert(60_000, at: 0, offset: 0)
    for item in 0..<60_000 { _ = try down.setExtents([extents[item]].span, at: item, offset: 0) }
    XCTAssertLessThanOrEqual(bytesInUse, 13 * 60_000, "scrolling down")

    bytesInUse = 0
    var up = try ScrollList(ListLayout(), allocator: failing)
    _ = try up.insert(60_000, at: 0, offset: 0)
    for item in (0..<60_000).reversed() {
      _ = try up.setExtents([extents[item]].span, at: item, offset: 0)
    }
    XCTAssertLessThanOrEqual(bytesInUse, 13 * 60_000, "scrolling up")
  }
}
