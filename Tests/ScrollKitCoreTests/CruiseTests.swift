import XCTest

@testable import ScrollKitCore

final class CruiseTests: XCTestCase {
  private func cruise(
    _ start: Double, _ first: Double, _ velocity: Double, _ ramp: Double, _ end: Double
  ) -> Motion? {
    .cruise(
      moving: MotionState(position: start, velocity: first), pace: velocity, ramp: ramp,
      destination: end)
  }

  func test_cruisesObeyTheLaws() {
    let rows: [(first: Double, pace: Double, ramp: Double, end: Double)] = [
      (800, 800, 0, 900), (0, 1000, 0.2, 2000), (300, 1000, 0.2, 2000), (2500, 1000, 0.2, 2000),
      (0, -1000, 0.2, -700), (-400, -900, 0.2, -700), (0, 1000, 0.2, 60), (2500, 1000, 0.2, 130),
      (5, 5, 0, 900),
    ]
    for row in rows {
      MotionLaws(name: "\(row)", start: 30, velocity: row.first, lastStep: 0) {
        start, velocity, origin, scale in
        let pace = row.pace * scale
        let end = row.end * scale + origin
        return self.cruise(start, velocity, pace, row.ramp, end)!
      }.check()
    }
  }

  func test_withoutARamp_itIsOneEvenArc() {
    XCTAssertEqual(
      cruise(30, 0, 1000, 0, 530),
      Motion(
        Arc(.braked(velocity: 1000, brake: 0), start: 30), duration: 0.5, destination: 530,
        purpose: .pace))
  }

  func test_itsPathFollowsFromItsVelocity() {
    // 0.2 s up to 1000 make 100, then 1000 each second.
    let motion = cruise(0, 0, 1000, 0.2, 1600)!
    let table: [(time: Double, position: Double, velocity: Double)] = [
      (0, 0, 0), (0.1, 25, 500), (0.2, 100, 1000), (0.5, 400, 1000), (1.2, 1100, 1000),
      (1.7, 1600, 0), (9, 1600, 0),
    ]
    XCTAssertEqual(motion.duration, 1.7, accuracy: 1e-12)
    for row in table {
      XCTAssertEqual(motion.state(at: row.time).position, row.position, accuracy: 1e-9, "\(row)")
      XCTAssertEqual(motion.state(at: row.time).velocity, row.velocity, accuracy: 1e-9, "\(row)")
    }
  }

  func test_anEndWithinTheRampIsReachedInTime() {
    // From 0 with 5000 pt/s²: 25 points take 0.1 s.
    let motion = cruise(0, 0, 1000, 0.2, 25)!
    XCTAssertEqual(motion.duration, 0.1, accuracy: 1e-12)
    XCTAssertEqual(motion.state(at: 0.0999).position, 24.95, accuracy: 0.001)
    // From 3000 down to 1000 in 0.2 s: 3000·t − 5000·t² = 250 at 0.1 s.
    XCTAssertEqual(cruise(0, 3000, 1000, 0.2, 250)!.duration, 0.1, accuracy: 1e-12)
  }

  func test_aVelocityAgainstThePaceIsStopped_andAPaceAwayFromTheDestinationIsNone() {
    XCTAssertEqual(cruise(0, -500, 1000, 0.2, 900)!.state(at: 0).velocity, 0)
    XCTAssertEqual(cruise(0, 700, 1000, 0, 900)!.state(at: 0).velocity, 1000, "no ramp, no memory")
    for (pace, end) in [(1000.0, 0.0), (1000, -5), (-1000, 5), (0, 5), (0, 0)] {
      XCTAssertNil(cruise(0, 0, pace, 0.2, end), "\(pace) to \(end)")
    }
  }

  /// Its quotient would be infinite, which hosts may trap.
  func test_theSlowestPace_hasAFiniteDuration() {
    for ramp in [0, 0.2] {
      XCTAssertEqual(cruise(0, 0, 5e-324, ramp, 900)!.duration, 1e100, accuracy: 1e90, "\(ramp)")
      XCTAssertEqual(cruise(0, 0, -5e-324, ramp, -900)!.duration, 1e100, accuracy: 1e90, "\(ramp)")
    }
  }

  func test_itNeverPassesItsEnd_whateverTheNumbers() {
    var numbers = SeededNumbers(seed: 11)
    for _ in 0..<3000 {
      let sign: Double = numbers.chance(0.5) ? 1 : -1
      let start = numbers.number(-1e6...1e6)
      let end = start + sign * numbers.number(1e-6...3000)
      let motion = cruise(
        start, sign * numbers.number(-3000...9000), sign * numbers.number(1...9000),
        numbers.chance(0.5) ? 0 : 0.2, end)!
      var last = start
      for step in 0...40 {
        let state = motion.state(at: motion.duration * Double(step) / 39)
        XCTAssertGreaterThanOrEqual((state.position - last) * sign, -1e-9)
        XCTAssertLessThanOrEqual((state.position - end) * sign, 0)
        last = state.position
      }
      XCTAssertEqual(last, end)
    }
  }
}
