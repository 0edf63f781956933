import XCTest

@testable import ScrollKitCore

/// A feel or a preference that is set during a gesture or motion does not change it.
final class FeelChangeTests: XCTestCase {
  func test_fromUIKitToAndroidAndBack_contentThatIsDraggedFlungOrBouncing_doesNotJump() {
    for (name, begin) in [
      ("pull", { (view: inout ScrollView) in
        view.handle(.press(pointer: 1, at: .down(0)), at: 1)
        view.handle(.move(pointer: 1, to: .down(500)), at: 1.1)
      }),
      ("bounce", { view in
        view.handle(.panUpdate(by: .down(-10)), at: 1)
        view.handle(.panEnd(.velocity(.down(-4000))), at: 1.02)
        view.tick(at: 1.08)
      }),
      ("fling", { view in
        view.handle(.panUpdate(by: .down(10)), at: 1)
        view.handle(.panEnd(.velocity(.down(4000))), at: 1.02)
        view.tick(at: 1.1)
      }),
    ] {
      for (old, new) in [(Feel.uikit, Feel.android), (.android, .uikit)] {
        var setting = ScrollSetting.tall
        setting.rules.feel = old
        var view = ScrollView(mode: .driven, setting: setting)
        begin(&view)
        let before = view.frame
        view.setFeel(new, at: view.clock)
        XCTAssertEqual(view.frame, before, name)
        view.setFeel(old, at: view.clock)
        XCTAssertEqual(view.frame, before, name)
      }
    }
  }

  func test_rulesThatAGestureHasTaken_waitNoMore() {
    var view = ScrollView(mode: .driven, setting: .tall)
    view.handle(.press(pointer: 1, at: .zero), at: 1)
    view.setFeel(.android, at: 1.1)
    XCTAssertNotNil(view.engine.scroller.pendingRules)
    view.handle(.release(pointer: 1), at: 1.2)
    view.handle(.press(pointer: 1, at: .zero), at: 1.3)
    XCTAssertNil(view.engine.scroller.pendingRules)
  }

  func test_aWheelThatDoesNotTurn_leavesTheRulesOfAMotionInForce() {
    var setting = ScrollSetting.tall
    setting.rules.feel = .flutterAndroid
    var view = ScrollView(mode: .driven, setting: setting)
    view.setOffset(.down(300), at: 0)
    view.handle(.panUpdate(by: .zero), at: 1)
    view.handle(.panEnd(.velocity(.down(-3000))), at: 1)
    view.setFeel(.android, at: 1.01)
    for unit in [WheelUnit.points, .notches, .lines, .pages] { view.handle(.wheel(by: .zero, unit), at: 1.02) }
    XCTAssertEqual(view.frame.phase, .coasting)
    XCTAssertEqual(view.engine.scroller.setting.rules.feel, .flutterAndroid)
    view.tick(at: 9)
    XCTAssertEqual(view.engine.scroller.setting.rules.feel, .android)
  }

  func test_theNextGesture_isByTheNewFeel() {
    for old in Feel.everyRule {
      for new in [Feel.uikit, .android, .chromium, .qt] {
        var setting = ScrollSetting.tall
        setting.rules.feel = old
        var view = ScrollView(mode: .driven, setting: setting)
        view.handle(.press(pointer: 1, at: .down(0)), at: 1)
        view.handle(.move(pointer: 1, to: .down(-200)), at: 1.1)
        view.setFeel(new, at: 1.1)
        view.handle(.release(pointer: 1), at: 2)
        view.tick(at: 60)
        setting.rules.feel = new
        var fresh = ScrollView(mode: .driven, setting: setting)
        fresh.setOffset(view.frame.offset, at: 60)
        for (time, input) in [
          (61.0, ScrollInput.press(pointer: 1, at: .down(0))), (61.02, .move(pointer: 1, to: .down(-60))),
          (61.04, .move(pointer: 1, to: .down(-120))), (61.05, .release(pointer: 1)),
        ] {
          view.handle(input, at: time)
          fresh.handle(input, at: time)
          XCTAssertEqual(view.frame, fresh.frame)
        }
      }
    }
  }

  /// UIKit's content follows a pull past its start, Android's stays there.
  func test_aFingerThatCatchesACoast_dragsByTheFeelThatWasSetLast() {
    for (old, new) in [(Feel.uikit, Feel.android), (.android, .uikit)] {
      var setting = ScrollSetting.tall
      setting.rules.feel = old
      var view = ScrollView(mode: .driven, setting: setting)
      view.handle(.panUpdate(by: .down(10)), at: 1)
      view.handle(.panEnd(.velocity(.down(2000))), at: 1.02)
      view.setFeel(new, at: 1.1)
      view.handle(.press(pointer: 1, at: .zero), at: 1.2)
      view.handle(.move(pointer: 1, to: .down(3000)), at: 1.3)
      XCTAssertEqual(view.frame.offset.y < 0, new == .uikit)
    }
  }

  func test_aScrollOfTheProgram_duringAMotion_isByTheRulesThatWereSetLast() {
    for (duration, change) in [
      (0.3, { (view: inout ScrollView) in view.setFeel(.uikit, at: view.clock) }),
      (0.25, { view in view.setFeel(.android, at: view.clock) }),
      (0, { view in
        var preferences = ScrollPreferences()
        preferences.reducesMotion = true
        view.setPreferences(preferences, at: view.clock)
      }),
    ] {
      var view = ScrollView(mode: .driven, setting: ScrollSetting.tall)
      view.handle(.panUpdate(by: .down(10)), at: 1)
      view.handle(.panEnd(.velocity(.down(1000))), at: 1.02)
      view.tick(at: 1.1)
      change(&view)
      XCTAssertGreaterThan(view.frame.velocity.y, 0, "the fling goes on")
      view.scroll(to: .down(600), at: 1.1)
      if duration > 0 {
        view.tick(at: 1.1 + duration - 0.01)
        XCTAssertEqual(view.frame.phase, .animating, "\(duration) s")
        view.tick(at: 1.1 + duration + 0.001)
      }
      XCTAssertEqual(view.frame.phase, .idle, "\(duration) s")
      XCTAssertEqual(view.frame.offset, .down(600))
    }
  }

  func test_fingersThatAProgramTookTheContentFrom_doNotHoldATrackpadsPan() {
    for new in Feel.everyRule {
      var view = ScrollView(mode: .driven, setting: ScrollSetting.tall)
      view.handle(.press(pointer: 1, at: .zero), at: 1)
      view.handle(.press(pointer: 2, at: .down(100)), at: 1)
      view.scroll(to: .down(0), at: 1)
      view.tick(at: 2)
      view.handle(.panBegin, at: 2)
      view.handle(.panUpdate(by: .down(-300)), at: 2.1)
      view.setFeel(new, at: 2.1)
      view.handle(.panEnd(.coast), at: 3)
      view.tick(at: 20)
      XCTAssertEqual(view.frame.overscroll, .zero)
      XCTAssertEqual(view.frame.phase, .idle)
    }
  }
}
