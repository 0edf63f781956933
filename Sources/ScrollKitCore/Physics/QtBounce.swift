/// Qt's bounce: a constant deceleration past the edge, then a curve back.
///
///     edge ├───────────────
///          │ ~ out ~▶ ⟩        x₀ + v₀·t − b·t²/2,   b = max(strength, v₀² / (2·left))
///          │ ◀~ back ~⟨        at rest on the edge after `backDuration`
///
/// `left` is `reach(at:)` less the overscroll. Content released while it moves back returns at once, at its
/// velocity. Source: Qt's Flickable.
///
/// Deviation: Qt (all versions) measures the velocity at the edge from the last frames, begins every return
/// at rest, and returns along two curves that meet at different velocities. Here the velocity at the edge is
/// exact, a return keeps its velocity, and it is one curve. Like Qt's two, it is halfway after a quarter of
/// the time.
package enum QtBounce {
  /// Published (QQuickFlickable). Velocity lost per second past the edge, in points per second
  /// squared: eight times `ConstantDeceleration.qtBrake`. Larger bounces less far.
  package static let strength = 8 * ConstantDeceleration.qtBrake
  /// Published (QQuickFlickable). 0.4 s: the duration of the return. Larger is softer.
  package static let backDuration = 0.4
  /// Derived. The return from rest: halfway after a quarter of the time.
  package static let easing = Easing(x1: 1.0 / 3, y1: 0, x2: 0)

  /// The largest overscroll for a speed at the edge, in points.
  ///
  /// Published (QQuickFlickable). 150 pt, or the distance of a third of a second at that speed.
  package static func reach(at speed: Double) -> Double { min(150, speed / 3) }
}

extension Motion {
  /// - Parameters:
  ///   - start: `x₀`, on the edge or out of range, in points.
  ///   - initialVelocity: `v₀`, in points per second; at the edge itself, directed out of range.
  ///   - edge: The destination, in points.
  package static func qtBounce(start: Double, initialVelocity: Double, edge: Double) -> Motion {
    let overscroll = start - edge
    let speed = initialVelocity.magnitude
    guard initialVelocity != 0, initialVelocity * overscroll >= 0 else {
      guard overscroll != 0 else { return .rest(at: edge) }
      let duration = TimedCurve.limited(QtBounce.backDuration, distance: overscroll, speed: speed)
      return .eased(
        from: start, to: edge, duration: duration,
        QtBounce.easing.starting(withSlope: -initialVelocity * duration / overscroll), .release)
    }
    let left = QtBounce.reach(at: speed) - overscroll.magnitude
    guard left > 0 else { return .qtReturn(from: start, to: edge) }
    let brake = max(QtBounce.strength, speed * speed / (2 * left))
    let out = constantDeceleration(start: start, initialVelocity: initialVelocity, brake: brake)
    return out.followed(by: .qtReturn(from: out.destination, to: edge), at: out.duration)
  }

  /// The return from rest.
  private static func qtReturn(from start: Double, to edge: Double) -> Motion {
    .eased(from: start, to: edge, duration: QtBounce.backDuration, QtBounce.easing, .release)
  }
}
