/// The deceleration of released content, and its bounce at an edge.
public struct CoastFeel: Equatable, Sendable {
  /// The share of velocity lost per second, in 1/s, for `exponential` and for releases with a snap target, but for those
  /// along Chromium's curve (`SnapFling`). Larger stops sooner.
  public var drag: Double
  /// Velocity lost per second, in points per second squared, for `braked` and `softened`. Larger stops
  /// sooner.
  public var brake: Double
  /// The bounce at edges that bounce.
  public var bounce: BounceFeel
  /// How a fling decelerates.
  public var rule: CoastRule
  /// How it comes to its end. Published (UIKit and others): as its curve does.
  public var motionEnd = MotionEnd.natural

  /// - Precondition: `drag > 0`, `brake > 0`, and the transfer is not negative.
  package init(
    rule: CoastRule = .exponential, drag: Double, brake: Double = ConstantDeceleration.qtBrake,
    bounce: SpringShape, bounceRule: BounceRule = .spring, transferShare: Double = 1,
    transferLimit: Double
  ) {
    precondition(drag > 0 && brake > 0, "CoastFeel: values must be positive")
    precondition(transferShare >= 0 && transferLimit >= 0, "CoastFeel: negative transfer")
    self.rule = rule
    self.drag = drag
    self.brake = brake
    self.bounce = BounceFeel(
      rule: bounceRule, shape: bounce, transferShare: transferShare, transferLimit: transferLimit)
  }

  /// The deceleration from a position and velocity, without a range.
  ///
  /// - Parameters:
  ///   - speeds: Of both axes, in points per second. A fling along two axes keeps its direction.
  ///   - reach: The largest distance along the faster axis, in points, for `softened`.
  func coast(_ moving: MotionState, speeds: Vector, reach: Double) -> Motion {
    let (start, velocity) = (moving.position, moving.velocity)
    let fastest = max(speeds.x.magnitude, speeds.y.magnitude, velocity.magnitude)
    switch rule {
    case .exponential:
      return .deceleration(start: start, initialVelocity: velocity, drag: drag)
    case .android:
      let speed = max(speeds.length, velocity.magnitude)
      return .androidFling(start: start, initialVelocity: velocity, speed: speed)
    case .power:
      return .clampingFling(start: start, initialVelocity: velocity)
    case .braked:
      return .constantDeceleration(start: start, initialVelocity: velocity, brake: brake)
    case .drifting:
      return .flingCurve(start: start, initialVelocity: velocity, speed: fastest)
    case .softened:
      return .physicsFling(
        start: start, initialVelocity: velocity, speed: fastest, brake: brake, reach: reach)
    }
  }

  /// The bounce at an end of the range.
  func end(_ behavior: EdgeBehavior) -> BounceFeel {
    switch behavior {
    case .bounce: return bounce
    case .clamp, .stretch, .glow:  // an edge that stretches or glows is pulled instead: `EdgeEffect`
      return BounceFeel(rule: .spring, shape: bounce.shape, transferShare: 1, transferLimit: 0)
    }
  }
}

/// The deceleration of released content. No deceleration changes its direction.
public enum CoastRule: UInt32, Sendable {
  /// The content loses the same share of its velocity every second: UIKit, Flutter on iOS, GTK.
  case exponential = 0
  /// A curve whose duration and distance follow from the velocity: Android.
  case android = 1
  /// A power of the time left: Flutter on Android.
  case power = 2
  /// Exponential decay towards a small velocity backwards: Chromium on macOS and ChromeOS. Snaps along Chromium's curve.
  case drifting = 3
  /// The content loses the same velocity every second: Qt.
  case braked = 4
  /// The distance of `braked`, along a softer curve: Chromium on Linux and Windows. Snaps along Chromium's curve.
  case softened = 5
}
