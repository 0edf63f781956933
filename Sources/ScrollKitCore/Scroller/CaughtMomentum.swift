/// The momentum of a caught fling, which the next fling may continue.
struct CaughtMomentum: Equatable, Sendable {
  /// Velocity, in points per second.
  let velocity: Vector
  /// The number of consecutive flicks.
  let flicks: UInt8

  init(velocity: Vector, flicks: UInt8 = 0) {
    self.velocity = velocity
    self.flicks = flicks
  }

  static let none = CaughtMomentum(velocity: .zero)

  var isNone: Bool { velocity == .zero }

  /// The part of it along the axes that a drag follows.
  func along(_ axis: LockedAxis) -> CaughtMomentum {
    CaughtMomentum(velocity: axis.free(velocity), flicks: flicks)
  }
}
