/// CSS's snapport along one axis: the part of the viewport to which areas are aligned.
///
///     viewport   ├──────────────────────────────┤
///                │inset│padding│bounds│pad│inset│
///
/// All resulting offsets are in range.
struct Snapport: Equatable, Sendable {
  /// The viewport without insets and padding, in points from the viewport's start.
  let bounds: Interval
  /// The range of the content offset.
  let range: Interval

  init(_ geometry: AxisGeometry, padding: Ends<Double>) {
    let near = geometry.leadingInset + padding.lower
    let far = geometry.viewport - geometry.trailingInset - padding.upper
    bounds = Interval(lower: min(near, far), upper: max(near, far))
    range = geometry.range
  }

  /// The offset that aligns an interval of the content; nil for no alignment.
  func offset(aligning interval: Interval, _ alignment: SnapAlignment) -> Double? {
    switch alignment {
    case .none: nil
    case .start: range.clamp(interval.lower - bounds.lower)
    case .center:
      range.clamp((interval.lower + interval.upper) / 2 - (bounds.lower + bounds.upper) / 2)
    case .end: range.clamp(interval.upper - bounds.upper)
    }
  }

  /// The offsets at which an interval of the content covers the snapport; nil if it is not longer
  /// than the snapport.
  func coveredOffsets(of interval: Interval) -> Interval? {
    guard interval.length > bounds.length else { return nil }
    let lower = max(range.lower, interval.lower - bounds.lower)
    let upper = min(range.upper, interval.upper - bounds.upper)
    return lower <= upper ? Interval(lower: lower, upper: upper) : nil
  }

  /// The offsets at which an interval of the content is visible, at least its edge.
  func visibleOffsets(of interval: Interval) -> Interval {
    Interval(
      lower: range.clamp(interval.lower - bounds.upper),
      upper: range.clamp(interval.upper - bounds.lower))
  }

  /// The offsets between which an interval of the content can snap, for any alignment.
  ///
  /// If an interval neither begins nor ends before another, neither do these.
  func snapOffsets(of interval: Interval) -> Interval {
    let start = range.clamp(interval.lower - bounds.lower)
    let end = range.clamp(interval.upper - bounds.upper)
    return Interval(lower: min(start, end), upper: max(start, end))
  }
}
