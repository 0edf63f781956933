/// The frames that a display showed without the movement that the user expected in them, by Chromium's reasons.
public struct MissedFrames: Equatable, Sendable {
  /// Events arrived in time, and reached the display later than those before.
  public internal(set) var byDelivery: UInt64 = 0
  /// Between two fast movements of a finger.
  public internal(set) var inFastScroll: UInt64 = 0
  /// Between a fast movement of a finger and the momentum that follows it.
  public internal(set) var atStartOfFling: UInt64 = 0
  /// During momentum.
  public internal(set) var inFling: UInt64 = 0

  /// Whether there are any.
  var areAny: Bool { byDelivery | inFastScroll | atStartOfFling | inFling != 0 }

  static func + (one: MissedFrames, other: MissedFrames) -> MissedFrames {
    var sum = one
    sum.byDelivery += other.byDelivery
    sum.inFastScroll += other.inFastScroll
    sum.atStartOfFling += other.atStartOfFling
    sum.inFling += other.inFling
    return sum
  }
}
