/// The only door to the C math library.
///
/// Nothing else in the engine calls libm, so the list below is all that a port to a new platform
/// has to provide. `sqrt` and rounding are the standard library's own.
enum Math {
  /// eˣ.
  static func exp(_ x: Double) -> Double { libmExp(x) }
  /// Natural logarithm of x; NaN below 0, −∞ at 0.
  static func log(_ x: Double) -> Double { libmLog(x) }
  /// ln(1 + x), exact also for tiny x.
  static func log1p(_ x: Double) -> Double { libmLog1p(x) }
  /// eˣ − 1, exact also for tiny x.
  static func expm1(_ x: Double) -> Double { libmExpm1(x) }
  /// Sine and cosine of an angle in radians, to 3·10⁻¹⁶: by their series, at most an eighth of a turn
  /// away from where one of them is 0. The C library's, for any angle, take twice as long, and first
  /// read how arithmetic rounds, for which all before them must have ended.
  static func sineAndCosine(_ x: Double) -> (sine: Double, cosine: Double) {
    guard x.magnitude < farthest else {
      var sine = 0.0
      var cosine = 0.0
      libmSincos(x, &sine, &cosine)
      return (sine, cosine)
    }
    let shifted = x * (2 / 3.141592653589793) + wholes
    let quarters = shifted - wholes
    let r = (x - quarters * quarter) - quarters * restOfQuarter
    let z = r * r
    let zz = z * z
    let sineHigh =
      (1 / 362880.0 - z * (1 / 39916800.0))
      + zz * (1 / 6227020800.0 - z * (1 / 1307674368000.0))
    let sine = r + r * z * ((-1 / 6.0 + z * (1 / 120.0)) + zz * (-1 / 5040.0 + z * sineHigh))
    let cosineHigh =
      (1 / 40320.0 - z * (1 / 3628800.0))
      + zz * ((1 / 479001600.0 - z * (1 / 87178291200.0)) + zz * (1 / 20922789888000.0))
    let cosine = 1 + z * ((-0.5 + z * (1 / 24.0)) + zz * (-1 / 720.0 + z * cosineHigh))
    // The last bits of the sum count the quarters.
    return switch (shifted.bitPattern & 2 == 0, shifted.bitPattern & 1 == 0) {
    case (true, true): (sine, cosine)
    case (true, false): (cosine, -sine)
    case (false, true): (-sine, -cosine)
    case (false, false): (-cosine, sine)
    }
  }

  /// Derived. 1.5 · 2⁵²: the sum of it and a number less than 2⁵¹ is whole.
  private static let wholes = 6755399441055744.0
  /// Derived. The first 33 bits of π/2, so that a product with a whole number is exact, and the rest.
  private static let quarter = 1.5707963267341256
  private static let restOfQuarter = 6.077100506506192e-11
  /// Derived. 10⁶: up to here the product above is exact.
  private static let farthest = 1e6
}

@_extern(c, "exp") private func libmExp(_ x: Double) -> Double
@_extern(c, "log") private func libmLog(_ x: Double) -> Double
@_extern(c, "log1p") private func libmLog1p(_ x: Double) -> Double
@_extern(c, "expm1") private func libmExpm1(_ x: Double) -> Double
@_extern(c, "sincos") private func libmSincos(
  _ x: Double, _ sine: UnsafeMutablePointer<Double>, _ cosine: UnsafeMutablePointer<Double>)

// Of two numbers that are equal the first is taken, and of a number and none the first: one
// instruction each, where the standard library's take four.

public func max(_ x: Double, _ y: Double) -> Double { y > x ? y : x }
public func min(_ x: Double, _ y: Double) -> Double { y < x ? y : x }
