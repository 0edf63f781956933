/// How scrolling feels: every constant of the physics, in one value.
///
/// Change a field and the rest stays.
public struct Feel: Equatable, Sendable {
  /// How a coast slows down and bounces.
  public var coast: CoastFeel
  /// The share of the finger's way that content follows at first when pulled out of range, 0…1.
  public var rubberBand: Double
  /// The overscroll that no pull reaches, in viewports; infinite if there is none.
  public var rubberBandReach: Double
  /// How far a finger moves before it scrolls, in points; larger makes taps safer.
  public var slop: Double
  /// The least speed that starts a coast, in points per second.
  public var minimumFling: Double
  /// The most speed that a finger gives, in points per second; what a boost adds comes on top.
  public var maximumFling: Double
  /// Seconds without movement after which a finger counts as held still.
  public var staleAfter: Double
  /// Length of a line, in points, for wheels and keys that count lines.
  public var lineLength: Double
  /// Seconds that an animated scroll takes.
  public var animationDuration: Double
  /// How much farther than usual a wheel's notches and lines go; 1 is usual.
  public var wheelSpeed = 1.0
  /// The most that the way of a fast wheel's notches and lines is multiplied by; 1 is no acceleration.
  public var wheelAcceleration = 1.0
  /// How fast a wheel's spring or exponential glide answers, in 1/s; 0 is the smoothing's own.
  public var wheelRate = 0.0
  /// Lines that an arrow key goes. Published (Chromium): 2 of 20 pt are its 40 px; more is faster.
  public var keyLines = 2.0
  /// The share of what is visible that stays when a key goes a page, 0…1. Published (Chromium): an
  /// eighth; more finds its place easier.
  public var pageOverlap = 0.125
  /// How far one notch of a wheel goes.
  public var wheelStep: WheelStep
  // Of one byte each, side by side: among the numbers they would take eight.
  /// Whether a wheel moves content by fractions of its steps.
  public var wheelStepping = WheelStepping.fractional
  /// How wheel steps become a glide.
  public var wheelSmoothing: WheelSmoothing
  /// What happens at the ends of the range.
  public var edges: Pair<Ends<EdgeBehavior>>
  /// How the finger's speed is read.
  public var velocityRule: VelocityRule
  /// What becomes of the way that a finger makes before it scrolls.
  public var dragStart = DragStart.swallow  // published: UIScrollView does not jump
  /// Whether a drag keeps to one axis, where content scrolls along both.
  public var directionLock = DirectionLock.none  // published: UIScrollView's default
  /// Which fingers move the content while several are down.
  ///
  /// Deviation: UIScrollView takes their mean; with the newest, a hand that rests on the glass does
  /// not slow down the other.
  public var fingers = FingerRule.newest
  /// What a fling that is caught gives to the next.
  public var boost = FlingBoost.none  // published: UIScrollView has none
  /// What `maximumFling` limits.
  public var speedLimit = SpeedLimit.eachAxis

  public init(
    coast: CoastFeel, edges: EdgeBehavior, rubberBand: Double, rubberBandReach: Double, slop: Double,
    minimumFling: Double, maximumFling: Double, velocityRule: VelocityRule, staleAfter: Double,
    wheelSmoothing: WheelSmoothing, wheelStep: WheelStep, lineLength: Double,
    animationDuration: Double
  ) {
    self.coast = coast
    self.edges = .all(edges)
    self.rubberBand = rubberBand
    self.rubberBandReach = rubberBandReach
    self.slop = slop
    self.minimumFling = minimumFling
    self.maximumFling = maximumFling
    self.velocityRule = velocityRule
    self.staleAfter = staleAfter
    self.wheelSmoothing = wheelSmoothing
    self.wheelStep = wheelStep
    self.lineLength = lineLength
    self.animationDuration = animationDuration
  }

  /// UIScrollView with its normal deceleration. The default.
  public static let uikit = Feel(
    // Published. 2.002 1/s = −1000 · ln 0.998: each millisecond leaves 0.998 of the speed.
    coast: CoastFeel(
      drag: 2.002002670673338,
      // Published (ScrollMechanics). Stiffness 100, mass 1, no swing: back in about half a second.
      bounce: SpringShape(mass: 1, stiffness: 100, dampingRatio: 1),
      // Published. UIScrollView bounces with all the speed it arrives with.
      transferLimit: .infinity),
    edges: .bounce,
    // Published. 0.55 of the finger's way at first; larger is looser.
    rubberBand: 0.55,
    // Published. The viewport; larger is looser far out.
    rubberBandReach: 1,
    // Published (UIPanGestureRecognizer). 10 pt.
    slop: 10,
    // Published (Flutter, Android). 50 pt/s: a lifted finger always wanders a little.
    minimumFling: 50,
    // Taste. 20 000 pt/s: above every real flick, near Chromium's cap of 20 946.
    maximumFling: 20_000,
    velocityRule: .ios,
    staleAfter: VelocityTracker.standardStaleAfter,
    // Published (Chromium). UIKit has no glide for wheels; this one keeps up with a fast wheel.
    wheelSmoothing: .inverseDelta,
    // Derived. Three lines a notch, as desktops have it.
    wheelStep: .points(60),
    // Taste. 20 pt: body text with its spacing.
    lineLength: 20,
    // Published (setContentOffset:animated:, measured by many). 0.3 s.
    animationDuration: 0.3)

  /// UIScrollView with its fast deceleration.
  public static var uikitFast: Feel {
    uikit.changed { feel in
      // Published. 10.05 1/s = −1000 · ln 0.99.
      feel.coast.drag = 10.050335853501449
    }
  }
}

extension Feel {
  /// The same but for some of it.
  func changed(_ change: (inout Feel) -> Void) -> Feel {
    var feel = self
    change(&feel)
    return feel
  }
}

/// What the most speed of a fling limits.
public enum SpeedLimit: UInt32, Sendable {
  /// The speed along each axis. Published (Android, Chromium). A fast diagonal turns towards 45°.
  case eachAxis = 0
  /// The speed as a whole, whose direction stays. Published (Flutter, where both axes scroll).
  case whole = 1

  func limited(_ velocity: Vector, to most: Double) -> Vector {
    switch self {
    case .eachAxis: Vector { max(-most, min(velocity[$0], most)) }
    case .whole: velocity.length > most ? velocity * (most / velocity.length) : velocity
    }
  }
}
