/// A place on the present piece of the path, and when the content is there.
///
///     progress ─▶ offset, scale, geometry ─▶ what a behaviour does there
///         └─────▶ time, in closed form
///
/// The progress is the offset along an axis with the pull of a finger past an edge; while the scale is animated, the distance
/// along the path of the zoom. It moves in one direction on a piece.
struct PiecePlace {
  /// The content offset, in points.
  let offset: Vector
  /// How far a finger pulls the edges, in points.
  let pull: Vector
  let geometry: ScrollGeometry
  let scale: Double
  /// Whether the scale is animated: then the content only shifts.
  let isZooming: Bool
}

extension Scroller {
  /// The progress at a time within the present piece of the path, in points.
  func progress(_ axis: Axis, at time: Double) -> Double {
    phase.zoomAnimation?.distance(at: time) ?? reach(axis, at: time)
  }

  /// The place at a progress along an axis. Its offset along the other axis is 0.
  func place(_ progress: Double, _ axis: Axis) -> PiecePlace {
    if let animation = phase.zoomAnimation {
      let transform = animation.path.transform(at: progress)
      return PiecePlace(
        offset: transform.offset, pull: .zero, geometry: animation.zoomable.geometry(at: transform.scale),
        scale: transform.scale, isZooming: true)
    }
    let reach = Vector(x: axis == .x ? progress : 0, y: axis == .y ? progress : 0)
    var offset = setting.confined(reach)
    let pull = reach - offset
    // As `ChainMember.offset(at:)`.
    if phase.isChained { offset[axis] = setting.restRange(axis).withoutRounding(offset[axis]) }
    return PiecePlace(offset: offset, pull: pull, geometry: setting.geometry, scale: scale, isZooming: false)
  }

  /// When the progress is first at a value within the present piece of the path; `end` if it is not before.
  func time(ofProgress progress: Double, _ axis: Axis, from begin: Double, to end: Double) -> Double {
    guard let animation = phase.zoomAnimation else { return time(reaching: progress, axis, from: begin, to: end) }
    let isRising = animation.distance(at: end) > animation.distance(at: begin)
    return RootFinding.first(near: animation.time(reaching: progress, from: begin), from: begin, to: end) { time in
      let distance = animation.distance(at: time)
      return isRising ? distance >= progress : distance <= progress
    }
  }
}

extension ScrollChange {
  /// The same movement up to a place of the piece.
  func seen(at place: PiecePlace) -> ScrollChange {
    seen(at: place.offset.y, isShift: place.isZooming, in: place.geometry.y)
  }
}
