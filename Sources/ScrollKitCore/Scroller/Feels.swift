/// The feels of other platforms. What is not said here is as UIKit has it.
extension Feel {
  /// Android's views: a spline for a fling, and edges that stretch what is drawn.
  public static var android: Feel {
    uikit.changed { feel in
      feel.coast.rule = .android
      feel.edges = .all(.stretch)
      // Published (ViewConfiguration). 8 dp; larger makes taps safer.
      feel.slop = 8
      // Published (ViewConfiguration). 50 dp/s.
      feel.minimumFling = 50
      // Published (ViewConfiguration). 8000 dp/s; larger lets fast fingers go farther.
      feel.maximumFling = 8000
      // Published (VelocityTracker, its strategy lsq2). Deviation: a finger that slows down and leaves
      // does not throw content back, as the parabola alone would.
      feel.velocityRule = .restrictedLeastSquares
      // Published (VelocityTracker). 0.04 s; larger forgives slower fingers.
      feel.staleAfter = 0.04
      // Published (OverScroller). 0.25 s for a scroll that the program asks for.
      feel.animationDuration = 0.25
    }
  }

  /// Flutter on Android: a power of the time that is left, and edges where content stops.
  public static var flutterAndroid: Feel {
    android.changed { feel in
      feel.coast.rule = .power
      feel.edges = .all(.clamp)
      feel.slop = 18  // published (Flutter's kTouchSlop)
      feel.animationDuration = uikit.animationDuration
    }
  }

  /// Flutter on iOS: UIKit's coast, a slower bounce and a looser pull.
  public static var flutterIOS: Feel {
    uikit.changed { feel in
      // Published (BouncingScrollPhysics). Mass 0.5, stiffness 100, damping ratio 1.1: it creeps back.
      feel.coast.bounce.shape = SpringShape(mass: 0.5, stiffness: 100, dampingRatio: 1.1)
      // Published (BouncingScrollSimulation). 5000 pt/s. Deviation: Flutter (3.x) limits it one way.
      feel.coast.bounce.transferLimit = 5000
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
    }
  }

  /// Chromium on Linux and Windows: as far as a brake would let it go, three viewports at most, along
  /// a softer curve; edges where content stops, and a wheel that glides.
  ///
  /// Deviation: Chromium (156) draws a finger up to 4 ms ahead of where it is, and begins a glide at
  /// the frame before the wheel turned; here both begin when the host says.
  public static var chromium: Feel {
    uikit.changed { feel in
      feel.coast.rule = .softened
      feel.coast.brake = PhysicsFling.brake
      feel.edges = .all(.clamp)
      feel.slop = 15  // published (GestureConfiguration), and measured (witness, drag_held)
      feel.minimumFling = 30  // published (GestureConfiguration)
      feel.maximumFling = 17_000  // published (GestureConfiguration)
      // Published (crbug 417855).
      feel.velocityRule = .restrictedLeastSquares
      feel.boost = .chromium
      feel.staleAfter = 0.04
      feel.wheelSmoothing = .inverseDelta
      // Measured (Tests/Fixtures/witness/chromium_wheel_1.csv). 120 pt a notch on Linux.
      feel.wheelStep = .points(120)
    }
  }

  /// GTK 4: a coast twice as short as UIKit's, edges where content stops, a wheel that does not glide
  /// and goes by the size of the view.
  ///
  /// Deviation: GTK (4) reads a finger's speed off its first and last place in 0.15 s; here it is the
  /// slope of the line through all of 0.1 s, which one stray place hardly turns.
  public static var gtk: Feel {
    uikit.changed { feel in
      feel.coast = .gtk
      feel.edges = .all(.clamp)
      feel.slop = 8  // published (gtk-dnd-drag-threshold)
      feel.velocityRule = .line
      feel.wheelSmoothing = .none
      feel.wheelStep = .viewportPower
      feel.animationDuration = 0.2  // published (gtkscrolledwindow.c)
    }
  }

  /// macOS without a platform's momentum: stiff edges that take over a third of the speed, and are on
  /// their way back at once.
  public static var macos: Feel {
    uikit.changed { feel in
      let frequency = ElasticStretch.stiffness / ElasticStretch.period
      feel.coast.bounce = BounceFeel(
        rule: .elastic,
        shape: SpringShape(mass: 1, stiffness: frequency * frequency, dampingRatio: 1),
        transferShare: ElasticStretch.amplitude, transferLimit: .infinity)
      feel.rubberBand = 1 / ElasticStretch.stiffness
      feel.rubberBandReach = .infinity  // published (WebKit): a twentieth, however far
      feel.velocityRule = .macos
      feel.wheelSmoothing = .paced  // published (WebKit's ScrollAnimationSmooth)
      feel.animationDuration = 0.25  // published (NSAnimationContext)
    }
  }

  /// Qt's Flickable: a constant brake, and edges that brake eight times as hard.
  ///
  /// Deviation: Qt (6) makes a flick rest on a whole pixel; here it rests where the brake stops it.
  public static var qt: Feel {
    uikit.changed { feel in
      feel.coast.rule = .braked
      feel.coast.brake = ConstantDeceleration.qtBrake
      feel.coast.bounce.rule = .qt
      feel.rubberBand = 0.5  // published (QQuickFlickable): half of the finger's way, however far
      feel.rubberBandReach = .infinity
      feel.slop = 10  // published (QStyleHints.startDragDistance)
      feel.maximumFling = ConstantDeceleration.qtTopSpeed
      feel.velocityRule = .meanOfThree
      feel.boost = .qt
      feel.wheelStep = .points(72)  // published (QQuickFlickable): three lines of 24 pt
      feel.wheelSmoothing = .outExpo  // published (QQuickFlickable)
      feel.animationDuration = 0.4  // published (QQuickFlickable), its fix-up
    }
  }

  /// Firefox: UIKit's coast, a spring at the edges that gives way to a third of the viewport.
  ///
  /// Deviation: Gecko (all versions) lets a pull out along an exponential; here along UIKit's curve,
  /// with the same beginning and the same end.
  public static var gecko: Feel {
    uikit.changed { feel in
      // Published (StaticPrefs apz.overscroll). Stiffness 200, damping ratio 1.1; larger is stiffer.
      feel.coast.bounce.shape = SpringShape(mass: 1, stiffness: 200, dampingRatio: 1.1)
      feel.rubberBand = 1
      feel.rubberBandReach = 0.35  // published (apz.overscroll.stretch_factor)
      feel.wheelSmoothing = .spring  // published (ScrollAnimationMSDPhysics)
      feel.minimumFling = 500  // published (apz.fling_min_velocity_threshold), 0.5 px/ms
      feel.velocityRule = .meanOfFive
      feel.directionLock = .breakable  // published (apz.axis_lock.mode), its sticky lock
      feel.boost = .gecko
    }
  }

  /// LVGL's, for small devices: a short throw, edges that follow a quarter of the finger's way, and a
  /// wheel that does not glide.
  public static var lvgl: Feel {
    uikit.changed { feel in
      // Derived. 3.193 1/s = −ln 0.9 / 0.033 s: a tenth lost at each refresh of 33 ms (both published,
      // lv_conf.h). Larger stops sooner.
      feel.coast.drag = 3.1927428987220083
      feel.rubberBand = 0.25  // published (LVGL): a quarter of the finger's way, however far
      feel.rubberBandReach = .infinity
      feel.slop = 10  // published (LV_INDEV_DEF_SCROLL_LIMIT)
      feel.directionLock = .always  // published (lv_indev_scroll.c)
      feel.velocityRule = .restrictedLeastSquares
      feel.wheelSmoothing = .none
      feel.animationDuration = 0.3  // published (lv_obj_scroll.c): 0.2 to 0.4 s
    }
  }
}
