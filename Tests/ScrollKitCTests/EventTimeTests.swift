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
    XCTAssertEqual(scrollkit_header_add(scroller, &options, nil), Status.ok)
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
    XCTAssertEqual(scrollkit_nub_enable(scroller, nil), Status.ok)
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

  /// The times at which a zoom from scale 1 to 4 within 0.3 s, which begins at 1 s, changes the section: with one tick
  /// at its end, and with many.
  private func timesOfSections(
    from start: Double, at offset: Double, contentHeight: Double, about y: Double, _ feel: Int
  ) -> [Double] {
    [[3.0], Array(stride(from: 1.0, through: 3, by: 0.01))].flatMap { ticks in
      let scroller = quietScroller()
      defer { scrollkit_scroller_destroy(scroller) }
      XCTAssertEqual(scrollkit_scroller_set_feel(scroller, scrollkit_feel(feel), 0), Status.ok)
      var geometry = tallContent()
      geometry.content_height = contentHeight
      XCTAssertEqual(scrollkit_scroller_set_geometry(scroller, &geometry, 0), Status.ok)
      XCTAssertEqual(scrollkit_zoom_enable(scroller, nil, 0), Status.ok)
      XCTAssertEqual(scrollkit_nub_enable(scroller, nil), Status.ok)
      XCTAssertEqual(scrollkit_nub_set_sections(scroller, [0, start], 2), Status.ok)
      XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 0, offset, 0), Status.ok)
      XCTAssertEqual(scrollkit_scroller_tick(scroller, 0.5, nil), Status.ok)
      _ = drained(scroller)
      XCTAssertEqual(scrollkit_zoom_set_scale(scroller, 4, 0, y, 1, 1, nil), Status.ok)
      return ticks.flatMap { time in
        XCTAssertEqual(scrollkit_scroller_tick(scroller, time, nil), Status.ok)
        return drained(scroller).filter { Int($0.kind) == SCROLLKIT_EVENT_KIND_SECTION_CHANGED }.map(\.time)
      }
    }
  }

  /// 500 − 400/s is at the top at the scale s: section 1, which begins at 300, from s = 2 on. This is half of the way on
  /// the logarithmic scale, and takes half of the time.
  func test_aSectionThatAZoomReaches_isReachedAtTheSameTime_atAnyFrameRate() {
    let times = timesOfSections(
      from: 300, at: 100, contentHeight: 4000, about: 400, SCROLLKIT_FEEL_UIKIT)
    XCTAssertEqual(times.count, 2)
    for time in times { XCTAssertEqual(time, 1.15, accuracy: 1e-6) }
  }

  /// Content of half the viewport's height does not scroll up to s = 2. But the offset goes evenly from 0 at s = 1 to
  /// 480 at s = 4, and an edge that stretches does not change it: 160 − 160/s is at the top, 80 from s = 2 on.
  func test_aZoomThatLeavesTheRange_reachesASectionWhereContentIsDrawn_alsoAtEdgesThatStretch() {
    let times = timesOfSections(
      from: 80, at: 0, contentHeight: 240, about: 480, SCROLLKIT_FEEL_ANDROID)
    XCTAssertEqual(times.count, 2)
    for time in times { XCTAssertEqual(time, 1.15, accuracy: 1e-6) }
  }
}
