/// What a meter measures, and on which display.
public struct MeterOptions: Equatable, Sendable {
  /// The axis of the scroll.
  public var axis = Axis.y
  /// Frames per second of the display, 1…2000 (`mostFramesPerSecond`).
  public var framesPerSecond = 60.0
  /// Pixels of the display in a point; more than 0.
  public var pixelsPerPoint = 1.0

  /// Makes options for a vertical scroll on a display of 60 frames per second.
  public init() {}

  /// Seconds from one frame of the display to the next.
  var frameInterval: Double { 1 / framesPerSecond }

  /// Taste. 2000 frames per second: no display shows more. Larger takes calls that belong to one frame for two.
  static let mostFramesPerSecond = 2000.0
}
