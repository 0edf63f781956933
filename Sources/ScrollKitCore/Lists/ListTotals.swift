/// What neighbouring items add up to.
struct ListTotals: Equatable {
  /// The sum of the measured extents.
  var length = Extent.zero
  /// Items.
  var count: Int32 = 0
  /// Items that have not been measured.
  var unmeasured: Int32 = 0
  /// Sticky items.
  var sticky: Int32 = 0

  /// The distance from the start of the first item to the start of the item after the last.
  func stretch(_ spacing: ListSpacing) -> Extent {
    length + spacing.estimate * Int(unmeasured) + spacing.gap * Int(count)
  }

  // Sums within a list are in range, for `ScrollList` refuses edits that would make it too long.

  static func + (left: ListTotals, right: ListTotals) -> ListTotals {
    ListTotals(
      length: Extent(units: left.length.units &+ right.length.units), count: left.count &+ right.count,
      unmeasured: left.unmeasured &+ right.unmeasured, sticky: left.sticky &+ right.sticky)
  }
  static func - (left: ListTotals, right: ListTotals) -> ListTotals {
    ListTotals(
      length: Extent(units: left.length.units &- right.length.units), count: left.count &- right.count,
      unmeasured: left.unmeasured &- right.unmeasured, sticky: left.sticky &- right.sticky)
  }
  static func += (left: inout ListTotals, right: ListTotals) { left = left + right }
}

/// The numbers of a layout on which the places of items depend beside their own extents.
struct ListSpacing {
  /// The extent of an item that has not been measured, and of a cell.
  let estimate: Extent
  /// Between neighbouring items or lines.
  let gap: Extent
  let leading: Extent
  let trailing: Extent
  /// The items of a line.
  let columns: Int
  let isGrid: Bool

  /// From the start of a line of a grid to the start of the next.
  var line: Extent { estimate + gap }
}
