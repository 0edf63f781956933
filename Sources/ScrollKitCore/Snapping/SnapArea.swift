/// The part of an area that aligns with the same part of the snapport: CSS's `scroll-snap-align`.
public enum SnapAlignment: UInt32, Sendable {
  /// The area does not snap along this axis.
  case none = 0
  /// Its start.
  case start = 1
  /// Its centre.
  case center = 2
  /// Its end.
  case end = 3
}

/// Whether a fling may pass an area: CSS's `scroll-snap-stop`.
public enum SnapStop: UInt32, Sendable {
  /// It may.
  case normal = 0
  /// A fling must not pass the area.
  case always = 1
}

/// A CSS snap area: a rectangle of the content that aligns with the snapport.
public struct SnapArea: Equatable, Sendable {
  /// The host's identifier. It identifies the area after a layout change.
  public var key: UInt64
  /// In points of the content.
  public var rectangle: Rectangle
  /// CSS's `scroll-margin`, in points: extends the area; negative lengths reduce it.
  public var margin: Pair<Ends<Double>>
  /// The part of it that aligns, along each axis.
  public var alignment: Pair<SnapAlignment>
  /// Whether a fling may pass it.
  public var stop: SnapStop
  /// Whether the area contains the keyboard focus. It wins over areas at the same distance.
  public var isFocused: Bool

  /// Makes an area.
  public init(
    key: UInt64, rectangle: Rectangle, alignment: Pair<SnapAlignment>,
    margin: Pair<Ends<Double>> = Pair(x: Ends(both: 0), y: Ends(both: 0)), stop: SnapStop = .normal,
    isFocused: Bool = false
  ) {
    self.key = key
    self.rectangle = rectangle
    self.margin = margin
    self.alignment = alignment
    self.stop = stop
    self.isFocused = isFocused
  }

  /// The area with its margin along an axis, in points of the content.
  func extent(_ axis: Axis) -> Interval {
    let lower = rectangle[axis].lower - margin[axis].lower
    let upper = rectangle[axis].upper + margin[axis].upper
    return Interval(lower: min(lower, upper), upper: max(lower, upper))
  }
}
