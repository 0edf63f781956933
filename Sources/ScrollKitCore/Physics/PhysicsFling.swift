/// Chromium's fling on Linux and Windows: as far as a brake would let it go, along a softer curve.
///
///     d    = min(|v₀|² / (2·b), reach)
///     T    = min(2 s, |v₀| / pace)
///     x(t) = x₀ ± d·s(t / T),   s′(0) = |v₀|·T / d
///
/// `s` is the Bézier with control points (0.2, 1) and (0.55, 1), its first point moved so that it
/// begins as fast as the finger was. Source: Chromium's PhysicsBasedFlingCurve.
///
/// Deviation: Chromium (all versions) brakes each axis by itself along the curve of the faster one,
/// so the slower axis begins at another speed than its own and the path bends; here both axes keep
/// the direction.
public struct PhysicsFling: Equatable, Sendable {
  /// Where it rests, in points.
  public private(set) var destination: Double
  private let distance: Double
  /// Seconds until it rests.
  public let duration: Double
  /// The first control point of the curve that it follows.
  private let control: Vector

  /// - Parameters:
  ///   - start: `x₀`: where it begins, in points.
  ///   - initialVelocity: `v₀`, in points per second; positive moves towards the end.
  ///   - speed: The larger of both speeds when the fling goes along two axes, in points per second.
  ///     Nil is the speed along this axis.
  ///   - brake: `b`, in points per second squared; larger goes less far.
  ///   - pace: Speed for which a second is taken, in points per second squared; larger takes less time.
  ///   - reach: The farthest that it goes along the faster axis, in points.
  /// - Precondition: `brake > 0`, `pace > 0`, `reach >= 0`, `speed >= |initialVelocity|`.
  public init(
    start: Double, initialVelocity: Double, speed: Double? = nil, brake: Double = Self.standardBrake,
    pace: Double = Self.standardPace, reach: Double = .infinity
  ) {
    let speed = speed ?? initialVelocity.magnitude
    precondition(brake > 0 && pace > 0, "PhysicsFling: brake and pace must be positive")
    precondition(reach >= 0, "PhysicsFling: reach must not be negative")
    precondition(speed >= initialVelocity.magnitude, "PhysicsFling: speed is that of both axes")
    let whole = min(speed * speed / (2 * brake), reach)
    let distance = whole > 0 ? whole * (initialVelocity / speed) : 0
    let time = min(speed / pace, Self.longest)
    destination = start + distance
    self.distance = distance
    duration = distance == 0 ? 0 : time
    let slope = whole > 0 ? speed * time / whole : 0
    let easing = slope > 0 ? Easing.physicsFling.beginning(asSteepAs: slope) : .physicsFling
    control = Vector(x: easing.x1, y: easing.y1)
  }

  /// The curve that it follows.
  public var easing: Easing {
    var easing = Easing.physicsFling
    easing.x1 = control.x
    easing.y1 = control.y
    return easing
  }

  private var way: EasedWay {
    EasedWay(destination: destination, distance: distance, duration: duration, easing: easing)
  }

  public func state(at time: Double) -> MotionState {
    easing.state(at: time, along: distance, to: destination, in: duration)
  }

  /// Seconds until it reaches `offset`; nil if it starts elsewhere and never gets there.
  public func time(reaching offset: Double) -> Double? { way.time(reaching: offset) }

  /// The same fling through content that moved by `distance` points.
  public func shifted(by distance: Double) -> PhysicsFling {
    var shifted = self
    shifted.destination += distance
    return shifted
  }

  /// Derived. 2645.66 pt/s² = 2.7559e-5 inches per ms² (published, Chromium) at 96 points an inch;
  /// 4409.44 at 160. Larger goes less far.
  public static let standardBrake = 2.7559e-5 * 1e6 * 96
  /// Published (Chromium). 2300 pt/s²; larger takes less time.
  public static let standardPace = 2300.0
  /// Published (Chromium). 2 s: however fast, it rests after that.
  public static let longest = 2.0
  /// Published (Chromium). A fling goes no farther than 3 viewports; larger goes farther.
  public static let viewportsOfReach = 3.0
}

extension Easing {
  /// Published (Chromium). Fast at once, then a long slowing.
  public static let physicsFling = Easing(x1: 0.2, y1: 1, x2: 0.55)
}
