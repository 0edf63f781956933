/// The state of a nested scroller that its chain moves.
package struct ChainedMotion: Equatable, Sendable {
  /// Velocity, target and phase. Its offset is stored in the activity.
  var snapshot: ScrollSnapshot
  /// The velocity that a finger or a stream gives it through the chain, in points per second.
  var gestureVelocity: Vector
  /// How far the chain pulls the edges, in points.
  var pull = Vector.zero

  /// Offset, velocity, target and phase at an offset.
  func snapshot(at offset: Vector) -> ScrollSnapshot {
    var snapshot = snapshot
    snapshot.offset = offset
    return snapshot
  }

  /// Whether fingers hold the content.
  var isHeld: Bool { snapshot.phase == .tracking || snapshot.phase == .dragging }

  /// Shifts the target by `distance` points.
  mutating func shift(by distance: Vector) { snapshot.target = snapshot.target + distance }
}

/// A chain of nested scrollers moves the content.
extension Scroller {
  /// Moves the content to the offset at which a piece of the path of its chain begins.
  ///
  /// - Parameter motions: How it moves along each axis on that piece.
  mutating func beginChainPiece(_ motion: ChainedMotion, at offset: Vector, along motions: Pair<TimedMotion>, now: Double) {
    if !activity.isChained { adoptRules(at: now) }
    activity.begin(motion, at: offset)
    activity.setPathMotions(motions)
  }

  /// The chain no longer moves the content: it rests where it is, or returns into range.
  mutating func leaveChain(now: Double) {
    if activity.isChained { releaseWithoutVelocity(at: now) }
  }
}
