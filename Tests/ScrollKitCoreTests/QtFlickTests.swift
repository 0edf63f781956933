import XCTest

@testable import ScrollKitCore

final class QtFlickTests: XCTestCase {
  private typealias Flick = ConstantDeceleration

  func test_itRestsOnAWholePoint_withNearlyTheBrakeAskedFor() {
    for (start, velocity) in [(0.0, 1000.0), (0.25, 1000), (310.7, -2500), (-4.5, 100)] {
      let flick = Flick(start: start, initialVelocity: velocity, restingWholeUnder: Flick.qtBrake)
      let free = Flick(start: start, initialVelocity: velocity, brake: Flick.qtBrake)
      XCTAssertEqual(flick.destination, free.destination.rounded(), accuracy: 1e-9)
      XCTAssertEqual(flick.initialVelocity, velocity)
      XCTAssertLessThan(abs(flick.brake / Flick.qtBrake - 1), 0.3)
    }
  }

  func test_whereTheNearestWholePointIsNotAhead_theBrakeStaysAsItIs() {
    for (start, velocity) in [(0.4, 5.0), (3, 5), (0, 0), (-0.4, -5)] {
      let flick = Flick(start: start, initialVelocity: velocity, restingWholeUnder: Flick.qtBrake)
      XCTAssertEqual(flick, Flick(start: start, initialVelocity: velocity, brake: Flick.qtBrake))
    }
  }

  func test_mirroredItRestsOnTheMirroredPoint() {
    for velocity in [200.0, 333, 1000, 1500] {
      let right = Flick(start: 0.5, initialVelocity: velocity, restingWholeUnder: Flick.qtBrake)
      let left = Flick(start: -0.5, initialVelocity: -velocity, restingWholeUnder: Flick.qtBrake)
      XCTAssertEqual(left.destination, -right.destination)
      XCTAssertEqual(left.duration, right.duration)
    }
  }

  func test_comingBack_itIsHalfwayAfterAQuarterOfTheTime() {
    XCTAssertEqual(EdgeBrake.qt.easing.state(at: 0.25).progress, 0.5, accuracy: 1e-12)
    XCTAssertEqual(EdgeBrake.qt.easing.state(at: 0).slope, 0)
    XCTAssertEqual(EdgeBrake.qt.time(backFrom: 40), 0.4)
  }
}
