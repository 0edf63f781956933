/// An animation of the scale, and of the content offset with it, along a path.
package struct ZoomAnimation: Equatable, Sendable {
  package let cause: Cause
  package let zoomable: ZoomableContent
  package let path: ZoomPath
  /// The distance along the path over time, in points.
  let motion: Motion
  /// When it began, in seconds.
  let since: Double

  package enum Cause: Equatable, Sendable {
    /// A pinch that ended past a limit returns to it.
    case bounce
    case wheel
    /// A programmatic zoom or scroll; nil if the program has not asked for it.
    case animation(AnimationID?)
  }

  package struct State: Equatable, Sendable {
    package let transform: ZoomTransform
    /// Velocity of the offset, in points per second.
    package let velocity: Vector
    /// Speed along the path, in points per second.
    package let speed: Double
  }

  /// Returns to a limit with the spring that also returns an overscroll.
  package init(
    bouncing path: ZoomPath, shape: SpringShape, in zoomable: ZoomableContent, since: Double
  ) {
    cause = .bounce
    self.zoomable = zoomable
    self.path = path
    self.since = since
    motion = .spring(start: 0, initialVelocity: 0, destination: path.length, shape: shape)
  }

  /// Follows the path in at most `duration` seconds.
  ///
  /// - Parameter speed: Initial speed along the path, in points per second; a negative one counts
  ///   as 0.
  package init(
    _ cause: Cause, along path: ZoomPath, speed: Double, duration: Double, easing: Easing,
    in zoomable: ZoomableContent, since: Double
  ) {
    self.cause = cause
    self.zoomable = zoomable
    self.path = path
    self.since = since
    motion = .curve(
      moving: MotionState(position: 0, velocity: max(0, speed)), destination: path.length,
      duration: duration, easing: easing, range: Interval(lower: 0, upper: path.length))
  }

  private init(_ other: ZoomAnimation, path: ZoomPath, zoomable: ZoomableContent) {
    cause = other.cause
    motion = other.motion
    since = other.since
    self.path = path
    self.zoomable = zoomable
  }

  package func isOver(at now: Double) -> Bool { now >= end }

  /// When it ends, in seconds.
  package var end: Double { since + motion.duration }

  /// The state at a time; exactly the path's end from the animation's end on.
  package func state(at now: Double) -> State {
    let time = now - since
    guard !isOver(at: now) else { return State(transform: path.end, velocity: .zero, speed: 0) }
    let travelled = motion.state(at: time)
    let transform = path.transform(at: travelled.position)
    return State(
      transform: transform, velocity: path.velocity(at: transform, speed: travelled.velocity),
      speed: travelled.velocity)
  }

  /// The distance along the path at a time, in points.
  func distance(at now: Double) -> Double { isOver(at: now) ? motion.destination : motion.state(at: now - since).position }

  /// When it is first at a distance along the path from `earliest` on, in seconds; its end if it never is there then.
  func time(reaching distance: Double, from earliest: Double) -> Double {
    motion.time(reaching: distance, from: earliest - since).map { since + $0 } ?? end
  }

  /// Velocity of the log scale, in points per second.
  func scaleVelocity(at now: Double) -> Double { path.scaleVelocity(at: state(at: now).speed) }

  /// The same animation after the content moved by `distance` points at a scale of `scale`.
  ///
  /// - Returns: nil if its end is no longer allowed, in range and within the scale limits.
  package func shifted(by distance: Vector, at scale: Double, in zoomable: ZoomableContent)
    -> ZoomAnimation?
  {
    let path = distance == .zero ? path : path.shifted(by: distance, at: scale)
    let end = path.end
    guard zoomable.allows(end.scale),
      zoomable.range(at: end.scale).clamp(end.offset) == end.offset
    else { return nil }
    return ZoomAnimation(self, path: path, zoomable: zoomable)
  }
}
