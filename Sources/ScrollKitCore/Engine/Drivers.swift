/// What drives the content along each axis: the pointer that holds what stands for the content, or else its activity.
extension ScrollView {
  /// What drives the content along an axis on the present segment of its path.
  mutating func driver(_ axis: Axis) -> AxisDriver {
    if hasBehaviours, let holder = behaviours.holder(axis) { return holder }
    return engine.driver(axis)
  }

  /// What drives the content along each axis.
  var drivers: Pair<AxisDriver> { mutating get { Pair(x: driver(.x), y: driver(.y)) } }

  /// A pointer that moved content at once has let go of an axis: content snaps there. On the segment of the path that begins, headers
  /// snap, the nub fades, a refresh closes and a conversation goes to its end, as where content comes to rest.
  mutating func letGo(_ axis: Axis) {
    engine.beginSegment()
    snapPlaced(axis)
  }
}

extension ScrollEngine {
  /// What drives the content along an axis on the present segment of its path, but for a pointer that moves it at once.
  mutating func driver(_ axis: Axis) -> AxisDriver {
    switch mode {
    case .driven: scroller.activity.driver(axis, from: segment.start, since: segment.begin)
    case .observed: lastSnapshot.phase.driver(animation: lastSnapshot.animations[axis])
    }
  }
}

extension ScrollBehaviours {
  /// The pointer that moves content at once along an axis; nil if none does.
  mutating func holder(_ axis: Axis) -> AxisDriver? {
    if bars[axis]?.isDragged == true { return .thumb }
    if axis == .y, nub?.isGrabbed == true { return .nub }
    return synced?.isHeld(axis) == true ? .hostBar : nil
  }

  /// The axes along which a pointer moves content at once.
  var heldAxes: Pair<Bool> { mutating get { Pair(x: holder(.x) != nil, y: holder(.y) != nil) } }
}
