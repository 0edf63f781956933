/// A change of a layout on which the sums of a tree depend: the columns, or how a kind is laid out.
///
///     old runs ──▶ the same items as they are laid out then ──▶ one splice of all items
struct ListRelayout {
  /// Of the layout from then on.
  let spacing: ListSpacing
  /// The kind that changes; 0 if none does.
  let kind: Int
  /// What it becomes.
  let value: ListKind

  /// Another layout, or another kind.
  init(_ spacing: ListSpacing, kind: Int = 0, _ value: ListKind = .plain) {
    self.spacing = spacing
    self.kind = kind
    self.value = value
  }

  fileprivate func value(of kind: Int, _ table: borrowing KindTable) -> ListKind {
    kind != 0 && kind == self.kind ? value : table[kind]
  }
}

extension RunTree {
  /// Whether a change makes other runs or other sums.
  func isChanged(by relayout: ListRelayout, from spacing: ListSpacing) -> Bool {
    let new = relayout.spacing
    if new.isGrid != isGrid || relayout.kind != 0 && kinds.contains(relayout.kind) { return true }
    return hasSingles && (new.estimate != spacing.estimate || isGrid && new.columns != columns)
  }

  /// The totals of all items after a change.
  func totals(after relayout: ListRelayout, from spacing: ListSpacing) -> ListTotals {
    guard count > 0, isChanged(by: relayout, from: spacing) else { return totals }
    var totals = ListTotals()
    var reader = RelayoutReader(relayout, self)
    while let run = reader.next(in: self) { totals += run.totals(isGrid: relayout.spacing.isGrid) }
    return totals
  }

  /// Makes a change. Either all of it is done, or it throws and nothing is.
  mutating func relayOut(_ relayout: ListRelayout, from spacing: ListSpacing) throws(ListError) {
    let former = ListRelayout(spacing, kind: relayout.kind, table[relayout.kind])
    if relayout.kind != 0 { try table.reserve() }
    if count == 0 || !isChanged(by: relayout, from: spacing) { return adopt(relayout) }
    do throws(ListError) {
      let splice = try beginSplice(at: 0, removing: count)
      replacement.isGrid = relayout.spacing.isGrid
      var reader = RelayoutReader(relayout, self)
      while let run = reader.next(in: self) { try replacement.append(run) }
      adopt(relayout)
      try finish(splice)
    } catch {
      adopt(former)
      throw error
    }
  }

  private mutating func adopt(_ relayout: ListRelayout) {
    isGrid = relayout.spacing.isGrid
    columns = relayout.spacing.columns
    replacement.isGrid = isGrid
    if relayout.kind != 0 { table.set(relayout.value, relayout.kind) }
  }
}

/// Reads the runs of a tree as they are after a change.
private struct RelayoutReader {
  private let relayout: ListRelayout
  private var reader: RunReader
  /// The items that were not read.
  private var left: Int
  /// The run that was read last, and how often it comes again: a single item is a run.
  private var run = ListRun.estimated(1)
  private var repeats = 0
  /// The units of the items that were read.
  private var units: Int64 = 0

  init(_ relayout: ListRelayout, _ tree: borrowing RunTree) {
    self.relayout = relayout
    reader = RunReader(tree.cursor(at: 0))
    left = tree.count
  }

  mutating func next(in tree: borrowing RunTree) -> ListRun? {
    if repeats == 0 {
      guard left > 0 else { return nil }
      read(tree)
    }
    repeats -= 1
    if relayout.spacing.isGrid, run.isSingle {
      let kind = relayout.value(of: run.kind, tree.table)
      run.units = kind.units(after: units, columns: relayout.spacing.columns)
    }
    units += run.totals(isGrid: relayout.spacing.isGrid).units
    return run
  }

  /// Reads a run, and makes it one of the new layout.
  private mutating func read(_ tree: borrowing RunTree) {
    let old = reader.next(left, in: tree)
    let count = old.count
    let kind = relayout.value(of: old.kind, tree.table)
    let style = RunStyle(kind, number: old.kind)
    left -= count
    repeats = style.isSingle ? count : 1
    if old.isMeasured {
      run = ListRun.measured(old.storedExtent, style).with(count: count)
    } else {
      run = style.isSingle ? .single(estimate: kind.estimate(relayout.spacing), style) : .estimated(count, style)
    }
  }
}

extension ListKind {
  /// The extent of an item across the line that has not been measured.
  func estimate(_ spacing: ListSpacing) -> Extent { estimate > 0 ? Extent(points: estimate) : spacing.estimate }

  /// The units that an item takes in a grid after so many others: the cells that it spans, and those that it leaves empty
  /// before.
  func units(after units: Int64, columns: Int) -> Int {
    let column = Int(units % Int64(columns))
    let cells = min(span, columns)
    let isNewLine = cells == 0 || column + cells > columns
    return (isNewLine && column > 0 ? columns - column : 0) + cells
  }
}
