import XCTest

@testable import ScrollKitCore

final class ScrollPreferencesTests: XCTestCase {
  private func stage(_ mode: ScrollMode = .driven, offset: Double = 1000, _ change: (inout ScrollPreferences) -> Void) -> Stage {
    var stage = Stage(mode, offset: offset)
    var preferences = ScrollPreferences()
    change(&preferences)
    stage.view.setPreferences(preferences, at: stage.view.clock)
    return stage
  }

  func test_withReducedMotion_everyScrollIsOneStep() {
    let causes: [(ScrollInput, Double)] = [
      (.wheel(by: .down(2), .notches), 1120), (.key(.pageDown), 1525), (.key(.end), 4400),
      (.keyHeld(.lineDown), 1040),
    ]
    for (input, y) in causes {
      var stage = stage { $0.reducesMotion = true }
      stage.input(input)
      XCTAssertEqual(stage.y, y, "\(input)")
      stage.wait(1)
      XCTAssertEqual(stage.y, y)
      XCTAssertEqual(stage.view.lastSnapshot.phase, .idle)
    }
  }

  func test_withReducedMotion_aRequestedScrollIsThereAndComplete() {
    for mode in [ScrollMode.driven, .observed] {
      var stage = stage(mode) { $0.reducesMotion = true }
      let id = stage.view.scroll(to: .down(3000), at: stage.now)
      let events = stage.takeEvents()
      XCTAssertEqual(stage.y, 3000)
      XCTAssertEqual(events.filter { $0 == .animationCompleted(id, finished: true) }.count, 1)
      XCTAssertEqual(stage.view.lastSnapshot.phase, .idle)
    }
  }

  func test_withReducedMotion_aPullReturnsAtOnce_andMomentumStopsAtTheEdge() {
    var stage = stage(offset: 0) { $0.reducesMotion = true }
    stage.beginDrag()
    stage.input(.panUpdate(by: .down(-90)))
    XCTAssertLessThan(stage.y, 0, "the finger still holds it")
    stage.input(.panEnd(.velocity(.zero)))
    XCTAssertEqual(stage.y, 0)
    stage.wait(0.1)
    stage.input(.panBegin)
    stage.input(.panEnd(.velocity(.down(20_000))))
    XCTAssertEqual(stage.view.lastSnapshot.phase, .coasting, "momentum is asked for by itself")
    XCTAssertEqual(stage.view.lastSnapshot.target.y, 4400)
    while stage.view.frame.needsTick {
      stage.tick(stage.now + 0.01)
      XCTAssertLessThanOrEqual(stage.y, 4400)
    }
  }

  func test_withoutMomentum_contentRestsWhereItIsReleased() {
    for end in [PanEnd.coast, .velocity(.down(5000)), .platformMomentum] {
      var stage = stage { $0.stopsMomentum = true }
      stage.beginDrag()
      for _ in 0..<5 {
        stage.tick(stage.now + 0.01)
        stage.input(.panUpdate(by: .down(20)))
      }
      stage.input(.panEnd(end))
      XCTAssertEqual(stage.view.lastSnapshot.phase, .idle)
      stage.input(.momentum(by: .down(70)))
      XCTAssertEqual(stage.y, 1100, "\(end)")
    }
    var stage = stage { $0.stopsMomentum = true }
    stage.scroll(to: 2000)
    XCTAssertEqual(stage.view.lastSnapshot.phase, .animating, "motion is asked for by itself")
  }

  func test_itStaysWithAnotherFeel() {
    var stage = stage { $0.reducesMotion = true }
    stage.view.setFeel(.android, at: stage.view.clock)
    stage.scroll(to: 10)
    XCTAssertEqual(stage.y, 10)
  }
}

/// A finger's reports come when they come; frames show them evenly.
final class ResamplingTests: XCTestCase {
  /// A finger that moves along `path`, reported at `times`, drawn at 60 Hz.
  private struct Session {
    var view: ScrollView
    let path: (Double) -> Double
    var shown: [(time: Double, offset: Double)] = []

    init(resamples: Bool, _ path: @escaping (Double) -> Double) {
      var setting = ScrollSetting(
        geometry: ScrollSetting.tall.geometry, feel: .uikit, alwaysBounces: Pair(x: false, y: true))
      setting.rules.preferences.resamples = resamples
      view = ScrollView(mode: .driven, setting: setting)
      view.setOffset(.down(2000), at: 0)
      self.path = path
      view.handle(.press(pointer: 1, at: .down(path(0))), at: 0)
    }

    mutating func move(_ time: Double, noise: Double = 0) {
      view.handle(.move(pointer: 1, to: .down(path(time) + noise)), at: time)
    }
    mutating func draw(_ time: Double) {
      view.tick(at: time)
      shown.append((time, view.lastSnapshot.offset.y))
    }
    /// Reports and frames in turn, for a second.
    mutating func run(_ reports: [Double], frames: [Double]) {
      var next = 0
      for frame in frames {
        while next < reports.count, reports[next] <= frame {
          move(reports[next])
          next += 1
        }
        draw(frame)
      }
    }
    /// How unevenly it moved after its first 0.2 s: deviation of the speed, as a share of it.
    var ripple: Double {
      let speeds = zip(shown, shown.dropFirst()).filter { $0.0.time > 0.2 }
        .map { ($1.offset - $0.offset) / ($1.time - $0.time) }
      let mean = speeds.reduce(0, +) / Double(speeds.count)
      let variance = speeds.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / Double(speeds.count)
      return variance.squareRoot() / abs(mean)
    }
  }

  private static func reports(_ numbers: inout SeededNumbers) -> [Double] {
    (1...130).map { Double($0) * 0.008 + numbers.number(-0.002...0.002) }
  }
  private static let lastReports = [0.486, 0.494, 0.5015]
  private static let frames = (1...60).map { Double($0) / 60 + 0.0013 }

  func test_aSteadyFingerIsShownSteadily() {
    var numbers = SeededNumbers(seed: 8)
    let reports = Self.reports(&numbers)
    let path = { (time: Double) in 900 - 800 * time }
    var plain = Session(resamples: false, path)
    plain.run(reports, frames: Self.frames)
    var even = Session(resamples: true, path)
    even.run(reports, frames: Self.frames)
    XCTAssertGreaterThan(plain.ripple, 0.1, "one, two or three reports a frame")
    XCTAssertLessThan(even.ripple, 0.002, "a hundred times steadier")
    // It lags by 5 ms at 800 pt/s.
    let last = even.shown.last!
    XCTAssertEqual(last.offset, 2000 + 800 * (last.time - 0.005) - 10, accuracy: 1e-6, "slop aside")
  }

  /// Reports of ±1 pt of noise, 125 times a second: each line leads through five of them.
  func test_noiseIsAveraged_andNeverExtrapolated() {
    var numbers = SeededNumbers(seed: 5)
    for _ in 0..<20 {
      let noise = (0..<130).map { _ in numbers.number(-1...1) }
      func ripple(resamples: Bool) -> Double {
        var session = Session(resamples: resamples) { 900 - 800 * $0 }
        var next = 0
        for frame in (1...120).map({ Double($0) / 120 + 0.0013 }) {
          while Double(next + 1) * 0.008 <= frame, next < 124 {
            session.move(Double(next + 1) * 0.008, noise: noise[next])
            next += 1
          }
          session.draw(frame)
        }
        return session.ripple
      }
      XCTAssertLessThan(ripple(resamples: true), 0.6 * ripple(resamples: false))
    }
  }

  func test_aFingerThatTurnsAndTrembles_isShownAFifthAsUneven() {
    var numbers = SeededNumbers(seed: 21)
    for _ in 0..<20 {
      let reports = Self.reports(&numbers)
      let path = { (time: Double) in 900 - 800 * time - 30 * Math.sineAndCosine(4 * time).sine }
      var plain = Session(resamples: false, path)
      plain.run(reports, frames: Self.frames)
      var even = Session(resamples: true, path)
      even.run(reports, frames: Self.frames)
      // The remaining change is the finger's: its velocity rises from 680 to 920.
      var ideal = Session(resamples: false, path)
      ideal.run(Self.frames, frames: Self.frames)
      XCTAssertLessThan(even.ripple - ideal.ripple, (plain.ripple - ideal.ripple) / 5)
    }
  }

  func test_atReleaseNothingJumps_andTheSpeedIsTheFingers() {
    let path = { (time: Double) in 900 - 800 * time }
    var numbers = SeededNumbers(seed: 4)
    var session = Session(resamples: true, path)
    session.run(Self.reports(&numbers).filter { $0 < 0.48 }, frames: Self.frames.filter { $0 < 0.5 })
    for time in Self.lastReports { session.move(time) }
    let last = session.shown.last!
    session.view.handle(.release(pointer: 1), at: 0.502)
    let frame = session.view.frame
    XCTAssertEqual(frame.phase, .coasting)
    XCTAssertEqual(frame.offset.y, last.offset + 800 * (0.502 - last.time), accuracy: 1e-6)
    XCTAssertEqual(frame.velocity.y, 800, accuracy: 40)
    session.draw(0.510)
    let first = session.shown.last!.offset - frame.offset.y
    XCTAssertEqual(first, 800 * 0.008, accuracy: 0.4)
  }

  func test_aFingerThatStops_isShownWhereItIs_andThenNothingNeedsATick() {
    var session = Session(resamples: true) { 900 - 800 * min($0, 0.2) }
    for step in 1...25 { session.move(Double(step) * 0.008) }
    session.draw(0.201)
    XCTAssertTrue(session.view.lastSnapshot.needsTick)
    var farthest = 0.0
    for step in 1...20 {
      session.draw(0.201 + Double(step) * 0.002)
      farthest = max(farthest, session.shown.last!.offset)
    }
    let end = 2000 + 160.0 - 10
    XCTAssertEqual(session.view.lastSnapshot.offset.y, end, accuracy: 1e-9)
    XCTAssertLessThanOrEqual(farthest - end, 800 * 0.008 + 1e-9, "at most the distance of one report")
    XCTAssertFalse(session.view.lastSnapshot.needsTick)
    XCTAssertEqual(session.view.lastSnapshot.phase, .dragging)
    session.view.handle(.release(pointer: 1), at: 0.5)
    XCTAssertEqual(session.view.lastSnapshot.offset.y, end, accuracy: 1e-9)
  }

  /// The finger moves by 800 pt/s. A frame shows it as it was 5 ms before.
  func test_afterTheLastReport_theFingerIsExtrapolated_andThenFadesBack() {
    // Milliseconds: between the last two reports, from the last one to the shown time, extrapolated.
    let rows: [(spacing: Double, time: Double, ahead: Double)] = [
      (8, 4, 4), (8, 7.9, 7.9), (8, 14, 4), (8, 17, 2), (8, 19.9, 8 * 0.1 / 12), (8, 20.1, 0), (8, 60, 0),
      (5, 3, 3), (5, 7, 7), (5, 14, 4), (16, 9, 8 * 11.0 / 12), (19.9, 8, 8), (20.1, 8, 8), (34.9, 8, 8), (35.1, 8, 0), (40, 4, 0),
    ]
    for row in rows {
      var session = Session(resamples: true) { 900 - 800 * $0 }
      for step in 1...25 { session.move(Double(step) * 0.008) }
      let last = 0.2 + row.spacing / 1000
      session.move(last)
      session.draw(last + (row.time + 5) / 1000)
      let shown = session.view.lastSnapshot.offset.y
      XCTAssertEqual(shown, 2000 + 800 * (last + row.ahead / 1000) - 10, accuracy: 1e-6, "\(row)")
    }
  }

  func test_theSecondReportOfADrag_isExtrapolated() {
    // The slop of 10 points ends at 16 ms; content follows from then on.
    var session = Session(resamples: true) { 900 - 800 * $0 }
    for time in [0.008, 0.016, 0.024] { session.move(time) }
    session.draw(0.024 + 0.009)
    XCTAssertEqual(session.view.lastSnapshot.offset.y, 2000 + 800 * 0.028 - 10, accuracy: 1e-6)
  }

  private func resampling(_ rule: FingerRule, at time: Double) -> ScrollView {
    var feel = NestedStage.bare
    feel.fingers = rule
    var setting = ScrollSetting(geometry: .empty, feel: feel, alwaysBounces: Pair(x: false, y: false))
    setting.rules.preferences.resamples = true
    var view = ScrollView(mode: .driven, setting: setting)
    view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 9000)), at: time)
    view.setOffset(.down(1000), at: time)
    return view
  }

  func test_aSecondFinger_doesNotMoveTheContentBack() {
    var view = resampling(.average, at: 0)
    view.handle(.press(pointer: 1, at: .down(500)), at: 0)
    for step in 1...10 {
      view.handle(.move(pointer: 1, to: .down(500 - 8 * Double(step))), at: Double(step) * 0.008)
    }
    view.tick(at: 0.082)
    let before = view.lastSnapshot.offset.y
    view.handle(.press(pointer: 2, at: .down(200)), at: 0.082)
    for time in [0.083, 0.085, 0.086] {
      view.tick(at: time)
      XCTAssertGreaterThanOrEqual(view.lastSnapshot.offset.y, before, "\(time)")
    }
  }

  func test_aSingleReport_isShownWhereItIs_alsoAtTimesBeforeZero() {
    for time in [-1.0, 1] {
      var view = resampling(.newest, at: time)
      view.handle(.press(pointer: 1, at: .down(500)), at: time)
      view.handle(.move(pointer: 1, to: .down(480)), at: time + 0.0001)  // counts as one report with the press
      view.tick(at: time + 0.01)
      XCTAssertEqual(view.lastSnapshot.offset.y, 1020)
    }
  }

  func test_theSegmentsOfAResampledMovement_endWhereItMayTurn() {
    // 5 ms after the end of the extrapolation at 8 ms, and after 20 ms.
    for (spacing, ends) in [(0.005, [0.013, 0.025]), (0.012, [0.013, 0.025])] {
      var session = Session(resamples: true) { 900 - 800 * $0 }
      for step in 1...25 { session.move(Double(step) * 0.008) }
      let last = 0.2 + spacing
      session.move(last)
      var (found, time) = ([Double](), last)
      while true {
        time = session.view.engine.scroller.resampledSegmentEnd(after: time)
        guard time < .infinity else { break }
        found.append(time - last)
      }
      let distinct = found.enumerated().filter { $0.offset == 0 || $0.element - found[$0.offset - 1] > 1e-9 }
      assertEqual(distinct.map(\.element).filter { $0 > 0.004 }, ends, "\(spacing)")
    }
  }

  func test_itIsAFunctionOfTime_atAnyTickRate() {
    var numbers = SeededNumbers(seed: 77)
    let reports = Self.reports(&numbers)
    let path = { (time: Double) in 900 - 600 * time - 90 * Math.sineAndCosine(9 * time).sine }
    func offsets(_ ticks: [Double]) -> [Double] {
      var session = Session(resamples: true, path)
      let common = (1...20).map { Double($0) * 0.05 }
      session.run(reports, frames: Set(ticks + common).sorted())
      return session.shown.filter { common.contains($0.time) }.map(\.offset)
    }
    let expected = offsets([])
    for hz in [24.0, 60, 144, 1000] {
      XCTAssertEqual(offsets((0...Int(hz)).map { Double($0) / hz }), expected, "\(hz) Hz")
    }
  }

  func test_contentNeverGoesBackWhenADragBegins() {
    var session = Session(resamples: true) { 900 - ($0 < 0.02 ? 100 : 2500) * $0 }
    for time in [0.008, 0.016, 0.024, 0.032, 0.040, 0.048] {
      session.move(time)
      session.draw(time + 0.001)
      XCTAssertGreaterThanOrEqual(session.shown.last!.offset, 2000)
    }
    for (before, after) in zip(session.shown, session.shown.dropFirst()) {
      XCTAssertGreaterThanOrEqual(after.offset, before.offset)
    }
  }

  func test_aPanOfATrackpad_isNotResampled() {
    var stage = Stage(.driven, offset: 1000)
    var preferences = ScrollPreferences()
    preferences.resamples = true
    stage.view.setPreferences(preferences, at: stage.view.clock)
    stage.beginDrag()
    stage.moveDrag(to: 1050)
    XCTAssertEqual(stage.y, 1050)
    XCTAssertFalse(stage.view.frame.needsTick)
  }

  func test_anAxisThatADragKeepsStill_staysStill_andTheOtherIsEven() {
    let square = AxisGeometry(viewport: 400, content: 4000)
    var setting = ScrollSetting(
      geometry: Pair(x: square, y: square), feel: .uikit, alwaysBounces: Pair(x: false, y: false))
    setting.rules.feel.directionLock = .always
    setting.rules.preferences.resamples = true
    var view = ScrollView(mode: .driven, setting: setting)
    view.setOffset(Vector(x: 500, y: 500), at: 0)
    view.handle(.press(pointer: 1, at: Vector(x: 300, y: 300)), at: 0)
    for step in 1...20 {
      let time = Double(step) * 0.008
      let finger = Vector(x: 300 - 20 * time, y: 300 - 500 * time)
      view.handle(.move(pointer: 1, to: finger), at: time)
      view.tick(at: time + 0.003)
      XCTAssertEqual(view.lastSnapshot.offset.x, 500)
    }
    // 5 ms before the last tick, less the slop.
    let swallowed = 500 * (0.163 - 0.005) - (view.lastSnapshot.offset.y - 500)
    XCTAssertEqual(swallowed, 10, accuracy: 0.1)
    XCTAssertTrue(view.lastSnapshot.needsTick)
  }

  func test_aSecondFingerContinuesTheDragWithoutAJump() {
    var session = Session(resamples: true) { 900 - 500 * $0 }
    for step in 1...20 {
      session.move(Double(step) * 0.008)
      session.draw(Double(step) * 0.008 + 0.003)
    }
    let before = session.view.lastSnapshot.offset
    session.view.handle(.press(pointer: 2, at: .down(100)), at: 0.164)
    for time in [0.165, 0.166, 0.167, 0.18] {
      session.view.tick(at: time)
      XCTAssertEqual(session.view.lastSnapshot.offset.y, before.y, accuracy: 1, "0.001 s, then held")
    }
    session.view.handle(.move(pointer: 2, to: .down(90)), at: 0.19)
    session.view.tick(at: 0.25)
    XCTAssertEqual(session.view.lastSnapshot.offset.y, before.y + 10, accuracy: 1)
  }

  func test_theHeadingOfContentThatMeetsAnEdge_isAlongTheOtherAxisFromThere_atAnyFrameRate() {
    // The finger goes 100 points right and 100 up from t = 0.01 to 0.02. Content at (60, 0) meets the left edge
    // after 60 of them, at t = 0.021, because it is shown 5 ms late.
    for frames in [[0.024], [0.0205, 0.0215, 0.022, 0.024]] {
      var feel = NestedStage.bare
      feel.edges = .all(.clamp)
      let axis = AxisGeometry(viewport: 400, content: 2000)
      var setting = ScrollSetting(
        geometry: ScrollGeometry(x: axis, y: axis), feel: feel, alwaysBounces: Pair(x: false, y: false))
      setting.rules.preferences.resamples = true
      var view = ScrollView(mode: .driven, setting: setting)
      view.setOffset(Vector(x: 60, y: 0), at: 0)
      view.handle(.press(pointer: 1, at: Vector(x: 500, y: 510)), at: 0)
      view.handle(.move(pointer: 1, to: Vector(x: 500, y: 500)), at: 0.01)
      view.handle(.move(pointer: 1, to: Vector(x: 600, y: 400)), at: 0.02)
      XCTAssertEqual(view.lastSnapshot.offset.x, 10, accuracy: 1e-9)
      for frame in frames { view.tick(at: frame) }
      XCTAssertEqual(view.lastSnapshot.offset.x, 0)
      XCTAssertEqual(view.context.direction(of: view.lastSnapshot), .bottom, "\(frames)")
    }
  }
}
