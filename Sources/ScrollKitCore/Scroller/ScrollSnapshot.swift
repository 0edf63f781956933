/// What can be told of the content at one moment, however it is moved.
public struct ScrollSnapshot: Equatable, Sendable {
  /// Where the content is, in points.
  public var offset: Vector
  /// How fast it moves by itself, in points per second; 0 while something holds or pushes it.
  public var velocity: Vector
  /// Where it will rest if nothing else happens, in points.
  public var target: Vector
  /// What moves it.
  public var phase: PhaseKind
  /// Whether it moves by itself towards `target`.
  public var isSettling: Bool
  /// Whether time alone changes anything.
  public var needsTick: Bool
  /// The programmatic scroll under way, by its number; 0 if there is none.
  public var animation: UInt32
  /// The edges that will throw it back, or are doing so.
  public var bounces: Edges
  /// How far an edge keeps the content from where its motion or a finger puts it, in points; negative
  /// at the top and left.
  public var hiddenOverscroll = Vector.zero

  /// Content that stays where it is unless something moves it.
  static func still(at offset: Vector, phase: PhaseKind, needsTick: Bool = false) -> ScrollSnapshot {
    ScrollSnapshot(
      offset: offset, velocity: .zero, target: offset, phase: phase, isSettling: false,
      needsTick: needsTick, animation: 0, bounces: [])
  }

  /// The same, drawn elsewhere by edges that only show a pull.
  mutating func show(at offset: Vector, target: Vector, hiding edges: Edges) {
    velocity = velocity.along(offset, from: self.offset)
    hiddenOverscroll = self.offset - offset
    self.offset = offset
    self.target = target
    bounces.subtract(edges)
  }
}

extension Vector {
  /// Its parts along axes where a place is not drawn elsewhere.
  func along(_ shown: Vector, from place: Vector) -> Vector {
    Vector(x: shown.x == place.x ? x : 0, y: shown.y == place.y ? y : 0)
  }
}
