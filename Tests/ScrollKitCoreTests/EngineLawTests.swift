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
      var engine = RandomSession.engine(seed: seed)
      for (time, call) in session.calls {
        call.apply(to: &engine, at: time)
        guard isSettling(&engine) else { continue }
        announced += 1
        let target = engine.frame.target
        var alone = engine
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
      var engine = RandomSession.engine(seed: seed)
      for (time, call) in session.calls { call.apply(to: &engine, at: time) }
      // End gestures that still hold the content.
      engine.handle(.cancel, at: session.end)
      engine.handle(.holdEnd, at: session.end)
      engine.handle(.steerEnd, at: session.end)
      rest(&engine, after: session.end)
      let frame = engine.frame
      XCTAssertEqual(frame.phase, .idle, "seed \(seed)")
      XCTAssertFalse(frame.needsTick, "seed \(seed)")
      XCTAssertEqual(frame.velocity, .zero, "seed \(seed)")
      XCTAssertEqual(frame.overscroll, .zero, "seed \(seed)")
      XCTAssertEqual(frame.target, frame.offset, "seed \(seed)")
      XCTAssertEqual(frame.progress, engine.setting.geometry.range.progress(of: frame.offset))
    }
  }

  func test_nothingJumps() {
    for seed in seeds {
      let session = RandomSession(seed: seed)
      var engine = RandomSession.engine(seed: seed)
      for (time, call) in session.calls {
        engine.tick(time)
        let before = engine.frame
        let range = engine.setting.geometry.range
        call.apply(to: &engine, at: time)
        let after = engine.frame
        if !call.mayJump, !(call.isStep && engine.setting.feel.wheelSmoothing == .none) {
          XCTAssertEqual(after.offset.x, before.offset.x, accuracy: 0.011, "seed \(seed) at \(time): \(call)")
          XCTAssertEqual(after.offset.y, before.offset.y, accuracy: 0.011, "seed \(seed) at \(time): \(call)")
        }
        // Without a shift, a range that shrinks past an edge that does not bounce keeps held content in range; one with an
        // effect keeps any.
        if case .change(_, let shift) = call, before.phase != .idle, engine.setting.effectEdges == [] {
          let isHeld = before.phase == .tracking || before.phase == .dragging
          let shifted = before.offset + shift
          let held = Vector { engine.setting.held(shifted[$0], $0, from: range[$0]) }
          let expected = isHeld && shift == .zero ? held : shifted
          XCTAssertEqual(after.offset.x, expected.x, accuracy: 0.011, "seed \(seed) at \(time)")
          XCTAssertEqual(after.offset.y, expected.y, accuracy: 0.011, "seed \(seed) at \(time)")
        }
        // Time alone moves content no faster than its velocity, and never in steps.
        var alone = engine
        var last = alone.frame
        for step in 1...40 {
          alone.tick(time + Double(step) * 1e-4)
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
      var right = RandomSession.engine(seed: seed, geometry: both)
      var left = RandomSession.engine(seed: seed, geometry: both)
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
          a.tick(later)
          b.tick(later)
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
      var upright = RandomSession.engine(seed: seed)
      var setting = upright.setting
      setting.feel.edges = setting.feel.edges.swapped
      setting.alwaysBounces = setting.alwaysBounces.swapped
      var sideways = ScrollEngine(mode: .driven, setting: setting)
      for (time, call) in calls {
        call.apply(to: &upright, at: time)
        call.swapped?.apply(to: &sideways, at: time)
        for later in [time, time + 0.1] {
          var (a, b) = (upright, sideways)
          a.tick(later)
          b.tick(later)
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

  /// All times are multiples of 2⁻¹⁰ s, so that their differences are exact.
  func test_aClockSetBack_changesNothingButTimes() {
    for seed in seeds.prefix(100) {
      let calls = RandomSession(seed: seed).calls.map { (time: ($0.time * 1024).rounded() / 1024, call: $0.call) }
      var kept = RandomSession.engine(seed: seed)
      var setBack = kept
      for (number, (time, call)) in calls.enumerated() {
        call.apply(to: &kept, at: time + 64)
        call.apply(to: &setBack, at: number < calls.count / 2 ? time + 64 : time)
        if number == calls.count / 2 - 1 { XCTAssertEqual(setBack.setClock(backTo: time), -64) }
        compare(kept, setBack, at: time, seed)
      }
    }
  }

  private func compare(_ kept: ScrollEngine, _ setBack: ScrollEngine, at time: Double, _ seed: UInt64) {
    guard setBack.clock < 64 else { return }
    for later in [0, 0.125] {
      var (a, b) = (kept, setBack)
      a.tick(64 + time + later)
      b.tick(time + later)
      let name = "seed \(seed) at \(time + later)"
      XCTAssertEqual(b.frame.offset.x, a.frame.offset.x, accuracy: 1e-6, name)
      XCTAssertEqual(b.frame.offset.y, a.frame.offset.y, accuracy: 1e-6, name)
      XCTAssertEqual(b.frame.target.x, a.frame.target.x, accuracy: 1e-6, name)
      XCTAssertEqual(b.frame.target.y, a.frame.target.y, accuracy: 1e-6, name)
      XCTAssertEqual(b.frame.phase, a.frame.phase, name)
      XCTAssertEqual(b.frame.needsTick, a.frame.needsTick, name)
      while let event = a.nextEvent() {
        let same = b.nextEvent()
        XCTAssertEqual(same?.time ?? .nan, event.time - 64, accuracy: 1e-6, "\(name): \(event)")
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
    var engine = RandomSession.engine(seed: 1, geometry: Self.tall)
    _ = engine.scroll(to: Vector(x: 0, y: 900), at: 0)
    let copy = engine
    engine.tick(0.2)
    var later = copy
    XCTAssertEqual(later.frame.offset, .zero)
    later.tick(0.2)
    XCTAssertEqual(later.frame, engine.frame)
  }

  func test_eventsReportEverythingThatFramesShow() {
    for seed in seeds.prefix(600) {
      let session = RandomSession(seed: seed)
      var engine = RandomSession.engine(seed: seed)
      var model = EventModel(engine.frame)
      for (time, call) in session.calls {
        engine.tick(time)
        model.take(&engine, "seed \(seed) at \(time)")
        call.apply(to: &engine, at: time)
        if case .scroll = call { model.requested += 1 }
        if case .scrollBy = call { model.requested += 1 }
        if case .show = call { model.requested += 1 }
        if case .jump = call { model.requested += 1 }
        model.take(&engine, "seed \(seed) at \(time)")
      }
      rest(&engine, after: session.end)
      model.take(&engine, "seed \(seed) at the end")
      if engine.frame.phase == .idle {
        XCTAssertEqual(model.completed.count, model.requested, "seed \(seed): every scroll completes")
      }
      XCTAssertEqual(Set(model.completed).count, model.completed.count, "seed \(seed): exactly once")
    }
  }

  func test_theSessionsReachEveryRuleOfADrag() {
    var counts: [String: Int] = [:]
    for seed in seeds {
      var engine = RandomSession.engine(seed: seed)
      for (time, call) in RandomSession(seed: seed).calls {
        call.apply(to: &engine, at: time)
        if engine.scroller.fingers.count > 0 { counts["\(engine.setting.feel.fingers)", default: 0] += 1 }
        guard let drag = engine.scroller.phase.drag else { continue }
        if drag.hold.axis.axis != nil { counts["lock \(engine.setting.feel.directionLock)", default: 0] += 1 }
        if drag.hold.threshold.isWaiting { counts["a threshold", default: 0] += 1 }
        if !drag.hold.momentum.isNone { counts["\(engine.setting.feel.boost)", default: 0] += 1 }
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

  private func isSettling(_ engine: inout ScrollEngine) -> Bool {
    let frame = engine.frame
    switch frame.phase {
    case .coasting, .bouncing, .animating, .wheeling, .steering: return frame.needsTick
    case .idle, .tracking, .dragging, .zooming: return false
    }
  }

  private func every(_ step: Double, _ end: Double) -> [Double] {
    Array(stride(from: 0, through: end, by: step))
  }

  /// Lets time pass in ever longer steps until nothing needs a tick.
  private func rest(_ engine: inout ScrollEngine, after time: Double) {
    var now = time
    var step = 0.01
    while engine.frame.needsTick, now < time + 1e6 {
      now += step
      step *= 1.3
      engine.tick(now)
    }
  }

  private func offsets(
    _ session: RandomSession, seed: UInt64, ticks: [Double], at common: [Double]
  ) -> [Vector] {
    var engine = RandomSession.engine(seed: seed)
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
        call.apply(to: &engine, at: moment.time)
      } else if moment.isRead {
        engine.tick(moment.time)
        found.append(engine.frame.offset)
      } else {
        engine.tick(moment.time)
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
  mutating func take(_ engine: inout ScrollEngine, _ place: String) {
    while let next = engine.nextEvent() { take(next.event, engine.setting.geometry.range, place) }
    let frame = engine.frame
    XCTAssertEqual(offset, frame.offset, place)
    XCTAssertEqual(phase, frame.phase, place)
    XCTAssertEqual(isDragging, frame.phase == .dragging, place)
    XCTAssertEqual(isDecelerating, frame.phase == .coasting || frame.phase == .bouncing, place)
    let isSettling = frame.needsTick && frame.target != frame.offset
    if isSettling, frame.phase != .dragging { XCTAssertEqual(target, frame.target, place) }
    if frame.phase == .idle { XCTAssertTrue(bounces.isEmpty, "\(place): \(bounces) never came") }
    // An edge effect does not move content, and announces no bounce.
    if frame.phase == .bouncing, engine.setting.effectEdges == [] {
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
