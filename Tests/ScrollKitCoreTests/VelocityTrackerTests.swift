import XCTest

@testable import ScrollKitCore

final class VelocityTrackerTests: XCTestCase {
  private let rules: [VelocityRule] = [.ios, .macos, .meanOfThree, .leastSquares, .restrictedLeastSquares]

  private func tracker(_ samples: [(time: Double, y: Double)]) -> VelocityTracker {
    var tracker = VelocityTracker()
    for sample in samples { tracker.add(Vector(x: -sample.y, y: sample.y), at: sample.time) }
    return tracker
  }

  /// The share of an even finger's speed that Qt's smoothing has reached: 0.7, 0.91, 0.973 …, the mean of the last three.
  private func smoothed(_ movements: Int) -> Double {
    let last = (max(1, movements - 2)...movements).map { 1 - Foundation.pow(0.3, Double($0)) }
    return last.reduce(0, +) / Double(last.count)
  }

  func test_anEvenMovementHasItsSpeed_byEveryRule_alsoAfterTheRingBufferWraps() {
    for rule in rules {
      for count in [2, 3, 4, 5, 15, 16, 17, 57] {
        var even = tracker((0..<count).map { (Double($0) * 0.01, Double($0) * 5) })
        let speed = even.velocity(at: Double(count - 1) * 0.01, by: rule)
        let reached = rule == .meanOfThree ? smoothed(min(count, VelocityTracker.capacity) - 1) : 1
        XCTAssertEqual(speed.y, 500 * reached, accuracy: 1e-6, "\(rule) of \(count)")
        XCTAssertEqual(speed.x, -500 * reached, accuracy: 1e-6, "\(rule) of \(count)")
      }
    }
  }

  func test_noMovementHasNoSpeed() {
    let rests: [[(time: Double, y: Double)]] = [[], [(0, 5)], [(0, 5), (0.01, 5), (0.02, 5)]]
    for rule in rules {
      for positions in rests {
        var resting = tracker(positions)
        XCTAssertEqual(resting.velocity(at: positions.last?.time ?? 0, by: rule), .zero)
      }
    }
    XCTAssertEqual(VelocityTracker().position, .zero)
  }

  func test_positionsOfOneReport_areOne() {
    XCTAssertEqual(tracker([(0, 0), (VelocityTracker.burst, 1)]).count, 2)
    let burst = tracker([(0, 0), (VelocityTracker.burst * 0.99, 1)])
    XCTAssertEqual(burst.count, 1)
    XCTAssertEqual(burst.position, Vector(x: -1, y: 1))
  }

  func test_aFingerHeldStillHasNoSpeed() {
    var moved = tracker([(0, 0), (0.01, 10), (0.02, 20), (0.03, 30)])
    XCTAssertEqual(moved.velocity(at: 0.1299, by: .ios).y, 1000, accuracy: 1e-6)
    XCTAssertEqual(moved.velocity(at: 0.1301, by: .ios), .zero)
    XCTAssertEqual(moved.velocity(at: 0.05, by: .ios, staleAfter: 0.01), .zero)
  }

  func test_positionsBeforeARest_andTheMovementThatEndsIt_doNotCount() {
    let flick = [(0.0, 0.0), (0.01, 10), (0.02, 20), (0.03, 30)]
    let ratios: [VelocityRule: Double] = [.meanOfThree: 0.7, .fading: -18 * Foundation.log(0.9)]  // smoothed; thrown
    for rule in VelocityRule.allCases {
      for end in [0.33, 0.13] {  // 0.1 s is a rest
        var rested = tracker(flick + [(end, 31)])
        XCTAssertEqual(rested.velocity(at: end, by: rule), .zero, "\(rule)")
      }
      var again = tracker(flick + [(0.33, 31), (0.34, 33)])
      XCTAssertEqual(again.velocity(at: 0.34, by: rule).y, 200 * (ratios[rule] ?? 1), accuracy: 1e-6, "\(rule)")
    }
    var paused = tracker(flick + [(0.08, 31)])
    XCTAssertEqual(paused.velocity(at: 0.08, by: .ios).y, 0.95 * 1000 + 0.05 * 20, accuracy: 1e-6, "no rest")
    XCTAssertEqual(paused.velocity(at: 0.08, by: .ios, staleAfter: 0.04), .zero)
  }

  func test_positionsOfOneBurstCountAsOne() {
    var burst = tracker([(0, 0), (0.01, 10), (0.02, 16), (0.02, 18), (0.0203, 20), (0.03, 30)])
    XCTAssertEqual(burst.count, 4)
    XCTAssertEqual(burst[1].position.y, 20, "the newest of the burst")
    XCTAssertEqual(burst.velocity(at: 0.03, by: .ios).y, 1000, accuracy: 1e-6)
  }

  func test_aTurnJustBeforeLifting_neverFlingsBackwards_byTheRestrictedRule() {
    let even: [(time: Double, y: Double)] = (0..<10).map { (Double($0) * 0.01, Double($0) * 10) }
    var turned = tracker(even + [(0.1, 88), (0.11, 70)])
    XCTAssertGreaterThanOrEqual(0, turned.velocity(at: 0.11, by: .restrictedLeastSquares).y)
    var slowed = tracker(even + [(0.1, 90), (0.11, 90)])
    XCTAssertEqual(slowed.velocity(at: 0.11, by: .restrictedLeastSquares).y, 0, "it does not move")
  }

  func test_positionsBeforeAPause_doNotCount() {
    var paused = tracker([(0, 900), (0.01, 600), (0.06, 0), (0.07, 10), (0.08, 20), (0.09, 30)])
    XCTAssertEqual(paused.velocity(at: 0.09, by: .leastSquares).y, 1000, accuracy: 1e-6)
  }

  func test_hugeAndCrowdedPositionsStayFinite() {
    for rule in rules {
      var wild = tracker([(0, 1e12), (0.0005, -1e12), (0.001, 1e12), (0.0015, -1e12), (0.002, 1e12)])
      XCTAssertTrue(wild.velocity(at: 0.002, by: rule).isFinite, "\(rule)")
      var old = tracker([(1e10, 0), (1e10, 5), (1e10 + 0.001, 10)])
      XCTAssertTrue(old.velocity(at: 1e10 + 0.001, by: rule).isFinite, "\(rule)")
    }
  }
}
