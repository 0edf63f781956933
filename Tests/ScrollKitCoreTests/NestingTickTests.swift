import XCTest

@testable import ScrollKitCore

/// A chain handles an input at the input's time: ticks before it do not change the result.
final class NestingTickTests: XCTestCase {
  func test_theDepth_isTheNumberOfScrollersToTheRoot() {
    let stage = NestedStage([(10, 0), (10, 0), (10, 0)])
    XCTAssertEqual(stage.members.map(\.depth), [3, 2, 1])
  }

  /// Runs a program with and without a tick in between, and compares the results.
  private func same(
    _ stage: () -> NestedStage, tick: Double, _ input: (NestedStage) -> Void,
    file: StaticString = #filePath, line: UInt = #line
  ) -> NestedStage {
    let (plain, ticked) = (stage(), stage())
    ticked.tick(tick)
    for stage in [plain, ticked] {
      input(stage)
      stage.tick(stage.now)
    }
    assertEqual(ticked.offsets, plain.offsets, "offsets", file: file, line: line)
    assertEqual(ticked.targets, plain.targets, "targets", file: file, line: line)
    XCTAssertEqual(ticked.phases, plain.phases, file: file, line: line)
    return plain
  }

  /// Fingers pinch a scroller past its limit and leave; half a second later its scale is back.
  private func pinched(_ number: Int) -> NestedStage {
    let stage = NestedStage([(200, 100), (1000, 40)])
    stage.call(number, at: 0) { $0.enableZoom(from: 1, to: 4, at: 0) }
    let middle = Vector(x: 200, y: 200)
    stage.put(.zoom(.begin(at: middle, factor: 1)), on: number, at: 1)
    stage.put(.zoom(.update(to: middle, factor: 0.5)), on: number, at: 1.01)
    stage.put(.zoom(.end), on: number, at: 1.02)
    XCTAssertEqual(stage.phases[number], .zooming)
    return stage
  }

  func test_aScaleThatCameBackUnseen_keepsNoInputFromTheChain() {
    let pan = same({ pinched(0) }, tick: 4) { $0.put(.panBegin, at: 5) }
    XCTAssertEqual(pan.phases, [.dragging, .idle])
    let wheel = same({ pinched(0) }, tick: 4) {
      $0.put(.wheel(by: Vector(x: 0, y: 500), .points), at: 5)
    }
    assertEqual(wheel.offsets, [200, 440])  // the room of one, and on
  }

  func test_aScaleThatReturnedBetweenTicks_excludesNoMember() {
    let stage = same({ pinched(1) }, tick: 4) { stage in
      stage.put(.press(pointer: 1, at: Vector(x: 200, y: 300)), at: 5)
      stage.put(.move(pointer: 1, to: Vector(x: 200, y: 100)), at: 5.01)
    }
    XCTAssertEqual(stage.phases, [.dragging, .dragging])
  }

  func test_aScaleThatTheProgramChanged_excludesNoMember_onceItIsReached() {
    func zoomed() -> NestedStage {
      let stage = NestedStage([(200, 200), (1000, 0)])
      stage.call(1, at: 0) { $0.enableZoom(from: 1, to: 4, at: 0) }
      stage.call(1, at: 1) { _ = $0.zoom(to: 2, about: .zero, at: 1) }
      return stage
    }
    let stage = same(zoomed, tick: 4) { $0.put(.keyHeld(.lineDown), at: 5) }
    XCTAssertEqual(stage.phases, [.idle, .wheeling])
  }

  /// The turn belonged to the gesture of the first one, and moved the parent from where its animation began.
  func test_aWheelDuringAZoomOfAParentWithoutBehaviours_movesItFromWhereItIs() {
    func zoomed() -> NestedStage {
      let stage = NestedStage([.init(range: 0), .init(range: 1000)], enablesBehaviours: false)
      stage.call(1, at: 0) { $0.enableZoom(from: 1, to: 4, at: 0) }
      stage.put(.wheel(by: .down(-1), .points), at: 1)  // no member has room
      stage.call(1, at: 1.01) { _ = $0.zoom(to: 2, about: .down(200), at: 1.01) }
      return stage
    }
    _ = same(zoomed, tick: 1.08) { $0.put(.wheel(by: .down(1), .points), at: 1.1) }
  }

  func test_aWheelDuringAZoom_isMeasuredFromThePresentScale() {
    func zoomed() -> NestedStage {
      let stage = NestedStage([(200, 0), (1000, 0)])
      stage.call(0, at: 0) { $0.enableZoom(from: 1, to: 4, at: 0) }
      stage.put(.wheel(by: Vector(x: 0, y: -1), .points), at: 1)  // no member has room
      stage.call(0, at: 1.01) { _ = $0.zoom(to: 1.5, about: Vector(x: 200, y: 200), at: 1.01) }
      return stage
    }
    let stage = same(zoomed, tick: 1.03) {
      $0.put(.wheel(by: Vector(x: 0, y: 100), .points), at: 1.04)
    }
    XCTAssertEqual(stage.phases, [.wheeling, .idle])
  }

  func test_aFinger_catchesNothingOfAnInnerScroller_thatMovesByItself() {
    func coasting() -> NestedStage {
      let stage = NestedStage([(1000, 0), (1000, 0)], feel: .uikit)
      stage.put(.wheel(by: Vector(x: 0, y: 5), .points), at: 0)  // both are of a chain
      stage.tick(1)
      stage.call(0, at: 1) { _ = $0.scroll(to: Vector(x: 0, y: 500), at: 1) }
      return stage
    }
    for (tick, time) in [(4, 5), (1.02, 1.03)] {
      let stage = same(coasting, tick: tick) { stage in
        stage.put(.press(pointer: 1, at: Vector(x: 200, y: 300)), on: 1, at: time)
        stage.put(.move(pointer: 1, to: Vector(x: 200, y: 295)), on: 1, at: time + 0.001)
      }
      XCTAssertEqual(stage.phases[1], .tracking, "5 points are within the slop")
    }
  }

  func test_anOuterScrollerThatMovesByItself_takesNoPartInAKeysChain() {
    func returning() -> NestedStage {
      let stage = NestedStage([(1000, 900), (1000, 0)])
      stage.drag([-100], on: 1)
      stage.release(on: 1)  // it is out of range and returns
      stage.put(.keyHeld(.lineDown), at: 0.05)
      return stage
    }
    for tick in [0.06, 0.2] {
      let stage = same(returning, tick: tick) { $0.put(.keyHeld(.lineDown), at: tick + 0.01) }
      XCTAssertEqual(stage.targets, [1000, 0], "its range is no part of the path")
    }
    let stage = same(returning, tick: 0.06) { $0.tick(9) }
    assertEqual(stage.offsets, [1000, 0])
  }

  func test_aPinchedScroller_leavesItsChain() {
    func pinching() -> NestedStage {
      let stage = NestedStage([.init(range: 1000), .init(range: 1000, offset: 500)], feel: .uikit)
      stage.members[0].rules.overscroll.y = .contain
      stage.call(1, at: 0) { $0.enableZoom(from: 1, to: 4, at: 0) }
      stage.drag([-60, -120])  // the inner one is out of range
      stage.put(.zoom(.begin(at: Vector(x: 200, y: 200), factor: 1)), on: 1, at: 0.03)
      stage.put(.zoom(.update(to: Vector(x: 200, y: 200), factor: 2)), on: 1, at: 0.04)
      return stage
    }
    let inputs: [ScrollInput] = [
      .panBegin, .panUpdate(by: Vector(x: 0, y: -30)), .wheel(by: Vector(x: 0, y: -30), .points),
      .key(.pageUp), .press(pointer: 3, at: Vector(x: 9, y: 9)),
    ]
    for input in inputs {
      let stage = pinching()
      XCTAssertEqual(stage.phases[1], .zooming)
      stage.release()
      stage.tick(0.06)
      XCTAssertEqual(stage.phases, [.bouncing, .zooming])
      stage.members[0].rules.overscroll.y = .auto
      stage.put(input, at: 0.07)
      XCTAssertEqual(stage.phases[1], .zooming, "\(input)")
      stage.put(.zoom(.update(to: Vector(x: 200, y: 200), factor: 1.5)), on: 1, at: 0.08)
      XCTAssertEqual(stage.view(1).zoom.scale, 1.5, "\(input)")
    }
    // A wheel that turns on within the silence, too.
    let stage = NestedStage([(0, 0), (1000, 0)])
    stage.call(1, at: 0) { $0.enableZoom(from: 1, to: 4, at: 0) }
    stage.put(.wheel(by: Vector(x: 0, y: -1), .points), at: 1)  // no member has room
    stage.put(.zoom(.begin(at: .zero, factor: 1)), on: 1, at: 1.01)
    stage.put(.wheel(by: Vector(x: 0, y: 100), .points), at: 1.02)
    XCTAssertEqual(stage.phases, [.idle, .zooming])
  }

  func test_aMemberThatArrivesFirst_returnsIntoRangeFromItsOwnEndTime_atAnyTickRate() {
    // The outer one is out of range across, where the drag is locked. It returns when its own part of the path has
    // ended, and not when the inner one's has.
    var results: [[Double]] = []
    for ticks in [[], [0.02, 0.05, 0.1, 0.3], [0.15]] {
      var feel = Feel.uikitFast
      (feel.slop, feel.minimumFling) = (0, 0)
      let stage = NestedStage(
        [
          .init(range: 700, offset: 680),
          .init(range: 300, offset: 60, across: 500, rules: NestRules.up),
        ], feel: feel)
      stage.put(.panBegin, at: 0)
      stage.put(.panUpdate(by: Vector(x: -200, y: 0)), at: 0.01)
      stage.put(.panEnd(.coast), at: 0.2)
      stage.put(.press(pointer: 1, at: .zero), at: 0.25)
      for step in 1...4 {
        stage.put(.move(pointer: 1, to: Vector(x: 0, y: 12 * Double(step))), at: 0.25 + 0.01 * Double(step))
      }
      stage.put(.release(pointer: 1), at: 0.29)
      XCTAssertLessThan(stage.acrosses[1], -5, "locked out of range")
      XCTAssertEqual(stage.targets[1], 0)
      XCTAssertLessThan(stage.targets[0], 650)
      for tick in ticks { stage.tick(0.29 + tick) }
      stage.tick(0.99)
      XCTAssertEqual(stage.phases, [.idle, .bouncing], "one has come to rest, the other returns")
      results.append(stage.acrosses)
    }
    for acrosses in results { assertEqual(acrosses, results[0]) }
  }

  /// After 0.25 s, the held track scrolls the child on by 20 pages of 350 points a second, until the thumb, 66.7 points of
  /// 400, is under the pointer at 300: at offset 1400.
  func test_aHeldTrackOfTheChild_scrolls_whileAFingerHoldsTheParent() {
    let stage = NestedStage([(2000, 0), (1000, 0)])
    stage.put(.wheel(by: Vector(x: 0, y: 1), .points), at: 0.1)  // both belong to one chain from now on
    stage.tick(0.9)
    stage.change(0) { view, now in
      view.enableScrollbar(.y, at: now)
      view.pressScrollbar(.y, at: 300, time: 1)
    }
    stage.put(.panBegin, on: 1, at: 1.3)
    stage.tick(1.6)
    assertEqual(stage.offsets, [1400, 0])
    XCTAssertEqual(stage.phases, [.steering, .dragging], "it is held")
  }

  /// The arrow is held from 0 s on and scrolls the parent from 0.25 s on. This ends the fling, which has reached the parent
  /// by then.
  func test_aHeldArrowOfTheParent_endsTheFling_whereItIsByThen() {
    func flung() -> NestedStage {
      let stage = NestedStage([(100, 0), (2000, 0)])
      stage.change(1) { view, now in
        view.enableScrollbar(.y, at: now)
        view.pressScrollbarArrow(.y, forward: true, time: now)
      }
      stage.now = 0.1
      stage.flick(1000)
      XCTAssertEqual(stage.phases[0], .coasting)
      return stage
    }
    let stage = same(flung, tick: 0.24) { $0.put(.panBegin, at: 0.3) }
    XCTAssertEqual(stage.phases, [.dragging, .tracking])
    XCTAssertEqual(stage.offsets[0], 100)
    XCTAssertGreaterThan(stage.offsets[1], 30)
  }
}

private extension NestRules {
  /// Scrolls before its children towards the start.
  static var up: NestRules {
    var rules = NestRules()
    rules.order = .parentFirstUp
    return rules
  }
}
