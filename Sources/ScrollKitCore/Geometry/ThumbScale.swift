/// The content offset for each position of the start of a thumb or a nub: a line from an anchor to each end.
///
///     upper ┤                ╱
///           │              ╱
///           │            ╱
///    offset ┤       _ ·
///           │ _ ·
///     lower ┼─────────┬──────┬ travel
///                 position
///
/// A straight line, until the content becomes longer or shorter while the thumb is held, or while rows are measured. The anchor
/// is then where both are: neither jumps, both move in the same direction, and both ends are the same. In the range,
/// `offset(at:)` and `position(of:)` are inverse to each other.
package struct ThumbScale: Equatable, Sendable {
  /// The position of the anchor, in points along the track.
  let position: Double
  /// The content offset of the anchor, in points. It may be out of range.
  let offset: Double
  /// The positions of the start, in points along the track.
  package let travel: Interval
  /// The range of the content offset.
  package let range: Interval

  /// A scale with an anchor.
  ///
  /// - Precondition: The position is in the travel.
  init(anchoredAt position: Double, _ offset: Double, travel: Interval, range: Interval) {
    self.position = position
    self.offset = offset
    self.travel = travel
    self.range = range
  }

  /// A straight line.
  init(travel: Interval, range: Interval) {
    self.init(anchoredAt: travel.lower, range.lower, travel: travel, range: range)
  }

  /// The content offset at a position, in points; in range elsewhere than at the anchor.
  package func offset(at position: Double) -> Double { Self.map(position, self.position, travel, to: offset, range) }

  /// The position for a content offset, in points along the track.
  package func position(of offset: Double) -> Double { Self.map(offset, self.offset, range, to: position, travel) }

  /// The image of a value: that of the anchor is `image`, and those of the ends are the ends.
  private static func map(
    _ value: Double, _ anchor: Double, _ from: Interval, to image: Double, _ to: Interval
  ) -> Double {
    let value = from.clamp(value)
    if value == anchor { return image }
    let (end, edge) = value < anchor ? (from.lower, to.lower) : (from.upper, to.upper)
    return value == end ? edge : to.clamp(image + Math.quotient(value - anchor, end - anchor) * (edge - image))
  }

  /// The scale of nothing: it is not valid for any thumb.
  static let none = ThumbScale(travel: Interval(lower: 0, upper: 0), range: Interval(lower: 0, upper: 0))

  /// The scale if it is that of a travel and a range; else a straight line.
  func valid(travel: Interval, range: Interval) -> ThumbScale {
    travel == self.travel && range == self.range ? self : ThumbScale(travel: travel, range: range)
  }

  /// The scale for content at an offset: the same, or one with a new anchor if something else has moved the content from `last`, its
  /// offset at the position, or its size has changed.
  func continued(
    at position: Double, from last: Double, to offset: Double, travel: Interval, range: Interval
  ) -> ThumbScale {
    let isSame = travel == self.travel && range == self.range && (last - offset).magnitude <= Vector.rounding
    return isSame ? self : ThumbScale(anchoredAt: position, offset, travel: travel, range: range)
  }

  /// The scale for content at an offset that stays where it is drawn; a straight line for content at an end.
  func kept(at position: Double, _ offset: Double) -> ThumbScale {
    let isInside = range.lower < offset && offset < range.upper
    return isInside
      ? ThumbScale(anchoredAt: travel.clamp(position), offset, travel: travel, range: range)
      : ThumbScale(travel: travel, range: range)
  }

  /// The scale after a pointer moved to a position by a distance: moved outwards at an end of the travel, content is at its end,
  /// although some was measured or inserted there meanwhile.
  func reaching(_ position: Double, by distance: Double) -> ThumbScale {
    let end = distance < 0 ? travel.lower : travel.upper
    return distance != 0 && position == end && self.position == end ? ThumbScale(travel: travel, range: range) : self
  }

  func shifted(by distance: Double) -> ThumbScale {
    ThumbScale(anchoredAt: position, offset + distance, travel: travel, range: range.shifted(by: distance))
  }
}
