/// What became of the behaviours, found by comparing it with what was told last: so none can forget
/// to tell.
extension ScrollBehaviours {
  /// Tells what changed of theirs since the last time.
  mutating func tell(_ engine: inout ScrollEngine) {
    let now = engine.clock
    if top != nil { tellTop(&engine, at: now) }
    var number = 0
    while number < headers.count {
      tellHeader(number, &engine, at: now)
      number &+= 1
    }
    if nub != nil { tellNub(&engine, at: now) }
    waitIfNeeded(at: now)
  }

  /// Notes whether time alone changes anything from now on.
  mutating func waitIfNeeded(at now: Double) {
    needsTick =
      headers.needsTick(at: now) || told.nubIsShown && (nub?.needsTick(at: now) ?? false)
      || (top?.needsTick ?? false)
  }

  private mutating func tellTop(_ engine: inout ScrollEngine, at now: Double) {
    let wayBack = top?.wayBack
    guard wayBack != told.wayBack else { return }
    let isSame = wayBack != nil && told.wayBack != nil  // a shift moved it: the same place
    told.wayBack = wayBack
    if !isSame { engine.tell(.topTargetChanged(wayBack: wayBack), at: now) }
  }

  private mutating func tellNub(_ engine: inout ScrollEngine, at now: Double) {
    let isShown = told.nubHasRoom && (nub?.isShown(at: now) ?? false)
    if isShown != told.nubIsShown {
      told.nubIsShown = isShown
      engine.tell(isShown ? .nubShown : .nubHidden, at: now)
    }
    guard sections.count > 0, anchor.depth == 0 else { return }  // a batch ends first
    let section = section(of: &engine)
    if section != told.section {
      told.section = section
      engine.tell(.sectionChanged(section), at: now)
    }
  }

  private mutating func tellHeader(_ number: Int, _ engine: inout ScrollEngine, at now: Double) {
    let position = headers.position(of: number, at: now)
    let isStretched = headers.isStretched(number)
    let name = UInt32(number)
    if position != told.headers[number] {
      told.headers[number] = position
      engine.tell(.headerMoved(name, to: position), at: now)
      if position == 0 {
        engine.tell(.headerShown(name), at: now)
      } else if position == headers.lowest(number) {
        engine.tell(.headerHidden(name), at: now)
      }
    }
    if isStretched != told.stretched[number] {
      told.stretched[number] = isStretched
      if isStretched { engine.tell(.headerStretched(name), at: now) }
    }
  }
}
