/// Which fingers move the content while several are down.
///
/// With every rule, content does not jump when a finger comes down or is lifted. A finger that is lifted while
/// another stays does not fling. The last finger flings with its own velocity.
public enum FingerRule: UInt32, Sendable {
  /// The newest finger; when it is lifted, the one before it. Published (Android).
  case newest = 0
  /// The oldest finger; when it is lifted, the next.
  case oldest = 1
  /// The mean of all displacements. Published (UIScrollView).
  case average = 2
  /// The sum of all displacements. Published (Flutter, `sumAllPointers`).
  case sum = 3

  /// Whether all fingers together move the content.
  var isShared: Bool {
    switch self {
    case .newest, .oldest: false
    case .average, .sum: true
    }
  }
}
