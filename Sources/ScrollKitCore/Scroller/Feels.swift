/// The feels of other platforms. What is not said here is as UIKit has it.
extension Feel {
  /// Android's views: a spline for a fling, and edges that stretch what is drawn.
  public static let android: Feel = {
    var feel = uikit
    feel.coast.rule = .android
    feel.edges = .all(.stretch)
    // Published (ViewConfiguration). 8 dp; larger makes taps safer.
    feel.slop = 8
    // Published (ViewConfiguration). 50 dp/s.
    feel.minimumFling = 50
    // Published (ViewConfiguration). 8000 dp/s; larger lets fast fingers go farther.
    feel.maximumFling = 8000
    // Published (VelocityTracker, its strategy lsq2).
    feel.velocityRule = .leastSquares
    // Published (VelocityTracker). 0.04 s; larger forgives slower fingers.
    feel.staleAfter = 0.04
    // Published (OverScroller). 0.25 s for a scroll that the program asks for.
    feel.animationDuration = 0.25
    return feel
  }()

  /// Flutter on Android: a power of the time that is left, and edges where content stops.
  public static let flutterAndroid: Feel = {
    var feel = android
    feel.coast.rule = .power
    feel.edges = .all(.clamp)
    feel.slop = 18  // published (Flutter's kTouchSlop)
    feel.animationDuration = uikit.animationDuration
    return feel
  }()

  /// Flutter on iOS: UIKit's coast, a slower bounce and a looser pull.
  public static let flutterIOS: Feel = {
    var feel = uikit
    // Published (BouncingScrollPhysics). Mass 0.5, stiffness 100, damping ratio 1.1: it creeps back.
    feel.coast.bounce.shape = SpringShape(mass: 0.5, stiffness: 100, dampingRatio: 1.1)
    // Published (BouncingScrollSimulation). 5000 pt/s. Deviation: Flutter (3.x) limits it one way.
    feel.coast.bounce.transferLimit = 5000
    feel.rubberBand = 0.52  // published (BouncingScrollPhysics)
    feel.slop = 18  // published (Flutter's kTouchSlop)
    feel.minimumFling = 100  // published: twice kMinFlingVelocity, for what bounces
    feel.maximumFling = 8000  // published (kMaxFlingVelocity)
    feel.staleAfter = 0.04  // published (VelocityTracker)
    return feel
  }()

  /// Chromium on desktops: drag towards a backward drift, and edges where content stops.
  public static let chromium: Feel = {
    var feel = uikit
    feel.coast.rule = .drifting
    feel.edges = .all(.clamp)
    // Derived. The speed at which the curve begins, 20 946 pt/s.
    feel.maximumFling = FlingCurve.Shape.chromium.topSpeed
    // Published (crbug 417855).
    feel.velocityRule = .restrictedLeastSquares
    feel.staleAfter = 0.04
    feel.wheelSmoothing = .inverseDelta
    return feel
  }()

  /// GTK 4: a coast twice as short as UIKit's, edges where content stops, a wheel that does not glide
  /// and goes by the size of the view.
  ///
  /// Deviation: GTK (4) reads a finger's speed off its first and last place in 0.15 s; here it is the
  /// slope of all of them, which a late reversal cannot turn round.
  public static let gtk: Feel = {
    var feel = uikit
    feel.coast = .gtk
    feel.edges = .all(.clamp)
    feel.slop = 8  // published (gtk-dnd-drag-threshold)
    feel.velocityRule = .leastSquares
    feel.wheelSmoothing = .none
    feel.wheelStep = .viewportPower
    feel.animationDuration = 0.2  // published (gtkscrolledwindow.c)
    return feel
  }()

  /// macOS without a platform's momentum: stiff edges that take over a third of the speed, and are on
  /// their way back at once.
  public static let macos: Feel = {
    var feel = uikit
    let stretch = ElasticStretch.macOS
    let frequency = ElasticStretch.stiffness / stretch.period
    feel.coast.bounce = BounceFeel(
      rule: .elastic,
      shape: SpringShape(mass: 1, stiffness: frequency * frequency, dampingRatio: 1),
      transferShare: stretch.amplitude, transferLimit: .infinity)
    feel.rubberBand = 1 / ElasticStretch.stiffness
    feel.rubberBandReach = .infinity  // published (WebKit): a twentieth, however far
    feel.velocityRule = .macos
    feel.wheelSmoothing = .paced  // published (WebKit's ScrollAnimationSmooth)
    feel.animationDuration = 0.25  // published (NSAnimationContext)
    return feel
  }()

  /// Qt's Flickable: a constant brake, and edges that brake eight times as hard.
  ///
  /// Deviation: Qt (6) makes a flick rest on a whole pixel; here it rests where the brake stops it.
  public static let qt: Feel = {
    var feel = uikit
    feel.coast.rule = .braked
    feel.coast.brake = ConstantDeceleration.qtBrake
    feel.coast.bounce.rule = .qt
    feel.rubberBand = 0.5  // published (QQuickFlickable): half of the finger's way, however far
    feel.rubberBandReach = .infinity
    feel.slop = 10  // published (QStyleHints.startDragDistance)
    feel.maximumFling = ConstantDeceleration.qtTopSpeed
    feel.velocityRule = .leastSquares
    feel.wheelStep = .points(72)  // published (QQuickFlickable): three lines of 24 pt
    feel.animationDuration = 0.4  // published (QQuickFlickable), its fix-up
    return feel
  }()

  /// Firefox: UIKit's coast, a spring at the edges that gives way to a third of the viewport.
  ///
  /// Deviation: Gecko (all versions) lets a pull out along an exponential; here along UIKit's curve,
  /// with the same beginning and the same end.
  public static let gecko: Feel = {
    var feel = uikit
    // Published (StaticPrefs apz.overscroll). Stiffness 200, damping ratio 1.1; larger is stiffer.
    feel.coast.bounce.shape = SpringShape(mass: 1, stiffness: 200, dampingRatio: 1.1)
    feel.rubberBand = 1
    feel.rubberBandReach = 0.35  // published (apz.overscroll.stretch_factor)
    feel.minimumFling = 500  // published (apz.fling_min_velocity_threshold), 0.5 px/ms
    feel.velocityRule = .leastSquares
    return feel
  }()

  /// LVGL's, for small devices: a short throw, edges that follow a quarter of the finger's way, and a
  /// wheel that does not glide.
  public static let lvgl: Feel = {
    var feel = uikit
    feel.coast.drag = Deceleration.lvglDrag
    feel.rubberBand = RubberBand.lvgl.coefficient
    feel.rubberBandReach = .infinity
    feel.slop = 10  // published (LV_INDEV_DEF_SCROLL_LIMIT)
    feel.velocityRule = .leastSquares
    feel.wheelSmoothing = .none
    feel.animationDuration = 0.3  // published (lv_obj_scroll.c): 0.2 to 0.4 s
    return feel
  }()
}
