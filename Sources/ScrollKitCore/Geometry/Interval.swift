/// The offsets between which content may rest along one axis, both ends included.
public struct Interval: Equatable, Sendable {
  /// The smallest offset, in points.
  public let lower: Double
  /// The largest offset, in points; never below `lower`.
  public let upper: Double

  /// - Precondition: `lower <= upper`.
  public init(lower: Double, upper: Double) {
    precondition(lower <= upper, "Interval: lower must not exceed upper")
    self.lower = lower
    self.upper = upper
  }

  /// How far content can scroll, in points.
  public var length: Double { upper - lower }

  /// The nearest offset of the span.
  public func clamp(_ offset: Double) -> Double { min(max(offset, lower), upper) }

  /// The same span elsewhere.
  func shifted(by distance: Double) -> Interval {
    Interval(lower: lower + distance, upper: upper + distance)
  }

  /// Signed distance outside the span, in points: negative before `lower`, 0 inside.
  public func overscroll(of offset: Double) -> Double { offset - clamp(offset) }

  /// How far from its upper end an offset lies, 0…1; 0 where nothing scrolls.
  public func progressFromUpper(of offset: Double) -> Double {
    length > 0 ? (upper - clamp(offset)) / length : 0
  }

  /// How far along the span an offset lies, 0…1; 0 where nothing scrolls.
  public func progress(of offset: Double) -> Double {
    length > 0 ? (clamp(offset) - lower) / length : 0
  }
}
