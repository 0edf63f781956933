/// A header that is partly shown snaps to its nearer side.
///
///     y(t) = start + (target − start) · ease(t / duration)
///
/// The target is the position of the header, which content that moves meanwhile may change.
struct HeaderSnap: Equatable, Sendable {
  /// Where it begins, in points.
  let start: Double
  /// When it begins, in seconds.
  let begin: Double
  /// In seconds.
  let duration: Double

  /// When it ends, in seconds.
  var end: Double { begin + duration }

  func isUnderWay(at now: Double) -> Bool { now < end }

  func position(at now: Double, to target: Double) -> Double {
    guard isUnderWay(at: now) else { return target }
    return start + (target - start) * Easing.easeInOut.state(at: (now - begin) / duration).progress
  }

  /// The duration of a snap over a distance, in seconds. Published (Material's AppBarLayout): 0.15 s plus
  /// 0.15 s per header height, at most 0.6 s. Larger snaps slower.
  static func duration(of distance: Double, height: Double) -> Double {
    guard height > 0 else { return 0 }
    return min((distance.magnitude / height + 1) * 0.15, 0.6)
  }
}
