import XCTest

@testable import ScrollKitCore

final class MotionEndTests: XCTestCase {
  private func coast(_ velocity: Double, drag: Double = 2, start: Double = 0) -> Motion {
    .deceleration(start: start, initialVelocity: velocity, drag: drag)
  }

  /// Where u = 2 · 200 / 2² = 100 pt are left of v/k, the speed is 200 pt/s.
  func test_aDecelerationEndsAtTheSameOffset_withConstantDeceleration() {
    let (natural, crisp) = (coast(1000), coast(1000).crisp)
    XCTAssertEqual(crisp.destination, natural.destination)
    let begin = Math.log(5) / 2
    for time in stride(from: 0, through: begin, by: 0.05) { XCTAssertEqual(crisp.state(at: time), natural.state(at: time)) }
    XCTAssertEqual(crisp.state(at: begin).velocity, 200, accuracy: 1e-9)
    // 99.5 pt at 200 pt/s: brake 200² / 199
    XCTAssertEqual(crisp.state(at: begin + 0.5).velocity, 200 - 0.5 * 40_000 / 199, accuracy: 1e-9)
    XCTAssertEqual(crisp.duration, begin + 0.995, accuracy: 1e-9)
    XCTAssertEqual(natural.duration, Math.log(1000) / 2, accuracy: 1e-9)
  }

  func test_aSlowDecelerationBrakesFromTheStart() {
    let crisp = coast(100).crisp
    XCTAssertEqual(crisp.duration, 2 * 49.5 / 100, accuracy: 1e-9)
    XCTAssertEqual(crisp.state(at: 0), coast(100).state(at: 0))
    XCTAssertEqual(crisp.destination, 49.5)
  }

  func test_whatDoesNotCrawl_isUnchanged() {
    for motion in [
      coast(1000, drag: 30), coast(4), .rest(at: 7), Motion.constantDeceleration(start: 0, initialVelocity: 900, brake: 90),
      Motion.spring(start: 40, initialVelocity: 0, destination: 0, shape: SpringShape(mass: 1, stiffness: 100, dampingRatio: 1)),
      Motion.androidFling(start: 0, initialVelocity: 900, speed: 900),
    ] {
      XCTAssertEqual(motion.crisp, motion)
    }
  }

  func test_crispMotionsObeyTheLaws() {
    for (start, velocity) in [(50.0, 300.0), (-80, -5000), (0, 120), (1000, 90), (500, 12_000)] {
      MotionLaws(name: "crisp \(start) \(velocity)", start: start, velocity: velocity, lastStep: 0.01) {
        start, velocity, _, _ in self.coast(velocity, start: start).crisp
      }.checkAtOneSize()
    }
  }

  /// Every coast with every bounce, also where the edge is within the crisp end.
  func test_crispReleasesObeyTheLaws() {
    for coast in CoastRule.allCases {
      for rule in BounceRule.allCases {
        for (start, velocity) in [
          (100.0, 300.0), (100, 4000), (900, -3000), (500, 12_000), (-40, 0), (990, 40), (900, 210), (700, 800), (100, -220),
        ] {
          if rule == .elastic, start < 0 { continue }  // its edge sets its own velocity
          MotionLaws(name: "\(coast) \(rule) \(start) \(velocity)", start: start, velocity: velocity, lastStep: 0.011) {
            start, velocity, origin, scale in
            var feel = CoastFeel(
              rule: coast, drag: 2, brake: 1500, bounce: SpringShape(mass: 1, stiffness: 100, dampingRatio: 1),
              bounceRule: rule, transferLimit: .infinity)
            feel.motionEnd = .crisp
            return .release(
              MotionState(position: start, velocity: velocity), in: Interval(between: origin, and: origin + 1000 * scale),
              feel: feel, speeds: Vector(x: 0, y: velocity), reach: 3000)
          }.checkAtOneSize()
        }
      }
    }
  }

  /// Whatever a feel does otherwise, no fling crawls for longer than 0.3 s: with one pixel to a point, a pixel is shown for
  /// longer than 1/60 s. One that is slower than 200 pt/s from its start brakes all the way.
  func test_noFlingCrawlsForLongerThan0_3Seconds() {
    for (name, feel) in Feel.shipped {
      var feel = feel
      feel.coast.motionEnd = .crisp
      for velocity in [210.0, 300, 600, 1200, 2400, 5000] {
        let moving = MotionState(position: 0, velocity: velocity)
        let range = Interval(lower: 0, upper: 1e6)
        let ends = feel.edges.y
        let motion = Motion.release(
          moving, in: range, feel: feel.coast, ends: ends, speeds: Vector(x: 0, y: velocity), reach: 1800)
        let natural = Motion.release(
          moving, in: range, feel: feel.changed { $0.coast.motionEnd = .natural }.coast, ends: ends,
          speeds: Vector(x: 0, y: velocity), reach: 1800)
        XCTAssertEqual(motion.destination, natural.destination, name)
        let fast = RootFinding.bisection(from: 0, to: motion.duration) { motion.state(at: $0).velocity < 60 }
        XCTAssertLessThanOrEqual(motion.duration - fast, 0.3 + 1e-9, "\(name) at \(velocity) pt/s")
      }
    }
  }

  func test_aNewSize_leavesACrispCoastAsItIs_orEndsItAtTheEdge() {
    for (length, rests) in [(5000.0, 599.0), (1100, 500)] {
      var stage = Stage(feel: Feel.uikit.changed { $0.coast.motionEnd = .crisp })
      stage.beginDrag()
      stage.endDrag(velocity: 1200, target: 0)
      stage.wait(1)
      let before = stage.view.lastSnapshot
      XCTAssertEqual(before.target.y, 598.9, accuracy: 0.1)
      stage.change(content: length)
      XCTAssertEqual(stage.view.lastSnapshot.offset, before.offset)
      XCTAssertEqual(stage.view.lastSnapshot.target.y, rests, accuracy: 0.2)
      stage.wait(4)
      XCTAssertEqual(stage.y, rests, accuracy: 0.2)
    }
  }
}
