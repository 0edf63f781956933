import XCTest

@testable import ScrollKitCore

final class ScrollerTests: XCTestCase {
  private var scroller = Scroller(setting: ScrollSetting.tall)
  private var y: Double { scroller.activity.offset(at: now).y }
  private var now = 1.0

  override func setUp() {
    now = 1
    scroller = Scroller(setting: ScrollSetting.tall)
    scroller.setOffset(Vector(x: 0, y: 1000), at: 0)
  }

  private func at(_ time: Double) { now = time; _ = scroller.advance(to: time) }
  private func press(_ y: Double, _ time: Double) { at(time); scroller.handle(.press(pointer: 1, at: Vector(x: 0, y: y)), at: time) }
  private func move(_ y: Double, _ time: Double) { at(time); scroller.handle(.move(pointer: 1, to: Vector(x: 0, y: y)), at: time) }
  private func release(_ time: Double) { at(time); scroller.handle(.release(pointer: 1), at: time) }
  private func notch(_ count: Double, _ time: Double) { at(time); scroller.handle(.wheel(by: Vector(x: 0, y: count), .notches), at: time) }

  /// A finger that moves evenly upwards and is lifted: content coasts down at its velocity.
  private func flick(_ speed: Double, from time: Double) {
    press(500, time)
    for step in 1...8 { move(500 - speed * Double(step) * 0.01, time + Double(step) * 0.01) }
    release(time + 0.08)
  }

  // MARK: Fingers

  func test_theSlopIsSwallowed_andThenContentStaysUnderTheFinger() {
    press(500, 1)
    move(495, 1.1)
    XCTAssertEqual(y, 1000, "within the slop")
    move(490, 1.2)
    XCTAssertEqual(y, 1000, "exactly at it")
    move(489, 1.3)
    XCTAssertEqual(y, 1001)
    move(300, 1.4)
    XCTAssertEqual(y, 1190)
    move(489, 1.5)
    XCTAssertEqual(y, 1001, "and back")
  }

  func test_aNotchAfterMomentum_asksForItsDistanceFromTheContent() {
    scroller.setting.rules.feel.wheelSmoothing = .none
    scroller.handle(.panUpdate(by: Vector(x: 0, y: 300)), at: 0)
    scroller.handle(.panEnd(.platformMomentum), at: 0.01)
    scroller.handle(.momentum(by: Vector(x: 0, y: 50)), at: 0.02)
    scroller.handle(.momentumEnd, at: 0.03)
    scroller.handle(.wheel(by: Vector(x: 0, y: 1), .notches), at: 0.04)
    XCTAssertEqual(scroller.activity.offset(at: 0.04), Vector(x: 0, y: 1410))
  }

  func test_aDirectionInWhichNothingScrolls_doesNotCountTowardsTheSlop() {
    press(500, 1)
    scroller.handle(.move(pointer: 1, to: Vector(x: 80, y: 500)), at: 1.1)
    XCTAssertEqual(scroller.activity.snapshot(at: 1.1).phase, .tracking)
    scroller.handle(.move(pointer: 1, to: Vector(x: 80, y: 480)), at: 1.2)
    XCTAssertEqual(scroller.activity.offset(at: 1.2), Vector(x: 0, y: 1010))
  }

  func test_aFlickCoasts_asFarAsItsSpeedCarries() {
    flick(1000, from: 1)
    let start = 1000.0 + 80 - 10
    XCTAssertEqual(scroller.activity.target.y, start + 1000 / 2.002002670673338 - 0.5, accuracy: 1e-6)
    XCTAssertEqual(scroller.activity.states(at: 1.08).y.velocity, 1000, accuracy: 1e-6)
  }

  func test_aFingerHeldStillBeforeItLeaves_doesNotFling() {
    press(500, 1)
    for step in 1...8 { move(500 - Double(step) * 10, 1 + Double(step) * 0.01) }
    release(1.3)
    XCTAssertEqual(scroller.activity, .idle(at: Vector(x: 0, y: 1070)))
  }

  func test_aSlowFingerDoesNotFling_aFastOneIsLimited() {
    flick(49, from: 1)
    XCTAssertFalse(scroller.activity.needsTick(at: 1.1))
    setUp()
    press(500, 1)
    for step in 1...4 { move(500 - Double(step) * 1000, 1 + Double(step) * 0.01) }
    release(1.04)
    XCTAssertEqual(scroller.activity.states(at: 1.04).y.velocity, 20_000)
  }

  func test_aPressDuringACoast_stopsItWhereItIs_andNeedsNoSlop() {
    flick(1000, from: 1)
    at(1.5)
    let caught = y
    press(300, 1.5)
    at(2)
    XCTAssertEqual(y, caught)
    move(299, 2)
    XCTAssertEqual(y, caught + 1, accuracy: 1e-9)
  }

  func test_aBounceThatIsCaught_staysWhereItIs_andReturnsAtTheRelease() {
    scroller.setOffset(Vector(x: 0, y: 4390), at: 0.5)
    flick(4000, from: 1)
    at(1.2)
    let caught = y
    XCTAssertGreaterThan(caught, 4400)
    press(300, 1.2)
    XCTAssertEqual(y, caught, accuracy: 1e-9)
    release(1.3)
    XCTAssertEqual(scroller.activity.target.y, 4400)
    XCTAssertEqual(scroller.activity.snapshot(at: 1.3).phase, .bouncing)
  }

  func test_contentPulledTooFar_followsByTheRubberBand_andIsUnderTheFingerAgainWhenItComesBack() {
    scroller.setOffset(.zero, at: 0.5)
    press(100, 1)
    move(310, 1.1)  // 10 of slop, 200 of pull
    XCTAssertEqual(y, -(1 - 1 / (200 * 0.55 / 600 + 1)) * 600, accuracy: 1e-9)
    move(60, 1.2)  // past where it was taken
    move(110, 1.3)
    XCTAssertEqual(y, 0, accuracy: 1e-9)
  }

  func test_contentThatFits_overscrollsOnlyIfItAlwaysBounces() {
    for always in [false, true] {
      var setting = ScrollSetting.tall
      setting.rules.alwaysBounces = Pair(x: always, y: false)
      var scroller = Scroller(setting: setting)
      scroller.handle(.press(pointer: 1, at: .zero), at: 1)
      scroller.handle(.move(pointer: 1, to: Vector(x: 100, y: 0)), at: 1.1)
      XCTAssertEqual(scroller.activity.offset(at: 1.1).x < 0, always)
    }
  }

  func test_clampedEdgesLetNothingOut() {
    var setting = ScrollSetting.tall
    setting.rules.feel.edges = .all(.clamp)
    scroller = Scroller(setting: setting)
    press(100, 1)
    move(400, 1.1)
    XCTAssertEqual(y, 0)
    scroller.setOffset(Vector(x: 0, y: 4390), at: 1.15)
    release(1.15)
    flick(4000, from: 1.5)
    XCTAssertEqual(scroller.activity.target.y, 4400)
    for step in 0...100 { XCTAssertLessThanOrEqual(scroller.activity.offset(at: 1.58 + Double(step) * 0.01).y, 4400) }
  }

  // MARK: Wheels

  func test_wheelUnits_amountToPoints() {
    let table: [(Double, WheelUnit, Double)] = [
      (30, .points, 30), (2, .lines, 40), (1, .pages, 600), (1, .notches, 60), (-0.5, .notches, -30),
    ]
    for (amount, unit, points) in table {
      setUp()
      scroller.handle(.wheel(by: Vector(x: 0, y: amount), unit), at: 1)
      XCTAssertEqual(scroller.activity.target.y, 1000 + points, "\(unit)")
      XCTAssertEqual(scroller.activity.offset(at: 1).y, unit == .points ? 1030 : 1000, "\(unit)")
    }
  }

  func test_quickNotchesAddUpToOneMotion_thatKeepsItsVelocity() {
    notch(1, 1)
    at(1.05)
    let before = scroller.activity.states(at: 1.05).y
    notch(1, 1.05)
    XCTAssertEqual(scroller.activity.target.y, 1120)
    XCTAssertEqual(scroller.activity.states(at: 1.05).y.position, before.position, accuracy: 1e-9)
    XCTAssertEqual(scroller.activity.states(at: 1.05).y.velocity, before.velocity, accuracy: 1e-6)
    XCTAssertEqual(before.velocity, 60 * 5 * Easing.easeInOut.state(at: 0.25).slope, accuracy: 1e-9)
  }

  func test_aWheelStopsAtTheEnd_andDoesNothingThere() {
    notch(-99, 1)
    XCTAssertEqual(scroller.activity.target.y, 0)
    at(2)
    notch(-1, 2)
    XCTAssertEqual(scroller.activity, .idle(at: .zero))
  }

  func test_aWheelDuringACoast_retargetsWithoutAJump() {
    for turn in [1.0, -1] {
      setUp()
      flick(2000, from: 1)
      at(1.3)
      let before = scroller.activity.states(at: 1.3).y
      notch(turn, 1.3)
      let after = scroller.activity.states(at: 1.3).y
      XCTAssertEqual(after.position, before.position, accuracy: 1e-9)
      XCTAssertEqual(after.velocity, before.velocity, accuracy: 1e-6)
      XCTAssertEqual(scroller.activity.target.y, before.position + 60 * turn, accuracy: 1e-9)
    }
  }

  func test_aTurnOfLessThanAWholeStep_doesNotStopACoast() {
    scroller.setting.rules.feel.wheelStepping = .whole
    flick(2000, from: 1)
    at(1.3)
    let coast = scroller.activity
    notch(0.4, 1.3)
    XCTAssertEqual(scroller.activity, coast)
    notch(0.6, 1.31)
    XCTAssertEqual(scroller.activity.snapshot(at: 1.31).phase, .wheeling, "both together are a step")
  }

  /// Along the axis on which the wheel does not turn, the content returns by the bounce of the feel.
  func test_aTurnAlongOneAxis_letsTheOtherReturnIntoRange() {
    for axis in [Axis.x, .y] {
      let size = AxisGeometry(viewport: 400, content: 4000)
      let setting = ScrollSetting(
        geometry: Pair(x: size, y: size), feel: .uikit, alwaysBounces: Pair(x: false, y: false))
      scroller = Scroller(setting: setting)
      func along(_ points: Double) -> Vector { axis == .x ? Vector(x: points, y: 0) : Vector(x: 0, y: points) }
      scroller.handle(.press(pointer: 1, at: .zero), at: 1)
      scroller.handle(.move(pointer: 1, to: along(100)), at: 1.1)
      scroller.handle(.move(pointer: 1, to: along(300)), at: 1.2)
      scroller.handle(.release(pointer: 1), at: 1.5)
      let out = scroller.activity.offset(at: 1.5)[axis]
      XCTAssertLessThan(out, -50)
      scroller.handle(.wheel(by: axis == .x ? Vector(x: 0, y: 1) : Vector(x: 1, y: 0), .notches), at: 1.5)
      let bounce = setting.release(axis, MotionState(position: out, velocity: 0))
      for time in [0.05, 0.1, 0.3, 5] {
        XCTAssertEqual(scroller.activity.offset(at: 1.5 + time)[axis], bounce.state(at: time).position, accuracy: 1e-9)
      }
      XCTAssertEqual(scroller.activity.target[axis.other], 60)
    }
  }

  func test_pointsOfAWheelDuringABounce_doNotJumpToTheEdge() {
    scroller.setOffset(.zero, at: 0.5)
    press(100, 1)
    move(310, 1.1)
    release(1.3)
    at(1.35)
    let out = y
    scroller.handle(.wheel(by: Vector(x: 0, y: 3), .points), at: 1.35)
    XCTAssertEqual(y, out + 3, accuracy: 1e-9, "brought back by three")
    scroller.handle(.wheel(by: Vector(x: 0, y: -30), .points), at: 1.35)
    XCTAssertEqual(y, out + 3, accuracy: 1e-9, "but never carried further out")
    XCTAssertEqual(scroller.activity.target.y, 0)
  }

  // MARK: Trackpads

  func test_whatFollowsAPan() {
    func pan(_ end: PanEnd) -> ScrollSnapshot {
      setUp()
      scroller.handle(.panBegin, at: 1)
      for step in 1...5 { scroller.handle(.panUpdate(by: Vector(x: 0, y: 10)), at: 1 + Double(step) * 0.01) }
      scroller.handle(.panEnd(end), at: 1.05)
      return scroller.activity.snapshot(at: 1.05)
    }
    XCTAssertEqual(pan(.coast).velocity.y, 1000, accuracy: 1e-6)
    XCTAssertEqual(pan(.velocity(Vector(x: 0, y: -300))).velocity.y, -300)
    let platform = pan(.platformMomentum)
    XCTAssertEqual(platform.velocity, .zero)
    XCTAssertEqual(platform.phase, .coasting)
    scroller.handle(.momentum(by: Vector(x: 0, y: 9)), at: 1.06)
    XCTAssertEqual(scroller.activity.offset(at: 1.06).y, 1059)
    XCTAssertEqual(scroller.gestureVelocity(at: 1.06).y, 990, accuracy: 20)
    scroller.handle(.momentumEnd, at: 1.07)
    scroller.handle(.momentum(by: Vector(x: 0, y: 9)), at: 1.08)
    XCTAssertEqual(scroller.activity, .idle(at: Vector(x: 0, y: 1059)), "late momentum is not taken")
  }

  func test_platformMomentumIsNeverDoubled_andAnEdgeBouncesContent() {
    scroller.handle(.panUpdate(by: Vector(x: 0, y: 10)), at: 1)
    scroller.handle(.panUpdate(by: Vector(x: 0, y: 10)), at: 1.01)
    scroller.handle(.panEnd(.coast), at: 1.01)
    let target = scroller.activity.target
    scroller.handle(.momentum(by: Vector(x: 0, y: 500)), at: 1.02)
    XCTAssertEqual(scroller.activity.target, target, "it coasts by itself")

    scroller.setOffset(Vector(x: 0, y: 4395), at: 2)
    scroller.handle(.panUpdate(by: .zero), at: 2)
    scroller.handle(.panEnd(.platformMomentum), at: 2)
    scroller.handle(.momentum(by: Vector(x: 0, y: 4)), at: 2.01)
    scroller.handle(.momentum(by: Vector(x: 0, y: 9)), at: 2.02)
    XCTAssertEqual(scroller.activity.offset(at: 2.02).y, 4400)
    XCTAssertEqual(scroller.activity.snapshot(at: 2.02).phase, .bouncing)
    scroller.handle(.momentum(by: Vector(x: 0, y: 9)), at: 2.03)
    XCTAssertEqual(scroller.activity.target.y, 4400, "the rest of it is spent")
  }

  func test_platformMomentumPastTheLeftOrRightEnd_bouncesContent() {
    let axis = AxisGeometry(viewport: 400, content: 2000)
    for (offset, distance, end) in [(5.0, -9.0, 0.0), (1595, 9, 1600)] {
      scroller = Scroller(setting: ScrollSetting.tall)
      scroller.change(to: ScrollGeometry(x: axis, y: axis), shift: .zero, at: 0)
      scroller.setOffset(Vector(x: offset, y: 700), at: 0)
      scroller.handle(.panUpdate(by: .zero), at: 1)
      scroller.handle(.panEnd(.platformMomentum), at: 1)
      scroller.handle(.momentum(by: Vector(x: distance, y: 0)), at: 1.01)
      XCTAssertEqual(scroller.activity.offset(at: 1.01), Vector(x: end, y: 700))
      XCTAssertEqual(scroller.activity.snapshot(at: 1.01).phase, .bouncing)
    }
  }

  func test_platformMomentumAlongAnAxisThatFits_endsNothing() {
    scroller.handle(.panUpdate(by: .zero), at: 1)
    scroller.handle(.panEnd(.platformMomentum), at: 1)
    for step in 1...3 {
      let time = 1 + Double(step) * 0.01
      scroller.handle(.momentum(by: Vector(x: 0.5, y: 9)), at: time)
      XCTAssertEqual(scroller.activity.offset(at: time), Vector(x: 0, y: 1000 + 9 * Double(step)))
      XCTAssertEqual(scroller.activity.kind, .momentum)
    }
  }

  func test_silenceEndsAStream() {
    scroller.handle(.wheel(by: Vector(x: 0, y: 3), .points), at: 1)
    XCTAssertFalse(scroller.activity.isOver(at: 1.149))
    XCTAssertTrue(scroller.activity.isOver(at: 1.1501))
  }

  // MARK: The program, content, viewport

  func test_anAnimationDuringACoast_keepsItsVelocity() {
    flick(800, from: 1)
    at(1.2)
    let before = scroller.activity.states(at: 1.2).y
    scroller.scroll(to: Vector(x: 0, y: 3000), animation: 7, at: 1.2)
    let after = scroller.activity.states(at: 1.2).y
    XCTAssertEqual(after.position, before.position, accuracy: 1e-9)
    XCTAssertEqual(after.velocity, before.velocity, accuracy: 1e-6)
    XCTAssertEqual(scroller.activity.target.y, 3000)
    XCTAssertEqual(scroller.activity.snapshot(at: 1.2).animations.y, 7)
    XCTAssertTrue(scroller.activity.isOver(at: 1.5))
  }

  func test_contentWhoseOffsetIsSetInADrag_staysUnderTheFinger() {
    press(500, 1)
    move(400, 1.1)
    scroller.setOffset(Vector(x: 0, y: 2000), at: 1.1)
    XCTAssertEqual(y, 2000)
    move(350, 1.2)
    XCTAssertEqual(y, 2050)
  }

  func test_theFirstGeometryPutsContentAtItsStart() {
    var scroller = Scroller(
      setting: ScrollSetting(geometry: .empty, feel: .uikit, alwaysBounces: Pair(x: false, y: false)))
    let axis = AxisGeometry(viewport: 600, content: 5000, leadingInset: 88)
    scroller.change(to: Pair(x: axis, y: axis), shift: .zero, at: 0)
    XCTAssertEqual(scroller.activity, .idle(at: Vector(x: -88, y: -88)))
  }

  private func resized(_ content: Double, shift: Double = 0) {
    scroller.change(
      to: Pair(x: ScrollSetting.tall.geometry.x, y: AxisGeometry(viewport: 600, content: content)),
      shift: Vector(x: 0, y: shift), at: now)
  }

  func test_atRest_contentThatShrankIsPutBackIntoRange_withAShiftItReturns() {
    resized(1200)
    XCTAssertEqual(scroller.activity, .idle(at: Vector(x: 0, y: 600)))
    setUp()
    resized(1200, shift: -100)
    XCTAssertEqual(y, 900, "the shift alone moves nothing on screen")
    XCTAssertEqual(scroller.activity.target.y, 600)
  }

  /// 5000 points at offset 3000 become 3500, whose range ends at 2900.
  func test_contentThatShrinksUnderAFinger_isInRangeAtOnce_orOnTheRubberBand() {
    let inputs: [(String, [ScrollInput])] = [
      ("a touch", [.press(pointer: 1, at: .zero)]),
      ("fingers at rest on a trackpad", [.hold]),
      ("a drag", [.press(pointer: 1, at: .zero), .move(pointer: 1, to: .down(-20))]),
      ("a pan", [.panBegin, .panUpdate(by: .down(20))]),
    ]
    for (edge, expected) in [(EdgeBehavior.clamp, 2900.0), (.stretch, 2900), (.glow, 2900), (.bounce, 3000)] {
      for (name, begin) in inputs {
        setUp()
        scroller.setting.rules.feel.edges = .all(edge)
        scroller.setting.rules.feel.slop = 5
        scroller.setOffset(.down(3000), at: now)
        for input in begin { scroller.handle(input, at: now) }
        let before = scroller.activity.offset(at: now).y
        resized(3500)
        XCTAssertEqual(
          scroller.activity.offset(at: now).y, edge == .bounce ? before : expected, accuracy: 1e-9, "\(edge): \(name)")
      }
    }
  }

  /// Content that is 100 points out of range under a finger jumped to the end of a range that grew by 50.
  func test_contentOutOfRangeUnderAFinger_staysWhereItIs_whenTheRangeGrows() {
    for edge in [EdgeBehavior.clamp, .stretch, .glow] {
      setUp()
      scroller.setOffset(.down(3000), at: now)
      scroller.handle(.press(pointer: 1, at: .zero), at: now)
      resized(3500)
      scroller.setting.rules.feel.edges = .all(edge)
      resized(3550)
      XCTAssertEqual(scroller.activity.offset(at: now).y, edge == .clamp ? 3000 : 2950, "\(edge)")
      resized(3400)
      XCTAssertEqual(scroller.activity.offset(at: now).y, 2800, "a range that shrinks moves it: \(edge)")
    }
  }

  /// The rubber band of 0.55 and 600 points shows 100 points for a pull of 100 / (0.55 · 5/6) = 218.18 points.
  func test_contentThatShrinksUnderAFinger_followsTheRubberBandFromWhereItIs() {
    scroller.setOffset(.down(3000), at: now)
    scroller.setting.rules.feel.slop = 0
    scroller.handle(.press(pointer: 1, at: .zero), at: now)
    scroller.handle(.move(pointer: 1, to: .down(-1)), at: now)
    resized(3501)
    XCTAssertEqual(scroller.activity.offset(at: now).y, 3001, accuracy: 1e-9)
    let pull = 100 / (0.55 * 5 / 6)
    let band = RubberBand(coefficient: 0.55, limit: 600)
    for down in [50.0, -100] {
      scroller.handle(.move(pointer: 1, to: .down(-1 + down)), at: now)
      let expected = 2901 + band.overscroll(pulledBy: pull - down)
      XCTAssertEqual(scroller.activity.offset(at: now).y, expected, accuracy: 1e-9, "\(down) points down")
    }
  }

  func test_contentThatShrinksDuringAMotion_restsInTheNewRange() {
    flick(2000, from: 1)
    at(1.2)
    let before = scroller.activity.states(at: 1.2).y
    resized(1900)
    XCTAssertEqual(scroller.activity.states(at: 1.2).y.position, before.position, accuracy: 1e-9)
    XCTAssertEqual(scroller.activity.states(at: 1.2).y.velocity, before.velocity, accuracy: 1e-6)
    XCTAssertEqual(scroller.activity.target.y, 1300)
  }

  func test_contentThatShrinksDuringACoast_isAtOnceOnAnEdgeThatStretchesOrGlows() {
    for edge in [EdgeBehavior.stretch, .glow] {
      setUp()
      scroller.setting.rules.feel.edges = .all(edge)
      flick(2000, from: 1)
      at(1.2)
      XCTAssertGreaterThan(y, 1000)
      resized(1400)
      XCTAssertEqual(scroller.activity, .idle(at: .down(800)), "\(edge)")
    }
  }

  func test_aShiftMovesEveryStoredOffset_inEveryPhase() {
    let phases: [(inout Scroller) -> Void] = [
      { $0.handle(.press(pointer: 1, at: .zero), at: 1) },
      {
        $0.handle(.press(pointer: 1, at: .zero), at: 1)
        $0.handle(.move(pointer: 1, to: Vector(x: 0, y: -50)), at: 1)
      },
      { $0.handle(.panUpdate(by: Vector(x: 0, y: 9)), at: 1); $0.handle(.panEnd(.platformMomentum), at: 1) },
      { $0.handle(.panUpdate(by: .zero), at: 1); $0.handle(.panEnd(.velocity(Vector(x: 0, y: 900))), at: 1) },
      { $0.scroll(to: Vector(x: 0, y: 3000), animation: 1, at: 1) },
      { $0.handle(.wheel(by: Vector(x: 0, y: 3), .notches), at: 1) },
    ]
    for (place, begin) in phases.enumerated() {
      setUp()
      begin(&scroller)
      now = 1.05
      let before = scroller.activity.snapshot(at: 1.05)
      resized(5400, shift: 400)
      let after = scroller.activity.snapshot(at: 1.05)
      XCTAssertEqual(after.offset.y, before.offset.y + 400, accuracy: 1e-9, "\(place)")
      XCTAssertEqual(after.target.y, before.target.y + 400, accuracy: 1e-9, "\(place)")
      XCTAssertEqual(after.velocity.y, before.velocity.y, accuracy: 1e-6, "\(place)")
      XCTAssertEqual(after.phase, before.phase, "\(place)")
    }
  }

  /// Rules that are set anew with equal values wait for nothing; nor do those to which a feel is set back.
  func test_equalRules_doNotWait() {
    notch(1, 1)
    scroller.changeRules { _ in }
    XCTAssertNil(scroller.pendingRules)
    scroller.changeRules { $0.feel.slop = 77 }
    XCTAssertEqual(scroller.pendingRules?.feel.slop, 77)
    let slop = scroller.setting.rules.feel.slop
    scroller.changeRules { $0.feel.slop = slop }
    XCTAssertNil(scroller.pendingRules)
  }

  // MARK: Velocity

  /// A view with a range of 1000 points at an offset.
  private static func view(at offset: Double, _ edge: EdgeBehavior) -> ScrollView {
    var feel = Feel.uikit
    feel.slop = 0
    feel.edges = Pair(x: Ends(both: edge), y: Ends(both: edge))
    var view = ScrollView(
      mode: .driven, setting: ScrollSetting(geometry: .empty, feel: feel, alwaysBounces: Pair(x: false, y: false)))
    view.setGeometry(
      ScrollGeometry(x: AxisGeometry(viewport: 400, content: 400), y: AxisGeometry(viewport: 400, content: 1400)), at: 0)
    view.setOffset(.down(offset), at: 0)
    return view
  }

  /// Content at an end that clamps does not move, so its velocity is 0, and along x, where it fits, too. Back from the end it has that of
  /// the gesture: 500 pt/s.
  func test_aGestureAgainstAnEnd_hasNoVelocity() {
    let gestures: [(String, (inout ScrollView, Double) -> Void)] = [
      ("finger", { view, direction in
        view.press(1, at: .zero, time: 1)
        for step in 1...6 {
          view.move(1, to: Vector(x: Double(step) * 5, y: Double(-step) * 5 * direction), time: 1 + 0.01 * Double(step))
        }
      }),
      ("pan", { view, direction in
        for step in 1...6 { view.handle(.panUpdate(by: Vector(x: -5, y: 5 * direction)), at: 1 + 0.01 * Double(step)) }
      }),
      ("momentum", { view, direction in
        view.handle(.panUpdate(by: Vector(x: -1, y: direction)), at: 1)
        for step in 1...6 { view.handle(.momentum(by: Vector(x: -5, y: 5 * direction)), at: 1 + 0.01 * Double(step)) }
      }),
      ("wheel", { view, direction in
        view.handle(.wheel(by: Vector(x: -1, y: 30), .points), at: 1)  // a stream, which then goes on to the end and stays there
        for step in 1...18 { view.handle(.wheel(by: Vector(x: -5, y: 5 * direction), .points), at: 1 + 0.01 * Double(step)) }
      }),
    ]
    for (name, gesture) in gestures {
      for edge in [EdgeBehavior.clamp, .glow] {
        for (end, outwards) in [(0.0, -1.0), (1000, 1)] where name != "wheel" || end == 0 {
          var view = Self.view(at: end, edge)
          gesture(&view, outwards)
          XCTAssertEqual(view.frame.offset, .down(end), "\(name), \(edge)")
          XCTAssertEqual(view.frame.velocity, .zero, "\(name), \(edge)")
          var back = Self.view(at: 500, edge)
          gesture(&back, outwards)
          XCTAssertEqual(back.frame.velocity.y, 500 * outwards, accuracy: 1e-6, "\(name), \(edge)")
          XCTAssertEqual(back.frame.velocity.x, 0, "\(name), \(edge)")
        }
      }
    }
  }
}

private extension ScrollActivity {
  mutating func needsTick(at now: Double) -> Bool { snapshot(at: now).needsTick }
}
