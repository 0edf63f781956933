import CScrollKitTypes
import ScrollKitCore

extension scrollkit_frame {
  init(_ frame: ScrollFrame, time: Double) {
    self.init(
      struct_size: UInt32(MemoryLayout<scrollkit_frame>.size), phase: frame.phase.rawValue,
      time: time,
      offset_x: frame.offset.x, offset_y: frame.offset.y,
      target_x: frame.target.x, target_y: frame.target.y,
      velocity_x: frame.velocity.x, velocity_y: frame.velocity.y,
      overscroll_x: frame.overscroll.x, overscroll_y: frame.overscroll.y,
      progress_x: frame.progress.x, progress_y: frame.progress.y,
      needs_tick: frame.needsTick ? 1 : 0, reserved: 0,
      edge_x: frame.edgeEffect.x, edge_y: frame.edgeEffect.y, scale: frame.scale)
  }
}

extension scrollkit_event {
  /// - Parameter hostOffset: The offset of the toolkit's scroll view before the event, in points.
  init(_ happened: TimedEvent, hostOffset: Vector) {
    self.init()
    struct_size = UInt32(MemoryLayout<scrollkit_event>.size)
    time = happened.time
    switch happened.event {
    case .didScroll(let offset): fill(SCROLLKIT_EVENT_KIND_DID_SCROLL, at: offset)
    case .phaseChanged(let from, let to):
      fill(SCROLLKIT_EVENT_KIND_PHASE_CHANGED)
      from_phase = from.rawValue
      to_phase = to.rawValue
    case .willRest(let offset): fill(SCROLLKIT_EVENT_KIND_WILL_REST, at: offset)
    case .didRest(let offset): fill(SCROLLKIT_EVENT_KIND_DID_REST, at: offset)
    case .dragBegan: fill(SCROLLKIT_EVENT_KIND_DRAG_BEGAN)
    case .dragEnded: fill(SCROLLKIT_EVENT_KIND_DRAG_ENDED)
    case .decelerationBegan: fill(SCROLLKIT_EVENT_KIND_DECELERATION_BEGAN)
    case .decelerationEnded: fill(SCROLLKIT_EVENT_KIND_DECELERATION_ENDED)
    case .willBounce(let edges): fill(SCROLLKIT_EVENT_KIND_WILL_BOUNCE, edges: edges)
    case .didBounce(let edges): fill(SCROLLKIT_EVENT_KIND_DID_BOUNCE, edges: edges)
    case .willReachEdges(let edges): fill(SCROLLKIT_EVENT_KIND_WILL_REACH_EDGES, edges: edges)
    case .didReachEdges(let edges): fill(SCROLLKIT_EVENT_KIND_DID_REACH_EDGES, edges: edges)
    case .zoomedPastMinimum(let scale):
      fill(SCROLLKIT_EVENT_KIND_ZOOMED_PAST_MINIMUM, at: Vector(x: scale, y: 0))
    case .zoomedPastMaximum(let scale):
      fill(SCROLLKIT_EVENT_KIND_ZOOMED_PAST_MAXIMUM, at: Vector(x: scale, y: 0))
    case .zoomChanged(let scale): fill(SCROLLKIT_EVENT_KIND_ZOOM_CHANGED, at: Vector(x: scale, y: 0))
    case .animationCompleted(let id, let finished):
      fill(SCROLLKIT_EVENT_KIND_ANIMATION_COMPLETED, id: id)
      self.finished = finished ? 1 : 0
    case .topWillScroll(let y, let animation, let source):
      fill(SCROLLKIT_EVENT_KIND_TOP_WILL_SCROLL, at: Vector(x: 0, y: y), id: animation)
      self.source = source
    case .topWillRestore(let y, let animation, let source):
      fill(SCROLLKIT_EVENT_KIND_TOP_WILL_RESTORE, at: Vector(x: 0, y: y), id: animation)
      self.source = source
    case .topTargetChanged(let returnOffset):
      fill(
        SCROLLKIT_EVENT_KIND_TOP_TARGET_CHANGED, at: Vector(x: 0, y: returnOffset ?? 0),
        id: returnOffset == nil ? 0 : 1)
    case .headerMoved(let header, let y):
      fill(SCROLLKIT_EVENT_KIND_HEADER_MOVED, at: Vector(x: 0, y: y), id: UInt32(header))
    case .headerShown(let header): fill(SCROLLKIT_EVENT_KIND_HEADER_SHOWN, id: UInt32(header))
    case .headerHidden(let header): fill(SCROLLKIT_EVENT_KIND_HEADER_HIDDEN, id: UInt32(header))
    case .headerStretched(let header): fill(SCROLLKIT_EVENT_KIND_HEADER_STRETCHED, id: UInt32(header))
    case .nubShown: fill(SCROLLKIT_EVENT_KIND_NUB_SHOWN)
    case .nubHidden: fill(SCROLLKIT_EVENT_KIND_NUB_HIDDEN)
    case .nubGrabbed: fill(SCROLLKIT_EVENT_KIND_NUB_GRABBED)
    case .nubReleased: fill(SCROLLKIT_EVENT_KIND_NUB_RELEASED)
    case .sectionChanged(let section):
      fill(SCROLLKIT_EVENT_KIND_SECTION_CHANGED, at: Vector(x: Double(section ?? -1), y: 0))
    case .visibleItemsChanged(let axis, let items):
      fill(
        SCROLLKIT_EVENT_KIND_LIST_VISIBLE_CHANGED,
        at: Vector(x: Double(items.lowerBound), y: Double(items.count)), id: axis.rawValue)
    case .stickyItemChanged(let axis, let item):
      fill(SCROLLKIT_EVENT_KIND_LIST_STICKY_CHANGED, at: Vector(x: Double(item ?? -1), y: 0), id: axis.rawValue)
    case .nearListEnd(let axis, .start): fill(SCROLLKIT_EVENT_KIND_LIST_NEAR_START, id: axis.rawValue)
    case .nearListEnd(let axis, .end): fill(SCROLLKIT_EVENT_KIND_LIST_NEAR_END, id: axis.rawValue)
    case .conversationChanged(let unread, let isFollowing):
      fill(
        SCROLLKIT_EVENT_KIND_LIST_CONVERSATION_CHANGED,
        at: Vector(x: unread.isEmpty ? -1 : Double(unread.lowerBound), y: Double(unread.count)), id: isFollowing ? 1 : 0)
    case .refreshChanged(let state): fill(SCROLLKIT_EVENT_KIND_REFRESH_CHANGED, id: state.rawValue)
    case .pageChanged(let axis, let page):
      fill(SCROLLKIT_EVENT_KIND_PAGE_CHANGED, at: Vector(x: page, y: 0), id: axis.rawValue)
    case .requested(let request): fill(request, from: hostOffset)
    case .overflowed(let lost):
      fill(SCROLLKIT_EVENT_KIND_OVERFLOW)
      id = lost
    }
  }

  private mutating func fill(_ request: ScrollRequest, from hostOffset: Vector) {
    switch request {
    case .animate(let offset, let animation):
      fill(SCROLLKIT_EVENT_KIND_REQUEST_SCROLL, at: offset, id: animation)
    case .jump(let offset): fill(SCROLLKIT_EVENT_KIND_REQUEST_SCROLL, at: offset)
    case .shift(let offset): fill(SCROLLKIT_EVENT_KIND_REQUEST_SHIFT, at: offset)
    case .rest(let offset): fill(SCROLLKIT_EVENT_KIND_REQUEST_REST, at: offset)
    }
    delta_x = x - hostOffset.x
    delta_y = y - hostOffset.y
  }

  private mutating func fill(
    _ kind: Int, at offset: Vector = .zero, id: UInt32 = 0, edges: Edges = []
  ) {
    self.kind = UInt32(kind)
    x = offset.x
    y = offset.y
    self.id = UInt64(id)
    self.edges = UInt32(edges.rawValue)
  }
}
