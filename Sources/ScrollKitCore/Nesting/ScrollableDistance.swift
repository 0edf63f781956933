/// How far a member can move towards an end of its range.
///
///     range   ├───────●────────────────┤
///              to start    to end
///
/// `canScroll` and `assignDistance` include the way back from beyond an end. `scrollableDistance` does not.
extension ChainMember {
  /// Whether inputs can move it from where it is in a direction, which is not 0. Content that is out of range can come back.
  func canScroll(_ axis: Axis, towards direction: Double) -> Bool {
    let offset = snapshot.offset[axis]
    let range = scroller.inputRange(axis, at: offset)
    return direction > 0 ? offset < range.upper : offset > range.lower
  }

  /// Gives it all that it can scroll from its origin to an end. What it has to come back from beyond the other end is part of it; less than
  /// the rounding error is none.
  ///
  /// - Parameter length: The length of the path that members before it have, in points.
  /// - Returns: The distance, in points.
  mutating func assignDistance(_ axis: Axis, towards end: PathEnd, after length: Double) -> Double {
    let origin = shares[axis].origin
    let range = scroller.inputRange(axis, at: origin)
    switch end {
    case .start:
      let distance = origin - range.lower
      shares[axis].gap = Interval(lower: 0 - length, upper: shares[axis].gap.upper)
      guard distance > Vector.rounding else { return 0 }
      shares[axis].lowest = range.lower
      return distance
    case .end:
      let distance = range.upper - origin
      shares[axis].gap = Interval(lower: shares[axis].gap.lower, upper: length)
      guard distance > Vector.rounding else { return 0 }
      shares[axis].highest = range.upper
      return distance
    }
  }
}

extension NestedScroller {
  /// How far inputs can move it from an offset towards an end of its range, in points; 0 if it is beyond.
  func scrollableDistance(_ axis: Axis, towards end: PathEnd, from offset: Double) -> Double {
    let range = inputRange(axis, at: offset)
    switch end {
    case .start: return range.clamp(offset) - range.lower
    case .end: return range.upper - range.clamp(offset)
    }
  }

  /// The range along an axis in which inputs move it from an offset, in points.
  func inputRange(_ axis: Axis, at offset: Double) -> Interval {
    view.engine.scroller.setting.inputRange(axis, at: offset)
  }

  /// Its rest range, in points.
  var restRange: Pair<Interval> { view.engine.scroller.setting.restRange }
}
