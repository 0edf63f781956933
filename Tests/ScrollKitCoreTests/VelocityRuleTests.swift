import XCTest

@testable import ScrollKitCore

/// What each rule makes of the same fingers.
final class VelocityRuleTests: XCTestCase {
  private typealias Row = (name: String, samples: [(Double, Double)], speeds: [VelocityRule: Double])

  /// Times in milliseconds. Worked by the rules' own formulas; nil where a rule is not of interest.
  private let table: [Row] = [
    ("two positions: their quotient; 0.7 of it smoothed, and 1.897 of it thrown", [(0, 0), (10, 8)],
     [.ios: 800, .macos: 800, .meanOfThree: 560, .leastSquares: 800, .restrictedLeastSquares: 800, .line: 800,
      .impulse: 800, .meanOfFive: 800, .distanceOverTime: 800, .fading: thrown(800)]),
    ("one position has no speed", [(0, 5)],
     [.ios: 0, .macos: 0, .meanOfThree: 0, .leastSquares: 0, .restrictedLeastSquares: 0, .line: 0, .impulse: 0,
      .meanOfFive: 0, .distanceOverTime: 0]),
    ("a finger that speeds up: 1, 2, 3, 4 points in 10 ms each", [(0, 0), (10, 1), (20, 3), (30, 6), (40, 10)],
     [.ios: 0.6 * 200 + 0.35 * 300 + 0.05 * 400, .macos: 0.15 * 200 + 0.65 * 300 + 0.2 * 400,
      .meanOfThree: (161 + 258.3 + 357.49) / 3,  // smoothed: 70, 161, 258.3, 357.49
      .leastSquares: 450,  // the parabola 50 t + 5000 t² at 40 ms
      .line: 250, .meanOfFive: 250, .distanceOverTime: 250,
      // E: 5000, +(200-100)·200, +(300-√50000)·300 …
      .impulse: impulse([100, 200, 300, 400])]),
    ("a report that repeats the last place", [(0, 0), (10, 10), (20, 20), (30, 30), (40, 30)],
     [.ios: 950, .macos: 800, .meanOfThree: (910 + 973 + 291.9) / 3, .restrictedLeastSquares: 0, .line: 800, .meanOfFive: 750,
      .distanceOverTime: 750, .impulse: 1000]),
    ("coalesced: three of one time count as the last of them", [(0, 0), (10, 10), (20, 14), (20, 17), (20, 20), (30, 30)],
     [.ios: 1000, .macos: 1000, .meanOfThree: (700 + 910 + 973) / 3.0, .leastSquares: 1000, .restrictedLeastSquares: 1000, .line: 1000,
      .impulse: 1000, .meanOfFive: 1000, .distanceOverTime: 1000]),
    ("a turn just before it leaves", [(0, 0), (10, 10), (20, 20), (30, 30), (40, 25)],
     [.ios: 0.95 * 1000 - 25, .macos: 0.8 * 1000 - 100, .meanOfThree: (910 + 973 - 58.1) / 3, .leastSquares: -1100.0 / 7,
      .restrictedLeastSquares: -1100.0 / 7, .line: 700,
      .meanOfFive: 625, .distanceOverTime: 625, .impulse: impulse([1000, 1000, 1000, -500])]),
    ("positions before a gap do not count", [(0, 900), (10, 600), (60, 0), (70, 10), (80, 20), (90, 30)],
     [.leastSquares: 1000, .restrictedLeastSquares: 1000, .line: 1000, .impulse: 1000, .ios: 1000]),
    ("positions older than 150 ms do not count", [(0, 900), (60, 0), (110, 50), (160, 100), (210, 150)],
     [.meanOfFive: 1000, .distanceOverTime: 1000]),
    ("150 ms count from the last position", [(0, 900), (40, 0), (80, 40), (120, 80), (160, 120)],
     [.meanOfFive: 1000, .distanceOverTime: 1000]),
    ("newer movements weigh more: 99, 66 and 33 of 99", [(0, 0), (33, 11), (66, 33), (99, 66)],
     [.fading: thrown((1000.0 * 99 + 2000.0 / 3 * 66 + 1000.0 / 3 * 33) / 198)]),
    ("a movement that ended 99 ms ago weighs nothing", [(0, 0), (10, 900), (60, 910), (109, 920)],
     [.fading: thrown((10.0 + 10 * 50 / 99) / (0.049 + 0.05 * 50 / 99))]),
    ("a movement that ended 120 ms ago does not count", [(0, 0), (10, 900), (50, 910), (90, 920), (130, 930)],
     [.fading: thrown(250)]),
    ("velocities measured more than 100 ms ago do not count", [(0, 0), (20, 60), (60, 100), (100, 140), (140, 180)],
     [.meanOfFive: 1000]),
    ("movements of 5 ms are put together in pairs", [(0, 0), (5, 10), (10, 10), (15, 20), (20, 20)],
     [.meanOfFive: 1000]),
    ("speeds over less than 5 ms are put together", [(0, 0), (10, 10), (12, 10), (14, 16), (20, 20), (30, 30)],
     [.meanOfFive: (1000 + 4000.0 / 6 + 16_000.0 / 14) / 3]),
  ]

  private static let feels: [(String, Feel)] = [
    ("uikit", .uikit), ("android", .android), ("flutter_android", .flutterAndroid), ("flutter_ios", .flutterIOS),
    ("chromium", .chromium), ("macos", .macos), ("gtk", .gtk), ("qt", .qt), ("gecko", .gecko), ("lvgl", .lvgl),
  ]

  /// LVGL moves content by 0.9, 0.9² … of the movements of two refreshes: 9 · 2 · 33 ms of the finger's velocity. A deceleration
  /// that loses a tenth in 33 ms goes as far from this velocity.
  private static func thrown(_ speed: Double) -> Double { 9 * 2 * 0.033 * speed * (-Foundation.log(0.9) / 0.033) }
  private func thrown(_ speed: Double) -> Double { Self.thrown(speed) }

  /// Android's IMPULSE, written down once more.
  private static func impulse(_ speeds: [Double]) -> Double {
    var energy = 0.5 * speeds[0] * speeds[0].magnitude
    for speed in speeds.dropFirst() {
      let before = (2 * energy.magnitude).squareRoot() * (energy < 0 ? -1 : 1)
      energy += (speed - before) * speed.magnitude
    }
    return (2 * energy.magnitude).squareRoot() * (energy < 0 ? -1 : 1)
  }
  private func impulse(_ speeds: [Double]) -> Double { Self.impulse(speeds) }

  /// A finger that is reported as seldom as `staleAfter` allows moves on with the velocity of its last movement.
  func test_aFingerThatIsReportedSeldom_isAtRestByStaleAfterAlone() {
    let rules: [VelocityRule] = [.leastSquares, .restrictedLeastSquares, .line, .impulse, .distanceOverTime]
    for rule in rules {
      for interval in [0.033, 0.045, 0.066, 0.1, 0.2] {
        for (staleAfter, speed) in [(interval + 0.05, 1000.0), (interval - 0.01, 0)] {
          var tracker = VelocityTracker()
          for report in 0..<8 {
            let time = interval * Double(report)
            tracker.add(Vector(x: 1000 * time, y: -1000 * time), at: time)
          }
          let velocity = tracker.velocity(at: interval * 7, by: rule, staleAfter: staleAfter)
          XCTAssertEqual(velocity.x, speed, accuracy: 1e-6, "\(rule), every \(interval) s, stale after \(staleAfter) s")
          XCTAssertEqual(velocity.y, -speed, accuracy: 1e-6, "\(rule), every \(interval) s, stale after \(staleAfter) s")
        }
      }
    }
  }

  func test_whatEachRuleMakesOfAFinger() {
    for row in table {
      for (rule, speed) in row.speeds {
        for (sign, origin, clock) in [(1.0, 0.0, 0.0), (-1, 0, 0), (1, 1000, 0), (1, 0, 1e6)] {
          var tracker = VelocityTracker()
          for (time, place) in row.samples {
            tracker.add(.down(origin + sign * place), at: clock + time / 1000)
          }
          let last = clock + row.samples[row.samples.count - 1].0 / 1000
          XCTAssertEqual(
            tracker.velocity(at: last, by: rule).y, sign * speed, accuracy: 1e-3 * max(1, speed.magnitude * 1e-3),
            "\(row.name), by \(rule), \(sign) \(origin) \(clock)")
          XCTAssertEqual(tracker.velocity(at: last + 0.11, by: rule), .zero, "\(row.name): held still")
        }
      }
    }
    let covered = Set(table.flatMap { $0.speeds.keys })
    XCTAssertEqual(covered.count, VelocityRule.allCases.count, "every rule has rows")
  }

  /// LVGL's decay of a throw: x · (512 − 512·t / 99) / 512 for a movement that ended t ms ago.
  func test_theFadingRule_fadesWithTheTimeSinceTheLastMovement() {
    var tracker = VelocityTracker()
    for step in 0...3 { tracker.add(.down(Double(step) * 33), at: Double(step) * 0.033) }
    let table: [(after: Double, velocity: Double)] = [
      (0, 1000), (0.0165, 1000 * 25 / 36), (0.033, 1000 * 4 / 9), (0.0495, 250), (0.066, 1000 / 9), (0.098, 0.102),
      (0.099, 0),
    ]
    for row in table {
      let velocity = tracker.velocity(at: 0.099 + row.after, by: .fading, staleAfter: VelocityRule.fadeTime)
      XCTAssertEqual(velocity.y, Self.thrown(row.velocity), accuracy: 2e-3, "after \(row.after) s")
    }
  }

  /// Qt limits each velocity before it takes their mean: smoothed 2500 of 2800, 2500 of 3640, 2492 of 4000, 4000 and 2000.
  func test_theMeanOfThree_limitsEachVelocity() {
    for sign in [1.0, -1] {
      var tracker = VelocityTracker()
      for (time, position) in [(0.0, 0.0), (0.01, 40), (0.02, 80), (0.03, 100)] {
        tracker.add(.down(sign * position), at: time)
      }
      XCTAssertEqual(
        tracker.velocity(at: 0.03, by: .meanOfThree, limit: 2500).y, sign * (2500 + 2500 + 2492) / 3, accuracy: 1e-9)
    }
  }

  /// Gecko's 100 ms count back from the release: of 1000, 1000 and 3000 points per second the first is too old.
  func test_theMeanOfFive_countsBackFromTheRelease() {
    var tracker = VelocityTracker()
    for (time, position) in [(0.0, 0.0), (0.03, 30), (0.06, 60), (0.09, 150)] {
      tracker.add(.down(position), at: time)
    }
    XCTAssertEqual(tracker.velocity(at: 0.09, by: .meanOfFive).y, 5000.0 / 3, accuracy: 1e-9)
    XCTAssertEqual(tracker.velocity(at: 0.135, by: .meanOfFive).y, 2000, accuracy: 1e-9)
  }

  func test_aFingerHeldStill_andThenMovedByAPoint_doesNotFling_withAnyFeel() {
    for (name, feel) in Self.feels {
      for last in [1.0, -1, 30] {
        var finger = TestFinger(feel, at: 5000)
        finger.press()
        for _ in 0..<10 { finger.move(-10, after: 0.01) }
        finger.move(-last, after: 0.3)
        finger.release()
        XCTAssertEqual(finger.speed, 0, "\(name), \(last) points after the rest")
      }
      var finger = TestFinger(feel, at: 5000)
      finger.press()
      for _ in 0..<10 { finger.move(-10, after: 0.01) }
      finger.move(-1, after: 0.3)
      for _ in 0..<10 { finger.move(-10, after: 0.01) }
      finger.release()
      XCTAssertGreaterThan(finger.speed, 900, "\(name): a new movement after the rest flings")
    }
  }

  func test_plainLeastSquaresWouldFlingBackwards_whereTheRestrictedOneStops() {
    var tracker = VelocityTracker()
    for (time, place) in [(0.0, 0.0), (10, 10), (20, 20), (30, 30), (40, 30), (50, 30), (60, 30)] {
      tracker.add(.down(place), at: time / 1000)
    }
    XCTAssertLessThan(tracker.velocity(at: 0.06, by: .leastSquares).y, 0)
    XCTAssertEqual(tracker.velocity(at: 0.06, by: .restrictedLeastSquares).y, 0)
  }

  func test_inGTKsFeel_fingersThatSlowDown_areNeverThrownBack() {
    for seed in 1...200 as ClosedRange<UInt64> {
      var numbers = SeededNumbers(seed: seed)
      var step = seed == 1 ? 8.0 : Double.random(in: 1...40, using: &numbers)
      var finger = TestFinger(.gtk, at: 5000)
      finger.scroller.handle(.panBegin, at: 0)
      for report in 1...Int.random(in: 3...9, using: &numbers) {
        finger.scroller.handle(.panUpdate(by: .down(step)), at: Double(report) * 0.008)
        finger.now = Double(report) * 0.008
        step *= Double.random(in: 0.1...0.9, using: &numbers)
      }
      finger.scroller.handle(.panEnd(.coast), at: finger.now)
      let distance = finger.scroller.activity.target.y - finger.offset
      XCTAssertGreaterThanOrEqual(distance, 0, "seed \(seed)")
    }
  }

  func test_theMaximumSpeedLimitsEachAxis_orTheWholeVelocity() {
    let velocity = Vector(x: 3000, y: -4000)
    XCTAssertEqual(SpeedLimit.eachAxis.limited(velocity, to: 2000), Vector(x: 2000, y: -2000))
    XCTAssertEqual(SpeedLimit.whole.limited(velocity, to: 2500), Vector(x: 1500, y: -2000))
    for limit in SpeedLimit.allCases {
      XCTAssertEqual(limit.limited(velocity, to: 5000), velocity)
      XCTAssertEqual(limit.limited(.zero, to: 5000), .zero)
    }
    for (limit, x) in [(SpeedLimit.eachAxis, 2000.0), (.whole, 1200)] {
      var feel = Feel.uikit
      (feel.speedLimit, feel.maximumFling) = (limit, 2000)
      let axis = AxisGeometry(viewport: 100, content: 1e6)
      let setting = ScrollSetting(
        geometry: Pair(x: axis, y: axis), feel: feel, alwaysBounces: Pair(x: false, y: false))
      var scroller = Scroller(setting: setting)
      scroller.coast(from: Vector(x: 5e5, y: 5e5), velocity: velocity, now: 0)
      XCTAssertEqual(scroller.activity.snapshot(at: 0).velocity.x, x, accuracy: 1e-9, "\(limit)")
    }
  }

  /// better-scroll flings what went more than 15 points in less than 0.3 s: at more than 50 a second,
  /// which is the least speed that flings, by the rule that reads a speed so.
  func test_theDurationOfADrag_mattersToARuleThatDividesByIt() {
    var feel = Feel.uikit
    feel.velocityRule = .distanceOverTime
    feel.staleAfter = 0.3
    feel.slop = 0
    let table: [(distance: Double, seconds: Double, held: Double, speed: Double)] = [
      (30, 0.1, 0, 300), (8, 0.14, 0, 57.142857), (6.9, 0.14, 0, 0),  // less than 50 a second
      (30, 0.1, 0.19, 300), (30, 0.1, 0.31, 0),  // held too long
    ]
    for row in table {
      var finger = TestFinger(feel, at: 1000)
      finger.press()
      for _ in 0..<10 { finger.move(-row.distance / 10, after: row.seconds / 10) }
      finger.release(after: row.held)
      XCTAssertEqual(finger.speed, row.speed, accuracy: 1e-3, "\(row)")
    }
  }

  /// The parabola through a finger that brakes turns round before the finger leaves.
  func test_aFingerThatSlowsDownAndLeaves_throwsContentBack_withNoFeel() {
    let ways: [[Double]] = [
      [4, 8, 2], [20, 16, 9, 3, 1], [40, 40, 20, 5, 0.5], [30, 12, 4, 1, 0.2], [8, 1], [60, 1, 1, 1],
    ]
    for (name, feel) in Self.feels {
      for way in ways {
        var finger = TestFinger(feel, at: 1000)
        finger.press()
        finger.move(-100, after: 0.05)  // beyond any slop
        for step in way { finger.move(-step, after: 0.008) }
        finger.release(after: 0)
        XCTAssertGreaterThanOrEqual(finger.speed, 0, "\(name): \(way)")
      }
    }
  }
}
