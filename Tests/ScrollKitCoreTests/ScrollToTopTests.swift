import XCTest

@testable import ScrollKitCore

/// A trigger takes the content to the top; the next one takes it back.
final class ScrollToTopTests: XCTestCase {
  private let modes = ScrollMode.allCases

  private func stage(_ mode: ScrollMode, offset: Double, top: Double = 88) -> Stage {
    var stage = Stage(mode, top: top, offset: offset)
    stage.view.enableTop(at: stage.now)
    return stage
  }

  func test_theFirstTriggerGoesToTheTop_theNextOneBack_theNextToTheTopAgain() {
    for mode in modes {
      var stage = stage(mode, offset: 3200)
      stage.trigger()
      XCTAssertEqual(stage.view.lastSnapshot.target, .down(-88))
      XCTAssertEqual(stage.view.behaviours.top?.returnOffset, 3200)
      stage.wait(1)
      XCTAssertEqual(stage.y, -88)
      stage.trigger()
      XCTAssertEqual(stage.view.lastSnapshot.target, .down(3200))
      XCTAssertNil(stage.view.behaviours.top?.returnOffset)
      stage.wait(1)
      XCTAssertEqual(stage.y, 3200)
      stage.trigger()
      XCTAssertEqual(stage.view.lastSnapshot.target, .down(-88))
      XCTAssertEqual(stage.view.behaviours.top?.returnOffset, 3200)
    }
  }

  func test_aDragRemovesTheReturnOffset_andTheNextTriggerStoresAnother() {
    for mode in modes {
      var stage = stage(mode, offset: 3200)
      stage.trigger()
      stage.wait(1)
      stage.drag(to: 40)
      XCTAssertNil(stage.view.behaviours.top?.returnOffset)
      stage.trigger()
      XCTAssertEqual(stage.view.lastSnapshot.target, .down(-88))
      XCTAssertEqual(stage.view.behaviours.top?.returnOffset, 40)
    }
  }

  func test_theCauseOfAScroll_decidesWhetherTheReturnOffsetIsRemoved() {
    typealias Way = (name: String, forgets: Bool, act: (inout Stage) -> Void)
    let ways: [Way] = [
      ("a drag", true, { $0.beginDrag() }), ("a wheel", true, { $0.wheel(to: 30) }),
      ("a key", true, { $0.key(.lineDown) }), ("the nub", true, { $0.grab(); $0.scrub(by: 9) }),
      ("the program", false, { $0.scroll(to: 500); $0.wait(1) }),
      ("the program, at once", false, { $0.view.setOffset(.down(700), at: $0.now); $0.take() }),
      ("a new size", false, { $0.change(content: 9000, top: 40) }), ("time", false, { $0.wait(9) }),
      ("a trigger at the top", false, { _ in }),
    ]
    for mode in modes {
      for distance in ways {
        var stage = stage(mode, offset: 3200)
        stage.view.enableNub(at: stage.now)
        stage.trigger()
        stage.wait(0.6)
        distance.act(&stage)
        XCTAssertEqual(stage.view.behaviours.top?.returnOffset == nil, distance.forgets, "\(mode), \(distance.name)")
      }
    }
  }

  func test_aTouchThatScrollsNothing_keepsTheReturnOffset() {
    var stage = stage(.driven, offset: 3200)
    stage.trigger()
    stage.wait(1)
    stage.input(.press(pointer: 1, at: .zero))
    stage.input(.release(pointer: 1))
    XCTAssertEqual(stage.view.behaviours.top?.returnOffset, 3200)
  }

  func test_theSourceComesBackInTheEvents_inOrder() {
    for mode in modes {
      var stage = stage(mode, offset: 3200)
      stage.trigger(7)
      let first = stage.takeEvents()
      XCTAssertEqual(first.first, .topWillScroll(to: -88, animation: 1, source: 7))
      XCTAssertEqual(first.last, .topTargetChanged(returnOffset: 3200))
      stage.wait(1)
      XCTAssertTrue(stage.takeEvents().contains(.animationCompleted(1, finished: true)))
      stage.trigger(9)
      let second = stage.takeEvents()
      XCTAssertEqual(second.first, .topWillRestore(to: 3200, animation: 2, source: 9))
      XCTAssertEqual(second.last, .topTargetChanged(returnOffset: nil))
    }
  }

  func test_triggersOfOneTurnCountOnce() {
    for mode in modes {
      var stage = stage(mode, offset: 3200)
      XCTAssertTrue(stage.trigger(1))
      XCTAssertFalse(stage.trigger(2), "the same time")
      stage.tick(stage.now)
      XCTAssertFalse(stage.trigger(3), "the same time, though a tick came")
      XCTAssertEqual(stage.view.behaviours.top?.returnOffset, 3200)
      stage.tick(stage.now + 0.01)
      XCTAssertTrue(stage.trigger(4), "a tick came, and time has passed")
      XCTAssertNil(stage.view.behaviours.top?.returnOffset)
    }
    var top = ScrollToTop()
    let range = Interval(lower: 0, upper: 900)
    top.handle(.top(0), offset: 500, in: range, at: 1)
    XCTAssertFalse(top.isFresh(at: 1.0625), "no tick came since")
    XCTAssertTrue(top.isFresh(at: 1.125), "a turn takes no longer than 0.1 s")
    top.endTurn()
    XCTAssertFalse(top.isFresh(at: 1))
    XCTAssertTrue(top.isFresh(at: 1.001))
  }

  func test_aTriggerNeedsNoTick() {
    var stage = stage(.driven, offset: -88)
    stage.trigger()
    XCTAssertFalse(stage.view.frame.needsTick)
    XCTAssertFalse(stage.trigger(), "the same turn")
  }

  func test_observed_withoutTicks_eachTapCounts() {
    var stage = stage(.observed, offset: 3200)
    XCTAssertTrue(stage.trigger())
    XCTAssertFalse(stage.view.frame.needsTick)
    stage.report(.didScroll(to: .down(-88)))
    stage.now += 0.5
    stage.report(.didEndAnimation)
    stage.now += 0.5
    XCTAssertTrue(stage.trigger())
    XCTAssertEqual(stage.view.lastSnapshot.target, .down(3200))
  }

  func test_theTopIsThatOfThePresentInset() {
    for mode in modes {
      var stage = stage(mode, offset: 3200)
      stage.change(content: 5000, top: 52)
      stage.trigger()
      XCTAssertEqual(stage.view.lastSnapshot.target, .down(-52))
      stage.wait(1)
      stage.change(content: 5000, top: 20)
      stage.wait(1)
      stage.trigger()
      XCTAssertEqual(stage.view.lastSnapshot.target, .down(3200), "another inset keeps the return offset")
    }
  }

  func test_atTheTopWithoutAReturnOffset_nothingHappens() {
    for mode in modes {
      for offset in [-88.0, -87.6] {
        var stage = stage(mode, offset: offset)
        stage.trigger()
        XCTAssertEqual(stage.takeEvents(), [])
        XCTAssertNil(stage.view.behaviours.top?.returnOffset)
      }
      var below = stage(mode, offset: -87.4)
      below.trigger()
      XCTAssertEqual(below.view.behaviours.top?.returnOffset, -87.4, "half a point is the limit")
    }
  }

  func test_duringACoast_itStops_andThatOffsetIsStored() {
    for mode in modes {
      var stage = stage(mode, offset: 2000)
      stage.beginDrag()
      stage.moveDrag(to: 2020)
      stage.endDrag(velocity: 2000, target: 3000)
      stage.wait(0.1)
      if mode == .observed { stage.report(.didScroll(to: .down(2200))) }
      let caught = stage.y
      XCTAssertGreaterThan(caught, 2050)
      stage.trigger()
      XCTAssertEqual(stage.view.behaviours.top?.returnOffset, caught)
      XCTAssertEqual(stage.y, caught)
      XCTAssertEqual(stage.view.lastSnapshot.velocity.y, 0, "it does not move downwards first")
      stage.wait(1)
      stage.trigger()
      stage.wait(1)
      XCTAssertEqual(stage.y, caught)
    }
  }

  func test_stillFlyingToTheTop_itTurnsRoundWithItsVelocity() {
    var stage = stage(.driven, offset: 3200)
    stage.trigger()
    stage.wait(0.15)
    let before = stage.view.lastSnapshot
    XCTAssertLessThan(before.velocity.y, -1000)
    stage.trigger()
    XCTAssertEqual(stage.y, before.offset.y)
    XCTAssertEqual(stage.view.lastSnapshot.velocity.y, before.velocity.y, accuracy: 1e-6)
    XCTAssertEqual(stage.view.lastSnapshot.target, .down(3200))
    stage.wait(0.001)
    XCTAssertLessThan(stage.y, before.offset.y, "it swings before it turns")
    stage.wait(1)
    XCTAssertEqual(stage.y, 3200)
  }

  func test_theReturnOffsetFollowsShifts_andStaysInRange() {
    for mode in modes {
      var stage = stage(mode, offset: 3200)
      stage.trigger()
      stage.wait(1)
      _ = stage.takeEvents()
      stage.change(content: 5400, top: 88, shift: 400)
      XCTAssertEqual(stage.view.behaviours.top?.returnOffset, 3600)
      XCTAssertFalse(stage.takeEvents().contains(.topTargetChanged(returnOffset: 3600)), "the same place")
      stage.change(content: 1200, top: 88)
      XCTAssertEqual(stage.view.behaviours.top?.returnOffset, 600)
      stage.trigger()
      XCTAssertEqual(stage.view.lastSnapshot.target, .down(600))
    }
  }

  func test_draggedPastTheEnd_theStoredOffsetIsInRange() {
    var stage = stage(.driven, offset: 4400)
    stage.input(.press(pointer: 1, at: .zero))
    stage.input(.move(pointer: 1, to: .down(-100)))
    stage.input(.release(pointer: 1))
    stage.wait(0.05)
    XCTAssertGreaterThan(stage.y, 4400)
    stage.trigger()
    XCTAssertEqual(stage.view.behaviours.top?.returnOffset, 4400)
    stage.wait(1)
    XCTAssertEqual(stage.y, -88)
  }

  func test_x_staysAsItIs() {
    var stage = Stage(.driven, top: 88, offset: 3200)
    stage.view.enableTop(at: stage.now)
    let wide = AxisGeometry(viewport: 400, content: 900)
    stage.view.setGeometry(Pair(x: wide, y: stage.geometry), at: stage.now)
    stage.view.setOffset(Vector(x: 120, y: 3200), at: stage.now)
    stage.take()
    stage.trigger()
    XCTAssertEqual(stage.view.lastSnapshot.target, Vector(x: 120, y: -88))
  }

  func test_keepUntilDrag_storesTheTop_andDoesNotFollowShifts() {
    for mode in modes {
      var stage = Stage(mode, top: 88, offset: -88)
      stage.view.enableTop(.keepUntilDrag, at: stage.now)
      stage.trigger()
      XCTAssertEqual(stage.view.behaviours.top?.returnOffset, -88, "the top itself is remembered")
      stage.wait(0.1)
      stage.trigger()
      XCTAssertNil(stage.view.behaviours.top?.returnOffset)
      stage.wait(0.1)
      stage.scroll(to: 3200)
      stage.wait(1)
      stage.trigger()
      stage.wait(1)
      stage.change(content: 5400, top: 88, shift: 400)
      XCTAssertEqual(stage.view.behaviours.top?.returnOffset, 3200, "no shift is followed")
      stage.wheel(to: 100)
      XCTAssertEqual(stage.view.behaviours.top?.returnOffset, 3200, "a wheel keeps the return offset")
      stage.beginDrag()
      XCTAssertNil(stage.view.behaviours.top?.returnOffset)
    }
  }

  func test_aZoomByTheProgram_scalesTheReturnOffsetAboutThePointThatStays() {
    // Twice as large about 200 pt below the viewport's top: (offset + 200)·2 − 200, at the top and at 3200.
    var stage = stage(.driven, offset: 3200, top: 0)
    stage.view.enableZoom(from: 1, to: 4, at: stage.now)
    stage.take()
    stage.trigger()
    stage.wait(2)
    XCTAssertEqual(stage.y, 0)
    stage.view.zoom(to: 2, about: Vector(x: 0, y: 200), .atOnce, at: stage.now)
    stage.take()
    XCTAssertEqual(stage.y, 200)
    XCTAssertEqual(stage.view.behaviours.top?.returnOffset, 6600)
    stage.trigger()
    stage.wait(2)
    XCTAssertEqual(stage.y, 6600)
  }

  // MARK: A home of the program

  func test_aHomeTakesThePlaceOfTheTop() {
    for mode in modes {
      var stage = stage(mode, offset: 3200)
      for _ in 1...2 {
        stage.triggerHome(at: 1000)
        XCTAssertEqual(stage.view.lastSnapshot.target, .down(1000))
        XCTAssertEqual(stage.view.topReturnOffset, 3200)
        stage.wait(1)
        XCTAssertEqual(stage.y, 1000)
        stage.triggerHome(at: 1000)
        XCTAssertEqual(stage.view.lastSnapshot.target, .down(3200))
        XCTAssertNil(stage.view.topReturnOffset)
        stage.wait(1)
      }
      stage.triggerHome(at: 1000)
      stage.wait(0.1)
      stage.triggerHome(at: 1000)
      XCTAssertEqual(stage.view.lastSnapshot.target, .down(3200), "it turns around")
    }
  }

  func test_contentElsewhere_goesHome_alsoIfItIsToReturn() {
    for mode in modes {
      var stage = stage(mode, offset: 3200)
      stage.trigger()
      stage.wait(1)
      stage.triggerHome(at: 1000)
      XCTAssertEqual(stage.view.lastSnapshot.target, .down(1000))
      XCTAssertEqual(stage.view.topReturnOffset, -88)
      stage.wait(1)
      stage.scroll(to: 2000)
      stage.wait(1)
      stage.triggerHome(at: 1000)
      XCTAssertEqual(stage.view.lastSnapshot.target, .down(1000))
      XCTAssertEqual(stage.view.topReturnOffset, 2000)
      stage.wait(1)
      stage.trigger()
      XCTAssertEqual(stage.view.lastSnapshot.target, .down(2000), "the trigger for the top returns, too")
    }
  }

  func test_atHome_nothingHappens_withoutAReturnOffset() {
    for (offset, home) in [(1000.0, 1000.0), (-88, -500), (4400, 9000)] {
      var stage = stage(.driven, offset: offset)
      stage.triggerHome(at: home)
      XCTAssertEqual(stage.takeEvents(), [])
      XCTAssertNil(stage.view.topReturnOffset)
    }
  }

  func test_aHomeOutOfRange_isTheNearestEnd() {
    var stage = stage(.driven, offset: 100)
    stage.triggerHome(at: 9000)
    XCTAssertEqual(stage.view.lastSnapshot.target, .down(4400))
  }

  /// While the rows above it are measured.
  func test_aHomeInAList_followsItsRow() throws {
    let list = try ListStage(extents: [Double?](repeating: nil, count: 1000))
    list.stage.change { $0.enableTop(at: $1) }
    list.stage.triggerHome(at: list.start(500))
    list.stage.wait(0.1)
    try list.measure([99, 80, 70], at: 100)
    list.stage.wait(1)
    XCTAssertEqual(list.position(ofID: 500), 0)
    list.stage.triggerHome(at: list.start(500))
    list.stage.wait(1)
    XCTAssertEqual(list.position(ofID: 0), 0)
  }

  /// The program has set no lengths along the vertical axis, so the content has no end there.
  func test_observed_reportsOfTheOffsetAlone_areEnough() {
    for hasWidth in [false, true] {
      var view = ScrollView(mode: .observed)
      if hasWidth {
        view.setGeometry(
          ScrollGeometry(x: AxisGeometry(viewport: 400, content: 900), y: AxisGeometry(viewport: 0, content: 0)), at: 0)
      }
      view.enableTop(at: 0)
      view.handle(.didScroll(to: .down(1500)), at: 1)
      view.tick(at: 2)
      view.triggerTop(at: 3)
      XCTAssertEqual(view.lastSnapshot.target, .zero)
      view.handle(.didScroll(to: .zero), at: 3.3)
      view.handle(.didEndAnimation, at: 3.3)
      XCTAssertEqual(view.topReturnOffset, 1500)
      view.triggerTop(at: 4)
      XCTAssertEqual(view.lastSnapshot.target, .down(1500))
    }
  }
}
