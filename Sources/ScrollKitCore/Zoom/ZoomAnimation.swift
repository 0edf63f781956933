/// Content whose scale changes by itself, and its offset with it.
public struct ZoomAnimation: Equatable, Sendable {
  public let cause: Cause
  public let zoomable: ZoomableContent
  public let path: ZoomPath
  private var course: Course
  /// When it began, in seconds.
  let since: Double

  /// Why the scale changes by itself.
  public enum Cause: Equatable, Sendable {
    /// It was let go past a limit.
    case settling
    /// A wheel turned.
    case wheel
    /// The program asked; the number names the request.
    case animation(UInt32)
  }

  /// How the way is gone, in points of the path.
  private enum Course: Equatable, Sendable {
    case spring(Spring)
    case curve(TimedCurve)
  }

  /// Where content in flight is, and how it moves.
  public struct State: Equatable, Sendable {
    public let place: ZoomTransform
    /// Speed of the offset, in points per second.
    public let velocity: Vector
    /// How fast the way is gone, in points of the path per second.
    public let speed: Double
  }

  /// A flight back to a limit, as an overscroll returns.
  public init(
    settling path: ZoomPath, shape: SpringShape, in zoomable: ZoomableContent, since: Double
  ) {
    cause = .settling
    self.zoomable = zoomable
    self.path = path
    self.since = since
    course = .spring(
      Spring(start: 0, initialVelocity: 0, destination: path.length, shape: shape))
  }

  /// A flight in a given time at most, that takes over the speed which leads there already.
  public init(
    _ cause: Cause, along path: ZoomPath, speed: Double, duration: Double, easing: Easing,
    in zoomable: ZoomableContent, since: Double
  ) {
    self.cause = cause
    self.zoomable = zoomable
    self.path = path
    self.since = since
    let length = path.length
    course = .curve(
      TimedCurve(
        moving: MotionState(position: 0, velocity: max(0, speed)), destination: length,
        duration: duration, easing: easing, range: Interval(lower: 0, upper: length)))
  }

  private init(_ other: ZoomAnimation, path: ZoomPath, zoomable: ZoomableContent) {
    cause = other.cause
    course = other.course
    since = other.since
    self.path = path
    self.zoomable = zoomable
  }

  public func isOver(at now: Double) -> Bool { now - since >= duration }

  /// When it ends, in seconds.
  public var end: Double { since + duration }

  /// Where it is and how it moves; at its end exactly where the path ends.
  public func state(at now: Double) -> State {
    var flight = self
    return flight.stateInPlace(at: now)
  }

  /// How fast the depth changes, in points per second.
  func pace(at now: Double) -> Double { path.pace(at: state(at: now).speed) }

  /// The same, read where it lies.
  mutating func stateInPlace(at now: Double) -> State {
    let time = now - since
    // `duration` would copy the course.
    let duration = switch course {
    case .spring: payload(of: &course, as: Spring.self).pointee.duration
    case .curve: payload(of: &course, as: TimedCurve.self).pointee.duration
    }
    guard time < duration else { return State(place: path.end, velocity: .zero, speed: 0) }
    let gone = switch course {
    case .spring: payload(of: &course, as: Spring.self).pointee.stateInPlace(at: time)
    case .curve: payload(of: &course, as: TimedCurve.self).pointee.state(at: time)
    }
    let place = path.place(after: gone.position)
    return State(
      place: place, velocity: path.velocity(at: place, gone: gone.velocity), speed: gone.velocity)
  }

  /// The same flight through content that, at a scale of `scale`, moved by `distance` points.
  ///
  /// - Returns: nil if it would not end in the range of the zoomable as it now is.
  public func shifted(by distance: Vector, at scale: Double, in zoomable: ZoomableContent) -> ZoomAnimation? {
    let path = distance == .zero ? path : path.shifted(by: distance, at: scale)
    let end = path.end
    guard zoomable.allows(end.scale), zoomable.range(at: end.scale).clamp(end.offset) == end.offset else {
      return nil
    }
    return ZoomAnimation(self, path: path, zoomable: zoomable)
  }

  var duration: Double {
    switch course {
    case .spring(let spring): spring.duration
    case .curve(let curve): curve.duration
    }
  }
}
