import XCTest

@testable import ScrollKitCore

final class EdgeEffectTests: XCTestCase {
  private func absorbed(_ velocity: Double, at time: Double = 0) -> EdgeEffect {
    var pull = EdgeEffect.none
    pull.absorb(velocity, at: time)
    return pull
  }

  private func released(_ distance: Double, at time: Double = 0) -> EdgeEffect {
    var pull = EdgeEffect.none
    pull.add(distance, at: time)
    return pull
  }

  func test_aReleasedPullBeginsWhereItIs_andAnAbsorbedVelocityAtTheEdge() {
    XCTAssertEqual(released(80).distance(at: 0), 80)
    XCTAssertEqual(absorbed(1000).distance(at: 0), 0)
    XCTAssertEqual(absorbed(1000).distance(at: 1e-6), 1e-6 * 13 * 1000, accuracy: 1e-5)
  }

  func test_itFollowsTheSpringToItsEnd_andStaysThere() {
    for pull in [released(80), released(-80), absorbed(1000), absorbed(-5000)] {
      XCTAssertTrue(pull.end > 0.2 && pull.end < 1)
      XCTAssertEqual(pull.distance(at: pull.end.nextDown), 0, accuracy: 2 * SpringShape.restDistance)
      XCTAssertEqual(pull.distance(at: pull.end), 0)
      XCTAssertEqual(pull.distance(at: 100), 0)
    }
  }

  func test_mirroredPullsFollowMirroredPaths() {
    for time in stride(from: 0, to: 0.6, by: 0.01) {
      XCTAssertEqual(released(-80).distance(at: time), -released(80).distance(at: time))
      XCTAssertEqual(absorbed(-900).distance(at: time), -absorbed(900).distance(at: time))
    }
  }

  /// Whatever a pull is added to, nothing changes at once, and both recede as they would alone.
  func test_theSumOfTwoPulls_isTheirSumAtAnyTime() {
    var sum = released(80)
    sum.absorb(-700, at: 0.05)
    sum.add(released(-30, at: 0.02), at: 0.1)
    for time in stride(from: 0.1, to: 0.4, by: 0.01) {
      let parts = released(80).distance(at: time) + absorbed(-700, at: 0.05).distance(at: time)
        + released(-30, at: 0.02).distance(at: time)
      XCTAssertEqual(sum.distance(at: time), parts, accuracy: 3 * SpringShape.restDistance)
    }
  }

  func test_aHeldPullStays_andRecedesFromTheReleaseOn() {
    var pull = released(80)
    let caught = pull.distance(at: 0.05)
    pull.stop(at: 0.05)
    XCTAssertEqual(pull.distance(at: 9), caught)
    XCTAssertEqual(pull.end, -.infinity)
    pull.release(at: 9)
    XCTAssertEqual(pull, released(caught, at: 9))
    pull.release(at: 9.1)
    XCTAssertEqual(pull, released(caught, at: 9), "it recedes already")
  }

  func test_noPull_changesNothing() {
    var pull = EdgeEffect.none
    pull.release(at: 1)
    pull.add(0, at: 1)
    pull.add(EdgeEffect.none, at: 1)
    XCTAssertEqual(pull, .none)
    XCTAssertEqual(pull.end, -.infinity)
    XCTAssertEqual(pull.edge(.x, at: 1), [])
  }

  func test_itsEdge_isWhereItLeads() {
    XCTAssertEqual(released(-80).edge(.x, at: 0), .left)
    XCTAssertEqual(released(80).edge(.y, at: 0), .bottom)
    XCTAssertEqual(absorbed(-80).edge(.y, at: 0), .top, "by its velocity")
  }

  func test_aDistance_isReachedOnce_byARecedingPull() throws {
    var pull = released(-80)
    XCTAssertEqual(pull.distance(at: try XCTUnwrap(pull.time(reaching: -60, from: 0))), -60, accuracy: 1e-9)
    XCTAssertNil(pull.time(reaching: -81, from: 0))
    pull.absorb(700, at: 0.05)
    let crossing = try XCTUnwrap(pull.time(reaching: 0, from: 0.05))
    XCTAssertEqual(pull.distance(at: crossing), 0, accuracy: 1e-9)
    XCTAssertGreaterThan(pull.distance(at: crossing + 0.01), 1)
    pull.stop(at: 0.06)
    XCTAssertNil(pull.time(reaching: 0, from: 0.06))
  }
}
