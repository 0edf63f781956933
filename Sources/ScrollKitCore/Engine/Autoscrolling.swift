/// Autoscroll of a scroll view: a pressed pointer such as a middle mouse button scrolls the content, or an item that is dragged
/// near an edge.
///
/// The phase is `steering` meanwhile, also at speed 0. While a finger drags the content, autoscroll has no effect. A press, a
/// wheel, a key, a scroll by the program or a held track of a scroll bar ends it. An item ends that of a pointer.
///
/// - Precondition: The mode is `driven`.
extension ScrollView {
  /// The pointer was pressed at a point of the viewport. The content moves towards the pointer, faster farther from the press.
  ///
  /// - Parameter deadZone: The distance from the press without effect, in points; nil: that of the rule.
  public mutating func beginAutoscroll(
    at point: Vector, rule: AutoscrollRule = .chromium, deadZone: Double? = nil, time: Double
  ) {
    handle(.steer(.zero), at: time)
    begin(Autoscroll(anchor: point, rule: rule, deadZone: deadZone))
  }

  /// The pointer moved to a point, which may be outside the viewport. Without autoscroll, only time passes.
  public mutating func moveAutoscroll(to point: Vector, time: Double) {
    perform(at: time) { view in
      if let velocity = view.moveAutoscrollPointer(to: point) { view.respond(to: .steer(velocity)) }
    }
  }

  /// The pointer was released. If it has left the dead zone, autoscroll ends. Otherwise the press was a click, and autoscroll
  /// continues until `endAutoscroll(at:)`.
  ///
  /// - Returns: Whether autoscroll continues.
  @discardableResult
  public mutating func releaseAutoscroll(at time: Double) -> Bool {
    perform(at: time) { view in
      let release = view.releaseAutoscrollPointer()
      if let release { view.respond(to: release.input) }
      return release == .continues
    }
  }

  /// Ends autoscroll. The content stops at once.
  public mutating func endAutoscroll(at time: Double) { handle(.steerEnd, at: time) }

  /// A dragged item is at a point, which may be outside the viewport. Near an edge, the content moves on, faster nearer to it,
  /// until the item is elsewhere or `endAutoscroll(at:)`.
  public mutating func autoscroll(forItemAt point: Vector, edges: EdgeScroll = EdgeScroll(), time: Double) {
    precondition(mode == .driven, "ScrollView: a toolkit scrolls for its dragged items itself")
    perform(at: time) { view in view.respond(to: .steer(view.moveAutoscrollItem(to: point, edges: edges))) }
  }

  // MARK: What a pointer does

  /// Begins autoscroll with a pointer, after the input `steer(.zero)`. If something outweighs that input, nothing begins.
  package mutating func begin(_ autoscroll: Autoscroll) {
    guard isSteered else { return }
    makeBehaviours()
    makeUnique()
    behaviours.autoscroll = autoscroll
  }

  /// Moves the pointer that autoscrolls, after time has passed.
  ///
  /// - Returns: The velocity of the content from now on; nil if none autoscrolls.
  package mutating func moveAutoscrollPointer(to point: Vector) -> Vector? {
    guard isAutoscrolling else { return nil }
    makeUnique()
    return behaviours.autoscroll?.move(to: point)
  }

  /// Releases the pointer that autoscrolls, after time has passed. One that has left the dead zone ends it.
  ///
  /// - Returns: What the release does; nil if none autoscrolls.
  package mutating func releaseAutoscrollPointer() -> AutoscrollRelease? {
    guard isAutoscrolling, let autoscroll = behaviours.autoscroll else { return nil }
    guard autoscroll.hasLeft else { return .continues }
    endAutoscrollPointer()
    return .ends
  }

  private mutating func endAutoscrollPointer() {
    makeUnique()
    behaviours.autoscroll = nil
  }

  /// Follows a change of what steers: a pointer whose steering has ended autoscrolls no more.
  mutating func followSteering() { if behaviours.autoscroll != nil, !isSteered { behaviours.autoscroll = nil } }

  /// Moves the item that is dragged, after time has passed. No pointer autoscrolls any more.
  ///
  /// - Returns: The velocity of the content from now on, in the present geometry.
  package mutating func moveAutoscrollItem(to point: Vector, edges: EdgeScroll) -> Vector {
    if isAutoscrolling { endAutoscrollPointer() }
    return edges.velocity(
      at: point, in: engine.geometry, rest: engine.restRange, isRightToLeft: engine.scroller.setting.isRightToLeft)
  }

  /// Whether a pointer autoscrolls.
  private var isAutoscrolling: Bool { hasBehaviours && behaviours.autoscroll != nil && isSteered }

  /// Whether the host steers the content.
  private var isSteered: Bool { engine.scroller.activity.cause(.y) == .steering(by: .autoscroll) }
}

/// What a release of the pointer that autoscrolls does.
package enum AutoscrollRelease: Equatable, Sendable {
  /// The press was a click: the content rests, and autoscroll continues.
  case continues
  case ends

  var input: ScrollInput {
    switch self {
    case .continues: .steer(.zero)
    case .ends: .steerEnd
    }
  }
}
