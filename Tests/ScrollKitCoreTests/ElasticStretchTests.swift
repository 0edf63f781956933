import XCTest

@testable import ScrollKitCore

final class ElasticStretchTests: XCTestCase {
  private let edge = Feel.macos.coast.bounce

  func test_itIsTheExponential_fromACoastAndFromAPull() {
    func expected(_ stretch: Double, _ velocity: Double, _ time: Double) -> Double {
      (stretch + 0.31 * velocity * time) * Foundation.exp(-20 * time / 1.6)
    }
    for sign in [1.0, -1] {
      let met = edge.bounce(coastingAt: 2000 * sign, edge: 100)
      let pulled = edge.bounce(from: 100 + 30 * sign, velocity: 0, edge: 100)
      let thrown = edge.bounce(from: 100 + 30 * sign, velocity: 800 * sign, edge: 100)
      for time in [0.0, 0.01, 0.1, 0.3] {
        XCTAssertEqual(met.state(at: time).position, 100 + expected(0, 2000 * sign, time), accuracy: 1e-9)
        XCTAssertEqual(pulled.state(at: time).position, 100 + expected(30 * sign, 0, time), accuracy: 1e-9)
        XCTAssertEqual(thrown.state(at: time).position, 100 + expected(30 * sign, 800 * sign, time), accuracy: 1e-9)
      }
    }
  }

  func test_itObeysTheLaws() {
    for (start, velocity) in [(0.0, 620.0), (-50, -300), (30, -400)] {
      MotionLaws(name: "stretch \(start) \(velocity)", start: start, velocity: velocity, lastStep: 0.01) {
        start, velocity, origin, _ in
        // Released at the velocity with which the movement out of range begins at `velocity`.
        self.edge.bounce(from: start, velocity: (velocity + 12.5 * (start - origin)) / 0.31, edge: origin)
      }.check()
    }
  }
}
