import XCTest

@testable import ScrollKitCore

extension EasedWay: LawfulMotion {}

final class EasedWayTests: XCTestCase {
  func test_itObeysTheLaws() {
    for velocity in [500.0, -500] {
      Laws(name: "way \(velocity)", start: 310, velocity: velocity, lastStep: 1e-9) { start, velocity, _, _ in
        let easing = Easing.easeInOut.starting(withSlope: 2)
        let distance = velocity * 0.3 / 2
        return EasedWay(destination: start + distance, distance: distance, duration: 0.3, easing: easing)
      }.check()
    }
  }

  func test_aWayOfNoLengthTakesNoTime() {
    let way = EasedWay(destination: 7, distance: 0, duration: 3, easing: .easeInOut)
    XCTAssertEqual(way.duration, 0)
    XCTAssertEqual(way.state(at: 0), MotionState(position: 7, velocity: 0))
    XCTAssertEqual(way.time(reaching: 7), 0)
    XCTAssertNil(way.time(reaching: 8))
  }

  func test_anEasingBeginsAsSteepAsAsked_andNeverPassesItsEnd() {
    for slope in [0, 0.5, 4.9, 5, 5.1, 300] {
      let easing = Easing.physicsFling.beginning(asSteepAs: slope)
      XCTAssertEqual(easing.state(at: 0).slope, slope, accuracy: 1e-9)
      XCTAssertEqual(easing.x2, Easing.physicsFling.x2)
      var last = 0.0
      for step in 1...200 {
        let now = easing.state(at: Double(step) / 200).progress
        XCTAssertGreaterThanOrEqual(now, last)
        XCTAssertLessThanOrEqual(now, 1)
        last = now
      }
    }
  }
}
