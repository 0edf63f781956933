import XCTest

@testable import ScrollKitCore

extension EdgeBounce: LawfulMotion {}

final class EdgeBounceTests: XCTestCase {
  private func brake(_ timing: (Double) -> EdgeBrake.Timing, reachTime: Double, scale: Double) -> EdgeBrake {
    EdgeBrake(
      strength: 2000 * scale, reach: 80 * scale, reachTime: reachTime, timing: timing(scale),
      easing: .smoothstep)
  }

  func test_itObeysTheLaws_outAndBack_orBackAtOnce() {
    let timings: [(Double) -> EdgeBrake.Timing] = [{ .falling(2000 * $0) }, { _ in .fixed(0.4) }]
    for timing in timings {
      // Out from the edge and from beyond it, gently and up to the reach; let go at rest; coming back.
      for (start, velocity) in [(0.0, 300.0), (30, 300), (-30, -5000), (60, 0), (-60, 100), (70, -4000)] {
        for reachTime in [Double.infinity, 1.0 / 30] where start == 0 || reachTime == .infinity {
          Laws(name: "edge \(start) \(velocity)", start: start, velocity: velocity, lastStep: 1e-9) {
            start, velocity, origin, scale in
            EdgeBounce(
              start: start, initialVelocity: velocity, edge: origin,
              brake: self.brake(timing, reachTime: reachTime, scale: abs(scale)))
          }.check()
        }
      }
    }
  }

  func test_howFarOutItGoes_dependsOnItsSpeedAndItsReach() {
    func farthest(_ start: Double, _ velocity: Double, reach: Double, reachTime: Double = .infinity) -> Double {
      let brake = EdgeBrake(
        strength: 2000, reach: reach, reachTime: reachTime, timing: .fixed(0.4), easing: .smoothstep)
      return EdgeBounce(start: start, initialVelocity: velocity, edge: 0, brake: brake).out.destination
    }
    for sign in [1.0, -1] {
      XCTAssertEqual(farthest(0, 400 * sign, reach: 80), 40 * sign, accuracy: 1e-9, "v² / 2·2000")
      XCTAssertEqual(farthest(0, 4000 * sign, reach: 80), 80 * sign, accuracy: 1e-9, "braked harder")
      XCTAssertEqual(farthest(50 * sign, 4000 * sign, reach: 80), 80 * sign, accuracy: 1e-9)
      XCTAssertEqual(farthest(90 * sign, 4000 * sign, reach: 80), 90 * sign, "no room: it stops")
      XCTAssertEqual(farthest(0, 400 * sign, reach: 0), 0, "no reach: it stops dead")
      XCTAssertEqual(farthest(0, 400 * sign, reach: 80, reachTime: 0.01), 4 * sign, accuracy: 1e-9)
    }
  }

  func test_stoppedDead_itRestsOnTheEdgeAtOnce() {
    let bounce = EdgeBounce(start: 7, initialVelocity: 900, edge: 7, brake: .android(reach: 0))
    XCTAssertEqual(bounce.duration, 0)
    XCTAssertEqual(bounce.state(at: 0), MotionState(position: 7, velocity: 0))
    XCTAssertEqual(EdgeBounce(start: 7, initialVelocity: 0, edge: 7, brake: .android(reach: 9)).duration, 0)
  }

  func test_comingBackFast_itTakesLessTime_andNeverPassesTheEdge() {
    for sign in [1.0, -1] {
      let slow = EdgeBounce(start: 50 * sign, initialVelocity: 0, edge: 0, brake: .android(reach: 80))
      let fast = EdgeBounce(start: 50 * sign, initialVelocity: -3000 * sign, edge: 0, brake: .android(reach: 80))
      XCTAssertLessThan(fast.duration, slow.duration)
      for step in 0...50 {
        XCTAssertGreaterThanOrEqual(fast.state(at: fast.duration * Double(step) / 50).position * sign, 0)
      }
    }
  }

  func test_smoothstepIsThePolynomial() {
    for time in [0.1, 0.25, 0.5, 0.9] {
      let state = Easing.smoothstep.state(at: time)
      XCTAssertEqual(state.progress, 3 * time * time - 2 * time * time * time, accuracy: 1e-12)
      XCTAssertEqual(state.slope, 6 * time * (1 - time), accuracy: 1e-12)
    }
  }
}
