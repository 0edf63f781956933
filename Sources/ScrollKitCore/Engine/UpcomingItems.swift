/// The items that the motion under way will show: the target is known, so prefetching need not guess.
extension ScrollView {
  /// Calls a function with each item that will come into view and the time when it does, in order.
  ///
  /// The time is that of the last call if a toolkit or a chain of nested scrollers moves the content: only
  /// the target is known then.
  ///
  /// - Parameters:
  ///   - limit: The most items.
  ///   - body: Receives the index of the item among those that come, the item, and the time in seconds.
  /// - Precondition: A list is attached.
  public mutating func forEachUpcomingItem(
    _ limit: Int, _ body: (_ index: Int, _ item: Int, _ time: Double) -> Void
  ) {
    checkList()
    makeUnique()
    let (axis, direction, scale) = (attachedList.axis, attachedList.direction, engine.listScale)
    let viewport = listViewport()
    let target = ListViewport(
      offset: engine.lastSnapshot.target[axis] / scale, length: viewport.length)
    let shown = attachedList.watch.visible(of: attachedList.reference.value, in: viewport)
    var search = ListSearch()
    let coming = attachedList.reference.value.visibleItems(
      in: target, overscan: attachedList.watch.overscan, &search)
    let overscan = attachedList.watch.overscan
    let isForward = direction * (target.offset - viewport.offset) > 0
    let first = isForward ? shown.upperBound : shown.lowerBound - 1
    let count = isForward ? coming.upperBound - first : first + 1 - coming.lowerBound
    guard count > 0 else { return }
    for index in 0..<min(limit, count) {
      let item = isForward ? first + index : first - index
      let start = attachedList.reference.value.start(of: item)
      let place = isForward
        ? start - viewport.length - overscan : start + attachedList.reference.value.extent(of: item) + overscan
      body(index, item, hostTime(of: engine.time(reaching: direction * place * scale, axis)))
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
