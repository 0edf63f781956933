/// Flutter's fling on Android: a power of the time that is left.
///
///     x(t) = x₀ + d·(1 − (1 − t/T)^k),   v(t) = v₀·(1 − t/T)^(k − 1)
///     T    = k·0.35·(0.35·|v₀| / R)^(1 / (k − 1)),   d = v₀·T / k
///
/// It goes exactly as far as `AndroidFling`, in 0.825 of the time. Memoryless: restarted from any
/// moment of itself, it follows the same path. Source: Flutter's ClampingScrollSimulation.
public struct ClampingFling: Equatable, Sendable {
  /// `x₀`: where it begins, in points.
  public private(set) var start: Double
  /// `v₀`: speed at the start, in points per second; positive moves towards the end.
  public let initialVelocity: Double
  /// `T`: seconds until it rests.
  public let duration: Double

  /// - Parameter resistance: `R`, in points per second squared; larger stops sooner.
  /// - Precondition: `resistance > 0`.
  public init(
    start: Double, initialVelocity: Double, resistance: Double = AndroidFling.standardResistance
  ) {
    precondition(resistance > 0, "ClampingFling: resistance must be positive")
    self.start = start
    self.initialVelocity = initialVelocity
    self.duration =
      Self.exponent * AndroidFling.inflexion
      * AndroidFling.time(flungAt: initialVelocity.magnitude, resistance: resistance)
  }

  /// Where it rests, in points.
  public var destination: Double { start + distance }

  public func state(at time: Double) -> MotionState {
    guard time < duration else { return MotionState(position: destination, velocity: 0) }
    let left = 1 - time / duration
    let slowed = Math.exp((Self.exponent - 1) * Math.log(left))
    return MotionState(
      position: start + distance * (1 - left * slowed), velocity: initialVelocity * slowed)
  }

  /// Seconds until it reaches `offset`; nil if it starts elsewhere and never gets there.
  public func time(reaching offset: Double) -> Double? {
    guard offset != start else { return 0 }
    let end = destination
    guard offset >= min(start, end), offset <= max(start, end) else { return nil }
    let share = (offset - start) / distance
    return share < 1 ? duration * (1 - Math.exp(Math.log1p(-share) / Self.exponent)) : duration
  }

  /// The same fling through content that moved by `distance` points.
  public func shifted(by distance: Double) -> ClampingFling {
    var shifted = self
    shifted.start += distance
    return shifted
  }

  private static var exponent: Double { AndroidFling.decelerationRate }
  private var distance: Double { initialVelocity * duration / Self.exponent }
}
