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
  /// The start of what the user looks at, and of what is remembered, as far as edits have told, in
  /// points of the content as they have left it.
  private var viewed: Double
  private var remembered: Double

  /// A batch that was begun.
  private struct Batch: Sendable {
    var id: UInt32
    var wasAtStart: Bool
    /// Whether the offset was 0: the top for `keepDistanceResetX`.
    var wasAtZero: Bool
    var wasAtEnd: Bool
    /// Whether the content was on its way to the end.
    var ledToEnd: Bool
    var wasPastEnd: Bool
    /// Points that were inserted above what the user looks at, less those removed.
    var edited: Double
    /// The same above a place that is remembered.
    var editedAboveMemory: Double
    var hasEdits: Bool
    /// How far the host's scroll view has moved along by itself, in points.
    var moved: Double

    static let none = Batch(
      id: 0, wasAtStart: false, wasAtZero: false, wasAtEnd: false, ledToEnd: false,
      wasPastEnd: false, edited: 0,
      editedAboveMemory: 0, hasEdits: false, moved: 0)
  }

  /// What a batch came to.
  public struct Outcome: Equatable, Sendable {
    /// How far the offset moves along, in points, less what the host's scroll view has moved itself.
    public let shift: Double
    /// How far a place that is remembered moves along, in points: by what was edited above itself,
    /// less what the host's scroll view has moved it along already.
    public let memoryShift: Double
    /// How many batches inside it were begun and never ended; their edits do not count.
    public let forgotten: Int
    /// Whether the content goes back to its left edge.
    public let goesLeft: Bool
    /// Whether the content, on its way to the end, is to go to the end as it is now.
    public let goesToEnd: Bool
  }

  public init(policy: AnchorPolicy = .none) {
    self.policy = policy
    batches = InlineArray(repeating: .none)
    depth = 0
    lastID = 0
    viewed = 0
    remembered = 0
  }

  /// A batch begins; batches may be nested. A ninth one inside eight means that ends were
  /// forgotten: the outermost is dropped.
  ///
  /// - Parameters:
  ///   - offset: The viewport's top, in points, as the scroller knows it.
  ///   - target: Where it will rest, in points.
  ///   - memory: Another place that is remembered, in points; nil if there is none.
  /// - Returns: The batch's number, never 0.
  public mutating func begin(
    offset: Double, target: Double, in range: Interval, memory: Double? = nil
  ) -> UInt32 {
    lastID = lastID == .max ? 1 : lastID + 1
    if depth == Self.deepest {
      var level = 1
      while level < depth {
        batches[level &- 1] = batches[level]  // the oldest is forgotten
        level &+= 1
      }
      depth -= 1
    }
    // Where an inset shows above the content, the content's own top is what is visible first.
    viewed = max(0, offset)
    remembered = memory.map { max(0, $0) } ?? -.infinity
    var level = 0
    while level < depth {
      viewed += batches[level].edited - batches[level].moved
      remembered += batches[level].editedAboveMemory - batches[level].moved
      level &+= 1
    }
    batches[depth] = Batch(
      id: lastID, wasAtStart: offset <= range.lower + Edges.tolerance, wasAtZero: offset == 0,
      wasAtEnd: offset >= range.upper - Edges.tolerance,
      ledToEnd: target >= range.upper - Edges.tolerance, wasPastEnd: offset > range.upper, edited: 0,
      editedAboveMemory: 0, hasEdits: false, moved: 0)
    depth += 1
    return lastID
  }

  /// Content was edited in the innermost batch: at a place, so many points were removed and so
  /// many inserted.
  ///
  /// What lies wholly above the viewport's top moves it along; what begins below its top, or
  /// reaches across it, does not: the start of the first visible item keeps its place.
  ///
  /// - Parameter place: Where, in points, in the content as all edits before have left it.
  /// - Precondition: A batch was begun.
  public mutating func edit(at place: Double, removed: Double, inserted: Double) {
    precondition(depth > 0, "ContentAnchor: no batch was begun")
    let edit = Edit(place: place, removed: removed, inserted: inserted)
    batches[depth - 1].hasEdits = true
    batches[depth - 1].edited += edit.move(&viewed)
    batches[depth - 1].editedAboveMemory += edit.move(&remembered)
  }

  /// A change of the content at one place.
  private struct Edit {
    let place: Double
    let removed: Double
    let inserted: Double

    /// Moves a place in the content along.
    ///
    /// An item that lies across the place is known by its start from then on, so that it keeps
    /// that however often it changes; what comes where such an item has gone takes its stead.
    ///
    /// - Returns: How far the place moved, in points.
    func move(_ other: inout Double) -> Double {
      guard place + removed <= other else {
        other = min(other, inserted > 0 ? place : place.nextDown)
        return 0
      }
      other += inserted - removed
      return inserted - removed
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
    var level = depth &- 1
    while level >= 0, batches[level].id != id { level &-= 1 }
    guard level >= 0 else { return nil }
    let batch = batches[level]
    let forgotten = depth - level - 1
    depth = level
    guard finished else {
      return Outcome(
        shift: 0, memoryShift: 0, forgotten: forgotten, goesLeft: false, goesToEnd: false)
    }
    let shift = shift(batch, from: old, to: new)
    let above = batch.hasEdits ? batch.editedAboveMemory : growthAbove(from: old, to: new)
    return Outcome(
      shift: shift - batch.moved, memoryShift: above - batch.moved,
      forgotten: forgotten, goesLeft: policy == .keepDistanceResetX && !batch.wasAtZero,
      goesToEnd: policy == .stickToEnd && batch.ledToEnd)
  }

  private func shift(_ batch: Batch, from old: AxisGeometry, to new: AxisGeometry) -> Double {
    // Content pulled past its end stays pulled by as much when it becomes shorter.
    let pulledAlong = batch.wasPastEnd ? min(0, new.range.upper - old.range.upper) : 0
    let kept = batch.edited != 0 ? batch.edited : pulledAlong
    switch policy {
    case .none: return 0
    case .keepDistanceResetX: return batch.wasAtZero ? 0 : new.content - old.content
    case .keepDistanceToEnd: return batch.wasAtStart ? 0 : new.content - old.content
    case .keepItem: return batch.wasAtStart ? 0 : kept
    case .stickToEnd: return batch.wasAtEnd ? new.range.upper - old.range.upper : kept
    }
  }

  /// What content grew by above everything in it, as far as the policy knows.
  private func growthAbove(from old: AxisGeometry, to new: AxisGeometry) -> Double {
    switch policy {
    case .none, .keepItem, .stickToEnd: 0
    case .keepDistanceToEnd, .keepDistanceResetX: new.content - old.content
    }
  }

  /// Taste. 8: deeper nesting than any program means.
  public static let deepest = 8
}

/// What stays in place when content changes.
public enum AnchorPolicy: UInt32, Sendable {
  /// The offset.
  case none = 0
  /// The first visible item, unless the content is at its top: then what is new shows.
  case keepItem = 1
  /// The distance to the content's end, unless the content is at its top.
  case keepDistanceToEnd = 2
  /// The end, if the content is at it; elsewhere the first visible item.
  case stickToEnd = 3
  /// As `keepDistanceToEnd`, but only the offset 0 is the top, and x becomes 0.
  case keepDistanceResetX = 4
}
