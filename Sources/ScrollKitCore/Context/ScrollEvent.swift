/// Something that happened, told once.
public enum ScrollEvent: Equatable, Sendable {
  /// The content is at another offset. Several in a row are told as one.
  case didScroll(to: Vector)
  /// Something else moves the content now.
  case phaseChanged(from: PhaseKind, to: PhaseKind)
  /// From now on the content moves by itself and will rest there, if nothing else happens.
  case willRest(at: Vector)
  /// The content has come to rest after scrolling.
  case didRest(at: Vector)
  /// The user begins to drag.
  case dragBegan
  /// The user no longer drags.
  case dragEnded
  /// The content moves on by itself after a drag.
  case decelerationBegan
  /// It no longer does.
  case decelerationEnded
  /// Content that is let go will be thrown back by these edges.
  case willBounce(Edges)
  /// These edges have thrown the content back, and it rests.
  case didBounce(Edges)
  /// Where the content will rest, it is at these edges.
  case willReachEdges(Edges)
  /// The content rests at these edges, after having moved along their axis.
  case didReachEdges(Edges)
  /// Zooming that began at the smallest scale went below it.
  case zoomedPastMinimum(scale: Double)
  /// Zooming that began at the largest scale went above it.
  case zoomedPastMaximum(scale: Double)
  /// The content is shown at another scale. Several in a row are told as one.
  case zoomChanged(to: Double)
  /// A programmatic scroll has ended: at its target, or because something else took over.
  case animationCompleted(AnimationID, finished: Bool)
  /// Scroll to top sets off for the top.
  case topWillScroll(to: Double, animation: AnimationID, source: UInt32)
  /// Scroll to top sets off for the place where the content was before.
  case topWillRestore(to: Double, animation: AnimationID, source: UInt32)
  /// The next trigger leads to the top, or back to a place that is remembered.
  case topTargetChanged(wayBack: Double?)
  /// A header, by its number, is at another position.
  case headerMoved(UInt32, to: Double)
  /// A header is fully shown.
  case headerShown(UInt32)
  /// A header is as hidden as its mode allows.
  case headerHidden(UInt32)
  /// A pull past the top stretched a header beyond its trigger.
  case headerStretched(UInt32)
  /// The nub begins to show.
  case nubShown
  /// The nub can no longer be seen.
  case nubHidden
  /// A finger took hold of the nub.
  case nubGrabbed
  /// The finger left the nub.
  case nubReleased
  /// The top of the viewport lies in another section; −1 before the first.
  case sectionChanged(Int32)
  /// The host is asked to do something; only where the host moves the content.
  case requested(ScrollRequest)
  /// So many events were lost because nobody took them.
  case overflowed(lost: UInt64)
}

/// The number of a programmatic scroll; never 0, and the same again only after four billion.
public typealias AnimationID = UInt32

/// What a host that moves the content itself is asked to do.
public enum ScrollRequest: Equatable, Sendable {
  /// Scroll to an offset, over time.
  case animate(to: Vector, AnimationID)
  /// Scroll to an offset, at once; what moves it stops.
  case jump(to: Vector)
  /// Be at an offset at once because content moved: what moves it goes on from there.
  case shift(to: Vector)
  /// Let what is being let go come to rest there.
  case rest(at: Vector)
}

extension ScrollEvent {
  /// What it tells the newest place of: −1 the content, −2 its scale, else a header; nil if it tells
  /// of anything else. A later movement of the same thing makes it needless.
  var movement: Int64? {
    if case .didScroll = self { return -1 }
    if case .zoomChanged = self { return -2 }
    if case .headerMoved(let header, _) = self { return Int64(header) }
    return nil
  }
}
