/// Velocities of a finger that are means of the velocities between its last positions.
extension VelocityTracker {
  /// A weighted mean of the velocities between the last four positions, newest weight first.
  ///
  /// With fewer positions the remaining weights are scaled to the same sum. Deviation: Flutter counts
  /// missing velocities as 0, so short flings are too slow.
  func weightedMean(_ weights: InlineArray<3, Double>, restAfter pause: Double) -> Vector {
    var sum = Vector.zero
    var weight = 0.0
    var newer = self[0]
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

  /// The mean of up to five velocities, each over more than 5 ms, of positions that were the newest less than 100 ms ago.
  func meanOfFive(at time: Double, restAfter pause: Double) -> Vector {
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
  func distanceOverTime(restAfter pause: Double) -> Vector {
    let oldest = movements(restAfter: pause, within: Self.longWindow, gap: .infinity)
    guard oldest > 0 else { return .zero }
    return displacement(since: oldest, until: 0) * (1 / self.time(since: oldest, until: 0))
  }

  /// A mean with weights that decrease with age, decreased by the time `s` since the last movement.
  ///
  ///     v = (1 − s/T)² · Σ w·Δx / Σ w·Δt,   w = 1 − age/T,   T = VelocityRule.fadeTime
  ///
  /// Deviation: LVGL (9.6) sums up w·Δx for each refresh, so a throw is faster the shorter the refresh interval
  /// is; this is the mean. `(1 − s/T)²` is how much of the sum is left for a finger of constant velocity.
  func fadingMean(at time: Double, restAfter pause: Double) -> Vector {
    var sum = Vector.zero
    var weights = 0.0
    for age in 0..<count - 1 {
      let weight = 1 - self.time(since: age, until: 0) / VelocityRule.fadeTime
      let duration = self.time(since: age + 1, until: age)
      guard weight > 0, duration < pause else { break }
      sum = sum + displacement(since: age + 1, until: age) * weight
      weights += duration * weight
    }
    let left = max(0, 1 - (time - self[0].time) / VelocityRule.fadeTime)
    return weights > 0 ? sum * Math.quotient(left * left, weights) : .zero
  }

  /// Published (GTK). 0.15 s: the age of the oldest position. Larger is smoother and slower.
  private static let longWindow = 0.15
  /// Published (Gecko). 0.005 s: a velocity is measured over a longer time. Larger is smoother.
  private static let shortest = 0.005
}
