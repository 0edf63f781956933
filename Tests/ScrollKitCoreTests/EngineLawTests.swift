import XCTest

@testable import ScrollKitCore

/// Laws of every session, for any inputs.
final class EngineLawTests: XCTestCase {
  private let seeds: Range<UInt64> = 1..<1500

  func test_theOffsetsAreTheSame_atAnyTickRate() {
    for seed in seeds.prefix(400) {
      let session = RandomSession(seed: seed)
      let end = session.end + 6
      let common = stride(from: 0.0, through: end, by: 0.25).map { $0 }
      let expected = offsets(session, seed: seed, ticks: [], at: common)
      var numbers = SeededNumbers(seed: seed ^ 7)
      let random = (0..<200).map { _ in numbers.number(0...end) }
      for (name, ticks) in [
        ("24 Hz", every(1.0 / 24, end)), ("60 Hz", every(1.0 / 60, end)), ("144 Hz", every(1.0 / 144, end)),
        ("random instants", random),
      ] {
        compare(offsets(session, seed: seed, ticks: ticks, at: common), expected, "seed \(seed), \(name)")
      }
      if seed <= 20 {
        compare(offsets(session, seed: seed, ticks: every(0.001, end), at: common), expected, "seed \(seed), 1000 Hz")
      }
    }
  }

  func test_theAnnouncedTargetIsWhereTheContentRests() {
    var announced = 0
    for seed in seeds {
      let session = RandomSession(seed: seed)
      var view = RandomSession.view(seed: seed)
      for (time, call) in session.calls {
        call.apply(to: &view, at: time)
        guard isSettling(&view) else { continue }
        announced += 1
        let target = view.frame.target
        var alone = view
        rest(&alone, after: time)
        XCTAssertEqual(alone.frame.offset.x, target.x, accuracy: 1e-6, "seed \(seed) at \(time)")
        XCTAssertEqual(alone.frame.offset.y, target.y, accuracy: 1e-6, "seed \(seed) at \(time)")
      }
    }
    XCTAssertGreaterThan(announced, 5000, "too few motions in the sessions")
  }

  func test_atRest_nothingMovesAndNothingNeedsATick() {
    for seed in seeds {
      let session = RandomSession(seed: seed)
      var view = RandomSession.view(seed: seed)
      for (time, call) in session.calls { call.apply(to: &view, at: time) }
      // End gestures that still hold the content.
      view.handle(.cancel, at: session.end)
      view.handle(.holdEnd, at: session.end)
      view.handle(.steerEnd, at: session.end)
      rest(&view, after: session.end)
      let frame = view.frame
      XCTAssertEqual(frame.phase, .idle, "seed \(seed)")
      XCTAssertFalse(frame.needsTick, "seed \(seed)")
      XCTAssertEqual(frame.velocity, .zero, "seed \(seed)")
      XCTAssertEqual(frame.overscroll, .zero, "seed \(seed)")
      XCTAssertEqual(frame.target, frame.offset, "seed \(seed)")
      XCTAssertEqual(frame.progress, view.setting.geometry.range.progress(of: frame.offset))
    }
  }

  func test_nothingJumps() {
    for seed in seeds {
      let session = RandomSession(seed: seed)
      var view = RandomSession.view(seed: seed)
      for (time, call) in session.calls {
        view.tick(at: time)
        let before = view.frame
        let range = view.setting.geometry.range
        call.apply(to: &view, at: time)
        let after = view.frame
        if !call.mayJump, !(call.isStep && view.setting.feel.wheelSmoothing == .none) {
          XCTAssertEqual(after.offset.x, before.offset.x, accuracy: 0.011, "seed \(seed) at \(time): \(call)")
          XCTAssertEqual(after.offset.y, before.offset.y, accuracy: 0.011, "seed \(seed) at \(time): \(call)")
        }
        // Without a shift, a range that shrinks past an edge that does not bounce keeps held content in range; one with an
        // effect keeps any.
        if case .change(_, let shift) = call, before.phase != .idle, !view.setting.hasEffects {
          let isHeld = before.phase == .tracking || before.phase == .dragging
          let shifted = before.offset + shift
          let held = Vector { view.setting.held(shifted[$0], $0, from: range[$0]) }
          let expected = isHeld && shift == .zero ? held : shifted
          XCTAssertEqual(after.offset.x, expected.x, accuracy: 0.011, "seed \(seed) at \(time)")
          XCTAssertEqual(after.offset.y, expected.y, accuracy: 0.011, "seed \(seed) at \(time)")
        }
        // Time alone moves content no faster than its velocity, and never in steps.
        var alone = view
        var last = alone.frame
        for step in 1...40 {
          alone.tick(at: time + Double(step) * 1e-4)
          let now = alone.frame
          // A motion of 0.05 pt may be shorter than the interval of two ticks.
          let fastest = max(last.velocity.length, now.velocity.length, 30) * 1e-4 * 1.5 + 0.05
          XCTAssertLessThan((now.offset - last.offset).length, fastest, "seed \(seed) after \(time): \(call)")
          last = now
        }
      }
    }
  }

  func test_aMirroredSessionGivesTheMirroredPath() {
    for seed in seeds.prefix(600) {
      let session = RandomSession(seed: seed, symmetric: true)
      // A symmetric range: offsets from -3000 to 3000.
      let axis = AxisGeometry(viewport: 500, content: 3500, leadingInset: 3000)
      let both = Pair(x: axis, y: axis)
      var right = RandomSession.view(seed: seed, geometry: both)
      var left = RandomSession.view(seed: seed, geometry: both)
      var mirrored = left.setting.feel
      mirrored.edges = Pair(x: mirrored.edges.x.mirrored, y: mirrored.edges.y.mirrored)
      left.setFeel(mirrored, at: left.clock)
      right.setOffset(.zero, at: 0)
      left.setOffset(.zero, at: 0)
      for (time, call) in session.calls {
        call.apply(to: &right, at: time)
        call.mirrored.apply(to: &left, at: time)
        for later in [time, time + 1e-3] where later <= session.end || later == time {
          var (a, b) = (right, left)
          a.tick(at: later)
          b.tick(at: later)
          XCTAssertEqual(b.frame.offset, -a.frame.offset, "seed \(seed) at \(later)")
          XCTAssertEqual(b.frame.target, -a.frame.target, "seed \(seed) at \(later)")
          XCTAssertEqual(b.frame.phase, a.frame.phase, "seed \(seed) at \(later)")
        }
      }
    }
  }

  func test_aSessionWithSwappedAxesGivesTheSwappedPath() {
    for seed in seeds.prefix(100) {
      let calls = RandomSession(seed: seed).calls.filter { $0.call.swapped != nil }
      var upright = RandomSession.view(seed: seed)
      var setting = upright.setting
      setting.feel.edges = setting.feel.edges.swapped
      setting.alwaysBounces = setting.alwaysBounces.swapped
      var sideways = ScrollView(mode: .driven, setting: setting)
      for (time, call) in calls {
        call.apply(to: &upright, at: time)
        call.swapped?.apply(to: &sideways, at: time)
        for later in [time, time + 0.1] {
          var (a, b) = (upright, sideways)
          a.tick(at: later)
          b.tick(at: later)
          let name = "seed \(seed) at \(later)"
          XCTAssertEqual(b.frame.offset, a.frame.offset.swapped, name)
          XCTAssertEqual(b.frame.target, a.frame.target.swapped, name)
          XCTAssertEqual(b.frame.velocity, a.frame.velocity.swapped, name)
          XCTAssertEqual(b.frame.overscroll, a.frame.overscroll.swapped, name)
          XCTAssertEqual(b.frame.phase, a.frame.phase, name)
          XCTAssertEqual(b.frame.needsTick, a.frame.needsTick, name)
        }
      }
    }
  }

  /// All times of calls are multiples of 2⁻¹⁰ s, so that the view's own time is the same.
  func test_aClockSetBack_changesNothingButTimes() {
    for seed in seeds.prefix(100) {
      let calls = RandomSession(seed: seed).calls.map { (time: ($0.time * 1024).rounded() / 1024, call: $0.call) }
      var kept = RandomSession.view(seed: seed)
      var setBack = kept
      for (number, (time, call)) in calls.enumerated() {
        call.apply(to: &kept, at: time + 64)
        call.apply(to: &setBack, at: number < calls.count / 2 ? time + 64 : time)
        if number == calls.count / 2 - 1 { setBack.setClock(backTo: time) }
        compare(kept, setBack, at: time, seed)
      }
    }
  }

  private func compare(_ kept: ScrollView, _ setBack: ScrollView, at time: Double, _ seed: UInt64) {
    guard setBack.clock < 64 else { return }
    for later in [0, 0.125] {
      var (a, b) = (kept, setBack)
      a.tick(at: 64 + time + later)
      b.tick(at: time + later)
      let name = "seed \(seed) at \(time + later)"
      XCTAssertEqual(b.frame, a.frame, name)
      for event in a.takeEvents() {
        let same = b.nextEvent()
        XCTAssertEqual(same?.event, event.event, name)
        XCTAssertEqual(same?.time ?? .nan, event.time - 64, accuracy: 1e-13, "\(name): \(event)")
      }
      XCTAssertNil(b.nextEvent(), name)
    }
  }

  func test_theSameSessionTwiceIsTheSameToTheBit_andACopyIsIndependent() {
    for seed in seeds.prefix(200) {
      let session = RandomSession(seed: seed)
      let times = every(0.05, session.end + 2)
      let first = offsets(session, seed: seed, ticks: [], at: times)
      XCTAssertEqual(offsets(session, seed: seed, ticks: [], at: times), first)
    }
    var view = RandomSession.view(seed: 1, geometry: Self.tall)
    view.scroll(to: Vector(x: 0, y: 900), at: 0)
    let copy = view
    view.tick(at: 0.2)
    var later = copy
    XCTAssertEqual(later.frame.offset, .zero)
    later.tick(at: 0.2)
    XCTAssertEqual(later.frame, view.frame)
  }

  func test_eventsReportEverythingThatFramesShow() {
    for seed in seeds.prefix(600) {
      let session = RandomSession(seed: seed)
      var view = RandomSession.view(seed: seed)
      var model = EventModel(view.frame)
      for (time, call) in session.calls {
        view.tick(at: time)
        model.take(&view, "seed \(seed) at \(time)")
        call.apply(to: &view, at: time)
        if case .scroll = call { model.requested += 1 }
        if case .scrollBy = call { model.requested += 1 }
        if case .show = call { model.requested += 1 }
        if case .jump = call { model.requested += 1 }
        model.take(&view, "seed \(seed) at \(time)")
      }
      rest(&view, after: session.end)
      model.take(&view, "seed \(seed) at the end")
      if view.frame.phase == .idle {
        XCTAssertEqual(model.completed.count, model.requested, "seed \(seed): every scroll completes")
      }
      XCTAssertEqual(Set(model.completed).count, model.completed.count, "seed \(seed): exactly once")
    }
  }

  func test_theSessionsReachEveryRuleOfADrag() {
    var counts: [String: Int] = [:]
    for seed in seeds {
      var view = RandomSession.view(seed: seed)
      for (time, call) in RandomSession(seed: seed).calls {
        call.apply(to: &view, at: time)
        if view.scroller.fingers.count > 0 { counts["\(view.setting.feel.fingers)", default: 0] += 1 }
        guard let drag = view.scroller.phase.drag else { continue }
        if drag.hold.axis.axis != nil { counts["lock \(view.setting.feel.directionLock)", default: 0] += 1 }
        if drag.hold.threshold.isWaiting { counts["a threshold", default: 0] += 1 }
        if !drag.hold.momentum.isNone { counts["\(view.setting.feel.boost)", default: 0] += 1 }
      }
    }
    let rules =
      FingerRule.allCases.map { "\($0)" } + FlingBoost.allCases.dropFirst().map { "\($0)" }
      + DirectionLock.allCases.dropFirst().map { "lock \($0)" } + ["a threshold"]
    for rule in rules { XCTAssertGreaterThan(counts[rule] ?? 0, 10, "\(rule) in \(counts)") }
  }

  // MARK: Helpers

  static let tall = Pair(
    x: AxisGeometry(viewport: 400, content: 400), y: AxisGeometry(viewport: 600, content: 5000))

  private func isSettling(_ view: inout ScrollView) -> Bool {
    let frame = view.frame
    switch frame.phase {
    case .coasting, .bouncing, .animating, .wheeling, .steering: return frame.needsTick
    case .idle, .tracking, .dragging, .zooming: return false
    }
  }

  private func every(_ step: Double, _ end: Double) -> [Double] {
    Array(stride(from: 0, through: end, by: step))
  }

  /// Lets time pass in ever longer steps until nothing needs a tick.
  private func rest(_ view: inout ScrollView, after time: Double) {
    var now = time
    var step = 0.01
    while view.frame.needsTick, now < time + 1e6 {
      now += step
      step *= 1.3
      view.tick(at: now)
    }
  }

  private func offsets(
    _ session: RandomSession, seed: UInt64, ticks: [Double], at common: [Double]
  ) -> [Vector] {
    var view = RandomSession.view(seed: seed)
    var found: [Vector] = []
    // Calls come before ticks of the same time. A read is a tick, too.
    var moments: [(time: Double, order: Int, call: Call?, isRead: Bool)] = []
    for (time, call) in session.calls { moments.append((time, 0, call, false)) }
    for time in ticks { moments.append((time, 1, nil, false)) }
    for time in common { moments.append((time, 2, nil, true)) }
    let sorted = moments.enumerated().sorted {
      ($0.element.time, $0.element.order, $0.offset) < ($1.element.time, $1.element.order, $1.offset)
    }
    for (_, moment) in sorted {
      if let call = moment.call {
        call.apply(to: &view, at: moment.time)
      } else if moment.isRead {
        view.tick(at: moment.time)
        found.append(view.frame.offset)
      } else {
        view.tick(at: moment.time)
      }
    }
    return found
  }

  private func compare(_ actual: [Vector], _ expected: [Vector], _ name: String) {
    XCTAssertEqual(actual.count, expected.count, name)
    for (number, pair) in zip(actual, expected).enumerated() {
      XCTAssertEqual(pair.0.x, pair.1.x, accuracy: 1e-9, "\(name), number \(number)")
      XCTAssertEqual(pair.0.y, pair.1.y, accuracy: 1e-9, "\(name), number \(number)")
    }
  }
}

/// The state of a host that only reads events.
private struct EventModel {
  private var offset: Vector
  private var phase: PhaseKind
  private var target: Vector?
  private var isDragging = false
  private var isDecelerating = false
  private var bounces: Edges = []
  var completed: [AnimationID] = []
  var requested = 0

  init(_ frame: ScrollFrame) {
    offset = frame.offset
    phase = frame.phase
  }

  /// Reads all events and compares the state that follows from them with the frame.
  mutating func take(_ view: inout ScrollView, _ place: String) {
    for next in view.takeEvents() { take(next.event, view.setting.geometry.range, place) }
    let frame = view.frame
    XCTAssertEqual(offset, frame.offset, place)
    XCTAssertEqual(phase, frame.phase, place)
    XCTAssertEqual(isDragging, frame.phase == .dragging, place)
    XCTAssertEqual(isDecelerating, frame.phase == .coasting || frame.phase == .bouncing, place)
    let isSettling = frame.needsTick && frame.target != frame.offset
    if isSettling, frame.phase != .dragging { XCTAssertEqual(target, frame.target, place) }
    if frame.phase == .idle { XCTAssertTrue(bounces.isEmpty, "\(place): \(bounces) never came") }
    // An edge effect does not move content, and announces no bounce.
    if frame.phase == .bouncing, !view.setting.hasEffects {
      XCTAssertFalse(bounces.isEmpty, "\(place): not announced")
    }
  }

  private mutating func take(_ event: ScrollEvent, _ range: Pair<Interval>, _ place: String) {
    switch event {
    case .didScroll(let to): offset = to
    case .phaseChanged(let from, let to):
      XCTAssertEqual(from, phase, place)
      XCTAssertNotEqual(from, to, place)
      phase = to
      if to != .coasting, to != .bouncing { bounces = [] }
    case .willRest(let at): target = at
    case .didRest(let at):
      XCTAssertEqual(phase, .idle, place)
      XCTAssertEqual(at, offset, place)
    case .dragBegan, .dragEnded:
      XCTAssertEqual(isDragging, event == .dragEnded, place)
      isDragging.toggle()
    case .decelerationBegan, .decelerationEnded:
      XCTAssertEqual(isDecelerating, event == .decelerationEnded, place)
      isDecelerating.toggle()
    case .willBounce(let edges):
      XCTAssertFalse(edges.isEmpty, place)
      bounces.formUnion(edges)
    case .didBounce(let edges):
      XCTAssertTrue(bounces.isSuperset(of: edges), "\(place): \(edges) were not announced")
      XCTAssertTrue(range.edges(at: offset).isSuperset(of: edges), place)
    case .willReachEdges(let edges):
      XCTAssertTrue(range.edges(at: target ?? offset).isSuperset(of: edges), place)
    case .didReachEdges(let edges):
      XCTAssertEqual(phase, .idle, place)
      XCTAssertTrue(range.edges(at: offset).isSuperset(of: edges), place)
    case .animationCompleted(let id, _): completed.append(id)
    case .requested: XCTFail("\(place): driven content requests nothing")
    case .overflowed: XCTFail("\(place): lost events")
    case .zoomedPastMinimum, .zoomedPastMaximum, .zoomChanged, .topWillScroll, .topWillRestore,
      .topTargetChanged, .headerMoved, .headerShown, .headerHidden, .headerStretched, .nubShown,
      .nubHidden, .nubGrabbed, .nubReleased, .sectionChanged, .visibleItemsChanged, .stickyItemChanged,
      .nearListEnd, .refreshChanged, .pageChanged:
      XCTFail("\(place): no behaviour is enabled")
    }
  }
}

extension Ends {
  /// The mirrored ends.
  var mirrored: Ends { Ends(lower: upper, upper: lower) }
}
