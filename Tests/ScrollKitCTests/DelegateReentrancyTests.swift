import CScrollKitTypes
@testable import ScrollKitC
import XCTest

/// Every call is allowed inside a delegate's function.
final class DelegateReentrancyTests: XCTestCase {
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

  /// Also those that calls inside the other functions of the delegate cause.
  func test_noEventIsEmitted_whileAnotherFunctionRuns() {
    final class Functions {
      var running = false, calls = 0, eventsInside = 0, events = 0

      func run(_ scroller: OpaquePointer?) {
        running = true
        calls += 1
        XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 0, 300 + Double(calls), frame(of: scroller!).time), Status.ok)
        running = false
      }
    }
    let functions = Functions()
    let scroller = quietScroller()
    XCTAssertEqual(scrollkit_top_enable(scroller, nil, 0), Status.ok)
    var delegate = scrollkit_delegate.standard
    delegate.user = Unmanaged.passUnretained(functions).toOpaque()
    delegate.did_happen = { user, _, _ in
      let functions = Unmanaged<Functions>.fromOpaque(user!).takeUnretainedValue()
      functions.events += 1
      if functions.running { functions.eventsInside += 1 }
    }
    delegate.did_receive = { user, scroller, input in
      guard Int(input!.pointee.kind) == SCROLLKIT_INPUT_KIND_WHEEL else { return }
      Unmanaged<Functions>.fromOpaque(user!).takeUnretainedValue().run(scroller)
    }
    delegate.will_end_dragging = { user, scroller, _, _, _, _ in
      Unmanaged<Functions>.fromOpaque(user!).takeUnretainedValue().run(scroller)
    }
    delegate.should_scroll_to_top = { user, scroller, _ in
      Unmanaged<Functions>.fromOpaque(user!).takeUnretainedValue().run(scroller)
      return 1
    }
    XCTAssertEqual(scrollkit_scroller_set_delegate(scroller, &delegate), Status.ok)
    XCTAssertEqual(scrollkit_scroller_wheel(scroller, 0, 40, UInt32(SCROLLKIT_UNIT_POINTS), 1), Status.ok)
    XCTAssertEqual(scrollkit_scroller_press(scroller, 1, 100, 300, 2), Status.ok)
    XCTAssertEqual(scrollkit_scroller_move(scroller, 1, 100, 200, 2.1), Status.ok)
    XCTAssertEqual(scrollkit_scroller_release(scroller, 1, 2.5), Status.ok)
    XCTAssertEqual(scrollkit_top_trigger(scroller, 0, 5), Status.ok)
    XCTAssertEqual(functions.calls, 3)
    XCTAssertEqual(functions.eventsInside, 0)
    XCTAssertGreaterThan(functions.events, 6)
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
    var isReacting = true
    let listener = Listener { _, scroller, _ in
      guard isReacting else { return }
      for y in [10.0, 20, 30] {
        XCTAssertEqual(scrollkit_scroller_scroll_to(scroller, 0, y, 0, 2, nil), Status.ok)
      }
    }
    listener.listen(to: scroller)
    XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 0, 40, 2), Status.ok)
    XCTAssertEqual(listener.events.count, 64)
    isReacting = false  // the queue is emptied, which tells what was lost
    XCTAssertEqual(scrollkit_scroller_tick(scroller, 2, nil), Status.ok)
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

  func test_aScrollBegunInsideATick_needsATick_inWhicheverWayItIsMade() {
    let own = UInt32(MemoryLayout<scrollkit_frame>.size)
    let ticks: [(String, (ScrollerRef) -> UInt32)] = [
      (
        "tick",
        { scroller in
          var frame = scrollkit_frame()
          frame.struct_size = own
          XCTAssertEqual(scrollkit_scroller_tick(scroller, 5, &frame), Status.ok)
          return frame.needs_tick
        }
      ),
      (
        "tick_many",
        { scroller in
          var frame = scrollkit_frame()
          frame.struct_size = own
          XCTAssertEqual(scrollkit_scroller_tick_many([scroller], 1, 5, &frame), Status.ok)
          return frame.needs_tick
        }
      ),
      (
        "deltas_take",
        { scroller in
          var deltas = scrollkit_deltas()
          deltas.struct_size = UInt32(MemoryLayout.size(ofValue: deltas))
          XCTAssertEqual(scrollkit_deltas_take(scroller, 5, &deltas), Status.ok)
          XCTAssertEqual(deltas.y, 300)
          return deltas.needs_tick
        }
      ),
    ]
    for (name, tick) in ticks {
      let scroller = quietScroller()
      XCTAssertEqual(scrollkit_deltas_enable(scroller, nil, 0), Status.ok)
      XCTAssertEqual(scrollkit_scroller_scroll_to(scroller, 0, 300, 1, 0, nil), Status.ok)
      let listener = Listener { _, scroller, event in
        guard Int(event.kind) == SCROLLKIT_EVENT_KIND_ANIMATION_COMPLETED else { return }
        XCTAssertEqual(scrollkit_scroller_scroll_to(scroller, 0, 600, 1, 5, nil), Status.ok)
      }
      listener.listen(to: scroller)
      XCTAssertEqual(tick(scroller), 1, name)
      scrollkit_scroller_destroy(scroller)
    }
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
