/// From one position to another in a given time.
///
///     x(t) = x₀ + d·s(t / T),   v(t) = d·s′(t / T) / T
///
/// Retargeting begins a new curve at the position and velocity of the old one, so nothing jumps.
package enum TimedCurve {
  /// Published (Chromium). 2.5, no unit: the longest duration relative to that at constant velocity.
  /// Constant deceleration has 2; more makes the end softer. Larger allows longer curves.
  package static let slowingFactor = 2.5
  /// Published (Chromium). 0.01 pt: the longest distance that is not animated. Larger animates less.
  package static let nearEnough = 0.01
  /// Derived. 10⁻⁹ s: shorter than any frame, and long enough that the velocity is finite over any distance. Larger skips
  /// the start of fast curves.
  static let shortest = 1e-9

  /// The duration of a curve that begins at a speed towards its destination, at most `longest` seconds.
  static func limited(_ longest: Double, distance: Double, speed: Double) -> Double {
    min(longest, slowingFactor * Math.quotient(distance.magnitude, speed))
  }
}

extension Motion {
  /// A curve that begins at a position and velocity.
  ///
  /// If the velocity leads to the destination, the curve is shortened so that it never accelerates. If it
  /// leads away, the curve turns within `range`, and begins slower where the range is too short.
  ///
  /// - Parameters:
  ///   - duration: The longest duration, in seconds.
  ///   - range: The range that the curve must not leave before it turns.
  package static func curve(
    moving: MotionState, destination: Double, duration: Double, easing: Easing, range: Interval
  ) -> Motion {
    let distance = destination - moving.position
    guard distance.magnitude > TimedCurve.nearEnough, duration > 0 else {
      return .rest(at: destination, purpose: .target)
    }
    guard moving.velocity != 0 else {  // the easing keeps its own slope
      return .eased(from: moving.position, to: destination, duration: duration, easing, .target)
    }
    let limited =
      (distance < 0) == (moving.velocity < 0)
      ? TimedCurve.limited(duration, distance: distance, speed: moving.velocity.magnitude) : duration
    let slope = moving.velocity * limited / distance
    let shaped: Easing
    if slope > 0 {
      shaped = easing.starting(withSlope: slope)
    } else {
      let edge = moving.velocity < 0 ? range.lower : range.upper
      let distanceToEdge = max(0, moving.velocity < 0 ? moving.position - edge : edge - moving.position)
      let steepest = Math.quotient(distanceToEdge, distance.magnitude * easing.swingBackPerSlope)
      shaped = easing.starting(withSlope: -min(-slope, steepest))
    }
    return .eased(from: moving.position, to: destination, duration: limited, shaped, .target)
  }

  /// A Bézier curve.
  static func eased(
    from start: Double, to destination: Double, duration: Double, _ easing: Easing,
    _ purpose: Purpose
  ) -> Motion {
    guard start != destination, duration >= TimedCurve.shortest else { return .rest(at: destination, purpose: purpose) }
    return Motion(
      Arc(.eased(distance: destination - start, duration: duration, easing), start: start),
      duration: duration, destination: destination, purpose: purpose)
  }
}
