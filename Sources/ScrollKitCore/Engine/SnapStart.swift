/// Content before an input that may begin a motion that snaps.
struct SnapStart {
  private let kind: ScrollActivity.Kind
  private var offset: Vector
  private var target: Vector
  private var steps: WheelSteps?
  private let time: Double
  /// Whether motions were under way.
  private(set) var wasMoving: Bool
  /// These motions.
  private var trajectory: Trajectory

  init(of scroller: inout Scroller, at now: Double) {
    kind = scroller.activity.kind
    offset = scroller.activity.offset(at: now)
    target = scroller.activity.target
    steps = scroller.activity.steps(at: now)
    time = now
    wasMoving = kind == .moving
    trajectory = scroller.activity.storedTrajectory
  }

  /// The motions under way snap anew.
  mutating func forgetMotions() { wasMoving = false }

  /// Where the motion that an input has begun counts from: where content is, or was before the first of several steps. A line
  /// leads to the next snap target beyond what was asked before. A step along one axis does not count for the other, which
  /// keeps its target. Content that a stream moves counts from where it is: it would rest there.
  mutating func origin(of cause: SnapGuide.Cause, in scroller: inout Scroller) -> Vector {
    if cause == .release, scroller.activity.kind.isStreamed { return scroller.activity.offset(at: time) }
    guard let before = steps, let after = scroller.activity.steps(at: time) else { return offset }
    let kept = Pair(x: keeps(.x, in: &scroller.activity), y: keeps(.y, in: &scroller.activity))
    return Vector { axis in
      if kept[axis] { return target[axis] }
      switch cause {
      case .release: return kind != .moving && before.asked[axis] == after.asked[axis] ? target[axis] : offset[axis]
      case .step: return before.asked[axis] == after.asked[axis] ? target[axis] : after.origin[axis]
      case .line: return before.asked[axis] == after.asked[axis] ? target[axis] : before.asked[axis]
      }
    }
  }

  /// The velocity of the motion that an input has begun, in points per second: 0 along an axis on which it has changed nothing.
  mutating func velocity(_ velocity: Vector, in scroller: inout Scroller) -> Vector {
    Vector(x: keeps(.x, in: &scroller.activity) ? 0 : velocity.x, y: keeps(.y, in: &scroller.activity) ? 0 : velocity.y)
  }

  /// Whether the motion along an axis is that which was under way.
  private mutating func keeps(_ axis: Axis, in activity: inout ScrollActivity) -> Bool {
    guard wasMoving, activity.kind == .moving else { return false }
    let (since, destination) = (trajectory.motions[axis].since, trajectory.motions[axis].motion.destination)
    let after = activity.motion(axis)
    return since == after.since && destination == after.motion.destination
  }

  /// Shifts all offsets by `distance` points.
  mutating func shift(by distance: Vector) {
    offset = offset + distance
    target = target + distance
    steps?.shift(by: distance)
    trajectory.shift(by: distance)
  }

  /// The motion of a wheel or key that was under way along an axis to a target; nil if there was none.
  mutating func step(_ axis: Axis, to target: Double) -> TimedMotion? {
    guard wasMoving, trajectory.causes[axis] == .wheel,
      (trajectory.motions[axis].motion.destination - target).magnitude <= SnapGuide.near
    else { return nil }
    return trajectory.motions[axis]
  }

  /// Whether an input began a motion that snaps for a cause. It began none if nothing was held, another finger still holds the
  /// content, or the content returns from a zoom; nor did an end of something that was not under way.
  mutating func isLeft(by input: ScrollInput, for cause: SnapGuide.Cause, to after: inout ScrollActivity) -> Bool {
    if input.isEnd, kind == after.kind, !wasMoving || trajectory.causes == after.storedCauses { return false }
    switch after.kind {
    case .idle, .momentum: return cause == .release && canBeReleased
    case .wheelStream: return true
    case .moving:
      switch cause {
      case .release: return canBeReleased && after.cause(.x) != .momentum && after.cause(.y) != .momentum
      case .step, .line: return after.snapCause == .step
      }
    case .tracking, .trackpadHold, .dragging, .panning, .chained, .chainedByFingers, .pinching, .zoomAnimating: return false
    }
  }

  /// Whether an input can release content in this activity.
  private var canBeReleased: Bool {
    switch kind {
    case .tracking, .trackpadHold, .dragging, .panning, .momentum, .chained, .chainedByFingers, .pinching, .zoomAnimating: true
    case .moving: trajectory.causes.x.canBeReleased || trajectory.causes.y.canBeReleased
    case .idle, .wheelStream: false
    }
  }
}

extension ScrollActivity {
  /// Why the motions under way snap: as steps of a wheel or key, or as released content; nil if they do not.
  var snapCause: SnapGuide.Cause? {
    guard let causes else { return nil }
    if causes.x.isStep || causes.y.isStep { return .step }
    return causes.x == .coast || causes.y == .coast ? .release : nil
  }

  /// Whether a held key moves content along an axis.
  var isMovedByKey: Bool { cause(.x)?.heldKey != nil || cause(.y)?.heldKey != nil }
}

extension Trajectory.Cause {
  /// Whether a wheel or a key has begun it.
  fileprivate var isStep: Bool {
    switch self {
    case .wheel, .heldKey: true
    case .coast, .momentum, .program, .own, .steering: false
    }
  }

  /// Whether an input can release content that it moves.
  fileprivate var canBeReleased: Bool {
    switch self {
    case .coast, .momentum, .steering: true
    case .program, .own, .wheel, .heldKey: false
    }
  }
}

extension Scroller {
  /// Retargets the motion that an input began to `target`. A step to the target of the motion under way leaves it as it is.
  /// A motion that goes on keeps its velocity.
  mutating func snap(_ cause: SnapGuide.Cause, to target: Vector, from start: inout SnapStart, now: Double) {
    switch cause {
    case .release where start.wasMoving:
      for axis in [Axis.x, .y] where target[axis] != activity.target[axis] { land(axis, at: target[axis], now: now) }
    case .release: fling(to: target, now: now)
    case .step, .line:
      let steps = activity.steps(at: now)
      if activity.kind == .wheelStream { activity.snapWheel(to: setting.clamp(target)) }  // a step without animation
      for axis in [Axis.x, .y] where activity.kind == .moving {
        if let motion = start.step(axis, to: target[axis]) {
          activity.setMotion(axis, motion, for: .wheel)
        } else if target[axis] != activity.target[axis] {
          retarget(axis, to: setting.restRange(axis).clamp(target[axis]), arriving: .byFeel, now: now)
        }
      }
      restIfOver(at: now)
      if let steps { activity.continueSteps(steps, at: now) }
    }
  }
}

extension ScrollInput {
  /// Why it would begin a motion that snaps; nil if it neither releases content nor steps.
  var snapCause: SnapGuide.Cause? {
    switch self {
    case .release, .cancel, .panStop, .panEnd, .holdEnd, .momentum, .momentumEnd, .steerEnd: .release
    case .wheel(_, .points, _): .release  // a stream, not a step: each movement may be the last
    case .wheel, .keyUp: .step
    case .key(let key): key.isLine ? .line : .step
    case .press, .move, .hold, .panBegin, .panUpdate, .panUpdateUntilSilence, .keyHeld, .steer, .zoom: nil
    }
  }
}

extension ScrollInput {
  /// Whether it ends what another input has begun. It then leads to another activity.
  fileprivate var isEnd: Bool {
    switch self {
    case .release, .cancel, .holdEnd, .keyUp, .steerEnd, .panStop, .panEnd, .momentumEnd: true
    case .press, .move, .hold, .wheel, .key, .keyHeld, .steer, .panBegin, .panUpdate, .panUpdateUntilSilence, .momentum, .zoom: false
    }
  }
}
