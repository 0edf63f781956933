/// The constants of all motions and gestures.
public struct Feel: Equatable, Sendable {
  /// The deceleration of released content, and its bounce.
  public var coast: CoastFeel
  /// The share of the finger's displacement that content follows where it leaves the range, 0…1. Farther out
  /// the share decreases. Larger follows the finger farther.
  public var rubberBand: Double
  /// The upper bound of the overscroll of a drag, in viewports; infinite if there is none. Larger follows the
  /// finger farther out.
  public var rubberBandReach: Double
  /// The distance that a finger moves before it scrolls, in points. Larger makes taps safer and begins drags later.
  public var slop: Double
  /// The lowest speed that flings released content, in points per second. Larger stops more releases.
  public var minimumFling: Double
  /// The highest speed of a fling before its boost, and of Qt's boost after it, in points per second. Larger lets fast fingers
  /// fling farther.
  public var maximumFling: Double
  /// Seconds without a movement after which a finger counts as resting. Larger still flings after a short rest.
  public var staleAfter: Double
  /// The length of a line, in points, for wheels that report lines and for arrow keys. Larger scrolls farther.
  public var lineLength: Double
  /// The duration of an animated scroll, in seconds. Larger arrives later.
  public var animationDuration: Double
  /// The factor of the distance of a wheel's notches and lines; 1 changes nothing. Larger scrolls farther.
  public var wheelSpeed = 1.0
  /// The largest factor by which `WheelAcceleration` multiplies the distance of a fast wheel; 1 is no acceleration.
  /// Larger scrolls farther by fast turns.
  public var wheelAcceleration = 1.0
  /// The rate of the wheel smoothings `spring` and `exponential`, in 1/s; 0 is the smoothing's default. Larger follows
  /// the wheel faster.
  public var wheelRate = 0.0
  /// Lines that an arrow key scrolls. Published (Chromium): 2 lines of 20 pt are its 40 px. Larger is faster.
  public var keyLines = 2.0
  /// The share of the visible length that remains visible after a page key, 0…1. Published (Chromium): 0.125.
  /// Larger makes the last line easier to find.
  public var pageOverlap = 0.125
  /// The distance of one notch of a wheel.
  public var wheelStep: WheelStep
  // One byte each here; among the numbers, eight.
  /// Whether a wheel moves content by fractions of a notch, line or page.
  public var wheelStepping = WheelStepping.fractional
  /// The motion after a wheel event.
  public var wheelSmoothing: WheelSmoothing
  /// What content does at each end of the range.
  public var edges: Pair<Ends<EdgeBehavior>>
  /// How the velocity of a finger is estimated.
  public var velocityRule: VelocityRule
  /// What a drag does with the finger's displacement before it scrolls.
  public var dragStart = DragStart.swallow  // published: UIScrollView does not jump
  /// Whether a drag is locked to one axis, where content scrolls along both.
  public var directionLock = DirectionLock.none  // published: UIScrollView's default
  /// Whether a pan of a trackpad is locked to one axis, in the same way. Its first 3 points show its direction.
  public var trackpadLock = DirectionLock.none
  /// Which fingers move the content while several are down.
  ///
  /// Deviation: UIScrollView uses their mean. With the newest, a second finger that rests on the screen does not
  /// halve the movement.
  public var fingers = FingerRule.newest
  /// The velocity that a caught fling adds to the next.
  public var boost = FlingBoost.none  // published: UIScrollView has none
  /// Whether `maximumFling` limits each axis or the whole velocity.
  public var speedLimit = SpeedLimit.eachAxis

  /// Makes a feel of its constants; those without a parameter have their defaults.
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
      // Published (ScrollMechanics). Stiffness 100, mass 1, critically damped: it returns in about half a second.
      bounce: SpringShape(mass: 1, stiffness: 100, dampingRatio: 1),
      // Published. UIScrollView bounces with the whole velocity at the edge.
      transferLimit: .infinity),
    edges: .bounce,
    // Published. 0.55.
    rubberBand: 0.55,
    // Published. 1 viewport.
    rubberBandReach: 1,
    // Published (UIPanGestureRecognizer). 10 pt.
    slop: 10,
    // Published (Flutter, Android). 50 pt/s: a finger always moves a little when it is lifted.
    minimumFling: 50,
    // Taste. 20 000 pt/s: above every real flick, near Chromium's maximum of 20 946.
    maximumFling: 20_000,
    velocityRule: .ios,
    staleAfter: VelocityTracker.standardStaleAfter,
    // Published (Chromium). UIKit does not smooth wheels. This smoothing takes less time for a faster wheel.
    wheelSmoothing: .inverseDelta,
    // Derived. 60 pt: three lines a notch, as on desktops.
    wheelStep: .points(60),
    // Taste. 20 pt: body text with its spacing.
    lineLength: 20,
    // Published (setContentOffset:animated:). 0.3 s.
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
  /// A copy with changes.
  func changed(_ change: (inout Feel) -> Void) -> Feel {
    var feel = self
    change(&feel)
    return feel
  }
}

/// Whether the maximum speed of a fling limits each axis or the whole velocity.
public enum SpeedLimit: UInt32, Sendable {
  /// The speed along each axis. A fast diagonal fling turns towards 45°. Published (Android, Chromium).
  case eachAxis = 0
  /// The length of the velocity; its direction stays. Published (Flutter, where both axes scroll).
  case whole = 1

  func limited(_ velocity: Vector, to maximum: Double) -> Vector {
    switch self {
    case .eachAxis: Vector { max(-maximum, min(velocity[$0], maximum)) }
    case .whole: velocity.length > maximum ? velocity * (maximum / velocity.length) : velocity
    }
  }
}
