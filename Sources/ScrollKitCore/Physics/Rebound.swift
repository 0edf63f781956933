/// A coast that runs past an edge, and what the edge makes of it: one motion, known whole from the
/// start, like `Ballistic` but of any two parts.
///
/// The edge is crossed at an exact time with an exact speed, so no frame rate can change the path.
public struct Rebound<Before: Coast, After: MotionPart>: Equatable, Sendable {
  public private(set) var coast: Before
  /// Seconds from the start until the edge is crossed.
  public let crossing: Double
  /// The way out and back, timed from the crossing.
  public private(set) var bounce: After

  /// - Parameters:
  ///   - edge: The end of the range that the coast passes, in points.
  ///   - bounce: What follows from the speed at the edge.
  /// - Returns: nil if the coast rests before it reaches the edge.
  public init?(coast: Before, edge: Double, bounce: (_ velocity: Double) -> After) {
    guard let crossing = coast.time(reaching: edge) else { return nil }
    self.coast = coast
    self.crossing = crossing
    self.bounce = bounce(coast.state(at: crossing).velocity)
  }

  /// Seconds until everything rests.
  public var duration: Double { crossing + bounce.duration }
  /// Where everything rests, in points.
  public var destination: Double { bounce.destination }

  public func state(at time: Double) -> MotionState {
    guard time < duration else { return MotionState(position: destination, velocity: 0) }
    return time < crossing ? coast.state(at: time) : bounce.state(at: time - crossing)
  }

  /// The same path through content that moved by `distance` points.
  public func shifted(by distance: Double) -> Rebound {
    var shifted = self
    shifted.coast = coast.shifted(by: distance)
    shifted.bounce = bounce.shifted(by: distance)
    return shifted
  }
}

/// What a motion answers. Only to join two of them; the sum of all motions is an enum.
public protocol MotionPart: Equatable, Sendable {
  func state(at time: Double) -> MotionState
  /// Seconds until it rests.
  var duration: Double { get }
  /// Where it rests, in points.
  var destination: Double { get }
  func shifted(by distance: Double) -> Self
}

/// A motion that never turns, so that it reaches a place once.
public protocol Coast: MotionPart {
  /// Seconds until it reaches `offset`; nil if it starts elsewhere and never gets there.
  func time(reaching offset: Double) -> Double?
}

extension Deceleration: Coast {}
extension ConstantDeceleration: Coast {}
extension AndroidFling: Coast {}
extension ClampingFling: Coast {}
extension FlingCurve: Coast {}
extension PhysicsFling: Coast {}
extension Spring: MotionPart {}
extension EdgeBounce: MotionPart {}
