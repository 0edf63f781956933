/// The feels of other platforms. What is not said here is as UIKit has it.
extension Feel {
  /// Android's views: a spline for a fling, and edges where content stops.
  ///
  /// Deviation: Android 12 stretches content at an edge; here it stops.
  public static let android: Feel = {
    var feel = uikit
    feel.coast.rule = .android
    feel.edges = .clamp
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
    feel.slop = 18  // published (Flutter's kTouchSlop)
    feel.animationDuration = uikit.animationDuration
    return feel
  }()

  /// Flutter on iOS: UIKit's coast, a slower bounce and a looser pull.
  public static let flutterIOS: Feel = {
    var feel = uikit
    // Published (BouncingScrollPhysics). Mass 0.5, stiffness 100, damping ratio 1.1: it creeps back.
    feel.coast.bounce = SpringShape(mass: 0.5, stiffness: 100, dampingRatio: 1.1)
    // Published (BouncingScrollSimulation). 5000 pt/s. Deviation: Flutter (3.x) limits it one way.
    feel.coast.transferLimit = 5000
    feel.rubberBand = 0.52  // published (BouncingScrollPhysics)
    feel.slop = 18  // published (Flutter's kTouchSlop)
    feel.dragStart = .ease  // published (BouncingScrollPhysics)
    feel.boost = .carried  // published (BouncingScrollPhysics)
    // Published (MultitouchDragStrategy). Deviation: of two fingers that move alike Flutter (3.x) takes
    // the one that moves more.
    feel.fingers = .average
    feel.minimumFling = 100  // published: twice kMinFlingVelocity, for what bounces
    feel.maximumFling = 8000  // published (kMaxFlingVelocity)
    feel.staleAfter = 0.04  // published (VelocityTracker)
    return feel
  }()

  /// Chromium on desktops: drag towards a backward drift, and edges where content stops.
  public static let chromium: Feel = {
    var feel = uikit
    feel.coast.rule = .drifting
    feel.edges = .clamp
    // Derived. The speed at which the curve begins, 20 946 pt/s.
    feel.maximumFling = FlingCurve.Shape.chromium.topSpeed
    // Published (crbug 417855).
    feel.velocityRule = .restrictedLeastSquares
    feel.boost = .chromium
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
    feel.edges = .clamp
    feel.slop = 8  // published (gtk-dnd-drag-threshold)
    feel.velocityRule = .leastSquares
    feel.wheelSmoothing = .none
    feel.wheelStep = .viewportPower
    feel.animationDuration = 0.2  // published (gtkscrolledwindow.c)
    return feel
  }()
}
