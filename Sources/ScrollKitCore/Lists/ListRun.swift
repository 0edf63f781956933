/// Neighbouring items of one extent. A leaf of the tree is a row of runs.
///
///     bit   63      62        61 … 24                       23 … 0
///         [ sticky | measured | extent, 2⁻¹⁶ pt if measured | items ]
///
/// Eight bytes, so that an item with an extent of its own takes little more.
struct ListRun: ListElement, Equatable {
  private var word: UInt64

  /// Items that have not been measured.
  ///
  /// - Precondition: 0 < `count` ≤ `mostItems`.
  static func estimated(_ count: Int) -> ListRun { ListRun(word: UInt64(count)) }

  /// One item of a measured extent.
  ///
  /// - Precondition: 0 ≤ `extent` ≤ `Extent.longestItem`.
  static func measured(_ extent: Extent) -> ListRun {
    ListRun(word: measuredFlag | UInt64(extent.units) << extentShift | 1)
  }

  var count: Int { Int(word & Self.countMask) }
  var isMeasured: Bool { word & Self.measuredFlag != 0 }
  var isSticky: Bool {
    get { word & Self.stickyFlag != 0 }
    set { word = newValue ? word | Self.stickyFlag : word & ~Self.stickyFlag }
  }

  /// The extent of each of its items.
  func extent(in spacing: ListSpacing) -> Extent {
    isMeasured && !spacing.isGrid ? measuredExtent : spacing.estimate
  }

  /// From the start of one of its items to the start of the next, in a single column.
  func step(_ spacing: ListSpacing) -> Extent {
    (isMeasured ? measuredExtent : spacing.estimate) + spacing.gap
  }

  /// 0 for items that have not been measured.
  private var measuredExtent: Extent {
    Extent(units: Int64(word >> Self.extentShift & Self.extentMask))
  }

  /// The same run with another number of items.
  ///
  /// - Precondition: 0 < `count` ≤ `mostItems`.
  func with(count: Int) -> ListRun { ListRun(word: word & ~Self.countMask | UInt64(count)) }

  /// One run for this one and the next; nil if their items differ or are too many.
  func merged(with next: ListRun) -> ListRun? {
    guard (word ^ next.word) & ~Self.countMask == 0, count + next.count <= Self.mostItems else {
      return nil
    }
    return ListRun(word: word + UInt64(next.count))
  }

  var totals: ListTotals { totals(ofFirst: count) }

  func rebased(from before: ListTotals, to after: ListTotals) -> ListRun { self }

  func totals(after before: ListTotals) -> ListTotals { before + totals }

  /// The totals of its first items.
  func totals(ofFirst items: Int) -> ListTotals {
    ListTotals(
      length: measuredExtent * items, count: Int32(items), unmeasured: isMeasured ? 0 : Int32(items),
      sticky: isSticky ? Int32(items) : 0)
  }

  /// Measured. 30 runs make a leaf of 256 bytes. Larger leaves take longer to search, smaller ones
  /// make the tree higher.
  static let perNode = 30
  /// Derived from the 24 bits of the count. Longer stretches are several runs.
  static let mostItems = Int(countMask)

  private static let countMask: UInt64 = 0xFF_FFFF
  private static let extentMask: UInt64 = 0x3F_FFFF_FFFF
  private static let extentShift: UInt64 = 24
  private static let measuredFlag: UInt64 = 1 << 62
  private static let stickyFlag: UInt64 = 1 << 63
}

extension NodePool where Element == ListRun {
  /// The totals of all runs.
  func totals(_ node: ListNode) -> ListTotals {
    read(node) { runs in
      var totals = ListTotals()
      for slot in runs.indices { totals += runs[slot].totals }
      return totals
    }
  }
}
