import XCTest

@testable import ScrollKitCore

final class BetterScrollMomentumTests: XCTestCase {
  func test_aFastCoastIsBrakedHarder_soThatItTakesNoLonger() {
    for sign in [1.0, -1] {
      let slow = ConstantDeceleration.betterScroll(start: 0, initialVelocity: 1500 * sign)
      let fast = ConstantDeceleration.betterScroll(start: 0, initialVelocity: 4000 * sign)
      XCTAssertEqual(slow.duration, 2, accuracy: 1e-12)
      XCTAssertEqual(slow.destination, 1500 * sign, accuracy: 1e-9)
      XCTAssertEqual(fast.duration, 2.5, accuracy: 1e-12)
      XCTAssertEqual(fast.destination, 5000 * sign, accuracy: 1e-9)
      XCTAssertEqual(fast.state(at: 0).velocity, 4000 * sign, "as fast as the finger")
    }
  }

  func test_pastTheEdgeItsReachGrowsWithItsSpeed() {
    let brake = EdgeBrake.betterScroll(viewport: 600)
    XCTAssertEqual(brake.reach(at: 1000), 40, accuracy: 1e-12, "a fifteenth")
    XCTAssertEqual(brake.reach(at: 9000), 150, accuracy: 1e-12, "a quarter")
    let bounce = EdgeBounce(start: 0, initialVelocity: -1000, edge: 0, brake: brake)
    XCTAssertEqual(bounce.out.destination, -40, accuracy: 1e-9)
    XCTAssertEqual(bounce.duration - bounce.out.duration, 0.8, accuracy: 1e-12)
    XCTAssertEqual(brake.easing.state(at: 0).slope, 0, "it comes back from rest")
  }
}
