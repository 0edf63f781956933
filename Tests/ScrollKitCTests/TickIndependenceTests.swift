import CScrollKitTypes
import XCTest

@testable import ScrollKitC

/// A call has the same effect whether or not ticks preceded it.
final class TickIndependenceTests: XCTestCase {
  func test_aScrollToAPageDuringAZoom_endsAtThatPageInTheFinalScale() {
    for tick in [nil, 0.1, 0.2] {
      let scroller = newScroller()
      setTallContent(scroller, at: 0)
      XCTAssertEqual(scrollkit_zoom_enable(scroller, nil, 0), Status.ok)
      var options = scrollkit_snap_options.standard
      options.kind = UInt32(SCROLLKIT_SNAP_KIND_PAGES)
      XCTAssertEqual(scrollkit_snap_set_options(scroller, UInt32(SCROLLKIT_AXIS_Y), &options, 0), Status.ok)
      XCTAssertEqual(scrollkit_zoom_set_scale(scroller, 2, 0, 0, 1, 0.05, nil), Status.ok)
      if let tick { XCTAssertEqual(scrollkit_scroller_tick(scroller, tick, nil), Status.ok) }
      XCTAssertEqual(
        scrollkit_snap_scroll_to(scroller, UInt32(SCROLLKIT_AXIS_Y), 15, 0.21, nil), Status.ok)
      XCTAssertEqual(frame(of: scroller).target_y, 15 * 480, "\(tick ?? 0)")
      XCTAssertEqual(scrollkit_scroller_tick(scroller, 9, nil), Status.ok)
      XCTAssertEqual(frame(of: scroller).offset_y, 15 * 480)
      scrollkit_scroller_destroy(scroller)
    }
  }

  /// Makes the same call with and without a tick before it. Returns the frames without the tick.
  private func same(
    _ scrollers: () -> [ScrollerRef], tick: Double, _ call: ([ScrollerRef]) -> scrollkit_status,
    _ about: String
  ) -> [scrollkit_frame] {
    let (plain, ticked) = (scrollers(), scrollers())
    for scroller in ticked { XCTAssertEqual(scrollkit_scroller_tick(scroller, tick, nil), Status.ok) }
    XCTAssertEqual(call(plain), Status.ok, about)
    XCTAssertEqual(call(ticked), Status.ok, about)
    for (ticked, plain) in zip(ticked, plain) {
      let (one, other) = (frame(of: ticked), frame(of: plain))
      XCTAssertEqual(one.offset_y, other.offset_y, accuracy: 1e-9, about)
      XCTAssertEqual(one.target_y, other.target_y, accuracy: 1e-6, about)
      XCTAssertEqual(one.phase, other.phase, about)
    }
    let frames = plain.map { frame(of: $0) }
    (plain + ticked).forEach { scrollkit_scroller_destroy($0) }
    return frames
  }

  func test_headersFollow_alsoInACallOfAnAutoscrollThatHasEnded() {
    let scroller = quietScroller()
    var header = headerOptions()
    XCTAssertEqual(scrollkit_header_add(scroller, &header, 0, nil), Status.ok)
    XCTAssertEqual(scrollkit_autoscroll_begin(scroller, nil, 160, 240, 0.1), Status.ok)
    XCTAssertEqual(scrollkit_scroller_scroll_to(scroller, 0, 2000, 1, 0.2, nil), Status.ok)
    XCTAssertEqual(scrollkit_autoscroll_move(scroller, 160, 260, 0.4), Status.ok)
    XCTAssertGreaterThan(frame(of: scroller).offset_y, 100)
    XCTAssertEqual(headerState(of: scroller).position, -56)
    scrollkit_scroller_destroy(scroller)
  }

  func test_scrollingAtAnEdge_dependsOnTheContentsScaleAtItsTime() {
    func zooming() -> [ScrollerRef] {
      let scroller = quietScroller()
      XCTAssertEqual(scrollkit_zoom_enable(scroller, nil, 0), Status.ok)
      XCTAssertEqual(scrollkit_zoom_set_scale(scroller, 2, 0, 0, 1, 0.05, nil), Status.ok)
      return [scroller]
    }
    let frames = same(
      zooming, tick: 1, { scrollkit_autoscroll_drag($0[0], nil, 318, 240, 1) }, "edge")
    XCTAssertGreaterThan(frames[0].velocity_x, 0)
  }

  func test_aChainMoves_beforeAHeaderChanges() {
    func flung() -> [ScrollerRef] {
      let scrollers = [quietScroller(), quietScroller()]
      var header = headerOptions()
      XCTAssertEqual(scrollkit_header_add(scrollers[0], &header, 0, nil), Status.ok)
      XCTAssertEqual(scrollkit_nest_set_parent(scrollers[0], scrollers[1], 0), Status.ok)
      drag(scrollers[0], by: -200, at: 0.1)
      XCTAssertEqual(scrollkit_scroller_release(scrollers[0], 7, 0.15), Status.ok)
      return scrollers
    }
    var options = headerOptions()
    options.height = 30
    let frames = same(flung, tick: 0.5, { scrollkit_header_set_options($0[0], 0, &options, 0.5) }, "header")
    XCTAssertGreaterThan(frames[0].offset_y, 250)
    let moved = same(flung, tick: 0.5, { scrollkit_header_set_position($0[0], 0, -9, 0.5) }, "position")
    XCTAssertGreaterThan(moved[0].offset_y, 250)
  }

  /// The time at which resampling ends and the condition that it has ended were rounded differently.
  func test_aResampledFingerThatIsHeldStill_needsNoTick() {
    for number in 0..<200 {
      let scroller = quietScroller()
      var preferences = scrollkit_preferences.standard
      preferences.resamples = 1
      XCTAssertEqual(scrollkit_scroller_set_preferences(scroller, &preferences, 0), Status.ok)
      let time = 0.1 + 0.0137 * Double(number)
      XCTAssertEqual(scrollkit_scroller_press(scroller, 1, 100, 300, time), Status.ok)
      XCTAssertEqual(scrollkit_scroller_move(scroller, 1, 100, 250, time + 0.0371), Status.ok)
      XCTAssertEqual(scrollkit_scroller_tick(scroller, time + 1, nil), Status.ok)
      XCTAssertEqual(frame(of: scroller).needs_tick, 0, "\(time)")
      scrollkit_scroller_destroy(scroller)
    }
  }

  func test_aHeaderSnaps_fromTheTimeAtWhichContentRests() {
    let calls: [(String, (ScrollerRef) -> scrollkit_status)] = [
      ("press", { scrollkit_scroller_press($0, 1, 9, 9, 3) }),
      ("scroll to", { scrollkit_scroller_scroll_to($0, 0, 900, 1, 3, nil) }),
      ("nub", { scrollkit_nub_grab($0, 3, nil) }), ("bar", { scrollkit_scrollbar_press($0, 1, 2, 9, 3) }),
    ]
    for (name, call) in calls {
      for tick in [nil, 2.0] {
        let scroller = newScroller()
        setTallContent(scroller, at: 0)
        enableBehaviours(scroller)
        XCTAssertEqual(scrollkit_scroller_scroll_to(scroller, 0, 500, 1, 0.1, nil), Status.ok)
        XCTAssertEqual(scrollkit_scroller_tick(scroller, 0.7, nil), Status.ok)
        XCTAssertEqual(headerState(of: scroller).position, -56, "hidden")
        XCTAssertEqual(scrollkit_scroller_scroll_to(scroller, 0, 480, 1, 0.8, nil), Status.ok)
        if let tick { XCTAssertEqual(scrollkit_scroller_tick(scroller, tick, nil), Status.ok) }
        XCTAssertEqual(call(scroller), Status.ok)
        XCTAssertEqual(headerState(of: scroller).position, -56, "\(name): 20 points of it showed")
        scrollkit_scroller_destroy(scroller)
      }
    }
  }

  func test_aCallOnAMemberOfAChain_letsTimePassForTheChain() {
    func flung() -> [ScrollerRef] {
      let chain = [newScroller(), newScroller()]
      for (scroller, height) in zip(chain, [500.0, 9000]) {
        var geometry = tallContent()
        geometry.content_height = height
        XCTAssertEqual(scrollkit_scroller_set_geometry(scroller, &geometry, 0), Status.ok)
      }
      enableBehaviours(chain[1])
      XCTAssertEqual(scrollkit_nest_set_parent(chain[0], chain[1], 0), Status.ok)
      XCTAssertEqual(scrollkit_scroller_press(chain[0], 1, 9, 400, 0.1), Status.ok)
      for step in 1...4 {
        let time = 0.1 + Double(step) / 100
        XCTAssertEqual(
          scrollkit_scroller_move(chain[0], 1, 9, 400 - 40 * Double(step), time), Status.ok)
      }
      XCTAssertEqual(scrollkit_scroller_release(chain[0], 1, 0.14), Status.ok)
      return chain
    }
    let calls: [(String, (ScrollerRef) -> scrollkit_status)] = [
      ("feel", { scrollkit_scroller_set_feel($0, UInt32(SCROLLKIT_FEEL_QT), 0.6) }),
      ("preferences", { scrollkit_scroller_set_preferences($0, nil, 0.6) }),
      ("bar", { scrollkit_scrollbar_press($0, 1, 2, 400, 0.6) }),
      ("nub", { scrollkit_nub_grab($0, 0.6, nil) }),
      ("top", { scrollkit_top_trigger($0, 9, 0.6) }),
      ("anchor", { scroller in
        var batch: UInt32 = 0
        return scrollkit_anchor_begin_update(scroller, 0.6, &batch)
      }),
    ]
    for (name, call) in calls {
      let frames = same(flung, tick: 0.5, { call($0[1]) }, name)
      XCTAssertGreaterThan(frames[1].offset_y, 500, name)
    }
    let nested = same(flung, tick: 0.5, { scrollkit_nest_set_parent($0[0], nil, 0.6) }, "nest")
    XCTAssertGreaterThan(nested[1].offset_y, 500, "the chain moved it until then")
    let batch: UInt32 = 1
    let edited = same(
      {
        let chain = flung()
        var number: UInt32 = 0
        XCTAssertEqual(scrollkit_anchor_begin_update(chain[1], 0.2, &number), Status.ok)
        XCTAssertEqual(number, batch)
        return chain
      }, tick: 0.5,
      {
        var geometry = tallContent()
        return scrollkit_anchor_end_update($0[1], batch, &geometry, 1, 0.6)
      }, "end of a batch")
    XCTAssertGreaterThan(edited[1].offset_y, 500)
  }

  func test_aPressedArrow_continuesFromItsOwnTime_beforeAnyCall() {
    func held() -> [ScrollerRef] {
      let chain = [newScroller(), newScroller()]
      for scroller in chain { setTallContent(scroller, at: 0) }
      enableBehaviours(chain[0])
      XCTAssertEqual(scrollkit_nest_set_parent(chain[0], chain[1], 0), Status.ok)
      let arrow = UInt32(SCROLLKIT_SCROLLBAR_PART_ARROW_FORWARD)
      XCTAssertEqual(scrollkit_scrollbar_press(chain[0], 1, arrow, 0, 0.1), Status.ok)
      return chain
    }
    let calls: [(String, (ScrollerRef) -> scrollkit_status)] = [
      ("tick", { scrollkit_scroller_tick($0, 1.2, nil) }),
      ("stop", { scrollkit_scroller_stop($0, 1.2) }),
      ("press", { scrollkit_scroller_press($0, 1, 9, 9, 1.2) }),
    ]
    for (name, call) in calls {
      for alone in [false, true] {
        let frames = same(
          {
            let chain = held()
            if alone { XCTAssertEqual(scrollkit_nest_set_parent(chain[0], nil, 0.15), Status.ok) }
            return chain
          }, tick: 1, { call($0[0]) }, name)
        XCTAssertGreaterThan(frames[0].offset_y, 300, name)
      }
    }
  }

  func test_aPanThatEndsInSilenceOutOfRange_snapsFromTheEndOfTheSilence() {
    var targets: [Double] = []
    for (tick, isNested) in [(nil, false), (0.4, false), (nil, true), (0.4, true)] {
      let (scroller, outer) = (newScroller(), newScroller())
      var geometry = tallContent()
      geometry.content_width = 3200
      if isNested { XCTAssertEqual(scrollkit_nest_set_parent(scroller, outer, 0), Status.ok) }
      XCTAssertEqual(scrollkit_scroller_set_geometry(scroller, &geometry, 0), Status.ok)
      var options = scrollkit_snap_options.standard
      options.kind = UInt32(SCROLLKIT_SNAP_KIND_PAGES)
      XCTAssertEqual(scrollkit_snap_set_options(scroller, UInt32(SCROLLKIT_AXIS_X), &options, 0), Status.ok)
      var pan = scrollkit_input.standard
      pan.kind = UInt32(SCROLLKIT_INPUT_KIND_PAN_UPDATE)
      pan.flags = UInt32(SCROLLKIT_INPUT_FLAGS_ENDS_IN_SILENCE)
      (pan.x, pan.y, pan.time) = (240, -60, 0.1)  // three quarters of a page, and past the top
      XCTAssertEqual(scrollkit_scroller_push(scroller, &pan), Status.ok)
      if let tick {
        XCTAssertEqual(scrollkit_scroller_tick(scroller, tick, nil), Status.ok)
        XCTAssertEqual(frame(of: scroller).target_x, 320, "known from then on")
      }
      XCTAssertEqual(scrollkit_scroller_tick(scroller, 0.5, nil), Status.ok)
      targets.append(frame(of: scroller).offset_x)
      XCTAssertEqual(scrollkit_scroller_tick(scroller, 9, nil), Status.ok)
      XCTAssertEqual(frame(of: scroller).offset_x, 320)
      XCTAssertEqual(frame(of: scroller).offset_y, 0)
      scrollkit_scroller_destroy(scroller)
      scrollkit_scroller_destroy(outer)
    }
    for target in targets { XCTAssertEqual(target, targets[0], accuracy: 1e-9) }
  }
}
