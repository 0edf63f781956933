/// A movement of the content along the vertical axis.
///
/// What a call does is one change, at one time. What time alone does is reported at every look, each
/// report from the begin of the movement on: it replaces the report before, and the offset goes one way
/// in it. So a behaviour that starts over at each report is at the same place however often it is called.
public struct ScrollChange: Equatable, Sendable {
  /// Where the content would be had it not scrolled: where it was, and the shift; in points.
  public let from: Double
  /// Where the content is now, in points.
  public let offset: Double
  /// Where it will rest, in points.
  public let target: Double
  /// How far content moved under the viewport since the last report, in points: a change of offset that
  /// is no scroll.
  public let shift: Double
  /// The vertical geometry now.
  public let geometry: AxisGeometry
  /// When the movement began, in seconds.
  public let began: Double
  /// When the content is at `offset`, in seconds.
  public let time: Double
  /// Whether time alone moves the content; this report then replaces the one before, if there was one.
  public let isByTime: Bool
  /// When the content last came to rest, in seconds.
  public let rested: Double
  /// What moved it before.
  public let before: PhaseKind
  /// What moves it now.
  public let phase: PhaseKind
  /// Whether it moves by itself towards `target`.
  public let isSettling: Bool
  /// Whether a finger holds the nub, which scrolls without any phase.
  public let isScrubbing: Bool
  /// Whether the user has asked for no animations.
  public let reducesMotion: Bool

  /// The same movement as it was at an earlier time.
  func seen(at time: Double, offset: Double) -> ScrollChange {
    ScrollChange(
      from: from, offset: offset, target: target, shift: 0, geometry: geometry, began: began,
      time: time, isByTime: isByTime, rested: rested, before: before, phase: phase,
      isSettling: isSettling, isScrubbing: isScrubbing, reducesMotion: reducesMotion)
  }

  /// How far the content scrolled, in points: what is left of the change of offset without the
  /// shift and without what lies out of range. Rounding alone, of a shift or of a flight that
  /// begins, is no scroll.
  public var scrolled: Double {
    let range = geometry.range
    let start = range.clamp(from)
    let scrolled = range.clamp(offset) - start
    let rounding = 1e-14 * (start.magnitude + shift.magnitude + 1)
    return scrolled.magnitude > rounding ? scrolled : 0
  }

  /// Whether the content moved at all, out of range, too.
  public var isMoved: Bool { offset != from }

  /// How far the content lies below its top, in points; 0 at the top and above it.
  public var belowTop: Double { geometry.range.clamp(offset) - geometry.range.lower }

  /// How far the content is pulled past its top, in points.
  public var pulled: Double { max(0, geometry.range.lower - offset) }

  /// Whether the user scrolls, or the momentum he gave.
  public var isByUser: Bool { isScrubbing || phase.isByUser || before.isByUser }

  /// Whether the user himself takes part: his momentum alone does not count.
  public var isUserInput: Bool { isScrubbing || phase.isUserInput || before.isUserInput }

  /// Whether the content is at rest now and was not, or was put elsewhere at once.
  public var comesToRest: Bool {
    phase == .idle && !isScrubbing && (before != .idle || isMoved)
  }
}

extension PhaseKind {
  /// Whether the user himself scrolls in this phase.
  fileprivate var isUserInput: Bool {
    switch self {
    case .dragging, .wheeling, .steering, .zooming: true
    case .idle, .tracking, .coasting, .bouncing, .animating: false
    }
  }
}
