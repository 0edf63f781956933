/// A header that is partly shown snaps to its nearer side.
///
///     y(t) = start + (end − start) · ease(t / duration)
///
/// The end is the position of the header, which content that moves meanwhile may change.
struct HeaderSnap: Equatable, Sendable {
  /// Where it begins, in points.
  let start: Double
  /// When it begins, in seconds.
  let begin: Double
  /// In seconds.
  let duration: Double

  /// When it ends, in seconds.
  var end: Double { begin + duration }

  func position(at now: Double, to end: Double) -> Double {
    let time = now - begin
    guard time < duration else { return end }
    return start + (end - start) * Easing.easeInOut.state(at: time / duration).progress
  }

  /// The duration of a snap over a distance, in seconds. Published (Material's AppBarLayout): 0.15 s plus
  /// 0.15 s per header height, at most 0.6 s. Larger snaps slower.
  static func duration(of distance: Double, height: Double) -> Double {
    guard height > 0 else { return 0 }
    return min((distance.magnitude / height + 1) * 0.15, 0.6)
  }
}
