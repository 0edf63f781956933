/// How the velocity of a finger is estimated from its last positions.
public enum VelocityRule: UInt32, Sendable {
  /// A weighted mean of the last three velocities. Older ones have larger weights, because a finger that
  /// is lifted slows down or turns in its last report. Published (Flutter, measured on iOS).
  case ios = 0
  /// The same with the weights of macOS: the middle one has the largest. Published (Flutter).
  case macos = 1
  /// The mean of the last three velocities, each smoothed and limited. Published (Qt).
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
  /// 1.9 times a weighted mean of the velocities of the last 99 ms. Weights decrease with the age of a movement, and the
  /// mean decreases with the time since the last movement. Published (LVGL).
  case fading = 9

  /// The velocity of a finger that is released at a time.
  ///
  /// - Parameters:
  ///   - pause: Seconds between two positions that are a rest. Positions before it do not count.
  ///   - limit: The highest speed of each velocity that `meanOfThree` counts, along each axis, in points per second.
  /// - Precondition: The tracker holds at least two positions.
  func velocity(of track: inout VelocityTracker, at time: Double, restAfter pause: Double, limit: Double) -> Vector {
    switch self {
    case .ios: track.weightedMean([0.05, 0.35, 0.6], restAfter: pause)
    case .macos: track.weightedMean([0.2, 0.65, 0.15], restAfter: pause)
    case .meanOfThree: track.smoothedMean(restAfter: pause, limit: limit)
    case .leastSquares: Vector { axis in track.leastSquares(axis, restAfter: pause).parabolaSlope }
    case .restrictedLeastSquares: track.restrictedLeastSquares(restAfter: pause)
    case .line: Vector { axis in track.leastSquares(axis, restAfter: pause).lineSlope }
    case .impulse: Vector { axis in track.impulseVelocity(axis, restAfter: pause) }
    case .meanOfFive: track.meanOfFive(at: time, restAfter: pause)
    case .distanceOverTime: track.distanceOverTime(restAfter: pause)
    case .fading: track.fadingMean(at: time, restAfter: pause)
    }
  }

  /// Published (LVGL). `T`: 0.099 s, after which a movement has no weight. Larger fades more slowly.
  static let fadeTime = 0.099
}

extension VelocityTracker {
  /// The number of movements up to the first that is too old, or that is or follows a gap. The last one always counts, unless the
  /// finger has rested before it: some devices report less often than the gap.
  mutating func movements(
    restAfter pause: Double, within window: Double = Self.window, gap: Double = Self.gap
  ) -> Int {
    for age in 1..<count {
      let duration = self.time(since: age, until: age - 1)
      let isRecent = self.time(since: age, until: 0) <= window + Self.roundoff && duration <= gap + Self.roundoff
      guard duration < pause, age == 1 || isRecent else { return age - 1 }
    }
    return count - 1
  }

  /// Published (Android, Flutter; Gecko's apz.velocity_relevance_time_ms). 0.1 s: the age of the oldest position, for
  /// Gecko of the oldest velocity. Larger is smoother and slower.
  static let window = 0.1
  /// Derived. 10⁻⁶ s: the resolution of clocks, more than the rounding of a time difference. Larger includes
  /// older positions.
  static let roundoff = 1e-6
  /// Published (Android, Flutter). 0.04 s: positions before a longer gap do not count. Larger counts more.
  private static let gap = 0.04
}
