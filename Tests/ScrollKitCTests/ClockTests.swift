import CScrollKitTypes
import XCTest

@testable import ScrollKitC

/// A clock that is ahead by mistake can be set back. `laws.sh` compares whole programs.
final class ClockTests: XCTestCase {
  func test_aTimeFarAhead_isUndone_andTheContentGoesOnFromWhereItIs() {
    let scroller = quietScroller()
    XCTAssertEqual(scrollkit_scroller_scroll_to(scroller, 0, 300, 1, 1, nil), Status.ok)
    XCTAssertEqual(scrollkit_scroller_tick(scroller, 1000, nil), Status.ok)
    XCTAssertEqual(frame(of: scroller).offset_y, 300)
    XCTAssertEqual(scrollkit_scroller_set_clock(scroller, 2), Status.ok)
    XCTAssertEqual(frame(of: scroller).time, 2)
    XCTAssertEqual(frame(of: scroller).offset_y, 300)
    XCTAssertEqual(scrollkit_scroller_scroll_to(scroller, 0, 100, 1, 2, nil), Status.ok)
    XCTAssertEqual(scrollkit_scroller_tick(scroller, 3, nil), Status.ok)
    XCTAssertEqual(frame(of: scroller).time, 3)
    XCTAssertEqual(frame(of: scroller).offset_y, 100)
    scrollkit_scroller_destroy(scroller)
  }

  func test_aMotion_continuesByItsOwnElapsedTime() {
    let (kept, setBack) = (quietScroller(), quietScroller())
    for scroller in [kept, setBack] {
      XCTAssertEqual(scrollkit_scroller_scroll_to(scroller, 0, 300, 1, 64, nil), Status.ok)
      XCTAssertEqual(scrollkit_scroller_tick(scroller, 64.125, nil), Status.ok)
    }
    XCTAssertEqual(scrollkit_scroller_set_clock(setBack, 0.125), Status.ok)
    XCTAssertEqual(frame(of: setBack).offset_y, frame(of: kept).offset_y)
    XCTAssertEqual(scrollkit_scroller_tick(kept, 64.25, nil), Status.ok)
    XCTAssertEqual(scrollkit_scroller_tick(setBack, 0.25, nil), Status.ok)
    XCTAssertEqual(frame(of: setBack).offset_y, frame(of: kept).offset_y)
    XCTAssertGreaterThan(frame(of: kept).offset_y, 0)
    XCTAssertLessThan(frame(of: kept).offset_y, 300)
    for scroller in [kept, setBack] { scrollkit_scroller_destroy(scroller) }
  }

  func test_aTimeThatIsNotBeforeTheClock_changesNothing() {
    let scroller = quietScroller()
    XCTAssertEqual(scrollkit_scroller_tick(scroller, 5, nil), Status.ok)
    let before = bytes(of: frame(of: scroller))
    for time in [5, 6, 1e10] {
      XCTAssertEqual(scrollkit_scroller_set_clock(scroller, time), Status.ok)
      XCTAssertEqual(bytes(of: frame(of: scroller)), before)
    }
    for (time, status) in [
      (.nan, Status.notFinite), (-.infinity, Status.notFinite), (1e11, Status.outOfRange), (-1e11, Status.outOfRange),
    ] as [(Double, scrollkit_status)] {
      XCTAssertEqual(scrollkit_scroller_set_clock(scroller, time), status)
      XCTAssertEqual(bytes(of: frame(of: scroller)), before)
    }
    scrollkit_scroller_destroy(scroller)
  }

  /// Each mistake adds 2·10¹⁰ s, up to 10¹¹ s. Then the library's own time still resolves 15 µs.
  func test_aClockIsSetBackByAtMost1e11Seconds_inAll() {
    for parent in [nil, quietScroller()] {
      let scroller = quietScroller()
      XCTAssertEqual(scrollkit_nest_set_parent(scroller, parent, -1e10), Status.ok)
      for _ in 1...5 {
        XCTAssertEqual(scrollkit_scroller_tick(scroller, 1e10, nil), Status.ok)
        XCTAssertEqual(scrollkit_scroller_set_clock(scroller, -1e10), Status.ok)
      }
      XCTAssertEqual(scrollkit_scroller_tick(scroller, 0, nil), Status.ok)
      let before = bytes(of: frame(of: scroller))
      XCTAssertEqual(scrollkit_scroller_set_clock(scroller, -1), Status.outOfRange)
      XCTAssertEqual(bytes(of: frame(of: scroller)), before)
      XCTAssertEqual(scrollkit_scroller_scroll_to(scroller, 0, 300, 1, 0, nil), Status.ok)
      XCTAssertEqual(scrollkit_scroller_tick(scroller, 0.125, nil), Status.ok)
      XCTAssertEqual(frame(of: scroller).time, 0.125, accuracy: 2e-5)
      XCTAssertEqual(frame(of: scroller).offset_y, 150, accuracy: 140)
      XCTAssertEqual(scrollkit_scroller_tick(scroller, 1, nil), Status.ok)
      XCTAssertEqual(frame(of: scroller).offset_y, 300)
      for scroller in [scroller, parent] { scrollkit_scroller_destroy(scroller) }
    }
  }

  /// 2³² ms after 0, a clock of 32-bit milliseconds is 0 again. It is counted on from the host's clock, not from the mistake.
  func test_aTimeThatWraps_isCountedOnFromTheClockThatWasSetBack() {
    let scroller = quietScroller()
    XCTAssertEqual(scrollkit_scroller_tick(scroller, 4e6, nil), Status.ok)
    XCTAssertEqual(scrollkit_scroller_set_clock(scroller, 1), Status.ok)
    XCTAssertEqual(
      push(scroller, SCROLLKIT_INPUT_KIND_PAN_UPDATE, y: 10, flags: SCROLLKIT_INPUT_FLAGS_TIME_WRAPS, at: 2), Status.ok)
    XCTAssertEqual(frame(of: scroller).time, 2)
    XCTAssertEqual(TracedAnswer(offset: BoxPointer(scroller)!).time, 2, "a trace has the host's times")
    scrollkit_scroller_destroy(scroller)
  }

  func test_nestedScrollers_takeTheClockThatWasSetBackMost() {
    let (child, parent) = (quietScroller(), quietScroller())
    XCTAssertEqual(scrollkit_scroller_scroll_to(child, 0, 300, 1, 1, nil), Status.ok)
    XCTAssertEqual(scrollkit_scroller_tick(parent, 500, nil), Status.ok)
    XCTAssertEqual(scrollkit_scroller_set_clock(parent, 1), Status.ok)
    XCTAssertEqual(scrollkit_nest_set_parent(child, parent, 1.125), Status.ok)
    XCTAssertEqual([child, parent].map { frame(of: $0).time }, [1.125, 1.125])
    XCTAssertEqual(frame(of: child).offset_y, 300)
    XCTAssertEqual(scrollkit_nest_set_parent(child, nil, 1.25), Status.ok)
    XCTAssertEqual(scrollkit_scroller_set_clock(parent, 0), Status.ok)
    XCTAssertEqual([child, parent].map { frame(of: $0).time }, [1.25, 0])
    for scroller in [child, parent] { scrollkit_scroller_destroy(scroller) }
  }

  func test_theClocksOfNestedScrollers_areSetBackTogether() {
    let scrollers = (0..<3).map { _ in quietScroller() }
    for (child, parent) in zip(scrollers, scrollers.dropFirst()) {
      XCTAssertEqual(scrollkit_nest_set_parent(child, parent, 0), Status.ok)
    }
    for scroller in scrollers { XCTAssertEqual(scrollkit_scroller_tick(scroller, 500, nil), Status.ok) }
    XCTAssertEqual(scrollkit_scroller_set_clock(scrollers[1], 3), Status.ok)
    XCTAssertEqual(scrollers.map { frame(of: $0).time }, [3, 3, 3])
    for scroller in scrollers { scrollkit_scroller_destroy(scroller) }
  }

  // MARK: Everything under way

  /// Calls on scrollers, the first of which gets them. All times are multiples of 1/64 s, so that differences are exact.
  private struct Session {
    let name: String
    let make: () -> [ScrollerRef]
    let steps: [(time: Double, call: (ScrollerRef, Double) -> scrollkit_status)]
  }

  func test_everythingUnderWay_continuesByItsOwnElapsedTime_wheneverTheClockIsSetBack() {
    for session in drags + motions + behaving + observed {
      for cut in 1..<session.steps.count {
        let (kept, setBack) = (session.make(), session.make())
        for (number, step) in session.steps.enumerated() {
          let about = "\(session.name), set back after call \(cut), call \(number + 1)"
          XCTAssertEqual(step.call(kept[0], 64 + step.time), Status.ok, about)
          XCTAssertEqual(step.call(setBack[0], number < cut ? 64 + step.time : step.time), Status.ok, about)
          if number + 1 == cut {
            XCTAssertEqual(scrollkit_scroller_set_clock(setBack[0], step.time), Status.ok, about)
          }
          for (one, other) in zip(kept, setBack) { compare(one, other, about) }
        }
        (kept + setBack).forEach { scrollkit_scroller_destroy($0) }
      }
    }
  }

  private func compare(_ kept: ScrollerRef, _ setBack: ScrollerRef, _ about: String) {
    func states(_ scroller: ScrollerRef) -> [[String: Double]] {
      let plain = [numbers(in: frame(of: scroller)), numbers(in: context(of: scroller))]
      var state = scrollkit_nub_state.standard
      guard scrollkit_nub_get_state(scroller, &state) == Status.ok else { return plain }
      return plain + [
        numbers(in: topState(of: scroller)), numbers(in: headerState(of: scroller)),
        numbers(in: nubState(of: scroller)), numbers(in: scrollbarState(of: scroller)),
      ]
    }
    for (one, other) in zip(states(kept), states(setBack)) {
      for (field, value) in one where field != "time" && !value.isNaN {
        XCTAssertEqual(other[field], value, "\(about): \(field)")
      }
    }
    let (events, same) = (drained(kept), drained(setBack))
    XCTAssertEqual(same.map(\.kind), events.map(\.kind), about)
    XCTAssertEqual(same.flatMap { [$0.x, $0.y] }, events.flatMap { [$0.x, $0.y] }, about)
  }

  private static func ticks(_ times: Double...) -> [(Double, (ScrollerRef, Double) -> scrollkit_status)] {
    times.map { ($0, { scrollkit_scroller_tick($0, $1, nil) }) }
  }

  /// A press at 0, a movement of 20 points up each 1/64 s, and a release.
  private static func flick(
    _ pointer: UInt64 = 1, at start: Double = 0, moves: Int = 4
  ) -> [(Double, (ScrollerRef, Double) -> scrollkit_status)] {
    var steps: [(Double, (ScrollerRef, Double) -> scrollkit_status)] = [
      (start, { scrollkit_scroller_press($0, pointer, 100, 400, $1) })
    ]
    for move in 1...moves {
      let y = 400 - 20 * Double(move)
      steps.append((start + Double(move) / 64, { scrollkit_scroller_move($0, pointer, 100, y, $1) }))
    }
    steps.append((start + Double(moves) / 64, { scrollkit_scroller_release($0, pointer, $1) }))
    return steps
  }

  private var drags: [Session] {
    let feels = [SCROLLKIT_FEEL_UIKIT, SCROLLKIT_FEEL_CHROMIUM, SCROLLKIT_FEEL_QT, SCROLLKIT_FEEL_FLUTTER_IOS]
    let flicks = feels.map { feel in
      Session(
        name: "a flick that is caught and repeated, feel \(feel)",
        make: {
          let scroller = quietScroller()
          XCTAssertEqual(scrollkit_scroller_set_feel(scroller, UInt32(feel), 0), Status.ok)
          return [scroller]
        }, steps: Self.flick() + Self.ticks(0.25) + Self.flick(at: 0.5) + Self.ticks(0.625, 1, 9))
    }
    let resampled = Session(
      name: "a resampled drag",
      make: {
        let scroller = quietScroller()
        var preferences = scrollkit_preferences.standard
        preferences.resamples = 1
        XCTAssertEqual(scrollkit_scroller_set_preferences(scroller, &preferences, 0), Status.ok)
        return [scroller]
      },
      steps: (Self.flick() + Self.ticks(3.0 / 128, 5.0 / 128, 7.0 / 128, 0.5)).enumerated()
        .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element))
    let fingers = Session(
      name: "two fingers", make: { [quietScroller()] },
      steps: Array(Self.flick().dropLast()) + Self.flick(2, at: 0.125, moves: 3) + [
        (0.25, { scrollkit_scroller_move($0, 1, 100, 250, $1) }),
        (0.25, { scrollkit_scroller_release($0, 1, $1) }),
      ] + Self.ticks(0.5, 9))
    let chained = Session(
      name: "a flick through two scrollers, then a wheel", make: { Self.chain },
      steps: Self.flick() + Self.ticks(0.25, 0.75) + [
        (1, { scrollkit_scroller_wheel($0, 0, -1, UInt32(SCROLLKIT_UNIT_NOTCHES), $1) }),
        (1.125, { scrollkit_scroller_wheel($0, 0, 1, UInt32(SCROLLKIT_UNIT_NOTCHES), $1) }),
        (1.25, { scrollkit_scroller_wheel($0, 0, -2, UInt32(SCROLLKIT_UNIT_NOTCHES), $1) }),
      ] + Self.ticks(1.3125, 2, 9))
    let silent = Session(
      name: "a pan that falls silent",
      make: { [quietScroller()] },
      steps: [0, 1.0 / 64, 2.0 / 64].map { time in
        (time, { push($0, SCROLLKIT_INPUT_KIND_PAN_UPDATE, y: 40, flags: SCROLLKIT_INPUT_FLAGS_ENDS_IN_SILENCE, at: $1) })
      } + Self.ticks(0.125, 0.25, 1))
    return flicks + [resampled, fingers, chained, silent]
  }

  /// A scroller with 40 points of range in another.
  private static var chain: [ScrollerRef] {
    let chain = [quietScroller(), quietScroller()]
    var geometry = tallContent()
    geometry.content_height = 520
    XCTAssertEqual(scrollkit_scroller_set_geometry(chain[0], &geometry, 0), Status.ok)
    XCTAssertEqual(scrollkit_nest_set_parent(chain[0], chain[1], 0), Status.ok)
    return chain
  }

  private var motions: [Session] {
    let notch: (ScrollerRef, Double) -> scrollkit_status = {
      scrollkit_scroller_wheel($0, 0, 1, UInt32(SCROLLKIT_UNIT_NOTCHES), $1)
    }
    let feels = [SCROLLKIT_FEEL_UIKIT, SCROLLKIT_FEEL_CHROMIUM, SCROLLKIT_FEEL_MACOS, SCROLLKIT_FEEL_GECKO]
    let wheels = feels.map { feel in
      Session(
        name: "an accelerated wheel, feel \(feel)",
        make: {
          let scroller = quietScroller()
          var values = scrollkit_feel_values.standard
          XCTAssertEqual(scrollkit_feel_get_values(UInt32(feel), &values), Status.ok)
          values.wheel_acceleration = 5
          XCTAssertEqual(scrollkit_scroller_set_feel_values(scroller, &values, 0), Status.ok)
          return [scroller]
        },
        steps: [(0, notch), (0.0625, notch), (0.078125, notch)] + Self.ticks(0.125) + [(0.1875, notch)]
          + Self.ticks(0.25, 2))
    }
    let key = Session(
      name: "a held key", make: { [quietScroller()] },
      steps: [(0, { scrollkit_scroller_hold_key($0, UInt32(SCROLLKIT_KEY_LINE_DOWN), $1) })] + Self.ticks(0.125, 0.5) + [
        (0.625, { scrollkit_scroller_release_key($0, UInt32(SCROLLKIT_KEY_LINE_DOWN), $1) })
      ] + Self.ticks(0.6875, 2))
    let steering = Session(
      name: "autoscroll", make: { [quietScroller()] },
      steps: [
        (0, { scrollkit_autoscroll_begin($0, nil, 100, 100, $1) }),
        (0.0625, { scrollkit_autoscroll_move($0, 100, 250, $1) }),
      ] + Self.ticks(0.25, 0.5) + [(0.625, { scrollkit_autoscroll_release($0, $1, nil) })] + Self.ticks(1))
    let zoom = Session(
      name: "a zoom, then a pinch",
      make: {
        let scroller = quietScroller()
        XCTAssertEqual(scrollkit_zoom_enable(scroller, nil, 0), Status.ok)
        return [scroller]
      },
      steps: [(0, { scrollkit_zoom_set_scale($0, 3, 100, 200, 1, $1, nil) })] + Self.ticks(0.125, 0.5) + [
        (1, { pinch($0, SCROLLKIT_INPUT_KIND_PINCH_BEGIN, x: 100, y: 200, scale: 1, at: $1) }),
        (1.015625, { pinch($0, SCROLLKIT_INPUT_KIND_PINCH_UPDATE, x: 110, y: 180, scale: 1.1, at: $1) }),
        (1.03125, { pinch($0, SCROLLKIT_INPUT_KIND_PINCH_UPDATE, x: 120, y: 160, scale: 1.2, at: $1) }),
        (1.03125, { pinch($0, SCROLLKIT_INPUT_KIND_PINCH_END, x: 0, y: 0, scale: 0, at: $1) }),
      ] + Self.ticks(1.125, 9))
    return wheels + [key, steering, zoom]
  }

  private var behaving: [Session] {
    let wheel = { (y: Double) in
      { (scroller: ScrollerRef, time: Double) in
        scrollkit_scroller_wheel(scroller, 0, y, UInt32(SCROLLKIT_UNIT_POINTS), time)
      }
    }
    let bar = { (part: Int) in
      { (scroller: ScrollerRef, time: Double) in scrollkit_scrollbar_press(scroller, 1, UInt32(part), 400, time) }
    }
    let parts = [SCROLLKIT_SCROLLBAR_PART_ARROW_FORWARD, SCROLLKIT_SCROLLBAR_PART_TRACK]
    let bars = parts.map { part in
      Session(
        name: "a pressed part \(part) of a scroll bar", make: { [behavingScroller()] },
        steps: [(0, bar(part))] + Self.ticks(0.125, 0.25, 0.3125, 0.375, 0.5, 1) + [
          (1, { scrollkit_scrollbar_release($0, 1, $1) })
        ] + Self.ticks(2))
    }
    return bars + [
      Session(
        name: "a header that snaps, a nub that fades", make: { [behavingScroller()] },
        steps: [(0, wheel(100)), (0.25, wheel(-20))]
          + Self.ticks(0.3125, 0.40625, 0.4375, 0.5, 0.5625, 0.75, 1, 1.25, 1.5, 1.625, 1.75, 2, 3)),
      Session(
        name: "a nub that is grabbed, and a tap", make: { [behavingScroller()] },
        steps: [
          (0, wheel(10)), (0.25, { scrollkit_nub_grab($0, $1, nil) }), (0.5, { scrollkit_nub_drag($0, 30, 0, $1) }),
          (0.75, { scrollkit_nub_release($0, $1) }),
        ] + Self.ticks(1, 1.25) + [
          (1.5, { scrollkit_top_trigger($0, 9, $1) }), (1.5, { scrollkit_top_trigger($0, 9, $1) }),
        ] + Self.ticks(1.625, 2.5) + [(2.5, { scrollkit_top_trigger($0, 9, $1) })] + Self.ticks(2.625, 4)),
    ]
  }

  private var observed: [Session] {
    let report = { (kind: Int, y: Double) in
      { (scroller: ScrollerRef, time: Double) in push(scroller, kind, y: y, at: time) }
    }
    return [
      Session(
        name: "a toolkit that scrolls", make: { [behavingScroller(mode: SCROLLKIT_MODE_OBSERVED)] },
        steps: [
          (0, report(SCROLLKIT_INPUT_KIND_WILL_BEGIN_DRAGGING, 0)), (0.0625, report(SCROLLKIT_INPUT_KIND_DID_SCROLL, 940)),
          (0.125, report(SCROLLKIT_INPUT_KIND_DID_SCROLL, 960)), (0.125, report(SCROLLKIT_INPUT_KIND_DID_END_DRAGGING, 0)),
          (0.25, report(SCROLLKIT_INPUT_KIND_DID_SCROLL, 980)),
        ] + Self.ticks(0.3125, 0.375, 0.4375, 0.5, 1, 3))
    ]
  }
}
