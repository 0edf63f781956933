/// Whether a wheel moves content by fractions of its steps.
public enum WheelStepping: UInt32, Sendable {
  /// Content moves by every fraction.
  case fractional = 0
  /// Content moves by whole notches, lines or pages; the remainder adds up until it turns back. For lists that show whole rows.
  case whole = 1
}

/// When a part of a step counts as a step.
enum StepRounding: Sendable {
  /// As soon as it is whole.
  case down
  /// At its half. Published (Linux, `REL_WHEEL` of wheels that report parts).
  case nearest

  /// The steps of a movement, in units.
  fileprivate func steps(_ turned: Double) -> Double {
    switch self {
    case .down: Math.truncate(turned + Double(signOf: turned, magnitudeOf: WheelRemainder.slack))
    case .nearest: Math.truncate(turned + Double(signOf: turned, magnitudeOf: 0.5 + WheelRemainder.slack))
    }
  }
}

/// How far each wheel has turned since it turned back last, along both axes: its whole steps are those of the sum.
///
///     wheel 1   30 ─ 60 ───────── 120 → a step
///     wheel 2            60 ─────────── 90
///
/// Another unit restarts a wheel, and so does a turn in the other direction along an axis.
struct WheelRemainder: Sendable {
  /// The wheels, the one that turned last first.
  private(set) var wheels = Storage(repeating: Wheel(device: 0, unit: .notches))

  struct Wheel: Sendable {
    let device: UInt32
    let unit: WheelUnit
    /// In units.
    var turned = Vector.zero
  }

  /// Adds a turn, in units.
  ///
  /// - Returns: The whole steps that it adds.
  mutating func add(_ amount: Vector, _ unit: WheelUnit, device: UInt32, _ rounding: StepRounding) -> Vector {
    var position = 0
    while position < Self.capacity - 1, wheels[position].device != device { position += 1 }
    var wheel = wheels[position]
    if wheel.device != device || wheel.unit != unit { wheel = Wheel(device: device, unit: unit) }
    let steps = Vector(
      x: Self.add(amount.x, to: &wheel.turned.x, rounding), y: Self.add(amount.y, to: &wheel.turned.y, rounding))
    while position > 0 {
      wheels[position] = wheels[position - 1]
      position -= 1
    }
    wheels[0] = wheel
    return steps
  }

  private static func add(_ amount: Double, to turned: inout Double, _ rounding: StepRounding) -> Double {
    let before = turned * amount < 0 ? 0 : turned
    let sum = before + amount
    guard sum.magnitude < mostSteps else { return 0 }
    turned = sum
    return rounding.steps(sum) - rounding.steps(before)
  }

  /// Taste. 3 wheels: the remainder of a fourth replaces that of the wheel that turned longest ago. Larger takes
  /// more memory.
  typealias Storage = InlineArray<3, Wheel>
  private static let capacity = Storage.count
  /// Derived. A hundredth of the smallest movement that hardware reports, 1/120 of a step: 120 of them are a step
  /// despite rounding. Larger counts a step before it is whole.
  fileprivate static let slack = 1.0 / 12_000
  /// Derived. 2⁵³: a larger `Double` does not count by one.
  private static let mostSteps = 9_007_199_254_740_992.0
}
