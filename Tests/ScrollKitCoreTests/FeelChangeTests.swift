import XCTest

@testable import ScrollKitCore

/// A feel or a preference that is set during a gesture or motion does not change it.
final class FeelChangeTests: XCTestCase {
  private let seeds: ClosedRange<UInt64> = 1...600

  private func rules(_ numbers: inout SeededNumbers) -> (Feel, ScrollPreferences) {
    var preferences = ScrollPreferences()
    preferences.reducesMotion = numbers.chance(0.3)
    preferences.stopsMomentum = numbers.chance(0.2)
    preferences.resamples = numbers.chance(0.3)
    return (RandomSession.feels[numbers.whole(0...RandomSession.feels.count - 1)], preferences)
  }

  private func change(_ view: inout ScrollView, _ numbers: inout SeededNumbers) {
    let (feel, preferences) = rules(&numbers)
    view.setFeel(feel, at: view.clock)
    view.setPreferences(preferences, at: view.clock)
  }

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
        var setting = ScrollPhaseTests.setting
        setting.feel = old
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

  func test_aMotionUnderWay_ignoresTheNewRules() {
    for seed in seeds {
      var numbers = SeededNumbers(seed: seed ^ 0xC4A6)
      let calls = RandomSession(seed: seed).calls.prefix(numbers.whole(2...60))
      var view = RandomSession.view(seed: seed)
      let (_, preferences) = rules(&numbers)
      view.setPreferences(preferences, at: view.clock)
      for (time, call) in calls { call.apply(to: &view, at: time) }
      view.tick(at: view.clock + numbers.number(0...0.5))
      var changed = view
      change(&changed, &numbers)
      XCTAssertEqual(changed.frame, view.frame, "seed \(seed)")
      for step in 1...200 {
        let now = view.clock + 0.02
        // All pointers are released after 20 steps.
        if step == 20 {
          for pointer in 1...5 {
            view.handle(.release(pointer: UInt64(pointer)), at: now)
            changed.handle(.release(pointer: UInt64(pointer)), at: now)
          }
          view.handle(.panEnd(.coast), at: now)
          changed.handle(.panEnd(.coast), at: now)
        }
        view.tick(at: now)
        changed.tick(at: now)
        guard view.frame == changed.frame else {
          XCTFail("seed \(seed), step \(step): \(view.frame) became \(changed.frame)")
          break
        }
      }
    }
  }

  func test_setBetweenAllCalls_nothingJumps_andContentRestsInRange() {
    for seed in seeds {
      var numbers = SeededNumbers(seed: seed ^ 0x5E7F)
      var view = RandomSession.view(seed: seed)
      for (time, call) in RandomSession(seed: seed).calls {
        view.tick(at: time)
        if numbers.chance(0.4) {
          let before = view.frame
          change(&view, &numbers)
          XCTAssertEqual(view.frame, before, "seed \(seed) at \(time)")
        }
        let before = view.frame
        // With reduced motion, content is in range and at the target at once.
        let mayStep =
          view.scroller.preferences.reducesMotion || view.scroller.setting.preferences.reducesMotion
        call.apply(to: &view, at: time)
        guard !call.mayJump, !call.isStep, !mayStep else { continue }
        let distance = view.frame.offset - before.offset
        XCTAssertLessThan(distance.length, 0.02, "seed \(seed) at \(time): \(call)")
      }
      for pointer in 1...5 { view.handle(.release(pointer: UInt64(pointer)), at: view.clock) }
      view.handle(.cancel, at: view.clock)
      view.handle(.steerEnd, at: view.clock)
      view.tick(at: view.clock + 60)
      view.tick(at: view.clock + 60)
      XCTAssertEqual(view.frame.overscroll, .zero, "seed \(seed)")
      XCTAssertEqual(view.frame.phase, .idle, "seed \(seed)")
    }
  }

  func test_theNextGesture_isByTheNewFeel() {
    for old in RandomSession.feels {
      for new in [Feel.uikit, .android, .chromium, .qt] {
        var setting = ScrollPhaseTests.setting
        setting.feel = old
        var view = ScrollView(mode: .driven, setting: setting)
        view.handle(.press(pointer: 1, at: .down(0)), at: 1)
        view.handle(.move(pointer: 1, to: .down(-200)), at: 1.1)
        view.setFeel(new, at: 1.1)
        view.handle(.release(pointer: 1), at: 2)
        view.tick(at: 60)
        setting.feel = new
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

  func test_fingersThatAProgramTookTheContentFrom_doNotHoldATrackpadsPan() {
    for new in RandomSession.feels {
      var view = ScrollView(mode: .driven, setting: ScrollPhaseTests.setting)
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
