import XCTest

@testable import ScrollKitCore

/// Numbers worked by hand from the sources that `Feels.swift` cites.
final class FeelsTests: XCTestCase {
  /// Flutter's FrictionSimulation has a drag of 0.135: 1000 pt/s end after 1000 / −ln 0.135 points.
  func test_aFlingOfFlutterOnIOS() {
    let coast = Feel.flutterIOS.coast.coast(MotionState(position: 0, velocity: 1000), speeds: .zero, reach: .infinity)
    XCTAssertEqual(coast.destination, 499.3806 - Deceleration.restDistance, accuracy: 1e-3)
  }

  /// Axis.cpp: half of the velocity, at most 10 px/ms.
  func test_aFlingOfGeckoAtTheEdge_beginsItsBounceWithHalfItsVelocity() {
    for (velocity, first) in [(3000.0, 1500.0), (-3000, -1500), (30_000, 10_000)] {
      let bounce = Feel.gecko.coast.bounce.bounce(coastingAt: velocity, edge: 0)
      XCTAssertEqual(bounce.state(at: 0).velocity, first, "\(velocity)")
    }
  }

  /// Axis.cpp: a sixteenth of the finger's movement at the edge, less farther out, never a whole viewport.
  func test_aDragOfGeckoPastTheEdge() {
    let setting = ScrollSetting(
      geometry: ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 6000)), feel: .gecko, alwaysBounces: Pair(x: false, y: false))
    let band = setting.bands(.y).lower
    XCTAssertEqual(band.slope(at: 0), 1.0 / 16)
    XCTAssertEqual(band.overscroll(pulledBy: 1e12), 600, accuracy: 1e-3)
  }

  /// Firefox on Linux, with its standard font: 3 lines of 19 points for a key, twice that for a notch, and two lines stay visible
  /// after a page.
  func test_theWheelAndTheKeysOfGecko() {
    let setting = ScrollSetting(
      geometry: ScrollGeometry(viewport: Vector(x: 400, y: 760), content: Vector(x: 400, y: 6000)), feel: .gecko,
      alwaysBounces: Pair(x: false, y: false))
    XCTAssertEqual(Feel.gecko.wheelStep, .points(114))
    XCTAssertEqual(ScrollKey.lineDown.distance(from: .zero, in: setting), .down(57))
    XCTAssertEqual(ScrollKey.pageDown.distance(from: .zero, in: setting), .down(722))
  }

  /// lv_indev.c and lv_indev_scroll.c: the movements of three refreshes of 33 ms weigh 1, 2/3 and 1/3. Content moves by 0.9,
  /// 0.9² … of their sum. A finger of 1000 pt/s throws content by 9 · 66 points.
  func test_aThrowOfLVGL() {
    for sign in [1.0, -1] {
      var finger = TestFinger(.lvgl, at: 50_000)
      finger.press()
      for _ in 0..<30 { finger.move(-sign * 10, after: 0.01) }
      finger.release(after: 0)
      let distance = (finger.scroller.activity.target.y - finger.offset).magnitude
      XCTAssertEqual(distance, 594 - Deceleration.restDistance, accuracy: 1e-3)
    }
  }

  /// Qt's `_q_MinimumFlickVelocity` is 75; Gecko's `apz.touch_start_tolerance` 0.1 inch; Android's
  /// `VERTICAL_SCROLL_FACTOR` 64 dp.
  func test_thresholdsAndSteps() {
    XCTAssertEqual(Feel.qt.minimumFling, 75)
    XCTAssertEqual(Feel.gecko.slop, 9.6)
    XCTAssertEqual(Feel.android.wheelStep, .points(64))
    XCTAssertEqual(Feel.flutterAndroid.wheelStep, .points(64))
  }
}
