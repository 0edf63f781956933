/// The user's accessibility preferences for scrolling.
public struct ScrollPreferences: Equatable, Sendable {
  /// Whether animations, smoothed wheel steps and returns into range take no time.
  public var reducesMotion = false
  /// Whether released content stops, whatever its velocity.
  public var stopsMomentum = false
  /// Whether a finger's movements are resampled at even distances in time.
  public var resamples = false

  /// Makes preferences without any restriction.
  public init() {}
}

extension ScrollSetting {
  /// Duration of an animated scroll, in seconds.
  var animationDuration: Double { rules.preferences.reducesMotion ? 0 : rules.feel.animationDuration }

  /// The animation of wheel steps.
  var wheelSmoothing: WheelSmoothing { rules.preferences.reducesMotion ? .none : rules.feel.wheelSmoothing }
}
