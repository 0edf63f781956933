/// The feels of other platforms. Each changes some fields of UIKit's feel, and gives the origin of each value. What a larger
/// value does is said at the property of `Feel`.
extension Feel {
  /// Android's views: a fling along a curve of fixed shape, and edges that draw content longer.
  public static var android: Feel {
    uikit.changed { feel in
      feel.coast.rule = .android
      feel.edges = .all(.stretch)
      // Published (ViewConfiguration). 8 dp.
      feel.slop = 8
      // Published (ViewConfiguration). 8000 dp/s.
      feel.maximumFling = 8000
      // Published (VelocityTracker, strategy lsq2). Deviation: content never flings against the finger's last
      // movement. With the parabola alone it does after a finger has slowed down.
      feel.velocityRule = .restrictedLeastSquares
      // Published (VelocityTracker). 0.04 s.
      feel.staleAfter = 0.04
      // Published (OverScroller). 0.25 s for a programmatic scroll.
      feel.animationDuration = 0.25
      feel.wheelStep = .points(64)  // published (ViewConfiguration, VERTICAL_SCROLL_FACTOR)
    }
  }

  /// Flutter on Android: a fling along a power of the time left, and edges where content stops.
  public static var flutterAndroid: Feel {
    android.changed { feel in
      feel.coast.rule = .power
      // Published (ScrollPhysics). As on iOS: the spring that returns content which a change in flight put out of range.
      feel.coast.bounce.shape = SpringShape(mass: 0.5, stiffness: 100, dampingRatio: 1.1)
      feel.edges = .all(.clamp)
      feel.slop = 18  // published (Flutter's kTouchSlop)
      feel.animationDuration = uikit.animationDuration
    }
  }

  /// Flutter on iOS: UIKit's deceleration, a slower bounce and a rubber band with more resistance.
  public static var flutterIOS: Feel {
    uikit.changed { feel in
      // Derived. 2.0025 1/s = −ln 0.135 (published, BouncingScrollSimulation): Flutter rounds UIKit's 0.998¹⁰⁰⁰.
      feel.coast.drag = 2.0024805005437076
      // Published (BouncingScrollPhysics). Mass 0.5, stiffness 100, damping ratio 1.1: overdamped.
      feel.coast.bounce.shape = SpringShape(mass: 0.5, stiffness: 100, dampingRatio: 1.1)
      // Published (BouncingScrollSimulation). 5000 pt/s. Deviation: Flutter (3.x) limits the
      // velocity in one direction only.
      feel.coast.bounce.transferLimit = 5000
      feel.rubberBand = 0.52  // published (BouncingScrollPhysics)
      feel.slop = 18  // published (Flutter's kTouchSlop)
      feel.dragStart = .ease  // published (BouncingScrollPhysics)
      feel.boost = .carried  // published (BouncingScrollPhysics)
      // Published (MultitouchDragStrategy). Deviation: if two fingers move in the same direction, Flutter (3.x)
      // uses the one that moves farther.
      feel.fingers = .average
      feel.minimumFling = 100  // published: twice kMinFlingVelocity, for content that bounces
      feel.maximumFling = 8000  // published (kMaxFlingVelocity)
      feel.staleAfter = 0.04  // published (VelocityTracker)
    }
  }

  /// Chromium on Linux and Windows: a fling over the distance of a constant deceleration, at most three viewports;
  /// edges where content stops; a smoothed wheel.
  ///
  /// Deviation: Chromium (156) extrapolates a finger by up to 4 ms, and begins a wheel motion at the frame before
  /// the wheel event. Here both begin at the time that the host reports. Chromium clamps content out of range at once, also in
  /// flight. Here only content at rest is in a new range at once; other content returns by UIKit's spring.
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
      feel.staleAfter = 0.04  // published (VelocityTracker)
      // Measured (Tests/Fixtures/witness/chromium_wheel_1.csv). 120 pt a notch on Linux.
      feel.wheelStep = .points(120)
    }
  }

  /// GTK 4: a deceleration that takes half of UIKit's time, edges where content stops, and a wheel without smoothing
  /// whose step follows from the size of the viewport.
  ///
  /// Deviation: GTK (4) computes a finger's velocity from its first and last position in 0.15 s. Here it is the
  /// slope of the line through all positions of 0.1 s, which one wrong position hardly changes. GTK shows overscroll of
  /// at most 100 pt as a shadow at the edge, and a finger that comes back first undoes this overscroll. Here there is
  /// no shadow, and a finger undoes its whole way past the edge. GTK draws content that returns into range at the edge;
  /// here GTK's spring moves it there.
  public static var gtk: Feel {
    uikit.changed { feel in
      feel.coast = .gtk
      feel.edges = .all(.clamp)
      feel.slop = 8  // published (gtk-dnd-drag-threshold)
      feel.velocityRule = .line
      feel.boost = .gtk
      feel.wheelSmoothing = .none
      feel.wheelStep = .viewportPower
      feel.animationDuration = 0.2  // published (gtkscrolledwindow.c)
    }
  }

  /// macOS without the platform's momentum: stiff edges. A bounce begins with a third of the velocity and an
  /// additional velocity back.
  public static var macos: Feel {
    uikit.changed { feel in
      let frequency = ElasticStretch.stiffness / ElasticStretch.period
      feel.coast.bounce = BounceFeel(
        rule: .elastic,
        shape: SpringShape(mass: 1, stiffness: frequency * frequency, dampingRatio: 1),
        transferShare: ElasticStretch.amplitude, transferLimit: .infinity)
      feel.rubberBand = 1 / ElasticStretch.stiffness
      feel.rubberBandReach = .infinity  // published (WebKit): a twentieth at any distance
      feel.velocityRule = .macos
      feel.wheelSmoothing = .paced  // published (WebKit's ScrollAnimationSmooth)
      feel.animationDuration = 0.25  // published (NSAnimationContext)
    }
  }

  /// Qt's Flickable: a constant deceleration, eight times as strong past an edge.
  ///
  /// Deviation: Qt (6) makes a flick rest on a whole pixel. Here it rests where its velocity is 0. A notch during the
  /// animation of another begins in Qt where the content is; here it adds to the destination.
  public static var qt: Feel {
    uikit.changed { feel in
      feel.coast.rule = .braked
      feel.coast.brake = ConstantDeceleration.qtBrake
      feel.coast.bounce.rule = .qt
      feel.rubberBand = 0.5  // published (QQuickFlickable): half of the finger's displacement at any distance
      feel.rubberBandReach = .infinity
      feel.maximumFling = ConstantDeceleration.qtTopSpeed
      feel.minimumFling = 75  // published (QQuickFlickable)
      feel.velocityRule = .meanOfThree
      feel.boost = .qt
      feel.dragStart = .swallowNext  // published (QQuickFlickable)
      feel.wheelStep = .points(72)  // published (QQuickFlickable): three lines of 24 pt
      feel.wheelSmoothing = .outExpo  // published (QQuickFlickable)
      feel.animationDuration = 0.4  // published (QQuickFlickable, `fixupDuration`)
    }
  }

  /// Firefox: UIKit's deceleration, a stiffer spring at the edges, and a rubber band with much resistance.
  ///
  /// Deviation: in Gecko (since 2016) the overscroll of a drag is an exponential function of the displacement, at most
  /// 8 pt for a movement. Here it is UIKit's, with the same slope at 0 and the same limit. The wheel's spring has one
  /// stiffness; Gecko's is larger for the first notch and for slow ones. Lines are as high as in Gecko's standard font on Linux;
  /// Gecko measures the content's font. A page overlaps by a share of the viewport; in Gecko by two lines, at most by a tenth.
  public static var gecko: Feel {
    uikit.changed { feel in
      // Published (StaticPrefs apz.overscroll, Axis.cpp). Stiffness 200, damping ratio 1.1: larger is stiffer. A bounce
      // begins with half of the velocity, at most 10 000 pt/s: larger bounces farther.
      feel.coast.bounce = BounceFeel(
        rule: .spring, shape: SpringShape(mass: 1, stiffness: 200, dampingRatio: 1.1), transferShare: 0.5,
        transferLimit: 10_000)
      feel.rubberBand = 1.0 / 16  // published (Axis.cpp): a sixteenth of the displacement at the edge
      feel.slop = 9.6  // derived: 0.1 inch (published, apz.touch_start_tolerance) of 96 pt
      feel.wheelSmoothing = .spring  // published (ScrollAnimationMSDPhysics)
      // Measured (Tests/Fixtures/witness/firefox_keys.csv). 19 pt: a line of its 16 px font there. Larger scrolls farther.
      feel.lineLength = 19
      feel.keyLines = 3  // published (toolkit.scrollbox.verticalScrollDistance)
      // Derived. 114 pt: GTK's three lines, doubled on a page (mousewheel.system_scroll_override.vertical.factor).
      feel.wheelStep = .points(114)
      // Derived. 0.05: two lines (published, toolkit.scrollbox.pagescroll.maxOverlapLines) of a viewport of 760 pt.
      feel.pageOverlap = 0.05
      feel.minimumFling = 500  // published (apz.fling_min_velocity_threshold), 0.5 px/ms
      feel.velocityRule = .meanOfFive
      feel.directionLock = .breakable  // published (apz.axis_lock.mode), its sticky lock
      feel.boost = .gecko
    }
  }

  /// LVGL, for small devices: a short deceleration, edges that follow a quarter of the finger's displacement, and a
  /// wheel without smoothing.
  public static var lvgl: Feel {
    uikit.changed { feel in
      // Derived. 3.193 1/s = −ln 0.9 / 0.033 s: a tenth of the velocity is lost at each refresh of 33 ms (both
      // published, lv_conf.h). Larger stops sooner.
      feel.coast.drag = 3.1927428987220083
      feel.rubberBand = 0.25  // published (LVGL): a quarter of the displacement at any distance
      feel.rubberBandReach = .infinity
      feel.directionLock = .always  // published (lv_indev_scroll.c)
      feel.velocityRule = .fading  // published (lv_indev.c)
      feel.staleAfter = VelocityRule.fadeTime
      feel.wheelSmoothing = .none
    }
  }
}
