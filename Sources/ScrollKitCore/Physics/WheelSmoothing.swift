/// How a wheel's steps become a glide: how long it takes and how it is shaped.
public enum WheelSmoothing: UInt32, Sendable {
  /// Every step is taken at once.
  case none = 0
  /// Always the same time.
  case constant = 1
  /// Longer for longer ways, by their square root.
  case deltaBased = 2
  /// Shorter for longer ways, so that a fast wheel is answered fast.
  case inverseDelta = 3
  /// Off at once, then a long slowing.
  case impulse = 4
  /// An even pace, up to a longest time.
  case paced = 5
  /// A spring that never swings: Gecko's.
  case spring = 6
  /// A share of the way that is left every second, whatever the speed was: Lenis's.
  case exponential = 7
  /// Off at once, then an ever longer slowing, in a fixed time: Qt's.
  case outExpo = 8

  /// Seconds that a way of `distance` points takes from rest, at the smoothing's own rate.
  ///
  /// - Parameter delay: Seconds that the wheel's step is already late; they are taken off.
  public func duration(of distance: Double, delay: Double = 0) -> Double {
    let way = distance.magnitude
    guard way > 0 else { return 0 }
    let rule: Double
    switch self {
    case .none:
      rule = 0
    case .constant:
      rule = Self.constantDuration
    case .deltaBased:
      rule = min(way.squareRoot() / 60, Self.deltaBasedLongest)
    case .inverseDelta:
      let ramp = (way - Self.rampStart) / (Self.rampEnd - Self.rampStart)
      let along = min(max(ramp, 0), 1)
      rule = Self.inverseLongest + along * (Self.inverseShortest - Self.inverseLongest)
    case .impulse:
      rule = min(max(way * Self.impulseSecondsPerPoint, Self.impulseShortest), Self.impulseLongest)
    case .paced:
      rule = min(way / Self.pace, Self.pacedLongest)
    case .outExpo:
      rule = Self.outExpoDuration
    case .spring, .exponential:
      let still = MotionState(position: 0, velocity: 0)
      rule = glide(still, to: way, rate: 0, in: Interval(lower: 0, upper: way)).duration
    }
    return max(0, rule - delay)
  }

  /// The shape of the glide, where it is a curve.
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
