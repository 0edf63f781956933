import XCTest

@testable import ScrollKitCore

extension Rebound: LawfulMotion {
  func isBouncing(at time: Double) -> Bool { time >= crossing && time < duration }
}

final class ReboundTests: XCTestCase {
  private func edge(_ velocity: Double, _ origin: Double, _ scale: Double) -> Double {
    (velocity < 0 ? -200 : 500) * abs(scale) + origin
  }

  func test_anAndroidFlingPastAnEdgeObeysTheLaws() {
    for velocity in [4000.0, -3000, 12_000] {
      for reach in [0.0, 90] {
        Laws(name: "android edge \(velocity) \(reach)", start: 100, velocity: velocity, lastStep: 1e-9) {
          start, velocity, origin, scale in
          let size = abs(scale)
          let mirrored = scale < 0 ? -1.0 : 1
          let edge = self.edge(velocity * mirrored, 0, 1) * scale + origin
          let brake = EdgeBrake(
            strength: 2000 * size, reach: reach * size, reachTime: .infinity,
            timing: .falling(2000 * size), easing: .smoothstep)
          return Rebound(
            coast: AndroidFling(
              start: start, initialVelocity: velocity,
              resistance: AndroidFling.standardResistance * size),
            edge: edge
          ) { EdgeBounce(start: edge, initialVelocity: $0, edge: edge, brake: brake) }!
        }.check()
      }
    }
  }

  func test_aBrakedCoastPastAnEdgeObeysTheLaws() {
    for velocity in [2500.0, -1800] {
      Laws(name: "braked edge \(velocity)", start: 100, velocity: velocity, lastStep: 1e-9) {
        start, velocity, origin, scale in
        let size = abs(scale)
        let mirrored = scale < 0 ? -1.0 : 1
        let edge = self.edge(velocity * mirrored, 0, 1) * scale + origin
        let brake = EdgeBrake(
          strength: 12_000 * size, reach: 150 * size, reachTime: 1.0 / 3, timing: .fixed(0.4),
          easing: .smoothstep)
        return Rebound(
          coast: ConstantDeceleration(start: start, initialVelocity: velocity, brake: 1500 * size),
          edge: edge
        ) { EdgeBounce(start: edge, initialVelocity: $0, edge: edge, brake: brake) }!
      }.check()
    }
  }

  func test_everyCoastIsMetWhereItIsAtTheEdge() {
    func check<Before: Coast>(_ coast: Before) {
      for edge in [20.0, 60] {
        let rebound = Rebound(coast: coast, edge: edge) {
          EdgeBounce(start: edge, initialVelocity: $0, edge: edge, brake: .android(reach: 70))
        }
        guard let rebound else { return XCTFail("\(coast) reaches \(edge)") }
        XCTAssertEqual(coast.state(at: rebound.crossing).position, edge, accuracy: 1e-8)
        XCTAssertEqual(
          rebound.state(at: rebound.crossing).velocity, coast.state(at: rebound.crossing).velocity)
        XCTAssertEqual(rebound.destination, edge)
        XCTAssertGreaterThan(rebound.state(at: rebound.crossing + 0.01).position, edge)
      }
      XCTAssertNil(Rebound(coast: coast, edge: 1e6) { _ in
        EdgeBounce(start: 0, initialVelocity: 0, edge: 0, brake: .android(reach: 70))
      })
    }
    check(Deceleration(start: 0, initialVelocity: 900, drag: 4))
    check(ConstantDeceleration(start: 0, initialVelocity: 900, brake: 1500))
    check(AndroidFling(start: 0, initialVelocity: 900))
    check(ClampingFling(start: 0, initialVelocity: 900))
    check(FlingCurve(start: 0, initialVelocity: 900))
    check(PhysicsFling(start: 0, initialVelocity: 900))
  }
}
