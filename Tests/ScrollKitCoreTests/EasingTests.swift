import XCTest

@testable import ScrollKitCore

final class EasingTests: XCTestCase {
  func test_everyEasingGoesFromZeroToOne_andArrivesWithoutSpeed() {
    for easing in [Easing.easeInOut, .impulse, .linear, .ease, .easeIn, .easeOut, Easing(x1: 1, y1: 0.2, x2: 0)] {
      XCTAssertEqual(easing.state(at: 0).progress, 0)
      XCTAssertEqual(easing.state(at: -1).progress, 0)
      XCTAssertEqual(easing.state(at: 1).progress, 1)
      XCTAssertEqual(easing.state(at: 1).slope, 0)
      XCTAssertEqual(easing.state(at: 2).progress, 1)
      var last = 0.0
      for step in 1..<200 {
        let now = easing.state(at: Double(step) / 200).progress
        XCTAssertGreaterThanOrEqual(now, last)
        last = now
      }
    }
  }

  func test_theSlopeAtTheStart_isThatOfTheFirstControlPoint() {
    XCTAssertEqual(Easing.easeInOut.state(at: 0).slope, 0)
    XCTAssertEqual(Easing.impulse.state(at: 0).slope, 0)
    XCTAssertEqual(Easing.outExpo.state(at: 0).slope, 6.25)
    XCTAssertEqual(Easing(x1: 0.5, y1: -1, x2: 0.5).state(at: 0).slope, -2)
    XCTAssertEqual(Easing(x1: 0, y1: 0.5, x2: 0.5).state(at: 0).slope, 0, "upright")
  }

  func test_ifTheFirstControlPointIsTheStart_theSlopeIsThatOfTheSecond() {
    XCTAssertEqual(Easing.linear.state(at: 0).slope, 1)
    XCTAssertEqual(Easing.easeOut.state(at: 0).slope, 1 / 0.58)
    XCTAssertEqual(Easing.easeOut.state(at: 1e-9).slope, 1 / 0.58, accuracy: 1e-3)
    XCTAssertEqual(Easing(x1: 0, y1: 0, x2: 0).state(at: 0).slope, 0, "upright")
  }

  /// The values of CSS cubic-bezier(), found by bisection.
  func test_theCurvesOfCSS() {
    let times = [0.1, 0.25, 0.5, 0.75, 0.9]
    let table: [(easing: Easing, progress: [Double])] = [
      (.linear, times),
      (.ease, [0.094796305716, 0.408510591355, 0.802403387585, 0.960458978349, 0.994316477485]),
      (.easeIn, [0.017026609652, 0.093464650719, 0.315356812573, 0.621861869175, 0.839427845762]),
      (.easeOut, [0.160572154238, 0.378138130825, 0.684643187427, 0.906535349281, 0.982973390348]),
      (.easeInOut, [0.019722453548, 0.129161931047, 0.5, 0.870838068953, 0.980277546452]),
      (Easing(x1: 0.2, y1: 0.6, x2: 0.1), [0.35605494704, 0.743610394376, 0.931115678765, 0.987224451063, 0.998217050684]),
    ]
    for row in table {
      for (time, progress) in zip(times, row.progress) {
        XCTAssertEqual(row.easing.state(at: time).progress, progress, accuracy: 1e-10, "\(row.easing) \(time)")
      }
    }
  }

  func test_easeInOut_isAtHalfTheDistanceAtHalfTheTime() {
    XCTAssertEqual(Easing.easeInOut.state(at: 0.5).progress, 0.5, accuracy: 1e-12)
  }

  /// Time and progress are functions of the Bézier parameter, so both are computed from it.
  func test_progressAndSlope_areThoseOfTheBezierCurve() {
    func bezier(_ s: Double, _ first: Double, _ second: Double) -> Double {
      3 * first * s * (1 - s) * (1 - s) + 3 * second * s * s * (1 - s) + s * s * s
    }
    func slope(_ s: Double, _ first: Double, _ second: Double) -> Double {
      let r = 1 - s
      return 3 * (first * r * r + 2 * (second - first) * r * s + (1 - second) * s * s)
    }
    let published: [Easing] = [
      .easeInOut, .impulse, .outExpo, .androidFling, .physicsFling, QtBounce.easing,
      Easing(x1: 1.0 / 60, y1: 1, x2: 0.55),
    ]
    var numbers = SeededNumbers(seed: 7)
    let others = (0..<300).map { _ in
      Easing(
        x1: .random(in: 0...1, using: &numbers), y1: .random(in: 0...1, using: &numbers),
        x2: .random(in: 0...1, using: &numbers))
    }
    for (easing, accuracy) in published.map({ ($0, 1e-10) }) + others.map({ ($0, 1e-6) }) {
      for step in 1..<100 {
        let s = Double(step) / 100
        let state = easing.state(at: bezier(s, easing.x1, easing.x2))
        let pace = slope(s, easing.x1, easing.x2)
        let progress = bezier(s, easing.y1, 1)
        guard pace > 1e-3, progress < 1 else { continue }
        XCTAssertEqual(state.progress, progress, accuracy: accuracy, "\(easing) \(s)")
        XCTAssertEqual(state.slope, slope(s, easing.y1, 1) / pace, accuracy: accuracy / pace * 1e2, "\(easing) \(s)")
      }
    }
  }

  /// The Bézier parameter of a time is found by iteration without a bracket, which must always converge.
  func test_progressRises_forEveryEasingAndTime() {
    let parameters = [0, 1e-12, 1e-3, 0.1, 0.25, 0.42, 0.5, 0.75, 0.9, 0.999, 1]
    let times = [1e-300, 1e-100, 1e-12, 1e-3, 0.125, 0.25, 0.5, 0.75, 0.999, 1 - 1e-12, 1.0.nextDown]
    for x1 in parameters {
      for x2 in parameters {
        let easing = Easing(x1: x1, y1: 0.5, x2: x2)
        var last = 0.0
        for time in times {
          let progress = easing.state(at: time).progress
          XCTAssertGreaterThanOrEqual(progress, last - 1e-12, "\(x1) \(x2) \(time)")
          XCTAssertLessThanOrEqual(progress, 1, "\(x1) \(x2) \(time)")
          last = progress
        }
      }
    }
  }

  func test_theStartingSlopeIsTheGivenOne() {
    for slope in [0, 0.5, 2.5, -3] {
      let easing = Easing.easeInOut.starting(withSlope: slope)
      XCTAssertEqual(easing.state(at: 0).slope, slope, accuracy: 1e-12)
      XCTAssertEqual(easing.state(at: 1e-7).slope, slope, accuracy: 1e-3)
    }
  }

  /// Restarted on its way, with the slope and the time that are left.
  func test_aLinearEasingRestartedStaysLinear() {
    let rest = Easing.linear.starting(withSlope: 1)
    for time in [0.01, 0.3, 0.6, 0.99] { XCTAssertEqual(rest.state(at: time).progress, time, accuracy: 1e-12) }
  }

  /// Also curves whose first control point is late, or is the start.
  func test_everyCurve_beginsAtTheGivenSlope_andNeverPassesItsEnd() {
    for x1 in [0, 0.1, 0.42, 0.7, 1] {
      for x2 in [0, 0.58, 1] {
        for slope in [1e-9, 0.5, 1, 2.3, TimedCurve.slowingFactor] {
          let easing = Easing(x1: x1, y1: 0.5, x2: x2).starting(withSlope: slope)
          XCTAssertEqual(easing.state(at: 0).slope, slope, accuracy: 1e-12, "\(x1) \(x2) \(slope)")
          let (s, r) = (easing.y1 / (3 * easing.y1 - 2), 1 - easing.y1 / (3 * easing.y1 - 2))
          guard easing.y1 > 1 else { continue }
          let highest = 3 * easing.y1 * s * r * r + 3 * s * s * r + s * s * s
          XCTAssertLessThan(highest, 1.001, "\(x1) \(x2) \(slope)")
        }
      }
    }
  }

  func test_aSwingBackStaysWithinItsBound() {
    for slope in [-0.5, -3, -40] {
      let easing = Easing.easeInOut.starting(withSlope: slope)
      let lowest = (0...1000).map { easing.state(at: Double($0) / 1000).progress }.min() ?? 0
      XCTAssertLessThan(lowest, 0)
      XCTAssertGreaterThanOrEqual(lowest, slope * easing.swingBackPerSlope)
    }
  }

  func test_aFastStartNeverPassesTheTarget() {
    let easing = Easing.easeInOut.starting(withSlope: TimedCurve.slowingFactor)
    for step in 0...1000 { XCTAssertLessThanOrEqual(easing.state(at: Double(step) / 1000).progress, 1) }
  }

  func test_aCurveThatBeginsWithAVelocity() {
    let range = Interval(lower: 0, upper: 1000)
    func curve(_ velocity: Double, from start: Double = 500, to end: Double = 600) -> Motion {
      Motion.curve(
        moving: MotionState(position: start, velocity: velocity), destination: end, duration: 0.3,
        easing: .easeInOut, range: range)
    }
    XCTAssertEqual(curve(0).duration, 0.3)
    XCTAssertEqual(curve(100).duration, 0.3, "slow enough")
    XCTAssertEqual(curve(2500).duration, 2.5 * 100 / 2500, "shortened to slow down from there on")
    XCTAssertEqual(curve(-500).duration, 0.3, "reverses")
    XCTAssertEqual(curve(-500).state(at: 0).velocity, -500, accuracy: 1e-9)
    XCTAssertEqual(curve(800, to: 500.005).duration, 0, "already at the destination")
    XCTAssertEqual(curve(800, to: 500.005).destination, 500.005)
    for velocity in [-1000.0, -1e6] {
      let cornered = curve(velocity, from: 10, to: 600)
      for step in 0...300 {
        XCTAssertGreaterThanOrEqual(cornered.state(at: Double(step) * 0.001).position, 0, "stays in range")
      }
    }
    XCTAssertEqual(curve(-1000, from: -20, to: 0).state(at: 0).velocity, 0, "no room to swing back")
    XCTAssertEqual(curve(1000, from: 990, to: 0).state(at: 0.001).position, 990.5, accuracy: 0.6)
    let impulse = Motion.curve(
      moving: MotionState(position: 0, velocity: 0), destination: 100, duration: 0.3, easing: .impulse,
      range: range)
    XCTAssertEqual(impulse.easing, .impulse, "an easing's own start is kept")
  }

  func test_aCurveOfNoDistanceTakesNoTime() {
    let none = Motion.curve(
      moving: MotionState(position: 5, velocity: 0), destination: 5, duration: 1, easing: .easeInOut,
      range: Interval(lower: 0, upper: 10))
    XCTAssertEqual(none.duration, 0)
    XCTAssertEqual(none.state(at: 0).position, 5)
  }

  func test_aHundredthOfAPoint_isNotAnimated() {
    for (distance, duration) in [(0.01, 0.0), (-0.01, 0), (0.0101, 1), (-0.0101, 1)] {
      let curve = Motion.curve(
        moving: MotionState(position: 0, velocity: 0), destination: distance, duration: 1, easing: .easeInOut,
        range: Interval(lower: -9, upper: 9))
      XCTAssertEqual(curve.duration, duration, "\(distance)")
      XCTAssertEqual(curve.destination, distance)
    }
  }

  func test_rootsAreFoundInBothDirections_alsoWhereTheSlopeVanishes() {
    for sign in [1.0, -1] {
      let cubic = RootFinding.root(from: -1, to: 3) { (value: sign * ($0 * $0 * $0 - 2), slope: sign * 3 * $0 * $0) }
      XCTAssertEqual(cubic, 1.2599210498948732, accuracy: 1e-14)
    }
    XCTAssertEqual(RootFinding.root(from: 0, to: 2) { (value: $0 - 1, slope: 1) }, 1)
    XCTAssertEqual(RootFinding.root(from: -4, to: 5) { (value: $0 * $0 * $0, slope: 0) }, 0, accuracy: 1e-6)
  }
}
