/// Content that changes while what the user looks at stays where it is.
///
///     begin ── edit ── edit ── end(new geometry) ──▶ how far the offset moves along
///
/// A batch is told as edits at offsets, as a new length, or both; the policy says which of it
/// counts. The answer is a shift: the scroller moves every place that it remembers along with it,
/// so it holds in every phase, and nothing is seen of it.
public struct ContentAnchor: Sendable {
  public var policy: AnchorPolicy
  private var batches: InlineArray<8, Batch>
  /// Batches begun and not yet ended.
  public private(set) var depth: Int
  private var lastID: UInt32

  /// A batch that was begun.
  private struct Batch: Sendable {
    var id: UInt32
    var wasAtStart: Bool
    /// Whether the offset was 0, which the seed takes for the start.
    var wasAtZero: Bool
    var wasAtEnd: Bool
    var wasPastEnd: Bool
    /// Points that were inserted above what the user looks at, less those removed.
    var edited: Double
    /// The same above the way back.
    var editedAboveWayBack: Double
    /// How far the host's scroll view has moved along by itself, in points.
    var moved: Double

    static let none = Batch(
      id: 0, wasAtStart: false, wasAtZero: false, wasAtEnd: false, wasPastEnd: false, edited: 0,
      editedAboveWayBack: 0, moved: 0)
  }

  /// What a batch came to.
  public struct Outcome: Equatable, Sendable {
    /// How far the offset moves along, in points.
    public let shift: Double
    /// How far the way back moves along, in points: at the top, new content shows and the offset
    /// stays, but what the way back leads to has moved.
    public let wayBackShift: Double
    /// How many batches inside it were begun and never ended; their edits do not count.
    public let forgotten: Int
    /// Whether the content goes back to its left edge.
    public let goesLeft: Bool
  }

  public init(policy: AnchorPolicy = .none) {
    self.policy = policy
    batches = InlineArray(repeating: .none)
    depth = 0
    lastID = 0
  }

  /// A batch begins; batches may be nested. A ninth one inside eight means that ends were
  /// forgotten: the outermost is dropped.
  ///
  /// - Returns: The batch's number, never 0.
  public mutating func begin(offset: Double, in range: Span) -> UInt32 {
    lastID = lastID == .max ? 1 : lastID + 1
    if depth == Self.deepest {
      for level in 1..<depth { batches[level - 1] = batches[level] }
      depth -= 1
    }
    batches[depth] = Batch(
      id: lastID, wasAtStart: offset <= range.lower + Edges.reach, wasAtZero: offset == 0,
      wasAtEnd: offset >= range.upper - Edges.reach, wasPastEnd: offset > range.upper, edited: 0,
      editedAboveWayBack: 0, moved: 0)
    depth += 1
    return lastID
  }

  /// Content was edited in the innermost batch: at a place, so many points were removed and so
  /// many inserted.
  ///
  /// What lies wholly above the viewport's top moves it along; what begins below its top, or
  /// reaches across it, does not: the start of the first visible item keeps its place. Where an
  /// inset shows above the content, the content's own top is the first that is visible.
  ///
  /// - Parameters:
  ///   - place: Where, in points, in the content as all edits before have left it.
  ///   - offset: The viewport's top, in points, as the scroller knows it.
  ///   - wayBack: Where scroll to top leads back to, in points; nil if nowhere.
  /// - Precondition: A batch was begun.
  public mutating func edit(
    at place: Double, removed: Double, inserted: Double, offset: Double, wayBack: Double? = nil
  ) {
    precondition(depth > 0, "ContentAnchor: no batch was begun")
    var top = offset
    var back = wayBack ?? -.infinity
    for level in 0..<depth {
      top += batches[level].edited - batches[level].moved
      back += batches[level].editedAboveWayBack - batches[level].moved
    }
    if place + removed <= max(0, top) { batches[depth - 1].edited += inserted - removed }
    if wayBack != nil, place + removed <= max(0, back) {
      batches[depth - 1].editedAboveWayBack += inserted - removed
    }
  }

  /// The host's scroll view has moved its offset along by itself.
  ///
  /// - Precondition: A batch was begun.
  public mutating func hostDidMove(by distance: Double) {
    precondition(depth > 0, "ContentAnchor: no batch was begun")
    batches[depth - 1].moved += distance
  }

  /// A batch ends. Each moves the content by what was told in it alone, so that a batch whose end
  /// is forgotten leaves nothing undone but its own edits.
  ///
  /// - Parameter finished: Whether the batch was carried out; if not, nothing moves along.
  /// - Returns: What it came to; nil if no such batch is open.
  public mutating func end(
    _ id: UInt32, from old: AxisGeometry, to new: AxisGeometry, finished: Bool
  ) -> Outcome? {
    guard let level = (0..<depth).last(where: { batches[$0].id == id }) else { return nil }
    let batch = batches[level]
    let forgotten = depth - level - 1
    depth = level
    let shift = finished ? shift(batch, from: old, to: new) - batch.moved : 0
    let wayBackShift = finished ? wayBackShift(batch, from: old, to: new) - batch.moved : 0
    return Outcome(
      shift: shift, wayBackShift: wayBackShift, forgotten: forgotten,
      goesLeft: finished && policy == .seed && !batch.wasAtZero)
  }

  /// Follows the policy as `shift` does, as if one were at the way back.
  private func wayBackShift(_ batch: Batch, from old: AxisGeometry, to new: AxisGeometry) -> Double {
    switch policy {
    case .none: 0
    case .seed, .keepDistanceToEnd: new.content - old.content
    case .keepItem, .stickToEnd: batch.editedAboveWayBack
    }
  }

  private func shift(_ batch: Batch, from old: AxisGeometry, to new: AxisGeometry) -> Double {
    // Content pulled past its end stays pulled by as much when it becomes shorter.
    let pulledAlong = batch.wasPastEnd ? min(0, new.range.upper - old.range.upper) : 0
    let kept = batch.edited != 0 ? batch.edited : pulledAlong
    switch policy {
    case .none: return 0
    case .seed: return batch.wasAtZero ? 0 : new.content - old.content
    case .keepDistanceToEnd: return batch.wasAtStart ? 0 : new.content - old.content
    case .keepItem: return batch.wasAtStart ? 0 : kept
    case .stickToEnd: return batch.wasAtEnd ? new.range.upper - old.range.upper : kept
    }
  }

  /// Taste. 8: deeper nesting than any program means.
  public static let deepest = 8
}

/// What stays where it is when content changes.
public enum AnchorPolicy: UInt32, CaseIterable, Sendable {
  /// The offset.
  case none = 0
  /// The first visible item, unless the content is at its top: then what is new shows.
  case keepItem = 1
  /// The distance to the content's end, unless the content is at its top.
  case keepDistanceToEnd = 2
  /// The end, if the content is at it; elsewhere the first visible item.
  case stickToEnd = 3
  /// The distance to the content's end, unless the offset is 0; and the content goes to its left.
  case seed = 4
}
