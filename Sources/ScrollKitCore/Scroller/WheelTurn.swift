/// How far a wheel turned: what it reports, with the acceleration and the whole steps of a feel.
extension Scroller {
  /// A wheel's movement with the acceleration and the whole steps of a feel.
  mutating func adjusted(
    _ amount: Vector, _ unit: WheelUnit, device: UInt32, at now: Double, by feel: Feel
  ) -> Vector {
    let isAccelerated = feel.wheelAcceleration > 1 && unit.notches > 0
    let amount = isAccelerated ? accelerated(amount, unit, limit: feel.wheelAcceleration, at: now) : amount
    switch (feel.wheelStepping, unit) {
    case (.fractional, _), (.whole, .points): return amount
    case (.whole, .lines), (.whole, .pages), (.whole, .notches):
      return remainder.add(amount, unit, device: device, .down)
    }
  }

  private mutating func accelerated(
    _ amount: Vector, _ unit: WheelUnit, limit: Double, at now: Double
  ) -> Vector {
    Vector { axis in
      let turned = amount[axis] * unit.notches
      guard turned != 0 else { return 0 }
      notches[axis].add(turned, at: now)
      // A part turns as fast as its notch.
      let factor = WheelAcceleration.factor(
        ofTurnBy: max(1, turned.magnitude), after: notches[axis].interval, limit: limit)
      return amount[axis] * factor
    }
  }

  /// What a wheel turns along some axes, on which content rests at snap targets only: a part of a notch counts where it adds up to one.
  /// Along the others, all that it turns. A feel with whole steps counts them itself.
  ///
  /// - Parameter unit: That of the amount and of the answer; a unit with parts.
  mutating func wholeNotches(_ amount: Vector, _ unit: WheelUnit, device: UInt32, along axes: Pair<Bool>, by feel: Feel) -> Vector {
    guard feel.wheelStepping == .fractional, axes.x || axes.y else { return amount }
    let parts = Vector { axis in axes[axis] ? amount[axis] * unit.notches : 0 }
    let steps = remainder.add(parts, .notches, device: device, .nearest)
    return Vector { axis in axes[axis] ? steps[axis] / unit.notches : amount[axis] }
  }
}

extension ScrollSetting {
  /// The distance of a wheel's movement along an axis, in points.
  func points(_ amount: Double, _ unit: WheelUnit, _ axis: Axis) -> Double {
    switch unit {
    case .points: amount
    case .lines: amount * rules.feel.wheelSpeed * rules.feel.lineLength
    case .pages: amount * geometry[axis].visibleLength
    case .notches:
      amount * rules.feel.wheelSpeed * rules.feel.wheelStep.points(viewport: geometry[axis].viewport)
    }
  }
}
