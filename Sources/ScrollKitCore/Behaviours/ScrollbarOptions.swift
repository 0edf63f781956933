/// The options of a scroll bar.
public struct ScrollbarOptions: Equatable, Sendable {
  /// Length of the track, in points; 0: the viewport's.
  public var trackLength = 0.0
  /// The shortest thumb, in points.
  public var leastThumb = Self.standardThumb
  /// The distance of a pointer from the bar at which the dragged thumb snaps back, in points; 0: never. Windows has 8
  /// times the bar's width, 136 pt.
  public var snapBack = 0.0
  /// Whether a press on the track moves the thumb under the pointer instead of scrolling by a page.
  public var jumpsToClick = false

  /// Makes the default options.
  public init() {}

  /// Published (Flutter). 18 pt can be hit with a mouse. Larger shows less of where the content is.
  public static let standardThumb = 18.0
}
