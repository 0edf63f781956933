import CScrollKitTypes
import ScrollKitC
import XCTest

/// Every call is allowed inside a delegate's function.
final class DelegateReentrancyTests: XCTestCase {
  /// Every row of the tables as a good call, on the same scroller and on another.
  func test_everyFunctionMayBeCalledInsideADelegate() {
    for situation in Situation.allCases {
      for function in NumberFunction.all where function.isTaken(in: situation) {
        let scroller = situation.make()
        let other = situation.make()
        let listener = Listener { listener, scroller, event in
          guard listener.events.count <= 3 else { return }
          for called in [scroller, other] {
            var numbers = function.ordinary
            if let time = function.kinds.lastIndex(of: .time) {
              numbers[time] = max(frame(of: called).time, 2)
            }
            XCTAssertEqual(function.call(called, numbers), Status.ok, function.name)
          }
        }
        listener.listen(to: scroller)
        XCTAssertEqual(scrollkit_scroller_tick(scroller, 2, nil), Status.ok)
        XCTAssertFalse(listener.events.isEmpty)
        XCTAssertEqual(listener.deepest, 1, "a notification inside a notification: \(function.name)")
        scrollkit_scroller_destroy(scroller)
        scrollkit_scroller_destroy(other)
      }
    }
  }

  func test_refusedCallsInside_changeNothing() {
    for situation in [Situation.idle, .goingToTop] {
      let expected = eventKinds(in: situation) { _ in }
      XCTAssertEqual(expected.first, SCROLLKIT_EVENT_KIND_DID_SCROLL)
      for refusal in Refusal.all where refusal.isRefused(in: situation) {
        let kinds = eventKinds(in: situation) { scroller in
          XCTAssertEqual(refusal.call(scroller), refusal.status, refusal.what)
        }
        XCTAssertEqual(kinds, expected, refusal.what)
      }
    }
  }

  /// The events of a scroll at once, with a call inside each event.
  private func eventKinds(in situation: Situation, _ call: @escaping (ScrollerRef) -> Void) -> [Int] {
    let scroller = situation.make()
    defer { scrollkit_scroller_destroy(scroller) }
    _ = drained(scroller)
    let listener = Listener { _, scroller, _ in call(scroller) }
    listener.listen(to: scroller)
    XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 0, 40, 1), Status.ok)
    return listener.kinds
  }

  func test_eventsCausedInside_areEmittedInTheSameCall_afterThoseBefore() {
    let scroller = quietScroller()
    let listener = Listener { listener, scroller, event in
      guard listener.events.count == 1 else { return }
      XCTAssertEqual(scrollkit_scroller_scroll_to(scroller, 0, 700, 1, 2, nil), Status.ok)
      XCTAssertEqual(listener.events.count, 1)  // not inside this one
    }
    listener.listen(to: scroller)
    XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 0, 40, 2), Status.ok)
    XCTAssertEqual(
      listener.kinds,
      [SCROLLKIT_EVENT_KIND_DID_SCROLL, SCROLLKIT_EVENT_KIND_WILL_REST, SCROLLKIT_EVENT_KIND_PHASE_CHANGED])
    XCTAssertEqual(listener.deepest, 1)
    scrollkit_scroller_destroy(scroller)
  }

  func test_aCallInsideEachEvent_doesNotHang_andLosesNoEvent() {
    let scroller = quietScroller()
    var asked: [UInt64] = []
    let listener = Listener { listener, scroller, event in
      guard asked.count < 1000 else { return }
      var id: UInt64 = 0
      let time = frame(of: scroller).time
      XCTAssertEqual(scrollkit_scroller_scroll_to(scroller, 0, 40, 0, time, &id), Status.ok)
      asked.append(id)
    }
    listener.listen(to: scroller)
    XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 0, 40, 2), Status.ok)
    XCTAssertEqual(listener.events.count, 64)
    for call in 2...20 {
      XCTAssertEqual(scrollkit_scroller_tick(scroller, 2, nil), Status.ok)
      XCTAssertLessThanOrEqual(listener.events.count, 64 * call)
    }
    let completed = listener.events.filter { Int($0.kind) == SCROLLKIT_EVENT_KIND_ANIMATION_COMPLETED }
    XCTAssertEqual(completed.map(\.id), asked)
    XCTAssertEqual(asked.count, 1000)
    scrollkit_scroller_destroy(scroller)
  }

  func test_severalCallsInsideEachEvent_overflowTheQueue_andCountTheDroppedEvents() {
    let scroller = quietScroller()
    let listener = Listener { _, scroller, _ in
      for y in [10.0, 20, 30] {
        XCTAssertEqual(scrollkit_scroller_scroll_to(scroller, 0, y, 0, 2, nil), Status.ok)
      }
    }
    listener.listen(to: scroller)
    XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 0, 40, 2), Status.ok)
    XCTAssertEqual(listener.events.count, 64)
    XCTAssertTrue(listener.kinds.contains(SCROLLKIT_EVENT_KIND_OVERFLOW))
    scrollkit_scroller_destroy(scroller)
  }

  func test_twoScrollersWhoseDelegatesMoveEachOther_terminate() {
    let left = quietScroller()
    let right = quietScroller()
    let listener = Listener { _, scroller, event in
      let other = scroller == left ? right : left
      XCTAssertEqual(scrollkit_scroller_set_offset(other, event.x, event.y, event.time), Status.ok)
    }
    listener.listen(to: left)
    listener.listen(to: right)
    XCTAssertEqual(scrollkit_scroller_set_offset(left, 0, 40, 2), Status.ok)
    XCTAssertEqual(frame(of: right).offset_y, 40)
    XCTAssertEqual(listener.scrollers, [left, right])
    scrollkit_scroller_destroy(left)
    scrollkit_scroller_destroy(right)
  }

  func test_aDelegateSetInside_receivesTheRemainingEvents() {
    let scroller = quietScroller()
    let second = Listener()
    let first = Listener { _, scroller, _ in second.listen(to: scroller) }
    first.listen(to: scroller)
    XCTAssertEqual(scrollkit_scroller_scroll_to(scroller, 0, 700, 1, 2, nil), Status.ok)
    XCTAssertEqual(first.kinds, [SCROLLKIT_EVENT_KIND_WILL_REST])
    XCTAssertEqual(second.kinds, [SCROLLKIT_EVENT_KIND_PHASE_CHANGED])
    scrollkit_scroller_destroy(scroller)
  }

  func test_removedInside_theRemainingEventsWaitInTheQueue() {
    let scroller = quietScroller()
    let listener = Listener { _, scroller, _ in
      XCTAssertEqual(scrollkit_scroller_set_delegate(scroller, nil), Status.ok)
    }
    listener.listen(to: scroller)
    XCTAssertEqual(scrollkit_scroller_scroll_to(scroller, 0, 700, 1, 2, nil), Status.ok)
    XCTAssertEqual(listener.events.count, 1)
    XCTAssertEqual(drained(scroller).map { Int($0.kind) }, [SCROLLKIT_EVENT_KIND_PHASE_CHANGED])
    scrollkit_scroller_destroy(scroller)
  }

  func test_eventsReadFromTheQueueInside_areNotEmittedAgain() {
    let scroller = quietScroller()
    var taken: [Int] = []
    let listener = Listener { _, scroller, _ in taken += drained(scroller).map { Int($0.kind) } }
    listener.listen(to: scroller)
    XCTAssertEqual(scrollkit_scroller_scroll_to(scroller, 0, 700, 1, 2, nil), Status.ok)
    XCTAssertEqual(listener.kinds, [SCROLLKIT_EVENT_KIND_WILL_REST])
    XCTAssertEqual(taken, [SCROLLKIT_EVENT_KIND_PHASE_CHANGED])
    scrollkit_scroller_destroy(scroller)
  }
}
