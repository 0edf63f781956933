import CScrollKitTypes
@testable import ScrollKitC
import XCTest

/// Two scrollers that scroll as one, through C. `LinkedScrollingTests` has the rules, `Tests/Hostile` what is refused.
final class LinkTests: XCTestCase {
  private func link(_ first: ScrollerRef, _ second: ScrollerRef, _ positions: [Double], at time: Double) -> scrollkit_status {
    scrollkit_link_update(first, second, UInt32(SCROLLKIT_AXIS_Y), 0, positions, UInt(positions.count), time)
  }

  func test_theFollowersDelegate_hearsOfItsScroll() {
    let (first, second) = (quietScroller(), quietScroller())
    let listener = Listener()
    listener.listen(to: second)
    XCTAssertEqual(scrollkit_scroller_scroll_to(first, 0, 700, 1, 1, nil), Status.ok)
    for frame in 1...60 { XCTAssertEqual(link(first, second, [0, 0, 1000, 2000], at: 1 + Double(frame) / 60), Status.ok) }
    XCTAssertEqual([frame(of: first).offset_y, frame(of: second).offset_y], [700, 1400])
    XCTAssertEqual(listener.kinds.filter { $0 == SCROLLKIT_EVENT_KIND_WILL_REST }.count, 1)
    XCTAssertEqual(listener.kinds.filter { $0 == SCROLLKIT_EVENT_KIND_DID_REST }.count, 1)
    scrollkit_scroller_destroy(first)
    scrollkit_scroller_destroy(second)
  }

  /// Each is only freed when the call has ended.
  func test_aDelegateMayDestroyBoth() {
    let (first, second) = (quietScroller(), quietScroller())
    let listener = Listener { listener, _, _ in
      guard listener.events.count == 1 else { return }
      scrollkit_scroller_destroy(first)
      scrollkit_scroller_destroy(second)
    }
    XCTAssertEqual(scrollkit_scroller_scroll_to(first, 0, 700, 1, 1, nil), Status.ok)
    XCTAssertFalse(drained(first).isEmpty)
    listener.listen(to: first)
    _ = link(first, second, [], at: 1.1)
  }

  func test_nestedScrollers_areRefused() {
    let (first, second, page) = (quietScroller(), quietScroller(), quietScroller())
    XCTAssertEqual(scrollkit_nest_set_parent(second, page, 1), Status.ok)
    for (one, other) in [(first, second), (second, first), (page, first)] {
      XCTAssertEqual(link(one, other, [], at: 2), Status.invalidArgument)
    }
    for scroller in [first, second, page] { scrollkit_scroller_destroy(scroller) }
  }

  func test_aFollowerThatIsNested_restsWhereItIs() {
    let (first, second, page) = (quietScroller(), quietScroller(), quietScroller())
    XCTAssertEqual(scrollkit_scroller_scroll_to(first, 0, 700, 1, 1, nil), Status.ok)
    XCTAssertEqual(link(first, second, [], at: 1.1), Status.ok)
    XCTAssertEqual(scrollkit_nest_set_parent(second, page, 1.1), Status.ok)
    let offset = frame(of: second).offset_y
    XCTAssertEqual(scrollkit_scroller_wheel(second, 0, 40, UInt32(SCROLLKIT_UNIT_POINTS), 1.2), Status.ok)
    XCTAssertEqual(scrollkit_scroller_tick(second, 3, nil), Status.ok)
    XCTAssertEqual(frame(of: second).offset_y, offset + 40)
    XCTAssertEqual(Int(frame(of: second).phase), SCROLLKIT_PHASE_IDLE)
    for scroller in [first, second, page] { scrollkit_scroller_destroy(scroller) }
  }
}
