/// How time passes for one scroll view: segment by segment of the path, and from one repeat of a held scroll bar to the next.
///
///     content  ├── segment ──┤├── segment ─────┤├─ segment ─┤       the behaviours follow each segment
///     bar            due │          due │                     a held bar scrolls when it is due
extension ScrollView {
  /// Lets time pass up to a frame, which ends a turn of the host's event loop.
  public mutating func tick(at time: Double) {
    endTurn(at: time)
    passTime(at: time)
  }

  /// Lets time pass before a call that needs to know where the content is then.
  package mutating func passTime(at time: Double) {
    passTime(to: now(at: time))
  }

  /// Ends a turn of the host's event loop, in which no link may have moved the content.
  package mutating func endTurn(at time: Double) {
    endTurn()
    if engine.link.isFollower { engine.stopFollowing(before: now(at: time)) }
  }

  /// Ends a turn of the host's event loop.
  package mutating func endTurn() {
    makeUnique()
    if hasBehaviours { behaviours.top?.endTurn() }
  }

  /// Lets time pass for the content and its behaviours, segment by segment of the path.
  ///
  /// - Precondition: `now` is not before the clock.
  mutating func passTime(to now: Double) {
    if hasBehaviours { passTimeOfBars(to: now) }
    passSegments(to: now)
  }

  private mutating func passTimeOfBars(to now: Double) {
    makeUnique()
    if engine.clock < now { endPlacingLists() }
    while barDue <= now {
      if engine.mode == .observed { skipRepeats(before: now - Scrollbar.longestPause) }
      let due = barDue
      passSegments(to: max(due, engine.clock))
      repeatBarSteps(until: due)
      followTime()
    }
  }

  private mutating func passSegments(to now: Double) {
    while engine.step(towards: now) {
      snapAfterSilence()
      followTime()
    }
    followTime()
  }

  /// When a held scroll bar scrolls next, or the host's own lets go, in seconds; infinite if none is held.
  package var barDue: Double { hasBehaviours ? behaviours.barDue : .infinity }

  private mutating func skipRepeats(before time: Double) {
    behaviours.bars.x?.skipRepeats(before: time)
    behaviours.bars.y?.skipRepeats(before: time)
  }

  private mutating func repeatBarSteps(until due: Double) {
    if behaviours.bars.x != nil { engine.repeatSteps(of: &behaviours.bars.x!, until: due) }
    if behaviours.bars.y != nil { engine.repeatSteps(of: &behaviours.bars.y!, until: due) }
    releaseHostBar(.x, dueBy: due)
    releaseHostBar(.y, dueBy: due)
  }
}
