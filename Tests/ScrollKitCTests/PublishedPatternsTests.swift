import CScrollKitTypes
import ScrollKitC
import XCTest

/// What the headers advise hosts to do.
final class PublishedPatternsTests: XCTestCase {
  /// Whether a press and release of a finger that moves `distance` points is a tap, by the phases before both.
  private func isTap(_ scroller: ScrollerRef, distance: Double = 0, at time: Double) -> Bool {
    XCTAssertEqual(scrollkit_scroller_tick(scroller, time, nil), Status.ok)
    let wasIdle = frame(of: scroller).phase == scrollkit_phase(SCROLLKIT_PHASE_IDLE)
    XCTAssertEqual(scrollkit_scroller_press(scroller, 1, 100, 300, time), Status.ok)
    XCTAssertEqual(scrollkit_scroller_move(scroller, 1, 100, 300 + distance, time + 0.05), Status.ok)
    let isTracking = frame(of: scroller).phase == scrollkit_phase(SCROLLKIT_PHASE_TRACKING)
    XCTAssertEqual(scrollkit_scroller_release(scroller, 1, time + 0.1), Status.ok)
    return wasIdle && isTracking
  }

  func test_aPressAndRelease_isATap_unlessTheFingerDragsOrCatchesMovingContent() {
    for feel in SCROLLKIT_FEEL_UIKIT...SCROLLKIT_FEEL_LVGL {
      let scroller = newScroller()
      setTallContent(scroller, at: 0)
      XCTAssertEqual(scrollkit_scroller_set_feel(scroller, scrollkit_feel(feel), 0), Status.ok)
      XCTAssertTrue(isTap(scroller, at: 1), "feel \(feel)")
      XCTAssertTrue(isTap(scroller, distance: -1, at: 2), "feel \(feel), within the slop")
      XCTAssertFalse(isTap(scroller, distance: -60, at: 3), "feel \(feel)")
      XCTAssertEqual(scrollkit_scroller_scroll_to(scroller, 0, 2000, 1, 9, nil), Status.ok)
      XCTAssertFalse(isTap(scroller, at: 9.1), "feel \(feel), the content moves")
      scrollkit_scroller_destroy(scroller)
    }
  }

  /// A terminal of 25 rows of 16 points and a text of 100 rows: each report scrolls three rows.
  func test_aTerminalsWheel_restsAtWholeRows() {
    let row = 16.0
    var options = scrollkit_scroller_options()
    XCTAssertEqual(scrollkit_struct_init(&options, UInt(MemoryLayout.size(ofValue: options))), Status.ok)
    options.wheel_step = 3 * row
    for feel in SCROLLKIT_FEEL_UIKIT...SCROLLKIT_FEEL_LVGL {
      var made: ScrollerRef?
      XCTAssertEqual(scrollkit_scroller_create(&options, &made), Status.ok)
      let scroller = made!
      XCTAssertEqual(scrollkit_scroller_set_feel(scroller, scrollkit_feel(feel), 0), Status.ok)
      XCTAssertEqual(scrollkit_scroller_set_size(scroller, 640, 25 * row, 640, 100 * row, 0), Status.ok)
      var time = 1.0
      for (reports, expectedRow) in [(2, 6), (30, 75), (-1, 72), (-40, 0)] {
        for _ in 0..<abs(reports) {
          var report = input(0, at: 0)
          XCTAssertEqual(scrollkit_input_from_sgr_button(&report, reports < 0 ? 64 : 65, time), Status.ok)
          XCTAssertEqual(scrollkit_scroller_push(scroller, &report), Status.ok)
          time += 0.3
        }
        time += 9
        XCTAssertEqual(scrollkit_scroller_tick(scroller, time, nil), Status.ok)
        XCTAssertEqual(frame(of: scroller).offset_y, Double(expectedRow) * row, "feel \(feel)")
      }
      scrollkit_scroller_destroy(scroller)
    }
  }
}
