/// The state of the content at one time, whatever moves it.
package struct ScrollSnapshot: Equatable, Sendable {
  /// The content offset, in points.
  package var offset: Vector
  /// The velocity of a motion, in points per second; 0 during a gesture or a stream.
  package var velocity: Vector
  /// The offset at which it will rest if nothing else happens, in points.
  package var target: Vector
  /// The phase that hosts see.
  package var phase: PhaseKind
  /// Whether a motion leads to `target`.
  package var isSettling: Bool
  /// Whether time alone changes anything.
  package var needsTick: Bool
  /// The number of the programmatic scroll under way; 0 if there is none.
  package var animation: UInt32
  /// The edges at which it bounces or will bounce.
  package var bounces: Edges
  /// The overscroll that an edge effect hides, in points; negative at the top and left.
  package var hiddenOverscroll = Vector.zero

  /// Content that rests at an offset.
  static func still(at offset: Vector, phase: PhaseKind, needsTick: Bool = false) -> ScrollSnapshot {
    ScrollSnapshot(
      offset: offset, velocity: .zero, target: offset, phase: phase, isSettling: false,
      needsTick: needsTick, animation: 0, bounces: [])
  }

  /// The same content drawn at another offset, by edges with an effect.
  mutating func show(at offset: Vector, target: Vector, hiding edges: Edges) {
    velocity = velocity.along(offset, from: self.offset)
    hiddenOverscroll = self.offset - offset
    self.offset = offset
    self.target = target
    bounces.subtract(edges)
  }
}

extension Vector {
  /// The components along axes where content is drawn at its offset.
  func along(_ shown: Vector, from offset: Vector) -> Vector {
    Vector(x: shown.x == offset.x ? x : 0, y: shown.y == offset.y ? y : 0)
  }
}
