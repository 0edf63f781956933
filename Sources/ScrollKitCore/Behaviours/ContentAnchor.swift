/// Keeps the visible content in place when content above it changes: scroll anchoring.
///
///     begin ── edit ── edit ── end(new geometry) ──▶ shift
///
/// A batch contains edits at positions, a new content length, or both. The policy determines which of them
/// count. The result is a shift. The scroller adds it to every offset that it stores, so the content does
/// not move on screen, in any phase.
package struct ContentAnchor: Sendable {
  package var policy: AnchorPolicy
  /// Whether visible content stays at both ends, too, whatever the policy: in a conversation, which is led to its end.
  var keepsAtEnds = false
  /// The axis along which content changes.
  package private(set) var axis = Axis.y
  /// −1 if content begins at the largest offset and grows towards smaller ones; else 1.
  private var direction = 1.0
  private var batches: InlineArray<8, Batch>
  /// The number of open batches.
  package private(set) var depth: Int
  private var lastID: UInt32
  /// The position of the first visible content, in points of the content after the edits so far; −∞ before the first
  /// batch.
  private var visibleStart: Double
  /// Another position that stays in place: the return offset of scroll to top, counted alike; −∞ if there is none.
  private var remembered: Double

  /// An open batch. The flags describe the content when the batch began.
  private struct Batch: Sendable {
    var id: UInt32
    var wasAtStart: Bool
    /// Whether the offset was 0: the top for `keepDistanceResetX`.
    var wasAtZero: Bool
    var wasAtEnd: Bool
    /// Whether the target of a motion was the end.
    var wasTargetAtEnd: Bool
    var wasPastEnd: Bool
    /// Length inserted above the visible content, less the length removed there, in points.
    var editedAbove: Double
    /// Length inserted above the remembered offset, less the length removed there, in points.
    var editedAboveRemembered: Double
    var hasEdits: Bool
    /// The distance that the host's scroll view has moved by itself, in points.
    var hostShift: Double

    static let none = Batch(
      id: 0, wasAtStart: false, wasAtZero: false, wasAtEnd: false, wasTargetAtEnd: false,
      wasPastEnd: false, editedAbove: 0, editedAboveRemembered: 0, hasEdits: false, hostShift: 0)
  }

  /// The result of a batch.
  package struct Outcome: Equatable, Sendable {
    /// The shift of the content, less the distance that the host's scroll view has moved by itself.
    package let shift: ContentShift
    /// The number of inner batches that were never ended. Their edits do not count.
    package let forgotten: Int
    /// Whether x becomes 0.
    package let goesLeft: Bool
    /// Whether a motion to the old end continues to the new end.
    package let goesToEnd: Bool
  }

  package init(policy: AnchorPolicy = .none) {
    self.policy = policy
    batches = InlineArray(repeating: .none)
    depth = 0
    lastID = 0
    visibleStart = -.infinity
    remembered = -.infinity
  }

  /// Sets how content changes: that of a list, or downwards. Open batches are dropped.
  package mutating func setDirection(_ axis: Axis, isReversed: Bool) {
    depth = 0
    self.axis = axis
    direction = isReversed ? -1 : 1
  }

  /// Begins a batch. Batches may be nested. A batch deeper than `deepest` drops the outermost one, because
  /// the host has forgotten to end batches.
  ///
  /// - Parameters:
  ///   - offset: The content offset, in points.
  ///   - target: Where the content will rest, in points.
  ///   - isOpened: Whether a refresh has opened the content. Then it is not at its start.
  ///   - memory: Another vertical offset to keep in place, in points; nil if there is none.
  /// - Returns: The batch's number, never 0.
  package mutating func begin(
    offset: Vector, target: Vector, in geometry: ScrollGeometry, isOpened: Bool, memory: Double? = nil
  ) -> UInt32 {
    let offset = direction * offset[axis]
    let target = direction * target[axis]
    let (start, end) = ends(of: geometry[axis])
    lastID = lastID == .max ? 1 : lastID + 1
    if depth == Self.deepest {
      for level in 1..<depth { batches[level - 1] = batches[level] }
      depth -= 1
    }
    // Above the content's start only an inset is visible, so the content's start counts.
    visibleStart = max(0, offset)
    remembered = memory.map { max(0, $0) } ?? -.infinity
    for level in 0..<depth {
      visibleStart += batches[level].editedAbove - batches[level].hostShift
      remembered += batches[level].editedAboveRemembered - batches[level].hostShift
    }
    batches[depth] = Batch(
      id: lastID, wasAtStart: !isOpened && offset <= start + Edges.tolerance, wasAtZero: offset == 0,
      wasAtEnd: offset >= end - Edges.tolerance,
      wasTargetAtEnd: target >= end - Edges.tolerance, wasPastEnd: offset > end,
      editedAbove: 0, editedAboveRemembered: 0, hasEdits: false, hostShift: 0)
    depth += 1
    return lastID
  }

  /// The remembered offset in the content after the edits so far, in points; nil if no open batch has one.
  package var rememberedOffset: Double? { depth > 0 && remembered.isFinite ? remembered : nil }

  /// How far the edits of the open batches will shift the content along its axis, in points.
  package var pendingDistance: Double {
    var distance = 0.0
    for level in 0..<depth { distance += batches[level].editedAbove - batches[level].hostShift }
    return direction * distance
  }

  /// Whether a batch has begun and has not ended.
  package func isOpen(_ id: UInt32) -> Bool { level(of: id) != nil }

  private func level(of id: UInt32) -> Int? { (0..<depth).last { batches[$0].id == id } }

  /// Adds an edit to the innermost batch: lengths removed and inserted at a position, in points.
  ///
  /// An edit wholly above the first visible item shifts it. An edit that reaches into the viewport does
  /// not: the start of the first visible item stays in place.
  ///
  /// - Parameter position: In points of the content after all edits so far.
  /// - Precondition: A batch was begun.
  package mutating func edit(at position: Double, removed: Double, inserted: Double) {
    precondition(depth > 0, "ContentAnchor: no batch was begun")
    let edit = Edit(start: position, removed: removed, inserted: inserted)
    batches[depth - 1].hasEdits = true
    batches[depth - 1].editedAbove += edit.move(&visibleStart)
    batches[depth - 1].editedAboveRemembered += edit.move(&remembered)
  }

  /// Adds an edit of a list to the innermost batch.
  ///
  /// - Parameters:
  ///   - distance: How far the visible content moved along the list, in points.
  ///   - rememberedDistance: How far the content at the remembered offset moved along the list, in points.
  /// - Precondition: A batch was begun.
  package mutating func edit(movingVisible distance: Double, remembered rememberedDistance: Double) {
    precondition(depth > 0, "ContentAnchor: no batch was begun")
    batches[depth - 1].hasEdits = true
    batches[depth - 1].editedAbove += distance
    batches[depth - 1].editedAboveRemembered += rememberedDistance
    visibleStart += distance
    remembered += rememberedDistance
  }

  /// An edit of the content, in points.
  private struct Edit {
    let start: Double
    let removed: Double
    let inserted: Double

    /// Moves a position in the content by an edit above it.
    ///
    /// An edit that reaches across the position replaces the item there. From then on the item's start
    /// is the position, so further edits of the same item do not move it.
    ///
    /// - Returns: The distance that the position moved, in points.
    func move(_ position: inout Double) -> Double {
      guard start + removed <= position else {
        position = min(position, inserted > 0 ? start : start.nextDown)
        return 0
      }
      position += inserted - removed
      return inserted - removed
    }
  }

  /// Records a distance that the host's scroll view has moved its offset by itself, in points.
  ///
  /// - Precondition: A batch was begun.
  package mutating func hostDidMove(by distance: Vector) {
    precondition(depth > 0, "ContentAnchor: no batch was begun")
    batches[depth - 1].hostShift += direction * distance[axis]
    expect(ContentShift(by: distance))
  }

  /// Shifts the visible start and the remembered offset.
  package mutating func shift(by shift: ContentShift) {
    visibleStart += direction * shift.distance[axis]
    remembered += shift.returnOffsetDistance
  }

  /// Subtracts a shift that is still to come and that edits have already added to both.
  private mutating func expect(_ shift: ContentShift) {
    visibleStart -= direction * shift.distance[axis]
    remembered -= shift.returnOffsetDistance
  }

  /// Ends a batch. Only its own edits count, not those of inner batches.
  ///
  /// - Returns: nil if no such batch is open.
  package mutating func end(_ id: UInt32, from old: AxisGeometry, to new: AxisGeometry) -> Outcome? {
    guard let level = level(of: id) else { return nil }
    let batch = batches[level]
    let forgotten = depth - level - 1
    depth = level
    let shift = shift(batch, from: old, to: new)
    let above = batch.hasEdits ? batch.editedAboveRemembered : growthAbove(from: old, to: new)
    var distance = Vector.zero
    distance[axis] = direction * (shift - batch.hostShift)
    let left = ContentShift(
      distance: distance, returnOffsetDistance: axis == .y ? above - batch.hostShift : 0)
    expect(left)
    return Outcome(
      shift: left, forgotten: forgotten, goesLeft: policy == .keepDistanceResetX && !batch.wasAtZero,
      goesToEnd: policy == .stickToEnd && batch.wasTargetAtEnd && !keepsAtEnds)
  }

  /// Ends a batch that the host has not carried out.
  ///
  /// - Returns: nil if no such batch is open.
  mutating func discard(_ id: UInt32) -> Outcome? {
    guard let level = level(of: id) else { return nil }
    defer { depth = level }
    return Outcome(shift: .zero, forgotten: depth - level - 1, goesLeft: false, goesToEnd: false)
  }

  private func shift(_ batch: Batch, from old: AxisGeometry, to new: AxisGeometry) -> Double {
    // Overscroll past the end stays the same when the content becomes shorter.
    let growth = ends(of: new).end - ends(of: old).end
    let shortening = batch.wasPastEnd ? min(0, growth) : 0
    let kept = batch.editedAbove != 0 ? batch.editedAbove : shortening
    if keepsAtEnds { return kept }
    switch policy {
    case .none: return 0
    case .keepDistanceResetX: return batch.wasAtZero ? 0 : new.content - old.content
    case .keepDistanceToEnd: return batch.wasAtStart ? 0 : new.content - old.content
    case .keepItem: return batch.wasAtStart ? 0 : kept
    case .stickToEnd: return batch.wasAtEnd ? growth : kept
    }
  }

  /// The ends of the range along the direction of the content, in points.
  private func ends(of geometry: AxisGeometry) -> (start: Double, end: Double) {
    let range = geometry.range
    return direction > 0 ? (range.lower, range.upper) : (-range.upper, -range.lower)
  }

  /// The offset along `axis` at the end of the content, in points.
  package func end(of geometry: AxisGeometry) -> Double { direction * ends(of: geometry).end }

  /// The growth above the remembered offset that the policy assumes without edits, in points.
  private func growthAbove(from old: AxisGeometry, to new: AxisGeometry) -> Double {
    switch policy {
    case .none, .keepItem, .stickToEnd: 0
    case .keepDistanceToEnd, .keepDistanceResetX: new.content - old.content
    }
  }

  /// Taste. 8 levels: deeper nesting than any program needs. Larger takes more memory.
  package static let deepest = 8
}
