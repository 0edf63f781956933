/// Qt's Flickable in numbers: a constant brake, eight times as strong past an edge.
extension ConstantDeceleration {
  /// Published (QQuickFlickable, its classic hints). 1500 pt/s²; larger stops sooner. Qt 6 asks the
  /// platform for it.
  public static let qtBrake = 1500.0
  /// Published (QQuickFlickable, its classic hints). 2500 pt/s: the fastest flick, along each axis
  /// and either way; larger lets fast fingers go farther.
  public static let qtTopSpeed = 2500.0

  /// The coast under nearly `brake` that rests on a whole point, as Qt's do.
  ///
  /// Where the nearest whole point is the start, or lies behind it, the brake stays as it is.
  /// - Precondition: `brake > 0`.
  public init(start: Double, initialVelocity: Double, restingWholeUnder brake: Double) {
    let coast = ConstantDeceleration(start: start, initialVelocity: initialVelocity, brake: brake)
    self =
      ConstantDeceleration(
        start: start, initialVelocity: initialVelocity, destination: coast.destination.rounded())
      ?? coast
  }
}

extension EdgeBrake {
  /// Published (QQuickFlickable). Eight times the brake; out no farther than 150 pt, nor than a
  /// third of a second at the speed it passes the edge with; back in 0.4 s.
  ///
  /// Deviation: Qt (all versions) reads that speed off the last frames, and comes back along two
  /// curves that meet at different speeds; here it is the speed at the edge, and one curve, which is
  /// halfway after a quarter of the time as Qt's two are.
  public static let qt = EdgeBrake(
    strength: 8 * ConstantDeceleration.qtBrake, reach: 150, reachTime: 1.0 / 3, timing: .fixed(0.4),
    easing: Easing(x1: 1.0 / 3, y1: 0, x2: 0))
}
