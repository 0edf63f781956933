/// How the behaviours follow a change of the content.
///
///     order           adjusts the content          answers the change
///     snapping        to a page, item or area
///     scroll to top                                forgets the return offset
///     headers                                      move, stretch, snap
///     nub                                          shows, fades
///     scroll to top   a moved top: retargets
///     pages                                        emit
///     lists                                        forget their goals, find what is visible
///     refresh         opens and closes the start   emits, before that is another change
///     conversation    leads to its end
///
/// Snapping is first, so that the others see where the content really goes. Scroll to top retargets when headers and
/// nub have seen where the content was; pages and list see the new target. A refresh and a conversation are last: they begin
/// another segment of the path, which all follow.
extension ScrollView {
  /// Follows the change that `perform` made, of the content or of a behaviour alone.
  mutating func followChange() {
    guard hasBehaviours else { return }
    makeUnique()
    if hasNewSegment {
      followSegments()
    } else {
      emitChanges()
      emitListChanges()
    }
  }

  /// Follows the present segment of the path, if the behaviours have not: one that began outside `perform` (a finger, a chain), or
  /// within a change that needs the behaviours before its next step (scroll to top).
  package mutating func followNewSegment() {
    guard hasBehaviours, hasNewSegment else { return }
    makeUnique()
    followSegments()
  }

  /// Follows a segment of the path, and those that answer it: a refresh opens or closes the content, then a conversation leads to its end,
  /// once.
  private mutating func followSegments() {
    repeat { followSegment() } while hasNewSegment
    followEndOfConversation()
    while hasNewSegment { followSegment() }
    emitListChanges()
  }

  /// Whether the content is on another segment of its path than the behaviours.
  var hasNewSegment: Bool { engine.segment.number != behaviours.followed.segment }

  /// Follows what time has changed.
  mutating func followTime() {
    guard hasBehaviours else { return }
    if hasNewSegment || engine.lastSnapshot.needsTick {
      makeUnique()
      followSegments()
    } else if behaviours.needsTick {
      makeUnique()
      emitChanges()
    }
  }

  private mutating func followSegment() {
    // Events of a motion that ended before this call come before the changes of this call.
    if behaviours.needsTick, hasNewSegment { emitChanges() }
    let shift = behaviours.followed.shift
    let zoomed = distanceOfZoom
    if zoomed != nil { followZoom() }
    let zoomDistance = zoomed ?? .zero
    behaviours.snapGuide?.follow(
      &engine, before: behaviours.followed.phase, at: behaviours.followed.offset,
      shifted: Pair { axis in shift[axis] != 0 || zoomDistance != .zero }, isScaled: zoomed != nil, held: behaviours.heldAxes)
    let isByTime = !hasNewSegment  // after snapping, which may have begun a segment
    let distance = shift + zoomDistance
    let driver = isByTime ? behaviours.followed.driver : driver(.y)  // the same all along a segment
    let change = ScrollChange(
      from: isByTime && zoomed == nil ? engine.segment.start.y : behaviours.followed.offset.y, former: behaviours.followed,
      shift: distance.y, isByTime: isByTime, driver: driver, to: engine)
    behaviours.followed = ScrollBehaviours.FollowedState(engine, drivenBy: driver)
    followSteering()
    if !isByTime || zoomed != nil { findNubTrack() }
    behaviours.top?.respond(to: change, isWithinBatch: behaviours.anchor.depth > 0)
    behaviours.headers.respond(to: change)
    behaviours.nub?.respond(to: change)
    if behaviours.top?.animation != nil { retargetScrollToTop() }
    // A tick of a motion to a known target changes no page.
    if behaviours.snapGuide != nil, !isByTime || !change.isSettling { emitPages() }
    followLists(shift: distance, isZoomed: zoomed != nil)
    // A refresh emits before it begins another segment.
    if behaviours.refresh != nil { followRefresh(change) } else { emitChanges() }
  }

  /// Shifts what behaviours remember of offsets: a change has shifted the content. Headers have positions in the viewport, which
  /// stay; a list, a conversation and a host's offset follow the shift with the movement.
  mutating func apply(_ shift: ContentShift) {
    guard hasBehaviours, shift != .zero else { return }
    makeUnique()
    behaviours.followed.offset = behaviours.followed.offset + shift.distance
    behaviours.followed.shift = behaviours.followed.shift + shift.distance
    behaviours.top?.shift(by: shift.returnOffsetDistance)
    behaviours.anchor.shift(by: shift)
    behaviours.snapGuide?.shift(by: shift.distance)
    behaviours.nub?.shift(by: shift.distance.y)
    behaviours.bars.x?.shift(by: shift.distance.x)
    behaviours.bars.y?.shift(by: shift.distance.y)
    behaviours.deltas?.shift(by: shift.distance)
  }

  /// How far a change of the scale moved the offset, in points; nil if the scale is the same and does not change.
  private var distanceOfZoom: Vector? {
    mutating get {
      let isZooming = behaviours.followed.phase == .zooming || engine.lastSnapshot.phase == .zooming
      guard engine.mode == .driven, isZooming || engine.scroller.scale != behaviours.followed.scale else { return nil }
      return engine.lastSnapshot.offset - behaviours.followed.offset
    }
  }

  /// Follows a change of the scale. The movement of the offset by it is no scroll: a header stays.
  private mutating func followZoom() {
    let (before, after) = (behaviours.followed.offset, engine.lastSnapshot.offset)
    let factor = engine.scroller.scale / behaviours.followed.scale
    behaviours.top?.zoom(by: factor, from: before.y, to: after.y)
    behaviours.anchor.zoom(by: factor, from: before, to: after)
    behaviours.followed.offset = after
  }

  /// A scroll to the top also ends at the top if rows are inserted above or the inset changes meanwhile.
  private mutating func retargetScrollToTop() {
    guard engine.lastSnapshot.isAnimated(by: behaviours.top?.animation), !engine.scroller.setting.isUnbounded else { return }
    let top = targetTop
    guard top != engine.lastSnapshot.target.y else { return }
    request(.y, to: top, for: .top, own: behaviours.top?.animation)
    let driver = driver(.y)
    behaviours.followed = ScrollBehaviours.FollowedState(engine, drivenBy: driver)
  }

  /// Begins a movement of the content at the present time: a behaviour that moves with it was enabled or changed.
  mutating func beginMovement() {
    engine.beginSegment()
    let driver = driver(.y)
    behaviours.followed = ScrollBehaviours.FollowedState(engine, drivenBy: driver)
    behaviours.headers.beginMovement(at: engine.clock)
  }
}

extension ScrollChange {
  /// The change from an offset and a followed state to the present snapshot of an engine, and what drives the content now.
  init(
    from offset: Double, former: ScrollBehaviours.FollowedState, shift: Double, isByTime: Bool, driver: AxisDriver,
    to engine: borrowing ScrollEngine
  ) {
    from = offset
    self.offset = engine.lastSnapshot.offset.y
    target = engine.lastSnapshot.target.y
    self.shift = shift
    let lengths = engine.scroller.setting.geometry.y
    geometry = engine.mode == .observed ? lengths.observed : lengths
    restExtension = engine.scroller.setting.restExtension
    begin = engine.segment.begin
    time = engine.clock
    self.isByTime = isByTime
    rested = former.phase == .idle ? engine.clock : engine.rested  // content that is moved at rest comes to rest now
    formerPhase = former.phase
    phase = engine.lastSnapshot.phase
    isSettling = engine.lastSnapshot.isSettling
    isPlaced = engine.scroller.activity.isPlaced
    formerDriver = former.driver
    self.driver = driver
    reducesMotion = engine.scroller.rules.preferences.reducesMotion
    isStill = !isByTime && shift == 0 && offset == self.offset && former.inset == lengths.leadingInset
  }
}
