import XCTest

@testable import ScrollKitCore

/// Trackpads: how pans begin and end, and what follows.
final class PanTests: XCTestCase {
  private func view(at offset: Double = 1000) -> ScrollView {
    let axis = AxisGeometry(viewport: 500, content: 5000)
    var view = ScrollView(
      mode: .driven,
      setting: ScrollSetting(
        geometry: Pair(x: axis, y: axis), feel: .uikit, alwaysBounces: Pair(x: false, y: false)))
    view.setOffset(Vector(x: offset, y: offset), at: 0)
    return view
  }

  /// Ten movements, 10 ms apart, from 1 s to 1.1 s.
  private func pan(
    _ view: inout ScrollView, by step: Vector, _ input: (Vector) -> ScrollInput
  ) {
    for place in 1...10 { view.handle(input(step), at: 1 + Double(place) * 0.01) }
  }

  private let down = Vector(x: 0, y: 10)

  // MARK: Ends

  func test_aPanThatWasNotBegun_endsIn150MillisecondsOfSilence() {
    var view = view()
    pan(&view, by: down) { .panUpdateUntilSilence(by: $0) }
    XCTAssertEqual(view.frame.phase, .dragging)
    XCTAssertTrue(view.frame.needsTick, "time alone ends it")
    view.tick(at: 1.2499)
    XCTAssertEqual(view.frame.phase, .dragging)
    view.tick(at: 1.2501)
    XCTAssertEqual(view.frame.phase, .idle)
    XCTAssertEqual(view.frame.offset.y, 1100, accuracy: 1e-9, "a finger held still flings nothing")
    XCTAssertFalse(view.frame.needsTick)
  }

  func test_everyMovementPutsTheSilenceOff() {
    var view = view()
    for place in 0..<20 {
      view.handle(.panUpdateUntilSilence(by: down), at: 1 + Double(place) * 0.14)
      view.tick(at: 1 + Double(place) * 0.14 + 0.139)
      XCTAssertEqual(view.frame.phase, .dragging)
    }
    XCTAssertEqual(view.frame.offset.y, 1200, accuracy: 1e-9)
  }

  func test_aPanThatWasBegun_lastsThroughAnySilence() {
    for calls: [ScrollInput] in [
      [.panBegin, .panUpdateUntilSilence(by: down)], [.panUpdate(by: down), .panUpdateUntilSilence(by: down)],
      [.panUpdateUntilSilence(by: down), .panUpdate(by: down)], [.hold, .panUpdateUntilSilence(by: down)],
    ] {
      var view = view()
      for call in calls { view.handle(call, at: 1) }
      view.tick(at: 60)
      XCTAssertEqual(view.frame.phase, .dragging, "\(calls)")
      XCTAssertFalse(view.frame.needsTick)
    }
  }

  /// The rest may be reported to end where the pan begins, or where the fingers are lifted.
  func test_aPanAfterARest_endsInSilence_onceTheEndOfTheRestWasReported() {
    for pause in [0.01, 0.5] {
      var view = view()
      view.handle(.hold, at: 1)
      view.handle(.panUpdateUntilSilence(by: down), at: 1.01)
      view.handle(.holdEnd, at: 1.01 + pause)
      XCTAssertEqual(view.frame.phase, .dragging, "nothing was lost")
      view.handle(.panUpdateUntilSilence(by: down), at: 1.1 + pause)
      view.tick(at: 1.2499 + pause)
      XCTAssertEqual(view.frame.phase, .dragging)
      view.tick(at: 1.2501 + pause)
      XCTAssertEqual(view.frame.phase, .idle)
      XCTAssertEqual(view.frame.offset.y, 1020, accuracy: 1e-9)
    }
    for begin: ScrollInput in [.panBegin, .panUpdate(by: down)] {
      var view = view()
      for input in [.hold, begin, .holdEnd] { view.handle(input, at: 1) }
      view.tick(at: 60)
      XCTAssertEqual(view.frame.phase, .dragging, "its end will be reported")
    }
  }

  func test_aPanOutOfRangeAfterARest_returnsWhenTheRestHasEnded() {
    var view = view(at: 0)
    view.handle(.hold, at: 1)
    view.handle(.panUpdateUntilSilence(by: Vector(x: 0, y: -100)), at: 1.01)
    XCTAssertLessThan(view.frame.offset.y, -20)
    view.handle(.holdEnd, at: 1.5)
    view.tick(at: 9)
    XCTAssertEqual(view.frame.phase, .idle)
    XCTAssertEqual(view.frame.offset.y, 0)
  }

  func test_aPanThatWasBegun_givesWayAfterASilence_becauseItsEndMayBeLost() {
    let table: [(input: ScrollInput, phase: ScrollPhase)] = [
      (.press(pointer: 1, at: .zero), .tracking), (.hold, .tracking), (.wheel(by: Vector(x: 0, y: 1), .notches), .wheeling),
      (.key(.lineDown), .wheeling), (.keyHeld(.lineDown), .wheeling), (.steer(Vector(x: 0, y: 100)), .steering),
    ]
    for row in table {
      for silence in [0.149, 0.151] {
        var view = view()
        view.handle(.panBegin, at: 1)
        view.handle(.panUpdate(by: down), at: 1.1)
        view.handle(row.input, at: 1.1 + silence)
        XCTAssertEqual(view.frame.phase, silence < 0.15 ? .dragging : row.phase, "\(row.input) after \(silence) s")
        XCTAssertEqual(view.frame.offset.y, 1010, accuracy: 1e-9, "nothing jumps")
      }
    }
  }

  /// The fingers were lifted 300 points past the top, and 20 points across.
  func test_aPanThatBeginsAfterALostEnd_isAnother() {
    for silence in [0.149, 0.151] {
      var view = view(at: 0)
      view.setFeel(.chromium, at: 0)
      view.handle(.panBegin, at: 1)
      view.handle(.panUpdate(by: Vector(x: 20, y: -300)), at: 1.01)
      view.handle(.panBegin, at: 1.01 + silence)
      for place in 1...3 { view.handle(.panUpdate(by: Vector(x: 0, y: 90)), at: 1.2 + Double(place) * 0.01) }
      XCTAssertEqual(view.frame.offset, Vector(x: 20, y: silence < 0.15 ? 0 : 270), "after \(silence) s")
      view.handle(.panStop(.y), at: 1.24)
      XCTAssertEqual(view.frame.phase == .dragging, silence < 0.15, "the other axis has not moved in this pan")
    }
  }

  func test_aPanOutOfRangeThatGivesWay_returns() {
    var view = view(at: 0)
    view.handle(.panBegin, at: 1)
    view.handle(.panUpdate(by: Vector(x: 0, y: -100)), at: 1.1)
    XCTAssertLessThan(view.frame.offset.y, -20)
    view.handle(.wheel(by: Vector(x: 0, y: 1), .notches), at: 2)
    view.tick(at: 9)
    XCTAssertEqual(view.frame.phase, .idle)
    XCTAssertEqual(view.frame.overscroll.y, 0)
  }

  func test_silenceOutOfRange_bouncesFromTheMomentItIsNoticed_atAnyFrameRate() {
    func pulled() -> ScrollView {
      var view = view(at: 0)
      pan(&view, by: Vector(x: 0, y: -20)) { .panUpdateUntilSilence(by: $0) }
      return view
    }
    var often = pulled()
    var seldom = pulled()
    let out = often.frame.offset.y
    XCTAssertLessThan(out, -50)
    for step in 1...100 { often.tick(at: 1.1 + Double(step) * 0.003) }
    seldom.tick(at: 1.4)
    XCTAssertEqual(often.frame.offset.y, seldom.frame.offset.y, accuracy: 1e-12)
    XCTAssertEqual(seldom.frame.phase, .bouncing)
    // A critical spring of 10 1/s, begun at 1.25 s: d·(1 + 10·t)·e^(−10·t).
    XCTAssertEqual(seldom.frame.offset.y, out * 2.5 * Math.exp(-1.5), accuracy: 1e-9)
    seldom.tick(at: 30)
    XCTAssertEqual(seldom.frame.offset.y, 0)
    XCTAssertEqual(seldom.frame.phase, .idle)
  }

  func test_aNewPanAfterSilence_anchorsAnew() {
    var view = view()
    view.handle(.panUpdateUntilSilence(by: down), at: 1)
    view.handle(.panUpdateUntilSilence(by: down), at: 2)
    XCTAssertEqual(view.frame.offset.y, 1020, accuracy: 1e-9)
    view.tick(at: 3)
    XCTAssertEqual(view.frame.phase, .idle)
  }

  // MARK: One axis stops

  func test_aPanEndsWhenTheLastAxisThatMovedHasStopped() {
    let table: [(name: String, step: Vector, stops: [Axis], ends: Bool)] = [
      ("upright, y", Vector(x: 0, y: 10), [.y], true), ("upright, x", Vector(x: 0, y: 10), [.x], false),
      ("sideways, x", Vector(x: 10, y: 0), [.x], true), ("both, y", Vector(x: 10, y: 10), [.y], false),
      ("both, y x", Vector(x: 10, y: 10), [.y, .x], true), ("both, y y", Vector(x: 10, y: 10), [.y, .y], false),
    ]
    for row in table {
      var view = view()
      pan(&view, by: row.step) { .panUpdate(by: $0) }
      for axis in row.stops { view.handle(.panStop(axis), at: 1.1) }
      XCTAssertEqual(view.frame.phase, row.ends ? .coasting : .dragging, row.name)
    }
  }

  func test_axesThatStopAtOnce_bothCoast_andOneThatStoppedBeforeDoesNot() {
    var together = view()
    pan(&together, by: Vector(x: 10, y: 10)) { .panUpdate(by: $0) }
    together.handle(.panStop(.y), at: 1.1)
    together.handle(.panStop(.x), at: 1.1)
    XCTAssertEqual(together.frame.velocity.x, 1000, accuracy: 1)
    XCTAssertEqual(together.frame.velocity.y, 1000, accuracy: 1)

    var apart = view()
    pan(&apart, by: Vector(x: 10, y: 10)) { .panUpdate(by: $0) }
    apart.handle(.panStop(.y), at: 1.1)
    apart.handle(.panUpdate(by: Vector(x: 10, y: 0)), at: 1.11)
    apart.handle(.panStop(.x), at: 1.11)
    XCTAssertGreaterThan(apart.frame.velocity.x, 900)
    XCTAssertEqual(apart.frame.velocity.y, 0)

    var again = view()
    pan(&again, by: Vector(x: 10, y: 10)) { .panUpdate(by: $0) }
    again.handle(.panStop(.y), at: 1.1)
    again.handle(.panUpdate(by: Vector(x: 10, y: 10)), at: 1.11)
    again.handle(.panStop(.x), at: 1.11)
    XCTAssertEqual(again.frame.phase, .dragging, "it moved again")
    again.handle(.panEnd(.coast), at: 1.11)
    XCTAssertGreaterThan(again.frame.velocity.y, 900)
  }

  func test_aStopWithoutAPan_doesNothing() {
    var view = view()
    view.handle(.panStop(.y), at: 1)
    XCTAssertEqual(view.frame.phase, .idle)
    view.handle(.press(pointer: 1, at: .zero), at: 1.1)
    view.handle(.panStop(.y), at: 1.2)
    XCTAssertEqual(view.frame.phase, .tracking, "a finger on the content is none of the pad's")
    view.handle(.move(pointer: 1, to: Vector(x: 0, y: -90)), at: 1.3)
    view.handle(.panStop(.y), at: 1.4)
    XCTAssertEqual(view.frame.phase, .dragging)
    var begun = self.view()
    begun.handle(.panBegin, at: 1)
    begun.handle(.panStop(.y), at: 1.1)
    XCTAssertEqual(begun.frame.phase, .idle, "nothing moved, and nothing does")
  }

  // MARK: Momentum

  func test_momentumThatIsNotAnnounced_bouncesAsFast() {
    let velocities = [[ScrollInput.panEnd(.platformMomentum)], []].map { announced in
      var view = view(at: 60)
      pan(&view, by: Vector(x: 0, y: -2)) { .panUpdate(by: $0) }
      for call in announced { view.handle(call, at: 1.1) }
      for place in 1...2 { view.handle(.momentum(by: Vector(x: 0, y: -30)), at: 1.1 + Double(place) * 0.01) }
      XCTAssertEqual(view.frame.phase, .bouncing)
      return view.frame.velocity.y
    }
    XCTAssertLessThan(velocities[0], -300)
    XCTAssertEqual(velocities[0], velocities[1])
  }

  func test_platformMomentumIsNeverAddedToOurs() {
    let movements = Array(repeating: ScrollInput.momentum(by: down), count: 20) + [.momentumEnd]
    let table: [(name: String, before: [ScrollInput], moved: Double)] = [
      ("announced: theirs", [.panEnd(.platformMomentum)], 200),
      ("not announced: the pan ends with it", [], 200),
      ("not announced, after our coast began", [.panEnd(.coast)], 0),
      ("not announced, after GTK's speed", [.panEnd(.velocity(Vector(x: 0, y: 900)))], 0),
      ("cancelled", [.cancel], 0),
      ("fingers rest on the pad", [.panEnd(.platformMomentum), .hold], 0),
      ("a finger presses", [.panEnd(.platformMomentum), .press(pointer: 1, at: .zero)], 0),
    ]
    for row in table {
      var with = view()
      pan(&with, by: down) { .panUpdate(by: $0) }
      for call in row.before { with.handle(call, at: 1.1) }
      var without = with
      for (place, call) in movements.enumerated() { with.handle(call, at: 1.1 + Double(place) * 0.01) }
      without.tick(at: 1.3)
      let expected = row.moved > 0 ? 1100 + row.moved : without.frame.offset.y
      XCTAssertEqual(with.frame.offset.y, expected, accuracy: 1e-9, row.name)
      with.tick(at: 30)
      without.tick(at: 30)
      let rest = row.moved > 0 ? 1100 + row.moved : without.frame.offset.y
      XCTAssertEqual(with.frame.offset.y, rest, accuracy: 1e-9, "\(row.name): at rest")
    }
  }

  func test_momentumThatFallsSilent_restsWhereItIs() {
    var view = view()
    pan(&view, by: down) { .panUpdate(by: $0) }
    view.handle(.momentum(by: down), at: 1.11)
    view.tick(at: 1.2599)
    XCTAssertEqual(view.frame.phase, .coasting)
    view.tick(at: 1.2601)
    XCTAssertEqual(view.frame.phase, .idle)
    XCTAssertEqual(view.frame.offset.y, 1110, accuracy: 1e-9)
  }

  func test_aTouchOfThePad_stopsACoast_andLeavingItStartsNone() {
    var view = view()
    pan(&view, by: down) { .panUpdate(by: $0) }
    view.handle(.panEnd(.coast), at: 1.1)
    XCTAssertEqual(view.frame.phase, .coasting)
    view.tick(at: 1.2)
    let caught = view.frame.offset.y
    view.handle(.hold, at: 1.2)
    XCTAssertEqual(view.frame.phase, .tracking)
    view.tick(at: 5)
    view.handle(.holdEnd, at: 5)
    XCTAssertEqual(view.frame.phase, .idle)
    XCTAssertEqual(view.frame.offset.y, caught)
  }

  // MARK: Bursts, hi-res wheels, units

  func test_aBurstOfMovementsAtOneInstant_isOneMovement() {
    for share in [1, 2, 5] {
      var view = view()
      for place in 1...10 {
        for _ in 0..<share {
          view.handle(.panUpdate(by: down * (1 / Double(share))), at: 1 + Double(place) * 0.01)
        }
      }
      view.handle(.panEnd(.coast), at: 1.1)
      XCTAssertEqual(view.frame.velocity.y, 1000, accuracy: 1, "in \(share) parts")
      XCTAssertEqual(view.frame.offset.y, 1100, accuracy: 1e-9)
    }
  }

  func test_fractionsOfNotches_scrollAsFarAsWholeNotches() {
    let table: [(name: String, parts: [Double], distance: Double)] = [
      ("one", [1], 60), ("eighths", Array(repeating: 0.125, count: 8), 60),
      ("120ths", Array(repeating: 1.0 / 120, count: 120), 60), ("and back", [0.5, -0.25], 15),
      ("three", [0.75, 0.75, 1.5], 180),
    ]
    for smoothing in WheelSmoothing.allCases {
      for row in table {
        for gap in [0.0, 0.004] {
          var feel = Feel.uikit
          feel.wheelSmoothing = smoothing
          var view = view()
          view.setFeel(feel, at: view.clock)
          for (place, part) in row.parts.enumerated() {
            view.handle(.wheel(by: Vector(x: 0, y: part), .notches), at: 1 + Double(place) * gap)
          }
          XCTAssertEqual(view.frame.target.y, 1000 + row.distance, accuracy: 1e-6, "\(row.name), \(smoothing)")
        }
      }
    }
  }

  func test_linesAndPagesAreThoseOfTheSetting() {
    var view = view()
    view.handle(.wheel(by: Vector(x: 1, y: 0), .pages), at: 1)
    view.handle(.wheel(by: Vector(x: 0, y: -2), .lines), at: 1)
    XCTAssertEqual(view.frame.target, Vector(x: 1500, y: 960))
  }
}
