/// How a wheel's steps become a motion: its duration and its shape.
public enum WheelSmoothing: UInt32, Sendable {
  /// Every step moves the content at once.
  case none = 0
  /// Always the same time.
  case constant = 1
  /// Longer for longer distances, by their square root.
  case deltaBased = 2
  /// Shorter for longer distances, so that a fast wheel is followed fast.
  case inverseDelta = 3
  /// Fast at once, then a long slowing.
  case impulse = 4
  /// An even pace, up to a longest time.
  case paced = 5
  /// A critically damped spring: Gecko's.
  case spring = 6
  /// A share of the distance left every second, whatever the velocity was: Lenis's.
  case exponential = 7
  /// Fast at once, then an ever longer slowing, in a fixed time: Qt's.
  case outExpo = 8

  /// Seconds that `distance` points take from rest, at the smoothing's own rate.
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
    case .spring, .exponential:
      let still = MotionState(position: 0, velocity: 0)
      return motion(still, to: distance, rate: 0, in: Interval(lower: 0, upper: distance)).duration
    }
  }

  /// The shape of the motion, where it is a curve.
  public var easing: Easing {
    switch self {
    case .none, .constant, .deltaBased, .inverseDelta, .paced, .spring, .exponential: .easeInOut
    case .impulse: .impulse
    case .outExpo: .outExpo
    }
  }

  // Published, all of them: Chromium's scroll_offset_animation_curve.cc states them in sixtieths
  // of a second and pixels; the pace is WebKit's ScrollAnimationSmooth.cpp.
  private static let constantDuration = 9.0 / 60
  private static let deltaBasedLongest = 42.0 / 60
  private static let inverseLongest = 12.0 / 60
  private static let inverseShortest = 6.0 / 60
  private static let rampStart = 120.0
  private static let rampEnd = 480.0
  private static let impulseSecondsPerPoint = 0.0015
  private static let impulseShortest = 0.2
  private static let impulseLongest = 0.5
  private static let pace = 1000.0
  private static let pacedLongest = 0.2
  /// Published (Qt's Flickable: three quarters of 400 ms).
  private static let outExpoDuration = 0.3
}
