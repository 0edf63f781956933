/// Progress against time, both 0…1: a cubic Bézier from (0, 0) to (1, 1).
///
///     time(s)     = 3·x₁·s·(1−s)² + 3·x₂·s²·(1−s) + s³
///     progress(s) = 3·y₁·s·(1−s)² + 3·s²·(1−s) + s³
///
/// The second control point is (x₂, 1): every easing here arrives with no speed.
/// Source: CSS cubic-bezier().
public struct Easing: Equatable, Sendable {
  /// `x₁`, 0…1.
  public let x1: Double
  /// `y₁`: with a slope of `y₁ / x₁` at the start; below 0 it first swings back.
  public let y1: Double
  /// `x₂`, 0…1.
  public let x2: Double

  /// - Precondition: `x1` and `x2` lie in 0…1, so that time never runs backwards.
  public init(x1: Double, y1: Double, x2: Double) {
    precondition(x1 >= 0 && x1 <= 1 && x2 >= 0 && x2 <= 1, "Easing: x must lie in 0…1")
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
  }

  /// The same easing with another slope at its start.
  public func starting(withSlope slope: Double) -> Easing {
    Easing(x1: x1, y1: slope * x1, x2: x2)
  }

  /// Progress, and progress per unit of time, after a share of the time.
  ///
  /// A start much faster than the whole would carry progress a thousandth past 1; it is held at 1,
  /// so an animation never passes its target.
  public func state(at time: Double) -> (progress: Double, slope: Double) {
    guard time > Self.atOnce else { return (0, x1 > 0 ? y1 / x1 : 0) }
    guard time < 1 else { return (1, 0) }
    let (s, pace) = parameter(at: time)
    let progress = ((3 * y1 - 2) * s + (3 - 6 * y1)) * (s * s) + 3 * y1 * s
    guard progress < 1 else { return (1, 0) }
    let rise = 3 * (1 - s) * (y1 * (1 - s) + 2 * (1 - y1) * s)
    return (progress, rise / pace)
  }

  /// The share of the time at a parameter `s`.
  func time(of s: Double) -> Double {
    let left = 1 - s
    return ((3 * x1 * left + 3 * x2 * s) * left + s * s) * s
  }

  /// How far progress can swing below 0 for each unit of negative starting slope.
  ///
  /// Derived: only y₁·3s(1−s)² is negative, and s(1−s)² is at most 4/27.
  public var swingBackPerSlope: Double { x1 * 3 * 4 / 27 }

  /// Published (CSS). Slow, fast, slow.
  public static let easeInOut = Easing(x1: 0.42, y1: 0, x2: 0.58)
  /// Published (Chromium). Off at once, then a long slowing: the answer to a push.
  public static let impulse = Easing(x1: 0.25, y1: 1, x2: 0)
  /// Published (easings.net): 1 − 2^(−10·t) to within a fiftieth, as a curve that can keep a speed.
  public static let outExpo = Easing(x1: 0.16, y1: 1, x2: 0.3)

  /// `s` at a time inside 0…1, and the slope of time there. Every frame of an animation asks for it,
  /// so it takes Halley's steps, which treble the right digits, where `RootFinding` takes Newton's. They need no
  /// bracket: two or three do for those in use, and fourteen for any other.
  private func parameter(at time: Double) -> (s: Double, slope: Double) {
    let a = 1 + 3 * (x1 - x2)
    let b = 3 * (x2 - 2 * x1)
    let c = 3 * x1
    var s = guess(at: time)
    var left = RootFinding.iterationLimit
    while left > 0 {
      left &-= 1
      // What waits for nothing comes first: a frame waits for each of these steps.
      let square = s * s
      let bend = 3 * a * s + b  // half of the second derivative
      let slope = 3 * a * square + (2 * b * s + c)
      let value = (a * s + b) * square + (c * s - time)
      let step = value * slope / (slope * slope - value * bend)
      guard step.magnitude >= Self.settled else {
        if step.magnitude < Self.settled { s -= step }  // 0 / 0: it is there, and time stands still
        break
      }
      s -= step
    }
    return (s, 3 * a * (s * s) + (2 * b * s + c))
  }

  /// A rising parabola. Derived: with 3/2 it goes by about where each easing below has s = ½, which is
  /// at the time 1/8 + 3/8·(x₁ + x₂); one step less is to be taken from there.
  private func guess(at time: Double) -> Double {
    let lift = min(1, 1.5 * (1 - x1 - x2))
    return time * (1 + lift - lift * time)
  }

  /// Derived. 3·10⁻⁵: a step of Halley's as small as this leaves an error of its cube.
  private static let settled = 3e-5

  /// Derived. 10⁻¹⁰⁰: the square of a share of time as small as this is still a number.
  private static let atOnce = 1e-100
}
