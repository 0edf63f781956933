import XCTest

@testable import ScrollKitCore

/// Fingers on content of 800 × 1000 points in a viewport of 400 × 600, between scales 0.5 and 4.
final class PinchTests: XCTestCase {
  private var view = PinchTests.view()
  private var now = 1.0

  private static func view(zooms: Bool = true, isCentered: Bool = false) -> ScrollView {
    var view = ScrollView(
      mode: .driven,
      setting: ScrollSetting(geometry: .empty, feel: .uikit, alwaysBounces: Pair(x: false, y: false)))
    let base = Pair(
      x: AxisGeometry(viewport: 400, content: 800), y: AxisGeometry(viewport: 600, content: 1000))
    view.setGeometry(base, at: 0)
    if zooms { view.enableZoom(from: 0.5, to: 4, isCentered: isCentered, at: 0) }
    view.setOffset(Vector(x: 100, y: 200), at: 0)
    return view
  }

  override func setUp() { (view, now) = (Self.view(), 1) }

  private func press(_ finger: UInt64, _ x: Double, _ y: Double) {
    view.handle(.press(pointer: finger, at: Vector(x: x, y: y)), at: now)
  }
  private func move(_ finger: UInt64, _ x: Double, _ y: Double, after passed: Double = 0) {
    now += passed
    view.handle(.move(pointer: finger, to: Vector(x: x, y: y)), at: now)
  }
  private func release(_ finger: UInt64) { view.handle(.release(pointer: finger), at: now) }
  private func rest() -> ScrollFrame {
    while view.frame.needsTick { now += 0.5; view.tick(at: now) }
    return view.frame
  }
  private func expect(
    _ x: Double, _ y: Double, scale: Double, _ phase: ScrollPhase = .zooming, _ name: String = "",
    line: UInt = #line
  ) {
    let frame = view.frame
    XCTAssertEqual(frame.offset.x, x, accuracy: 1e-9, name, line: line)
    XCTAssertEqual(frame.offset.y, y, accuracy: 1e-9, name, line: line)
    XCTAssertEqual(frame.scale, scale, accuracy: 1e-12, name, line: line)
    XCTAssertEqual(frame.phase, phase, name, line: line)
  }

  func test_aFingerThatIsPressedAgain_anchorsAnew_andNothingJumps() {
    for finger: UInt64 in [1, 2, 3] {
      setUp()
      press(1, 100, 300)
      press(2, 300, 300)
      if finger == 3 { press(3, 50, 50) }
      move(1, 60, 280, after: 0.01)
      let before = view.frame
      press(finger, 130, 410)
      expect(before.offset.x, before.offset.y, scale: before.scale, .zooming, "\(finger)")
    }
  }

  func test_theScaleIsTheRatioOfDistances_andTheContentFollowsTheMidpoint() {
    // Fingers at 100 and 300 across: their midpoint 200, 300 is over the point 300, 500 of the content.
    let rows: [(ax: Double, ay: Double, bx: Double, by: Double, x: Double, y: Double, scale: Double)] = [
      (100, 300, 300, 300, 100, 200, 1),  // as they came
      (0, 300, 400, 300, 400, 700, 2),  // twice as far apart
      (125, 300, 275, 300, 25, 75, 0.75),  // three quarters as far
      (140, 320, 340, 320, 60, 180, 1),  // both wander
      (200, 200, 200, 400, 100, 200, 1),  // turned: no matter
      (40, 300, 340, 300, 260, 450, 1.5),  // one more than the other
    ]
    for row in rows {
      setUp()
      press(1, 100, 300)
      press(2, 300, 300)
      expect(100, 200, scale: 1, .zooming, "no jump when the second comes")
      move(1, row.ax, row.ay)
      move(2, row.bx, row.by)
      expect(row.x, row.y, scale: row.scale, .zooming, "\(row)")
      move(1, 100, 300)
      move(2, 300, 300)
      expect(100, 200, scale: 1, .zooming, "back: \(row)")
    }
  }

  func test_ofADrag_theSecondFingerMakesAPinch_whereTheContentIs() {
    press(1, 100, 300)
    move(1, 100, 280, after: 0.01)  // past the slop of 10: scrolled by 10
    move(1, 100, 250, after: 0.01)
    let offset = view.frame.offset
    XCTAssertEqual(view.frame.phase, .dragging)
    press(2, 300, 250)
    expect(offset.x, offset.y, scale: 1)
    move(2, 500, 250)  // twice as far apart, the midpoint from 200 to 300
    expect((offset.x + 200) * 2 - 300, (offset.y + 250) * 2 - 250, scale: 2)
  }

  func test_theOneThatIsLeftDragsOn_withoutAJump() {
    for (leaver, left) in [(1, 2), (2, 1)] as [(UInt64, UInt64)] {
      setUp()
      press(1, 100, 300)
      press(2, 300, 300)
      move(1, 0, 300)
      move(2, 400, 300)
      release(leaver)
      expect(400, 700, scale: 2, .dragging, "no jump when \(leaver) leaves")
      let x = left == 1 ? 0.0 : 400
      move(left, x - 30, 320, after: 0.2)
      expect(430, 680, scale: 2, .dragging)
      move(leaver, 0, 0)
      release(leaver)
      expect(430, 680, scale: 2, .dragging, "a lifted finger has no effect")
      // The other comes again: a new pinch from here, and back.
      press(3, x + 70, 320)
      expect(430, 680, scale: 2)
      move(3, x + 20, 320)
      XCTAssertEqual(view.frame.scale, 1, accuracy: 1e-12)
      release(left)
      XCTAssertEqual(view.frame.phase, .dragging)
      now += 1
      release(3)
      XCTAssertEqual(view.frame.phase, .idle)
    }
  }

  func test_letGo_contentCoastsAsFastAsTheMidpointMoved() {
    for gap in [0, 0.004, 0.03] {
      setUp()
      press(1, 100, 400)
      press(2, 300, 400)
      for step in 1...10 {  // both up by 10 in a hundredth of a second, and the right one outwards
        move(1, 100, 400 - 10 * Double(step), after: 0.01)
        move(2, 300 + 2 * Double(step), 400 - 10 * Double(step))
      }
      release(2)
      XCTAssertEqual(view.frame.phase, .dragging)
      XCTAssertEqual(view.frame.velocity.y, 1000, accuracy: 50)
      now += gap
      release(1)
      XCTAssertEqual(view.frame.phase, .coasting, "\(gap) s later")
      XCTAssertEqual(view.frame.velocity.y, 1000, accuracy: 50)
      XCTAssertEqual(view.frame.velocity.x, -100, accuracy: 10)
      let target = view.frame.target
      XCTAssertEqual(rest().offset, target)
    }
    // One that drags on flings as fast as itself; held still, it flings nothing.
    setUp()
    press(1, 100, 400)
    press(2, 300, 400)
    for step in 1...10 { move(2, 300, 400 - 20 * Double(step), after: 0.01) }
    release(2)
    for step in 1...10 { move(1, 100, 400 - 4 * Double(step), after: 0.01) }
    XCTAssertEqual(view.frame.velocity.y, 400, accuracy: 20)
    now += 0.2
    release(1)
    XCTAssertEqual(view.frame.phase, .idle)
  }

  func test_pastALimit_theLastFingerKeepsTheScale_untilItIsLifted() {
    press(1, 100, 300)
    press(2, 300, 300)
    move(1, 190, 300)
    move(2, 210, 300)
    let past = view.frame
    XCTAssertLessThan(past.scale, 0.5)
    release(1)
    XCTAssertEqual(view.frame.phase, .zooming)
    XCTAssertEqual(view.frame.scale, past.scale, accuracy: 1e-12)
    XCTAssertEqual(view.frame.offset.y, past.offset.y, accuracy: 1e-9)
    XCTAssertFalse(view.frame.needsTick)
    press(3, 310, 300)  // and out again
    XCTAssertEqual(view.frame.scale, past.scale, accuracy: 1e-12)
    move(3, 250, 300)
    XCTAssertLessThan(view.frame.scale, past.scale)
    release(2)
    release(3)
    XCTAssertEqual(view.targetScale, 0.5)
    now += 0.05
    // Two fingers can catch it in motion.
    press(1, 100, 300)
    let waiting = view.frame
    XCTAssertTrue(waiting.needsTick, "one alone must wait")
    move(1, 120, 300)
    press(2, 220, 300)
    XCTAssertEqual(view.frame.scale, waiting.scale, accuracy: 1e-12)
    XCTAssertFalse(view.frame.needsTick)
    move(2, 1120, 300)
    XCTAssertGreaterThan(view.frame.scale, 0.5)
    view.handle(.cancel, at: now)
    XCTAssertEqual(rest().phase, .idle)
    // Fingers that were down before a cancel no longer count.
    press(5, 200, 300)
    XCTAssertEqual(view.frame.phase, .tracking)
    release(5)
    XCTAssertEqual(view.frame.phase, .idle)
  }

  /// The scale returns from below 0.5, from 0.1 s on under a third finger.
  private func returnUnderAFinger() {
    setUp()
    press(1, 100, 300)
    press(2, 300, 300)
    move(1, 190, 300)
    move(2, 210, 300)
    release(1)
    release(2)
    now += 0.1
    press(3, 100, 300)
    XCTAssertLessThan(view.frame.scale, 0.5)
    move(3, 120, 310)
  }

  func test_aFingerThatCameDownWhileTheScaleReturned_holdsTheContent_whereItThenIs() {
    returnUnderAFinger()
    XCTAssertEqual(rest().phase, .tracking)
    XCTAssertEqual(view.frame.scale, 0.5)
    press(4, 320, 310)
    XCTAssertEqual(view.frame.phase, .zooming)
    move(4, 520, 310)
    XCTAssertEqual(view.frame.scale, 1, accuracy: 1e-12, "twice as far apart")
    release(3)
    XCTAssertEqual(view.frame.phase, .dragging)
    release(4)
    XCTAssertEqual(rest().phase, .idle)
  }

  func test_aFingerThatWaitedForTheScale_drags_orRestsAgain() {
    returnUnderAFinger()
    view.setGeometry(
      Pair(x: AxisGeometry(viewport: 400, content: 4000), y: AxisGeometry(viewport: 600, content: 4000)), at: now)
    let offset = rest().offset
    move(3, 120, 210, after: 0.1)
    expect(offset.x, offset.y + 100, scale: 0.5, .dragging)

    returnUnderAFinger()
    release(3)
    XCTAssertEqual(rest().phase, .idle)

    returnUnderAFinger()
    view.setOffset(.zero, at: now)
    XCTAssertEqual(view.frame.phase, .tracking, "the program ends the return")
  }

  func test_ofThreeTheOlderTwoPinch() {
    press(1, 100, 300)
    press(2, 300, 300)
    press(3, 200, 500)
    move(3, 0, 0)
    expect(100, 200, scale: 1, .zooming, "the third does nothing")
    press(4, 0, 0)
    move(4, 9, 9)
    expect(100, 200, scale: 1, .zooming, "no room for a fourth")
    move(2, 500, 300)
    expect(300, 700, scale: 2)
    release(1)
    expect(300, 700, scale: 2, .zooming, "the third takes its place")
    move(3, 0, 600)  // from 0, 0: √(500² + 300²) stays, the midpoint from 250, 150 to 250, 450
    expect(300, 400, scale: 2)
    press(2, 400, 600)  // left unheard, and comes anew: now the younger
    expect(300, 400, scale: 2)
    move(3, 100, 600)  // over the point 250, 500: 300 instead of 400 apart, the midpoint at 250
    expect(250 * 1.5 - 250, 500 * 1.5 - 600, scale: 1.5)
  }

  func test_fingersAtOnePositionCountAsTenPointsApart() {
    press(1, 200, 300)
    press(2, 200, 300)
    expect(100, 200, scale: 1)
    move(2, 210, 300)
    expect(95, 200, scale: 1)
    move(2, 220, 300)
    expect(300 * 2 - 210, 500 * 2 - 300, scale: 2)
  }

  func test_aHostMayMakeThePinchItself_andNothingCountsTwice() {
    func begin(_ x: Double, _ factor: Double) { view.handle(.zoom(.begin(at: Vector(x: x, y: 300), factor: factor)), at: now) }
    func update(_ x: Double, _ factor: Double) { view.handle(.zoom(.update(to: Vector(x: x, y: 300), factor: factor)), at: now) }
    press(1, 100, 300)
    press(2, 300, 300)
    update(200, 3)
    view.handle(.zoom(.end), at: now)
    expect(100, 200, scale: 1, .zooming, "of a pinch that it has not begun it can say nothing")
    begin(200, 1)
    expect(100, 200, scale: 1)
    move(1, 0, 300)
    move(2, 400, 300)
    update(200, 2)
    expect(400, 700, scale: 2, .zooming, "once")
    release(1)
    press(3, 7, 7)
    move(3, 9, 99)
    expect(400, 700, scale: 2, .zooming, "its pinch ends with its end")
    view.handle(.zoom(.end), at: now)
    release(2)
    release(3)
    expect(400, 700, scale: 2, .idle)
  }

  /// Of two fingers one is lifted first. A host may then report the position of the other as the last midpoint.
  func test_theLastMovementOfAPinchThatAHostReports_flingsNothing() {
    for (leap, velocity) in [(0.0, 0.0), (100, 0), (0, 600), (100, 600)] {
      setUp()
      func put(_ input: ZoomInput, after seconds: Double) {
        now += seconds
        view.handle(.zoom(input), at: now)
      }
      put(.begin(at: Vector(x: 200, y: 300), factor: 1), after: 0)
      for step in 1...15 { put(.update(to: Vector(x: 200 + velocity * 0.01 * Double(step), y: 300), factor: 1.5), after: 0.01) }
      if leap != 0 { put(.update(to: Vector(x: 200 + velocity * 0.15 + leap, y: 300), factor: 1.5), after: 0.008) }
      put(.end, after: 0.004)
      XCTAssertEqual(view.frame.velocity.x, -velocity, accuracy: 1e-6, "a leap of \(leap) points at \(velocity) pt/s")
    }
    setUp()
    view.handle(.zoom(.begin(at: Vector(x: 200, y: 300), factor: 1)), at: 1)
    view.handle(.zoom(.update(to: Vector(x: 250, y: 300), factor: 1)), at: 1.01)
    view.handle(.zoom(.end), at: 1.02)
    XCTAssertEqual(view.frame.velocity, .zero, "of one movement")
  }

  func test_whatOutweighsThem() {
    press(1, 100, 300)
    press(2, 300, 300)
    view.handle(.wheel(by: Vector(x: 0, y: 5), .notches), at: now)
    view.handle(.zoom(.wheel(by: 1, .notches, about: .zero)), at: now)
    expect(100, 200, scale: 1, .zooming, "a wheel does not")
    view.zoom(to: 2, about: Vector(x: 200, y: 300), at: now)
    move(1, 0, 0)
    move(2, 400, 0)
    release(1)
    XCTAssertEqual(rest().scale, 2, "the program does")
    expect(400, 700, scale: 2, .idle)
    press(3, 100, 300)
    XCTAssertEqual(view.frame.phase, .tracking)
    press(4, 300, 300)
    XCTAssertEqual(view.frame.phase, .zooming)
    view.disableZoom(at: now)
    XCTAssertEqual(view.frame.scale, 1)
    XCTAssertEqual(view.frame.phase, .idle)
  }

  func test_aScrollOfTheProgram_beyondTheLargestScale_outweighsThem() {
    press(1, 190, 300)
    press(2, 210, 300)
    move(1, 0, 300)
    move(2, 400, 300)
    XCTAssertGreaterThan(view.frame.scale, 4.1)
    let id = view.scroll(to: Vector(x: 50, y: 70), at: now)
    move(1, 10, 300)
    move(2, 390, 300)
    release(1)
    XCTAssertEqual(view.lastSnapshot.animations.y, id)
    XCTAssertEqual(rest().offset, Vector(x: 50, y: 70))
  }

  func test_withoutZooming_atScale1_fingersReleaseTheContent() {
    press(1, 100, 300)
    press(2, 300, 300)
    view.disableZoom(at: now)
    expect(100, 200, scale: 1, .idle)
    press(3, 100, 300)
    move(3, 100, 250, after: 0.01)
    XCTAssertEqual(view.frame.phase, .dragging)
  }

  func test_contentThatCannotBeZoomed_isMovedByTheFingerRule() {
    view = Self.view(zooms: false)
    press(1, 100, 300)
    press(2, 300, 300)
    move(2, 300, 250, after: 0.01)
    XCTAssertEqual(view.frame.phase, .dragging)
    XCTAssertEqual(view.frame.scale, 1)
  }

  // MARK: Laws

  /// Two fingers that move at random from a seed. One is lifted now and then, and pressed again.
  private func twoFingers(
    seed: UInt64, swaps: Bool = false, mirrored: Bool = false,
    check: (inout ScrollView, Bool) -> Void
  ) {
    var numbers = SeededNumbers(seed: seed)
    var view = Self.view(isCentered: true)
    let down = { (point: Vector) in mirrored ? Vector(x: 400, y: 600) - point : point }
    var positions = [Vector(x: 120, y: 200), Vector(x: 300, y: 420)]
    var isDown = [false, false]
    var now = 1.0
    if mirrored { view.setOffset(Vector(x: 300, y: 200), at: now) }
    for _ in 0..<40 {
      now += numbers.number(0.001...0.03)
      let changes = numbers.chance(0.25)
      let finger = numbers.whole(0...1)
      let movements = positions.map { _ in Vector(x: numbers.number(-25...25), y: numbers.number(-25...25)) }
      var order = [0, 1]
      if swaps { order.reverse() }
      if changes, !isDown[0], !isDown[1] {
        for one in order {
          view.handle(.press(pointer: UInt64(one + 1), at: down(positions[one])), at: now)
        }
        isDown = [true, true]
      } else if changes {
        let input: ScrollInput =
          isDown[finger]
          ? .release(pointer: UInt64(finger + 1))
          : .press(pointer: UInt64(finger + 1), at: down(positions[finger]))
        view.handle(input, at: now)
        isDown[finger].toggle()
      } else {
        for one in order {
          positions[one] = positions[one] + movements[one]
          view.handle(.move(pointer: UInt64(one + 1), to: down(positions[one])), at: now)
        }
      }
      check(&view, changes)
    }
  }

  func test_theOrderOfTwoFingersWithinOneTimeDoesNotMatter() {
    for seed in 1...300 as ClosedRange<UInt64> {
      var frames: [ScrollFrame] = []
      twoFingers(seed: seed) { view, _ in frames.append(view.frame) }
      var index = 0
      twoFingers(seed: seed, swaps: true) { view, _ in
        let frame = view.frame
        XCTAssertEqual(frame.scale, frames[index].scale, "seed \(seed), \(index)")
        XCTAssertEqual(frame.offset, frames[index].offset, "seed \(seed), \(index)")
        XCTAssertEqual(frame.phase, frames[index].phase, "seed \(seed), \(index)")
        index += 1
      }
    }
  }

  func test_mirroredFingersZoomMirroredContent() {
    for seed in 1...300 as ClosedRange<UInt64> {
      var frames: [ScrollFrame] = []
      twoFingers(seed: seed) { view, _ in frames.append(view.frame) }
      var index = 0
      twoFingers(seed: seed, mirrored: true) { view, _ in
        let frame = view.frame
        XCTAssertEqual(frame.scale, frames[index].scale, accuracy: 1e-9)
        XCTAssertEqual(
          frame.offset.x, 800 * frame.scale - 400 - frames[index].offset.x, accuracy: 1e-6, "seed \(seed), \(index)")
        XCTAssertEqual(frame.phase, frames[index].phase)
        index += 1
      }
    }
  }

  func test_nothingJumpsWhenAFingerComesOrGoes_andAtRestTheScaleIsAllowed() {
    var checks = 0
    for seed in 1...500 as ClosedRange<UInt64> {
      var last: ScrollFrame?
      var end: ScrollView?
      twoFingers(seed: seed) { view, changes in
        var frame = view.frame
        if changes, let last, !last.needsTick {
          checks += 1
          XCTAssertEqual(frame.scale, last.scale, accuracy: 1e-12, "seed \(seed)")
          XCTAssertEqual(frame.offset.x, last.offset.x, accuracy: 1e-8, "seed \(seed)")
          XCTAssertEqual(frame.offset.y, last.offset.y, accuracy: 1e-8, "seed \(seed)")
        }
        frame = view.frame
        last = frame
        end = view
      }
      var view = end!
      var now = view.clock
      for finger in 1...2 as ClosedRange<UInt64> { view.handle(.release(pointer: finger), at: now) }
      for _ in 0..<40 where view.frame.needsTick { now += 0.5; view.tick(at: now) }
      XCTAssertEqual(view.frame.phase, .idle, "seed \(seed)")
      XCTAssertTrue((0.5...4).contains(view.frame.scale), "seed \(seed)")
      XCTAssertEqual(view.frame.overscroll, .zero, "seed \(seed)")
    }
    XCTAssertGreaterThan(checks, 2000)
  }
}
