import XCTest

@testable import ScrollKitCore

final class GTKKineticsTests: XCTestCase {
  func test_aCoastThatBouncesObeysTheLaws() {
    for velocity in [3000.0, -3000, 900] {
      MotionLaws(name: "gtk \(velocity)", start: 100, velocity: velocity, lastStep: 0.01) {
        start, velocity, origin, scale in
        let ends = [(-200 * scale) + origin, (700 * scale) + origin].sorted()
        return .release(
          MotionState(position: start, velocity: velocity), in: Interval(lower: ends[0], upper: ends[1]),
          // The limit is a length per second, so it grows along.
          feel: CoastFeel(
            drag: CoastFeel.gtk.drag, bounce: CoastFeel.gtk.bounce.shape,
            transferLimit: CoastFeel.gtk.bounce.transferLimit * abs(scale)))
      }.check()
    }
  }

  func test_itShowsAtMostFiftyPoints_atEitherEnd_whereverTheRangeLies() {
    for lower in [0.0, 5000, -5000] {
      for velocity in [20_000.0, -20_000] {
        let motion = Motion.release(
          MotionState(position: lower + 500, velocity: velocity),
          in: Interval(lower: lower, upper: lower + 1000), feel: .gtk)
        let offsets = (0...3000).map { motion.state(at: Double($0) * 0.001).position }
        let farthest = velocity > 0 ? (offsets.max() ?? 0) - lower - 1000 : lower - (offsets.min() ?? 0)
        XCTAssertEqual(farthest, 50, accuracy: 0.01)
      }
    }
  }

  func test_whereItRestsIsNoMatterOfFrames() {
    let motion = Motion.release(
      MotionState(position: 0, velocity: 2000), in: Interval(lower: 0, upper: 10_000), feel: .gtk)
    XCTAssertEqual(motion.destination, 499.5, accuracy: 1e-9)
  }
}
