import XCTest

@testable import ScrollKitCore

/// A handle at the side that shows where one is, and can be dragged.
final class FastScrollNubTests: XCTestCase {
  private let modes = ScrollMode.allCases

  private func stage(
    _ mode: ScrollMode = .driven, content: Double = 3000, top: Double = 0, offset: Double = 0,
    _ change: (inout NubOptions) -> Void = { _ in }
  ) -> Stage {
    var stage = Stage(mode, content: content, top: top, offset: offset)
    var options = NubOptions()
    change(&options)
    stage.view.enableNub(options, at: stage.now)
    return stage
  }

  private func nub(_ stage: Stage) -> FastScrollNub { stage.view.behaviours.nub! }
  private func alpha(_ stage: Stage) -> Double { nub(stage).alpha(at: stage.now) }
  private func y(_ stage: Stage) -> Double? { nub(stage).y(offset: stage.y, in: stage.geometry) }

  // MARK: Place

  func test_theWorkedNumbers() {
    for mode in modes {
      var stage = stage(mode)
      XCTAssertEqual(nub(stage).track(in: stage.geometry), Interval(lower: 10, upper: 540))
      stage.wheel(to: 1200)
      XCTAssertEqual(y(stage), 275)
      stage.grab()
      stage.scrub(by: 53)
      XCTAssertEqual(y(stage), 328)
      XCTAssertEqual(stage.y, 1440, accuracy: 1e-9)
    }
  }

  /// The track of 100 rows of 50 points begins below the inset, which becomes 100: the nub is at its share of the track again, and a drag
  /// by a hundredth of a point moves content by its share, (5000 − 600 + 100) / 430 hundredths.
  func test_anotherInsetOfAList_movesTheNubToItsShare_andADragJumpsNowhere() throws {
    let list = try ListStage(extents: [Double?](repeating: 50, count: 100))
    list.stage.view.enableNub(at: list.stage.now)
    list.stage.wheel(to: 20)
    list.stage.view.setGeometry(Self.geometry(inset: 100), at: list.stage.now)
    let nub = list.stage.view.nub
    XCTAssertEqual(nub?.share ?? .nan, 120.0 / 4500, accuracy: 1e-9)
    XCTAssertEqual(nub?.y ?? .nan, 110 + 430 * 120 / 4500, accuracy: 1e-9)
    XCTAssertTrue(list.stage.grab())
    list.stage.scrub(by: -0.01)
    XCTAssertEqual(list.y, 20 - 45.0 / 430, accuracy: 1e-6)
  }

  private static func geometry(inset: Double) -> ScrollGeometry {
    ScrollGeometry(
      x: AxisGeometry(viewport: 400, content: 400), y: AxisGeometry(viewport: 600, content: 5000, leadingInset: inset))
  }

  func test_withAnInset_theShareAgreesWithTheDrag() {
    for mode in modes {
      var stage = stage(mode, content: 3000, top: 100, offset: -100)
      XCTAssertEqual(nub(stage).track(in: stage.geometry), Interval(lower: 110, upper: 540))
      XCTAssertEqual(y(stage), 110, "at the top it is at the top")
      stage.wheel(to: 1150)
      XCTAssertEqual(y(stage), 325)
      stage.grab()
      stage.scrub(by: 0)
      XCTAssertEqual(stage.y, 1150, accuracy: 1e-9, "taking hold of it moves nothing")
    }
  }

  func test_withoutInsets_aDecelerationPostponesTheFadeOut() {
    var stage = stage(content: 90_000, offset: 1000) { $0.rule = .ignoreInsets }
    stage.wheel(to: 1100)
    stage.wait(0.5)
    XCTAssertEqual(alpha(stage), 1)
    stage.beginDrag()
    stage.moveDrag(to: 1110)
    stage.endDrag(velocity: 3000, target: 3000)
    for _ in 1...10 {
      stage.wait(0.2)
      XCTAssertEqual(stage.view.lastSnapshot.phase, .coasting)
      XCTAssertEqual(alpha(stage), 1)
    }
  }

  func test_shareWithoutInsets_ignoresTheTopInset() {
    let stage = stage(content: 3000, top: 100, offset: -100) { $0.rule = .ignoreInsets }
    XCTAssertEqual(nub(stage).share(of: -100, in: stage.geometry), -100.0 / 2400)
    XCTAssertEqual(nub(stage).share(of: 1200, in: stage.geometry), 0.5)
    let fitting = AxisGeometry(viewport: 600, content: 600)
    XCTAssertEqual(nub(stage).share(of: 50, in: fitting), 0)
    XCTAssertEqual(y(stage)!, 110 - 430.0 * 100 / 2400, accuracy: 1e-9, "above its own track")
  }

  /// Content is 1 pt longer than its viewport, and rests from −100 on. Its track of 430 points begins at 110.
  func test_aNubWithoutInsets_isNoFartherPastItsTrackThanContentIsPastItsEnds() {
    let stage = stage(content: 601, top: 100, offset: -100) { $0.rule = .ignoreInsets }
    for (offset, y) in [(-100.0, 10.0), (-0.1, 109.9), (0, 110), (0.5, 325), (1, 540), (1.1, 540.1), (81, 620)] {
      XCTAssertEqual(nub(stage).y(offset: offset, in: stage.geometry)!, y, accuracy: 1e-9, "\(offset)")
    }
    let short = AxisGeometry(viewport: 600, content: 599.5, leadingInset: 100)
    XCTAssertEqual(nub(stage).y(offset: -100, in: short)!, 540 + 99.5, accuracy: 1e-9, "at −0.5 it is at the end of its track")
  }

  /// Content that is less than 10⁻⁹ pt longer than its viewport is as long but for rounding.
  func test_shareWithoutInsets_countsARangeOf1e9thOfAPoint() {
    for (length, share) in [(0.9e-9, 0.0), (1.1e-9, 1)] {
      let nub = nub(stage { $0.rule = .ignoreInsets })
      let geometry = AxisGeometry(viewport: 0, content: length)
      XCTAssertEqual(nub.share(of: length, in: geometry), share, "\(length)")
    }
  }

  func test_theShareStaysWithinBounds_howeverFarContentIsPulled() {
    var stage = stage()
    stage.input(.press(pointer: 1, at: .zero))
    stage.input(.move(pointer: 1, to: .down(300)))
    XCTAssertLessThan(stage.y, -50)
    XCTAssertEqual(y(stage), 10)
  }

  func test_whereNothingScrolls_orThereIsNoRoom_itIsHidden() {
    for (content, viewport) in [(500.0, 600.0), (600, 600), (3000, 70), (3000, 0), (0, 0)] {
      var stage = stage()
      stage.change(content: content, viewport: viewport)
      stage.wheel(to: 10)
      XCTAssertNil(y(stage), "\(content) \(viewport)")
      XCTAssertFalse(stage.grab())
      XCTAssertFalse(stage.takeEvents().contains(.nubShown))
    }
    var stage = stage()
    stage.change(content: 3000, viewport: 71)
    XCTAssertNotNil(y(stage))
  }

  func test_aProportionalNub_isTheVisibleShareOfItsRoom() {
    let nub = FastScrollNub(
      options: {
        var options = NubOptions(length: 18)
        options.isProportional = true
        options.margin = 0
        return options
      }())
    let geometry = AxisGeometry(viewport: 600, content: 2600)
    XCTAssertEqual(nub.length(in: geometry), 600 * 600 / 2600.0, accuracy: 1e-9)
    XCTAssertEqual(nub.length(in: geometry, overscroll: -300), 300 * 600 / 2600.0, accuracy: 1e-9)
    let long = AxisGeometry(viewport: 600, content: 100_600)
    XCTAssertEqual(nub.length(in: long), 18)
    XCTAssertEqual(nub.length(in: long, overscroll: 60), 9, accuracy: 1e-9)
    XCTAssertEqual(nub.length(in: long, overscroll: 300), 8, "never shorter")
    XCTAssertEqual(nub.length(in: AxisGeometry(viewport: 600, content: 0)), 18)
    XCTAssertEqual(nub.length(in: AxisGeometry(viewport: 10, content: 100)), 10, "nor longer than its room")
  }

  // MARK: Scrubbing

  func test_dragging_isClampedToTheTrack() {
    var stage = stage(offset: 1200)
    stage.wheel(to: 1200)
    stage.wheel(to: 1201)
    stage.grab()
    stage.scrub(by: 9000)
    XCTAssertEqual(stage.y, 2400)
    XCTAssertEqual(y(stage), 540)
    stage.scrub(by: -1)
    XCTAssertEqual(y(stage), 539, "the translation counts from the last report")
    stage.scrub(by: -9000)
    XCTAssertEqual(stage.y, 0)
  }

  func test_whileGrabbed_itStaysUnderTheFinger_andContentStays_whenContentChangesSize() {
    for mode in modes {
      var stage = stage(mode, offset: 1200)
      stage.wheel(to: 1199)
      stage.grab()
      stage.scrub(by: 0)
      let held = y(stage)!
      stage.change(content: 6000)
      XCTAssertEqual(y(stage), held)
      stage.scrub(by: 0)
      XCTAssertEqual(stage.y, 1199, accuracy: 1e-9, "\(mode)")
      stage.scrub(by: 10)
      XCTAssertEqual(y(stage)!, held + 10, accuracy: 1e-9)
      // From (held, 1199) straight on to the end of both, (540, 5400).
      XCTAssertEqual(stage.y, 1199 + 10 / (540 - held) * (5400 - 1199), accuracy: 1e-9, "\(mode)")
      stage.scrub(by: -20)  // back to (held, 1199), then straight on to the start of both, (10, 0)
      XCTAssertEqual(stage.y, 1199 - 10 / (held - 10) * 1199, accuracy: 1e-9, "\(mode)")
      stage.scrub(by: 9000)
      XCTAssertEqual(stage.y, 5400, "\(mode)")
      stage.scrub(by: -9000)
      XCTAssertEqual(stage.y, 0, "\(mode)")
    }
  }

  /// 400 points of rows are inserted above offset 1200 while the nub is held at y 275.
  func test_rowsInsertedWhileGrabbed_takeNothingBack() {
    for mode in modes {
      for rule in [NubRule.standard, .ignoreInsets] {
        var stage = stage(mode, offset: 0) { $0.rule = rule }
        stage.view.setAnchorPolicy(.keepItem, at: stage.now)
        stage.wheel(to: 1200)
        stage.grab()
        stage.scrub(by: 0)
        stage.insert(400)
        XCTAssertEqual(stage.y, 1600, "\(mode), \(rule)")
        stage.scrub(by: 0)
        XCTAssertEqual(stage.y, 1600, accuracy: 1e-9, "\(mode), \(rule)")
        stage.scrub(by: 10)
        let expected = rule == .standard ? 1600 + 10.0 / 265 * 1200 : 1600 + 10.0 / 530 * 2800
        XCTAssertEqual(stage.y, expected, accuracy: 1e-9, "\(mode), \(rule)")
      }
    }
  }

  /// Content that grows at the end at which the nub is held is reached when the finger moves on.
  func test_heldAtTheEnd_itReachesContentThatIsAppended() {
    for mode in modes {
      var stage = stage(mode)
      stage.wheel(to: 100)
      stage.grab()
      stage.scrub(by: 9000)
      XCTAssertEqual(stage.y, 2400)
      stage.change(content: 4000)
      stage.scrub(by: 0)
      XCTAssertEqual(stage.y, 2400, "\(mode): the finger did not move")
      stage.scrub(by: 1)
      XCTAssertEqual(stage.y, 3400, "\(mode)")
      stage.scrub(by: -53)
      XCTAssertEqual(stage.y, 3060, accuracy: 1e-9, "\(mode)")
    }
  }

  /// As the thumb of a scroll bar.
  func test_aReleasedNub_doesNotJump() {
    for mode in modes {
      var stage = stage(mode)
      stage.wheel(to: 1200)
      stage.grab()
      stage.scrub(by: 0)
      stage.change(content: 6000)
      stage.release()
      XCTAssertEqual(y(stage), 275, "\(mode)")
      stage.wheel(to: 600)
      XCTAssertEqual(y(stage)!, 10 + 265.0 / 2, accuracy: 1e-9, "\(mode)")
      stage.wheel(to: 5400)
      XCTAssertEqual(y(stage), 540, "\(mode)")
    }
  }

  /// 600 points of rows are inserted above offset 1240 while the nub is held: a point down scrolls by another distance
  /// than a point up from there.
  func test_afterAnInsertion_aDragBackAndForth_returnsToItsOffset() {
    for mode in modes {
      for rule in [NubRule.standard, .ignoreInsets] {
        var stage = stage(mode) { $0.rule = rule }
        stage.view.setAnchorPolicy(.keepItem, at: stage.now)
        stage.wheel(to: 1240)
        stage.grab()
        stage.scrub(by: 0)
        stage.insert(600)
        for distance in [1.0, -1, 100, -100, 200] {
          for _ in 0..<2 {
            stage.scrub(by: distance)
            stage.scrub(by: -distance)
            XCTAssertEqual(stage.y, 1840, accuracy: 1e-9, "\(mode), \(rule), \(distance)")
          }
        }
      }
    }
  }

  func test_contentThatAWheelMovesWhileTheNubIsGrabbed_isNotTakenBack() {
    var stage = stage(offset: 1200)
    stage.wheel(to: 1199)
    stage.grab()
    stage.scrub(by: 0)
    stage.wheel(to: 1500)
    stage.scrub(by: 0)
    XCTAssertEqual(stage.y, 1500, accuracy: 1e-9)
  }

  /// Inset 64: minY 74, maxY 540. At offset −64 the nub is at 74 − 466 · 64 / 2400 = 61.57. Dragged by 100 it is at
  /// 161.57, which is (161.57 − 74) / 466 of the 2464 points from −64 to 2400. The bottom inset does not count.
  func test_ignoreInsets_dragsFromTheNubsOwnPosition() {
    for mode in modes {
      for bottom in [0.0, 80] {
        var stage = stage(mode, content: 3000, top: 64, offset: -64) { $0.rule = .ignoreInsets }
        stage.change(content: 3000, top: 64, bottom: bottom)
        stage.wheel(to: -63)
        stage.wheel(to: -64)
        XCTAssertTrue(stage.grab())
        XCTAssertEqual(y(stage)!, 74 - 466.0 * 64 / 2400, accuracy: 1e-9)
        stage.scrub(by: 100)
        XCTAssertEqual(stage.y, 399.05, accuracy: 0.005, "\(mode), bottom inset \(bottom)")
        let offset = (100 - 466.0 * 64 / 2400) / 466 * 2464 - 64
        XCTAssertEqual(stage.y, offset, accuracy: 1e-9)
        XCTAssertEqual(y(stage)!, 74 + 466 * offset / 2400, accuracy: 1e-9, "it follows the content")
        stage.scrub(by: 100)
        XCTAssertEqual(stage.y, (466 * offset / 2400 + 100) / 466 * 2464 - 64, accuracy: 1e-9)
        stage.scrub(by: 9000)
        XCTAssertEqual(stage.y, 2400, accuracy: 1e-9, "\(mode), bottom inset \(bottom)")
        stage.scrub(by: -9000)
        XCTAssertEqual(stage.y, -64, accuracy: 1e-9)
        stage.scrub(by: -5)
        XCTAssertEqual(y(stage)!, 74, accuracy: 1e-9, "content did not move, so the nub stays where it was dragged")
      }
    }
  }

  func test_farFromTheNub_theFingerMovesItFiner() {
    var stage = stage(offset: 0) { $0.fineDistance = 100 }
    stage.wheel(to: 1)
    stage.grab()
    let start = y(stage)!
    stage.scrub(by: 40, sideways: 100)
    XCTAssertEqual(y(stage)!, start + 20, accuracy: 1e-9)
    stage.scrub(by: 40, sideways: -300)
    XCTAssertEqual(y(stage)!, start + 30, accuracy: 1e-9)
    stage.scrub(by: 40)
    XCTAssertEqual(y(stage)!, start + 70, accuracy: 1e-9)
  }

  func test_aFineDistanceBelowOnePoint_counts() {
    var stage = stage(offset: 0) { $0.fineDistance = 0.5 }
    stage.wheel(to: 1)
    stage.grab()
    let start = y(stage)!
    stage.scrub(by: 40, sideways: 1.5)
    XCTAssertEqual(y(stage)!, start + 10, accuracy: 1e-9)
  }

  func test_x_isKept_butBecomesZeroInTheSeedsRule() {
    for (rule, expected) in [(NubRule.standard, 120.0), (.ignoreInsets, 0)] {
      var stage = stage { $0.rule = rule }
      let wide = AxisGeometry(viewport: 400, content: 900)
      stage.view.setGeometry(Pair(x: wide, y: stage.geometry), at: stage.now)
      stage.view.setOffset(Vector(x: 120, y: 300), at: stage.now)
      stage.take()
      stage.grab()
      stage.scrub(by: 53)
      XCTAssertEqual(stage.view.lastSnapshot.offset.x, expected)
    }
  }

  func test_grabbedAndReleased_isEmitted_andAHiddenNubCannotBeGrabbed() {
    var stage = stage()
    XCTAssertFalse(stage.grab(), "it does not show")
    stage.release()
    stage.scrub(by: 20)
    XCTAssertEqual(stage.takeEvents(), [])
    stage.wheel(to: 100)
    _ = stage.takeEvents()
    XCTAssertTrue(stage.grab())
    XCTAssertFalse(stage.grab(), "held already")
    XCTAssertTrue(nub(stage).isGrabbed)
    stage.release()
    stage.release()
    XCTAssertFalse(nub(stage).isGrabbed)
    XCTAssertEqual(stage.takeEvents(), [.nubGrabbed, .nubReleased])
  }

  func test_takingHoldOfIt_duringACoast_stopsTheCoast_withTheFirstMovement() {
    var stage = stage(offset: 300)
    stage.input(.panUpdate(by: .zero))
    stage.input(.panEnd(.velocity(.down(1500))))
    stage.wait(0.2)
    stage.grab()
    stage.scrub(by: 0)
    let caught = stage.y
    stage.wait(1)
    XCTAssertEqual(stage.y, caught)
  }

  func test_takingHoldOfIt_duringABounce_doesNotTakeTheContentIntoItsRange() {
    for rule in NubRule.allCases {
      func bouncing() -> Stage {
        var stage = stage(content: 5000) { $0.rule = rule }
        stage.input(.press(pointer: 1, at: .zero))
        stage.input(.move(pointer: 1, to: .down(200)))
        stage.wait(0.3)
        stage.input(.release(pointer: 1))
        return stage
      }
      var (held, still) = (bouncing(), bouncing())
      XCTAssertLessThan(held.y, -80)
      XCTAssertTrue(held.grab())
      still.view.stop(at: still.now)
      for step in 0..<50 {
        held.scrub(by: step > 5 ? -0.5 : 0)
        still.tick(still.now + 0.01)
        XCTAssertEqual(held.y, still.y, accuracy: 1e-9, "\(rule), \(step)")
      }
      held.wait(2)
      XCTAssertEqual(held.y, 0)
      held.scrub(by: 53)  // a tenth of its track
      XCTAssertEqual(held.y, 440, accuracy: 1e-9)
    }
  }

  /// Content whose scale springs back from 2.25 to 2, its limit.
  func test_takingHoldOfIt_whileTheScaleReturnsToItsLimit_doesNotMoveTheContent() {
    for rule in NubRule.allCases {
      var stage = stage(content: 5000) { $0.rule = rule }
      stage.view.enableZoom(from: 1, to: 2, at: stage.now)
      stage.view.setOffset(.down(2000), at: stage.now)
      let middle = Vector(x: 200, y: 300)
      stage.input(.zoom(.begin(at: middle, factor: 1)))
      stage.input(.zoom(.update(to: middle, factor: 2.6)))
      stage.input(.zoom(.end))
      XCTAssertGreaterThan(stage.view.frame.scale, 2.2)
      XCTAssertTrue(stage.grab())
      var still = stage
      while true {
        still.tick(still.now + 0.01)
        guard still.view.lastSnapshot.phase == .zooming else { break }
        stage.scrub(by: 1)
        XCTAssertEqual(stage.view.frame.offset, still.view.frame.offset, "\(rule)")
        XCTAssertEqual(stage.view.frame.scale, still.view.frame.scale, "\(rule)")
      }
      stage.wait(0.1)
      XCTAssertEqual(stage.view.frame.scale, 2)
      let rested = stage.y
      stage.scrub(by: 0.1)
      XCTAssertTrue(stage.y > rested && stage.y < rested + 10, "\(rule): it goes on from there")
    }
  }

  func test_x_isKept_alsoWhileItBounces() {
    var stage = stage(content: 5000, offset: 1000)
    stage.view.setGeometry(Pair(x: AxisGeometry(viewport: 400, content: 1000), y: stage.geometry), at: stage.now)
    stage.wheel(to: 1200)  // shows the nub
    stage.input(.press(pointer: 1, at: .zero))
    stage.input(.move(pointer: 1, to: Vector(x: 200, y: 0)))
    stage.wait(0.3)
    stage.input(.release(pointer: 1))
    XCTAssertTrue(stage.grab())
    var still = stage
    for _ in 0..<20 {
      stage.scrub(by: 1)
      still.tick(still.now + 0.01)
      XCTAssertEqual(stage.view.lastSnapshot.offset.x, still.view.lastSnapshot.offset.x, accuracy: 1e-9)
    }
    XCTAssertLessThan(stage.view.lastSnapshot.offset.x, -1)
    XCTAssertGreaterThan(stage.y, 1300)
  }

  // MARK: Fades
  // MARK: Fades

  func test_aScrollFadesItIn_rest_andAWait_fadeItOut() {
    for mode in modes {
      var stage = stage(mode, offset: 300)
      XCTAssertEqual(alpha(stage), 0)
      XCTAssertFalse(stage.view.frame.needsTick)
      let began = stage.now
      stage.beginDrag()
      XCTAssertEqual(alpha(stage), 0, "a finger alone shows nothing")
      stage.moveDrag(to: 400)
      let moved = stage.now
      stage.wait(0.25)
      XCTAssertEqual(alpha(stage), 0.5, accuracy: 1e-9)
      stage.wait(5)
      XCTAssertEqual(alpha(stage), 1, "as long as the finger holds the content")
      XCTAssertFalse(stage.view.frame.needsTick, "nothing changes any more")
      stage.endDrag(velocity: 0, target: 400)
      XCTAssertTrue(stage.view.frame.needsTick)
      stage.wait(0.75)
      XCTAssertEqual(alpha(stage), 1)
      stage.wait(0.25)
      XCTAssertEqual(alpha(stage), 0.5, accuracy: 1e-9)
      XCTAssertTrue(stage.view.frame.needsTick)
      stage.wait(0.25 + 1e-9)
      XCTAssertEqual(alpha(stage), 0)
      XCTAssertFalse(stage.view.frame.needsTick)
      XCTAssertGreaterThan(moved, began)
      XCTAssertEqual(stage.takeEvents().filter(\.isOfTheNub), [.nubShown, .nubHidden])
    }
  }

  /// Content that is zoomed out until it fits has no room for a nub.
  func test_aZoomThatTakesItsRoom_hidesItAtOneTimeAtAnyFrameRate() {
    var times: [Double] = []
    for rate in [30.0, 60, 144] {
      var view = ScrollView(feel: .uikit)
      view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 2000)), at: 0)
      view.enableZoom(from: 0.1, to: 4, at: 0)
      view.enableNub(at: 0)
      view.scroll(to: .down(100), by: .none, at: 1)
      view.handle(.wheel(by: .down(50), .points), at: 1)
      view.zoom(to: 0.1, about: .zero, at: 1.1)
      for frame in 1...Int(rate) { view.tick(at: 1.1 + Double(frame) / rate) }
      times.append(view.takeEvents().first { $0.event == .nubHidden }?.time ?? .nan)
    }
    XCTAssertGreaterThan(times[0], 1.1)
    XCTAssertLessThan(times[0], 1.4, "before it would fade")
    for time in times { XCTAssertEqual(time, times[0], accuracy: 1e-9) }
  }

  func test_enabledDuringACoast_itIsShownAtTheNextFrame() {
    var stage = Stage(content: 3000)
    stage.beginDrag()
    stage.endDrag(velocity: 1000, target: 0)
    stage.wait(0.1)
    stage.view.enableNub(at: stage.now)
    _ = stage.takeEvents()
    stage.tick(stage.now + 0.01)
    XCTAssertEqual(stage.takeEvents().filter(\.isOfTheNub), [.nubShown])
  }

  func test_newMovement_cancelsAPendingHide_andAFadeTurnsRound() {
    var stage = stage(offset: 300)
    stage.drag(to: 400)
    stage.wait(0.7)
    stage.wheel(to: 410)
    stage.wait(0.1)
    XCTAssertEqual(alpha(stage), 1, "0.8 s after the first rest")
    stage.wait(0.15 + 0.75 + 0.2 - 0.1)  // the wheel's silence, the wait, most of the fade
    let half = alpha(stage)
    XCTAssertTrue(half > 0.3 && half < 1)
    stage.wheel(to: 420)
    XCTAssertEqual(alpha(stage), half, accuracy: 0.03)
    stage.wait(0.05)
    XCTAssertEqual(alpha(stage), min(1, half + 0.1), accuracy: 0.05)
  }

  func test_ignoreInsets_hidesOnTimeAlthoughContentMovesAgain() {
    for (rule, expected) in [(NubRule.standard, 1.0), (.ignoreInsets, 0.8)] {
      var stage = stage(offset: 300) { $0.rule = rule }
      stage.drag(to: 400)
      stage.wait(0.5)
      stage.beginDrag()
      for offset in [410.0, 420] {
        stage.moveDrag(to: offset)
        stage.wait(0.165)
      }
      XCTAssertEqual(alpha(stage), expected, accuracy: 1e-6, "0.85 s after the first drag")
    }
  }

  func test_itStaysDuringADeceleration_andWhileScrubbed() {
    var stage = stage(offset: 300)
    stage.beginDrag()
    stage.moveDrag(to: 320)
    stage.endDrag(velocity: 1500, target: 0)
    stage.wait(1.5)
    XCTAssertEqual(stage.view.lastSnapshot.phase, .coasting)
    XCTAssertEqual(alpha(stage), 1)
    stage.grab()
    stage.wait(9)
    XCTAssertEqual(alpha(stage), 1)
    stage.release()
    stage.wait(0.75)
    XCTAssertEqual(alpha(stage), 1)
    stage.wait(0.3)
    XCTAssertEqual(alpha(stage), 0.4, accuracy: 1e-9)
  }

  func test_anOffsetThatIsSetAtOnce_showsItForAWhile() {
    var stage = stage(offset: 300)
    stage.view.setOffset(.down(900), at: stage.now)
    stage.take()
    stage.wait(0.6)
    XCTAssertEqual(alpha(stage), 1)
    stage.wait(2)
    XCTAssertEqual(alpha(stage), 0)
  }

  func test_aMouseNearIt_keepsIt() {
    var stage = stage(offset: 300)
    stage.drag(to: 400)
    stage.view.hoverNub(true, at: stage.now)
    stage.wait(5)
    XCTAssertEqual(alpha(stage), 1)
    stage.view.hoverNub(false, at: stage.now)
    stage.wait(0.75 + 0.25)
    XCTAssertEqual(alpha(stage), 0.5, accuracy: 1e-9)
    stage.wait(5)
    stage.view.hoverNub(true, at: stage.now)
    stage.wait(1)
    XCTAssertEqual(alpha(stage), 0, "near what does not show, nothing happens")
  }

  func test_otherTimes_areAccepted() {
    var stage = stage(offset: 300) { $0.fade = 3; $0.delay = 4 }
    stage.drag(to: 400)
    stage.wait(4)
    XCTAssertEqual(alpha(stage), 1, accuracy: 1e-6)
    stage.wait(1.5)
    XCTAssertEqual(alpha(stage), 0.5, accuracy: 1e-6)
  }

  func test_theFadesAreTheSame_atAnyTickRate() {
    var found: [[Double]] = []
    for step in [0.31, 1.0 / 24, 1.0 / 60, 0.001] {
      var stage = stage(offset: 300)
      stage.input(.panUpdate(by: .zero))
      stage.input(.panEnd(.velocity(.down(700))))
      let start = stage.now
      var alphas: [Double] = []
      var next = start
      for delay in [0.1, 0.4, 2.0, 3.0, 3.6, 3.9, 4.05, 5] {
        while next < start + delay {
          stage.tick(next)
          next += step
        }
        stage.tick(start + delay)
        alphas.append(alpha(stage))
      }
      found.append(alphas)
    }
    XCTAssertTrue(found[0].contains { $0 > 0.05 && $0 < 0.95 })
    for alphas in found {
      for (one, other) in zip(alphas, found[0]) { XCTAssertEqual(one, other, accuracy: 1e-9) }
    }
  }

  // MARK: Sections

  func test_theSection_isThatAtTheTopOfTheViewport() {
    let starts: [Double] = [0, 500, 500, 1200]
    for mode in modes {
      var stage = self.stage(mode)
      stage.view.setSections(starts, at: stage.now)
      for (offset, section) in [(499.0, 0), (500, 2), (1199.9, 2), (2400, 3), (0, 0)] as [(Double, Int)] {
        stage.wheel(to: offset)
        XCTAssertEqual(stage.view.section, section, "\(offset)")
      }
      let sections = stage.takeEvents().compactMap { event -> Int? in
        if case .sectionChanged(let section) = event { section } else { nil }
      }
      XCTAssertEqual(sections, [2, 3, 0])
    }
    var stage = Stage(.driven, top: 100, offset: -100)
    stage.view.enableNub(at: stage.now)
    XCTAssertNil(stage.view.section, "none are known")
    stage.view.setSections([50.0, 200], at: stage.now)
    XCTAssertNil(stage.view.section, "before the first")
    stage.wheel(to: 10)
    XCTAssertEqual(stage.view.section, 0, "the inset covers 100 points")
  }

  func test_sectionsSetAgainBeforeTheGeometry_emitTheirSection_atTheTimeOfTheCall() {
    var view = ScrollView()
    view.enableNub(at: 0)
    view.setSections([5], at: 0)
    XCTAssertNil(view.nextEvent(), "the first are no change")
    view.setSections([0], at: 1)
    XCTAssertEqual(view.takeEvents(), [TimedEvent(event: .sectionChanged(0), time: 1)])
  }

  func test_contentThatSomethingElseMoved_doesNotJumpBack_whenTheNubIsDraggedOn() {
    var offsets: [Double] = []
    for mode in modes {
      var stage = stage(mode, content: 5000)
      stage.wheel(to: 1000)
      stage.wait(0.2)
      stage.grab()
      stage.scrub(by: 10)
      XCTAssertEqual(stage.y, 1083.018867924528, accuracy: 1e-9)
      stage.wheel(to: 1583)
      stage.scrub(by: 1)
      offsets.append(stage.y)
    }
    XCTAssertEqual(offsets[0], 1590, accuracy: 1)
    XCTAssertEqual(offsets[1], offsets[0], accuracy: 1e-9)
  }

  func test_aToolkitThatRounds_isBackWhereTheDragBegan() {
    for rule in [NubRule.standard, .ignoreInsets] {
      var view = ScrollView(mode: .observed)
      view.setGeometry(Stage.geometry(content: 5000), at: 0)
      var options = NubOptions()
      options.rule = rule
      view.enableNub(options, at: 0)
      view.handle(.didScroll(to: .down(1000)), at: 1)
      view.tick(at: 1.2)
      XCTAssertTrue(view.grabNub(at: 1.3))
      var last = 0.0
      for distance in [10.0, 7, -3, -14] {
        view.dragNub(by: distance, at: 1.4)
        for next in view.takeEvents() {
          if case .requested(.jump(let offset)) = next.event { last = offset.y }
        }
        view.handle(.didScroll(to: .down(last.rounded())), at: 1.4)
      }
      XCTAssertEqual(last, 1000, accuracy: 1e-9, "\(rule)")
    }
  }
}
