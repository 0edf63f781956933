/// How scrolling feels: every constant of the physics, in one value.
///
/// Change a field and the rest stays.
public struct Feel: Equatable, Sendable {
  /// How a coast slows down and bounces.
  public var coast: CoastFeel
  /// What happens at the ends of the range.
  public var edges: Pair<Ends<EdgeBehavior>>
  /// The share of the finger's way that content follows at first when pulled out of range, 0…1.
  public var rubberBand: Double
  /// The overscroll that no pull reaches, in viewports; infinite if there is none.
  public var rubberBandReach: Double
  /// How far a finger moves before it scrolls, in points; larger makes taps safer.
  public var slop: Double
  /// The least speed that starts a coast, in points per second.
  public var minimumFling: Double
  /// The most speed that a coast starts with along each axis, in points per second.
  public var maximumFling: Double
  /// How the finger's speed is read.
  public var velocityRule: VelocityRule
  /// Seconds without movement after which a finger counts as held still.
  public var staleAfter: Double
  /// How wheel steps become a glide.
  public var wheelSmoothing: WheelSmoothing
  /// How far one notch of a wheel goes.
  public var wheelStep: WheelStep
  /// Length of a line, in points, for wheels and keys that count lines.
  public var lineLength: Double
  /// Seconds that an animated scroll takes.
  public var animationDuration: Double

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
  public static let uikitFast: Feel = {
    var feel = uikit
    // Published. 10.05 1/s = −1000 · ln 0.99.
    feel.coast.drag = 10.050335853501449
    return feel
  }()
}

