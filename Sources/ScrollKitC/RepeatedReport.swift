import CScrollKitTypes
import ScrollKitCore

/// A report of a toolkit that an event repeats.
enum RepeatedReport {
  case didScroll, willBeginDragging, didEndDragging, didEndDecelerating
}

extension ScrollEvent {
  /// The report that the event repeats; nil if it repeats none.
  var repeated: RepeatedReport? {
    switch self {
    case .didScroll: .didScroll
    case .dragBegan: .willBeginDragging
    case .dragEnded: .didEndDragging
    case .decelerationEnded: .didEndDecelerating
    case .phaseChanged, .willRest, .didRest, .decelerationBegan, .willBounce, .didBounce,
      .willReachEdges, .didReachEdges, .zoomedPastMinimum, .zoomedPastMaximum, .zoomChanged,
      .animationCompleted, .topWillScroll, .topWillRestore, .topTargetChanged, .headerMoved,
      .headerShown, .headerHidden, .headerStretched, .nubShown, .nubHidden, .nubGrabbed,
      .nubReleased, .sectionChanged, .visibleItemsChanged, .stickyItemChanged, .nearListEnd, .conversationChanged,
      .refreshChanged, .pageChanged, .requested, .overflowed:
      nil
    }
  }
}

extension RepeatedReport {
  /// nil if no event repeats an input of this kind.
  init?(_ kind: scrollkit_input_kind) {
    switch Int(truncatingIfNeeded: kind) {
    case SCROLLKIT_INPUT_KIND_DID_SCROLL: self = .didScroll
    case SCROLLKIT_INPUT_KIND_WILL_BEGIN_DRAGGING: self = .willBeginDragging
    case SCROLLKIT_INPUT_KIND_DID_END_DRAGGING: self = .didEndDragging
    case SCROLLKIT_INPUT_KIND_DID_END_DECELERATING: self = .didEndDecelerating
    default: return nil  // a C caller may send any number
    }
  }
}
