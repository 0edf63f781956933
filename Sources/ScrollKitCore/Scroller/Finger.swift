/// A finger among several that are down.
struct Finger: Sendable {
  let pointer: UInt64
  /// Its position, in points of the viewport.
  private(set) var position: Vector
  /// When its last movement was made, in seconds.
  private(set) var moved: Double
  /// Its velocity, in points per second.
  private(set) var velocity: Vector

  init(pointer: UInt64, position: Vector, moved: Double, velocity: Vector = .zero) {
    self.pointer = pointer
    self.position = position
    self.moved = moved
    self.velocity = velocity
  }

  /// Moves the finger. Its velocity is that of the last `T` seconds, `memory`:
  ///
  ///     v ← v · (1 − Δt / T) + Δx / T      v ← Δx / Δt, where Δt > T
  ///
  /// Reports with the same time add up. One with an earlier time has that of the last.
  mutating func move(to position: Vector, at time: Double) {
    let displacement = position - self.position
    let passed = max(0, time - moved)
    let old = velocity * max(0, 1 - passed / Self.memory)
    let velocity = old + displacement * (1 / max(passed, Self.memory))
    self = Finger(pointer: pointer, position: position, moved: moved + passed, velocity: velocity)
  }

  /// Taste. 0.02 s: two reports of a slow touch screen. Larger is steadier and later.
  static let memory = 0.02
}
