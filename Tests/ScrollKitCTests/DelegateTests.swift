import CScrollKitTypes
import ScrollKitC
import XCTest

/// A delegate receives every event at once, in order, and the queue stays empty.
final class DelegateTests: XCTestCase {
  func test_aDelegateReceivesTheEventsOfTheQueue_inTheSameOrder() {
    let queued = quietScroller()
    let notified = quietScroller()
    let listener = Listener()
    listener.listen(to: notified)
    var expected: [scrollkit_event] = []
    for scroller in [queued, notified] {
      drag(scroller, by: -100, at: 1)
      if scroller == queued { expected += drained(scroller) }
      for call: (ScrollerRef) -> scrollkit_status in [
        { scrollkit_scroller_release($0, 7, 1.05) },
        { scrollkit_scroller_tick($0, 1.2, nil) },
        { scrollkit_scroller_scroll_to($0, 0, 900, 1, 1.3, nil) },
        { scrollkit_scroller_tick($0, 9, nil) },
      ] {
        XCTAssertEqual(call(scroller), Status.ok)
        if scroller == queued { expected += drained(scroller) }
      }
    }
    // In the queue, consecutive movements are merged; the delegate receives each.
    XCTAssertEqual(withoutRepeats(listener.kinds), withoutRepeats(expected.map { Int($0.kind) }))
    XCTAssertGreaterThan(expected.count, 8)
    XCTAssertTrue(drained(notified).isEmpty)
    scrollkit_scroller_destroy(queued)
    scrollkit_scroller_destroy(notified)
  }

  func test_aDelegateIsNotifiedAfterTheScrollerHasChanged() {
    let scroller = quietScroller()
    let listener = Listener { _, scroller, event in
      XCTAssertEqual(frame(of: scroller).offset_y, 40)
      XCTAssertEqual(event.time, 2)
    }
    listener.listen(to: scroller)
    XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 0, 40, 2), Status.ok)
    XCTAssertEqual(listener.kinds, [SCROLLKIT_EVENT_KIND_DID_SCROLL])
    scrollkit_scroller_destroy(scroller)
  }

  func test_queuedEvents_areEmittedInTheNextCall() {
    let scroller = quietScroller()
    XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 0, 40, 2), Status.ok)
    let listener = Listener()
    listener.listen(to: scroller)
    XCTAssertTrue(listener.events.isEmpty)
    XCTAssertEqual(scrollkit_scroller_tick(scroller, 3, nil), Status.ok)
    XCTAssertEqual(listener.kinds, [SCROLLKIT_EVENT_KIND_DID_SCROLL])
    scrollkit_scroller_destroy(scroller)
  }

  func test_withoutDelegate_eventsWaitInTheQueueAgain() {
    let scroller = quietScroller()
    let listener = Listener()
    listener.listen(to: scroller)
    XCTAssertEqual(scrollkit_scroller_set_delegate(scroller, nil), Status.ok)
    XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 0, 40, 2), Status.ok)
    XCTAssertTrue(listener.events.isEmpty)
    XCTAssertEqual(drained(scroller).count, 1)
    scrollkit_scroller_destroy(scroller)
  }

  func test_aDelegateWithoutFunctions_leavesEventsInTheQueue() {
    let scroller = quietScroller()
    var delegate = scrollkit_delegate()
    delegate.struct_size = UInt32(MemoryLayout.size(ofValue: delegate))
    XCTAssertEqual(scrollkit_scroller_set_delegate(scroller, &delegate), Status.ok)
    XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 0, 40, 2), Status.ok)
    XCTAssertEqual(drained(scroller).count, 1)
    scrollkit_scroller_destroy(scroller)
  }

  func test_batches_notifyAfterEachInput_andAfterAllScrollers() {
    let scroller = quietScroller()
    let listener = Listener()
    listener.listen(to: scroller)
    let inputs = (1...40).map { step in
      var wheel = input(SCROLLKIT_INPUT_KIND_WHEEL, at: Double(step) / 100)
      wheel.y = 10
      return wheel
    }
    XCTAssertEqual(scrollkit_scroller_push_many(scroller, inputs, 40), Status.ok)
    XCTAssertEqual(listener.kinds.filter { $0 == SCROLLKIT_EVENT_KIND_DID_SCROLL }.count, 40)

    let others = (0..<3).map { _ in quietScroller() }
    let observer = Listener { _, _, _ in
      for other in others { XCTAssertEqual(frame(of: other).time, 5) }
    }
    for other in others {
      XCTAssertEqual(scrollkit_scroller_scroll_to(other, 0, 300, 1, 0, nil), Status.ok)
      _ = drained(other)
      observer.listen(to: other)
    }
    let handles: [ScrollerRef?] = others
    var frames = others.map(frame(of:))
    XCTAssertEqual(scrollkit_scroller_tick_many(handles, 3, 5, &frames), Status.ok)
    XCTAssertEqual(observer.events.count, 3 * 4)
    XCTAssertEqual(frames.map(\.offset_y), [300, 300, 300])
    for scroller in others + [scroller] { scrollkit_scroller_destroy(scroller) }
  }

  private func withoutRepeats(_ kinds: [Int]) -> [Int] {
    kinds.indices.filter { $0 == 0 || kinds[$0] != kinds[$0 - 1] }.map { kinds[$0] }
  }
}
