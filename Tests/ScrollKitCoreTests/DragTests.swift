import XCTest

@testable import ScrollKitCore

/// A drag from its press to its end, by every rule that a feel may have.
final class DragTests: XCTestCase {
  private static let feels: [Feel] = DragStart.allCases.flatMap { start in
    DirectionLock.allCases.flatMap { lock in
      FingerRule.allCases.map { fingers in
        var feel = Feel.uikit
        (feel.dragStart, feel.directionLock, feel.fingers) = (start, lock, fingers)
        return feel
      }
    }
  }

  func test_contentPulledOutOfRange_isUnderTheFingerAgainWhenItComesBack() {
    for feel in Self.feels {
      var finger = TestFinger(feel, at: 50)
      finger.press()
      finger.move(40, after: 0.01)
      finger.move(1, after: 0.01)
      let (offset, beginning) = (finger.offset, finger)
      XCTAssertGreaterThan(offset, 0)
      for distance in [300.0, 200, -350, 90, -240] { finger.move(distance, after: 0.01) }
      XCTAssertEqual(finger.offset, offset, accuracy: 1e-9, "\(feel.dragStart) \(feel.directionLock)")
      // However many reports it came and went in.
      finger = beginning
      for distance in [300.0, 200, -350, 90, -240] {
        for _ in 0..<25 { finger.move(distance / 25, after: 0.01 / 25) }
      }
      XCTAssertEqual(finger.offset, offset, accuracy: 1e-9, "\(feel.dragStart) \(feel.directionLock)")
    }
  }

  /// A finger or fingers on a trackpad are 100 points past an edge that clamps. The edge stays where it is in the content.
  func test_pastAnEdgeThatClamps_fingersThatComeBackMoveContentAtOnce_whateverElseChanges() {
    let changes: [(name: String, edge: Double, x: Double, y: Double, shift: Double)] = [
      ("rows after", 0, 400, 5001, 0), ("columns", 0, 900, 5000, 0), ("columns, at the end", 4400, 900, 5000, 0),
      ("rows before, at the end", 4400, 400, 5400, 400), ("fewer rows before, at the end", 4400, 400, 4600, -400),
      ("fewer rows, at the end", 4400, 400, 4600, 0),
    ]
    for change in changes {
      for byFinger in [true, false] {
        var view = Self.clamping(at: change.edge, by: 100, byFinger)
        let geometry = ScrollGeometry(
          x: AxisGeometry(viewport: 400, content: change.x), y: AxisGeometry(viewport: 600, content: change.y))
        view.setGeometry(geometry, shift: .down(change.shift), at: 1.1)
        let (edge, back) = change.edge == 0 ? (0, 1.0) : (change.y - 600, -1)
        XCTAssertEqual(view.frame.offset.y, edge, accuracy: 1e-9, change.name)
        Self.move(&view, by: back * 50, byFinger)
        XCTAssertEqual(view.frame.offset.y, edge + back * 50, accuracy: 1e-6, change.name)
        Self.move(&view, by: back * 80, byFinger)
        XCTAssertEqual(view.frame.offset.y, edge + back * 130, accuracy: 1e-6, change.name)
      }
    }
  }

  func test_contentThatGrowsAtAnEdgeThatClamps_staysUnderAFingerPastIt() {
    for byFinger in [true, false] {
      var view = Self.clamping(at: 4400, by: 100, byFinger)
      view.setGeometry(
        ScrollGeometry(x: AxisGeometry(viewport: 400, content: 400), y: AxisGeometry(viewport: 600, content: 5050)), at: 1.1)
      XCTAssertEqual(view.frame.offset.y, 4400, "nothing jumps")
      Self.move(&view, by: -20, byFinger)
      XCTAssertEqual(view.frame.offset.y, 4380, accuracy: 1e-9)
    }
  }

  func test_nested_pastAnEdgeThatClamps_aFingerThatComesBackMovesContentAtOnce_whateverMemberChanges() {
    var feel = Feel.chromium
    feel.slop = 0
    for member in 0...1 {
      let nest = NestedStage([(300, 0), (1000, 0)], feel: feel)
      nest.drag([-1, -100])
      nest.call(member, at: nest.now) { [now = nest.now] view in
        view.setGeometry(NestedStage.geometry(.init(range: 2000)), at: now)
      }
      nest.move(-50)
      assertEqual(nest.offsets, [50, 0], within: 1e-6)
      nest.move(30)
      assertEqual(nest.offsets, [130, 0], within: 1e-6, "member \(member)")
    }
  }

  /// From 200, a finger 500 down and 100 back: in steps or at once, along both axes and at both ends, resampled or not.
  func test_pastAnEdgeThatClamps_aFingerMovesContentAtOnce_whenItTurnsBack() {
    for (name, feel) in [("chromium", Feel.chromium), ("gtk", .gtk), ("flutter_android", .flutterAndroid)] {
      for axis in [Axis.x, .y] {
        for isAtEnd in [false, true] {
          for (steps, resamples) in [(1.0, false), (50, false), (50, true)] {
            var setting = ScrollSetting.tall
            setting.geometry = Pair { _ in AxisGeometry(viewport: 400, content: 5400) }
            setting.rules.feel = feel
            setting.rules.feel.slop = 0
            setting.rules.preferences.resamples = resamples
            var view = ScrollView(mode: .driven, setting: setting)
            view.setOffset(Vector { $0 == axis ? isAtEnd ? 4800 : 200 : 0 }, at: 0)
            view.press(1, at: .zero, time: 1)
            let side = isAtEnd ? -1.0 : 1
            var (finger, time) = (0.0, 1.0)
            for distance in [500.0, -100] {
              for _ in 0..<Int(steps) {
                finger += side * distance / steps
                time += 0.008
                view.move(1, to: Vector { $0 == axis ? finger : 0 }, time: time)
              }
            }
            for _ in 0..<20 { view.tick(at: time + 0.1) }
            let moved = isAtEnd ? 5000 - view.frame.offset[axis] : view.frame.offset[axis]
            XCTAssertEqual(moved, 100, accuracy: resamples ? 10 : 1e-6, "\(name), \(axis), \(steps) steps, resampled: \(resamples)")
            XCTAssertEqual(view.frame.velocity, .zero)
          }
        }
      }
    }
  }

  /// A finger that leaves while it moves on past the edge throws nothing back.
  func test_aReleasePastAnEdgeThatClamps_rests() {
    var view = Self.clamping(at: 0, by: 100, true)
    Self.move(&view, by: -50, true)
    view.release(1, time: view.clock)
    XCTAssertEqual(view.frame.phase, .idle)
    XCTAssertEqual(view.frame.offset.y, 0)
  }

  /// Fingers have moved content past an edge of Chromium's feel by a distance.
  private static func clamping(at edge: Double, by distance: Double, _ byFinger: Bool) -> ScrollView {
    var setting = ScrollSetting.tall
    setting.geometry.x = AxisGeometry(viewport: 400, content: 400)
    setting.rules.feel = .chromium
    setting.rules.feel.slop = 0
    var view = ScrollView(mode: .driven, setting: setting)
    view.setOffset(.down(edge), at: 0)
    view.handle(byFinger ? .press(pointer: 1, at: .zero) : .panBegin, at: 1)
    let out = edge == 0 ? -distance : distance
    Self.move(&view, by: out / 2, byFinger)
    Self.move(&view, by: out / 2, byFinger)
    XCTAssertEqual(view.frame.offset.y, edge)
    return view
  }

  /// Fingers move content by a distance if there were no edges.
  private static func move(_ view: inout ScrollView, by distance: Double, _ byFinger: Bool) {
    let finger = view.engine.trackingPoint - .down(distance)
    view.handle(byFinger ? .move(pointer: 1, to: finger) : .panUpdate(by: .down(distance)), at: view.clock + 0.01)
  }

  func test_contentCaughtPastOneEnd_isClampedAtTheOther() {
    let soft = RubberBand(coefficient: 0.55, limit: 600)
    let hard = RubberBand(coefficient: 0.55, limit: 0)
    for overscroll in [0.5, 50, 900] {
      var anchor = DragAnchor(
        pointer: 0, offset: 10 + overscroll, range: Interval(lower: 0, upper: 10), bands: Ends(lower: hard, upper: soft))
      XCTAssertEqual(anchor.offset, 10 + overscroll, accuracy: 1e-9)
      anchor.move(to: 1e6)
      XCTAssertEqual(anchor.offset, 0)
      var mirrored = DragAnchor(
        pointer: 0, offset: -overscroll, range: Interval(lower: 0, upper: 10), bands: Ends(lower: soft, upper: hard))
      XCTAssertEqual(mirrored.offset, -overscroll, accuracy: 1e-9)
      mirrored.move(to: -1e6)
      XCTAssertEqual(mirrored.offset, 10)
    }
  }

  func test_aPressCatchesACoastAndABounceWhereTheyAre() {
    for feel in Self.feels {
      for offset in [50.0, 500_000] {
        var finger = TestFinger(feel, at: offset)
        finger.press()
        for _ in 0..<8 { finger.move(20, after: 0.01) }
        finger.release()
        finger.wait(0.06)
        let phase = finger.scroller.activity.snapshot(at: finger.now).phase
        XCTAssertEqual(phase, offset == 50 ? .bouncing : .coasting)
        let before = finger.offset
        finger.press()
        XCTAssertEqual(finger.offset, before)
        finger.wait(0.5)
        XCTAssertEqual(finger.offset, before, "it is held")
        finger.scroller.handle(.cancel, at: finger.now)
        XCTAssertEqual(finger.offset, before, accuracy: 1e-9)
        XCTAssertEqual(finger.scroller.activity.target.y, max(0, before), accuracy: 1e-9, "it returns, or stays")
      }
    }
  }

  func test_aCancelledGesture_stopsWhereItIs_atAnyVelocity() {
    for feel in Self.feels {
      var finger = TestFinger(feel, at: 1000)
      finger.press()
      for _ in 0..<8 { finger.move(-20, after: 0.01) }
      let before = finger.offset
      finger.scroller.handle(.cancel, at: finger.now)
      XCTAssertEqual(finger.scroller.activity, .idle(at: .down(before)))
    }
  }

  func test_clocksThatStopOrJump_giveNoWildVelocity() {
    for rule in VelocityRule.allCases {
      for clock in [0.0, 1e9] {
        var feel = Feel.uikit
        feel.velocityRule = rule
        var finger = TestFinger(feel, at: 300_000)
        finger.wait(clock)
        finger.press()
        for _ in 0..<8 { finger.move(-20, after: 0) }
        finger.release()
        XCTAssertEqual(finger.speed, 0, "\(rule): all at one time")
        finger.press()
        for _ in 0..<8 { finger.move(-20, after: 0.01) }
        for _ in 0..<3 { finger.move(-1, after: 0) }
        finger.release()
        let speed = rule == .fading ? 3793.0 : 2000  // LVGL throws content at 1.9 times the finger's velocity
        XCTAssertEqual(finger.speed, speed, accuracy: 400, "\(rule): more at the last time")
      }
    }
  }
}
