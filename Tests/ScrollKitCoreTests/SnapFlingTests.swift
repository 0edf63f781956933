import XCTest

@testable import ScrollKitCore

final class SnapFlingTests: XCTestCase {
  func test_theNumberOfFrames_isThatOfChromium() {
    // ⌈−ln(1 + D·(1/0.92 − 1)) / ln 0.92⌉ frames of 16 ms.
    for (length, frames) in [(1.5, 2.0), (10, 8), (100, 28), (300, 40), (600, 48), (3000, 67), (20_000, 90)] {
      XCTAssertEqual(SnapFling.frames(for: length), frames, "\(length)")
      let motion = Motion.snapFling(from: 0, by: length, length: length)
      XCTAssertEqual(motion.duration, frames * 0.016, accuracy: 1e-12)
      XCTAssertEqual(motion.destination, length)
    }
  }

  func test_eachFrame_isAtTheSumOfAGeometricSequence() {
    for distance in [600.0, -600] {
      let motion = Motion.snapFling(from: 50, by: distance, length: 600)
      var step = distance * 0.08 / (1 - Foundation.pow(0.92, 48))
      var position = 50.0
      for frame in 1...48 {
        position += step
        XCTAssertEqual(motion.state(at: Double(frame) * 0.016).position, position, accuracy: 1e-9, "\(frame)")
        step *= 0.92
      }
      XCTAssertEqual(motion.state(at: 0).position, 50)
      XCTAssertLessThan(step.magnitude / 0.92, 1, "the last frame moves by at most a point")
    }
  }

  func test_itsVelocityIsItsSlope_andItArrivesWithoutAJump() {
    let motion = Motion.snapFling(from: 310, by: -450, length: 750)
    for time in stride(from: 0.01, to: motion.duration - 0.01, by: 0.01) {
      let slope = (motion.state(at: time + 1e-5).position - motion.state(at: time - 1e-5).position) / 2e-5
      XCTAssertEqual(motion.state(at: time).velocity, slope, accuracy: 1e-4)
      let there = motion.state(at: time).position
      XCTAssertEqual(motion.time(reaching: there) ?? .nan, time, accuracy: 1e-9)
    }
    XCTAssertEqual(motion.state(at: motion.duration - 1e-9).position, -140, accuracy: 1e-5)
    XCTAssertEqual(motion.state(at: motion.duration).position, -140)
  }

  func test_itsMirrorIsExact_andBothAxesArriveTogether() {
    let one = Motion.snapFling(from: 0, by: 300, length: 500)
    let other = Motion.snapFling(from: 0, by: -300, length: 500)
    XCTAssertEqual(one.duration, Motion.snapFling(from: 0, by: 400, length: 500).duration)
    for time in stride(from: 0.0, through: 1, by: 0.05) {
      XCTAssertEqual(one.state(at: time).position, -other.state(at: time).position)
      XCTAssertEqual(one.state(at: time).velocity, -other.state(at: time).velocity)
    }
  }
}
