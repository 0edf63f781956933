/// A finger or a mouse on the nub.
extension ScrollBehaviours {
  public mutating func enableNub(_ options: NubOptions, _ engine: borrowing ScrollEngine) {
    nub = FastScrollNub(options: options)
    beginMovement(of: engine)
    told.nubIsShown = false
    findRoomForNub(at: -.infinity)
  }
  public mutating func disableNub(at now: Double) {
    nub = nil
    told.nubIsShown = false
    waitIfNeeded(at: now)
  }

  /// Notes whether the nub has room in the geometry, and since when if that is another answer.
  mutating func findRoomForNub(at now: Double) {
    let hasRoom = nub?.track(in: seenGeometry) != nil
    if hasRoom != told.nubHasRoom {
      told.nubHasRoom = hasRoom
      told.nubRoomChanged = now
    }
  }

  /// A finger took hold of the nub.
  ///
  /// - Returns: Whether there was one to hold.
  public mutating func grabNub(_ engine: inout ScrollEngine, at now: Double) -> Bool {
    pass(&engine, to: now)
    let geometry = engine.setting.geometry.y
    guard nub?.isGrabbed == false,
      nub?.grab(offset: engine.told.offset.y, in: geometry, at: now) == true
    else { return false }
    if engine.told.isSettling { engine.stop(at: now) }  // content in flight is caught where it is
    follow(&engine)
    engine.emit(.nubGrabbed, at: now)
    tell(&engine)
    return true
  }

  /// The finger that holds the nub moved; see `FastScrollNub.drag`.
  public mutating func dragNub(
    by distance: Double, sideways: Double, _ engine: inout ScrollEngine, at now: Double
  ) {
    pass(&engine, to: now)
    let geometry = engine.setting.geometry.y
    guard let y = nub?.drag(by: distance, sideways: sideways, in: geometry) else { return }
    let goesLeft = nub?.options.rule == .ignoreInsets
    engine.place(at: Vector(x: goesLeft ? 0 : engine.told.offset.x, y: y), now: now)
    follow(&engine)
  }

  /// The finger left the nub, or was taken away.
  public mutating func releaseNub(_ engine: inout ScrollEngine, at now: Double) {
    pass(&engine, to: now)
    guard nub?.isGrabbed == true else { return }
    nub?.release(at: now)
    engine.emit(.nubReleased, at: now)
    let range = seenGeometry.range
    headers.rest(
      belowTop: range.clamp(seenOffset) - range.lower, at: now,
      atOnce: engine.scroller.setting.comfort.reducesMotion)
    tell(&engine)
  }

  /// A mouse came near the nub, or went away.
  public mutating func hoverNub(_ isNear: Bool, _ engine: inout ScrollEngine, at now: Double) {
    pass(&engine, to: now)
    nub?.hover(isNear, at: now)
    tell(&engine)
  }

  /// Where sections begin, in points at scale 1, in ascending order; borrowed until the next call. Inside a
  /// batch, what they lead to is told when it ends.
  public mutating func setSections(
    _ starts: UnsafeBufferPointer<Double>, _ engine: inout ScrollEngine
  ) {
    // The first are no change; and before any time passed, nothing can be told.
    let areFirst = sections.count == 0 || !engine.clock.isFinite
    sections = starts
    if areFirst { told.section = section(of: engine) }
    beginMovement(of: engine)
    tell(&engine)
  }

  /// The section at the top of the viewport, insets aside; −1 before the first.
  public func section(of engine: borrowing ScrollEngine) -> Int32 {
    section(at: engine.told.offset.y, in: engine.setting.geometry.y, scale: engine.zoom.scale)
  }

  /// The section at the top of the viewport if the content is at an offset.
  func section(at offset: Double, in geometry: AxisGeometry, scale: Double) -> Int32 {
    let shown = geometry.range.clamp(offset) + geometry.leadingInset
    let place = shown / scale
    var low = 0
    var high = sections.count
    while low < high {
      let middle = (low + high) / 2
      if sections[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return Int32(low) - 1
  }
}
