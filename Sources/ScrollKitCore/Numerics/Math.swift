/// The only calls of the C math library, and division that raises no floating-point exception.
///
/// A port to a new platform has to provide only these functions. `sqrt` and rounding are the standard
/// library's own.
enum Math {
  /// Euler's number.
  static let e = 2.718281828459045
  /// eˣ.
  static func exp(_ x: Double) -> Double { libmExp(x) }
  /// Natural logarithm of x; NaN below 0, −∞ at 0.
  static func log(_ x: Double) -> Double { libmLog(x) }
  /// ln(1 + x), exact also for tiny x.
  static func log1p(_ x: Double) -> Double { libmLog1p(x) }
  /// eˣ − 1, exact also for tiny x.
  static func expm1(_ x: Double) -> Double { libmExpm1(x) }
  /// Sine and cosine of an angle in radians.
  static func sin(_ x: Double) -> Double { libmSin(x) }
  static func cos(_ x: Double) -> Double { libmCos(x) }
  /// The angle of the direction (x, y), in radians, −π…π.
  static func atan2(_ y: Double, _ x: Double) -> Double { libmAtan2(y, x) }

  /// The quotient of two numbers, at most 10¹⁰⁰ in magnitude; 0 for 0 / 0.
  ///
  /// It never divides by 0 and never overflows: hosts may trap floating-point exceptions. The divisor is clamped
  /// because the compiler may move a division before the test of its divisor.
  static func quotient(_ dividend: Double, _ divisor: Double) -> Double {
    let least = max(min(dividend.magnitude, largest) / largestQuotient, Double.leastNormalMagnitude)
    return dividend / Double(signOf: divisor, magnitudeOf: max(divisor.magnitude, least))
  }

  /// The share of a part, 0 to `whole`, in a whole; 0 if the whole is 0.
  static func share(_ part: Double, of whole: Double) -> Double { part / max(whole, Double.leastNormalMagnitude) }

  /// Derived. 10¹⁰⁰: its square and its product with any length are finite.
  private static let largestQuotient = 1e100
  /// Derived. 10³⁰⁰: an infinite dividend is compared as this and its quotient stays infinite.
  private static let largest = 1e300
}

@_extern(c, "exp") private func libmExp(_ x: Double) -> Double
@_extern(c, "log") private func libmLog(_ x: Double) -> Double
@_extern(c, "log1p") private func libmLog1p(_ x: Double) -> Double
@_extern(c, "expm1") private func libmExpm1(_ x: Double) -> Double
@_extern(c, "sin") private func libmSin(_ x: Double) -> Double
@_extern(c, "cos") private func libmCos(_ x: Double) -> Double
@_extern(c, "atan2") private func libmAtan2(_ y: Double, _ x: Double) -> Double
