/// Scrolling by the program. In observed mode it is emitted as requests.
extension ScrollEngine {
  /// Scrolls to the nearest offset in range. A toolkit animates in its own way.
  ///
  /// - Parameter axes: The axes along which it scrolls. A motion along another axis continues.
  /// - Returns: The number of the scroll. Its completion is emitted exactly once.
  package mutating func scroll(
    to offset: Vector, along axes: Pair<Bool> = Pair(x: true, y: true), by animation: ScrollAnimation = .standard
  ) -> AnimationID {
    let id = beginAnimation()
    let others = restTarget
    let offset = Vector { axes[$0] ? offset[$0] : others[$0] }
    if animation == .none || scroller.rules.preferences.reducesMotion && mode == .observed {
      moveAtOnce(to: offset, along: axes)
    } else {
      animate(to: offset, along: axes, by: animation, id)
    }
    endAnimation(id)
    return id
  }

  /// Scrolls along an axis.
  mutating func scroll(_ axis: Axis, to place: Double, by animation: ScrollAnimation = .standard) -> AnimationID {
    scroll(to: Vector(x: place, y: place), along: Pair(along: axis), by: animation)
  }

  private mutating func animate(to offset: Vector, along axes: Pair<Bool>, by animation: ScrollAnimation, _ id: AnimationID) {
    switch mode {
    case .driven: scroller.scroll(to: offset, along: axes, by: animation, animation: id, at: clock)
    case .observed:
      let target = scroller.setting.hostRange.clamp(offset)
      if target != answeredOffset {
        requestAnimation(to: target, id)
      } else if host.phase.isMotion, !lastSnapshot.isSettling || target != lastSnapshot.target {
        requestJump(to: target)  // content is there, and moves on
      }
    }
  }

  /// The offset from which the program scrolls no farther than it must: where content would rest whose scale changes, or where
  /// the toolkit was asked to put it.
  var scrollStart: Vector { mutating get { restingOffset ?? answeredOffset } }

  /// The offset to which a scroll of the program adds: the target of the one under way, if there is one.
  var addedScrollStart: Vector {
    mutating get {
      let (start, target) = (scrollStart, lastSnapshot.target)
      return Vector { axis in lastSnapshot.animations[axis] != nil ? target[axis] : start[axis] }
    }
  }

  /// As `ScrollView.scroll(by:at:)`.
  package mutating func scroll(by distance: Vector) -> AnimationID {
    scroll(to: addedScrollStart + distance, along: Pair(along: distance.onlyAxis))
  }

  /// As `ScrollView.scroll(showing:_:by:at:)`.
  package mutating func scroll(
    showing rectangle: Rectangle, _ placement: ScrollPlacement, along axes: Pair<Bool>, by animation: ScrollAnimation
  ) -> AnimationID {
    let named = Pair { axes[$0] && placement[$0].alignment != .none }
    return scroll(to: offset(placing: rectangle, placement), along: named.x || named.y ? named : axes, by: animation)
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
    beginUpdate()
    moveAtOnce(to: offset, along: Pair(x: true, y: true))
    endUpdate()
  }

  /// Sets the offset along one axis. A motion along the other continues.
  mutating func setOffset(_ axis: Axis, to offset: Double) {
    beginUpdate()
    var target = answeredOffset
    target[axis] = offset
    moveAtOnce(to: target, along: Pair(along: axis))
    endUpdate()
  }

  private mutating func moveAtOnce(to offset: Vector, along axes: Pair<Bool>) {
    switch mode {
    case .driven where axes.x && axes.y: scroller.setOffset(offset, at: clock)
    case .driven: scroller.setOffset(axes.x ? .x : .y, to: axes.x ? offset.x : offset.y, at: clock)
    case .observed: requestJump(to: scroller.setting.hostRange.clamp(offset))
    }
  }

  /// As `ScrollView.stop`.
  package mutating func stop() {
    beginUpdate()
    switch mode {
    case .driven: scroller.stop(at: clock)
    case .observed:
      if isStoppable { requestJump(to: scroller.setting.hostRange.clamp(lastSnapshot.offset)) }
    }
    endUpdate()
  }

  /// Stops the motion along one axis. A motion along the other continues, unless a toolkit moves the content.
  mutating func stop(_ axis: Axis) {
    guard isStoppable else { return }
    guard mode == .driven else { return stop() }
    beginUpdate()
    scroller.stop(along: axis, at: clock)
    endUpdate()
  }

  /// Whether the content moves, or will, and nothing is known to hold it: a toolkit may report its offsets alone.
  var isStoppable: Bool {
    switch modeState {
    case .driven: lastSnapshot.isSettling
    case .observed(let host): host.phase.isMotion
    }
  }
}
