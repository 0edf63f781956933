/// A line and a parabola through the last positions of a finger along an axis, with the least sum of squared errors.
///
///     line      x(t) = a + b·t              sums   tₙ = Σ tⁿ,   xₙ = Σ x·tⁿ
///     parabola  x(t) = a + b·t + c·t²
///
/// Times and positions are relative to the newest position, so `b` is the slope there. Times are in units of the
/// window, so that the sums have similar magnitudes.
struct LeastSquaresVelocity {
  /// The number of positions.
  private var count = 0.0
  private var t1 = 0.0
  private var t2 = 0.0
  private var t3 = 0.0
  private var t4 = 0.0
  private var x0 = 0.0
  private var x1 = 0.0
  private var x2 = 0.0

  fileprivate mutating func add(_ x: Double, at t: Double) {
    count += 1
    t1 += t
    t2 += t * t
    t3 += t * t * t
    t4 += t * t * t * t
    x0 += x
    x1 += x * t
    x2 += x * t * t
  }

  /// The slope of the line at the newest position, in points per second; 0 for a single position.
  var lineSlope: Double {
    guard count > 1 else { return 0 }
    return (count * x1 - t1 * x0) / ((count * t2 - t1 * t1) * VelocityTracker.window)
  }

  /// The slope of the parabola at the newest position, in points per second; that of the line for two positions.
  var parabolaSlope: Double {
    let determinant =
      count * (t2 * t4 - t3 * t3) - t1 * (t1 * t4 - t2 * t3) + t2 * (t1 * t3 - t2 * t2)
    guard count > 2, determinant > 0 else { return lineSlope }
    let slope =
      count * (x1 * t4 - t3 * x2) - x0 * (t1 * t4 - t2 * t3) + t2 * (t1 * x2 - x1 * t2)
    return slope / (determinant * VelocityTracker.window)
  }
}

extension VelocityTracker {
  /// Least squares on the positions of the last 100 ms, up to the first gap.
  mutating func leastSquares(_ axis: Axis, restAfter pause: Double) -> LeastSquaresVelocity {
    var result = LeastSquaresVelocity()
    for age in 0...movements(restAfter: pause) {
      result.add(
        displacement(since: 0, until: age)[axis], at: self.time(since: 0, until: age) / Self.window)
    }
    return result
  }

  /// The slope of the parabola, but 0 along an axis on which it is against the last movement.
  mutating func restrictedLeastSquares(restAfter pause: Double) -> Vector {
    Vector { axis in
      let slope = leastSquares(axis, restAfter: pause).parabolaSlope
      let last = lastDisplacement[axis]
      return slope * last < 0 || last == 0 ? 0 : slope
    }
  }
}
