/// The line that fits the reports of the last 35 ms best, each by its age: a steady finger is on it, and noise is averaged.
extension VelocityTracker {
  /// Where the finger was at a time, in points: extrapolated by at most `reach` seconds from its last report; it fades back until
  /// `longestSilence`.
  ///
  /// Deviation: Android interpolates between two reports, and extrapolates from them by at most half the time between them;
  /// noise and late reports are then visible.
  ///
  /// - Parameter began: Reports that were made before do not count, in seconds.
  mutating func position(at time: Double, since began: Double) -> Vector {
    let ahead = time - newest.time
    guard ahead < Self.longestSilence else { return newest.position }
    let fading = ahead > Self.reach ? (Self.longestSilence - ahead) / (Self.longestSilence - Self.reach) : 1
    return newest.position + distanceOfLine(ahead: min(ahead, Self.reach), since: began) * fading
  }

  /// How far the line is from the newest position some seconds after it, in points.
  ///
  ///     weight of a report  1 − age / window
  ///     mean   = Σ w·y / Σ w
  ///     slope  = (Σ w · Σ w·t·y − Σ w·t · Σ w·y) / (Σ w · Σ w·t² − (Σ w·t)²)
  private mutating func distanceOfLine(ahead: Double, since began: Double) -> Vector {
    var (weights, times, squares) = (1.0, 0.0, 0.0)
    var (positions, products) = (Vector.zero, Vector.zero)
    for age in 1..<max(1, count) {
      let report = self[age]
      let time = report.time - newest.time
      if report.time < began || -time >= Self.lineWindow { break }
      let weight = 1 + time / Self.lineWindow
      let distance = report.position - newest.position
      weights += weight
      times += weight * time
      squares += weight * time * time
      positions = positions + distance * weight
      products = products + distance * (weight * time)
    }
    guard times < 0 else { return .zero }
    let slope = (products * weights - positions * times) * (1 / (weights * squares - times * times))
    return positions * (1 / weights) + slope * (ahead - times / weights)
  }

  /// Published (Android, Chromium). 8 ms: the most by which a position is extrapolated. Larger lags less and overshoots more.
  static let reach = 0.008
  /// Measured (docs/senses.md). 35 ms: the time of the reports through which the line leads. Longer averages more noise, and turns
  /// later.
  private static let lineWindow = 0.035
  /// Published (Android). 20 ms after its last report a finger has stopped. Larger extrapolates slower screens, and a finger that
  /// has stopped.
  static let longestSilence = 0.02
}
