/// What moves the content: a kind, and the stored parts of that kind.
///
///     idle ─ press ─▶ tracking ─ past the slop ─▶ dragging ─ release ─▶ moving ─ at its end ─▶ idle
///     idle ─ pan ──▶ panning ─ fingers lifted ─▶ moving, or momentum if the platform has its own
///     idle ─ wheel, key, scroll of the program ─▶ moving; a wheel in points ─▶ wheelStream
///     momentum, wheelStream ─ 0.15 s of silence ─▶ idle        any motion ─ press ─▶ tracking
///     both between snap targets ─ 0.15 s of silence ─▶ moving
///
/// The offset is computed from the activity and the time and is never stored beside them. A part is nil unless its comment
/// names the kind: each activity begins by a function below, which drops the parts of the one before. Streams and chains also
/// store motions, and `idle` keeps the steps of the wheel that led there.
package struct ScrollActivity: Equatable, Sendable {
  package private(set) var kind: Kind
  /// The offset of content that neither a drag anchor nor a motion moves, in points.
  private var storedOffset: Vector
  /// When the last movement of a stream or the last step came, in seconds; −∞ in other activities.
  package private(set) var lastMovementTime: Double
  /// `moving` by a wheel along an axis and `wheelStream`, and `idle` after them.
  private var stepsPart = WheelSteps(at: .zero)
  /// Whether the program has set the offset at which the content rests; false in other activities.
  private(set) var isPlaced = false
  /// The axis to which the pan before `momentum` was locked; nil in other activities.
  private(set) var lockedAxis: Axis?
  /// `chained`: when its path is to arrive at the target along each axis; nil where content has not asked to go there on this segment.
  private(set) var goals = Pair<Scroller.Arrival?>(x: nil, y: nil)
  /// `tracking`; and during a gesture of a trackpad, a pointer that waits for its end.
  package private(set) var touch: Touch?
  /// `panning`.
  package private(set) var pan: Pan?
  /// `chained` and `chainedByFingers`.
  private(set) var chainedMotion: ChainedMotion?
  private var zoomPart: ZoomPart?
  // Each frame reads these. An optional of this size is copied to be read: 150 instructions.
  private var dragPart = Drag.none
  // During `momentum` and `wheelStream`: the motions that begin at its end, if content moves on. During `chained` and
  // `chainedByFingers`: those on the present segment of the path, with the causes of its chain.
  private var trajectoryPart = Trajectory.none

  /// `dragging`.
  package var drag: Drag? { kind == .dragging ? dragPart : nil }
  /// `moving`.
  package var trajectory: Trajectory? { kind == .moving ? trajectoryPart : nil }
  /// `pinching`.
  package var pinch: PinchGesture? {
    guard case .pinch(let pinch)? = zoomPart else { return nil }
    return pinch
  }
  /// `zoomAnimating`.
  package var zoomAnimation: ZoomAnimation? {
    guard case .animation(let animation)? = zoomPart else { return nil }
    return animation
  }

  /// What changes the scale. Two stored optionals would make a scroller 216 bytes larger.
  private enum ZoomPart: Equatable, Sendable {
    case pinch(PinchGesture)
    case animation(ZoomAnimation)
  }

  private init(_ kind: Kind, at offset: Vector) {
    self.kind = kind
    storedOffset = offset
    lastMovementTime = -.infinity
  }

  /// Content that rests at an offset.
  package static func idle(at offset: Vector) -> ScrollActivity { ScrollActivity(.idle, at: offset) }

  // MARK: Beginning

  /// Content comes to rest.
  mutating func rest(at offset: Vector) { become(.idle, at: offset) }

  /// The program sets the offset at which the content rests.
  mutating func place(at offset: Vector) {
    rest(at: offset)
    isPlaced = true
  }

  /// A finger touches the content.
  mutating func begin(_ touch: Touch, at offset: Vector) {
    become(.tracking, at: offset)
    self.touch = touch
  }

  /// Fingers come to rest on a trackpad.
  mutating func beginTrackpadHold(at offset: Vector) { become(.trackpadHold, at: offset) }

  /// A finger drags the content.
  mutating func begin(_ drag: Drag) {
    become(.dragging, at: .zero)
    dragPart = drag
  }

  /// Fingers on a trackpad pan.
  mutating func begin(_ pan: Pan) {
    become(.panning, at: .zero)
    self.pan = pan
  }

  /// The platform's momentum has moved the content.
  mutating func moveWithMomentum(to offset: Vector, at now: Double) {
    let axis = kind == .panning ? pan?.lock?.axis : lockedAxis
    become(.momentum, at: offset)
    lastMovementTime = now
    lockedAxis = axis
  }

  /// Sets the motion along each axis with which content moves on if its stream is silent.
  ///
  /// - Precondition: `isStreamed`, and the motions begin at `end`.
  mutating func setAfterSilence(_ motions: Pair<TimedMotion>) { trajectoryPart = Trajectory(.coast, motions: motions) }

  /// The stream was silent: content moves on.
  ///
  /// - Precondition: `movesOnAfterSilence`.
  mutating func moveOnAfterSilence() {
    kind = .moving
    continueSteps(WheelSteps(at: .zero), at: -.infinity)
  }

  /// A wheel that reports points has moved the content.
  mutating func moveWithWheel(to offset: Vector, at now: Double) {
    become(.wheelStream, at: offset)
    continueSteps(WheelSteps(at: offset), at: now)
  }

  /// A chain moves the content.
  mutating func begin(_ motion: ChainedMotion, at offset: Vector) {
    become(motion.isHeld ? .chainedByFingers : .chained, at: offset)
    chainedMotion = motion
  }

  /// Sets the motion along each axis on the present segment of the path of its chain, and what began it.
  ///
  /// - Precondition: The kind is `chained` or `chainedByFingers`.
  mutating func setPath(_ trajectory: Trajectory) {
    trajectoryPart = trajectory
    goals = Pair(x: nil, y: nil)
  }

  /// A motion begins along each axis.
  mutating func begin(_ cause: Trajectory.Cause, _ motions: Pair<TimedMotion>, flicks: UInt8 = 0) {
    become(.moving, at: .zero)
    trajectoryPart = Trajectory(cause, motions: motions, flicks: flicks)
  }

  /// Two fingers pinch the content.
  mutating func begin(_ pinch: PinchGesture) {
    become(.pinching, at: .zero)
    zoomPart = .pinch(pinch)
  }

  /// The scale is animated.
  mutating func begin(_ animation: ZoomAnimation) {
    become(.zoomAnimating, at: .zero)
    zoomPart = .animation(animation)
  }

  private mutating func become(_ kind: Kind, at offset: Vector) {
    let keepsSteps = kind == .idle && takesSteps && offset == target  // content came to rest where they led
    switch self.kind {
    case .tracking: touch = nil
    case .dragging: dragPart = .none
    case .panning: pan = nil
    case .chained, .chainedByFingers:
      chainedMotion = nil
      trajectoryPart = .none
      goals = Pair(x: nil, y: nil)
    case .momentum, .wheelStream, .moving: trajectoryPart = .none
    case .pinching, .zoomAnimating: zoomPart = nil
    case .idle, .trackpadHold: break
    }
    if self.kind.isOfPad, !kind.isOfPad { touch = nil }
    self.kind = kind
    storedOffset = offset
    if !keepsSteps { continueSteps(WheelSteps(at: .zero), at: -.infinity) }
    isPlaced = false
    lockedAxis = nil
  }

  // MARK: State

  /// Offset, velocity, target and phase at a time.
  package mutating func snapshot(at now: Double) -> ScrollSnapshot {
    switch kind {
    case .idle: .still(at: storedOffset, phase: .idle)
    case .tracking, .trackpadHold: .still(at: storedOffset, phase: .tracking)
    case .dragging: .still(at: anchored, phase: .dragging)
    case .panning: .still(at: anchored, phase: .dragging, needsTick: end < .infinity)
    case .momentum: streamed(.coasting)
    case .wheelStream: streamed(.wheeling)
    case .chained, .chainedByFingers:
      chainedMotion?.snapshot(at: storedOffset, animations: pathAnimations) ?? .still(at: storedOffset, phase: .idle)
    case .moving: trajectoryPart.snapshot(at: now)
    case .pinching: .still(at: pinch?.transform.offset ?? storedOffset, phase: .zooming)
    case .zoomAnimating: zoomAnimation?.snapshot(at: now) ?? .still(at: storedOffset, phase: .idle)
    }
  }

  /// Content that a stream moves. Its target is where it rests if no more comes.
  private func streamed(_ phase: ScrollPhase) -> ScrollSnapshot {
    var snapshot = ScrollSnapshot.still(at: storedOffset, phase: phase, needsTick: true)
    guard movesOnAfterSilence else { return snapshot }
    snapshot.target = trajectoryPart.destination
    snapshot.isSettling = true
    return snapshot
  }

  /// Whether content moves on at `end` if its stream is silent until then.
  var movesOnAfterSilence: Bool { kind.isStreamed && max(trajectoryPart.motions.x.end, trajectoryPart.motions.y.end) > end }

  /// The motion along each axis that then begins; nil if content then rests where it is.
  var afterSilence: Pair<TimedMotion>? { movesOnAfterSilence ? trajectoryPart.motions : nil }

  /// The content offset, in points.
  package mutating func offset(at now: Double) -> Vector {
    switch kind {
    case .idle, .tracking, .trackpadHold, .momentum, .wheelStream, .chained, .chainedByFingers: storedOffset
    case .dragging, .panning: anchored
    case .moving: trajectoryPart.states(at: now).position
    case .pinching, .zoomAnimating: zoomTransform(at: now).offset
    }
  }

  /// The drag anchors of `dragging` and `panning`.
  var anchors: Pair<DragAnchor>? { kind == .dragging ? dragPart.anchors : pan?.anchors }

  /// The offset at which a drag anchor holds the content, in points.
  private var anchored: Vector { kind == .dragging ? dragPart.offset : pan?.offset ?? storedOffset }

  /// Offset and velocity of the content along both axes.
  ///
  /// A movement of the offset by a change of scale counts as rest: it is no scroll that could continue.
  mutating func states(at now: Double) -> Pair<MotionState> {
    switch kind {
    case .moving:
      trajectoryPart.states(at: now)
    case .chained, .chainedByFingers:
      Pair(
        x: MotionState(position: storedOffset.x, velocity: chainedMotion?.velocity.x ?? 0),
        y: MotionState(position: storedOffset.y, velocity: chainedMotion?.velocity.y ?? 0))
    case .idle, .tracking, .trackpadHold, .momentum, .wheelStream: Pair(restingAt: storedOffset)
    case .dragging, .panning, .pinching, .zoomAnimating: Pair(restingAt: offset(at: now))
    }
  }

  /// The offset at which the content will rest if nothing else happens, in points.
  package var target: Vector {
    mutating get {
      switch kind {
      case .idle, .tracking, .trackpadHold: storedOffset
      case .momentum, .wheelStream: movesOnAfterSilence ? trajectoryPart.destination : storedOffset
      case .dragging, .panning: anchored
      case .chained, .chainedByFingers: chainedMotion?.target ?? storedOffset
      case .moving: trajectoryPart.destination
      case .pinching, .zoomAnimating: zoomTarget?.offset ?? storedOffset
      }
    }
  }

  /// Whether a motion along each axis leads to its target, or that of a chain does.
  var goesToTarget: Bool { kind == .moving || kind == .chained && chainedMotion?.isStreamed == false }

  /// The steps of a wheel or key so far; nil in activities that no step continues. Along an axis that something else moves, they count
  /// from where content is.
  mutating func steps(at now: Double) -> WheelSteps? {
    switch kind {
    case .idle, .wheelStream, .moving: break
    case .tracking, .trackpadHold, .dragging, .panning, .momentum, .chained, .chainedByFingers, .pinching, .zoomAnimating: return nil
    }
    var steps = now - lastMovementTime < Self.silence ? stepsPart : WheelSteps(at: target)
    guard kind == .moving else { return steps }
    for axis in [Axis.x, .y] where trajectoryPart.causes[axis] != .wheel {
      steps.restart(axis, at: trajectoryPart.motions[axis].state(at: now).position)
    }
    return steps
  }

  /// Whether a step of a wheel or a key continues those before.
  var takesSteps: Bool {
    kind == .idle || kind == .wheelStream || kind == .moving && (trajectoryPart.causes.x == .wheel || trajectoryPart.causes.y == .wheel)
  }

  /// The driver of a trajectory along an axis, as `Trajectory.driver`.
  mutating func trajectoryDriver(_ axis: Axis, since begin: Double) -> AxisDriver { trajectoryPart.driver(axis, since: begin) }

  /// Whether the finger that drags is locked to the other axis.
  func isLocked(_ axis: Axis) -> Bool { kind == .dragging && dragPart.hold.axis.blocks(axis) }

  /// What holds the content; nil if nothing does.
  package var holder: Holder? {
    switch kind {
    case .tracking: (touch?.pointer).map(Holder.pointer)
    case .dragging: (drag?.pointer).map(Holder.pointer)
    case .trackpadHold, .panning: .pad
    case .idle, .momentum, .wheelStream, .chained, .chainedByFingers, .moving, .pinching, .zoomAnimating:
      nil
    }
  }

  /// When the activity ends by itself, or the first of two motions with different causes, in seconds; infinite if none does. Steering
  /// ends by an input only, also where content cannot move.
  package var end: Double {
    switch kind {
    case .idle, .tracking, .trackpadHold, .dragging, .chained, .chainedByFingers, .pinching: .infinity
    case .panning: pan?.end ?? .infinity
    case .momentum, .wheelStream: lastMovementTime + Self.silence
    case .moving: trajectoryPart.causeEnd
    case .zoomAnimating: zoomAnimation?.end ?? .infinity
    }
  }

  /// Whether the activity, or the first of two motions with different causes, has ended by itself by `now`.
  package func isOver(at now: Double) -> Bool { now >= end }

  /// Lets an axis at rest take the cause of the other.
  ///
  /// - Returns: Whether content moves on; if not, nothing changed.
  mutating func movesOn(at now: Double) -> Bool {
    let ends = trajectoryPart.ends
    guard kind == .moving, now < max(ends.x, ends.y) else { return false }
    if let axis = trajectoryPart.adoptCause(at: now) { stepsPart.restart(axis, at: trajectoryPart.motions[axis].motion.destination) }
    return true
  }

  /// The motion along each axis on the present segment of the path; nil if none moves the content.
  var pathMotions: Pair<TimedMotion>? { mutating get { kind == .moving || kind.isChained ? trajectoryPart.motions : nil } }

  /// What moves the path of a chain along each axis.
  var causesOfPath: Pair<Trajectory.Cause> {
    switch kind {
    case .moving: trajectoryPart.causes
    case .wheelStream: Pair(x: .wheel, y: .wheel)
    case .momentum: Pair(x: .momentum, y: .momentum)
    case .idle, .tracking, .trackpadHold, .dragging, .panning, .chained, .chainedByFingers, .pinching, .zoomAnimating:
      Pair(x: .coast, y: .coast)
    }
  }

  /// The programmatic scroll along each axis on the present segment of the path; nil where there is none.
  private var pathAnimations: Pair<AnimationID?> { Pair(x: trajectoryPart.causes.x.animation, y: trajectoryPart.causes.y.animation) }

  /// What began the stored motion along each axis, whichever activity has it: see `trajectoryPart`.
  var storedCauses: Pair<Trajectory.Cause> { trajectoryPart.causes }

  /// Whether motions move the content, or would after the silence of a stream.
  var hasMotions: Bool { kind == .moving || kind.isChained || movesOnAfterSilence }

  /// The stored motions with their causes, whichever activity has them.
  var storedTrajectory: Trajectory { trajectoryPart }

  /// The motion along an axis.
  ///
  /// - Precondition: `hasMotions`.
  mutating func motion(_ axis: Axis) -> TimedMotion { trajectoryPart.motions[axis] }

  /// Whether content moves along an axis, or will.
  mutating func isUnderWay(_ axis: Axis, at now: Double) -> Bool {
    let state = states(at: now)[axis]
    return target[axis] != state.position || state.velocity != 0
  }

  /// Whether a stream moves the content, by itself or through a chain.
  var isMovedByStream: Bool {
    kind.isStreamed || chainedMotion?.isStreamed == true
  }

  // MARK: Changes

  /// Continues the touch with others of its values.
  ///
  /// - Precondition: The kind is `tracking`.
  mutating func continueTouch(_ touch: Touch) { self.touch = touch }

  /// Continues the pan with others of its values.
  ///
  /// - Precondition: The kind is `panning`.
  mutating func continuePan(_ pan: Pan) { self.pan = pan }

  /// Sets the pointer that waits; nil: none does.
  ///
  /// - Precondition: `isOfPad`.
  mutating func setWaiting(_ touch: Touch?) { self.touch = touch }

  /// The pointer that waits for the end of a gesture of a trackpad; nil in other activities.
  var waiting: Touch? { kind.isOfPad ? touch : nil }

  /// Continues the drag with others of its values.
  ///
  /// - Precondition: The kind is `dragging`.
  mutating func continueDrag(_ drag: Drag) { dragPart = drag }

  /// Continues the pinch with others of its values.
  ///
  /// - Precondition: The kind is `pinching`.
  mutating func continuePinch(_ pinch: PinchGesture) { zoomPart = .pinch(pinch) }

  /// Continues the animation of the scale with others of its values.
  ///
  /// - Precondition: The kind is `zoomAnimating`.
  mutating func continueAnimation(_ animation: ZoomAnimation) { zoomPart = .animation(animation) }

  /// Replaces the motion along an axis.
  ///
  /// - Precondition: The kind is `moving`, or `movesOnAfterSilence`.
  mutating func setMotion(_ axis: Axis, _ motion: TimedMotion) {
    trajectoryPart.motions[axis] = motion
  }

  /// Replaces the motion along an axis by one of a cause, whose steps begin there. That along the other goes on.
  ///
  /// - Precondition: The kind is `moving`.
  mutating func setMotion(_ axis: Axis, _ motion: TimedMotion, for cause: Trajectory.Cause) {
    trajectoryPart.motions[axis] = motion
    trajectoryPart.causes[axis] = cause
    stepsPart.restart(axis, at: motion.motion.destination)
  }

  /// Sets what began the motion along each axis.
  ///
  /// - Precondition: The kind is `moving`.
  mutating func setCauses(_ causes: Pair<Trajectory.Cause>) { trajectoryPart.causes = causes }

  /// Sets the steps of a wheel or key so far, and when the last of them came. Other activities have none.
  mutating func continueSteps(_ steps: WheelSteps, at now: Double) {
    stepsPart = steps
    lastMovementTime = now
  }

  /// A step that moves content at once moves it to a snap target instead.
  ///
  /// - Precondition: The kind is `wheelStream`.
  mutating func snapWheel(to offset: Vector) { storedOffset = offset }

  /// The offset at which a motion will rest, in points; nil in other activities.
  var destination: Vector? { kind == .moving ? trajectoryPart.destination : nil }

  /// What began the motion along an axis; nil in other activities.
  func cause(_ axis: Axis) -> Trajectory.Cause? { kind == .moving ? trajectoryPart.causes[axis] : nil }

  /// What began the motion along each axis; nil in other activities.
  var causes: Pair<Trajectory.Cause>? { kind == .moving ? trajectoryPart.causes : nil }

  /// The number of consecutive flicks before the coast; 0 in other activities.
  var flicks: UInt8 { cause(.x) == .coast || cause(.y) == .coast ? trajectoryPart.flicks : 0 }

  /// The velocity of dragged content when the finger's is `velocity`, both in points per second; 0 in other
  /// activities.
  func velocity(ofFinger velocity: Vector) -> Vector {
    kind == .dragging
      ? dragPart.velocity(ofFinger: velocity) : (pan?.anchors.velocity(ofFinger: velocity) ?? .zero).along(pan?.lock?.axis)
  }

  /// Whether a pointer alone drags the content, without threshold, lock or momentum.
  func isDragged(plainlyBy pointer: UInt64) -> Bool {
    kind == .dragging && dragPart.pointer == pointer && dragPart.hold.isPlain
  }

  /// Moves the finger that drags the content.
  ///
  /// - Returns: The new content offset, in points.
  /// - Precondition: The kind is `dragging`.
  mutating func drag(to position: Vector) -> Vector { dragPart.anchors.follow(position) }

  /// Forgets how far the finger that drags is past edges that clamp.
  ///
  /// - Precondition: The kind is `dragging`.
  mutating func dropExcess() { dragPart.anchors.dropExcess() }

  /// When the report was made since which content follows the finger that drags it, in seconds; nil in other activities.
  var dragBegan: Double? { kind == .dragging ? dragPart.hold.began : nil }

  /// Moves the finger that drags the content to where it is shown.
  ///
  /// - Returns: The new content offset, in points.
  /// - Precondition: The kind is `dragging`.
  mutating func show(at position: Vector) -> Vector {
    dragPart.show(at: position)
    return dragPart.offset
  }

  /// Sets the offset of content under resting fingers.
  ///
  /// - Precondition: The kind is `tracking` or `trackpadHold`.
  mutating func move(to offset: Vector) { storedOffset = offset }

  /// Shifts every stored offset by `distance` points. Times and velocities stay.
  mutating func shift(by distance: Vector) {
    if lastMovementTime > -.infinity { stepsPart.shift(by: distance) }
    switch kind {
    case .idle, .tracking, .trackpadHold: storedOffset = storedOffset + distance
    case .momentum, .wheelStream:
      storedOffset = storedOffset + distance
      trajectoryPart.shift(by: distance)
    case .dragging: dragPart.anchors.shift(by: distance)
    case .panning: pan?.anchors.shift(by: distance)
    case .chained, .chainedByFingers:
      storedOffset = storedOffset + distance
      chainedMotion?.shift(by: distance)
      trajectoryPart.shift(by: distance)
    case .moving: trajectoryPart.shift(by: distance)
    case .pinching, .zoomAnimating: break  // a shift has a scale: see `Scroller.changeZooming`
    }
  }

  /// Sets the offset and the velocity that a chain gives the content. Fingers hold it there.
  ///
  /// - Precondition: The kind is `chained` or `chainedByFingers`.
  mutating func moveWithChain(to offset: Vector, velocity: Vector) {
    storedOffset = offset
    chainedMotion?.velocity = velocity
    if kind == .chainedByFingers { chainedMotion?.target = offset }
  }

  /// The finger that drags, or that of a chain, no longer pulls the edges.
  ///
  /// - Returns: How far it has pulled them, in points.
  mutating func takePull() -> Vector {
    if let pull = chainedMotion?.pull {
      chainedMotion?.pull = .zero
      return pull
    }
    guard var anchors else { return .zero }
    let pull = Vector(x: anchors.x.takePull(), y: anchors.y.takePull())
    setAnchors(anchors)
    return pull
  }

  /// Sets the drag anchors of `dragging` and `panning`.
  mutating func setAnchors(_ anchors: Pair<DragAnchor>) {
    if kind == .dragging { dragPart.anchors = anchors } else { pan?.anchors = anchors }
  }

  /// Lets a chain move the content to the nearest offset in a range.
  ///
  /// - Precondition: The kind is `chained`.
  mutating func confineTarget(in range: Pair<Interval>) {
    if let target = chainedMotion?.target { chainedMotion?.target = range.clamp(target) }
  }

  /// Content that a chain moves to a target is to rest elsewhere along an axis.
  ///
  /// - Precondition: The kind is `chained`.
  mutating func setChainedTarget(_ axis: Axis, to place: Double, arriving arrival: Scroller.Arrival) {
    guard chainedMotion?.isStreamed == false else { return }
    chainedMotion?.target[axis] = place
    goals[axis] = arrival
  }

  /// Sets how far a chain pulls the edges, in points.
  mutating func setPull(_ pull: Vector) { chainedMotion?.pull = pull }

  /// A chain has returned its pull of the edges along an axis.
  mutating func forgetChainPull(_ axis: Axis) { chainedMotion?.pull[axis] = 0 }

  /// Sets the velocity that a finger or a stream gives the content through a chain: it falls to 0 while the finger rests.
  mutating func setGestureVelocity(_ velocity: Vector) { chainedMotion?.gestureVelocity = velocity }

  /// Published (GTK). 0.15 s without a movement end a stream whose end is not reported. Larger ends it later.
  static let silence = 0.15
}
