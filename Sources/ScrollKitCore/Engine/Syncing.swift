/// Content whose offset a host owns, such as an immediate-mode toolkit.
extension ScrollView {
  /// Follows the offset of a host, and returns what to draw and store there. Call it once per frame.
  ///
  /// If the host's offset is not what was returned last, the host has moved it, such as with its own scroll bar: the content
  /// goes there, and a motion ends, except a bounce along an axis that the host has not moved. A drag continues from there. An
  /// offset that differs by less than a point, or is clamped to the range, is what the host has made of the last one. The first
  /// call compares with the offset at which content begins. The host's bar is the user's (`AxisDriver.hostBar`); it lets go 0.15 s
  /// after it last moved the content.
  ///
  /// - Precondition: The mode is `driven`.
  @discardableResult
  public mutating func sync(withHost offset: Vector, at time: Double) -> ScrollFrame {
    receiveHostOffset(offset, at: time)
    showToHost()
    return frame
  }

  /// Follows the offset of a host, up to a frame.
  package mutating func receiveHostOffset(_ offset: Vector, at time: Double) {
    precondition(mode == .driven, "ScrollView: a toolkit that moves observed content reports it")
    makeBehaviours()
    endTurn(at: time)
    perform(at: time) { view in view.receive(offset) }
  }

  /// Remembers the present offset as shown to the host.
  package mutating func showToHost() { behaviours.synced?.show(engine.lastSnapshot.offset, in: engine.geometry.range) }

  private mutating func receive(_ offset: Vector) {
    guard engine.geometry != .empty else { return }
    let range = engine.geometry.range
    var synced = behaviours.synced ?? SyncedOffset(shown: engine.scroller.setting.start(of: range))
    let moved = synced.receive(offset, in: range, at: engine.clock)
    behaviours.synced = synced
    switch (moved.x, moved.y) {
    case (let x?, let y?): engine.setOffset(Vector(x: x, y: y))
    case (let x?, nil): engine.setOffset(.x, to: x)
    case (nil, let y?): engine.setOffset(.y, to: y)
    case (nil, nil): break
    }
  }

  /// The host's own scroll bar lets go of an axis if it is due by a time.
  mutating func releaseHostBar(_ axis: Axis, dueBy time: Double) {
    guard let synced = behaviours.synced, synced.due(axis) <= time else { return }
    behaviours.synced?.letGo(axis)
    letGo(axis)
  }
}
