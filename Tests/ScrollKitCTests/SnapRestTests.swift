import CScrollKitTypes
import XCTest

@testable import ScrollKitC

/// The snap target of a motion is chosen once, when the motion starts, and announced at once.
final class SnapRestTests: XCTestCase {
  /// 4000 points in a viewport of 320 × 480, with pages of 480 from 0 on, or areas that begin at places.
  private func pager(
    areas places: [Double] = [], strictness: UInt32 = 0, feel: Int = SCROLLKIT_FEEL_UIKIT,
    maximumScale: Double? = nil
  ) -> ScrollerRef {
    let scroller = newScroller()
    var geometry = tallContent()
    geometry.content_width = 1000
    XCTAssertEqual(scrollkit_scroller_set_feel(scroller, UInt32(feel), 0), Status.ok)
    XCTAssertEqual(scrollkit_scroller_set_geometry(scroller, &geometry, 0), Status.ok)
    var options = scrollkit_snap_options.standard
    options.kind = UInt32(places.isEmpty ? SCROLLKIT_SNAP_KIND_PAGES : SCROLLKIT_SNAP_KIND_AREAS)
    options.strictness = strictness
    XCTAssertEqual(
      scrollkit_snap_set_options(scroller, UInt32(SCROLLKIT_AXIS_Y), &options, 0), Status.ok)
    if !places.isEmpty {
      let areas = places.enumerated().map { number, place in
        var area = scrollkit_snap_area.standard
        (area.key, area.y, area.width, area.height) = (UInt64(number), place, 300, 20)
        area.align_y = UInt32(SCROLLKIT_SNAP_ALIGNMENT_START)
        return area
      }
      XCTAssertEqual(
        scrollkit_snap_set_areas(scroller, areas, UInt(areas.count), 0, 0), Status.ok)
    }
    if let maximumScale {
      var zoom = scrollkit_zoom_options.standard
      zoom.maximum = maximumScale
      XCTAssertEqual(scrollkit_zoom_enable(scroller, &zoom, 0), Status.ok)
    }
    return scroller
  }

  private func fling(_ scroller: ScrollerRef, at time: Double) {
    XCTAssertEqual(scrollkit_scroller_press(scroller, 1, 100, 400, time), Status.ok)
    for step in 1...5 {
      let (y, now) = (400 - 30 * Double(step), time + 0.01 * Double(step))
      XCTAssertEqual(scrollkit_scroller_move(scroller, 1, 100, y, now), Status.ok)
    }
    XCTAssertEqual(scrollkit_scroller_release(scroller, 1, time + 0.05), Status.ok)
  }

  private func tick(_ scroller: ScrollerRef, _ time: Double) {
    XCTAssertEqual(scrollkit_scroller_tick(scroller, time, nil), Status.ok)
  }

  /// Asserts that it rests where it has announced that it will, and returns that.
  @discardableResult
  private func rest(_ scroller: ScrollerRef, from time: Double, _ about: String = "") -> Double {
    let target = frame(of: scroller).target_y
    for step in 1...900 where frame(of: scroller).needs_tick == 1 {
      tick(scroller, time + 0.02 * Double(step))
      XCTAssertEqual(frame(of: scroller).target_y, target, accuracy: 1e-6, about)
    }
    XCTAssertEqual(frame(of: scroller).needs_tick, 0, about)
    XCTAssertEqual(frame(of: scroller).offset_y, target, accuracy: 1e-6, about)
    return target
  }

  func test_thePaddingOfAnAxis_movesTheSnapTargetsOfThatAxis() {
    for axis in [SCROLLKIT_AXIS_X, SCROLLKIT_AXIS_Y] {
      let scroller = newScroller()
      var geometry = tallContent()
      geometry.content_width = 4000
      XCTAssertEqual(scrollkit_scroller_set_geometry(scroller, &geometry, 0), Status.ok)
      var options = scrollkit_snap_options.standard
      (options.kind, options.padding_start) = (UInt32(SCROLLKIT_SNAP_KIND_AREAS), 40)
      options.strictness = UInt32(SCROLLKIT_SNAP_STRICTNESS_MANDATORY)
      XCTAssertEqual(scrollkit_snap_set_options(scroller, UInt32(axis), &options, 0), Status.ok)
      var area = scrollkit_snap_area.standard
      let isX = axis == SCROLLKIT_AXIS_X
      (area.x, area.y, area.width, area.height) = (isX ? 700 : 0, isX ? 0 : 700, 100, 100)
      (area.align_x, area.align_y) = (UInt32(SCROLLKIT_SNAP_ALIGNMENT_START), UInt32(SCROLLKIT_SNAP_ALIGNMENT_START))
      XCTAssertEqual(scrollkit_snap_set_areas(scroller, [area], 1, 0, 0), Status.ok)
      XCTAssertEqual(scrollkit_scroller_press(scroller, 1, 300, 300, 1), Status.ok)
      XCTAssertEqual(scrollkit_scroller_move(scroller, 1, isX ? 200 : 300, isX ? 300 : 200, 1.01), Status.ok)
      XCTAssertEqual(scrollkit_scroller_release(scroller, 1, 1.5), Status.ok)
      let frame = frame(of: scroller)
      XCTAssertEqual([frame.target_x, frame.target_y], isX ? [660, 0] : [0, 660])
      scrollkit_scroller_destroy(scroller)
    }
  }

  func test_theStateHasThePagesOfBothAxes() {
    let scroller = newScroller()
    var geometry = tallContent()
    geometry.content_width = 3200
    XCTAssertEqual(scrollkit_scroller_set_geometry(scroller, &geometry, 0), Status.ok)
    var options = scrollkit_snap_options.standard
    options.kind = UInt32(SCROLLKIT_SNAP_KIND_PAGES)
    for axis in [SCROLLKIT_AXIS_X, SCROLLKIT_AXIS_Y] {
      XCTAssertEqual(scrollkit_snap_set_options(scroller, UInt32(axis), &options, 0), Status.ok)
    }
    XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 960, 960, 0), Status.ok)
    var state = scrollkit_snap_state.standard
    XCTAssertEqual(scrollkit_snap_get_state(scroller, &state), Status.ok)
    XCTAssertEqual([state.index_x, state.target_x, state.index_y, state.target_y], [3, 3, 2, 2])
    scrollkit_scroller_destroy(scroller)
  }

  /// Offset 960 is page 2 of the viewport's 480 points, and page 1 of 960 points.
  func test_newOptions_notifyTheDelegateOfThePageThatTheyChange() {
    let scroller = quietScroller()
    XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 0, 960, 1), Status.ok)
    _ = drained(scroller)
    let listener = Listener()
    listener.listen(to: scroller)
    var options = scrollkit_snap_options.standard
    options.kind = UInt32(SCROLLKIT_SNAP_KIND_PAGES)
    for (length, pages) in [(0.0, []), (960, [1]), (960, [1]), (480, [1, 2])] as [(Double, [Double])] {
      options.length = length
      XCTAssertEqual(scrollkit_snap_set_options(scroller, UInt32(SCROLLKIT_AXIS_Y), &options, 0), Status.ok)
      XCTAssertEqual(listener.kinds, pages.map { _ in Int(SCROLLKIT_EVENT_KIND_PAGE_CHANGED) })
      XCTAssertEqual(listener.events.map(\.x), pages)
    }
    scrollkit_scroller_destroy(scroller)
  }

  func test_thePagesOfAToolkitsContent_areThoseOfThePresentViewport() {
    let scroller = newScroller(mode: SCROLLKIT_MODE_OBSERVED)
    setTallContent(scroller, at: 0)
    var options = scrollkit_snap_options.standard
    options.kind = UInt32(SCROLLKIT_SNAP_KIND_PAGES)
    XCTAssertEqual(scrollkit_snap_set_options(scroller, UInt32(SCROLLKIT_AXIS_Y), &options, 0), Status.ok)
    XCTAssertEqual(push(scroller, SCROLLKIT_INPUT_KIND_DID_SCROLL, y: 960, at: 1), Status.ok)
    for (height, page) in [(480.0, 2.0), (240, 4)] {
      var geometry = tallContent()
      geometry.viewport_height = height
      XCTAssertEqual(scrollkit_scroller_set_geometry(scroller, &geometry, 2), Status.ok)
      var state = scrollkit_snap_state.standard
      XCTAssertEqual(scrollkit_snap_get_state(scroller, &state), Status.ok)
      XCTAssertEqual([state.index_y, state.target_y], [page, page])
    }
    scrollkit_scroller_destroy(scroller)
  }

  /// From page 3 of 480 points to page 5, and in flight to pages of 300 points, to content of another length, or both.
  func test_aScrollToAPage_endsAtThatPage_alsoWhenSizesChangeMeanwhile() {
    let sizes: [(viewport: Double, content: Double, shift: Double, forwards: Double, reversed: Double)] = [
      (300, 4800, 0, 1500, 3000), (480, 6000, 0, 2400, 3120), (480, 9600, 4800, 7200, 6720), (600, 3000, 0, 2400, 0),
    ]
    for size in sizes {
      for isReversed in [false, true] {
        let about = "\(size), reversed: \(isReversed)"
        let scroller = newScroller()
        var geometry = tallContent()
        geometry.content_height = 4800
        XCTAssertEqual(scrollkit_scroller_set_geometry(scroller, &geometry, 0), Status.ok)
        var options = scrollkit_snap_options.standard
        (options.kind, options.is_reversed) = (UInt32(SCROLLKIT_SNAP_KIND_PAGES), isReversed ? 1 : 0)
        XCTAssertEqual(scrollkit_snap_set_options(scroller, UInt32(SCROLLKIT_AXIS_Y), &options, 0), Status.ok)
        XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 0, 1440, 0), Status.ok)
        XCTAssertEqual(scrollkit_snap_scroll_to(scroller, UInt32(SCROLLKIT_AXIS_Y), 5, 1, nil), Status.ok)
        tick(scroller, 1.1)
        let before = frame(of: scroller).offset_y
        (geometry.viewport_height, geometry.content_height) = (size.viewport, size.content)
        geometry.shift_y = size.shift
        XCTAssertEqual(scrollkit_scroller_set_geometry(scroller, &geometry, 1.1), Status.ok)
        XCTAssertEqual(frame(of: scroller).offset_y, before + size.shift, accuracy: 1e-9, about)
        XCTAssertEqual(rest(scroller, from: 1.1, about), isReversed ? size.reversed : size.forwards, accuracy: 1e-6, about)
        let events = drained(scroller).filter { Int($0.kind) == SCROLLKIT_EVENT_KIND_ANIMATION_COMPLETED }
        XCTAssertEqual(events.map(\.finished), [1], about)
        scrollkit_scroller_destroy(scroller)
      }
    }
  }

  func test_aScrollToAnOffset_endsThere_alsoAfterAScrollToAPage() {
    let scroller = pager()
    XCTAssertEqual(scrollkit_snap_scroll_to(scroller, UInt32(SCROLLKIT_AXIS_Y), 2, 0.1, nil), Status.ok)
    XCTAssertEqual(scrollkit_scroller_scroll_to(scroller, 0, 700, 1, 0.2, nil), Status.ok)
    var geometry = tallContent()
    geometry.viewport_height = 400
    XCTAssertEqual(scrollkit_scroller_set_geometry(scroller, &geometry, 0.3), Status.ok)
    XCTAssertEqual(rest(scroller, from: 0.3), 700)
    scrollkit_scroller_destroy(scroller)
  }

  func test_anOffsetSetByTheProgram_doesNotSnap() {
    let befores: [(String, (ScrollerRef) -> Void)] = [
      ("a coast", { self.fling($0, at: 0.1) }),
      ("a wheel", { XCTAssertEqual(scrollkit_scroller_wheel($0, 0, 1, 3, 0.1), Status.ok) }),
      ("a key", { XCTAssertEqual(scrollkit_scroller_key($0, 3, 0.1), Status.ok) }),
      ("steering", { XCTAssertEqual(scrollkit_autoscroll_set_velocity($0, 0, 500, 0.1), Status.ok) }),
    ]
    for (name, begin) in befores {
      let scroller = pager()
      begin(scroller)
      XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 0, 130, 0.2), Status.ok)
      for time in [0.21, 0.5, 9] {
        tick(scroller, time)
        XCTAssertEqual(frame(of: scroller).offset_y, 130, "\(name) at \(time)")
      }
      scrollkit_scroller_destroy(scroller)
    }
  }

  func test_aMovementByTheUserAfterwards_snaps() {
    let scroller = pager()
    XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 0, 130, 0.1), Status.ok)
    fling(scroller, at: 0.2)
    XCTAssertEqual(rest(scroller, from: 0.3), 480, accuracy: 1e-6)
    scrollkit_scroller_destroy(scroller)
  }

  func test_contentThatRestsBeforeACall_hasSnapped_withOrWithoutTicks() {
    // A pan without an end: content snaps when the silence ends.
    var targets: [Double] = []
    for ticks in [[], [0.3, 0.6], [0.4, 0.41, 0.42, 0.9]] {
      let scroller = pager()
      for step in 1...4 {
        XCTAssertEqual(scrollkit_scroller_wheel(scroller, 0, 90, 0, 0.01 * Double(step)), Status.ok)
      }
      for time in ticks { tick(scroller, time) }
      XCTAssertEqual(scrollkit_scroller_scroll_by(scroller, 0, 100, 1, nil), Status.ok)
      targets.append(frame(of: scroller).target_y)
      scrollkit_scroller_destroy(scroller)
    }
    for target in targets { XCTAssertEqual(target, targets[0], accuracy: 1e-9) }
    XCTAssertGreaterThan(targets[0], 480, "it was moving to page 1")
  }

  func test_aStepNearNoArea_keepsItsTarget() {
    // Areas by proximity: one at 0, where content is, and one far away; a notch leads between them. What
    // lies behind is not where the user went.
    for feel in [SCROLLKIT_FEEL_UIKIT, SCROLLKIT_FEEL_CHROMIUM, SCROLLKIT_FEEL_GTK] {
      let scroller = pager(areas: [0, 1500], strictness: 1, feel: feel)
      XCTAssertEqual(scrollkit_scroller_wheel(scroller, 0, 1, 3, 0.1), Status.ok)
      XCTAssertGreaterThan(rest(scroller, from: 0.1, "feel \(feel)"), 10)
      scrollkit_scroller_destroy(scroller)
    }
  }

  func test_aScrollAlongOneAxis_keepsTheOther() {
    // Put between two areas by the program, then scrolled across by steps.
    let scroller = pager(areas: [0, 700], strictness: 0)
    XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 0, 130, 0.1), Status.ok)
    XCTAssertEqual(scrollkit_scroller_wheel(scroller, 90, 0, 0, 0.2), Status.ok)
    tick(scroller, 5)
    XCTAssertEqual(frame(of: scroller).offset_x, 90)
    XCTAssertEqual(frame(of: scroller).offset_y, 130)
    scrollkit_scroller_destroy(scroller)
  }

  func test_aPinchPastALimit_returnsToAPage() {
    for (scale, y) in [(3.0, 240.0), (3, 100), (0.5, 300), (4, 480)] {
      let scroller = pager(maximumScale: 2)
      fling(scroller, at: 0.1)
      tick(scroller, 20)
      var pinch = input(SCROLLKIT_INPUT_KIND_PINCH_BEGIN, at: 20)
      (pinch.x, pinch.y, pinch.scale) = (160, y, 1)
      XCTAssertEqual(scrollkit_scroller_push(scroller, &pinch), Status.ok)
      (pinch.kind, pinch.time, pinch.scale) = (UInt32(SCROLLKIT_INPUT_KIND_PINCH_UPDATE), 20.1, scale)
      XCTAssertEqual(scrollkit_scroller_push(scroller, &pinch), Status.ok)
      (pinch.kind, pinch.time) = (UInt32(SCROLLKIT_INPUT_KIND_PINCH_END), 20.2)
      XCTAssertEqual(scrollkit_scroller_push(scroller, &pinch), Status.ok)
      let page = rest(scroller, from: 20.2, "\(scale) at \(y)")
      XCTAssertEqual(page.remainder(dividingBy: 480), 0, accuracy: 1e-6, "\(scale) at \(y)")
      scrollkit_scroller_destroy(scroller)
    }
  }

  func test_aWheelThatZooms_snaps_andAZoomByTheProgramDoesNot() {
    let scroller = pager(maximumScale: 4)
    XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 0, 480, 0.1), Status.ok)
    var wheel = input(SCROLLKIT_INPUT_KIND_WHEEL, at: 0.2)
    (wheel.y, wheel.unit, wheel.flags) = (-2, 3, UInt32(SCROLLKIT_INPUT_FLAGS_ZOOM))
    (wheel.focus_x, wheel.focus_y) = (160, 240)
    XCTAssertEqual(scrollkit_scroller_push(scroller, &wheel), Status.ok)
    let page = rest(scroller, from: 0.2)
    XCTAssertGreaterThan(frame(of: scroller).scale, 1)
    XCTAssertEqual(page.remainder(dividingBy: 480), 0, accuracy: 1e-6)
    XCTAssertEqual(scrollkit_zoom_set_scale(scroller, 3, 160, 111, 1, 30, nil), Status.ok)
    XCTAssertNotEqual(rest(scroller, from: 30).remainder(dividingBy: 480), 0, accuracy: 1)
    scrollkit_scroller_destroy(scroller)
  }

  func test_areasAlongOneAxis_leaveTheOtherAlone() {
    let scroller = pager(areas: [0, 500, 1000])
    let areas = [0.0, 500, 1000].enumerated().map { number, place in
      var area = scrollkit_snap_area.standard
      (area.key, area.x, area.y, area.width, area.height) = (UInt64(number), 200, place, 300, 20)
      area.align_x = UInt32(SCROLLKIT_SNAP_ALIGNMENT_START)
      area.align_y = UInt32(SCROLLKIT_SNAP_ALIGNMENT_START)
      return area
    }
    XCTAssertEqual(scrollkit_snap_set_areas(scroller, areas, 3, 0, 0), Status.ok)
    fling(scroller, at: 1)
    rest(scroller, from: 1.1)
    XCTAssertEqual(frame(of: scroller).offset_x, 0)
    scrollkit_scroller_destroy(scroller)
  }

  func test_ofTwoAreasAtTheSameDistance_theFocusedOneIsChosen() {
    for focused in 0..<2 {
      let scroller = pager(areas: [0, 480])
      let areas = [0.0, 480].enumerated().map { number, place in
        var area = scrollkit_snap_area.standard
        (area.key, area.y, area.width, area.height) = (UInt64(number), place, 300, 20)
        area.align_y = UInt32(SCROLLKIT_SNAP_ALIGNMENT_START)
        area.is_focused = number == focused ? 1 : 0
        return area
      }
      XCTAssertEqual(scrollkit_snap_set_areas(scroller, areas, 2, 0, 0), Status.ok)
      XCTAssertEqual(push(scroller, SCROLLKIT_INPUT_KIND_PAN_BEGIN, at: 1), Status.ok)
      XCTAssertEqual(push(scroller, SCROLLKIT_INPUT_KIND_PAN_UPDATE, y: 240, at: 1.1), Status.ok)
      XCTAssertEqual(push(scroller, SCROLLKIT_INPUT_KIND_PAN_END, at: 2), Status.ok)
      XCTAssertEqual(rest(scroller, from: 2), focused == 0 ? 0 : 480, accuracy: 1e-6)
      scrollkit_scroller_destroy(scroller)
    }
  }
}
