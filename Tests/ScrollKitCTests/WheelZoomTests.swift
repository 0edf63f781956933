import CScrollKitTypes
import ScrollKitC
import XCTest

/// Zooming by a wheel: what a unit amounts to.
final class WheelZoomTests: XCTestCase {
  /// The scale that a wheel leads to, in a viewport of 320 by 480.
  private func scale(_ feel: Int, _ amount: Double, _ unit: Int) -> Double {
    let scroller = newScroller()
    defer { scrollkit_scroller_destroy(scroller) }
    XCTAssertEqual(scrollkit_scroller_set_feel(scroller, scrollkit_feel(feel), 0), Status.ok)
    setTallContent(scroller, at: 0)
    XCTAssertEqual(scrollkit_zoom_enable(scroller, nil, 0), Status.ok)
    var turn = input(SCROLLKIT_INPUT_KIND_WHEEL, at: 1)
    (turn.y, turn.unit) = (amount, scrollkit_unit(unit))
    turn.flags = scrollkit_input_flags(SCROLLKIT_INPUT_FLAGS_ZOOM)
    (turn.focus_x, turn.focus_y) = (100, 200)
    XCTAssertEqual(scrollkit_scroller_push(scroller, &turn), Status.ok)
    XCTAssertEqual(scrollkit_scroller_tick(scroller, 9, nil), Status.ok)
    return frame(of: scroller).scale
  }

  func test_atTheLimit_aNotchFurtherBeginsNothing() {
    let scroller = newScroller()
    setTallContent(scroller, at: 0)
    XCTAssertEqual(scrollkit_zoom_enable(scroller, nil, 0), Status.ok)
    XCTAssertEqual(scrollkit_zoom_set_scale(scroller, 100, 0, 0, 0, 0, nil), Status.ok)
    let before = frame(of: scroller)
    _ = drained(scroller)
    var turn = input(SCROLLKIT_INPUT_KIND_WHEEL, at: 0)
    (turn.y, turn.unit) = (-1, scrollkit_unit(SCROLLKIT_UNIT_NOTCHES))
    turn.flags = scrollkit_input_flags(SCROLLKIT_INPUT_FLAGS_ZOOM)
    XCTAssertEqual(scrollkit_scroller_push(scroller, &turn), Status.ok)
    XCTAssertEqual(bytes(of: frame(of: scroller)), bytes(of: before))
    XCTAssertEqual(drained(scroller).count, 0)
    scrollkit_scroller_destroy(scroller)
  }

  /// A line zooms as much as the share of a notch that it scrolls vertically: 20 of 480^(2/3) points with GTK.
  func test_linesAndPages_zoomAsMuchAsTheyScrollVertically() {
    for (feel, notch) in [(SCROLLKIT_FEEL_GTK, pow(480, 2.0 / 3)), (SCROLLKIT_FEEL_UIKIT, 60)] {
      XCTAssertEqual(
        scale(feel, -1, SCROLLKIT_UNIT_LINES), scale(feel, -20 / notch, SCROLLKIT_UNIT_NOTCHES),
        accuracy: 1e-9, "feel \(feel)")
      XCTAssertEqual(
        scale(feel, -0.25, SCROLLKIT_UNIT_PAGES), scale(feel, -0.25 * 480 / notch, SCROLLKIT_UNIT_NOTCHES),
        accuracy: 1e-9, "feel \(feel)")
    }
  }
}
