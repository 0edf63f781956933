/// Content that can be shown at many scales: its size at scale 1, and between which scales it rests.
///
///     length at a scale s = length at scale 1 · s        insets and the viewport stay
///
/// Content that is smaller than the visible part of the viewport lies at its start, or in its middle.
/// Places count from where the content's beginning lies at offset 0: the viewport's left, or its right.
public struct ZoomableContent: Equatable, Sendable {
  /// The geometry as the host told it, with the content's size at scale 1.
  public var base: ScrollGeometry
  /// The smallest scale at which content rests; above 0.
  public let minimum: Double
  /// The largest scale at which content rests.
  public let maximum: Double
  /// Whether content that is smaller than the visible part of the viewport lies in its middle.
  public let isCentered: Bool
  /// Whether content begins at its right; see `AxisGeometry.rightToLeft`.
  public var isRightToLeft: Bool

  /// - Precondition: `0 < minimum <= maximum`.
  public init(
    base: ScrollGeometry, minimum: Double, maximum: Double, isCentered: Bool,
    isRightToLeft: Bool = false
  ) {
    precondition(minimum > 0 && minimum <= maximum, "ZoomableContent: limits must be in order")
    self.base = base
    self.minimum = minimum
    self.maximum = maximum
    self.isCentered = isCentered
    self.isRightToLeft = isRightToLeft
  }

  /// What is scrolled through what at a scale.
  public func geometry(at scale: Double) -> ScrollGeometry {
    var geometry = base
    self.scale(&geometry, by: scale)
    return geometry
  }

  /// Makes a geometry what it is at a scale, in place.
  func scale(_ geometry: inout ScrollGeometry, by scale: Double) {
    geometry.x = base.x.scaled(by: scale, isCentered: isCentered, isRightToLeft)
    geometry.y = base.y.scaled(by: scale, isCentered: isCentered, false)
  }

  /// Where content may rest at a scale.
  public func range(at scale: Double) -> Pair<Interval> { geometry(at: scale).range }

  /// The room before content that lies in the middle, in points: an inset that comes on top.
  public func centeringInset(at scale: Double) -> Vector {
    guard isCentered else { return .zero }
    return Vector(x: base.x.centeringInset(at: scale), y: base.y.centeringInset(at: scale))
  }

  /// The point of the viewport at which the content begins at offset 0.
  public var origin: Vector { Vector(x: isRightToLeft ? base.x.viewport : 0, y: 0) }

  /// The middle of what is visible of the viewport, in points from `origin`.
  public var middle: Vector {
    Vector(x: base.x.middle(isRightToLeft), y: base.y.middle(false))
  }

  /// The nearest scale within the limits.
  public func clamp(_ scale: Double) -> Double { min(max(scale, minimum), maximum) }

  /// Whether content may rest at a scale.
  public func allows(_ scale: Double) -> Bool { scale >= minimum && scale <= maximum }

  /// The place at a scale within the limits at which the point of the content that is under a point of
  /// the viewport now stays there, as far as the range allows.
  public func place(at scale: Double, from place: ZoomTransform, about point: Vector) -> ZoomTransform {
    let scale = clamp(scale)
    let point = point - origin
    let offset = place.content(under: point) * scale - point
    return ZoomTransform(scale: scale, offset: range(at: scale).clamp(offset))
  }

  /// The place that shows a rectangle of the content, in points at scale 1, as large as the visible part
  /// of the viewport and the limits allow, in the middle as far as the range allows.
  public func place(showing rectangle: Pair<Interval>) -> ZoomTransform {
    let fits = Vector(
      x: base.x.visibleLength / rectangle.x.length, y: base.y.visibleLength / rectangle.y.length)
    // 0 / 0, nothing to show nowhere, is no number: then the other axis decides.
    let fit = fits.x < fits.y || fits.y.isNaN ? fits.x : fits.y
    let scale = clamp(fit.isNaN ? 1 : fit)
    let start = isRightToLeft ? base.x.content : 0
    let sought = Vector(x: rectangle.x.middle - start, y: rectangle.y.middle)
    return ZoomTransform(
      scale: scale, offset: range(at: scale).clamp(sought * scale - middle))
  }
}

/// How large content is shown, and which part of it.
///
///     point of the viewport p  ⟷  point of the content u, at scale 1:     offset + p = u · scale
///
/// Both count from where content begins at offset 0: see `ZoomableContent.origin`.
public struct ZoomTransform: Equatable, Sendable {
  /// How many points of the viewport a point of the content takes.
  public let scale: Double
  /// Where the viewport's top is in the content as it is shown, and its left (or, where that is what
  /// content begins at, its right), in points.
  public let offset: Vector

  public init(scale: Double, offset: Vector) {
    self.scale = scale
    self.offset = offset
  }

  /// The same through content that at scale 1 moved by `distance` points.
  func moved(by distance: Vector) -> ZoomTransform {
    ZoomTransform(scale: scale, offset: offset + distance * scale)
  }

  /// The point of the content that is under a point of the viewport, in points at scale 1.
  public func content(under point: Vector) -> Vector {
    let place = offset + point
    return Vector(x: place.x / scale, y: place.y / scale)
  }
}

extension AxisGeometry {
  /// The same with its content as long as a scale makes it.
  fileprivate func scaled(
    by scale: Double, isCentered: Bool, _ isRightToLeft: Bool
  ) -> AxisGeometry {
    let room = isCentered ? centeringInset(at: scale) : 0
    let content = content * scale
    guard isRightToLeft else {
      return AxisGeometry(
        viewport: viewport, content: content, leadingInset: leadingInset + room,
        trailingInset: trailingInset)
    }
    let right = range.upper
    return .rightToLeft(
      viewport: viewport, content: content, leftInset: leadingInset + trailingInset - right,
      rightInset: right + room)
  }

  /// The room before content that lies in the middle, in points.
  fileprivate func centeringInset(at scale: Double) -> Double {
    max(0, (viewport - leadingInset - trailingInset - content * scale) / 2)
  }

  /// The middle of what is visible of the viewport, in points from where content begins.
  fileprivate func middle(_ isRightToLeft: Bool) -> Double {
    let half = visibleLength / 2
    return isRightToLeft ? -range.upper - half : leadingInset + half
  }
}

extension Interval {
  /// What lies between its ends.
  fileprivate var middle: Double { lower + length / 2 }
}
