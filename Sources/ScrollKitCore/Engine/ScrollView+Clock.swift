/// Two times: the host's, which may be set back, and the view's own, which never goes back.
///
///     host:  1 s ──▶ 1000 s, by mistake      2 s ──▶ 3 s       clockOffset = 998 s
///     own:   1 s ──▶ 1000 s            ──▶ 1000 s ──▶ 1001 s
///
/// A clock that is set back is an offset between both. All that the view stores is in its own time. Public functions take and
/// return the host's time.
extension ScrollView {
  /// The time of the last call, in seconds.
  public var clock: Double { hostTime(of: engine.clock) }

  /// Sets a clock that is later than `time` back to it. The content stays where it is, and motions, gestures and
  /// behaviours continue by their own elapsed time. Events that were not taken get earlier times, too.
  ///
  /// - Precondition: The view is not in a tree, which has a `setClock` of its own.
  public mutating func setClock(backTo time: Double) { clockOffset = clockOffset(backTo: time) }

  /// The offset with which the clock is not later than `time`.
  package func clockOffset(backTo time: Double) -> Double { max(clockOffset, engine.clock - time) }

  /// The own time at which a call of the host counts: one before the clock counts as of the clock.
  func now(at time: Double) -> Double { max(time + clockOffset, engine.clock) }

  /// The host's time of an own time.
  func hostTime(of time: Double) -> Double { time - clockOffset }
}
