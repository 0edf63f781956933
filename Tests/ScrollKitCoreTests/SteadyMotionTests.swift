import XCTest

@testable import ScrollKitCore

final class SteadyMotionTests: XCTestCase {
  private let anywhere = Interval(lower: -1e6, upper: 1e6)

  private func steady(
    from start: Double = 0, at velocity: Double = 0, to destination: Double, interval: Double = 0.2, in range: Interval? = nil
  ) -> Motion {
    .steady(MotionState(position: start, velocity: velocity), to: destination, interval: interval, in: range ?? anywhere)
  }

  func test_itAcceleratesForAQuarterOfTheInterval_isEven_andStopsInHalfOfIt() {
    // 60 = v·0.05/2 + v·0.15 + v·0.1/2
    let motion = steady(to: 60)
    let pace = 60 / 0.225
    for (time, position, velocity) in [
      (0.025, pace * 0.00625, pace / 2), (0.05, pace * 0.025, pace), (0.1, pace * 0.075, pace), (0.2, pace * 0.175, pace),
      (0.25, 60 - pace * 0.0125, pace / 2), (0.3, 60, 0),
    ] {
      let state = motion.state(at: time)
      XCTAssertEqual(state.position, position, accuracy: 1e-9, "\(time)")
      XCTAssertEqual(state.velocity, velocity, accuracy: 1e-9, "\(time)")
    }
    XCTAssertEqual(motion.duration, 0.3, accuracy: 1e-12)
  }

  /// At its pace it has v·b/2 ahead, a quarter of the next step.
  func test_aNotchInTime_continuesAtTheSamePace() {
    let pace = 60 / 0.2
    let motion = steady(from: -15, at: pace, to: 60)
    for time in [0.0, 0.03, 0.1, 0.2] { XCTAssertEqual(motion.state(at: time).velocity, pace, accuracy: 1e-9) }
    XCTAssertEqual(motion.state(at: 0.2).position, 45, accuracy: 1e-9)
  }

  func test_steadyMotionsObeyTheLaws() {
    for interval in [0.1, 2.0 / 15, 0.35] {
      for (start, velocity) in [(50.0, 0.0), (50, -700), (50, -9000), (-80, 500), (50, 300), (-400, 90), (-0.02, 900)] {
        MotionLaws(name: "steady \(interval) \(start) \(velocity)", start: start, velocity: velocity, lastStep: 0.01) {
          start, velocity, origin, _ in
          self.steady(from: start, at: velocity, to: origin, interval: interval)
        }.check()
      }
    }
  }

  func test_itNeverPassesItsDestination_norLeavesTheRange() {
    let range = Interval(lower: 0, upper: 1000)
    for (start, velocity, destination) in [
      (500.0, 9000.0, 510.0), (500, 90_000, 500.02), (500, -9000, 490), (980, 5000, 1000), (5, -400, 60), (0, -8000, 60),
      (1000, 8000, 940), (995, 8000, 940), (500, 20_000, 0), (500, 0, 1000), (0, 1e9, 1000), (1030, 300, 970), (-5, 0, 60),
    ] {
      let motion = steady(from: start, at: velocity, to: destination, in: range)
      XCTAssertEqual(motion.destination, destination)
      let isForward = velocity * (destination - start) > 0
      for step in 0...2000 {
        let position = motion.state(at: motion.duration * Double(step) / 2000).position
        XCTAssertTrue((min(0, start) - 1e-9...max(1000, start) + 1e-9).contains(position), "\(start), \(velocity): \(position)")
        if isForward { XCTAssertGreaterThanOrEqual((destination - position) * (destination - start), -1e-9) }
      }
      if isForward { XCTAssertEqual(motion.state(at: 0).velocity, velocity, accuracy: 1e-6 * abs(velocity)) }
    }
  }

  func test_anInvisibleDistanceIsNoMotion() {
    XCTAssertEqual(steady(from: 100, at: 300, to: 100.0099), .rest(at: 100.0099, purpose: .target))
    XCTAssertGreaterThan(steady(from: 100, at: 300, to: 100.0101).duration, 0)
  }
}
