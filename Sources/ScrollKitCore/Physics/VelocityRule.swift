/// How a speed is read from the last positions of a finger.
public enum VelocityRule: Equatable, Sendable {
  /// A weighted mean of the speeds between the last four positions, oldest first.
  ///
  /// With fewer positions the weights that remain are scaled up to the same sum. (Flutter, which
  /// published the weights, counts the missing speeds as 0 and so loses short flicks.)
  case weighted(oldest: Double, middle: Double, newest: Double)
  /// The slope, at the newest position, of the parabola nearest to the last 100 ms.
  case leastSquares
  /// The same, but 0 when it contradicts the finger's last movement (crbug 417855).
  case restrictedLeastSquares

  /// Published (Flutter, measured on iOS).
  public static let ios = VelocityRule.weighted(oldest: 0.6, middle: 0.35, newest: 0.05)
  /// Published (Flutter, measured on macOS).
  public static let macos = VelocityRule.weighted(oldest: 0.15, middle: 0.65, newest: 0.2)
  /// Published (Qt). The mean of the last three speeds.
  public static let meanOfThree = VelocityRule.weighted(
    oldest: 1.0 / 3, middle: 1.0 / 3, newest: 1.0 / 3)

  /// - Precondition: The tracker holds at least two positions.
  func velocity(of track: VelocityTracker) -> Vector {
    switch self {
    case .weighted(let oldest, let middle, let newest):
      Self.weighted(track, [newest, middle, oldest])
    case .leastSquares:
      Vector { axis in Self.leastSquares(track, axis) }
    case .restrictedLeastSquares:
      Vector { axis in
        let slope = Self.leastSquares(track, axis)
        let last = track[0].position[axis] - track[1].position[axis]
        return slope * last < 0 || last == 0 ? 0 : slope
      }
    }
  }

  private static func weighted(
    _ track: VelocityTracker, _ weights: InlineArray<3, Double>
  ) -> Vector {
    var sum = Vector.zero
    var weight = 0.0
    for age in 0..<min(3, track.count - 1) {
      let passed = track[age].time - track[age + 1].time
      let way = track[age].position - track[age + 1].position
      sum = sum + way * (weights[age] / passed)
      weight += weights[age]
    }
    return weight > 0 ? sum * (1 / weight) : .zero
  }

  /// Least squares on the positions younger than `window`, up to the first gap.
  ///
  /// Positions and times are taken relative to the newest, so the curve's linear term is the
  /// slope there. Two positions give their difference quotient.
  private static func leastSquares(_ track: VelocityTracker, _ axis: Axis) -> Double {
    var t1 = 0.0
    var t2 = 0.0
    var t3 = 0.0
    var t4 = 0.0
    var x0 = 0.0
    var x1 = 0.0
    var x2 = 0.0
    var used = 0.0
    var later = track[0].time
    for age in 0..<track.count {
      let sample = track[age]
      let time = sample.time - track[0].time
      guard time >= -window - roundoff, later - sample.time <= gap + roundoff else { break }
      later = sample.time
      // In units of the window, so that the sums are of like size.
      let t = time / window
      let x = sample.position[axis] - track[0].position[axis]
      used += 1
      t1 += t
      t2 += t * t
      t3 += t * t * t
      t4 += t * t * t * t
      x0 += x
      x1 += x * t
      x2 += x * t * t
    }
    guard used > 1 else { return 0 }
    let determinant =
      used * (t2 * t4 - t3 * t3) - t1 * (t1 * t4 - t2 * t3) + t2 * (t1 * t3 - t2 * t2)
    guard used > 2, determinant > 0 else {
      return (used * x1 - t1 * x0) / ((used * t2 - t1 * t1) * window)
    }
    let slope =
      used * (x1 * t4 - t3 * x2) - x0 * (t1 * t4 - t2 * t3) + t2 * (t1 * x2 - x1 * t2)
    return slope / (determinant * window)
  }

  /// Published (Android, Flutter). 0.1 s of the past count.
  private static let window = 0.1
  /// Derived. A microsecond: clocks count in it, and a `Double` difference of two times is not exact.
  private static let roundoff = 1e-6
  /// Published (Android, Flutter). A pause of 40 ms cuts off what came before.
  private static let gap = 0.04
}
