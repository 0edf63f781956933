/// What a host draws by.
public struct ScrollFrame: Equatable, Sendable {
  /// Where the content is, in points.
  public var offset: Vector
  /// Where it will rest if nothing else happens, in points.
  public var target: Vector
  /// How fast it moves, in points per second.
  public var velocity: Vector
  /// How far it is out of range, in points; 0 inside.
  public var overscroll: Vector
  /// How far along the range it is, 0…1.
  public var progress: Vector
  /// What the edges are to show of a pull that moves nothing, negative at the top and left: for a
  /// stretch the share by which content is to be drawn longer, for a glow the share of its light.
  public var edgeEffect: Vector
  /// What moves it.
  public var phase: PhaseKind
  /// Whether the next frame will differ although nothing is put in.
  public var needsTick: Bool
  /// How large it is shown.
  public var scale: Double
}
