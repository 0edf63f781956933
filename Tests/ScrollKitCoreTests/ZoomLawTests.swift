import XCTest

@testable import ScrollKitCore

/// Laws of every session with zoomable content.
final class ZoomLawTests: XCTestCase {
  private let seeds: Range<UInt64> = 1..<1500

  func test_withinTheLimits_theContentUnderTheMidpointStaysUnderIt() {
    var checks = 0
    for seed in seeds {
      let session = ZoomSession(seed: seed)
      var engine = ZoomSession.engine(seed: seed)
      var held: Vector?
      for (time, call) in session.calls {
        call.apply(to: &engine, at: time)
        switch call {
        case .input(.zoom(.begin(let point, _))):
          held = isInside(&engine) ? content(&engine, under: point) : nil
        case .input(.zoom(.update(let point, _))):
          guard let held, engine.frame.phase == .zooming, isInside(&engine) else { continue }
          checks += 1
          let frame = engine.frame
          XCTAssertEqual(held.x * frame.scale - point.x, frame.offset.x, accuracy: 1e-9, "seed \(seed) at \(time)")
          XCTAssertEqual(held.y * frame.scale - point.y, frame.offset.y, accuracy: 1e-9, "seed \(seed) at \(time)")
        default: held = nil
        }
      }
    }
    XCTAssertGreaterThan(checks, 4000, "sessions without pinches prove nothing")
  }

  func test_aSessionWithSwappedAxesGivesTheSwappedPath() {
    for seed in seeds.prefix(100) {
      let calls = ZoomSession(seed: seed).calls.filter { $0.call.swapped != nil }
      var upright = ZoomSession.engine(seed: seed)
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
          XCTAssertEqual(b.frame.scale, a.frame.scale, name)
          XCTAssertEqual(b.frame.phase, a.frame.phase, name)
        }
      }
    }
  }

  func test_theContentUnderTheWheelsPointerStays_atEveryTime() {
    var checks = 0
    for seed in seeds {
      let session = ZoomSession(seed: seed)
      var engine = ZoomSession.engine(seed: seed)
      for (time, call) in session.calls {
        call.apply(to: &engine, at: time)
        guard case .input(.zoom(.wheel(_, _, let point))) = call, engine.frame.needsTick,
          engine.frame.phase == .zooming
        else { continue }
        let held = content(&engine, under: point)
        let wanted = held * engine.targetScale - point
        guard (wanted - engine.frame.target).length < 1e-9 else { continue }  // clamped to the range
        var alone = engine
        for step in 1...20 {
          alone.tick(time + Double(step) * 0.017)
          checks += 1
          let frame = alone.frame
          XCTAssertEqual(held.x * frame.scale - point.x, frame.offset.x, accuracy: 1e-9, "seed \(seed) at \(time)")
          XCTAssertEqual(held.y * frame.scale - point.y, frame.offset.y, accuracy: 1e-9, "seed \(seed) at \(time)")
        }
      }
    }
    XCTAssertGreaterThan(checks, 5000)
  }

  func test_anAnimationKeepsOnePointOfTheViewportFixed() {
    var checks = 0
    for seed in seeds {
      let session = ZoomSession(seed: seed)
      var engine = ZoomSession.engine(seed: seed)
      for (time, call) in session.calls {
        call.apply(to: &engine, at: time)
        guard engine.frame.phase == .zooming, engine.frame.needsTick else { continue }
        let frame = engine.frame
        let grown = engine.targetScale - frame.scale
        guard grown.magnitude > 0.05 else { continue }
        // (o + p) / s is the same at both ends at the fixed point.
        let point = Vector { axis in
          (frame.target[axis] * frame.scale - frame.offset[axis] * engine.targetScale) / grown
        }
        let held = content(&engine, under: point)
        var alone = engine
        for step in 1...20 {
          alone.tick(time + Double(step) * 0.023)
          guard alone.frame.phase == .zooming else { break }
          checks += 1
          let now = alone.frame
          for axis in Axis.allCases {
            let accuracy = 1e-11 * max(100, held[axis].magnitude * now.scale)
            XCTAssertEqual(held[axis] * now.scale - point[axis], now.offset[axis], accuracy: accuracy, "seed \(seed)")
          }
        }
      }
    }
    XCTAssertGreaterThan(checks, 5000)
  }

  func test_contentComesToRestAtTheAnnouncedOffsetAndScale() {
    var announced = 0
    for seed in seeds {
      let session = ZoomSession(seed: seed)
      var engine = ZoomSession.engine(seed: seed)
      for (time, call) in session.calls {
        call.apply(to: &engine, at: time)
        guard engine.frame.needsTick else { continue }
        announced += 1
        let target = engine.frame.target
        let scale = engine.targetScale
        let isLed = engine.frame.phase == .zooming || engine.frame.phase == .animating
        var alone = engine
        rest(&alone, after: time)
        if isLed || engine.lastSnapshot.isSettling {
          XCTAssertEqual(alone.frame.offset.x, target.x, accuracy: 1e-6, "seed \(seed) at \(time)")
          XCTAssertEqual(alone.frame.offset.y, target.y, accuracy: 1e-6, "seed \(seed) at \(time)")
        }
        XCTAssertEqual(alone.frame.scale, scale, "seed \(seed) at \(time)")
      }
    }
    XCTAssertGreaterThan(announced, 5000)
  }

  func test_atRestTheScaleIsWithinItsLimits_andTheOffsetInRange() {
    for seed in seeds {
      let session = ZoomSession(seed: seed)
      var engine = ZoomSession.engine(seed: seed)
      var isLimitedAnew = false
      for (time, call) in session.calls {
        call.apply(to: &engine, at: time)
        let frame = engine.frame
        if frame.phase != .zooming { isLimitedAnew = false }
        if case .limits = call { isLimitedAnew = true }
        if !isLimitedAnew {
          XCTAssertGreaterThan(frame.scale, engine.zoom.minimum / 2, "seed \(seed): a pull has an end")
          XCTAssertLessThan(frame.scale, engine.zoom.maximum * 2, "seed \(seed)")
        }
        if frame.phase != .zooming {
          XCTAssertGreaterThanOrEqual(frame.scale, engine.zoom.minimum, "seed \(seed) at \(time): \(call)")
          XCTAssertLessThanOrEqual(frame.scale, engine.zoom.maximum, "seed \(seed) at \(time): \(call)")
        }
      }
      engine.handle(.cancel, at: session.end)
      engine.handle(.holdEnd, at: session.end)
      rest(&engine, after: session.end)
      let frame = engine.frame
      XCTAssertEqual(frame.phase, .idle, "seed \(seed)")
      XCTAssertFalse(frame.needsTick)
      XCTAssertEqual(frame.overscroll, .zero, "seed \(seed)")
      XCTAssertTrue((engine.zoom.minimum...engine.zoom.maximum).contains(frame.scale), "seed \(seed)")
      XCTAssertTrue(engine.zoom.began.isNaN)
      for axis in Axis.allCases {
        let atScaleOne = engine.content[axis]
        let shown = engine.setting.geometry[axis]
        XCTAssertEqual(shown.content, atScaleOne.content * frame.scale, "the content's size is that at the scale")
        XCTAssertEqual(shown.viewport, atScaleOne.viewport)
        XCTAssertEqual(shown.trailingInset, atScaleOne.trailingInset, "insets do not scale")
      }
    }
  }

  func test_nothingJumps() {
    for seed in seeds {
      let session = ZoomSession(seed: seed)
      var engine = ZoomSession.engine(seed: seed)
      for (time, call) in session.calls {
        engine.tick(time)
        let before = engine.frame
        let range = engine.setting.geometry.range
        call.apply(to: &engine, at: time)
        let after = engine.frame
        let name = "seed \(seed) at \(time): \(call)"
        if !call.mayJump(engine.setting.feel) {
          // A distance below 0.01 pt is not animated.
          XCTAssertEqual(after.offset.x, before.offset.x, accuracy: 0.02, name)
          XCTAssertEqual(after.offset.y, before.offset.y, accuracy: 0.02, name)
          XCTAssertEqual(after.scale, before.scale, accuracy: 1.1e-5 * before.scale, name)
        }
        // Without a shift, a range that shrinks past an edge that does not bounce keeps held content in range; one with an
        // effect keeps any.
        if case .geometry(_, let shift) = call, before.phase != .idle, engine.setting.effectEdges == [] {
          let isHeld = before.phase == .tracking || before.phase == .dragging
          let shifted = before.offset + shift
          let held = Vector { engine.setting.held(shifted[$0], $0, from: range[$0]) }
          let expected = isHeld && shift == .zero ? held : shifted
          XCTAssertEqual(after.offset.x, expected.x, accuracy: 0.011, name)
          XCTAssertEqual(after.offset.y, expected.y, accuracy: 0.011, name)
          XCTAssertEqual(after.scale, before.scale, accuracy: 1.1e-5 * before.scale, name)
        }
        var alone = engine
        var last = alone.frame
        for step in 1...30 {
          alone.tick(time + Double(step) * 1e-4)
          let now = alone.frame
          // An axis may pass its last 0.1 pt between two ticks.
          let comesToRest =
            last.phase != now.phase || last.velocity.x != 0 && now.velocity.x == 0
            || last.velocity.y != 0 && now.velocity.y == 0
          let hair = comesToRest ? 0.1 : 0.011
          let fastest = max(last.velocity.length, now.velocity.length, 30) * 1e-4 * 1.5 + hair
          XCTAssertLessThan((now.offset - last.offset).length, fastest, name)
          last = now
        }
      }
    }
  }

  func test_offsetsAndScalesAreTheSame_atAnyFrameRate() {
    for seed in seeds.prefix(300) {
      let session = ZoomSession(seed: seed)
      let end = session.end + 3
      let common = Array(stride(from: 0.0, through: end, by: 0.2))
      let expected = frames(session, seed: seed, ticks: [], at: common)
      var numbers = SeededNumbers(seed: seed ^ 7)
      for ticks in [
        Array(stride(from: 0.0, through: end, by: 1.0 / 60)), Array(stride(from: 0.0, through: end, by: 1.0 / 144)),
        (0..<200).map { _ in numbers.number(0...end) },
      ] {
        for (one, other) in zip(frames(session, seed: seed, ticks: ticks, at: common), expected) {
          XCTAssertEqual(one.offset.x, other.offset.x, accuracy: 1e-8, "seed \(seed)")
          XCTAssertEqual(one.offset.y, other.offset.y, accuracy: 1e-8, "seed \(seed)")
          XCTAssertEqual(one.scale, other.scale, accuracy: 1e-12 * other.scale, "seed \(seed)")
          XCTAssertEqual(one.phase, other.phase, "seed \(seed)")
        }
      }
    }
  }

  func test_aMirroredSessionGivesTheMirroredPath() {
    for seed in seeds.prefix(600) {
      let session = ZoomSession(seed: seed, symmetric: true)
      var right = ZoomSession.engine(seed: seed)
      var left = ZoomSession.engine(seed: seed)
      let edges = right.setting.feel.edges
      guard edges.x.lower == edges.x.upper, edges.y.lower == edges.y.upper else { continue }
      for (number, (time, call)) in session.calls.enumerated() {
        call.apply(to: &right, at: time)
        (number == 0 ? call : call.mirrored).apply(to: &left, at: time)
        guard number > 0 else { continue }
        if number == 1 {  // both begin at the same offset
          let middle = right.setting.geometry
          let offset = Vector { axis in (middle[axis].range.lower + middle[axis].range.upper) / 2 }
          right.setOffset(offset, at: time)
          left.setOffset(offset, at: time)
        }
        var (a, b) = (right, left)
        for later in [time, time + 0.05] {
          a.tick(later)
          b.tick(later)
          XCTAssertEqual(a.frame.scale, b.frame.scale, accuracy: 1e-9, "seed \(seed) at \(later)")
          XCTAssertEqual(a.frame.phase, b.frame.phase, "seed \(seed) at \(later): \(call)")
          let x = 3000 * a.frame.scale - 400 - b.frame.offset.x
          let y = 4000 * a.frame.scale - 600 - b.frame.offset.y
          XCTAssertEqual(a.frame.offset.x, x, accuracy: 1e-6, "seed \(seed) at \(later): \(call)")
          XCTAssertEqual(a.frame.offset.y, y, accuracy: 1e-6, "seed \(seed) at \(later): \(call)")
        }
      }
    }
  }

  func test_eventsReportEveryScaleAndOffset_andEveryRequestEndsOnce() {
    for seed in seeds.prefix(800) {
      let session = ZoomSession(seed: seed)
      var engine = ZoomSession.engine(seed: seed)
      var (scale, offset, phase) = (1.0, Vector.zero, PhaseKind.idle)
      var (asked, completed): (Int, [AnimationID]) = (0, [])
      func take() {
        while let next = engine.nextEvent() {
          switch next.event {
          case .zoomChanged(let to): scale = to
          case .didScroll(let to): offset = to
          case .phaseChanged(let from, let to):
            XCTAssertEqual(from, phase, "seed \(seed)")
            phase = to
          case .animationCompleted(let id, _): completed.append(id)
          case .willRest(let target): XCTAssertEqual(target, engine.frame.target, "seed \(seed)")
          case .didRest(let at): XCTAssertEqual(at, offset, "seed \(seed)")
          case .overflowed: XCTFail("seed \(seed): lost events")
          default: break
          }
        }
        XCTAssertEqual(scale, engine.frame.scale, "seed \(seed)")
        XCTAssertEqual(offset, engine.frame.offset, "seed \(seed)")
        XCTAssertEqual(phase, engine.frame.phase, "seed \(seed)")
      }
      for (time, call) in session.calls {
        engine.tick(time)
        take()
        call.apply(to: &engine, at: time)
        if call.asks { asked += 1 }
        take()
      }
      engine.handle(.cancel, at: session.end)
      rest(&engine, after: session.end)
      take()
      XCTAssertEqual(completed.count, asked, "seed \(seed): every request ends")
      XCTAssertEqual(Set(completed).count, completed.count, "seed \(seed): exactly once")
    }
  }

  // MARK: Helpers

  /// Whether scale and offset are within the limits and the range, to within rounding.
  private func isInside(_ engine: inout ScrollEngine) -> Bool {
    let frame = engine.frame
    let range = engine.setting.geometry.range
    let isInRange = Axis.allCases.allSatisfy { axis in
      frame.offset[axis] > range[axis].lower && frame.offset[axis] < range[axis].upper
    }
    return isInRange && frame.scale > engine.zoom.minimum && frame.scale < engine.zoom.maximum
  }

  private func content(_ engine: inout ScrollEngine, under point: Vector) -> Vector {
    let frame = engine.frame
    return Vector { axis in (frame.offset[axis] + point[axis]) / frame.scale }
  }

  private func rest(_ engine: inout ScrollEngine, after time: Double) {
    var now = time
    var step = 0.01
    while engine.frame.needsTick, now < time + 200 {
      now += step
      step *= 1.3
      engine.tick(now)
    }
  }

  private func frames(
    _ session: ZoomSession, seed: UInt64, ticks: [Double], at common: [Double]
  ) -> [ScrollFrame] {
    var engine = ZoomSession.engine(seed: seed)
    var found: [ScrollFrame] = []
    var moments: [(time: Double, order: Int, call: ZoomCall?)] = []
    for (time, call) in session.calls { moments.append((time, 0, call)) }
    for time in ticks { moments.append((time, 1, nil)) }
    for time in common { moments.append((time, 2, nil)) }
    let sorted = moments.enumerated().sorted {
      ($0.element.time, $0.element.order, $0.offset) < ($1.element.time, $1.element.order, $1.offset)
    }
    for (_, moment) in sorted {
      if let call = moment.call { call.apply(to: &engine, at: moment.time) } else { engine.tick(moment.time) }
      if moment.order == 2 { found.append(engine.frame) }
    }
    return found
  }
}
