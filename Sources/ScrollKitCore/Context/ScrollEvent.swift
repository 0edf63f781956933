/// An event. Offsets and positions are in points. Where successive events are merged, its case says so.
public enum ScrollEvent: Equatable, Sendable {
  /// The content offset changed. Successive events are merged.
  case didScroll(to: Vector)
  /// The phase changed.
  case phaseChanged(from: ScrollPhase, to: ScrollPhase)
  /// The content moves by itself from now on and will rest at this target.
  case willRest(at: Vector)
  /// The content came to rest after scrolling.
  case didRest(at: Vector)
  /// A drag began.
  case dragBegan
  /// The drag ended.
  case dragEnded
  /// The content moves by itself after a drag.
  case decelerationBegan
  /// The deceleration ended.
  case decelerationEnded
  /// The motion will bounce at these edges.
  case willBounce(Edges)
  /// The content rests after it bounced at these edges.
  case didBounce(Edges)
  /// The target is at these edges.
  case willReachEdges(Edges)
  /// The content rests at these edges after it moved along their axis.
  case didReachEdges(Edges)
  /// A zoom that began at the minimum scale is below it. Emitted for each such scale that a toolkit reports or fingers
  /// cause. Successive events are merged.
  case zoomedPastMinimum(scale: Double)
  /// A zoom that began at the maximum scale is above it. Otherwise as `zoomedPastMinimum`.
  case zoomedPastMaximum(scale: Double)
  /// The scale changed. Successive events are merged.
  case zoomChanged(to: Double)
  /// A programmatic scroll ended: at its target, or because something else moved the content.
  case animationCompleted(AnimationID, finished: Bool)
  /// Scroll to top begins. The source is the number that the program gave to `triggerTop`.
  case topWillScroll(to: Double, animation: AnimationID, source: UInt32)
  /// Scroll to top begins to scroll back to the return offset.
  case topWillRestore(to: Double, animation: AnimationID, source: UInt32)
  /// The next trigger of scroll to top scrolls back to this offset; nil: to the top.
  case topTargetChanged(returnOffset: Double?)
  /// The position of a header, by its number, changed. Successive events of a header are merged.
  case headerMoved(Int, to: Double)
  /// A header is fully shown.
  case headerShown(Int)
  /// A header is hidden as far as its mode allows.
  case headerHidden(Int)
  /// Content past its top stretched a header beyond its trigger.
  case headerStretched(Int)
  /// The nub begins to fade in.
  case nubShown
  /// The nub has faded out.
  case nubHidden
  /// The nub was grabbed.
  case nubGrabbed
  /// The nub was released.
  case nubReleased
  /// The top of the viewport is in another section; nil: before the first.
  case sectionChanged(Int?)
  /// Other items of the list along an axis are visible. Successive events of an axis are merged.
  case visibleItemsChanged(Axis, Range<Int>)
  /// Another sticky item of the list along an axis is at the start of the viewport; nil: none. Successive events of an axis are
  /// merged.
  case stickyItemChanged(Axis, Int?)
  /// The viewport came near an end of the list along an axis.
  case nearListEnd(Axis, ListEnd)
  /// A conversation began to follow its end, or no longer does, or has more or fewer unread items. Successive events are merged.
  case conversationChanged(unread: Range<Int>, isFollowing: Bool)
  /// Pull to refresh took another step.
  case refreshChanged(RefreshState)
  /// The page, item or area at which content will rest along an axis changed, or the first geometry made it known; while a
  /// finger drags, the nearest one. Pages and items are counted from 0 at the start of the content. Of areas it is the index,
  /// and −1 where content rests at none. Two successive ones of an axis never have the same number.
  case pageChanged(Axis, to: Double)
  /// A request for the host to carry out; in observed mode only.
  case requested(ScrollRequest)
  /// Events were dropped because the queue was full.
  case overflowed(lost: UInt64)
}

/// A request to a host that moves the content itself.
public enum ScrollRequest: Equatable, Sendable {
  /// Animate to an offset. The same number again retargets that animation.
  case animate(to: Vector, AnimationID)
  /// Set the offset at once and stop any motion. Successive ones are merged.
  case jump(to: Vector)
  /// Set the offset at once because the content shifted. Momentum continues, shifted by the same distance. An animation
  /// under way is requested again.
  case shift(to: Vector)
  /// Let the release under way come to rest at this offset.
  case rest(at: Vector)
}

/// The steps of pull to refresh.
public enum RefreshState: UInt32, Sendable {
  /// The content is not pulled.
  case idle = 0
  /// A finger pulls the content, or it returns from there.
  case pulled = 1
  /// It is pulled past the threshold: released, it begins a refresh.
  case armed = 2
  /// The program refreshes, and an inset holds the content open.
  case refreshing = 3
  /// The refresh has ended, and the content closes.
  case closing = 4
}
