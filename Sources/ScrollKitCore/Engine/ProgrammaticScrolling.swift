/// Scrolling by the program. In observed mode it is emitted as requests.
///
/// - Precondition: `now >= clock`.
extension ScrollEngine {
  /// Scrolls over time to the nearest offset in range.
  ///
  /// - Returns: The number of the scroll. Its completion is emitted exactly once.
  package mutating func scroll(to offset: Vector, at now: Double) -> AnimationID {
    if scroller.preferences.reducesMotion, mode == .observed { return jump(to: offset, at: now) }
    let id = beginAnimation(at: now)
    switch mode {
    case .driven: scroller.scroll(to: offset, animation: id, at: now)
    case .observed:
      let target = scroller.setting.hostRange.clamp(offset)
      if target != lastSnapshot.offset { requestAnimation(to: target, id) }
    }
    endAnimation(id)
    return id
  }

  /// Scrolls over time without a number: the program has not asked for this scroll. No completion is emitted.
  ///
  /// - Precondition: The mode is `driven`.
  mutating func animate(to offset: Vector) {
    scroller.scroll(to: offset, animation: 0, at: clock)
    endLap()
  }

  /// Retargets an animated scroll or a wheel motion under way to another offset in range. An animated
  /// scroll keeps its number.
  ///
  /// - Parameter duration: The longest that it takes, in seconds; nil for the duration of the feel.
  mutating func retarget(to offset: Vector, duration: Double? = nil) {
    if mode == .observed, lastSnapshot.animation == 0 { return }  // a scroll of the host's own
    switch mode {
    case .driven: scroller.retarget(to: offset, duration: duration, now: clock)
    case .observed: requestAnimation(to: offset, lastSnapshot.animation)
    }
    endLap(arrived: lastSnapshot.offset == offset ? clock : nil)
  }

  /// Scrolls over time by a distance: from the target of an animation under way, else from the offset.
  /// So repeated calls add up.
  package mutating func scroll(by distance: Vector, at now: Double) -> AnimationID {
    tick(now)
    let start = lastSnapshot.animation != 0 ? lastSnapshot.target : restingOffset ?? lastSnapshot.offset
    return scroll(to: start + distance, at: now)
  }

  /// Scrolls over time by the least distance that shows a rectangle of the content.
  package mutating func scroll(showing rectangle: Pair<Interval>, at now: Double) -> AnimationID {
    tick(now)
    return scroll(to: offset(showing: rectangle), at: now)
  }

  /// Scrolls at once by the least distance that shows a rectangle of the content.
  package mutating func jump(showing rectangle: Pair<Interval>, at now: Double) -> AnimationID {
    tick(now)
    return jump(to: offset(showing: rectangle), at: now)
  }

  /// The nearest offset that shows a rectangle of the content, in points.
  private mutating func offset(showing rectangle: Pair<Interval>) -> Vector {
    let current = restingOffset ?? lastSnapshot.offset
    let (geometry, rest) = (targetGeometry, targetRestRange)
    return Vector { axis in
      geometry[axis].isUnset
        ? current[axis] : geometry[axis].offset(showing: rectangle[axis], from: current[axis], in: rest[axis])
    }
  }

  /// Scrolls at once to the nearest offset in range.
  ///
  /// - Returns: The number of the scroll, which is completed at once.
  package mutating func jump(to offset: Vector, at now: Double) -> AnimationID {
    let id = beginAnimation(at: now)
    moveAtOnce(to: offset)
    endAnimation(id)
    return id
  }

  /// Sets the nearest offset in range at once. A drag continues.
  package mutating func setOffset(_ offset: Vector, at now: Double) {
    beginLap(at: now)
    moveAtOnce(to: offset)
    endLap()
  }

  private mutating func moveAtOnce(to offset: Vector) {
    switch mode {
    case .driven: scroller.setOffset(offset, at: clock)
    case .observed: requestJump(to: scroller.setting.hostRange.clamp(offset))
    }
  }

  /// Stops every motion. A drag continues.
  package mutating func stop(at now: Double) {
    beginLap(at: now)
    switch mode {
    case .driven: scroller.stop(at: now)
    case .observed:
      if lastSnapshot.isSettling { requestJump(to: scroller.setting.hostRange.clamp(lastSnapshot.offset)) }
    }
    endLap()
  }
}
