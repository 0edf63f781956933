/// How far the rest range reaches beyond the content range.
///
///     rest range   ├ beyondEnds ┼ refreshInset ┼──── content range ────┼ beyondEnds ┤
package struct RestExtension: Equatable, Sendable {
  /// How far content may rest before the start of its vertical content range, in points; 0 or more. A refresh opens it.
  package var refreshInset = 0.0
  /// How far content may rest beyond both ends of its range, in points: 0, or infinity for content without ends.
  package var beyondEnds = 0.0

  package init() {}

  /// The rest range along an axis of a content range.
  func range(of content: Interval, _ axis: Axis) -> Interval {
    content.extended(before: axis == .y ? beyondEnds + refreshInset : beyondEnds, after: beyondEnds)
  }
}
