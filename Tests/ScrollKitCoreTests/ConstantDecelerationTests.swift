import XCTest

@testable import ScrollKitCore

extension ConstantDeceleration: LawfulMotion {}

final class ConstantDecelerationTests: XCTestCase {
  func test_itObeysTheLaws() {
    for velocity in [1200.0, -1200, 37, -20_000] {
      let laws = Laws(name: "brake \(velocity)", start: 310, velocity: velocity, lastStep: 0) {
        start, velocity, _, scale in
        ConstantDeceleration(start: start, initialVelocity: velocity, brake: 1500 * abs(scale))
      }
      laws.check()
      laws.checkRestart()
    }
  }

  func test_aCoastToAPlaceRestsThere_ifItsSpeedLeadsThere() {
    for sign in [1.0, -1] {
      let coast = ConstantDeceleration(start: 5, initialVelocity: 800 * sign, destination: 5 + 200 * sign)
      XCTAssertEqual(coast?.brake ?? .nan, 1600, accuracy: 1e-9)
      XCTAssertEqual(coast?.destination ?? .nan, 5 + 200 * sign, accuracy: 1e-9)
      XCTAssertNil(ConstantDeceleration(start: 5, initialVelocity: 800 * sign, destination: 5 - 200 * sign))
    }
    XCTAssertNil(ConstantDeceleration(start: 5, initialVelocity: 0, destination: 9), "no speed")
    XCTAssertNil(ConstantDeceleration(start: 5, initialVelocity: 9, destination: 5), "no way")
    XCTAssertNil(ConstantDeceleration(start: 5, initialVelocity: 1e-200, destination: 9), "no brake")
  }

  func test_withoutSpeed_orWithAnInfiniteBrake_itRestsWhereItIs() {
    let still = ConstantDeceleration(start: 5, initialVelocity: 0, brake: 9)
    let stopped = ConstantDeceleration(start: 5, initialVelocity: 700, brake: .infinity)
    for coast in [still, stopped] {
      XCTAssertEqual(coast.duration, 0)
      XCTAssertEqual(coast.state(at: 0), MotionState(position: 5, velocity: 0))
    }
  }

  func test_theTimeReachingAnOffsetUndoesThePosition() {
    for velocity in [900.0, -900] {
      let coast = ConstantDeceleration(start: 100, initialVelocity: velocity, brake: 1500)
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
