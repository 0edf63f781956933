import XCTest

@testable import ScrollKitCore

/// Where content, headers and the nub are, and which events come when, depends on the calls alone and not
/// on how often time is looked at between them.
final class FrameRateLawTests: XCTestCase {
  private let seeds = SeededNumbers.seeds(1...60)

  /// When a host ticks between two calls.
  private enum Ticks: CaseIterable {
    case none, at24, at60, at1000, atRandom

    /// The next tick after a time, in seconds.
    func next(after time: Double, _ numbers: inout SeededNumbers) -> Double {
      switch self {
      case .none: .infinity
      case .at24: Self.multiple(of: 24, after: time)
      case .at60: Self.multiple(of: 60, after: time)
      case .at1000: Self.multiple(of: 1000, after: time)
      case .atRandom: time + numbers.number(0.0001...0.1)
      }
    }

    private static func multiple(of rate: Double, after time: Double) -> Double {
      let number = (time * rate).rounded(.down) + 1
      return number / rate > time ? number / rate : (number + 1) / rate
    }
  }

  /// What is seen at one moment.
  private struct Sight {
    let time: Double
    let name: String
    let offset: Double
    let headers: [Double]
    let alpha: Double
  }

  private struct Run {
    var engine: ScrollEngine
    var behaviours: ScrollBehaviours
    var numbers: SeededNumbers
    var events: [TimedEvent] = []
    var sights: [Sight] = []
    let ticks: Ticks

    init(seed: UInt64, ticks: Ticks) {
      self.ticks = ticks
      engine = RandomSession.engine(seed: seed)
      behaviours = ScrollBehaviours(of: &engine)
      numbers = SeededNumbers(seed: seed &* 31)
      var options = SeededNumbers(seed: seed &* 77)
      for _ in 0..<options.whole(1...3) {
        var header = HeaderOptions(
          mode: HeaderMode.allCases[options.whole(0...4)], height: Double(options.whole(20...120)))
        header.minimumHeight = options.chance(0.5) ? header.height / 3 : 0
        header.snaps = options.chance(0.7)
        header.stretches = options.chance(0.5)
        header.stretchTrigger = 20
        header.tolerance = options.chance(0.3) ? 12 : 0
        header.onlyByUser = options.chance(0.3)
        behaviours.addHeader(header, &engine)
      }
      var nub = NubOptions()
      nub.isProportional = options.chance(0.5)
      nub.rule = options.chance(0.2) ? .ignoreInsets : .standard
      behaviours.enableNub(nub, engine)
      behaviours.enableTop(.standard)
      behaviours.setPolicy(AnchorPolicy.allCases[options.whole(0...4)])
    }

    mutating func pass(to time: Double) {
      var next = ticks.next(after: max(engine.clock, 0), &numbers)
      while next < time {
        behaviours.tick(&engine, to: next)
        drain()
        next = ticks.next(after: next, &numbers)
      }
      behaviours.pass(&engine, to: time)
      drain()
    }

    mutating func perform(_ call: Call, at time: Double) {
      pass(to: time)
      look("before \(call)")
      call.apply(to: &engine, at: time)
      behaviours.follow(&engine)
      drain()
      look("after \(call)")
    }

    /// Rows are inserted or removed in one batch.
    mutating func edit(at place: Double, by distance: Double, at time: Double) {
      pass(to: time)
      let batch = behaviours.beginBatch(&engine, at: time)
      let removed = max(0, -distance)
      behaviours.edit(at: place, removed: removed, inserted: max(0, distance))
      let old = engine.setting.geometry
      let y = AxisGeometry(
        viewport: old.y.viewport, content: max(0, old.y.content + distance),
        leadingInset: old.y.leadingInset, trailingInset: old.y.trailingInset)
      _ = behaviours.endBatch(
        batch, geometry: ScrollGeometry(x: old.x, y: y), finished: true, &engine, at: time)
      drain()
      look("edit")
    }

    mutating func drain() {
      while let next = engine.nextEvent() { events.append(next) }
    }

    mutating func look(_ name: String) {
      let now = engine.clock
      sights.append(
        Sight(
          time: now, name: name, offset: engine.lastSnapshot.offset.y,
          headers: (0..<behaviours.headers.count).map { behaviours.headers[$0].position(at: now) },
          alpha: behaviours.nub?.alpha(at: now) ?? 0))
    }
  }

  private func run(seed: UInt64, _ ticks: Ticks) -> Run {
    var run = Run(seed: seed, ticks: ticks)
    let session = RandomSession(seed: seed)
    var edits = SeededNumbers(seed: seed &* 13)
    for (time, call) in session.calls {
      run.perform(call, at: time)
      if edits.chance(0.06) {
        run.edit(at: edits.number(0...2000), by: edits.number(-600...600), at: time)
      }
    }
    var time = session.end
    for _ in 0..<6 {
      time += 0.6
      run.pass(to: time)
      run.look("later")
    }
    return run
  }

  func test_positionsAndEventsAreTheSame_howeverOftenTimeIsLookedAt() {
    for seed in seeds {
      let base = run(seed: seed, .at1000)
      for ticks in Ticks.allCases where ticks != .at1000 {
        let other = run(seed: seed, ticks)
        check(other, base, "seed \(seed), \(ticks)")
        assertEqual(other.events, base.events, "seed \(seed), \(ticks)")
      }
    }
  }

  /// A trackpad without phases scrolls, and falls silent between two pages. The content snaps back, and the
  /// header moves with it.
  func test_aHeaderFollowsContentThatSnapsAfterASilence_fromTheTimeOfTheSilence() {
    var positions: [Double] = []
    for rate in [2.0, 24, 1000] {
      var stage = SnapStage(.pages(Paging()))
      stage.behaviours.addHeader(HeaderOptions(mode: .freezeNearEnds, height: 85), &stage.engine)
      for time in [0.1, 0.12] {
        stage.time = time
        stage.input(.panUpdateUntilSilence(by: Vector(x: 0, y: 30)))
      }
      XCTAssertEqual(stage.behaviours.headers[0].position(at: 0.12), -30)
      while stage.time < 2 {
        stage.time = min(stage.time + 1 / rate, 2)
        stage.behaviours.tick(&stage.engine, to: stage.time)
      }
      XCTAssertEqual(stage.offset, 0, accuracy: 1e-9)
      positions.append(stage.behaviours.headers[0].position(at: 2))
    }
    XCTAssertEqual(positions[0], positions[2], accuracy: 1e-9)
    XCTAssertEqual(positions[1], positions[2], accuracy: 1e-9)
  }

  private func check(_ run: Run, _ base: Run, _ about: String) {
    guard run.sights.count == base.sights.count else { return XCTFail(about) }
    for (expected, seen) in zip(base.sights, run.sights) {
      let isSame =
        (expected.offset - seen.offset).magnitude < 1e-6
        && (expected.alpha - seen.alpha).magnitude < 1e-6
        && zip(expected.headers, seen.headers).allSatisfy { ($0 - $1).magnitude < 1e-6 }
      if !isSame { return XCTFail("\(about): \(expected) and \(seen)") }
    }
  }
}

/// Asserts that two runs emitted the same events at the same times.
///
/// Events of movements are left out: several in a row are reported as one. So are those of a lower header
/// of a stack: it can be shown and leave again within one movement, while those above it return.
func assertEqual(
  _ events: [TimedEvent], _ base: [TimedEvent], _ about: String,
  file: StaticString = #filePath, line: UInt = #line
) {
  let (events, base) = (events.filter(\.event.isLasting), base.filter(\.event.isLasting))
  for (expected, event) in zip(base, events) {
    let isSame =
      expected.event.isNearly(event.event) && (expected.time - event.time).magnitude < 1e-6
    if !isSame { return XCTFail("\(about): \(expected) and \(event)", file: file, line: line) }
  }
  XCTAssertEqual(base.count, events.count, about, file: file, line: line)
}

extension ScrollEvent {
  /// Whether no later event replaces it.
  fileprivate var isLasting: Bool {
    switch self {
    case .headerShown(let header), .headerHidden(let header): header == 0
    case .didScroll, .headerMoved, .zoomChanged, .sectionChanged, .topTargetChanged: false
    case .phaseChanged, .willRest, .didRest, .dragBegan, .dragEnded, .decelerationBegan,
      .decelerationEnded, .willBounce, .didBounce, .willReachEdges, .didReachEdges,
      .zoomedPastMinimum, .zoomedPastMaximum, .animationCompleted, .topWillScroll, .topWillRestore,
      .headerStretched, .nubShown, .nubHidden, .nubGrabbed, .nubReleased, .requested, .overflowed:
      true
    }
  }

  /// Whether it is the same event, except for rounding.
  fileprivate func isNearly(_ other: ScrollEvent) -> Bool {
    switch (self, other) {
    case (.willRest(let one), .willRest(let two)), (.didRest(let one), .didRest(let two)):
      (one - two).length < 1e-6
    case _: self == other
    }
  }
}
