/// How a list lays out its items.
///
///     single column          grid, 3 columns
///     ┌───────────┐ leading  ┌───────────┐ leading
///     │ item 0    │          │ 0 │ 1 │ 2 │ line 0
///     │           │ gap      ├───┼───┼───┤ gap
///     │ item 1    │          │ 3 │ 4 │ 5 │ line 1
///     └───────────┘ trailing └───────────┘ trailing
///
/// In a single column each item has its own extent. In a grid all cells have the extent `estimate`; items of a kind that spans
/// the whole line, such as headers, have their own (`ListKind`).
public struct ListLayout: Equatable, Sendable {
  /// The direction in which the items follow each other.
  public var axis = Axis.y
  /// The extent of an item that has not been measured, and of each cell of a grid, in points;
  /// 0…`ScrollList.longestItem`.
  public var estimate = Self.standardEstimate
  /// Between neighbouring items or lines, in points; 0…`ScrollList.longestItem`.
  public var gap = 0.0
  /// Before the first item and after the last, in points; 0…`ScrollList.longestItem`.
  public var insets = Ends(both: 0.0)
  /// How many items lie beside each other.
  public var columns = ListColumns.single
  /// Between neighbouring cells of a line, in points; 0 or more.
  public var columnGap = 0.0
  /// The length across the axis that a line fills, in points; 0 or more.
  public var crossLength = 0.0
  /// Whether a horizontal list begins at the right, and the lines of a vertical grid do. Attached, a horizontal list begins
  /// where its content does.
  public var isRightToLeft = false

  /// Makes the default layout: one vertical column.
  public init() {}

  /// This layout with the direction of another along x. An attached list has the direction of its content.
  package func directed(as other: ListLayout) -> ListLayout {
    var layout = self
    if axis == .x, other.axis == .x { layout.isRightToLeft = other.isRightToLeft }
    return layout
  }

  /// The cells of a line; 1 in a single column.
  public var columnCount: Int {
    switch columns {
    case .single: return 1
    case .count(let count): return max(1, min(count, Self.mostColumns))
    case .smallestCell(let length):
      let line = crossLength + columnGap
      let cell = length + columnGap
      if line >= cell * Double(Self.mostColumns) { return Self.mostColumns }
      return max(1, Int(line / cell))
    }
  }

  /// The length of a cell across the axis, in points.
  public var cellLength: Double {
    max(0, (crossLength - Double(columnCount - 1) * columnGap) / Double(columnCount))
  }

  /// The distance of some cells from the left or top end of their line, and their length across the axis, in points.
  public func place(of cells: ListCells) -> (start: Double, length: Double) {
    let isMirrored = isRightToLeft && axis == .y
    let first = isMirrored ? columnCount - cells.column - cells.count : cells.column
    let length = max(0, Double(cells.count) * cellLength + Double(cells.count - 1) * columnGap)
    return (Double(first) * (cellLength + columnGap), length)
  }

  /// Whether all cells have the same extent.
  var isGrid: Bool { columns != .single }

  /// Whether all numbers are in their ranges.
  public var isValid: Bool {
    let item = Interval(lower: 0, upper: ScrollList.longestItem)
    let cross = Interval(lower: 0, upper: ScrollList.longestList)
    return item.contains(estimate) && item.contains(gap) && item.contains(insets.lower)
      && item.contains(insets.upper) && cross.contains(columnGap) && cross.contains(crossLength)
      && columns.isValid
  }

  /// Published (UIKit). 44 pt: the height of a row of UITableView. Larger makes lists that were not
  /// measured longer.
  public static let standardEstimate = 44.0
  /// Derived. 32,768, more than any screen has pixels: 2 · 32,768 − 1, the cells of an item and those before it, fit the 16 bits
  /// of a run. Larger would not fit.
  public static let mostColumns = 32_768
}

/// The number of cells in each line.
public enum ListColumns: Equatable, Sendable {
  /// One item a line, each with its own extent.
  case single
  /// A grid of so many columns, 1…`ListLayout.mostColumns`.
  case count(Int)
  /// A grid of as many columns as fit, whose cells are at least so long across the axis, in points; more
  /// than 0.
  case smallestCell(Double)

  fileprivate var isValid: Bool {
    switch self {
    case .single: true
    case .count(let count): count >= 1 && count <= ListLayout.mostColumns
    case .smallestCell(let length): length > 0 && length <= ScrollList.longestList
    }
  }
}

/// Neighbouring cells of a line.
public struct ListCells: Equatable, Sendable {
  /// From the line's start; 0 or more.
  public var column: Int
  /// 1 or more.
  public var count: Int

  /// Makes a stretch of cells.
  public init(column: Int, count: Int = 1) {
    self.column = column
    self.count = count
  }
}
