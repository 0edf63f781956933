/// The drag anchor of a finger along one axis.
///
/// The offset is a function of the finger's position alone. So a finger that returns from overscroll, or from a pull of
/// the edge, is over the same content again.
package struct DragAnchor: Equatable, Sendable {
  /// The offset with the finger at 0 if there were no edges, in points.
  private var anchor: Double
  /// The finger's position, in points.
  package private(set) var pointer: Double
  private var range: Interval
  private let bands: Ends<RubberBand>

  /// Anchors content at an offset, also out of range.
  ///
  /// - Parameter pull: How far the finger pulls the edge at which the content is, in points.
  package init(pointer: Double, offset: Double, pull: Double = 0, range: Interval, bands: Ends<RubberBand>) {
    let overscroll = range.overscroll(of: offset)
    self.bands = Ends(
      lower: overscroll < 0 ? bands.lower.reaching(overscroll) : bands.lower,
      upper: overscroll > 0 ? bands.upper.reaching(overscroll) : bands.upper)
    self.pointer = pointer
    self.range = range
    self.anchor = pointer + range.clamp(offset) + self.bands[overscroll].pull(showing: overscroll) + pull
  }

  /// The offset if there were no edges, in points.
  var free: Double { anchor - pointer }

  /// The content offset, in points.
  package var offset: Double {
    let inRange = range.clamp(free)
    return free == inRange ? free : inRange + bands[free - inRange].overscroll(pulledBy: free - inRange)
  }

  /// How far the finger pulls the edge, in points; 0 at an edge that is not pulled.
  var pull: Double {
    let past = range.overscroll(of: free)
    return bands[past].isPulled ? past : 0
  }

  /// The finger no longer pulls the edge.
  ///
  /// - Returns: How far it has pulled it, in points.
  mutating func takePull() -> Double {
    let pull = pull
    anchor -= pull
    return pull
  }

  /// The content's velocity when the finger's is `velocity`, both in points per second.
  package func velocity(ofFinger velocity: Double) -> Double {
    let overscroll = range.overscroll(of: offset)
    let pull = range.overscroll(of: free)
    guard pull != 0 else { return range.length > 0 ? -velocity : 0 }
    return -velocity * bands[pull].slope(at: overscroll)
  }

  /// Moves the finger.
  mutating func move(to pointer: Double) {
    // Clamped where a sum of movements is still exact.
    self.pointer = max(-Self.reach, min(pointer, Self.reach))
  }

  mutating func move(by distance: Double) { move(to: pointer + distance) }

  /// Moves the finger to `pointer`; content follows the last `distance` points of the movement.
  ///
  /// - Parameter anew: Whether content did not follow the whole movement.
  mutating func follow(_ pointer: Double, by distance: Double, anew: Bool) {
    if anew { reanchor(at: pointer - distance) }
    move(to: pointer)
  }

  /// Moves the finger without the content.
  mutating func reanchor(at pointer: Double) {
    let offset = free
    move(to: pointer)
    anchor = offset + self.pointer
  }

  /// Shifts the anchor with content that moved by `distance` points.
  mutating func shift(by distance: Double) {
    anchor += distance
    range = range.shifted(by: distance)
  }

  /// Derived. 10¹³ pt: ten times the largest length that the C edge accepts.
  private static let reach = 1e13
}
