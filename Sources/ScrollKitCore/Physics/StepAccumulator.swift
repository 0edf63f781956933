/// Whole steps out of fractions, for what moves by steps only: lines of a terminal, a value.
///
///     … 30 ─ 60 ─ 90 ─ 120 → one step, nothing left
///
/// Nothing is lost: what does not make a step is kept, and a turn back takes from it.
public struct StepAccumulator: Equatable, Sendable {
  /// What makes a step: 120 for wheels that count 120 a notch.
  public let unit: Double
  /// What has been collected towards the next step; its sign is the direction.
  public private(set) var remainder: Double

  /// - Precondition: `unit > 0`.
  public init(unit: Double) {
    precondition(unit > 0, "StepAccumulator: unit must be positive")
    self.unit = unit
    remainder = 0
  }

  /// Adds a movement.
  ///
  /// - Returns: The steps that are now complete; negative backwards.
  public mutating func add(_ amount: Double) -> Int {
    let sum = remainder + amount
    let slack = sum < 0 ? -Self.slack : Self.slack
    let steps = (sum / unit + slack).rounded(.towardZero)
    guard steps.magnitude < Self.mostSteps else { return 0 }
    remainder = sum - steps * unit
    return Int(steps)
  }

  /// Derived. A hundredth of the least that hardware reports, 1/120 of a step: 120 of them are a step,
  /// however they were rounded.
  private static let slack = 1.0 / 12_000
  /// Derived. 2⁵³: beyond it a `Double` no longer counts by one.
  private static let mostSteps = 9_007_199_254_740_992.0
}
