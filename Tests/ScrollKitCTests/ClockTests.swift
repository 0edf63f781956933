import CScrollKitTypes
import ScrollKitC
import XCTest

/// A clock that is ahead by mistake can be set back. `laws.sh` compares whole programs.
final class ClockTests: XCTestCase {
  func test_aTimeFarAhead_isUndone_andTheContentGoesOnFromWhereItIs() {
    let scroller = quietScroller()
    XCTAssertEqual(scrollkit_scroller_scroll_to(scroller, 0, 300, 1, 1, nil), Status.ok)
    XCTAssertEqual(scrollkit_scroller_tick(scroller, 1000, nil), Status.ok)
    XCTAssertEqual(frame(of: scroller).offset_y, 300)
    XCTAssertEqual(scrollkit_scroller_set_clock(scroller, 2), Status.ok)
    XCTAssertEqual(frame(of: scroller).time, 2)
    XCTAssertEqual(frame(of: scroller).offset_y, 300)
    XCTAssertEqual(scrollkit_scroller_scroll_to(scroller, 0, 100, 1, 2, nil), Status.ok)
    XCTAssertEqual(scrollkit_scroller_tick(scroller, 3, nil), Status.ok)
    XCTAssertEqual(frame(of: scroller).time, 3)
    XCTAssertEqual(frame(of: scroller).offset_y, 100)
    scrollkit_scroller_destroy(scroller)
  }

  func test_aMotion_continuesByItsOwnElapsedTime() {
    let (kept, setBack) = (quietScroller(), quietScroller())
    for scroller in [kept, setBack] {
      XCTAssertEqual(scrollkit_scroller_scroll_to(scroller, 0, 300, 1, 64, nil), Status.ok)
      XCTAssertEqual(scrollkit_scroller_tick(scroller, 64.125, nil), Status.ok)
    }
    XCTAssertEqual(scrollkit_scroller_set_clock(setBack, 0.125), Status.ok)
    XCTAssertEqual(frame(of: setBack).offset_y, frame(of: kept).offset_y)
    XCTAssertEqual(scrollkit_scroller_tick(kept, 64.25, nil), Status.ok)
    XCTAssertEqual(scrollkit_scroller_tick(setBack, 0.25, nil), Status.ok)
    XCTAssertEqual(frame(of: setBack).offset_y, frame(of: kept).offset_y, accuracy: 1e-9)
    XCTAssertGreaterThan(frame(of: kept).offset_y, 0)
    XCTAssertLessThan(frame(of: kept).offset_y, 300)
    for scroller in [kept, setBack] { scrollkit_scroller_destroy(scroller) }
  }

  func test_aTimeThatIsNotBeforeTheClock_changesNothing() {
    let scroller = quietScroller()
    XCTAssertEqual(scrollkit_scroller_tick(scroller, 5, nil), Status.ok)
    let before = bytes(of: frame(of: scroller))
    for time in [5, 6, 1e10] {
      XCTAssertEqual(scrollkit_scroller_set_clock(scroller, time), Status.ok)
      XCTAssertEqual(bytes(of: frame(of: scroller)), before)
    }
    for (time, status) in [
      (.nan, Status.notFinite), (-.infinity, Status.notFinite), (1e11, Status.outOfRange), (-1e11, Status.outOfRange),
    ] as [(Double, scrollkit_status)] {
      XCTAssertEqual(scrollkit_scroller_set_clock(scroller, time), status)
      XCTAssertEqual(bytes(of: frame(of: scroller)), before)
    }
    scrollkit_scroller_destroy(scroller)
  }

  func test_theClocksOfNestedScrollers_areSetBackTogether() {
    let scrollers = (0..<3).map { _ in quietScroller() }
    for (child, parent) in zip(scrollers, scrollers.dropFirst()) {
      XCTAssertEqual(scrollkit_nest_set_parent(child, parent, 0), Status.ok)
    }
    for scroller in scrollers { XCTAssertEqual(scrollkit_scroller_tick(scroller, 500, nil), Status.ok) }
    XCTAssertEqual(scrollkit_scroller_set_clock(scrollers[1], 3), Status.ok)
    XCTAssertEqual(scrollers.map { frame(of: $0).time }, [3, 3, 3])
    for scroller in scrollers { scrollkit_scroller_destroy(scroller) }
  }
}
