/// The rules of a scroll view: its feel, the user's preferences, and what each axis allows.
extension ScrollView {
  /// The feel of the next gesture or motion.
  public var feel: Feel { engine.scroller.rules.feel }

  /// The user's preferences of the next gesture or motion.
  public var preferences: ScrollPreferences { engine.scroller.rules.preferences }

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

  /// Whether content begins at its right.
  public var isRightToLeft: Bool { engine.scroller.setting.isRightToLeft }

  /// Sets whether content begins at its right. `setGeometry` must follow: it moves the content.
  public mutating func setRightToLeft(_ isRightToLeft: Bool) {
    guard isRightToLeft != engine.scroller.setting.isRightToLeft else { return }
    engine.scroller.setting.isRightToLeft = isRightToLeft
    guard hasBehaviours, hasList(.x) else { return }
    makeUnique()
    directLists()
  }
}
