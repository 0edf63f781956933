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
  /// Sine and cosine of an angle in radians: GNU's `sincos`, which all C libraries of Linux have, and
  /// which takes three quarters of the time of two calls.
  @inline(always)
  static func sineAndCosine(_ x: Double) -> (sine: Double, cosine: Double) {
    var sine = 0.0
    var cosine = 0.0
    libmSincos(x, &sine, &cosine)
    return (sine, cosine)
  }
}

@_extern(c, "exp") private func libmExp(_ x: Double) -> Double
@_extern(c, "log") private func libmLog(_ x: Double) -> Double
@_extern(c, "log1p") private func libmLog1p(_ x: Double) -> Double
@_extern(c, "expm1") private func libmExpm1(_ x: Double) -> Double
@_extern(c, "sincos") private func libmSincos(
  _ x: Double, _ sine: UnsafeMutablePointer<Double>, _ cosine: UnsafeMutablePointer<Double>)

// Of two numbers that are equal the first is taken, and of a number and none the first: one
// instruction each, where the standard library's take four.

@inline(always)
public func max(_ x: Double, _ y: Double) -> Double { y > x ? y : x }
@inline(always)
public func min(_ x: Double, _ y: Double) -> Double { y < x ? y : x }
