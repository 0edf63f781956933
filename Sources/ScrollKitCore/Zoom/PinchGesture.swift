/// Two fingers that pinch the content.
///
///     scale  = unit · factor              past a limit: with the resistance of a rubber band
///     offset = u · scale − p              out of range: with the resistance of another rubber band
///
/// `factor` is the distance between the fingers relative to the gesture's begin, `p` their midpoint in
/// the viewport, and `u` the content point that was under the midpoint when the gesture began.
/// The transform depends on nothing else, so fingers that return to their positions restore it.
package struct PinchGesture: Equatable, Sendable {
  package let zoomable: ZoomableContent
  /// `p`, in points.
  package private(set) var midpoint: Vector
  package private(set) var factor: Double
  /// `u`, in points at scale 1.
  private let anchor: Vector
  /// The scale at a factor of 1, without limits.
  private let unit: Double
  private let scaleBand: RubberBand
  private let offsetBands: Pair<Ends<RubberBand>>

  /// Begins a pinch without moving the content, even if it is past a limit or out of range.
  ///
  /// - Parameters:
  ///   - scaleBand: Resistance of the scale past a limit, over the log scale in points.
  ///   - offsetBands: Resistance of the offset out of range.
  package init(
    transform: ZoomTransform, midpoint: Vector, factor: Double, in zoomable: ZoomableContent,
    scaleBand: RubberBand, offsetBands: Pair<Ends<RubberBand>>
  ) {
    self.zoomable = zoomable
    self.midpoint = midpoint
    self.factor = factor
    let limit = zoomable.clamp(transform.scale)
    let past =
      transform.scale == limit ? 0 : LogScale.distance(from: limit, to: transform.scale)
    self.scaleBand = past == 0 ? scaleBand : scaleBand.reaching(past)
    let scalePull = LogScale.clamp(self.scaleBand.pull(showing: past))
    unit = LogScale.scale(scalePull, from: limit) / factor
    let range = zoomable.range(at: transform.scale)
    let overscroll = range.overscroll(of: transform.offset)
    let bands = Pair(
      x: offsetBands.x.reaching(overscroll.x), y: offsetBands.y.reaching(overscroll.y))
    self.offsetBands = bands
    let pull = Vector(
      x: bands.x[overscroll.x].pull(showing: overscroll.x),
      y: bands.y[overscroll.y].pull(showing: overscroll.y))
    let unclamped = ZoomTransform(
      scale: transform.scale, offset: range.clamp(transform.offset) + pull)
    anchor = unclamped.content(under: midpoint - zoomable.origin)
  }

  package func moved(to midpoint: Vector, factor: Double) -> PinchGesture {
    var moved = self
    moved.midpoint = midpoint
    moved.factor = factor
    return moved
  }

  package var scale: Double {
    let unclamped = unit * factor
    let limit = zoomable.clamp(unclamped)
    guard unclamped != limit else { return unclamped }
    let past = LogScale.distance(from: limit, to: unclamped)
    return LogScale.scale(scaleBand.overscroll(pulledBy: LogScale.clamp(past)), from: limit)
  }

  /// The offset that keeps the anchor under the midpoint, without a range.
  private func unclampedOffset(at scale: Double) -> Vector {
    anchor * scale - (midpoint - zoomable.origin)
  }

  package var transform: ZoomTransform {
    let scale = scale
    let offset = unclampedOffset(at: scale)
    let range = zoomable.range(at: scale)
    return ZoomTransform(
      scale: scale,
      offset: Vector(
        x: offsetBands.x.offset(pulledTo: offset.x, in: range.x),
        y: offsetBands.y.offset(pulledTo: offset.y, in: range.y)))
  }

  /// The offset's velocity at a release, in points per second.
  ///
  /// - Parameter velocity: Velocity of the fingers' midpoint, in points per second.
  package func velocity(ofFingers velocity: Vector) -> Vector {
    let scale = scale
    let offset = unclampedOffset(at: scale)
    let range = zoomable.range(at: scale)
    return Vector(
      x: -velocity.x * offsetBands.x.slope(pulledTo: offset.x, in: range.x),
      y: -velocity.y * offsetBands.y.slope(pulledTo: offset.y, in: range.y))
  }
}

extension Ends where Element == RubberBand {
  /// The same bands. The band on the side of an overscroll gets a limit beyond it.
  fileprivate func reaching(_ overscroll: Double) -> Ends {
    Ends(
      lower: overscroll < 0 ? lower.reaching(overscroll) : lower,
      upper: overscroll > 0 ? upper.reaching(overscroll) : upper)
  }

  /// The offset that is shown for one that ignores the range.
  fileprivate func offset(pulledTo unclamped: Double, in range: Interval) -> Double {
    let pull = range.overscroll(of: unclamped)
    return pull == 0 ? unclamped : range.clamp(unclamped) + self[pull].overscroll(pulledBy: pull)
  }

  /// The share of the fingers' velocity that the offset has, 0…1; 0 along an axis that cannot scroll.
  fileprivate func slope(pulledTo unclamped: Double, in range: Interval) -> Double {
    let pull = range.overscroll(of: unclamped)
    guard pull != 0 else { return range.length > 0 ? 1 : 0 }
    return self[pull].slope(at: range.overscroll(of: offset(pulledTo: unclamped, in: range)))
  }
}
