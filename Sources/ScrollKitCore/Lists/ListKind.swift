/// How items of a kind are laid out, such as the headers of sections. Kind 0 are plain items: one cell, never sticky.
///
///     grid, 3 columns    ┌───────────┐
///                        │  kind 1   │  a header: across the line, with an extent of its own, sticky
///                        ├───┬───┬───┤
///                        │ 0 │ 0 │ 0 │  cells
///                        ├───┴───┼───┤
///                        │   2   │ 0 │  a cell that spans two columns
///                        ├───────┴───┤
///                        │  kind 1   │  it begins a new line, whatever is left of the line before
///
/// Any other kind is a sticky header until it is set.
public struct ListKind: Equatable, Sendable {
  /// The extent of an item across the line that has not been measured, in points; 0: that of the layout. At most
  /// `ScrollList.longestItem`.
  public var estimate: Double
  /// The columns that an item spans, at most all; 0: it has a line of its own, and an extent of its own.
  public var span: Int
  /// The end of the viewport at which an item stays when content scrolls on; nil: at none.
  public var sticky: StickyEdge?
  /// 0…`deepestLevel`. A sticky item stays beside those of smaller levels, until another of its level or a smaller one pushes
  /// it out.
  public var level: Int

  /// Makes a kind; by default, headers that stay at the viewport's start.
  public init(estimate: Double = 0, span: Int = 0, sticky: StickyEdge? = .start, level: Int = 0) {
    self.estimate = estimate
    self.span = span
    self.sticky = sticky
    self.level = level
  }

  /// Whether all numbers are in their ranges.
  public var isValid: Bool {
    estimate >= 0 && estimate <= ScrollList.longestItem && span >= 0 && span <= ListLayout.mostColumns && level >= 0
      && level <= Self.deepestLevel
  }

  /// Kind 0.
  static let plain = ListKind(span: 1, sticky: nil)
  /// 63: there are 64 kinds.
  public static let last = 63
  /// Taste. 31: deeper than any tree that a user scrolls. Larger allows more frozen rows.
  public static let deepestLevel = 31
}

/// The end of the viewport at which sticky items stay.
public enum StickyEdge: UInt32, Sendable {
  /// The end at which the list begins.
  case start = 1
  /// The end at which the list ends.
  case end = 2
}
