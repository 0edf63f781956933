/// Who moves the content of a scroll view.
public enum ScrollMode: UInt32, Sendable {
  /// ScrollKit.
  case driven = 0
  /// The host's own scroll view, which reports its movements.
  case observed = 1
}

extension ScrollSetting {
  /// The offsets at which the content may be: in observed mode, an axis that the toolkit does not know has no limits.
  func allowedRange(in mode: ScrollMode) -> Pair<Interval> {
    switch mode {
    case .driven: restRange
    case .observed: hostRange
    }
  }
}
