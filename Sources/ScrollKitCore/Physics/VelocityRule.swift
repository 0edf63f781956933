/// How the velocity of a finger is estimated from its last positions.
public enum VelocityRule: UInt32, Sendable {
  /// A weighted mean of the last three velocities. Older ones have larger weights, because a finger that
  /// is lifted slows down or turns in its last report. Published (Flutter, measured on iOS).
  case ios = 0
  /// The same with the weights of macOS: the middle one has the largest. Published (Flutter).
  case macos = 1
  /// The mean of the last three velocities. Published (Qt).
  case meanOfThree = 2
  /// The slope, at the newest position, of the least-squares parabola of the last 100 ms. Published
  /// (Android, Flutter: LSQ2).
  case leastSquares = 3
  /// The same, but 0 if its direction is against that of the finger's last movement. Published (crbug 417855).
  case restrictedLeastSquares = 4
  /// The slope of the least-squares line of the last 100 ms. Published (Android: LSQ1).
  case line = 5
  /// The velocity of a mass that each movement of the last 100 ms accelerates. Published (Android: IMPULSE).
  /// It follows an accelerating finger best.
  case impulse = 6
  /// The mean of the last five velocities that were measured in the 100 ms before the release, each over more
  /// than 5 ms. Published (Gecko).
  case meanOfFive = 7
  /// The distance of the last 150 ms divided by its time. Published (GTK's swipes).
  case distanceOverTime = 8
  /// A weighted mean of the velocities of the last 99 ms. Weights decrease with the age of a movement, and the
  /// mean decreases with the time since the last movement. Published (LVGL).
  case fading = 9

  /// The velocity of a finger that is released at a time.
  ///
  /// - Parameter pause: Seconds between two positions that are a rest. Positions before it do not count.
  /// - Precondition: The tracker holds at least two positions.
  func velocity(of track: VelocityTracker, at time: Double, restAfter pause: Double) -> Vector {
    switch self {
    case .ios: return Self.weighted(track, pause, [0.05, 0.35, 0.6])
    case .macos: return Self.weighted(track, pause, [0.2, 0.65, 0.15])
    case .meanOfThree: return Self.weighted(track, pause, [1, 1, 1])
    case .leastSquares: return Vector { axis in Self.leastSquares(track, pause, axis) }
    case .restrictedLeastSquares:
      return Vector { axis in
        let slope = Self.leastSquares(track, pause, axis)
        let last = track.displacement(since: 1, until: 0)[axis]
        return slope * last < 0 || last == 0 ? 0 : slope
      }
    case .line: return Vector { axis in Self.leastSquares(track, pause, axis, degree: 1) }
    case .impulse: return Vector { axis in Self.impulse(track, pause, axis) }
    case .meanOfFive: return Self.meanOfFive(track, pause, at: time)
    case .distanceOverTime: return Self.distanceOverTime(track, pause)
    case .fading: return Self.fading(track, pause, at: time)
    }
  }

  /// A weighted mean of the velocities between the last four positions, newest weight first.
  ///
  /// With fewer positions the remaining weights are scaled to the same sum. Deviation: Flutter counts
  /// missing velocities as 0, so short flings are too slow.
  private static func weighted(
    _ track: VelocityTracker, _ pause: Double, _ weights: InlineArray<3, Double>
  ) -> Vector {
    var sum = Vector.zero
    var weight = 0.0
    var newer = track[0]
    for age in 0..<min(3, track.count - 1) {
      let older = track[age + 1]
      guard newer.time - older.time < pause else { break }
      let share = weights[age] / (newer.time - older.time)
      sum = sum + (newer.position - older.position) * share
      weight += weights[age]
      newer = older
    }
    return weight > 0 ? sum * Math.quotient(1, weight) : .zero
  }

  /// Least squares on the positions younger than `window`, up to the first gap.
  ///
  /// Positions and times are relative to the newest, so the linear coefficient is the slope there. Two
  /// positions give their difference quotient.
  private static func leastSquares(
    _ track: VelocityTracker, _ pause: Double, _ axis: Axis, degree: Int = 2
  ) -> Double {
    var t1 = 0.0
    var t2 = 0.0
    var t3 = 0.0
    var t4 = 0.0
    var x0 = 0.0
    var x1 = 0.0
    var x2 = 0.0
    var used = 0.0
    for age in 0...movements(track, pause) {
      // In units of the window, so that the sums have similar magnitudes.
      let t = track.time(since: 0, until: age) / window
      let x = track.displacement(since: 0, until: age)[axis]
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
    guard degree == 2, used > 2, determinant > 0 else {
      return (used * x1 - t1 * x0) / ((used * t2 - t1 * t1) * window)
    }
    let slope =
      used * (x1 * t4 - t3 * x2) - x0 * (t1 * t4 - t2 * t3) + t2 * (t1 * x2 - x1 * t2)
    return slope / (determinant * window)
  }

  /// The velocity that belongs to the kinetic energy of all movements.
  ///
  ///     E += (v − √2E) · |v|,   half of that for the first;   speed = √2E
  ///
  /// `v` is the velocity between two positions. A square root has the sign of its argument.
  private static func impulse(_ track: VelocityTracker, _ pause: Double, _ axis: Axis) -> Double {
    let oldest = movements(track, pause)
    var energy = 0.0
    for age in (0..<oldest).reversed() {
      let speed = track.displacement(since: age + 1, until: age)[axis] / track.time(since: age + 1, until: age)
      let share = age == oldest - 1 ? 0.5 : 1
      energy += (speed - speedOf(energy)) * speed.magnitude * share
    }
    return speedOf(energy)
  }

  private static func speedOf(_ energy: Double) -> Double {
    (2 * energy.magnitude).squareRoot() * (energy < 0 ? -1 : 1)
  }

  private static func meanOfFive(_ track: VelocityTracker, _ pause: Double, at time: Double) -> Vector {
    var sum = Vector.zero
    var used = 0.0
    var newer = 0
    for age in 1..<track.count {
      guard used < 5, time - track[newer].time < window - roundoff, track.time(since: age, until: age - 1) < pause
      else { break }
      let passed = track.time(since: age, until: newer)
      if passed > shortest + roundoff || used == 0 && age + 1 == track.count {
        sum = sum + track.displacement(since: age, until: newer) * (1 / passed)
        used += 1
        newer = age
      }
    }
    return used > 0 ? sum * Math.quotient(1, used) : .zero
  }

  private static func distanceOverTime(_ track: VelocityTracker, _ pause: Double) -> Vector {
    let oldest = movements(track, pause, within: longWindow, gap: .infinity)
    guard oldest > 0 else { return .zero }
    return track.displacement(since: oldest, until: 0) * (1 / track.time(since: oldest, until: 0))
  }

  /// A mean with weights that decrease with age, decreased by the time `s` since the last movement.
  ///
  ///     v = (1 − s/T)² · Σ w·Δx / Σ w·Δt,   w = 1 − age/T
  ///
  /// Deviation: LVGL (9.6) sums up w·Δx for each refresh, so a throw is faster the shorter the refresh interval
  /// is; this is the mean. `(1 − s/T)²` is how much of the sum is left for a finger of constant velocity.
  private static func fading(_ track: VelocityTracker, _ pause: Double, at time: Double) -> Vector {
    var sum = Vector.zero
    var weights = 0.0
    for age in 0..<track.count - 1 {
      let weight = 1 - track.time(since: age, until: 0) / fadeTime
      guard weight > 0, track.time(since: age + 1, until: age) < pause else { break }
      sum = sum + track.displacement(since: age + 1, until: age) * weight
      weights += track.time(since: age + 1, until: age) * weight
    }
    let left = max(0, 1 - (time - track[0].time) / fadeTime)
    return weights > 0 ? sum * Math.quotient(left * left, weights) : .zero
  }

  /// The number of movements within `window` and after the last gap.
  private static func movements(
    _ track: VelocityTracker, _ pause: Double, within window: Double = Self.window, gap: Double = Self.gap
  ) -> Int {
    for age in 1..<track.count {
      guard track.time(since: age, until: 0) <= window + roundoff,
        track.time(since: age, until: age - 1) <= gap + roundoff,
        track.time(since: age, until: age - 1) < pause
      else { return age - 1 }
    }
    return track.count - 1
  }

  /// Published (Android, Flutter; Gecko's apz.velocity_relevance_time_ms). 0.1 s: the age of the oldest position, for
  /// Gecko of the oldest velocity. Larger is smoother and slower.
  private static let window = 0.1
  /// Derived. 10⁻⁶ s: the resolution of clocks, more than the rounding of a time difference. Larger includes
  /// older positions.
  private static let roundoff = 1e-6
  /// Published (Android, Flutter). 0.04 s: positions before a longer gap do not count. Larger counts more.
  private static let gap = 0.04
  /// Published (GTK). 0.15 s: the age of the oldest position. Larger is smoother and slower.
  private static let longWindow = 0.15
  /// Published (LVGL). `T`: 0.099 s, after which a movement has no weight. Larger fades more slowly.
  static let fadeTime = 0.099
  /// Published (Gecko). 0.005 s: a velocity is measured over a longer time. Larger is smoother.
  private static let shortest = 0.005
}
