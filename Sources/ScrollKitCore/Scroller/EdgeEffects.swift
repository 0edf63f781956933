/// Edges that stretch or glow: what content cannot scroll pulls them. Content stays in range there. So does a finger the top edge
/// that clamps, where a pull begins a refresh.
///
/// While a finger drags, the pull is part of its drag anchor, so that a finger that moves back first releases the edge
/// and then scrolls. `edgeEffects` are those that recede, or that a finger which has caught them holds before it drags.
extension Scroller {
  /// How far the edges are pulled, in points; negative at the top and left.
  mutating func pull(at now: Double) -> Vector {
    setting.hasEffects ? dragPull + Vector { edgeEffects[$0].distance(at: now) } : .zero
  }

  /// How far the finger that drags pulls the edges, or that of a chain, in points.
  var dragPull: Vector {
    mutating get { activity.chainedMotion?.pull ?? activity.anchors.map { Vector(x: $0.x.pull, y: $0.y.pull) } ?? .zero }
  }

  /// Whether the content is in range and no edge is pulled.
  mutating func isInRange(at now: Double) -> Bool {
    setting.isInRange(activity.offset(at: now)) && pull(at: now) == .zero
  }

  /// When a receding pull next comes to 0 after `now`, in seconds; infinity if none recedes.
  mutating func recessionEnd(after now: Double) -> Double {
    min(edgeEffects.x.end > now ? edgeEffects.x.end : .infinity, edgeEffects.y.end > now ? edgeEffects.y.end : .infinity)
  }

  // MARK: Changes

  /// A finger catches the effects.
  mutating func catchEdgeEffects(at now: Double) {
    if activity.kind.isChained { detachEdgeEffects(at: now) }
    edgeEffects.x.stop(at: now)
    edgeEffects.y.stop(at: now)
  }

  /// No finger holds the effects any more: they recede.
  mutating func releaseEdgeEffects(at now: Double) {
    detachEdgeEffects(at: now)
    endEdgeEffectsIfReduced()
  }

  /// Releases the effects that a finger holds. They recede; a drag anchor may take them again.
  mutating func detachEdgeEffects(at now: Double) {
    guard setting.hasEffects else { return }
    let dragged = activity.takePull()
    edgeEffects.x.release(at: now)
    edgeEffects.y.release(at: now)
    edgeEffects.x.add(dragged.x, at: now)
    edgeEffects.y.add(dragged.y, at: now)
  }

  /// With reduced motion, effects that no finger holds end at once.
  private mutating func endEdgeEffectsIfReduced() {
    if setting.rules.preferences.reducesMotion { edgeEffects = Pair(x: .none, y: .none) }
  }

  /// The effects have receded by `now`, if they end then. The rules that were set meanwhile come into force.
  mutating func recede(to now: Double) {
    if edgeEffects.x.end <= now, edgeEffects.x.end > -.infinity { edgeEffects.x = .none }
    if edgeEffects.y.end <= now, edgeEffects.y.end > -.infinity { edgeEffects.y = .none }
    if activity.kind == .idle { adoptRulesAtRest() }
  }

  /// The edges absorb the velocity of a motion that has met them by `now`.
  mutating func absorb(at now: Double) {
    for axis in [Axis.x, .y] where activity.cause(axis) == .coast {
      if let rest = absorbed(axis, activity.motion(axis), at: now) { activity.setMotion(axis, rest) }
    }
  }

  /// The rest after an edge has absorbed the velocity of a motion; nil if none has.
  private mutating func absorbed(_ axis: Axis, _ timed: TimedMotion, at now: Double) -> TimedMotion? {
    let velocity = timed.motion.endVelocity
    guard velocity != 0, timed.isOver(at: now), setting.bands(axis)[velocity].isPulled,
      setting.rules.feel.edges[axis][velocity].hasEffect
    else { return nil }
    if !setting.rules.preferences.reducesMotion { edgeEffects[axis].absorb(velocity, at: timed.end) }
    return TimedMotion(motion: .rest(at: timed.motion.destination), since: timed.end)
  }

  /// Makes the drag anchors of content at an offset. They take the pull of the edge at which the content is.
  mutating func takeAnchors(at pointer: Vector, offset: Vector, now: Double) -> Pair<DragAnchor> {
    detachEdgeEffects(at: now)
    let offset = setting.confined(offset)
    let x = takeAnchor(.x, pointer: pointer.x, offset: offset.x, now: now)
    let y = takeAnchor(.y, pointer: pointer.y, offset: offset.y, now: now)
    endEdgeEffectsIfReduced()
    return Pair(x: x, y: y)
  }

  private mutating func takeAnchor(_ axis: Axis, pointer: Double, offset: Double, now: Double) -> DragAnchor {
    let (range, bands) = (setting.inputRange(axis, at: offset), setting.bands(axis))
    let inRange = range.withoutRounding(offset)
    var pull = edgeEffects[axis].distance(at: now)
    let isAtEdge = pull < 0 ? inRange <= range.lower : inRange >= range.upper
    if isAtEdge && bands[pull].isPulled {
      edgeEffects[axis] = .none
    } else {
      pull = 0
    }
    return DragAnchor(pointer: pointer, offset: offset, pull: pull, range: range, bands: bands)
  }
}

extension ScrollSetting {
  /// Whether any edge may be pulled.
  var hasEffects: Bool { pullsClampedTop || !rules.feel.edges.edges { $0.hasEffect }.isEmpty }

  /// The size of the edge effect of a pull; negative at the top and left.
  func effect(of pull: Vector) -> Vector {
    Vector(
      x: rules.feel.edges.x.effect(of: pull.x, viewport: geometry.x.viewport),
      y: rules.feel.edges.y.effect(of: pull.y, viewport: geometry.y.viewport))
  }

  /// An offset in range at edges that are pulled; unchanged elsewhere.
  func confined(_ offset: Vector) -> Vector {
    guard hasEffects else { return offset }
    let inRange = clamp(offset)
    return Vector {
      rules.feel.edges[$0][offset[$0] - inRange[$0]].hasEffect ? inRange[$0] : offset[$0]
    }
  }
}

extension Ends where Element == EdgeBehavior {
  fileprivate func effect(of pull: Double, viewport: Double) -> Double {
    guard pull != 0, viewport > 0 else { return 0 }
    return self[pull].effect(pulledBy: Math.quotient(pull, viewport))
  }
}
