/// Chromium's fling on desktops: drag towards a slow drift backwards, ended where it would turn.
///
///     v(t) = (|v₀| + b)·e^(−g·t) − b
///     x(t) = x₀ ± ((|v₀| + b)·(1 − e^(−g·t)) / g − b·t)
///     T    = ln((|v₀| + b) / b) / g
///
/// Chromium draws one curve, a·e^(−g·t) − b·t − a, and enters it where it is as fast as the finger;
/// the parts of it that are left are the flings above, so no entering is needed. What is faster than
/// the whole curve goes along the whole curve, drawn longer. Memoryless up to there.
/// Source: Chromium's FlingCurve.
public struct FlingCurve: Equatable, Sendable {
  /// `x₀`: where it begins, in points.
  public private(set) var start: Double
  /// `v₀`: speed at the start, in points per second; positive moves towards the end.
  public let initialVelocity: Double
  /// Speed on the curve where it is entered, in points per second.
  public let entrySpeed: Double
  private let drag: Double
  private let drift: Double

  /// What the curve is made of.
  public struct Shape: Equatable, Sendable {
    /// `g`: the share of speed lost per second, in 1/s; larger stops sooner.
    public let drag: Double
    /// `b`: the drift, in points per second; larger stops sooner, and less softly.
    public let drift: Double
    /// The speed at which the whole curve begins, in points per second.
    public let topSpeed: Double

    /// - Precondition: All three are positive.
    public init(drag: Double, drift: Double, topSpeed: Double) {
      precondition(drag > 0 && drift > 0 && topSpeed > 0, "FlingCurve: values must be positive")
      self.drag = drag
      self.drift = drift
      self.topSpeed = topSpeed
    }

    /// Published (Chromium). 3.7 1/s and 172 pt/s. Derived: it begins at a·g − b = 20 946 pt/s,
    /// with a = 5707.62 pt; above that, faster fingers go farther but no longer.
    public static let chromium = Shape(drag: 3.7, drift: 172, topSpeed: 5707.62 * 3.7 - 172)
  }

  /// - Parameter speed: The larger of both speeds when the fling goes along two axes, in points per
  ///   second; both then take the same time and keep the direction. Nil is the speed along this axis.
  /// - Precondition: `speed >= |initialVelocity|`.
  public init(start: Double, initialVelocity: Double, speed: Double? = nil, shape: Shape = .chromium) {
    let speed = speed ?? initialVelocity.magnitude
    precondition(speed >= initialVelocity.magnitude, "FlingCurve: speed is that of both axes")
    self.start = start
    self.initialVelocity = initialVelocity
    self.entrySpeed = min(speed, shape.topSpeed)
    self.drag = shape.drag
    self.drift = shape.drift
  }

  /// `T`: seconds until it rests.
  public var duration: Double {
    initialVelocity == 0 ? 0 : Math.log1p(entrySpeed / drift) / drag
  }

  /// Where it rests, in points.
  public var destination: Double { start + share * way(at: duration, left: leftAtRest) }

  public func state(at time: Double) -> MotionState {
    guard time < duration else { return MotionState(position: destination, velocity: 0) }
    let left = Math.exp(-drag * time)
    let speed = (entrySpeed + drift) * left - drift
    return MotionState(position: start + share * way(at: time, left: left), velocity: share * speed)
  }

  /// Seconds until it reaches `offset`; nil if it starts elsewhere and never gets there.
  public func time(reaching offset: Double) -> Double? {
    guard offset != start else { return 0 }
    let end = destination
    guard offset >= min(start, end), offset <= max(start, end) else { return nil }
    return RootFinding.root(from: 0, to: duration) { time in
      let there = state(at: time)
      return (value: there.position - offset, slope: there.velocity)
    }
  }

  /// The same fling through content that moved by `distance` points.
  public func shifted(by distance: Double) -> FlingCurve {
    var shifted = self
    shifted.start += distance
    return shifted
  }

  /// This axis' part of the curve; beyond −1…1 where the curve is drawn longer.
  private var share: Double { entrySpeed > 0 ? initialVelocity / entrySpeed : 0 }
  private var leftAtRest: Double { drift / (entrySpeed + drift) }
  /// How far along the curve it is when `left` = e^(−g·t), in points.
  private func way(at time: Double, left: Double) -> Double {
    (entrySpeed + drift) * (1 - left) / drag - drift * time
  }
}
