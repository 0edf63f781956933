import CScrollKitTypes
import ScrollKitC
import XCTest

/// What a host asks about a scroll, along both axes.
final class ContextTests: XCTestCase {
  /// 3700 points across and 4400 down can be scrolled, before them insets of 30 and 40 points.
  func test_theNumbersOfX_areNotThoseOfY() {
    let scroller = newScroller()
    var geometry = tallContent()
    (geometry.viewport_width, geometry.viewport_height) = (300, 600)
    (geometry.content_width, geometry.content_height) = (4000, 5000)
    (geometry.inset_left, geometry.inset_top) = (30, 40)
    XCTAssertEqual(scrollkit_scroller_set_geometry(scroller, &geometry, 0), Status.ok)
    XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 700, 800, 0), Status.ok)
    XCTAssertEqual(scrollkit_scroller_press(scroller, 7, 250, 350, 1), Status.ok)
    XCTAssertEqual(scrollkit_scroller_move(scroller, 7, 150, 200, 1.1), Status.ok)
    let drag = context(of: scroller)
    let offset = frame(of: scroller)
    XCTAssertEqual([drag.min_x, drag.max_x, drag.min_y, drag.max_y], [-30, 3700, -40, 4400])
    XCTAssertEqual([drag.tracking_x, drag.tracking_y], [150, 200])
    XCTAssertEqual([drag.began_x, drag.began_y], [700, 800])
    XCTAssertTrue(drag.ended_x.isNaN && drag.ended_y.isNaN && drag.expected_end_x.isNaN && drag.expected_end_y.isNaN)
    XCTAssertEqual(scrollkit_scroller_release(scroller, 7, 2), Status.ok)
    let rest = context(of: scroller)
    XCTAssertEqual([rest.ended_x, rest.ended_y], [offset.offset_x, offset.offset_y])
    scrollkit_scroller_destroy(scroller)
  }
}
