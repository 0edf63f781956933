/// Nested scrollers that one gesture or motion scrolls as one.
///
///     child  ├────────┤
///     parent          ├────┤          what each member can scroll, in scroll chaining order
///     path   ├────────┴────┤          path offset 0: where the chain was divided
///
/// The path is a `Scroller` like any other. Its range is all that the members can scroll, one after the other. So a
/// drag, a fling, a wheel and an edge follow the same rules as in one scroller. The content offset of each member is
/// a function of the path offset (`ChainShare`). A fling leaves one member and enters the next at the exact time, at
/// any frame rate.
struct ScrollChain {
  /// Scrolls the path.
  var path: Scroller
  /// The path offset to which it has moved the members, in points.
  var appliedOffset = Vector.zero
  /// The members, innermost first.
  var members: LentArray<ChainMember>
  /// The time of the last call, in seconds.
  var clock = -Double.infinity
  /// Whether the members that take part are chosen along each axis: the gesture has moved along it, or is locked.
  var hasDirection = Pair(x: false, y: false)
  /// Whether a drag along the other axis keeps the gesture from moving any member along an axis.
  var isLocked = Pair(x: false, y: false)
  /// The direction along each axis in which the gesture moved last, by its sign; 0 while it is not known.
  var heading = Vector.zero
  /// Whether it has turned back along each axis out of range.
  var hasReversed = Pair(x: false, y: false)
  /// When a wheel turned last, or a key was pressed, in seconds.
  var lastWheel = -Double.infinity
  /// When the present segment of the path ends, in seconds; infinity if time alone does not end it.
  var segmentEnd = Double.infinity

  init(of members: LentArray<ChainMember>) {
    self.members = members
    path = Scroller(
      setting: ScrollSetting(
        geometry: .empty, feel: .uikit, alwaysBounces: Pair(x: false, y: false)))
  }

  // MARK: The path

  /// Everything that can be reported of the path at a time.
  mutating func snapshot(at now: Double) -> ScrollSnapshot { path.snapshot(at: now) }

  /// Whether it moves or holds any member.
  var isActive: Bool { members.indices.contains { members[$0].isChained } }

  /// Whether anything but the chain may have changed any member.
  var mayHaveChanged: Bool { members.indices.contains { members[$0].mayHaveChanged } }

  /// Whether fingers hold the chain.
  var isHeld: Bool { path.activity.holder != nil }

  /// Whether a finger holds the chain, or fingers pan.
  var isHeldByFinger: Bool { isHeld && path.activity.kind != .trackpadHold }

  /// The path offset, in points.
  mutating func offset(at now: Double) -> Vector { path.activity.offset(at: now) }

  /// The path offset after all wheel turns so far, in points.
  mutating func pendingOffset(at now: Double) -> Vector { path.activity.steps(at: now)?.asked ?? offset(at: now) }

  // MARK: Beginning and ending

  /// Begins at rest.
  mutating func begin(at now: Double) { clock = now }

  /// Begins with content that is caught in motion. A drag of it has no slop: the path begins as a wheel's stream, unless the innermost
  /// member moves by itself.
  mutating func beginInMotion(at now: Double) {
    clock = now
    path.beginTrack(at: .zero, now: now)
    path.activity.moveWithWheel(to: .zero, at: now)
    takeMotion(along: Pair(x: true, y: true), at: now)
  }

  /// Takes over the motion by which the innermost member moves by itself, along some axes: an input continues that motion or ends it, as
  /// it would alone.
  mutating func takeMotion(along axes: Pair<Bool>, at now: Double) {
    guard members[0].movesByItself else { return }
    var activity = members[0].scroller.view.engine.scroller.activity
    guard activity.kind == .moving else { return }
    let offset = members[0].snapshot.offset
    let range = members[0].scroller.restRange
    path.setting.geometry = Pair { axis in
      AxisGeometry(
        viewport: 0, content: 0, leadingInset: offset[axis] - range[axis].lower, trailingInset: range[axis].upper - offset[axis])
    }
    activity.shift(by: -offset)
    for axis in [Axis.x, .y] where !axes[axis] {
      activity.setMotion(axis, TimedMotion(motion: .rest(at: 0), since: now))
    }
    path.activity = activity
    path.restIfOver(at: now)
  }

  /// A gesture begins: each member takes the rules that were set for it last.
  mutating func adoptRules() {
    for index in members.indices { members[index].adoptRules() }
  }

  /// Removes the members from an index on. Each rests where it is, or returns into range.
  private mutating func removeMembers(from first: Int) {
    if first < members.count { members[0].scroller.markChanged() }
    for index in first..<members.count { members[index].leave(chainFrom: members[0].scroller) }
    members.removeAll(from: first)
  }

  /// Releases the outer members from an index on. The others continue, unless a released one moves: then the chain ends.
  mutating func releaseOutwards(from index: Int) {
    let isAnyMoving = (index..<members.count).contains { members[$0].snapshot.velocity != .zero }
    guard index > 0, isActive, !isAnyMoving else { return end() }
    releaseEdgeEffects(at: clock)
    removeMembers(from: index)
    redivide(at: clock)
  }

  /// Releases every member.
  mutating func end() {
    releaseEdgeEffects(at: clock)
    segmentEnd = .infinity
    path.activity = .idle(at: .zero)
    removeMembers(from: 0)
  }

  // MARK: Time

  /// Lets time pass, at most to the end of the present segment of the path.
  ///
  /// A segment ends where the path turns, where a member starts or stops moving, where an edge returns the path, where it
  /// rests, and where the pull of a member's edge has receded. The members first arrive at the end of the segment, then the
  /// next segment begins.
  ///
  /// - Returns: Whether a segment ended, so that another call may be needed.
  mutating func step(towards now: Double) -> Bool {
    guard segmentEnd <= now else {
      move(to: now)
      return false
    }
    move(to: max(segmentEnd, clock))
    endSegment()
    return true
  }

  private mutating func endSegment() {
    for index in members.indices where members[index].isChained { members[index].scroller.view.engine.passTime(to: clock) }
    if path.activity.kind == .panning, path.activity.end <= clock {
      return endPadGesture(at: clock)  // a pause ends the gesture
    }
    let rested = path.advance(to: clock)
    beginSegment(at: clock, rested: rested)
  }

  /// Moves the members along the present segment of the path.
  private mutating func move(to now: Double) {
    clock = now
    let states = path.states(inSegmentAt: now)
    let gesture = path.gestureVelocity(at: now)
    if path.setting.hasEffects { pullMembers(at: now) }
    if let states { appliedOffset = states.position }
    for index in members.indices {
      if let states, members[index].isChained {
        members[index].move(to: appliedOffset, states.velocity, at: now)
        members[index].scroller.view.followTime()
      } else {
        members[index].scroller.view.passTime(to: now)
      }
      members[index].setGestureVelocity(gesture)
    }
  }

  /// A path offset without the rounding error of the time at which a member starts or stops moving.
  mutating func withoutRounding(_ offset: Vector) -> Vector {
    var offset = offset
    for index in members.indices {
      offset.x = members[index].shares.x.withoutRounding(offset.x)
      offset.y = members[index].shares.y.withoutRounding(offset.y)
    }
    return offset
  }
}
