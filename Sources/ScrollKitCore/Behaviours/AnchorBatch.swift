/// A batch of edits: where the content was when it began, and how far its edits moved what an anchor keeps.
///
/// All lengths and offsets count in the direction in which the content grows.
struct AnchorBatch: Sendable {
  let id: UInt32
  /// The axis along which it changes content.
  let axis: Axis
  let ends: AnchoredEnds
  private var hasEdits = false
  /// How far its edits moved both places, in points.
  private var edited = AnchoredPlaces(visible: 0, returnOffset: 0)
  /// The distance that the host's scroll view has moved by itself, in points.
  private(set) var hostShift = 0.0

  init(_ id: UInt32, _ axis: Axis, _ ends: AnchoredEnds) {
    self.id = id
    self.axis = axis
    self.ends = ends
  }

  static let none = AnchorBatch(
    0, .y, AnchoredEnds(offset: 0, target: 0, in: Interval(lower: 0, upper: 0), isOpened: false))

  /// How far it will shift both places, in points.
  var pending: AnchoredPlaces {
    AnchoredPlaces(visible: edited.visible - hostShift, returnOffset: edited.returnOffset - hostShift)
  }

  mutating func add(_ moved: AnchoredPlaces) {
    hasEdits = true
    edited += moved
  }

  /// The scale changed by a factor, and with it the lengths of the edits.
  mutating func zoom(by factor: Double) { edited *= factor }

  mutating func hostDidMove(by distance: Double) { hostShift += distance }

  // MARK: The result

  /// How far the content has to move so that what a policy keeps stays in place, in points.
  func shift(_ policy: AnchorPolicy, by change: ContentGrowth) -> Double {
    switch policy {
    case .none: 0
    case .keepDistanceResetX: ends.wasAtZero ? 0 : change.content
    case .keepDistanceToEnd: ends.wasAtStart ? 0 : change.content
    case .keepItem: ends.wasAtStart ? 0 : shift(by: change)
    case .stickToEnd: ends.wasAtEnd ? change.end : shift(by: change)
    }
  }

  /// How far the content has to move so that visible content stays in place, at both ends, too, in points.
  func shift(by change: ContentGrowth) -> Double {
    if edited.visible != 0 { return edited.visible }
    // Overscroll past the end stays the same when the content becomes shorter.
    return ends.wasPastEnd ? min(0, change.end) : 0
  }

  /// How far the content at the return offset moved, in points. Without edits, a policy assumes it.
  func returnOffsetShift(_ policy: AnchorPolicy, by change: ContentGrowth) -> Double {
    if hasEdits { return edited.returnOffset }
    switch policy {
    case .none, .keepItem, .stickToEnd: return 0
    case .keepDistanceToEnd, .keepDistanceResetX: return change.content
    }
  }

  /// Whether x becomes 0.
  func resetsX(_ policy: AnchorPolicy) -> Bool { policy == .keepDistanceResetX && !ends.wasAtZero }

  /// Whether a motion to the old end continues to the new end.
  func goesToEnd(_ policy: AnchorPolicy) -> Bool { policy == .stickToEnd && ends.wasTargetAtEnd }
}

/// At which ends content was when a batch began: the first of those of its moment.
package struct AnchoredEnds: Sendable {
  /// Whether the content was at its start, and no refresh had opened it.
  let wasAtStart: Bool
  /// Whether the offset was 0: the top for `AnchorPolicy.keepDistanceResetX`.
  let wasAtZero: Bool
  let wasAtEnd: Bool
  let wasPastEnd: Bool
  /// Whether the target of a motion was the end.
  let wasTargetAtEnd: Bool

  /// - Parameters:
  ///   - target: Where the content will rest, in points.
  ///   - isOpened: Whether a refresh has opened the content. Then it is not at its start.
  init(offset: Double, target: Double, in range: Interval, isOpened: Bool) {
    wasAtStart = !isOpened && offset <= range.lower + Edges.tolerance
    wasAtZero = offset == 0
    wasAtEnd = offset >= range.upper - Edges.tolerance
    wasPastEnd = offset > range.upper
    wasTargetAtEnd = target >= range.upper - Edges.tolerance
  }
}

/// How much longer content has become.
struct ContentGrowth {
  /// Of the content, in points.
  let content: Double
  /// Of the range at its end, in points. Content that fits has none.
  let end: Double
}

/// The two places in the content that an anchor keeps, or how far they move, in points.
struct AnchoredPlaces: Sendable {
  /// The first visible content.
  var visible: Double
  /// The return offset of scroll to top.
  var returnOffset: Double

  static let none = AnchoredPlaces(visible: -.infinity, returnOffset: -.infinity)

  static func += (places: inout AnchoredPlaces, distance: AnchoredPlaces) {
    places.visible += distance.visible
    places.returnOffset += distance.returnOffset
  }

  static func *= (places: inout AnchoredPlaces, factor: Double) {
    places.visible *= factor
    places.returnOffset *= factor
  }

  static func -= (places: inout AnchoredPlaces, distance: AnchoredPlaces) {
    places.visible -= distance.visible
    places.returnOffset -= distance.returnOffset
  }

  /// Follows a change of the scale by a factor, with the content at an offset before and after, in points.
  ///
  ///     place′ = offset′ + factor · (place − offset)
  ///
  /// The visible place counts from the start of the content where only an inset is above it, as when a batch begins.
  mutating func zoom(by factor: Double, from offset: Double, to newOffset: Double) {
    visible = max(0, newOffset) + factor * (visible - max(0, offset))
    returnOffset = newOffset + factor * (returnOffset - offset)
  }

  /// Moves both by an edit of the content: lengths removed and inserted at a position, in points.
  ///
  /// - Returns: How far they moved.
  mutating func move(at position: Double, removed: Double, inserted: Double) -> AnchoredPlaces {
    AnchoredPlaces(
      visible: Self.move(&visible, at: position, removed: removed, inserted: inserted),
      returnOffset: Self.move(&returnOffset, at: position, removed: removed, inserted: inserted))
  }

  /// Moves a place by an edit above it.
  ///
  /// An edit that reaches across the place replaces the item there. From then on the item's start is the place, so further
  /// edits of the same item do not move it.
  private static func move(_ place: inout Double, at position: Double, removed: Double, inserted: Double) -> Double {
    guard position + removed <= place else {
      place = min(place, inserted > 0 ? position : Math.next(before: position))
      return 0
    }
    place += inserted - removed
    return inserted - removed
  }
}
