/// A motion and the time at which it began.
package struct TimedMotion: Equatable, Sendable {
  package let motion: Motion
  /// The time at which it began, in seconds on the clock of the scroll view.
  package let since: Double

  package init(motion: Motion, since: Double) {
    self.motion = motion
    self.since = since
  }

  /// No motion.
  static var none: TimedMotion { TimedMotion(motion: .rest(at: 0), since: 0) }

  func shifted(by distance: Double) -> TimedMotion {
    TimedMotion(motion: motion.shifted(by: distance), since: since)
  }

  /// Shifted so that it ends exactly at an offset, in points.
  func shifted(toEndAt offset: Double) -> TimedMotion {
    TimedMotion(motion: motion.shifted(toEndAt: offset), since: since)
  }

  /// When it comes to rest, in seconds.
  var end: Double { since + motion.duration }
  package func isOver(at now: Double) -> Bool { now >= end }
  package func state(at now: Double) -> MotionState {
    motion.state(at: now >= end ? .infinity : now - since)  // exactly the destination at the end
  }
  /// When its direction first reverses after `now`, in seconds; infinity if it does not.
  func nextTurn(after now: Double) -> Double {
    let turn = motion.nextTurn(after: now - since)
    // The difference may be rounded down to a time before the turn at `now`.
    return since + (since + turn > now ? turn : motion.nextTurn(after: Math.next(after: turn)))
  }
  /// When it is first at a position from `earliest` on, in seconds; nil if it never is there then.
  func time(reaching position: Double, from earliest: Double) -> Double? {
    motion.time(reaching: position, from: earliest - since).map { since + $0 }
  }
  /// When an edge begins to return it, in seconds; infinity if none does.
  var bounceBegin: Double { since + motion.bounceBegin }
  package func isBouncing(at now: Double) -> Bool { now >= bounceBegin && now < end }
}
