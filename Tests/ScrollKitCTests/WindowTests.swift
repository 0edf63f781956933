import CScrollKitTypes
import ScrollKitC
import XCTest

/// A tap on a status bar reaches the visible scrollers of the key window, whatever their delegates
/// do meanwhile.
final class WindowTests: XCTestCase {
  private var window: WindowRef!

  override func setUp() { window = newWindow() }
  override func tearDown() { scrollkit_window_destroy(window) }

  func test_onlyATapOfTheUser_onTheStatusBarOfTheKeyWindow_triggers() {
    let scroller = member()
    XCTAssertEqual(scrollkit_window_set_status_bar(window, 44, 20), Status.ok)
    var count: UInt32 = 99
    for (y, hasEvent, expected) in [
      (63.9, 1, 1), (64, 1, 0), (-1e12, 1, 1), (10, 0, 0), (1e12, 1, 0),
    ] as [(Double, UInt32, UInt32)] {
      XCTAssertEqual(scrollkit_window_tap(window, 0, y, hasEvent, 2, &count), Status.ok)
      XCTAssertEqual(count, expected, "\(y)")
    }
    let other = newWindow(beside: window)
    XCTAssertEqual(scrollkit_window_make_key(other), Status.ok)
    XCTAssertEqual(tap(window, at: 3), 0)
    XCTAssertEqual(scrollkit_window_make_key(window), Status.ok)
    XCTAssertEqual(tap(window, at: 4), 1)
    scrollkit_window_destroy(other)
    scrollkit_scroller_destroy(scroller)
  }

  func test_afterAWindowIsDestroyed_theOthersStillShareOneKeyWindow() {
    for destroyed in 0..<2 {
      let scroller = member()
      var others = [newWindow(beside: window), newWindow(beside: window)]
      scrollkit_window_destroy(others.remove(at: destroyed))
      XCTAssertEqual(scrollkit_window_make_key(others[0]), Status.ok)
      XCTAssertEqual(tap(window, at: 3), 0)
      XCTAssertEqual(scrollkit_window_make_key(window), Status.ok)
      XCTAssertEqual(tap(window, at: 4), 1)
      scrollkit_window_destroy(others[0])
      scrollkit_scroller_destroy(scroller)
    }
  }

  func test_onlyViewsThatHaveAppeared_areTriggered() {
    let scroller = member()
    for expected: UInt32 in [0, 1, 0] {
      XCTAssertEqual(scrollkit_top_set_visible(scroller, expected), Status.ok)
      XCTAssertEqual(topState(of: scroller).is_visible, expected)
      XCTAssertEqual(tap(window, at: 2), expected)
    }
    var options = topOptions()
    options.starts_hidden = 1
    XCTAssertEqual(scrollkit_top_enable(scroller, &options, 0), Status.ok)
    XCTAssertEqual(tap(window, at: 3), 0)
    scrollkit_scroller_destroy(scroller)
  }

  func test_aTimeBeforeThatOfOneScroller_countsAsOfItsClock() {
    let scrollers = (0..<3).map { _ in member() }
    XCTAssertEqual(scrollkit_scroller_tick(scrollers[1], 5, nil), Status.ok)
    var count: UInt32 = 99
    XCTAssertEqual(scrollkit_window_tap(window, 0, 0, 1, 4, &count), Status.ok)
    XCTAssertEqual(count, 3)
    XCTAssertEqual(scrollers.map { frame(of: $0).time }, [4, 5, 4])
    for scroller in scrollers { scrollkit_scroller_destroy(scroller) }
  }

  func test_scrollersMayLeaveInAnyOrder() {
    for order in [[0, 1, 2], [2, 1, 0], [1, 0, 2], [1, 2, 0], [0, 2, 1], [2, 0, 1]] {
      let scrollers = (0..<3).map { _ in member() }
      var left: UInt32 = 3
      for place in order {
        let time = 10 - Double(left)
        XCTAssertEqual(tap(window, at: time), left)
        switch place {
        case 0: scrollkit_scroller_destroy(scrollers[place])
        case 1: XCTAssertEqual(scrollkit_window_remove_scroller(window, scrollers[place]), Status.ok)
        default: XCTAssertEqual(scrollkit_top_disable(scrollers[place], 0), Status.ok)
        }
        left -= 1
      }
      XCTAssertEqual(tap(window, at: 20), 0)
      scrollkit_scroller_destroy(scrollers[1])
      scrollkit_scroller_destroy(scrollers[2])
    }
  }

  func test_aScrollerAddedTwice_orToAnotherWindow_isInOneWindow() {
    let other = newWindow(beside: window)
    let scroller = member()
    XCTAssertEqual(scrollkit_window_add_scroller(window, scroller), Status.ok)
    XCTAssertEqual(tap(window, at: 2), 1)
    XCTAssertEqual(scrollkit_window_add_scroller(other, scroller), Status.ok)
    XCTAssertEqual(tap(window, at: 3), 0)
    XCTAssertEqual(scrollkit_window_remove_scroller(window, scroller), Status.ok)  // not in it
    XCTAssertEqual(scrollkit_window_make_key(other), Status.ok)
    XCTAssertEqual(tap(other, at: 4), 1)
    scrollkit_window_destroy(other)
    XCTAssertEqual(scrollkit_scroller_tick(scroller, 5, nil), Status.ok)
    scrollkit_scroller_destroy(scroller)
  }

  func test_windowsMayBeDestroyedInAnyOrder() {
    for order in [[0, 1, 2], [2, 1, 0], [1, 0, 2], [1, 2, 0]] {
      let first = newWindow()
      let second = newWindow(beside: first)
      let windows = [first, second, newWindow(beside: second)]
      let scroller = behavingScroller()
      for place in order {
        XCTAssertEqual(scrollkit_window_add_scroller(windows[place], scroller), Status.ok)
        XCTAssertEqual(scrollkit_window_make_key(windows[place]), Status.ok)
        XCTAssertEqual(tap(windows[place], at: frame(of: scroller).time + 1), 1)
        scrollkit_window_destroy(windows[place])
      }
      scrollkit_scroller_destroy(scroller)
    }
  }

  func test_aWindowDestroyedInsideATap_triggersNoMoreScrollers() {
    let scrollers = (0..<3).map { _ in member() }
    let host = Host()
    host.mayScroll = { [unowned self] _, _ in
      scrollkit_window_destroy(window)
      window = newWindow()
      return 1
    }
    for scroller in scrollers { host.serve(scroller) }
    XCTAssertEqual(tap(window, at: 2), 1)
    XCTAssertEqual(host.log.filter { $0.hasPrefix("may") }.count, 1)
    XCTAssertEqual(scrollers.filter { topState(of: $0).has_return_offset == 1 }.count, 1)
    for scroller in scrollers { scrollkit_scroller_destroy(scroller) }
  }

  func test_anyScrollerMayBeDestroyedInsideATap() {
    for victims in [[0], [1], [2], [0, 1], [1, 2], [0, 2], [0, 1, 2]] {
      let scrollers = (0..<3).map { _ in member() }
      var left = Set(scrollers)
      let host = Host()
      host.mayScroll = { scroller, _ in
        XCTAssertTrue(left.contains(scroller))
        for victim in victims where left.remove(scrollers[victim]) != nil {
          scrollkit_scroller_destroy(scrollers[victim])
        }
        return 1
      }
      for scroller in scrollers { host.serve(scroller) }
      XCTAssertGreaterThan(tap(window, at: 2), 0)
      for scroller in left {
        XCTAssertEqual(frame(of: scroller).target_y, 0)
        scrollkit_scroller_destroy(scroller)
      }
    }
  }

  func test_aScrollerAddedInsideATap_isTriggeredByTheNextTap() {
    let scroller = member()
    let other = behavingScroller()
    let host = Host()
    host.mayScroll = { [unowned self] scroller, _ in
      XCTAssertEqual(scrollkit_window_add_scroller(window, other), Status.ok)
      XCTAssertEqual(scrollkit_window_add_scroller(window, scroller), Status.ok)
      return 1
    }
    host.serve(scroller)
    XCTAssertEqual(tap(window, at: 2), 1)
    XCTAssertEqual(frame(of: other).target_y, 900)
    scrollkit_scroller_destroy(scroller)
    scrollkit_scroller_destroy(other)
  }

  func test_aTapInsideATap_triggersAllScrollers_andNoneIsLeftForTheOuterOne() {
    let scrollers = (0..<3).map { _ in member() }
    let host = Host()
    var inner: UInt32?
    host.mayScroll = { [unowned self] _, _ in
      if inner == nil {
        inner = 0
        inner = tap(window, at: 2)
      }
      return 1
    }
    for scroller in scrollers { host.serve(scroller) }
    XCTAssertEqual(tap(window, at: 2), 1)
    XCTAssertEqual(inner, 3)
    for scroller in scrollers {
      XCTAssertEqual(frame(of: scroller).target_y, 0)
      scrollkit_scroller_destroy(scroller)
    }
  }

  func test_aTapInsideATap_emitsNoEventsOfDestroyedScrollers() {
    let scroller = member()
    let other = member()
    let host = Host()
    host.mayScroll = { [unowned self] scroller, _ in
      scrollkit_scroller_destroy(scroller)
      if host.log.count < 5 { _ = tap(window, at: 2) }
      return 1
    }
    host.serve(scroller)
    XCTAssertGreaterThan(tap(window, at: 2), 0)
    XCTAssertEqual(host.log, ["may 1 scroll"])
    XCTAssertEqual(frame(of: other).target_y, 0)
    scrollkit_scroller_destroy(other)
  }

  /// A scroller at 900 points, in the window.
  private func member() -> ScrollerRef {
    let scroller = behavingScroller()
    XCTAssertEqual(scrollkit_window_add_scroller(window, scroller), Status.ok)
    return scroller
  }
}
