/// What moves the content.
public enum ScrollMode: UInt32, Sendable {
  /// ScrollKit.
  case driven = 0
  /// The host's own scroll view, which reports its movements.
  case observed = 1
}
