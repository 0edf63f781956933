/// The duration and shape of the motion after a wheel event.
public enum WheelSmoothing: UInt32, Sendable {
  /// The content moves at once.
  case none = 0
  /// A fixed duration: Chromium.
  case constant = 1
  /// A duration proportional to the square root of the distance: Chromium.
  case deltaBased = 2
  /// A shorter duration for longer distances: Chromium.
  case inverseDelta = 3
  /// A short acceleration, then a long deceleration: Chromium.
  case impulse = 4
  /// A duration proportional to the distance, up to a maximum: WebKit.
  case paced = 5
  /// A critically damped spring: Gecko.
  case spring = 6
  /// A share of the remaining distance per second, independent of the velocity before: Lenis.
  case exponential = 7
  /// A fixed duration, fast at once, then a long deceleration: Qt.
  case outExpo = 8
  /// Notches that come evenly move content evenly.
  case steady = 9

  /// The duration of a distance in points from rest, at the default rate, in seconds.
  public func duration(of distance: Double) -> Double {
    let distance = distance.magnitude
    guard distance > 0 else { return 0 }
    switch self {
    case .none: return 0
    case .constant: return Self.constantDuration
    case .deltaBased: return min(distance.squareRoot() / 60, Self.deltaBasedLongest)
    case .inverseDelta:
      let ramp = (distance - Self.rampStart) / (Self.rampEnd - Self.rampStart)
      let along = min(max(ramp, 0), 1)
      return Self.inverseLongest + along * (Self.inverseShortest - Self.inverseLongest)
    case .impulse:
      let duration = distance * Self.impulseSecondsPerPoint
      return min(max(duration, Self.impulseShortest), Self.impulseLongest)
    case .paced: return min(distance / Self.pace, Self.pacedLongest)
    case .outExpo: return Self.outExpoDuration
    case .spring, .exponential, .steady:
      let still = MotionState(position: 0, velocity: 0)
      return motion(still, to: distance, rate: 0, in: Interval(lower: 0, upper: distance)).duration
    }
  }

  /// The duration of a distance along both axes from rest, at the default rate, in seconds. Both axes have the same
  /// duration, so content moves in a straight line: that of the longer axis (Chromium), or that of the vector's
  /// length (WebKit).
  func duration(of distance: Vector) -> Double {
    switch self {
    case .paced: duration(of: distance.length)
    case .none, .constant, .deltaBased, .inverseDelta, .impulse, .spring, .exponential, .outExpo, .steady:
      duration(of: max(distance.x.magnitude, distance.y.magnitude))
    }
  }

  /// The easing, if the motion is a curve.
  public var easing: Easing {
    switch self {
    case .none, .constant, .deltaBased, .inverseDelta, .paced, .spring, .exponential, .steady: .easeInOut
    case .impulse: .impulse
    case .outExpo: .outExpo
    }
  }

  // Chromium's constants are those of its scroll_offset_animation_curve.cc, in sixtieths of a second.

  /// Published (Chromium). 0.15 s. Larger moves slower.
  private static let constantDuration = 9.0 / 60
  /// Published (Chromium). 0.7 s: the longest duration. Larger lets long distances take longer.
  private static let deltaBasedLongest = 42.0 / 60
  /// Published (Chromium). 0.2 s, for distances up to `rampStart`. Larger moves slower.
  private static let inverseLongest = 12.0 / 60
  /// Published (Chromium). 0.1 s, for distances from `rampEnd` on. Larger moves slower.
  private static let inverseShortest = 6.0 / 60
  /// Published (Chromium). 120 pt. Larger moves more distances slowly.
  private static let rampStart = 120.0
  /// Published (Chromium). 480 pt. Larger moves long distances slower.
  private static let rampEnd = 480.0
  /// Published (Chromium). 1.5 ms per point. Larger moves slower.
  private static let impulseSecondsPerPoint = 0.0015
  /// Published (Chromium). 0.2 s: the shortest duration. Larger moves short distances slower.
  private static let impulseShortest = 0.2
  /// Published (Chromium). 0.5 s: the longest duration. Larger moves long distances slower.
  private static let impulseLongest = 0.5
  /// Published (WebKit's ScrollAnimationSmooth.cpp). 1000 pt/s. Larger moves faster.
  private static let pace = 1000.0
  /// Published (WebKit). 0.2 s: the longest duration. Larger moves long distances slower.
  private static let pacedLongest = 0.2
  /// Published (Qt's Flickable: three quarters of 0.4 s). 0.3 s; larger moves slower.
  private static let outExpoDuration = 0.3
}
