/// Rounding to whole numbers, the same in every rounding mode.
///
///     |x| < 2⁵²:   (|x| + 2⁵²) − 2⁵² is a whole number next to |x|
///
/// The standard library's `rounded` calls the C math library on processors without an instruction for it, as x86-64
/// before SSE4.1.
extension Math {
  /// The largest whole number that is not above x.
  static func floor(_ x: Double) -> Double {
    let near = wholeNumber(near: x)
    return near > x ? near - 1 : near
  }

  /// The smallest whole number that is not below x.
  static func ceil(_ x: Double) -> Double { -floor(-x) }

  /// x without its fraction.
  static func truncate(_ x: Double) -> Double { Double(signOf: x, magnitudeOf: floor(x.magnitude)) }

  /// The nearest whole number; halves away from 0.
  package static func round(_ x: Double) -> Double {
    let below = floor(x.magnitude)
    return Double(signOf: x, magnitudeOf: x.magnitude - below < 0.5 ? below : below + 1)
  }

  /// The next larger number. The standard library's is NaN after −0 while the processor rounds downwards.
  static func next(after x: Double) -> Double { x == 0 ? .leastNormalMagnitude : x.nextUp }

  /// The next smaller number.
  static func next(before x: Double) -> Double { x == 0 ? -.leastNormalMagnitude : x.nextDown }

  private static func wholeNumber(near x: Double) -> Double {
    guard x.magnitude < 0x1p52 else { return x }
    return Double(signOf: x, magnitudeOf: (x.magnitude + 0x1p52) - 0x1p52)
  }
}

extension Double {
  /// The nearest whole number. Halves round up, also below 0, so that shifting does not change ties.
  var roundedHalfUp: Double { Math.floor(self + 0.5) }
}
