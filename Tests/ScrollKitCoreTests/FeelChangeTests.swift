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

  private func change(_ engine: inout ScrollEngine, _ numbers: inout SeededNumbers) {
    let (feel, preferences) = rules(&numbers)
    engine.setFeel(feel, at: engine.clock)
    engine.setPreferences(preferences, at: engine.clock)
  }

  func test_fromUIKitToAndroidAndBack_contentThatIsDraggedFlungOrBouncing_doesNotJump() {
    for (name, begin) in [
      ("pull", { (engine: inout ScrollEngine) in
        engine.handle(.press(pointer: 1, at: .down(0)), at: 1)
        engine.handle(.move(pointer: 1, to: .down(500)), at: 1.1)
      }),
      ("bounce", { engine in
        engine.handle(.panUpdate(by: .down(-10)), at: 1)
        engine.handle(.panEnd(.velocity(.down(-4000))), at: 1.02)
        engine.tick(1.08)
      }),
      ("fling", { engine in
        engine.handle(.panUpdate(by: .down(10)), at: 1)
        engine.handle(.panEnd(.velocity(.down(4000))), at: 1.02)
        engine.tick(1.1)
      }),
    ] {
      for (old, new) in [(Feel.uikit, Feel.android), (.android, .uikit)] {
        var setting = ScrollPhaseTests.setting
        setting.feel = old
        var engine = ScrollEngine(mode: .driven, setting: setting)
        begin(&engine)
        let before = engine.frame
        engine.setFeel(new, at: engine.clock)
        XCTAssertEqual(engine.frame, before, name)
        engine.setFeel(old, at: engine.clock)
        XCTAssertEqual(engine.frame, before, name)
      }
    }
  }

  func test_aMotionUnderWay_ignoresTheNewRules() {
    for seed in seeds {
      var numbers = SeededNumbers(seed: seed ^ 0xC4A6)
      let calls = RandomSession(seed: seed).calls.prefix(numbers.whole(2...60))
      var engine = RandomSession.engine(seed: seed)
      let (_, preferences) = rules(&numbers)
      engine.setPreferences(preferences, at: engine.clock)
      for (time, call) in calls { call.apply(to: &engine, at: time) }
      engine.tick(engine.clock + numbers.number(0...0.5))
      var changed = engine
      change(&changed, &numbers)
      XCTAssertEqual(changed.frame, engine.frame, "seed \(seed)")
      for step in 1...200 {
        let now = engine.clock + 0.02
        // All pointers are released after 20 steps.
        if step == 20 {
          for pointer in 1...5 {
            engine.handle(.release(pointer: UInt64(pointer)), at: now)
            changed.handle(.release(pointer: UInt64(pointer)), at: now)
          }
          engine.handle(.panEnd(.coast), at: now)
          changed.handle(.panEnd(.coast), at: now)
        }
        engine.tick(now)
        changed.tick(now)
        guard engine.frame == changed.frame else {
          XCTFail("seed \(seed), step \(step): \(engine.frame) became \(changed.frame)")
          break
        }
      }
    }
  }

  func test_setBetweenAllCalls_nothingJumps_andContentRestsInRange() {
    for seed in seeds {
      var numbers = SeededNumbers(seed: seed ^ 0x5E7F)
      var engine = RandomSession.engine(seed: seed)
      for (time, call) in RandomSession(seed: seed).calls {
        engine.tick(time)
        if numbers.chance(0.4) {
          let before = engine.frame
          change(&engine, &numbers)
          XCTAssertEqual(engine.frame, before, "seed \(seed) at \(time)")
        }
        let before = engine.frame
        // With reduced motion, content is in range and at the target at once.
        let mayStep =
          engine.scroller.preferences.reducesMotion || engine.scroller.setting.preferences.reducesMotion
        call.apply(to: &engine, at: time)
        guard !call.mayJump, !call.isStep, !mayStep else { continue }
        let distance = engine.frame.offset - before.offset
        XCTAssertLessThan(distance.length, 0.02, "seed \(seed) at \(time): \(call)")
      }
      for pointer in 1...5 { engine.handle(.release(pointer: UInt64(pointer)), at: engine.clock) }
      engine.handle(.cancel, at: engine.clock)
      engine.handle(.steerEnd, at: engine.clock)
      engine.tick(engine.clock + 60)
      engine.tick(engine.clock + 60)
      XCTAssertEqual(engine.frame.overscroll, .zero, "seed \(seed)")
      XCTAssertEqual(engine.frame.phase, .idle, "seed \(seed)")
    }
  }

  func test_theNextGesture_isByTheNewFeel() {
    for old in RandomSession.feels {
      for new in [Feel.uikit, .android, .chromium, .qt] {
        var setting = ScrollPhaseTests.setting
        setting.feel = old
        var engine = ScrollEngine(mode: .driven, setting: setting)
        engine.handle(.press(pointer: 1, at: .down(0)), at: 1)
        engine.handle(.move(pointer: 1, to: .down(-200)), at: 1.1)
        engine.setFeel(new, at: 1.1)
        engine.handle(.release(pointer: 1), at: 2)
        engine.tick(60)
        setting.feel = new
        var fresh = ScrollEngine(mode: .driven, setting: setting)
        fresh.setOffset(engine.frame.offset, at: 60)
        for (time, input) in [
          (61.0, ScrollInput.press(pointer: 1, at: .down(0))), (61.02, .move(pointer: 1, to: .down(-60))),
          (61.04, .move(pointer: 1, to: .down(-120))), (61.05, .release(pointer: 1)),
        ] {
          engine.handle(input, at: time)
          fresh.handle(input, at: time)
          XCTAssertEqual(engine.frame, fresh.frame)
        }
      }
    }
  }

  func test_fingersThatAProgramTookTheContentFrom_doNotHoldATrackpadsPan() {
    for new in RandomSession.feels {
      var engine = ScrollEngine(mode: .driven, setting: ScrollPhaseTests.setting)
      engine.handle(.press(pointer: 1, at: .zero), at: 1)
      engine.handle(.press(pointer: 2, at: .down(100)), at: 1)
      _ = engine.scroll(to: .down(0), at: 1)
      engine.tick(2)
      engine.handle(.panBegin, at: 2)
      engine.handle(.panUpdate(by: .down(-300)), at: 2.1)
      engine.setFeel(new, at: 2.1)
      engine.handle(.panEnd(.coast), at: 3)
      engine.tick(20)
      XCTAssertEqual(engine.frame.overscroll, .zero)
      XCTAssertEqual(engine.frame.phase, .idle)
    }
  }
}
