/// Content that can be shown at many scales: its size at scale 1, and between which scales it rests.
///
///     length at a scale s = length at scale 1 · s        insets and the viewport stay
///
/// Content that is smaller than the visible part of the viewport lies at its start, or in its middle.
public struct ZoomWorld: Equatable, Sendable {
  /// The geometry as the host told it, with the content's size at scale 1.
  public var base: ScrollGeometry
  /// The smallest scale at which content rests; above 0.
  public let minimum: Double
  /// The largest scale at which content rests.
  public let maximum: Double
  /// Whether content that is smaller than the visible part of the viewport lies in its middle.
  public let isCentred: Bool

  /// - Precondition: `0 < minimum <= maximum`.
  @inline(never)
  public init(base: ScrollGeometry, minimum: Double, maximum: Double, isCentred: Bool) {
    precondition(minimum > 0 && minimum <= maximum, "ZoomWorld: limits must be in order")
    self.base = base
    self.minimum = minimum
    self.maximum = maximum
    self.isCentred = isCentred
  }

  /// What is scrolled through what at a scale.
  @inline(never)
  public func geometry(at scale: Double) -> ScrollGeometry {
    ScrollGeometry(
      x: base.x.scaled(by: scale, isCentred: isCentred),
      y: base.y.scaled(by: scale, isCentred: isCentred))
  }

  /// Where content may rest at a scale.
  @inline(never)
  public func range(at scale: Double) -> Pair<Span> { geometry(at: scale).range }

  /// The room before content that lies in the middle, in points: an inset that comes on top.
  @inline(never)
  public func centring(at scale: Double) -> Vector {
    guard isCentred else { return .zero }
    return Vector(x: base.x.centring(at: scale), y: base.y.centring(at: scale))
  }

  /// The middle of what is visible of the viewport, in points.
  @inline(never)
  public var middle: Vector {
    Vector(x: base.x.middle, y: base.y.middle)
  }

  /// The nearest scale within the limits.
  @inline(never)
  public func clamp(_ scale: Double) -> Double { min(max(scale, minimum), maximum) }

  /// Whether content may rest at a scale.
  @inline(never)
  public func allows(_ scale: Double) -> Bool { scale >= minimum && scale <= maximum }

  /// The place at a scale within the limits at which the point of the content that is under a point of
  /// the viewport now stays there, as far as the range allows.
  @inline(never)
  public func place(at scale: Double, from place: ZoomPlace, about point: Vector) -> ZoomPlace {
    let scale = clamp(scale)
    let offset = place.content(under: point) * scale - point
    return ZoomPlace(scale: scale, offset: range(at: scale).clamp(offset))
  }

  /// The place that shows a rectangle of the content, in points at scale 1, as large as the visible part
  /// of the viewport and the limits allow, in the middle as far as the range allows.
  @inline(never)
  public func place(showing rectangle: Pair<Span>) -> ZoomPlace {
    let fits = Vector(
      x: base.x.visibleLength / rectangle.x.length, y: base.y.visibleLength / rectangle.y.length)
    // 0 / 0, nothing to show nowhere, is no number: then the other axis decides.
    let fit = fits.x < fits.y || fits.y.isNaN ? fits.x : fits.y
    let scale = clamp(fit.isNaN ? 1 : fit)
    let sought = Vector(x: rectangle.x.middle, y: rectangle.y.middle)
    return ZoomPlace(
      scale: scale, offset: range(at: scale).clamp(sought * scale - middle))
  }
}

/// How large content is shown, and which part of it.
///
///     point of the viewport p  ⟷  point of the content u, at scale 1:     offset + p = u · scale
public struct ZoomPlace: Equatable, Sendable {
  /// How many points of the viewport a point of the content takes.
  public let scale: Double
  /// Where the viewport's top left is in the content as it is shown, in points.
  public let offset: Vector

  @inline(never)
  public init(scale: Double, offset: Vector) {
    self.scale = scale
    self.offset = offset
  }

  /// The same through content that at scale 1 moved by `distance` points.
  @inline(never)
  func moved(by distance: Vector) -> ZoomPlace {
    ZoomPlace(scale: scale, offset: offset + distance * scale)
  }

  /// The point of the content that is under a point of the viewport, in points at scale 1.
  @inline(never)
  public func content(under point: Vector) -> Vector {
    let place = offset + point
    return Vector(x: place.x / scale, y: place.y / scale)
  }
}

extension AxisGeometry {
  /// The same with its content as long as a scale makes it.
  @inline(never)
  fileprivate func scaled(by scale: Double, isCentred: Bool) -> AxisGeometry {
    AxisGeometry(
      viewport: viewport, content: content * scale,
      leadingInset: isCentred ? leadingInset + centring(at: scale) : leadingInset,
      trailingInset: trailingInset)
  }

  /// The room before content that lies in the middle, in points.
  @inline(never)
  fileprivate func centring(at scale: Double) -> Double {
    max(0, (viewport - leadingInset - trailingInset - content * scale) / 2)
  }

  /// The middle of what is visible of the viewport, in points.
  @inline(never)
  fileprivate var middle: Double { leadingInset + visibleLength / 2 }
}

extension Span {
  /// What lies between its ends.
  @inline(never)
  fileprivate var middle: Double { lower + length / 2 }
}
