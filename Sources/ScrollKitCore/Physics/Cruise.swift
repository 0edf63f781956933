/// An even pace up to a place where it stops dead, reached softly from the speed before.
///
///     v(t) = v₀ + (v − v₀)·t / a            t < a, the ramp
///     v(t) = v                              then, until the destination
///     x(t) = x₀ + ∫ v
///
/// The pace is what a held key, a pointer that steers or a pressed scroll bar asks for; only the end
/// of the range ends it, or the next word of the user.
public struct Cruise: Equatable, Sendable {
  /// `x₀`: where it begins, in points.
  public private(set) var start: Double
  /// `v₀`: speed at the start, in points per second; never against `velocity`.
  public let initialVelocity: Double
  /// `v`: the pace, in points per second; positive moves towards the end of the content.
  public let velocity: Double
  /// `a`: seconds until it has its pace.
  public let ramp: Double
  /// Where it stops, in points.
  public private(set) var destination: Double
  /// Seconds until it stops.
  public let duration: Double

  /// A cruise from a place and a speed. A speed against the pace is stopped at once: swinging back
  /// would look as if the user had asked for it.
  ///
  /// - Returns: nil if the pace does not lead to the destination.
  public init?(moving: MotionState, velocity: Double, ramp: Double, destination: Double) {
    let distance = destination - moving.position
    guard distance * velocity > 0 else { return nil }
    let first = moving.velocity * velocity > 0 ? moving.velocity : 0
    let ramp = first == velocity ? 0 : ramp
    let ramped = (first + velocity) / 2 * ramp
    start = moving.position
    initialVelocity = ramp > 0 ? first : velocity
    self.velocity = velocity
    self.ramp = ramp
    self.destination = destination
    if ramped.magnitude < distance.magnitude {
      duration = ramp + (distance - ramped) / velocity
    } else {  // it stops before it has its pace
      let gain = (velocity - first) / ramp
      let last = max(0, first * first + 2 * gain * distance).squareRoot()
      duration = 2 * distance.magnitude / (first.magnitude + last)
    }
  }

  public func state(at time: Double) -> MotionState {
    guard time < duration else { return MotionState(position: destination, velocity: 0) }
    let position: Double
    let speed: Double
    if time < ramp {
      let gain = (velocity - initialVelocity) / ramp
      position = start + (initialVelocity + gain * time / 2) * time
      speed = initialVelocity + gain * time
    } else {
      position = start + (initialVelocity + velocity) / 2 * ramp + velocity * (time - ramp)
      speed = velocity
    }
    let isBeyond = (position - destination) * velocity > 0  // by rounding
    return MotionState(position: isBeyond ? destination : position, velocity: speed)
  }

  /// The same cruise through content that moved by `distance` points.
  public func shifted(by distance: Double) -> Cruise {
    var shifted = self
    shifted.start += distance
    shifted.destination += distance
    return shifted
  }
}
