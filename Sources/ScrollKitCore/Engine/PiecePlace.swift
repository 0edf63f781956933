/// A place on the present piece of the path, and when the content is there.
///
///     progress ─▶ offset, scale, geometry ─▶ what a behaviour does there
///         └─────▶ time, in closed form
///
/// The progress is the offset along an axis; while the scale is animated, the distance along the path of the zoom. It moves
/// in one direction on a piece.
struct PiecePlace {
  /// The phase's offset, also beyond an edge that shows an effect, in points.
  let offset: Vector
  /// The offset at which content is drawn, in points.
  let shown: Vector
  let geometry: ScrollGeometry
  let scale: Double
  /// Whether the scale is animated: then the content only shifts.
  let isZooming: Bool
}

extension Scroller {
  /// The progress at a time within the present piece of the path, in points.
  func progress(_ axis: Axis, at time: Double) -> Double {
    phase.zoomAnimation?.distance(at: time) ?? phaseOffset(inPieceAt: time)[axis]
  }

  /// The place at a progress along an axis. Its offset along the other axis is 0.
  func place(_ progress: Double, _ axis: Axis) -> PiecePlace {
    if let animation = phase.zoomAnimation {
      let transform = animation.path.transform(at: progress)
      return PiecePlace(
        offset: transform.offset, shown: transform.offset, geometry: animation.zoomable.geometry(at: transform.scale),
        scale: transform.scale, isZooming: true)
    }
    let offset = Vector(x: axis == .x ? progress : 0, y: axis == .y ? progress : 0)
    return PiecePlace(
      offset: offset, shown: setting.shown(offset), geometry: setting.geometry, scale: scale, isZooming: false)
  }

  /// When the progress is first at a value within the present piece of the path; `end` if it is not before.
  func time(ofProgress progress: Double, _ axis: Axis, from begin: Double, to end: Double) -> Double {
    guard let animation = phase.zoomAnimation else { return time(reaching: progress, axis, from: begin, to: end) }
    return min(max(animation.time(reaching: progress, from: begin), begin), end)
  }
}

extension ScrollChange {
  /// The same movement up to a place of the piece.
  func seen(at place: PiecePlace) -> ScrollChange {
    seen(at: place.shown.y, isShift: place.isZooming, in: place.geometry.y)
  }
}
