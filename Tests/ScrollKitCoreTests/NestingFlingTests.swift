import XCTest

@testable import ScrollKitCore

/// A fling over nested scrollers: where one ends the next sets out, at the same time and speed.
final class NestingFlingTests: XCTestCase {
  private let clamped: Feel = {
    var feel = NestedStage.bare
    feel.edges = .all(.clamp)
    return feel
  }()

  func test_theParentSetsOut_whenAndAsFastAsTheChildArrives() throws {
    // 50 points dragged, then 1000 pt/s: 499 more, of which the child has room for 150.
    let stage = NestedStage([(200, 0), (1000, 0)])
    stage.flick(1000)
    let begin = stage.now
    let coast = Motion.deceleration(start: 50, initialVelocity: 1000, drag: Feel.uikit.coast.drag)
    let crossing = try XCTUnwrap(coast.time(reaching: 200))
    assertEqual(stage.targets, [200, coast.destination - 200])
    XCTAssertEqual(stage.phases, [.coasting, .coasting])
    XCTAssertEqual(stage.velocities[1], 0)
    stage.tick(begin + crossing - 1e-6)
    assertEqual(stage.offsets, [200, 0], within: 1e-3)
    XCTAssertEqual(stage.velocities[0], coast.state(at: crossing).velocity, accuracy: 0.01)
    stage.tick(begin + crossing + 1e-6)
    assertEqual(stage.offsets, [200, 0], within: 1e-3)
    XCTAssertEqual(stage.velocities[0], 0)
    XCTAssertEqual(stage.velocities[1], coast.state(at: crossing).velocity, accuracy: 0.01)
    XCTAssertEqual(stage.phases, [.idle, .coasting])
    stage.tick(begin + 1)
    assertEqual(stage.offsets, [200, coast.state(at: 1).position - 200])
    stage.tick(begin + 10)
    assertEqual(stage.offsets, [200, coast.destination - 200])
    XCTAssertTrue(stage.isResting)
  }

  func test_theChildRestsAtTheCrossing_whateverTheFrames() throws {
    let coast = Motion.deceleration(start: 50, initialVelocity: 1000, drag: Feel.uikit.coast.drag)
    let crossing = try XCTUnwrap(coast.time(reaching: 200))
    for step in [0.001, 0.008, 0.3] {
      let stage = NestedStage([(200, 0), (1000, 0)])
      stage.flick(1000)
      let begin = stage.now
      var time = begin
      while time < begin + 1 {
        time += step
        stage.tick(time)
      }
      XCTAssertEqual(stage.view(0).engine.rested, begin + crossing, accuracy: 1e-9, "\(step)")
    }
  }

  func test_targets_areEmittedAtRelease_andKept() {
    let rows: [(ranges: [(range: Double, offset: Double)], speed: Double, targets: [Double])] = [
      ([(1000, 0), (1000, 0)], 1000, [549, 0]),
      ([(200, 0), (100, 0), (1000, 0)], 1000, [200, 100, 249]),
      ([(200, 0), (100, 0), (50, 0)], 1000, [200, 100, 50]),
      ([(200, 200), (1000, 1000)], -1000, [0, 651]),
      ([(0, 0), (1000, 0)], 1000, [0, 549]),
    ]
    for row in rows {
      let stage = NestedStage(row.ranges)
      stage.flick(row.speed)
      assertEqual(stage.targets, row.targets, within: 0.01, "\(row)")
      let promised = stage.targets
      stage.tick(stage.now + 30)
      XCTAssertEqual(stage.offsets, promised, "\(row)")
      XCTAssertTrue(stage.isResting)
    }
  }

  func test_willRestIsEmittedOnce_forEachMemberThatWillMove() {
    let stage = NestedStage([(200, 0), (1000, 0), (1000, 0)])
    stage.flick(1000)
    for step in 1...300 { stage.tick(stage.now + Double(step) / 60) }
    let targets = (0..<3).map { number in
      stage.events(number).compactMap { event -> Double? in
        guard case .willRest(let target) = event.event else { return nil }
        return target.y
      }
    }
    assertEqual(targets[0], [200])
    assertEqual(targets[1], [348.99], within: 0.02)
    assertEqual(targets[2], [])
  }

  /// Qt counts flicks in content longer than ten viewports, here of 400: what both can scroll counts.
  func test_qtsFlicksAddUp_whereTheMembersTogetherAreLong() {
    for (list, page, counts) in [(1500.0, 2000.0, false), (1700, 2000, true), (90_000, 0, true)] {
      let stage = NestedStage([(list, 0), (page, 0)], feel: .qt)
      for flicks in 0...3 {
        stage.flick(2000)
        XCTAssertEqual(stage.members[0].chain.path.activity.flicks, counts ? UInt8(flicks) : 0, "\(list), \(page)")
        stage.tick(stage.now + 0.05)
      }
    }
  }

  func test_onlyTheLastMemberBounces() {
    let stage = NestedStage([(100, 0), (100, 0)])
    stage.flick(3000)
    assertEqual(stage.targets, [100, 100])
    var farthest = stage.offsets
    var bounced = false
    for frame in 1...240 {
      stage.tick(0.05 + Double(frame) / 60)
      farthest = zip(farthest, stage.offsets).map(max)
      if stage.phases == [.idle, .bouncing] { bounced = true }
    }
    XCTAssertEqual(farthest[0], 100)
    XCTAssertGreaterThan(farthest[1], 150)
    XCTAssertTrue(bounced)
    XCTAssertEqual(stage.offsets, [100, 100])
    let bounces = (0..<2).map { number in
      stage.events(number).filter { $0.event == .didBounce(.bottom) }.count
    }
    XCTAssertEqual(bounces, [0, 1])
  }

  /// A strip that scrolls across in a page that scrolls down: each is the last along its axis.
  func test_theLastMemberAlongEachAxis_bouncesAtItsEdges() {
    for (velocity, edge, last) in [
      (Vector(x: -3000, y: 0), Edges.left, 0), (Vector(x: 3000, y: 0), .right, 0), (Vector(x: 0, y: -3000), .top, 1),
      (Vector(x: 0, y: 3000), .bottom, 1),
    ] {
      let stage = NestedStage([.init(range: 0, across: 100), .init(range: 100)])
      for number in 0..<2 { stage.change(number) { $0.setOffset(Vector(x: number == 0 ? 50 : 0, y: number == 0 ? 0 : 50), at: $1) } }
      stage.put(.panUpdate(by: velocity * 0.001), at: 0)
      stage.put(.panEnd(.velocity(velocity)), at: 0.01)
      var phases: Set<ScrollPhase> = []
      for frame in 1...120 {
        stage.tick(Double(frame) / 60)
        phases.insert(stage.phases[last])
      }
      XCTAssertTrue(phases.contains(.bouncing), "\(edge)")
      XCTAssertEqual(stage.events(last).map(\.event).filter { $0 == .willBounce(edge) || $0 == .didBounce(edge) },
        [.willBounce(edge), .didBounce(edge)], "\(edge)")
    }
  }

  /// Fingers pan 50 points past both edges: the child's along one axis, its parent's along the other. The path has one rubber band, that
  /// of the child, whichever axis is its own: 27.5 / (1 + 27.5 / 400) points.
  func test_aPathPastEdgesOfTwoMembers_bouncesAsTheInner_alongBothAxes() {
    var stiff = NestedStage.bare
    stiff.rubberBand = 0.2
    let overscroll = 27.5 / (1 + 27.5 / 400)
    for isAcross in [false, true] {
      let (down, across) = (NestedStage.Layer(range: 100), NestedStage.Layer(range: 0, across: 100))
      var (child, parent) = isAcross ? (across, down) : (down, across)
      child.feel = NestedStage.bare
      parent.feel = stiff
      let stage = NestedStage([child, parent])
      stage.put(.panUpdate(by: Vector(x: -50, y: -50)), at: 0)
      let offsets = stage.members.map { $0.view.engine.lastSnapshot.offset }
      XCTAssertEqual(offsets[isAcross ? 0 : 1].x, -overscroll, accuracy: 1e-9)
      XCTAssertEqual(offsets[isAcross ? 1 : 0].y, -overscroll, accuracy: 1e-9)
    }
  }

  /// The child is at its start but for rounding. A fling that bounces there moves the last member at once.
  func test_aMemberThatCanScrollByLessThanRounding_delaysNoBounce() {
    var (middle, outer) = (NestedStage.Layer(range: 1000), NestedStage.Layer(range: 1000))
    middle.rules.order = .parentFirstUp
    outer.rules.order = .parentFirstDown
    let stage = NestedStage([.init(range: 1000, offset: 7e-15), middle, outer])
    stage.drag([90, 90, 60, 30])
    stage.release()
    var lowest = 0.0
    for _ in 0..<2000 {
      let before = stage.offsets
      stage.tick(stage.now + 0.001)
      lowest = min(lowest, stage.offsets[2])
      for (offset, before) in zip(stage.offsets, before) { XCTAssertEqual(offset, before, accuracy: 4) }
    }
    XCTAssertLessThan(lowest, -20, "it bounces")
    XCTAssertTrue(stage.isResting)
  }

  func test_clampedEdges_stopTheLastDead() {
    let stage = NestedStage([(100, 0), (100, 0)], feel: clamped)
    stage.flick(3000)
    stage.tick(2)
    XCTAssertEqual(stage.offsets, [100, 100])
    XCTAssertTrue(stage.isResting)
  }

  func test_aChildThatContains_bouncesItself() {
    for behavior in OverscrollBehavior.allCases where behavior != .auto {
      var rules = NestRules()
      rules.overscroll = Pair(x: behavior, y: behavior)
      let stage = NestedStage([.init(range: 200, rules: rules), .init(range: 1000)])
      stage.flick(2000)
      assertEqual(stage.targets, [200, 0])
      var farthest = 0.0
      for frame in 1...240 {
        stage.tick(0.05 + Double(frame) / 60)
        farthest = max(farthest, stage.offsets[0])
      }
      XCTAssertEqual(farthest > 200, behavior == .contain)
      XCTAssertEqual(stage.offsets, [200, 0])
      XCTAssertTrue(stage.isResting)
    }
  }

  func test_aHeaderCollapsesFirst_andComesBackLast() {
    var header = NestRules()
    header.order = .parentFirstDown
    let layers: [NestedStage.Layer] = [.init(range: 1000), .init(range: 60, rules: header)]
    let stage = NestedStage(layers)
    stage.drag([40])
    assertEqual(stage.offsets, [0, 40])
    stage.move(100)
    assertEqual(stage.offsets, [40, 60])
    stage.put(.cancel, at: stage.now)
    stage.flick(-500)
    stage.tick(stage.now + 10)
    assertEqual(stage.offsets, [0, 0])
    stage.flick(1000)
    assertEqual(stage.targets, [489, 60], within: 0.01)
    stage.tick(stage.now + 10)
    assertEqual(stage.offsets, [489, 60], within: 0.01)
  }

  func test_aHeaderThatIsScrolledAsOneWithItsList_isAFunctionOfTheirSum() {
    var header = NestRules()
    header.order = .parentFirstDown
    let stage = NestedStage([.init(range: 1000), .init(range: 60, rules: header)])
    var numbers = SeededNumbers(seed: 7)
    for _ in 0..<200 {
      stage.flick(numbers.number(-2000...2000))
      stage.tick(stage.now + numbers.number(0...2))
      let sum = min(max(stage.sum, 0), 1060)
      let positions = [max(0, sum - 60), min(60, sum)]
      if stage.sum == sum { assertEqual(stage.offsets, positions, within: 1e-6) }
    }
  }

  // MARK: Caught, and led elsewhere

  func test_aPressOnAnyMember_catchesAllOfThem() {
    for pressed in 0...2 {
      for time in [0.1, 0.4, 1.2] {
        let stage = NestedStage([(200, 0), (200, 0), (2000, 0)], feel: .uikit)
        stage.flick(2000)
        stage.tick(stage.now + time)
        let caught = stage.offsets
        stage.put(.press(pointer: 2, at: .zero), on: pressed, at: stage.now)
        assertEqual(stage.velocities, [0, 0, 0])
        stage.tick(stage.now + 5)
        assertEqual(stage.offsets, caught, "pressed \(pressed) at \(time)")
        XCTAssertEqual(stage.phases[pressed], .tracking)
        // Caught content needs no slop.
        stage.put(.move(pointer: 2, to: Vector(x: 0, y: -3)), on: pressed, at: stage.now)
        XCTAssertEqual(stage.sum, caught.reduce(0, +) + 3, accuracy: 1e-9)
        stage.put(.release(pointer: 2), on: pressed, at: stage.now + 1)
        XCTAssertTrue(stage.isResting)
      }
    }
  }

  func test_aPressOnAnotherPage_stopsAPagersAnimation_withoutSlop() {
    let causes: [(String, (NestedStage) -> Void)] = [
      ("fling", { $0.flick(900) }),
      ("wheel", { $0.put(.wheel(by: Vector(x: 0, y: 3), .notches), at: 0) }),
      ("key", { $0.put(.key(.pageDown), at: 0) }),
      ("pan", {
        $0.put(.panUpdate(by: Vector(x: 0, y: 10)), at: 0)
        $0.put(.panEnd(.velocity(Vector(x: 0, y: 900))), at: 0.01)
      }),
    ]
    for snap in [SnapRule.none, .pages(Paging())] {
      for (name, cause) in causes {
        let about = "\(snap), \(name)"
        // Two pages in one pager: 0 and 1 are nested in 2.
        let stage = NestedStage(
          [.init(range: 0), .init(range: 100), .init(range: 1600, snap: snap)], feel: .uikit)
        stage.members[0].nest(in: stage.members[2])
        cause(stage)
        for _ in 0..<300 where stage.offsets[2] < 60 { stage.tick(stage.now + 0.005) }
        XCTAssertNotEqual(stage.velocities[2], 0, about)
        let caught = stage.offsets
        _ = stage.events(2)
        stage.put(.press(pointer: 2, at: .zero), on: 1, at: stage.now)
        XCTAssertEqual(stage.phases, [.idle, .tracking, .tracking], about)
        let phases = stage.events(2).filter { if case .phaseChanged = $0.event { true } else { false } }
        XCTAssertEqual(phases.count, 1, "the coast ends in the hold: \(about)")
        stage.tick(stage.now + 2)
        assertEqual(stage.offsets, caught, about)
        stage.put(.move(pointer: 2, to: Vector(x: 0, y: 3)), on: 1, at: stage.now)
        assertEqual(stage.offsets, [0, 0, caught[2] - 3], about)
        stage.put(.release(pointer: 2), on: 1, at: stage.now + 1)
        let targets = stage.targets
        stage.tick(stage.now + 30)
        assertEqual(stage.offsets, targets, about)
        XCTAssertTrue(stage.isResting, about)
      }
    }
  }

  func test_aChainThatGetsNoMemory_endsAtTheDepthThatHasRoom() {
    let stage = NestedStage(
      Array(repeating: NestedStage.Layer(range: 50), count: 6), lendsMemory: false)
    stage.drag([120, 200])
    assertEqual(stage.offsets, [50, 50, 50, 50, 0, 0])
    stage.move(230)
    XCTAssertGreaterThan(stage.offsets[3], 50, "the outermost of the chain shows the overscroll")
    stage.release()
    stage.drag([70], on: 4)
    assertEqual(Array(stage.offsets[4...]), [50, 20], "another chain")
    stage.put(.cancel, on: 4, at: stage.now)
    stage.tick(stage.now + 5)
    assertEqual(stage.offsets, [50, 50, 50, 50, 50, 20])
  }

  func test_aGestureOverAnotherChild_formsAChainWithTheParent_andEndsThatOfTheFirst() {
    // Two lists in one page: 0 and 1 are nested in 2.
    let stage = NestedStage([(2000, 0), (500, 0), (500, 0)])
    stage.members[0].nest(in: stage.members[2])
    stage.flick(1000)
    stage.tick(stage.now + 0.1)
    let target = stage.targets[0]
    stage.put(.wheel(by: Vector(x: 0, y: 510), .points), on: 1, at: stage.now)
    assertEqual(Array(stage.offsets[1...]), [500, 10])
    XCTAssertEqual(stage.phases[0], .coasting)
    stage.tick(stage.now + 20)
    assertEqual(stage.offsets, [target, 500, 10])
  }

  func test_aListWhosePageAnotherListTakes_coastsAndBouncesAlone() {
    // Its fling of 1099 points would end 499 points down the page; another list takes the page before.
    let nested = NestedStage([(600, 0), (500, 0), (2000, 0)])
    nested.members[0].nest(in: nested.members[2])
    let alone = NestedStage([(600, 0)])
    for stage in [nested, alone] { stage.flick(2000) }
    XCTAssertEqual(nested.targets[2], 499, accuracy: 1)
    nested.put(.wheel(by: Vector(x: 0, y: 10), .points), on: 1, at: nested.now)
    assertEqual(nested.offsets, [100, 10, 0])
    var farthest = 0.0
    for _ in 1...200 {
      for stage in [nested, alone] { stage.tick(stage.now + 0.01) }
      assertEqual([nested.offsets[0]], alone.offsets, within: 1e-6)
      farthest = max(farthest, nested.offsets[0])
    }
    XCTAssertGreaterThan(farthest, 601)
  }

  /// A list that latches is flung and bounces at its end. A wheel that does not turn begins no gesture: the page stays, and new
  /// rules of the list wait.
  func test_aWheelThatDoesNotTurn_leavesAFlingToTheListThatLatches() {
    var rules = NestRules()
    rules.latching = .gesture
    for unit in [WheelUnit.points, .notches, .lines, .pages] {
      let stages = [0, 1].map { _ in NestedStage([.init(range: 1000, rules: rules), .init(range: 1000)]) }
      for stage in stages {
        stage.flick(3000)
        stage.tick(stage.now + 0.05)
        XCTAssertEqual(stage.phases[0], .coasting)
      }
      let (stage, still) = (stages[0], stages[1])
      stage.members[0].rules = NestRules()
      for _ in 1...3 { stage.put(.wheel(by: .zero, unit), at: stage.now) }
      XCTAssertEqual(stage.targets, still.targets, "\(unit)")
      var farthest = 0.0
      for _ in 1...200 {
        for stage in stages { stage.tick(stage.now + 0.01) }
        assertEqual(stage.offsets, still.offsets, "\(unit)")
        farthest = max(farthest, stage.offsets[0])
      }
      XCTAssertGreaterThan(farthest, 1001)
      XCTAssertEqual(stage.offsets[1], 0)
    }
  }

  func test_aMovingParentInAnotherChildsChain_endsTheFirstChain() {
    let stage = NestedStage([(100, 0), (500, 0), (2000, 0)])
    stage.members[0].nest(in: stage.members[2])
    stage.flick(1000)
    stage.tick(stage.now + 0.5)
    let offsets = stage.offsets
    XCTAssertGreaterThan(offsets[2], 0)
    stage.put(.wheel(by: Vector(x: 0, y: 10), .points), on: 1, at: stage.now)
    assertEqual(stage.offsets, [100, 10, offsets[2]])
    stage.tick(stage.now + 20)
    assertEqual(stage.offsets, [100, 10, offsets[2]])
  }

  func test_aChainThatLosesMembersToAnother_stopsWhereItIs_tickedOrNot() {
    // The page coasts by itself, or with its first child; then a gesture begins over the second.
    for first in [0, 2] {
      for gesture in [ScrollInput.press(pointer: 2, at: .zero), .panBegin, .wheel(by: .zero, .points)] {
        let stages = [0, 1].map { _ in NestedStage([(100, 0), (500, 0), (2000, 0)]) }
        for (stage, isTicked) in zip(stages, [true, false]) {
          stage.members[0].nest(in: stage.members[2])
          stage.flick(1000, on: first)
          if isTicked { stage.tick(0.55) }
          stage.put(gesture, on: 1, at: 0.55)
          stage.tick(0.55)
        }
        XCTAssertGreaterThan(stages[0].offsets[2], 100)
        assertEqual(stages[1].offsets, stages[0].offsets, "\(first), \(gesture)")
        XCTAssertEqual(stages[1].phases, stages[0].phases, "\(first), \(gesture)")
        for stage in stages { stage.tick(60) }
        assertEqual(stages[1].offsets, stages[0].offsets, "\(first), \(gesture)")
      }
    }
  }

  func test_aSecondFinger_onAnotherMember_isTheSameHold() {
    let stage = NestedStage([(200, 0), (1000, 0)])
    stage.drag([50])
    stage.put(.press(pointer: 2, at: .zero), on: 1, at: stage.now)
    stage.move(80)
    assertEqual(stage.offsets, [50, 0], "the newest leads")
    stage.put(.move(pointer: 2, to: Vector(x: 0, y: -30)), on: 1, at: stage.now)
    assertEqual(stage.offsets, [80, 0])
    stage.put(.release(pointer: 2), on: 1, at: stage.now)
    stage.move(250)
    assertEqual(stage.offsets, [200, 50])
  }

  func test_aFingerOnAnotherChild_leavesTheHeldParentAlone() {
    let stage = NestedStage([(100, 0), (100, 0), (2000, 0)])
    stage.members[0].nest(in: stage.members[2])
    stage.drag([150])
    assertEqual(stage.offsets, [100, 0, 50])
    stage.put(.press(pointer: 2, at: Vector(x: 0, y: 500)), on: 1, at: stage.now)
    stage.put(.move(pointer: 2, to: Vector(x: 0, y: 440)), on: 1, at: stage.now)
    assertEqual(stage.offsets, [100, 60, 50])
    stage.move(160)
    assertEqual(stage.offsets, [100, 60, 60])
  }
}
