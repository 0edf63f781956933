import XCTest

@testable import ScrollKitCore

final class ScrollAnimationTests: XCTestCase {
  private let animations: [ScrollAnimation] = [
    .standard, .none, .timed(nil, .ease), .timed(2, .easeInOut), .timed(0.7, .linear), .timed(1, .easeIn), .timed(1, .easeOut),
    .timed(1, Easing(x1: 1, y1: 0.3, x2: 1)), .atSpeed(2000), .atSpeed(20_000),
  ]

  private func stage(_ animation: ScrollAnimation, to offset: Double = 2000) -> (Stage, AnimationID) {
    var stage = Stage(offset: 1000)
    let id = stage.change { $0.scroll(to: .down(offset), by: animation, at: $1) }
    return (stage, id)
  }

  private func completions(_ events: [ScrollEvent]) -> [ScrollEvent] {
    events.filter { if case .animationCompleted = $0 { true } else { false } }
  }

  /// 1000 points in 2 s, as CSS animates them.
  func test_aTimedScroll_followsItsCurve_andArrivesAtItsTime() {
    let table: [(easing: Easing, after: [(seconds: Double, progress: Double)])] = [
      (.linear, [(0.2, 0.1), (1, 0.5), (1.8, 0.9)]),
      (.ease, [(0.2, 0.094796305716), (0.5, 0.408510591355), (1, 0.802403387585)]),
      (.easeIn, [(0.5, 0.093464650719), (1, 0.315356812573), (1.8, 0.839427845762)]),
      (.easeOut, [(0.2, 0.160572154238), (1, 0.684643187427), (1.5, 0.906535349281)]),
      (.easeInOut, [(0.5, 0.129161931047), (1, 0.5), (1.5, 0.870838068953)]),
      (Easing(x1: 0.2, y1: 0.6, x2: 0.1), [(0.2, 0.35605494704), (1, 0.931115678765)]),
    ]
    for row in table {
      for target in [2000.0, 0] {
        var (stage, id) = stage(.timed(2, row.easing), to: target)
        let begin = stage.now
        XCTAssertEqual(stage.view.frame.target.y, target)
        for (seconds, progress) in row.after {
          stage.tick(begin + seconds)
          XCTAssertEqual(stage.y, 1000 + (target - 1000) * progress, accuracy: 1e-6, "\(row.easing) after \(seconds)")
        }
        stage.tick((begin + 2).nextDown)
        XCTAssertEqual(completions(stage.takeEvents()), [], "\(row.easing)")
        stage.tick(begin + 2)
        XCTAssertEqual(stage.y, target)
        XCTAssertEqual(completions(stage.takeEvents()), [.animationCompleted(id, finished: true)])
      }
    }
  }

  func test_withoutADuration_itTakesThatOfTheFeel() {
    var (stage, _) = stage(.timed(nil, .linear))
    let begin = stage.now
    stage.tick(begin + 0.15)
    XCTAssertEqual(stage.y, 1500, accuracy: 1e-6)
    stage.tick(begin + 0.3)
    XCTAssertEqual(stage.y, 2000)
  }

  /// 0.2 s up to 500 pt/s make 50 points; the other 950 take 1.9 s.
  func test_aSteadyScroll_hasItsSpeed_after02s() {
    for sign in [1.0, -1] {
      var (stage, id) = stage(.atSpeed(500), to: 1000 + sign * 1000)
      let begin = stage.now
      XCTAssertEqual(stage.view.frame.target.y, 1000 + sign * 1000)
      let table: [(seconds: Double, distance: Double, speed: Double)] = [
        (0.1, 12.5, 250), (0.2, 50, 500), (1.2, 550, 500), (2, 950, 500), (2.1, 1000, 0),
      ]
      for row in table {
        stage.tick(begin + row.seconds + 1e-12)
        XCTAssertEqual(stage.y, 1000 + sign * row.distance, accuracy: 1e-6, "\(row)")
        XCTAssertEqual(stage.view.frame.velocity.y, sign * row.speed, accuracy: 1e-6, "\(row)")
      }
      XCTAssertEqual(stage.y, 1000 + sign * 1000)
      XCTAssertEqual(completions(stage.takeEvents()), [.animationCompleted(id, finished: true)])
    }
  }

  func test_alongBothAxes_aSteadyScrollIsAStraightLine() {
    var view = ScrollView(feel: .uikit)
    view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 400), content: Vector(x: 5000, y: 5000)), at: 0)
    view.scroll(to: Vector(x: 600, y: 800), by: .atSpeed(500), at: 0)
    for time in [0.1, 0.2, 1, 2] {
      view.tick(at: time)
      XCTAssertEqual(view.frame.offset.x * 4, view.frame.offset.y * 3, accuracy: 1e-9)
    }
    XCTAssertEqual(view.frame.velocity.x, 300, accuracy: 1e-9)
    XCTAssertEqual(view.frame.velocity.y, 400, accuracy: 1e-9)
    view.tick(at: 2.1 + 1e-9)
    XCTAssertEqual(view.frame.offset, Vector(x: 600, y: 800))
  }

  /// A coast at ±3000 pt/s, then each animation to where it leads and back. One at a speed against it turns at once.
  func test_contentThatMoves_neitherJumpsNorChangesItsSpeed() {
    for animation in animations where animation != .none {
      for velocity in [3000.0, -3000] {
        for target in [20_010.0, 20_700, 19_300] {
          var stage = Stage(content: 40_000, offset: 20_000)
          stage.input(.panBegin)
          stage.input(.panEnd(.velocity(.down(velocity))))
          stage.wait(0.05)
          let before = stage.view.frame
          stage.change { $0.scroll(to: .down(target), by: animation, at: $1) }
          XCTAssertEqual(stage.view.frame.offset, before.offset, "\(animation)")
          XCTAssertEqual(stage.view.frame.target.y, target)
          var turns = false
          if case .atSpeed = animation { turns = (target - before.offset.y) * velocity < 0 }
          XCTAssertEqual(stage.view.frame.velocity.y, turns ? 0 : before.velocity.y, accuracy: 1e-6, "\(animation) to \(target)")
          stage.tick(stage.now + 1e-6)
          XCTAssertEqual(stage.y, before.offset.y, accuracy: 0.01, "\(animation) to \(target)")
          stage.wait(9)
          XCTAssertEqual(stage.y, target, "\(animation)")
        }
      }
    }
  }

  /// 60 points from the start, at −3000 pt/s.
  func test_contentThatMovesAway_turnsWithinItsRange() {
    for animation in animations where animation != .none {
      var stage = Stage(offset: 60)
      stage.input(.panBegin)
      stage.input(.panEnd(.velocity(.down(-3000))))
      stage.change { $0.scroll(to: .down(500), by: animation, at: $1) }
      while stage.view.frame.needsTick {
        stage.tick(stage.now + 0.005)
        XCTAssertGreaterThanOrEqual(stage.y, -1e-9, "\(animation)")
      }
      XCTAssertEqual(stage.y, 500)
    }
  }

  /// 100 points at 2500 pt/s take at most 2.5 · 100 / 2500 s.
  func test_contentThatMovesThereFaster_arrivesEarlier() {
    var stage = Stage(offset: 1000)
    stage.input(.panBegin)
    stage.input(.panEnd(.velocity(.down(2500))))
    stage.change { $0.scroll(to: .down(1100), by: .timed(5, .easeInOut), at: $1) }
    stage.tick(stage.now + 0.1)
    XCTAssertEqual(stage.y, 1100)
  }

  func test_theTargetIsTrue_andThePathTheSame_atAnyFrameRate() {
    for animation in animations {
      for change in [0.0, 400, -700] {
        var ends: [[Double]] = []
        for rate in [7.0, 60, 90, 240] {
          var (stage, _) = stage(animation, to: 4000)
          let begin = stage.now
          var offsets: [Double] = []
          for (index, moment) in [0.1, 0.25, 0.6, 1.1].enumerated() {
            while stage.now + 1 / rate < begin + moment { stage.tick(stage.now + 1 / rate) }
            stage.tick(begin + moment)
            offsets.append(stage.y)
            if index == 1 { stage.change(content: 5000 + change) }
          }
          let target = stage.view.frame.target.y
          XCTAssertEqual(target, min(4000, 4400 + change))
          stage.wait(10)
          XCTAssertEqual(stage.y, target, "\(animation) at \(rate) Hz")
          ends.append(offsets)
        }
        for other in ends.dropFirst() { assertEqual(other, ends[0], within: 1e-6, "\(animation)") }
      }
    }
  }

  /// From 0 to 4000 at 500 pt/s; after 2 s the range ends at 3400.
  func test_whileContentChanges_aSteadyScrollKeepsItsSpeed_andATimedOneItsTime() {
    var steady = Stage(offset: 0)
    steady.change { $0.scroll(to: .down(4000), by: .atSpeed(500), at: $1) }
    let begin = steady.now
    steady.tick(begin + 2)
    steady.change(content: 4000)
    for time in [2.0, 3, 6] {
      steady.tick(begin + time)
      XCTAssertEqual(steady.view.frame.velocity.y, 500, accuracy: 1e-9)
      XCTAssertEqual(steady.y, 500 * time - 50, accuracy: 1e-6)
    }
    steady.tick(begin + 6.9 + 1e-9)
    XCTAssertEqual(steady.y, 3400)

    var timed = Stage(offset: 0)
    timed.change { $0.scroll(to: .down(4000), by: .timed(4, .linear), at: $1) }
    timed.tick(timed.now + 2)
    let end = timed.now + 2
    timed.change(content: 4000)
    XCTAssertEqual(timed.view.frame.velocity.y, 1000, accuracy: 1e-6)
    timed.tick(end - 0.01)
    XCTAssertEqual(timed.view.frame.phase, .animating)
    timed.tick(end + 1e-9)
    XCTAssertEqual(timed.y, 3400)
    XCTAssertEqual(timed.view.frame.phase, .idle)
  }

  func test_withReducedMotion_eachIsThereInOneStep() {
    for mode in [ScrollMode.driven, .observed] {
      for animation in animations {
        var stage = Stage(mode, offset: 1000)
        var preferences = ScrollPreferences()
        preferences.reducesMotion = true
        stage.view.setPreferences(preferences, at: stage.now)
        let id = stage.change { $0.scroll(to: .down(3000), by: animation, at: $1) }
        XCTAssertEqual(stage.y, 3000, "\(animation)")
        XCTAssertEqual(completions(stage.takeEvents()), [.animationCompleted(id, finished: true)], "\(animation)")
      }
    }
  }

  func test_observed_theToolkitAnimates_orIsToldToBeThere() {
    for animation in animations {
      var view = ScrollView(mode: .observed, setting: .tall)
      view.handle(.didScroll(to: .down(1000)), at: 0)
      view.tick(at: 1)
      _ = view.takeEvents()
      let id = view.scroll(to: .down(3000), by: animation, at: 1)
      let requests = view.takeEvents().map(\.event).filter(\.isRequest)
      XCTAssertEqual(requests, [.requested(animation == .none ? .jump(to: .down(3000)) : .animate(to: .down(3000), id))])
    }
  }

  func test_aScrollToAnItem_endsAtTheItem_howeverExtentsBecomeKnownOnTheWay() throws {
    for animation in animations where animation != .none {
      for alignment in [ScrollAlignment.nearest, .start, .center, .end] {
        let list = try ListStage(extents: [Double?](repeating: nil, count: 2000))
        let id = list.stage.change {
          $0.scroll(toItem: 700, AxisPlacement(alignment, before: 11, after: 7), by: animation, at: $1)
        }
        for _ in 0..<15_000 where list.stage.view.frame.phase == .animating {
          list.stage.tick(list.stage.now + 1.0 / 60)
          let before = list.stage.view.frame.velocity.y
          try list.measureVisible { Double(20 + $0 * 53 % 300) }
          guard list.stage.view.frame.phase == .animating else { break }
          if case .atSpeed = animation { continue }  // an item that moves to the other side is followed at once
          XCTAssertEqual(list.stage.view.frame.velocity.y, before, accuracy: 1e-6, "\(animation)")
        }
        let position = try XCTUnwrap(list.position(ofID: 700))
        let extent = try XCTUnwrap(list.items[700].extent, "\(animation) \(alignment) \(position) \(list.stage.view.frame)")
        let middle = (600.0 + 11 - 7 - extent) / 2
        let expected = alignment == .start ? 11 : alignment == .center ? middle : 600 - 7 - extent
        XCTAssertEqual(position, expected, accuracy: 1e-6, "\(animation) \(alignment)")
        XCTAssertEqual(completions(list.stage.takeEvents()), [.animationCompleted(id, finished: true)], "\(animation)")
      }
    }
  }

  /// Rows that turn out to be longer than estimated move the target in each frame.
  func test_aSteadyScroll_hasItsSpeedAfter02s_alsoWhileItsTargetMoves() throws {
    for rate in [60.0, 120] {
      let list = try ListStage(extents: [Double?](repeating: nil, count: 2000))
      list.stage.change { $0.scroll(toItem: 700, AxisPlacement(.start), by: .atSpeed(6000), at: $1) }
      let begin = list.stage.now
      var shift = 0.0
      for frame in 1...Int(rate) {
        list.stage.tick(begin + Double(frame) / rate)
        let time = Double(frame) / rate
        let (speed, distance) = time < 0.2 ? (30_000 * time, 15_000 * time * time) : (6000, 6000 * time - 600)
        XCTAssertEqual(list.stage.view.frame.velocity.y, speed, accuracy: 1e-6, "after \(time)")
        XCTAssertEqual(list.y, distance + shift, accuracy: 1e-6, "after \(time)")
        let before = list.y
        try list.measureVisible { _ in 50 }
        shift += list.y - before  // what is above the viewport of the first row has become longer, too
      }
    }
  }

  /// The list stays attached, and the content where it is.
  func test_aScrollToAnItem_withoutAlignment_stopsWhereItIs() throws {
    let list = try ListStage(extents: [Double?](repeating: 100, count: 100), offset: 500)
    list.stage.change { $0.scroll(to: .down(4000), by: .atSpeed(500), at: $1) }
    list.stage.wait(1)
    let y = list.y
    let id = list.stage.change { $0.scroll(toItem: 70, AxisPlacement(.none), by: .atSpeed(500), at: $1) }
    XCTAssertTrue(list.stage.takeEvents().contains(.animationCompleted(id, finished: true)))
    list.stage.wait(1)
    XCTAssertEqual(list.y, y)
  }

  func test_aScrollOfAnyNestedMember_leavesTheOthersWhereTheyAre() {
    for animation in animations {
      for number in [0, 1] {
        let stage = NestedStage([(200, 0), (1000, 0)])
        stage.flick(1000)
        stage.tick(stage.now + 0.1)
        var expected = stage.offsets
        stage.call(number, at: stage.now) { _ = $0.scroll(to: .down(120), by: animation, at: stage.now) }
        expected[number] = 120
        for _ in 0..<20 { stage.call(0, at: stage.now + 0.03) { _ in } }
        stage.tick(stage.now + 30)
        XCTAssertTrue(stage.isResting)
        assertEqual(stage.offsets, expected, within: 0.01, "\(animation) \(number)")
      }
    }
  }

  /// A zoom takes the new target to the end of its own animation.
  func test_whileTheScaleIsAnimated_theTargetIsForTheScaleAtItsEnd() {
    for animation in animations where animation != .none {
      var view = ScrollView(feel: .uikit)
      view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 800, y: 1000)), at: 0)
      view.enableZoom(from: 0.25, to: 4, at: 0)
      view.zoom(to: 2, about: .zero, at: 1)
      view.scroll(to: Vector(x: 1200, y: 1400), by: animation, at: 1.1)
      XCTAssertEqual(view.frame.target, Vector(x: 1200, y: 1400), "in range only at scale 2")
      view.tick(at: 9)
      XCTAssertEqual(view.frame.offset, Vector(x: 1200, y: 1400), "\(animation)")
      XCTAssertEqual(view.frame.scale, 2, accuracy: 1e-12)
    }
  }
}
