/// What holds after every change of a scroll view. Builds without optimisation assert it at the gate, so in all random programs.
///
///     place     content is in its rest range, unless it is held, returns, or its scale changes
///     target    a motion ends in the rest range, and within the limits of the scale
///     parts     an activity has the parts of its kind and no others
///     snapshot  what hosts see is what the activity says at the clock
///     path      the clock is on the present segment of the path
///     number    a programmatic scroll under way is one that has begun
///     cause     an axis at rest has the cause of the one that moves
///
/// A toolkit moves observed content, may place it anywhere, and ends its animations itself. `ScrollChain.assertMembers` asserts that
/// a member is where its share of the path is. That each programmatic scroll is completed once is a law of the random programs: the
/// view does not remember the completed ones.
extension ScrollView {
  /// Asserts the invariants.
  ///
  /// - Precondition: The behaviours have followed the change.
  mutating func assertInvariants() {
    guard engine.mode == .driven else { return }
    engine.assertPath()
    engine.assertContent()
  }
}

extension ScrollEngine {
  fileprivate mutating func assertPath() {
    assert(segment.begin <= clock && clock <= segment.end, "path: the clock is on the present segment")
  }

  fileprivate mutating func assertContent() {
    assert(scroller.isInPlace(at: clock), "place: content is in its rest range")
    assert(scroller.hasTargetInRange, "target: a motion ends in the rest range")
    assert(scroller.activity.hasPartsOfKind, "parts: an activity has those of its kind")
    assert(isSnapshotPresent, "snapshot: it is that of the activity")
    assert(lastSnapshot.animations.x != 0 && lastSnapshot.animations.y != 0, "number: a programmatic scroll has begun")
    assert(clock == segment.end || scroller.activity.hasCauseOfOther(at: clock), "cause: an axis at rest has that of the other")
  }

  /// Whether the last snapshot is that of the activity at the clock. At the end of a segment the activity is still that of the whole.
  private var isSnapshotPresent: Bool {
    mutating get {
      let present = scroller.snapshot(at: clock)
      return lastSnapshot.phase == present.phase && lastSnapshot.animations == present.animations
        && (lastSnapshot.offset - present.offset).length <= Vector.rounding
        && (lastSnapshot.target - present.target).length <= Vector.rounding
    }
  }
}

extension Scroller {
  /// Whether content is where its activity allows it.
  fileprivate mutating func isInPlace(at now: Double) -> Bool {
    switch activity.kind {
    case .idle, .momentum, .wheelStream: isInRestRange(activity.offset(at: now))
    case .tracking, .trackpadHold, .dragging, .panning, .pinching, .chainedByFingers: true  // held
    case .moving, .chained, .zoomAnimating: true  // returns: see its target
    }
  }

  /// Whether the offset to which a motion leads may be reached.
  fileprivate var hasTargetInRange: Bool {
    mutating get {
      switch activity.kind {
      case .moving, .momentum, .wheelStream: isInRestRange(activity.target)
      case .zoomAnimating:
        activity.zoomAnimation.map { animation in
          let (end, zoomable) = (animation.path.end, animation.zoomable)
          return zoomable.allows(end.scale)
            && zoomable.range(at: end.scale).overscroll(of: end.offset).length <= Vector.rounding
        } ?? false
      case .idle, .tracking, .trackpadHold, .dragging, .panning, .pinching: true  // no motion
      case .chained, .chainedByFingers: true  // its chain follows the change: see `ScrollChain.assertMembers`; a leader takes it anywhere
      }
    }
  }

  private func isInRestRange(_ offset: Vector) -> Bool { setting.restRange.overscroll(of: offset).length <= Vector.rounding }
}

extension ScrollActivity {
  /// Whether an axis at rest has the cause of the other.
  fileprivate func hasCauseOfOther(at now: Double) -> Bool {
    guard var trajectory else { return true }
    return trajectory.adoptCause(at: now) == nil
  }

  /// Whether it has the parts of its kind and no others.
  fileprivate var hasPartsOfKind: Bool {
    (kind == .tracking ? touch != nil : touch == nil || kind.isOfPad) && (pan != nil) == (kind == .panning)
      && (pinch != nil) == (kind == .pinching) && (zoomAnimation != nil) == (kind == .zoomAnimating)
      && (chainedMotion != nil) == kind.isChained && chainedMotion?.isHeld ?? false == (kind == .chainedByFingers)
      && (lastMovementTime == -.infinity || takesSteps || kind == .moving || kind == .momentum)
      && (!isPlaced || kind == .idle)
  }
}
