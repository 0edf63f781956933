/// The program's own wishes; where the host moves the content, they go out as requests.
///
/// - Precondition: As everywhere, `now >= clock`.
extension ScrollEngine {
  /// Scrolls over time to an offset, or to the nearest in range.
  ///
  /// - Returns: The number under which its end is told, exactly once.
  public mutating func scroll(to offset: Vector, at now: Double) -> AnimationID {
    if scroller.comfort.reducesMotion, mode == .observed { return jump(to: offset, at: now) }
    tick(now)
    let id = numberAnimation()
    switch mode {
    case .driven:
      scroller.scroll(to: offset, animation: id, at: now)
    case .observed:
      let target = scroller.setting.geometry.range.clamp(offset)
      if target != told.offset { ask(to: target, animation: id, at: now) }
    }
    tell()
    if told.animation != id {
      events.add(.animationCompleted(id, finished: true), at: now)
    }
    return id
  }

  /// Leads an animated scroll, or a wheel's glide, under way to another offset in range; an animated
  /// scroll keeps its number.
  mutating func redirect(to offset: Vector, at now: Double) {
    switch mode {
    case .driven:
      scroller.redirect(to: offset, now: now)
    case .observed:
      guard told.animation != 0 else { return }  // the toolkit's own
      ask(to: offset, animation: told.animation, at: now)
    }
    tell(arrived: told.offset == offset)
  }

  /// Scrolls over time by a distance: from the target of an animation under way, else from where
  /// the content is, so that quick repeats add up.
  public mutating func scroll(by distance: Vector, at now: Double) -> AnimationID {
    tick(now)
    let current = snapshot
    let start = current.animation != 0 ? current.target : restingOffset ?? current.offset
    return scroll(to: start + distance, at: now)
  }

  /// Scrolls over time as little as is needed to show a rectangle of the content.
  public mutating func scroll(showing rectangle: Pair<Interval>, at now: Double) -> AnimationID {
    tick(now)
    let current = restingOffset ?? snapshot.offset
    let geometry = targetGeometry
    let offset = Vector { axis in
      geometry[axis].offset(showing: rectangle[axis], from: current[axis])
    }
    return scroll(to: offset, at: now)
  }

  /// Scrolls at once to an offset, or to the nearest in range.
  ///
  /// - Returns: The number under which its end is told, exactly once: now.
  public mutating func jump(to offset: Vector, at now: Double) -> AnimationID {
    place(at: offset, now: now)
    let id = numberAnimation()
    events.add(.animationCompleted(id, finished: true), at: now)
    return id
  }

  /// Puts the content at an offset at once, or at the nearest in range; a finger keeps its hold.
  public mutating func place(at offset: Vector, now: Double) {
    tick(now)
    switch mode {
    case .driven:
      scroller.place(at: offset, now: now)
    case .observed:
      askToJump(to: scroller.setting.geometry.range.clamp(offset))
    }
    tell()
    isPut = true
  }

  /// Stops what moves by itself.
  public mutating func stop(at now: Double) {
    tick(now)
    switch mode {
    case .driven:
      scroller.stop(at: now)
    case .observed:
      if told.isSettling { askToJump(to: scroller.setting.geometry.range.clamp(told.offset)) }
    }
    tell()
  }

  /// Takes what the user prefers, from the next gesture or motion on.
  public mutating func setComfort(_ comfort: Comfort, at now: Double) {
    if now > clock { tick(now) }
    scroller.setComfort(comfort)
  }

  /// Takes another feel, from the next gesture or motion on.
  public mutating func setFeel(_ feel: Feel, at now: Double) {
    if now > clock { tick(now) }
    scroller.setFeel(feel)
  }

  /// Says whether content begins at its right; before its first geometry.
  public mutating func setRightToLeft(_ isRightToLeft: Bool) {
    scroller.setRightToLeft(isRightToLeft)
  }
}
