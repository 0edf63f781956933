/// A reference vector that ScrollKit does not pass: the value of ScrollKit, and the defect of the original that the
/// same value would copy.
package struct VectorDeviation: Sendable {
  /// The name of the number that differs.
  package let name: String
  /// The value of ScrollKit.
  package let ours: Double
  /// The defect of the original.
  package let defect: String

  private init(_ name: String, _ ours: Double, _ defect: String) {
    self.name = name
    self.ours = ours
    self.defect = defect
  }

  package static let all: [String: VectorDeviation] = [
    // MARK: Fingers that pull content out of range
    "flutter.overscroll.px-20.off10.fast": friction(1.6301),
    "flutter.overscroll.px-20.off-10.normal": friction(-3.4725),
    "flutter.overscroll.px-40.off10.normal": friction(1.8154),
    "flutter.overscroll.px-40.off10.fast": friction(0.9216),
    "flutter.overscroll.px-40.off-10.normal": friction(-1.9323),
    "flutter.overscroll.px-80.off10.normal": friction(0.2059),
    "flutter.overscroll.px-20.off-10.fast": .init(
      "applied", -1.6993,
      "in Flutter, content returns 1:1 at the fast rate, so that a finger that returns "
        + "to its start is over other content"),
    "flutter.overscroll.px-80.off-10.fast": .init(
      "applied", -0.1045,
      "in Flutter, content returns 1:1 at the fast rate, so that a finger that returns "
        + "to its start is over other content"),
    "elastic.exp.axis_bias": corner, "elastic.exp.axis_x": corner,
    "lvgl.elastic.1": wholePixels(0.25), "lvgl.elastic.5": wholePixels(1.25), "lvgl.elastic.10": wholePixels(2.5),
    "lvgl.elastic.-1": wholePixels(-0.25), "lvgl.elastic.-10": wholePixels(-2.5),
    "elastic.exp.min10": .init(
      "stretch after 1", 0.4,
      "Chromium ignores the first 8 points and then counts all 16 at once: the content "
        + "stands still, then jumps"),
    "elastic.exp.min10.axischange": .init(
      "stretch after 3", 1.1236,
      "Chromium drops the ignored points whenever the other axis moves more: 21 points down "
        + "have no effect, 16 in a row do"),
    "flutter.range.rule.4": .init(
      "pixels", -40,
      "Flutter moves content by 50 points under a finger that holds it still, because its "
        + "range begins elsewhere"),

    // MARK: Rest
    "uikit.decel.normal.v100": limit("destination", 49.45), "uikit.decel.normal.v500": limit("destination", 249.2499),
    "uikit.decel.normal.v1000": limit("destination", 498.9998),
    "uikit.decel.normal.v3000": limit("destination", 1497.9995),
    "uikit.decel.normal.v5000": limit("destination", 2496.9992),
    "uikit.decel.fast.v2000": limit("destination", 198.4983), "uikit.decel.fast.v3000": limit("destination", 297.9975),
    "uikit.decel.fast.v5000": limit("destination", 496.9958),
    "gecko.desktopfling.v0.5": limit("distance", 249.2499), "gecko.desktopfling.v1.0": limit("distance", 498.9998),
    "gtk.kinetic.asymptote.v100": limit("distance", 24.5), "gtk.kinetic.asymptote.v1000": limit("distance", 249.5),
    "flutter.bouncing.x100.v800.cd0": settled, "flutter.bouncing.x4900.v12000.cd0": settled,
    "flutter.bouncing.x-60.v0.cd0": settled, "flutter.bouncing.x1050.v300.cd0": settled,
    "flutter.spring.under@6.0": .init(
      "floor x", 300, "Flutter's spring never ends: the test rounds down a hair before the target, where ScrollKit rests"),
    "flutter.velocity.ios.constant": .init(
      "vy", 0, "Flutter's estimator has a velocity of 1 pt/s, at which no feel moves content: it is the speed of rest"),
    "qt.flick.v200": .init(
      "brake", 1500, "Qt changes its deceleration to rest on a whole pixel; ScrollKit does not"),
    "qt.flick.v1000": .init(
      "brake", 1500, "Qt changes its deceleration to rest on a whole pixel; ScrollKit does not"),

    // MARK: Bounces
    "uikit.bounce.k100.x50.v-1000": .init(
      "x_at 0.05", 2.4211,
      "ScrollMechanics returns to the edge whatever the velocity, which drops a fling that is faster than the return"),
    "flutter.bounce.under@0.1": .init(
      "x", -95.0317,
      "Flutter limits the initial velocity of a bounce to 5000 downwards only: upwards it "
        + "moves 28 points farther"),
    "gtk.kinetic.x0.v2000": .init(
      "rest", 499.5,
      "GTK by its source (4.8.3, as recorded, does not) rests when a frame moves less than a "
        + "pixel: 14 points short, more at a higher frame rate"),
    "gtk.kinetic.x0.v100": .init(
      "rest", 24.5,
      "GTK by its source (4.8.3, as recorded, does not) rests when a frame moves less than a "
        + "pixel: halfway, earlier at a higher frame rate"),
    "gtk.kinetic.x9900.v3000": .init(
      "x at frame 10.0", 10000,
      "GTK counts on past the edge, where its content does not follow: 113 points, more than its own limit of 50, and "
        + "more at a lower frame rate"),

    // MARK: Flings
    "uikit.projection.discrete.normal": .init(
      "distance", 498.9998,
      "a sum that uses the velocity at the end of each millisecond: half a point shorter than "
        + "the limit of the deceleration, before which ScrollKit, too, rests half a point, but not to the last digit"),
    "uikit.projection.discrete.fast": .init(
      "distance", 98.9992,
      "a sum that uses the velocity at the end of each millisecond: half a point shorter than "
        + "the limit of the deceleration, before which ScrollKit, too, rests half a point, but not to the last digit"),
    "chromium.fling.start_from_last_move": .init(
      "delta", 0,
      "Chromium begins a fling at the finger's last movement, 30 ms before it is lifted: content "
        + "jumps by 30 points"),
    "android.fling.curve.v8000": .init(
      "x_at_ms 400", 2914.7415,
      "OverScroller interpolates its curve between a hundred points, with an error of 0.6 points and a kink "
        + "at each"),
    "chromium.physfling.xy": .init(
      "delta at 0.02", 39.565,
      "Chromium begins the slower axis at half of its velocity: a diagonal fling turns when the "
        + "finger is lifted"),
    "gecko.msd.motionBegin": .init(
      "x_at 0.016", 11.0737,
      "Gecko interpolates between steps of 1/120 s, 0.11 points from its own spring, "
        + "with a kink at each step"),
    "gecko.msd.regular": .init(
      "x_at 0.016", 9.2018,
      "Gecko interpolates between steps of 1/120 s, 0.10 points from its own spring, "
        + "with a kink at each step"),
    "gecko.msd.slowdown": .init(
      "x_at 0.016", 16.1225,
      "Gecko interpolates between steps of 1/120 s, 0.14 points from its own spring, "
        + "with a kink at each step"),
    "lvgl.predict.10": .init(
      "sum", 94.4122,
      "LVGL drops the fractions of a pixel at every refresh: a slow fling moves little more "
        + "than half as far, less at a higher frame rate"),
    "lvgl.predict.20": .init(
      "sum", 189.3244,
      "LVGL drops the fractions of a pixel at every refresh: flings are too short, more so "
        + "at a higher frame rate"),
    "lvgl.predict.50": .init(
      "sum", 474.0611,
      "LVGL drops the fractions of a pixel at every refresh: flings are too short, more so "
        + "at a higher frame rate"),
    "lvgl.predict.-30": .init(
      "sum", -284.2366,
      "LVGL drops the fractions of a pixel at every refresh: flings are too short, more so "
        + "at a higher frame rate"),
    "lenis.touchinertia.1": .init(
      "delta", 9.5,
      "a power of points per frame: at 120 Hz a fling moves a third as far as at 60; "
        + "it begins at a tenth of the finger's speed"),
    "lenis.touchinertia.5": .init(
      "delta", 49.5,
      "a power of points per frame: at 120 Hz a fling moves a third as far as at 60; "
        + "it begins at a third of the finger's speed"),
    "lenis.touchinertia.80": .init(
      "delta", 799.5,
      "a power of points per frame: at 120 Hz a fling moves a third as far as at 60; "
        + "it begins at twice the finger's speed"),

    "lvgl.decay.98": .init(
      "x", 1.0101, "LVGL counts whole pixels: nothing is left of the last of the hundred milliseconds"),

    // MARK: Velocities
    "flutter.velocity.macos.2": .init(
      "v", 1487.5,
      "Flutter counts a velocity of 0 between two positions of one report: a finger at 1000 to "
        + "1500 counts as 425"),
    "gtk.scrollvel.0": .init(
      "v", 625,
      "GTK divides n displacements by n - 1 intervals: a third too fast"),
    "gtk.scrollvel.1": .init(
      "v", 625,
      "GTK divides n displacements by n - 1 intervals: four tenths too fast"),

    // MARK: Wheels and touchpads
    "gtk.surface_factor": .init(
      "px", 1,
      "GTK moves 2.5 points for each point that the compositor reports of a touchpad: 2.5 times "
        + "as far as programs with Qt"),

    // MARK: Snap targets
    "webkit.predict": .init(
      "distance", 598.8998,
      "WebKit uses the last step of a wheel as its velocity: for a device that reports twice as "
        + "often, the prediction is half as far"),
    "webkit.snapcurve.5.500": .init(
      "progress at 1.0 frames", 0.0179,
      "WebKit's curve moves at least a tenth of its distance in the first frame: 50 points, where "
        + "the fingers moved 5 in the last"),
    "webkit.snapcurve.100.150": .init(
      "progress at 1.0 frames", 0.5854,
      "WebKit's curve moves at most half of its distance in the first frame, 75 points where the "
        + "fingers moved 100, and ends a second later, of which three quarters show no movement"),

    // MARK: Headers and items
    "material.appbar.pinned_first": .init(
      "total", 56,
      "Material ignores `scroll` silently on a child after a pinned one; in ScrollKit it "
        + "slides under that"),
    "material.snapdur.100.500": .init(
      "ms", 225,
      "Material's duration is 3 · distance / speed: a header that moved at 500 snaps "
        + "at 333, slower for longer; in ScrollKit it snaps from rest"),
    "material.snapdur.200.0": .init(
      "ms", 0, "in Material the program may snap a header that is wholly hidden; in ScrollKit it is where it can rest"),
    "virtua.resize.3": .init(
      "jump", 0,
      "virtua keeps the end of a row across the top after scrolling down, its start after "
        + "scrolling up: two results for one change"),
    "blink.anchor.sticky_excluded": .init(
      "offset", 110,
      "in Blink, the sticky row jumps down by 40 points when rows above it "
        + "grow; in ScrollKit it does not move"),
  ]

  /// Flutter's friction is constant during a movement.
  private static func friction(_ applied: Double) -> VectorDeviation {
    .init(
      "applied", applied,
      "Flutter takes the friction where a movement begins: of two reports of 5 points content moves otherwise than of one of "
        + "10, and a finger that returns to its start is over other content")
  }

  /// A deceleration of which the vector has the limit.
  private static func limit(_ name: String, _ rest: Double) -> VectorDeviation {
    .init(
      name, rest,
      "the limit after infinite time; the original, too, ends the deceleration before it, ScrollKit at 1 pt/s")
  }

  private static func wholePixels(_ distance: Double) -> VectorDeviation {
    .init("diff", distance, "LVGL moves whole pixels: a finger that moves slowly past an edge moves nothing, or too much")
  }

  private static let settled = VectorDeviation(
    "v_at 2.0", 0, "Flutter's formula never ends; ScrollKit rests when it is 0.01 points away")

  private static let corner = VectorDeviation(
    "stretch across", 0.5,
    "Chromium stretches one edge at a time, that of the larger part of each event: at a corner content follows a finger in steps")

  /// The reference vectors that no feel and no function of the library can answer, and the reason.
  package static let unanswered: [String: String] = {
    let windowsEdge = "no feel has Chromium's edges on Windows; as on Linux, content stops at the edge"
    let androidEdge =
      "no feel has the elastic edge of Chromium on Android: `macos` has that of macOS, `android` a stretch"
    let oldEdge = "no feel has Android's edge before version 12: `android` has a stretch, which a spring ends"
    let friction = "no feel has Flutter's constant deceleration besides the drag, as on desktops"
    let betterScroll = "no feel is that of better-scroll: `qt` has twice its deceleration"
    let gravity = "no motion of the library accelerates"
    return [
      "flutter.newton.gravity@0.25": gravity, "flutter.newton.gravity@0.75": gravity,
      "flutter.newton.gravity@1.0": gravity, "flutter.newton.gravity@1.5": gravity,
      "flutter.newton.gravity@2.5": gravity, "elastic.bezier.ignore199": windowsEdge,
      "elastic.bezier.back80": windowsEdge, "elastic.bezier.back100": windowsEdge,
      "elastic.bezier.fwd3000": windowsEdge, "elastic.bezier.fwd4000": windowsEdge,
      "elastic.bezier.play201": windowsEdge, "elastic.bezier.regrab": windowsEdge,
      "elastic.bezier.stretch100": windowsEdge, "elastic.bezier.undo": windowsEdge,
      "elastic.bezier.tanh100": windowsEdge, "elastic.bezier.tanh500": windowsEdge,
      "elastic.bezier.tanh2000": windowsEdge,
      "elastic.exp.android.s-100.v0": androidEdge, "elastic.exp.android.s0.v-2000": androidEdge,
      "android.springback.50": oldEdge, "android.springback.100": oldEdge, "android.springback.200": oldEdge,
      "flutter.friction.constdecel.x@0.5": friction, "flutter.friction.constdecel.x@2.0": friction,
      "bs.momentum.200.150": betterScroll, "bs.momentum.30.250": betterScroll,
    ]
  }()
}
