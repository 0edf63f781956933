/// What items would add to a list, as numbers that cannot overflow.
struct ListAddition {
  /// Items.
  var count = 0
  /// Items with extents of their own, and these extents, in points.
  var own = 0
  var length = 0.0
  /// Cells, or items of a single column that have not been measured.
  var units = 0
}

extension RunTree {
  /// Measured items in place of those in a range, which are inserted if it is empty.
  func addition(of extents: Span<Double>, at range: Range<Int>) -> ListAddition {
    var addition = ListAddition(count: extents.count)
    if spacing.isGrid, range.isEmpty || !hasSingles {
      addition.units = extents.count
      return addition
    }
    var reader = spacing.isGrid ? RunReader(cursor(at: range.lowerBound), count: range.count) : nil
    for index in 0..<extents.count {
      if let item = reader?.next(1, in: leaves), !style(item.kind).hasOwnExtent(isMeasured: true) {
        addition.units += 1
      } else {
        addition.own += 1
        addition.length += extents[index]
      }
    }
    return addition
  }

  /// The items in a range without their measurements.
  func addition(forgetting range: Range<Int>) -> ListAddition {
    addition(inPlaceOf: range) { run in
      style(run.kind).hasOwnExtent(isMeasured: false) ? table[run.kind].estimate(spacing) : nil
    }
  }

  /// The items in a range as items of a kind.
  func addition(ofKind kind: Int, inPlaceOf range: Range<Int>) -> ListAddition {
    addition(inPlaceOf: range) { run in
      guard style(kind).hasOwnExtent(isMeasured: run.isMeasured) else { return nil }
      return run.isMeasured ? run.storedExtent : table[kind].estimate(spacing)
    }
  }

  /// - Parameter extent: The extent of the items of a run; nil if they have none of their own.
  private func addition(inPlaceOf range: Range<Int>, _ extent: (ListRun) -> Extent?) -> ListAddition {
    var addition = ListAddition(count: range.count)
    var reader = RunReader(cursor(at: range.lowerBound), count: range.count)
    while let run = reader.next(in: leaves) {
      if let extent = extent(run) {
        addition.own += run.count
        addition.length += extent.length.unscaled * Double(run.count)
      } else {
        addition.units += run.count
      }
    }
    return addition
  }
}

extension ListLayout {
  /// The length of a list of these totals, in points.
  func length(of totals: ListTotals) -> Double { length(of: totals, ListAddition(), hasSpans: false) }

  /// The length of a list of these totals and more items, in points.
  ///
  /// - Parameter hasSpans: Whether cells may be left empty. Then it is that of cells with a line each, or more than the list's.
  func length(of totals: ListTotals, _ addition: ListAddition, hasSpans: Bool) -> Double {
    let own = Double(totals.own) + Double(addition.own)
    let units = Double(totals.units) + Double(addition.units)
    let cells = Double(totals.count) - Double(totals.own) + Double(addition.units)
    let lines = hasSpans && isGrid ? cells : Math.ceil(units / Double(columnCount))
    return insets.lower + insets.upper + totals.length.length.unscaled + addition.length + own * gap + lines * (estimate + gap)
  }
}
