/// The items that the motion under way will show: the target is known, so prefetching need not guess.
extension ScrollView {
  /// Calls a function with each item that will come into view and the time when it does, in order. A zoom may show items at
  /// both ends: those after the visible ones are first.
  ///
  /// The time is that of the last call if a toolkit, a chain of nested scrollers or a zoom moves the content: only
  /// the target is known then.
  ///
  /// - Parameters:
  ///   - limit: The most items.
  ///   - body: Receives the index of the item among those that come, the item, and the time in seconds.
  /// - Precondition: A list is attached.
  public mutating func forEachUpcomingItem(
    _ limit: Int, along axis: Axis? = nil, _ body: (_ index: Int, _ item: Int, _ time: Double) -> Void
  ) {
    let axis = checkList(axis)
    makeUnique()
    let (direction, scale) = (self[list: axis].direction, engine.listScale)
    let viewport = listViewport(axis)
    let target = ListViewport(
      offset: engine.lastSnapshot.target[axis], length: engine.geometry[axis].viewport,
      at: ContentScale(engine.canZoom ? engine.targetScale : 1))
    let shown = self[list: axis].visibleItems(in: viewport)
    let overscan = self[list: axis].watch.overscan
    var search = ListSearch()
    let coming = self[list: axis].reference.value.visibleItems(in: target, overscan: overscan, &search)
    let after = max(0, coming.upperBound - shown.upperBound)
    let before = max(0, shown.lowerBound - coming.lowerBound)
    for index in 0..<min(limit, after + before) {
      let isAfter = index < after
      let item = isAfter ? shown.upperBound + index : shown.lowerBound - 1 - (index - after)
      let start = self[list: axis].reference.value.start(of: item)
      let place = isAfter
        ? start - viewport.length - overscan : start + self[list: axis].reference.value.extent(of: item) + overscan
      body(index, item, hostTime(of: engine.time(reaching: scale.points(direction * place), axis)))
    }
  }
}

extension ScrollEngine {
  /// When the motion under way is at an offset along an axis, in seconds; when it ends if it never is, and
  /// now if no motion is known.
  fileprivate func time(reaching offset: Double, _ axis: Axis) -> Double {
    guard mode == .driven, let trajectory = scroller.activity.trajectory else { return clock }
    let motion = trajectory.motions[axis]
    return max(clock, motion.time(reaching: offset, from: motion.since) ?? motion.end)
  }
}
