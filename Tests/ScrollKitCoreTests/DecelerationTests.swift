import XCTest

@testable import ScrollKitCore

final class DecelerationTests: XCTestCase {
  private let coast = Deceleration(start: 100, initialVelocity: 1000, drag: 2)

  func test_itRestsHalfAPointShortOfItsProjection() {
    XCTAssertEqual(coast.projection, 600)
    XCTAssertEqual(coast.destination, 599.5, accuracy: 1e-12)
    XCTAssertEqual(coast.duration, Foundation.log(1000) / 2, accuracy: 1e-12)
  }

  func test_aRatePerMillisecondIsADrag() {
    XCTAssertEqual(Deceleration.drag(ratePerMillisecond: 0.998), 2.002002670673338, accuracy: 1e-12)
    XCTAssertEqual(Deceleration.drag(ratePerMillisecond: 0.99), 10.050335853501449, accuracy: 1e-12)
  }

  func test_tooSlowToMove_itRestsWhereItIs() {
    for velocity in [0, 1, -1, 0.3] {
      let still = Deceleration(start: 100, initialVelocity: velocity, drag: 2)
      XCTAssertEqual(still.duration, 0)
      XCTAssertEqual(still.destination, 100)
      XCTAssertEqual(still.state(at: 0), MotionState(position: 100, velocity: 0))
    }
  }

  func test_theTimeReachingAnOffsetUndoesThePosition() {
    for velocity in [1000.0, -1000] {
      let coast = Deceleration(start: 100, initialVelocity: velocity, drag: 2)
      for time in [0.01, 0.5, 2, 3.4] {
        let there = coast.state(at: time)
        XCTAssertEqual(coast.time(reaching: there.position) ?? .nan, time, accuracy: 1e-9)
        XCTAssertEqual(coast.velocity(passing: there.position), there.velocity, accuracy: 1e-9)
      }
    }
  }

  func test_anOffsetThatIsNeverReached_hasNoTime() {
    XCTAssertEqual(coast.time(reaching: 100), 0)
    XCTAssertNil(coast.time(reaching: 99), "behind")
    XCTAssertNil(coast.time(reaching: 599.9), "after it rests")
    XCTAssertNil(coast.time(reaching: 600), "its projection")
    XCTAssertNil(coast.time(reaching: 900), "beyond")
  }

  func test_aBrakeStopsACoastForGood() {
    for velocity in [800.0, -800] {
      let braked = BrakedDeceleration(start: 50, initialVelocity: velocity, drag: 2, brake: 1400)
      let coast = Deceleration(start: 50, initialVelocity: velocity, drag: 2)
      XCTAssertLessThan((braked.destination - 50).magnitude, (coast.destination - 50).magnitude)
      XCTAssertEqual(braked.state(at: 0), MotionState(position: 50, velocity: velocity))
      XCTAssertEqual(braked.state(at: braked.duration.nextDown).velocity, 0, accuracy: 1e-9)
      XCTAssertEqual(braked.state(at: braked.duration), MotionState(position: braked.destination, velocity: 0))
      let middle = braked.state(at: 0.1)
      let rise = braked.state(at: 0.1 + 1e-6).position - braked.state(at: 0.1 - 1e-6).position
      XCTAssertEqual(rise / 2e-6, middle.velocity, accuracy: 1e-3)
    }
    XCTAssertEqual(BrakedDeceleration(start: 5, initialVelocity: 0, drag: 2, brake: 9).duration, 0)
    let left = BrakedDeceleration(start: -50, initialVelocity: -800, drag: 2, brake: 1400)
    let right = BrakedDeceleration(start: 50, initialVelocity: 800, drag: 2, brake: 1400)
    XCTAssertEqual(left.destination, -right.destination)
  }
}
