/// Compares what is visible of a list with what was visible at the last call.
public struct ListWatch {
  /// The distance from an end of the content at which the viewport is near it, in points; 0 or more.
  public var nearDistance: ContentLength = 0
  /// A further distance, in lengths of the viewport; 0 or more. It is added to `nearDistance`.
  public var nearViewports = Self.standardViewports
  /// Points before the viewport and after it in which items count as visible; 0 or more.
  public var overscan: ContentLength = 0

  /// The items that were visible at the last look.
  public private(set) var visibleItems = 0..<0
  /// The innermost sticky item at the viewport's start at the last look; nil if there was none.
  public private(set) var stickyItem: StickyItem?
  private var search = ListSearch()
  /// Whether each end was near at the last look, and no item has come or gone there since.
  private var isNear = Ends(both: false)

  /// Makes a watch that has not looked yet.
  public init() {}

  /// Sets which items count as visible, and how near the viewport is to an end when it is near it.
  ///
  /// - Parameters:
  ///   - overscan: Points before the viewport and after it; 0 or more.
  ///   - nearDistance: In points; 0: two lengths of the viewport.
  package mutating func set(overscan: ContentLength, nearDistance: ContentLength) {
    self.overscan = overscan
    self.nearDistance = nearDistance
    nearViewports = nearDistance > 0 ? 0 : Self.standardViewports
  }

  /// Returns what changed since the last look.
  ///
  /// An end is reported once for each approach, and once more when items have come or gone there (`follow`).
  ///
  /// - Parameters:
  ///   - cover: The length at the viewport's start that something covers, such as a header, in points. Sticky items stay below it.
  ///   - findsEnds: Whether ends count. Otherwise those that are near are reported at a later look.
  /// - Precondition: No number is NaN.
  public mutating func look(
    at list: borrowing ScrollList, in viewport: ListViewport, covered cover: ContentLength = 0, findsEnds: Bool = true
  ) -> ListChanges {
    var changes: ListChanges = []
    let visible = visible(of: list, in: viewport)
    if visible != visibleItems { changes.insert(.visibleItems) }
    visibleItems = visible

    let sticky = list.stickyItem(at: .start, offset: viewport.offset + list.direction * cover)
    if sticky?.item != stickyItem?.item { changes.insert(.stickyItem) }
    stickyItem = sticky

    guard findsEnds else { return changes }
    let now = Ends(
      lower: isNear(.start, of: list, in: viewport), upper: isNear(.end, of: list, in: viewport))
    if now.lower, !isNear.lower { changes.insert(.nearStart) }
    if now.upper, !isNear.upper { changes.insert(.nearEnd) }
    isNear = now
    return changes
  }

  /// Follows an edit of the list. An end beyond which items come or go, as seen from the visible ones, is reported anew.
  ///
  /// - Parameter isLed: Whether content is led to its end. Items that come there are new ones, and not those that a program loads
  ///   where the end is near.
  public mutating func follow(_ edit: ListEdit, leadingToEnd isLed: Bool = false) {
    switch edit {
    case .none, .move: break
    case .insertion(_, let first):
      if first <= visibleItems.lowerBound { isNear.lower = false }
      if first >= visibleItems.upperBound, !isLed { isNear.upper = false }
    case .removal(let count, let first):
      if first < visibleItems.lowerBound { isNear.lower = false }
      if first + count > visibleItems.upperBound { isNear.upper = false }
    }
  }

  /// The visible items. Nothing is reported.
  mutating func visible(of list: borrowing ScrollList, in viewport: ListViewport) -> Range<Int> {
    list.visibleItems(in: viewport, overscan: overscan, &search)
  }

  /// Calls a function with each of some visible items, in order.
  ///
  /// - Precondition: The items exist.
  func forEachItem(
    in range: Range<Int>, of list: borrowing ScrollList, in viewport: ListViewport,
    _ body: (ListItem) -> Void
  ) {
    list.forEachItem(in: range, of: viewport, search, body)
  }

  /// Whether the viewport is near an end of the content. One without a length, as before the first geometry, is near none.
  func isNear(_ end: ListEnd, of list: borrowing ScrollList, in viewport: ListViewport) -> Bool {
    guard viewport.length > 0 else { return false }
    let distances = list.distancesToEnds(of: viewport)
    let limit = nearDistance + nearViewports * viewport.length
    switch end {
    case .start: return distances.lower <= limit
    case .end: return distances.upper <= limit
    }
  }

  /// Published (React Native). 2 viewports: `onEndReachedThreshold` of FlatList. Larger loads earlier.
  public static let standardViewports = 2.0
}

/// An end of a list.
public enum ListEnd: Equatable, Sendable {
  /// The end at which item 0 is.
  case start
  /// The end at which the last item is.
  case end
}

/// What changed between two looks at a list.
public struct ListChanges: OptionSet, Sendable {
  /// The changes as bits.
  public let rawValue: UInt8

  /// Makes a set from bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Other items are visible.
  public static let visibleItems = ListChanges(rawValue: 1)
  /// Another item is at the viewport's start, or none.
  public static let stickyItem = ListChanges(rawValue: 2)
  /// The viewport came near the content's start.
  public static let nearStart = ListChanges(rawValue: 4)
  /// The viewport came near the content's end.
  public static let nearEnd = ListChanges(rawValue: 8)
}
