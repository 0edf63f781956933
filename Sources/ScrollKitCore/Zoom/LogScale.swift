/// How far apart two scales are: the logarithm of their ratio, in points.
///
///     depth = 1000 · ln (scale / from)
///
/// Twice as large is as far in as half as large is out. In these points, all that is known of lengths
/// holds for scales: a spring rests when it is a hundredth of a point off, a rubber band gives way,
/// a wheel's glide takes longer for a longer way.
enum LogScale {
  /// How far in `scale` lies from another, in points.
  static func distance(from scale: Double, to other: Double) -> Double {
    unit * Math.log(other / scale)
  }

  /// The scale that lies so many points further in than `scale`.
  static func scale(_ distance: Double, from scale: Double) -> Double {
    scale * Math.exp(distance / unit)
  }

  /// Derived. 1000 pt: a point of the content a thousand points away from where fingers hold it, at the
  /// far end of a large viewport, moves a point for each.
  static let unit = 1000.0

  /// Derived. 1000 · ln 2 pt: no pull shows content twice as large as it may rest, or half as large.
  static let farthestPull = 693.1471805599453

  /// Published (d3-zoom). 1000 · 0.2 · ln 2 pt: a notch makes content 1.149 times as large, five double
  /// it. Larger zooms faster.
  static let notch = 138.62943611198907

  /// Published (Chromium). 10 pt: a hundred points of a wheel that reports a pinch on a trackpad make
  /// content e times as large.
  static let perPoint = 10.0

  /// Derived. 10⁶ pt: e¹⁰⁰⁰ times, and still a number.
  static let reach = 1e6
}
