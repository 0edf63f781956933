import CScrollKitTypes
import ScrollKitC
import XCTest

/// Queued events are in the order of their times.
final class EventTimeTests: XCTestCase {
  /// A merged movement kept its position in the queue before an event with an earlier time.
  func test_mergedMovements_haveTheTimeOfTheLast() {
    let scroller = newScroller()
    setTallContent(scroller, at: 0)
    var options = headerOptions()
    options.mode = scrollkit_header_mode(SCROLLKIT_HEADER_MODE_FREEZE_NEAR_ENDS)
    XCTAssertEqual(scrollkit_header_add(scroller, &options, 0, nil), Status.ok)
    for (time, y) in [(1, 1000), (2, 1010), (3, 3520)] {  // at the end it stays as it is
      XCTAssertEqual(
        scrollkit_scroller_set_offset(scroller, 0, Double(y), Double(time)), Status.ok)
    }
    let events = drained(scroller)
    XCTAssertEqual(
      events.map { Int($0.kind) }, [SCROLLKIT_EVENT_KIND_HEADER_MOVED, SCROLLKIT_EVENT_KIND_DID_SCROLL])
    XCTAssertEqual(events.map(\.time), [2, 3])
    XCTAssertEqual(events.map(\.y), [-10, 3520])
    scrollkit_scroller_destroy(scroller)
  }

  func test_theNubThatNoLongerHasRoom_isHiddenFromThenOn() {
    let scroller = quietScroller()
    XCTAssertEqual(scrollkit_nub_enable(scroller, nil, 0), Status.ok)
    XCTAssertEqual(scrollkit_scroller_wheel(scroller, 0, 100, UInt32(SCROLLKIT_UNIT_POINTS), 1), Status.ok)
    XCTAssertEqual(scrollkit_scroller_tick(scroller, 1.2, nil), Status.ok)
    var geometry = tallContent()
    geometry.content_height = 480
    XCTAssertEqual(scrollkit_scroller_set_geometry(scroller, &geometry, 1.3), Status.ok)
    XCTAssertEqual(scrollkit_scroller_tick(scroller, 2, nil), Status.ok)
    let hidden = drained(scroller).first { Int($0.kind) == SCROLLKIT_EVENT_KIND_NUB_HIDDEN }
    XCTAssertEqual(hidden?.time, 1.3)
    scrollkit_scroller_destroy(scroller)
  }

  /// 500 − 400/s is at the top at the scale s: section 1, which begins at 300, from s = 2 on.
  func test_aSectionThatAZoomReaches_isReachedAtTheSameTime_atAnyFrameRate() {
    var times: [Double] = []
    for ticks in [[3.0], Array(stride(from: 1.0, through: 3, by: 0.01))] {
      let scroller = quietScroller()
      XCTAssertEqual(scrollkit_zoom_enable(scroller, nil, 0), Status.ok)
      XCTAssertEqual(scrollkit_nub_enable(scroller, nil, 0), Status.ok)
      XCTAssertEqual(scrollkit_nub_set_sections(scroller, [0, 300], 2, 0), Status.ok)
      XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 0, 100, 0), Status.ok)
      XCTAssertEqual(scrollkit_scroller_tick(scroller, 0.5, nil), Status.ok)
      _ = drained(scroller)
      XCTAssertEqual(scrollkit_zoom_set_scale(scroller, 4, 0, 400, 1, 1, nil), Status.ok)
      for time in ticks {
        XCTAssertEqual(scrollkit_scroller_tick(scroller, time, nil), Status.ok)
        let changes = drained(scroller).filter { Int($0.kind) == SCROLLKIT_EVENT_KIND_SECTION_CHANGED }
        times += changes.map(\.time)
      }
      scrollkit_scroller_destroy(scroller)
    }
    XCTAssertEqual(times.count, 2)
    // Half of 0.3 s, half of the way on the logarithmic scale from 1 to 4.
    for time in times { XCTAssertEqual(time, 1.15, accuracy: 1e-6) }
  }
}
