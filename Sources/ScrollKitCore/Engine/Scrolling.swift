/// Scrolls of the program.
extension ScrollView {
  /// Scrolls to the nearest offset in range, over a time, at a speed or at once. In observed mode the toolkit animates in its own
  /// way.
  ///
  /// An input along one axis takes that axis: the scroll goes on along the other, and has finished when it arrives there.
  ///
  /// - Parameter axis: The only axis along which it scrolls; a motion along the other continues. Nil scrolls along both.
  /// - Returns: The number of the scroll. Its completion is emitted exactly once.
  @discardableResult
  public mutating func scroll(
    to offset: Vector, along axis: Axis? = nil, by animation: ScrollAnimation = .standard, at time: Double
  ) -> AnimationID {
    perform(at: time) { view in view.engine.scroll(to: offset, along: Pair(along: axis), by: animation) }
  }

  /// Scrolls over time by a distance: from the target of an animation under way, else from the offset.
  /// So repeated calls add up. A distance along one axis scrolls along that alone.
  @discardableResult
  public mutating func scroll(by distance: Vector, at time: Double) -> AnimationID {
    perform(at: time) { view in view.engine.scroll(by: distance) }
  }

  /// Scrolls to where a rectangle of the content lies as placed, with its margins; `nearest`: by the least distance that shows
  /// it.
  ///
  /// The viewport is visible without its insets.
  ///
  /// - Parameter axis: As for `scroll(to:along:by:at:)`; neither does it scroll along an axis with the alignment `none`.
  /// - Returns: The number of the scroll. Its completion is emitted exactly once.
  @discardableResult
  public mutating func scroll(
    showing rectangle: Rectangle, _ placement: ScrollPlacement = .nearest, along axis: Axis? = nil,
    by animation: ScrollAnimation = .standard, at time: Double
  ) -> AnimationID {
    perform(at: time) { view in
      view.engine.scroll(showing: rectangle, placement, along: Pair(along: axis), by: animation)
    }
  }

  /// Sets the nearest offset in range at once. A drag continues.
  public mutating func setOffset(_ offset: Vector, at time: Double) {
    perform(at: time) { view in view.engine.setOffset(offset) }
  }

  /// Stops every motion. A drag continues.
  public mutating func stop(at time: Double) {
    perform(at: time) { view in view.engine.stop() }
  }
}
