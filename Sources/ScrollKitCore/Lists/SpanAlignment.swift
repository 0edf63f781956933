/// The units of single items in a grid: they depend on the column in which the items before end.
///
///     columns   0 1 2 │ 0 1 2 │ 0 1 2
///     before    ■ A A │ B B · │ header       A and B use 2 units each, the header 1, which it leaves empty
///     after     ■ ■ · │ A A · │ B B · │ …    one cell was inserted: A and B use 3 units each, the header 1 again
extension RunTree {
  /// Appends a run to the replacement. A single item of a grid gets the units that it uses there.
  mutating func append(_ run: ListRun) throws(ListError) {
    var run = run
    if spacing.isGrid, run.isSingle {
      run.units = table[run.kind].units(after: replacement.end.units, columns: spacing.columns)
    }
    try replacement.append(run)
  }

  /// Gives the single items behind an edit the units that they use now.
  ///
  /// An item with a line of its own ends the search: the lines after it are as before. So does one behind which cells come to
  /// lie in their former columns.
  ///
  /// - Parameters:
  ///   - item: The first item behind the edit.
  ///   - units: How many units more are before it.
  mutating func alignSpans(from item: Int, movedBy units: Int64) {
    var moved = units
    var next = item
    while spacing.isGrid, moved % Int64(spacing.columns) != 0, let single = first(of: singles, from: next) {
      let cursor = descend(to: single)
      let run = leaves[cursor.leaf, cursor.slot]
      let used = table[run.kind].units(after: cursor.before.units, columns: spacing.columns)
      let change = ListTotals(units: Int64(used - run.units))
      leaves[cursor.leaf, cursor.slot].units = used
      add(change, above: 0, cursor)
      totals += change
      moved += change.units
      next = single + 1
    }
  }

  /// The kinds whose items span several columns, or a line.
  private var singles: KindSet {
    var singles = KindSet.none
    kinds.forEach { if table[$0].span != 1 { singles.insert($0) } }
    return singles
  }

  /// Whether items may span several columns, or a line.
  var hasSingles: Bool { kinds != .plain && singles != .none }
}

extension ListKind {
  /// The units that an item uses in a grid after so many others: the cells that it spans, and those that it leaves empty
  /// before.
  func units(after units: Int64, columns: Int) -> Int {
    let column = Int(units % Int64(columns))
    let cells = min(span, columns)
    let isNewLine = cells == 0 || column + cells > columns
    return (isNewLine && column > 0 ? columns - column : 0) + cells
  }
}
