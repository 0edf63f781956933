/// Keeps the visible content in place when content above it changes: scroll anchoring.
///
///     begin ── edit ── edit ── end(new geometry) ──▶ shift
///
/// A batch contains edits at positions along one axis, a new content length, or both. The policy determines which of them
/// count (`AnchorBatch`). The result is a shift. The scroller adds it to every offset that it stores, so the content does
/// not move on screen, in any phase. The rows and the columns of a table have batches of their own.
package struct ContentAnchor: Sendable {
  package var policy: AnchorPolicy
  /// Whether visible content stays at both ends of the main axis, too, whatever the policy.
  var keepsAtEnds = false
  /// The axis along which the batches of the program change content, and whose ends the policy keeps.
  package private(set) var mainAxis = Axis.y
  /// −1 along an axis where content begins at the largest offset and grows towards smaller ones; else 1.
  private var directions = Vector(x: 1, y: 1)
  private var batches: Storage
  /// The number of open batches.
  package private(set) var depth = 0
  private var lastID: UInt32 = 0
  /// Where both places along each axis are in the content after the edits so far, in points in the direction of the content; −∞
  /// where there is none.
  private var places = Pair(x: AnchoredPlaces.none, y: AnchoredPlaces.none)

  /// The result of a batch.
  package struct Outcome: Equatable, Sendable {
    /// The axis along which the batch changed content.
    let axis: Axis
    /// The shift of the content, less the distance that the host's scroll view has moved by itself.
    package let shift: ContentShift
    /// How far the content had to move along the axis for what was visible to keep its place, in points.
    fileprivate let kept: Double
    /// The number of inner batches that were never ended. Their edits do not count.
    package let forgotten: Int
    /// Whether x becomes 0.
    package let resetsX: Bool
    /// Whether a motion to the old end continues to the new end.
    package let goesToEnd: Bool

    /// How far the content has to move along an axis so that what was visible keeps its place, in points.
    func keptDistance(_ axis: Axis) -> Double { axis == self.axis ? kept : 0 }
  }

  package init(policy: AnchorPolicy = .none) {
    self.policy = policy
    batches = Storage(repeating: .none)
  }

  /// Sets how content changes: along the only list, or down. Open batches are dropped.
  ///
  /// - Parameter isReversed: Whether x begins at the largest offset.
  package mutating func setDirection(_ mainAxis: Axis, isReversed: Bool) {
    depth = 0
    self.mainAxis = mainAxis
    directions.x = isReversed ? -1 : 1
  }

  // MARK: State

  /// The return offset of scroll to top in the content after the edits so far, in points; nil if no open batch has one.
  package var returnOffset: Double? {
    isOpen(along: .y) && places.y.returnOffset.isFinite ? places.y.returnOffset : nil
  }

  /// How far the edits of the open batches will shift the content along an axis, in points.
  package func pendingDistance(_ axis: Axis) -> Double { pendingDistance(axis, ofOutermost: depth) }

  /// How far the edits of the outermost `count` batches will shift the content along an axis, in points.
  func pendingDistance(_ axis: Axis, ofOutermost count: Int) -> Double {
    var distance = 0.0
    for level in 0..<count where batches[level].axis == axis { distance += batches[level].pending.visible }
    return directions[axis] * distance
  }

  /// Whether one of the outermost `count` batches changes content along an axis.
  func isOpen(along axis: Axis, ofOutermost count: Int) -> Bool { (0..<count).contains { batches[$0].axis == axis } }

  /// Whether a batch that changes content along an axis is open.
  func isOpen(along axis: Axis) -> Bool { innermost(axis) != nil }

  /// The number of batches that stay open when one ends; nil: when none does.
  func depth(after id: UInt32?) -> Int { id.flatMap { level(of: $0) } ?? depth }

  /// Whether a batch has begun and has not ended.
  package func isOpen(_ id: UInt32) -> Bool { level(of: id) != nil }

  /// The axis along which an open batch changes content; nil if no such batch is open.
  func axis(of id: UInt32) -> Axis? { level(of: id).map { batches[$0].axis } }

  /// The offset along an axis at the end of the content, in points.
  package func end(of geometry: AxisGeometry, _ axis: Axis) -> Double { directions[axis] * range(of: geometry, axis).upper }

  /// At which ends along an axis content is now.
  ///
  /// - Parameter isOpened: Whether a refresh has opened the content.
  package func ends(_ axis: Axis, _ snapshot: ScrollSnapshot, in geometry: ScrollGeometry, isOpened: Bool) -> AnchoredEnds {
    AnchoredEnds(
      offset: directions[axis] * snapshot.offset[axis], target: directions[axis] * snapshot.target[axis],
      in: range(of: geometry[axis], axis), isOpened: isOpened)
  }

  // MARK: Batches

  /// Begins a batch that changes content along an axis. Batches may be nested. A batch deeper than `deepest` drops the outermost one,
  /// because the host has forgotten to end batches.
  ///
  /// - Parameters:
  ///   - offset: The content offset, in points.
  ///   - ends: At which ends the content was when the moment began.
  ///   - returnOffset: That of scroll to top, in points, which is kept in place, too; nil if there is none.
  /// - Returns: The batch's number, never 0.
  package mutating func begin(_ axis: Axis, at offset: Double, _ ends: AnchoredEnds, returnOffset: Double? = nil) -> UInt32 {
    lastID = lastID == .max ? 1 : lastID + 1
    if depth == Self.deepest {
      for level in 1..<depth { batches[level - 1] = batches[level] }
      depth -= 1
    }
    // Above the content's start only an inset is visible, so the content's start counts.
    var begun = AnchoredPlaces(visible: max(0, directions[axis] * offset), returnOffset: returnOffset.map { max(0, $0) } ?? -.infinity)
    for level in 0..<depth where batches[level].axis == axis { begun += batches[level].pending }
    places[axis] = begun
    batches[depth] = AnchorBatch(lastID, axis, ends)
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
    let axis = batches[depth - 1].axis
    batches[depth - 1].add(places[axis].move(at: position, removed: removed, inserted: inserted))
  }

  /// Adds an edit of the list along an axis to its innermost batch.
  ///
  /// - Parameters:
  ///   - distance: How far the visible content moved along the list, in points.
  ///   - returnDistance: How far the content at the return offset moved along the list, in points.
  /// - Precondition: A batch along the axis was begun.
  package mutating func edit(_ axis: Axis, movingVisible distance: Double, returnOffset returnDistance: Double) {
    guard let innermost = innermost(axis) else { preconditionFailure("ContentAnchor: no batch was begun") }
    let moved = AnchoredPlaces(visible: distance, returnOffset: returnDistance)
    places[axis] += moved
    batches[innermost].add(moved)
  }

  /// Records a distance that the host's scroll view has moved its offset by itself, in points.
  ///
  /// - Precondition: A batch was begun.
  package mutating func hostDidMove(by distance: Vector) {
    precondition(depth > 0, "ContentAnchor: no batch was begun")
    let axis = batches[depth - 1].axis
    batches[depth - 1].hostDidMove(by: directions[axis] * distance[axis])
    places[axis] -= moved(by: ContentShift(by: distance), axis)  // it is still to come
  }

  /// Shifts all places.
  package mutating func shift(by shift: ContentShift) {
    places.x += moved(by: shift, .x)
    places.y += moved(by: shift, .y)
  }

  /// Follows a change of the scale while batches are open. The edits so far move both places by lengths at the new scale.
  ///
  /// - Parameter offset: The content offset before, in points.
  mutating func zoom(by factor: Double, from offset: Vector, to newOffset: Vector) {
    for level in 0..<depth { batches[level].zoom(by: factor) }
    if isOpen(along: .x) { places.x.zoom(by: factor, from: directions.x * offset.x, to: directions.x * newOffset.x) }
    if isOpen(along: .y) { places.y.zoom(by: factor, from: directions.y * offset.y, to: directions.y * newOffset.y) }
  }

  /// Ends a batch. Only its own edits count, not those of inner batches.
  ///
  /// - Returns: nil if no such batch is open.
  package mutating func end(_ id: UInt32, from old: ScrollGeometry, to new: ScrollGeometry) -> Outcome? {
    guard let level = level(of: id) else { return nil }
    let batch = batches[level]
    let axis = batch.axis
    let forgotten = depth - level - 1
    depth = level
    let growth = ContentGrowth(
      content: new[axis].content - old[axis].content, end: range(of: new[axis], axis).upper - range(of: old[axis], axis).upper)
    let policy = policy(axis)
    let keepsAtEnds = keepsAtEnds && axis == mainAxis
    let visible = keepsAtEnds ? batch.shift(by: growth) : batch.shift(policy, by: growth)
    let returnOffset = batch.returnOffsetShift(policy, by: growth)
    var distance = Vector.zero
    distance[axis] = directions[axis] * (visible - batch.hostShift)
    let shift = ContentShift(distance: distance, returnOffsetDistance: axis == .y ? returnOffset - batch.hostShift : 0)
    places[axis] -= moved(by: shift, axis)  // it is still to come, and the edits have moved them
    return Outcome(
      axis: axis, shift: shift, kept: directions[axis] * batch.pending.visible, forgotten: forgotten, resetsX: batch.resetsX(policy), goesToEnd: batch.goesToEnd(policy) && !keepsAtEnds)
  }

  /// Ends a batch that the host has not carried out.
  ///
  /// - Returns: nil if no such batch is open.
  mutating func discard(_ id: UInt32) -> Outcome? {
    guard let level = level(of: id) else { return nil }
    defer { depth = level }
    return Outcome(axis: batches[level].axis, shift: .zero, kept: 0, forgotten: depth - level - 1, resetsX: false, goesToEnd: false)
  }

  // MARK: Private

  private func level(of id: UInt32) -> Int? { (0..<depth).last { batches[$0].id == id } }

  /// The level of the innermost batch that changes content along an axis.
  private func innermost(_ axis: Axis) -> Int? { (0..<depth).last { batches[$0].axis == axis } }

  /// What is kept along an axis. Only along the main axis it can be an end: a table that sticks to its newest row does not stick to
  /// its last column.
  private func policy(_ axis: Axis) -> AnchorPolicy { axis == mainAxis || policy == .none ? policy : .keepItem }

  /// How far a shift moves both places along an axis.
  private func moved(by shift: ContentShift, _ axis: Axis) -> AnchoredPlaces {
    AnchoredPlaces(visible: directions[axis] * shift.distance[axis], returnOffset: shift.returnOffsetDistance)
  }

  /// The range along the direction of the content.
  private func range(of geometry: AxisGeometry, _ axis: Axis) -> Interval {
    let range = geometry.range
    return directions[axis] > 0 ? range : Interval(lower: -range.upper, upper: -range.lower)
  }

  /// Taste. 8 levels: deeper nesting than any program needs. Larger takes more memory.
  private typealias Storage = InlineArray<8, AnchorBatch>
  package static let deepest = Storage.count
}
