/// How far content without ends has moved since it was last asked.
///
/// A program that has no inertia of its own is sent these: points as a compositor's axis events, 120ths of a notch as a
/// wheel's, lines as arrow keys or buttons.
public struct ScrollDeltas: Equatable, Sendable {
  /// The distance, in points.
  public var distance = Vector.zero
  /// The whole lines.
  public var lines = Vector.zero
  /// The whole 120ths of a notch.
  public var notches120 = Vector.zero
  /// Whether a scroll along the axis has ended; what is handed out with it still belongs to it.
  public var stops = Pair(x: false, y: false)

  /// No movement.
  public init() {}
}
