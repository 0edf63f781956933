/// The scale of the content of a scroll view. Fingers and wheels change it by `ScrollInput.zoom`.
extension ScrollView {
  /// Lets the content be zoomed between two scales. The scale of content at rest is clamped at once, about the middle of
  /// the visible part.
  ///
  /// - Parameter isCentered: Whether content smaller than the viewport is in its middle.
  /// - Precondition: The mode is `driven`, and `0 < minimum <= maximum`.
  public mutating func enableZoom(from minimum: Double, to maximum: Double, isCentered: Bool = false, at time: Double) {
    perform(at: time) { view in
      view.engine.enableZoom(from: minimum, to: maximum, isCentered: isCentered)
    }
  }

  /// Sets the scale to 1 and ends zooming.
  public mutating func disableZoom(at time: Double) {
    perform(at: time) { view in view.engine.disableZoom() }
  }

  /// Whether the content can be zoomed.
  public var canZoom: Bool { engine.canZoom }

  /// The scale at which the content will rest.
  public var targetScale: Double { engine.targetScale }

  /// The distance between the viewport's start and centered content, in points.
  public var centeringInset: Vector { engine.centeringInset }

  /// Zooms to the nearest scale within the limits. The content at a point of the viewport stays there, as far as the range
  /// allows.
  ///
  /// - Returns: The number of the zoom. Its completion is emitted exactly once.
  /// - Precondition: Here and below, `canZoom`.
  @discardableResult
  public mutating func zoom(to scale: Double, about point: Vector, _ pace: ZoomPace = .animated, at time: Double) -> AnimationID {
    perform(at: time) { view in view.engine.zoom(to: scale, about: point, pace) }
  }

  /// Zooms until a rectangle of the content, in points at scale 1, fills the visible part of the viewport, as far as the
  /// limits allow.
  @discardableResult
  public mutating func zoom(showing rectangle: Rectangle, _ pace: ZoomPace = .animated, at time: Double) -> AnimationID {
    perform(at: time) { view in view.engine.zoom(showing: rectangle, pace) }
  }

  /// Zooms by a double tap: from the smallest scale to `scale`, from any other back to the smallest.
  @discardableResult
  public mutating func zoom(tappedAt point: Vector, to scale: Double, at time: Double) -> AnimationID {
    perform(at: time) { view in view.engine.zoom(tappedAt: point, to: scale) }
  }

  /// Sets the scales between which observed content rests.
  ///
  /// - Precondition: The mode is `observed`, and `0 < minimum <= maximum`.
  public mutating func limitZoom(from minimum: Double, to maximum: Double, at time: Double) {
    perform(at: time) { view in view.engine.limitZoom(from: minimum, to: maximum) }
  }
}

/// How the program zooms.
public enum ZoomPace: Sendable {
  /// Over time, as the feel animates.
  case animated
  case atOnce
}
