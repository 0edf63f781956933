/// The elastic edge of macOS, and of Chromium on Android: an exponential that a pull or a coast sets off.
///
///     s(t) = (s₀ + A·v₀·t)·e^(−20·t / P)
///
/// `s` is how far content is out. That is the critically damped spring of frequency ω = 20 / P which
/// begins at A·v₀ − ω·s₀, so it is given as one. Source: WebKit's ScrollElasticityController,
/// Chromium's exponential overscroll controller.
public struct ElasticStretch: Equatable, Sendable {
  /// `A`: the share of the speed that the edge takes over, 0…1; larger goes out farther.
  public let amplitude: Double
  /// `P`: seconds in which all but e^(−20) of a stretch is gone; larger returns later.
  public let period: Double

  /// - Precondition: `amplitude > 0` and `period > 0`.
  public init(amplitude: Double, period: Double) {
    precondition(amplitude > 0 && period > 0, "ElasticStretch: values must be positive")
    self.amplitude = amplitude
    self.period = period
  }

  /// The stretch that a pull of `pull` points shows.
  public func overscroll(pulledBy pull: Double) -> Double { pull / Self.stiffness }
  /// The pull that shows a stretch: the inverse.
  public func pull(showing overscroll: Double) -> Double { overscroll * Self.stiffness }

  /// The way back from `start`, in points, of content that came at `velocity`, in points per second.
  public func spring(from start: Double, velocity: Double, edge: Double) -> Spring {
    let frequency = Self.stiffness / period
    return Spring(
      start: start, initialVelocity: amplitude * velocity - frequency * (start - edge),
      destination: edge,
      shape: SpringShape(mass: 1, stiffness: frequency * frequency, dampingRatio: 1))
  }

  /// Published (WebKit, Chromium). 0.31 and 1.6 s.
  public static let macOS = ElasticStretch(amplitude: 0.31, period: 1.6)
  /// Published (Chromium). 0.2 and 1.1 s: less far, and back sooner.
  public static let chromiumAndroid = ElasticStretch(amplitude: 0.2, period: 1.1)
  /// Published (WebKit, Chromium). 20, no unit: a pull shows a twentieth of itself; larger is stiffer.
  public static let stiffness = 20.0
}
