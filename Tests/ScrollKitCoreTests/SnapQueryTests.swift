import XCTest

@testable import ScrollKitCore

final class SnapQueryTests: XCTestCase {
  private let range = Interval(lower: 0, upper: 1000)

  func test_onlyAScrolledAxisHasAQuery() {
    let end = SnapQuery.end(at: Vector(x: 10, y: 20), scrolled: Pair(x: true, y: false))
    XCTAssertEqual(end.along(.x, in: range)?.target, 10)
    XCTAssertNil(end.along(.y, in: range))
    let fling = SnapQuery.endAndDirection(from: Vector(x: 10, y: 20), displacement: Vector(x: 0, y: -5))
    XCTAssertNil(fling.along(.x, in: range))
    XCTAssertEqual(fling.along(.y, in: range), AxisSnapQuery(.endAndDirection, from: 20, displacement: -5, in: range))
    let key = SnapQuery.direction(from: Vector(x: 10, y: 20), step: Vector(x: 7, y: 0))
    XCTAssertEqual(key.along(.x, in: range), AxisSnapQuery(.direction, from: 10, displacement: 7, in: range))
    XCTAssertNil(key.along(.y, in: range))
  }

  func test_theOriginIsTheOffsetFromWhichDistancesAreMeasured() {
    let start = Vector(x: 10, y: 20)
    XCTAssertEqual(SnapQuery.end(at: start, scrolled: Pair(x: true, y: true)).origin, start)
    XCTAssertEqual(SnapQuery.direction(from: start, step: start).origin, start)
    XCTAssertEqual(SnapQuery.endAndDirection(from: start, displacement: start).origin, start * 2)
  }

  func test_onlyAnEndAlongBothAxes_mayLeaveTheView() {
    XCTAssertTrue(SnapQuery.end(at: .zero, scrolled: Pair(x: true, y: true)).mayLeaveView)
    XCTAssertFalse(SnapQuery.end(at: .zero, scrolled: Pair(x: true, y: false)).mayLeaveView)
    XCTAssertFalse(SnapQuery.direction(from: .zero, step: .zero).mayLeaveView)
    XCTAssertFalse(SnapQuery.endAndDirection(from: .zero, displacement: .zero).mayLeaveView)
  }
}
