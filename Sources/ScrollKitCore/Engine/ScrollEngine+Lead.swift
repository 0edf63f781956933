/// Content that a chain of nested scrollers leads.
///
/// - Precondition: As everywhere, `now >= clock`, and the mode is `driven`.
extension ScrollEngine {
  /// Whether a chain moves the content now.
  var isLed: Bool { scroller.phase.isLed }

  /// Whether it gives way to no chain: its scale must come back first, or fingers pinch it, or one that
  /// is left of a pinch holds it past the chain.
  var keepsToItself: Bool {
    !scroller.givesWay(at: clock)
  }

  /// Lets time pass; what is ahead of it stays there.
  mutating func catchUp(with now: Double) { tick(max(now, clock)) }

  /// Where the content is, in points, with what an edge only shows of a pull.
  var place: Vector { scroller.phase.offset(at: clock) }

  /// A gesture of its chain begins, by the rules that were set last.
  mutating func adoptRules() { scroller.adoptRules(at: clock) }

  /// Takes where its chain leads it while nothing else changes.
  ///
  /// - Precondition: Its chain leads it.
  mutating func glide(ledTo offset: Vector, velocity: Vector, at now: Double) {
    clock = max(now, clock)
    scroller.phase.follow(chainTo: offset, velocity: velocity)
    let before = told.offset
    show(at: offset, velocity: velocity)
    context.follow(from: before, to: told.offset)
    beginPiece()
  }

  /// Takes where its chain leads it.
  mutating func lead(_ lead: Lead, to offset: Vector, now: Double) {
    tick(now)
    guard scroller.phase.lead != lead || place != offset else { return }
    scroller.lead(lead, to: offset, now: now)
    tell()
  }

  /// Its chain has led it there and lets go of it: it rests, or returns into range.
  ///
  /// - Parameter rested: When it came to rest by itself, in seconds; nil if it was cut off.
  mutating func arrive(at offset: Vector, now: Double, rested: Double?) {
    guard let lead = scroller.phase.lead else { return }
    scroller.lead(lead, to: offset, now: now)
    endLead(now: now, rested: rested)
  }

  /// Its chain lets go of it where it is.
  mutating func endLead(now: Double, rested: Double?) {
    guard isLed else { return }
    tick(now)
    scroller.endLead(now: rested ?? now)  // what is out of range has been returning since then
    if let rested { self.rested = rested }
    tell(arrived: rested != nil)
  }
}
