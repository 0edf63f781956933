/// What is visible of a list, along its axis.
public struct ListViewport: Equatable, Sendable {
  /// The content offset, in points. In a horizontal list from right to left it is 0 or negative, as in
  /// `AxisGeometry.rightToLeft`.
  public var offset: Double
  /// In points; 0 or more.
  public var length: Double

  /// Makes a viewport with a content offset and a length, in points.
  public init(offset: Double, length: Double) {
    self.offset = offset
    self.length = length
  }
}

/// An item, and a distance from its start. It names a place in the list that edits do not change.
public struct ListAnchor: Equatable, Sendable {
  /// The index of the item; the number of items if the list is empty.
  public var item: Int
  /// From the item's start to the viewport's start, in points along the list's direction.
  public var distance: Double

  /// Makes a position with a distance from an item's start, in points.
  public init(item: Int, distance: Double) {
    self.item = item
    self.distance = distance
  }
}

/// Where an item comes to lie in the viewport.
public enum ListAlignment: UInt32, Sendable {
  /// The nearest offset that shows the whole item, or fills the viewport with it.
  case nearest = 0
  /// Its start at the viewport's start.
  case start = 1
  /// Its middle at the viewport's middle.
  case center = 2
  /// Its end at the viewport's end.
  case end = 3

  /// The alignment of an item; nil for none.
  init?(_ alignment: ScrollAlignment) {
    switch alignment {
    case .nearest: self = .nearest
    case .start: self = .start
    case .center: self = .center
    case .end: self = .end
    case .none: return nil
    }
  }
}

/// An item as a viewport shows it.
public struct ListItem: Equatable, Sendable {
  /// The item.
  public let index: Int
  /// Where it is drawn, in points: at this minus the content offset, from the left or top of the viewport.
  public let position: Double
  /// In points.
  public let extent: Double
  /// Whether its extent was measured; otherwise it is the estimate.
  public let isMeasured: Bool
  /// How it is laid out.
  public let kind: Int
}

/// The progress of an item through the viewport, as in CSS view timelines; each 0…1.
///
///     entry   the item's start reaches the viewport's end … the item is shown whole, or fills the viewport
///     cover   the item's start reaches the viewport's end … the item's end reaches the viewport's start
///     exit    the item is no longer shown whole, nor fills the viewport … its end reaches the start
public struct ListProgress: Equatable, Sendable {
  /// The progress of the entry, 0…1.
  public let entry: Double
  /// The progress of the whole way through the viewport, 0…1.
  public let cover: Double
  /// The progress of the exit, 0…1.
  public let exit: Double

  /// The progress of a stretch of content.
  init(of item: Interval, in viewport: Interval) {
    let offset = viewport.lower
    let begin = item.lower - viewport.length
    let aligned = item.upper - viewport.length
    let full = Interval(lower: min(item.lower, aligned), upper: max(item.lower, aligned))
    entry = Self.share(of: offset, from: begin, to: full.lower)
    cover = Self.share(of: offset, from: begin, to: item.upper)
    exit = Self.share(of: offset, from: full.upper, to: item.upper)
  }

  /// 1 from the end on, also if it is the begin.
  private static func share(of offset: Double, from begin: Double, to end: Double) -> Double {
    if offset >= end { return 1 }
    return offset > begin ? (offset - begin) / (end - begin) : 0
  }
}
