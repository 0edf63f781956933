extension ScrollActivity {
  /// Fingers on a trackpad that pan.
  package struct Pan: Equatable, Sendable {
    package internal(set) var anchors: Pair<DragAnchor>
    /// The state of each axis.
    var axes = Pair(x: PanAxis.still, y: PanAxis.still)
    /// Whether silence ends it from the end of a rest on: resting fingers began it.
    var awaitsHoldEnd = false
    /// When silence ends it, in seconds; infinite if its end will be reported.
    var end: Double
    /// The momentum of the fling that the fingers caught.
    var momentum = CaughtMomentum.none
    /// How far the fingers have moved, in points.
    var travel = Vector.zero
    /// The axis to which it is locked; nil before its direction is known.
    var lock: LockedAxis?

    /// The content offset, in points.
    package var offset: Vector { anchors.offset }
  }
}

/// Fingers on a trackpad pan the content.
extension Scroller {
  /// An input while fingers pan.
  mutating func handlePanning(_ input: ScrollInput, at now: Double) {
    if isPadGestureOver(before: input, at: now) {
      endPadGesture(at: now)
      return handle(input, at: now)
    }
    switch input {
    case .panBegin: pan(by: .zero, end: .infinity, now: now)
    case .panUpdate(let distance): pan(by: distance, end: .infinity, now: now)
    case .panUpdateUntilSilence(let distance):
      pan(by: distance, end: now + ScrollActivity.silence, now: now)
    case .panStop(let axis): stopPan(axis, at: now)
    case .panEnd(let end): endPan(end, at: now)
    case .cancel: releaseWithoutVelocity(at: now)
    case .momentum:  // momentum implies that the fingers were lifted
      endPan(.platformMomentum, at: now)
      handle(input, at: now)
    case .holdEnd: endPanInSilence(at: now)
    case .press, .move, .release: wait(by: input, at: now)
    case .hold, .wheel, .key, .keyHeld, .keyUp, .steer, .steerEnd, .momentumEnd, .zoom:
      break  // the fingers on the trackpad have precedence
    }
  }

  /// The fingers that rested before the pan do not rest any more. If the end of the pan will not be reported, silence ends it.
  private mutating func endPanInSilence(at now: Double) {
    guard var pan = activity.pan, pan.awaitsHoldEnd else { return }
    pan.awaitsHoldEnd = false
    pan.end = now + ScrollActivity.silence
    activity.continuePan(pan)
  }

  /// The first movement begins the pan.
  mutating func beginPan(by distance: Vector, end: Double, now: Double) {
    let anchors = takeAnchors(at: .zero, offset: activity.offset(at: now), now: now)
    var pan = ScrollActivity.Pan(anchors: anchors, end: end)
    pan.move(by: distance, end: end, lockedBy: trackpadLock)
    activity.begin(pan)
    beginTrack(by: distance, now: now)
  }

  /// The fingers moved the content by `distance` points.
  private mutating func pan(by distance: Vector, end: Double, now: Double) {
    guard var pan = activity.pan else { return }
    pan.move(by: distance, end: end, lockedBy: trackpadLock)
    if !setting.rules.feel.boost.keeps(pan.momentum, after: tracker.pause(until: now)) { pan.momentum = .none }
    activity.continuePan(pan)
    continueTrack(by: distance, now: now)
  }

  /// How a pan is locked to an axis: not where content moves along one alone.
  private var trackpadLock: DirectionLock { mutating get { setting.movesFreely ? setting.rules.feel.trackpadLock : .none } }

  /// The fingers stopped moving the content along an axis; the pan ends when both axes have stopped.
  private mutating func stopPan(_ axis: Axis, at now: Double) {
    guard var pan = activity.pan else { return }
    pan.axes[axis].stop()
    activity.continuePan(pan)
    if pan.axes.x != .moving, pan.axes.y != .moving { endPan(.coast, at: now) }
  }

  /// The fingers were lifted from the trackpad.
  private mutating func endPan(_ end: PanEnd, at now: Double) {
    guard let pan = activity.pan else { return }
    let offset = pan.offset
    var velocity = -pan.moving(-fingerVelocity(at: now))
    switch end {
    case .coast: break
    case .velocity(let measured): velocity = -measured
    case .platformMomentum:
      if isInRange(at: now), !setting.rules.preferences.stopsMomentum {
        return activity.moveWithMomentum(to: offset, at: now)
      }
    }
    let pull = pull(at: now)
    let isKept = isInRange(at: now) && setting.rules.feel.boost.keeps(pan.momentum, after: tracker.pause(until: now))
    coast(
      from: offset, velocity: activity.velocity(ofFinger: velocity), thrown: -pan.free(velocity),
      momentum: isKept ? pan.momentum : .none, now: now)
    guard end == .platformMomentum, !setting.rules.preferences.stopsMomentum else { return }
    // An edge returns the content along one axis. Along the other the momentum moves it, if the fingers did.
    let movable = setting.movable(velocity)
    for axis in [Axis.x, .y] where setting.restRange(axis).contains(offset[axis]) && pull[axis] == 0 && movable[axis] != 0 {
      moveWithMomentum(axis, to: offset[axis], at: now)
    }
  }
}

extension ScrollActivity.Pan {
  /// The fingers moved the content by `distance` points.
  ///
  /// - Parameter end: When silence ends the pan; ignored by a pan whose end will be reported.
  fileprivate mutating func move(by distance: Vector, end: Double, lockedBy rule: DirectionLock) {
    measure(distance, by: rule)
    let distance = free(distance)
    anchors.move(by: -distance)
    axes.x.move(by: distance.x)
    axes.y.move(by: distance.y)
    if self.end < .infinity { self.end = end }
  }

  /// Measures the direction of the fingers.
  private mutating func measure(_ distance: Vector, by rule: DirectionLock) {
    guard rule != .none else { return }
    travel = travel + distance
    if lock == nil, travel.length >= DirectionLock.measuringLength {
      lock = LockedAxis(axis: rule.axis(ofDragBy: travel), from: travel)
    } else {
      lock?.measure(travel, by: rule)
    }
  }

  /// A vector of the fingers; 0 along an axis on which the content does not follow them.
  func free(_ vector: Vector) -> Vector { vector.along(lock?.axis) }

  /// The measured velocity along the axes that have moved until now.
  fileprivate func moving(_ measured: Vector) -> Vector {
    Vector(x: axes.x == .still ? 0 : measured.x, y: axes.y == .still ? 0 : measured.y)
  }
}

extension ScrollActivity {
  /// The axes along which fingers pan the content.
  var axesPanned: Pair<Bool> { mutating get { Pair { axis in kind == .panning && pan?.axes[axis] ?? .still != .still } } }
}

/// The state of one axis of a pan.
///
///     still ──move──▶ moving ──stop──▶ stopped ──the other axis moves──▶ still
///
/// Axes that stop at the same time both coast. An axis that stopped earlier has no velocity.
enum PanAxis: Equatable, Sendable {
  /// No movement along the axis.
  case still
  case moving
  /// It has just stopped.
  case stopped

  /// The fingers moved by `distance` points along it, 0 if only along the other axis.
  mutating func move(by distance: Double) {
    switch self {
    case .moving: break
    case .still, .stopped: self = distance == 0 ? .still : .moving
    }
  }

  /// A stop along the axis was reported.
  mutating func stop() {
    switch self {
    case .still: break
    case .moving, .stopped: self = .stopped
    }
  }
}
