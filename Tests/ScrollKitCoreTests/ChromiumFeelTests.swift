import XCTest

@testable import ScrollKitCore

/// What Chromium's feel adds to its curve: where a fling ends, and what a notch is.
final class ChromiumFeelTests: XCTestCase {
  private func scroller(width: Double = 400, height: Double = 757) -> Scroller {
    let geometry = ScrollGeometry(
      x: AxisGeometry(viewport: width, content: 100_000),
      y: AxisGeometry(viewport: height, content: 100_000))
    var scroller = Scroller(
      setting: ScrollSetting(
        geometry: geometry, feel: .chromium, alwaysBounces: Pair(x: false, y: false)))
    scroller.setOffset(Vector(x: 5000, y: 5000), at: 0)
    return scroller
  }

  /// The offset at which content rests after a finger of constant velocity is lifted after 0.1 s.
  private func flung(_ velocity: Vector, width: Double = 400, height: Double = 757) -> Vector {
    var scroller = scroller(width: width, height: height)
    scroller.handle(.press(pointer: 1, at: .zero), at: 1)
    for step in 1...10 {
      let time = 1 + Double(step) * 0.01
      _ = scroller.advance(to: time)
      scroller.handle(.move(pointer: 1, to: velocity * (-Double(step) * 0.01)), at: time)
    }
    scroller.handle(.release(pointer: 1), at: 1.1)
    return scroller.activity.target - Vector(x: 5000, y: 5000)
  }

  /// Three viewports along the faster axis are the limit; at equal speeds each axis has its own.
  func test_theLimitIsTheViewportOfTheFasterAxis() {
    let setting = ScrollSetting(
      geometry: ScrollGeometry(
        x: AxisGeometry(viewport: 400, content: 100_000), y: AxisGeometry(viewport: 757, content: 100_000)),
      feel: .chromium, alwaysBounces: Pair(x: false, y: false))
    func far(_ axis: Axis, _ speeds: Vector) -> Double {
      setting.release(axis, MotionState(position: 0, velocity: speeds[axis]), speeds: speeds).destination
    }
    XCTAssertEqual(far(.x, Vector(x: 17_000, y: 0)), 1200, accuracy: 1e-9)
    XCTAssertEqual(far(.y, Vector(x: 0, y: 17_000)), 2271, accuracy: 1e-9)
    let even = Vector(x: 17_000, y: 17_000)
    XCTAssertEqual(far(.y, even) / far(.x, even), 757 / 400, accuracy: 1e-9)
    let steep = Vector(x: 8500, y: 17_000)
    XCTAssertEqual(far(.y, steep) / far(.x, steep), 2, accuracy: 1e-9)
  }

  func test_aFling_goesAsFarAsItsBrakeAllows_andAtMostThreeViewports() {
    let brake = PhysicsFling.brake
    for (speed, far) in [
      (300.0, 300.0 * 300 / (2 * brake)), (1500, 1500.0 * 1500 / (2 * brake)),
      (3400, 3400.0 * 3400 / (2 * brake)), (5000, 3 * 757), (20_000, 3 * 757),
    ] {
      let expected = speed * 0.1 - 15 + far
      XCTAssertEqual(flung(Vector(x: 0, y: speed)).y, expected, accuracy: 0.01, "\(speed)")
      XCTAssertEqual(flung(Vector(x: 0, y: -speed)).y, max(-5000, -expected), accuracy: 0.01, "-\(speed)")
    }
  }

  func test_theViewportThatCounts_isThatOfTheFasterAxis() {
    let far = flung(Vector(x: 4000, y: 6000), width: 100, height: 700)
    let slop = 15 / Vector(x: 4000, y: 6000).length
    XCTAssertEqual(far.y, 600 - 6000 * slop + 2100, accuracy: 0.01)
    XCTAssertEqual(far.x / far.y, 4000.0 / 6000, accuracy: 1e-6, "the direction is kept")
    let wide = flung(Vector(x: 6000, y: 4000), width: 100, height: 700)
    XCTAssertEqual(wide.x, 600 - 6000 * slop + 300, accuracy: 0.01)
  }

  func test_withoutAViewport_nothingCoasts() {
    let setting = scroller(width: 0, height: 0).setting
    let motion = setting.release(.y, MotionState(position: 300, velocity: 4000))
    XCTAssertEqual(motion.destination, 300)
    XCTAssertEqual(motion.duration, 0)
  }

  func test_aNotchIs120Points_inAFifthOfASecond() {
    var scroller = scroller()
    scroller.handle(.wheel(by: Vector(x: 0, y: 1), .notches), at: 1)
    XCTAssertEqual(scroller.activity.target.y, 5120)
    XCTAssertLessThan(scroller.activity.offset(at: 1.199).y, 5120)
    XCTAssertEqual(scroller.activity.offset(at: 1.2).y, 5120, accuracy: 1e-9)
  }
}
