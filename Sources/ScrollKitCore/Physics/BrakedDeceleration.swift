/// A coast under drag and a constant brake, which stops it for good.
///
///     v(t) = v₀ · e^(−k·t) − c·t
///     x(t) = x₀ + (v₀ − v₀ · e^(−k·t)) / k − c·t²/2
///
/// `c` has the sign of `v₀`. It ends where its speed is zero.
/// Source: Flutter's FrictionSimulation with constantDeceleration, used on desktops.
public struct BrakedDeceleration: Equatable, Sendable {
  /// `x₀`: where the coast begins, in points.
  public let start: Double
  /// `v₀`: speed at the start, in points per second.
  public let initialVelocity: Double
  /// `k`: the share of speed lost per second, in 1/s.
  public let drag: Double
  /// `c`: speed lost per second besides, in points per second squared; against the motion.
  public let brake: Double
  /// Seconds until the coast stands still.
  public let duration: Double

  /// - Precondition: `drag > 0` and `brake > 0`.
  public init(start: Double, initialVelocity: Double, drag: Double, brake: Double) {
    precondition(drag > 0, "BrakedDeceleration: drag must be positive")
    precondition(brake > 0, "BrakedDeceleration: brake must be positive")
    self.start = start
    self.initialVelocity = initialVelocity
    self.drag = drag
    self.brake = initialVelocity < 0 ? -brake : brake
    let speed = initialVelocity.magnitude
    // Drag alone never stops it and the brake alone would by speed / brake: the end lies between.
    self.duration = speed == 0 ? 0 : RootFinding.root(from: 0, to: speed / brake) { time in
      let decayed = speed * Math.exp(-drag * time)
      return (value: decayed - brake * time, slope: -drag * decayed - brake)
    }
  }

  /// Where the coast rests, in points.
  public var destination: Double { moving(at: duration).position }

  public func state(at time: Double) -> MotionState {
    time < duration ? moving(at: time) : MotionState(position: destination, velocity: 0)
  }

  private func moving(at time: Double) -> MotionState {
    let decayed = initialVelocity * Math.exp(-drag * time)
    return MotionState(
      position: start + (initialVelocity - decayed) / drag - brake * time * time / 2,
      velocity: decayed - brake * time)
  }
}
