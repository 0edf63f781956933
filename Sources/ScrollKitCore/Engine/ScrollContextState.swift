/// What a scroll view is doing, beside what it draws.
public struct ScrollContextState: Equatable, Sendable {
  /// Whether the user, or the momentum of a gesture, scrolls the content.
  public let isScrolling: Bool
  /// Whether the program scrolls the content.
  public let isAnimating: Bool
  /// Whether a finger is on the content.
  public let isTracking: Bool
  /// The edges towards which the content moves; empty at rest.
  public let heading: Edges
  /// The edges at which the content is.
  public let edges: Edges
  /// The offset at which the present or last scroll began, in points; shifts are added to it.
  public let began: Vector
  /// The offset at which the last scroll ended, in points; nil during a scroll and before the first one.
  public let ended: Vector?
  /// Where the motion under way will end, in points; nil if there is none.
  public let expectedEnd: Vector?
  /// Where content may rest, in points.
  public let range: Pair<Interval>
  /// The last position of a finger in the viewport, in points.
  public let trackingPoint: Vector
  /// The scale at which the present or last zoom began.
  public let beganScale: Double

  init(_ engine: ScrollEngine) {
    let snapshot = engine.lastSnapshot
    let context = engine.context
    isScrolling = snapshot.phase.isByUser
    isAnimating = snapshot.phase == .animating || snapshot.animation != nil
    isTracking = snapshot.phase == .tracking || snapshot.phase == .dragging
    // A stream may move content away from the snap target at which it rests if nothing more comes.
    heading = engine.scroller.activity.isMovedByStream ? context.direction : context.heading(snapshot)
    edges = engine.scroller.setting.allowedRange(in: engine.mode).edges(at: snapshot.offset)
    began = context.began
    ended = context.ended.x.isNaN ? nil : context.ended
    expectedEnd = snapshot.isSettling ? snapshot.target : nil
    range = engine.restRange
    trackingPoint = context.trackingPoint
    beganScale = engine.zoom.began
  }
}

extension ScrollView {
  /// What the scroll view is doing, as of the last call.
  public var scrollContext: ScrollContextState { ScrollContextState(engine) }

  /// The offset of the host's scroll view, in points, as it reported last or was asked for by an event that was taken; read
  /// before the event is taken, it gives the distance of a request. Zero in driven mode.
  public var hostOffset: Vector { engine.hostOffset }

  /// The offset to which the next trigger of scroll to top returns, in points; nil if it goes to the top.
  public var topReturnOffset: Double? { hasBehaviours ? behaviours.top?.returnOffset : nil }

  /// How far pull to refresh is; nil if it is not enabled.
  public var refresh: RefreshProgress? {
    guard hasBehaviours, let refresh = behaviours.refresh else { return nil }
    return RefreshProgress(state: refresh.state, pull: refresh.pull, progress: refresh.progress)
  }
}

/// How far pull to refresh is.
public struct RefreshProgress: Equatable, Sendable {
  /// The step.
  public let state: RefreshState
  /// How far the content is pulled past its start, in points.
  public let pull: Double
  /// The share of the threshold that the content is pulled, 0…1; 1 during a refresh.
  public let progress: Double
}
