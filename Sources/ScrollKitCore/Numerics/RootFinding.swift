/// The root of a function within a bracket, by Newton's method with bisection.
///
///     x ← x − f(x) / f′(x)        if that is inside the bracket, else the bracket's middle
///
/// Finds a root of every continuous function whose sign differs at the bracket's ends.
enum RootFinding {
  /// - Parameters:
  ///   - lower: One end of the bracket.
  ///   - upper: The other end; the function has the other sign there.
  ///   - evaluate: The value and the slope of the function.
  /// - Returns: A root in the bracket, to the last bits of a `Double`.
  static func root(
    from lower: Double, to upper: Double, _ evaluate: (Double) -> (value: Double, slope: Double)
  ) -> Double {
    var low = lower
    var high = upper
    let isRising = evaluate(lower).value < 0
    var guess = low + (high - low) / 2
    for _ in 0..<iterationLimit {
      let (value, slope) = evaluate(guess)
      if value == 0 { return guess }
      if (value < 0) == isRising { low = guess } else { high = guess }
      let newton = guess - Math.quotient(value, slope)
      let next = newton > low && newton < high ? newton : low + (high - low) / 2
      if next == guess { return guess }
      guess = next
    }
    return guess
  }

  /// The first time at which a condition holds, if it holds from then on.
  ///
  /// The answer depends on the condition alone and not on the bracket.
  static func bisection(from lower: Double, to upper: Double, _ condition: (Double) -> Bool) -> Double {
    var (low, high) = (lower, upper)
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return high }
      if condition(middle) { high = middle } else { low = middle }
    }
  }

  /// The first whole number at which a condition holds, if it holds from then on; `end` if it does not hold before.
  static func bisection(from begin: Int, to end: Int, _ condition: (Int) -> Bool) -> Int {
    var (low, high) = (begin, end)
    while low < high {
      let middle = low + (high - low) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The first time at which a condition holds that holds soon after a time: rounding alone separates them.
  ///
  /// - Precondition: `time` is finite.
  static func first(soonAfter time: Double, _ condition: (Double) -> Bool) -> Double {
    first(near: time, from: time, to: time + crossing, condition)
  }

  /// The first time at which a condition holds, near an estimate that rounding alone separates from it.
  ///
  ///     begin ─────────●──── estimate ────●─────── end      a bracket that doubles until the answer is in it
  ///
  /// - Parameter condition: Once true, it stays true. It is true at `end`.
  /// - Returns: `end` if the condition does not hold before.
  /// - Precondition: `begin` and `end` are finite.
  static func first(
    near estimate: Double, from begin: Double, to end: Double, _ condition: (Double) -> Bool
  ) -> Double {
    let time = min(max(estimate, begin), end)
    var (near, far) = (time, time)
    var isAfter: Bool?
    // Positive also where the processor flushes denormal numbers to zero.
    var step = max(max(begin.magnitude, end.magnitude).ulp, .leastNormalMagnitude)
    while true {
      let holds = condition(far)
      let bound = holds ? begin : end
      if far == bound || holds != isAfter ?? holds { break }
      isAfter = holds
      (near, far) = (far, holds ? max(far - step, bound) : min(far + step, bound))
      step *= 2
    }
    return near == far ? time : bisection(from: min(near, far), to: max(near, far), condition)
  }

  /// Derived. 64 bisections reduce a bracket to 2⁻⁶⁴ of its length, below the spacing of `Double` at its larger end. Newton's
  /// method needs about 5. Fewer lose digits.
  static let iterationLimit = 64
  /// Derived. 1 ns: longer than the rounding error of a time, and shorter than any pause between two frames.
  private static let crossing = 1e-9
}
