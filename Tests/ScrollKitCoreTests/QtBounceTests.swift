import XCTest

@testable import ScrollKitCore

final class QtBounceTests: XCTestCase {
  private func bounce(_ start: Double, _ velocity: Double) -> Motion {
    .qtBounce(start: start, initialVelocity: velocity, edge: 0)
  }

  func test_itObeysTheLaws_outAndBack_orBackAtOnce() {
    // Out from the edge and from beyond it, gently and up to the reach; released at rest; coming back.
    for (start, velocity) in [(0.0, 300.0), (30, 300), (-30, -5000), (60, 0), (-60, 100), (70, -4000)] {
      MotionLaws(name: "edge \(start) \(velocity)", start: start, velocity: velocity, lastStep: 1e-9) {
        start, velocity, origin, _ in
        .qtBounce(start: start, initialVelocity: velocity, edge: origin)
      }.checkAtOneSize()
    }
  }

  func test_howFarOutItGoes_dependsOnItsSpeedAndItsReach() {
    func farthest(_ start: Double, _ velocity: Double) -> Double {
      let motion = bounce(start, velocity)
      return motion.state(at: motion.nextTurn(after: 0)).position
    }
    for sign in [1.0, -1] {
      // v² / (2 · 12 000); with 400 pt/s, a third of a second's distance is farther.
      XCTAssertEqual(farthest(0, 400 * sign), 6.666666666666667 * sign, accuracy: 1e-9)
      XCTAssertEqual(farthest(0, 4000 * sign), 150 * sign, accuracy: 1e-9, "braked harder")
      XCTAssertEqual(farthest(50 * sign, 4000 * sign), 150 * sign, accuracy: 1e-9)
    }
  }

  func test_withoutRoom_itReturnsAtOnce() {
    for sign in [1.0, -1] {
      let motion = bounce(190 * sign, 4000 * sign)
      XCTAssertEqual(motion.state(at: 0), MotionState(position: 190 * sign, velocity: 0))
      XCTAssertEqual(motion.nextTurn(after: 0), .infinity)
      XCTAssertEqual(motion.duration, 0.4)
    }
  }

  func test_onTheEdgeAtRest_itIsOver() {
    XCTAssertEqual(bounce(0, 0).duration, 0)
    XCTAssertEqual(bounce(0, 0).state(at: 0), MotionState(position: 0, velocity: 0))
  }

  func test_returningFast_itTakesLessTime_andNeverPassesTheEdge() {
    for sign in [1.0, -1] {
      let slow = bounce(50 * sign, 0)
      let fast = bounce(50 * sign, -3000 * sign)
      XCTAssertLessThan(fast.duration, slow.duration)
      for step in 0...50 {
        XCTAssertGreaterThanOrEqual(fast.state(at: fast.duration * Double(step) / 50).position * sign, 0)
      }
    }
  }
}
