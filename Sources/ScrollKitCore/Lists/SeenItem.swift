/// An item of a picture of the viewport: where it was seen, and what edits have made of it since.
///
///     line     ┌ ─ ─ ─ ─ ─ ┐
///              │  hidden    │      its start has scrolled away
///     ═════════╪═══════════╪═══    the start of what the viewport shows
///              │  visible   │
///              └────────────┘
struct SeenItem: BitwiseCopyable {
  /// Its index now; of one that is gone, that of the item behind it.
  private(set) var item: Int
  /// Where it was in the content.
  let start: Extent
  let extent: Extent
  /// How much of it lay before the line. A stuck item was drawn so far behind its place.
  let hidden: ContentLength
  let isMeasured: Bool
  /// Whether a section begins with it.
  let isHeader: Bool
  /// Whether its own place was out of view, and it was drawn at the line.
  let isStuck: Bool
  /// Whether it was removed.
  private(set) var isGone = false
  /// Whether its measurement was forgotten.
  private(set) var isRelaid = false
  private(set) var movement = Movement.none

  /// What moves of items have done to its neighbours.
  enum Movement: UInt8 {
    /// It has them still.
    case none
    /// An item was dropped beside another one that was seen, and this one lay between its two places.
    case disturbed
    /// It was moved itself.
    case moved
  }

  init(
    _ item: Int, start: Extent, extent: Extent, hidden: ContentLength, isMeasured: Bool, isHeader: Bool, isStuck: Bool
  ) {
    self.item = item
    self.start = start
    self.extent = extent
    self.hidden = hidden
    self.isMeasured = isMeasured
    self.isStuck = isStuck
    self.isHeader = isHeader
  }

  // MARK: Edits

  mutating func follow(_ edit: ListEdit) {
    if case .removal(let count, let first) = edit, first..<first + count ~= item { isGone = true }
    item = edit.index(of: item)
  }

  /// The measurements of items were forgotten.
  mutating func forgetExtent(in range: Range<Int>) {
    if range ~= item { isRelaid = true }
  }

  /// Items were moved across a range of the list, which has the same items as before.
  ///
  /// - Parameters:
  ///   - moved: Where those are that were moved.
  ///   - range: Where those are that were moved, and those between their two places.
  ///   - isDrop: Whether both places were seen.
  mutating func follow(moveOf moved: Range<Int>, within range: Range<Int>, isDrop: Bool) {
    if moved ~= item {
      movement = .moved
    } else if isDrop, range ~= item, movement == .none {
      movement = .disturbed
    }
  }

  // MARK: Its place

  /// How much of it lies before the line if it keeps its place with another extent.
  ///
  /// What filled the viewport goes on to fill it, and its start stays where it was if there is enough of it. What was laid out anew
  /// keeps its share.
  ///
  /// - Parameter length: Of what the viewport shows.
  func hidden(of extent: Extent, isMeasured: Bool, in length: ContentLength) -> ContentLength {
    if isStuck { return 0 }
    if hidden == 0 || extent == self.extent { return hidden }
    if isRelaid || !self.isMeasured || !isMeasured { return hidden.unscaled / self.extent.length.unscaled * extent.length }
    let visible = min(self.extent.length - hidden, length, extent.length)
    return min(hidden, extent.length - visible)
  }
}
