/// Changes of the content's or the viewport's size, and content shifts.
extension Scroller {
  /// Changes the geometry.
  ///
  /// The first geometry puts the content at its start, if it has one.
  ///
  /// - Parameter shift: How far the visible content moved within the content, in points: 400 points of rows inserted
  ///   above it are a shift of +400. Visible content does not move, unless the new range ends before the new offset.
  /// - Parameter isEdit: Whether the shift follows from the change. Then content at rest is put into the new range at once; content that
  ///   was shifted out of it by itself returns.
  package mutating func change(to geometry: ScrollGeometry, shift: Vector, isEdit: Bool = false, at now: Double) {
    guard setting.geometry == .empty, !setting.isUnbounded else {
      return setGeometry(geometry, shift: shift, isEdit: isEdit, at: now)
    }
    let start = setting.start(of: geometry)
    if activity.kind == .idle {
      let isPlaced = isPlaced(at: now)
      let place = isPlaced ? activity.target + excess(at: now) : start
      setting.geometry = geometry
      rest(at: setting.clamp(place))
      if isPlaced { setTarget(place, at: now) }
    } else {  // what holds or moves the content does so from its start on
      setGeometry(geometry, shift: start - activity.offset(at: now), at: now)
    }
  }

  /// Changes the geometry of content whose place is known.
  ///
  /// The parameters are as for `change`.
  mutating func setGeometry(_ geometry: ScrollGeometry, shift: Vector, isEdit: Bool = false, at now: Double) {
    if shift == .zero, geometry == setting.geometry { return }  // what holds the content holds it as before
    let (old, excess) = (setting.restRange, excess(at: now))
    setting.geometry = geometry
    if shift != .zero { activity.shift(by: shift) }
    continueInRestRange(after: old, shift: shift, isEdit: isEdit, exceeding: excess, at: now)
  }

  /// Lets content rest before its content range, in points: a refresh opens it.
  mutating func open(to refreshInset: Double, at now: Double) {
    let (old, excess) = (setting.restRange, excess(at: now))
    setting.restExtension.refreshInset = refreshInset
    continueInRestRange(after: old, shift: .zero, exceeding: excess, at: now)
  }

  /// Takes the ends of the content away. It stays where it is, and a motion continues.
  mutating func removeEnds(at now: Double) {
    let (old, excess) = (setting.restRange, excess(at: now))
    setting.restExtension.beyondEnds = .infinity
    continueInRestRange(after: old, shift: .zero, exceeding: excess, at: now)
  }

  /// Follows a change of the rest range. What is held or moves does so in the new range.
  ///
  /// - Parameter excess: How much farther the content would rest if the range had no ends, in points.
  private mutating func continueInRestRange(
    after old: Pair<Interval>, shift: Vector, isEdit: Bool = false, exceeding excess: Vector, at now: Double
  ) {
    let place = activity.target + excess
    if activity.kind != .idle {
      var offset = activity.offset(at: now)
      // A shift is not visible: shifted content returns into range when it is released.
      if shift == .zero { offset = Vector { setting.offset(ofHeld: offset[$0], $0, formerRange: old[$0]) } }
      moveHeldContent(to: offset, now: now)
      resize(from: Pair(x: old.x.shifted(by: shift.x), y: old.y.shifted(by: shift.y)), to: place, now: now)
    } else if shift != .zero, !isEdit, !setting.isInRange(place) {
      releaseWithoutVelocity(at: now)
    } else {  // content at rest returns into range at once
      rest(at: setting.clamp(place))
    }
    confine(at: now)
    restIfOver(at: now)
    if setting.geometry != .empty { setTarget(place, at: now) }  // before, only the program sets a place
  }

  /// Fingers that hold the content hold it at an offset.
  private mutating func moveHeldContent(to offset: Vector, now: Double) {
    switch activity.kind {
    case .dragging, .panning: reanchor(at: offset, now: now)
    case .tracking, .trackpadHold: activity.move(to: offset)
    case .chainedByFingers: activity.moveWithChain(to: offset, velocity: .zero)
    case .idle, .momentum, .wheelStream, .moving, .chained, .pinching,
      .zoomAnimating:
      break
    }
  }

  /// The range changed. A motion continues from its position and velocity to where it can now rest.
  ///
  /// - Parameter place: Where a motion with a target would rest if the range had no ends, in points.
  private mutating func resize(from old: Pair<Interval>, to place: Vector, now: Double) {
    switch activity.kind {
    case .momentum, .wheelStream:
      if !setting.isInRange(activity.offset(at: now)) { return releaseWithoutVelocity(at: now) }
      guard let motions = activity.afterSilence else { return }
      activity.setMotion(.x, setting.resized(motions.x, .x, from: old.x, to: place.x, now: activity.end))
      activity.setMotion(.y, setting.resized(motions.y, .y, from: old.y, to: place.y, now: activity.end))
    case .moving:
      guard let trajectory = activity.trajectory else { return }
      activity.setMotion(.x, setting.resized(trajectory.motions.x, .x, from: old.x, to: place.x, now: now))
      activity.setMotion(.y, setting.resized(trajectory.motions.y, .y, from: old.y, to: place.y, now: now))
    case .chained: activity.confineTarget(in: setting.restRange)  // if its share of the path is the same, no other segment begins
    case .idle, .tracking, .trackpadHold, .dragging, .panning,
      .chainedByFingers,  // its chain changes it
      .pinching, .zoomAnimating:  // see `changeZooming`
      break
    }
  }

  /// Moves content that the change put out of range at an edge that stretches or glows into range at once.
  private mutating func confine(at now: Double) {
    let offset = activity.offset(at: now)
    let inRange = setting.confined(offset)
    guard inRange != offset else { return }
    translate(to: inRange, now: now)
  }

  /// As `translate`, along an axis.
  mutating func translate(_ axis: Axis, to place: Double, now: Double) {
    var offset = activity.offset(at: now)
    offset[axis] = place
    translate(to: offset, now: now)
  }

  /// Moves content that is held or in motion to an offset at once. What holds it goes on, and a motion along an axis on which
  /// that is no other offset.
  private mutating func translate(to place: Vector, now: Double) {
    let offset = activity.offset(at: now)
    if activity.kind == .chained { activity.moveWithChain(to: place, velocity: .zero) }
    if activity.kind == .momentum { activity.moveWithMomentum(to: place, at: activity.lastMovementTime) }
    moveHeldContent(to: place, now: now)
    for axis in [Axis.x, .y] where activity.kind == .moving && place[axis] != offset[axis] {
      activity.setMotion(axis, TimedMotion(motion: .rest(at: place[axis]), since: now))
    }
  }
}

extension ScrollSetting {
  /// The offset at which content of a range starts: at the top, and at the left or where it begins at the right.
  func start(of range: Pair<Interval>) -> Vector {
    Vector(x: isRightToLeft ? range.x.upper : range.x.lower, y: range.y.lower)
  }

  /// The offset at which content of a geometry begins.
  fileprivate func start(of geometry: ScrollGeometry) -> Vector { start(of: restRange(of: geometry.range)) }

  /// The offset of held content along an axis after its range has changed from `old`, in points. A range that shrinks past
  /// the content moves it into range, unless the edge bounces.
  fileprivate func offset(ofHeld offset: Double, _ axis: Axis, formerRange old: Interval) -> Double {
    let edge = restRange(axis).clamp(offset)
    let overscroll = offset - edge
    let isPassed = overscroll.magnitude > old.overscroll(of: offset).magnitude
    return isPassed && !rules.feel.edges[axis][overscroll].moves ? edge : offset
  }

  /// Continues a motion in another range, from its position and velocity at `now`.
  ///
  /// - Parameter place: Where one with a target would rest if the range had no ends, in points.
  fileprivate func resized(
    _ timed: TimedMotion, _ axis: Axis, from old: Interval, to place: Double, now: Double
  ) -> TimedMotion {
    let range = restRange(axis)
    guard range != old else { return timed }
    let motion = timed.motion
    let state = timed.state(at: now)
    let oldDestination = motion.destination
    switch motion.purpose {
    case .release: return released(timed, axis, now: now)
    case .target:
      let destination = range.clamp(place)
      if destination == oldDestination { return timed }
      // The feel may have changed meanwhile: a spring remains a spring.
      if motion.isApproach {
        let spring = WheelSmoothing.spring.motion(state, to: destination, rate: 0, in: range)
        return TimedMotion(motion: spring, since: now)
      }
      return retargeted(timed, axis, to: destination, duration: max(animationDuration, timed.end - now), now: now)
    case .pace:  // at the same velocity to the end of the new range
      let isToEnd = oldDestination == old.end(towards: motion.pace)
      let end = isToEnd ? range.end(towards: motion.pace) : range.clamp(oldDestination)
      return steeredMotion(
        axis, from: state, at: motion.pace, ramp: motion.rampLeft(at: now - timed.since), to: end,
        now: now)
    }
  }

  /// The motion of released content in another range.
  ///
  ///     rests within the range, or at an edge that did not move       → stays as it is
  ///     bounces, its edge moved; still past an edge                   → returns to that edge
  ///     bounces, its edge moved; in range, on its way back into it    → stays as it is
  ///     otherwise                                                     → is released anew
  private func released(_ timed: TimedMotion, _ axis: Axis, now: Double) -> TimedMotion {
    let (range, motion, state) = (restRange(axis), timed.motion, timed.state(at: now))
    if let side = motion.edgeSide {
      let edge = side > 0 ? range.upper : range.lower
      let isPastOtherEdge = range.overscroll(of: state.position) * side < 0
      if (edge - motion.destination).magnitude <= Vector.rounding, !isPastOtherEdge { return timed.shifted(toEndAt: edge) }
      if timed.isBouncing(at: now), let bounce = continuedBounce(timed, axis, from: state, now: now) { return bounce }
    } else if motion.duration > 0, let kept = inRange(timed, axis) {
      return kept
    }
    return TimedMotion(motion: release(axis, state), since: now)
  }

  /// The bounce of an edge that moved, in another range; nil if it no longer is one.
  private func continuedBounce(
    _ timed: TimedMotion, _ axis: Axis, from state: MotionState, now: Double
  ) -> TimedMotion? {
    if let motion = continuedReturn(axis, from: state) { return TimedMotion(motion: motion, since: now) }
    // A return is no fling.
    let returns = state.velocity * (timed.motion.destination - state.position) > 0
    return returns ? inRange(timed, axis) : nil
  }

  /// The rest of a bounce that was moved, or whose edge was, from its position and velocity; nil in range.
  func continuedReturn(_ axis: Axis, from state: MotionState) -> Motion? {
    let edge = restRange(axis).clamp(state.position)
    let overscroll = state.position - edge
    guard overscroll != 0 else { return nil }
    return rules.feel.coast.end(rules.feel.edges[axis][overscroll]).returning(state, to: edge).bouncing
  }

  /// A motion that rests within the range, without the rounding error of its destination; nil if it does not rest there.
  private func inRange(_ timed: TimedMotion, _ axis: Axis) -> TimedMotion? {
    let destination = timed.motion.destination
    let place = restRange(axis).clamp(destination)
    return (place - destination).magnitude <= Vector.rounding ? timed.shifted(toEndAt: place) : nil
  }
}
