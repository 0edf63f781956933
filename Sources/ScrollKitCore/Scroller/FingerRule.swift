/// Which fingers move the content while several are down.
///
/// Whatever the rule, content never jumps when a finger comes or goes, a finger that leaves while
/// another stays flings nothing, and the last one flings as fast as it moves itself.
public enum FingerRule: UInt32, Sendable {
  /// The one that came last; when it leaves, the one before it. Published (Android).
  case newest = 0
  /// The one that came first; when it leaves, the next.
  case oldest = 1
  /// All together, content by the mean of their ways: UIScrollView.
  case average = 2
  /// All together, content by the sum of their ways: two hands that climb. Published (Flutter,
  /// `sumAllPointers`).
  case sum = 3

  /// Whether every finger has a part in it.
  var isShared: Bool {
    switch self {
    case .newest, .oldest: false
    case .average, .sum: true
    }
  }
}
