import CScrollKitTypes
import ScrollKitC
import XCTest

/// A host may retarget released content, and may make any call meanwhile.
final class DelegateReleaseTests: XCTestCase {
  func test_theDelegateIsAskedBeforeAnyEvent_andContentRestsAtItsTarget() {
    let (scroller, host) = dragged()
    host.released = { scroller, velocity, target in
      XCTAssertEqual(frame(of: scroller).phase, scrollkit_phase(SCROLLKIT_PHASE_DRAGGING))
      XCTAssertGreaterThan(velocity.y, 0)
      XCTAssertGreaterThan(target.y, frame(of: scroller).offset_y)
      return Host.Place(x: target.x, y: 1500)
    }
    XCTAssertEqual(scrollkit_scroller_release(scroller, 7, 1.05), Status.ok)
    XCTAssertEqual(host.log.first, "will end dragging")
    XCTAssertEqual(frame(of: scroller).target_y, 1500, accuracy: 1e-9)
    assertRests(scroller, at: 1500)
    scrollkit_scroller_destroy(scroller)
  }

  func test_withSnapping_theHostIsAskedAboutThePage_andMayChooseAnother() {
    for choice in [nil, 1440.0] {
      let (scroller, host) = dragged()
      var options = scrollkit_snap_options()
      let size = UInt(MemoryLayout.size(ofValue: options))
      XCTAssertEqual(scrollkit_struct_init(&options, size), Status.ok)
      options.kind = UInt32(SCROLLKIT_SNAP_KIND_PAGES)
      XCTAssertEqual(
        scrollkit_snap_set_options(scroller, UInt32(SCROLLKIT_AXIS_Y), &options, 0), Status.ok)
      var asked: [Double] = []
      host.released = { _, _, target in
        asked.append(target.y)
        return Host.Place(x: target.x, y: choice ?? target.y)
      }
      XCTAssertEqual(scrollkit_scroller_release(scroller, 7, 1.05), Status.ok)
      XCTAssertEqual(asked, [480], "pages of 480 points")
      assertRests(scroller, at: choice ?? 480)
      scrollkit_scroller_destroy(scroller)
    }
  }

  func test_nested_theHostIsAsked_whenTheLastFingerOfAPinchIsLifted() {
    let (child, parent) = (quietScroller(), quietScroller())
    XCTAssertEqual(scrollkit_nest_set_parent(child, parent, 0), Status.ok)
    XCTAssertEqual(scrollkit_zoom_enable(child, nil, 0), Status.ok)
    let host = Host()
    host.released = { _, _, target in Host.Place(x: target.x, y: 1500) }
    host.serve(child)
    XCTAssertEqual(scrollkit_scroller_press(child, 7, 100, 300, 1), Status.ok)
    XCTAssertEqual(scrollkit_scroller_press(child, 8, 300, 300, 1.01), Status.ok)
    XCTAssertEqual(scrollkit_scroller_release(child, 8, 1.02), Status.ok)
    for step in 1...5 {
      let now = 1.02 + 0.01 * Double(step)
      XCTAssertEqual(scrollkit_scroller_move(child, 7, 100, 300 - 30 * Double(step), now), Status.ok)
    }
    XCTAssertEqual(frame(of: child).phase, scrollkit_phase(SCROLLKIT_PHASE_DRAGGING))
    XCTAssertEqual(scrollkit_scroller_release(child, 7, 1.08), Status.ok)
    XCTAssertTrue(host.log.contains("will end dragging"))
    assertRests(child, at: 1500)
    scrollkit_scroller_destroy(child)
    scrollkit_scroller_destroy(parent)
  }

  /// The delegate of a list chooses a place along one axis, and leaves the other. Where content changes, the path is divided anew.
  func test_nested_contentThatChangesInside_leavesTheAxisThatTheDelegateLeaves() throws {
    // The length of the list, the target that a delegate chooses, whose delegate it is, and whose content it changes to which size.
    let rows: [(height: Double, x: Double?, y: Double?, asked: Int, changed: Int, content: (Double, Double))] = [
      (2000, nil, 120, 0, 0, (2000, 2000)), (2000, nil, 120, 0, 0, (2000, 2100)), (2000, nil, 120, 0, 0, (2100, 2000)),
      (2000, 150, nil, 0, 0, (2000, 2100)), (2000, nil, 120, 0, 1, (320, 4100)), (450, nil, 20, 0, 1, (320, 4100)),
      (450, 150, nil, 1, 1, (320, 4100)), (450, 150, nil, 1, 0, (2100, 450)), (450, nil, nil, 1, 1, (320, 4100)),
    ]
    for row in rows {
      let both = [newScroller(), quietScroller()]
      let viewports = [(300.0, 400.0), (320, 480)]
      XCTAssertEqual(scrollkit_nest_set_parent(both[0], both[1], 0), Status.ok)
      XCTAssertEqual(scrollkit_scroller_set_size(both[0], 300, 400, 2000, row.height, 0), Status.ok)
      let host = Host()
      var chosen: Host.Place?
      host.released = { scroller, _, target in
        if scroller == both[row.asked] {
          let (width, height) = viewports[row.changed]
          XCTAssertEqual(
            scrollkit_scroller_set_size(both[row.changed], width, height, row.content.0, row.content.1, 0.5), Status.ok)
        }
        guard scroller == both[0] else { return target }
        let place = Host.Place(x: row.x ?? target.x, y: row.y ?? target.y)
        chosen = place
        return place
      }
      for scroller in both { host.serve(scroller) }
      XCTAssertEqual(scrollkit_scroller_press(both[0], 7, 200, 300, 0), Status.ok)
      XCTAssertEqual(scrollkit_scroller_move(both[0], 7, 100, 200, 0.05), Status.ok)
      XCTAssertEqual(scrollkit_scroller_release(both[0], 7, 0.5), Status.ok)
      XCTAssertEqual(host.log.filter { $0 == "will end dragging" }.count, row.height == 450 ? 2 : 1, "\(row)")
      XCTAssertEqual(scrollkit_scroller_tick(both[0], 9, nil), Status.ok)
      let place = try XCTUnwrap(chosen)
      XCTAssertEqual(frame(of: both[0]).offset_x, place.x, accuracy: 1e-9, "\(row)")
      XCTAssertEqual(frame(of: both[0]).offset_y, place.y, accuracy: 1e-9, "\(row)")
      both.forEach(scrollkit_scroller_destroy)
    }
  }

  func test_aTargetThatIsNotFinite_isIgnored_andOneOutOfRangeIsClamped() {
    for (wish, place) in [
      (Double.nan, nil), (.infinity, nil), (-.infinity, nil), (1e308, nil), (-1e308, nil),
      (1e12, 3520), (-1e12, 0), (5e-324, 5e-324), (-5e-324, 0),
    ] as [(Double, Double?)] {
      let (scroller, host) = dragged()
      var own = 0.0
      host.released = { _, _, target in
        own = target.y
        return Host.Place(x: target.x, y: wish)
      }
      XCTAssertEqual(scrollkit_scroller_release(scroller, 7, 1.05), Status.ok)
      XCTAssertEqual(frame(of: scroller).target_y, place ?? own, accuracy: 1e-9, "\(wish)")
      assertRests(scroller, at: place ?? own)
      scrollkit_scroller_destroy(scroller)
    }
  }

  /// Found by the fuzzer: it rested a hair's breadth before the edge, on the wrong side.
  func test_releasedOutOfRange_contentRestsAtTheEdge() {
    for step in stride(from: 5.0, through: 95, by: 5) {
      for pull in [50.0, 150, 400, 1000] {
        let scroller = quietScroller()
        let host = Host()
        host.released = { _, _, _ in Host.Place(x: 0, y: 0) }
        host.serve(scroller)
        XCTAssertEqual(scrollkit_scroller_press(scroller, 7, 100, 300, 1), Status.ok)
        for place in 0...3 {
          let y = 300 + pull - Double(place) * step * pull / 400
          XCTAssertEqual(
            scrollkit_scroller_move(scroller, 7, 100, y, 1.01 + Double(place) / 100), Status.ok)
        }
        XCTAssertLessThan(frame(of: scroller).offset_y, 0)
        XCTAssertEqual(scrollkit_scroller_release(scroller, 7, 1.05), Status.ok)
        XCTAssertTrue(host.log.contains("will end dragging"))
        assertRests(scroller, at: 0)
        scrollkit_scroller_destroy(scroller)
      }
    }
  }

  func test_anInputThatReleasesNothing_doesNotAskTheDelegate() {
    let scroller = quietScroller()
    let host = Host()
    host.serve(scroller)
    XCTAssertEqual(scrollkit_scroller_release(scroller, 7, 1), Status.ok)
    XCTAssertEqual(scrollkit_scroller_press(scroller, 7, 10, 10, 1), Status.ok)
    XCTAssertEqual(scrollkit_scroller_release(scroller, 8, 1), Status.ok)
    XCTAssertEqual(scrollkit_scroller_release(scroller, 7, 1), Status.ok)
    XCTAssertEqual(push(scroller, SCROLLKIT_INPUT_KIND_PAN_END, at: 1), Status.ok)
    XCTAssertFalse(host.log.contains("will end dragging"))
    scrollkit_scroller_destroy(scroller)
  }

  func test_destroyedInside_noMoreEventsAreEmitted() {
    let (scroller, host) = dragged()
    host.released = { scroller, _, target in
      scrollkit_scroller_destroy(scroller)
      return Host.Place(x: 0, y: 10)
    }
    XCTAssertEqual(scrollkit_scroller_release(scroller, 7, 1.05), Status.ok)
    XCTAssertEqual(host.log, ["will end dragging"])
  }

  func test_cancelledInside_nothingIsReleased() {
    for wish in [nil, 1500.0] {
      let (scroller, host) = dragged()
      host.released = { scroller, _, target in
        XCTAssertEqual(scrollkit_scroller_cancel(scroller, 1.05), Status.ok)
        return Host.Place(x: target.x, y: wish ?? target.y)
      }
      let offset = frame(of: scroller).offset_y
      XCTAssertEqual(scrollkit_scroller_release(scroller, 7, 1.05), Status.ok)
      assertRests(scroller, at: offset)
      scrollkit_scroller_destroy(scroller)
    }
  }

  func test_aScrollOfTheProgramInside_isKept() {
    for wish in [nil, 1500.0] {
      let (scroller, host) = dragged()
      host.released = { scroller, _, target in
        XCTAssertEqual(scrollkit_scroller_scroll_to(scroller, 0, 700, 1, 1.05, nil), Status.ok)
        return Host.Place(x: target.x, y: wish ?? target.y)
      }
      XCTAssertEqual(scrollkit_scroller_release(scroller, 7, 1.05), Status.ok)
      assertRests(scroller, at: 700)
      scrollkit_scroller_destroy(scroller)
    }
  }

  func test_releasedInside_theDelegateIsAskedOnce() {
    let (scroller, host) = dragged()
    host.released = { scroller, _, target in
      XCTAssertEqual(scrollkit_scroller_release(scroller, 7, 1.05), Status.ok)
      return target
    }
    XCTAssertEqual(scrollkit_scroller_release(scroller, 7, 1.05), Status.ok)
    XCTAssertEqual(host.log.filter { $0 == "will end dragging" }.count, 1)
    XCTAssertGreaterThan(frame(of: scroller).target_y, 90)
    scrollkit_scroller_destroy(scroller)
  }

  func test_usedInsideAtALaterTime_theReleaseIsNotLost() {
    let (scroller, host) = dragged()
    host.released = { scroller, _, target in
      XCTAssertEqual(scrollkit_scroller_tick(scroller, 3, nil), Status.ok)
      return Host.Place(x: 0, y: 1500)
    }
    XCTAssertEqual(scrollkit_scroller_release(scroller, 7, 1.05), Status.ok)
    XCTAssertEqual(frame(of: scroller).time, 3)
    assertRests(scroller, at: 1500)
    scrollkit_scroller_destroy(scroller)
  }

  func test_observed_theHostIsRequestedToRestAtTheDelegatesTarget() {
    let scroller = newScroller(mode: SCROLLKIT_MODE_OBSERVED)
    setTallContent(scroller, at: 0)
    let host = Host()
    var requested: [Double] = []
    host.happened = { _, event in
      if Int(event.kind) == SCROLLKIT_EVENT_KIND_REQUEST_REST { requested.append(event.y) }
    }
    host.released = { _, _, target in Host.Place(x: 0, y: target.y == 500 ? 600 : target.y) }
    host.serve(scroller)
    for target in [500.0, 510] {
      XCTAssertEqual(push(scroller, SCROLLKIT_INPUT_KIND_WILL_BEGIN_DRAGGING, at: 1), Status.ok)
      XCTAssertEqual(push(scroller, SCROLLKIT_INPUT_KIND_WILL_END_DRAGGING, y: target, at: 1), Status.ok)
      XCTAssertEqual(
        push(scroller, SCROLLKIT_INPUT_KIND_DID_END_DRAGGING, flags: SCROLLKIT_INPUT_FLAGS_DECELERATES, at: 1),
        Status.ok)
      XCTAssertEqual(frame(of: scroller).target_y, target == 500 ? 600 : 510)
    }
    XCTAssertEqual(requested, [600])
    scrollkit_scroller_destroy(scroller)
  }

  /// A scroller that finger 7 drags down at speed, and its host.
  private func dragged() -> (ScrollerRef, Host) {
    let scroller = quietScroller()
    drag(scroller, by: -100, at: 1)
    let host = Host()
    _ = drained(scroller)
    host.serve(scroller)
    return (scroller, host)
  }

  private func assertRests(_ scroller: ScrollerRef, at place: Double) {
    XCTAssertEqual(scrollkit_scroller_tick(scroller, 60, nil), Status.ok)
    XCTAssertEqual(frame(of: scroller).phase, scrollkit_phase(SCROLLKIT_PHASE_IDLE))
    XCTAssertEqual(frame(of: scroller).offset_y, place, accuracy: 1e-9)
    XCTAssertEqual(frame(of: scroller).overscroll_y, 0)
  }
}
