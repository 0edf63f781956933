/// A movement of the content along the vertical axis, as behaviours see it.
///
/// A call causes one change. While the content moves by itself, each tick is a change that contains the
/// whole monotone segment of the path so far. It replaces the change before, so behaviours first restore the
/// state in which the segment began. Their state then does not depend on the number of ticks.
package struct ScrollChange: Equatable, Sendable {
  /// The offset before, plus `shift`, in points.
  package internal(set) var from: Double
  /// The offset now, in points.
  package internal(set) var offset: Double
  /// Where the content will rest, in points.
  package let target: Double
  /// The content shift since the last change, in points: it changes the offset and moves nothing on screen.
  package let shift: Double
  /// The present geometry.
  package internal(set) var geometry: AxisGeometry
  /// How far the rest range reaches beyond the content range.
  package let restExtension: RestExtension
  /// When the movement begins, in seconds.
  package let begin: Double
  /// When the content is at `offset`, in seconds.
  package let time: Double
  /// Whether time alone moves the content. The change then replaces the one before.
  package let isByTime: Bool
  /// When the content last came to rest, in seconds.
  package let rested: Double
  /// The phase before.
  package let formerPhase: ScrollPhase
  /// The phase now.
  package let phase: ScrollPhase
  /// Whether the content moves by itself towards `target`.
  package let isSettling: Bool
  /// Whether the program has set the offset at which the content rests.
  package let isPlaced: Bool
  /// What drove the content before.
  package let formerDriver: AxisDriver
  /// What drives it now.
  package let driver: AxisDriver
  /// Whether the user prefers reduced motion.
  package let reducesMotion: Bool
  /// Whether neither the content nor its top has moved: a call has changed something else.
  package internal(set) var isStill = false

  /// The scrolled distance in the content range, without the shift, in points. Rounding errors count as 0.
  package var scrolled: Double {
    let range = geometry.range
    let scrolled = range.clamp(offset) - range.clamp(from)
    return scrolled.magnitude > Vector.rounding ? scrolled : 0
  }

  /// Whether the offset changed, in range or out of range.
  package var isMoved: Bool { (offset - from).magnitude > Vector.rounding }

  /// Whether the content moves on by itself, to its target.
  package var movesOn: Bool { isSettling && (target - offset).magnitude > Vector.rounding }

  /// The distance of the offset below the top, in points; 0 at the top and above it.
  package var belowTop: Double { geometry.range.distanceFromLower(of: offset) }

  /// The distance of the offset above the top, in points; 0 at the top and below it.
  package var aboveTop: Double { max(0, geometry.range.lower - offset) }

  /// The rest range: the offsets at which the content may be.
  package var restRange: Interval { restExtension.range(of: geometry.range, .y) }

  /// The overscroll past the start of the rest range, in points.
  package var overscroll: Double { max(0, restRange.lower - offset) }

  /// Whether the user or the momentum of a gesture scrolls.
  package var isByUser: Bool { driver.isByUser || formerDriver.isByUser }

  /// Whether the user scrolls; momentum does not count.
  package var isUserInput: Bool { driver.isInput || formerDriver.isInput }

  /// Whether a drag was released, or its release was lost. A drag that the program or a pinch ends is not released.
  var isReleased: Bool { formerPhase == .dragging && phase.followsRelease && !isPlaced }

  /// Whether the content came to rest, was moved at once while at rest, or was let go there.
  package var comesToRest: Bool {
    phase == .idle && !driver.isHeld && (formerPhase != .idle || formerDriver.isHeld || isMoved)
  }
}
