import XCTest

@testable import ScrollKitCore

final class PhysicsFlingTests: XCTestCase {
  func test_itObeysTheLaws_steepOrNot_shortenedOrNot() {
    for velocity in [1000.0, -1000, 60, -5000, 15_000] {
      for reach in [.infinity, 3000.0] {
        MotionLaws(name: "physics \(velocity) \(reach)", start: 310, velocity: velocity, lastStep: 1e-9) {
          start, velocity, _, _ in
          Motion.physicsFling(start: start, initialVelocity: velocity, reach: reach)
        }.checkAtOneSize()
      }
    }
  }

  func test_itNeverPassesItsDestination() {
    for velocity in [15_000.0, -15_000, 400] {
      let fling = Motion.physicsFling(start: 0, initialVelocity: velocity, reach: 3000)
      var last = 0.0
      for step in 0...200 {
        let along = fling.state(at: fling.duration * Double(step) / 200).position.magnitude
        XCTAssertGreaterThanOrEqual(along, last)
        last = along
      }
      XCTAssertEqual(last, fling.destination.magnitude)
      XCTAssertLessThanOrEqual(last, 3000)
    }
  }

  func test_alongTwoAxes_bothKeepTheDirectionFromTheStart() {
    let x = Motion.physicsFling(start: 0, initialVelocity: 2000, speed: 4000)
    let y = Motion.physicsFling(start: 0, initialVelocity: -4000, speed: 4000)
    XCTAssertEqual(x.state(at: 0).velocity, 2000, accuracy: 1e-9)
    for time in [0.01, 0.5, 1.5, 3] {
      XCTAssertEqual(x.state(at: time).position, -y.state(at: time).position / 2, accuracy: 1e-9)
    }
  }

  func test_theTimeReachingAnOffsetUndoesThePosition() {
    for velocity in [3000.0, -3000] {
      let fling = Motion.physicsFling(start: 100, initialVelocity: velocity)
      for time in [0.001, 0.2, 0.7] {
        let there = fling.state(at: time).position
        XCTAssertEqual(fling.time(reaching: there) ?? .nan, time, accuracy: 1e-7)
      }
      XCTAssertEqual(fling.time(reaching: 100), 0)
      XCTAssertEqual(fling.time(reaching: fling.destination) ?? .nan, fling.duration, accuracy: 1e-6)
      XCTAssertNil(fling.time(reaching: 100 - velocity / 3000), "before the start")
      XCTAssertNil(fling.time(reaching: fling.destination + velocity / 3000), "past the destination")
    }
  }

  func test_withoutSpeed_orWithoutReach_itRestsWhereItIs() {
    let still = Motion.physicsFling(start: 7, initialVelocity: 0)
    let other = Motion.physicsFling(start: 7, initialVelocity: 0, speed: 900)
    let caught = Motion.physicsFling(start: 7, initialVelocity: 900, reach: 0)
    for fling in [still, other, caught] {
      XCTAssertEqual(fling.duration, 0)
      XCTAssertEqual(fling.state(at: 0), MotionState(position: 7, velocity: 0))
    }
  }
}
