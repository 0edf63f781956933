/// Two fingers that pinch the content.
///
///     scale  = unit · factor              past a limit: with the resistance of a rubber band
///     offset = u · scale − p              out of range: with the resistance of another rubber band
///
/// `factor` is the distance between the fingers relative to the gesture's begin, `p` their midpoint, from
/// `ZoomableContent.origin`, and `u` the content point that was under the midpoint when the gesture began.
/// The transform depends on nothing else, so fingers that return to their positions restore it.
package struct PinchGesture: Equatable, Sendable {
  package let zoomable: ZoomableContent
  /// The midpoint of the fingers in the viewport, in points.
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
    // The pull of the scale past a limit, so that the first scale is that of the transform.
    let limit = zoomable.clamp(transform.scale)
    let past = transform.scale == limit ? 0 : LogScale.distance(from: limit, to: transform.scale)
    self.scaleBand = past == 0 ? scaleBand : scaleBand.reaching(past)
    let scalePull = LogScale.clamp(self.scaleBand.pull(showing: past))
    unit = LogScale.scale(scalePull, from: limit) / factor
    // The pull of the offset out of range, so that the first offset is that of the transform.
    let range = zoomable.range(at: transform.scale)
    let overscroll = range.overscroll(of: transform.offset)
    let bands = Pair { axis in offsetBands[axis].reaching(overscroll[axis]) }
    self.offsetBands = bands
    let pull = Vector { axis in bands[axis].pull(showing: transform.offset[axis], in: range[axis]) }
    let unclamped = ZoomTransform(scale: transform.scale, offset: range.clamp(transform.offset) + pull)
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
      offset: Vector { axis in offsetBands[axis].offset(pulledTo: offset[axis], in: range[axis]) })
  }

  /// The offset's velocity at a release, in points per second.
  ///
  /// - Parameter velocity: Velocity of the fingers' midpoint, in points per second.
  package func velocity(ofFingers velocity: Vector) -> Vector {
    let scale = scale
    let offset = unclampedOffset(at: scale)
    let range = zoomable.range(at: scale)
    return Vector { axis in offsetBands[axis].velocity(ofFingers: velocity[axis], pulledTo: offset[axis], in: range[axis]) }
  }
}
