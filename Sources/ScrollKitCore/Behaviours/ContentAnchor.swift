/// Keeps the visible content in place when content above it changes: scroll anchoring.
///
///     begin ── edit ── edit ── end(new geometry) ──▶ shift
///
/// A batch contains edits at positions, a new content length, or both. The policy determines which of them
/// count (`AnchorBatch`). The result is a shift. The scroller adds it to every offset that it stores, so the content does
/// not move on screen, in any phase.
package struct ContentAnchor: Sendable {
  package var policy: AnchorPolicy
  /// Whether visible content stays at both ends, too, whatever the policy.
  var keepsAtEnds = false
  /// The axis along which content changes.
  package private(set) var axis = Axis.y
  /// −1 if content begins at the largest offset and grows towards smaller ones; else 1.
  private var direction = 1.0
  private var batches: Storage
  /// The number of open batches.
  package private(set) var depth = 0
  private var lastID: UInt32 = 0
  /// Where both places are in the content after the edits so far, in points in the direction of the content; −∞ where there is
  /// none.
  private var places = AnchoredPlaces(visible: -.infinity, returnOffset: -.infinity)

  /// The result of a batch.
  package struct Outcome: Equatable, Sendable {
    /// The shift of the content, less the distance that the host's scroll view has moved by itself.
    package let shift: ContentShift
    /// The number of inner batches that were never ended. Their edits do not count.
    package let forgotten: Int
    /// Whether x becomes 0.
    package let resetsX: Bool
    /// Whether a motion to the old end continues to the new end.
    package let goesToEnd: Bool
  }

  package init(policy: AnchorPolicy = .none) {
    self.policy = policy
    batches = Storage(repeating: .none)
  }

  /// Sets how content changes: that of a list, or downwards. Open batches are dropped.
  package mutating func setDirection(_ axis: Axis, isReversed: Bool) {
    depth = 0
    self.axis = axis
    direction = isReversed ? -1 : 1
  }

  // MARK: State

  /// The return offset of scroll to top in the content after the edits so far, in points; nil if no open batch has one.
  package var returnOffset: Double? { depth > 0 && places.returnOffset.isFinite ? places.returnOffset : nil }

  /// How far the edits of the open batches will shift the content along its axis, in points.
  package var pendingDistance: Double { pendingDistance(ofOutermost: depth) }

  /// How far the edits of the outermost `count` batches will shift the content along its axis, in points.
  func pendingDistance(ofOutermost count: Int) -> Double {
    var distance = 0.0
    for level in 0..<count { distance += batches[level].pending.visible }
    return direction * distance
  }

  /// The number of batches that stay open when one ends; nil: when none does.
  func depth(after id: UInt32?) -> Int { id.flatMap { level(of: $0) } ?? depth }

  /// Whether a batch has begun and has not ended.
  package func isOpen(_ id: UInt32) -> Bool { level(of: id) != nil }

  /// The offset along `axis` at the end of the content, in points.
  package func end(of geometry: AxisGeometry) -> Double { direction * range(of: geometry).upper }

  // MARK: Batches

  /// Begins a batch. Batches may be nested. A batch deeper than `deepest` drops the outermost one, because
  /// the host has forgotten to end batches.
  ///
  /// - Parameters:
  ///   - isOpened: Whether a refresh has opened the content.
  ///   - returnOffset: That of scroll to top, in points, which is kept in place, too; nil if there is none.
  /// - Returns: The batch's number, never 0.
  package mutating func begin(
    _ snapshot: ScrollSnapshot, in geometry: ScrollGeometry, isOpened: Bool, returnOffset: Double? = nil
  ) -> UInt32 {
    let offset = direction * snapshot.offset[axis]
    let target = direction * snapshot.target[axis]
    lastID = lastID == .max ? 1 : lastID + 1
    if depth == Self.deepest {
      for level in 1..<depth { batches[level - 1] = batches[level] }
      depth -= 1
    }
    // Above the content's start only an inset is visible, so the content's start counts.
    places = AnchoredPlaces(visible: max(0, offset), returnOffset: returnOffset.map { max(0, $0) } ?? -.infinity)
    for level in 0..<depth { places += batches[level].pending }
    batches[depth] = AnchorBatch(lastID, offset: offset, target: target, in: range(of: geometry[axis]), isOpened: isOpened)
    depth += 1
    return lastID
  }

  /// Adds an edit to the innermost batch: lengths removed and inserted at a position, in points.
  ///
  /// An edit wholly above the first visible item shifts it. An edit that reaches into the viewport does
  /// not: the start of the first visible item stays in place.
  ///
  /// - Parameter position: In points of the content after all edits so far.
  /// - Precondition: A batch was begun.
  package mutating func edit(at position: Double, removed: Double, inserted: Double) {
    precondition(depth > 0, "ContentAnchor: no batch was begun")
    batches[depth - 1].add(places.move(at: position, removed: removed, inserted: inserted))
  }

  /// Adds an edit of a list to the innermost batch.
  ///
  /// - Parameters:
  ///   - distance: How far the visible content moved along the list, in points.
  ///   - returnDistance: How far the content at the return offset moved along the list, in points.
  /// - Precondition: A batch was begun.
  package mutating func edit(movingVisible distance: Double, returnOffset returnDistance: Double) {
    precondition(depth > 0, "ContentAnchor: no batch was begun")
    let moved = AnchoredPlaces(visible: distance, returnOffset: returnDistance)
    places += moved
    batches[depth - 1].add(moved)
  }

  /// Records a distance that the host's scroll view has moved its offset by itself, in points.
  ///
  /// - Precondition: A batch was begun.
  package mutating func hostDidMove(by distance: Vector) {
    precondition(depth > 0, "ContentAnchor: no batch was begun")
    batches[depth - 1].hostDidMove(by: direction * distance[axis])
    places -= moved(by: ContentShift(by: distance))  // it is still to come
  }

  /// Shifts both places.
  package mutating func shift(by shift: ContentShift) { places += moved(by: shift) }

  /// Follows a change of the scale while batches are open. The edits so far move both places by lengths at the new scale.
  ///
  ///     place′ = offset′ + factor · (place − offset)
  ///
  /// The visible place counts from the start of the content where only an inset is above it, as when a batch begins.
  ///
  /// - Parameter offset: The content offset before, in points.
  mutating func zoom(by factor: Double, from offset: Vector, to newOffset: Vector) {
    guard depth > 0 else { return }
    for level in 0..<depth { batches[level].zoom(by: factor) }
    let (before, after) = (direction * offset[axis], direction * newOffset[axis])
    places.visible = max(0, after) + factor * (places.visible - max(0, before))
    places.returnOffset = after + factor * (places.returnOffset - before)
  }

  /// Ends a batch. Only its own edits count, not those of inner batches.
  ///
  /// - Returns: nil if no such batch is open.
  package mutating func end(_ id: UInt32, from old: AxisGeometry, to new: AxisGeometry) -> Outcome? {
    guard let level = level(of: id) else { return nil }
    let batch = batches[level]
    let forgotten = depth - level - 1
    depth = level
    let growth = ContentGrowth(content: new.content - old.content, end: range(of: new).upper - range(of: old).upper)
    let visible = keepsAtEnds ? batch.shift(by: growth) : batch.shift(policy, by: growth)
    let returnOffset = batch.returnOffsetShift(policy, by: growth)
    var distance = Vector.zero
    distance[axis] = direction * (visible - batch.hostShift)
    let shift = ContentShift(distance: distance, returnOffsetDistance: axis == .y ? returnOffset - batch.hostShift : 0)
    places -= moved(by: shift)  // it is still to come, and the edits have moved them
    return Outcome(
      shift: shift, forgotten: forgotten, resetsX: batch.resetsX(policy), goesToEnd: batch.goesToEnd(policy) && !keepsAtEnds)
  }

  /// Ends a batch that the host has not carried out.
  ///
  /// - Returns: nil if no such batch is open.
  mutating func discard(_ id: UInt32) -> Outcome? {
    guard let level = level(of: id) else { return nil }
    defer { depth = level }
    return Outcome(shift: .zero, forgotten: depth - level - 1, resetsX: false, goesToEnd: false)
  }

  // MARK: Private

  private func level(of id: UInt32) -> Int? { (0..<depth).last { batches[$0].id == id } }

  /// How far a shift moves both places.
  private func moved(by shift: ContentShift) -> AnchoredPlaces {
    AnchoredPlaces(visible: direction * shift.distance[axis], returnOffset: shift.returnOffsetDistance)
  }

  /// The range along the direction of the content.
  private func range(of geometry: AxisGeometry) -> Interval {
    let range = geometry.range
    return direction > 0 ? range : Interval(lower: -range.upper, upper: -range.lower)
  }

  /// Taste. 8 levels: deeper nesting than any program needs. Larger takes more memory.
  private typealias Storage = InlineArray<8, AnchorBatch>
  package static let deepest = Storage.count
}
