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
