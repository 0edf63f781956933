/// The events of the behaviours. One function compares the behaviours with the last events, so no event is
/// forgotten.
extension ScrollBehaviours {
  /// Emits what changed since the last events.
  mutating func emitChanges(_ engine: inout ScrollEngine) {
    let now = engine.clock
    if top != nil { emitWayBack(&engine, at: now) }
    var number = 0
    while number < headers.count {
      emitHeader(number, &engine)
      number &+= 1
    }
    if nub != nil { emitNub(&engine) }
    findWhetherTimeChanges(at: now)
  }

  /// Finds whether time alone changes a behaviour from now on.
  mutating func findWhetherTimeChanges(at now: Double) {
    needsTick =
      headers.needsTick(at: now) || told.nubIsShown && (nub?.needsTick(at: now) ?? false)
      || (top?.needsTick ?? false)
  }

  private mutating func emitWayBack(_ engine: inout ScrollEngine, at now: Double) {
    let wayBack = top?.wayBack
    guard wayBack != told.wayBack else { return }
    let isSame = wayBack != nil && told.wayBack != nil  // a shift moved it
    told.wayBack = wayBack
    if !isSame { engine.emit(.topTargetChanged(wayBack: wayBack), at: now) }
  }

  private mutating func emitNub(_ engine: inout ScrollEngine) {
    let now = engine.clock
    guard let nub else { return }
    let isShown = told.nubHasRoom && nub.isShown(at: now)
    if isShown != told.nubIsShown {
      told.nubIsShown = isShown
      let faded = isShown ? nub.shownSince : told.nubHasRoom ? nub.hiddenSince : now
      engine.emit(
        isShown ? .nubShown : .nubHidden, at: min(max(faded, told.nubRoomChanged), now))
    }
    guard sections.count > 0, anchor.depth == 0 else { return }  // a batch ends first
    let scale = engine.zoom.scale
    let section = section(at: engine.told.offset.y, in: seenGeometry, scale: scale)
    if section != told.section {
      told.section = section
      let time = time(in: engine) { change in
        self.section(at: change.offset, in: change.geometry, scale: scale) == section
      }
      engine.emit(.sectionChanged(section), at: time)
    }
  }

  private mutating func emitHeader(_ number: Int, _ engine: inout ScrollEngine) {
    guard let change = headers.takeChange(of: number, at: engine.clock) else { return }
    let name = UInt32(number)
    if change.isMoved {
      engine.emit(.headerMoved(name, to: change.position), at: min(engine.clock, change.snapEnd))
    }
    if let extent = change.extent {
      let time = min(change.snapEnd, time(ofHeader: number, reaching: change.position, in: engine))
      switch extent {
      case .shown: engine.emit(.headerShown(name), at: time)
      case .hidden: engine.emit(.headerHidden(name), at: time)
      }
    }
    if change.becameStretched {
      engine.emit(.headerStretched(name), at: time(ofStretchedHeader: number, in: engine))
    }
  }

  /// When the motion under way moved a header to a position, in seconds.
  private func time(
    ofHeader number: Int, reaching position: Double, in engine: borrowing ScrollEngine
  ) -> Double {
    time(in: engine) { change in
      var headers = headers
      headers.respond(to: change)
      return headers.position(of: number, at: change.time) == position
    }
  }

  /// When the motion under way stretched a header beyond its trigger, in seconds.
  private func time(
    ofStretchedHeader number: Int, in engine: borrowing ScrollEngine
  ) -> Double {
    time(in: engine) { change in
      var headers = headers
      headers.respond(to: change)
      return headers.isStretched(number)
    }
  }

  /// When the motion under way made a condition true, in seconds; now if the content does not move by
  /// itself.
  ///
  /// - Parameter holds: The condition at an earlier time of the motion. Once true it stays true, because
  ///   the offset moves one way.
  private func time(in engine: borrowing ScrollEngine, _ holds: (ScrollChange) -> Bool) -> Double {
    guard engine.told.isSettling, engine.piece.number == seenPiece, movementBegin < engine.clock
    else { return engine.clock }
    let change = ScrollChange(
      from: movementStart, since: movementBegin, before: seenPhase, shift: 0, isByTime: true,
      isScrubbing: nub?.isGrabbed ?? false, to: engine)
    let scroller = engine.scroller
    return RootFinding.bisection(from: movementBegin, to: engine.clock) {
      return holds(change.seen(at: $0, offset: scroller.snapshot(at: $0).offset.y))
    }
  }
}
