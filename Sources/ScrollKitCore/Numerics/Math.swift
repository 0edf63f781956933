/// Elementary functions of numbers, and division that raises no floating-point exception.
///
/// The elementary functions have the same bits on every machine, because they use only what IEEE 754 defines to the
/// last bit: additions, multiplications and divisions of doubles, and operations on their bits. The C math library
/// differs between systems and between processors, and nothing here calls it.
///
/// The error is below 1 unit in the last place where results round to the nearest. In the other rounding modes a few
/// last digits differ. None raises a floating-point exception that the exact value does not raise, except for inexact.
/// `scripts/elementary` makes all their constants.
package enum Math {
  /// Euler's number.
  static let e = 2.718281828459045

  /// The quotient of two numbers, at most 10¹⁰⁰ in magnitude for dividends up to 10³⁰⁰; 0 for 0 / 0.
  ///
  /// It never divides by 0 and never overflows: hosts may trap floating-point exceptions. The divisor is clamped
  /// because the compiler may move a division before the test of its divisor.
  static func quotient(_ dividend: Double, _ divisor: Double) -> Double {
    let least = max(min(dividend.magnitude, largest) / largestQuotient, Double.leastNormalMagnitude)
    return dividend / Double(signOf: divisor, magnitudeOf: max(divisor.magnitude, least))
  }

  /// The share of a part, 0 to `whole`, in a whole; 0 if the whole is 0.
  static func share(_ part: Double, of whole: Double) -> Double { part / max(whole, Double.leastNormalMagnitude) }

  /// Derived. 10¹⁰⁰: its square and its product with any length are finite. Larger may overflow there.
  private static let largestQuotient = 1e100
  /// Derived. 10³⁰⁰: an infinite dividend is compared as this and its quotient stays infinite. Smaller gives larger quotients for
  /// the dividends between.
  private static let largest = 1e300

  /// Whether lower ≤ x < upper, for bounds without a sign; .nan, as the upper bound, is beyond infinity.
  ///
  /// It compares bits: an instruction that compares a NaN as a number may raise an exception.
  static func isBetween(_ x: Double, _ lower: Double, _ upper: Double) -> Bool {
    x.bitPattern &- lower.bitPattern < upper.bitPattern &- lower.bitPattern
  }

  /// Derived. 2⁻⁵⁴: 1 and a smaller number add up to 1.
  static let tiny = 0x1p-54
  /// Derived. 1.5·2⁵². Adding it to |x| < 2⁵¹ rounds x to a whole number, which the last bits of the sum are.
  static let toWhole = 0x1.8p52
  /// Derived. The binary digits of ln 2 down to 2⁻⁴², and the rest: whole numbers up to 2¹¹ times the first have no
  /// rounding error.
  static let ln2High = 0.6931471805598903
  static let ln2Low = 5.497923018708371e-14
}
