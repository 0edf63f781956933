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

  /// Content that the program scrolls at 3000 pt/s does not go on that way first.
  func test_aWheelBack_duringAScrollOfTheProgram_startsFromRest() {
    var stage = Stage(offset: 1000)
    _ = stage.view.scroll(to: .down(4000), by: .atSpeed(3000), at: stage.now)
    stage.wait(0.3)
    let start = stage.y
    XCTAssertEqual(stage.view.lastSnapshot.velocity.y, 3000, accuracy: 1e-6)
    stage.input(.wheel(by: .down(-1), .notches))
    XCTAssertEqual(stage.view.lastSnapshot.target.y, start - 60, accuracy: 1e-9)
    stage.tick(stage.now + 0.1)
    XCTAssertEqual(stage.y, start - 30, accuracy: 1e-9, "half of a notch in half of its time")
  }

  /// Content returns to an edge, and the wheel would move it further out.
  func test_pointsOutwards_doNotHoldUpAReturn() {
    for (number, feel) in [Feel.uikit, .macos, .gecko, .qt, .flutterIOS].enumerated() {
      for (edge, out) in [(0.0, -1.0), (4400, 1)] {
        var stage = Self.returning(to: edge, from: out * 200, feel)
        var alone = stage
        for _ in 0..<60 {
          let time = stage.now + 0.008
          for amount in [Vector(x: 0, y: out), Vector(x: 1, y: 0)] {
            stage.now = time
            stage.input(.wheel(by: amount, .points))
          }
          alone.tick(time)
          XCTAssertEqual(stage.y, alone.y, accuracy: 1e-9, "feel \(number), \(edge)")
        }
        XCTAssertEqual(stage.y, edge, accuracy: 5)
      }
    }
  }

  func test_notchesAcross_doNotHoldUpAReturn() {
    var stage = Self.returning(to: 0, from: -200, .uikit)
    stage.view.setGeometry(
      ScrollGeometry(x: AxisGeometry(viewport: 400, content: 900), y: stage.geometry), at: stage.now)
    stage.tick(stage.now + 0.03)
    var alone = stage
    stage.input(.wheel(by: Vector(x: 1, y: 0), .notches))
    for _ in 0..<60 {
      stage.tick(stage.now + 0.008)
      alone.tick(stage.now)
      XCTAssertEqual(stage.y, alone.y, accuracy: 1e-9)
    }
    XCTAssertEqual(stage.view.frame.offset.x, 60)
  }

  /// Content was pulled to x = −20.9 and flung back. While it is still out, something moves it along y: the fling goes on. A pointer
  /// that steers takes both axes, and the content returns to the edge.
  func test_aMovementAcross_leavesAFlingBackIntoRange() {
    let moves: [(String, goesOn: Bool, (inout Stage) -> Void)] = [
      ("notches", true, { $0.input(.wheel(by: .down(1), .notches)) }),
      ("points", true, { $0.input(.wheel(by: .down(1), .points)) }),
      ("a key", true, { $0.input(.key(.lineDown)) }),
      ("a pointer", false, { $0.input(.steer(.down(100))) }),
      ("the host", true, { $0.view.sync(withHost: .down(1000), at: $0.now) }),
    ]
    for (name, goesOn, move) in moves {
      var stage = Stage(.driven, offset: 0)
      stage.view.setGeometry(
        ScrollGeometry(x: AxisGeometry(viewport: 400, content: 2000), y: stage.geometry), at: stage.now)
      stage.view.sync(withHost: .zero, at: stage.now)
      stage.beginDrag()
      stage.input(.panUpdate(by: Vector(x: -40, y: 0)))
      XCTAssertEqual(stage.view.frame.offset.x, -20.9, accuracy: 0.1)
      stage.input(.panEnd(.velocity(Vector(x: 2500, y: 0))))
      XCTAssertGreaterThan(stage.view.frame.target.x, 200, name)
      stage.tick(stage.now + 0.004)
      let before = stage.view.frame
      XCTAssertLessThan(before.offset.x, 0, name)
      move(&stage)
      XCTAssertEqual(stage.view.frame.offset.x, before.offset.x, name)
      XCTAssertEqual(stage.view.frame.velocity.x, before.velocity.x, accuracy: 1e-6, name)
      let target = goesOn ? before.target.x : 0
      XCTAssertEqual(stage.view.frame.target.x, target, accuracy: 1e-6, name)
      stage.wait(5)
      XCTAssertEqual(stage.view.frame.offset.x, target, accuracy: 1e-6, name)
      XCTAssertGreaterThan(stage.y, 0, name)
    }
  }

  func test_pointsInwards_moveAReturnOn_whichKeepsItsVelocity_andIsNoFling() {
    for (edge, out) in [(0.0, -1.0), (4400, 1)] {
      var stage = Self.returning(to: edge, from: out * 200, .uikit)
      stage.wait(0.05)
      let before = stage.view.frame
      let distance = edge + out - before.offset.y  // to a point before the edge
      stage.input(.wheel(by: .down(distance), .points))
      XCTAssertEqual(stage.y, edge + out, accuracy: 1e-9)
      XCTAssertGreaterThan(before.velocity.y.magnitude, 200)
      XCTAssertEqual(stage.view.frame.velocity.y, before.velocity.y, accuracy: 1e-6)
      XCTAssertEqual(stage.view.frame.target.y, edge)
    }
  }

  /// A stage whose content has returned for 0.02 s to an edge past which fingers have moved it.
  private static func returning(to edge: Double, from distance: Double, _ feel: Feel) -> Stage {
    var stage = Stage(.driven, offset: edge, feel: feel)
    stage.beginDrag()
    stage.input(.panUpdate(by: .down(distance)))
    stage.input(.panEnd(.velocity(.zero)))
    stage.wait(0.02)
    XCTAssertGreaterThan((stage.y - edge).magnitude, 5)
    return stage
  }

  /// A turn in the other direction drops what has added up.
  func test_fractionsAddUpToWholeSteps() {
    var wheel = WheelRemainder()
    func turn(_ amount: Double) -> Double { wheel.add(.down(amount / 120), .notches, device: 1, .down).y }
    XCTAssertEqual([30, 60, 29, 1, -1, -119, -1, 360].map(turn), [0, 0, 0, 1, 0, -1, 0, 3])
    XCTAssertEqual([119, 0].map(turn), [0, 0])
    XCTAssertEqual(wheel.wheels[0].turned.y, 3 + 119.0 / 120, accuracy: 1e-12)
    XCTAssertEqual(turn(1e300), 0, "more than can be counted counts as nothing")
    XCTAssertEqual(wheel.wheels[0].turned.y, 3 + 119.0 / 120, accuracy: 1e-12)
  }
}
