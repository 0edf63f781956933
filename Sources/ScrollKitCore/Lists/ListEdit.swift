/// What an edit does to the indices of items.
public enum ListEdit: Equatable, Sendable {
  /// No item gets another index.
  case none
  /// So many items are inserted; the first of them gets the index.
  case insertion(count: Int, at: Int)
  /// So many items are removed, from the index on.
  case removal(count: Int, at: Int)
  /// So many items are moved, from one index to another.
  case move(count: Int, from: Int, to: Int)

  /// The index of an item after the edit. For an item that was removed, it is that of the one after it.
  public func index(of item: Int) -> Int {
    switch self {
    case .none: return item
    case .insertion(let count, let first): return item >= first ? item + count : item
    case .removal(let count, let first): return Self.index(of: item, without: count, from: first)
    case .move(let count, let source, let destination):
      if item >= source, item < source + count { return item - source + destination }
      let left = Self.index(of: item, without: count, from: source)
      return left >= destination ? left + count : left
    }
  }

  /// The index of an item after so many others were removed.
  private static func index(of item: Int, without count: Int, from first: Int) -> Int {
    item < first ? item : max(first, item - count)
  }
}
