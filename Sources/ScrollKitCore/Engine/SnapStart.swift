/// Content before an input that may begin a motion that snaps.
struct SnapStart {
  let kind: ScrollActivity.Kind
  private var offset: Vector
  private var target: Vector
  private var steps: WheelSteps?
  private let time: Double
  /// The motion of a wheel or key under way.
  private var motion: Trajectory?

  init(of scroller: inout Scroller, at now: Double) {
    kind = scroller.activity.kind
    offset = scroller.activity.offset(at: now)
    target = scroller.activity.target
    steps = scroller.activity.steps(at: now)
    time = now
    motion = kind == .wheeling ? scroller.activity.trajectory : nil
  }

  /// Where the motion that an input has begun counts from: where content is, or was before the first of several steps. A line
  /// leads to the next snap target beyond what was asked before. A step along one axis does not count for the other, which
  /// keeps its target. Content that a stream moves counts from where it is: it would rest there.
  func origin(of cause: SnapGuide.Cause, in scroller: inout Scroller) -> Vector {
    if cause == .release, scroller.activity.kind.isStreamed { return scroller.activity.offset(at: time) }
    guard let before = steps, let after = scroller.activity.steps(at: time) else { return offset }
    return Vector { axis in
      if before.asked[axis] == after.asked[axis] { return target[axis] }
      switch cause {
      case .release: return offset[axis]
      case .step: return after.origin[axis]
      case .line: return before.asked[axis]
      }
    }
  }

  /// Shifts all offsets by `distance` points.
  mutating func shift(by distance: Vector) {
    offset = offset + distance
    target = target + distance
    steps?.shift(by: distance)
    motion?.shift(by: distance)
  }

  /// The motion of a wheel or key that was under way to a target; nil if there was none.
  func motion(to target: Vector) -> Trajectory? {
    guard let motion, (motion.destination - target).length <= SnapGuide.near else { return nil }
    return motion
  }
}

extension Scroller {
  /// Retargets the motion that an input began to `target`. A step to the target of the motion under way leaves it as it is.
  /// A motion that goes on keeps its velocity.
  mutating func snap(_ cause: SnapGuide.Cause, to target: Vector, from start: SnapStart, now: Double) {
    if cause == .release { return start.kind == .coasting ? land(at: target, now: now) : fling(to: target, now: now) }
    let steps = activity.steps(at: now)
    if activity.kind == .wheelStream {
      activity.snapWheel(to: setting.clamp(target))  // a step without animation
    } else if activity.kind == .wheeling, let motion = start.motion(to: target) {
      activity.begin(.wheel, x: motion.motions.x, y: motion.motions.y)
    } else {
      retarget(to: target, now: now)
    }
    if let steps { activity.continueSteps(steps, at: now) }
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

extension SnapGuide.Cause {
  /// Whether an input of this cause began a motion, by the kinds of activity before and after it. It began none if
  /// nothing was held, another finger still holds the content, or the content returns from a zoom; nor did an end of something
  /// that was not under way.
  func beganMotion(by input: ScrollInput, from before: ScrollActivity.Kind, to after: ScrollActivity.Kind) -> Bool {
    if input.isEnd, before == after { return false }
    return switch after {
    case .idle, .momentum, .coasting, .steering: self == .release && before.canBeReleased
    case .wheelStream: true
    case .wheeling, .keyHeld: self != .release
    case .tracking, .trackpadHold, .dragging, .panning, .chained, .chainedByFingers, .animating, .pinching, .zoomAnimating: false
    }
  }
}

extension ScrollActivity.Kind {
  /// Whether an input can release content in this activity.
  fileprivate var canBeReleased: Bool {
    switch self {
    case .tracking, .trackpadHold, .dragging, .panning, .momentum, .chained, .chainedByFingers, .coasting, .steering,
      .pinching, .zoomAnimating:
      true
    case .idle, .wheelStream, .animating, .wheeling, .keyHeld: false
    }
  }
}
