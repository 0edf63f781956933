import XCTest

@testable import ScrollKitCore

final class SpringTests: XCTestCase {
  func test_massAndStiffness_giveTheFrequency() {
    XCTAssertEqual(SpringShape(mass: 1, stiffness: 100, dampingRatio: 1).frequency, 10)
    XCTAssertEqual(SpringShape(mass: 0.5, stiffness: 100, dampingRatio: 1).frequency, 200.0.squareRoot())
  }

  func test_aSpringAtItsTargetRestsAtOnce() {
    for (_, shape) in SpringShape.regimes {
      for (start, velocity) in [(7.0, 0.0), (7.005, 0.01), (6.999, -0.02)] {
        let spring = Motion.spring(start: start, initialVelocity: velocity, destination: 7, shape: shape)
        XCTAssertEqual(spring.duration, 0)
        XCTAssertEqual(spring.state(at: 0), MotionState(position: 7, velocity: 0))
      }
    }
  }

  func test_aCriticalSpringThatNeverLeavesTheRestDistance_takesNoTime() {
    let shape = SpringShape(mass: 1, stiffness: 100, dampingRatio: 1)
    // From its target it moves v / (e·ω) away: at most 0.01 for v = 0.2718.
    XCTAssertEqual(Motion.spring(start: 0, initialVelocity: 0.27, destination: 0, shape: shape).duration, 0)
    XCTAssertGreaterThan(Motion.spring(start: 0, initialVelocity: 0.28, destination: 0, shape: shape).duration, 0)
  }

  func test_aSpringStaysWithinItsRestDistanceAfterItsDuration_inEveryRegime() {
    for (name, shape) in SpringShape.regimes {
      for (start, velocity) in [(100.0, 0.0), (-3, 5000), (0.02, -40), (600, -9000)] {
        let spring = Motion.spring(start: start, initialVelocity: velocity, destination: 0, shape: shape)
        let form = Self.arc(spring)
        for step in 0..<200 {
          let time = spring.duration + Double(step) * 0.01
          XCTAssertLessThanOrEqual(
            form.state(at: time).position.magnitude, 0.01 + 1e-9, "\(name) at \(time)")
        }
      }
    }
  }

  /// The form of a spring, which never ends.
  private static func arc(_ motion: Motion) -> Arc { motion.first }

  func test_aCriticalSpringCrossesItsTargetAtMostOnce_anUnderdampedOneSwings() {
    func crossings(_ shape: SpringShape) -> Int {
      let spring = Motion.spring(start: 50, initialVelocity: -2000, destination: 0, shape: shape)
      let signs = (0..<2000).map { spring.state(at: Double($0) * 0.001).position.sign }
      return zip(signs, signs.dropFirst()).filter { $0 != $1 }.count
    }
    XCTAssertLessThanOrEqual(crossings(SpringShape.regimes[0].shape), 2)
    XCTAssertGreaterThan(crossings(SpringShape.regimes[1].shape), 4)
    XCTAssertLessThanOrEqual(crossings(SpringShape.regimes[5].shape), 2)
  }
}
