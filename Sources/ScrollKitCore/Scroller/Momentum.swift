/// What a caught flight leaves to the next.
struct Momentum: Equatable, Sendable {
  /// Points per second.
  let velocity: Vector
  /// Flicks in a row so far.
  let flicks: UInt8

  init(velocity: Vector, flicks: UInt8 = 0) {
    self.velocity = velocity
    self.flicks = flicks
  }

  static let none = Momentum(velocity: .zero)

  var isNone: Bool { velocity == .zero }

  /// What is left of it along the axes that a drag follows.
  func along(_ axis: HeldAxis) -> Momentum {
    Momentum(velocity: axis.free(velocity), flicks: flicks)
  }
}
