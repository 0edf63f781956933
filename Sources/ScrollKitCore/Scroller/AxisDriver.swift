/// What drives the content along an axis.
///
///     on the content       tracking · dragging · pinching
///     beside it            thumb · nub · hostBar             moves it at once, without a phase
///     goes on by itself    wheel · key · track · autoscroll · momentum
///     released             release
///     the program          program · own · zoom
///
/// It is computed from the activity and from what is pressed, and stored nowhere. It is the same all along a segment of the path: it
/// depends neither on the present offset nor on the present time. Content that a chain or a link moves has the driver of their path.
package enum AxisDriver: Equatable, Sendable {
  /// Nothing. Content rests along this axis, whatever it does along the other.
  case none
  /// A finger is down and moves nothing along this axis, or fingers rest on a trackpad.
  case tracking
  /// A finger drags, or fingers pan.
  case dragging
  /// Two fingers change the scale.
  case pinching
  /// A pointer holds the thumb of the scroll bar.
  case thumb
  /// A pointer holds the nub.
  case nub
  /// The host's own scroll bar moves the content.
  case hostBar
  /// A wheel or a single key scrolls.
  case wheel
  /// A key or an arrow of a scroll bar is held.
  case key
  /// The track of the scroll bar is held.
  case track
  /// A pointer autoscrolls.
  case autoscroll
  /// The platform's own momentum.
  case momentum
  /// Released content coasts, bounces or snaps.
  case release
  /// The program scrolls. Nil: a toolkit, or the program through a link.
  case program(AnimationID?)
  /// The engine scrolls by itself.
  case own(OwnScroll)
  /// The scale is animated.
  case zoom

  /// Whether a pointer is on the content or on what stands for it.
  package var isHeld: Bool { facts.contains(.holds) }
  /// Whether the user or the momentum of a gesture scrolls. A zoom counts, also one of the program.
  package var isByUser: Bool { facts.contains(.isByUser) }
  /// Whether the user scrolls; momentum does not count.
  package var isInput: Bool { facts.contains(.isInput) }
  /// Whether it moves content at once, without a phase that hosts see.
  package var isAtOnce: Bool { facts.contains(.isAtOnce) }

  /// What is true of a driver.
  private struct Facts: OptionSet {
    let rawValue: UInt8
    static let holds = Facts(rawValue: 1)
    static let isByUser = Facts(rawValue: 2)
    static let isInput = Facts(rawValue: 4)
    static let isAtOnce = Facts(rawValue: 8)
  }

  private var facts: Facts {
    switch self {
    case .none: []
    case .tracking: .holds
    case .dragging, .pinching: [.holds, .isByUser, .isInput]
    case .thumb, .nub, .hostBar: [.holds, .isByUser, .isInput, .isAtOnce]
    case .wheel, .key, .track, .autoscroll, .zoom: [.isByUser, .isInput]
    case .momentum, .release: .isByUser
    case .program, .own: []
    }
  }
}

/// What scrolls content by itself, without a call of the program: nobody waits for a completion.
package enum OwnScroll: UInt8, Sendable {
  /// A conversation follows its end.
  case conversation
  /// A refresh opens or closes the start.
  case refresh
  /// It follows, through a link, content that its program scrolls.
  case link
}

extension ScrollActivity {
  /// What drives the content along an axis on the segment of its path that begins at an offset and a time.
  mutating func driver(_ axis: Axis, from start: Vector, since begin: Double) -> AxisDriver {
    switch kind {
    case .idle: .none
    case .tracking, .trackpadHold: .tracking
    case .dragging: isLocked(axis) ? .tracking : .dragging
    case .panning: .dragging
    case .momentum: .momentum
    case .wheelStream: .wheel
    case .chained, .chainedByFingers: chainedMotion?.driver(axis, from: start, causes: storedCauses) ?? .none
    case .moving: trajectoryDriver(axis, since: begin)
    case .pinching: .pinching
    case .zoomAnimating: .zoom
    }
  }
}

extension Trajectory {
  /// What drives the content along an axis on a segment that begins at a time.
  func driver(_ axis: Axis, since begin: Double) -> AxisDriver {
    causes[axis].driver(axis, isOver: motions[axis].isOver(at: begin))
  }
}

extension Trajectory.Cause {
  /// What it drives along an axis. A held key and a pointer that steers drive also where the motion is over.
  fileprivate func driver(_ axis: Axis, isOver: Bool) -> AxisDriver {
    switch self {
    case .heldKey(let key) where key.axis == axis: .key
    case .steering(by: .track(axis)): .track
    case .steering(by: .autoscroll): .autoscroll
    case .coast, .heldKey, .steering: isOver ? .none : .release
    case .momentum: isOver ? .none : .momentum
    case .program(let id): isOver ? .none : .program(id)
    case .own(let scroll): isOver ? .none : .own(scroll)
    case .wheel: isOver ? .none : .wheel
    }
  }
}

extension ChainedMotion {
  /// What drives the content along an axis on a segment of the path that begins at an offset. Content that the path moves along
  /// neither axis has the drivers of both causes.
  fileprivate func driver(_ axis: Axis, from start: Vector, causes: Pair<Trajectory.Cause>) -> AxisDriver {
    if !moves(axis, from: start), moves(axis.other, from: start) { return .none }
    return isHeld ? phase.driver(animation: nil) : causes[axis].driver(axis, isOver: false)
  }

  private func moves(_ axis: Axis, from start: Vector) -> Bool {
    isHeld || !isSettling || !bounces.isEmpty || target[axis] != start[axis]
  }
}

extension ScrollPhase {
  /// The driver behind a phase, where no more is known: a toolkit moves the content, or fingers do through a chain.
  ///
  /// - Parameter animation: The program's scroll under way; nil if there is none.
  func driver(animation: AnimationID?) -> AxisDriver {
    switch self {
    case .idle: .none
    case .tracking: .tracking
    case .dragging: .dragging
    case .coasting, .bouncing: .release
    case .animating: .program(animation)
    case .wheeling: .wheel
    case .zooming: .pinching
    case .steering: .autoscroll
    }
  }
}
