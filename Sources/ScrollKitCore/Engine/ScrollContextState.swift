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
  /// The scale at which the present zoom began; nil if there is none.
  public let beganScale: Double?

  init(_ engine: ScrollEngine, drivers: Pair<AxisDriver>) {
    let snapshot = engine.lastSnapshot
    let context = engine.context
    isScrolling = drivers.x.isByUser || drivers.y.isByUser
    isAnimating = snapshot.phase == .animating || snapshot.isAnimated
    isTracking = snapshot.phase.isHeld
    // A stream may move content away from the snap target at which it rests if nothing more comes.
    heading = engine.scroller.activity.isMovedByStream ? context.direction : context.direction(of: snapshot)
    edges = engine.scroller.setting.allowedRange(in: engine.mode).edges(at: snapshot.offset)
    began = context.began
    ended = context.ended
    expectedEnd = snapshot.isSettling ? snapshot.target : nil
    range = Pair { engine.restRange[$0].finite }
    trackingPoint = engine.trackingPoint
    beganScale = engine.zoom.began
  }
}

extension ScrollView {
  /// What the scroll view is doing, as of the last call.
  public var scrollContext: ScrollContextState {
    var view = self
    return ScrollContextState(engine, drivers: view.drivers)
  }
}
