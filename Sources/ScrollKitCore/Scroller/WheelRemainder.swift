/// Whether a wheel moves content by fractions of its steps.
public enum WheelStepping: UInt32, Sendable {
  /// By as much as it turned.
  case fractional = 0
  /// By whole notches, lines or pages: the rest waits, for a list that shows whole rows.
  case whole = 1
}

/// What a wheel has turned towards its next whole step, along both axes.
///
///     30 ─ 60 ─ 90 ─ 120 → a step, nothing left       30 ─ another wheel: 60 → 60 of 120
///
/// Another wheel begins anew, and so does one that counts in another unit. A turn back takes from what
/// is collected.
struct WheelRemainder: Sendable {
  private var device: UInt32 = 0
  private var unit = WheelUnit.notches
  private(set) var collected = Vector.zero

  /// Adds a turn, in units.
  ///
  /// - Returns: The steps that are now complete.
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

  /// Derived. A hundredth of the least that hardware reports, 1/120 of a step: 120 of them are a step,
  /// however they were rounded.
  private static let slack = 1.0 / 12_000
  /// Derived. 2⁵³: from there on a `Double` no longer counts by one.
  private static let mostSteps = 9_007_199_254_740_992.0
}
