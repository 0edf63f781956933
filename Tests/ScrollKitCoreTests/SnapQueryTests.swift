import XCTest

@testable import ScrollKitCore

final class SnapQueryTests: XCTestCase {
  private let range = Interval(lower: 0, upper: 1000)

  func test_onlyAScrolledAxisAsks() {
    let end = SnapQuery.end(at: Vector(x: 10, y: 20), scrolled: Pair(x: true, y: false))
    XCTAssertEqual(end.aim(.x, in: range)?.wish, 10)
    XCTAssertNil(end.aim(.y, in: range))
    let fling = SnapQuery.endAndDirection(from: Vector(x: 10, y: 20), displacement: Vector(x: 0, y: -5))
    XCTAssertNil(fling.aim(.x, in: range))
    XCTAssertEqual(fling.aim(.y, in: range), AxisSnapQuery(.endAndDirection, from: 20, by: -5, in: range))
    let key = SnapQuery.direction(from: Vector(x: 10, y: 20), step: Vector(x: 7, y: 0))
    XCTAssertEqual(key.aim(.x, in: range), AxisSnapQuery(.direction, from: 10, by: 7, in: range))
    XCTAssertNil(key.aim(.y, in: range))
  }

  func test_theOtherAxisIsWhereTheScrollMeasures() {
    let place = Vector(x: 10, y: 20)
    XCTAssertEqual(SnapQuery.end(at: place, scrolled: Pair(x: true, y: true)).base, place)
    XCTAssertEqual(SnapQuery.direction(from: place, step: place).base, place)
    XCTAssertEqual(SnapQuery.endAndDirection(from: place, displacement: place).base, place * 2)
  }

  func test_onlyAnEndAlongBothAxes_looksOutOfSight() {
    XCTAssertTrue(SnapQuery.end(at: .zero, scrolled: Pair(x: true, y: true)).mayLeaveSight)
    XCTAssertFalse(SnapQuery.end(at: .zero, scrolled: Pair(x: true, y: false)).mayLeaveSight)
    XCTAssertFalse(SnapQuery.direction(from: .zero, step: .zero).mayLeaveSight)
    XCTAssertFalse(SnapQuery.endAndDirection(from: .zero, displacement: .zero).mayLeaveSight)
  }
}
