/// Where a function crosses zero inside a bracket.
///
/// Newton's step is taken while it stays inside the bracket, else the bracket is halved, so the
/// answer is found for every continuous function that changes sign, however flat it is.
enum RootFinding {
  /// - Parameters:
  ///   - lower: One end of the bracket.
  ///   - upper: The other end; the function's sign differs between the two.
  ///   - evaluate: Value and slope of the function at a point.
  /// - Returns: A point of the bracket where the function is zero, to the last bits of a `Double`.
  static func root(
    from lower: Double, to upper: Double, _ evaluate: (Double) -> (value: Double, slope: Double)
  ) -> Double {
    var low = lower
    var high = upper
    let rising = evaluate(lower).value < 0
    var guess = low + (high - low) / 2
    var left = iterationLimit
    while left > 0 {
      left -= 1
      let (value, slope) = evaluate(guess)
      if value == 0 { return guess }
      if (value < 0) == rising { low = guess } else { high = guess }
      let newton = guess - value / slope
      let next = newton > low && newton < high ? newton : low + (high - low) / 2
      if next == guess { return guess }
      guess = next
    }
    return guess
  }

  /// Derived. 64 halvings take any bracket below the spacing of `Double`s; Newton needs about 5.
  static let iterationLimit = 64
}
