/// The state whose newest value an event reports. Successive events of one state are merged: only the last is kept.
enum MergedState: Equatable {
  case contentOffset
  case scale
  case scalePastMinimum
  case scalePastMaximum
  case visibleItems(Axis)
  case stickyItem(Axis)
  case conversation
  case requestedOffset
  /// The position of a header, by its number.
  case headerPosition(Int)
}

extension ScrollEvent {
  /// The state that this event reports; nil if each such event is kept.
  var mergedState: MergedState? {
    switch self {
    case .didScroll: .contentOffset
    case .zoomChanged: .scale
    case .zoomedPastMinimum: .scalePastMinimum
    case .zoomedPastMaximum: .scalePastMaximum
    case .visibleItemsChanged(let axis, _): .visibleItems(axis)
    case .stickyItemChanged(let axis, _): .stickyItem(axis)
    case .conversationChanged: .conversation
    case .headerMoved(let header, _): .headerPosition(header)
    case .requested(.jump): .requestedOffset
    case .phaseChanged, .willRest, .didRest, .dragBegan, .dragEnded, .decelerationBegan, .decelerationEnded, .willBounce,
      .didBounce, .willReachEdges, .didReachEdges, .animationCompleted, .topWillScroll, .topWillRestore,
      .topTargetChanged, .headerShown, .headerHidden, .headerStretched, .nubShown, .nubHidden, .nubGrabbed, .nubReleased,
      .sectionChanged, .nearListEnd, .refreshChanged, .pageChanged, .requested(.animate), .requested(.shift),
      .requested(.rest), .overflowed:
      nil
    }
  }
}
