/// What the program's own wishes lead to.
extension ScrollPhase {
  /// The program scrolls to an offset in range. Content in flight goes on from its place and
  /// speed; a finger loses its hold and takes it up with its next press.
  func scrolled(
    to offset: Vector, animation: UInt32, now: Double, in setting: ScrollSetting
  ) -> ScrollPhase {
    let motions = motions(to: offset, now: now, in: setting)
    return ScrollPhase.moving(Flight(cause: .animation(animation), motions: motions))
      .restingIfOver(at: now)
  }

  /// What leads somewhere leads to another offset in range, from its place and speed.
  func redirected(to offset: Vector, now: Double, in setting: ScrollSetting) -> ScrollPhase {
    switch self {
    case .moving(let flight):
      switch flight.cause {
      case .animation, .wheel:
        let motions = motions(to: offset, now: now, in: setting)
        return ScrollPhase.moving(Flight(cause: flight.cause, motions: motions))
          .restingIfOver(at: now)
      case .coast, .held, .steering: return self  // its speed leads it
      }
    case .idle, .tracking, .dragging, .following: return self  // it leads nowhere
    case .zooming: return self  // see `Scroller.redirect`
    }
  }

  /// Curves from where the content is, as fast as it is, to an offset in range.
  ///
  /// - Parameter duration: The longest that they take, in seconds; nil for as long as the feel has it.
  @inline(never)
  func motions(
    to offset: Vector, duration: Double? = nil, now: Double, in setting: ScrollSetting
  ) -> Pair<TimedMotion> {
    let destination = setting.geometry.range.clamp(offset)
    return Pair<TimedMotion> { axis in
      TimedMotion(
        motion: .curve(
          TimedCurve(
            moving: state(axis, at: now), destination: destination[axis],
            duration: duration ?? setting.animationDuration, easing: .easeInOut,
            range: setting.geometry[axis].range)),
        since: now)
    }
  }

  /// The program puts the content at an offset in range, at once. A finger keeps its hold.
  func placed(at offset: Vector, now: Double, in setting: ScrollSetting) -> ScrollPhase {
    let offset = setting.geometry.range.clamp(offset)
    switch self {
    case .following where lead?.isHeld == true:
      return shifted(by: offset - self.offset(at: now))  // its chain takes hold of it anew
    case .idle, .moving, .following:
      return .idle(at: offset)
    case .tracking(var touch):
      touch.offset = offset
      return .tracking(touch)
    case .dragging(let drag):
      return .dragging(drag.regripped(at: offset, in: setting))
    case .zooming(.held(let grip)):
      let place = ZoomPlace(scale: grip.scale, offset: offset)
      return .zooming(.held(grip.regripped(at: place, in: grip.world, setting)))
    case .zooming(.flying): return .idle(at: offset)
    }
  }

  /// The program stops what moves by itself. Out of range, it returns.
  func stopped(now: Double, in setting: ScrollSetting) -> ScrollPhase {
    switch self {
    case .following where lead?.isHeld == true: self  // its chain is held
    case .following, .moving: Self.settling(from: offset(at: now), now: now, in: setting)
    case .zooming(let zooming) where zooming.givesWay(at: now, in: setting):
      Self.settling(from: offset(at: now), now: now, in: setting)
    case .idle, .tracking, .dragging, .zooming: self  // nothing moves by itself, or must come back
    }
  }
}

extension ScrollPhase.Drag {
  /// The same hold on content that is at `offset`, in a range that may be another.
  func regripped(at offset: Vector, in setting: ScrollSetting) -> ScrollPhase.Drag {
    ScrollPhase.Drag(
      holder: holder, axes: axes, end: end,
      grips: Pair { axis in
        Grip(
          pointer: grips[axis].pointer, offset: offset[axis],
          range: setting.geometry[axis].range, bands: setting.bands(axis))
      }, hold: hold)
  }
}
