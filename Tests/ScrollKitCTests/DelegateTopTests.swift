import CScrollKitTypes
import ScrollKitC
import XCTest

/// A host may veto scroll to top, and may make any call meanwhile.
final class DelegateTopTests: XCTestCase {
  private let source = scrollkit_top_source(SCROLLKIT_TOP_SOURCE_TAB_ITEM)

  func test_theDelegateIsAskedFirst_thenNotified() {
    let scroller = behavingScroller()
    let host = Host()
    host.serve(scroller)
    XCTAssertEqual(scrollkit_top_trigger(scroller, source, 2), Status.ok)
    XCTAssertEqual(Array(host.log.prefix(3)), ["may 2 scroll", "event nub_hidden", "event top_will_scroll"], "time passes")
    let wanted = ["event top_will_scroll", "event phase_changed", "event top_target_changed"]
    XCTAssertEqual(host.log.filter(wanted.contains), wanted)
    host.forget()
    XCTAssertEqual(scrollkit_scroller_tick(scroller, 9, nil), Status.ok)
    XCTAssertEqual(scrollkit_top_trigger(scroller, 65536, 10), Status.ok)
    XCTAssertEqual(host.log.filter { $0.hasPrefix("may") }, ["may 65536 scroll"])
    XCTAssertTrue(host.log.contains("event top_will_restore"))
    scrollkit_scroller_destroy(scroller)
  }

  func test_aVeto_keepsTheOffset() {
    let scroller = behavingScroller()
    let host = Host()
    host.mayScroll = { _, _ in 0 }
    host.serve(scroller)
    let before = topState(of: scroller)
    XCTAssertEqual(scrollkit_top_trigger(scroller, source, 2), Status.ok)
    XCTAssertEqual(host.log, ["may 2 scroll", "event nub_hidden"], "time passes")
    XCTAssertEqual(frame(of: scroller).target_y, 900)
    XCTAssertEqual(bytes(of: topState(of: scroller)), bytes(of: before))
    scrollkit_scroller_destroy(scroller)
  }

  func test_atTheTop_theDelegateIsNotAsked() {
    let scroller = behavingScroller()
    XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 0, 0, 1), Status.ok)
    let host = Host()
    host.serve(scroller)
    XCTAssertEqual(scrollkit_top_trigger(scroller, source, 2), Status.ok)
    XCTAssertFalse(host.log.contains("may 2 scroll"))
    scrollkit_scroller_destroy(scroller)
  }

  func test_destroyedInside_noMoreEventsAreEmitted() {
    let scroller = behavingScroller()
    let host = Host()
    host.mayScroll = { scroller, _ in
      scrollkit_scroller_destroy(scroller)
      return 1
    }
    host.serve(scroller)
    XCTAssertEqual(scrollkit_top_trigger(scroller, source, 2), Status.ok)
    XCTAssertEqual(host.log, ["may 2 scroll"])
  }

  func test_disabledInside_nothingScrolls() {
    let scroller = behavingScroller()
    let host = Host()
    host.mayScroll = { scroller, _ in
      XCTAssertEqual(scrollkit_top_disable(scroller, 0), Status.ok)
      return 1
    }
    host.serve(scroller)
    XCTAssertEqual(scrollkit_top_trigger(scroller, source, 2), Status.ok)
    XCTAssertEqual(host.log, ["may 2 scroll", "event nub_hidden"], "time passes")
    XCTAssertEqual(frame(of: scroller).target_y, 900)
    scrollkit_scroller_destroy(scroller)
  }

  func test_aTriggerInside_belongsToTheSameTurn() {
    let scroller = behavingScroller()
    let host = Host()
    host.mayScroll = { scroller, source in
      XCTAssertEqual(scrollkit_top_trigger(scroller, source, 2), Status.ok)
      return 1
    }
    host.serve(scroller)
    XCTAssertEqual(scrollkit_top_trigger(scroller, source, 2), Status.ok)
    XCTAssertEqual(host.log.filter { $0.hasPrefix("may") }, ["may 2 scroll"])
    XCTAssertEqual(host.log.filter { $0 == "event top_will_scroll" }.count, 1)
    XCTAssertEqual(topState(of: scroller).return_offset, 900)
    scrollkit_scroller_destroy(scroller)
  }

  func test_usedInsideAtALaterTime_theTriggerIsNotLost() {
    let scroller = behavingScroller()
    let host = Host()
    host.mayScroll = { scroller, _ in
      XCTAssertEqual(scrollkit_scroller_tick(scroller, 5, nil), Status.ok)
      XCTAssertEqual(scrollkit_scroller_wheel(scroller, 0, 40, 0, 6), Status.ok)
      return 1
    }
    host.serve(scroller)
    XCTAssertEqual(scrollkit_top_trigger(scroller, source, 2), Status.ok)
    XCTAssertEqual(frame(of: scroller).time, 6)
    XCTAssertEqual(frame(of: scroller).target_y, 0)
    XCTAssertEqual(scrollkit_scroller_tick(scroller, 60, nil), Status.ok)
    XCTAssertEqual(frame(of: scroller).offset_y, 0)
    scrollkit_scroller_destroy(scroller)
  }

  func test_callsInsideATopEvent_doNotInterruptTheTrigger() {
    for call: (ScrollerRef) -> scrollkit_status in [
      { scrollkit_top_disable($0, 0) }, { scrollkit_header_remove_all($0, 0) },
      { scrollkit_nub_disable($0, 0) }, { scrollkit_top_enable($0, nil, 0) },
      { scrollkit_nub_enable($0, nil, 0) }, { scrollkit_scroller_cancel($0, 99) },
      { scrollkit_top_trigger($0, 3, 99) }, { scrollkit_scroller_set_delegate($0, nil) },
      { scrollkit_anchor_set_policy($0, 0, 0) }, { scrollkit_nub_set_sections($0, nil, 0, 0) },
    ] {
      let scroller = behavingScroller()
      let host = Host()
      host.happened = { scroller, event in
        if Int(event.kind) == SCROLLKIT_EVENT_KIND_TOP_WILL_SCROLL { _ = call(scroller) }
      }
      host.serve(scroller)
      XCTAssertEqual(scrollkit_top_trigger(scroller, source, 2), Status.ok)
      XCTAssertEqual(scrollkit_scroller_tick(scroller, 100, nil), Status.ok)
      XCTAssertEqual(scrollkit_scroller_tick(scroller, 200, nil), Status.ok)
      XCTAssertEqual(frame(of: scroller).phase, scrollkit_phase(SCROLLKIT_PHASE_IDLE))
      scrollkit_scroller_destroy(scroller)
    }
  }
}
