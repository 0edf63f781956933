extension Motion {
  /// The motion of content that is released.
  ///
  ///     out of range, and the edge is what brings it back → back to the edge
  ///     velocity carries it past an edge                  → coast, then bounce
  ///     otherwise                                         → coast
  ///
  /// Deviation: Flutter and ScrollMechanics spring to the edge whenever content is released out of
  /// range, which swallows a flick back into the content; here a flick faster than the spring's own
  /// return coasts on.
  ///
  /// - Parameters:
  ///   - ends: How the ends of the range behave.
  ///   - speeds: Of both axes, in points per second; zero if only this one is released.
  ///   - reach: The farthest that a coast goes along the faster axis, in points, for `softened`.
  public static func letGo(
    _ moving: MotionState, in range: Interval, feel: CoastFeel,
    ends: Ends<EdgeBehavior> = Ends(both: .bounce), speeds: Vector = .zero,
    reach: Double = .infinity
  ) -> Motion {
    let coast = feel.coast(moving, speeds: speeds, reach: reach)
    let edge = range.clamp(coast.destination)
    let overscroll = range.overscroll(of: moving.position)
    if overscroll != 0 {
      let end = feel.end(ends[overscroll])
      let isFlungBack =
        moving.velocity * overscroll < 0
        && moving.velocity.magnitude > end.returnSpeed(from: overscroll)
        && range.overscroll(of: coast.destination) * overscroll <= 0
      if !isFlungBack {
        return end.bounce(
          from: moving.position, velocity: moving.velocity, edge: range.clamp(moving.position)
        ).bouncing
      }
    }
    if coast.destination != edge, let crossing = coast.time(reaching: edge) {
      let end = feel.end(ends[coast.destination - edge])
      let bounce = end.bounce(coastingAt: coast.state(at: crossing).velocity, edge: edge)
      return coast.followed(by: bounce.bouncing, at: crossing)
    }
    return coast.duration > 0 ? coast : .rest(at: edge)
  }

  /// The motion of content that is released and is to rest at `destination`, wherever its velocity
  /// would carry it: a coast with another drag if that is possible, else a curve.
  ///
  /// - Parameter duration: The longest that a curve takes, in seconds.
  public static func landing(
    _ moving: MotionState, at destination: Double, in range: Interval, drag: Double, duration: Double
  ) -> Motion {
    // Taste. A third to eight times the drag still looks like a coast.
    deceleration(
      start: moving.position, initialVelocity: moving.velocity, destination: destination,
      drags: drag / 3...drag * 8)
      ?? curve(
        moving: moving, destination: destination, duration: duration, easing: .easeInOut,
        range: range)
  }
}
