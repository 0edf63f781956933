import CScrollKitTypes
@testable import ScrollKitC
import XCTest

/// Zooming past a limit emits one event, if it began at that limit.
final class ZoomEventTests: XCTestCase {
  private func zoom(_ scroller: ScrollerRef, _ kind: Int, to scale: Double, at time: Double) {
    var report = input(kind, at: time)
    report.scale = scale
    XCTAssertEqual(scrollkit_scroller_push(scroller, &report), Status.ok)
  }

  private func limitEvents(_ scroller: ScrollerRef) -> [[Double]] {
    drained(scroller).filter {
      $0.kind == UInt32(SCROLLKIT_EVENT_KIND_ZOOMED_PAST_MINIMUM)
        || $0.kind == UInt32(SCROLLKIT_EVENT_KIND_ZOOMED_PAST_MAXIMUM)
    }.map { [Double($0.kind), $0.x, $0.y] }
  }

  func test_aPinchPastALimit_emitsItsEventOnce_andTheScaleAtWhichItBegan() {
    let scroller = newScroller()
    setTallContent(scroller, at: 0)
    XCTAssertEqual(scrollkit_zoom_enable(scroller, nil, 0), Status.ok)
    XCTAssertTrue(context(of: scroller).zoom_began_scale.isNaN)
    XCTAssertEqual(pinch(scroller, SCROLLKIT_INPUT_KIND_PINCH_BEGIN, x: 100, y: 200, scale: 1, at: 1), Status.ok)
    XCTAssertEqual(context(of: scroller).zoom_began_scale, 1)
    for (step, scale) in [0.9, 0.8, 1.2, 0.7].enumerated() {
      XCTAssertEqual(
        pinch(scroller, SCROLLKIT_INPUT_KIND_PINCH_UPDATE, x: 100, y: 200, scale: scale, at: 1.1 + Double(step) / 100),
        Status.ok)
      XCTAssertEqual(context(of: scroller).zoom_began_scale, 1)
    }
    XCTAssertEqual(limitEvents(scroller).map { Int($0[0]) }, [SCROLLKIT_EVENT_KIND_ZOOMED_PAST_MINIMUM])
    XCTAssertEqual(pinch(scroller, SCROLLKIT_INPUT_KIND_PINCH_END, x: 0, y: 0, scale: 0, at: 1.2), Status.ok)
    XCTAssertEqual(scrollkit_scroller_tick(scroller, 9, nil), Status.ok)
    XCTAssertTrue(context(of: scroller).zoom_began_scale.isNaN)
    scrollkit_scroller_destroy(scroller)
  }

  /// A smaller or larger scale would make the offsets at scale 1 overflow.
  func test_aReportedScale_isFrom1e4thTo1e4() {
    for kind in [
      SCROLLKIT_INPUT_KIND_WILL_BEGIN_ZOOMING, SCROLLKIT_INPUT_KIND_DID_ZOOM, SCROLLKIT_INPUT_KIND_DID_END_ZOOMING,
    ] {
      let scroller = newScroller(mode: SCROLLKIT_MODE_OBSERVED)
      setTallContent(scroller, at: 0)
      for (scale, status) in [
        (1e-4, Status.ok), (1e4, Status.ok), (0, Status.outOfRange), (-1, Status.outOfRange),
        (0.99e-4, Status.outOfRange), (1e-310, Status.outOfRange), (1.01e4, Status.outOfRange),
      ] {
        var report = input(kind, at: 1)
        report.scale = scale
        XCTAssertEqual(scrollkit_scroller_push(scroller, &report), status, "\(kind): \(scale)")
      }
      scrollkit_scroller_destroy(scroller)
    }
  }

  func test_aSmallerLimit_countsAs1e4th() {
    let scroller = newScroller()
    var options = scrollkit_zoom_options.standard
    (options.minimum, options.maximum) = (1e-310, 2e-310)
    XCTAssertEqual(scrollkit_zoom_enable(scroller, &options, 0), Status.ok)
    var state = scrollkit_zoom_state.standard
    XCTAssertEqual(scrollkit_zoom_get_state(scroller, &state), Status.ok)
    XCTAssertEqual([state.minimum, state.maximum], [1e-4, 1e-4])
    scrollkit_scroller_destroy(scroller)
  }

  func test_everyZoomThatPassesALimit_emitsItsEvent() {
    let scroller = newScroller(mode: SCROLLKIT_MODE_OBSERVED)
    setTallContent(scroller, at: 0)
    XCTAssertEqual(scrollkit_zoom_set_limits(scroller, 1, 2, 0), Status.ok)
    for (limit, beyond, event) in [
      (2.0, 2.5, SCROLLKIT_EVENT_KIND_ZOOMED_PAST_MAXIMUM), (1, 0.9, SCROLLKIT_EVENT_KIND_ZOOMED_PAST_MINIMUM),
    ] {
      for _ in 1...2 {
        zoom(scroller, SCROLLKIT_INPUT_KIND_WILL_BEGIN_ZOOMING, to: limit, at: 1)
        zoom(scroller, SCROLLKIT_INPUT_KIND_DID_ZOOM, to: beyond, at: 1)
        zoom(scroller, SCROLLKIT_INPUT_KIND_DID_END_ZOOMING, to: limit, at: 1)
        XCTAssertEqual(limitEvents(scroller), [[Double(event), beyond, 0]])
      }
    }
    scrollkit_scroller_destroy(scroller)
  }

  func test_observedZooming_emitsTheScalePastALimit_andMergesThoseInSuccession() {
    let rows: [(from: Double, scales: [Double], event: Int?, x: Double)] = [
      (2, [2, 2.5, 2.6], SCROLLKIT_EVENT_KIND_ZOOMED_PAST_MAXIMUM, 2.6),
      (1, [1, 0.9, 0.8], SCROLLKIT_EVENT_KIND_ZOOMED_PAST_MINIMUM, 0.8),
      (1.5, [2.5, 0.5], nil, 0), (2, [1.5, 2], nil, 0), (1, [1.5, 1], nil, 0),
    ]
    for row in rows {
      let scroller = newScroller(mode: SCROLLKIT_MODE_OBSERVED)
      setTallContent(scroller, at: 0)
      XCTAssertEqual(scrollkit_zoom_set_limits(scroller, 1, 2, 0), Status.ok)
      zoom(scroller, SCROLLKIT_INPUT_KIND_WILL_BEGIN_ZOOMING, to: row.from, at: 1)
      for (step, scale) in row.scales.enumerated() {
        zoom(scroller, SCROLLKIT_INPUT_KIND_DID_ZOOM, to: scale, at: 1.1 + Double(step) / 10)
      }
      XCTAssertEqual(limitEvents(scroller), row.event.map { [[Double($0), row.x, 0]] } ?? [], "\(row)")
      scrollkit_scroller_destroy(scroller)
    }
  }
}
