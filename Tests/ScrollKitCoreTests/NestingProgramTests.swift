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

  // MARK: Goals

  /// A child with a range of 1000 points, 300 from its start or its end, in a parent that is 100 from its own. The key Home or End, or
  /// notches towards an end of the path, scroll; 0.05 s later 200 points come at that end of the child, or 100 leave it.
  ///
  ///     child   ├──────●           a key ends with the child: the parent stays
  ///     longer  ├──────────●
  ///     parent             ├──●    notches end with the parent
  ///
  /// Alone, or in a parent without room, the child does the same at the same times.
  func test_whatLeadsToTheStartOrTheEnd_endsThere_whateverComesThere() {
    for isAtEnd in [false, true] {
      for (growth, isKey, parent, rest) in [
        (200.0, true, 500.0, 100.0), (200, false, 500, 0), (-100, true, 500, 100), (-100, false, 500, 0), (200, true, 0, 0), (200, false, 0, 0),
      ] {
        let place = isAtEnd ? 700.0 : 300
        let stage = NestedStage([(1000, place), (parent, isAtEnd ? max(0, parent - 100) : min(parent, 100))])
        var alone = ScrollView(
          mode: .driven, setting: ScrollSetting(geometry: .empty, feel: NestedStage.bare, alwaysBounces: Pair(x: false, y: false)))
        alone.setGeometry(NestedStage.geometry(.init(range: 1000)), at: 0)
        alone.setOffset(.down(place), at: 0)
        let input: ScrollInput = isKey ? .key(isAtEnd ? .end : .home) : .wheel(by: .down(isAtEnd ? 100 : -100), .notches)
        stage.put(input, at: 1)
        alone.handle(input, at: 1)
        alone.tick(at: 1.05)
        let change = { (view: inout ScrollView) in
          view.setAnchorPolicy(isAtEnd ? .stickToEnd : .none, at: 1.05)
          view.setGeometry(NestedStage.geometry(.init(range: 1000 + growth)), shift: .down(isAtEnd ? 0 : growth), at: 1.05)
        }
        change(&alone)
        stage.call(0, at: 1.05, change)
        let name = "\(isAtEnd ? "end" : "start"), \(growth), \(isKey ? "key" : "notches"), \(parent)"
        for time in [1.06, 1.1, 1.15, 1.3] where parent == 0 {
          stage.tick(time)
          alone.tick(at: time)
          assertEqual([stage.offsets[0]], [alone.lastSnapshot.offset.y], "\(name) at \(time)")
        }
        assertEqual(settled(stage), isAtEnd ? [1000 + growth, parent - rest] : [0, rest], name)
      }
    }
  }

  /// Five notches of 60 points lead past the end of a child that sticks to it, by 100 into its parent: what comes at its end is less for the
  /// parent. If it is more than that, the child ends at its end nevertheless.
  func test_aChildThatSticksToItsEnd_endsThere_alsoWhereThePathLedPastIt() {
    for (growth, offsets) in [(60.0, [260.0, 40.0]), (150, [350, 0]), (-50, [150, 150])] {
      let stage = NestedStage([(200, 0), (1000, 0)])
      stage.change(0) { $0.setAnchorPolicy(.stickToEnd, at: $1) }
      stage.put(.wheel(by: .down(5), .notches), at: 1)
      assertEqual(stage.targets, [200, 100])
      stage.tick(1.02)
      resize(stage, 0, to: 200 + growth)
      assertEqual(stage.targets, offsets, "\(growth)")
      assertEqual(settled(stage), offsets, "\(growth)")
    }
  }

  /// A list of rows of 44 points at 300, in two scrollers that are 100 from their starts. Notches lead to the start of all; on the way four
  /// rows come at the list's, one by one or in a batch.
  func test_notchesThatLeadToTheStart_endThere_alongBothAxes_threeDeep_inAnyOrder() throws {
    for (axis, isRightToLeft) in [(Axis.y, false), (.x, false), (.x, true)] {
      for (order, isBatch) in NestOrder.allCases.flatMap({ [($0, false), ($0, true)] }) {
        var outer = NestedStage.Layer(range: axis == .y ? 500 : 0, across: axis == .x ? 500 : 0)
        outer.rules.order = order
        let stage = NestedStage([.init(range: 0), outer, outer])
        func along(_ place: Double) -> Vector { Vector { $0 == axis ? place : 0 } }
        for number in 1..<3 { stage.change(number) { $0.setOffset(along(isRightToLeft ? 400 : 100), at: $1) } }
        try stage.attachList(along: axis, isRightToLeft: isRightToLeft, rows: [Double](repeating: 44, count: 60))
        stage.change(0) { $0.setOffset(along(isRightToLeft ? -300 : 300), at: $1) }
        stage.put(.wheel(by: along(isRightToLeft ? 100 : -100), .notches), at: 1)
        try stage.call(0, at: 1.05) { view in
          let batch = isBatch ? view.beginBatch(along: axis, at: 1.05) : nil
          for _ in 0..<4 { try view.insertItems([44], at: 0, time: 1.05) }
          if let batch { view.endBatch(batch, at: 1.05) }
        }
        _ = settled(stage)
        let start = isRightToLeft ? 500.0 : 0
        assertEqual(axis == .x ? stage.acrosses : stage.offsets, [0, start, start], "\(axis), \(isRightToLeft), \(order), \(isBatch)")
      }
    }
  }

  /// 300 rows are estimated at 60 points and have 20 to 300. One press of End reaches the end of their list while they are measured, one by
  /// one or in batches, in a parent with or without room, which stays. What is added behind the end is no part of it.
  func test_theKeyEnd_reachesTheEndOfTheList_whileRowsOnTheWayAreMeasured() throws {
    for (parent, scale, isBatch) in [(0.0, 1.0, false), (500, 1, false), (500, 1, true), (500, 2, true)] {
      for key in [ScrollInput.key(.end), .keyHeld(.end)] where parent == 0 || key == .key(.end) {
        let stage = NestedStage([(0, 0), (parent, 0)])
        try stage.attachList(rows: [Double?](repeating: nil, count: 300))
        stage.change(0) { view, now in
          if scale == 1 { return }
          view.enableZoom(from: 0.25, to: 4, at: now)
          view.zoom(to: scale, about: .zero, .atOnce, at: now)
        }
        var measured = Set<Int>()
        stage.put(key, at: 1)
        for frame in 1...120 {
          try stage.call(0, at: 1 + Double(frame) / 60) { view in
            while case let rows = view.listFrame().visibleItems.filter({ !measured.contains($0) }), !rows.isEmpty {
              let batch = isBatch ? view.beginBatch(at: stage.now) : nil
              for row in rows { try view.setExtents([20 + Double(row * 137 % 280)], at: row, time: stage.now) }
              if let batch { view.endBatch(batch, at: stage.now) }
              measured.formUnion(rows)
            }
          }
        }
        let end = stage.view(0).engine.restRange.y.upper
        XCTAssertTrue(measured.contains(299), "\(parent), \(key)")
        XCTAssertGreaterThan(end, 18_000 * scale)
        try stage.call(0, at: 4) { view in try view.insertItems([50], at: 300, time: 4) }
        assertEqual(settled(stage), [end, 0], within: 1e-6, "\(parent), \(scale), \(isBatch), \(key)")
      }
    }
  }

  /// Scroll to top goes on in a chain, which a notch across forms: it ends at the top although rows come above. So does a scroll to an item.
  func test_aScrollOfTheProgram_keepsItsGoal_whileANotchScrollsAcross() throws {
    for (parent, isTop) in [(0.0, true), (500, true), (0, false), (500, false)] {
      let stage = NestedStage([.init(range: 0, across: 300), .init(range: parent, offset: parent / 2)])
      try stage.attachList(rows: [Double](repeating: 44, count: 100))
      stage.change(0) { view, now in
        view.enableTop(at: now)
        view.setOffset(.down(2000), at: now)
      }
      stage.call(0, at: 1) { if isTop { $0.triggerTop(at: 1) } else { _ = $0.scroll(toItem: 10, .start, at: 1) } }
      stage.put(.wheel(by: Vector(x: 1, y: 0), .notches), at: 1.05)
      XCTAssertEqual(stage.phases[0], .wheeling)
      try stage.call(0, at: 1.1) { view in try view.insertItems([44, 44, 44, 44], at: 0, time: 1.1) }
      assertEqual(settled(stage), [isTop ? 0 : 14 * 44, parent / 2], "\(parent), \(isTop)")
      XCTAssertEqual(stage.acrosses[0], 60)
      XCTAssertEqual(stage.events(0).count { if case .animationCompleted(_, true) = $0.event { true } else { false } }, 1)
    }
  }

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
