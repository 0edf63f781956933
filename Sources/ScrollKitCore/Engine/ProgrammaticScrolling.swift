/// Scrolling by the program. In observed mode it is emitted as requests.
extension ScrollEngine {
  /// Scrolls to the nearest offset in range. A toolkit animates in its own way.
  ///
  /// - Returns: The number of the scroll. Its completion is emitted exactly once.
  package mutating func scroll(to offset: Vector, by animation: ScrollAnimation = .standard) -> AnimationID {
    let id = beginAnimation()
    if animation == .none || scroller.rules.preferences.reducesMotion && mode == .observed {
      moveAtOnce(to: offset)
    } else {
      animate(to: offset, by: animation, id)
    }
    endAnimation(id)
    return id
  }

  private mutating func animate(to offset: Vector, by animation: ScrollAnimation, _ id: AnimationID) {
    switch mode {
    case .driven: scroller.scroll(to: offset, by: animation, animation: id, at: clock)
    case .observed:
      let target = scroller.setting.hostRange.clamp(offset)
      if target != answeredOffset {
        requestAnimation(to: target, id)
      } else if host.phase.isMotion, !lastSnapshot.isSettling || target != lastSnapshot.target {
        requestJump(to: target)  // content is there, and moves on
      }
    }
  }

  /// Scrolls over time without a number: the program has not asked for this scroll. No completion is emitted. Answers a change:
  /// begins no lap.
  ///
  /// - Precondition: The mode is `driven`.
  mutating func animate(to offset: Vector, for own: OwnScroll) {
    scroller.scroll(to: offset, for: own, at: clock)
    endLap()
  }

  /// Retargets an animated scroll or a wheel motion under way to another offset in range. An animated
  /// scroll keeps its number. Answers a change: begins no lap.
  ///
  /// - Parameter duration: The longest that it takes, in seconds; nil for the duration of the feel.
  mutating func retarget(to offset: Vector, duration: Double? = nil) {
    switch mode {
    case .driven: scroller.retarget(to: offset, duration: duration, now: clock)
    case .observed:
      guard let animation = lastSnapshot.animation else { return }  // a scroll of the host's own
      requestAnimation(to: offset, animation)
    }
    endLap(arrived: lastSnapshot.offset == offset ? clock : nil)
  }

  /// The offset from which the program scrolls no farther than it must: where content would rest whose scale changes, or where
  /// the toolkit was asked to put it.
  var scrollStart: Vector { mutating get { restingOffset ?? answeredOffset } }

  /// The offset to which a scroll of the program adds: the target of the one under way, if there is one.
  var addedScrollStart: Vector { mutating get { lastSnapshot.animation != nil ? lastSnapshot.target : scrollStart } }

  /// As `ScrollView.scroll(by:at:)`.
  package mutating func scroll(by distance: Vector) -> AnimationID { scroll(to: addedScrollStart + distance) }

  /// As `ScrollView.scroll(showing:_:by:at:)`.
  package mutating func scroll(
    showing rectangle: Rectangle, _ placement: ScrollPlacement, by animation: ScrollAnimation
  ) -> AnimationID {
    scroll(to: offset(placing: rectangle, placement), by: animation)
  }

  /// The offset at which a rectangle of the content lies as placed, in points.
  private mutating func offset(placing rectangle: Rectangle, _ placement: ScrollPlacement) -> Vector {
    let current = scrollStart
    let (geometry, rest) = (targetGeometry, targetRestRange)
    let isRightToLeft = scroller.setting.isRightToLeft
    return Vector { axis in
      if geometry[axis].isUnset { return current[axis] }
      return geometry[axis].offset(
        placing: rectangle[axis], placement[axis], from: current[axis], in: rest[axis], isRightToLeft: axis == .x && isRightToLeft)
    }
  }

  /// As `ScrollView.setOffset`.
  package mutating func setOffset(_ offset: Vector) {
    beginLap()
    moveAtOnce(to: offset)
    endLap()
  }

  /// Sets the offset along an axis. Along the other, content that bounces goes on returning.
  mutating func setOffset(_ axis: Axis, to offset: Double) {
    beginLap()
    switch mode {
    case .driven: scroller.setOffset(axis, to: offset, at: clock)
    case .observed:
      var target = answeredOffset
      target[axis] = offset
      moveAtOnce(to: target)
    }
    endLap()
  }

  private mutating func moveAtOnce(to offset: Vector) {
    switch mode {
    case .driven: scroller.setOffset(offset, at: clock)
    case .observed: requestJump(to: scroller.setting.hostRange.clamp(offset))
    }
  }

  /// As `ScrollView.stop`.
  package mutating func stop() {
    beginLap()
    switch mode {
    case .driven: scroller.stop(at: clock)
    case .observed:
      if isStoppable { requestJump(to: scroller.setting.hostRange.clamp(lastSnapshot.offset)) }
    }
    endLap()
  }

  /// Whether the content moves, or will, and nothing is known to hold it: a toolkit may report its offsets alone.
  var isStoppable: Bool {
    switch modeState {
    case .driven: lastSnapshot.isSettling
    case .observed(let host): host.phase.isMotion
    }
  }
}
