/// Where a chain's way ends, by where those that it moves like to rest.
///
///     child  ├────────●┤            ● it would go on to here
///     parent           ├───○──┤     ○ the parent's page: the way ends there, in one motion
extension UnsafeMutablePointer where Pointee == NestMember {
  /// Lets time pass for all that an input here may reach: what runs out before it has run out, whether or
  /// not anybody looked, and what came to rest meanwhile may go on.
  public func goOn(at time: Double) {
    tick(time)
    var member: Self? = self
    while let next = member {
      if let behaviours = next.pointee.behaviours {
        next.tick(time)
        behaviours.pointee.follow(&next.pointee.engine.pointee)
      }
      member = next.pointee.parent
    }
  }

  /// Lets the way that it leads end where those whom it moves like to rest.
  ///
  /// - Parameter way: Where it was before.
  func snap(_ cause: SnapGuide.Cause, from way: Vector, at now: Double) {
    var after = pointee.path.snapshot(at: now)
    var target = snapped(after, cause, from: way)
    if target == nil {  // somebody between would have to move: who moves goes on first
      divide(at: now, keepsGoing: true)
      after = pointee.path.snapshot(at: now)
      target = snapped(after, cause, from: after.offset)
    }
    guard let target else { return }
    if target != after.target { pointee.path.scroller.lead(cause, to: target, now: now) }
    for member in members {
      member.pointee.behaviours?.pointee.snaps?.note(member.pointee.parts.place(at: target))
    }
  }

  /// The same for a flight under way among others than before.
  func snapAnew(at now: Double) {
    let path = pointee.path.snapshot(at: now)
    var isForeseen = true
    for member in members where !member.foresees(path) { isForeseen = false }
    if isForeseen { return }  // the choice was made
    switch pointee.path.scroller.phase.kind {
    case .coasting: snap(.letGo, from: pointee.path.way(at: now), at: now)
    case .wheeling: snap(.step, from: pointee.path.way(at: now), at: now)
    case .idle, .touched, .rested, .dragged, .panned, .momentum, .turned, .led, .ledByFingers,
      .animated, .keyed, .steered, .pinched, .scaling:  // it leads nowhere
      break
    }
  }

  /// Whether it has chosen to be where the way leads it, if it leads it anywhere.
  private func foresees(_ path: ScrollSnapshot) -> Bool {
    guard let chosen = pointee.behaviours?.pointee.snaps?.foreseen else { return true }
    let target = pointee.parts.place(at: path.target)
    return target == pointee.parts.place(at: path.offset) || (target - chosen).length <= SnapGuide.near
  }

  /// Where the way is to end; nil if it cannot without others who have nothing to do with it.
  func snapped(_ path: ScrollSnapshot, _ cause: SnapGuide.Cause, from way: Vector) -> Vector? {
    var target = path.target
    for member in members {
      guard let wanted = member.landing(cause, from: way, path.velocity, at: target) else { return nil }
      target = wanted
    }
    return target
  }

  /// Where the way is to end that would end at `target`.
  ///
  /// Who is moved now decides by its speed; who is reached later rests on what is nearest to where the
  /// way would end.
  private func landing(
    _ cause: SnapGuide.Cause, from way: Vector, _ velocity: Vector, at target: Vector
  ) -> Vector? {
    guard let behaviours = pointee.behaviours else { return target }
    let from = pointee.parts.place(at: way)
    let proposed = pointee.parts.place(at: target)
    guard pointee.hasMoved || proposed != from else { return target }
    let outcome = SnapGuide.Outcome(
      cause: cause, from: from, velocity: pointee.parts.share(of: velocity, at: way), target: proposed)
    guard
      let wanted = behaviours.pointee.snaps?.target(
        of: outcome, in: pointee.engine.pointee.scroller.setting.geometry),
      (wanted - proposed).length > SnapGuide.near
    else { return target }
    guard let x = pointee.parts.x.way(to: wanted.x, insteadOf: target.x, from: way.x),
      let y = pointee.parts.y.way(to: wanted.y, insteadOf: target.y, from: way.y)
    else { return nil }
    return Vector(x: x, y: y)
  }
}

extension NestPart {
  /// The way to a place that is nearest to another way.
  ///
  /// Who would be reached only to go back is not reached.
  ///
  /// - Parameter start: Where the way is.
  /// - Returns: nil if others would have to move before it comes back.
  fileprivate func way(to place: Double, insteadOf target: Double, from start: Double) -> Double? {
    let way = way(to: place, near: target)
    let isAcross = gap.length > 0 && min(way, target) <= gap.lower && max(way, target) >= gap.upper
    if !isAcross { return way }
    return start == gap.clamp(start) ? gap.clamp(target) : nil
  }
}
