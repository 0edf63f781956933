import CScrollKitTypes
import XCTest

@testable import ScrollKitC

/// A call in the middle of a motion counts from its time, however far apart the ticks are.
final class MidMotionTests: XCTestCase {
  /// When the calls are made, and when their effect is compared, in seconds. The content coasts from 0.15 s on.
  private static let call = 1.3005
  private static let end = 1.5005

  private enum Place: CaseIterable {
    case alone, child, parent
  }

  /// Ticks at a rate; the call is made between the ticks before and after its time.
  private func states(
    _ place: Place, rate: Double, prepare: (ScrollerRef) -> Void, call: (ScrollerRef) -> scrollkit_status,
    read: (ScrollerRef) -> [Double]
  ) -> [Double] {
    let (scroller, other) = (newScroller(), newScroller())
    defer {
      scrollkit_scroller_destroy(scroller)
      scrollkit_scroller_destroy(other)
    }
    for one in [scroller, other] { setTallContent(one, at: 0) }
    prepare(scroller)
    var flung = scroller
    switch place {
    case .alone: break
    case .child: XCTAssertEqual(scrollkit_nest_set_parent(scroller, other, 0), Status.ok)
    case .parent:  // the child is at its end: the fling scrolls the parent
      XCTAssertEqual(scrollkit_nest_set_parent(other, scroller, 0), Status.ok)
      XCTAssertEqual(scrollkit_scroller_set_offset(other, 0, 3520, 0), Status.ok)
      flung = other
    }
    drag(flung, by: -200, at: 0.1)
    XCTAssertEqual(scrollkit_scroller_release(flung, 7, 0.15), Status.ok)
    var isCalled = false
    var frame = 1
    while Double(frame) * rate < Self.end {
      let time = Double(frame) * rate
      if !isCalled, time > Self.call {
        XCTAssertEqual(call(scroller), Status.ok)
        isCalled = true
      }
      if time > 0.15 { XCTAssertEqual(scrollkit_scroller_tick(scroller, time, nil), Status.ok) }
      frame += 1
    }
    XCTAssertTrue(isCalled)
    XCTAssertEqual(scrollkit_scroller_tick(scroller, Self.end, nil), Status.ok)
    let state = ScrollKitCTests.frame(of: scroller)
    XCTAssertGreaterThan(state.velocity_y, 10, "it still moves")
    return [state.offset_y, state.velocity_y, state.target_y, Double(state.phase)] + read(scroller)
  }

  /// The states are the same with ticks each 1, 16 and 100 ms, alone and nested.
  private func assertSame(
    _ about: String, prepare: (ScrollerRef) -> Void = { _ in }, call: (ScrollerRef) -> scrollkit_status,
    read: (ScrollerRef) -> [Double] = { _ in [] }
  ) {
    for place in Place.allCases {
      let expected = states(place, rate: 0.001, prepare: prepare, call: call, read: read)
      for rate in [0.016, 0.1] {
        let states = states(place, rate: rate, prepare: prepare, call: call, read: read)
        XCTAssertEqual(states.count, expected.count)
        for (one, two) in zip(states, expected) {
          XCTAssertEqual(one, two, accuracy: 1e-6, "\(about), \(place), ticks of \(rate) s: \(states) ≠ \(expected)")
        }
      }
    }
  }

  private func header(_ height: Double = 1000) -> scrollkit_header_options {
    var options = headerOptions()
    options.height = height
    return options
  }

  func test_aHeaderThatIsAdded() {
    assertSame("header") {
      var options = header()
      return scrollkit_header_add($0, &options, Self.call, nil)
    } read: {
      [headerState(of: $0).position]
    }
  }

  func test_aNubThatIsEnabled() {
    assertSame("nub") { scrollkit_nub_enable($0, nil, Self.call) } read: {
      [nubState(of: $0).y, nubState(of: $0).alpha]
    }
  }

  /// The section at the time of the call is no change; those after it are events with a time.
  func test_sectionsThatAreSet() {
    let starts = (0..<40).map { Double($0) * 90 }
    assertSame("sections") {
      XCTAssertEqual(scrollkit_nub_enable($0, nil, 0), Status.ok)
    } call: {
      scrollkit_nub_set_sections($0, starts, 40, Self.call)
    } read: {
      let changes = drained($0).filter { $0.kind == UInt32(SCROLLKIT_EVENT_KIND_SECTION_CHANGED) }
      return [Double(nubState(of: $0).section)] + changes.map(\.time)
    }
  }

  func test_snappingThatIsEnabled() {
    assertSame("snapping") {
      var options = scrollkit_snap_options.standard
      options.kind = UInt32(SCROLLKIT_SNAP_KIND_PAGES)
      return scrollkit_snap_set_options($0, UInt32(SCROLLKIT_AXIS_Y), &options, Self.call)
    } read: {
      drained($0).filter { $0.kind == UInt32(SCROLLKIT_EVENT_KIND_PAGE_CHANGED) }.flatMap { [$0.x, $0.time] }
    }
  }

  /// A call lets time pass for all behaviours: a header of 3000 points has moved.
  func test_callsThatChangeNoMotion() {
    let calls: [(String, (ScrollerRef) -> scrollkit_status)] = [
      ("top", { scrollkit_top_enable($0, nil, Self.call) }),
      ("scroll bar", { scrollkit_scrollbar_enable($0, 1, nil, Self.call) }),
      ("anchor", {
        scrollkit_anchor_set_policy($0, scrollkit_anchor_policy(SCROLLKIT_ANCHOR_POLICY_STICK_TO_END), Self.call)
      }),
    ]
    for (name, call) in calls {
      assertSame(name) {
        var options = header(3000)
        XCTAssertEqual(scrollkit_header_add($0, &options, 0, nil), Status.ok)
      } call: {
        let status = call($0)
        XCTAssertEqual(frame(of: $0).time, Self.call, "\(name): as of the call")
        return status
      } read: {
        [headerState(of: $0).position]
      }
    }
  }

  // MARK: The same geometry

  /// Content with a header and a list that is dragged out of range or coasts, and is given its geometry again.
  private func assertNothingChanges(feel: Int, releases: Bool, _ about: String) -> scrollkit_frame {
    let pair = (0..<2).map { number -> (ScrollerRef, ListRef?) in
      let scroller = newScroller()
      XCTAssertEqual(scrollkit_scroller_set_feel(scroller, UInt32(feel), 0), Status.ok)
      setTallContent(scroller, at: 0)
      var options = header(56)
      options.stretches = 1
      XCTAssertEqual(scrollkit_header_add(scroller, &options, 0, nil), Status.ok)
      var list: ListRef?
      XCTAssertEqual(scrollkit_list_create(nil, &list), Status.ok)
      let extents = [Double](repeating: 100, count: 40)
      XCTAssertEqual(scrollkit_list_insert_measured(list, 0, extents, 40, 0), Status.ok)
      XCTAssertEqual(scrollkit_list_attach(list, scroller, 0), Status.ok)
      drag(scroller, by: releases ? -200 : 200, at: 0.1)
      if releases { XCTAssertEqual(scrollkit_scroller_release(scroller, 7, 0.15), Status.ok) }
      XCTAssertEqual(scrollkit_scroller_tick(scroller, 0.2, nil), Status.ok)
      return (scroller, list)
    }
    defer {
      for (scroller, list) in pair {
        scrollkit_scroller_destroy(scroller)
        scrollkit_list_destroy(list)
      }
    }
    for (scroller, _) in pair { _ = drained(scroller) }
    let (same, untouched) = (pair[0].0, pair[1].0)
    setTallContent(same, at: 0.2)
    let before = frame(of: untouched)
    XCTAssertEqual(bytes(of: frame(of: same)), bytes(of: before), "\(about): at the call")
    XCTAssertTrue(drained(same).isEmpty, "\(about): no event")
    for time in [0.3, 0.6, 2] {
      for (scroller, _) in pair { XCTAssertEqual(scrollkit_scroller_tick(scroller, time, nil), Status.ok) }
      XCTAssertEqual(bytes(of: frame(of: same)), bytes(of: frame(of: untouched)), "\(about): at \(time) s")
      XCTAssertEqual(bytes(of: headerState(of: same)), bytes(of: headerState(of: untouched)), "\(about): at \(time) s")
    }
    XCTAssertEqual(drained(same).map(\.kind), drained(untouched).map(\.kind), about)
    return before
  }

  func test_theSameGeometryInACoast_changesNothing() {
    let before = assertNothingChanges(feel: SCROLLKIT_FEEL_UIKIT, releases: true, "coasting")
    XCTAssertGreaterThan(before.velocity_y, 100)
  }

  func test_theSameGeometryOutOfRange_changesNothing() {
    let before = assertNothingChanges(feel: SCROLLKIT_FEEL_UIKIT, releases: false, "out of range")
    XCTAssertLessThan(before.overscroll_y, -10)
  }

  func test_theSameGeometryAtAnEdgeThatStretches_changesNothing() {
    let before = assertNothingChanges(feel: SCROLLKIT_FEEL_ANDROID, releases: false, "stretching")
    XCTAssertLessThan(before.edge_y, 0)
  }
}
