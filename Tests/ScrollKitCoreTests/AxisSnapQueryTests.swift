import XCTest

@testable import ScrollKitCore

final class AxisSnapQueryTests: XCTestCase {
  private let range = Interval(lower: 0, upper: 1000)

  func test_anEnd_measuresFromItself_andAllowsBothSides() {
    let query = AxisSnapQuery(endAt: 300, in: range)
    XCTAssertEqual([query.from, query.target, query.origin, query.direction], [300, 300, 300, 0])
    XCTAssertTrue(query.allows(299) && query.allows(300) && query.allows(9))
    XCTAssertEqual(AxisSnapQuery(endAt: -40, in: range).target, 0)
  }

  func test_aDirection_measuresFromTheOffset() throws {
    let query = try XCTUnwrap(AxisSnapQuery(.direction, from: 300, displacement: 40, in: range))
    XCTAssertEqual([query.from, query.target, query.origin, query.direction], [300, 340, 300, 1])
  }

  func test_aFling_measuresFromItsEnd_clampedToTheRange() throws {
    let query = try XCTUnwrap(AxisSnapQuery(.endAndDirection, from: 300, displacement: -900, in: range))
    XCTAssertEqual([query.from, query.target, query.origin, query.direction], [300, 0, 0, -1])
    let out = try XCTUnwrap(AxisSnapQuery(.endAndDirection, from: 1000, displacement: 50, in: range))
    XCTAssertEqual([out.target, out.direction], [1000, 1], "the direction stays")
  }

  func test_withinTheTolerance_anOffsetIsNotAhead() throws {
    for sign in [1.0, -1] {
      let key = try XCTUnwrap(AxisSnapQuery(.direction, from: 300, displacement: 40 * sign, in: range))
      XCTAssertEqual([0, 0.99, 1, 500, -1].map { key.allows(300 + $0 * sign) }, [false, false, true, true, false])
      let fling = try XCTUnwrap(AxisSnapQuery(.endAndDirection, from: 300, displacement: 40 * sign, in: range))
      XCTAssertEqual([0, 0.49, 0.5, 500, -1].map { fling.allows(300 + $0 * sign) }, [false, false, true, true, false])
      XCTAssertEqual(fling.advance(to: 300 + 70 * sign), 70)
    }
  }

  func test_withoutADisplacement_thereIsNoDirection() {
    XCTAssertNil(AxisSnapQuery(.direction, from: 300, displacement: 0, in: range))
  }
}
