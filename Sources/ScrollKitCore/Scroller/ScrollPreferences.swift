/// What a user has asked his system for, so that scrolling is pleasant for him.
public struct ScrollPreferences: Equatable, Sendable {
  /// Whether animations, glides and returns into range are made in one step.
  public var reducesMotion = false
  /// Whether content that is let go stays where it is, whatever its speed.
  public var stopsMomentum = false
  /// Whether a finger's movements are looked at as they were at even distances in time.
  public var resamples = false

  public init() {}
}

extension ScrollSetting {
  /// Seconds that an animated scroll takes.
  var animationDuration: Double { preferences.reducesMotion ? 0 : feel.animationDuration }

  /// How wheel steps become a glide.
  var wheelSmoothing: WheelSmoothing { preferences.reducesMotion ? .none : feel.wheelSmoothing }
}
