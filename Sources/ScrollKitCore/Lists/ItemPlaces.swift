/// Where the items of a tree lie: their starts along the list, their lines, and their cells across it.
extension RunTree {
  // MARK: Starts

  /// The start of a plain item that would come after items of these totals.
  func start(after totals: ListTotals) -> Extent { spacing.leading + totals.stretch(spacing) }

  /// The start of the first item of a run.
  func start(at position: RunPosition) -> Extent {
    var before = position.before
    before.units = units(at: position)
    return start(after: before)
  }

  /// The start of an item; from `count` on, of a plain item to be appended.
  func start(of item: Int) -> Extent {
    item < count ? start(of: item, at: position(of: item)) : start(after: totals)
  }

  /// The start of an item whose run is known.
  func start(of item: Int, at position: RunPosition) -> Extent {
    let run = run(at: position)
    if run.hasOwnExtent {
      return start(at: position) + (run.storedExtent + spacing.gap) * (item - Int(position.before.count))
    }
    var before = position.before
    before.units = unit(of: item, at: position)
    return start(after: before)
  }

  /// The end of an item whose run is known.
  func end(of item: Int, at position: RunPosition) -> Extent {
    start(of: item, at: position) + run(at: position).extent(in: spacing)
  }

  /// The number of items that start before a distance.
  ///
  /// - Precondition: 0 < `count`.
  func items(startingBefore distance: Extent) -> Int {
    items(startingBefore: distance, at: position(startingBefore: distance))
  }

  /// The number of items that start before a distance.
  ///
  /// - Parameter position: The last run that starts before it; the first run if none does.
  func items(startingBefore distance: Extent, at position: RunPosition) -> Int {
    let run = run(at: position)
    let before = Int(position.before.count)
    let count = run.count
    let start = start(at: position)
    if start >= distance { return before }
    guard count > 1 else { return before + 1 }
    if run.hasOwnExtent {
      let step = run.storedExtent + spacing.gap
      return step > .zero ? before + Int(min(Int64(count), (distance - start).steps(of: step))) : before + count
    }
    guard spacing.line > .zero else { return before + count }
    // The cells of the lines that start before, of those that the run reaches.
    let units = position.before.units
    let first = spacing.lines(ofUnits: units)
    let last = spacing.lines(ofUnits: units + Int64(count))
    let lines = Int64(first) + min((distance - start).steps(of: spacing.line), Int64(last - first) + 1)
    // Unchecked: a checked product of 64 bits needs a function that WebAssembly does not have. A list has fewer cells.
    return before + Int(min(Int64(count), lines &* Int64(spacing.columns) - units))
  }

  // MARK: Lines

  /// The first item that starts where an item does: of its line in a grid.
  ///
  /// - Precondition: The item exists.
  func firstOfLine(_ item: Int) -> Int { spacing.columns > 1 ? items(startingBefore: start(of: item)) : item }

  /// The first item behind the line of an item.
  ///
  /// - Precondition: The item exists.
  func endOfLine(_ item: Int) -> Int { spacing.columns > 1 ? items(startingBefore: start(of: item).next) : item + 1 }

  /// The first item of the first line of which a part lies after a distance, and its start. In the gap between two lines it is of
  /// the second.
  ///
  /// - Precondition: 0 < `count`.
  func firstItem(after distance: Extent) -> (item: Int, start: Extent) {
    let position = position(startingBefore: distance.next)
    let last = max(0, items(startingBefore: distance.next, at: position) - 1)
    let start = start(of: last, at: position)
    guard start < distance, end(of: last, at: position) <= distance, last + 1 < count else { return (firstOfLine(last), start) }
    return (last + 1, self.start(of: last + 1))
  }

  // MARK: Cells

  /// The cells that each item of a run has; 0 if it has a line of its own.
  func cells(of run: ListRun) -> Int {
    run.hasOwnExtent ? 0 : run.isSingle ? min(table[run.kind].span, spacing.columns) : 1
  }

  /// The units before the first item of a run, with those that it leaves empty in a grid.
  private func units(at position: RunPosition) -> Int64 {
    guard spacing.isGrid else { return position.before.units }
    let run = run(at: position)
    return run.isSingle ? position.before.units + Int64(run.units - cells(of: run)) : position.before.units
  }

  /// The units before an item without an extent of its own, with those that it leaves empty.
  func unit(of item: Int, at position: RunPosition) -> Int64 {
    run(at: position).isSingle
      ? units(at: position) : position.before.units + Int64(item - Int(position.before.count))
  }
}
