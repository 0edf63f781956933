import XCTest

@testable import ScrollKitCore

/// Laws of every session with zoomable content.
final class ZoomLawTests: XCTestCase {
  private let seeds: Range<UInt64> = 1..<1500

  func test_withinTheLimits_theContentUnderTheMidpointStaysUnderIt() {
    var checks = 0
    for seed in seeds {
      let session = ZoomSession(seed: seed)
      var view = ZoomSession.view(seed: seed)
      var held: Vector?
      for (time, call) in session.calls {
        call.apply(to: &view, at: time)
        switch call {
        case .input(.zoom(.begin(let point, _))):
          held = isInside(&view) ? content(&view, under: point) : nil
        case .input(.zoom(.update(let point, _))):
          guard let held, view.frame.phase == .zooming, isInside(&view) else { continue }
          checks += 1
          let frame = view.frame
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
      var upright = ZoomSession.view(seed: seed)
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
      var view = ZoomSession.view(seed: seed)
      for (time, call) in session.calls {
        call.apply(to: &view, at: time)
        guard case .input(.zoom(.wheel(_, _, let point))) = call, view.frame.needsTick,
          view.frame.phase == .zooming
        else { continue }
        let held = content(&view, under: point)
        let wanted = held * view.targetScale - point
        guard (wanted - view.frame.target).length < 1e-9 else { continue }  // clamped to the range
        var alone = view
        for step in 1...20 {
          alone.tick(at: time + Double(step) * 0.017)
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
      var view = ZoomSession.view(seed: seed)
      for (time, call) in session.calls {
        call.apply(to: &view, at: time)
        guard view.frame.phase == .zooming, view.frame.needsTick else { continue }
        let frame = view.frame
        let grown = view.targetScale - frame.scale
        guard grown.magnitude > 0.05 else { continue }
        // (o + p) / s is the same at both ends at the fixed point.
        let point = Vector { axis in
          (frame.target[axis] * frame.scale - frame.offset[axis] * view.targetScale) / grown
        }
        let held = content(&view, under: point)
        var alone = view
        for step in 1...20 {
          alone.tick(at: time + Double(step) * 0.023)
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
      var view = ZoomSession.view(seed: seed)
      for (time, call) in session.calls {
        call.apply(to: &view, at: time)
        guard view.frame.needsTick else { continue }
        announced += 1
        let target = view.frame.target
        let scale = view.targetScale
        let isLed = view.frame.phase == .zooming || view.frame.phase == .animating
        var alone = view
        rest(&alone, after: time)
        if isLed || view.lastSnapshot.isSettling {
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
      var view = ZoomSession.view(seed: seed)
      var isLimitedAnew = false
      for (time, call) in session.calls {
        call.apply(to: &view, at: time)
        let frame = view.frame
        if frame.phase != .zooming { isLimitedAnew = false }
        if case .limits = call { isLimitedAnew = true }
        if !isLimitedAnew {
          XCTAssertGreaterThan(frame.scale, view.zoom.minimum / 2, "seed \(seed): a pull has an end")
          XCTAssertLessThan(frame.scale, view.zoom.maximum * 2, "seed \(seed)")
        }
        if frame.phase != .zooming {
          XCTAssertGreaterThanOrEqual(frame.scale, view.zoom.minimum, "seed \(seed) at \(time): \(call)")
          XCTAssertLessThanOrEqual(frame.scale, view.zoom.maximum, "seed \(seed) at \(time): \(call)")
        }
      }
      view.handle(.cancel, at: session.end)
      view.handle(.holdEnd, at: session.end)
      rest(&view, after: session.end)
      let frame = view.frame
      XCTAssertEqual(frame.phase, .idle, "seed \(seed)")
      XCTAssertFalse(frame.needsTick)
      XCTAssertEqual(frame.overscroll, .zero, "seed \(seed)")
      XCTAssertTrue((view.zoom.minimum...view.zoom.maximum).contains(frame.scale), "seed \(seed)")
      XCTAssertTrue(view.zoom.began.isNaN)
      for axis in Axis.allCases {
        let atScaleOne = view.content[axis]
        let shown = view.setting.geometry[axis]
        XCTAssertEqual(shown.content, atScaleOne.content * frame.scale, "the content's size is that at the scale")
        XCTAssertEqual(shown.viewport, atScaleOne.viewport)
        XCTAssertEqual(shown.trailingInset, atScaleOne.trailingInset, "insets do not scale")
      }
    }
  }

  func test_nothingJumps() {
    for seed in seeds {
      let session = ZoomSession(seed: seed)
      var view = ZoomSession.view(seed: seed)
      for (time, call) in session.calls {
        view.tick(at: time)
        let before = view.frame
        let range = view.setting.geometry.range
        call.apply(to: &view, at: time)
        let after = view.frame
        let name = "seed \(seed) at \(time): \(call)"
        if !call.mayJump(view.setting.feel) {
          // A distance below 0.01 pt is not animated.
          XCTAssertEqual(after.offset.x, before.offset.x, accuracy: 0.02, name)
          XCTAssertEqual(after.offset.y, before.offset.y, accuracy: 0.02, name)
          XCTAssertEqual(after.scale, before.scale, accuracy: 1.1e-5 * before.scale, name)
        }
        // Without a shift, a range that shrinks past an edge that does not bounce keeps held content in range; one with an
        // effect keeps any.
        if case .geometry(_, let shift) = call, before.phase != .idle, !view.setting.hasEffects {
          let isHeld = before.phase == .tracking || before.phase == .dragging
          let shifted = before.offset + shift
          let held = Vector { view.setting.held(shifted[$0], $0, from: range[$0]) }
          let expected = isHeld && shift == .zero ? held : shifted
          XCTAssertEqual(after.offset.x, expected.x, accuracy: 0.011, name)
          XCTAssertEqual(after.offset.y, expected.y, accuracy: 0.011, name)
          XCTAssertEqual(after.scale, before.scale, accuracy: 1.1e-5 * before.scale, name)
        }
        var alone = view
        var last = alone.frame
        for step in 1...30 {
          alone.tick(at: time + Double(step) * 1e-4)
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
      var right = ZoomSession.view(seed: seed)
      var left = ZoomSession.view(seed: seed)
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
          a.tick(at: later)
          b.tick(at: later)
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
      var view = ZoomSession.view(seed: seed)
      var (scale, offset, phase) = (1.0, Vector.zero, PhaseKind.idle)
      var (asked, completed): (Int, [AnimationID]) = (0, [])
      func take() {
        for next in view.takeEvents() {
          switch next.event {
          case .zoomChanged(let to): scale = to
          case .didScroll(let to): offset = to
          case .phaseChanged(let from, let to):
            XCTAssertEqual(from, phase, "seed \(seed)")
            phase = to
          case .animationCompleted(let id, _): completed.append(id)
          case .willRest(let target): XCTAssertEqual(target, view.frame.target, "seed \(seed)")
          case .didRest(let at): XCTAssertEqual(at, offset, "seed \(seed)")
          case .overflowed: XCTFail("seed \(seed): lost events")
          default: break
          }
        }
        XCTAssertEqual(scale, view.frame.scale, "seed \(seed)")
        XCTAssertEqual(offset, view.frame.offset, "seed \(seed)")
        XCTAssertEqual(phase, view.frame.phase, "seed \(seed)")
      }
      for (time, call) in session.calls {
        view.tick(at: time)
        take()
        call.apply(to: &view, at: time)
        if call.asks { asked += 1 }
        take()
      }
      view.handle(.cancel, at: session.end)
      rest(&view, after: session.end)
      take()
      XCTAssertEqual(completed.count, asked, "seed \(seed): every request ends")
      XCTAssertEqual(Set(completed).count, completed.count, "seed \(seed): exactly once")
    }
  }

  // MARK: Helpers

  /// Whether scale and offset are within the limits and the range, to within rounding.
  private func isInside(_ view: inout ScrollView) -> Bool {
    let frame = view.frame
    let range = view.setting.geometry.range
    let isInRange = Axis.allCases.allSatisfy { axis in
      frame.offset[axis] > range[axis].lower && frame.offset[axis] < range[axis].upper
    }
    return isInRange && frame.scale > view.zoom.minimum && frame.scale < view.zoom.maximum
  }

  private func content(_ view: inout ScrollView, under point: Vector) -> Vector {
    let frame = view.frame
    return Vector { axis in (frame.offset[axis] + point[axis]) / frame.scale }
  }

  private func rest(_ view: inout ScrollView, after time: Double) {
    var now = time
    var step = 0.01
    while view.frame.needsTick, now < time + 200 {
      now += step
      step *= 1.3
      view.tick(at: now)
    }
  }

  private func frames(
    _ session: ZoomSession, seed: UInt64, ticks: [Double], at common: [Double]
  ) -> [ScrollFrame] {
    var view = ZoomSession.view(seed: seed)
    var found: [ScrollFrame] = []
    var moments: [(time: Double, order: Int, call: ZoomCall?)] = []
    for (time, call) in session.calls { moments.append((time, 0, call)) }
    for time in ticks { moments.append((time, 1, nil)) }
    for time in common { moments.append((time, 2, nil)) }
    let sorted = moments.enumerated().sorted {
      ($0.element.time, $0.element.order, $0.offset) < ($1.element.time, $1.element.order, $1.offset)
    }
    for (_, moment) in sorted {
      if let call = moment.call { call.apply(to: &view, at: moment.time) } else { view.tick(at: moment.time) }
      if moment.order == 2 { found.append(view.frame) }
    }
    return found
  }
}
