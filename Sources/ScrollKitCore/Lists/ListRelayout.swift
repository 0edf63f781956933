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
  /// The totals of all items after a change.
  func totals(after relayout: ListRelayout) -> ListTotals {
    guard isChanged(by: relayout) else { return totals }
    var totals = ListTotals()
    var reader = RelayoutReader(relayout, self)
    while let run = reader.next(in: self) { totals += run.totals }
    return totals
  }

  /// Makes a change. Either all of it is done, or it throws and nothing is.
  mutating func relayOut(_ relayout: ListRelayout) throws(ListError) {
    if relayout.kind != 0 { try table.reserve() }
    if isChanged(by: relayout) {
      let splice = try beginSplice(at: 0, removing: count)
      var reader = RelayoutReader(relayout, self)
      while let run = reader.next(in: self) { try replacement.append(run) }
      try finish(splice)
    }
    spacing = relayout.spacing
    if relayout.kind != 0 { table.set(relayout.value, relayout.kind) }
  }

  /// Whether a change makes other runs or other sums.
  private func isChanged(by relayout: ListRelayout) -> Bool {
    guard count > 0 else { return false }
    let new = relayout.spacing
    if new.isGrid != spacing.isGrid || relayout.kind != 0 && kinds.contains(relayout.kind) { return true }
    return hasSingles && (new.estimate != spacing.estimate || spacing.isGrid && new.columns != spacing.columns)
  }
}

/// Reads the runs of a tree as they are after a change.
private struct RelayoutReader {
  private let relayout: ListRelayout
  private var reader: RunReader
  /// The run that was read last, and how often it comes again: a single item is a run.
  private var run: ListRun?
  private var repeats = 0
  /// The units of the items that were read.
  private var units: Int64 = 0

  init(_ relayout: ListRelayout, _ tree: borrowing RunTree) {
    self.relayout = relayout
    reader = RunReader(tree.cursor(at: 0), count: tree.count)
  }

  mutating func next(in tree: borrowing RunTree) -> ListRun? {
    if repeats == 0 { read(tree) }
    guard var run else { return nil }
    repeats -= 1
    if relayout.spacing.isGrid, run.isSingle {
      let kind = relayout.value(of: run.kind, tree.table)
      run.units = kind.units(after: units, columns: relayout.spacing.columns)
    }
    units += run.totals.units
    return run
  }

  /// Reads a run, and makes it one of the new layout.
  private mutating func read(_ tree: borrowing RunTree) {
    run = nil
    guard let old = reader.next(in: tree.leaves) else { return }
    let kind = relayout.value(of: old.kind, tree.table)
    let style = RunStyle(kind, number: old.kind, isGrid: relayout.spacing.isGrid)
    repeats = style.isSingle ? old.count : 1
    if old.isMeasured {
      run = ListRun.measured(old.storedExtent, style).with(count: old.count)
    } else {
      run = style.isSingle ? .single(estimate: kind.estimate(relayout.spacing), style) : .estimated(old.count, style)
    }
  }
}

extension ListKind {
  /// The extent of an item across the line that has not been measured.
  func estimate(_ spacing: ListSpacing) -> Extent { estimate > 0 ? Extent(points: estimate) : spacing.estimate }
}
