import CScrollKitTypes
import XCTest

@testable import ScrollKitC

/// Options and states of behaviours through the C interface: 0 means the default, any other number is taken.
final class OptionTests: XCTestCase {
  private func withScroller(_ body: (ScrollerRef) -> Void) {
    let scroller = quietScroller()
    body(scroller)
    scrollkit_scroller_destroy(scroller)
  }

  private func scrollBy(_ scroller: ScrollerRef, _ y: Double, at time: Double) {
    XCTAssertEqual(scrollkit_scroller_wheel(scroller, 0, y, UInt32(SCROLLKIT_UNIT_POINTS), time), Status.ok)
  }

  func test_theLengthMarginAndReachOfANub() {
    let rows: [(length: Double, margin: Double, reach: Double)] = [(0.5, 0.5, 0.5), (20, 8, 3), (0.5, -1, -1)]
    for row in rows {
      withScroller { scroller in
        var options = scrollkit_nub_options.standard
        (options.length, options.margin, options.reach) = (row.length, row.margin, row.reach)
        XCTAssertEqual(scrollkit_nub_enable(scroller, &options, 0), Status.ok)
        scrollBy(scroller, 1, at: 1)
        scrollBy(scroller, -1, at: 1.05)
        let state = nubState(of: scroller)
        XCTAssertEqual(state.length, row.length)
        XCTAssertEqual(state.y, max(0, row.margin))
        XCTAssertEqual(state.touch_length, row.length + 2 * max(0, row.reach))
      }
    }
  }

  func test_theFadeAndTheDelayOfANub() {
    withScroller { scroller in
      var options = scrollkit_nub_options.standard
      (options.fade, options.delay) = (1, 0.5)
      XCTAssertEqual(scrollkit_nub_enable(scroller, &options, 0), Status.ok)
      scrollBy(scroller, 100, at: 1)
      XCTAssertEqual(scrollkit_scroller_tick(scroller, 1.125, nil), Status.ok)
      XCTAssertEqual(nubState(of: scroller).alpha, 0.125, accuracy: 1e-9)
    }
  }

  func test_aNubWithoutFadeAndDelay_isShownWhileTheContentMoves() {
    withScroller { scroller in
      var options = scrollkit_nub_options.standard
      (options.fade, options.delay) = (-1, -1)
      XCTAssertEqual(scrollkit_nub_enable(scroller, &options, 0), Status.ok)
      XCTAssertEqual(nubState(of: scroller).alpha, 0)
      XCTAssertEqual(scrollkit_scroller_scroll_by(scroller, 0, 100, 1, nil), Status.ok)
      XCTAssertEqual(scrollkit_scroller_tick(scroller, 1.1, nil), Status.ok)
      XCTAssertEqual(nubState(of: scroller).alpha, 1)
      XCTAssertEqual(scrollkit_scroller_tick(scroller, 9, nil), Status.ok)
      XCTAssertEqual(nubState(of: scroller).alpha, 0)
      var frame = scrollkit_frame.standard
      XCTAssertEqual(scrollkit_scroller_get_frame(scroller, &frame), Status.ok)
      XCTAssertEqual(frame.needs_tick, 0)
    }
  }

  func test_aRefreshOfLengthNone_holdsNothingOpen() {
    withScroller { scroller in
      var options = scrollkit_refresh_options.standard
      options.length = -1
      XCTAssertEqual(scrollkit_refresh_enable(scroller, &options, 0), Status.ok)
      XCTAssertEqual(scrollkit_refresh_begin(scroller, 1), Status.ok)
      var frame = scrollkit_frame.standard
      XCTAssertEqual(scrollkit_scroller_tick(scroller, 3, &frame), Status.ok)
      XCTAssertEqual(frame.offset_y, 0)
    }
  }

  func test_theStateOfAHeader() {
    withScroller { scroller in
      var options = headerOptions()
      (options.parallax, options.snaps) = (0.5, 1)
      XCTAssertEqual(scrollkit_header_add(scroller, &options, 0, nil), Status.ok)
      scrollBy(scroller, 100, at: 1)
      scrollBy(scroller, -14, at: 1.02)
      var state = headerState(of: scroller)
      XCTAssertEqual([state.position, state.visible_height, state.progress, state.parallax], [-42, 14, 0.25, -21])
      XCTAssertEqual(state.is_snapping, 0)
      XCTAssertEqual(scrollkit_scroller_tick(scroller, 1.3, nil), Status.ok)
      state = headerState(of: scroller)
      XCTAssertEqual(state.is_snapping, 1)
      XCTAssertEqual(scrollkit_scroller_tick(scroller, 3, nil), Status.ok)
      XCTAssertEqual(headerState(of: scroller).is_snapping, 0)
    }
  }

  func test_theShortestThumbOfAScrollBar() {
    // A viewport of 480 shows a ten-thousandth of the content.
    for (given, length) in [(0.0, 18.0), (0.5, 0.5), (30, 30)] {
      withScroller { scroller in
        var geometry = tallContent()
        geometry.content_height = 4_800_000
        XCTAssertEqual(scrollkit_scroller_set_geometry(scroller, &geometry, 0), Status.ok)
        var options = scrollkit_scrollbar_options.standard
        options.least_thumb = given
        XCTAssertEqual(scrollkit_scrollbar_enable(scroller, 1, &options, 0), Status.ok)
        XCTAssertEqual(scrollbarState(of: scroller).thumb_length, length)
      }
    }
  }

  func test_theArrowsOfAScrollBar_scrollLikeTheKeys() {
    let rows = [
      (SCROLLKIT_SCROLLBAR_PART_ARROW_BACKWARD, SCROLLKIT_KEY_LINE_UP),
      (SCROLLKIT_SCROLLBAR_PART_ARROW_FORWARD, SCROLLKIT_KEY_LINE_DOWN),
    ]
    for (part, key) in rows {
      var targets: [Double] = []
      for isArrow in [true, false] {
        withScroller { scroller in
          XCTAssertEqual(scrollkit_scrollbar_enable(scroller, 1, nil, 0), Status.ok)
          XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 0, 900, 0), Status.ok)
          let status = isArrow
            ? scrollkit_scrollbar_press(scroller, 1, UInt32(part), 0, 1) : scrollkit_scroller_key(scroller, UInt32(key), 1)
          XCTAssertEqual(status, Status.ok)
          targets.append(frame(of: scroller).target_y)
        }
      }
      XCTAssertEqual(targets[0], targets[1])
      XCTAssertEqual(targets[0] < 900, part == SCROLLKIT_SCROLLBAR_PART_ARROW_BACKWARD)
    }
  }

  func test_theLimitsOfAZoom() {
    for (minimum, maximum, expected) in [(0.0, 0.0, [1.0, 4]), (0.5, 0, [0.5, 4]), (0, 2, [1, 2])] {
      withScroller { scroller in
        var options = scrollkit_zoom_options.standard
        (options.minimum, options.maximum) = (minimum, maximum)
        XCTAssertEqual(scrollkit_zoom_enable(scroller, &options, 0), Status.ok)
        XCTAssertEqual([zoomState(of: scroller).minimum, zoomState(of: scroller).maximum], expected)
      }
    }
  }

  func test_theStateOfPullToRefresh() {
    withScroller { scroller in
      XCTAssertEqual(scrollkit_refresh_enable(scroller, nil, 0), Status.ok)
      func state() -> scrollkit_refresh_state {
        var state = scrollkit_refresh_state.standard
        XCTAssertEqual(scrollkit_refresh_get_state(scroller, &state), Status.ok)
        return state
      }
      XCTAssertEqual(push(scroller, SCROLLKIT_INPUT_KIND_PAN_UPDATE, y: -60, at: 1), Status.ok)
      let pull = -frame(of: scroller).offset_y
      XCTAssertEqual([state().pull, state().progress], [pull, pull / 64])
      XCTAssertEqual(state().step, UInt32(SCROLLKIT_REFRESH_STEP_PULLED))
      XCTAssertEqual(push(scroller, SCROLLKIT_INPUT_KIND_PAN_UPDATE, y: -200, at: 1.1), Status.ok)
      XCTAssertEqual(state().progress, 1)
      XCTAssertEqual(state().step, UInt32(SCROLLKIT_REFRESH_STEP_ARMED))
    }
  }
}
