import XCTest

@testable import ScrollKitCore

final class ClampingFlingTests: XCTestCase {
  func test_itObeysTheLaws() {
    for velocity in [1000.0, -1000, 60, -8000, 20_000] {
      let laws = MotionLaws(name: "clamping \(velocity)", start: 310, velocity: velocity, lastStep: 1e-9) {
        start, velocity, _, scale in
        Motion.clampingFling(
          start: start, initialVelocity: velocity,
          resistance: AndroidFling.resistance * abs(scale))
      }
      laws.check()
      laws.checkRestart()
    }
  }

  func test_itGoesAsFarAsAndroids_inLessTime() {
    for velocity in [400.0, -2500] {
      let flutter = Motion.clampingFling(start: 3, initialVelocity: velocity)
      let android = Motion.androidFling(start: 3, initialVelocity: velocity)
      XCTAssertEqual(flutter.destination, android.destination, accuracy: 1e-9)
      XCTAssertEqual(flutter.duration / android.duration, 0.8254, accuracy: 1e-4)
    }
  }

  func test_theTimeReachingAnOffsetUndoesThePosition() {
    for velocity in [3000.0, -3000] {
      let fling = Motion.clampingFling(start: 100, initialVelocity: velocity)
      for time in [0.001, 0.2, 0.9] {
        let there = fling.state(at: time).position
        XCTAssertEqual(fling.time(reaching: there) ?? .nan, time, accuracy: 1e-9)
      }
      XCTAssertEqual(fling.time(reaching: 100), 0)
      XCTAssertEqual(fling.time(reaching: fling.destination), fling.duration)
      XCTAssertNil(fling.time(reaching: 100 - velocity / 3000), "behind")
      XCTAssertNil(fling.time(reaching: fling.destination + velocity / 3000), "beyond")
    }
  }

  func test_withoutSpeedItRestsWhereItIs() {
    let still = Motion.clampingFling(start: 7, initialVelocity: 0)
    XCTAssertEqual(still.duration, 0)
    XCTAssertEqual(still.state(at: 0), MotionState(position: 7, velocity: 0))
  }
}
