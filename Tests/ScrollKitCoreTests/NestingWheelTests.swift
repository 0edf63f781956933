import XCTest

@testable import ScrollKitCore

/// Wheels, keys and trackpads over nested scrollers.
final class NestingWheelTests: XCTestCase {
  private func turn(_ stage: NestedStage, _ notches: Double, at time: Double) {
    stage.put(.wheel(by: Vector(x: 0, y: notches), .notches), at: time)
  }

  /// The child keeps its overscroll to itself: it bounces, and the parent has not moved.
  func test_homeAndEndDuringABounce_leadToTheEndsOfTheMember() {
    var rules = NestRules()
    rules.overscroll = Pair(x: .auto, y: .contain)
    for (key, start, pull, end) in [(ScrollKey.home, 0.0, -150.0, 0.0), (.end, 0, -150, 200), (.end, 200, 150, 200), (.home, 200, 150, 0)] {
      let stage = NestedStage([.init(range: 200, offset: start, rules: rules), .init(range: 100, offset: 40)])
      stage.drag([pull])
      stage.tick(stage.now + 0.3)
      stage.release()
      XCTAssertGreaterThan((stage.offsets[0] - start).magnitude, 50)
      stage.put(.key(key), at: stage.now)
      stage.tick(stage.now + 3)
      assertEqual(stage.offsets, [end, 40], "\(key) from \(start)")
    }
  }

  func test_theRemainderOfANotchAtTheChildsEnd_movesTheParent() {
    let stage = NestedStage([(200, 180), (1000, 0)])  // a notch is 60 points
    turn(stage, 1, at: 1)
    assertEqual(stage.targets, [200, 40])
    XCTAssertEqual(stage.phases, [.wheeling, .wheeling])
    let alone = Motion.curve(
      moving: MotionState(position: 0, velocity: 0), destination: 60,
      duration: WheelSmoothing.inverseDelta.duration(of: 60), easing: .easeInOut, range: Interval(lower: 0, upper: 60))
    for time in [0.02, 0.05, 0.07, 0.1, 0.15] {
      stage.tick(1 + time)
      let distance = alone.state(at: time).position
      assertEqual(stage.offsets, [min(200, 180 + distance), max(0, distance - 20)], "\(time)")
      XCTAssertEqual(stage.velocities.filter { $0 != 0 }.count, 1, "one at a time")
    }
    stage.tick(3)
    assertEqual(stage.offsets, [200, 40])
    XCTAssertTrue(stage.isResting)
  }

  /// Also where the notches are so slow that each is a gesture of its own, and across the border of two scrollers.
  func test_aSteadyWheel_isSteadyOverNestedScrollers() {
    var feel = NestedStage.bare
    feel.wheelSmoothing = .steady
    for rate in [3.0, 5, 10, 20] {
      let stage = NestedStage([(400, 0), (1000, 0)], feel: feel)
      var sums: [Double] = []
      for notch in 0..<14 {
        let begin = 1 + Double(notch) / rate
        stage.tick(begin)
        turn(stage, 1, at: begin)
        for frame in 1...12 {
          stage.tick(begin + Double(frame) / 12 / rate)
          if notch > 3 { sums.append(stage.sum) }
        }
      }
      let steps = zip(sums.dropFirst(), sums).map { $0 - $1 }
      XCTAssertLessThanOrEqual(steps.max()!, 1.15 * 60 / 12, "\(rate) notches/s")
      XCTAssertGreaterThanOrEqual(steps.min()!, 0.85 * 60 / 12, "\(rate) notches/s")
      stage.tick(9)
      assertEqual(stage.offsets, [400, 440])
    }
  }

  func test_aNotch_hasTheFeelThatWasSetDuringTheOneBefore() {
    for (pause, target) in [(0.1, 160.0), (0.17, 160)] {
      let stage = NestedStage([(2000, 0), (1000, 0)])
      var feel = NestedStage.bare
      feel.wheelSmoothing = .exponential  // 1.4 s: both gestures meet in one motion
      stage.call(0, at: 1) { $0.setFeel(feel, at: 1) }
      turn(stage, 1, at: 1)
      feel.wheelStep = .points(100)
      stage.call(0, at: 1.05) { $0.setFeel(feel, at: 1.05) }
      turn(stage, 1, at: 1 + pause)
      assertEqual(stage.targets, [target, 0], "\(pause)")
    }
  }

  func test_aTurnBack_scrollsTheChildFirst() {
    // Seconds between the last notch on and the first back; where the child is then: 60 back, or the rest of them if the
    // parent still moves.
    let rows: [(pause: Double, child: ClosedRange<Double>)] = [
      (0.1, 140...199), (0.149, 140...199), (0.151, 140...199), (1, 140...140),
    ]
    for row in rows {
      let stage = NestedStage([(200, 180), (1000, 0)])
      turn(stage, 1, at: 1)
      turn(stage, 1, at: 1.1)
      assertEqual(stage.targets, [200, 100])
      turn(stage, -1, at: 1.1 + row.pause)
      stage.tick(5)
      XCTAssert(row.child.contains(stage.offsets[0]), "\(row): \(stage.offsets)")
      XCTAssertEqual(stage.sum, 240, accuracy: 1e-9)
    }
  }

  func test_aWheelSequenceOverAnotherScroller_staysWithItsChain() {
    // Three notches over the parent bring the child under the pointer; where both are to rest after one
    // more over the child, so many seconds later.
    let rows: [(pause: Double, child: Double, parent: Double)] = [
      (0.05, 100, 240), (0.149, 100, 240), (0.5, 160, 180),
    ]
    for row in rows {
      let stage = NestedStage([(200, 100), (1000, 0)])
      for _ in 0..<3 { stage.put(.wheel(by: Vector(x: 0, y: 1), .notches), on: 1, at: 1) }
      turn(stage, 1, at: 1 + row.pause)
      stage.tick(5)
      assertEqual(stage.offsets, [row.child, row.parent], "\(row)")
    }
    // And from the child to its parent: the rest of the distance is not lost.
    let stage = NestedStage([(200, 100), (1000, 0)])
    for _ in 0..<3 { turn(stage, 1, at: 1) }
    stage.put(.wheel(by: Vector(x: 0, y: 1), .notches), on: 1, at: 1.05)
    stage.tick(5)
    assertEqual(stage.offsets, [200, 140])
  }

  /// The parent counted as moving until it was ticked.
  func test_aWheelSequenceOverAnotherScroller_beginsAnew_whenItsChainHasComeToRest() {
    var feel = NestedStage.bare
    feel.wheelSmoothing = .paced  // 60 points take 0.06 s
    for isTicked in [true, false] {
      let stage = NestedStage(
        [.init(range: 200, offset: 100), .init(range: 1000)], feel: feel, enablesBehaviours: false)
      stage.put(.wheel(by: Vector(x: 0, y: 1), .notches), on: 1, at: 1)
      if isTicked { stage.tick(1.14) }
      turn(stage, 1, at: 1.14)
      stage.tick(5)
      assertEqual(stage.offsets, [160, 60], "\(isTicked)")
    }
  }

  func test_turnsAddUp_acrossTheChain() {
    let stage = NestedStage([(200, 0), (1000, 0)])
    for notch in 0..<5 { turn(stage, 1, at: 1 + Double(notch) * 0.03) }
    assertEqual(stage.targets, [200, 100])
    stage.tick(5)
    assertEqual(stage.offsets, [200, 100])
  }

  func test_aLatchingChild_keepsASequence() {
    var rules = NestRules()
    rules.latching = .gesture
    let stage = NestedStage([.init(range: 200, offset: 180, rules: rules), .init(range: 1000)])
    turn(stage, 1, at: 1)
    turn(stage, 1, at: 1.1)
    stage.tick(3)
    assertEqual(stage.offsets, [200, 0])
    turn(stage, 1, at: 4)  // another sequence: the child is at its end
    stage.tick(6)
    assertEqual(stage.offsets, [200, 60])
  }

  /// The child has a range of 30 across, the page more.
  func test_aLatchingChild_keepsASequence_alongAnAxisOnWhichItTurnsOnlyLater() {
    var rules = NestRules()
    rules.latching = .gesture
    for (first, second, unit) in [(30.0, 50.0, WheelUnit.points), (1, 1, .notches)] {
      for (begin, child, page) in [(0.0, 30.0, 0.0), (30, 30, unit == .points ? 50 : 60)] {
        let stage = NestedStage([.init(range: 1000, across: 30, rules: rules), .init(range: 1000, across: 1000)])
        stage.change(0) { $0.setOffset(Vector(x: begin, y: 0), at: $1) }
        stage.put(.wheel(by: .down(first), unit), at: 1)
        stage.put(.wheel(by: Vector(x: second, y: 0), unit), at: 1.1)
        stage.tick(5)
        assertEqual(stage.acrosses, [child, page], "\(unit), \(begin)")
        assertEqual(stage.offsets, [unit == .points ? 30 : 60, 0], "\(unit), \(begin)")
      }
    }
  }

  func test_aTurnExactlyAfterTheLatchingPause_beginsAnotherSequence() {
    var rules = NestRules()
    rules.latching = .gesture
    for (pause, parent) in [(0.15, 0.0), (0.499, 0), (0.5, 30)] {
      let stage = NestedStage([.init(range: 200, offset: 180, rules: rules), .init(range: 1000)])
      stage.put(.wheel(by: Vector(x: 0, y: 30), .points), at: 0)
      stage.put(.wheel(by: Vector(x: 0, y: 30), .points), at: pause)
      assertEqual(stage.offsets, [200, parent], "\(pause)")
    }
  }

  func test_aWheelOfPoints_scrollsAtOnce_andStopsAtTheLastEnd() {
    let stage = NestedStage([(200, 180), (100, 0)])
    let rows: [(by: Double, child: Double, parent: Double)] = [
      (30, 200, 10), (-5, 195, 10), (-25, 170, 10), (500, 200, 100), (-10, 190, 100),
    ]
    for (number, row) in rows.enumerated() {
      stage.put(.wheel(by: Vector(x: 0, y: row.by), .points), at: 1 + Double(number) / 100)
      assertEqual(stage.offsets, [row.child, row.parent], "\(row)")
    }
    stage.tick(2)
    XCTAssertTrue(stage.isResting)
  }

  /// A single turn has no velocity: its duration is not known. Turns before the program's scroll do not count.
  func test_aWheelOfPoints_thatCatchesTheProgramsScroll_hasNoVelocityYet() {
    let stage = NestedStage([(2000, 0), (1000, 0)])
    for time in [1, 1.01] { stage.put(.wheel(by: .down(10), .points), at: time) }
    XCTAssertEqual(stage.frame(0).velocity.y, 1000, accuracy: 1e-6)
    stage.call(0, at: 1.02) { _ = $0.scroll(to: .down(1000), at: 1.02) }
    stage.put(.wheel(by: .down(100), .points), at: 1.06)
    XCTAssertEqual(stage.phases[0], .wheeling)
    XCTAssertEqual(stage.frame(0).velocity.y, 0)
    stage.put(.wheel(by: .down(20), .points), at: 1.07)
    XCTAssertEqual(stage.frame(0).velocity.y, 2000, accuracy: 1e-6)
  }

  /// Both latch. A turn that nobody can take moves nothing and latches nobody, whatever the pause: the child moves first when the
  /// wheel turns back. In Chromium, too.
  func test_aTurnThatNobodyCanTake_latchesNobody() {
    var rules = NestRules()
    rules.latching = .gesture
    for (isAtEnd, side) in [(false, 1.0), (true, -1)] {
      for pause in [0.06, 0.12, 0.3, 0.6] {
        for unit in [WheelUnit.notches, .points] {
          let layer = NestedStage.Layer(range: 1000, offset: isAtEnd ? 1000 : 0, rules: rules)
          let stage = NestedStage([layer, layer])
          for (number, turn) in [-1.0, 1, 1].enumerated() {
            stage.put(.wheel(by: .down(side * turn * (unit == .points ? 60 : 1)), unit), at: 1 + pause * Double(number))
          }
          stage.tick(9)
          assertEqual(stage.offsets, isAtEnd ? [880, 1000] : [120, 0], "\(unit) every \(pause) s")
        }
      }
    }
  }

  /// Keys do not latch for as long: each is a gesture of its own in Chromium.
  func test_aKeyAfterTheSilence_beginsAnotherSequence() {
    var rules = NestRules()
    rules.latching = .gesture
    for (pause, parent) in [(0.149, 0.0), (0.151, 40)] {
      let stage = NestedStage([.init(range: 200, offset: 180, rules: rules), .init(range: 1000)])
      stage.put(.key(.lineDown), at: 1)
      stage.put(.key(.lineDown), at: 1 + pause)
      stage.tick(9)
      assertEqual(stage.offsets, [200, parent], "\(pause)")
    }
  }

  /// The child is at its end, and both latch: the gesture belongs to the parent. A turn back in less than 0.5 s is the same gesture
  /// and moves the parent; a later one moves the child.
  func test_aWheelSequenceThatHasLatched_lastsAsLong_whenTheClockIsSetBack() {
    var latching = NestRules()
    latching.latching = .gesture
    for (pause, offsets) in [(0.25, [40.0, 70]), (0.5625, [10, 100])] {
      for setsBack in [false, true] {
        let stage = NestedStage([.init(range: 40, offset: 40, rules: latching), .init(range: 1000, rules: latching)])
        stage.put(.wheel(by: .down(100), .points), at: 64)
        stage.tick(64.0625)
        if setsBack { stage.members[0].setClock(backTo: 1.0625) }
        stage.put(.wheel(by: .down(-30), .points), at: (setsBack ? 1 : 64) + pause)
        assertEqual(stage.offsets, offsets, "\(pause), set back: \(setsBack)")
      }
    }
  }

  func test_aWheelOverNothingThatMoves_doesNothing() {
    let stage = NestedStage([(0, 0), (0, 0)])
    turn(stage, 3, at: 1)
    stage.tick(1.1)
    XCTAssertTrue(stage.isResting)
    XCTAssertEqual(stage.offsets, [0, 0])
  }

  func test_aWheelLeavesAnAnimatedScrollOfThePageAlone() {
    let stage = NestedStage([(200, 0), (1000, 0)])
    stage.call(1, at: 1) { _ = $0.scroll(to: Vector(x: 0, y: 500), at: 1) }
    turn(stage, 1, at: 1.1)
    XCTAssertEqual(stage.phases, [.wheeling, .animating])
    stage.tick(5)
    assertEqual(stage.offsets, [60, 500])
  }

  /// Also where both belonged to the chain of an earlier wheel: no member of the next one has room.
  func test_aWheelLeavesTheScrollOfAFormerMemberAlone_atAnyDepth() {
    for depth in 2...6 {
      let lists = Array(repeating: (range: 200.0, offset: 200.0), count: depth - 1)
      let stage = NestedStage(lists + [(1000, 0)])
      let page = depth - 1
      turn(stage, 1, at: 0)
      stage.tick(1)
      XCTAssertEqual(stage.offsets[page], 60)
      stage.call(page, at: 1) { _ = $0.scroll(to: Vector(x: 0, y: 500), at: 1) }
      turn(stage, 1, at: 1.1)
      XCTAssertEqual(stage.phases[page], .animating)
      stage.tick(5)
      XCTAssertEqual(stage.offsets[page], 500, "of \(depth)")
    }
  }

  func test_keys_chainToTheParent() {
    // The child sees 400: a page is 350. Lines are 40.
    let rows: [(key: ScrollKey, begin: [Double], end: [Double])] = [
      (.lineDown, [180, 0], [200, 20]),
      (.lineUp, [30, 100], [0, 90]),
      (.pageDown, [0, 0], [200, 150]),
      (.pageUp, [200, 1000], [0, 850]),
      (.end, [50, 0], [200, 0]),  // the end of the first that is not there yet
      (.end, [200, 0], [200, 1000]),
      (.home, [200, 300], [0, 300]),
      (.home, [0, 300], [0, 0]),
    ]
    for row in rows {
      let stage = NestedStage([(200, row.begin[0]), (1000, row.begin[1])])
      stage.put(.key(row.key), at: 1)
      stage.tick(5)
      assertEqual(stage.offsets, row.end, "\(row)")
    }
  }

  // MARK: Trackpads

  func test_aPan_isADrag() {
    let stage = NestedStage([(200, 150), (1000, 40)])
    stage.put(.panBegin, at: 1)
    let band = RubberBand(coefficient: 0.55, limit: 400)
    let rows: [(by: Double, child: Double, parent: Double)] = [
      (80, 200, 70), (-60, 140, 70), (-170, 0, 40), (-50, 0, band.overscroll(pulledBy: -10)),
    ]
    for (number, row) in rows.enumerated() {
      stage.put(.panUpdate(by: Vector(x: 0, y: row.by)), at: 1 + Double(number) / 100)
      assertEqual(stage.offsets, [row.child, row.parent], "\(row)")
    }
    stage.put(.panEnd(.coast), at: 2)
    stage.tick(5)
    assertEqual(stage.offsets, [0, 0])
  }

  func test_aPanUntilSilence_isADrag_andEndsByItself() {
    let stage = NestedStage([(200, 150), (1000, 40)])
    stage.put(.panUpdateUntilSilence(by: Vector(x: 0, y: 80)), at: 1)
    assertEqual(stage.offsets, [200, 70])
    stage.tick(1 + ScrollActivity.silence - 0.01)
    XCTAssertEqual(stage.phases, [.dragging, .dragging])
    stage.tick(1 + ScrollActivity.silence)
    XCTAssertTrue(stage.isResting)
    // The next sequence begins, although no tick came in between.
    for (time, by, child, parent) in [(2.0, -60.0, 140.0, 70.0), (3, 80, 200, 90)] {
      stage.put(.panUpdateUntilSilence(by: Vector(x: 0, y: by)), at: time)
      assertEqual(stage.offsets, [child, parent], "\(time)")
    }
  }

  /// The end of a pan that stayed with the child was lost. The child has no room for the next gesture.
  func test_aGestureAfterTheLostEndOfAPan_choosesItsScrollerAnew() {
    var rules = NestRules()
    rules.latching = .gesture
    let gestures: [[ScrollInput]] = [
      [.panBegin, .panUpdate(by: .down(60))],
      [.press(pointer: 1, at: Vector(x: 0, y: 500)), .move(pointer: 1, to: Vector(x: 0, y: 440))],
      [.wheel(by: .down(60), .points)],
    ]
    for gesture in gestures {
      let stage = NestedStage([.init(range: 200, offset: 150, rules: rules), .init(range: 1000, offset: 40)])
      stage.put(.panBegin, at: 1)
      stage.put(.panUpdate(by: .down(50)), at: 1.01)
      assertEqual(stage.offsets, [200, 40])
      for (place, input) in gesture.enumerated() { stage.put(input, at: 5 + Double(place) * 0.01) }
      assertEqual(stage.offsets, [200, 100], "\(gesture)")
    }
  }

  func test_aPanThatStops_flingsTheChain() {
    let stage = NestedStage([(200, 150), (1000, 40)])
    for step in 1...5 {
      stage.put(.panUpdate(by: Vector(x: 0, y: 9)), at: 1 + Double(step) / 100)
    }
    stage.put(.panStop(.y), at: 1.05)
    assertEqual(stage.velocities, [900, 0], within: 1)
    stage.tick(10)
    XCTAssertEqual(stage.offsets[0], 200)
    XCTAssertGreaterThan(stage.offsets[1], 300)
  }

  func test_whatAWheelTurned_isReadOnce_asTheInnermostFeels() {
    // Speed, acceleration and whole steps of a feel; notches, each a second after the last; where
    // both lead. A notch is 60 points, the child has 20 of room.
    let rows: [(speed: Double, limit: Double, isWhole: Bool, turns: [Double], distance: Double)] = [
      (1, 1, false, [0.5, 0.75], 75), (2, 1, false, [0.5, 0.75], 150),
      (1, 1, true, [0.5, 0.75], 60), (1, 1, true, [0.5, 0.25], 0), (2, 1, true, [1, 0.5, 0.5], 240),
      (1, 5, false, [1, 1], 120),
    ]
    for row in rows {
      var feel = NestedStage.bare
      feel.wheelSpeed = row.speed
      feel.wheelAcceleration = row.limit
      feel.wheelStepping = row.isWhole ? .whole : .fractional
      let stage = NestedStage([(200, 180), (1000, 0)], feel: feel)
      for (number, notches) in row.turns.enumerated() { turn(stage, notches, at: Double(number)) }
      stage.tick(10)
      assertEqual(stage.offsets, [180 + min(20, row.distance), max(0, row.distance - 20)], "\(row)")
    }
  }

  func test_aWheelTurnedFast_goesFarther_inAChainToo() {
    var feel = NestedStage.bare
    feel.wheelAcceleration = 5
    let stage = NestedStage([(200, 180), (1000, 0)], feel: feel)
    for number in 0..<3 { turn(stage, 1, at: 1 + Double(number) / 30) }
    // 30 notches a second are twice 15: 60, then 120 each.
    assertEqual(stage.targets, [200, 300 - 20])
  }

  func test_aPanWithAVelocity_flingsTheChain() {
    let stage = NestedStage([(200, 150), (1000, 40)])
    stage.put(.panUpdate(by: Vector(x: 0, y: 10)), at: 1)
    stage.put(.panEnd(.velocity(Vector(x: 0, y: 1000))), at: 1.01)
    assertEqual(stage.targets, [200, 40 + 499 - 40], within: 0.01)
  }

  func test_thePlatformsMomentum_chainsToTheParent_andBouncesAtTheLastEnd() {
    let stage = NestedStage([(200, 150), (100, 40)])
    stage.put(.panUpdate(by: Vector(x: 0, y: 10)), at: 1)
    stage.put(.panEnd(.platformMomentum), at: 1.01)
    assertEqual(stage.offsets, [160, 40])
    var time = 1.01
    for row in [(30.0, [190.0, 40.0]), (30, [200, 60]), (30, [200, 90])] {
      time += 0.01
      stage.put(.momentum(by: Vector(x: 0, y: row.0)), at: time)
      assertEqual(stage.offsets, row.1)
    }
    stage.put(.momentum(by: Vector(x: 0, y: 30)), at: time + 0.01)
    XCTAssertEqual(stage.phases, [.idle, .bouncing])
    stage.put(.momentum(by: Vector(x: 0, y: 30)), at: time + 0.02)
    stage.put(.momentumEnd, at: time + 0.03)
    stage.tick(5)
    assertEqual(stage.offsets, [200, 100])
  }

  func test_momentumThatFallsSilent_orEnds_rests() {
    for ends in [true, false] {
      let stage = NestedStage([(200, 150), (100, 40)])
      stage.put(.panUpdate(by: Vector(x: 0, y: 80)), at: 1)
      stage.put(.panEnd(.platformMomentum), at: 1.01)
      if ends { stage.put(.momentumEnd, at: 1.02) } else { stage.tick(1.2) }
      XCTAssertTrue(stage.isResting)
      assertEqual(stage.offsets, [200, 70])
    }
  }

  func test_restingFingers_catchAllOfTheChain() {
    let stage = NestedStage([(100, 0), (1000, 0)])
    stage.flick(1000)
    stage.tick(0.5)
    let caught = stage.offsets
    stage.put(.hold, at: 0.5)
    stage.tick(1)
    assertEqual(stage.offsets, caught)
    stage.put(.holdEnd, at: 2)
    XCTAssertTrue(stage.isResting)
  }

  /// Rows are inserted above, and others below are removed: its range and its offset stay, so its share of the path is the same.
  func test_contentThatIsShiftedPastItsEnd_whileAWheelMovesIt_isToRestAtTheEnd() {
    let stage = NestedStage([(200, 150), (1000, 0)], feel: .android)
    stage.put(.wheel(by: .down(50), .points), at: 1)
    XCTAssertEqual(stage.phases[0], .wheeling)
    stage.call(0, at: 1.01) { view in view.setGeometry(view.geometry, shift: .down(30), at: 1.01) }
    XCTAssertEqual(stage.offsets[0], 200)
    XCTAssertEqual(stage.targets[0], 200)
  }
}
