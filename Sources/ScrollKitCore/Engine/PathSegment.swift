/// A part of the content's path in which the offset moves in one direction along each axis.
///
///     offset │    ╭─╮             ╭─╮   a segment ends at a turning point, where the content enters the
///            │   ╱   ╲___    ____╱   ╲  range or bounces, at rest, and at every call but a tick that changes it
///            └──┬──┬──┬────┬──┬────┬───▶ time
///
/// While pull to refresh holds the content open, a segment also ends where the content reaches its closed start. A segment also
/// ends where the pull of an edge has receded.
///
/// The segments follow from the calls alone, not from the ticks between them. So a behaviour that follows the content
/// segment by segment has the same state at every frame rate.
struct PathSegment: Equatable, Sendable {
  /// The content offset where it begins, in points.
  let start: Vector
  /// When it begins, in seconds.
  let begin: Double
  /// When it ends if nothing else happens, in seconds; infinity if time alone does not end it.
  let end: Double
  /// Counts the segments, and wraps around.
  let number: UInt32
}

extension Scroller {
  /// When the segment that begins at `now` ends, in seconds; infinity if time alone does not end it.
  mutating func segmentEnd(after now: Double) -> Double {
    min(phaseEnd(after: now), recessionEnd(after: now))
  }

  private mutating func phaseEnd(after now: Double) -> Double {
    switch activity.kind {
    case .idle, .tracking, .trackpadHold, .pinching, .chained, .chainedByFingers: .infinity
    case .dragging: isResampled ? resampledSegmentEnd(after: now) : .infinity
    case .panning, .momentum, .wheelStream: activity.end
    case .zoomAnimating: activity.zoomAnimation?.segmentEnd(after: now) ?? .infinity
    case .moving:
      min(
        activity.end,
        activity.trajectory?.segmentEnd(after: now, in: setting.restRange(.y), content: setting.geometry.y.range) ?? .infinity)
    }
  }
}

extension Scroller {
  /// Position and velocity along both axes at a time within the present segment of the path; nil if time alone does not move the
  /// content. A resampled finger moves there.
  mutating func states(inSegmentAt now: Double) -> Pair<MotionState>? {
    if isResampled { return resample(at: now).map(Pair.init(restingAt:)) }
    return activity.kind == .moving ? activity.states(at: now) : nil
  }

  /// The offset at a time within the present segment of the path, in points.
  mutating func offset(inSegmentAt time: Double) -> Vector {
    if isResampled, let drag = resampledDrag(at: time) { return drag.offset }
    guard let motions = activity.pathMotions else { return activity.offset(at: time) }
    return Vector { axis in motions[axis].state(at: time).position }
  }
}

extension TimedMotion {
  /// When it first turns or ends after `now`, in seconds.
  fileprivate func segmentEnd(after now: Double) -> Double {
    guard now < end else { return end }
    let turn = nextTurn(after: now)
    if turn < end { return turn }
    let last = min(Math.next(before: end), since + motion.duration * Self.lastShare)
    if last > now, turns(at: last) { return last }
    return end
  }

  /// Whether the direction of movement reverses from the last time to the end: a spring ends anywhere in an
  /// oscillation that is too small to see.
  private func turns(at last: Double) -> Bool {
    let state = state(at: last)
    let distance = motion.destination - state.position
    return distance.magnitude > Vector.rounding && distance * state.velocity < 0
  }

  /// Derived. 1 − 2⁻⁵⁰ of the duration: the difference of that time and the begin is not rounded up to the duration.
  /// Smaller ends the last movement earlier.
  private static let lastShare = 1 - 4 * Double.ulpOfOne
}

extension ZoomAnimation {
  /// When the scale first turns or ends after `now`, in seconds.
  fileprivate func segmentEnd(after now: Double) -> Double {
    TimedMotion(motion: motion, since: since).segmentEnd(after: now)
  }
}

extension Trajectory {
  /// When it first turns, bounces, rests along an axis, enters the rest range or reaches its closed start after `now`, in
  /// seconds; infinity if it does none of these.
  ///
  /// - Parameters:
  ///   - range: The vertical rest range.
  ///   - content: The vertical content range. It begins at the closed start.
  fileprivate func segmentEnd(after now: Double, in range: Interval, content: Interval) -> Double {
    let (x, y) = (motions.x, motions.y)
    var next = Double.infinity
    func meet(_ time: Double) { if time > now { next = min(next, time) } }
    meet(x.segmentEnd(after: now))
    meet(y.segmentEnd(after: now))
    meet(x.bounceBegin)
    meet(y.bounceBegin)
    guard next < .infinity else { return next }
    let (start, end) = (y.state(at: now).position, y.state(at: next).position)
    let overscroll = range.overscroll(of: start)
    let edge = overscroll < 0 ? range.lower : range.upper
    if overscroll.magnitude > Vector.rounding, (end - edge) * overscroll < 0 {
      meet(y.time(reaching: edge, from: now) ?? .infinity)
    }
    if range.lower < content.lower, content.lower - start > Vector.rounding, content.lower <= end {
      meet(y.time(reaching: content.lower, from: now) ?? .infinity)
    }
    return next
  }
}
