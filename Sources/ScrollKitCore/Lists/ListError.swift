/// Why an edit of a list was refused. The list is as it was before the edit.
public enum ListError: Error, Equatable, Sendable {
  /// The allocator returned no memory.
  case noMemory
  /// An extent is NaN or infinite.
  case notFinite
  /// An extent is negative or longer than `ScrollList.longestItem`.
  case invalidExtent
  /// The list would be longer than `ScrollList.longestList`.
  case tooLong
  /// The list would have more than `ScrollList.mostItems` items.
  case tooMany
}
