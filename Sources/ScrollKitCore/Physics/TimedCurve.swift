/// From one place to another in a given time.
///
/// Retargeting begins a new curve where the old one is, as fast as the old one is: no jump, and
/// no memory of what came before.
public struct TimedCurve: Equatable, Sendable {
  /// Where it begins, in points.
  public private(set) var start: Double
  /// Where it rests, in points.
  public private(set) var destination: Double
  /// Seconds from start to rest.
  public let duration: Double
  public let easing: Easing

  /// A curve that begins at rest.
  public init(start: Double, destination: Double, duration: Double, easing: Easing = .easeInOut) {
    self.start = start
    self.destination = destination
    self.duration = start == destination ? 0 : duration
    self.easing = easing
  }

  /// A curve that takes over something already moving.
  ///
  /// If the speed already leads to the destination, the curve is shortened so that it slows down
  /// from there on; if it leads away, the curve swings back and turns within `range`, and starts
  /// slower where the range leaves too little room.
  ///
  /// - Parameters:
  ///   - moving: Where it begins and how fast.
  ///   - duration: The longest that it may take, in seconds.
  ///   - range: What the swing back must not leave.
  public init(
    moving: MotionState, destination: Double, duration: Double, easing: Easing, range: Interval
  ) {
    let distance = destination - moving.position
    guard distance.magnitude > Self.nearEnough, duration > 0 else {
      self.init(start: moving.position, destination: destination, duration: 0, easing: easing)
      return
    }
    let timeAtThisSpeed = distance / moving.velocity
    let limited =
      timeAtThisSpeed > 0 ? min(duration, Self.slowingFactor * timeAtThisSpeed) : duration
    // A vanishing speed leaves the easing as it is: an easing may have a slope of its own.
    let slope = moving.velocity * limited / distance
    let shaped: Easing
    if moving.velocity == 0 {
      shaped = easing
    } else if slope > 0 {
      shaped = easing.starting(withSlope: slope)
    } else {
      let edge = moving.velocity < 0 ? range.lower : range.upper
      let room = max(0, moving.velocity < 0 ? moving.position - edge : edge - moving.position)
      let steepest = room / (distance.magnitude * easing.swingBackPerSlope)
      shaped = easing.starting(withSlope: -min(-slope, steepest))
    }
    self.init(
      start: moving.position, destination: destination, duration: limited, easing: shaped)
  }

  public func state(at time: Double) -> MotionState {
    guard time < duration else { return MotionState(position: destination, velocity: 0) }
    let distance = destination - start
    let (progress, slope) = easing.state(at: time / duration)
    return MotionState(
      position: start + distance * progress, velocity: distance / duration * slope)
  }

  /// The same curve through content that moved by `distance` points.
  public func shifted(by distance: Double) -> TimedCurve {
    var shifted = self
    shifted.start += distance
    shifted.destination += distance
    return shifted
  }

  /// Published (Chromium). Slowing down evenly takes twice as long as going on; a little more
  /// makes the arrival soft.
  public static let slowingFactor = 2.5
  /// Published (Chromium). 0.01 pt: closer than this there is nothing to animate.
  public static let nearEnough = 0.01
}
