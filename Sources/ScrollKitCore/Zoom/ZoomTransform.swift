/// The scale and the content offset of zoomed content.
///
///     viewport point p  ⟷  content point u at scale 1:     offset + p = u · scale
///
/// Both points count from where the content begins at offset 0: see `ZoomableContent.origin`.
package struct ZoomTransform: Equatable, Sendable {
  /// Viewport points per content point.
  package let scale: Double
  /// The content offset, in points of the viewport.
  package let offset: Vector

  package init(scale: Double, offset: Vector) {
    self.scale = scale
    self.offset = offset
  }

  /// The transform that shows the same after the content moved.
  ///
  /// - Parameter distance: In points at scale 1.
  func shifted(by distance: Vector) -> ZoomTransform {
    ZoomTransform(scale: scale, offset: offset + distance * scale)
  }

  /// The content point under a viewport point, in points at scale 1.
  package func content(under point: Vector) -> Vector {
    let scaled = offset + point
    return Vector(x: scaled.x / scale, y: scaled.y / scale)
  }
}
