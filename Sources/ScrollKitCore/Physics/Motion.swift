/// The movement of an offset along one axis, known from beginning to end: at most three arcs in a row.
///
///     coast ─────────────────────────▶ rest
///     coast ─▶ spring ───────────────▶ rest on the edge
///     coast ─▶ brake out ─▶ curve back ▶ rest on the edge
///
/// Position and velocity are functions of time, so the frame rate cannot change the path. It rests exactly at the
/// destination.
package struct Motion: Equatable, Sendable {
  private(set) var first: Arc
  private var second: Arc
  private var third: Arc
  /// The times at which the second and the third arc begin, in seconds; infinite if there is none.
  private(set) var secondBegin = Double.infinity
  private(set) var thirdBegin = Double.infinity
  /// The time at which it rests, in seconds since its beginning.
  package private(set) var duration: Double
  /// The offset at which it rests, in points.
  package private(set) var destination: Double
  /// The time at which an edge begins to return it, in seconds; infinite if none does.
  private(set) var bounceBegin = Double.infinity
  package let purpose: Purpose

  /// What gives the destination. It also decides how the motion continues when the range changes.
  package enum Purpose: UInt8, Sendable {
    /// Content was released: its velocity and the range give the destination.
    case release
    /// The destination itself was given.
    case target
    /// A velocity was given: the content moves up to the end of the range.
    case pace
  }

  /// A motion of one arc.
  init(_ arc: Arc, duration: Double, destination: Double, purpose: Purpose = .release) {
    first = arc
    second = Arc(.rest, start: destination)
    third = second
    self.duration = duration
    self.destination = destination
    self.purpose = purpose
  }

  /// Content that rests.
  package static func rest(at offset: Double, purpose: Purpose = .release) -> Motion {
    Motion(Arc(.rest, start: offset), duration: 0, destination: offset, purpose: purpose)
  }

  /// A movement at a constant velocity, or rest if it takes no time or never ends.
  static func line(from start: Double, to end: Double, duration: Double) -> Motion {
    guard duration > 0, duration < .infinity else { return .rest(at: start) }
    return Motion(Arc(.braked(velocity: (end - start) / duration, brake: 0), start: start), duration: duration, destination: end)
  }

  /// Its first arc until `end`, then another motion of at most two arcs; its first two arcs and a motion of one arc if
  /// `end` is within the second.
  func followed(by next: Motion, at end: Double) -> Motion {
    var joined = self
    if end > secondBegin {
      joined.third = next.first
      joined.thirdBegin = end
    } else {
      joined.second = next.first
      joined.third = next.second
      joined.secondBegin = end
      joined.thirdBegin = end + next.secondBegin
    }
    joined.duration = end + next.duration
    joined.destination = next.destination
    joined.bounceBegin = end + next.bounceBegin
    return joined
  }

  /// The same motion as the bounce of an edge.
  var bouncing: Motion {
    var bouncing = self
    if duration > 0 { bouncing.bounceBegin = 0 }
    return bouncing
  }

  // MARK: State

  /// Position and velocity at a time.
  package func state(at time: Double) -> MotionState {
    guard time < duration else { return MotionState(position: destination, velocity: 0) }
    if time < secondBegin { return first.state(at: time) }
    return time < thirdBegin
      ? second.state(at: time - secondBegin) : third.state(at: time - thirdBegin)
  }

  /// The same motion, shifted by `distance` points.
  package func shifted(by distance: Double) -> Motion {
    var shifted = self
    shifted.first.start += distance
    shifted.second.start += distance
    shifted.third.start += distance
    shifted.destination += distance
    return shifted
  }

  /// The same motion, shifted so that it ends exactly at an offset, in points.
  func shifted(toEndAt offset: Double) -> Motion {
    var shifted = shifted(by: offset - destination)
    shifted.destination = offset  // the sum may be rounded
    return shifted
  }

  // MARK: Bounce

  /// The end of the range at which it bounces: 1 for the upper, −1 for the lower, 0 for none.
  package var bounceSide: Double {
    guard bounceBegin < duration else { return 0 }
    let state = state(at: bounceBegin)
    let overscroll = state.position - destination
    let direction = overscroll != 0 ? overscroll : state.velocity
    return direction > 0 ? 1 : direction < 0 ? -1 : 0
  }

  // MARK: Path

  /// The first time after `time` at which the direction of movement reverses; infinity if there is
  /// none.
  package func nextTurn(after time: Double) -> Double {
    guard time < duration else { return .infinity }
    var turn = self.turn(of: first, from: 0, to: min(secondBegin, duration), after: time)
    if turn == .infinity, secondBegin < duration {
      if secondBegin > time, first.stops(before: second) { return secondBegin }
      turn = self.turn(of: second, from: secondBegin, to: min(thirdBegin, duration), after: time)
      if turn == .infinity, thirdBegin < duration {
        if thirdBegin > time, second.stops(before: third) { return thirdBegin }
        turn = self.turn(of: third, from: thirdBegin, to: duration, after: time)
      }
    }
    return turn
  }

  private func turn(of arc: Arc, from begin: Double, to end: Double, after time: Double) -> Double {
    var turn = arc.nextTurn(after: max(0, time - begin))
    // The sum may be rounded down to `time` itself.
    if begin + turn <= time { turn = arc.nextTurn(after: Math.next(after: turn)) }
    return begin + turn < end ? begin + turn : .infinity
  }

  /// The first time from `earliest` on at which it is at a position; nil if it never is there then.
  package func time(reaching position: Double, from earliest: Double = 0) -> Double? {
    var begin = max(0, earliest)
    var start = state(at: begin).position
    guard position != start else { return begin }
    while begin < duration {
      let end = monotoneEnd(after: begin)
      let stop = state(at: end).position
      if (position - start) * (position - stop) <= 0 {
        if end == duration, position == destination { return duration }
        if begin < secondBegin { return first.time(reaching: position, from: begin, to: end) }
        let (arc, arcBegin) = begin < thirdBegin ? (second, secondBegin) : (third, thirdBegin)
        let since = arc.time(reaching: position, from: begin - arcBegin, to: end - arcBegin)
        return arcBegin + since
      }
      (begin, start) = (end, stop)
    }
    return nil
  }

  /// The time up to which it follows the arc of `time` without a turn.
  ///
  /// - Precondition: `time < duration`.
  private func monotoneEnd(after time: Double) -> Double {
    let next = time < secondBegin ? secondBegin : time < thirdBegin ? thirdBegin : duration
    return min(nextTurn(after: time), min(next, duration))
  }

  // MARK: Parts

  /// The Bézier curve that it follows; nil if it follows none.
  var easing: Easing? {
    guard case .eased(_, _, let easing) = first.form else { return nil }
    return easing
  }

  private var meetsEdge: Bool { secondBegin == duration || thirdBegin == duration || bounceBegin < .infinity }

  /// The end of the range that is the reason for its destination: 1 for the upper, −1 for the lower; nil if none is.
  var edgeSide: Double? {
    guard meetsEdge else { return nil }
    let direction = bounceSide != 0 ? bounceSide : endVelocity
    return direction > 0 ? 1 : -1
  }

  /// The velocity with which an edge ends it, in points per second; 0 if none does.
  var endVelocity: Double {
    if secondBegin == duration { return first.state(at: duration).velocity }
    return thirdBegin == duration ? second.state(at: duration - secondBegin).velocity : 0
  }

  /// Whether it approaches its destination exponentially.
  var isApproach: Bool {
    guard case .approach = first.form else { return false }
    return true
  }

  /// The velocity that was given, in points per second; 0 if none was.
  var pace: Double { purpose == .pace ? constantVelocity : 0 }

  /// The constant velocity that it has or will have up to its destination, in points per second; 0 if none.
  var constantVelocity: Double {
    let last = secondBegin < .infinity ? second : first
    guard purpose != .release, thirdBegin == .infinity, case .braked(let velocity, brake: 0) = last.form else { return 0 }
    return velocity
  }

  /// Seconds from `time` until it has its constant velocity.
  func rampLeft(at time: Double) -> Double {
    guard time < secondBegin, case .braked(let velocity, let brake) = first.form, brake != 0 else {
      return 0
    }
    return (velocity - brake * time - constantVelocity) / brake
  }
}

extension Arc {
  /// Whether it comes to a stop and `next` then moves back.
  fileprivate func stops(before next: Arc) -> Bool {
    guard case .braked(_, let brake) = form else { return false }
    return brake * next.returnDirection < 0
  }
}
