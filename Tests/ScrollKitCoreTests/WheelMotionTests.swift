import XCTest

@testable import ScrollKitCore

final class WheelMotionTests: XCTestCase {
  private let anywhere = Interval(lower: -1e6, upper: 1e6)

  func test_wheelMotionsObeyTheLaws() {
    for smoothing in WheelSmoothing.allCases where smoothing != .none && smoothing != .exponential {
      for (start, velocity) in [(50.0, 0.0), (50, -700), (-80, 500), (50, 300), (-400, 90)] {
        if velocity == 0, smoothing == .outExpo { continue }  // it begins with a velocity of its own
        let laws = MotionLaws(
          name: "\(smoothing) \(start) \(velocity)", start: start, velocity: velocity, lastStep: 0.01
        ) { start, velocity, origin, _ in
          smoothing.motion(
            MotionState(position: start, velocity: velocity), to: origin, rate: 0, in: self.anywhere)
        }
        laws.checkAtOneSize()
      }
    }
  }

  /// Two readings in 0.1 ms that show no velocity may miss a motion between them: WebKit's of 0.1 pt lasts so long. No other moves
  /// farther unseen, beyond 1.5 times the larger velocity of the two readings.
  func test_noWheelMovesATenthOfAPointUnseen() {
    for smoothing in WheelSmoothing.allCases where smoothing != .none {
      for distance in [0.02, 0.07, 0.1, 0.12, 0.3, 1, 20, 400] {
        let motion = smoothing.motion(MotionState(position: 0, velocity: 0), to: distance, rate: 0, in: anywhere)
        for begin in stride(from: -1e-4, through: min(motion.duration, 0.01), by: 1e-5) {
          let (one, other) = (motion.state(at: max(0, begin)), motion.state(at: begin + 1e-4))
          let isBefore = begin < 0  // it has not begun
          let speed = max(isBefore ? 0 : one.velocity, other.velocity)
          XCTAssertLessThanOrEqual(other.position - one.position - 1.5e-4 * speed, 0.1001, "\(smoothing) \(distance) \(begin)")
        }
      }
    }
  }

  /// Chromium's curve from rest is cubic-bezier(0.25, 0, 0, 1).
  func test_anImpulseAcceleratesFromRest() {
    let impulse = WheelSmoothing.impulse.motion(
      MotionState(position: 7, velocity: 0), to: 107, rate: 0, in: anywhere)
    XCTAssertEqual(impulse.duration, 0.2)
    XCTAssertEqual(impulse.state(at: 0).velocity, 0)
    // s = 0.2, 0.5 and 0.8.
    for (time, share) in [(0.104, 0.104), (0.21875, 0.5), (0.536, 0.896)] {
      XCTAssertEqual(impulse.state(at: 0.2 * time).position, 7 + 100 * share, accuracy: 1e-9)
    }
  }

  /// The slope is velocity · duration / distance. The first control point is (0.25, slope/4), or (1/slope, 1) for a
  /// slope above 4.
  func test_aRetargetedImpulseKeepsItsDuration_andItsVelocity() {
    let table: [(velocity: Double, x1: Double, y1: Double)] = [
      (0, 0.25, 0), (500, 0.25, 0.25), (1990, 0.25, 0.995), (2000, 0.25, 1), (4000, 0.125, 1), (1e6, 5e-4, 1),
    ]
    for row in table {
      for side in [1.0, -1] {
        let impulse = WheelSmoothing.impulse.motion(
          MotionState(position: 0, velocity: side * row.velocity), to: side * 100, rate: 0, in: anywhere)
        XCTAssertEqual(impulse.duration, 0.2, "\(row): no bound by the velocity")
        XCTAssertEqual(impulse.easing?.x1 ?? 0, row.x1, accuracy: 1e-12, "\(row)")
        XCTAssertEqual(impulse.easing?.y1 ?? 0, row.y1, accuracy: 1e-12, "\(row)")
        XCTAssertEqual(impulse.state(at: 0).velocity, side * row.velocity, accuracy: 1e-6, "\(row)")
        for step in 0...1000 {
          let position = side * impulse.state(at: 0.2 * Double(step) / 1000).position
          XCTAssertTrue((0...100).contains(position), "\(row) at \(step)")
        }
      }
    }
  }

  func test_aWheelAlongBothAxes_movesInAStraightLine() {
    for smoothing in WheelSmoothing.allCases where smoothing != .none {
      for (x, y) in [(1.0, 4.0), (-3, 1), (2, 2), (7, -2)] {
        var feel = Feel.uikit
        feel.wheelSmoothing = smoothing
        let axis = AxisGeometry(viewport: 600, content: 100_000)
        var scroller = Scroller(
          setting: ScrollSetting(
            geometry: Pair(x: axis, y: axis), feel: feel, alwaysBounces: Pair(x: false, y: false)))
        scroller.setOffset(Vector(x: 50_000, y: 50_000), at: 0)
        for turn in 0..<3 {
          let now = Double(turn) * 0.05
          _ = scroller.advance(to: now)
          scroller.handle(.wheel(by: Vector(x: x, y: y), .notches), at: now)
          for step in 0...50 {
            let way = scroller.activity.offset(at: now + Double(step) * 0.001) - Vector(x: 50_000, y: 50_000)
            XCTAssertEqual(way.x * y, way.y * x, accuracy: 1e-6, "\(smoothing) \(x) \(y): turn \(turn), \(step) ms")
          }
        }
      }
    }
  }

  func test_theSpringAndTheExponentialHaveNoMemory() {
    for (start, velocity) in [(50.0, 0.0), (50, -700), (-80, 500), (50, 300)] {
      MotionLaws(name: "spring", start: start, velocity: velocity, lastStep: 0.01) {
        start, velocity, origin, _ in
        WheelSmoothing.spring.motion(
          MotionState(position: start, velocity: velocity), to: origin, rate: 40, in: self.anywhere)
      }.checkRestart()
    }
    // An exponential begins with a velocity that follows from its distance alone.
    for start in [50.0, -80] {
      let laws = MotionLaws(name: "exponential", start: start, velocity: -8 * start, lastStep: 0.01) {
        start, _, origin, _ in
        WheelSmoothing.exponential.motion(
          MotionState(position: start, velocity: 0), to: origin, rate: 8, in: self.anywhere)
      }
      laws.check()
      laws.checkRestart()
    }
  }

  func test_aRateBelowOneIsValid() {
    let start = MotionState(position: 50, velocity: 0)
    for smoothing in [WheelSmoothing.spring, .exponential] {
      let slow = smoothing.motion(start, to: 0, rate: 0.5, in: anywhere)
      let fast = smoothing.motion(start, to: 0, rate: 5, in: anywhere)
      for time in [0.1, 0.4, 0.9] {
        XCTAssertEqual(
          slow.state(at: time * 10).position, fast.state(at: time).position, accuracy: 1e-9, "\(smoothing)")
      }
    }
  }

  func test_anInvisibleDistanceIsNoMotion() {
    for smoothing in [WheelSmoothing.spring, .exponential] {
      let near = MotionState(position: 100, velocity: 300)
      XCTAssertEqual(
        smoothing.motion(near, to: 100.0099, rate: 0, in: anywhere), .rest(at: 100.0099, purpose: .target))
      XCTAssertGreaterThan(smoothing.motion(near, to: 100.0101, rate: 0, in: anywhere).duration, 0)
    }
  }

  func test_theDurationFromRest() {
    let table: [(smoothing: WheelSmoothing, rate: Double, distance: Double, seconds: Double)] = [
      (.none, 0, 60, 0), (.outExpo, 0, 60, 0.3), (.outExpo, 0, 9000, 0.3),
      // ln(60 / 0.01) / k
      (.exponential, 0, 60, 1.4499191247016985), (.exponential, 12, 60, 0.7249595623508492),
      (.exponential, 0, 0.02, 0.11552453009332421),
    ]
    for row in table {
      for side in [1.0, -1] {
        let motion = row.smoothing.motion(
          MotionState(position: 7, velocity: 0), to: 7 + side * row.distance, rate: row.rate, in: anywhere)
        XCTAssertEqual(motion.duration, row.seconds, accuracy: 1e-9, "\(row)")
        XCTAssertEqual(motion.destination, 7 + side * row.distance, "\(row)")
      }
    }
    XCTAssertEqual(WheelSmoothing.exponential.duration(of: -60), 1.4499191247016985, accuracy: 1e-9)
    // (a + a·ω·t)·e^(−ω·t) = 0.01 with a = 60 and ω = √1000.
    let seconds = WheelSmoothing.spring.duration(of: 60)
    let omega = 1000.0.squareRoot()
    XCTAssertEqual((60 + 60 * omega * seconds) * Math.exp(-omega * seconds), 0.01, accuracy: 1e-9)
  }

  func test_theExponentialEqualsLenissLerp_atAnyFrameRate() {
    // lerp(x, target, 1 − e^(−60·0.1·dt)), frame by frame, equals the closed form.
    for rate in [24.0, 60, 144] {
      let motion = WheelSmoothing.exponential.motion(
        MotionState(position: 0, velocity: 0), to: 100, rate: 0, in: anywhere)
      var x = 0.0
      for frame in 1...Int(rate) {
        x += (100 - x) * (1 - Math.exp(-6 / rate))
        XCTAssertEqual(motion.state(at: Double(frame) / rate).position, x, accuracy: 1e-9)
      }
    }
  }

  func test_outExpoEqualsQtsFormula_toWithin0_02() {
    for percent in 1..<100 {
      let time = Double(percent) / 100
      let formula = (1 - Math.exp(-10 * 0.6931471805599453 * time)) / (1 - 1.0 / 1024)
      XCTAssertEqual(Easing.outExpo.state(at: time).progress, formula, accuracy: 0.02)
    }
  }

  /// At any velocity.
  func test_aSpringNeverPassesItsDestination_norLeavesTheRange() {
    let range = Interval(lower: 0, upper: 1000)
    for (start, velocity, destination) in [
      (500.0, 9000.0, 510.0), (500, 90_000, 500.02), (500, -9000, 490), (980, 5000, 1000), (5, -400, 60),
      (0, -8000, 60), (1000, 8000, 940), (995, 8000, 940), (500, 20_000, 0), (500, 0, 1000), (0, 1e9, 1000),
    ] {
      let motion = WheelSmoothing.spring.motion(
        MotionState(position: start, velocity: velocity), to: destination, rate: 0, in: range)
      let isTowardsDestination = velocity * (destination - start) > 0
      for step in 0...2000 {
        let position = motion.state(at: motion.duration * Double(step) / 2000).position
        XCTAssertTrue((-1e-9...1000 + 1e-9).contains(position), "\(start), \(velocity): \(position)")
        if isTowardsDestination {
          XCTAssertGreaterThanOrEqual((destination - position) * (destination - start), -1e-9)
        }
      }
      XCTAssertEqual(motion.destination, destination)
      if isTowardsDestination { XCTAssertEqual(motion.state(at: 0).velocity, velocity, accuracy: 1e-6 * abs(velocity)) }
    }
  }

  /// With 10 points of room, √1000 · e · 10 = 859.6 pt/s.
  func test_aSpringKeepsAVelocityThatLeadsAway_asFarAsItHasRoom() {
    let range = Interval(lower: 0, upper: 1000)
    for (velocity, kept) in [(0.0, 0.0), (500, 500), (859, 859), (2000, 859.5961900177692)] {
      for side in [1.0, -1] {
        let motion = WheelSmoothing.spring.motion(
          MotionState(position: 500 + side * 490, velocity: side * velocity), to: 500 + side * 440, rate: 0, in: range)
        XCTAssertEqual(motion.state(at: 0).velocity, side * kept, accuracy: 1e-6, "\(side * velocity)")
      }
    }
  }

  func test_aRetargetedSpringKeepsItsVelocity() {
    var motion = WheelSmoothing.spring.motion(
      MotionState(position: 0, velocity: 0), to: 60, rate: 0, in: anywhere)
    for notch in 2...6 {
      let before = motion.state(at: 0.04)
      motion = WheelSmoothing.spring.motion(before, to: Double(notch) * 60, rate: 0, in: anywhere)
      XCTAssertEqual(motion.state(at: 0).position, before.position, accuracy: 1e-12)
      XCTAssertEqual(motion.state(at: 0).velocity, before.velocity, accuracy: 1e-9)
    }
    XCTAssertEqual(motion.destination, 360)
  }
}
