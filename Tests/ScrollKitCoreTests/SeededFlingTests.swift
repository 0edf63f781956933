import XCTest

@testable import ScrollKitCore

/// The laws again, for starts and speeds that nobody chose.
final class SeededFlingTests: XCTestCase {
  func test_whateverTheStartAndTheSpeed_everyFlingObeysTheLaws() {
    for seed in 1...100 as ClosedRange<UInt64> {
      var numbers = SeededNumbers(seed: seed)
      let start = Double.random(in: -500...500, using: &numbers)
      let velocity = someVelocity(&numbers)
      let others = Double.random(in: 1...2, using: &numbers)  // the whole speed of two axes
      func check<Moving>(_ name: String, _ make: @escaping (Double, Double, Double) -> Moving)
      where Moving: LawfulMotion {
        let told = "\(name), seed \(seed)"
        Laws(name: told, start: start, velocity: velocity, lastStep: 1e-8) { make($0, $1, abs($3)) }.check()
      }
      check("android") {
        AndroidFling(
          start: $0, initialVelocity: $1, speed: abs($1) * others,
          resistance: AndroidFling.standardResistance * $2)
      }
      check("clamping") {
        ClampingFling(start: $0, initialVelocity: $1, resistance: AndroidFling.standardResistance * $2)
      }
      check("fling curve") {
        let shape = FlingCurve.Shape(drag: 3.7, drift: 172 * $2, topSpeed: 20_946 * $2)
        return FlingCurve(start: $0, initialVelocity: $1, speed: abs($1) * others, shape: shape)
      }
      check("physics") {
        PhysicsFling(
          start: $0, initialVelocity: $1, speed: abs($1) * others, brake: 2646 * $2, pace: 2300 * $2,
          reach: 2000 * $2)
      }
      check("brake") { ConstantDeceleration(start: $0, initialVelocity: $1, brake: 1500 * $2) }
    }
  }

  func test_whateverTheOverscrollAndTheSpeed_everyEdgeObeysTheLaws() {
    for seed in 1...100 as ClosedRange<UInt64> {
      var numbers = SeededNumbers(seed: seed)
      let start = Double.random(in: -79...79, using: &numbers)
      let velocity = someVelocity(&numbers)
      Laws(name: "edge, seed \(seed)", start: start, velocity: velocity, lastStep: 1e-8) {
        start, velocity, origin, scale in
        let size = abs(scale)
        return EdgeBounce(
          start: start, initialVelocity: velocity, edge: origin,
          brake: EdgeBrake(
            strength: 2000 * size, reach: 80 * size, reachTime: .infinity,
            timing: .falling(2000 * size), easing: .smoothstep))
      }.check()
      guard velocity.magnitude > BezierBounce.leastSpeed || velocity * start < 0 else { continue }
      Laws(name: "bezier, seed \(seed)", start: start, velocity: velocity, lastStep: 1e-8) {
        start, velocity, origin, _ in
        BezierBounce(start: start, initialVelocity: velocity, edge: origin, limit: 100)
      }.checkAtOneSize()
    }
  }

  /// Either way, from 1 to 22 000 points per second, the slow ones as often as the fast.
  private func someVelocity(_ numbers: inout SeededNumbers) -> Double {
    let speed = Foundation.exp(Double.random(in: 0...10, using: &numbers))
    return Bool.random(using: &numbers) ? speed : -speed
  }
}
