import XCTest

@testable import ScrollKitCore

final class ReleaseTests: XCTestCase {
  private static let shape = SpringShape(mass: 1, stiffness: 100, dampingRatio: 1)

  private static func feel(
    _ coast: CoastRule, _ bounce: BounceRule = .spring, share: Double = 1, limit: Double = .infinity
  ) -> CoastFeel {
    CoastFeel(
      rule: coast, drag: 2, brake: 1500, bounce: shape, bounceRule: bounce, transferShare: share,
      transferLimit: limit)
  }

  private static let range = Interval(lower: 0, upper: 1000)

  /// A sum of distances leaves content past an edge by less than anyone sees: it rests, and does not bounce.
  func test_contentAtRest_pastAnEdgeByRounding_isAtTheEdge() {
    for (position, rests, isMoving) in [
      (-1e-14, 0.0, false), (1000 + 1e-7, 1000, false), (1e-7, 1e-7, false), (-1, 0, true), (1001, 1000, true),
    ] {
      let motion = Motion.release(MotionState(position: position, velocity: 0), in: Self.range, feel: Feel.uikit.coast)
      XCTAssertEqual(motion.destination, rests, "\(position)")
      XCTAssertEqual(motion.duration > 0, isMoving, "\(position)")
    }
  }

  /// Every motion that a feel can make of a release: within the range, past its ends, out of range, and
  /// back from there.
  func test_everyCoastWithEveryBounceObeysTheLaws() {
    for coast in CoastRule.allCases {
      for rule in BounceRule.allCases {
        for (start, velocity) in [
          (100.0, 300.0), (100, 4000), (900, -3000), (500, 12_000), (-40, 0), (-40, 3000), (1030, 900),
        ] {
          // macOS' edge sets its own velocity on content that is released out of range.
          if rule == .elastic, start < 0 || start > 1000, velocity < 2000 { continue }
          // Past its reach Qt's edge has no room.
          MotionLaws(name: "\(coast) \(rule) \(start) \(velocity)", start: start, velocity: velocity, lastStep: 0.011) {
            start, velocity, origin, scale in
            let ends = [origin, origin + 1000 * scale].sorted()
            return .release(
              MotionState(position: start, velocity: velocity),
              in: Interval(lower: ends[0], upper: ends[1]), feel: Self.feel(coast, rule),
              speeds: Vector(x: 0, y: velocity), reach: 3000)
          }.checkAtOneSize()
        }
      }
    }
  }

  func test_everyShippedFeelObeysTheLaws() {
    for (name, feel) in Feel.shipped {
      for (start, velocity) in [(100.0, 300.0), (100, 4000), (900, -3000), (500, 8000), (1000, 700)] {
        // An edge may take over another share of the velocity, also at the very start.
        if start == 1000, feel.coast.bounce.transferShare != 1 || feel.edges.y.upper != .bounce { continue }
        MotionLaws(name: "\(name) \(start) \(velocity)", start: start, velocity: velocity, lastStep: 0.011) {
          start, velocity, origin, scale in
          let ends = [origin, origin + 1000 * scale].sorted()
          return .release(
            MotionState(position: start, velocity: velocity),
            in: Interval(lower: ends[0], upper: ends[1]), feel: feel.coast,
            ends: feel.edges.y, speeds: Vector(x: 0, y: velocity), reach: 3000)
        }.checkAtOneSize()
      }
    }
  }

  func test_aCoastMeetsTheEdgeWhereItIsAtTheEdge_asFastAsItIs() {
    for coast in CoastRule.allCases {
      for rule in BounceRule.allCases {
        for edge in [20.0, 60] {
          let moving = MotionState(position: 0, velocity: 900)
          let feel = Self.feel(coast, rule)
          let alone = feel.coast(moving, speeds: .zero, reach: .infinity)
          let motion = Motion.release(moving, in: Interval(lower: -9, upper: edge), feel: feel)
          let crossing = motion.bounceBegin
          XCTAssertEqual(alone.state(at: crossing).position, edge, accuracy: 1e-8)
          XCTAssertEqual(
            motion.state(at: crossing).velocity, alone.state(at: crossing).velocity, accuracy: 1e-6)
          XCTAssertEqual(motion.destination, edge)
          XCTAssertGreaterThan(motion.state(at: crossing + 0.01).position, edge)
          XCTAssertEqual(motion.bounceSide, 1)
        }
      }
    }
  }

  func test_aBounceBeginsWithAShareOfTheVelocity_upToItsLimit() {
    // At 100 of 500 points, four fifths of the velocity are left.
    let table: [(share: Double, limit: Double, velocity: Double)] = [
      (1, .infinity, 800), (0.31, .infinity, 248), (13, .infinity, 10_400), (1, 300, 300), (0.5, 300, 300),
      (0.25, 300, 200),
    ]
    for row in table {
      for sign in [1.0, -1] {
        let motion = Motion.release(
          MotionState(position: 0, velocity: 1000 * sign), in: Interval(lower: -100, upper: 100),
          feel: Self.feel(.exponential, share: row.share, limit: row.limit))
        XCTAssertEqual(motion.state(at: motion.bounceBegin).velocity, row.velocity * sign, accuracy: 1e-9)
      }
    }
    for (share, limit) in [(1.0, 0.0), (0, .infinity)] {
      let stopped = Motion.release(
        MotionState(position: 0, velocity: 1000), in: Interval(lower: -100, upper: 100),
        feel: Self.feel(.exponential, share: share, limit: limit))
      XCTAssertEqual(stopped.bounceBegin, .infinity)
      XCTAssertEqual(stopped.bounceSide, 0)
      XCTAssertEqual(stopped.destination, 100)
    }
  }

  func test_aFlickBackFromOutOfRange_coastsOnlyIfItIsFasterThanTheEdgesOwnReturn() {
    for rule in BounceRule.allCases {
      let feel = Self.feel(.exponential, rule)
      let own = feel.bounce.returnSpeed(from: -40)
      for (velocity, coasts) in [(own * 0.99, false), (own * 1.01, true)] {
        for sign in [1.0, -1] {
          let start = sign > 0 ? -40.0 : 1040
          let motion = Motion.release(
            MotionState(position: start, velocity: velocity * sign), in: Self.range, feel: feel)
          XCTAssertEqual(motion.bounceBegin, coasts ? .infinity : 0)
        }
      }
    }
  }

  func test_releasedBeforeAnEdge_itIsCrossedOnce_howeverNear() {
    for feel in Feel.shipped.map(\.feel) {
      for gap in [0, 1e-13, 1e-9, 1e-3] {
        let motion = Motion.release(
          MotionState(position: 1000 - gap, velocity: 3000), in: Self.range, feel: feel.coast,
          ends: feel.edges.y, speeds: .down(3000), reach: 3000)
        XCTAssertEqual(motion.destination, 1000, "\(feel.coast.rule) \(gap)")
        XCTAssertLessThan(min(motion.bounceBegin, motion.duration), 1e-5, "\(feel.coast.rule) \(gap)")
      }
    }
  }

  /// A finger drags content to a clamping edge. The offset is that of the edge, except for the rounding error of a sum.
  func test_releasedAtAClampingEdge_itRestsAtOnce_alsoBeforeItOrPastItByRounding() {
    for coast in CoastRule.allCases {
      for gap in [0, 2.5e-14, -2.5e-14, 1e-9, -1e-9] {
        for sign in [1.0, -1] {
          let motion = Motion.release(
            MotionState(position: (1000 - gap) * sign, velocity: 3000 * sign), in: Interval(lower: -1000, upper: 1000),
            feel: Self.feel(coast), ends: Ends(both: .clamp), speeds: .down(3000 * sign), reach: 3000)
          XCTAssertEqual(motion.duration, 0, "\(coast) \(gap)")
          XCTAssertEqual(motion.destination, 1000 * sign, "\(coast) \(gap)")
        }
      }
    }
  }
}
