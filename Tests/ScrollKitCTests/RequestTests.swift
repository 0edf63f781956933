import CScrollKitTypes
import ScrollKitC
import XCTest

/// What an observed scroller requests of its host, and how a host reports a release in one call.
final class RequestTests: XCTestCase {
  /// An observed scroller whose toolkit has reported an offset.
  private func observed(x: Double = 0, y: Double) -> ScrollerRef {
    let scroller = newScroller(mode: SCROLLKIT_MODE_OBSERVED)
    setTallContent(scroller, at: 0)
    report(scroller, SCROLLKIT_INPUT_KIND_DID_SCROLL, x, y, at: 0.5)
    XCTAssertEqual(scrollkit_scroller_tick(scroller, 0.9, nil), Status.ok)
    _ = drained(scroller)
    return scroller
  }

  private func report(_ scroller: ScrollerRef, _ kind: Int, _ x: Double = 0, _ y: Double = 0, at time: Double) {
    var report = input(kind, at: time)
    (report.x, report.y) = (x, y)
    XCTAssertEqual(scrollkit_scroller_push(scroller, &report), Status.ok)
  }

  private func requests(_ scroller: ScrollerRef) -> [scrollkit_event] {
    let kinds = [
      SCROLLKIT_EVENT_KIND_REQUEST_SCROLL, SCROLLKIT_EVENT_KIND_REQUEST_SHIFT, SCROLLKIT_EVENT_KIND_REQUEST_REST,
    ]
    return drained(scroller).filter { kinds.contains(Int($0.kind)) }
  }

  func test_aRequest_hasItsDistanceBesideItsOffset() {
    let scroller = observed(y: 300)
    XCTAssertEqual(scrollkit_scroller_scroll_to(scroller, 0, 1000, 1, 1, nil), Status.ok)
    XCTAssertEqual(scrollkit_scroller_shift(scroller, 0, 400, 1), Status.ok)
    XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 0, 50, 1), Status.ok)
    let found = requests(scroller).map { [Double($0.kind), $0.y, $0.delta_x, $0.delta_y] }
    XCTAssertEqual(
      found,
      [
        [Double(SCROLLKIT_EVENT_KIND_REQUEST_SCROLL), 1000, 0, 700],
        [Double(SCROLLKIT_EVENT_KIND_REQUEST_SHIFT), 700, 0, 400],
        [Double(SCROLLKIT_EVENT_KIND_REQUEST_SCROLL), 1400, 0, 700],  // the animation, again
        [Double(SCROLLKIT_EVENT_KIND_REQUEST_SCROLL), 50, 0, -650],
      ])
    scrollkit_scroller_destroy(scroller)
  }

  func test_aShiftDuringAnAnimation_requestsItsEndAgain_withItsNumber() {
    let scroller = observed(y: 300)
    var id: UInt64 = 0
    XCTAssertEqual(scrollkit_scroller_scroll_to(scroller, 0, 1000, 1, 1, &id), Status.ok)
    report(scroller, SCROLLKIT_INPUT_KIND_DID_SCROLL, 0, 500, at: 1.1)
    _ = drained(scroller)
    XCTAssertEqual(scrollkit_scroller_shift(scroller, 0, 400, 1.1), Status.ok)
    let found = requests(scroller)
    XCTAssertEqual(found.map(\.y), [900, 1400])
    XCTAssertEqual(found.map(\.delta_y), [400, 500])
    XCTAssertEqual(found.map(\.id), [0, id])
    scrollkit_scroller_destroy(scroller)
  }

  func test_otherEvents_haveNoDistance() {
    let scroller = newScroller()
    setTallContent(scroller, at: 0)
    XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 0, 300, 1), Status.ok)
    for event in drained(scroller) { XCTAssertEqual([event.delta_x, event.delta_y], [0, 0]) }
    scrollkit_scroller_destroy(scroller)
  }

  /// The host sets no width: x is unknown, and no request changes it.
  func test_anAxisWithoutLengths_isLeftAlone() {
    let scroller = newScroller(mode: SCROLLKIT_MODE_OBSERVED)
    var geometry = scrollkit_geometry()
    XCTAssertEqual(scrollkit_struct_init(&geometry, UInt(MemoryLayout.size(ofValue: geometry))), Status.ok)
    (geometry.viewport_height, geometry.content_height) = (600, 5000)
    XCTAssertEqual(scrollkit_scroller_set_geometry(scroller, &geometry, 0), Status.ok)
    XCTAssertEqual(scrollkit_top_enable(scroller, nil, 0), Status.ok)
    report(scroller, SCROLLKIT_INPUT_KIND_DID_SCROLL, 40, 3200, at: 0.5)
    XCTAssertEqual(scrollkit_scroller_tick(scroller, 0.9, nil), Status.ok)
    XCTAssertEqual(requests(scroller).count, 0)
    XCTAssertEqual(scrollkit_top_trigger(scroller, 0, 1), Status.ok)
    let top = requests(scroller)
    XCTAssertEqual(top.map { [$0.x, $0.y, $0.delta_x, $0.delta_y] }, [[40, 0, 0, -3200]])
    geometry.content_height = 5400
    geometry.shift_y = 400
    XCTAssertEqual(scrollkit_scroller_set_geometry(scroller, &geometry, 2), Status.ok)
    for request in requests(scroller) { XCTAssertEqual([request.x, request.delta_x], [40, 0]) }
    XCTAssertEqual(scrollkit_scroller_scroll_rect_to_visible(scroller, 0, 3000, 10, 10, 0, 3, nil), Status.ok)
    for request in requests(scroller) { XCTAssertEqual([request.x, request.delta_x], [40, 0]) }
    scrollkit_scroller_destroy(scroller)
  }

  /// The host sets no width, and its toolkit scrolls from x = 0 to 40: that is neither overscroll nor an edge.
  func test_anAxisWithoutLengths_hasNoEdges() {
    let scroller = newScroller(mode: SCROLLKIT_MODE_OBSERVED)
    var geometry = scrollkit_geometry()
    XCTAssertEqual(scrollkit_struct_init(&geometry, UInt(MemoryLayout.size(ofValue: geometry))), Status.ok)
    (geometry.viewport_height, geometry.content_height) = (600, 5000)
    XCTAssertEqual(scrollkit_scroller_set_geometry(scroller, &geometry, 0), Status.ok)
    report(scroller, SCROLLKIT_INPUT_KIND_WILL_BEGIN_DRAGGING, at: 1)
    report(scroller, SCROLLKIT_INPUT_KIND_DID_SCROLL, 40, 300, at: 1.1)
    XCTAssertEqual(frame(of: scroller).overscroll_x, 0)
    var (x, y) = (0.0, 0.0)
    XCTAssertEqual(scrollkit_scroller_report_release(scroller, 0, 900, 80, 700, 1, 1.2, &x, &y), Status.ok)
    XCTAssertEqual([x, y], [80, 700])
    report(scroller, SCROLLKIT_INPUT_KIND_DID_SCROLL, 80, 700, at: 1.3)
    XCTAssertEqual(frame(of: scroller).phase, scrollkit_phase(SCROLLKIT_PHASE_COASTING))
    report(scroller, SCROLLKIT_INPUT_KIND_DID_END_DECELERATING, at: 1.4)
    for event in drained(scroller) { XCTAssertEqual(event.edges, scrollkit_edges(SCROLLKIT_EDGES_NONE)) }
    var context = scrollkit_context()
    XCTAssertEqual(scrollkit_struct_init(&context, UInt(MemoryLayout.size(ofValue: context))), Status.ok)
    XCTAssertEqual(scrollkit_scroller_get_context(scroller, &context), Status.ok)
    XCTAssertEqual(context.at_edges, scrollkit_edges(SCROLLKIT_EDGES_NONE))
    scrollkit_scroller_destroy(scroller)
  }

  func test_aRelease_isOneCall_whichReturnsWhereContentIsToRest() {
    let scroller = observed(y: 300)
    var options = scrollkit_snap_options()
    XCTAssertEqual(scrollkit_struct_init(&options, UInt(MemoryLayout.size(ofValue: options))), Status.ok)
    options.kind = scrollkit_snap_kind(SCROLLKIT_SNAP_KIND_PAGES)
    XCTAssertEqual(scrollkit_snap_set_options(scroller, 1, &options, 0), Status.ok)
    report(scroller, SCROLLKIT_INPUT_KIND_WILL_BEGIN_DRAGGING, at: 1)
    report(scroller, SCROLLKIT_INPUT_KIND_DID_SCROLL, 0, 350, at: 1.1)
    _ = drained(scroller)
    var (x, y) = (0.0, 0.0)
    XCTAssertEqual(scrollkit_scroller_report_release(scroller, 0, 900, 0, 700, 1, 1.2, &x, &y), Status.ok)
    XCTAssertEqual([x, y], [0, 480], "the next page")
    XCTAssertEqual(frame(of: scroller).phase, scrollkit_phase(SCROLLKIT_PHASE_COASTING))
    XCTAssertEqual(frame(of: scroller).target_y, 480)
    let kinds = drained(scroller).map { Int($0.kind) }
    XCTAssertTrue(kinds.contains(SCROLLKIT_EVENT_KIND_REQUEST_REST))
    XCTAssertTrue(kinds.contains(SCROLLKIT_EVENT_KIND_DRAG_ENDED))
    scrollkit_scroller_destroy(scroller)
  }

  func test_aReleaseWithoutMomentum_rests_andWithoutADragChangesNothing() {
    let scroller = observed(y: 300)
    var (x, y) = (0.0, 0.0)
    XCTAssertEqual(scrollkit_scroller_report_release(scroller, 0, 0, 7, 300, 0, 1, &x, &y), Status.ok)
    XCTAssertEqual([x, y], [7, 300])
    XCTAssertEqual(drained(scroller).count, 0)
    report(scroller, SCROLLKIT_INPUT_KIND_WILL_BEGIN_DRAGGING, at: 1)
    XCTAssertEqual(scrollkit_scroller_report_release(scroller, 0, 0, 7, 300, 0, 1.2, &x, &y), Status.ok)
    XCTAssertEqual(frame(of: scroller).phase, scrollkit_phase(SCROLLKIT_PHASE_IDLE))
    scrollkit_scroller_destroy(scroller)
  }

  func test_aRefusedRelease_changesNothing() {
    let scroller = observed(y: 300)
    report(scroller, SCROLLKIT_INPUT_KIND_WILL_BEGIN_DRAGGING, at: 1)
    _ = drained(scroller)
    var (x, y) = (-1.0, -2.0)
    let driven = newScroller()
    XCTAssertEqual(scrollkit_scroller_report_release(nil, 0, 0, 0, 700, 1, 2, &x, &y), Status.nullArgument)
    XCTAssertEqual(scrollkit_scroller_report_release(scroller, 0, 0, 0, 700, 1, 2, nil, &y), Status.nullArgument)
    XCTAssertEqual(scrollkit_scroller_report_release(scroller, 0, 0, 0, 700, 1, 2, &x, nil), Status.nullArgument)
    XCTAssertEqual(scrollkit_scroller_report_release(scroller, 0, 0, 0, 700, 2, 2, &x, &y), Status.invalidArgument)
    XCTAssertEqual(scrollkit_scroller_report_release(scroller, .nan, 0, 0, 700, 1, 2, &x, &y), Status.notFinite)
    XCTAssertEqual(scrollkit_scroller_report_release(scroller, 0, 1e300, 0, 700, 1, 2, &x, &y), Status.outOfRange)
    XCTAssertEqual(scrollkit_scroller_report_release(driven, 0, 0, 0, 700, 1, 2, &x, &y), Status.wrongMode)
    XCTAssertEqual([x, y], [-1, -2])
    XCTAssertEqual(frame(of: scroller).phase, scrollkit_phase(SCROLLKIT_PHASE_DRAGGING))
    XCTAssertEqual(drained(scroller).count, 0)
    scrollkit_scroller_destroy(scroller)
    scrollkit_scroller_destroy(driven)
  }

  func test_aRectangle_isShownAtOnce_orWithAnAnimation() {
    for animated: UInt32 in [0, 1] {
      let scroller = newScroller()
      setTallContent(scroller, at: 0)
      XCTAssertEqual(
        scrollkit_scroller_scroll_rect_to_visible(scroller, 0, 1000, 10, 100, animated, 1, nil), Status.ok)
      XCTAssertEqual(frame(of: scroller).target_y, 620)
      XCTAssertEqual(frame(of: scroller).offset_y, animated == 1 ? 0 : 620)
      XCTAssertEqual(
        scrollkit_scroller_scroll_rect_to_visible(scroller, 0, 1000, 10, 100, 2, 1, nil), Status.invalidArgument)
      scrollkit_scroller_destroy(scroller)
    }
  }

  func test_everyConcept_isAFeature() {
    for name in [
      "top", "header", "anchor", "nub", "snap", "nesting", "zoom", "scrollbar", "steering", "refresh", "lists", "link", "deltas", "traces",
      "meter",
    ] {
      XCTAssertEqual(scrollkit_has_feature(name), 1, name)
    }
  }
}
