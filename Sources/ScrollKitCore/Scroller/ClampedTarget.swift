/// How far the range has moved content, or its target, at the present time.
///
///     at 2040 of 2040:  remove four rows ─▶ 1864 of 1864, clamped by 176  insert four ─▶ 2040 of 2040
///
/// Calls of one time count as one change: only the range after the last of them clamps, so that their order does not matter.
/// Before the first geometry, all calls do.
struct ClampedTarget: Equatable, Sendable {
  /// Where the content rests or will rest since, in points. Content with another target was moved since.
  let target: Vector
  /// How much farther it would rest if the range had no ends, in points.
  let excess: Vector
  /// In seconds.
  let time: Double

  static let none = ClampedTarget(target: .zero, excess: .zero, time: -.infinity)
}

extension Scroller {
  /// How much farther the content would rest at a time if the range had no ends, in points.
  mutating func excess(at now: Double) -> Vector {
    guard isPlaced(at: now) else { return .zero }
    let target = activity.target
    return Vector { axis in target[axis] == clamped.target[axis] ? clamped.excess[axis] : 0 }
  }

  /// Whether a call of this time has put the content somewhere.
  func isPlaced(at now: Double) -> Bool { clamped.time == now || setting.geometry == .empty && clamped != .none }

  /// The content would rest at a place if the range had no ends.
  mutating func setTarget(_ place: Vector, at now: Double) {
    clamped = ClampedTarget(target: activity.target, excess: place - activity.target, time: now)
  }
}
