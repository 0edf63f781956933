/// How the behaviours follow a change of the content.
///
///     order           adjusts the content          answers the change
///     snapping        to a page, item or area
///     scroll to top                                forgets the return offset
///     headers                                      move, stretch, snap
///     nub                                          shows, fades
///     scroll to top   a moved top: retargets
///     pages                                        emit
///     list                                         forgets its goal, finds what is visible
///     refresh         opens and closes the start   emits, before that is another change
///
/// Snapping is first, so that the others see where the content really goes. Scroll to top retargets after all have seen
/// where the content was when the change came. A refresh is last: it begins another piece of the path.
extension ScrollView {
  /// Follows the change that `perform` made, and emits what changed of the behaviours themselves.
  mutating func followChange() {
    if hasBehaviours { followChange(along: Self.ownPath) }
  }

  /// Follows the changes of the content since the last call.
  package mutating func follow() { follow(along: Self.ownPath) }

  /// Returns the phase's offset at an earlier time of the present piece of the path, in points.
  typealias Path = (_ time: Double, _ scroller: Scroller) -> Vector

  /// The path of content that no chain moves.
  static func ownPath(_ time: Double, _ scroller: Scroller) -> Vector {
    scroller.phaseOffset(inPieceAt: time)
  }

  /// Follows the changes of the content since the last call.
  ///
  /// - Parameter path: The path on which the content moved.
  mutating func follow(along path: Path) {
    guard hasBehaviours, engine.revision != behaviours.seenRevision || behaviours.needsTick else { return }
    makeUnique()
    followChange(along: path)
  }

  private mutating func followChange(along path: Path) {
    guard engine.revision != behaviours.seenRevision else { return emitChanges(along: path) }
    let isByTime = engine.piece.number == behaviours.seenPiece
    // Events of a motion that ended before this call come before the changes of this call.
    if behaviours.needsTick, !isByTime { emitChanges(along: path) }
    let shift = engine.takeShift()
    apply(shift.content)
    zoom(to: engine.scroller.scale, movingOffsetBy: shift.zoom.y)
    behaviours.snaps?.follow(
      &engine, before: behaviours.seenPhase, isShifted: shift.content != .zero || shift.zoom != .zero)
    noteSeen()
    if !isByTime {
      behaviours.movementBegin = engine.clock
      behaviours.movementStart = behaviours.seenOffset
    }
    let change = ScrollChange(
      from: behaviours.movementStart, since: behaviours.movementBegin, before: behaviours.seenPhase,
      shift: shift.content.distance.y + shift.zoom.y,
      isByTime: isByTime, isScrubbing: behaviours.nub?.isGrabbed ?? false, to: engine)
    if !isByTime { behaviours.movementStart = change.offset }
    behaviours.seenOffset = change.offset
    behaviours.seenPhase = change.phase
    if change.geometry != behaviours.seenGeometry {
      behaviours.seenGeometry = change.geometry
      let hasRoom = behaviours.nub?.track(in: behaviours.seenGeometry) != nil
      findRoomForNub(at: time(of: .nub(hasRoom: hasRoom), along: path))
    }
    behaviours.top?.respond(to: change, isWithinBatch: behaviours.anchor.depth > 0)
    behaviours.headers.respond(to: change)
    behaviours.nub?.respond(to: change)
    if behaviours.top?.animation != nil { retargetScrollToTop() }
    // A tick of a motion to a known target changes no page.
    if behaviours.snaps != nil, !isByTime || !change.isSettling { emitPages() }
    if behaviours.list != nil { followList(shift: shift.content.distance + shift.zoom) }
    guard behaviours.refresh != nil else { return emitChanges(along: path) }
    followRefresh(change, along: path)
    if engine.revision != behaviours.seenRevision { follow() }  // a refresh opened or closed the content
  }

  /// Shifts everything in the behaviours that remembers an offset. A header has positions in the viewport, which stay.
  private mutating func apply(_ shift: ContentShift) {
    guard shift != .zero else { return }
    behaviours.seenOffset += shift.distance.y
    behaviours.movementStart += shift.distance.y
    behaviours.top?.shift(by: shift.returnOffsetDistance)
    behaviours.anchor.shift(by: shift)
    behaviours.snaps?.shift(by: shift.distance)
    behaviours.nub?.shift(by: shift.distance.y)
    behaviours.bars.x?.shift(by: shift.distance.x)
    behaviours.bars.y?.shift(by: shift.distance.y)
  }

  /// Follows a change of the scale. The movement of the offset by it is no scroll.
  private mutating func zoom(to scale: Double, movingOffsetBy distance: Double) {
    behaviours.top?.zoom(by: scale / behaviours.seenScale, from: behaviours.seenOffset, to: behaviours.seenOffset + distance)
    behaviours.seenScale = scale
    behaviours.seenOffset += distance
    behaviours.movementStart += distance
  }

  /// A scroll to the top also ends at the top if rows are inserted above or the inset changes meanwhile.
  private mutating func retargetScrollToTop() {
    guard let animation = behaviours.top?.animation, engine.lastSnapshot.animation == animation else { return }
    let target = Vector(x: engine.lastSnapshot.target.x, y: targetTop)
    guard target != engine.lastSnapshot.target else { return }
    engine.redirect(to: target)
    behaviours.seenOffset = engine.lastSnapshot.offset.y
    behaviours.seenPhase = engine.lastSnapshot.phase
    noteSeen()
  }

  /// The changes of the content so far are followed.
  private mutating func noteSeen() {
    behaviours.seenRevision = engine.revision
    behaviours.seenPiece = engine.piece.number
  }

  /// Begins a new movement of the content at the present time: a behaviour has changed.
  mutating func beginMovement() {
    behaviours.movementBegin = engine.clock
    behaviours.movementStart = behaviours.seenOffset
    behaviours.headers.begin(at: engine.clock)
  }
}

extension ScrollChange {
  /// The change from an offset and a phase to the present snapshot of an engine.
  init(
    from offset: Double, since began: Double, before: PhaseKind, shift: Double, isByTime: Bool, isScrubbing: Bool,
    to engine: borrowing ScrollEngine
  ) {
    from = offset
    self.offset = engine.lastSnapshot.offset.y
    target = engine.lastSnapshot.target.y
    self.shift = shift
    geometry = engine.scroller.setting.geometry.y
    opening = engine.scroller.setting.opening
    self.began = began
    time = engine.clock
    self.isByTime = isByTime
    rested = before == .idle ? engine.clock : engine.rested
    self.before = before
    phase = engine.lastSnapshot.phase
    isSettling = engine.lastSnapshot.isSettling
    self.isScrubbing = isScrubbing
    reducesMotion = engine.scroller.preferences.reducesMotion
  }
}
