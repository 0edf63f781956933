import XCTest

@testable import ScrollKitCore

final class FlingCurveTests: XCTestCase {
  private static let top = FlingCurve.topSpeed

  private func laws(_ velocity: Double) -> MotionLaws {
    MotionLaws(name: "fling curve \(velocity)", start: 310, velocity: velocity, lastStep: 1e-9) {
      start, velocity, _, _ in
      .flingCurve(start: start, initialVelocity: velocity)
    }
  }

  func test_itObeysTheLaws() {
    for velocity in [1000.0, -1000, 60, -8000, 20_000] {
      laws(velocity).checkAtOneSize()
      laws(velocity).checkRestart()
    }
  }

  func test_fasterThanTheCurve_itGoesFartherInTheSameTime_inBothDirections() {
    for velocity in [30_000.0, -30_000] {
      laws(velocity).checkAtOneSize()
      let fast = Motion.flingCurve(start: 0, initialVelocity: velocity)
      let whole = Motion.flingCurve(start: 0, initialVelocity: velocity < 0 ? -Self.top : Self.top)
      XCTAssertEqual(fast.duration, whole.duration)
      XCTAssertEqual(fast.destination / whole.destination, 30_000 / Self.top, accuracy: 1e-12)
    }
  }

  func test_itIsThePartOfOneCurveThatIsLeft() {
    func position(_ time: Double) -> Double {
      -5707.62 * Foundation.exp(-3.7 * time) - 172 * time + 5707.62
    }
    let entered = 0.31
    let speed = 5707.62 * 3.7 * Foundation.exp(-3.7 * entered) - 172
    let fling = Motion.flingCurve(start: 0, initialVelocity: speed)
    for time in [0.1, 0.4, 0.9] {
      XCTAssertEqual(
        fling.state(at: time).position, position(entered + time) - position(entered), accuracy: 1e-8)
    }
  }

  func test_alongTwoAxes_bothTakeTheSameTimeAndKeepTheDirection() {
    let x = Motion.flingCurve(start: 0, initialVelocity: -300, speed: 600)
    let y = Motion.flingCurve(start: 0, initialVelocity: 600, speed: 600)
    XCTAssertEqual(x.duration, y.duration)
    for time in [0.01, 0.1, 0.25, 1] {
      XCTAssertEqual(x.state(at: time).position, -y.state(at: time).position / 2, accuracy: 1e-9)
    }
  }

  func test_theTimeReachingAnOffsetUndoesThePosition() {
    for velocity in [3000.0, -3000] {
      let fling = Motion.flingCurve(start: 100, initialVelocity: velocity)
      for time in [0.001, 0.2, 0.7] {
        let there = fling.state(at: time).position
        XCTAssertEqual(fling.time(reaching: there) ?? .nan, time, accuracy: 1e-7)
      }
      XCTAssertEqual(fling.time(reaching: 100), 0)
      XCTAssertEqual(fling.time(reaching: fling.destination) ?? .nan, fling.duration, accuracy: 1e-6)
      XCTAssertNil(fling.time(reaching: 100 - velocity / 3000), "behind")
      XCTAssertNil(fling.time(reaching: fling.destination + velocity / 3000), "beyond")
    }
  }

  func test_withoutSpeedItRestsWhereItIs() {
    for speed in [0.0, 600] {
      let still = Motion.flingCurve(start: 7, initialVelocity: 0, speed: speed)
      XCTAssertEqual(still.duration, 0)
      XCTAssertEqual(still.state(at: 0), MotionState(position: 7, velocity: 0))
    }
  }
}
