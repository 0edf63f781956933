/// A vector that ours does not pass: what ours is instead, and which defect of the original we would
/// copy if it were the same.
struct VectorDeviation {
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

  static let all: [String: VectorDeviation] = [
    "flutter.overscroll.px-20.off-10.fast": .init(
      "?", 0,
      "Flutter lets content back 1:1; ours is under the finger again where the finger was before"),
    "flutter.overscroll.px-80.off-10.fast": .init(
      "?", 0,
      "Flutter lets content back 1:1; ours is under the finger again where the finger was before"),
    "flutter.bounce.under@0.1": .init(
      "?", 0,
      "Flutter's limit of 5000 on the speed that a bounce takes over holds one way only"),
    "uikit.projection.discrete.normal": .init(
      "?", 0,
      "a sum over milliseconds; ours is the continuous projection"),
    "uikit.projection.discrete.fast": .init(
      "?", 0,
      "a sum over milliseconds; ours is the continuous projection"),
    "flutter.velocity.macos.2": .init(
      "?", 0,
      "counts a speed of 0 between two positions of one report; ours are one position"),
    "gtk.scrollvel.0": .init(
      "?", 0,
      "counts n ways in n - 1 intervals: a third too fast"),
    "gtk.scrollvel.1": .init(
      "?", 0,
      "counts n ways in n - 1 intervals: too fast"),
    "lenis.touchinertia.5": .init(
      "?", 0,
      "a power of the speed: no feel of ours has it yet"),
    "lenis.touchinertia.80": .init(
      "?", 0,
      "a power of the speed: no feel of ours has it yet"),
    "qt.wheel.120": .init(
      "?", 0,
      "Qt's 24 points a line; as a step it is ours, the sign is the input's"),
    "qt.wheel.240": .init(
      "?", 0,
      "Qt's 24 points a line; as a step it is ours, the sign is the input's"),
    "material.appbar.pinned_first": .init(
      "?", 0,
      "Material stops at the first child that stays; ours slides the second one under it"),
    "material.snapdur.100.500": .init(
      "?", 0,
      "a header of ours settles from rest, so it has no speed"),
    "chromium.fling.start_from_last_move": .init(
      "?", 0,
      "Chromium leaps to where content would be had it been let go at the last move; ours does not jump"),
    "virtua.resize.3": .init(
      "?", 0,
      "virtua keeps the end of a row across the top when scrolling down; ours keeps its start"),
    "flutter.range.rule.4": .init(
      "?", 0,
      "a range that begins elsewhere is no shift unless the host says so: the finger keeps its hold"),
    "blink.anchor.sticky_excluded": .init(
      "?", 0,
      "what is sticky is not content here: the host does not report it as edited above"),
    "webkit.predict": .init(
      "?", 0,
      "a way in frames of a 60th of a second; ours is the coast's own end, at any frame rate"),
    "virtua.scrollto.start": .init(
      "?", 0,
      "which side an item goes to is the row index's; ours goes to the nearer"),
    "virtua.scrollto.center": .init(
      "?", 0,
      "which side an item goes to is the row index's; ours goes to the nearer"),
    "android.fling.curve.v8000": .init(
      "?", 0,
      "OverScroller's hundred chords are 0.6 points off its own curve"),
    "chromium.physfling.xy": .init(
      "?", 0,
      "Chromium begins the slower axis at half its speed; ours keeps the direction"),
    "gecko.msd.motionBegin": .init(
      "?", 0,
      "Gecko's steps of 1/120 s and the lines between them; ours is exact"),
    "gecko.msd.regular": .init(
      "?", 0,
      "Gecko's steps of 1/120 s and the lines between them; ours is exact"),
    "gecko.msd.slowdown": .init(
      "?", 0,
      "Gecko's steps of 1/120 s and the lines between them; ours is exact"),
    "gtk.kinetic.x9900.v3000": .init(
      "?", 0,
      "GTK crosses the edge at the next frame, and means to stop 50 points out but goes 113"),
    "lvgl.predict.10": .init(
      "?", 0,
      "LVGL drops the fractions of a pixel at every refresh"),
    "lvgl.predict.20": .init(
      "?", 0,
      "LVGL drops the fractions of a pixel at every refresh"),
    "lvgl.predict.50": .init(
      "?", 0,
      "LVGL drops the fractions of a pixel at every refresh"),
    "lvgl.predict.-30": .init(
      "?", 0,
      "LVGL drops the fractions of a pixel at every refresh"),
    "elastic.bezier.fwd4000": .init(
      "?", 0,
      "Chromium takes points per millisecond for a slope; ours begins as fast as it came"),
    "elastic.bezier.fwd3000": .init(
      "?", 0,
      "Chromium takes points per millisecond for a slope; ours begins as fast as it came"),
  ]
}
