/// How a chain moves a nested scroller. The chain writes the content offset into the activity.
package struct ChainedMotion: Equatable, Sendable {
  /// In points per second.
  var velocity: Vector
  /// The offset at which it will rest, in points.
  var target: Vector
  /// The phase that hosts see.
  var phase: ScrollPhase
  /// Whether the motion of the chain leads to `target`.
  var isSettling: Bool
  /// Whether a stream moves it. A target is then where it rests if no more comes.
  var isStreamed = false
  /// Whether time alone changes anything.
  var needsTick: Bool
  /// The edges at which it bounces or will bounce.
  var bounces: Edges
  /// The velocity that a finger or a stream gives it through the chain, in points per second.
  var gestureVelocity: Vector
  /// How far the chain pulls the edges, in points.
  var pull = Vector.zero

  /// Offset, velocity, target and phase of content at an offset.
  ///
  /// - Parameter animations: The programmatic scroll along each axis that goes on in the chain.
  func snapshot(at offset: Vector, animations: Pair<AnimationID?>) -> ScrollSnapshot {
    ScrollSnapshot(
      offset: offset, velocity: velocity, target: target, animations: animations, phase: phase, isSettling: isSettling,
      needsTick: needsTick, bounces: bounces)
  }

  /// Whether fingers hold the content.
  var isHeld: Bool { phase.isHeld }

  /// Shifts the target by `distance` points.
  mutating func shift(by distance: Vector) { target = target + distance }
}

/// A chain of nested scrollers moves the content.
extension Scroller {
  /// Moves the content to the offset at which a segment of the path of its chain begins.
  ///
  /// - Parameter path: How it moves along each axis on that segment, and the cause.
  mutating func beginChainSegment(_ motion: ChainedMotion, at offset: Vector, along path: Trajectory, now: Double) {
    activity.begin(motion, at: offset)
    activity.setPath(path)
  }

  /// The chain no longer moves the content: it rests where it is, or returns into range.
  mutating func leaveChain(now: Double) {
    if activity.kind.isChained { releaseWithoutVelocity(at: now) }
  }
}
