import XCTest

@testable import ScrollKitCore

final class SnapAreasTests: XCTestCase {
  private let port = Snapport(AxisGeometry(viewport: 200, content: 1000), padding: Ends(both: 0))
  private let rows = (0..<10).map { SnapArea.row(UInt64($0), Double($0) * 100, Double($0) * 100 + 100) }

  private func with<Answer>(_ list: [SnapArea], _ order: SnapOrder, _ body: (SnapAreas) -> Answer) -> Answer {
    list.withUnsafeBufferPointer { body(SnapAreas(BorrowedArray($0), order: order)) }
  }

  func test_inOrder_areasAreFoundByBinarySearch() {
    with(rows, .ascending(.y)) { areas in
      XCTAssertEqual(areas.indices(overlapping: Interval(lower: 250, upper: 400), .y), 2..<4)
      XCTAssertEqual(areas.indices(overlapping: Interval(lower: 2000, upper: 2100), .y), 10..<10)
      // Row 4 begins at 400, and aligns its end at 300.
      XCTAssertEqual(areas.indices(snappingIn: Interval(lower: 310, upper: 390), .y, port), 4..<5)
      XCTAssertEqual(areas.indices(snappingIn: Interval(lower: 300, upper: 400), .y, port), 3..<6)
    }
  }

  func test_withoutOrder_orAlongTheOtherAxis_allAreasAreSearched() {
    with(rows, .any) { XCTAssertEqual($0.indices(overlapping: Interval(lower: 0, upper: 1), .y), 0..<10) }
    with(rows, .ascending(.x)) {
      XCTAssertEqual($0.indices(snappingIn: Interval(lower: 0, upper: 1), .y, port), 0..<10)
      XCTAssertTrue($0.isAscending(.x))
      XCTAssertFalse($0.isAscending(.y))
    }
  }

  func test_anAreaIsFoundByItsKey() {
    with(rows, .any) {
      XCTAssertEqual($0.index(of: 7), 7)
      XCTAssertNil($0.index(of: 70))
    }
    XCTAssertEqual(SnapAreas.none.indices, 0..<0)
    XCTAssertNil(SnapAreas.none.index(of: 0))
  }

  func test_binarySearch_equalsLinearSearch() {
    var numbers = SeededNumbers(seed: 81)
    for _ in 0..<200 {
      var list: [SnapArea] = []
      var lower = 0.0
      var upper = 0.0
      for key in 0..<UInt64(numbers.whole(0...40)) {
        lower += numbers.number(0...60).rounded()
        upper = max(upper, lower + numbers.number(0...300).rounded())
        list.append(.row(key, lower, upper))
      }
      let start = numbers.number(-100...2000)
      let stretch = Interval(lower: start, upper: start + numbers.number(0...300))
      with(list, .ascending(.y)) { areas in
        let meeting = areas.indices.filter {
          areas.extent($0, .y).upper > stretch.lower && areas.extent($0, .y).lower < stretch.upper
        }
        XCTAssertEqual(Array(areas.indices(overlapping: stretch, .y)), meeting)
        let offering = areas.indices.filter {
          let offsets = port.snapOffsets(of: areas.extent($0, .y))
          return offsets.upper >= stretch.lower && offsets.lower <= stretch.upper
        }
        XCTAssertEqual(Array(areas.indices(snappingIn: stretch, .y, port)), offering)
      }
    }
  }
}
