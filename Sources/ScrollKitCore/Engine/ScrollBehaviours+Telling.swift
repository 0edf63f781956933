/// What became of the behaviours, found by comparing it with what was told last: so none can forget
/// to tell.
extension ScrollBehaviours {
  /// Tells what changed of theirs since the last time.
  mutating func tell(_ engine: inout ScrollEngine) {
    let now = engine.clock
    if let top, top.wayBack != told.wayBack {
      let isMoved = top.wayBack != nil && told.wayBack != nil  // by a shift: the same place
      told.wayBack = top.wayBack
      if !isMoved { engine.tell(.topTargetChanged(wayBack: top.wayBack), at: now) }
    }
    for number in 0..<headers.count { tellHeader(number, &engine, at: now) }
    guard let nub else { return }
    let isShown = nub.isShown(at: now) && nub.track(in: seenGeometry) != nil
    if isShown != told.nubIsShown {
      told.nubIsShown = isShown
      engine.tell(isShown ? .nubShown : .nubHidden, at: now)
    }
    guard sections.count > 0, anchor.depth == 0 else { return }  // a batch ends first
    let section = section(of: engine)
    if section != told.section {
      told.section = section
      engine.tell(.sectionChanged(section), at: now)
    }
  }

  private mutating func tellHeader(_ number: Int, _ engine: inout ScrollEngine, at now: Double) {
    let header = headers[number]
    let position = header.position(at: now)
    let before = told.headers[number]
    let name = UInt32(number)
    if position != before {
      told.headers[number] = position
      engine.tell(.headerMoved(name, to: position), at: now)
      if position == 0 {
        engine.tell(.headerShown(name), at: now)
      } else if position == header.lowest {
        engine.tell(.headerHidden(name), at: now)
      }
    }
    if header.isStretched != told.stretched[number] {
      told.stretched[number] = header.isStretched
      if header.isStretched { engine.tell(.headerStretched(name), at: now) }
    }
  }
}
