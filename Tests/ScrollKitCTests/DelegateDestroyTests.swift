import CScrollKitTypes
import ScrollKitC
import XCTest

/// A delegate may destroy any scroller, also its own. Completions of that scroller follow, and no other events.
final class DelegateDestroyTests: XCTestCase {
  func test_destroyedInsideATick_theCallersFrameStaysAsItWas() {
    let scroller = Situation.coasting.make()
    let listener = Listener { _, scroller, _ in scrollkit_scroller_destroy(scroller) }
    listener.listen(to: scroller)
    var frame = scrollkit_frame()
    frame.struct_size = UInt32(MemoryLayout.size(ofValue: frame))
    frame.offset_y = 4711
    XCTAssertEqual(scrollkit_scroller_tick(scroller, 1.5, &frame), Status.ok)
    XCTAssertEqual(frame.offset_y, 4711)
    XCTAssertEqual(listener.others, 1)
  }

  func test_destroyedInsideATickMany_theCallersFrameStaysAsItWas() {
    let scrollers = (0..<3).map { _ in quietScroller() }
    for scroller in scrollers {
      XCTAssertEqual(scrollkit_scroller_scroll_to(scroller, 0, 300, 1, 0, nil), Status.ok)
    }
    let listener = Listener { listener, _, _ in
      guard listener.events.count == 1 else { return }
      scrollkit_scroller_destroy(scrollers[0])
      scrollkit_scroller_destroy(scrollers[2])
    }
    listener.listen(to: scrollers[0])
    var frame = scrollkit_frame()
    frame.struct_size = UInt32(MemoryLayout.size(ofValue: frame))
    frame.offset_y = 4711
    var frames = [scrollkit_frame](repeating: frame, count: 3)
    XCTAssertEqual(scrollkit_scroller_tick_many(scrollers.map { $0 }, 3, 5, &frames), Status.ok)
    XCTAssertEqual(frames.map(\.offset_y), [4711, 300, 4711])
    scrollkit_scroller_destroy(scrollers[1])
  }

  /// What has moved is handed out.
  func test_destroyedInsideTakingDeltas_noTickIsNeeded() {
    let scroller = quietScroller()
    XCTAssertEqual(scrollkit_deltas_enable(scroller, nil, 0), Status.ok)
    XCTAssertEqual(scrollkit_scroller_scroll_to(scroller, 0, 300, 1, 0, nil), Status.ok)
    let listener = Listener { _, scroller, _ in scrollkit_scroller_destroy(scroller) }
    listener.listen(to: scroller)
    var deltas = scrollkit_deltas()
    deltas.struct_size = UInt32(MemoryLayout.size(ofValue: deltas))
    XCTAssertEqual(scrollkit_deltas_take(scroller, 0.1, &deltas), Status.ok)
    XCTAssertEqual(deltas.needs_tick, 0)
    XCTAssertGreaterThan(deltas.y, 0)
  }

  func test_destroyedInsideABatch_theRestOfTheBatchIsIgnored() {
    let scroller = quietScroller()
    let listener = Listener { _, scroller, _ in scrollkit_scroller_destroy(scroller) }
    listener.listen(to: scroller)
    let inputs = (1...9).map { input(SCROLLKIT_INPUT_KIND_HOLD, at: Double($0)) }
    XCTAssertEqual(scrollkit_scroller_push_many(scroller, inputs, 9), Status.ok)
    XCTAssertEqual(listener.events.count, 1)
  }

  func test_aDelegateMayDestroyAScrollerOfTheSameTickMany() {
    for destroyed in 0..<3 {
      for isTwice in [false, true] {
        let scrollers = (0..<3).map { _ in quietScroller() }
        var left = Set(scrollers)
        let listener = Listener { listener, scroller, _ in
          XCTAssertTrue(left.contains(scroller))
          guard listener.events.count == 1 else { return }
          scrollkit_scroller_destroy(scrollers[destroyed])
          left.remove(scrollers[destroyed])
        }
        for scroller in scrollers {
          XCTAssertEqual(scrollkit_scroller_scroll_to(scroller, 0, 300, 1, 0, nil), Status.ok)
          listener.listen(to: scroller)
        }
        let handles: [ScrollerRef?] = isTwice ? scrollers + scrollers : scrollers
        XCTAssertEqual(
          scrollkit_scroller_tick_many(handles, UInt(handles.count), 5, nil), Status.ok)
        for scroller in left {
          XCTAssertEqual(frame(of: scroller).offset_y, 300)
          scrollkit_scroller_destroy(scroller)
        }
      }
    }
  }

  /// Destroys a scroller. Its only event is that an animation did not finish.
  private func assertDestruction(of scroller: ScrollerRef, completes id: UInt64, _ listener: Listener) {
    let before = listener.events.count
    scrollkit_scroller_destroy(scroller)
    let last = Array(listener.events[before...])
    XCTAssertEqual(last.map { Int($0.kind) }, [SCROLLKIT_EVENT_KIND_ANIMATION_COMPLETED])
    XCTAssertEqual(last.map { $0.id }, [id])
    XCTAssertEqual(last.map { $0.finished }, [0])
  }

  func test_anAnimationUnderWay_isCompletedBeforeTheScrollerIsGone() {
    let scroller = quietScroller()
    var offsets: [Double] = []
    let listener = Listener { _, scroller, event in
      guard Int(event.kind) == SCROLLKIT_EVENT_KIND_ANIMATION_COMPLETED else { return }
      offsets.append(frame(of: scroller).offset_y)
    }
    listener.listen(to: scroller)
    var id: UInt64 = 0
    XCTAssertEqual(scrollkit_scroller_scroll_to(scroller, 0, 300, 1, 1, &id), Status.ok)
    XCTAssertEqual(scrollkit_scroller_tick(scroller, 1.1, nil), Status.ok)
    let offset = frame(of: scroller).offset_y
    assertDestruction(of: scroller, completes: id, listener)
    XCTAssertEqual(offsets, [offset])
  }

  /// A scale beyond its limits cannot be stopped there.
  func test_aZoomAnimationFromBeyondTheLimits_isCompletedBeforeTheScrollerIsGone() {
    let scroller = quietScroller()
    var options = zoomOptions()
    (options.minimum, options.maximum) = (1, 4)
    XCTAssertEqual(scrollkit_zoom_enable(scroller, &options, 1), Status.ok)
    let kinds = [SCROLLKIT_INPUT_KIND_PINCH_BEGIN, SCROLLKIT_INPUT_KIND_PINCH_UPDATE, SCROLLKIT_INPUT_KIND_PINCH_END]
    for (kind, scale) in zip(kinds, [1.0, 8, 8]) {
      var pinch = input(kind, at: 1.1)
      (pinch.x, pinch.y, pinch.scale) = (100, 100, scale)
      XCTAssertEqual(scrollkit_scroller_push(scroller, &pinch), Status.ok)
    }
    let listener = Listener { _, _, _ in }
    listener.listen(to: scroller)
    var id: UInt64 = 0
    XCTAssertEqual(scrollkit_zoom_set_scale(scroller, 2, 100, 100, 1, 1.2, &id), Status.ok)
    assertDestruction(of: scroller, completes: id, listener)
  }

  func test_destroyedTwiceByItsCompletion_theScrollerIsDestroyedOnce() {
    let scroller = quietScroller()
    let listener = Listener { _, scroller, event in
      if Int(event.kind) == SCROLLKIT_EVENT_KIND_ANIMATION_COMPLETED { scrollkit_scroller_destroy(scroller) }
    }
    XCTAssertEqual(scrollkit_scroller_scroll_to(scroller, 0, 300, 1, 1, nil), Status.ok)
    listener.listen(to: scroller)
    scrollkit_scroller_destroy(scroller)
    XCTAssertEqual(listener.kinds, [SCROLLKIT_EVENT_KIND_ANIMATION_COMPLETED])
  }

  func test_destroyedByRespondsTo_theScrollerExistsUntilTheFunctionReturns() {
    let scroller = newScroller()
    let host = Host()
    var other: ScrollerRef?
    host.responds = { _ in
      scrollkit_scroller_destroy(scroller)
      other = newScroller()  // would take the memory of a scroller that no longer exists
      return 1
    }
    host.serve(scroller)
    XCTAssertEqual(scrollkit_scroller_responds_to(scroller, 65536), 1)
    XCTAssertNotEqual(other, scroller)
    scrollkit_scroller_destroy(other)
  }

  func test_aCompletionOfADestroyedScroller_mayBeginAnimations_andEachCompletesOnce() {
    for animated: UInt32 in [0, 1] {
      let scroller = quietScroller()
      var ids: [UInt64] = []
      func begin(_ scroller: ScrollerRef, animated: UInt32) {
        var id: UInt64 = 0
        XCTAssertEqual(
          scrollkit_scroller_scroll_to(scroller, 0, ids.count % 2 == 0 ? 300 : 0, animated, 1, &id), Status.ok)
        ids.append(id)
      }
      begin(scroller, animated: 1)
      _ = drained(scroller)
      let listener = Listener { _, scroller, _ in
        if ids.count < 5 { begin(scroller, animated: animated) }
      }
      listener.listen(to: scroller)
      scrollkit_scroller_destroy(scroller)
      XCTAssertEqual(listener.events.map { $0.id }, ids)
      XCTAssertEqual(listener.others, 0)
      XCTAssertEqual(listener.deepest, 1, "a notification inside a notification")
    }
  }

  func test_aDelegateThatAnswersEachCompletionWithAnAnimation_doesNotHangTheDestruction() {
    for animated: UInt32 in [0, 1] {
      let scroller = quietScroller()
      XCTAssertEqual(scrollkit_scroller_scroll_to(scroller, 0, 300, 1, 1, nil), Status.ok)
      let listener = Listener { listener, scroller, _ in
        guard listener.events.count < 1000 else { return }
        let y = Double(listener.events.count % 2) * 300
        XCTAssertEqual(scrollkit_scroller_scroll_to(scroller, 0, y, animated, 1, nil), Status.ok)
      }
      listener.listen(to: scroller)
      scrollkit_scroller_destroy(scroller)
      XCTAssertEqual(listener.events.count, 64)
    }
  }

  func test_aScrollerAtRest_isDestroyedWithoutEvents() {
    let scroller = quietScroller()
    let listener = Listener()
    listener.listen(to: scroller)
    XCTAssertEqual(scrollkit_scroller_press(scroller, 0, 10, 10, 1), Status.ok)
    let before = listener.events.count
    scrollkit_scroller_destroy(scroller)
    XCTAssertEqual(listener.events.count, before)
  }

  func test_aDelegateMayDestroyAllScrollersOfATickMany() {
    let scrollers = (0..<4).map { _ in quietScroller() }
    let listener = Listener { listener, _, _ in
      guard listener.events.count == 1 else { return }
      for scroller in scrollers { scrollkit_scroller_destroy(scroller) }
    }
    for scroller in scrollers {
      XCTAssertEqual(scrollkit_scroller_scroll_to(scroller, 0, 300, 1, 0, nil), Status.ok)
      listener.listen(to: scroller)
    }
    let handles: [ScrollerRef?] = scrollers
    XCTAssertEqual(scrollkit_scroller_tick_many(handles, 4, 5, nil), Status.ok)
    XCTAssertEqual(listener.others, 1)
  }

  func test_aDelegateMayTickAllScrollersAgain() {
    let scrollers = (0..<3).map { _ in quietScroller() }
    let handles: [ScrollerRef?] = scrollers
    let listener = Listener { listener, _, _ in
      XCTAssertEqual(
        scrollkit_scroller_tick_many(handles, 3, 5 + Double(listener.events.count), nil), Status.ok)
    }
    for scroller in scrollers {
      XCTAssertEqual(scrollkit_scroller_scroll_to(scroller, 0, 300, 1, 0, nil), Status.ok)
      listener.listen(to: scroller)
    }
    XCTAssertEqual(scrollkit_scroller_tick_many(handles, 3, 5, nil), Status.ok)
    XCTAssertEqual(
      listener.kinds.filter { $0 == SCROLLKIT_EVENT_KIND_ANIMATION_COMPLETED }.count, 3)
    for scroller in scrollers { scrollkit_scroller_destroy(scroller) }
  }

  func test_inputsOfABatch_areNotLost_whenADelegateAdvancesTheClock() {
    let scroller = quietScroller()
    let listener = Listener { listener, scroller, _ in
      guard listener.events.count == 1 else { return }
      XCTAssertEqual(scrollkit_scroller_tick(scroller, 8, nil), Status.ok)
    }
    listener.listen(to: scroller)
    let inputs = [1.0, 2, 9].map { time in
      var wheel = input(SCROLLKIT_INPUT_KIND_WHEEL, at: time)
      wheel.y = 10
      return wheel
    }
    XCTAssertEqual(scrollkit_scroller_push_many(scroller, inputs, 3), Status.ok)
    XCTAssertEqual(frame(of: scroller).offset_y, 30)
    XCTAssertEqual(frame(of: scroller).time, 9)
    scrollkit_scroller_destroy(scroller)
  }
}
