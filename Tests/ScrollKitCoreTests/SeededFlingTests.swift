import XCTest

@testable import ScrollKitCore

/// The laws for random starts and velocities.
final class SeededFlingTests: XCTestCase {
  func test_whateverTheStartAndTheSpeed_everyFlingObeysTheLaws() {
    for seed in 1...100 as ClosedRange<UInt64> {
      var numbers = SeededNumbers(seed: seed)
      let start = Double.random(in: -500...500, using: &numbers)
      let velocity = randomVelocity(&numbers)
      let others = Double.random(in: 1...2, using: &numbers)  // the speed along both axes together
      func check(
        _ name: String, atOneSize: Bool = false,
        _ make: @escaping (_ start: Double, _ velocity: Double, _ size: Double) -> Motion
      ) {
        let laws = MotionLaws(
          name: "\(name), seed \(seed)", start: start, velocity: velocity, lastStep: 1e-8
        ) { make($0, $1, abs($3)) }
        atOneSize ? laws.checkAtOneSize() : laws.check()
      }
      check("android") {
        .androidFling(
          start: $0, initialVelocity: $1, speed: abs($1) * others,
          resistance: AndroidFling.resistance * $2)
      }
      check("clamping") {
        .clampingFling(start: $0, initialVelocity: $1, resistance: AndroidFling.resistance * $2)
      }
      check("fling curve", atOneSize: true) { start, velocity, _ in
        .flingCurve(start: start, initialVelocity: velocity, speed: abs(velocity) * others)
      }
      check("physics", atOneSize: true) { start, velocity, _ in
        .physicsFling(start: start, initialVelocity: velocity, speed: abs(velocity) * others, brake: 2646, reach: 2000)
      }
      check("brake") { .constantDeceleration(start: $0, initialVelocity: $1, brake: 1500 * $2) }
    }
  }

  func test_whateverTheOverscrollAndTheSpeed_everyEdgeObeysTheLaws() {
    for seed in 1...100 as ClosedRange<UInt64> {
      var numbers = SeededNumbers(seed: seed)
      let start = Double.random(in: -79...79, using: &numbers)
      let velocity = randomVelocity(&numbers)
      // The overscroll may still grow, or the content moves back.
      guard start.magnitude < QtBounce.reach(at: velocity.magnitude) || velocity * start < 0 else {
        continue
      }
      MotionLaws(name: "edge, seed \(seed)", start: start, velocity: velocity, lastStep: 1e-8) {
        start, velocity, origin, _ in
        .qtBounce(start: start, initialVelocity: velocity, edge: origin)
      }.checkAtOneSize()
    }
  }

  /// A velocity of 1 to 22 000 points per second in either direction, uniform in its logarithm.
  private func randomVelocity(_ numbers: inout SeededNumbers) -> Double {
    let speed = Foundation.exp(Double.random(in: 0...10, using: &numbers))
    return Bool.random(using: &numbers) ? speed : -speed
  }
}
