import XCTest

@testable import ScrollKitCore

final class WheelPhysicsTests: XCTestCase {
  func test_theDurationOfAWheelMotion() {
    let table: [(smoothing: WheelSmoothing, distance: Double, seconds: Double)] = [
      (.none, 100, 0), (.constant, 100, 0.15), (.constant, 0, 0), (.deltaBased, 36, 0.1),
      (.deltaBased, 1e6, 0.7), (.inverseDelta, 60, 0.2), (.inverseDelta, 120, 0.2),
      (.inverseDelta, 300, 0.15), (.inverseDelta, 480, 0.1), (.inverseDelta, 9000, 0.1),
      (.impulse, 10, 0.2), (.impulse, 200, 0.3), (.impulse, 9000, 0.5), (.paced, 50, 0.05),
      (.paced, 9000, 0.2),
    ]
    for row in table {
      XCTAssertEqual(row.smoothing.duration(of: row.distance), row.seconds, accuracy: 1e-12, "\(row)")
      XCTAssertEqual(row.smoothing.duration(of: -row.distance), row.smoothing.duration(of: row.distance), "mirror")
    }
  }

  func test_bothAxesHaveOneDuration_thatOfTheLonger_orOfTheVectorsLength() {
    let table: [(smoothing: WheelSmoothing, way: Vector, seconds: Double)] = [
      (.none, Vector(x: 3, y: 4), 0), (.constant, Vector(x: 0, y: 4), 0.15), (.deltaBased, Vector(x: -36, y: 4), 0.1),
      (.inverseDelta, Vector(x: 60, y: -480), 0.1), (.impulse, Vector(x: 200, y: 10), 0.3),
      (.paced, Vector(x: 30, y: -40), 0.05), (.outExpo, Vector(x: 1, y: 2), 0.3),
    ]
    for row in table { XCTAssertEqual(row.smoothing.duration(of: row.way), row.seconds, accuracy: 1e-12, "\(row)") }
  }

  func test_onlyAnImpulseAndQtsGlideAreShapedOtherwise() {
    for smoothing in [WheelSmoothing.none, .constant, .deltaBased, .inverseDelta, .paced] {
      XCTAssertEqual(smoothing.easing, .easeInOut)
    }
    XCTAssertEqual(WheelSmoothing.impulse.easing, .impulse)
    XCTAssertEqual(WheelSmoothing.outExpo.easing, .outExpo)
  }

  func test_aNotchIsAFixedDistance_orGrowsWithTheViewport() {
    XCTAssertEqual(WheelStep.points(60).points(viewport: 5), 60)
    XCTAssertEqual(WheelStep.viewportPower.points(viewport: 1000), 100, accuracy: 1e-9)
    XCTAssertEqual(WheelStep.viewportPower.points(viewport: 0), 0)
  }

  func test_aTurnThatMovesNothing_isNoMovement() {
    var stage = Stage()
    stage.input(.wheel(by: .down(10), .points))
    stage.wait(0.02)
    stage.input(.wheel(by: .zero, .points))
    XCTAssertEqual(stage.view.engine.scroller.tracker.lastDisplacement, .down(-10))
  }

  func test_fractionsAddUpToWholeSteps() {
    var wheel = WheelRemainder()
    func turn(_ amount: Double) -> Double { wheel.add(.down(amount / 120), .notches, device: 1).y }
    XCTAssertEqual([30, 60, 29, 1, -1, -119, -1, 360].map(turn), [0, 0, 0, 1, 0, -1, 0, 2])
    XCTAssertEqual(wheel.wheels[0].collected.y, 119.0 / 120, accuracy: 1e-12)
    XCTAssertEqual(turn(1e300), 0, "more than can be counted counts as nothing")
    XCTAssertEqual(wheel.wheels[0].collected.y, 119.0 / 120, accuracy: 1e-12)
  }
}
