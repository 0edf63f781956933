import XCTest

@testable import ScrollKitCore

/// What every input leads to in every activity, as a picture.
final class ScrollActivityTests: XCTestCase {
  /// The inputs, and what the activity is called after them: i idle, t tracking, d dragging, c coasting,
  /// b bouncing, a animating, w wheeling.
  private static let inputs: [(name: String, feed: @Sendable (inout Scroller) -> Void)] = [
    ("press", { $0.handle(.press(pointer: 1, at: Vector(x: 9, y: 300)), at: 1) }),
    ("move", { $0.handle(.move(pointer: 1, to: Vector(x: 9, y: 200)), at: 1) }),
    ("release", { $0.handle(.release(pointer: 1), at: 1) }),
    ("press 2", { $0.handle(.press(pointer: 2, at: .zero), at: 1) }),
    ("move 2", { $0.handle(.move(pointer: 2, to: Vector(x: 0, y: 99)), at: 1) }),
    ("release 2", { $0.handle(.release(pointer: 2), at: 1) }),
    ("cancel", { $0.handle(.cancel, at: 1) }),
    ("hold", { $0.handle(.hold, at: 1) }),
    ("hold end", { $0.handle(.holdEnd, at: 1) }),
    ("notch", { $0.handle(.wheel(by: Vector(x: 0, y: 1), .notches), at: 1) }),
    ("points", { $0.handle(.wheel(by: Vector(x: 0, y: 7), .points), at: 1) }),
    ("pan begin", { $0.handle(.panBegin, at: 1) }),
    ("pan", { $0.handle(.panUpdate(by: Vector(x: 0, y: 9)), at: 1) }),
    ("pan end", { $0.handle(.panEnd(.coast), at: 1) }),
    ("pan end, fast", { $0.handle(.panEnd(.velocity(Vector(x: 0, y: 900))), at: 1) }),
    ("pan end, platform", { $0.handle(.panEnd(.platformMomentum), at: 1) }),
    ("pan, loose", { $0.handle(.panUpdateUntilSilence(by: Vector(x: 0, y: 9)), at: 1) }),
    ("pan stop", { $0.handle(.panStop(.y), at: 1) }),
    ("momentum", { $0.handle(.momentum(by: Vector(x: 0, y: 9)), at: 1) }),
    ("momentum end", { $0.handle(.momentumEnd, at: 1) }),
    ("scroll", { $0.scroll(to: Vector(x: 0, y: 2000), animation: 1, at: 1) }),
    ("place", { $0.setOffset(Vector(x: 0, y: 2000), at: 1) }),
    ("stop", { $0.stop(at: 1) }),
    ("shift", { $0.change(to: ScrollSetting.tall.geometry, shift: Vector(x: 0, y: 40), at: 1) }),
    ("time", { _ = $0.advance(to: 1.001) }),
    ("much time", { _ = $0.advance(to: 99) }),
  ]

  /// How each activity is reached, just before time 1.
  private static let activities: [(name: String, begin: @Sendable (inout Scroller) -> Void)] = [
    ("idle", { _ in }),
    ("tracking", { $0.handle(.press(pointer: 1, at: Vector(x: 9, y: 300)), at: 0.9) }),
    ("held pad", { $0.handle(.hold, at: 0.9) }),
    ("dragging", {
      $0.handle(.press(pointer: 1, at: Vector(x: 9, y: 300)), at: 0.5)
      $0.handle(.move(pointer: 1, to: Vector(x: 9, y: 250)), at: 0.6)
    }),
    ("panning", {
      $0.handle(.panBegin, at: 0.5)
      $0.handle(.panUpdate(by: Vector(x: 0, y: 20)), at: 0.9)
    }),
    ("silent pan", {
      $0.handle(.panBegin, at: 0.5)
      $0.handle(.panUpdate(by: Vector(x: 0, y: 20)), at: 0.6)
    }),
    ("loose pan", { $0.handle(.panUpdateUntilSilence(by: Vector(x: 0, y: 20)), at: 0.9) }),
    ("momentum", {
      $0.handle(.panUpdate(by: Vector(x: 0, y: 20)), at: 0.9)
      $0.handle(.panEnd(.platformMomentum), at: 0.95)
    }),
    ("points", { $0.handle(.wheel(by: Vector(x: 0, y: 7), .points), at: 0.95) }),
    ("coasting", {
      $0.handle(.panBegin, at: 0.9)
      $0.handle(.panEnd(.velocity(Vector(x: 0, y: 900))), at: 0.9)
    }),
    ("bouncing", {
      $0.setOffset(.zero, at: 0.8)
      $0.handle(.panUpdate(by: Vector(x: 0, y: -200)), at: 0.8)
      $0.handle(.panEnd(.coast), at: 0.95)
    }),
    ("animating", { $0.scroll(to: Vector(x: 0, y: 1500), animation: 1, at: 0.9) }),
    ("wheeling", { $0.handle(.wheel(by: Vector(x: 0, y: 1), .notches), at: 0.95) }),
  ]

  //           ┌ press, move, release; the same of a second finger
  //           │      ┌ cancel, hold, hold end
  //           │      │  ┌ notch, points
  //           │      │  │ ┌ pan begin, pan; pan end: coast, fast, platform; loose pan, stop
  //           │      │  │ │       ┌ momentum, momentum end
  //           │      │  │ │       │ ┌ scroll, place, stop, shift, time, much time
  static let picture = """
    idle       tii tii iti ww ddiiidi ii aiiiii
    tracking   tdi ttt itt tt ttttttt tt attttt
    held pad   ttt ttt iti ww ddtttdt tt attttt
    dragging   tdi ddd idd dd ddddddd dd addddd
    panning    ddd ddd idd dd ddiccdi cd addddd
    silent pan tdd tdd itd ww ddiccdi cd addddd
    loose pan  ddd ddd idd dd ddiccdi cd addddi
    momentum   tcc tcc ctc ww ddcccdc ci aiicci
    points     tww tww wtw ww ddwwwdw ww aiiwwi
    coasting   tcc tcc ctc ww ddcccdc cc aiicci
    bouncing   tbb tbb btb wb ddbbbdb bb aibbbi
    animating  taa taa ata ww ddaaada aa aiiaai
    wheeling   tww tww wtw ww ddwwwdw ww aiiwwi
    """

  func test_everyPart_isNilUnlessTheKindIsItsOwn() {
    let hold = FingerHold(at: 3, made: 3, momentum: CaughtMomentum(velocity: Vector(x: -1, y: .infinity), flicks: 255))
    var scroller = Scroller(setting: .tall)
    let anchors = scroller.takeAnchors(at: .zero, offset: Vector(x: 0, y: 5), now: 0)
    let rest = TimedMotion(motion: .rest(at: 7), since: 0)
    let zoomable = ZoomableContent(
      base: ScrollSetting.tall.geometry, minimumScale: 1, maximumScale: 4, isCentered: false)
    let path = ZoomPath(
      from: ZoomTransform(scale: 1, offset: .zero), to: ZoomTransform(scale: 2, offset: .zero),
      middle: zoomable.middle)
    let motion = ChainedMotion(
      velocity: .zero, target: .zero, phase: .dragging, isSettling: false, needsTick: false, bounces: [], gestureVelocity: .zero)
    let begins: [(ScrollActivity.Kind, Set<String>, (inout ScrollActivity) -> Void)] = [
      (.idle, [], { $0.rest(at: .zero) }),
      (.tracking, ["touch"], {
        $0.begin(ScrollActivity.Touch(pointer: 7, start: .zero, slop: 10, hold: hold), at: .zero)
      }),
      (.trackpadHold, [], { $0.beginTrackpadHold(at: .zero) }),
      (.dragging, ["drag"], { $0.begin(ScrollActivity.Drag(pointer: 7, anchors: anchors, hold: hold)) }),
      (.panning, ["pan"], { $0.begin(ScrollActivity.Pan(anchors: anchors, end: 1)) }),
      (.momentum, [], { $0.moveWithMomentum(to: .zero, at: 1) }),
      (.wheelStream, [], { $0.moveWithWheel(to: .zero, at: 1) }),
      (.chainedByFingers, ["chainedMotion"], { $0.begin(motion, at: .zero) }),
      (.moving, ["trajectory"], { $0.begin(.coast, Pair(x: rest, y: rest)) }),
      (.pinching, ["pinch"], {
        $0.begin(PinchGesture(transform: path.start, midpoint: .zero, factor: 1, in: zoomable, ScrollSetting.tall))
      }),
      (.zoomAnimating, ["zoomAnimation"], {
        $0.begin(
          ZoomAnimation(bouncing: path, shape: ScrollSetting.tall.rules.feel.coast.bounce.shape, in: zoomable, since: 0))
      }),
    ]
    for (_, _, before) in begins {
      for (kind, parts, begin) in begins {
        var activity = ScrollActivity.idle(at: .zero)
        before(&activity)
        begin(&activity)
        XCTAssertEqual(activity.kind, kind)
        XCTAssertEqual(activity.parts, parts, "\(kind)")
      }
    }
  }

  func test_everyInputInEveryPhase_leadsToThePhaseInTheTable() {
    var drawn = ""
    for activity in Self.activities {
      var letters = ""
      for input in Self.inputs {
        var scroller = Scroller(setting: ScrollSetting.tall)
        scroller.setOffset(Vector(x: 0, y: 1000), at: 0)
        activity.begin(&scroller)
        input.feed(&scroller)
        letters += String(scroller.activity.snapshot(at: 1.001).phase.letter)
      }
      let cuts = [3, 6, 9, 11, 18, 20]
      let spaced = letters.enumerated().map { cuts.contains($0.offset) ? " \($0.element)" : "\($0.element)" }
      drawn += activity.name.padding(toLength: 11, withPad: " ", startingAt: 0) + spaced.joined() + "\n"
    }
    XCTAssertEqual(drawn, Self.picture + "\n")
  }
}

private extension ScrollActivity {
  /// The names of the parts that it has.
  var parts: Set<String> {
    var parts: Set<String> = []
    if touch != nil { parts.insert("touch") }
    if drag != nil { parts.insert("drag") }
    if pan != nil { parts.insert("pan") }
    if chainedMotion != nil { parts.insert("chainedMotion") }
    if trajectory != nil { parts.insert("trajectory") }
    if pinch != nil { parts.insert("pinch") }
    if zoomAnimation != nil { parts.insert("zoomAnimation") }
    return parts
  }
}
