import XCTest

@testable import ScrollKitCore

final class GeckoSpringsTests: XCTestCase {
  func test_theyAreCriticallyDamped_andTheStifferIsThereSooner() {
    func duration(_ shape: SpringShape) -> Double {
      XCTAssertEqual(shape.dampingRatio, 1)
      return Spring(start: 0, initialVelocity: 0, destination: 100, shape: shape).duration
    }
    XCTAssertLessThan(duration(.geckoSlowdown), duration(.geckoBegin))
    XCTAssertLessThan(duration(.geckoBegin), duration(.geckoRegular))
  }

  func test_theyObeyTheLaws() {
    for shape in [SpringShape.geckoBegin, .geckoRegular, .geckoSlowdown] {
      Laws(name: "gecko", start: 40, velocity: -900, lastStep: 0.01) { start, velocity, origin, _ in
        Spring(start: start, initialVelocity: velocity, destination: origin, shape: shape)
      }.check()
    }
  }
}
