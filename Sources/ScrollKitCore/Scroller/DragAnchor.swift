/// The drag anchor of a finger along one axis.
///
///     offset = band(anchor − pointer)
///
/// `band` is the rubber band past an edge, and changes nothing in range. So a finger that returns from overscroll, or from a pull of the
/// edge, is over the same content again. One that returns from past an edge that clamps moves content at once: `dropExcess`.
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
    self.bands = bands.reaching(range.overscroll(of: offset))
    self.pointer = pointer
    self.range = range
    anchor = pointer + range.clamp(offset) + self.bands.pull(showing: offset, in: range) + pull
  }

  /// The offset if there were no edges, in points.
  var unclampedOffset: Double { anchor - pointer }

  /// The content offset, in points.
  package var offset: Double { bands.offset(pulledTo: unclampedOffset, in: range) }

  /// How far the finger pulls the edge, in points; 0 at an edge that is not pulled.
  var pull: Double {
    let past = range.overscroll(of: unclampedOffset)
    return bands[past].isPulled && past.magnitude > Vector.rounding ? past : 0
  }

  /// Forgets how far the finger is past an edge that clamps, but for the rounding error: the content is there exactly. Published
  /// (Chromium, Flutter): each movement counts by itself there.
  mutating func dropExcess() {
    let past = range.overscroll(of: unclampedOffset)
    guard past.magnitude > AxisGeometry.rounding, bands[past].limit == 0 else { return }
    anchor -= past - Double(signOf: past, magnitudeOf: AxisGeometry.rounding)
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
    bands.velocity(ofFingers: velocity, pulledTo: unclampedOffset, in: range)
  }

  /// Moves the finger.
  mutating func move(to pointer: Double) {
    // Clamped where a sum of movements is still exact.
    self.pointer = max(-Self.reach, min(pointer, Self.reach))
  }

  /// Moves the finger, and forgets how far it is past an edge that clamps.
  ///
  /// - Returns: The content offset, in points.
  mutating func follow(_ pointer: Double) -> Double {
    move(to: pointer)
    let unclamped = unclampedOffset
    if unclamped == range.clamp(unclamped) { return unclamped }
    dropExcess()
    return offset
  }

  mutating func move(by distance: Double) { move(to: pointer + distance) }

  /// Moves the finger without the content.
  mutating func reanchor(at pointer: Double) {
    let offset = unclampedOffset
    move(to: pointer)
    anchor = offset + self.pointer
  }

  /// Shifts the anchor with content that moved by `distance` points.
  mutating func shift(by distance: Double) {
    anchor += distance
    range = range.shifted(by: distance)
  }

  /// Derived. 10¹³ pt: ten times the largest length that the C edge accepts. Larger rounds the sum of small movements.
  private static let reach = 1e13
}

extension Pair where Element == DragAnchor {
  /// The content offset, in points.
  var offset: Vector { Vector(x: x.offset, y: y.offset) }

  /// The finger's position, in points.
  var pointer: Vector { Vector(x: x.pointer, y: y.pointer) }

  /// The content's velocity when the finger's is `velocity`, both in points per second.
  func velocity(ofFinger velocity: Vector) -> Vector {
    Vector(x: x.velocity(ofFinger: velocity.x), y: y.velocity(ofFinger: velocity.y))
  }

  /// Moves the finger.
  mutating func move(to pointer: Vector) {
    x.move(to: pointer.x)
    y.move(to: pointer.y)
  }

  /// Moves the finger, and forgets how far it is past edges that clamp.
  ///
  /// - Returns: The content offset, in points.
  mutating func follow(_ pointer: Vector) -> Vector { Vector(x: x.follow(pointer.x), y: y.follow(pointer.y)) }

  /// Moves the finger by `distance` points.
  mutating func move(by distance: Vector) {
    x.move(by: distance.x)
    y.move(by: distance.y)
  }

  /// Forgets how far the finger is past edges that clamp.
  mutating func dropExcess() {
    x.dropExcess()
    y.dropExcess()
  }

  /// Shifts the anchors with content that moved by `distance` points.
  mutating func shift(by distance: Vector) {
    x.shift(by: distance.x)
    y.shift(by: distance.y)
  }
}
