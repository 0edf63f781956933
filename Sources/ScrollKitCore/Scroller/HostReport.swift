/// A report of a toolkit's own scroll view.
public enum HostReport: Equatable, Sendable {
  /// Its offset is now this.
  case didScroll(to: Vector)
  /// The user begins to drag.
  case willBeginDragging
  /// The user lets go: at this speed, and it is going to rest there.
  case willEndDragging(velocity: Vector, target: Vector)
  /// The user has let go; whether it moves on by itself.
  case didEndDragging(decelerates: Bool)
  /// It moved on by itself and has come to rest.
  case didEndDecelerating
  /// An animated scroll has ended.
  case didEndAnimation
  /// The finger that drags is there in the viewport.
  case didTrack(Vector)
  /// The user begins to zoom, at this scale.
  case willBeginZooming(scale: Double)
  /// The scale is now this.
  case didZoom(scale: Double)
  /// The user no longer zooms; the scale is now this.
  case didEndZooming(scale: Double)
}
