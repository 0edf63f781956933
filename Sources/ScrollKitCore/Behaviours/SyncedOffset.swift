/// The offset of a host that owns it, such as an immediate-mode toolkit: it stores what was shown, and its own scroll bar may
/// move it.
///
///     shown ──▶ host stores it, rounded and clamped ──▶ the same: ScrollKit moves on
///                             │
///                  its scroll bar moves it ──────────▶ another: the content goes there
///
/// A host may store whole points, and only offsets in range. Once it has given back what it made of a shown offset, any other
/// value is a movement.
struct SyncedOffset: Equatable, Sendable {
  /// What was shown last, in points.
  private var shown: Vector
  /// The same, clamped to the range of that time, in points.
  private var clamped: Vector
  /// What the host has made of it, in points; nil along an axis until it has given that back.
  private var stored: Pair<Double?>
  /// When its scroll bar last moved the content along each axis, in seconds; nil along one that it does not hold.
  private var moved = Pair<Double?>(x: nil, y: nil)

  /// The host has the offset at which content begins.
  init(shown: Vector) {
    self.shown = shown
    clamped = shown
    stored = Pair(x: nil, y: nil)
  }

  /// The offset shown next.
  ///
  /// - Parameter range: The content range. The host may clamp the offset to it, also if the content changes afterwards.
  mutating func show(_ offset: Vector, in range: Pair<Interval>) {
    if offset.x != shown.x { stored.x = nil }
    if offset.y != shown.y { stored.y = nil }
    shown = offset
    clamped = range.clamp(offset)
  }

  /// Receives the offset of the host.
  ///
  /// - Parameter range: The offsets that the host may store.
  /// - Returns: The offset along each axis on which the host has moved it; nil where it has not.
  mutating func receive(_ offset: Vector, in range: Pair<Interval>, at now: Double) -> Pair<Double?> {
    let isMoved = Pair { axis in !isStored(offset[axis], axis, in: range[axis]) }
    stored = Pair(x: offset.x, y: offset.y)
    moved = Pair { isMoved[$0] ? now : moved[$0] }
    return Pair { isMoved[$0] ? offset[$0] : nil }
  }

  /// Whether the host's scroll bar holds the content along an axis.
  func isHeld(_ axis: Axis) -> Bool { moved[axis] != nil }

  /// When the host's scroll bar lets go along an axis, in seconds; infinity if it does not hold it. Its release is not reported:
  /// silence ends it, as that of a stream. A pointer that rests on it for a frame still holds it.
  func due(_ axis: Axis) -> Double { moved[axis].map { $0 + ScrollActivity.silence } ?? .infinity }

  /// When it lets go along the first axis, in seconds; infinity if it holds none.
  var due: Double { min(due(.x), due(.y)) }

  /// The host's scroll bar lets go of an axis.
  mutating func letGo(_ axis: Axis) { moved[axis] = nil }

  private func isStored(_ offset: Double, _ axis: Axis, in range: Interval) -> Bool {
    if let stored = stored[axis] {
      let clamped = range.clamp(stored)  // the content has become shorter since
      return offset == stored || clamped != stored && isNear(offset, clamped)
    }
    return isNear(offset, shown[axis]) || isNear(offset, clamped[axis]) || isNear(offset, range.clamp(shown[axis]))
  }

  private func isNear(_ offset: Double, _ other: Double) -> Bool { (offset - other).magnitude < Self.rounding }

  /// Derived. 1 pt: a host that stores whole points rounds by less. Larger ignores short movements of the host.
  private static let rounding = 1.0
}
