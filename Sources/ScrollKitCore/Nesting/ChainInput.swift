/// Inputs to nested scrollers: which chain gets an input, and which forms.
///
///     press, pan      catches what moves, and divides the path anew
///     wheel, key      as before within one gesture, else joins what rests
///     others          go to the chain that begins here, or to this scroller alone
///
/// Times are those of the tree: see `ScrollView.clockOffset`.
///
/// - Precondition: Times are finite.
extension NestedScroller {
  /// Handles an input over this scroller. A chain that it forms begins here.
  ///
  /// - Parameter time: The host's time.
  package func handle(_ input: ScrollInput, at time: Double) {
    let now = now(at: time)
    passTime(to: now)
    noteReport(at: time, handled: now)
    respondToOutsideChanges()
    if case .press(let pointer, _) = input { endChain(toPinchWith: pointer) }
    let isOver = endGesture(before: input, at: now)
    // A wheel does not zoom under a finger, as alone. A change of the scale has precedence over scrolling.
    if case .zoom(.wheel) = input, let chainStart, chainStart.chain.isActive, chainStart.chain.isHeldByFinger { return }
    if input.zooms || view.engine.refusesChain || view.engine.scroller.scrollsWhileZooming(with: input) { return handleAlone(input, at: time) }
    if !isOver, let chainStart, chainStart.hasPrecedence(over: input) { return chainStart.chain.handle(input, at: now) }
    switch input {
    case .press, .hold, .panBegin:
      begin(input, towards: .zero, at: now)
    case .move where isOver, .holdEnd where isOver, .panEnd where isOver:  // a pointer that waited holds it from now on
      begin(input, towards: .zero, at: now)
    case .panUpdate(let distance), .panUpdateUntilSilence(let distance):
      begin(input, towards: distance, at: now)
    case .wheel(let amount, _, _):
      turn(input, towards: amount, at: now)
    case .keyHeld(let key) where chain.path.isHeld(by: key): break  // a repeat
    case .key(let key), .keyHeld(let key):
      turn(input, towards: key.direction, at: now)
    case .keyUp:
      if let chainStart, chainStart.chain.isActive { return chainStart.chain.handle(input, at: now) }
      handleAlone(input, at: time)
    case .steer, .steerEnd:
      // Steering moves this scroller alone, and ends its chain.
      if let chainStart, chainStart.chain.isHeld { endChain() }  // fingers at rest hold it
      handleAlone(input, at: time)
    case .move, .release, .cancel, .holdEnd, .panStop, .panEnd, .momentum, .momentumEnd, .zoom:
      guard startsActiveChain else { return handleAlone(input, at: time) }
      chain.handle(input, at: now)
    }
  }

  /// Notes when the input that a chain handles next was made.
  ///
  /// - Parameters:
  ///   - time: The host's time.
  ///   - now: When it is handled.
  func noteReport(at time: Double, handled now: Double) {
    let lateness = now - time - view.clockOffset
    chain.path.tracker.lateness.note(lateness)
    if let chainStart, chainStart != self { chainStart.chain.path.tracker.lateness.note(lateness) }
  }

  /// Handles an input in this scroller alone. Its chain ends if the input moves it.
  ///
  /// - Parameter time: The host's time.
  private func handleAlone(_ input: ScrollInput, at time: Double) {
    view.handle(input, at: time)
    respondToOutsideChanges()
  }

  /// Whether a chain begins here, and moves or holds a member.
  private var startsActiveChain: Bool { chainStart == self && chain.isActive }

  /// Whether fingers hold the chain that begins here and keep an input from other chains.
  private func hasPrecedence(over input: ScrollInput) -> Bool {
    if case .steer = input { return chain.path.activity.kind.hasPrecedenceOverSteering && chain.isHeld }
    return chain.isHeld
  }

  // MARK: Gestures

  /// Ends a gesture that is over when an input comes, by this scroller alone or by its chain. One that the input replaces in the same
  /// chain is left to the path: content does not rest in between.
  ///
  /// - Returns: Whether it is left to the path.
  private func endGesture(before input: ScrollInput, at now: Double) -> Bool {
    if let chainStart, chainStart.chain.isHeld {
      guard chainStart.chain.isGestureOver(before: input, at: now) else { return false }
      if case .steer = input {} else if chainStart == self, !input.zooms { return true }
      chainStart.chain.endPadGesture(at: now)
    } else if view.engine.scroller.isPadGestureOver(before: input, at: now) {
      view.engine.endPadGesture()
      view.followNewSegment()
    }
    return false
  }

  /// A gesture begins: motions are caught, and the path is divided anew.
  private func begin(_ input: ScrollInput, towards direction: Vector, at now: Double) {
    releaseRefusingMembers()
    if !startsActiveChain { catchChain(at: now) }
    chain.begin(input, towards: direction, at: now)
  }

  /// A wheel turns, or a key is pressed: see `ScrollChain.continuesGesture`.
  private func turn(_ input: ScrollInput, towards direction: Vector, at now: Double) {
    if let other = otherWheelingChain(at: now) { return other.turn(input, towards: direction, at: now) }
    if direction == .zero, startsActiveChain, !chain.isHeld { return }  // a motion under way keeps its members and rules
    releaseRefusingMembers()
    let continues = chainStart == self && chain.continuesGesture(with: input, at: now)
    if continues, !chain.takesNewFeel(with: input) {
      chain.findDirection(towards: direction, at: now)
    } else {
      let joins = !startsActiveChain
      if joins { joinRestingScrollers(at: now) }
      if !continues { chain.forgetMovement() }
      chain.adoptRules()
      chain.begin(gestureTowards: direction)
      if joins { chain.takeMotion(along: chain.members[0].takesPart, at: now) }
      chain.divide(at: now)
    }
    chain.lastWheel = now
    let ended = input.isKeyEnd ? chain.member(scrolledBy: .end, at: now) : nil
    chain.handle(input, at: now)
    if let ended { chain.members[ended].scroller.view.beginGoal(by: input) }
  }

  /// The scroller at which another chain begins that a wheel scrolls; nil if there is none. Moving content brings other
  /// scrollers under the pointer: the gesture stays with its chain. Published (Chromium, latching).
  private func otherWheelingChain(at now: Double) -> NestedScroller? {
    for scroller in outwards {
      guard let start = scroller.chainStart, start != self, start.chain.isActive,
        now - start.chain.lastWheel < ScrollActivity.silence
      else { continue }
      return start
    }
    return nil
  }

  /// Releases the first member that no chain may move now, and all around that. The chain begins here.
  private func releaseRefusingMembers() {
    guard chainStart == self else { return }
    releaseOutwards(fromFirst: { $0.scroller.view.engine.refusesChain })
  }
}
