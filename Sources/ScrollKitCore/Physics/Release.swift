extension Motion {
  /// The motion of content that is released.
  ///
  ///     out of range                  → back to the edge, unless flung back faster than that
  ///     reaches an edge               → deceleration, then bounce
  ///     otherwise                     → deceleration
  ///
  /// Deviation: Flutter and ScrollMechanics always return to the edge from out of range, which drops a fling
  /// back into the range. Here a fling faster than the spring's return decelerates in range.
  ///
  /// - Parameters:
  ///   - thrown: The velocity of the content if the edge did not slow it, in points per second; nil if that is its velocity.
  ///   - ends: The behavior of both edges.
  ///   - speeds: Of both axes, in points per second; zero if only this axis is released.
  ///   - reach: The largest distance along the faster axis, in points, for `softened`.
  package static func release(
    _ moving: MotionState, thrown: Double? = nil, in range: Interval, feel: CoastFeel,
    ends: Ends<EdgeBehavior> = Ends(both: .bounce), speeds: Vector = .zero,
    reach: Double = .infinity
  ) -> Motion {
    // Content that moves does not coast by a rounding error to an edge, nor return by one. Content at rest in range stays where it is.
    let rests = moving.velocity == 0 && range.contains(moving.position)
    let start = rests ? moving.position : range.withoutRounding(moving.position)
    let moving = MotionState(position: start, velocity: moving.velocity)
    let natural = feel.coast(moving, speeds: speeds, reach: reach)
    let edge = range.clamp(natural.destination)
    // Qt's bounce has two arcs: there is no third for the end of a deceleration that meets an edge.
    let coast = natural.destination == edge || feel.bounce.rule != .qt ? natural.ending(feel.motionEnd) : natural
    let overscroll = range.overscroll(of: moving.position)
    if overscroll != 0 {
      let end = feel.end(ends[overscroll])
      let isFlungBack =
        moving.velocity * overscroll < 0
        && moving.velocity.magnitude > end.returnSpeed(from: overscroll)
        && range.overscroll(of: coast.destination) * overscroll <= 0
      if !isFlungBack {
        return end.bounce(
          releasing: moving, thrown: thrown ?? moving.velocity, edge: range.clamp(moving.position)
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

  /// The motion of content that is released with a snap target: a deceleration with another drag if
  /// possible, otherwise a curve.
  ///
  /// - Parameter duration: The longest duration of a curve, in seconds.
  package static func landing(
    _ moving: MotionState, at destination: Double, in range: Interval, drag: Double, duration: Double
  ) -> Motion {
    deceleration(
      start: moving.position, initialVelocity: moving.velocity, destination: destination, drags: drags(like: drag))
      ?? curve(
        moving: moving, destination: destination, duration: duration, easing: .easeInOut,
        range: range)
  }

  /// Whether a deceleration with another drag leads to a snap target.
  static func decelerates(_ moving: MotionState, to destination: Double, drag: Double) -> Bool {
    deceleration(
      start: moving.position, initialVelocity: moving.velocity, destination: destination, drags: drags(like: drag)) != nil
  }

  /// Taste. A third to eight times the drag looks like the same deceleration. Wider limits allow more targets.
  private static func drags(like drag: Double) -> ClosedRange<Double> { drag / 3...drag * 8 }
}
