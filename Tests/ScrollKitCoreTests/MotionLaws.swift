import XCTest

@testable import ScrollKitCore

/// The laws of every motion.
struct MotionLaws {
  /// Creates the motion from a start and a velocity, in content shifted by `origin` points
  /// and scaled by `scale`; a negative scale mirrors it.
  typealias Make = (_ start: Double, _ velocity: Double, _ origin: Double, _ scale: Double) -> Motion

  let name: String
  let start: Double
  let velocity: Double
  /// The largest step onto the destination, in points.
  let lastStep: Double
  let make: Make

  func check(file: StaticString = #filePath, line: UInt = #line) {
    checkAtOneSize(file: file, line: line)
    tenTimesTheLengthsGiveTenTimesThePath(file, line)
  }

  /// For motions with an intrinsic length, which do not scale.
  func checkAtOneSize(file: StaticString = #filePath, line: UInt = #line) {
    startsWhereAndAsFastAsItWasTold(file, line)
    velocityIsTheSlopeOfPosition(file, line)
    mirroredStartGivesMirroredPath(file, line)
    movedCoordinatesMoveThePath(file, line)
    arrivesWithoutAJumpAndStays(file, line)
    shiftedContentShiftsThePath(file, line)
    turnsWhereItsVelocityChangesSign(file, line)
    arcsMeetWithoutAJump(file, line)
    timeReachingUndoesPosition(file, line)
  }

  /// For memoryless motions: restarted from any state, the motion ends at the same destination.
  func checkRestart(file: StaticString = #filePath, line: UInt = #line) {
    let whole = motion
    for share in [0.1, 0.3, 0.5, 0.8] {
      let time = whole.duration * share
      let state = whole.state(at: time)
      let rest = make(state.position, state.velocity, 0, 1)
      XCTAssertEqual(rest.destination, whole.destination, accuracy: 1e-8, "\(name): restart", file: file, line: line)
      for later in [0.05, 0.2] {
        let expected = whole.state(at: time + later * whole.duration).position
        let actual = rest.state(at: later * whole.duration).position
        XCTAssertEqual(actual, expected, accuracy: lastStep + 1e-8, "\(name): restart", file: file, line: line)
      }
    }
  }

  private var motion: Motion { make(start, velocity, 0, 1) }

  private func startsWhereAndAsFastAsItWasTold(_ file: StaticString, _ line: UInt) {
    guard motion.duration > 0 else { return }
    let state = motion.state(at: 0)
    XCTAssertEqual(state.position, start, accuracy: 1e-9, "\(name): start", file: file, line: line)
    XCTAssertEqual(state.velocity, velocity, accuracy: 1e-6, "\(name): speed", file: file, line: line)
  }

  private func velocityIsTheSlopeOfPosition(_ file: StaticString, _ line: UInt) {
    let width = 1e-6
    var time = 0.0137
    while time < motion.duration - 2 * width {
      let before = motion.state(at: time - width).position
      let after = motion.state(at: time + width).position
      let slope = (after - before) / (2 * width)
      let reported = motion.state(at: time).velocity
      let scale = max(1, abs(velocity), abs(reported))
      XCTAssertEqual(
        slope / scale, reported / scale, accuracy: 2e-4, "\(name): slope at \(time)", file: file, line: line)
      time += 0.0271
    }
  }

  private func mirroredStartGivesMirroredPath(_ file: StaticString, _ line: UInt) {
    let mirror = make(-start, -velocity, 0, -1)
    XCTAssertEqual(mirror.destination, -motion.destination, "\(name): mirror", file: file, line: line)
    for step in 0...60 {
      let time = Double(step) * 0.05
      let left = mirror.state(at: time)
      let right = motion.state(at: time)
      XCTAssertEqual(left.position, -right.position, "\(name): mirror at \(time)", file: file, line: line)
      XCTAssertEqual(left.velocity, -right.velocity, "\(name): mirror at \(time)", file: file, line: line)
    }
  }

  private func movedCoordinatesMoveThePath(_ file: StaticString, _ line: UInt) {
    let moved = make(start + 1000, velocity, 1000, 1)
    XCTAssertEqual(moved.duration, motion.duration, accuracy: 1e-9, "\(name): moved", file: file, line: line)
    for step in 0...60 {
      let time = Double(step) * 0.05
      XCTAssertEqual(
        moved.state(at: time).position, motion.state(at: time).position + 1000, accuracy: 1e-8,
        "\(name): moved at \(time)", file: file, line: line)
    }
  }

  /// Rest thresholds do not scale, so the end is not compared.
  private func tenTimesTheLengthsGiveTenTimesThePath(_ file: StaticString, _ line: UInt) {
    let large = make(start * 10, velocity * 10, 0, 10)
    for share in [0.0, 0.1, 0.25, 0.5, 0.75] {
      let time = motion.duration * share
      XCTAssertEqual(
        large.state(at: time).position, 10 * motion.state(at: time).position, accuracy: 1e-7,
        "\(name): tenfold at \(time)", file: file, line: line)
    }
  }

  private func arrivesWithoutAJumpAndStays(_ file: StaticString, _ line: UInt) {
    let end = motion.duration
    let before = motion.state(at: end.nextDown).position
    XCTAssertEqual(before, motion.destination, accuracy: lastStep + 1e-9, "\(name): arrival", file: file, line: line)
    for later in [0, 1e-9, 0.1, 10, 1e9] {
      let state = motion.state(at: end + later)
      XCTAssertEqual(state.position, motion.destination, "\(name): stays", file: file, line: line)
      XCTAssertEqual(state.velocity, 0, "\(name): stays", file: file, line: line)
    }
  }

  private func shiftedContentShiftsThePath(_ file: StaticString, _ line: UInt) {
    let shifted = motion.shifted(by: 400)
    XCTAssertEqual(shifted.duration, motion.duration, "\(name): shift", file: file, line: line)
    XCTAssertEqual(shifted.bounceBegin, motion.bounceBegin, "\(name): shift", file: file, line: line)
    XCTAssertEqual(shifted.destination, motion.destination + 400, accuracy: 1e-9, "\(name): shift", file: file, line: line)
    for step in 0...40 {
      let time = Double(step) * 0.05
      let state = shifted.state(at: time)
      XCTAssertEqual(state.position, motion.state(at: time).position + 400, accuracy: 1e-8, "\(name): shift", file: file, line: line)
      XCTAssertEqual(state.velocity, motion.state(at: time).velocity, "\(name): shift", file: file, line: line)
    }
  }

  /// Every change of the velocity's sign, finely sampled, is a turn, and every turn is one.
  private func turnsWhereItsVelocityChangesSign(_ file: StaticString, _ line: UInt) {
    let motion = motion
    var turns: [Double] = []
    var turn = motion.nextTurn(after: 0)
    while turn < .infinity, turns.count < 10_000 {
      XCTAssertGreaterThan(turn, turns.last ?? 0, "\(name): turns", file: file, line: line)
      XCTAssertLessThan(turn, motion.duration, "\(name): turns", file: file, line: line)
      turns.append(turn)
      turn = motion.nextTurn(after: turn)
    }
    let count = 4000
    var last = (time: 0.0, sign: 0.0)
    for step in 0..<count {
      let time = motion.duration * Double(step) / Double(count)
      let velocity = motion.state(at: time).velocity
      let sign = velocity > 0 ? 1.0 : velocity < 0 ? -1 : 0
      guard sign != 0 else { continue }
      let between = turns.filter { $0 > last.time && $0 <= time }
      if last.sign != 0 {
        XCTAssertEqual(
          between.count % 2 == 1, sign != last.sign, "\(name): turns from \(last.time) to \(time)",
          file: file, line: line)
      }
      if let first = between.first {
        XCTAssertEqual(motion.nextTurn(after: last.time), first, file: file, line: line)
      }
      last = (time, sign)
    }
  }

  /// The position always; the velocity, too, unless a bounce begins with another share of it.
  private func arcsMeetWithoutAJump(_ file: StaticString, _ line: UInt) {
    let motion = motion
    for end in [motion.secondBegin, motion.thirdBegin] where end < motion.duration {
      let before = motion.state(at: end.nextDown)
      let after = motion.state(at: end)
      let width = end.ulp * (1 + abs(before.velocity) + abs(after.velocity))
      XCTAssertEqual(
        before.position, after.position, accuracy: 1e-8 + width, "\(name): meets at \(end)", file: file,
        line: line)
      if end != motion.bounceBegin {
        XCTAssertEqual(
          before.velocity, after.velocity, accuracy: 1e-6, "\(name): meets at \(end)", file: file,
          line: line)
      } else {
        XCTAssertGreaterThanOrEqual(
          before.velocity * after.velocity, 0, "\(name): an edge reverses nothing at once", file: file,
          line: line)
      }
    }
  }

  private func timeReachingUndoesPosition(_ file: StaticString, _ line: UInt) {
    let motion = motion
    for share in [0.0, 0.01, 0.2, 0.5, 0.9] {
      let time = motion.duration * share
      let state = motion.state(at: time)
      // A curve may be at its destination before its duration is over.
      guard state.position != motion.destination else { continue }
      guard let reached = motion.time(reaching: state.position) else {
        XCTFail("\(name): never at \(state.position)", file: file, line: line)
        continue
      }
      XCTAssertLessThanOrEqual(reached, time + 1e-6, "\(name): reached", file: file, line: line)
      XCTAssertEqual(
        motion.state(at: reached).position, state.position, accuracy: lastStep + 1e-7,
        "\(name): reached", file: file, line: line)
      for begin in [0.0, 0.3, 0.7, 1] {  // from a time before on
        guard let later = motion.time(reaching: state.position, from: begin * time) else {
          XCTFail("\(name): not at \(state.position) from \(begin * time) on", file: file, line: line)
          continue
        }
        XCTAssertGreaterThanOrEqual(later, begin * time, "\(name): from a time", file: file, line: line)
        XCTAssertLessThanOrEqual(later, time + 1e-6, "\(name): from a time", file: file, line: line)
        XCTAssertEqual(
          motion.state(at: later).position, state.position, accuracy: lastStep + 1e-7,
          "\(name): from a time", file: file, line: line)
      }
    }
    XCTAssertNil(motion.time(reaching: 1e9), "\(name): beyond", file: file, line: line)
    XCTAssertEqual(
      motion.time(reaching: motion.state(at: 0).position), 0, "\(name): start", file: file, line: line)
  }
}

extension SpringShape {
  /// Every damping regime, and both sides of its limits.
  static let regimes: [(name: String, shape: SpringShape)] = [
    ("critical", SpringShape(mass: 1, stiffness: 100, dampingRatio: 1)),
    ("under", SpringShape(mass: 1, stiffness: 100, dampingRatio: 0.25)),
    ("just under", SpringShape(mass: 1, stiffness: 100, dampingRatio: 0.99999)),
    ("over", SpringShape(mass: 0.5, stiffness: 100, dampingRatio: 1.1)),
    ("just over", SpringShape(mass: 0.5, stiffness: 100, dampingRatio: 1.00001)),
    ("creeping", SpringShape(mass: 1, stiffness: 50, dampingRatio: 3)),
  ]
}
