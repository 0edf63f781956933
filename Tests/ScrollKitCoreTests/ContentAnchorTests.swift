import XCTest

@testable import ScrollKitCore

/// Content changes; the visible content does not move.
final class ContentAnchorTests: XCTestCase {
  private let modes = ScrollMode.allCases

  private func stage(
    _ mode: ScrollMode, _ policy: AnchorPolicy, offset: Double, content: Double = 2000,
    top: Double = 0
  ) -> Stage {
    var stage = Stage(mode, content: content, top: top, offset: offset)
    stage.view.setAnchorPolicy(policy, at: stage.now)
    return stage
  }

  // MARK: Policies

  func test_keepDistanceToEnd_theWorkedNumbers() {
    for mode in modes {
      for policy in [AnchorPolicy.keepDistanceToEnd, .keepDistanceResetX] {
        var middle = stage(mode, policy, offset: 300)
        middle.insert(400)
        XCTAssertEqual(middle.y, 700)
        var top = stage(mode, policy, offset: 0)
        top.insert(400)
        XCTAssertEqual(top.y, 0)
      }
    }
  }

  func test_theTop_isTheInsetsTop_toHalfAPoint() {
    for mode in modes {
      for (offset, stays) in [(-40.0, true), (-39.5, true), (-39.4, false), (0, false)] {
        var stage = stage(mode, .keepDistanceToEnd, offset: offset, top: 40)
        stage.insert(100)
        XCTAssertEqual(stage.y, stays ? offset : offset + 100)
      }
      // With keepDistanceResetX only an offset of 0 is the top, whatever the inset.
      for (offset, stays) in [(-40.0, false), (0, true), (0.4, false)] {
        var stage = stage(mode, .keepDistanceResetX, offset: offset, top: 40)
        stage.insert(100)
        XCTAssertEqual(stage.y, stays ? offset : offset + 100)
      }
    }
  }

  func test_x_isKept_butBecomesZeroInTheSeedsRule() {
    for (policy, expected) in [(AnchorPolicy.keepDistanceToEnd, 120.0), (.keepDistanceResetX, 0)] {
      var stage = Stage(.driven, content: 2000)
      stage.view.setAnchorPolicy(policy, at: stage.now)
      let wide = AxisGeometry(viewport: 400, content: 900)
      stage.view.setGeometry(Pair(x: wide, y: stage.geometry), at: stage.now)
      stage.view.setOffset(Vector(x: 120, y: 300), at: stage.now)
      let batch = stage.view.beginBatch(at: stage.now)
      let longer = AxisGeometry(viewport: 600, content: 2400)
      _ = stage.view.endBatch(
        batch, geometry: Pair(x: wide, y: longer), at: stage.now)
      XCTAssertEqual(stage.view.lastSnapshot.offset, Vector(x: expected, y: 700))
    }
  }

  func test_observed_aRequestedJumpWithinABatch_isNoAnchoringOfTheToolkit() {
    var view = ScrollView(mode: .observed)
    let geometry = ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 5000))
    view.setGeometry(geometry, at: 0)
    view.setAnchorPolicy(.keepItem, at: 0)
    view.handle(.didScroll(to: .down(100)), at: 0)
    view.tick(at: 1)
    let batch = view.beginBatch(at: 1)
    view.setOffset(.down(500), at: 1)
    view.handle(.didScroll(to: .down(500)), at: 1)
    _ = view.takeEvents()
    view.endBatch(batch, geometry: geometry, at: 1)
    XCTAssertEqual(view.frame.offset, .down(500))
    XCTAssertFalse(view.takeEvents().contains { if case .requested = $0.event { true } else { false } })
  }

  func test_contentThatCoastsAtXZero_coastsOn_inTheSeedsRule() {
    var stage = stage(.driven, .keepDistanceResetX, offset: 300)
    stage.beginDrag()
    stage.moveDrag(to: 400)
    stage.endDrag(velocity: 1000, target: 900)
    XCTAssertEqual(stage.view.lastSnapshot.phase, .coasting)
    stage.insert(400)
    XCTAssertEqual(stage.view.lastSnapshot.phase, .coasting)
  }

  func test_keepItem_whatChangesAboveMovesAlong_whatChangesBelowMovesNothing() {
    typealias Edit = (name: String, place: Double, removed: Double, inserted: Double, shift: Double)
    let edits: [Edit] = [
      ("rows above", 0, 0, 400, 400), ("rows right above", 300, 0, 50, 50),
      ("rows below", 301, 0, 50, 0), ("rows far below", 1900, 0, 50, 0),
      ("rows gone above", 100, 150, 0, -150), ("rows gone up to the top", 200, 100, 0, -100),
      ("a row across the top gone", 250, 100, 0, 0), ("a row above grows", 200, 100, 180, 80),
      ("a row above shrinks", 200, 100, 20, -80), ("the row across the top grows", 250, 100, 180, 0),
      ("a row below grows", 700, 100, 180, 0),
    ]
    for mode in modes {
      for policy in [AnchorPolicy.keepItem, .stickToEnd] {
        for edit in edits {
          var stage = stage(mode, policy, offset: 300)
          stage.edit(at: edit.place, removed: edit.removed, inserted: edit.inserted)
          XCTAssertEqual(stage.y, 300 + edit.shift, "\(mode) \(policy): \(edit.name)")
        }
      }
    }
  }

  func test_aRowAcrossTheTop_keepsItsStart_howeverOftenItChanges() {
    for mode in modes {
      for (edits, expected) in [
        ([(250, 100, 20), (250, 20, 180)], 300.0), ([(250, 100, 20), (250, 0, 70)], 370),
        ([(250, 100, 0), (250, 0, 180)], 300), ([(250, 100, 0), (240, 0, 5)], 305),
      ] as [([(Double, Double, Double)], Double)] {
        var stage = stage(mode, .keepItem, offset: 300)
        let batch = stage.view.beginBatch(at: stage.now)
        for (place, removed, inserted) in edits {
          stage.view.edit(at: place, removed: removed, inserted: inserted)
        }
        XCTAssertEqual(end(batch, &stage, content: 2000), 0)
        XCTAssertEqual(stage.y, expected, "\(mode) \(edits)")
      }
    }
  }

  func test_whereAnInsetShowsAboveTheContent_itsOwnTopIsTheFirstVisible() {
    for mode in modes {
      var stage = stage(mode, .keepItem, offset: -50, top: 100)
      stage.insert(400)
      XCTAssertEqual(stage.y, 350)
    }
  }

  func test_keepItem_atTheTop_newRowsShow() {
    for mode in modes {
      var stage = stage(mode, .keepItem, offset: 0)
      stage.insert(400)
      XCTAssertEqual(stage.y, 0)
    }
  }

  func test_stickToEnd_atTheEndItStaysThere_elsewhereTheItemDoes() {
    for mode in modes {
      var end = stage(mode, .stickToEnd, offset: 1400)
      end.insert(100, at: 2000)
      XCTAssertEqual(end.y, 1500)
      end.insert(70, at: 0)
      XCTAssertEqual(end.y, 1570)
      end.edit(at: 1000, removed: 500, inserted: 0)
      XCTAssertEqual(end.y, 1070)
      var above = stage(mode, .stickToEnd, offset: 1399)
      above.insert(100, at: 2000)
      XCTAssertEqual(above.y, 1399, "more than half a point from the end")
    }
  }

  func test_stickToEnd_inMotionToTheEnd_itGoesToTheNewEnd() {
    for mode in modes {
      var stage = stage(mode, .stickToEnd, offset: 300)
      stage.scroll(to: 1400)
      stage.wait(0.1)
      let (y, id) = (stage.y, stage.view.lastSnapshot.animations.y ?? 0)
      stage.insert(100, at: 2000)
      XCTAssertEqual(stage.y, y, "nothing jumps")
      XCTAssertEqual(stage.view.lastSnapshot.target, .down(1500))
      XCTAssertEqual(stage.view.lastSnapshot.animations.y, id, "the same scroll")
      stage.wait(1)
      XCTAssertEqual(stage.y, 1500)
      XCTAssertEqual(stage.takeEvents().filter { if case .animationCompleted = $0 { true } else { false } }, [.animationCompleted(id, finished: true)])
    }
    var wheeled = stage(.driven, .stickToEnd, offset: 1300)
    wheeled.input(.wheel(by: .down(2), .notches))
    wheeled.wait(0.05)
    wheeled.insert(100, at: 2000)
    XCTAssertEqual(wheeled.view.lastSnapshot.phase, .wheeling)
    wheeled.wait(1)
    XCTAssertEqual(wheeled.y, 1500)
    var elsewhere = stage(.driven, .stickToEnd, offset: 300)
    elsewhere.scroll(to: 900)
    elsewhere.insert(100, at: 2000)
    XCTAssertEqual(elsewhere.view.lastSnapshot.target, .down(900))
  }

  /// A keyboard of 300 points: the viewport of 600 points shrinks to 300, and the end moves from 1400 to 1700.
  func test_stickToEnd_whenTheViewportShrinks_theEndStaysVisible() {
    for mode in modes {
      var end = stage(mode, .stickToEnd, offset: 1400)
      end.change(content: 2000, viewport: 300)
      XCTAssertEqual(end.y, 1700)
      XCTAssertEqual(end.view.lastSnapshot.phase, .idle)
      end.change(content: 2000, viewport: 600)
      XCTAssertEqual(end.y, 1400, "the keyboard hides")
      var above = stage(mode, .stickToEnd, offset: 1000)
      above.change(content: 2000, viewport: 300)
      XCTAssertEqual(above.y, 1000, "not at the end")
      var other = stage(mode, .keepItem, offset: 1400)
      other.change(content: 2000, viewport: 300)
      XCTAssertEqual(other.y, 1400, "another policy")
      var moving = stage(mode, .stickToEnd, offset: 300)
      moving.scroll(to: 1400)
      moving.wait(0.1)
      moving.change(content: 2000, viewport: 300)
      XCTAssertEqual(moving.view.lastSnapshot.target, .down(1700), "on its way to the end")
    }
    var new = Stage(.driven, content: 0, viewport: 0)
    new.view = ScrollView(mode: .driven, setting: ScrollSetting.tall)
    new.view.setAnchorPolicy(.stickToEnd, at: new.now)
    new.change(content: 2000)
    XCTAssertEqual(new.y, 0, "the first geometry puts content at its start")
  }

  func test_contentThatFits_sticksToItsEnd_whenItGrows() {
    for mode in modes {
      var stage = stage(mode, .stickToEnd, offset: 0, content: 100)
      for _ in 0..<10 { stage.insert(100, at: stage.geometry.content) }
      XCTAssertEqual(stage.y, 500)
    }
  }

  func test_none_keepsTheOffset() {
    for mode in modes {
      var stage = stage(mode, .none, offset: 300)
      stage.insert(400)
      XCTAssertEqual(stage.y, 300)
    }
  }

  // MARK: Batches

  /// Points of an open batch are those of the former scale. The content at the viewport's top is at 2000 + 200 then.
  func test_aScaleThatChangesWithinABatch_scalesItsEdits() {
    for (position, shift) in [(2200.0, 250.0), (2201, 200)] {
      var stage = Stage(offset: 1000)
      stage.view.setAnchorPolicy(.keepItem, at: stage.now)
      stage.change { view, now in
        view.enableZoom(from: 0.25, to: 4, at: now)
        let batch = view.beginBatch(at: now)
        view.edit(at: 0, removed: 0, inserted: 100)
        view.zoom(to: 2, about: .zero, .atOnce, at: now)
        view.edit(at: position, removed: 0, inserted: 50)
        _ = view.endBatch(batch, geometry: Stage.geometry(content: 5125), at: now)
      }
      XCTAssertEqual(stage.y, 2000 + shift, "\(position)")
    }
  }

  func test_anUnfinishedBatch_leavesTheOffsetAlone() {
    for mode in modes {
      for policy in AnchorPolicy.allCases {
        var stage = stage(mode, policy, offset: 300)
        XCTAssertEqual(stage.insert(400, finished: false), 0)
        XCTAssertEqual(stage.y, 300)
        XCTAssertEqual(stage.view.behaviours.anchor.depth, 0)
      }
    }
  }

  func test_nestedBatches_eachShiftByTheirOwnEdits() {
    for mode in modes {
      var stage = stage(mode, .keepItem, offset: 300)
      let outer = stage.view.beginBatch(at: stage.now)
      stage.view.edit(at: 0, removed: 0, inserted: 100)
      let inner = stage.view.beginBatch(at: stage.now)
      XCTAssertEqual(stage.view.behaviours.anchor.depth, 2)
      // The content stands at 400 by now: 390 lies above it.
      stage.view.edit(at: 390, removed: 0, inserted: 10)
      XCTAssertEqual(end(inner, &stage, content: 2110), 0)
      XCTAssertEqual(stage.y, 310)
      XCTAssertEqual(end(outer, &stage, content: 2110), 0)
      stage.take()
      XCTAssertEqual(stage.y, 410)
    }
  }

  func test_aMissingEnd_isReported_andLeavesNothingStuck() {
    for mode in modes {
      var stage = stage(mode, .keepItem, offset: 300)
      let outer = stage.view.beginBatch(at: stage.now)
      stage.view.edit(at: 0, removed: 0, inserted: 100)
      _ = stage.view.beginBatch(at: stage.now)
      stage.view.edit(at: 0, removed: 0, inserted: 7)
      XCTAssertEqual(end(outer, &stage, content: 2100), 1, "one end is missing")
      stage.take()
      XCTAssertEqual(stage.y, 400, "edits of the lost batch do not count")
      XCTAssertEqual(stage.view.behaviours.anchor.depth, 0)
      stage.insert(50)
      XCTAssertEqual(stage.y, 450)
    }
  }

  func test_endsThatAreForgottenForEver_doNotDisturbTheBatchesAfterThem() {
    var stage = stage(.driven, .keepItem, offset: 300)
    for _ in 0..<40 { _ = stage.view.beginBatch(at: stage.now) }
    XCTAssertEqual(stage.view.behaviours.anchor.depth, ContentAnchor.deepest)
    stage.insert(50)
    XCTAssertEqual(stage.y, 350)
  }

  func test_anEndWithoutItsBeginning_isRefused() {
    var stage = stage(.driven, .keepItem, offset: 300)
    XCTAssertNil(end(1, &stage, content: 3000))
    let batch = stage.view.beginBatch(at: stage.now)
    XCTAssertNil(end(batch + 1, &stage, content: 3000))
    XCTAssertEqual(end(batch, &stage, content: 2000), 0)
    XCTAssertNil(end(batch, &stage, content: 3000), "twice")
    XCTAssertEqual(stage.geometry.content, 2000)
  }

  private func end(_ batch: UInt32, _ stage: inout Stage, content: Double) -> Int? {
    stage.view.endBatch(
      batch, geometry: Stage.geometry(content: content), at: stage.now)
  }

  // MARK: At any moment

  func test_itHoldsInEveryPhase_andTheMotionContinues() {
    typealias Moment = (name: String, begin: (inout Stage) -> Void)
    let moments: [Moment] = [
      ("at rest", { _ in }),
      ("held", { $0.input(.press(pointer: 1, at: .zero)) }),
      ("dragged", {
        $0.input(.press(pointer: 1, at: .down(300)))
        $0.input(.move(pointer: 1, to: .down(250)))
      }),
      ("coasting", { $0.input(.panUpdate(by: .zero)); $0.input(.panEnd(.velocity(.down(900)))) }),
      ("animating", { $0.scroll(to: 900) }),
      ("wheeling", { $0.input(.wheel(by: .down(3), .notches)) }),
      ("following a wheel", { $0.input(.wheel(by: .down(3), .points)) }),
    ]
    for moment in moments {
      var plain = stage(.driven, .keepItem, offset: 700)
      moment.begin(&plain)
      plain.wait(0.05)
      var edited = plain
      edited.insert(400, at: 100)
      for seconds in [0.0, 0.02, 0.1, 0.3, 2] {
        plain.wait(seconds)
        edited.wait(seconds)
        XCTAssertEqual(edited.y - 400, plain.y, accuracy: 1e-9, moment.name)
        XCTAssertEqual(edited.view.lastSnapshot.velocity.y, plain.view.lastSnapshot.velocity.y, accuracy: 1e-9)
        XCTAssertEqual(edited.view.lastSnapshot.target.y - 400, plain.view.lastSnapshot.target.y, accuracy: 1e-9)
        XCTAssertEqual(edited.view.lastSnapshot.phase, plain.view.lastSnapshot.phase)
      }
      plain.input(.move(pointer: 1, to: .down(200)))
      edited.input(.move(pointer: 1, to: .down(200)))
      XCTAssertEqual(edited.y - 400, plain.y, accuracy: 1e-9, "\(moment.name): the finger keeps its place")
    }
  }

  func test_aBounceContinues_whenTheEndMoves() {
    for (policy, change, expected) in [
      (AnchorPolicy.stickToEnd, 200.0, 1600.0), (.stickToEnd, -200, 1200), (.keepItem, -200, 1200),
    ] {
      var stage = stage(.driven, policy, offset: 1400)
      stage.input(.press(pointer: 1, at: .zero))
      stage.input(.move(pointer: 1, to: .down(-150)))
      let pulled = stage.y - 1400
      XCTAssertGreaterThan(pulled, 30)
      if change > 0 { stage.insert(change, at: 2000) } else { stage.edit(at: 1800, removed: -change, inserted: 0) }
      XCTAssertEqual(stage.y - stage.geometry.range.upper, pulled, accuracy: 1e-9, "\(policy) \(change)")
      stage.input(.release(pointer: 1))
      stage.wait(2)
      XCTAssertEqual(stage.y, expected, accuracy: 1e-9)
    }
  }

  func test_pulledPastTheEnd_whatIsLoadedThere_fillsTheGap() {
    var stage = stage(.driven, .keepItem, offset: 1400)
    stage.input(.press(pointer: 1, at: .zero))
    stage.input(.move(pointer: 1, to: .down(-150)))
    let before = stage.y
    stage.insert(500, at: 2000)
    XCTAssertEqual(stage.y, before)
    XCTAssertEqual(stage.view.frame.overscroll.y, 0)
  }

  func test_removedRowsAbove_leaveTheContentInRange() {
    var stage = stage(.driven, .keepItem, offset: 900)
    stage.edit(at: 0, removed: 850, inserted: 0)
    XCTAssertEqual(stage.y, 50)
    stage.edit(at: 0, removed: 30, inserted: 0)
    stage.change(content: 610)
    stage.wait(2)
    XCTAssertEqual(stage.y, 10)
    XCTAssertEqual(stage.view.frame.overscroll, .zero)
  }

  func test_everyStoredOffsetIsShifted() {
    var stage = stage(.driven, .keepItem, offset: 900)
    stage.view.enableTop(at: stage.now)
    stage.trigger()
    stage.wait(1)
    stage.scroll(to: 700)
    stage.wait(0.1)
    let began = stage.view.context.began.y
    stage.insert(400)
    XCTAssertEqual(stage.view.behaviours.top?.returnOffset, 1300)
    XCTAssertEqual(stage.view.lastSnapshot.target.y, 1100)
    XCTAssertEqual(stage.view.context.began.y, began + 400)
    stage.wait(1)
    XCTAssertEqual(stage.view.context.ended?.y, 1100)
    stage.insert(10)
    XCTAssertEqual(stage.view.context.ended?.y, 1110)
  }

  func test_anEditAlongX_leavesTheReturnOffsetWhereItIs() {
    var anchor = ContentAnchor(policy: .keepItem)
    anchor.setDirection(.x, isReversed: false)
    let geometry = ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 2000, y: 5000))
    let ends = anchor.ends(.x, .still(at: Vector(x: 300, y: 0), phase: .idle), in: geometry, isOpened: false)
    let batch = anchor.begin(.x, at: 300, ends, returnOffset: 900)
    anchor.edit(at: 0, removed: 0, inserted: 50)
    let outcome = anchor.end(
      batch, from: geometry, to: ScrollGeometry(x: AxisGeometry(viewport: 400, content: 2050), y: geometry.y))
    XCTAssertEqual(outcome?.shift, ContentShift(distance: Vector(x: 50, y: 0), returnOffsetDistance: 0))
  }

  // MARK: Observed

  func test_observed_theRequestIsNotAnimated() {
    var stage = stage(.observed, .keepItem, offset: 300)
    stage.insert(400)
    XCTAssertEqual(stage.takeEvents().filter(\.isRequest), [.requested(.shift(to: .down(700)))])
    XCTAssertEqual(stage.view.lastSnapshot.phase, .idle, "the toolkit's answer is no scroll of its own")
  }

  func test_observed_aToolkitThatKeepsTheOffsetItself_isRequestedForTheRemainderOnly() {
    for moved in [0.0, 150, 400, 420] {
      var stage = stage(.observed, .keepItem, offset: 300)
      let batch = stage.view.beginBatch(at: stage.now)
      stage.view.edit(at: 0, removed: 0, inserted: 400)
      stage.report(.didScroll(to: .down(300 + moved)))
      stage.view.edit(at: 0, removed: 0, inserted: 0)
      _ = end(batch, &stage, content: 2400)
      stage.take()
      let asked = stage.takeEvents().filter(\.isRequest)
      XCTAssertEqual(asked, moved == 400 ? [] : [.requested(.shift(to: .down(700)))], "\(moved)")
      XCTAssertEqual(stage.y, 700)
      XCTAssertEqual(stage.view.lastSnapshot.phase, .idle)
    }
  }

  func test_observed_aCoastContinues_andItsTargetIsShifted() {
    var stage = stage(.observed, .keepItem, offset: 300)
    stage.beginDrag()
    stage.moveDrag(to: 320)
    stage.endDrag(velocity: 900, target: 900)
    stage.report(.didScroll(to: .down(400)))
    stage.insert(400)
    XCTAssertEqual(stage.view.lastSnapshot.phase, .coasting)
    XCTAssertEqual(stage.view.lastSnapshot.target, .down(1300))
    XCTAssertEqual(stage.y, 800)
  }
}
