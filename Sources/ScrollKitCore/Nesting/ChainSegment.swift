/// A segment of the path of a chain: what its members report and how they move until it ends.
///
///     path     ├── segment ──┤── segment ──┤── segment ─▶
///     list     moves       │ rests     │
///     page     rests       │ moves     │ bounces        a member starts or stops moving where a segment begins
struct ChainSegment {
  /// The path where the segment begins.
  let path: ScrollSnapshot
  /// The path offset to which the chain moved the members before, in points.
  let former: Vector
  /// How the path moves along each axis, and the causes.
  let motions: Pair<TimedMotion>
  let causes: Pair<Trajectory.Cause>
  /// The path offset at which the segment ends if nothing else happens, in points.
  let stop: Vector
  /// When it ends, in seconds; infinity if time alone does not end it.
  let end: Double
  /// Whether a stream moves the path.
  let isStreamed: Bool
  /// When a motion of the path came to its own end, in seconds; nil if none did just now.
  let rested: Double?
  /// The velocity that a finger gives the path, in points per second.
  let gestureVelocity: Vector
  /// How far a finger pulls the edges of the path, in points.
  let pull: Vector

  /// Whether no member has moved to where it begins, or moves on it.
  var movesNothing: Bool {
    pull == .zero && Edges(from: former, to: path.offset).isEmpty && Edges(from: path.offset, to: stop).isEmpty
  }
}

extension ScrollChain {
  /// Moves every member to its content offset, and begins a segment of the path.
  ///
  /// - Parameter rested: When the path came to its own end, in seconds; nil if it did not just now.
  mutating func beginSegment(at now: Double, rested: Double? = nil) {
    if !isHeld { releaseEdgeEffects(at: now) }
    members[0].scroller.markChanged()
    let segment = nextSegment(at: now, rested: rested)
    segmentEnd = segment.end
    appliedOffset = segment.path.offset
    if segment.path.followsGesture, segment.movesNothing { noteUnmoved() }
    for index in members.indices {
      members[index].begin(segment)
      guard !members[index].isChained, members[index].scroller.view.engine.isChained else { continue }
      // The chain moves it no more: it was chained until here, or has been moved at once.
      let (scroller, offset) = (members[index].scroller, members[index].offset(at: appliedOffset))
      let target = scroller.view.snapTarget(heldAt: offset)
      scroller.view.engine.endChainSegment(
        at: offset, rested: segment.path.isSettling ? now : rested, snappingTo: target)
      scroller.view.followNewSegment()
      scroller.view.passTime(to: now)
    }
    // The pull that the path has returned begins another segment of a member that is not chained.
    for index in members.indices { members[index].scroller.view.followNewSegment() }
  }

  /// Where a gesture has moved no member, it counts as that of the innermost which takes part, or of that under the fingers: hosts see a
  /// drag also where content is at its end, and before the first movement of a pan.
  private mutating func noteUnmoved() {
    let members = members
    if members.indices.contains(where: { members[$0].hasMoved }) { return }
    self.members[members.indices.first { members[$0].takesPart.x || members[$0].takesPart.y } ?? 0].hasMoved = true
  }

  /// The segment of the path that begins now.
  private mutating func nextSegment(at now: Double, rested: Double?) -> ChainSegment {
    var snapshot = snapshot(at: now)
    snapshot.offset = withoutRounding(snapshot.offset)
    snapshot.target = withoutRounding(snapshot.target)
    let end = segmentEnd(from: now, to: path.segmentEnd(after: now))
    let stop = end < .infinity ? path.offset(inSegmentAt: end) : snapshot.offset
    let motions = path.activity.pathMotions ?? Pair { axis in  // a resampled finger moves evenly within a segment
      TimedMotion(motion: .line(from: snapshot.offset[axis], to: stop[axis], duration: end - now), since: now)
    }
    return ChainSegment(
      path: snapshot, former: appliedOffset, motions: motions, causes: path.activity.causesOfPath, stop: stop, end: end,
      isStreamed: path.activity.kind.isStreamed, rested: rested, gestureVelocity: path.gestureVelocity(at: now), pull: path.pull(at: now))
  }

  // MARK: The end of a segment

  /// When the first member starts or stops moving on the segment of the path from `now` to `end`, in seconds; `end` if
  /// none does.
  private mutating func segmentEnd(from now: Double, to end: Double) -> Double {
    let end = members.indices.reduce(end) { min($0, members[$1].scroller.view.engine.scroller.recessionEnd(after: now)) }
    guard end < .infinity else { return end }
    let start = withoutRounding(path.offset(inSegmentAt: now))
    let stop = path.offset(inSegmentAt: end)
    return min(crossing(.x, from: start, to: stop, now, end), crossing(.y, from: start, to: stop, now, end))
  }

  /// When the first member starts or stops moving along an axis, in seconds; `end` if none does.
  ///
  /// - Precondition: The path does not turn between `now` and `end`.
  private mutating func crossing(
    _ axis: Axis, from start: Vector, to stop: Vector, _ now: Double, _ end: Double
  ) -> Double {
    let direction = stop[axis] > start[axis] ? 1.0 : -1
    var distance = (stop[axis] - start[axis]).magnitude - Vector.rounding
    var next: Double?
    for index in members.indices {
      guard let boundary = members[index].shares[axis].next(after: start[axis], towards: direction),
        (boundary - start[axis]).magnitude < distance
      else { continue }
      distance = (boundary - start[axis]).magnitude
      next = boundary
    }
    guard let next else { return end }
    return path.time(ofProgress: next, axis, from: now, to: end)
  }
}

extension ChainMember {
  /// Moves the scroller to its content offset, where a segment of the path begins.
  ///
  ///     has a phase                    chained on this segment
  ///     has none, but was chained      `beginSegment` ends it
  ///     has none, but is elsewhere     chained at this time alone: it moves there, and `beginSegment` ends it
  ///     has none, but moves by itself  the same: the path has ended that motion
  mutating func begin(_ segment: ChainSegment) {
    let (offset, last) = (offset(at: segment.path.offset), self.offset(at: segment.stop))
    let isElsewhere = !Edges(from: self.offset(at: segment.former), to: offset).isEmpty
    let willMove = !Edges(from: offset, to: last).isEmpty
    if isElsewhere || willMove || pull(of: segment.pull) != .zero { hasMoved = true }
    scroller.willBounce = !bounces(of: segment.path).isEmpty
    let phase = phase(of: segment.path)
    let isEnded = movesByItself && (takesPart.x || takesPart.y)
    guard phase != nil || isChained || isElsewhere || isEnded else { return }
    if phase != nil || !isChained {
      var path = Trajectory(.coast, motions: Pair { axis in
        last[axis] == offset[axis]
          ? TimedMotion(motion: .rest(at: offset[axis]), since: 0)
          : segment.motions[axis].shifted(by: offset[axis] - segment.path.offset[axis])
      })
      path.causes = segment.causes
      scroller.view.engine.beginChainSegment(
        motion(on: segment, phase ?? segment.path.phase), to: offset, along: path, arrived: segment.rested)
    }
    isChained = phase != nil
  }

  /// What the scroller reports of the path's motion, in a phase.
  private func motion(on segment: ChainSegment, _ phase: ScrollPhase) -> ChainedMotion {
    let path = segment.path
    let (bounces, target) = (bounces(of: path), offset(at: path.target))
    // A member that the path leaves out of range returns when the path has ended. Fingers hold it out of range.
    let isHeld = path.phase.isHeld
    return ChainedMotion(
      velocity: shares.velocity(of: path.velocity, at: path.offset), target: isHeld ? target : range.clamp(target),
      phase: phase == .bouncing && bounces.isEmpty ? .coasting : phase, isSettling: path.isSettling,
      isStreamed: segment.isStreamed, needsTick: path.needsTick, bounces: bounces,
      gestureVelocity: shares.velocity(of: segment.gestureVelocity, at: path.offset), pull: pull(of: segment.pull))
  }

  /// The phase that hosts see of it; nil if the chain neither moves nor holds it.
  private func phase(of path: ScrollSnapshot) -> ScrollPhase? {
    switch path.phase {
    case .idle: nil
    case .tracking, .zooming: wasHeldAtBegin || hasMoved ? path.phase : nil
    case .dragging: hasMoved ? .dragging : wasHeldAtBegin ? .tracking : nil
    case .coasting, .bouncing, .animating, .wheeling, .steering:
      (path.isSettling ? isUnderWay(path) : hasMoved) ? path.phase : nil
    }
  }

  /// Whether the path moves it now, or will.
  private func isUnderWay(_ path: ScrollSnapshot) -> Bool {
    offset(at: path.offset) != offset(at: path.target) || shares.velocity(of: path.velocity, at: path.offset) != .zero
  }

  /// The edges at which it bounces: those of the path at which it is the last member.
  private func bounces(of path: ScrollSnapshot) -> Edges {
    var edges: Edges = []
    if shares.x.lowest == -.infinity { edges.formUnion(.left) }
    if shares.x.highest == .infinity { edges.formUnion(.right) }
    if shares.y.lowest == -.infinity { edges.formUnion(.top) }
    if shares.y.highest == .infinity { edges.formUnion(.bottom) }
    return path.bounces.intersection(edges)
  }
}

extension ScrollSnapshot {
  /// Whether fingers drag the path, or the platform's momentum moves it.
  fileprivate var followsGesture: Bool { phase == .dragging || phase == .coasting && !isSettling }
}
