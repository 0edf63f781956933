/// What changed along the vertical axis since a behaviour last looked.
public struct ScrollChange: Equatable, Sendable {
  /// The moment before.
  public let before: ScrollSnapshot
  /// The moment after.
  public let after: ScrollSnapshot
  /// The vertical geometry after.
  public let geometry: AxisGeometry
  /// How far content moved under the viewport, in points: a change of offset that is no scroll.
  public let shift: Double
  /// Whether a finger holds the nub, which scrolls without any phase.
  public let isScrubbing: Bool
  /// When, in seconds.
  public let time: Double
  /// When the content last came to rest, in seconds.
  public let rested: Double

  public init(
    before: ScrollSnapshot, after: ScrollSnapshot, geometry: AxisGeometry, shift: Double = 0,
    isScrubbing: Bool = false, time: Double, rested: Double
  ) {
    self.before = before
    self.after = after
    self.geometry = geometry
    self.shift = shift
    self.isScrubbing = isScrubbing
    self.time = time
    self.rested = rested
  }

  /// How far the content scrolled, in points: what is left of the change of offset without the
  /// shift and without what lies out of range. Rounding alone, of a shift or of a
  /// flight that begins, is no scroll.
  public var scrolled: Double {
    let range = geometry.range
    let from = range.clamp(before.offset.y + shift)
    let scrolled = range.clamp(after.offset.y) - from
    let rounding = 1e-14 * (from.magnitude + shift.magnitude + 1)
    return scrolled.magnitude > rounding ? scrolled : 0
  }

  /// Whether the content moved at all, out of range, too.
  public var isMoved: Bool { after.offset.y != before.offset.y + shift }

  /// How far the content lies below its top, in points; 0 at the top and above it.
  public var belowTop: Double { geometry.range.clamp(after.offset.y) - geometry.range.lower }

  /// Whether the user scrolls, or the momentum he gave.
  public var isByUser: Bool { isScrubbing || after.phase.isByUser || before.phase.isByUser }

  /// Whether the user himself takes part: his momentum alone does not count.
  public var isUserInput: Bool {
    isScrubbing || after.phase.isUserInput || before.phase.isUserInput
  }

  /// Whether the content is at rest now and was not, or was put elsewhere at once.
  public var comesToRest: Bool {
    after.phase == .idle && !isScrubbing && (before.phase != .idle || isMoved)
  }
}

extension PhaseKind {
  /// Whether the user himself scrolls in this phase.
  fileprivate var isUserInput: Bool {
    switch self {
    case .dragging, .wheeling, .zooming: true
    case .idle, .tracking, .coasting, .bouncing, .animating: false
    }
  }
}
