import XCTest

@testable import ScrollKitCore

final class LVGLThrowTests: XCTestCase {
  func test_eachRefreshLeavesNineTenthsOfTheSpeed() {
    let coast = Deceleration(start: 0, initialVelocity: 1000, drag: Deceleration.lvglDrag)
    for refresh in 1...20 {
      let expected = 1000 * Foundation.pow(0.9, Double(refresh))
      XCTAssertEqual(coast.state(at: 0.033 * Double(refresh)).velocity, expected, accuracy: 1e-9)
    }
  }

  func test_outOfRangeItFollowsAQuarter_howeverFar_bothWays() {
    for pull in [1.0, -10, 4000, -1e6] {
      XCTAssertEqual(RubberBand.lvgl.overscroll(pulledBy: pull), pull / 4)
      XCTAssertEqual(RubberBand.lvgl.pull(showing: pull / 4), pull)
    }
  }
}
