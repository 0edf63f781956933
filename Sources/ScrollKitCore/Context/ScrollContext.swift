/// Tells what happened by comparing the moment before with the moment after.
///
/// The only place where events come to be, so none can be forgotten on some path.
extension EventQueue {
  /// Adds all that changed from `before` to `after`.
  ///
  /// - Parameter ranOut: Whether time alone led there, so that an animation arrived rather than
  ///   was cut off.
  mutating func add(
    changesFrom before: ScrollSnapshot, to after: ScrollSnapshot, ranOut: Bool, at now: Double
  ) {
    if after.offset != before.offset {
      add(.didScroll(to: after.offset), at: now)
    }
    if after.phase != before.phase {
      add(.phaseChanged(from: before.phase, to: after.phase), at: now)
    }
    if after.isSettling, !before.isSettling || after.target != before.target {
      add(.willRest(at: after.target), at: now)
    }
    if after.phase == .idle, before.phase != .idle {
      add(.didRest(at: after.offset), at: now)
    }
    if before.animation != 0, after.animation != before.animation {
      add(.animationCompleted(before.animation, finished: ranOut), at: now)
    }
  }
}
