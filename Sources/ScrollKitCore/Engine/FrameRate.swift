/// How many frames a second a speed deserves. Published (Android 15, `View.setFrameContentVelocity`): a slow movement looks
/// the same at a lower rate.
enum FrameRate {
  static func rate(ofSpeed speed: Double, isHeld: Bool, moves: Bool) -> Double {
    if isHeld || speed > fastSpeed { return fast }
    if speed > mediumSpeed { return medium }
    return moves ? slow : 0
  }

  /// Published (Android). 300 pt/s: from here on as many frames as the display has. Larger saves more.
  private static let fastSpeed = 300.0
  /// Published (Android). 125 pt/s. Larger saves more.
  private static let mediumSpeed = 125.0
  /// Published (Android). 60, 80 and 120 frames a second. Lower saves more, and is less smooth.
  private static let slow = 60.0
  private static let medium = 80.0
  private static let fast = 120.0
}
