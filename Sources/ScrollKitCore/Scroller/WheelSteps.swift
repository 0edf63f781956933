/// Steps of a wheel or key with less than `ScrollActivity.silence` between them. Content that snaps may rest elsewhere; what
/// they ask for adds up here.
///
///     asked    0 ─ 60 ─ 120 ─ 180 ─ 240 ─ 300 ─ 360          60 points a notch
///     rests    0 ─ 200 ─ 200 ─ 200 ─ 200 ─ 400 ─ 400         pages of 200 points
struct WheelSteps: Equatable, Sendable {
  /// Where content was before the first of them, in points.
  private(set) var origin: Vector
  /// The offset that they have asked for, in points.
  private(set) var asked: Vector

  /// No steps yet.
  init(at offset: Vector) { (origin, asked) = (offset, offset) }

  /// One step more, which asks for `offset` along the axes on which it moves.
  func adding(_ distance: Vector, to offset: Vector) -> WheelSteps {
    var steps = self
    steps.asked = Vector { distance[$0] == 0 ? asked[$0] : offset[$0] }
    return steps
  }

  /// No steps yet along an axis.
  mutating func restart(_ axis: Axis, at offset: Double) { (origin[axis], asked[axis]) = (offset, offset) }

  mutating func shift(by distance: Vector) {
    origin = origin + distance
    asked = asked + distance
  }
}
