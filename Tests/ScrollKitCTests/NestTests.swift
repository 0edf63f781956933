import CScrollKitTypes
import XCTest

@testable import ScrollKitC

/// Nested scrollers through the C interface: notification and destruction.
final class NestTests: XCTestCase {
  private func scroller(range: Double, at offset: Double = 0) -> ScrollerRef {
    let scroller = newScroller()
    var geometry = tallContent()
    geometry.content_height = 480 + range
    XCTAssertEqual(scrollkit_scroller_set_geometry(scroller, &geometry, 0), Status.ok)
    XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 0, offset, 0), Status.ok)
    _ = drained(scroller)
    return scroller
  }

  /// Scrollers with ranges, each nested in the next.
  private func chain(_ ranges: [Double]) -> [ScrollerRef] {
    let chain = ranges.map { scroller(range: $0) }
    for (child, parent) in zip(chain, chain.dropFirst()) {
      XCTAssertEqual(scrollkit_nest_set_parent(child, parent, 0), Status.ok)
    }
    return chain
  }

  private func offsets(_ chain: [ScrollerRef]) -> [Double] { chain.map { frame(of: $0).offset_y } }
  private func destroy(_ chain: [ScrollerRef]) { chain.forEach { scrollkit_scroller_destroy($0) } }

  /// Drags by 330 points, of which 320 scroll, in 40 ms from 1 s on, and releases.
  private func flick(_ scroller: ScrollerRef) {
    XCTAssertEqual(scrollkit_scroller_press(scroller, 7, 100, 400, 1), Status.ok)
    for step in 1...4 {
      let y = 400 - Double(step) * 82.5
      XCTAssertEqual(
        scrollkit_scroller_move(scroller, 7, 100, y, 1 + Double(step) / 100), Status.ok)
    }
    XCTAssertEqual(scrollkit_scroller_release(scroller, 7, 1.04), Status.ok)
  }

  /// A lost release: the finger comes down again. The refresh that its pull has begun opens while it holds the content.
  func test_overscrollThatAnEdgeHides_isNotShown_whenTheRangeGrowsUnderTheFinger() {
    let (page, list) = (newScroller(), newScroller())
    var options = scrollkit_refresh_options()
    XCTAssertEqual(scrollkit_struct_init(&options, UInt(MemoryLayout.size(ofValue: options))), Status.ok)
    (options.threshold, options.length) = (50, 65)
    setTallContent(list, at: 1)
    XCTAssertEqual(scrollkit_scroller_set_feel(list, scrollkit_feel(SCROLLKIT_FEEL_ANDROID), 1), Status.ok)
    XCTAssertEqual(scrollkit_nest_set_parent(list, page, 1), Status.ok)
    XCTAssertEqual(scrollkit_refresh_enable(list, &options, 1), Status.ok)
    drag(list, by: 100, at: 1.1)
    XCTAssertEqual(scrollkit_scroller_press(list, 7, 100, 300, 1.4), Status.ok)
    XCTAssertEqual(scrollkit_scroller_tick(list, 2, nil), Status.ok)
    XCTAssertEqual(frame(of: list).offset_y, 0)
    XCTAssertEqual(frame(of: list).phase, scrollkit_phase(SCROLLKIT_PHASE_TRACKING))
    XCTAssertEqual(scrollkit_scroller_move(list, 7, 100, 200, 2.1), Status.ok)
    XCTAssertGreaterThan(frame(of: list).offset_y, 50, "the finger need not go back first")
    scrollkit_scroller_destroy(list)
    scrollkit_scroller_destroy(page)
  }

  func test_aDragAndItsFling_goThroughTheChain() {
    let chain = chain([200, 300, 5000])
    flick(chain[0])
    XCTAssertEqual(offsets(chain), [200, 120, 0])
    let targets = chain.map { frame(of: $0).target_y }
    XCTAssertEqual(targets[..<2], [200, 300])
    XCTAssertGreaterThan(targets[2], 1000)
    XCTAssertEqual(frame(of: chain[2]).needs_tick, 1)
    XCTAssertEqual(scrollkit_scroller_tick(chain[1], 1.2, nil), Status.ok)  // for all of them
    XCTAssertEqual(offsets(chain)[..<2], [200, 300])
    XCTAssertGreaterThan(frame(of: chain[2]).offset_y, 10)
    for scroller in chain { XCTAssertEqual(scrollkit_scroller_tick(scroller, 30, nil), Status.ok) }
    XCTAssertEqual(offsets(chain), targets)
    destroy(chain)
  }

  /// With reduced motion a fling stops at the edge. At these speeds the coast, one rounding error before its end, is past
  /// its destination by another.
  func test_aFlingThatStopsAtTheEndOfTheChild_isNoScrollOfTheParent() {
    for speed in [1300.0, 1400, 1420, 1560] {
      let chain = chain([200, 100])
      for scroller in chain {
        var preferences = scrollkit_preferences.standard
        preferences.reduces_motion = 1
        XCTAssertEqual(scrollkit_scroller_set_preferences(scroller, &preferences, 0), Status.ok)
        XCTAssertEqual(scrollkit_scroller_set_feel(scroller, UInt32(SCROLLKIT_FEEL_GECKO), 0), Status.ok)
      }
      XCTAssertEqual(scrollkit_scroller_set_offset(chain[0], 0, 190, 0), Status.ok)
      XCTAssertEqual(scrollkit_scroller_press(chain[0], 1, 100, 100, 0), Status.ok)
      var time = 0.0
      for move in 1...5 {
        time += 0.01
        XCTAssertEqual(scrollkit_scroller_move(chain[0], 1, 100, 100 + Double(move) * speed / 100, time), Status.ok)
      }
      XCTAssertEqual(scrollkit_scroller_release(chain[0], 1, time), Status.ok)
      for scroller in chain { XCTAssertEqual(scrollkit_scroller_tick(scroller, 5, nil), Status.ok) }
      XCTAssertEqual(offsets(chain), [0, 0])
      XCTAssertEqual(drained(chain[1]).map(\.kind), [], "\(speed)")
      destroy(chain)
    }
  }

  func test_aTick_endsTheTurnOfScrollToTop() {
    let chain = chain([5000, 1000])
    XCTAssertEqual(scrollkit_top_enable(chain[0], nil, 0), Status.ok)
    XCTAssertEqual(scrollkit_scroller_set_offset(chain[0], 0, 900, 0), Status.ok)
    XCTAssertEqual(scrollkit_top_trigger(chain[0], 0, 1), Status.ok)
    XCTAssertEqual(frame(of: chain[0]).target_y, 0)
    XCTAssertEqual(scrollkit_scroller_tick(chain[0], 2, nil), Status.ok)
    XCTAssertEqual(scrollkit_top_trigger(chain[0], 0, 2.1), Status.ok)
    XCTAssertEqual(frame(of: chain[0]).target_y, 900)
    destroy(chain)
  }

  /// A host ticks and draws what needs a tick. The child reaches its end between two frames, and the parent has no room left.
  func test_aParentThatAFlingWillBounce_needsATickBefore() {
    for way in [330.0, 400, 700] {
      let chain = chain([way, 100])
      XCTAssertEqual(scrollkit_scroller_set_offset(chain[1], 0, 100, 0), Status.ok)
      flick(chain[0])
      var time = 1.04
      while frame(of: chain[1]).overscroll_y == 0, time < 3 {
        XCTAssertEqual(frame(of: chain[1]).needs_tick, 1, "\(way), \(time)")
        time += 0.01
        XCTAssertEqual(scrollkit_scroller_tick(chain[0], time, nil), Status.ok)
      }
      XCTAssertGreaterThan(frame(of: chain[1]).overscroll_y, 0, "\(way)")
      destroy(chain)
    }
  }

  /// The finger moves the parent, as the child is at its end, and then rests.
  func test_aFingerThatRests_givesTheParentNoVelocity() {
    let chain = chain([200, 5000])
    let alone = scroller(range: 5000)
    XCTAssertEqual(scrollkit_scroller_set_offset(chain[0], 0, 200, 0), Status.ok)
    for scroller in [chain[0], alone] {
      XCTAssertEqual(scrollkit_scroller_press(scroller, 7, 100, 400, 1), Status.ok)
      for step in 1...4 {
        XCTAssertEqual(scrollkit_scroller_move(scroller, 7, 100, 400 - Double(step) * 20, 1 + Double(step) / 100), Status.ok)
      }
    }
    XCTAssertGreaterThan(frame(of: alone).velocity_y, 1000)
    for time in [1.04, 1.05, 1.1, 1.5] {
      for scroller in chain + [alone] { XCTAssertEqual(scrollkit_scroller_tick(scroller, time, nil), Status.ok) }
      XCTAssertEqual(frame(of: chain[1]).velocity_y, frame(of: alone).velocity_y, accuracy: 1e-9, "\(time)")
    }
    XCTAssertEqual(frame(of: chain[1]).velocity_y, 0)
    destroy(chain + [alone])
  }

  /// The child has been flung.
  func test_newSnapAreas_countFromTheTimeOfTheCall_inAChainInMotion() {
    let chain = chain([5000, 300])
    let areas = [0.0, 2000].map { y in
      var area = scrollkit_snap_area.standard
      (area.y, area.width, area.height, area.align_y) = (y, 300, 300, UInt32(SCROLLKIT_SNAP_ALIGNMENT_START))
      return area
    }
    var options = scrollkit_snap_options.standard
    options.kind = UInt32(SCROLLKIT_SNAP_KIND_AREAS)
    XCTAssertEqual(scrollkit_snap_set_options(chain[0], UInt32(SCROLLKIT_AXIS_Y), &options, 0), Status.ok)
    XCTAssertEqual(scrollkit_snap_set_areas(chain[0], areas, 2, 0, 0), Status.ok)
    flick(chain[0])
    XCTAssertEqual(scrollkit_scroller_tick(chain[0], 1.1, nil), Status.ok)
    let before = frame(of: chain[0]).offset_y
    XCTAssertEqual(scrollkit_snap_set_areas(chain[0], areas, 2, 0, 1.5), Status.ok)
    XCTAssertEqual(frame(of: chain[0]).time, 1.5)
    XCTAssertGreaterThan(frame(of: chain[0]).offset_y, before + 100)
    destroy(chain)
  }

  func test_oneTickOfAll_givesEachItsFrame() {
    let together = chain([200, 300, 5000])
    let single = chain([200, 300, 5000])
    for chain in [together, single] { flick(chain[0]) }
    var frames = (0..<3).map { _ in frame(of: together[0]) }
    XCTAssertEqual(
      scrollkit_scroller_tick_many(together.map { $0 }, 3, 1.2, &frames), Status.ok)
    for (number, scroller) in single.enumerated() {
      XCTAssertEqual(scrollkit_scroller_tick(scroller, 1.2, nil), Status.ok)
      XCTAssertEqual(bytes(of: frames[number]), bytes(of: frame(of: scroller)), "\(number)")
    }
    destroy(together)
    destroy(single)
  }

  func test_noScrollers_haveNoFrames() {
    XCTAssertEqual(scrollkit_scroller_tick_many(nil, 0, 1, nil), Status.ok)
    XCTAssertEqual(scrollkit_scroller_tick_many(nil, 1, 1, nil), Status.nullArgument)
  }

  func test_theOutermostBounces_atTheEdgeTowardsWhichItIsFlung() {
    let rows: [(x: Double, y: Double, edges: Int)] = [
      (-30, 0, SCROLLKIT_EDGES_RIGHT), (30, 0, SCROLLKIT_EDGES_LEFT), (0, -30, SCROLLKIT_EDGES_BOTTOM),
      (0, 30, SCROLLKIT_EDGES_TOP),
    ]
    for row in rows {
      let chain = (0..<2).map { _ in newScroller() }
      for scroller in chain {
        var geometry = tallContent()
        geometry.content_width = 340
        geometry.content_height = 500
        XCTAssertEqual(scrollkit_scroller_set_geometry(scroller, &geometry, 0), Status.ok)
      }
      XCTAssertEqual(scrollkit_nest_set_parent(chain[0], chain[1], 0), Status.ok)
      XCTAssertEqual(scrollkit_scroller_press(chain[0], 7, 200, 200, 1), Status.ok)
      for step in 1...4 {
        let share = Double(step)
        XCTAssertEqual(
          scrollkit_scroller_move(chain[0], 7, 200 + share * row.x, 200 + share * row.y, 1 + share / 100), Status.ok)
      }
      XCTAssertEqual(scrollkit_scroller_release(chain[0], 7, 1.04), Status.ok)
      let bounces = chain.map { scroller in
        drained(scroller).filter { Int($0.kind) == SCROLLKIT_EVENT_KIND_WILL_BOUNCE }.map { Int($0.edges) }
      }
      XCTAssertEqual(bounces, [[], [row.edges]], "\(row)")
      destroy(chain)
    }
  }

  func test_noScroller_isReportedBeforeWhatElseIsWrong() {
    XCTAssertEqual(scrollkit_nest_set_latching(nil, 99), Status.nullArgument)
    XCTAssertEqual(scrollkit_nest_set_order(nil, 99), Status.nullArgument)
    XCTAssertEqual(scrollkit_nest_set_overscroll_behavior(nil, 99, 99), Status.nullArgument)
    XCTAssertEqual(scrollkit_scrollbar_enable(nil, 99, nil, 0), Status.nullArgument)
    XCTAssertEqual(scrollkit_scrollbar_press(nil, 99, 99, .nan, .nan), Status.nullArgument)
    XCTAssertEqual(scrollkit_scroller_set_feel(nil, 99, .nan), Status.nullArgument)
    XCTAssertEqual(scrollkit_scroller_key(nil, 99, .nan), Status.nullArgument)
    XCTAssertEqual(scrollkit_scroller_wheel(nil, .nan, .nan, 99, .nan), Status.nullArgument)
    XCTAssertEqual(scrollkit_anchor_set_policy(nil, 99, 0), Status.nullArgument)
    XCTAssertEqual(scrollkit_top_trigger(nil, 99, .nan), Status.nullArgument)
  }

  func test_cycles_areRefused_atAnyDepth() {
    let chain = chain([10, 10, 10, 10])
    for place in 0..<4 {
      XCTAssertEqual(scrollkit_nest_set_parent(chain[3], chain[place], 1), Status.cycle)
    }
    XCTAssertEqual(scrollkit_nest_set_parent(chain[1], nil, 1), Status.ok)
    XCTAssertEqual(scrollkit_nest_set_parent(chain[3], chain[0], 1), Status.ok)
    XCTAssertEqual(scrollkit_nest_set_parent(chain[1], chain[2], 1), Status.cycle)
    destroy(chain)
  }

  func test_optionsSetToTheirDefaults_makeNoNestedScroller() {
    let (one, other) = (scroller(range: 200), scroller(range: 200))
    XCTAssertEqual(scrollkit_nest_set_overscroll_behavior(one, 0, 0), Status.ok)
    XCTAssertEqual(scrollkit_nest_set_order(one, 0), Status.ok)
    XCTAssertEqual(scrollkit_nest_set_latching(one, 0), Status.ok)
    let axis = UInt32(SCROLLKIT_AXIS_Y)
    XCTAssertEqual(scrollkit_link_update(one, other, axis, 0, nil, 0, 1), Status.ok)
    XCTAssertEqual(scrollkit_nest_set_latching(one, 1), Status.ok)
    XCTAssertEqual(scrollkit_nest_set_latching(one, 0), Status.ok)
    XCTAssertEqual(scrollkit_link_update(one, other, axis, 0, nil, 0, 1.1), Status.invalidArgument, "nested for good")
    destroy([one, other])
  }

  func test_settingTheSameParent_changesNothing() {
    let chain = chain([200, 5000])
    flick(chain[0])
    XCTAssertEqual(scrollkit_nest_set_parent(chain[0], chain[1], 1.04), Status.ok)
    XCTAssertGreaterThan(frame(of: chain[1]).target_y, 1000)
    XCTAssertEqual(scrollkit_nest_set_parent(chain[0], nil, 1.04), Status.ok)
    XCTAssertEqual(frame(of: chain[1]).target_y, 120)
    destroy(chain)
  }

  func test_theDelegatesOfAChainThatANewParentEnds_areNotifiedAtOnce() {
    for child in 0...1 {  // the innermost member, or the one between
      let chain = chain([100, 100, 5000])
      flick(chain[0])
      var ended: [Double] = []
      let listener = Listener { _, _, event in
        if Int(event.kind) == SCROLLKIT_EVENT_KIND_DECELERATION_ENDED { ended.append(event.time) }
      }
      listener.listen(to: chain[2])
      XCTAssertEqual(scrollkit_nest_set_parent(chain[child], nil, 1.1), Status.ok)
      XCTAssertEqual(ended, [1.1], "\(child)")
      destroy(chain)
    }
  }

  func test_scrollersOfAChain_mayBeDestroyedInAnyOrder_atAnyTime() {
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
    for order in orders {
      for moment in 0...4 {
        let chain = chain([200, 300, 5000])
        switch moment {
        case 0: break
        case 1: drag(chain[0], by: -300, at: 1)
        case 2: flick(chain[0])
        case 3: XCTAssertEqual(scrollkit_scroller_wheel(chain[0], 0, 300, 0, 1), Status.ok)
        default:
          flick(chain[0])
          XCTAssertEqual(scrollkit_scroller_tick(chain[0], 1.3, nil), Status.ok)
        }
        var left = chain
        for place in order {
          scrollkit_scroller_destroy(chain[place])
          left.removeAll { $0 == chain[place] }
          for scroller in left {
            XCTAssertEqual(scrollkit_scroller_wheel(scroller, 0, 10, 0, 2), Status.ok)
            XCTAssertEqual(scrollkit_scroller_tick(scroller, 2, nil), Status.ok)
          }
        }
      }
    }
  }

  func test_aDestroyedScroller_leavesItsChildrenToItsParent() {
    let chain = chain([100, 100, 5000])
    scrollkit_scroller_destroy(chain[1])
    XCTAssertEqual(scrollkit_scroller_wheel(chain[0], 0, 150, 0, 1), Status.ok)
    XCTAssertEqual(offsets([chain[0], chain[2]]), [100, 50])
    destroy([chain[0], chain[2]])
  }

  func test_thousandsOfLevels_areSupported() {
    let chain = chain(Array(repeating: 1, count: 5000))
    XCTAssertEqual(scrollkit_scroller_wheel(chain[0], 0, 2500.5, 0, 1), Status.ok)
    XCTAssertEqual(offsets(chain).reduce(0, +), 2500.5, accuracy: 1e-6)
    XCTAssertEqual(offsets(chain)[2500], 0.5, accuracy: 1e-6)
    destroy(chain)
  }

  /// The parent returns from a pull that its stretch hides, and the child bounces: a finger catches both where they are.
  func test_caughtOverscroll_staysWhereItIs_besideOverscrollThatAnEdgeHides() {
    let chain = chain([0, 140, 600])
    let parent = chain[2]
    XCTAssertEqual(scrollkit_scroller_set_feel(parent, scrollkit_feel(SCROLLKIT_FEEL_ANDROID), 0), Status.ok)
    XCTAssertEqual(
      scrollkit_nest_set_latching(parent, scrollkit_nest_latching(SCROLLKIT_NEST_LATCHING_GESTURE)), Status.ok)
    XCTAssertEqual(scrollkit_scroller_press(parent, 1, 290, 60, 0.43), Status.ok)
    XCTAssertEqual(scrollkit_scroller_move(parent, 1, 290, 340, 0.52), Status.ok)
    XCTAssertEqual(scrollkit_scroller_release(parent, 1, 1.3), Status.ok)
    let flags = SCROLLKIT_INPUT_FLAGS_ENDS_IN_SILENCE
    for time in [1.49, 1.51] {
      XCTAssertEqual(push(chain[0], SCROLLKIT_INPUT_KIND_PAN_UPDATE, y: -31, flags: flags, at: time), Status.ok)
    }
    XCTAssertEqual(scrollkit_scroller_tick(chain[0], 1.84, nil), Status.ok)
    let before = offsets(chain)
    XCTAssertLessThan(before[1], -10)
    XCTAssertEqual(before[2], 0)
    XCTAssertEqual(scrollkit_scroller_press(chain[0], 1, 54, 336, 1.84), Status.ok)
    XCTAssertEqual(offsets(chain), before)
    destroy(chain)
  }

  // MARK: Delegates

  func test_oneCall_notifiesTheDelegatesOfAllMovedScrollers_innermostFirst() {
    let chain = chain([200, 300, 5000])
    let listener = Listener()
    chain.forEach { listener.listen(to: $0) }
    XCTAssertEqual(scrollkit_scroller_wheel(chain[0], 0, 250, 0, 1), Status.ok)
    XCTAssertEqual(listener.scrollers.filter { $0 == chain[2] }.count, 0)
    XCTAssertEqual(listener.scrollers.first, chain[0])
    XCTAssertEqual(listener.scrollers.last, chain[1])
    XCTAssertEqual(listener.kinds.filter { $0 == SCROLLKIT_EVENT_KIND_DID_SCROLL }.count, 2)
    destroy(chain)
  }

  /// The child moves sideways at once, and down when the parent has returned from its overscroll: a rounding error is no
  /// movement. The path bounces as the child, which has an edge along x.
  func test_theNubOfAMember_showsWhenItsContentMoves_atAnyFrameRate() {
    for rate in [1.0, 60, 1000] {
      let chain = chain([2289, 236])
      var geometry = tallContent()
      (geometry.content_width, geometry.content_height) = (1225, 480 + 2289)
      XCTAssertEqual(scrollkit_scroller_set_geometry(chain[0], &geometry, 0), Status.ok)
      XCTAssertEqual(scrollkit_scroller_set_offset(chain[0], 900, 0, 0), Status.ok)
      var bounce = scrollkit_feel_values()
      XCTAssertEqual(scrollkit_struct_init(&bounce, UInt(MemoryLayout.size(ofValue: bounce))), Status.ok)
      XCTAssertEqual(scrollkit_scroller_get_feel_values(chain[0], &bounce), Status.ok)
      (bounce.bounce_stiffness, bounce.bounce_damping_ratio) = (135, 0.656)
      XCTAssertEqual(scrollkit_scroller_set_feel_values(chain[0], &bounce, 0), Status.ok)
      XCTAssertEqual(scrollkit_nub_enable(chain[0], nil, 0), Status.ok)
      XCTAssertEqual(scrollkit_scroller_press(chain[0], 1, 278, 320, 1.25), Status.ok)
      XCTAssertEqual(scrollkit_scroller_move(chain[0], 1, 306, 524, 1.285), Status.ok)
      XCTAssertEqual(scrollkit_scroller_release(chain[0], 1, 1.286), Status.ok)
      var shown: [Double] = []
      for tick in 0...Int(2 * rate) {
        XCTAssertEqual(scrollkit_scroller_tick(chain[0], 1.286 + Double(tick) / rate, nil), Status.ok)
        let events = drained(chain[0]).filter { Int($0.kind) == SCROLLKIT_EVENT_KIND_NUB_SHOWN }
        shown += events.map(\.time)
      }
      XCTAssertEqual(shown.count, 1)
      XCTAssertEqual(shown.first ?? 0, 1.6139086, accuracy: 1e-7)
      destroy(chain)
    }
  }

  /// A parent that its delegate destroys at the release lets time pass for its child first.
  func test_aDelegateOfAnyMember_isAskedAtTheTimeOfTheRelease() {
    let chain = chain([0, 2000])
    let host = Host()
    host.serve(chain[1]) { ($0.did_happen, $0.did_receive) = (nil, nil) }
    host.released = { scroller, _, target in
      scrollkit_scroller_destroy(scroller)
      return target
    }
    XCTAssertEqual(scrollkit_scroller_press(chain[0], 1, 100, 460, 0.5), Status.ok)
    XCTAssertEqual(scrollkit_scroller_move(chain[0], 1, 100, 290, 0.59), Status.ok)
    _ = drained(chain[0])
    XCTAssertEqual(scrollkit_scroller_release(chain[0], 1, 0.6), Status.ok)
    XCTAssertEqual(drained(chain[0]).map(\.time), [0.6])
    scrollkit_scroller_destroy(chain[0])
  }

  /// A delegate that receives inputs does not keep those of its parents from their events.
  func test_aForwardedInput_notifiesTheDelegatesOfAllMovedScrollers() {
    let chain = chain([200, 300, 5000])
    let host = Host()
    let listener = Listener()
    host.serve(chain[0])
    listener.listen(to: chain[1])
    XCTAssertEqual(push(chain[0], SCROLLKIT_INPUT_KIND_WHEEL, y: 250, at: 1), Status.ok)
    XCTAssertEqual(host.log.first, "input wheel")
    XCTAssertEqual(host.log.filter { $0 == "event did_scroll" }.count, 1)
    XCTAssertEqual(listener.kinds.filter { $0 == SCROLLKIT_EVENT_KIND_DID_SCROLL }.count, 1)
    destroy(chain)
  }

  /// A wheel that zooms ends the chain that scrolls, also where a delegate receives the inputs.
  func test_aMemberThatIsZoomed_isNotMovedByItsChainAnyMore() {
    for isForwarded in [false, true] {
      let chain = chain([5000, 300])
      let host = Host()
      host.serve(chain[0]) { if !isForwarded { $0.did_receive = nil } }
      XCTAssertEqual(scrollkit_zoom_enable(chain[0], nil, 0), Status.ok)
      XCTAssertEqual(scrollkit_scroller_wheel(chain[0], 0, 3, scrollkit_unit(SCROLLKIT_UNIT_NOTCHES), 1), Status.ok)
      var turn = input(SCROLLKIT_INPUT_KIND_WHEEL, at: 1.1)
      (turn.y, turn.unit) = (-1, scrollkit_unit(SCROLLKIT_UNIT_NOTCHES))
      turn.flags = scrollkit_input_flags(SCROLLKIT_INPUT_FLAGS_ZOOM)
      XCTAssertEqual(scrollkit_scroller_push(chain[0], &turn), Status.ok)
      XCTAssertEqual(scrollkit_scroller_tick(chain[0], 1.15, nil), Status.ok)
      let before = frame(of: chain[0])
      XCTAssertEqual(before.phase, scrollkit_phase(SCROLLKIT_PHASE_ZOOMING))
      XCTAssertGreaterThan(before.scale, 1)
      XCTAssertEqual(scrollkit_scroller_press(chain[0], 7, 100, 400, 1.15), Status.ok)
      XCTAssertEqual(frame(of: chain[0]).offset_y, before.offset_y, accuracy: 1e-9)
      destroy(chain)
    }
  }

  func test_aDelegateMayDestroyAnyMember_atAnyEvent() {
    for victim in 0..<3 {
      for witness in 0..<3 {
        for number in 1...12 {
          let chain = chain([200, 300, 5000])
          var heard = 0
          var isGone = false
          let listener = Listener { _, _, _ in
            heard += 1
            if heard == number {
              scrollkit_scroller_destroy(chain[victim])
              isGone = true
            }
          }
          listener.listen(to: chain[witness])
          // The host must not use a scroller that it destroyed.
          let y = [400.0, 317.5, 235, 152.5, 70]
          for (step, y) in y.enumerated() where !(isGone && victim == 0) {
            let time = 1 + Double(step) / 100
            _ = step == 0
              ? scrollkit_scroller_press(chain[0], 7, 100, y, time)
              : scrollkit_scroller_move(chain[0], 7, 100, y, time)
          }
          if !(isGone && victim == 0) { _ = scrollkit_scroller_release(chain[0], 7, 1.05) }
          for frame in 1...40 {
            for place in 0..<3 where !(isGone && victim == place) {
              let time = 1.05 + Double(frame) / 20
              XCTAssertEqual(scrollkit_scroller_tick(chain[place], time, nil), Status.ok)
            }
          }
          for place in 0..<3 where !(isGone && victim == place) {
            scrollkit_scroller_destroy(chain[place])
          }
        }
      }
    }
  }

  func test_aDelegateMayChangeTheParents_orScrollTheChain() {
    for choice in 0..<5 {
      let chain = chain([200, 300, 5000])
      var calls = 0
      let listener = Listener { _, _, event in
        calls += 1
        guard calls < 6 else { return }
        let time = event.time
        switch choice {
        case 0: _ = scrollkit_nest_set_parent(chain[0], calls % 2 == 0 ? chain[2] : nil, time)
        case 1: _ = scrollkit_nest_set_parent(chain[1], nil, time)
        case 2: _ = scrollkit_scroller_scroll_to(chain[1], 0, 50, 1, time, nil)
        case 3: _ = scrollkit_scroller_wheel(chain[0], 0, 30, 0, time)
        default: _ = scrollkit_scroller_press(chain[2], 9, 0, 0, time)
        }
      }
      chain.forEach { listener.listen(to: $0) }
      flick(chain[0])
      for scroller in chain {
        XCTAssertEqual(scrollkit_scroller_cancel(scroller, 20), Status.ok)
        XCTAssertEqual(scrollkit_scroller_tick(scroller, 60, nil), Status.ok)
        XCTAssertEqual(frame(of: scroller).overscroll_y, 0)
      }
      XCTAssertGreaterThan(calls, 1)
      destroy(chain)
    }
  }

  func test_theDelegateOfAnyDraggedMember_mayRetargetIt() {
    // The delegate that retargets and its target; where child and parent rest.
    let rows: [(chooser: Int, place: Double, child: Double, parent: Double)] = [
      (0, 150, 150, 120), (1, 1000, 200, 1000), (1, 0, 200, 0), (0, 200, 200, 120),
    ]
    for row in rows {
      let chain = chain([200, 5000])
      let host = Host()
      host.released = { _, _, target in
        row.chooser == 0 && row.place == 200 ? target : Host.Place(x: 0, y: row.place)
      }
      host.serve(chain[row.chooser])
      flick(chain[0])
      XCTAssertEqual(host.log.filter { $0 == "will end dragging" }.count, 1)
      for scroller in chain { XCTAssertEqual(scrollkit_scroller_tick(scroller, 30, nil), Status.ok) }
      let offsets = offsets(chain)
      if row.chooser == 0, row.place == 200 {
        XCTAssertGreaterThan(offsets[1], 1000)  // the proposed target
      } else if row.chooser == 0 {
        XCTAssertEqual(offsets[0], row.child, accuracy: 1e-9, "\(row)")
        XCTAssertEqual(offsets[1], 120 - 120, accuracy: 1e-9, "\(row): the return passed through it")
      } else {
        XCTAssertEqual(offsets[0], row.child, accuracy: 1e-9, "\(row)")
        XCTAssertEqual(offsets[1], row.parent, accuracy: 1e-9, "\(row)")
      }
      destroy(chain)
    }
  }

  func test_aPressedScrollBarOfAParent_doesNotDependOnTicks() {
    // Which of a child and its parent are ticked, in which order; how many times a second.
    for moves in [false, true] {
      var ends: [Double] = []
      for order in [[1], [0], [0, 1], [1, 0]] {
        for rate in [1, 7.0, 60, 1000] {
          let chain = chain([200, 20000])
          var options = scrollkit_scrollbar_options.standard
          options.track_length = 480
          XCTAssertEqual(scrollkit_scrollbar_enable(chain[1], 1, &options, 0), Status.ok)
          if moves { XCTAssertEqual(scrollkit_scroller_wheel(chain[0], 0, 1, 3, 0.9), Status.ok) }
          let track = UInt32(SCROLLKIT_SCROLLBAR_PART_TRACK)
          XCTAssertEqual(scrollkit_scrollbar_press(chain[1], 1, track, 470, 1), Status.ok)
          for tick in 1...Int(rate) {
            for number in order {
              XCTAssertEqual(scrollkit_scroller_tick(chain[number], 1 + Double(tick) / rate, nil), Status.ok)
            }
          }
          XCTAssertEqual(scrollkit_scrollbar_release(chain[1], 1, 2), Status.ok)
          for scroller in chain { XCTAssertEqual(scrollkit_scroller_tick(scroller, 5, nil), Status.ok) }
          ends.append(frame(of: chain[1]).offset_y)
          destroy(chain)
        }
      }
      XCTAssertGreaterThan(ends[0], 1000)
      for end in ends { XCTAssertEqual(end, ends[0], accuracy: 1e-6) }
    }
  }

  func test_theBehavioursOfEveryMember_follow() {
    let chain = chain([200, 5000])
    var options = scrollkit_header_options()
    XCTAssertEqual(
      scrollkit_struct_init(&options, UInt(MemoryLayout.size(ofValue: options))), Status.ok)
    options.height = 60
    XCTAssertEqual(scrollkit_header_add(chain[1], &options, 0, nil), Status.ok)
    XCTAssertEqual(scrollkit_scroller_wheel(chain[0], 0, 240, 0, 1), Status.ok)
    let moved = drained(chain[1]).filter { Int($0.kind) == SCROLLKIT_EVENT_KIND_HEADER_MOVED }
    XCTAssertEqual(moved.map(\.y), [-40])
    destroy(chain)
  }

  func test_aHeaderOfAMember_shows_whenTheFingerReverses() {
    let chain = chain([1000, 5000])
    var options = scrollkit_header_options()
    XCTAssertEqual(
      scrollkit_struct_init(&options, UInt(MemoryLayout.size(ofValue: options))), Status.ok)
    options.height = 60
    XCTAssertEqual(scrollkit_header_add(chain[0], &options, 0, nil), Status.ok)
    XCTAssertEqual(scrollkit_scroller_press(chain[0], 1, 0, 500, 1), Status.ok)
    for (step, y) in [450.0, 400, 300, 200, 210, 220].enumerated() {
      XCTAssertEqual(
        scrollkit_scroller_move(chain[0], 1, 0, y, 1.1 + Double(step) * 0.1), Status.ok)
    }
    let moved = drained(chain[0]).filter { Int($0.kind) == SCROLLKIT_EVENT_KIND_HEADER_MOVED }
    XCTAssertEqual(moved.last.map(\.y), -40)
    destroy(chain)
  }

  func test_aRefusedCall_letsNoTimePassForTheChain() {
    let chain = chain([200, 5000])
    var options = scrollkit_header_options()
    XCTAssertEqual(
      scrollkit_struct_init(&options, UInt(MemoryLayout.size(ofValue: options))), Status.ok)
    XCTAssertEqual(scrollkit_header_add(chain[0], &options, 0, nil), Status.ok)
    flick(chain[0])
    let before = chain.map { frame(of: $0).time }
    XCTAssertEqual(scrollkit_header_set_options(chain[0], 3, &options, 1.5), Status.notFound)
    XCTAssertEqual(chain.map { frame(of: $0).time }, before)
    destroy(chain)
  }

  /// A host that ticks while `needs_tick` is 1 would never receive the events.
  func test_aScrollerThatIsDestroyed_notifiesTheChainThatItEnds() {
    for destroyed in 0..<2 {
      let chain = chain([200, 300, 5000])
      let listener = Listener()
      flick(chain[0])
      XCTAssertEqual(scrollkit_scroller_tick(chain[0], 1.3, nil), Status.ok)
      _ = drained(chain[2])
      listener.listen(to: chain[2])
      scrollkit_scroller_destroy(chain[destroyed])
      XCTAssertEqual(frame(of: chain[2]).phase, UInt32(SCROLLKIT_PHASE_IDLE))
      XCTAssertEqual(frame(of: chain[2]).needs_tick, 0)
      XCTAssertTrue(listener.kinds.contains(SCROLLKIT_EVENT_KIND_PHASE_CHANGED))
      XCTAssertTrue(listener.kinds.contains(SCROLLKIT_EVENT_KIND_DID_REST))
      for index in chain.indices where index != destroyed { scrollkit_scroller_destroy(chain[index]) }
    }
  }

  /// A page with two lists: the call on one list changes the chain that began at the other.
  func test_aCallOnAnotherChild_notifiesTheScrollersWhoseChainItChanges() {
    for second in [SCROLLKIT_INPUT_KIND_PRESS, SCROLLKIT_INPUT_KIND_WHEEL] {
      let list = scroller(range: 200), other = scroller(range: 200), page = scroller(range: 1000)
      for child in [list, other] { XCTAssertEqual(scrollkit_nest_set_parent(child, page, 0), Status.ok) }
      XCTAssertEqual(scrollkit_nest_set_order(page, UInt32(SCROLLKIT_NEST_ORDER_PARENT_FIRST)), Status.ok)
      let listener = Listener()
      listener.listen(to: list)
      func turn(_ scroller: ScrollerRef, _ notches: Double, at time: Double) {
        let unit = UInt32(SCROLLKIT_UNIT_NOTCHES)
        XCTAssertEqual(scrollkit_scroller_wheel(scroller, 0, notches, unit, time), Status.ok)
      }
      if second == SCROLLKIT_INPUT_KIND_PRESS {
        turn(list, 30, at: 1)
        XCTAssertEqual(scrollkit_scroller_press(other, 1, 10, 10, 1.1), Status.ok)
      } else {
        turn(list, 5, at: 1)
        turn(other, 3, at: 1.1)
        turn(other, 30, at: 1.2)
      }
      let last = listener.events.last { Int($0.kind) == SCROLLKIT_EVENT_KIND_PHASE_CHANGED }
      XCTAssertEqual(last?.to_phase, frame(of: list).phase)
      destroy([list, other, page])
    }
  }

  func test_tickMany_movesAndNotifiesTheChainOnce() {
    let chain = chain([200, 300, 5000])
    let listener = Listener()
    flick(chain[0])
    chain.forEach { listener.listen(to: $0) }
    let handles: [ScrollerRef?] = chain
    XCTAssertEqual(scrollkit_scroller_tick_many(handles, 3, 1.1, nil), Status.ok)
    let notified = listener.kinds.filter { $0 == SCROLLKIT_EVENT_KIND_DID_SCROLL }.count
    XCTAssertGreaterThan(notified, 0)
    XCTAssertEqual(scrollkit_scroller_tick_many(handles, 3, 1.1, nil), Status.ok)
    XCTAssertEqual(listener.kinds.filter { $0 == SCROLLKIT_EVENT_KIND_DID_SCROLL }.count, notified)
    destroy(chain)
  }

  func test_theLibraryHasTheFeatureNesting() {
    XCTAssertEqual(scrollkit_has_feature("nesting"), 1)
  }
}
