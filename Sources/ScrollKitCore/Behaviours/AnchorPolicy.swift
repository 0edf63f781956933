/// What stays in place when content changes.
public enum AnchorPolicy: UInt32, Sendable {
  /// The offset.
  case none = 0
  /// The first visible item. If the content is at its top, it stays there and shows the inserted items.
  case keepItem = 1
  /// The distance to the content's end, unless the content is at its top.
  case keepDistanceToEnd = 2
  /// The end, if the content is at it; elsewhere the first visible item.
  case stickToEnd = 3
  /// The distance to the content's end, unless the offset is 0; x becomes 0.
  case keepDistanceResetX = 4
}
