/// A report of a toolkit's own scroll view.
public enum HostReport: Equatable, Sendable {
  /// The offset changed.
  case didScroll(to: Vector)
  /// The user begins to drag.
  case willBeginDragging
  /// The user releases the content, with a velocity and a target.
  case willEndDragging(velocity: Vector, target: Vector)
  /// The user has released the content; whether it decelerates.
  case didEndDragging(decelerates: Bool)
  /// The deceleration has ended.
  case didEndDecelerating
  /// An animated scroll has ended.
  case didEndAnimation
  /// The position of the finger that drags, in the viewport.
  case didTrack(Vector)
  /// The user begins to zoom, at this scale.
  case willBeginZooming(scale: Double)
  /// The scale changed.
  case didZoom(scale: Double)
  /// The zoom has ended, at this scale.
  case didEndZooming(scale: Double)
}
