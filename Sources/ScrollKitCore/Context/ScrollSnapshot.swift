/// What can be told of the content at one moment, however it is moved.
public struct ScrollSnapshot: Equatable, Sendable {
  public var offset: Vector
  public var target: Vector
  public var phase: PhaseKind
  /// Whether content moves by itself towards `target`.
  public var isSettling: Bool
  /// The programmatic scroll under way, by its number; 0 if there is none.
  public var animation: UInt64

  /// Tells all that changed since `before`. The only place where events come to be.
  ///
  /// - Parameter ranOut: Whether time alone led here, so that an animation arrived rather than
  ///   was cut off.
  func tell(changesSince before: ScrollSnapshot, ranOut: Bool, at now: Double, to queue: inout EventQueue) {
    if offset != before.offset {
      queue.add(.didScroll(to: offset), at: now)
    }
    if phase != before.phase {
      queue.add(.phaseChanged(from: before.phase, to: phase), at: now)
    }
    if isSettling, !before.isSettling || target != before.target {
      queue.add(.willRest(at: target), at: now)
    }
    if phase == .idle, before.phase != .idle {
      queue.add(.didRest(at: offset), at: now)
    }
    if before.animation != 0, animation != before.animation {
      queue.add(.animationCompleted(before.animation, finished: ranOut), at: now)
    }
  }
}
