import XCTest

@testable import ScrollKitCore

extension BezierBounce: LawfulMotion {}

final class BezierBounceTests: XCTestCase {
  func test_itObeysTheLaws_outAndBack_orBackAtOnce() {
    for (start, velocity) in [(0.0, 4000.0), (-20, -900), (40, 9000), (60, 0), (-60, 100), (70, -4000)] {
      Laws(name: "bezier \(start) \(velocity)", start: start, velocity: velocity, lastStep: 1e-9) {
        start, velocity, origin, _ in
        BezierBounce(start: start, initialVelocity: velocity, edge: origin, limit: 100)
      }.checkAtOneSize()
    }
  }

  func test_aStrayMovementIsNoBounce() {
    for sign in [1.0, -1] {
      XCTAssertEqual(BezierBounce(start: 0, initialVelocity: 200 * sign, edge: 0, limit: 100).duration, 0)
      XCTAssertGreaterThan(BezierBounce(start: 0, initialVelocity: 201 * sign, edge: 0, limit: 100).duration, 0)
    }
  }

  func test_itNeverGoesOutFartherThanItsLimit() {
    for start in [0.0, 90, 100, 120] {
      let bounce = BezierBounce(start: start, initialVelocity: 9000, edge: 0, limit: 100)
      let offsets = (0...500).map { bounce.state(at: Double($0) * 0.001).position }
      XCTAssertLessThanOrEqual(offsets.max() ?? .nan, max(100, start))
      XCTAssertGreaterThanOrEqual(offsets.min() ?? .nan, 0)
    }
  }
}
