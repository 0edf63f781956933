/// Content that can be zoomed: its geometry at scale 1 and its scale limits.
///
///     length at a scale s = length at scale 1 · s        viewport and insets do not scale
///
/// Content smaller than the visible part of the viewport is at its start, or centered.
/// Viewport points count from where the content begins at offset 0: the viewport's left, or its right
/// if the content is right-to-left.
package struct ZoomableContent: Equatable, Sendable {
  /// The geometry at scale 1.
  package var base: ScrollGeometry
  /// The smallest scale at rest; above 0. UIKit's `minimumZoomScale`.
  package let minimumScale: Double
  /// The largest scale at rest. UIKit's `maximumZoomScale`.
  package let maximumScale: Double
  /// Whether content smaller than the visible part of the viewport is centered.
  package let isCentered: Bool
  /// Whether the content begins at its right; see `AxisGeometry.rightToLeft`.
  package var isRightToLeft: Bool

  /// - Precondition: `0 < minimumScale <= maximumScale`.
  package init(
    base: ScrollGeometry, minimumScale: Double, maximumScale: Double, isCentered: Bool,
    isRightToLeft: Bool = false
  ) {
    precondition(
      minimumScale > 0 && minimumScale <= maximumScale,
      "ZoomableContent: minimumScale must be above 0 and not exceed maximumScale")
    self.base = base
    self.minimumScale = minimumScale
    self.maximumScale = maximumScale
    self.isCentered = isCentered
    self.isRightToLeft = isRightToLeft
  }

  package func geometry(at scale: Double) -> ScrollGeometry {
    ScrollGeometry(
      x: base.x.scaled(by: scale, isCentered: isCentered, isRightToLeft: isRightToLeft),
      y: base.y.scaled(by: scale, isCentered: isCentered, isRightToLeft: false))
  }

  /// The range of the content offset at a scale.
  package func range(at scale: Double) -> Pair<Interval> { geometry(at: scale).range }

  /// The inset that centers small content, in points. It adds to the leading insets.
  package func centeringInset(at scale: Double) -> Vector {
    guard isCentered else { return .zero }
    return Vector(x: base.x.centeringInset(at: scale), y: base.y.centeringInset(at: scale))
  }

  /// The viewport point at which the content begins at offset 0, in points from the top left.
  package var origin: Vector { Vector(x: isRightToLeft ? base.x.viewport : 0, y: 0) }

  /// The middle of the visible part of the viewport, in points from `origin`.
  package var middle: Vector {
    Vector(
      x: base.x.middle(isRightToLeft: isRightToLeft), y: base.y.middle(isRightToLeft: false))
  }

  /// The nearest scale within the limits.
  package func clamp(_ scale: Double) -> Double { min(max(scale, minimumScale), maximumScale) }

  /// Whether a scale is within the limits.
  package func allows(_ scale: Double) -> Bool { scale >= minimumScale && scale <= maximumScale }

  /// The transform at a scale, clamped to the limits, that keeps the content under an anchor point.
  /// The offset is clamped to the range.
  ///
  /// - Parameter point: The anchor point, in points from the viewport's top left.
  package func transform(
    at scale: Double, from current: ZoomTransform, about point: Vector
  ) -> ZoomTransform {
    let scale = clamp(scale)
    let point = point - origin
    let offset = current.content(under: point) * scale - point
    return ZoomTransform(scale: scale, offset: range(at: scale).clamp(offset))
  }

  /// The transform that fits a rectangle of the content into the visible part of the viewport,
  /// centered as far as the range allows.
  ///
  /// - Parameter rectangle: In points at scale 1.
  package func transform(showing rectangle: Pair<Interval>) -> ZoomTransform {
    let fits = Vector { axis in
      let (visible, length) = (base[axis].visibleLength, rectangle[axis].length)
      return visible == 0 && length == 0 ? .infinity : Math.quotient(visible, length)  // empty in empty fits
    }
    let fit = min(fits.x, fits.y)
    let scale = clamp(fit < .infinity ? fit : 1)
    let start = isRightToLeft ? base.x.content : 0
    let center = Vector(x: rectangle.x.middle - start, y: rectangle.y.middle)
    return ZoomTransform(
      scale: scale, offset: range(at: scale).clamp(center * scale - middle))
  }
}

extension AxisGeometry {
  fileprivate func scaled(
    by scale: Double, isCentered: Bool, isRightToLeft: Bool
  ) -> AxisGeometry {
    let inset = isCentered ? centeringInset(at: scale) : 0
    let content = content * scale
    guard isRightToLeft else {
      return AxisGeometry(
        viewport: viewport, content: content, leadingInset: leadingInset + inset,
        trailingInset: trailingInset
      )
    }
    let right = range.upper
    return .rightToLeft(
      viewport: viewport, content: content, leftInset: leadingInset + trailingInset - right,
      rightInset: right + inset)
  }

  /// The inset that centers small content, in points.
  fileprivate func centeringInset(at scale: Double) -> Double {
    max(0, (viewport - leadingInset - trailingInset - content * scale) / 2)
  }

  /// The middle of the visible part, in points from where the content begins.
  fileprivate func middle(isRightToLeft: Bool) -> Double {
    let half = visibleLength / 2
    return isRightToLeft ? -range.upper - half : leadingInset + half
  }
}

extension Interval {
  fileprivate var middle: Double { lower + length / 2 }
}
