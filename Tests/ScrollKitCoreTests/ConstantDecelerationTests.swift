import XCTest

@testable import ScrollKitCore

final class ConstantDecelerationTests: XCTestCase {
  func test_itObeysTheLaws() {
    for velocity in [1200.0, -1200, 37, -20_000] {
      let laws = MotionLaws(name: "brake \(velocity)", start: 310, velocity: velocity, lastStep: 0) {
        start, velocity, _, scale in
        Motion.constantDeceleration(start: start, initialVelocity: velocity, brake: 1500 * abs(scale))
      }
      laws.check()
      laws.checkRestart()
    }
  }

  func test_withoutVelocity_itRestsWhereItIs() {
    let still = Motion.constantDeceleration(start: 5, initialVelocity: 0, brake: 9)
    XCTAssertEqual(still.duration, 0)
    XCTAssertEqual(still.state(at: 0), MotionState(position: 5, velocity: 0))
  }

  func test_theTimeReachingAnOffsetUndoesThePosition() {
    for velocity in [900.0, -900] {
      let coast = Motion.constantDeceleration(start: 100, initialVelocity: velocity, brake: 1500)
      for time in [1e-9, 0.01, 0.3, 0.59] {
        let there = coast.state(at: time).position
        XCTAssertEqual(coast.time(reaching: there) ?? .nan, time, accuracy: 1e-10)
      }
      XCTAssertEqual(coast.time(reaching: 100), 0)
      XCTAssertEqual(coast.time(reaching: coast.destination), coast.duration)
      XCTAssertNil(coast.time(reaching: 100 - velocity / 900), "behind")
      XCTAssertNil(coast.time(reaching: coast.destination + velocity / 900), "beyond")
    }
  }
}
