import XCTest

@testable import ScrollKitCore

final class MotionTests: XCTestCase {
  /// The distance from 10⁻¹⁰ to the smallest number is rounded, and so is their sum.
  func test_aMotionThatIsShifted_endsExactlyThere() {
    let motion = Motion.rest(at: 1e-10).shifted(toEndAt: 5e-324)
    XCTAssertEqual(motion.destination, 5e-324)
    XCTAssertEqual(motion.state(at: 1).position, 5e-324)
  }

  func test_anEasedArcTurns_onlyIfItBeginsBackwards() {
    for (y1, turns) in [(-1.0, true), (0, false), (0.5, false), (0.8, false), (1, false)] {
      let arc = Arc(.eased(distance: 100, duration: 1, Easing(x1: 0.5, y1: y1, x2: 0.5)), start: 0)
      XCTAssertEqual(arc.nextTurn(after: 0) < .infinity, turns, "\(y1)")
    }
  }

  func test_theNextTurn_isLater_alsoFromATurn() {
    for frequency in stride(from: 0.5, through: 60, by: 0.37) {
      let arc = Arc(.oscillation(a: 30, b: -20, decay: 0.3 * frequency, frequency: frequency), start: 100)
      var turn = 0.0
      for number in 1...20 {
        let next = arc.nextTurn(after: turn)
        XCTAssertGreaterThan(next, turn, "\(frequency), turn \(number)")
        if number > 1 { XCTAssertEqual(next - turn, .pi / frequency, accuracy: 1e-9, "\(frequency), turn \(number)") }
        turn = next
      }
    }
  }

  func test_aBrakedArcTurns_whereItsVelocityIs0() {
    for (velocity, brake, turn) in [(10.0, 1.0, 10.0), (10, 4, 2.5), (-10, -4, 2.5), (10, -1, .infinity), (10, 0, .infinity)] {
      XCTAssertEqual(Arc(.braked(velocity: velocity, brake: brake), start: 7).nextTurn(after: 0), turn)
    }
  }

  static let normal = 2.002002670673338
  static let fast = 10.050335853501449

  func test_contentAtRest_staysWhereItIs() {
    let rest = Motion.rest(at: 40)
    for time in [0.0, 1, 1e6] { XCTAssertEqual(rest.state(at: time), MotionState(position: 40, velocity: 0)) }
    XCTAssertEqual(Arc(.rest, start: 7).state(at: 3), MotionState(position: 7, velocity: 0))
  }

  func test_decelerationsObeyTheLaws() {
    for drag in [Self.normal, Self.fast] {
      for velocity in [1200.0, -1200, 37, -20_000] {
        let laws = MotionLaws(name: "coast \(drag) \(velocity)", start: 310, velocity: velocity, lastStep: 0) {
          start, velocity, _, _ in
          .deceleration(start: start, initialVelocity: velocity, drag: drag)
        }
        laws.check()
        laws.checkRestart()
      }
    }
  }

  func test_springsObeyTheLaws() {
    for (name, shape) in SpringShape.regimes {
      for (start, velocity) in [(50.0, -1000.0), (-80, 500), (0.25, 2000), (120, 0), (-60, -300)] {
        let laws = MotionLaws(
          name: "\(name) spring \(start) \(velocity)", start: start, velocity: velocity, lastStep: 0.01
        ) { start, velocity, origin, _ in
          .spring(start: start, initialVelocity: velocity, destination: origin, shape: shape)
        }
        laws.check()
        laws.checkRestart()
      }
    }
  }

  func test_coastsThatBounceObeyTheLaws() {
    for (name, shape) in SpringShape.regimes {
      for velocity in [3000.0, -3000, 9000, -9000] {
        MotionLaws(name: "\(name) bounce \(velocity)", start: 100, velocity: velocity, lastStep: 0.01) {
          start, velocity, origin, scale in
          let ends = [(-200 * scale) + origin, (700 * scale) + origin].sorted()
          return .release(
            MotionState(position: start, velocity: velocity),
            in: Interval(lower: ends[0], upper: ends[1]),
            feel: CoastFeel(drag: Self.normal, bounce: shape, transferLimit: .infinity))
        }.check()
      }
    }
  }

  func test_aCoastStoppedDeadAtTheEdgeArrivesThereAndStays() {
    let feel = CoastFeel(drag: Self.normal, bounce: SpringShape.regimes[0].shape, transferLimit: 0)
    for velocity in [3000.0, -3000] {
      let motion = Motion.release(
        MotionState(position: 100, velocity: velocity), in: Interval(lower: -50, upper: 400), feel: feel)
      let edge = velocity > 0 ? 400.0 : -50
      XCTAssertEqual(motion.destination, edge)
      XCTAssertEqual(motion.state(at: motion.duration.nextDown).position, edge, accuracy: 1e-9)
      for step in 0...100 {
        let position = motion.state(at: Double(step) * 0.01).position
        XCTAssertTrue((-50...400).contains(position), "never out of range")
      }
    }
  }

  func test_timedCurvesObeyTheLaws() {
    for (velocity, destination) in [(0.0, 500.0), (900, 500), (-300, 500), (400, -700), (0, -20)] {
      MotionLaws(name: "curve \(velocity) to \(destination)", start: 30, velocity: velocity, lastStep: 1e-6) {
        start, velocity, origin, scale in
        .curve(
          moving: MotionState(position: start, velocity: velocity),
          destination: destination * scale + origin, duration: 0.3, easing: .easeInOut,
          range: Interval(lower: -1e6, upper: 1e6))
      }.check()
    }
  }

  /// 100 pt/s for a second, then 50 pt/s for a second.
  func test_aMotionThatEndsWhereItsSecondArcBegins_isFollowedByBothArcsOfTheNext() {
    func line(_ start: Double, _ end: Double) -> Motion { .line(from: start, to: end, duration: 1) }
    let next = line(100, 200).followed(by: line(200, 250), at: 1)
    for motion in [line(0, 100), line(0, 100).followed(by: line(100, 0), at: 1)].map({ $0.followed(by: next, at: 1) }) {
      XCTAssertEqual([0.5, 1, 1.5, 2, 2.5, 3].map { motion.state(at: $0).position }, [50, 100, 150, 200, 225, 250])
      XCTAssertEqual([0.5, 1.5, 2.5].map { motion.state(at: $0).velocity }, [100, 100, 50])
    }
  }

  func test_whatBounces_restsOnItsEdgeAtItsDuration_howeverItsTimesAreRounded() {
    // crossing + bounce.duration − crossing may be less than bounce.duration.
    let feel = CoastFeel(drag: 2, bounce: SpringShape.regimes[0].shape, transferLimit: .infinity)
    for count in 0..<400 {
      let start = 44.7570936666699
      let velocity = 100 + 37.3 * Double(count)
      let motion = Motion.release(
        MotionState(position: start, velocity: velocity),
        in: Interval(lower: 0, upper: start + velocity / 5), feel: feel)
      XCTAssertLessThan(motion.bounceBegin, motion.duration)
      let last = motion.state(at: motion.duration)
      XCTAssertEqual(last, MotionState(position: motion.destination, velocity: 0), "\(velocity)")
    }
  }

  func test_theMotionOfReleasedContent_dependsOnItsDirection() {
    let feel = CoastFeel(drag: 2, bounce: SpringShape.regimes[0].shape, transferLimit: .infinity)
    let range = Interval(lower: 0, upper: 1000)
    func kind(_ position: Double, _ velocity: Double) -> String {
      let motion = Motion.release(MotionState(position: position, velocity: velocity), in: range, feel: feel)
      if motion.duration == 0 { return "rest \(motion.destination)" }
      if motion.bounceBegin == .infinity { return "coast" }
      return (motion.bounceBegin == 0 ? "spring" : "bounce") + " \(motion.destination)"
    }
    let table: [(position: Double, velocity: Double, expected: String)] = [
      (500, 0, "rest 500.0"), (500, 200, "coast"), (500, -200, "coast"),
      (500, 2000, "bounce 1000.0"), (500, -2000, "bounce 0.0"),
      (-40, 0, "spring 0.0"), (-40, -500, "spring 0.0"), (-40, 50, "spring 0.0"),
      (-40, 500, "coast"), (-40, 5000, "bounce 1000.0"),
      (1040, 0, "spring 1000.0"), (1040, 500, "spring 1000.0"), (1040, -500, "coast"),
      (1040, -5000, "bounce 0.0"), (0, -500, "spring 0.0"), (1000, 500, "spring 1000.0"),
      (0, 0, "rest 0.0"), (-0.005, 0, "rest 0.0"), (500, 0.9, "rest 500.0"),
    ]
    for row in table {
      XCTAssertEqual(kind(row.position, row.velocity), row.expected, "from \(row.position) at \(row.velocity)")
    }
  }

  func test_contentFlungOutAtAnEdge_restsOnIt_despiteRounding() {
    var numbers = SeededNumbers(seed: 7)
    let feels: [Feel] = [.uikit, .android, .flutterAndroid, .chromium, .qt, .gtk, .macos]
    for feel in feels {
      for _ in 0..<400 {
        let edge = Double.random(in: 1...5000, using: &numbers)
        let velocity = Double.random(in: 60...9000, using: &numbers)
        let motion = Motion.release(
          MotionState(position: edge, velocity: velocity), in: Interval(lower: 0, upper: edge),
          feel: feel.coast, reach: 1440)
        guard motion.destination != edge else { continue }
        return XCTFail("\(feel.coast.rule) at \(edge) with \(velocity): \(motion.destination)")
      }
    }
  }

  func test_contentThatDoesNotScroll_bouncesAtItsOnlyOffset() {
    let feel = CoastFeel(drag: 2, bounce: SpringShape.regimes[0].shape, transferLimit: .infinity)
    let motion = Motion.release(
      MotionState(position: 7, velocity: 900), in: Interval(lower: 7, upper: 7), feel: feel)
    XCTAssertEqual(motion.destination, 7)
    XCTAssertGreaterThan(motion.state(at: 0.1).position, 7)
    XCTAssertEqual(motion.bounceBegin, 0)
  }

  func test_theTransferLimit_holdsInBothDirections() {
    let feel = CoastFeel(drag: 2, bounce: SpringShape.regimes[0].shape, transferLimit: 500)
    for sign in [1.0, -1] {
      let bounce = Motion.release(
        MotionState(position: 0, velocity: 9000 * sign), in: Interval(lower: -100, upper: 100), feel: feel)
      XCTAssertEqual(bounce.state(at: bounce.bounceBegin).velocity, 500 * sign)
      let out = Motion.release(
        MotionState(position: 150 * sign, velocity: 9000 * sign), in: Interval(lower: -100, upper: 100), feel: feel)
      XCTAssertEqual(out.state(at: 0).velocity, 500 * sign)
    }
  }
}
