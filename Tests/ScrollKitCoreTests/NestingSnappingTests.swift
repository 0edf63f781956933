import XCTest

@testable import ScrollKitCore

/// Nested scrollers that like to rest on pages: whatever lets a chain go, or steps it, leads each of them
/// to where it likes to rest, in one motion whose end is announced at once.
final class NestingSnappingTests: XCTestCase {
  private typealias Layer = NestedStage.Layer
  private let pages = SnapRule.pages(Paging())

  /// A list of 300 points in a pager of five pages of 400.
  private func listInPager(at offset: Double = 300, page: Double = 0, rule: PageRule = .uikit) -> NestedStage {
    NestedStage([
      Layer(range: 300, offset: offset), Layer(range: 1600, offset: page, snap: .pages(Paging(rule: rule))),
    ])
  }

  /// Asserts where each is to rest from now on, and does.
  private func assertRests(
    _ stage: NestedStage, at places: [Double], _ about: String, line: UInt = #line
  ) {
    assertEqual(stage.targets, places, within: 1e-6, "announced: \(about)", line: line)
    var targets = Set([stage.targets.map { ($0 * 1e6).rounded() }])
    for _ in 1...900 where !stage.isResting {
      stage.tick(stage.now + 0.02)
      targets.insert(stage.targets.map { ($0 * 1e6).rounded() })
    }
    XCTAssertEqual(targets.count, 1, "one motion: \(about)", line: line)
    assertEqual(stage.offsets, places, within: 1e-6, about, line: line)
  }

  func test_everyReleaseOfAChain_restsOnAPage() {
    let ends: [(name: String, ScrollInput, pan: Bool)] = [
      ("release", .release(pointer: 1), false), ("cancel", .cancel, false),
      ("pan end", .panEnd(.coast), true), ("pan end with a speed", .panEnd(.velocity(.zero)), true),
      ("cancelled pan", .cancel, true),
    ]
    // Dragged by some points from page 0: beyond half a page it snaps to page 1, otherwise back.
    for (drag, page) in [(80.0, 0.0), (190, 0), (210, 400), (330, 400)] {
      for (name, end, isPan) in ends {
        let stage = listInPager()
        if isPan {
          stage.put(.panBegin, at: 0)
          for _ in 1...10 { stage.put(.panUpdate(by: Vector(x: 0, y: drag / 10)), at: stage.now + 0.01) }
        } else {
          stage.drag((1...10).map { Double($0) * drag / 10 })
        }
        assertEqual(stage.offsets, [300, drag], "dragged")
        stage.now = 1
        stage.put(end, at: 1)  // held still for long: no speed
        assertRests(stage, at: [300, page], "\(name), dragged by \(drag)")
      }
    }
  }

  func test_onlyDraggedMembersProposeATarget_whichIsWhereTheyRest() throws {
    let stage = listInPager(at: 250)
    stage.drag([20, 130])
    assertEqual(stage.offsets, [300, 80])
    stage.move(120)
    stage.now = 1
    stage.tick(1)
    let release = try XCTUnwrap(stage.members[0].prepareRelease(by: .release(pointer: 1), at: 1))
    let targets = stage.members.map { $0.proposal(in: release)?.target.y }
    XCTAssertEqual(targets, [290, 0], "the finger has turned back: the list moves, and the pager snaps beside it")
    let pager = listInPager()
    pager.drag([80])
    let other = try XCTUnwrap(pager.members[0].prepareRelease(by: .release(pointer: 1), at: 1))
    XCTAssertNil(pager.members[0].proposal(in: other), "the finger rests on the list")
    XCTAssertEqual(pager.members[1].proposal(in: other)?.target.y, 0)
  }

  func test_aFlingFromTheList_endsOnAPage_orWhereTheListEnds() {
    // UIKit's coast is half a point long for each point per second; the list takes 300 of it, and its
    // pager goes one page at most.
    for (speed, page) in [(400.0, 0.0), (800, 0), (1200, 400), (1700, 400), (2400, 400), (-900, 0)] {
      let stage = listInPager(at: 0)
      stage.flick(speed)
      let list = speed == 400 ? stage.targets[0] : speed < 0 ? 0 : 300
      XCTAssertLessThan((list - speed * 0.55).magnitude, speed == 400 ? 6 : .infinity)
      assertRests(stage, at: [list, page], "\(speed)")
    }
  }

  func test_aListThatGrowsDuringAFling_stillLeavesItsPagerOnAPage() {
    let stage = listInPager(at: 0)
    stage.flick(1200)
    assertEqual(stage.targets, [300, 400], within: 1e-6)
    stage.tick(stage.now + 0.05)
    stage.call(0, at: stage.now) { $0.setGeometry(NestedStage.geometry(Layer(range: 350)), at: stage.now) }
    assertRests(stage, at: [350, 400], "50 points longer")
  }

  func test_aPagerWhoseViewportChangesDuringAFling_restsOnItsPage() {
    let stage = NestedStage([Layer(range: 1600, snap: pages), Layer(range: 500)])
    stage.flick(900)
    assertEqual(stage.targets, [400, 0], within: 1e-6)
    stage.tick(stage.now + 0.05)
    stage.call(0, at: stage.now) { $0.setGeometry(NestedStage.geometry(Layer(range: 1700, viewport: 300)), at: stage.now) }
    assertRests(stage, at: [300, 0], "pages of 300")
  }

  /// As alone: pages of 600 become pages of 400, by another viewport or by an inset.
  func test_aPagerWhoseSizeChangesDuringANotch_restsOnItsPage() {
    let smaller = AxisGeometry(viewport: 400, content: 3000)
    let inset = AxisGeometry(viewport: 600, content: 3000, leadingInset: 200)
    for (geometry, page) in [(smaller, 400.0), (inset, 200)] {
      for (isNested, isReversed) in [(true, false), (false, false), (true, true)] {
        let pager = Layer(range: 2400, offset: isReversed ? 1200 : 0, viewport: 600, snap: pages)
        let stage = NestedStage(isNested ? [pager, Layer(range: 500)] : [pager])
        stage.put(.wheel(by: .down(isReversed ? -1 : 1), .notches), at: 1)
        XCTAssertEqual(stage.targets[0], 600, accuracy: 1e-6)
        stage.tick(1.05)
        let across = AxisGeometry(viewport: 400, content: 400)
        stage.call(0, at: 1.05) { $0.setGeometry(ScrollGeometry(x: across, y: geometry), at: 1.05) }
        assertRests(stage, at: isNested ? [page, 0] : [page], "nested: \(isNested), back: \(isReversed)")
      }
    }
  }

  /// A pager in flight, and a notch over its child, which has room. Back, to both sides or across: the pager rests on a page, and where it
  /// was announced.
  func test_aPagerInFlight_thatAStepInterrupts_restsOnAPage() {
    for (side, childAt) in [(1.0, 300.0), (1, 0), (1, 150), (-1, 0), (-1, 300), (-1, 150)] {
      for notch in [Vector(x: -1, y: 0), Vector(x: 1, y: 0), Vector(x: 0, y: 1), Vector(x: 0, y: -1), Vector(x: -1, y: 2)] {
        for wait in [0.05, 0.1, 0.2] {
          let stage = NestedStage([
            Layer(range: 1000, offset: 500, across: 300), Layer(range: 0, across: 1600),
          ])
          stage.change(0) { $0.setOffset(Vector(x: side > 0 ? 300 : 0, y: 500), at: $1) }
          stage.change(1) { view, now in
            view.setSnapRule(.pages(Paging()), .x, at: now)
            view.setOffset(Vector(x: 800, y: 0), at: now)
          }
          stage.put(.press(pointer: 1, at: .zero), at: 1)
          for step in 1...6 { stage.put(.move(pointer: 1, to: Vector(x: -side * 12 * Double(step), y: 0)), at: stage.now + 0.012) }
          stage.put(.release(pointer: 1), at: stage.now)
          stage.tick(stage.now + wait)
          stage.change(0) { $0.setOffset(Vector(x: childAt, y: 500), at: $1) }
          stage.members[0].respondToOutsideChanges()
          stage.put(.wheel(by: notch, .notches), at: stage.now)
          let announced = stage.frame(1).target.x
          for _ in 1...200 { stage.tick(stage.now + 0.05) }
          let name = "\(side), child at \(childAt), \(notch) after \(wait) s"
          XCTAssertTrue(stage.isResting, name)
          XCTAssertEqual(stage.acrosses[1].remainder(dividingBy: 400), 0, accuracy: 0.02, name)
          XCTAssertEqual(stage.acrosses[1], announced, accuracy: 0.02, name)
        }
      }
    }
  }

  func test_aPageInsertedAboveDuringAFling_shiftsThePageOnWhichItRests() {
    let stage = NestedStage([Layer(range: 1600, snap: pages), Layer(range: 500)])
    stage.flick(900)
    stage.tick(stage.now + 0.05)
    stage.call(0, at: stage.now) {
      $0.setGeometry(NestedStage.geometry(Layer(range: 2000)), shift: .down(400), at: stage.now)
    }
    assertRests(stage, at: [800, 0], "page 2")
  }

  /// Rows of 400 points, of which key 2 is the second. A row of 250 points is inserted above them.
  func test_areasThatAreShiftedDuringAFling_areWhereItRests() {
    let stage = NestedStage([Layer(range: 1600, snap: .areas(AreaSnapping())), Layer(range: 500)])
    stage.call(0, at: 0) { $0.setSnapAreas(SnapArea.rows(every: 400), at: 0) }
    stage.flick(900)
    stage.tick(stage.now + 0.05)
    stage.call(0, at: stage.now) {
      $0.setGeometry(NestedStage.geometry(Layer(range: 1850)), shift: .down(250), at: stage.now)
    }
    let areas = (0..<5).map { SnapArea.row(UInt64($0 + 1), 400 * Double($0) + 250, 400 * Double($0) + 650) }
    stage.call(0, at: stage.now) { $0.setSnapAreas(areas, at: stage.now) }
    assertRests(stage, at: [650, 0], "key 2")
  }

  /// Pages of 400 points along x; the path moves the content, and then what is around it, along y.
  func test_aPagerWhoseViewportChangesWhileItIsDraggedOrFlungAcross_staysOnItsPage() {
    for (distance, flings) in [(50.0, false), (150, false), (50, true), (90, true)] {
      let stage = NestedStage([Layer(range: 100, across: 1600), Layer(range: 500)])
      stage.change(0) { view, now in
        view.setSnapRule(.pages(Paging()), .x, at: now)
        view.setOffset(Vector(x: 1200, y: 0), at: now)
      }
      stage.drag([distance / 2, distance])
      if flings { stage.release() }
      stage.tick(stage.now + 0.01)
      let (offsets, targets) = (stage.offsets, stage.targets)
      stage.call(0, at: stage.now) {
        $0.setGeometry(Pair(x: AxisGeometry(viewport: 300, content: 1500), y: $0.geometry.y), at: stage.now)
      }
      assertEqual(stage.acrosses, [900, 0])
      assertEqual(stage.offsets, offsets)
      if flings {
        assertEqual(stage.targets, targets, within: 1e-6)
        XCTAssertEqual(stage.frame(0).target.x, 900)
      } else {
        stage.move(distance + 20)
        assertEqual(stage.acrosses, [900, 0])
        XCTAssertEqual(stage.sum, distance + 20, accuracy: 1e-9)
        stage.release()
      }
      stage.tick(stage.now + 3)
      assertEqual(stage.acrosses, [900, 0])
    }
  }

  func test_theProgramLetsADraggedPagerRestWhereItIs_betweenTwoPages() throws {
    for chosen in [100.0, 101] {
      let stage = listInPager()
      stage.drag([100])
      stage.now = 1
      stage.tick(1)
      var release = try XCTUnwrap(stage.members[0].prepareRelease(by: .release(pointer: 1), at: 1))
      XCTAssertEqual(stage.members[1].proposal(in: release)?.target.y, 0)
      let path = release.target
      let target = stage.members[1].pathTarget(
        restingAt: .down(chosen), insteadOf: .zero, in: &release, otherwise: path)
      stage.members[0].handle(.release(pointer: 1), landingAt: target, at: 1)
      stage.tick(1)
      assertRests(stage, at: [300, chosen], "\(chosen)")
    }
  }

  func test_areasThatAreReplacedDuringAFling_areWhereItRests() {
    let stage = NestedStage([Layer(range: 1600, snap: .areas(AreaSnapping())), Layer(range: 500)])
    stage.call(0, at: 0) { $0.setSnapAreas(SnapArea.rows(every: 400), at: 0) }
    stage.flick(900)
    assertEqual(stage.targets, [400, 0], within: 1e-6)
    stage.tick(stage.now + 0.05)
    _ = stage.events(0)
    stage.call(0, at: stage.now) { $0.setSnapAreas(SnapArea.rows(every: 350), at: stage.now) }
    assertRests(stage, at: [350, 0], "the second area")
    XCTAssertEqual(stage.view(0).targetPage(.y), 1)
    XCTAssertFalse(stage.events(0).contains { if case .pageChanged = $0.event { true } else { false } }, "it is the same area")
  }

  func test_momentumThatReachesAPager_restsOnThePageNearestToItsEnd() {
    for rest in stride(from: 10.0, through: 390, by: 40) {
      let stage = listInPager(at: 0)
      // As fast as the coast is long: 300 points of the list, and so many of the pager.
      stage.put(.panBegin, at: 0)
      stage.put(.panUpdate(by: Vector(x: 0, y: 1)), at: 0.01)
      stage.put(.panEnd(.velocity(Vector(x: 0, y: (299 + rest) / 0.4995))), at: 0.02)
      assertRests(stage, at: [300, rest < 200 ? 0 : 400], "\(rest) points into the pager")
    }
  }

  func test_wheelStepsAndKeys_turnPagesOfTheMembersTheyReach() {
    let steps: [(ScrollInput, [Double])] = [
      (.wheel(by: Vector(x: 0, y: 1), .notches), [300, 400]),
      (.wheel(by: Vector(x: 0, y: -1), .notches), [247, 0]),
      (.key(.lineDown), [300, 400]), (.key(.pageDown), [300, 400]), (.key(.pageUp), [0, 0]),
      (.key(.end), [300, 1600]),
    ]
    for (step, places) in steps {
      let stage = listInPager()
      stage.put(step, at: 1)
      var expected = places
      if case .wheel(let by, _, _) = step, by.y < 0 {
        expected[0] = stage.targets[0]
        XCTAssertLessThan(expected[0], 290, "a notch is of the list's own length")
      }
      assertRests(stage, at: expected, "\(step)")
    }
  }

  func test_aMemberReachedOnlyToReturn_isNotMoved() {
    // The pager lies at 90, put there by the program; a weak fling would move it to 150, and its page is 0.
    let stage = NestedStage([
      Layer(range: 300), Layer(range: 1600, offset: 90, snap: pages),
    ])
    stage.put(.panBegin, at: 0)
    stage.put(.panUpdate(by: Vector(x: 0, y: 1)), at: 0.01)
    stage.put(.panEnd(.velocity(Vector(x: 0, y: (299 + 60) / 0.4995))), at: 0.02)
    assertRests(stage, at: [300, 90], "the list is at its end, and no other member moves")
  }

  func test_aPagerCaughtBetweenPages_goesToItsPage_andMovesNoOtherMember() {
    // The list is at its end. Backwards it would move first, but not before the pager has snapped.
    for (step, wait, page) in [(4.0, 0.3, 0.0), (9, 0, 400), (40, 0.3, 400)] {
      let stage = listInPager()
      stage.flick(1000)  // the pager sets out for page 1
      assertEqual(stage.targets, [300, 400], within: 1e-6)
      while stage.offsets[1] < 100 { stage.tick(stage.now + 0.002) }
      let caught = stage.offsets[1]
      stage.put(.press(pointer: 1, at: .zero), at: stage.now)
      for number in 1...5 {
        stage.put(.move(pointer: 1, to: Vector(x: 0, y: -Double(number) * step)), at: stage.now + 0.01)
      }
      assertEqual(stage.offsets, [300, caught + 5 * step], within: 1e-6)
      stage.now += wait
      let release = stage.members[0].prepareRelease(by: .release(pointer: 1), at: stage.now)
      let proposal = release.flatMap { stage.members[1].proposal(in: $0) }
      XCTAssertEqual(proposal?.target.y ?? .nan, page, accuracy: 1e-6, "proposed to the delegate")
      stage.put(.release(pointer: 1), at: stage.now)
      assertRests(stage, at: [300, page], "\(step) points a step, \(wait) s held")
    }
  }

  func test_aPlatformsMomentumThatEndsBetweenPages_isFollowedByASnap() {
    for (by, page) in [(90.0, 0.0), (250, 400)] {
      let stage = listInPager(rule: Carousel.free)
      stage.put(.panBegin, at: 0)
      stage.put(.panUpdate(by: Vector(x: 0, y: 10)), at: 0.01)
      stage.put(.panEnd(.platformMomentum), at: 0.02)
      stage.put(.momentum(by: Vector(x: 0, y: by - 10)), at: 0.03)
      stage.put(.momentumEnd, at: 0.04)
      assertRests(stage, at: [300, page], "\(by)")
    }
  }

  func test_aChainThatWaitsForAPlatformsMomentum_announcesWhereItRestsWithoutIt() {
    for (by, page) in [(90.0, 0.0), (250, 400)] {
      let stage = listInPager(rule: Carousel.free)
      stage.put(.panUpdate(by: Vector(x: 0, y: by)), at: 0)
      stage.put(.panEnd(.platformMomentum), at: 0.01)
      let waits = stage.offsets
      assertEqual(stage.targets, [300, page], within: 1e-9)
      stage.tick(0.15)
      assertEqual(stage.offsets, waits, within: 1e-9)
      for time in [0.15, 0.16] { stage.put(.momentum(by: Vector(x: 0, y: 100)), at: time) }
      XCTAssertGreaterThan(stage.members[1].view.frame.velocity.y, 0, "that of the momentum")
      XCTAssertEqual(stage.members[1].view.scrollContext.heading, .bottom)
      assertRests(stage, at: [300, 400], "\(by)")
    }
  }

  /// The list is at its end: fingers move the pager, which a fling turns by one page.
  func test_aPlatformsMomentum_turnsOnePage() {
    let stage = listInPager()
    stage.put(.panBegin, at: 0)
    for _ in 1...8 { stage.put(.panUpdate(by: .down(15)), at: stage.now + 0.0133) }
    stage.put(.panEnd(.platformMomentum), at: stage.now)
    assertEqual(stage.targets, [300, 400], within: 1e-6)
    for _ in 1...90 { stage.put(.momentum(by: .down(10)), at: stage.now + 0.0133) }
    assertRests(stage, at: [300, 400], "")
  }

  func test_aWheelInPoints_announcesAtEachMovementWhereEachMemberRests() {
    let stage = NestedStage([Layer(range: 400, snap: pages), Layer(range: 1600, snap: pages)])
    for (by, targets) in [(90.0, [0.0, 0.0]), (250, [400, 0]), (100, [400, 0]), (200, [400, 400])] {
      stage.put(.wheel(by: Vector(x: 0, y: by), .points), at: stage.now + 0.01)
      assertEqual(stage.targets, targets, within: 1e-9, "after \(by)")
    }
    assertEqual(stage.offsets, [400, 240], within: 1e-9)
    stage.tick(stage.now + 0.1)
    assertEqual(stage.offsets, [400, 240], within: 1e-9, "it waits")
    assertRests(stage, at: [400, 400], "each on a page")
  }

  func test_aWheelInPoints_overAListInAPager_movesThePagerToAPageOnly() {
    for (by, page) in [(450.0, 0.0), (510, 400), (750, 400)] {
      let stage = listInPager(at: 0)
      stage.put(.wheel(by: Vector(x: 0, y: by), .points), at: 0.01)
      assertEqual(stage.targets, [300, page], within: 1e-9, "\(by)")
      assertRests(stage, at: [300, page], "\(by)")
    }
  }

  func test_eachOfTwoPagersRestsOnAPage() {
    for speed in stride(from: -6000.0, through: 6000, by: 375) {
      let stage = NestedStage([
        Layer(range: 800, offset: 400, snap: pages), Layer(range: 1600, offset: 800, snap: pages),
      ])
      stage.flick(speed)
      let targets = stage.targets
      for target in targets { XCTAssertEqual(target.remainder(dividingBy: 400), 0, accuracy: 1e-6, "\(speed)") }
      assertRests(stage, at: targets, "\(speed)")
    }
  }

  func test_aChainAtRest_continues_howeverLateTheTickIs() {
    var results: [[Double]] = []
    for ticks in [[1.0], [0.3, 0.5, 0.52, 1]] {
      let stage = listInPager()
      for step in 0..<4 {
        stage.put(.panUpdateUntilSilence(by: Vector(x: 0, y: 30)), at: Double(step) * 0.01)
      }
      for tick in ticks { stage.tick(tick) }
      stage.put(.key(.lineUp), at: 1.1)  // the snap to page 0 has ended
      results.append(stage.targets)
    }
    assertEqual(results[0], results[1])
    XCTAssertEqual(results[0][1], 0)
  }

  /// The parent's whole range lies between the child and its page: the child, which moves, goes there first.
  func test_aChildThatSnapsBack_leavesItsParentWhereItIs() {
    var parentFirst = NestRules()
    parentFirst.order = .parentFirst
    let stage = NestedStage([.init(range: 800, offset: 120), .init(range: 100, rules: parentFirst)])
    stage.drag([50, 100, 130])
    assertEqual(stage.offsets, [150, 100])
    stage.change(0) { $0.setSnapRule(.pages(Paging()), .y, at: $1) }
    stage.tick(stage.now + 1)  // the finger rests
    assertEqual(stage.offsets, [150, 100])
    stage.release()
    stage.tick(stage.now + 3)
    assertEqual(stage.offsets, [0, 100])
  }
}
