import XCTest

@testable import ScrollKitCore

final class SnapAreaTests: XCTestCase {
  func test_aMarginIsAddedOutside() {
    var area = SnapArea.row(1, 100, 160)
    XCTAssertEqual(area.extent(.y), Interval(lower: 100, upper: 160))
    area.margin.y = Ends(lower: 10, upper: 25)
    XCTAssertEqual(area.extent(.y), Interval(lower: 90, upper: 185))
    XCTAssertEqual(area.extent(.x), Interval(lower: 0, upper: 200))
  }

  func test_aMarginLargerThanTheArea_leavesAValidInterval() {
    var area = SnapArea.row(1, 100, 160)
    area.margin.y = Ends(lower: -50, upper: -50)
    XCTAssertEqual(area.extent(.y), Interval(lower: 110, upper: 150))
  }

  func test_theNumbersOfTheCases_areFixed() {
    XCTAssertEqual(SnapAlignment.allCases.map(\.rawValue), [0, 1, 2, 3])
    XCTAssertEqual(SnapStop.allCases.map(\.rawValue), [0, 1])
  }
}
