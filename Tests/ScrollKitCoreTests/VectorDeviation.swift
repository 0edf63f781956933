/// A vector that ours does not pass: what ours is instead, and which defect of the original we
/// would copy if it were the same.
struct VectorDeviation: Sendable {
  /// The number that tells them apart.
  let name: String
  /// Ours.
  let ours: Double
  /// What is wrong with the original's.
  let defect: String

  private init(_ name: String, _ ours: Double, _ defect: String) {
    self.name = name
    self.ours = ours
    self.defect = defect
  }

  private static let windowsEdge = VectorDeviation(
    "pulled", 0,
    "no shipped feel uses Chromium's edges of Windows; its feel, as on Linux, stops content at the edge")

  static let all: [String: VectorDeviation] = [
    // MARK: Fingers that pull content out of range
    "flutter.overscroll.px-20.off-10.fast": .init(
      "applied", -2.106,
      "Flutter's fast rate lets content back 1:1, so that a finger that is back where it "
        + "began has it elsewhere"),
    "flutter.overscroll.px-80.off-10.fast": .init(
      "applied", -0.234,
      "Flutter's fast rate lets content back 1:1, so that a finger that is back where it "
        + "began has it elsewhere"),
    "elastic.exp.min10": .init(
      "stretch after 1", 0.4,
      "Chromium keeps the first 8 points back and then counts all 16 at once: the edge "
        + "sticks, then jumps"),
    "elastic.exp.min10.axischange": .init(
      "stretch after 3", 1.1236,
      "Chromium forgets what it kept back whenever the other axis gets more: 21 points down "
        + "show nothing, 16 in a row do"),
    "flutter.range.rule.4": .init(
      "pixels", -40,
      "Flutter moves content by 50 points under a finger that holds it still, because its "
        + "range begins elsewhere"),

    // MARK: What no shipped feel does
    "elastic.exp.android.s-100.v0": .init(
      "stretch at 0.016", -81.8731,
      "no shipped feel uses the elastic edge of Chromium on Android: ours is macOS', and Android's draws "
        + "content longer"),
    "elastic.exp.android.s0.v-2000": .init(
      "stretch at 0.016", -8.1218,
      "no shipped feel uses the elastic edge of Chromium on Android: ours is macOS', and Android's draws "
        + "content longer"),
    "android.springback.50": .init(
      "duration", 419.2896,
      "no shipped feel uses Android's edge from before version 12, which falls back: ours draws content "
        + "longer, and that springs back"),
    "android.springback.100": .init(
      "duration", 447.9749,
      "no shipped feel uses Android's edge from before version 12, which falls back: ours draws content "
        + "longer, and that springs back"),
    "android.springback.200": .init(
      "duration", 476.6602,
      "no shipped feel uses Android's edge from before version 12, which falls back: ours draws content "
        + "longer, and that springs back"),
    "flutter.friction.constdecel.x@0.5": .init(
      "x", 68.4104, "no shipped feel brakes a coast besides its drag, as Flutter does on desktops"),
    "flutter.friction.constdecel.x@2.0": .init(
      "x", 50.9721, "no shipped feel brakes a coast besides its drag, as Flutter does on desktops"),
    "bs.momentum.200.150": .init(
      "destination", 792.5926, "no shipped feel is better-scroll's: ours is Qt's, with twice its brake"),
    "bs.momentum.30.250": .init(
      "destination", 34.8, "no shipped feel is better-scroll's: ours is Qt's, with twice its brake"),
    "qt.flick.v200": .init(
      "brake", 1500, "Qt brakes harder or softer so as to rest on a whole pixel: ours rests where it would"),
    "qt.flick.v1000": .init(
      "brake", 1500, "Qt brakes harder or softer so as to rest on a whole pixel: ours rests where it would"),

    // MARK: Edges that content runs into
    "flutter.bounce.under@0.1": .init(
      "x", -95.0317,
      "Flutter's limit of 5000 on the speed that a bounce takes over holds downwards only: up "
        + "goes 28 points farther"),
    "elastic.bezier.back80": .windowsEdge,
    "elastic.bezier.back100": .windowsEdge,
    "elastic.bezier.fwd3000": .windowsEdge,
    "elastic.bezier.fwd4000": .windowsEdge,
    "elastic.bezier.play201": .windowsEdge,
    "elastic.bezier.regrab": .windowsEdge,
    "elastic.bezier.stretch100": .windowsEdge,
    "elastic.bezier.undo": .windowsEdge,
    "elastic.bezier.tanh100": .windowsEdge,
    "elastic.bezier.tanh500": .windowsEdge,
    "elastic.bezier.tanh2000": .windowsEdge,
    "gtk.kinetic.x0.v2000": .init(
      "rest", 499.5,
      "GTK by its source (4.8.3, as recorded, does not) rests once a frame moves less than a "
        + "pixel: 14 points short, and more the faster the display"),
    "gtk.kinetic.x0.v100": .init(
      "rest", 24.5,
      "GTK by its source (4.8.3, as recorded, does not) rests once a frame moves less than a "
        + "pixel: halfway, and sooner the faster the display"),
    "gtk.kinetic.x9900.v3000": .init(
      "x at frame 10.0", 10048.0531,
      "GTK crosses the edge at the next frame, so how far it goes depends on the display; it "
        + "means to stop 50 points out and goes 113"),

    // MARK: Flings
    "uikit.projection.discrete.normal": .init(
      "distance", 499.4998,
      "a sum that gives each millisecond the speed at its end: half a point short of where "
        + "the coast goes"),
    "uikit.projection.discrete.fast": .init(
      "distance", 99.4992,
      "a sum that gives each millisecond the speed at its end: half a point short of where "
        + "the coast goes"),
    "chromium.fling.start_from_last_move": .init(
      "delta", 0,
      "Chromium begins a fling 30 ms before the finger leaves, at its last move: content "
        + "leaps by 30 points when it does"),
    "android.fling.curve.v8000": .init(
      "x_at_ms 400", 2914.7415,
      "OverScroller draws its curve as a hundred chords, 0.6 points beside it, with a kink at "
        + "each"),
    "chromium.physfling.xy": .init(
      "delta at 0.02", 39.565,
      "Chromium begins the slower axis at half of its speed: a diagonal fling turns when the "
        + "finger leaves"),
    "gecko.msd.motionBegin": .init(
      "x_at 0.016", 11.0737,
      "between its steps of 1/120 s Gecko draws lines, 0.11 points beside its own spring, "
        + "with a kink at each step"),
    "gecko.msd.regular": .init(
      "x_at 0.016", 9.2018,
      "between its steps of 1/120 s Gecko draws lines, 0.10 points beside its own spring, "
        + "with a kink at each step"),
    "gecko.msd.slowdown": .init(
      "x_at 0.016", 16.1225,
      "between its steps of 1/120 s Gecko draws lines, 0.14 points beside its own spring, "
        + "with a kink at each step"),
    "lvgl.predict.10": .init(
      "sum", 94.4122,
      "LVGL drops the fractions of a pixel at every refresh: a slow throw goes little more "
        + "than half as far, and less the faster the display"),
    "lvgl.predict.20": .init(
      "sum", 189.3244,
      "LVGL drops the fractions of a pixel at every refresh: throws fall short, and more so "
        + "the faster the display"),
    "lvgl.predict.50": .init(
      "sum", 474.0611,
      "LVGL drops the fractions of a pixel at every refresh: throws fall short, and more so "
        + "the faster the display"),
    "lvgl.predict.-30": .init(
      "sum", -284.2366,
      "LVGL drops the fractions of a pixel at every refresh: throws fall short, and more so "
        + "the faster the display"),
    "lenis.touchinertia.1": .init(
      "delta", 9.5,
      "a power of points per frame: 120 frames a second throw a third as far as 60; and the "
        + "glide begins at a tenth of the finger's speed"),
    "lenis.touchinertia.5": .init(
      "delta", 49.5,
      "a power of points per frame: 120 frames a second throw a third as far as 60; and the "
        + "glide begins at a third of the finger's speed"),
    "lenis.touchinertia.80": .init(
      "delta", 799.5,
      "a power of points per frame: 120 frames a second throw a third as far as 60; and the "
        + "glide begins at twice the finger's speed"),

    // MARK: Speeds
    "flutter.velocity.macos.2": .init(
      "v", 1487.5,
      "Flutter counts a speed of 0 between two positions of one report: a finger at 1000 to "
        + "1500 is taken for 425"),
    "gtk.scrollvel.0": .init(
      "v", 625,
      "GTK counts n ways in n - 1 intervals: a third too fast"),
    "gtk.scrollvel.1": .init(
      "v", 625,
      "GTK counts n ways in n - 1 intervals: four tenths too fast"),

    // MARK: Wheels and pads
    "gtk.surface_factor": .init(
      "px", 1,
      "GTK goes 2.5 points for each that the compositor tells of fingers on a pad: 2.5 times "
        + "as far as Qt's programs beside it"),

    // MARK: Places to rest
    "webkit.predict": .init(
      "distance", 598.8998,
      "WebKit takes the last step of a wheel for its speed: a device that reports twice as "
        + "often is predicted half as far"),
    "webkit.snapcurve.5.500": .init(
      "progress at 1.0 frames", 0.0179,
      "WebKit's curve goes a tenth of its way in the first frame at least: 50 points, where "
        + "the fingers went 5 in the last"),
    "webkit.snapcurve.100.150": .init(
      "progress at 1.0 frames", 0.5854,
      "WebKit's curve goes half of its way in the first frame at most, 75 points where the "
        + "fingers went 100, and is done a second later, of which three quarters show nothing"),

    // MARK: Headers and items
    "material.appbar.pinned_first": .init(
      "total", 56,
      "Material ignores `scroll`, without a word, on a child after one that stays; ours "
        + "slides under that"),
    "material.snapdur.100.500": .init(
      "ms", 225,
      "Material takes 3 · distance / speed for the time: a header that came at 500 settles "
        + "from 333, the slower the longer; ours settles from rest"),
    "virtua.resize.3": .init(
      "jump", 0,
      "virtua keeps the end of a row across the top after scrolling down, its start after "
        + "scrolling up: one change, two answers"),
    "blink.anchor.sticky_excluded": .init(
      "offset", 110,
      "Blink lets the row that sticks to the top jump down by 40 points when what is above it "
        + "grows; ours moves along"),
  ]
}
