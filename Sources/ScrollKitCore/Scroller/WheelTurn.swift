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
      return remainder.add(amount, unit, device: device)
    }
  }

  private mutating func accelerated(
    _ amount: Vector, _ unit: WheelUnit, limit: Double, at now: Double
  ) -> Vector {
    Vector { axis in
      let interval = wheelInterval(axis, turningBy: amount[axis], now: now)
      let notches = amount[axis] * unit.notches
      return amount[axis] * WheelAcceleration.factor(ofTurnBy: notches, after: interval, limit: limit)
    }
  }

  /// Seconds since a wheel last turned in this direction along an axis; infinite if it did not.
  private mutating func wheelInterval(_ axis: Axis, turningBy amount: Double, now: Double) -> Double {
    switch activity.kind {
    case .wheeling:
      guard let motion = activity.trajectory?.motions[axis] else { return .infinity }
      let remaining = motion.motion.destination - motion.state(at: now).position
      return remaining * amount > 0 ? now - motion.since : .infinity
    case .wheelStream:
      return -tracker.lastDisplacement[axis] * amount > 0 ? now - activity.lastMovementTime : .infinity
    case .idle, .tracking, .trackpadHold, .dragging, .panning, .momentum, .chained, .chainedByFingers, .coasting,
      .animating, .keyHeld, .steering, .pinching, .zoomAnimating:
      return .infinity
    }
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
