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
/// Another wheel begins anew, and so does one that counts in another unit. Kept in single precision:
/// it holds less than one step, and a scroller is small.
struct WheelRemainder: Sendable {
  private var device: UInt32 = 0
  private var unit = WheelUnit.notches
  private var x: Float = 0
  private var y: Float = 0

  /// Adds a turn.
  ///
  /// - Returns: The steps that are now complete.
  mutating func add(_ amount: Vector, _ unit: WheelUnit, device: UInt32) -> Vector {
    if device != self.device || unit != self.unit { (x, y) = (0, 0) }
    (self.device, self.unit) = (device, unit)
    var collected = Pair(x: StepAccumulator(holding: x), y: StepAccumulator(holding: y))
    let steps = Vector(
      x: Double(collected.x.add(amount.x)), y: Double(collected.y.add(amount.y)))
    (x, y) = (Float(collected.x.remainder), Float(collected.y.remainder))
    return steps
  }
}

extension StepAccumulator {
  fileprivate init(holding remainder: Float) {
    self.init(unit: 1)
    _ = add(Double(remainder))
  }
}
