/// Whether a wheel moves content by fractions of its steps.
public enum WheelStepping: UInt32, Sendable {
  /// Content moves by every fraction.
  case fractional = 0
  /// Content moves by whole notches, lines or pages; the remainder adds up. For lists that show whole rows.
  case whole = 1
}

/// The remainder of a wheel's movement that has not reached the next whole step, along both axes.
///
///     30 ─ 60 ─ 90 ─ 120 → a step, nothing left       30 ─ another wheel: 60 → 60 of 120
///
/// Another wheel or another unit restarts it. A turn in the other direction reduces it.
struct WheelRemainder: Sendable {
  private var device: UInt32 = 0
  private var unit = WheelUnit.notches
  private(set) var collected = Vector.zero

  /// Adds a turn, in units.
  ///
  /// - Returns: The whole steps that are complete.
  mutating func add(_ amount: Vector, _ unit: WheelUnit, device: UInt32) -> Vector {
    if device != self.device || unit != self.unit { collected = .zero }
    (self.device, self.unit) = (device, unit)
    return Vector(
      x: Self.add(amount.x, to: &collected.x), y: Self.add(amount.y, to: &collected.y))
  }

  private static func add(_ amount: Double, to collected: inout Double) -> Double {
    let sum = collected + amount
    guard sum.magnitude < mostSteps else { return 0 }
    let steps = (sum + Double(signOf: sum, magnitudeOf: slack)).rounded(.towardZero)
    collected = sum - steps
    return steps
  }

  /// Derived. A hundredth of the smallest movement that hardware reports, 1/120 of a step: 120 of them are a step
  /// despite rounding.
  private static let slack = 1.0 / 12_000
  /// Derived. 2⁵³: a larger `Double` does not count by one.
  private static let mostSteps = 9_007_199_254_740_992.0
}
