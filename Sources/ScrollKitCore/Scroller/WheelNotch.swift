/// The notch that a wheel turns along an axis, in one part or in several.
///
///     parts     ▪▪▪▪▪▪▪▪     ▪▪▪▪▪▪▪▪     ▪▪▪▪
///     notches   1 ────────── 2 ────────── 3 ──────      interval: from the first part of one to that of the next
struct WheelNotch: Sendable {
  /// When its first part came, in seconds.
  private var began = -Double.infinity
  /// How far the wheel has turned it, in notches.
  private var turned = 0.0
  /// Seconds from the begin of the notch before; infinite if that turned in the other direction, or there was none.
  private(set) var interval = Double.infinity

  /// The wheel turns by some notches, or a part of one. A part that comes later than a notch of the slowest wheel that is
  /// accelerated begins another.
  mutating func add(_ notches: Double, at now: Double) {
    let turnsOn = turned * notches > 0
    if turnsOn, turned.magnitude < Self.whole, now - began < 1 / WheelAcceleration.slowRate { return turned += notches }
    interval = turnsOn ? now - began : .infinity
    (began, turned) = (now, notches)
  }

  /// Derived. A notch less a hundredth of the smallest movement that hardware reports, 1/120 of it: 120 of them are a notch despite
  /// rounding. Larger joins the next one to it.
  private static let whole = 1 - 1.0 / 12_000
}
