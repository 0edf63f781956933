/// A coast that loses the same speed every second, then rests.
///
///     v(t) = v₀ − b·t
///     x(t) = x₀ + v₀·t − b·t²/2
///     T    = |v₀| / |b|,   x(T) = x₀ + v₀·T/2
///
/// `b` has the sign of `v₀`. Memoryless: restarted from any moment of itself, it follows the same
/// path. Source: a body thrown upwards; Qt's Flickable, better-scroll, Android's edge.
public struct ConstantDeceleration: Equatable, Sendable {
  /// `x₀`: where the coast begins, in points.
  public private(set) var start: Double
  /// `v₀`: speed at the start, in points per second; positive moves towards the end.
  public let initialVelocity: Double
  /// `|b|`: speed lost per second, in points per second squared; infinite stops at once.
  public let brake: Double

  /// - Precondition: `brake > 0`.
  public init(start: Double, initialVelocity: Double, brake: Double) {
    precondition(brake > 0, "ConstantDeceleration: brake must be positive")
    self.start = start
    self.initialVelocity = initialVelocity
    self.brake = brake
  }

  /// The coast that is braked so as to rest at `destination`.
  ///
  ///     b = v₀² / (2·(destination − x₀))
  ///
  /// - Returns: nil if the speed does not lead there.
  public init?(start: Double, initialVelocity: Double, destination: Double) {
    let distance = destination - start
    guard distance * initialVelocity > 0 else { return nil }
    let brake = initialVelocity * initialVelocity / (2 * distance.magnitude)
    guard brake > 0 else { return nil }
    self.init(start: start, initialVelocity: initialVelocity, brake: brake)
  }

  /// Seconds until the coast stands still.
  public var duration: Double { initialVelocity.magnitude / brake }
  /// Where the coast rests, in points.
  public var destination: Double { start + distance }

  public func state(at time: Double) -> MotionState {
    guard time < duration else { return MotionState(position: destination, velocity: 0) }
    let lost = initialVelocity < 0 ? -brake * time : brake * time
    return MotionState(
      position: start + (initialVelocity - lost / 2) * time, velocity: initialVelocity - lost)
  }

  /// Seconds until the coast reaches `offset`; nil if it starts elsewhere and never gets there.
  public func time(reaching offset: Double) -> Double? {
    guard offset != start else { return 0 }
    let end = destination
    guard offset >= min(start, end), offset <= max(start, end) else { return nil }
    // T·(1 − √(1 − share)), written so that a short way loses no digits.
    let share = min((offset - start) / distance, 1)
    return duration * share / (1 + (1 - share).squareRoot())
  }

  /// The same coast through content that moved by `distance` points.
  public func shifted(by distance: Double) -> ConstantDeceleration {
    var shifted = self
    shifted.start += distance
    return shifted
  }

  private var distance: Double { initialVelocity * duration / 2 }
}
