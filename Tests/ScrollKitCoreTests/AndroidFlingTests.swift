import XCTest

@testable import ScrollKitCore

final class AndroidFlingTests: XCTestCase {
  func test_itObeysTheLaws() {
    for velocity in [1000.0, -1000, 60, -8000, 20_000] {
      MotionLaws(name: "android \(velocity)", start: 310, velocity: velocity, lastStep: 1e-9) {
        start, velocity, _, scale in
        Motion.androidFling(
          start: start, initialVelocity: velocity,
          resistance: AndroidFling.resistance * abs(scale))
      }.check()
    }
  }

  func test_slowerThanAPointPerSecond_itStillTakesTime() {
    let ratio = AndroidFling.duration(speed: 0.5, resistance: 778) / AndroidFling.duration(speed: 2, resistance: 778)
    XCTAssertEqual(ratio, pow(0.25, 1 / (AndroidFling.decelerationRate - 1)), accuracy: 1e-12)
    for speed in [0, Double.leastNonzeroMagnitude] {
      XCTAssertEqual(AndroidFling.duration(speed: speed, resistance: 778), 0)
      XCTAssertEqual(Motion.androidFling(start: 310, initialVelocity: speed), .rest(at: 310))
      XCTAssertEqual(Motion.clampingFling(start: 310, initialVelocity: speed), .rest(at: 310))
    }
  }

  func test_alongTwoAxes_bothTakeTheSameTimeAndKeepTheDirection() {
    let x = Motion.androidFling(start: 0, initialVelocity: -300, speed: 500)
    let y = Motion.androidFling(start: 0, initialVelocity: 400, speed: 500)
    let whole = Motion.androidFling(start: 0, initialVelocity: 500)
    XCTAssertEqual(x.duration, whole.duration)
    XCTAssertEqual(y.duration, whole.duration)
    for time in [0.01, 0.1, 0.25, 1] {
      let along = whole.state(at: time).position
      XCTAssertEqual(x.state(at: time).position, -0.6 * along, accuracy: 1e-9)
      XCTAssertEqual(y.state(at: time).position, 0.8 * along, accuracy: 1e-9)
    }
    let still = Motion.androidFling(start: 7, initialVelocity: 0, speed: 500)
    XCTAssertEqual(still.duration, 0, "an axis that does not move rests at once")
  }

  func test_theTimeReachingAnOffsetUndoesThePosition() {
    for velocity in [3000.0, -3000] {
      let fling = Motion.androidFling(start: 100, initialVelocity: velocity)
      for time in [0.001, 0.2, 0.9, 1.1] {
        let there = fling.state(at: time).position
        XCTAssertEqual(fling.time(reaching: there) ?? .nan, time, accuracy: 1e-7)
      }
      XCTAssertEqual(fling.time(reaching: 100), 0)
      XCTAssertEqual(fling.time(reaching: fling.destination), fling.duration)
      XCTAssertNil(fling.time(reaching: 100 - velocity / 3000), "behind")
      XCTAssertNil(fling.time(reaching: fling.destination + velocity / 3000), "beyond")
    }
  }

  func test_withoutSpeedItRestsWhereItIs() {
    let still = Motion.androidFling(start: 7, initialVelocity: 0)
    XCTAssertEqual(still.duration, 0)
    XCTAssertEqual(still.state(at: 0), MotionState(position: 7, velocity: 0))
  }
}
