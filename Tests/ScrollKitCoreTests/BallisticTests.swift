import XCTest

@testable import ScrollKitCore

final class BallisticTests: XCTestCase {
  private static let shape = SpringShape(mass: 1, stiffness: 100, dampingRatio: 1)
  private static func feel(_ rule: BounceRule, share: Double = 1, limit: Double = .infinity) -> BounceFeel {
    BounceFeel(rule: rule, shape: shape, transferShare: share, transferLimit: limit)
  }

  /// A coast of each rule, whatever the scale; the drifting one has speeds of its own.
  private static func coast(_ rule: CoastRule, _ start: Double, _ velocity: Double, _ size: Double) -> Coasting {
    switch rule {
    case .exponential: .exponential(Deceleration(start: start, initialVelocity: velocity, drag: 2))
    case .android:
      .android(
        AndroidFling(
          start: start, initialVelocity: velocity, resistance: AndroidFling.standardResistance * size))
    case .power:
      .power(
        ClampingFling(
          start: start, initialVelocity: velocity, resistance: AndroidFling.standardResistance * size))
    case .drifting: .drifting(FlingCurve(start: start, initialVelocity: velocity))
    case .braked:
      .braked(ConstantDeceleration(start: start, initialVelocity: velocity, brake: 1500 * size))
    case .softened:
      .softened(
        PhysicsFling(
          start: start, initialVelocity: velocity, brake: PhysicsFling.standardBrake * size,
          pace: PhysicsFling.standardPace * size, reach: 3000 * size))
    }
  }

  func test_everyCoastThatMeetsASpringOrABrakeObeysTheLaws() {
    for coast in CoastRule.allCases where coast != .drifting {
      for velocity in [4000.0, -3000, 12_000] {
        for rule in BounceRule.allCases {
          let laws = Laws(name: "\(coast) \(rule) \(velocity)", start: 100, velocity: velocity, lastStep: 0.011) {
            start, velocity, origin, scale in
            let size = abs(scale)
            let mirrored = scale < 0 ? -1.0 : 1
            let edge = (velocity * mirrored < 0 ? -200 : 500) * scale + origin
            return Motion.ballistic(
              Ballistic(coast: Self.coast(coast, start, velocity, size), edge: edge, feel: Self.feel(rule))!)
          }
          switch rule {
          case .spring, .elastic: laws.check()
          case .qt: laws.checkAtOneSize()  // it has a reach in points
          }
        }
      }
    }
  }

  func test_everyCoastIsMetWhereItIsAtTheEdge() {
    for coast in CoastRule.allCases.map({ Self.coast($0, 0, 900, 1) }) {
      for rule in BounceRule.allCases {
        for edge in [20.0, 60] {
          guard let flight = Ballistic(coast: coast, edge: edge, feel: Self.feel(rule)) else {
            XCTFail("\(coast) reaches \(edge)")
            continue
          }
          XCTAssertEqual(coast.state(at: flight.crossing).position, edge, accuracy: 1e-8)
          XCTAssertEqual(
            flight.state(at: flight.crossing).velocity, coast.state(at: flight.crossing).velocity,
            accuracy: 1e-6)
          XCTAssertEqual(flight.destination, edge)
          XCTAssertGreaterThan(flight.state(at: flight.crossing + 0.01).position, edge)
          XCTAssertEqual(flight.bounce.side, 1)
        }
        XCTAssertNil(Ballistic(coast: coast, edge: 1e6, feel: Self.feel(rule)))
      }
    }
  }

  /// A motion is read where it lies, bounce and all: what it notes beside them must not get in between.
  func test_aMotionReadInPlace_saysWhatItsPartsSay() throws {
    for coast in CoastRule.allCases {
      for rule in BounceRule.allCases {
        let flung = Self.coast(coast, 0, 3000, 1)
        let ballistic = try XCTUnwrap(
          Ballistic(coast: flung, edge: 200, feel: Self.feel(rule)), "\(coast) \(rule)")
        for motion in [Motion.ballistic(ballistic), .bounce(ballistic.bounce), .coast(flung)] {
          var motion = motion
          for time in stride(from: -0.1, through: motion.duration + 0.1, by: 0.003) {
            let expected: MotionState
            switch motion {
            case .bounce, .ballistic where time >= ballistic.crossing && time < ballistic.duration:
              let since = motion == .ballistic(ballistic) ? time - ballistic.crossing : time
              switch ballistic.bounce {
              case .spring(let spring): expected = spring.state(at: since)
              case .brake(let brake): expected = brake.state(at: since)
              }
            case .ballistic where time >= ballistic.duration:
              expected = MotionState(position: 200, velocity: 0)
            case .rest, .coast, .ballistic, .curve, .cruise: expected = flung.state(at: time)
            }
            XCTAssertEqual(motion.stateInPlace(at: time), expected, "\(coast) \(rule) \(time)")
            XCTAssertEqual(motion.state(at: time), expected, "\(coast) \(rule) \(time)")
          }
        }
      }
    }
  }

  func test_whatABounceTakesOver_isAShareOfTheSpeed_andNoMoreThanItsLimit() {
    let coast = Coasting.exponential(Deceleration(start: 0, initialVelocity: 1000, drag: 2))
    // At 100 of 500 points, four fifths of the speed are left.
    let table: [(share: Double, limit: Double, speed: Double)] = [
      (1, .infinity, 800), (0.31, .infinity, 248), (13, .infinity, 10_400), (1, 300, 300), (0.5, 300, 300),
      (0.25, 300, 200), (1, 0, 0), (0, .infinity, 0),
    ]
    for row in table {
      for sign in [1.0, -1] {
        let coast = sign > 0 ? coast : .exponential(Deceleration(start: 0, initialVelocity: -1000, drag: 2))
        let flight = Ballistic(
          coast: coast, edge: 100 * sign, feel: Self.feel(.spring, share: row.share, limit: row.limit))
        XCTAssertEqual(flight?.bounce.state(at: 0).velocity ?? .nan, row.speed * sign, accuracy: 1e-9)
      }
    }
  }

  func test_anElasticEdge_isOnItsWayBackAtOnce_asMacOSHasIt() {
    let stretch = ElasticStretch.macOS
    for (start, velocity) in [(40.0, 0.0), (-40, 0), (25, 300)] {
      let ours = Feel.macos.coast.bounce.bounce(from: start, velocity: velocity * 0.31, edge: 0, isMet: false)
      let theirs = stretch.spring(from: start, velocity: velocity, edge: 0)
      for time in [0.0, 0.05, 0.2] {
        XCTAssertEqual(ours.state(at: time).position, theirs.state(at: time).position, accuracy: 1e-9)
      }
    }
    let met = Feel.macos.coast.bounce.bounce(from: 0, velocity: 1000, edge: 0, isMet: true)
    XCTAssertEqual(met.state(at: 0.05).position, stretch.spring(from: 0, velocity: 1000, edge: 0).state(at: 0.05).position, accuracy: 1e-9)
  }

  func test_aFlickBackFromOutOfRange_coastsOnlyIfItIsFasterThanTheEdgesOwnReturn() {
    let range = Interval(lower: 0, upper: 1000)
    for rule in BounceRule.allCases {
      var feel = CoastFeel(drag: 2, bounce: Self.shape, transferLimit: .infinity)
      feel.bounce.rule = rule
      let own = feel.bounce.returnSpeed(from: -40)
      for (velocity, coasts) in [(own * 0.99, false), (own * 1.01, true)] {
        for sign in [1.0, -1] {
          let start = sign > 0 ? -40.0 : 1040
          let motion = Motion.letGo(
            MotionState(position: start, velocity: velocity * sign), in: range, feel: feel)
          switch motion {
          case .bounce: XCTAssertFalse(coasts)
          case .coast: XCTAssertTrue(coasts)
          case .rest, .ballistic, .curve, .cruise: XCTFail("\(motion)")
          }
        }
      }
    }
  }
}
