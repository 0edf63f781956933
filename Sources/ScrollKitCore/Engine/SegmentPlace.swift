/// A place on the present segment of the path, and when the content is there.
///
///     progress ─▶ offset, scale, geometry ─▶ what a behaviour does there
///         └─────▶ time, in closed form
///
/// The progress is the offset along an axis with the pull of a finger past an edge; while the scale is animated, the distance
/// along the path of the zoom. It moves in one direction on a segment.
struct SegmentPlace {
  /// The content offset, in points.
  let offset: Vector
  /// How far a finger pulls the edges, in points.
  let pull: Vector
  let geometry: ScrollGeometry
  let scale: Double
  /// Whether the scale is animated.
  let isZooming: Bool
}

extension Scroller {
  /// The progress at a time within the present segment of the path, in points.
  mutating func progress(_ axis: Axis, at time: Double) -> Double {
    if let animation = activity.zoomAnimation { return animation.distance(at: time) }
    guard isResampled, let drag = resampledDrag(at: time) else { return offset(inSegmentAt: time)[axis] }
    return drag.anchors[axis].offset + drag.anchors[axis].pull
  }

  /// The place at a progress along an axis. At a constant scale, its offset along the other axis is 0.
  mutating func place(_ progress: Double, _ axis: Axis) -> SegmentPlace {
    if let animation = activity.zoomAnimation {
      let transform = animation.path.transform(at: progress)
      return SegmentPlace(
        offset: transform.offset, pull: .zero, geometry: animation.zoomable.geometry(at: transform.scale),
        scale: transform.scale, isZooming: true)
    }
    let reach = Vector(x: axis == .x ? progress : 0, y: axis == .y ? progress : 0)
    var offset = setting.confined(reach)
    let pull = reach - offset
    // As `ChainMember.offset(at:)`.
    if activity.kind.isChained { offset[axis] = setting.restRange(axis).withoutRounding(offset[axis]) }
    return SegmentPlace(offset: offset, pull: pull, geometry: setting.geometry, scale: scale, isZooming: false)
  }

  /// When the progress is first at a value within the present segment of the path.
  ///
  /// - Parameters:
  ///   - begin: In seconds; the segment contains it.
  ///   - end: In seconds: the answer if the progress is not at the value before.
  mutating func time(ofProgress progress: Double, _ axis: Axis, from begin: Double, to end: Double) -> Double {
    let isRising = self.progress(axis, at: end) > self.progress(axis, at: begin)
    let estimate =
      activity.zoomAnimation?.time(reaching: progress, from: begin)
      ?? activity.pathMotions?[axis].time(reaching: progress, from: begin) ?? end
    return RootFinding.first(near: estimate, from: begin, to: end) { time in
      let reached = self.progress(axis, at: time)
      return isRising ? reached >= progress : reached <= progress
    }
  }
}

extension ScrollChange {
  /// This movement up to a place of the segment. While the scale is animated, the content only shifts.
  func seen(at place: SegmentPlace) -> ScrollChange {
    var seen = self
    if place.isZooming { seen.from = place.offset.y }
    seen.offset = place.offset.y
    seen.geometry = place.geometry.y
    return seen
  }
}
