import CScrollKitTypes
import XCTest

@testable import ScrollKitC

/// What the program asks for is as of the call's own time, whether or not frames were drawn before it.
final class LookTests: XCTestCase {
  func test_aPageAskedForWhileTheScaleChanges_isThatOfTheScaleItChangesTo() {
    for look in [nil, 0.1, 0.2] {
      let scroller = newScroller()
      setTallContent(scroller, at: 0)
      XCTAssertEqual(scrollkit_zoom_enable(scroller, nil, 0), Status.ok)
      var options = scrollkit_snap_options.standard
      options.kind = UInt32(SCROLLKIT_SNAP_PAGES)
      XCTAssertEqual(scrollkit_snap_set_rule(scroller, UInt32(SCROLLKIT_AXIS_Y), &options), Status.ok)
      XCTAssertEqual(scrollkit_zoom_to_scale(scroller, 2, 0, 0, 1, 0.05, nil), Status.ok)
      if let look { XCTAssertEqual(scrollkit_scroller_tick(scroller, look, nil), Status.ok) }
      XCTAssertEqual(
        scrollkit_snap_scroll_to(scroller, UInt32(SCROLLKIT_AXIS_Y), 15, 0.21, nil), Status.ok)
      XCTAssertEqual(frame(of: scroller).target_y, 15 * 480, "\(look ?? 0)")
      XCTAssertEqual(scrollkit_scroller_tick(scroller, 9, nil), Status.ok)
      XCTAssertEqual(frame(of: scroller).offset_y, 15 * 480)
      scrollkit_scroller_destroy(scroller)
    }
  }
}
