/// The part of the viewport to which areas are aligned, along one axis.
///
///     viewport   ├──────────────────────────────┤
///                │inset│padding│ view │pad│inset│
///
/// Offsets it answers lie in the range.
struct Snapport: Equatable, Sendable {
  /// What insets and padding leave of the viewport, counted from the offset, in points.
  let view: Interval
  /// Where content may rest.
  let range: Interval

  init(_ geometry: AxisGeometry, padding: Margins) {
    let near = geometry.leadingInset + padding.leading
    let far = geometry.viewport - geometry.trailingInset - padding.trailing
    view = Interval(lower: min(near, far), upper: max(near, far))
    range = geometry.range
  }

  /// The offset at which a stretch is aligned; nil without an alignment.
  func offset(aligning stretch: Interval, _ alignment: SnapAlignment) -> Double? {
    switch alignment {
    case .none: nil
    case .start: range.clamp(stretch.lower - view.lower)
    case .center: range.clamp((stretch.lower + stretch.upper) / 2 - (view.lower + view.upper) / 2)
    case .end: range.clamp(stretch.upper - view.upper)
    }
  }

  /// The offsets at which a stretch fills the view; nil if it is not longer than the view.
  func covering(_ stretch: Interval) -> Interval? {
    guard stretch.length > view.length else { return nil }
    let lower = max(range.lower, stretch.lower - view.lower)
    let upper = min(range.upper, stretch.upper - view.upper)
    return lower <= upper ? Interval(lower: lower, upper: upper) : nil
  }

  /// The offsets at which something of a stretch is in view, if only its edge.
  func showing(_ stretch: Interval) -> Interval {
    Interval(
      lower: range.clamp(stretch.lower - view.upper), upper: range.clamp(stretch.upper - view.lower))
  }

  /// All that an area may answer, whatever its alignment, lies between these offsets.
  ///
  /// Of two stretches neither of whose ends lies before the other's, neither do these.
  func offers(_ stretch: Interval) -> Interval {
    let start = range.clamp(stretch.lower - view.lower)
    let end = range.clamp(stretch.upper - view.upper)
    return Interval(lower: min(start, end), upper: max(start, end))
  }
}
