/// A closed interval along one axis: a range of offsets, or a stretch of the content.
public struct Interval: Equatable, Sendable {
  /// In points.
  public let lower: Double
  /// In points; at least `lower`.
  public let upper: Double

  /// - Precondition: `lower <= upper`.
  public init(lower: Double, upper: Double) {
    precondition(lower <= upper, "Interval: lower must not exceed upper")
    self.lower = lower
    self.upper = upper
  }

  /// The interval between two values in any order.
  init(between one: Double, and other: Double) { self.init(lower: min(one, other), upper: max(one, other)) }

  /// All values.
  static let everywhere = Interval(lower: -.infinity, upper: .infinity)

  /// In points.
  public var length: Double { upper - lower }

  /// The end to which a velocity leads. Without an end there, as far as content may be: a target is finite.
  func end(towards velocity: Double) -> Double { velocity > 0 ? finite.upper : finite.lower }

  /// The interval as far as a number for hosts says it, which is finite.
  var finite: Interval { Interval(lower: max(lower, -Self.farthest), upper: min(upper, Self.farthest)) }

  /// Derived. 10¹² pt: the longest length that a C program may pass. Larger makes offsets coarser.
  static let farthest = 1e12

  /// The nearest value in the interval.
  public func clamp(_ value: Double) -> Double { min(max(value, lower), upper) }

  /// The distance of the nearest value in the interval from its lower end.
  func distanceFromLower(of value: Double) -> Double { clamp(value) - lower }

  /// The nearest end, if it differs from `offset` by rounding alone; else `offset`.
  func withoutRounding(_ offset: Double) -> Double {
    let end = offset - lower < upper - offset ? lower : upper
    return (offset - end).magnitude <= Vector.rounding ? end : offset
  }

  func contains(_ value: Double) -> Bool { lower <= value && value <= upper }

  func contains(_ other: Interval) -> Bool { lower <= other.lower && other.upper <= upper }

  /// The interval with a length added before it and one after it, in points.
  ///
  /// - Precondition: The result is not empty.
  func extended(before: Double, after: Double) -> Interval { Interval(lower: lower - before, upper: upper + after) }

  func shifted(by distance: Double) -> Interval {
    Interval(lower: lower + distance, upper: upper + distance)
  }

  /// The interval along an axis that runs the other way.
  var negated: Interval { Interval(lower: -upper, upper: -lower) }

  /// The signed distance of an offset from the interval, in points: negative before `lower`, 0 inside.
  public func overscroll(of offset: Double) -> Double { offset - clamp(offset) }

  /// Whether an offset is outside, and a drag leads it no farther in than to the nearest end, to which content returns by
  /// itself.
  func returnsAnyway(from offset: Double, to target: Double) -> Bool {
    !contains(offset) && clamp(target) == clamp(offset)
  }

  /// The position of an offset in the interval, 0…1; 0 if the length is 0.
  public func progress(of offset: Double) -> Double {
    Math.share(clamp(offset) - lower, of: length)
  }

  /// The position of an offset in the interval counted from its upper end, 0…1; 0 if the length is 0.
  public func progressFromUpper(of offset: Double) -> Double {
    Math.share(upper - clamp(offset), of: length)
  }
}
