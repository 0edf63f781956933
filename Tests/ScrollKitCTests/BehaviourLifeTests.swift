import CScrollKitTypes
import ScrollKitC
import XCTest

/// Behaviours are enabled, changed and disabled one by one, and none leaves anything behind.
final class BehaviourLifeTests: XCTestCase {
  func test_disabledBehaviours_needNoTick() {
    for (name, disable) in [
      ("header", { scrollkit_header_remove_all($0, 0) }),
      ("nub", { scrollkit_nub_disable($0, 0) }),
    ] as [(String, (ScrollerRef) -> scrollkit_status)] {
      let scroller = newScroller()
      setTallContent(scroller, at: 0)
      enable(name, scroller)
      XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 0, 300, 1), Status.ok)
      XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 0, 280, 1), Status.ok)
      XCTAssertEqual(frame(of: scroller).needs_tick, 1, name)
      XCTAssertEqual(disable(scroller), Status.ok)
      XCTAssertEqual(frame(of: scroller).needs_tick, 0, name)
      _ = drained(scroller)
      XCTAssertEqual(scrollkit_scroller_tick(scroller, 60, nil), Status.ok)
      XCTAssertEqual(frame(of: scroller).needs_tick, 0, name)
      XCTAssertEqual(drained(scroller).count, 0, name)
      scrollkit_scroller_destroy(scroller)
    }
  }

  func test_disablingABehaviourThatWasNotEnabled_succeeds_andChangesNothing() {
    for situation in Situation.allCases where !situation.behaves {
      let expected = fate(of: situation.make(), after: situation)
      let scroller = situation.make()
      XCTAssertEqual(scrollkit_top_disable(scroller, 0), Status.ok)
      XCTAssertEqual(scrollkit_header_remove_all(scroller, 0), Status.ok)
      XCTAssertEqual(scrollkit_nub_disable(scroller, 0), Status.ok)
      XCTAssertEqual(fate(of: scroller, after: situation), expected)
    }
  }

  func test_oneBehaviour_enablesNoOther() {
    for only in ["top", "header", "nub", "anchor"] {
      let scroller = newScroller()
      setTallContent(scroller, at: 0)
      enable(only, scroller)
      for (name, status) in use(scroller) {
        XCTAssertEqual(status, name == only ? Status.ok : absent(name), "\(only), \(name)")
      }
      scrollkit_scroller_destroy(scroller)
    }
  }

  /// The status of a call on a behaviour that was not enabled: a header is found by its number.
  private func absent(_ behaviour: String) -> scrollkit_status {
    behaviour == "header" ? Status.notFound : Status.notEnabled
  }

  func test_callsOnADisabledBehaviour_areRefused() {
    let scroller = behavingScroller()
    XCTAssertEqual(scrollkit_top_disable(scroller, 0), Status.ok)
    XCTAssertEqual(scrollkit_header_remove_all(scroller, 0), Status.ok)
    XCTAssertEqual(scrollkit_nub_disable(scroller, 0), Status.ok)
    for (name, status) in use(scroller) {
      XCTAssertEqual(status, name == "anchor" ? Status.ok : absent(name), name)
    }
    scrollkit_scroller_destroy(scroller)
  }

  func test_aStretchTriggerOfZero_isAHundredPoints() {
    for (pull, isStretched) in [(90.0, false), (110, true)] {
      let scroller = newScroller()
      setTallContent(scroller, at: 0)
      var header = headerOptions()
      header.stretches = 1
      XCTAssertEqual(scrollkit_header_add(scroller, &header, 0, nil), Status.ok)
      XCTAssertEqual(scrollkit_scroller_press(scroller, 7, 100, 100, 1), Status.ok)
      var distance = 0.0
      while frame(of: scroller).offset_y > -pull {  // the rubber band shows less and less of it
        distance += 5
        XCTAssertEqual(scrollkit_scroller_move(scroller, 7, 100, 100 + distance, 1 + distance / 1000), Status.ok)
      }
      let kinds = drained(scroller).map { Int($0.kind) }
      XCTAssertEqual(kinds.contains(SCROLLKIT_EVENT_KIND_HEADER_STRETCHED), isStretched, "\(pull)")
      scrollkit_scroller_destroy(scroller)
    }
  }

  func test_anotherSectionAfterTheFirst_isAChange() {
    let scroller = newScroller()
    setTallContent(scroller, at: 0)
    XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 0, 500, 0), Status.ok)
    XCTAssertEqual(scrollkit_nub_enable(scroller, nil, 0), Status.ok)
    _ = drained(scroller)
    XCTAssertEqual(scrollkit_nub_set_sections(scroller, [0], 1, 0), Status.ok)
    XCTAssertEqual(drained(scroller).count, 0, "the first sections are no change")
    XCTAssertEqual(scrollkit_nub_set_sections(scroller, [0, 100], 2, 0), Status.ok)
    XCTAssertEqual(drained(scroller).map { $0.x }, [1])
    scrollkit_scroller_destroy(scroller)
  }

  func test_aDisabledScrollbar_isNotEnabled_andTheOtherAxisKeepsIts() {
    let scroller = behavingScroller()
    XCTAssertEqual(scrollkit_scrollbar_enable(scroller, 0, nil, 0), Status.ok)
    XCTAssertEqual(scrollkit_scrollbar_disable(scroller, 0, 0), Status.ok)
    XCTAssertEqual(scrollkit_scrollbar_press(scroller, 0, 2, 10, 2), Status.notEnabled)
    XCTAssertEqual(scrollkit_scrollbar_press(scroller, 1, 2, 10, 2), Status.ok)
    XCTAssertEqual(scrollkit_scrollbar_disable(scroller, 1, 0), Status.ok)
    XCTAssertEqual(scrollkit_scrollbar_release(scroller, 1, 2.1), Status.notEnabled)
    XCTAssertEqual(scrollkit_scrollbar_disable(scroller, 1, 0), Status.ok, "again")
    scrollkit_scroller_destroy(scroller)
  }

  func test_aFifthHeader_isRefused() {
    let scroller = newScroller()
    setTallContent(scroller, at: 0)
    var options = headerOptions()
    for number: UInt32 in 0..<4 {
      var given: UInt32 = 99
      XCTAssertEqual(scrollkit_header_add(scroller, &options, 0, &given), Status.ok)
      XCTAssertEqual(given, number)
    }
    var given: UInt32 = 99
    XCTAssertEqual(scrollkit_header_add(scroller, &options, 0, &given), Status.outOfRange)
    XCTAssertEqual(given, 99)
    XCTAssertEqual(headerState(of: scroller, number: 3).top, 168)
    XCTAssertEqual(scrollkit_header_remove_all(scroller, 0), Status.ok)
    XCTAssertEqual(scrollkit_header_add(scroller, &options, 0, nil), Status.ok)
    scrollkit_scroller_destroy(scroller)
  }

  func test_batchesThatAreNeverEnded_areReported_andTheirNumbersAreNotFound() {
    let scroller = behavingScroller()
    let outer = begunBatch(scroller, at: 1)
    let inner = begunBatch(scroller, at: 1)
    var geometry = tallContent()
    XCTAssertEqual(
      scrollkit_anchor_end_update(scroller, outer, &geometry, 1, 2), Status.unbalanced)
    for batch in [outer, inner] {
      XCTAssertEqual(
        scrollkit_anchor_end_update(scroller, batch, &geometry, 1, 2), Status.notFound)
    }
    XCTAssertEqual(scrollkit_anchor_add_edit(scroller, 0, 0, 1), Status.notFound)
    scrollkit_scroller_destroy(scroller)
  }

  /// What edits keep in place belongs to one direction.
  func test_aBatchDoesNotChangeTheDirection() {
    let scroller = behavingScroller()
    let batch = begunBatch(scroller, at: 1)
    var geometry = tallContent()
    geometry.right_to_left = 1
    XCTAssertEqual(scrollkit_anchor_end_update(scroller, batch, &geometry, 1, 2), Status.invalidArgument)
    geometry.right_to_left = 0
    XCTAssertEqual(scrollkit_anchor_end_update(scroller, batch, &geometry, 1, 2), Status.ok)
    scrollkit_scroller_destroy(scroller)
  }

  func test_aThousandNestedBatches_keepTheLastEight() {
    let scroller = behavingScroller()
    let batches = (0..<1000).map { _ in begunBatch(scroller, at: 1) }
    var geometry = tallContent()
    for batch in batches.dropLast(8) {
      XCTAssertEqual(
        scrollkit_anchor_end_update(scroller, batch, &geometry, 1, 2), Status.notFound)
    }
    for batch in batches.suffix(8).reversed() {
      XCTAssertEqual(scrollkit_anchor_end_update(scroller, batch, &geometry, 1, 2), Status.ok)
    }
    scrollkit_scroller_destroy(scroller)
  }

  func test_sectionsMayBeSetAgainAtAnyTime() {
    let scroller = behavingScroller()
    XCTAssertEqual(nubState(of: scroller).section, 2)
    for count in [1, 1000, 0, 3, 0, 0] {
      let starts = (0..<count).map { Double($0) * 10 }
      XCTAssertEqual(scrollkit_nub_set_sections(scroller, starts, UInt(count), 0), Status.ok)
      XCTAssertEqual(nubState(of: scroller).section, Int32(min(count - 1, 90)))
      XCTAssertEqual(scrollkit_nub_enable(scroller, nil, 0), Status.ok)
      XCTAssertEqual(nubState(of: scroller).section, Int32(min(count - 1, 90)))
    }
    scrollkit_scroller_destroy(scroller)
  }

  private func enable(_ name: String, _ scroller: ScrollerRef) {
    var header = headerOptions()
    header.snaps = 1
    let status =
      switch name {
      case "top": scrollkit_top_enable(scroller, nil, 0)
      case "header": scrollkit_header_add(scroller, &header, 0, nil)
      case "nub": scrollkit_nub_enable(scroller, nil, 0)
      default: scrollkit_anchor_set_policy(scroller, 0, 0)
      }
    XCTAssertEqual(status, Status.ok)
  }

  /// The status of a call on each behaviour.
  private func use(_ scroller: ScrollerRef) -> [(name: String, status: scrollkit_status)] {
    var options = headerOptions()
    var batch: UInt32 = 0
    return [
      ("top", scrollkit_top_trigger(scroller, 0, 5)),
      ("top", scrollkit_top_set_visible(scroller, 1)),
      ("top", withWindow { scrollkit_window_add_scroller($0, scroller) }),
      ("header", scrollkit_header_set_options(scroller, 0, &options, 5)),
      ("header", scrollkit_header_set_position(scroller, 0, -9, 5)),
      ("nub", scrollkit_nub_grab(scroller, 5, nil)),
      ("nub", scrollkit_nub_drag(scroller, 1, 0, 5)),
      ("nub", scrollkit_nub_release(scroller, 5)),
      ("nub", scrollkit_nub_set_hover(scroller, 1, 5)),
      ("nub", scrollkit_nub_set_sections(scroller, [0], 1, 0)),
      ("anchor", scrollkit_anchor_begin_update(scroller, 5, &batch)),
      ("anchor", scrollkit_anchor_add_edit(scroller, 0, 0, 1)),
    ]
  }

  /// An arrow that is held while the computer sleeps for a month would take seconds.
  func test_observed_aLongPause_skipsTheRepeatsOfAHeldScrollbar() {
    let scroller = newScroller(mode: SCROLLKIT_MODE_OBSERVED)
    var geometry = tallContent()
    geometry.content_height = 1e9
    XCTAssertEqual(scrollkit_scroller_set_geometry(scroller, &geometry, 0), Status.ok)
    XCTAssertEqual(scrollkit_scrollbar_enable(scroller, UInt32(SCROLLKIT_AXIS_Y), nil, 0), Status.ok)
    let part = UInt32(SCROLLKIT_SCROLLBAR_PART_ARROW_FORWARD)
    XCTAssertEqual(scrollkit_scrollbar_press(scroller, UInt32(SCROLLKIT_AXIS_Y), part, 0, 0), Status.ok)
    let step = frame(of: scroller).target_y
    XCTAssertGreaterThan(step, 0)
    XCTAssertEqual(scrollkit_scroller_tick(scroller, 1, nil), Status.ok)
    XCTAssertEqual(frame(of: scroller).target_y, 5 * step)
    XCTAssertEqual(scrollkit_scroller_tick(scroller, 3e6, nil), Status.ok)
    XCTAssertEqual(frame(of: scroller).target_y, 70 * step)  // 65 steps in the last 16 s
    XCTAssertEqual(scrollkit_scroller_tick(scroller, 3e6 + 1, nil), Status.ok)
    XCTAssertEqual(frame(of: scroller).target_y, 74 * step)
    scrollkit_scroller_destroy(scroller)
  }
}
