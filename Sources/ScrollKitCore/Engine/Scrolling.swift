/// A scroll view, what the program does with its content, and its rules.
extension ScrollView {
  /// Makes a scroll view at offset zero. Its content is empty until `setGeometry`.
  ///
  /// - Parameter alwaysBounces: Whether an axis overscrolls although its content fits the viewport.
  public init(
    feel: Feel = .uikit, mode: ScrollMode = .driven, alwaysBounces: Pair<Bool> = Pair(x: false, y: false)
  ) {
    self.init(mode: mode, setting: ScrollSetting(geometry: .empty, feel: feel, alwaysBounces: alwaysBounces))
  }

  // MARK: The program

  /// Scrolls to the nearest offset in range, over a time, at a speed or at once. In observed mode the toolkit animates in its own
  /// way.
  ///
  /// - Returns: The number of the scroll. Its completion is emitted exactly once.
  @discardableResult
  public mutating func scroll(to offset: Vector, by animation: ScrollAnimation = .standard, at time: Double) -> AnimationID {
    perform(at: time) { view in view.engine.scroll(to: offset, by: animation) }
  }

  /// Scrolls over time by a distance: from the target of an animation under way, else from the offset.
  /// So repeated calls add up.
  @discardableResult
  public mutating func scroll(by distance: Vector, at time: Double) -> AnimationID {
    perform(at: time) { view in view.engine.scroll(by: distance) }
  }

  /// Scrolls to where a rectangle of the content lies as placed, with its margins; `nearest`: by the least distance that shows
  /// it.
  ///
  /// The viewport is visible without its insets.
  ///
  /// - Returns: The number of the scroll. Its completion is emitted exactly once.
  @discardableResult
  public mutating func scroll(
    showing rectangle: Rectangle, _ placement: ScrollPlacement = .nearest, by animation: ScrollAnimation = .standard,
    at time: Double
  ) -> AnimationID {
    perform(at: time) { view in view.engine.scroll(showing: rectangle, placement, by: animation) }
  }

  /// Sets the nearest offset in range at once. A drag continues.
  public mutating func setOffset(_ offset: Vector, at time: Double) {
    perform(at: time) { view in view.engine.setOffset(offset) }
  }

  /// Stops every motion. A drag continues.
  public mutating func stop(at time: Double) {
    perform(at: time) { view in view.engine.stop() }
  }

  // MARK: Rules

  /// The feel of the next gesture or motion.
  public var feel: Feel { engine.scroller.rules.feel }

  /// The user's preferences of the next gesture or motion.
  public var preferences: ScrollPreferences { engine.scroller.preferences }

  /// Sets the feel from the next gesture or motion on.
  public mutating func setFeel(_ feel: Feel, at time: Double) {
    perform(at: time) { view in view.engine.changeRules { $0.feel = feel } }
  }

  /// Sets the user's preferences from the next gesture or motion on.
  public mutating func setPreferences(_ preferences: ScrollPreferences, at time: Double) {
    perform(at: time) { view in view.engine.changeRules { $0.preferences = preferences } }
  }

  /// Along which axes the user scrolls, from the next gesture or motion on.
  public var isScrollEnabled: Pair<Bool> { engine.scroller.rules.isScrollEnabled }

  /// Which axes overscroll although their content fits the viewport, from the next gesture or motion on.
  public var alwaysBounces: Pair<Bool> { engine.scroller.rules.alwaysBounces }

  /// Sets along which axes the user scrolls, from the next gesture or motion on. Along another one only the program does.
  ///
  /// Inputs have no effect along it, and in a nested scroll view they scroll those around it. A finger that comes down still
  /// stops what moves, and a pinch zooms about its fingers.
  ///
  /// - Precondition: Here and below, the mode is `driven`.
  public mutating func setScrollEnabled(x: Bool, y: Bool, at time: Double) {
    precondition(mode == .driven, "ScrollView: a toolkit decides itself where the user scrolls")
    perform(at: time) { view in view.engine.changeRules { $0.isScrollEnabled = Pair(x: x, y: y) } }
  }

  /// Sets which axes overscroll although their content fits the viewport, from the next gesture or motion on.
  public mutating func setAlwaysBounces(x: Bool, y: Bool, at time: Double) {
    precondition(mode == .driven, "ScrollView: a toolkit bounces its content itself")
    perform(at: time) { view in view.engine.changeRules { $0.alwaysBounces = Pair(x: x, y: y) } }
  }

  /// Sets whether content begins at its right.
  ///
  /// - Precondition: The geometry was not set yet.
  public mutating func setRightToLeft(_ isRightToLeft: Bool) {
    guard isRightToLeft != engine.scroller.setting.isRightToLeft else { return }
    engine.scroller.setting.isRightToLeft = isRightToLeft
    guard hasBehaviours else { return }
    makeUnique()
    directList()
  }
}
