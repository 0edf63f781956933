/// A stretch of a motion that approaches a place exponentially: cheap to read every frame.
///
///     x(t) = place + (a + b·t) · e^(−p·t)
///     v(t) = (b − p·(a + b·t)) · e^(−p·t)
///
/// A coast (b = 0, the place is its projection), a critically damped bounce and rest (a = b = 0)
/// are all of this form, so a frame needs no decision about which of them is under way, and two
/// axes that began together share one exponential.
public struct Approach: Equatable, Sendable {
  /// What is approached, in points.
  public internal(set) var place: Double
  /// `a`: distance from it at the start, in points.
  public let distance: Double
  /// `b`, in points per second.
  public let drift: Double
  /// `p`: the share lost per second, in 1/s; 0 at rest.
  public let decay: Double

  /// The state when `left` = e^(−p·t) is left after `time` seconds.
  func state(at time: Double, left: Double) -> MotionState {
    let distance = distance + drift * time
    return MotionState(
      position: place + distance * left, velocity: (drift - decay * distance) * left)
  }

  static func rest(at offset: Double) -> Approach {
    Approach(place: offset, distance: 0, drift: 0, decay: 0)
  }
}

/// An approach, and when it begins and ends within its motion, in seconds.
public struct ApproachStretch: Equatable, Sendable {
  public internal(set) var approach: Approach
  public let begin: Double
  public let end: Double
}

extension Motion {
  /// Until when it stays of the kind that it has at a time, in seconds: until an edge meets it, or it
  /// rests.
  func stretchEnd(at time: Double) -> Double {
    guard time < duration else { return .infinity }
    switch self {
    case .ballistic(let flight) where time < flight.crossing: return flight.crossing
    case .rest, .coast, .bounce, .ballistic, .curve, .cruise: return duration
    }
  }

  /// The approach under way at a time; nil where the motion has another form.
  public func approach(at time: Double) -> ApproachStretch? {
    var begin = 0.0
    var end = duration
    guard time < end else {
      return ApproachStretch(approach: .rest(at: destination), begin: 0, end: .infinity)
    }
    let approach: Approach?
    switch self {
    case .rest, .curve, .cruise: approach = nil
    case .coast(let coast): approach = coast.approach
    case .bounce(let bounce): approach = bounce.approach
    case .ballistic(let flight):
      if time < flight.crossing {
        approach = flight.coast.approach
        end = flight.crossing
      } else {
        approach = flight.bounce.approach
        begin = flight.crossing
      }
    }
    guard let approach else { return nil }
    return ApproachStretch(approach: approach, begin: begin, end: end)
  }
}
