/// Which part of an area comes to the same part of the viewport.
public enum SnapAlignment: UInt32, Sendable {
  /// The area is none along this axis.
  case none = 0
  case start = 1
  case center = 2
  case end = 3
}

/// Whether a fling may pass over an area.
public enum SnapStop: UInt32, Sendable {
  case normal = 0
  /// A fling ends here at the latest.
  case always = 1
}

/// What is added at both ends, in points; negative takes away.
public struct Margins: Equatable, Sendable {
  public var leading: Double
  public var trailing: Double

  public init(leading: Double = 0, trailing: Double = 0) {
    self.leading = leading
    self.trailing = trailing
  }

  public static let none = Margins()
}

/// A part of the content at which it likes to rest.
public struct SnapArea: Equatable, Sendable {
  /// The host's name for it, by which it is found again after a change of layout.
  public var key: UInt64
  /// Where it lies in the content, in points.
  public var rectangle: Pair<Interval>
  /// Room around it that snaps with it: CSS's scroll-margin.
  public var margin: Pair<Margins>
  public var alignment: Pair<SnapAlignment>
  public var stop: SnapStop
  /// Whether what has the keyboard's focus is in it: of areas equally near it is the one.
  public var isFocused: Bool

  public init(
    key: UInt64, rectangle: Pair<Interval>, alignment: Pair<SnapAlignment>,
    margin: Pair<Margins> = Pair(x: .none, y: .none), stop: SnapStop = .normal,
    isFocused: Bool = false
  ) {
    self.key = key
    self.rectangle = rectangle
    self.margin = margin
    self.alignment = alignment
    self.stop = stop
    self.isFocused = isFocused
  }

  /// Where it lies along an axis with its margin.
  func span(_ axis: Axis) -> Interval {
    let lower = rectangle[axis].lower - margin[axis].leading
    let upper = rectangle[axis].upper + margin[axis].trailing
    return Interval(lower: min(lower, upper), upper: max(lower, upper))
  }
}
