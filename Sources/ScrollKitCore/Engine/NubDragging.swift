/// A finger or a mouse on the fast scroll nub.
extension ScrollBehaviours {
  /// Enables the nub, or changes its options. It is hidden until the content moves.
  public mutating func enableNub(_ options: NubOptions, _ engine: borrowing ScrollEngine) {
    nub = FastScrollNub(options: options)
    beginMovement(of: engine)
    lastEmitted.nubIsShown = false
    findRoomForNub(at: -.infinity)
  }

  /// Disables the nub, also while it is grabbed.
  public mutating func disableNub(at now: Double) {
    nub = nil
    lastEmitted.nubIsShown = false
    findWhetherTimeChanges(at: now)
  }

  /// Finds whether the nub has room in the geometry; `now` is since when if the answer is new.
  mutating func findRoomForNub(at now: Double) {
    let hasRoom = nub?.track(in: seenGeometry) != nil
    if hasRoom != lastEmitted.nubHasRoom {
      lastEmitted.nubHasRoom = hasRoom
      lastEmitted.nubRoomChanged = now
    }
  }

  /// A finger grabs the nub.
  ///
  /// - Returns: Whether the nub was there and free.
  public mutating func grabNub(_ engine: inout ScrollEngine, at now: Double) -> Bool {
    var isGrabbed = false
    lap(&engine, at: now) { behaviours, engine in
      let geometry = engine.geometry.y
      guard behaviours.nub?.isGrabbed == false,
        behaviours.nub?.grab(offset: engine.lastSnapshot.offset.y, in: geometry, at: now) == true
      else { return }
      isGrabbed = true
      if engine.lastSnapshot.isSettling { engine.stop(at: now) }  // catches content in motion
      engine.emit(.nubGrabbed, at: now)
    }
    return isGrabbed
  }

  /// The finger that holds the nub moved; see `FastScrollNub.drag`.
  public mutating func dragNub(
    by distance: Double, sideways: Double, _ engine: inout ScrollEngine, at now: Double
  ) {
    lap(&engine, at: now) { behaviours, engine in
      let geometry = engine.geometry.y
      // In observed mode, the host may not have made the last jump yet.
      let current = engine.mode == .driven ? engine.lastSnapshot.offset.y : nil
      guard
        let y = behaviours.nub?.drag(by: distance, sideways: sideways, in: geometry, current: current)
      else { return }
      let goesLeft = behaviours.nub?.options.rule == .ignoreInsets
      engine.setOffset(Vector(x: goesLeft ? 0 : engine.lastSnapshot.offset.x, y: y), at: now)
    }
  }

  /// The finger left the nub, or was cancelled.
  public mutating func releaseNub(_ engine: inout ScrollEngine, at now: Double) {
    lap(&engine, at: now) { behaviours, engine in
      guard behaviours.nub?.isGrabbed == true else { return }
      behaviours.nub?.release(at: now)
      engine.emit(.nubReleased, at: now)
      let range = behaviours.seenGeometry.range
      behaviours.headers.rest(
        belowTop: range.clamp(behaviours.seenOffset) - range.lower, at: now,
        animated: !engine.scroller.setting.preferences.reducesMotion)
    }
  }

  /// A mouse came near the nub, or left it.
  public mutating func hoverNub(_ isNear: Bool, _ engine: inout ScrollEngine, at now: Double) {
    lap(&engine, at: now) { behaviours, _ in behaviours.nub?.hover(isNear, at: now) }
  }
}
