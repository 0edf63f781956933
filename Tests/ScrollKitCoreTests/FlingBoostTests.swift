import XCTest

@testable import ScrollKitCore

final class FlingBoostTests: XCTestCase {
  private func feel(_ boost: FlingBoost) -> Feel {
    var feel = Feel.uikit
    feel.boost = boost
    feel.maximumFling = 100_000
    return feel
  }

  /// A finger that has flung content at a speed and catches it a while later.
  private func caught(_ boost: FlingBoost, _ speed: Double, after seconds: Double = 0.1) -> TestFinger {
    var finger = TestFinger(feel(boost), at: 300_000)
    swipe(&finger, speed)
    finger.release()
    finger.wait(seconds)
    finger.press()
    return finger
  }

  private func swipe(_ finger: inout TestFinger, _ speed: Double, every step: Double = 0.01) {
    if finger.scroller.activity.holder == nil { finger.press() }
    for _ in 0..<8 { finger.move(-speed * step, after: step) }
  }

  private func again(_ boost: FlingBoost, _ first: Double, _ second: Double, after seconds: Double = 0.1) -> Double {
    var finger = caught(boost, first, after: seconds)
    swipe(&finger, second)
    finger.release()
    return finger.velocity
  }

  func test_theBoostOfASecondFling() {
    let left = Foundation.exp(-0.2002002670673338)  // of the speed after a tenth of a second
    func carried(_ speed: Double) -> Double { 0.000816 * Foundation.pow(speed * left, 1.967) }
    func gtk(_ first: Double, _ second: Double) -> Double {
      second + first * left * (second / (first * left) - 0.33) / 0.67
    }
    let table: [(FlingBoost, Double, Double, Double)] = [
      (.none, 2000, 2000, 2000),
      (.carried, 1000, 1000, 1000 + carried(1000)), (.carried, 2000, 2000, 2000 + carried(2000)),
      (.carried, 4000, 3000, 3000),  // less than half of the momentum
      (.carried, 1000, -1000, -1000),
      (.carried, 30_000, 21_000, 61_000),  // never more than 40 000
      (.chromium, 1000, 1000, 2000), (.chromium, 1000, 300, 300), (.chromium, 420, 1000, 1000),
      (.chromium, 1000, -1000, -1000),
      (.gecko, 5000, 4000, 9000), (.gecko, 1700, 4000, 4000), (.gecko, 5000, 1400, 1400),
      (.gecko, 5000, -4000, -4000),
      (.qt, 2000, 2000, 2500), (.qt, 2000, 1249, 1249), (.qt, 2000, -2000, -2000), (.qt, 300, 2000, 2500),
      (.gtk, 1000, 1000, gtk(1000, 1000)), (.gtk, 1000, 300, gtk(1000, 300)), (.gtk, 1000, 250, 250),
      (.gtk, 200, 1000, 1000 + 6 * 200 * left), (.gtk, 1000, -1000, -1000),
    ]
    for (boost, first, second, expected) in table {
      XCTAssertEqual(again(boost, first, second), expected, accuracy: 1e-3, "\(boost) \(first) \(second)")
      XCTAssertEqual(again(boost, -first, -second), -expected, accuracy: 1e-3, "mirrored \(boost)")
    }
  }

  /// Published (Chromium): of a fling that is three times as fast as the finger, the largest distance is three times as long.
  func test_theLargestDistanceOfABoostedFling_growsWithTheBoost() {
    for flicks in 1...4 {
      for sign in [1.0, -1] {
        var chromium = Feel.chromium
        chromium.slop = 0
        var finger = TestFinger(chromium, at: 300_000)
        for flick in 1...flicks {
          if flick > 1 { finger.wait(0.05) }
          swipe(&finger, sign * 4000)
          finger.release()
        }
        let viewport = finger.scroller.setting.geometry.y.viewport
        let speed = 4000 * Double(flicks)
        XCTAssertEqual(finger.velocity, sign * speed, accuracy: 1e-6)
        let distance = finger.scroller.activity.target.y - finger.scroller.activity.offset(at: finger.now).y
        let expected = min(speed * speed / (2 * PhysicsFling.brake), 3 * viewport * Double(flicks))
        XCTAssertEqual(distance, sign * expected, accuracy: 1e-6, "\(flicks) flicks")
      }
    }
  }

  func test_consecutiveFlicksGrow_andAnotherDirectionRestarts() {
    var finger = TestFinger(feel(.qt), at: 300_000)
    for factor in [1, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 2.75, 3, 3] {
      swipe(&finger, 2000)
      finger.release()
      XCTAssertEqual(finger.velocity, 2000 * factor, accuracy: 1e-6)
      finger.wait(0.1)
      finger.press()
    }
    swipe(&finger, -2000)
    finger.release()
    XCTAssertEqual(finger.velocity, -2000, accuracy: 1e-6)
    finger.wait(0.1)
    finger.press()
    swipe(&finger, -2000)
    finger.release()
    XCTAssertEqual(finger.velocity, -2500, accuracy: 1e-6)
  }

  /// Qt limits a flick after its boost, too: of 2400 pt/s times 1.25, 2500 pt/s are left.
  func test_aBoostedFlickOfQt_isNotFasterThanTheFastestFling() {
    for sign in [1.0, -1] {
      var finger = TestFinger(.qt, at: 300_000)
      finger.press()
      for (speed, expected) in [(1600.0, 1600.0), (1600, 2000), (2400, 2500)] {
        for _ in 0..<20 { finger.move(-sign * speed * 0.01, after: 0.01) }
        finger.release()
        XCTAssertEqual(finger.velocity, sign * expected, accuracy: 0.01)
        finger.wait(0.1)
        finger.press()
      }
    }
  }

  func test_aFingerThatDragsBack_endsTheMomentumOfBrowsersOnly() {
    let momentum = CaughtMomentum(velocity: .down(2000))
    let boosts: [(FlingBoost, Bool)] = [(.carried, true), (.chromium, false), (.gecko, false), (.qt, true), (.gtk, true)]
    for (boost, keeps) in boosts {
      XCTAssertEqual(boost.keeps(momentum, after: 0.01, velocity: .down(-2000)), keeps, "\(boost)")
    }
  }

  func test_onlyQtCountsFlicks() {
    let geometry = ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 90_000))
    let flicks: [(FlingBoost, UInt8)] = [(.none, 0), (.carried, 0), (.chromium, 0), (.gecko, 0), (.qt, 1), (.gtk, 0)]
    for (boost, count) in flicks {
      let boosted = boost.boosted(.down(2000), by: CaughtMomentum(velocity: .down(2000)), in: geometry)
      XCTAssertEqual(boosted.flicks, count, "\(boost)")
    }
  }

  /// Qt counts the time from a flick to the next press: 0.3 s cost two flicks, 0.6 s all of them.
  func test_qtForgetsFlicksWithTime() {
    for (age, flicks) in [(0.29, 5), (0.31, 3), (0.59, 3), (0.61, 0)] as [(Double, UInt8)] {
      let coast = Motion.constantDeceleration(start: 0, initialVelocity: 2000, brake: 1500)
      let rest = TimedMotion(motion: .rest(at: 0), since: 9)  // the flick began later
      let trajectory = Trajectory(.coast, motions: Pair(x: rest, y: TimedMotion(motion: coast, since: 10)), flicks: 5)
      let momentum = FlingBoost.qt.momentum(of: trajectory, at: 10 + age)
      XCTAssertEqual(momentum.flicks, flicks, "\(age)")
      XCTAssertEqual(momentum.isNone, age > 0.6, "\(age)")
    }
  }

  func test_qtCountsFlicks_alsoWhereContentSnaps() {
    var view = ScrollView()
    view.setFeel(.qt, at: 0)
    view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 90_000)), at: 0)
    view.setSnapRule(.pages(Paging(length: .points(50), rule: .nearest(maximumPages: 1000))), .y, at: 0)
    var time = 1.0
    for flicks in 0...3 {
      view.press(1, at: .zero, time: time)
      for step in 1...8 {
        time += 0.01
        view.move(1, to: .down(-20 * Double(step)), time: time)
      }
      view.release(1, time: time)
      XCTAssertEqual(view.engine.scroller.activity.flicks, UInt8(flicks))
      time += 0.05
    }
  }

  func test_anAxisWhoseOverscrollEnds_takesNoFlicksFromTheOther() {
    let coast = Motion.constantDeceleration(start: 0, initialVelocity: 2000, brake: 1500)
    let both = TimedMotion(motion: coast, since: 10)
    var trajectory = Trajectory(.coast, motions: Pair(x: both, y: both), flicks: 5)
    trajectory.motions.x = TimedMotion(motion: .rest(at: 0), since: 10.1)
    XCTAssertEqual(trajectory.states(at: 10.2).velocity.x, 0)
    XCTAssertEqual(FlingBoost.qt.momentum(of: trajectory, at: 10.2).flicks, 5)
  }

  func test_aFingerThatDragsAcrossAFling_keepsNoneOfIt() {
    let momentum = CaughtMomentum(velocity: .down(2000))
    for (velocity, keeps) in [(Vector(x: 0, y: 2000), true), (Vector(x: 2000, y: 1), true), (Vector(x: 2000, y: 0), false)] {
      XCTAssertEqual(FlingBoost.chromium.keeps(momentum, after: 0.01, velocity: velocity), keeps, "\(velocity)")
    }
  }

  /// Qt's `RetainGrabVelocity`.
  func test_qtCountsAFlickThatIsFasterThan100() {
    for (velocity, isCounted) in [(100.5, true), (99.5, false)] {
      let coast = Motion.constantDeceleration(start: 0, initialVelocity: velocity, brake: 1500)
      let rest = TimedMotion(motion: .rest(at: 0), since: 10)
      let trajectory = Trajectory(.coast, motions: Pair(x: rest, y: TimedMotion(motion: coast, since: 10)), flicks: 1)
      XCTAssertEqual(!FlingBoost.qt.momentum(of: trajectory, at: 10).isNone, isCounted, "\(velocity)")
    }
  }

  /// Measured (Tests/Fixtures/witness/gtk_touchpad_twice.csv): 777.6 pt/s were left of the first fling, and the second
  /// of 1438.85 pt/s began with 3203.4 pt/s.
  func test_aTrackpadContinuesAFlingInGTK_andWithNoOtherFeel() {
    for (feel, expected) in [(Feel.gtk, 3203.4), (.uikit, 1438.85), (.chromium, 1438.85), (.gecko, 1438.85)] {
      var finger = TestFinger(feel, at: 300_000)
      func stroke(_ velocity: Double) {
        finger.scroller.handle(.panBegin, at: finger.now)
        for _ in 0..<10 {
          finger.wait(0.01)
          finger.scroller.handle(.panUpdate(by: .down(velocity * 0.01)), at: finger.now)
        }
        finger.scroller.handle(.panEnd(.velocity(.down(velocity))), at: finger.now)
      }
      stroke(777.6)
      stroke(1438.85)
      XCTAssertEqual(finger.velocity, expected, accuracy: 0.5)
    }
  }

  func test_aTrackpadInGTK_dropsTheMomentumAfterAPause() {
    var finger = TestFinger(.gtk, at: 300_000)
    finger.scroller.handle(.panBegin, at: 0)
    finger.scroller.handle(.panEnd(.velocity(.down(1000))), at: 0)
    finger.scroller.handle(.panBegin, at: 0)
    finger.wait(0.11)
    finger.scroller.handle(.panEnd(.velocity(.down(1000))), at: finger.now)
    XCTAssertEqual(finger.velocity, 1000)
  }

  func test_aTrackpadInGTK_dropsTheMomentumAfterAPauseWithinThePan() {
    for (pause, velocity) in [(0.09, 2000.0), (1, 1000)] {
      var finger = TestFinger(.gtk, at: 300_000)
      finger.scroller.handle(.panBegin, at: 0)
      finger.scroller.handle(.panEnd(.velocity(.down(1000))), at: 0)
      finger.scroller.handle(.panBegin, at: 0)
      for step in [pause] + Array(repeating: 0.01, count: 10) {
        finger.wait(step)
        finger.scroller.handle(.panUpdate(by: .down(10)), at: finger.now)
      }
      finger.scroller.handle(.panEnd(.velocity(.down(1000))), at: finger.now)
      XCTAssertEqual(finger.velocity, velocity, "after \(pause) s")
    }
  }

  func test_qtBoostsLongContentOnly() {
    for (content, boosted) in [(5900.0, false), (6100, true)] {
      let geometry = Pair(
        x: AxisGeometry(viewport: 400, content: 400), y: AxisGeometry(viewport: 600, content: content))
      let coasts = FlingBoost.qt.boosted(
        .down(2000), by: CaughtMomentum(velocity: .down(900)), in: geometry)
      XCTAssertEqual(coasts.velocity.y, boosted ? 2500 : 2000, "\(content)")
    }
  }

  func test_aPauseLosesIt() {
    let patience: [(FlingBoost, Double)] = [(.carried, 0.1), (.chromium, 0.05), (.gecko, 0.05), (.qt, 0.1), (.gtk, 0.1)]
    for (boost, seconds) in patience {
      for (pause, isKept) in [(seconds - 0.002, true), (seconds + 0.002, false)] {
        // Before the finger moves,
        var finger = caught(boost, 4000)
        finger.wait(pause - 0.01)
        swipe(&finger, 4000)
        finger.release()
        XCTAssertEqual(finger.velocity > 4001, isKept, "\(boost), \(pause) before")
        // while it does,
        finger = caught(boost, 4000)
        for _ in 0..<4 { finger.move(-40, after: 0.01) }
        finger.move(-4000 * pause, after: pause)
        swipe(&finger, 4000)
        finger.release()
        XCTAssertEqual(finger.velocity > 4001, isKept, "\(boost), \(pause) between")
        // and before it leaves.
        guard pause < 0.1 else { continue }  // a finger held that long has no speed at all
        finger = caught(boost, 4000)
        swipe(&finger, 4000)
        finger.release(after: pause)
        XCTAssertEqual(finger.velocity > 4001, isKept, "\(boost), \(pause) after")
      }
    }
  }

  func test_restThatTheHostReportsLosesItSooner() {
    for (boost, rest, isKept) in [
      (FlingBoost.carried, 0.015, true), (.carried, 0.025, false), (.chromium, 0.025, true),
      (.gecko, 0.025, true), (.qt, 0.025, true), (.gtk, 0.025, true),
    ] {
      var finger = caught(boost, 2000)
      for _ in 0..<4 { finger.move(-20, after: 0.01) }
      finger.move(0, after: rest)
      swipe(&finger, 2000)
      finger.release()
      XCTAssertEqual(finger.velocity > 2001, isKept, "\(rest)")
    }
  }

  func test_aFingerThatTurnsOrCreeps_losesIt() {
    for (boost, least) in [(FlingBoost.chromium, 150.0), (.gecko, 800)] {
      for (speed, isKept) in [(least * 1.1, true), (least * 0.9, false), (-least * 1.1, false)] {
        var finger = caught(boost, 4000)
        for _ in 0..<8 { finger.move(-speed * 0.01, after: 0.01) }
        swipe(&finger, 4000)
        finger.release()
        XCTAssertEqual(finger.velocity > 4001, isKept, "\(boost) \(speed)")
      }
    }
  }

  func test_aBounceOrAnotherCause_leavesNoMomentum() {
    for boost in FlingBoost.allCases {
      var finger = TestFinger(feel(boost), at: 100)
      swipe(&finger, -4000)  // over the top
      finger.release()
      finger.wait(0.05)
      XCTAssertEqual(finger.scroller.activity.snapshot(at: finger.now).phase, .bouncing)
      finger.press()
      swipe(&finger, -4000)
      XCTAssertLessThan(finger.offset, 0)
      finger.release()
      let alone = finger.velocity
      var plain = TestFinger(feel(.none), at: 100)
      swipe(&plain, -4000)
      plain.release()
      plain.wait(0.05)
      plain.press()
      swipe(&plain, -4000)
      plain.release()
      XCTAssertEqual(alone, plain.velocity, "\(boost)")

      finger = TestFinger(feel(boost), at: 300_000)
      finger.scroller.scroll(to: .down(302_000), animation: 1, at: 0)
      finger.wait(0.1)
      XCTAssertGreaterThan(finger.velocity, 2000)
      finger.press()
      swipe(&finger, 3000)
      finger.release()
      XCTAssertEqual(finger.velocity, 3000, accuracy: 1e-6, "\(boost)")
    }
  }

  func test_aSecondFingerEndsIt() {
    for boost in FlingBoost.allCases {
      var finger = caught(boost, 4000)
      finger.move(-40, after: 0.01)
      finger.scroller.handle(.press(pointer: 2, at: .zero), at: finger.now)
      finger.scroller.handle(.release(pointer: 2), at: finger.now)
      swipe(&finger, 4000)
      finger.release()
      XCTAssertEqual(finger.velocity, 4000, accuracy: 1e-3, "\(boost)")
    }
  }

  func test_anAxisThatADragDoesNotFollow_getsNoBoost() {
    var feel = feel(.chromium)
    feel.directionLock = .initial
    let axis = AxisGeometry(viewport: 500, content: 1e6)
    var scroller = Scroller(
      setting: ScrollSetting(geometry: Pair(x: axis, y: axis), feel: feel, alwaysBounces: Pair(x: false, y: false)))
    scroller.setOffset(Vector(x: 5e5, y: 5e5), at: 0)
    for (start, step) in [(0.0, Vector(x: -10, y: -10)), (0.3, Vector(x: 0, y: -10))] {
      scroller.handle(.press(pointer: 1, at: .zero), at: start)
      for place in 1...8 {
        scroller.handle(.move(pointer: 1, to: step * Double(place)), at: start + Double(place) * 0.01)
      }
      scroller.handle(.release(pointer: 1), at: start + 0.08)
    }
    let velocity = scroller.activity.snapshot(at: 0.38).velocity
    XCTAssertEqual(velocity.x, 0)
    XCTAssertEqual(velocity.y, 2000, accuracy: 1e-6)
  }

  func test_theFrameRateOfTheFinger_doesNotMatter() {
    for boost in FlingBoost.allCases {
      let speeds = [1.0 / 30, 1.0 / 60, 1.0 / 120, 1.0 / 240].map { step in
        var finger = caught(boost, 4000)
        swipe(&finger, 4000, every: step)
        finger.release()
        return finger.velocity
      }
      for speed in speeds { XCTAssertEqual(speed, speeds[0], accuracy: 1e-3, "\(boost)") }
    }
  }
}
