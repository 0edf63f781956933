/// Velocities of a finger that are means of the velocities between its last positions.
extension VelocityTracker {
  /// A weighted mean of the velocities between the last four positions, newest weight first.
  ///
  /// With fewer positions the remaining weights are scaled to the same sum. Deviation: Flutter counts
  /// missing velocities as 0, so short flings are too slow.
  mutating func weightedMean(_ weights: InlineArray<3, Double>, restAfter pause: Double) -> Vector {
    var sum = Vector.zero
    var weight = 0.0
    var newer = newest
    for age in 0..<min(3, count - 1) {
      let older = self[age + 1]
      let duration = newer.time - older.time
      guard duration < pause else { break }
      sum = sum + (newer.position - older.position) * (weights[age] / duration)
      weight += weights[age]
      newer = older
    }
    return weight > 0 ? sum * Math.quotient(1, weight) : .zero
  }

  /// The mean of the last three velocities, each smoothed and then limited.
  ///
  ///     vᵢ = g · Δxᵢ/Δtᵢ + (1 − g) · vᵢ₋₁,   v₀ = 0,   g = 0.7
  ///
  /// `v₀` is the velocity where the finger came down, or rested last.
  mutating func smoothedMean(restAfter pause: Double, limit: Double) -> Vector {
    let oldest = movements(restAfter: pause, within: .infinity, gap: .infinity)
    guard oldest > 0 else { return .zero }
    var smoothed = Vector.zero
    var sum = Vector.zero
    for age in (0..<oldest).reversed() {
      let velocity = displacement(since: age + 1, until: age) * (1 / self.time(since: age + 1, until: age))
      smoothed = velocity * Self.gain + smoothed * (1 - Self.gain)
      if age < 3 { sum = sum + Vector { max(-limit, min(smoothed[$0], limit)) } }
    }
    return sum * (1 / Double(min(oldest, 3)))
  }

  /// The mean of up to five velocities, each over more than 5 ms, of positions that were the newest less than 100 ms ago.
  mutating func meanOfFive(at time: Double, restAfter pause: Double) -> Vector {
    var sum = Vector.zero
    var used = 0.0
    var newer = 0
    for age in 1..<count {
      guard used < 5, time - self[newer].time < Self.window - Self.roundoff,
        self.time(since: age, until: age - 1) < pause
      else { break }
      let passed = self.time(since: age, until: newer)
      if passed > Self.shortest + Self.roundoff || used == 0 && age + 1 == count {
        sum = sum + displacement(since: age, until: newer) * (1 / passed)
        used += 1
        newer = age
      }
    }
    return used > 0 ? sum * Math.quotient(1, used) : .zero
  }

  /// The mean velocity of the last 150 ms.
  mutating func distanceOverTime(restAfter pause: Double) -> Vector {
    let oldest = movements(restAfter: pause, within: Self.longWindow, gap: .infinity)
    guard oldest > 0 else { return .zero }
    return displacement(since: oldest, until: 0) * (1 / self.time(since: oldest, until: 0))
  }

  /// A mean with weights that decrease with age, decreased by the time `s` since the last movement.
  ///
  ///     v = c · (1 − s/T)² · Σ w·Δx / Σ w·Δt,   w = 1 − age/T,   T = VelocityRule.fadeTime,   c = throwRatio
  ///
  /// Deviation: LVGL (9.6) sums up w·Δx for each refresh, so a throw is faster the shorter the refresh interval
  /// is. Here it is as fast as with refreshes of 33 ms. `(1 − s/T)²` is how much of the sum is left for a finger of constant
  /// velocity.
  mutating func fadingMean(at time: Double, restAfter pause: Double) -> Vector {
    var sum = Vector.zero
    var weights = 0.0
    for age in 0..<count - 1 {
      let weight = 1 - self.time(since: age, until: 0) / VelocityRule.fadeTime
      let duration = self.time(since: age + 1, until: age)
      guard weight > 0, duration < pause else { break }
      sum = sum + displacement(since: age + 1, until: age) * weight
      weights += duration * weight
    }
    let left = max(0, 1 - (time - newest.time) / VelocityRule.fadeTime)
    return weights > 0 ? sum * Math.quotient(Self.throwRatio * left * left, weights) : .zero
  }

  /// Published (GTK). 0.15 s: the age of the oldest position. Larger is smoother and slower.
  private static let longWindow = 0.15
  /// Published (Qt, QEventPoint). `g`: 0.7 of each new velocity counts. Larger is less smooth and follows faster.
  private static let gain = 0.7
  /// Derived. 1.897 = −18 · ln 0.9: refreshes of 33 ms weigh 1, ⅔ and ⅓, together two movements of a finger of constant velocity.
  /// LVGL moves content by 0.9, 0.9² … of that sum, together 9 times it. `Feel.lvgl` decelerates over the same distance from
  /// 9 · 2 · −ln 0.9 times the finger's velocity. Larger throws farther.
  private static let throwRatio = 1.8964892818408732
  /// Published (Gecko). 0.005 s: a velocity is measured over a longer time. Larger is smoother.
  private static let shortest = 0.005
}
