/// A constant velocity up to a position, after a ramp from the velocity before.
///
///     v(t) = v₀ + (v − v₀)·t / a            t < a, the ramp
///     v(t) = v                              then, until the destination
///
/// A held key, autoscroll or a pressed scroll bar determines the velocity. The motion lasts until the end of
/// the range or the next input.
extension Motion {
  /// An initial velocity against the pace counts as 0, so the content never moves backwards.
  ///
  /// - Parameters:
  ///   - pace: `v`, in points per second.
  ///   - ramp: `a`, in seconds.
  ///   - purpose: What gives the destination.
  /// - Returns: nil if the pace does not lead to the destination.
  package static func cruise(
    moving: MotionState, pace: Double, ramp: Double, destination: Double, purpose: Purpose = .pace
  ) -> Motion? {
    let distance = destination - moving.position
    guard distance * pace > 0 else { return nil }
    let first = moving.velocity * pace > 0 ? moving.velocity : 0
    guard ramp > 0, first != pace else {
      return .even(pace, from: moving.position, to: destination, purpose)
    }
    let gain = (pace - first) / ramp
    let ramped = (first + pace) / 2 * ramp
    let ramping = Arc(.braked(velocity: first, brake: -gain), start: moving.position)
    if ramped.magnitude < distance.magnitude {
      let even = even(pace, from: moving.position + ramped, to: destination, purpose)
      return Motion(ramping, duration: ramp, destination: destination, purpose: purpose)
        .followed(by: even, at: ramp)
    }
    // The destination is within the ramp.
    let last = max(0, first * first + 2 * gain * distance).squareRoot()
    let duration = 2 * distance.magnitude / (first.magnitude + last)
    return Motion(ramping, duration: duration, destination: destination, purpose: purpose)
      .followed(by: even(pace, from: destination, to: destination, purpose), at: duration)
  }

  /// A constant velocity from `start` to `destination` without a ramp. It lasts no time if it begins at its destination.
  static func even(_ pace: Double, from start: Double, to destination: Double, _ purpose: Purpose) -> Motion {
    Motion(
      Arc(.braked(velocity: pace, brake: 0), start: start), duration: Math.quotient(destination - start, pace),
      destination: destination, purpose: purpose)
  }
}
