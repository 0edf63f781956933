/// The distance between two scales: the logarithm of their ratio, in points.
///
///     distance = 1000 · ln (scale / from)
///
/// A scale of 2 is as far from 1 as a scale of ½ is, in the other direction. Points make the rules
/// for lengths apply to scales: a spring ends within a hundredth of a point, a rubber band limits
/// the overscroll, and a longer wheel animation takes more time.
enum LogScale {
  /// The distance from one scale to another, in points; positive if the other is larger.
  static func distance(from scale: Double, to other: Double) -> Double {
    pointsPerE * Math.log(other / scale)
  }

  /// The scale at a distance from another.
  static func scale(_ distance: Double, from scale: Double) -> Double {
    scale * Math.exp(distance / pointsPerE)
  }

  /// Derived. 1000 pt for a factor of e: content 1000 points from the anchor point, the far end of a
  /// large viewport, moves by one point for each point of distance. Larger makes zooms take longer.
  static let pointsPerE = 1000.0

  /// Derived. 1000 · ln 2 pt: the rubber band never shows content at twice its maximum scale or half
  /// its minimum scale. Larger lets a pinch exceed the limits by more.
  static let farthestPull = 693.1471805599453

  /// Published (d3-zoom). 1000 · 0.2 · ln 2 pt: one notch multiplies the scale by 1.149, five double
  /// it. Larger zooms faster.
  static let notch = 138.62943611198907

  /// Published (Chromium). 10 pt for each point of a wheel event: 100 points multiply the scale by e.
  /// A trackpad pinch arrives as such wheel events. Larger zooms faster.
  static let perPoint = 10.0

  /// The nearest distance of at most `reach`, in points.
  static func clamp(_ distance: Double) -> Double { max(-reach, min(distance, reach)) }

  /// Derived. 6·10⁵ pt: the largest distance, a factor of e⁶⁰⁰. From the largest scale, 10⁴, and with the largest ratio
  /// of the factors of a pinch, 10²⁴, one of e⁶⁴⁵ would overflow.
  static let reach = 6e5
}
