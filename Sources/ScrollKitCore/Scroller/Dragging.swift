extension ScrollActivity {
  /// A finger that drags the content.
  package struct Drag: Equatable, Sendable {
    /// The finger or mouse button, by its number.
    package internal(set) var pointer: UInt64
    package internal(set) var anchors: Pair<DragAnchor>
    var hold: FingerHold

    /// The content offset, in points.
    package var offset: Vector { anchors.offset }

    /// A drag of no pointer.
    static var none: Drag {
      let anchor = DragAnchor(
        pointer: 0, offset: 0, range: Interval(lower: 0, upper: 0),
        bands: Ends(both: RubberBand(coefficient: 1, limit: 0)))
      return Drag(pointer: 0, anchors: Pair(x: anchor, y: anchor), hold: FingerHold(at: 0, made: 0))
    }
  }
}

/// A finger or a mouse button drags the content.
extension Scroller {
  /// An input while a finger drags the content.
  mutating func handleDragging(_ input: ScrollInput, at now: Double) {
    switch input {
    case .press(let pointer, let position): pressFurther(pointer, at: position, now: now)
    case .move(let pointer, let position): move(pointer, to: position, now: now)
    case .release(let pointer):
      if !lift(pointer), activity.drag?.pointer == pointer {
        coast(fingerVelocity: fingerVelocity(at: now), now: now)
      }
    case .cancel: releaseWithoutVelocity(at: now)
    case .hold, .holdEnd, .wheel, .key, .keyHeld, .keyUp, .steer, .steerEnd, .panBegin, .panUpdate,
      .panUpdateUntilSilence, .panStop, .panEnd, .momentum, .momentumEnd, .zoom:
      break  // a finger on the content has precedence
    }
  }

  /// Moves the content with the finger that drags it: the most frequent input.
  ///
  /// - Parameter lateness: By how many seconds its report is late.
  /// - Returns: The new offset, in points; nil if the drag is not a plain drag by that
  ///   finger alone, and nothing changed.
  mutating func drag(_ pointer: UInt64, to position: Vector, at now: Double, late lateness: Double) -> Vector? {
    guard activity.isDragged(plainlyBy: pointer), fingers.count == 0, !isResampled else { return nil }
    tracker.lateness.note(lateness)
    tracker.add(position, at: now)
    return activity.drag(to: position)
  }

  /// Begins a drag of content at `offset` by a finger at `position`.
  mutating func beginDrag(_ pointer: UInt64, at position: Vector, offset: Vector, hold: FingerHold, now: Double) {
    let anchors = takeAnchors(at: position, offset: offset, now: now)
    activity.begin(ScrollActivity.Drag(pointer: pointer, anchors: anchors, hold: hold))
  }

  /// The finger moved.
  mutating func moveDrag(_ position: Vector, from before: Vector, now: Double) {
    guard var drag = activity.drag else { return }
    let velocity = drag.velocity(ofFinger: fingerVelocity(at: now))
    drag.hold.dropMomentum(moves: position != before, velocity: velocity, now: now, by: setting.rules.feel.boost)
    drag.move(to: position, from: before, now: now, by: setting.rules.feel.directionLock)
    activity.continueDrag(drag)
  }

  /// Continues the drag with content at `offset`, in the present range.
  mutating func reanchor(at offset: Vector, now: Double) {
    guard let pointer = activity.anchors?.pointer else { return }
    activity.setAnchors(takeAnchors(at: pointer, offset: offset, now: now))
  }

  /// The finger that drags releases the content.
  private mutating func coast(fingerVelocity velocity: Vector, now: Double) {
    guard let drag = activity.drag else { return }
    let offset = drag.offset
    var momentum = drag.hold.momentum  // of a caught fling; out of range there is none
    if !momentum.isNone {
      let isKept = isInRange(at: now) && setting.rules.feel.boost.keeps(momentum, after: now - drag.hold.moved)
      momentum = isKept ? momentum.along(drag.hold.axis) : .none
    }
    coast(
      from: offset, velocity: drag.velocity(ofFinger: velocity), thrown: drag.hold.free(-velocity), momentum: momentum,
      now: now)
  }
}

extension ScrollActivity.Drag {
  /// Follows the finger, as far as the direction lock and the start threshold allow.
  mutating func move(
    to position: Vector, from before: Vector, now: Double, by lock: DirectionLock
  ) {
    let step = position - before
    guard step != .zero else { return }
    let wasBlocked = Pair { hold.blocks($0) }
    hold.axis.measure(position, by: lock)
    let free = hold.axis.free(step)
    let followed = hold.threshold.add(free, after: now - hold.moved)
    hold.moved = now
    for axis in [Axis.x, .y] where !hold.blocks(axis) {
      if wasBlocked[axis] || followed[axis] != step[axis] { anchors[axis].reanchor(at: position[axis] - followed[axis]) }
      anchors[axis].move(to: position[axis])
    }
  }

  /// The content's velocity when the finger's is `velocity`, both in points per second.
  ///
  /// It is 0 before the start threshold. Deviation: in Flutter (3.x) a finger that rolls off the screen flings.
  func velocity(ofFinger velocity: Vector) -> Vector { hold.free(anchors.velocity(ofFinger: velocity)) }
}
