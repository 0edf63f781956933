/// A finger's hold on the content along one axis.
///
/// The offset is a function of where the finger is and of nothing else, so content that was
/// pulled too far is under the finger again when the finger comes back.
public struct DragAnchor: Equatable, Sendable {
  /// The offset that content would have with the finger at 0, were there no edges, in points.
  private var anchor: Double
  /// Where the finger is, in points.
  public private(set) var pointer: Double
  private var range: Interval
  private let bands: Ends<RubberBand>

  /// Takes hold of content where it is, also out of range.
  public init(pointer: Double, offset: Double, range: Interval, bands: Ends<RubberBand>) {
    let overscroll = range.overscroll(of: offset)
    self.bands = Ends(
      lower: overscroll < 0 ? bands.lower.reaching(overscroll) : bands.lower,
      upper: overscroll > 0 ? bands.upper.reaching(overscroll) : bands.upper)
    self.pointer = pointer
    self.range = range
    self.anchor = pointer + range.clamp(offset) + self.bands[overscroll].pull(showing: overscroll)
  }

  /// Where the content is, in points.
  public var offset: Double {
    let free = anchor - pointer
    let inRange = range.clamp(free)
    return free == inRange ? free : inRange + bands[free - inRange].overscroll(pulledBy: free - inRange)
  }

  /// The content's speed when the finger's is `velocity`, both in points per second.
  public func velocity(ofFinger velocity: Double) -> Double {
    let overscroll = range.overscroll(of: offset)
    let pull = range.overscroll(of: anchor - pointer)
    guard pull != 0 else { return range.length > 0 ? -velocity : 0 }
    return -velocity * bands[pull].slope(at: overscroll)
  }

  /// Follows the finger.
  mutating func move(to pointer: Double) {
    // A sum of movements that no screen has room for is held where arithmetic is still exact.
    self.pointer = max(-Self.reach, min(pointer, Self.reach))
  }

  mutating func move(by distance: Double) { move(to: pointer + distance) }

  /// Follows the finger by the last `way` of its movement.
  ///
  /// - Parameter anew: Whether it did not follow the finger until then.
  mutating func follow(_ pointer: Double, by way: Double, anew: Bool) {
    if anew { reanchor(at: pointer - way) }
    move(to: pointer)
  }

  /// The same hold with the finger elsewhere: the content stays where it is.
  mutating func reanchor(at pointer: Double) {
    let offset = anchor - self.pointer
    move(to: pointer)
    anchor = offset + self.pointer
  }

  /// The same hold on content that moved by `distance` points.
  mutating func shift(by distance: Double) {
    anchor += distance
    range = range.shifted(by: distance)
  }

  /// Derived. 10¹³ pt: ten times the largest length that the C edge lets through.
  private static let reach = 1e13
}
