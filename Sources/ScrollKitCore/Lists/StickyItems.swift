/// The sticky items of a list: those that stay at an end of the viewport when content scrolls on.
///
///     level 0   ┌──────────────┐   2025           stays until the next year pushes it
///     level 1   │ ┌────────────┤   May            stays below the year until the next month or year pushes it
///     level 2   │ │ ┌──────────┤   Monday 5
///               │ │ │ content  │
///     level 0   ├─┴─┴──────────┤   total          at the end: the same, upside down
///               └──────────────┘
///
/// A sticky item never leaves its section, which reaches to the next item of its level or a smaller one that stays at the same end.
/// Frozen rows are sticky items of increasing levels that no other pushes.
extension ScrollList {
  /// Whether items may stay at the viewport's start.
  var hasStickyItems: Bool { tree.totals.sticky > 0 }

  /// The number of items at or before a distance from the content's start that may stay at the viewport's start.
  ///
  /// - Precondition: `distance` is not NaN.
  func stickyItems(startingBy distance: ContentLength) -> Int {
    guard hasStickyItems else { return 0 }
    let items = tree.items(startingBefore: Extent(roundingDown: distance).next)
    guard items > 0 else { return 0 }
    let position = tree.position(of: items - 1)
    let before = Int(position.before.sticky)
    return tree.run(at: position).isSticky ? before + items - Int(position.before.count) : before
  }

  /// The innermost sticky item at an end of the viewport; nil if there is none.
  ///
  /// - Parameter offset: As for `StickyItems`.
  public func stickyItem(at edge: StickyEdge, offset: ContentLength) -> StickyItem? {
    var items = StickyItems(at: edge, offset: offset, of: self)
    var innermost: StickyItem?
    while let item = items.next(in: self) { innermost = item }
    return innermost
  }

  /// The length that sticky items cover at an end of the viewport while an item lies beside them, in points.
  func stickyLength(at edge: StickyEdge, beside item: Int) -> ContentLength {
    var length = ContentLength.zero
    var item = item
    while let outer = outerItem(of: item, at: edge) {
      length += extent(of: outer)
      item = outer
    }
    return length
  }

  /// The item of a smaller level in whose section an item is; for an item that does not stay, of any level. Nil if there is none.
  private func outerItem(of item: Int, at edge: StickyEdge) -> Int? {
    let deepest = stickyLevel(of: item, at: edge).map { $0 - 1 } ?? ListKind.deepestLevel
    let kinds = kinds(at: edge, upTo: deepest)
    switch edge {
    case .start: return tree.last(of: kinds, before: item)
    case .end: return tree.first(of: kinds, from: item + 1)
    }
  }

  /// The level of an item that stays at an end; nil for another item.
  private func stickyLevel(of item: Int, at edge: StickyEdge) -> Int? {
    let kind = tree.table[kind(of: item)]
    return kind.sticky == edge ? kind.level : nil
  }

  /// The item of some kinds whose section is at a distance from the content's start.
  fileprivate func stuckItem(of kinds: KindSet, at edge: StickyEdge, _ distance: ContentLength) -> Int? {
    switch edge {
    case .start: return tree.last(of: kinds, before: tree.items(startingBefore: Extent(roundingDown: distance).next))
    case .end:
      // Those of the last line that starts before may end there; lines of no extent begin there, too, and do not.
      let passed = tree.items(startingBefore: Extent(roundingUp: distance))
      var item = tree.first(of: kinds, from: passed > 0 ? tree.firstOfLine(passed - 1) : 0)
      while let candidate = item, candidate < passed, start(of: candidate) + extent(of: candidate) < distance {
        item = tree.first(of: kinds, from: candidate + 1)
      }
      return item
    }
  }

  /// The item that pushes a sticky item; nil if there is none.
  fileprivate func stop(of item: Int, _ kinds: KindSet, _ edge: StickyEdge) -> Int? {
    switch edge {
    case .start: tree.first(of: kinds, from: item + 1)
    case .end: tree.last(of: kinds, before: item)
    }
  }

  /// The kinds of items that stay at an end, up to a level.
  fileprivate func kinds(at edge: StickyEdge, upTo level: Int) -> KindSet {
    var kinds = KindSet.none
    tree.kinds.forEach { kind in
      let options = tree.table[kind]
      if options.sticky == edge, options.level <= level { kinds.insert(kind) }
    }
    return kinds
  }

  /// The next level of items that stay at an end, or the first; nil if there is none.
  fileprivate func nextLevel(at edge: StickyEdge, after level: Int?) -> Int? {
    var next: Int?
    tree.kinds.forEach { kind in
      let options = tree.table[kind]
      let isAfter = level.map { options.level > $0 } ?? true
      if options.sticky == edge, isAfter { next = min(next ?? options.level, options.level) }
    }
    return next
  }
}

/// A sticky item at an end of the viewport.
public struct StickyItem: Equatable, Sendable {
  /// The item.
  public let item: Int
  /// The distance from that end of the viewport to the item's nearer end, in points along the list: negative while another
  /// sticky item pushes it out. In a list from right to left it counts from the viewport's right.
  public let distance: ContentLength
  /// In points.
  public let extent: ContentLength
  /// The sticky item that pushes it; nil if none does.
  public let pushedBy: Int?
}

/// Finds the sticky items at an end of the viewport, from the outermost. Those that come first lie above the others.
public struct StickyItems {
  private let edge: StickyEdge
  /// Where that end is, from the content's start, in points.
  private let end: ContentLength
  /// The length of the items so far, in points.
  private var length: ContentLength = 0
  /// The level of the last that was looked for; nil before the first.
  private var level: Int?

  /// Begins with the outermost.
  ///
  /// - Parameter offset: The content offset at that end of the viewport, in points: beside what covers it there, such as a header.
  /// - Precondition: The offset is not NaN.
  public init(at edge: StickyEdge, offset: ContentLength, of list: borrowing ScrollList) {
    self.edge = edge
    end = list.direction * offset
  }

  /// The next one; nil if there is none.
  public mutating func next(in list: borrowing ScrollList) -> StickyItem? {
    while let level = list.nextLevel(at: edge, after: level) {
      self.level = level
      let kinds = list.kinds(at: edge, upTo: level)
      let innerEnd = edge == .start ? end + length : end - length
      if let item = list.stuckItem(of: kinds, at: edge, innerEnd), list.options(ofKind: list.kind(of: item)).level == level {
        return stick(item, to: list.stop(of: item, kinds, edge), list)
      }
    }
    return nil
  }

  /// Another item on the inner side, unless the item that stops it pushes it out.
  private mutating func stick(_ item: Int, to stop: Int?, _ list: borrowing ScrollList) -> StickyItem {
    let extent = list.extent(of: item)
    var limit = ContentLength(.infinity)
    if let stop {
      let start = list.start(of: stop)
      limit = edge == .start ? start - end - extent : end - (start + list.extent(of: stop)) - extent
    }
    defer { length += extent }
    return StickyItem(
      item: item, distance: min(length, limit), extent: extent, pushedBy: limit < length ? stop : nil)
  }
}
