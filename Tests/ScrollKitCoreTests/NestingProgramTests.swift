import XCTest

@testable import ScrollKitCore

/// Calls of the program while a chain moves nested scrollers.
final class NestingProgramTests: XCTestCase {
  /// A child of 200 at 0 in a parent of 1000 at 0, flung at 1000 pt/s: the child arrives after
  /// 0.178 s and the parent rests at 349.
  private func flung(after seconds: Double) -> NestedStage {
    let stage = NestedStage([(200, 0), (1000, 0)])
    stage.flick(1000)
    stage.tick(stage.now + seconds)
    return stage
  }

  private func settled(_ stage: NestedStage) -> [Double] {
    stage.tick(stage.now + 30)
    XCTAssertTrue(stage.isResting)
    return stage.offsets
  }

  private func resize(_ stage: NestedStage, _ number: Int, to range: Double, shift: Double = 0) {
    stage.call(number, at: stage.now) {
      $0.setGeometry(NestedStage.geometry(.init(range: range)), shift: Vector(x: 0, y: shift),
        at: stage.now)
    }
  }

  // MARK: During a fling

  func test_stoppingAnyMemberInMotion_stopsTheChain() {
    for (number, seconds) in [(0, 0.1), (1, 0.1), (1, 0.5)] {
      let stage = flung(after: seconds)
      let offsets = stage.offsets
      stage.call(number, at: stage.now) { $0.stop(at: stage.now) }
      XCTAssertTrue(stage.isResting)
      assertEqual(settled(stage), offsets, "\(number) after \(seconds)")
    }
  }

  func test_aStopOfAMemberThatHasArrived_changesNothing() {
    let stage = flung(after: 0.5)
    stage.call(0, at: stage.now) { $0.stop(at: stage.now) }
    assertEqual(settled(stage), [200, 349], within: 0.01)
  }

  func test_aScrollOfAnyMember_leavesTheOthersWhereTheyAre() {
    for (number, seconds) in [(0, 0.1), (1, 0.1), (0, 0.5), (1, 0.5)] {
      let stage = flung(after: seconds)
      // The scroll of a member that has come to rest does not stop the fling of the others.
      var expected = number == 0 && seconds == 0.5 ? [0, 349] : stage.offsets
      stage.call(number, at: stage.now) { _ = $0.scroll(to: Vector(x: 0, y: 120), at: stage.now) }
      expected[number] = 120
      for _ in 0..<20 {  // any call on a member, as the C edge makes it
        stage.call(0, at: stage.now + 0.03) { _ in }
      }
      assertEqual(settled(stage), expected, within: 0.01, "\(number) after \(seconds)")
    }
  }

  func test_anOffsetSetForAnyMember_doesNotMoveTheOthers() {
    for (number, seconds) in [(0, 0.1), (1, 0.1), (0, 0.5), (1, 0.5)] {
      let stage = flung(after: seconds)
      var expected = number == 0 && seconds == 0.5 ? [0, 349] : stage.offsets
      stage.call(number, at: stage.now) { $0.setOffset(Vector(x: 0, y: 77), at: stage.now) }
      expected[number] = 77
      assertEqual(settled(stage), expected, within: 0.01, "\(number) after \(seconds)")
    }
  }

  func test_aChildThatGrowsDuringAFling_getsMoreOfIt() {
    // The path is 549 long, as long as there is room for it.
    for (range, seconds, child) in [(300.0, 0.1, 300.0), (1000, 0.1, 549), (300, 0.5, 200)] {
      let stage = flung(after: seconds)
      resize(stage, 0, to: range)
      let offsets = settled(stage)
      XCTAssertEqual(stage.sum, 549, accuracy: 0.01)
      XCTAssertEqual(offsets[0], child, accuracy: child == 549 ? 0.01 : 1e-9, "\(range)")
    }
  }

  /// The path is divided anew while the parent moves and the child is at its end.
  func test_theParentShowsTheOverscroll_alsoAfterItGotWiderDuringTheFling() {
    for across in [0.0, 500] {
      let stage = NestedStage([.init(range: 500), .init(range: 1000)])
      stage.flick(3554)
      stage.tick(0.25)
      XCTAssertEqual(stage.phases, [.idle, .coasting])
      stage.call(1, at: 0.25) {
        $0.setGeometry(NestedStage.geometry(.init(range: 1000, across: across)), at: 0.25)
      }
      stage.tick(0.75)
      XCTAssertEqual(stage.phases, [.idle, .bouncing], "\(across)")
      XCTAssertEqual(stage.offsets[0], 500)
      XCTAssertEqual(stage.offsets[1], 1013, accuracy: 1, "\(across)")
      stage.tick(5)
      assertEqual(stage.offsets, [500, 1000])
    }
  }

  func test_aChildThatShrinksDuringAFling_getsLessOfIt() {
    let stage = flung(after: 0.05)
    resize(stage, 0, to: 150)
    let offsets = settled(stage)
    XCTAssertEqual(offsets[0], 150)
    XCTAssertEqual(stage.sum, 549, accuracy: 0.01)
  }

  func test_aParentThatShrinksDuringAFling_bouncesAtItsNewEnd() {
    for seconds in [0.1, 0.3] {
      let stage = flung(after: seconds)
      resize(stage, 1, to: 200)
      assertEqual(settled(stage), [200, 200])
    }
  }

  func test_rowsInsertedDuringAMotion_doNotMoveVisibleRows() {
    for (number, seconds) in [(0, 0.1), (1, 0.1), (1, 0.5)] {
      let stage = flung(after: seconds)
      let velocity = stage.velocities
      let range = number == 0 ? 200.0 : 1000
      resize(stage, number, to: range + 400, shift: 400)
      var expected = stage.offsets
      assertEqual(stage.velocities, velocity)
      expected = [200.0, 349]
      expected[number] += 400
      assertEqual(settled(stage), expected, within: 0.01, "\(number) after \(seconds)")
    }
  }

  func test_contentThatIsPutOutOfRange_whileAWheelOfPointsTurns_announcesWhereItRests() {
    for (number, range, shift) in [
      (0, 200.0, 400.0), (0, 200, -400), (1, 1000, 2000), (1, 1000, -400), (0, 60, 0), (1, 20, 0),
    ] {
      let stage = NestedStage([(200, 150), (1000, 0)])
      stage.put(.wheel(by: Vector(x: 0, y: 100), .points), at: 1)
      assertEqual(stage.offsets, [200, 50])
      stage.now = 1.05  // the wheel may turn on for 0.15 s
      resize(stage, number, to: range, shift: shift)
      let targets = stage.targets
      XCTAssertEqual(targets[number], min(max(targets[number], 0), range), "\(number) by \(shift)")
      assertEqual(settled(stage), targets, "\(number) by \(shift)")
    }
  }

  // MARK: Under a finger

  func test_aFingerKeepsItsHold_whenContentChanges() {
    let stage = NestedStage([(200, 150), (100, 40)])
    stage.drag([30])
    resize(stage, 0, to: 600, shift: 400)
    assertEqual(stage.offsets, [580, 40])
    stage.move(60)
    assertEqual(stage.offsets, [600, 50])
    resize(stage, 1, to: 55)
    stage.move(65)
    assertEqual(stage.offsets, [600, 55])
    stage.move(-5)
    assertEqual(stage.offsets, [540, 45], within: 15)
    XCTAssertEqual(stage.sum, 655 - 70, accuracy: 1e-9)
  }

  func test_aDragContinues_whenAMembersOffsetIsSet_orStopped() {
    let stage = NestedStage([(200, 150), (100, 40)])
    stage.drag([30])
    stage.call(0, at: stage.now) { $0.setOffset(Vector(x: 0, y: 20), at: stage.now) }
    stage.call(1, at: stage.now) { $0.setOffset(Vector(x: 0, y: 90), at: stage.now) }
    stage.call(0, at: stage.now) { $0.stop(at: stage.now) }
    assertEqual(stage.offsets, [20, 90])
    stage.move(50)
    assertEqual(stage.offsets, [40, 90])
    stage.move(215)
    assertEqual(stage.offsets, [200, 95])
  }

  func test_aMemberUnderTheFinger_thatTheDragDoesNotMove_staysWhereTheProgramSetsIt() {
    // The drag is locked to x, along which only the parent scrolls.
    let stage = NestedStage([.init(range: 1000), .init(range: 0, across: 300)])
    stage.drag([10], across: 30)
    assertEqual(stage.acrosses, [0, 30])
    stage.call(0, at: stage.now) { $0.setOffset(Vector(x: 0, y: 500), at: stage.now) }
    stage.move(10, across: 40)
    assertEqual(stage.offsets, [500, 0], "moved")
    stage.put(.press(pointer: 1, at: Vector(x: 460, y: 490)), at: stage.now + 0.1)
    assertEqual(stage.offsets, [500, 0], "pressed again")
    assertEqual(stage.acrosses, [0, 40])
  }

  func test_contentOutOfRangeAtAnEdgeThatClamps_isCaughtWhereItIs_whateverThePathCanDoAcross() {
    // The child has no range along y and contains the drag there; the parent stretches along x.
    var feel = NestedStage.bare
    feel.edges = .all(.stretch)
    var rules = NestRules()
    rules.overscroll.y = .none
    let stage = NestedStage([.init(range: 0, rules: rules), .init(range: 0, across: 300, feel: feel)])
    stage.drag([])
    stage.call(0, at: 0.01) {
      $0.setGeometry($0.setting.geometry, shift: Vector(x: 0, y: -100), at: 0.01)
    }
    stage.move(50, across: 20)  // the drag is locked to y
    stage.release()
    stage.tick(stage.now + 0.1)
    let offset = stage.offsets[0]
    XCTAssertTrue(offset > -100 && offset < -10, "it returns: \(offset)")
    stage.drag([])
    assertEqual(stage.offsets, [offset, 0])
  }

  func test_nestRulesThatAreSetDuringAGesture_applyToTheNext() {
    let stage = NestedStage([(200, 150), (100, 40)])
    stage.drag([30])
    stage.members[1].rules.order = .parentFirst
    resize(stage, 0, to: 600)
    stage.move(60)
    assertEqual(stage.offsets, [210, 40])
    stage.put(.cancel, at: stage.now)
    stage.drag([20])
    assertEqual(stage.offsets, [210, 60])
  }

  func test_aWheelThatTurnsAcrossAMotion_reportsTheMotionByTheRulesThatItPutsInForce() {
    let stage = NestedStage([(1000, 0)], feel: .uikit)
    stage.flick(20_000)
    XCTAssertEqual(stage.view(0).lastSnapshot.bounces, .bottom)
    stage.call(0, at: stage.now) { $0.setFeel(.android, at: stage.now) }
    stage.put(.wheel(by: Vector(x: 10, y: 0), .points), at: stage.now)
    var later = stage.view(0)
    later.engine.endUpdate()
    XCTAssertEqual(later.lastSnapshot, stage.view(0).lastSnapshot)
  }

  func test_anAnimatedScroll_endsTheDrag() {
    for number in 0...1 {
      let stage = NestedStage([(200, 150), (100, 40)])
      stage.drag([80])
      stage.call(number, at: stage.now) { _ = $0.scroll(to: .zero, at: stage.now) }
      stage.move(90)
      stage.release()
      var expected = [200.0, 70]
      expected[number] = 0
      assertEqual(settled(stage), expected)
    }
  }

  /// The gesture finds its direction, or begins anew, after the program has scrolled the page.
  func test_anAnimatedScrollOfThePage_goesOn_whereAGestureOverItsListBegins() {
    // The input before the program's scroll, and those after it.
    let gestures: [(name: String, before: ScrollInput, after: [(ScrollInput, Double)])] = [
      ("finger", .press(pointer: 1, at: .down(500)),
        [(.move(pointer: 1, to: .down(240)), 0.05), (.move(pointer: 1, to: .down(230)), 0.15), (.cancel, 0.2)]),
      ("pan", .panBegin, [(.panUpdate(by: .down(260)), 0.05), (.panUpdate(by: .down(10)), 0.15), (.panEnd(.coast), 0.5)]),
      ("hold", .hold, [(.panBegin, 0.04), (.panUpdate(by: .down(260)), 0.05), (.panEnd(.coast), 0.5)]),
      ("wheel", .wheel(by: .down(1), .notches), [(.wheel(by: .down(4), .notches), 0.1)]),
      ("wheel in points", .wheel(by: .down(10), .points), [(.wheel(by: .down(250), .points), 0.1)]),
      ("key", .key(.lineDown), [(.key(.pageDown), 0.1)]),
    ]
    for (name, before, after) in gestures {
      let stage = NestedStage([(200, 0), (1000, 0)])
      let alone = NestedStage([(1000, 0)])
      stage.put(before, at: 0)
      for (page, number) in [(stage, 1), (alone, 0)] {
        page.call(number, at: 0.01) { _ = $0.scroll(to: .down(500), at: 0.01) }
      }
      for (input, time) in after {
        stage.put(input, at: time)
        alone.tick(time)
        XCTAssertEqual(stage.offsets[1], alone.offsets[0], "\(name) at \(time)")
      }
      assertEqual(settled(stage), [200, 500], name)
    }
  }

  /// The finger catches the page and flings the list, which does not reach its end.
  func test_aPageThatAFingerCaught_isLeftAloneByAWheelAfterIt() {
    let stage = NestedStage([(600, 0), (1000, 0)])
    stage.call(1, at: 0) { _ = $0.scroll(to: .down(400), at: 0) }
    stage.tick(0.1)
    stage.drag([10])
    stage.release()  // the list coasts, the page rests
    let caught = stage.offsets[1]
    XCTAssertTrue(caught > 0 && caught < 400)
    stage.call(1, at: stage.now) { _ = $0.scroll(to: .down(500), at: stage.now) }
    stage.put(.wheel(by: .down(20), .notches), at: stage.now + 0.05)
    XCTAssertEqual(stage.phases, [.wheeling, .animating])
    assertEqual(settled(stage), [600, 500])
  }

  // MARK: The tree

  func test_aMemberThatIsRemoved_leavesAValidChain() {
    // Which of three leaves; where the other two are when the innermost left is dragged by 250.
    let rows: [(gone: Int, offsets: [Double])] = [(0, [0, 100, 150]), (1, [100, 0, 150]), (2, [100, 150, 0])]
    for row in rows {
      let stage = NestedStage([(100, 0), (row.gone == 2 ? 150 : 100, 0), (200, 0)])
      stage.members[row.gone].leave()
      stage.drag([250], on: row.gone == 0 ? 1 : 0)
      assertEqual(stage.offsets, row.offsets, "\(row.gone)")
    }
  }

  func test_aMemberRemovedDuringAFling_endsIt_andTheOthersCanBeScrolled() {
    for gone in 0...2 {
      for seconds in [0.01, 0.1, 0.5] {
        let stage = NestedStage([(100, 0), (100, 0), (1000, 0)])
        stage.flick(1500)
        stage.tick(stage.now + seconds)
        let offsets = stage.offsets
        stage.members[gone].leave()
        assertEqual(settled(stage), offsets, "\(gone) after \(seconds)")
        let first = gone == 0 ? 1 : 0
        let distance = gone == 2 ? -5.0 : 5
        stage.drag([distance], on: first)
        XCTAssertEqual(stage.sum, offsets.reduce(0, +) + distance, accuracy: 1e-9)
      }
    }
  }

  func test_aMemberRemovedDuringADrag_endsIt() {
    for gone in 0...2 {
      let stage = NestedStage([(100, 0), (100, 0), (1000, 0)])
      stage.drag([250])
      stage.members[gone].leave()
      stage.move(260)
      XCTAssertTrue(stage.isResting)
      assertEqual(stage.offsets, [100, 100, 50])
    }
  }

  func test_isWithin_findsCyclesOfAnyLength() {
    let stage = NestedStage([(1, 0), (1, 0), (1, 0)])
    let expected = [[true, true, true], [false, true, true], [false, false, true]]
    let isWithin = stage.members.map { inner in stage.members.map { inner.isWithin($0) } }
    XCTAssertEqual(isWithin, expected)
  }

  func test_aMemberWithManyChildren_losesEachOfThem() {
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0], [1, 0, 2]] {
      let stage = NestedStage([(100, 0), (100, 0), (100, 0), (900, 0)])
      for number in 0...2 { stage.members[number].nest(in: stage.members[3]) }
      for (place, number) in order.enumerated() {
        stage.drag([150], on: number)
        assertEqual([stage.offsets[3]], [50 * Double(place + 1)])
        stage.put(.cancel, on: number, at: stage.now)
        stage.members[number].nest(in: nil)
        stage.drag([-20], on: number)
        assertEqual([stage.offsets[number]], [80])
        stage.put(.cancel, on: number, at: stage.now)
      }
    }
  }
}
