extension VelocityTracker {
  /// The velocity along an axis that belongs to the kinetic energy which all movements of the last 100 ms bring.
  ///
  ///     E += (v − √2E) · |v|,   half of that for the first;   velocity = √2E
  ///
  /// `v` is the velocity between two positions, in points per second; the mass is 1. A square root has the sign of its
  /// argument.
  mutating func impulseVelocity(_ axis: Axis, restAfter pause: Double) -> Double {
    let oldest = movements(restAfter: pause)
    var energy = 0.0
    for age in (0..<oldest).reversed() {
      let velocity = displacement(since: age + 1, until: age)[axis] / self.time(since: age + 1, until: age)
      let share = age == oldest - 1 ? 0.5 : 1
      energy += (velocity - velocityOf(energy)) * velocity.magnitude * share
    }
    return velocityOf(energy)
  }

  private func velocityOf(_ energy: Double) -> Double {
    (2 * energy.magnitude).squareRoot() * (energy < 0 ? -1 : 1)
  }
}
