/// A coast that runs out of range and comes back: one motion, known whole from the start.
///
///     range  ──────────────────┤edge
///     path   x₀ ~~~ coast ~~~▶ │ ⟩ bounce
///                              │⟨
///                  rests on the edge
///
/// The edge is crossed at an exact time with an exact speed, so no frame rate can change the path.
public struct Ballistic: Equatable, Sendable {
  public private(set) var coast: Coasting
  /// Seconds from the start until the edge is crossed.
  public let crossing: Double
  /// The way out and back, timed from the crossing; rests on the edge.
  public private(set) var bounce: Bounce
  /// Keeps free the last bits, in which `Motion` notes that it is this, so that those of the bounce
  /// stay its own where it is read in place.
  private let end = false

  /// - Parameter edge: The end of the range that the coast passes, in points.
  /// - Returns: nil if the coast rests before it reaches the edge.
  public init?(coast: Coasting, edge: Double, feel: BounceFeel) {
    guard let crossing = coast.time(reaching: edge) else { return nil }
    let speed = coast.velocity(passing: edge, at: crossing)
    self.coast = coast
    self.crossing = crossing
    self.bounce = feel.bounce(from: edge, velocity: speed, edge: edge, isMet: true)
  }

  /// Seconds until everything rests.
  public var duration: Double { crossing + bounce.duration }
  /// Where everything rests, in points: on the edge.
  public var destination: Double { bounce.destination }

  public func state(at time: Double) -> MotionState {
    var ballistic = self
    return ballistic.stateInPlace(at: time)
  }

  /// The same, read where it lies.
  mutating func stateInPlace(at time: Double) -> MotionState {
    guard time >= crossing else { return coast.stateInPlace(at: time) }
    // Rounding must not leave the last moment to a bounce that is not quite over.
    guard time < duration else { return MotionState(position: destination, velocity: 0) }
    return bounce.stateInPlace(at: time - crossing)
  }

  /// The same path through content that moved by `distance` points.
  public func shifted(by distance: Double) -> Ballistic {
    var shifted = self
    shifted.coast = coast.shifted(by: distance)
    shifted.bounce = bounce.shifted(by: distance)
    return shifted
  }
}
