import XCTest

@testable import ScrollKitCore

/// What happens when two behaviours, or a behaviour and something else, meet.
///
///     | meets                    | what happens                                                  |
///     |--------------------------|---------------------------------------------------------------|
///     | return offset × batch    | it shifts, and the trigger scrolls back to the same item      |
///     | scroll to top × batch    | it still ends at the top; the return offset shifts            |
///     | scroll back × batch      | its target shifts                                             |
///     | tap × bounce             | the bounce ends, and the edge is remembered                   |
///     | tap × drag               | the drag ends, and the animation continues                    |
///     | drag × scroll to top     | the animation ends, and the return offset is forgotten        |
///     | two triggers and a drag  | one trigger counts, then the drag drops the return offset     |
///     | tap × scrub              | the animation runs; the next movement of the nub ends it      |
///     | scrub × return offset    | the return offset is forgotten                                |
///     | scrub × header           | the header follows it, and snaps when the nub is released     |
///     | scrub × header × motion  | content that moves on snaps the header where it rests         |
///     | scrub × batch            | the nub stays under the finger, the content stays in place    |
///     | fade × batch             | a batch neither shows nor hides a nub                         |
///     | header × scroll to top   | at the top it is shown                                        |
///     | header × batch           | it does not move                                              |
///     | snap × batch             | the snap continues                                            |
///     | snap × trigger           | the header moves on from where it is                          |
///     | bounce × header × nub    | the header stays, the nub shows                               |
///     | section × batch          | the host moves section starts; the event waits for it         |
final class BehavioursTogetherTests: XCTestCase {
  private let modes = ScrollMode.allCases

  /// All five, over content of 5000 points below a header of 100.
  private func stage(_ mode: ScrollMode, offset: Double = 2000) -> Stage {
    var stage = Stage(mode, top: 100, offset: offset)
    stage.view.enableTop(at: stage.now)
    stage.view.setAnchorPolicy(.keepItem, at: stage.now)
    stage.view.enableNub(at: stage.now)
    var options = HeaderOptions(mode: .enterAlways, height: 100)
    options.snaps = true
    stage.view.addHeader(options, at: stage.now)
    return stage
  }

  private func position(_ stage: Stage) -> Double {
    stage.view.headers[0].position
  }
  private func nubY(_ stage: Stage) -> Double? {
    stage.view.nub?.y
  }

  func test_returnOffset_meetsABatch() {
    for mode in modes {
      var stage = stage(mode)
      stage.trigger()
      stage.wait(1)
      stage.scroll(to: 300)
      stage.wait(1)
      stage.insert(400)
      XCTAssertEqual(stage.view.behaviours.top?.returnOffset, 2400)
      stage.trigger()
      stage.wait(1)
      XCTAssertEqual(stage.y, 2400, "the same item, 400 points farther down")
    }
  }

  func test_atTheTop_newRowsShow_andTheReturnOffsetKeepsItsContent() {
    for mode in modes {
      var stage = stage(mode)
      stage.trigger()
      stage.wait(1)
      stage.insert(400)
      XCTAssertEqual(stage.y, -100, "new rows show")
      XCTAssertEqual(stage.view.behaviours.top?.returnOffset, 2400, "but the return offset is that of the same item")
    }
  }

  func test_aToolkitThatKeepsItsOffsetAtTheTop_shiftsTheReturnOffsetOnce() {
    for moved in [0.0, 150, 400] {
      var stage = stage(.observed)
      stage.trigger()
      stage.wait(1)
      let batch = stage.view.beginBatch(at: stage.now)
      stage.view.edit(at: 0, removed: 0, inserted: 400)
      stage.report(.didScroll(to: .down(moved - 100)))
      let old = stage.geometry
      _ = stage.view.endBatch(
        batch,
        geometry: Stage.geometry(
          content: old.content + 400, viewport: old.viewport, top: old.leadingInset,
          bottom: old.trailingInset), at: stage.now)
      stage.take()
      XCTAssertEqual(stage.y, -100, "\(moved)")
      XCTAssertEqual(stage.view.behaviours.top?.returnOffset, 2400, "\(moved)")
    }
  }

  func test_aToolkitThatKeepsItsOffset_shiftsAReturnOffsetAtTheEnd() {
    var stage = stage(.observed, offset: 4400)
    stage.trigger()
    stage.wait(1)
    stage.scroll(to: 300)
    stage.wait(1)
    let end = stage.geometry.range.upper
    XCTAssertEqual(stage.view.behaviours.top?.returnOffset, end)
    let batch = stage.view.beginBatch(at: stage.now)
    stage.view.edit(at: 0, removed: 0, inserted: 400)
    stage.report(.didScroll(to: .down(700)))
    let old = stage.geometry
    _ = stage.view.endBatch(
      batch,
      geometry: Stage.geometry(
        content: old.content + 400, viewport: old.viewport, top: old.leadingInset,
        bottom: old.trailingInset), at: stage.now)
    stage.take()
    XCTAssertEqual(stage.view.behaviours.top?.returnOffset, end + 400)
  }

  func test_aScrollToTheTop_meetsABatch() {
    for mode in modes {
      var stage = stage(mode)
      stage.trigger()
      stage.wait(0.1)
      stage.insert(400)
      XCTAssertEqual(stage.view.behaviours.top?.returnOffset, 2400)
      stage.wait(1)
      XCTAssertEqual(stage.y, -100, "the top is the top")
    }
  }

  func test_aScrollBack_meetsABatch() {
    for mode in modes {
      var stage = stage(mode)
      stage.trigger()
      stage.wait(1)
      stage.trigger()
      stage.wait(0.1)
      stage.insert(400)
      XCTAssertEqual(stage.view.lastSnapshot.target.y, 2400)
      stage.wait(1)
      XCTAssertEqual(stage.y, 2400)
    }
  }

  func test_aTapMeetsABounce() {
    var stage = stage(.driven, offset: 4400)
    stage.input(.press(pointer: 1, at: .zero))
    stage.input(.move(pointer: 1, to: .down(-200)))
    stage.input(.release(pointer: 1))
    stage.wait(0.05)
    XCTAssertEqual(stage.view.lastSnapshot.phase, .bouncing)
    stage.trigger()
    XCTAssertEqual(stage.view.behaviours.top?.returnOffset, 4400)
    stage.wait(1)
    XCTAssertEqual(stage.y, -100)
  }

  func test_aTapMeetsADrag() {
    for mode in modes {
      var stage = stage(mode)
      stage.beginDrag()
      stage.moveDrag(to: 2100)
      stage.trigger()
      XCTAssertEqual(stage.view.behaviours.top?.returnOffset, 2100)
      stage.wait(1)
      XCTAssertEqual(stage.y, -100)
      XCTAssertEqual(stage.view.behaviours.top?.returnOffset, 2100)
    }
  }

  func test_aDragMeetsAScrollToTheTop() {
    for mode in modes {
      var stage = stage(mode)
      stage.trigger()
      stage.wait(0.1)
      stage.beginDrag()
      XCTAssertNil(stage.view.behaviours.top?.returnOffset)
      XCTAssertTrue(stage.takeEvents().contains(.animationCompleted(1, finished: false)))
      XCTAssertGreaterThan(stage.y, 0)
    }
  }

  func test_twoTriggersAndADrag_inOneFrame() {
    for mode in modes {
      var stage = stage(mode)
      stage.trigger(1)
      stage.trigger(2)
      stage.beginDrag()
      XCTAssertEqual(stage.y, 2000)
      XCTAssertNil(stage.view.behaviours.top?.returnOffset)
      let events = stage.takeEvents()
      XCTAssertTrue(events.contains(.topWillScroll(to: -100, animation: 1, source: 1)))
      XCTAssertEqual(events.last { if case .topTargetChanged = $0 { true } else { false } }, .topTargetChanged(returnOffset: nil))
    }
  }

  func test_aTapMeetsAScrub() {
    for mode in modes {
      var stage = stage(mode)
      stage.wheel(to: 2010)
      stage.grab()
      stage.scrub(by: 5)
      stage.trigger()
      stage.wait(0.1)
      XCTAssertEqual(stage.view.lastSnapshot.phase, .animating)
      stage.scrub(by: 5)
      XCTAssertNotEqual(stage.view.lastSnapshot.phase, .animating)
      XCTAssertNil(stage.view.behaviours.top?.returnOffset, "the user has chosen a place")
      let held = stage.y
      stage.wait(1)
      XCTAssertEqual(stage.y, held)
    }
  }

  func test_aScrubMeetsTheHeader() {
    for mode in modes {
      var stage = stage(mode)
      stage.wheel(to: 2200)
      XCTAssertEqual(position(stage), -100)
      stage.grab()
      stage.scrub(by: -4)
      XCTAssertEqual(stage.y, 2200 - 4 / 430.0 * 4500, accuracy: 1e-6)
      XCTAssertEqual(position(stage), -100 + 4 / 430.0 * 4500, accuracy: 1e-6)
      stage.wait(1)
      XCTAssertLessThan(position(stage), 0, "it waits as long as the nub is held")
      stage.release()
      stage.wait(1)
      XCTAssertEqual(position(stage), -100, "then it settles")
    }
  }

  private var otherNub: NubOptions {
    var options = NubOptions()
    options.margin += 1
    return options
  }

  /// Content that moved on began to snap its header where the nub let go, and counted the movement twice.
  func test_aScrubThatEndsWhileContentMovesOrIsHeld_leavesTheHeaderToTheContent() {
    for mode in modes {
      for ending in [{ $0.release() }, { $0.change { $0.disableNub(at: $1) } }, { $0.change { $0.enableNub(self.otherNub, at: $1) } }]
        as [(inout Stage) -> Void]
      {
        var stage = stage(mode)
        stage.wheel(to: 2200)
        stage.grab()
        stage.scrub(by: -4)
        let (y, before) = (stage.y, position(stage))
        XCTAssertTrue(before < -50 && before > -60)
        stage.scroll(to: y - 20)
        ending(&stage)
        while stage.view.lastSnapshot.phase != .idle {
          XCTAssertFalse(stage.view.headers[0].isSnapping, "the content moves")
          XCTAssertEqual(position(stage), before + y - stage.y, accuracy: 1e-9)
          stage.tick(stage.now + 0.01)
        }
        XCTAssertEqual(stage.y, y - 20, accuracy: 1e-9)
        stage.wait(1)
        XCTAssertEqual(position(stage), 0, "it is nearer to shown where the content rests")

        stage = self.stage(mode)
        stage.wheel(to: 2200)
        stage.grab()
        stage.scrub(by: -4)
        stage.beginDrag()
        ending(&stage)
        stage.wait(0.5)
        XCTAssertEqual(position(stage), before, accuracy: 1e-9, "the content is held")
        stage.endDrag(velocity: 0, target: stage.y)
        stage.wait(1)
        XCTAssertEqual(position(stage), -100)
      }
    }
  }

  /// It stayed between shown and hidden.
  func test_aScrubMeetsTheHeader_alsoWhereTheNubIsDisabledOrChanged() {
    for mode in modes {
      for isDisabled in [true, false] {
        var stage = stage(mode)
        stage.wheel(to: 2200)
        stage.grab()
        stage.scrub(by: -4)
        stage.wait(1)
        XCTAssertEqual(position(stage), -100 + 4 / 430.0 * 4500, accuracy: 1e-6)
        stage.change { if isDisabled { $0.disableNub(at: $1) } else { $0.enableNub(self.otherNub, at: $1) } }
        XCTAssertTrue(stage.view.headers[0].isSnapping)
        stage.wait(1)
        XCTAssertEqual(position(stage), -100)
        XCTAssertTrue(stage.takeEvents().contains(.headerHidden(0)))
      }
    }
  }

  func test_aScrubMeetsABatch() {
    for mode in modes {
      var stage = stage(mode)
      stage.wheel(to: 2010)
      stage.grab()
      stage.scrub(by: 5)
      let (y, held) = (stage.y, nubY(stage)!)
      stage.insert(400)
      XCTAssertEqual(stage.y, y + 400, accuracy: 1e-9, "visible rows stay")
      XCTAssertEqual(nubY(stage)!, held, accuracy: 1e-9, "the nub stays under the finger")
      stage.scrub(by: 1)
      XCTAssertEqual(nubY(stage)!, held + 1, accuracy: 1e-9)
    }
  }

  func test_aBatchMeetsTheFade() {
    for mode in modes {
      var hidden = stage(mode)
      hidden.insert(400)
      hidden.wait(0.2)
      XCTAssertEqual(hidden.view.nub?.alpha, 0)
      XCTAssertFalse(hidden.takeEvents().contains(.nubShown))
      var fading = stage(mode)
      fading.drag(to: 2100)
      fading.wait(0.75 + 0.2)
      let plain = fading.view.nub!.alpha
      fading.insert(400)
      XCTAssertEqual(fading.view.nub!.alpha, plain)
      fading.wait(0.31)
      XCTAssertEqual(fading.view.nub!.alpha, 0)
    }
  }

  func test_theHeaderMeetsAScrollToTheTop_andBack() {
    for mode in modes {
      var stage = stage(mode)
      stage.wheel(to: 2300)
      stage.wait(0.5)
      stage.trigger()
      stage.wait(1)
      XCTAssertEqual(position(stage), 0)
      stage.trigger()
      stage.wait(1)
      XCTAssertEqual(position(stage), -100)
      XCTAssertEqual(stage.y, 2300)
    }
  }

  func test_theHeaderMeetsABatch() {
    for mode in modes {
      var stage = stage(mode)
      stage.wheel(to: 2040)
      let before = position(stage)
      stage.insert(400)
      XCTAssertEqual(position(stage), before)
    }
  }

  func test_aSettlingHeaderMeetsABatch() {
    for mode in modes {
      var stage = stage(mode)
      stage.drag(to: 2200)
      stage.drag(to: 2160)
      stage.wait(0.05)
      let before = position(stage)
      XCTAssertTrue(before < -60 && before > -100)
      stage.insert(400)
      XCTAssertEqual(position(stage), before)
      stage.wait(1)
      XCTAssertEqual(position(stage), -100)
    }
  }

  func test_aSettlingHeaderMeetsATrigger() {
    var stage = stage(.driven)
    stage.drag(to: 2200)
    stage.drag(to: 2160)
    stage.wait(0.05)
    let before = position(stage)
    stage.trigger()
    XCTAssertEqual(position(stage), before, "nothing has scrolled yet")
    stage.tick(stage.now + 0.01)
    XCTAssertGreaterThan(position(stage), before)
    stage.wait(1)
    XCTAssertEqual(position(stage), 0)
  }

  func test_aBounceMeetsHeaderAndNub() {
    var stage = stage(.driven, offset: 4200)
    stage.wheel(to: 4300)
    stage.input(.panUpdate(by: .zero))
    stage.input(.panEnd(.velocity(.down(3000))))
    stage.wait(0.2)
    XCTAssertEqual(stage.view.lastSnapshot.phase, .bouncing)
    XCTAssertEqual(position(stage), -100)
    XCTAssertEqual(stage.view.nub!.alpha, 0.4, accuracy: 1e-9)
    XCTAssertEqual(nubY(stage), 540)
    stage.wait(3)
    XCTAssertEqual(position(stage), -100)
  }

  func test_aSectionMeetsABatch() {
    var stage = stage(.driven)
    stage.view.setSections([0.0, 2300], at: stage.now)
    stage.wheel(to: 2250)
    XCTAssertEqual(stage.view.section, 1)
    stage.insert(400)
    stage.view.setSections([0.0, 2700], at: stage.now)
    stage.wheel(to: 2640)
    XCTAssertEqual(stage.view.section, 1)
    XCTAssertFalse(stage.takeEvents().suffix(3).contains(.sectionChanged(0)))
  }

  func test_whatIsNotEnabled_doesNothing() {
    for mode in modes {
      var stage = Stage(mode, offset: 900)
      XCTAssertFalse(stage.trigger())
      XCTAssertFalse(stage.grab())
      stage.scrub(by: 20)
      stage.release()
      stage.wheel(to: 990)
      stage.wait(1)
      XCTAssertEqual(stage.y, 990)
      XCTAssertFalse(stage.takeEvents().contains { $0.isOfTheNub || $0.isOfAHeader })
      XCTAssertFalse(stage.view.needsTickForBehaviours)
    }
  }

  func test_enabledLate_earlierShiftsDoNotCount() {
    for mode in modes {
      var stage = Stage(mode, top: 100, offset: 2000)
      stage.view.setGeometry(stage.view.setting.geometry, shift: .down(400), at: stage.now)
      stage.view.addHeader(HeaderOptions(mode: .enterAlways, height: 100), at: stage.now)
      stage.take()
      stage.wheel(to: stage.y + 30)
      XCTAssertEqual(position(stage), -30)
    }
  }

  func test_disabledAgain_nothingIsLeft() {
    var stage = stage(.driven)
    stage.trigger()
    stage.wheel(to: 1000)
    stage.view.disableTop(at: stage.now)
    stage.view.disableNub(at: stage.now)
    stage.view.removeHeaders(at: stage.now)
    stage.view.setAnchorPolicy(.none, at: stage.now)
    _ = stage.takeEvents()
    stage.wheel(to: 1100)
    stage.wait(2)
    XCTAssertFalse(stage.takeEvents().contains { $0.isOfTheNub || $0.isOfAHeader })
    XCTAssertFalse(stage.trigger())
    XCTAssertFalse(stage.view.frame.needsTick)
  }
}
