/// How the program scrolls.
public enum ScrollAnimation: Equatable, Sendable {
  /// As the feel animates.
  case standard
  /// At once.
  case none
  /// In a time in seconds, along a curve; nil: the duration of the feel. Content that already moves to the target at a higher
  /// speed arrives earlier.
  case timed(Double?, Easing)
  /// At a speed, in points per second; more than 0. It is reached in 0.2 s.
  case atSpeed(Double)

  /// Taste. 0.15 s: the shortest time to a target that has just become known. Larger arrives later, smaller faster.
  static let shortestRetargeting = 0.15
}

extension Scroller {
  /// Animates the content to the nearest offset in range.
  mutating func animate(
    _ cause: Trajectory.Cause, to offset: Vector, along axes: Pair<Bool>, by animation: ScrollAnimation, now: Double
  ) {
    var (duration, easing) = (Double?.none, Easing.easeInOut)
    if !setting.rules.preferences.reducesMotion {  // with it, in one step
      switch animation {
      case .standard, .none: break
      case .timed(let seconds, let curve): (duration, easing) = (seconds, curve)
      case .atSpeed(let speed): return cruise(cause, to: offset, along: axes, at: speed, now: now)
      }
    }
    animate(cause, to: offset, along: axes, duration: duration, easing: easing, now: now)
  }

  /// Moves the content at a speed to the nearest offset in range.
  private mutating func cruise(
    _ cause: Trajectory.Cause, to offset: Vector, along axes: Pair<Bool>, at speed: Double, now: Double
  ) {
    let states = activity.states(at: now)
    let destination = Vector { axes[$0] ? setting.restRange($0).clamp(offset[$0]) : states[$0].position }
    let distance = destination - states.position
    let pace = Vector { Math.quotient(distance[$0] * speed, distance.length) }
    var motions = Pair(x: TimedMotion.none, y: .none)
    for axis in [Axis.x, .y] where axes[axis] {
      motions[axis] = setting.pacedMotion(axis, states[axis], to: destination[axis], pace: pace[axis], now: now)
    }
    begin(cause, along: axes, motions, now: now)
  }
}

extension ScrollSetting {
  /// A motion along an axis at a constant velocity to a destination. Without a velocity towards it, a curve leads there.
  fileprivate func pacedMotion(
    _ axis: Axis, _ state: MotionState, to destination: Double, pace: Double, ramp: Double = cruiseRamp, now: Double
  ) -> TimedMotion {
    guard let motion = Motion.cruise(moving: state, pace: pace, ramp: ramp, destination: destination, purpose: .target)
    else { return curve(axis, state, to: destination, duration: animationDuration, now: now) }
    return TimedMotion(motion: motion, since: now)
  }

  /// The motion that continues one under way to a given destination, to another one: at its constant velocity, or along its
  /// curve.
  ///
  /// - Parameter duration: The longest that a curve takes, in seconds.
  func retargeted(_ timed: TimedMotion, _ axis: Axis, to destination: Double, duration: Double, now: Double) -> TimedMotion {
    let (motion, state) = (timed.motion, timed.state(at: now))
    let (pace, distance) = (motion.constantVelocity, destination - state.position)
    guard pace != 0, distance != 0 else {
      return curve(axis, state, to: destination, duration: duration, easing: motion.easing?.fromRest ?? .easeInOut, now: now)
    }
    guard pace * distance > 0 else { return pacedMotion(axis, state, to: destination, pace: -pace, now: now) }
    return pacedMotion(axis, state, to: destination, pace: pace, ramp: motion.rampLeft(at: now - timed.since), now: now)
  }

  /// Taste. 0.2 s until the content has the speed, as with a held key. Larger starts softer.
  private static let cruiseRamp = 0.2
}
