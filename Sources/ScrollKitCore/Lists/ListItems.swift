/// Where the items of a list are.
extension ScrollList {
  /// The distance from the content's start to the start of an item, in points.
  ///
  /// - Precondition: 0 ≤ `item` ≤ `count`. For `count` it is the start of the next item to be appended.
  public func start(of item: Int) -> ContentLength {
    requireItems(0, at: item)
    return tree.start(of: item).length
  }

  /// The extent of an item, in points.
  ///
  /// - Precondition: The item exists.
  public func extent(of item: Int) -> ContentLength { run(of: item).extent(in: tree.spacing).length }

  /// Whether the extent of an item was set.
  ///
  /// - Precondition: The item exists.
  public func isMeasured(_ item: Int) -> Bool { run(of: item).isMeasured }

  /// The kind of an item.
  ///
  /// - Precondition: The item exists.
  public func kind(of item: Int) -> Int { run(of: item).kind }

  /// How the items of a kind are laid out.
  ///
  /// - Precondition: 0 ≤ `kind` ≤ `ListKind.last`.
  public func options(ofKind kind: Int) -> ListKind { tree.table[kind] }

  /// The cells of a line that an item fills.
  ///
  /// - Precondition: The item exists.
  public func cells(of item: Int) -> ListCells {
    requireItems(1, at: item)
    let position = tree.position(of: item)
    let run = tree.run(at: position)
    let cells = tree.cells(of: run)
    let columns = tree.spacing.columns
    guard tree.spacing.isGrid, cells > 0 else { return ListCells(column: 0, count: columns) }
    return ListCells(column: Int(tree.unit(of: item, at: position) % Int64(columns)), count: cells)
  }

  /// The last item that starts at or before a distance from the content's start; in a grid, the first of
  /// its line. The first item if none does; nil in a list without items.
  ///
  /// - Precondition: `distance` is not NaN.
  public func item(at distance: ContentLength) -> Int? {
    guard count > 0 else { return nil }
    return tree.firstOfLine(max(0, tree.items(startingBefore: Extent(roundingDown: distance).next) - 1))
  }

  /// In points.
  func startAndExtent(of item: Int) -> (start: ContentLength, extent: ContentLength) {
    requireItems(1, at: item)
    let position = tree.position(of: item)
    return (tree.start(of: item, at: position).length, tree.run(at: position).extent(in: tree.spacing).length)
  }

  private func run(of item: Int) -> ListRun {
    requireItems(1, at: item)
    return tree.run(at: tree.position(of: item))
  }
}
