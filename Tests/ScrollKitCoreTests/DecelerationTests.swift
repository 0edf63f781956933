import XCTest

@testable import ScrollKitCore

final class DecelerationTests: XCTestCase {
  private let coast = Motion.deceleration(start: 100, initialVelocity: 1000, drag: 2)

  func test_itRestsHalfAPointShortOfItsProjection() {
    XCTAssertEqual(coast.destination, 599.5, accuracy: 1e-12)
    XCTAssertEqual(coast.duration, Foundation.log(1000) / 2, accuracy: 1e-12)
  }

  func test_tooSlowToMove_itRestsWhereItIs() {
    for velocity in [0, 1, -1, 0.3] {
      let still = Motion.deceleration(start: 100, initialVelocity: velocity, drag: 2)
      XCTAssertEqual(still.duration, 0)
      XCTAssertEqual(still.destination, 100)
      XCTAssertEqual(still.state(at: 0), MotionState(position: 100, velocity: 0))
    }
  }

  func test_theTimeReachingAnOffsetUndoesThePosition() {
    for velocity in [1000.0, -1000] {
      let coast = Motion.deceleration(start: 100, initialVelocity: velocity, drag: 2)
      for time in [0.01, 0.5, 2, 3.4] {
        let there = coast.state(at: time)
        XCTAssertEqual(coast.time(reaching: there.position) ?? .nan, time, accuracy: 1e-9)
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

  func test_aCoastToADestination_restsExactlyThere_andNeverPassesIt() throws {
    for sign in [1.0, -1] {
      for (start, distance) in [(100.0, 400.0), (0.1, 33.3), (-7.7, 1500.1)] {
        let destination = start + sign * distance
        let coast = try XCTUnwrap(
          Motion.deceleration(
            start: start, initialVelocity: sign * 900, destination: destination, drags: 0.1...100))
        XCTAssertEqual(coast.destination, destination)
        XCTAssertEqual(coast.state(at: 0).position, start)
        XCTAssertEqual(coast.state(at: 0).velocity, sign * 900, accuracy: 1e-9)
        for step in 0...300 {
          let position = coast.state(at: coast.duration * Double(step) / 300).position
          XCTAssertLessThanOrEqual((position - destination) * sign, 0)
        }
      }
    }
    func coast(_ velocity: Double, to destination: Double) -> Motion? {
      .deceleration(start: 0, initialVelocity: velocity, destination: destination, drags: 1...10)
    }
    XCTAssertNil(coast(900, to: -50), "it leads away")
    XCTAssertNil(coast(900, to: 0), "no distance")
    XCTAssertNil(coast(900, to: 20), "too short a distance")
    XCTAssertNil(coast(900, to: 5000), "too long a distance")
  }
}
