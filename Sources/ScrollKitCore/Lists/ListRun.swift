/// Neighbouring items of one extent. A leaf of the tree is a row of runs.
///
///     bit        63       62    61       60      59 … 54  53 … 16                  15 … 0
///     items   [ measured | own | 0      | sticky | kind | extent, 2⁻¹⁶ pt           | items ]   measured
///             [ 0        | 0   | 0      | sticky | kind | items                             ]   not measured
///     single  [ measured | own | single | sticky | kind | extent, or its estimate   | units ]   of a kind that spans columns
///
/// `own`: each item has the extent that the run stores, and a line of its own. A single item has a line of its own, or spans
/// several columns. Its units are the cells that it uses up of the lines of a grid: those that it spans, and those that it leaves
/// empty before. A run has eight bytes, because each item with an extent of its own is one.
struct ListRun: ListElement, Equatable {
  private var word: UInt64

  /// Items that have not been measured.
  ///
  /// - Parameter style: Of their kind, which has cells.
  /// - Precondition: 0 < `count` ≤ `ScrollList.mostItems`.
  static func estimated(_ count: Int, _ style: RunStyle) -> ListRun { ListRun(word: style.estimated | UInt64(count)) }

  /// One item of a measured extent.
  ///
  /// - Precondition: 0 ≤ `extent` ≤ `Extent.longestItem`.
  static func measured(_ extent: Extent, _ style: RunStyle) -> ListRun {
    ListRun(word: style.measured | UInt64(extent.units) << extentShift | (style.isSingle ? 0 : 1))
  }

  /// One item of a kind that spans columns, which has not been measured.
  static func single(estimate: Extent, _ style: RunStyle) -> ListRun {
    ListRun(word: style.estimated | UInt64(estimate.units) << extentShift)
  }

  var isMeasured: Bool { word & RunStyle.measuredFlag != 0 }
  var isSingle: Bool { word & RunStyle.singleFlag != 0 }
  var isSticky: Bool { word & RunStyle.stickyFlag != 0 }
  var kind: Int { Int(word >> RunStyle.kindShift & RunStyle.kindMask) }

  /// Whether its items have extents of their own, and in a grid lines of their own.
  var hasOwnExtent: Bool { word & RunStyle.ownFlag != 0 }

  /// The number of items.
  var count: Int { isSingle ? 1 : Int(word & countMask) }

  /// The extent of each of its items.
  func extent(in spacing: ListSpacing) -> Extent { hasOwnExtent ? storedExtent : spacing.estimate }

  /// The extent in its word. Undefined for items that have not been measured, unless they are single.
  var storedExtent: Extent { Extent(units: Int64(word >> Self.extentShift & Self.extentMask)) }

  /// The units of a single item; 0 in a single column.
  var units: Int {
    get { Int(word & Self.lowMask) }
    set { word = word & ~Self.lowMask | UInt64(newValue) }
  }

  /// This run with another number of items. A single run always has one.
  ///
  /// - Precondition: 0 < `count` ≤ the number of items that it has.
  func with(count: Int) -> ListRun { isSingle ? self : ListRun(word: word & ~countMask | UInt64(count)) }

  /// One run for this one and the next; nil if their items differ or are too many.
  func merged(with next: ListRun) -> ListRun? {
    guard (word ^ next.word) & ~countMask == 0, !isSingle, !isMeasured || count + next.count <= Self.mostMeasured
    else { return nil }
    return ListRun(word: word + (next.word & countMask))
  }

  private var countMask: UInt64 { isMeasured ? Self.lowMask : Self.estimatedMask }

  /// What its items add up to.
  var totals: ListTotals { totals(ofFirst: count) }

  /// What its first items add up to.
  func totals(ofFirst items: Int) -> ListTotals {
    let count = Int32(items)
    let own = hasOwnExtent ? count : 0
    return ListTotals(
      length: storedExtent * Int(own), units: Int64(isSingle ? units : Int(count - own)), count: count, own: own,
      sticky: isSticky ? count : 0)
  }

  /// Measured (Tests/Benchmarks/lists.c). 30 runs make a leaf of 256 bytes. Larger leaves take longer to search, smaller ones
  /// make the tree higher.
  static let perNode = 30
  /// Derived from the 16 bits of the count. Longer stretches are several runs.
  static let mostMeasured = Int(lowMask)

  private static let lowMask: UInt64 = 0xFFFF
  private static let estimatedMask: UInt64 = 0x3F_FFFF_FFFF_FFFF
  private static let extentMask: UInt64 = 0x3F_FFFF_FFFF
  private static let extentShift: UInt64 = 16
}

/// What the runs of a kind have in common, in a single column or in a grid.
struct RunStyle {
  /// The bits of runs of items that have not been measured.
  fileprivate let estimated: UInt64
  /// Those of measured items.
  fileprivate let measured: UInt64

  init(_ kind: ListKind, number: Int, isGrid: Bool) {
    let isSingle = kind.span != 1
    let common = (isSingle ? Self.singleFlag : 0) | (kind.sticky == .start ? Self.stickyFlag : 0)
      | UInt64(number) << Self.kindShift
    // In a grid, the lines of cells have one extent, whatever is measured. In a single column, the kind has an estimate.
    let hasLine = kind.span == 0
    let hasOwnEstimate = isGrid ? hasLine : isSingle
    estimated = common | (hasOwnEstimate ? Self.ownFlag : 0)
    measured = common | Self.measuredFlag | (isGrid && !hasLine ? 0 : Self.ownFlag)
  }

  /// Whether each item is a run.
  var isSingle: Bool { estimated & Self.singleFlag != 0 }

  /// Whether items have extents of their own.
  func hasOwnExtent(isMeasured: Bool) -> Bool { (isMeasured ? measured : estimated) & Self.ownFlag != 0 }

  fileprivate static let measuredFlag: UInt64 = 1 << 63
  fileprivate static let ownFlag: UInt64 = 1 << 62
  fileprivate static let singleFlag: UInt64 = 1 << 61
  fileprivate static let stickyFlag: UInt64 = 1 << 60
  fileprivate static let kindShift: UInt64 = 54
  fileprivate static let kindMask: UInt64 = 0x3F
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

  /// The kinds of all runs.
  func kinds(_ node: ListNode) -> KindSet {
    read(node) { runs in
      var kinds = KindSet.none
      for slot in runs.indices { kinds.insert(runs[slot].kind) }
      return kinds
    }
  }
}
