import CScrollKitTypes
import ScrollKitC
import XCTest

/// Zooming past a limit emits one event, if it began at that limit.
final class ZoomEventTests: XCTestCase {
  private func zoom(_ scroller: ScrollerRef, _ kind: Int, to scale: Double, at time: Double) {
    var report = input(kind, at: time)
    report.x = scale
    XCTAssertEqual(scrollkit_scroller_push(scroller, &report), Status.ok)
  }

  private func limitEvents(_ scroller: ScrollerRef) -> [[Double]] {
    drained(scroller).filter {
      $0.kind == UInt32(SCROLLKIT_EVENT_KIND_ZOOMED_PAST_MINIMUM)
        || $0.kind == UInt32(SCROLLKIT_EVENT_KIND_ZOOMED_PAST_MAXIMUM)
    }.map { [Double($0.kind), $0.x, $0.y] }
  }

  func test_observedZooming_emitsTheScale_onceForEachLimit() {
    let rows: [(from: Double, scales: [Double], event: Int?, x: Double)] = [
      (2, [2, 2.5, 2.6], SCROLLKIT_EVENT_KIND_ZOOMED_PAST_MAXIMUM, 2.5),
      (1, [1, 0.9, 0.8], SCROLLKIT_EVENT_KIND_ZOOMED_PAST_MINIMUM, 0.9),
      (1.5, [2.5, 0.5], nil, 0), (2, [1.5, 2], nil, 0), (1, [1.5, 1], nil, 0),
    ]
    for row in rows {
      let scroller = newScroller(mode: SCROLLKIT_MODE_OBSERVED)
      setTallContent(scroller, at: 0)
      XCTAssertEqual(scrollkit_zoom_set_limits(scroller, 1, 2), Status.ok)
      zoom(scroller, SCROLLKIT_INPUT_KIND_WILL_BEGIN_ZOOMING, to: row.from, at: 1)
      for (step, scale) in row.scales.enumerated() {
        zoom(scroller, SCROLLKIT_INPUT_KIND_DID_ZOOM, to: scale, at: 1.1 + Double(step) / 10)
      }
      XCTAssertEqual(limitEvents(scroller), row.event.map { [[Double($0), row.x, 0]] } ?? [], "\(row)")
      scrollkit_scroller_destroy(scroller)
    }
  }
}
