/// A scroll bar, and a pointer on it.
///
/// Driven, steps are the user's own scrolling, as with keys; observed, the host is asked for them.
extension ScrollEngine {
  /// The pointer pressed a bar at a place along its track, in points.
  public mutating func press(_ bar: inout Scrollbar, at place: Double, now: Double) {
    tick(now)
    let offset = told.offset[bar.axis]
    guard bar.hold == nil, let thumb = thumb(of: bar) else { return }
    let start = thumb.start(for: offset)
    if place >= start, place <= start + thumb.length {
      if told.isSettling { stop(at: now) }  // content in flight is caught where it is
      let offset = told.offset[bar.axis]
      bar.hold = .thumb(from: place, offset: offset, now: offset)
    } else if bar.options.jumpsToClick {
      let middle = thumb.offset(startingAt: place - thumb.length / 2)
      put(bar.axis, at: middle, now: now)
      bar.hold = .thumb(from: place, offset: middle, now: middle)
    } else {
      step(bar.key(page: true, forward: place > start), now: now)
      bar.hold = .track(at: place, due: now + Scrollbar.delay)
    }
  }

  /// The pointer pressed an arrow of a bar.
  public mutating func pressArrow(_ bar: inout Scrollbar, forward: Bool, now: Double) {
    guard bar.hold == nil else { return }
    let key = bar.key(page: false, forward: forward)
    step(key, now: now)
    bar.hold = .arrow(key, due: now + Scrollbar.delay)
  }

  /// The pointer that holds a bar is now at a place along its track, `sideways` points beside it.
  public mutating func drag(
    _ bar: inout Scrollbar, to place: Double, sideways: Double, now: Double
  ) {
    guard let thumb = thumb(of: bar) else { return }
    // Observed, it is where the host may not have put it yet.
    let current = mode == .driven ? told.offset[bar.axis] : nil
    if let offset = bar.offset(at: place, sideways: sideways, thumb: thumb, current: current) {
      put(bar.axis, at: offset, now: now)
    }
    switch bar.hold {
    case .track(_, let due): bar.hold = .track(at: place, due: due)
    case .thumb, .arrow, nil: break
    }
  }

  /// The pointer left a bar, or was taken away.
  public mutating func release(_ bar: inout Scrollbar, now: Double) {
    defer { bar.hold = nil }
    guard mode == .driven else { return }
    switch bar.hold {
    case .track(_, .infinity): handle(.steerEnd, at: now)
    case .arrow(let key, .infinity): handle(.keyUp(key), at: now)
    case .track, .arrow, .thumb, nil: break  // a step runs to its end
    }
  }

  /// Lets time pass for a bar: what is held long enough goes on evenly from its own moment on.
  public mutating func advance(_ bar: inout Scrollbar, to now: Double) {
    while bar.due <= now {
      goOn(&bar, at: max(bar.due, clock))
    }
  }

  /// What is held goes on: driven, a page or a line becomes an even movement; observed, the next one
  /// is asked for.
  private mutating func goOn(_ bar: inout Scrollbar, at now: Double) {
    let isDriven = mode == .driven
    let due = isDriven ? .infinity : now + Scrollbar.delay
    switch bar.hold {
    case .track(let place, _):
      bar.hold = .track(at: place, due: .infinity)
      guard let thumb = thumb(of: bar), let limit = limit(place, thumb, bar.axis) else { return }
      let key = bar.key(page: true, forward: place > thumb.start(for: told.target[bar.axis]))
      if isDriven {
        let pace = key.distance(from: .zero, in: setting) * Scrollbar.stepsPerSecond
        steer(at: pace, until: Vector(x: limit, y: limit), now: now)  // across, the pace is 0
      } else {
        step(key, now: now)
        bar.hold = .track(at: place, due: due)
      }
    case .arrow(let key, _):
      bar.hold = .arrow(key, due: due)
      if isDriven { handle(.keyHeld(key), at: now) } else { step(key, now: now) }
    case .thumb, nil: break  // never due
    }
  }

  /// The offset at which the thumb comes under a pointer at a place; nil if it is there, or will be.
  private mutating func limit(_ place: Double, _ thumb: Thumb, _ axis: Axis) -> Double? {
    let start = thumb.start(for: told.target[axis])
    if place < start { return thumb.offset(startingAt: place) }
    return place > start + thumb.length ? thumb.offset(startingAt: place - thumb.length) : nil
  }

  private mutating func thumb(of bar: Scrollbar) -> Thumb? {
    bar.thumb(offset: told.offset[bar.axis], in: setting.geometry[bar.axis])
  }

  private mutating func put(_ axis: Axis, at offset: Double, now: Double) {
    place(
      at: axis == .x ? Vector(x: offset, y: told.offset.y) : Vector(x: told.offset.x, y: offset),
      now: now)
  }

  private mutating func step(_ key: ScrollKey, now: Double) {
    switch mode {
    case .driven: handle(.key(key), at: now)
    case .observed: _ = scroll(by: key.distance(from: .zero, in: setting), at: now)
    }
  }

  /// Moves content evenly to a place, or to the end of the range before it.
  private mutating func steer(at velocity: Vector, until limit: Vector, now: Double) {
    lap(at: now) { $0.scroller.steer(at: velocity, until: limit, now: now) }
  }
}
