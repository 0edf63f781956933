/// A stretch of a chain's flight along which nobody hands over to another.
///
///     child  ├───────●┤            ● the way
///     parent          ├────┤
///     free   ├────────┤            as long as it is in here, the child moves and nobody else
struct NestGlide {
  var flight: Glide
  /// Between which places nobody sets out or stops; without length along an axis that rests.
  var free: Pair<Interval>

  static var none: NestGlide {
    NestGlide(
      flight: .none, free: Pair(x: Interval(lower: 0, upper: 0), y: Interval(lower: 0, upper: 0)))
  }
}

extension Interval {
  /// Whether a way goes on as it did.
  fileprivate func holds(_ state: MotionState) -> Bool {
    state.velocity == 0
      ? state.position == lower && state.position == upper
      : state.position > lower && state.position < upper
  }
}

extension UnsafeMutablePointer where Pointee == NestMember {
  /// Makes the flight that was just shown ready to be read every frame.
  func prepareGlide(_ snapshot: ScrollSnapshot, at now: Double) {
    pointee.path.glide.flight = pointee.path.scroller.glide(at: now)
    pointee.path.glide.free = Pair(x: free(.x, snapshot), y: free(.y, snapshot))
  }

  private func free(_ axis: Axis, _ snapshot: ScrollSnapshot) -> Interval {
    let way = snapshot.offset[axis]
    guard snapshot.velocity[axis] != 0 else { return Interval(lower: way, upper: way) }
    var free = Interval(lower: -.infinity, upper: .infinity)
    for member in members { free = member.pointee.parts[axis].free(at: way, within: free) }
    return free
  }

  /// Lets time pass where nothing but offsets changes, and nobody else's than before.
  ///
  /// - Returns: Whether that is so; if not, nothing changed.
  func glide(to now: Double) -> Bool {
    guard pointee.path.glide.flight.lasts(at: now) else { return false }
    let way =
      pointee.path.glide.flight.isFlown
      ? pointee.path.scroller.phase.flown(at: now) : pointee.path.glide.flight.state(at: now)
    guard pointee.path.glide.free.x.holds(way.x), pointee.path.glide.free.y.holds(way.y),
      isUntouched
    else { return false }
    var member: Self? = self
    while let next = member {
      next.glide(
        along: Vector(x: way.x.position, y: way.y.position),
        at: Vector(x: way.x.velocity, y: way.y.velocity), to: now)
      member = next.above
    }
    return true
  }

  /// Whether nothing has been told of any member since the chain last looked.
  var isUntouched: Bool {
    var member: Self? = self
    while let next = member {
      guard next.pointee.seenRevision == next.pointee.engine.pointee.revision else {
        return false
      }
      member = next.above
    }
    return true
  }

  private func glide(along way: Vector, at velocity: Vector, to now: Double) {
    guard pointee.isLed else { return pointee.engine.pointee.catchUp(with: now) }
    let offset = place(at: way)
    if offset != pointee.shown { pointee.hasMoved = true }
    pointee.shown = offset
    pointee.engine.pointee.glide(
      ledTo: offset, velocity: pointee.parts.share(of: velocity, at: way), at: now)
    pointee.seenRevision = pointee.engine.pointee.revision
  }
}
