/// Qt's edge: a brake stops content past the edge, then a curve brings it back.
///
///     edge ├───────────────
///          │ ~ out ~▶ ⟩        x₀ + v₀·t − b·t²/2,   b = max(strength, v₀² / (2·room))
///          │ ◀~ back ~⟨        at rest on the edge after `backDuration`
///
/// `room` is what is left of `reach(at:)`. Content released on its way back already has no way out,
/// and comes back as fast as it was. Source: Qt's Flickable.
///
/// Deviation: Qt (all versions) reads the velocity past the edge off the last frames, begins back from
/// rest, and comes back along two curves that meet at different velocities. Here it is the velocity at
/// the edge, content that comes back by itself is not held up, and the way back is one curve, which is
/// halfway after a quarter of the time as Qt's two are.
public enum QtBounce {
  /// Published (QQuickFlickable). Velocity lost per second past the edge, in points per second
  /// squared: eight times that of a coast. Larger goes out less far.
  public static let strength = 8 * ConstantDeceleration.qtBrake
  /// Published (QQuickFlickable). 0.4 s for the way back; longer is softer.
  public static let backDuration = 0.4
  /// The way back; it begins at rest.
  public static let easing = Easing(x1: 1.0 / 3, y1: 0, x2: 0)

  /// The farthest that content goes out that passes the edge at a speed, in points.
  ///
  /// Published (QQuickFlickable). 150 pt, or a third of a second at that speed.
  public static func reach(at speed: Double) -> Double { min(150, speed / 3) }
}

extension Motion {
  /// - Parameters:
  ///   - start: `x₀`: on the edge or out of range, in points.
  ///   - initialVelocity: `v₀`, in points per second; on the edge itself, it leads out of range.
  ///   - edge: Where it rests, in points.
  public static func qtBounce(start: Double, initialVelocity: Double, edge: Double) -> Motion {
    let overscroll = start - edge
    let speed = initialVelocity.magnitude
    guard initialVelocity != 0, initialVelocity * overscroll >= 0 else {
      guard overscroll != 0 else { return .rest(at: edge) }
      let atThisSpeed = TimedCurve.slowingFactor * overscroll.magnitude / speed
      let duration = min(QtBounce.backDuration, atThisSpeed)
      return .eased(
        from: start, to: edge, duration: duration,
        QtBounce.easing.starting(withSlope: -initialVelocity * duration / overscroll), .release)
    }
    let room = QtBounce.reach(at: speed) - overscroll.magnitude
    guard room > 0 else { return .qtReturn(from: start, to: edge) }
    let brake = max(QtBounce.strength, speed * speed / (2 * room))
    let out = constantDeceleration(start: start, initialVelocity: initialVelocity, brake: brake)
    return out.followed(by: .qtReturn(from: out.destination, to: edge), at: out.duration)
  }

  /// The way back from rest.
  private static func qtReturn(from start: Double, to edge: Double) -> Motion {
    .eased(from: start, to: edge, duration: QtBounce.backDuration, QtBounce.easing, .release)
  }
}
