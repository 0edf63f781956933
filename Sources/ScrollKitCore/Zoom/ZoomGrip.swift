/// Two fingers' hold on the content.
///
///     scale  = the factor by which the fingers are apart, past a limit held back by a rubber band
///     offset = u · scale − p                              out of range held back by another
///
/// `u` is the point of the content that was under their midpoint `p` when they came. Scale and offset are
/// functions of the midpoint and the factor and of nothing else, so whatever the fingers did, their point
/// is under them again when they come back.
public struct ZoomGrip: Equatable, Sendable {
  public let world: ZoomWorld
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
  @inline(never)
  public init(
    place: ZoomPlace, midpoint: Vector, factor: Double, in world: ZoomWorld, band: RubberBand,
    bands: Pair<Ends<RubberBand>>
  ) {
    self.world = world
    self.midpoint = midpoint
    self.factor = factor
    let limit = world.clamp(place.scale)
    let past = place.scale == limit ? 0 : ZoomDepth.distance(from: limit, to: place.scale)
    self.band = past == 0 ? band : band.reaching(past)
    unit = ZoomDepth.scale(self.band.pull(showing: past), from: limit) / factor
    let range = world.geometry(at: place.scale).range
    let overscroll = range.overscroll(of: place.offset)
    let reaching = Pair<Ends<RubberBand>> { axis in
      Ends(
        lower: overscroll[axis] < 0 ? bands[axis].lower.reaching(overscroll[axis]) : bands[axis].lower,
        upper: overscroll[axis] > 0 ? bands[axis].upper.reaching(overscroll[axis]) : bands[axis].upper)
    }
    self.bands = reaching
    let pull = Vector { axis in reaching[axis][overscroll[axis]].pull(showing: overscroll[axis]) }
    let free = ZoomPlace(scale: place.scale, offset: range.clamp(place.offset) + pull)
    anchor = free.content(under: midpoint)
  }

  @inline(never)
  public func moved(to midpoint: Vector, factor: Double) -> ZoomGrip {
    var moved = self
    moved.midpoint = midpoint
    moved.factor = factor
    return moved
  }

  /// How large the content is shown.
  @inline(never)
  public var scale: Double {
    let free = unit * factor
    let limit = world.clamp(free)
    guard free != limit else { return free }
    let past = ZoomDepth.distance(from: limit, to: free)
    let pull = max(-ZoomDepth.reach, min(past, ZoomDepth.reach))
    return ZoomDepth.scale(band.overscroll(pulledBy: pull), from: limit)
  }

  /// How large the content is shown, and which part of it.
  @inline(never)
  public var place: ZoomPlace {
    let scale = scale
    let free = anchor * scale - midpoint
    let inRange = world.geometry(at: scale).range.clamp(free)
    let offset = Vector { axis in
      let pull = free[axis] - inRange[axis]
      return pull == 0 ? free[axis] : inRange[axis] + bands[axis][pull].overscroll(pulledBy: pull)
    }
    return ZoomPlace(scale: scale, offset: offset)
  }

  /// The content's speed when the midpoint moves at `velocity` and the fingers no longer spread.
  @inline(never)
  public func velocity(ofFingers velocity: Vector) -> Vector {
    let scale = scale
    let free = anchor * scale - midpoint
    let range = world.geometry(at: scale).range
    let overscroll = range.overscroll(of: place.offset)
    return Vector { axis in
      let pull = range[axis].overscroll(of: free[axis])
      guard pull != 0 else { return range[axis].length > 0 ? -velocity[axis] : 0 }
      return -velocity[axis] * bands[axis][pull].slope(at: overscroll[axis])
    }
  }
}
