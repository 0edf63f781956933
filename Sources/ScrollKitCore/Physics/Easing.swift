/// Progress against time, both 0…1: a cubic Bézier from (0, 0) to (1, 1).
///
///     time(s)     = 3·x₁·s·(1−s)² + 3·x₂·s²·(1−s) + s³
///     progress(s) = 3·y₁·s·(1−s)² + 3·s²·(1−s) + s³
///
/// The second control point is (x₂, 1). So an easing ends with velocity 0 unless x₂ is 1.
/// Source: CSS cubic-bezier().
public struct Easing: Equatable, Sendable {
  /// `x₁`, 0…1.
  public let x1: Double
  /// `y₁`. The slope at the start is `y₁ / x₁`. If it is negative, progress is first negative.
  public let y1: Double
  /// `x₂`, 0…1.
  public let x2: Double

  /// - Precondition: `x1` and `x2` lie in 0…1, so that time increases with `s`.
  public init(x1: Double, y1: Double, x2: Double) {
    precondition(x1 >= 0 && x1 <= 1 && x2 >= 0 && x2 <= 1, "Easing: x must lie in 0…1")
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
  }

  /// The same easing with another slope at its start. So that it does not pass its end, the first control point of a steep
  /// one moves to an earlier time.
  public func starting(withSlope slope: Double) -> Easing {
    let x1 = max(x1, Self.leastStart)
    let y1 = min(slope * x1, Self.highestStart)
    return Easing(x1: y1 < Self.highestStart ? x1 : Math.quotient(y1, slope), y1: y1, x2: x2)
  }

  /// The same easing with slope 0 at its start.
  var fromRest: Easing { Easing(x1: x1, y1: 0, x2: x2) }

  /// `impulse` with another slope at its start, 0 or more. It never passes its end: at a slope above 4 the first
  /// control point moves to an earlier time. Published (Chromium).
  static func impulse(withSlope slope: Double) -> Easing {
    slope < 4 ? Easing(x1: 0.25, y1: 0.25 * slope, x2: 0) : Easing(x1: Math.quotient(1, slope), y1: 1, x2: 0)
  }

  /// Progress, and progress per unit of time, after a share of the time.
  ///
  /// A steep start would give a progress of up to 1.001. It is clamped to 1, so an animation never
  /// passes its target.
  public func state(at time: Double) -> (progress: Double, slope: Double) {
    guard time > Self.atOnce else { return (0, initialSlope) }
    guard time < 1 else { return (1, 0) }
    let (s, pace) = parameter(at: time)
    let progress = ((3 * y1 - 2) * s + (3 - 6 * y1)) * (s * s) + 3 * y1 * s
    guard progress < 1 else { return (1, 0) }
    let rise = 3 * (1 - s) * (y1 * (1 - s) + 2 * (1 - y1) * s)
    return (progress, Math.quotient(rise, pace))
  }

  /// Progress per unit of time at the start. If the first control point is the start, the second one gives the direction.
  private var initialSlope: Double {
    if x1 > 0 { return Math.quotient(y1, x1) }
    return y1 == 0 && x2 > 0 ? Math.quotient(1, x2) : 0
  }

  /// The share of the time at a parameter `s`.
  func time(of s: Double) -> Double {
    let left = 1 - s
    return ((3 * x1 * left + 3 * x2 * s) * left + s * s) * s
  }

  /// The largest negative progress per unit of negative slope at the start.
  ///
  /// Derived: only y₁·3s(1−s)² is negative, and s(1−s)² is at most 4/27.
  public var swingBackPerSlope: Double { max(x1, Self.leastStart) * 3 * 4 / 27 }

  /// Published (CSS). The same velocity all the way.
  public static let linear = Easing(x1: 0, y1: 0, x2: 1)
  /// Published (CSS, `ease`). A quick start, then slow.
  public static let ease = Easing(x1: 0.25, y1: 0.1, x2: 0.25)
  /// Published (CSS). Slow, then fast: it ends at its highest velocity.
  public static let easeIn = Easing(x1: 0.42, y1: 0, x2: 1)
  /// Published (CSS). Fast, then slow: it begins at once.
  public static let easeOut = Easing(x1: 0, y1: 0, x2: 0.58)
  /// Published (CSS). Slow, fast, slow.
  public static let easeInOut = Easing(x1: 0.42, y1: 0, x2: 0.58)
  /// Published (Chromium). A short acceleration, then a long deceleration.
  public static let impulse = impulse(withSlope: 0)
  /// Published (easings.net): 1 − 2^(−10·t) to within 0.02, as a curve that can begin at any velocity.
  public static let outExpo = Easing(x1: 0.16, y1: 1, x2: 0.3)

  /// `s` at a time inside 0…1, and the slope of time there, by Halley's method. It needs two or three steps
  /// for the easings in use and at most fourteen for any other, fewer than Newton's method.
  private func parameter(at time: Double) -> (s: Double, slope: Double) {
    let a = 1 + 3 * (x1 - x2)
    let b = 3 * (x2 - 2 * x1)
    let c = 3 * x1
    var s = guess(at: time)
    for _ in 0..<RootFinding.iterationLimit {
      let square = s * s
      let bend = 3 * a * s + b  // half of the second derivative
      let slope = 3 * a * square + (2 * b * s + c)
      let value = (a * s + b) * square + (c * s - time)
      let step = Math.quotient(value * slope, slope * slope - value * bend)
      s -= step
      guard step.magnitude >= Self.lastStep else { break }
    }
    return (s, 3 * a * (s * s) + (2 * b * s + c))
  }

  /// A parabola as the first guess of `s`. Derived: with 3/2 it nearly contains the point s = ½, at the time
  /// 1/8 + 3/8·(x₁ + x₂). It saves one step.
  private func guess(at time: Double) -> Double {
    let lift = min(1, 1.5 * (1 - x1 - x2))
    return time * (1 + lift - lift * time)
  }

  /// Taste. 0.1: the least `x₁` of a curve that begins at a given slope, which needs a first control point. Larger keeps the
  /// slope longer.
  private static let leastStart = 0.1

  /// Derived. 1.06: the progress of a curve with this `y₁` is at most 1.001. Chromium's retargeted `easeInOut` needs 1.05. Larger
  /// stops abruptly at the end.
  private static let highestStart = 1.06

  /// Derived. 3·10⁻⁵: after a step as small as this the error is about its cube. Larger loses digits.
  private static let lastStep = 3e-5

  /// Derived. 10⁻¹⁰⁰: a smaller share of the time has a square that underflows.
  private static let atOnce = 1e-100
}
