/// Two fingers' hold on the content.
///
///     scale  = the factor by which the fingers are apart, past a limit held back by a rubber band
///     offset = u · scale − p                              out of range held back by another
///
/// `u` is the point of the content that was under their midpoint `p` when they came. Scale and offset are
/// functions of the midpoint and the factor and of nothing else, so whatever the fingers did, their point
/// is under them again when they come back.
public struct PinchGesture: Equatable, Sendable {
  public let zoomable: ZoomableContent
  /// Where the fingers' midpoint is in the viewport, in points.
  public private(set) var midpoint: Vector
  /// How far apart the fingers are, as a factor since some begin.
  public private(set) var factor: Double
  /// `u`, in points at scale 1.
  private let anchor: Vector
  /// The scale that a factor of 1 would have, were there no limits.
  private let unit: Double
  private let band: RubberBand
  private let bands: Pair<Ends<RubberBand>>

  /// Takes hold of content where it is, also past the limits and out of range.
  ///
  /// - Parameters:
  ///   - band: How far the scale follows past a limit, in points of depth.
  ///   - bands: How far the offset follows out of range.
  public init(
    place: ZoomTransform, midpoint: Vector, factor: Double, in zoomable: ZoomableContent, band: RubberBand,
    bands: Pair<Ends<RubberBand>>
  ) {
    self.zoomable = zoomable
    self.midpoint = midpoint
    self.factor = factor
    let limit = zoomable.clamp(place.scale)
    let past = place.scale == limit ? 0 : LogScale.distance(from: limit, to: place.scale)
    self.band = past == 0 ? band : band.reaching(past)
    unit = LogScale.scale(self.band.pull(showing: past), from: limit) / factor
    let range = zoomable.range(at: place.scale)
    let overscroll = range.overscroll(of: place.offset)
    var reaching = bands
    let pull = Vector(
      x: reaching.x.reach(overscroll.x), y: reaching.y.reach(overscroll.y))
    self.bands = reaching
    let free = ZoomTransform(scale: place.scale, offset: range.clamp(place.offset) + pull)
    anchor = free.content(under: midpoint - zoomable.origin)
  }

  public func moved(to midpoint: Vector, factor: Double) -> PinchGesture {
    var moved = self
    moved.midpoint = midpoint
    moved.factor = factor
    return moved
  }

  /// How large the content is shown.
  public var scale: Double {
    let free = unit * factor
    let limit = zoomable.clamp(free)
    guard free != limit else { return free }
    let past = LogScale.distance(from: limit, to: free)
    let pull = max(-LogScale.reach, min(past, LogScale.reach))
    return LogScale.scale(band.overscroll(pulledBy: pull), from: limit)
  }

  /// Where the content would be if it had no range.
  private func free(at scale: Double) -> Vector { anchor * scale - (midpoint - zoomable.origin) }

  /// How large the content is shown, and which part of it.
  public var place: ZoomTransform {
    let scale = scale
    let free = free(at: scale)
    let range = zoomable.range(at: scale)
    return ZoomTransform(
      scale: scale,
      offset: Vector(
        x: bands.x.place(free.x, in: range.x), y: bands.y.place(free.y, in: range.y)))
  }

  /// The content's speed when the midpoint moves at `velocity` and the fingers no longer spread.
  public func velocity(ofFingers velocity: Vector) -> Vector {
    let scale = scale
    let free = free(at: scale)
    let range = zoomable.range(at: scale)
    return Vector(
      x: -velocity.x * bands.x.slope(free.x, in: range.x),
      y: -velocity.y * bands.y.slope(free.y, in: range.y))
  }
}

extension Ends where Element == RubberBand {
  /// Reaches as far as content is out of range.
  ///
  /// - Returns: The pull that shows it there, in points.
  fileprivate mutating func reach(_ overscroll: Double) -> Double {
    if overscroll < 0 { lower = lower.reaching(overscroll) }
    if overscroll > 0 { upper = upper.reaching(overscroll) }
    return self[overscroll].pull(showing: overscroll)
  }

  /// Where content is that fingers would have at `free`.
  fileprivate func place(_ free: Double, in range: Interval) -> Double {
    let pull = range.overscroll(of: free)
    return pull == 0 ? free : range.clamp(free) + self[pull].overscroll(pulledBy: pull)
  }

  /// How much of the fingers' speed content has there.
  fileprivate func slope(_ free: Double, in range: Interval) -> Double {
    let pull = range.overscroll(of: free)
    guard pull != 0 else { return range.length > 0 ? 1 : 0 }
    return self[pull].slope(at: range.overscroll(of: place(free, in: range)))
  }
}
