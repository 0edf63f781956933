/// Content that rests on items of the attached list.
///
///     every 2nd item, at its start
///     viewport       ┌────────────────┐
///     items   0  ┆▪ 1│  2   ┆▪ 3 │ 4 ┆│ ▪5
///
/// The items behave as areas in CSS: the nearest in the direction of the scroll is chosen, and in an item longer than the
/// snapport content may rest anywhere. Unlike areas, items need not be known: they are found where the list has them, and the
/// content comes to rest at the chosen item whatever is measured on the way.
public struct ItemSnapping: Equatable, Sendable {
  /// The part of an item that aligns with the same part of the snapport, along the list; with `none`, content may rest
  /// anywhere.
  public var alignment: SnapAlignment
  /// Every so many items one is a target, from item 0 on; in a grid, the lines that have these items. 1 or more.
  public var stride: Int
  /// Whether a fling may pass a target.
  public var stop: SnapStop
  /// Whether content always rests on a target.
  public var strictness: SnapStrictness
  /// CSS's `scroll-padding`: reduces the snapport at its start and its end along the list, in addition to the insets, in
  /// points.
  public var padding: Ends<Double>

  /// Makes a rule; by default content always rests at the start of an item.
  ///
  /// - Precondition: `stride` is 1 or more.
  public init(
    alignment: SnapAlignment = .start, stride: Int = 1, stop: SnapStop = .normal, strictness: SnapStrictness = .mandatory,
    padding: Ends<Double> = Ends(both: 0)
  ) {
    precondition(stride >= 1, "ItemSnapping: the stride must be 1 or more")
    self.alignment = alignment
    self.stride = stride
    self.stop = stop
    self.strictness = strictness
    self.padding = padding
  }
}
