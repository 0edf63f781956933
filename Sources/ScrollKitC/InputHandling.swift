import CScrollKitTypes
import ScrollKitCore

/// What a scroller does with a valid input.
extension UnsafeMutablePointer where Pointee == ScrollerBox {
  /// Handles an input. If it releases content, the delegate may first retarget the motion that follows.
  ///
  /// - Returns: Whether the scroller still exists.
  func handle(_ input: ValidatedInput, at time: Double) -> Bool {
    if let nested = pointee.nested, case .input(let input) = input {
      return handle(input, in: nested, at: time)
    }
    guard pointee.delegate.will_end_dragging == nil else {
      return handleAskingDelegate(input, at: time)
    }
    apply(input, at: time)
    return true
  }

  private func apply(_ input: ValidatedInput, at time: Double) {
    switch input {
    case .input(let input):
      pointee.view.handle(input, at: time)
    case .report(let report):
      pointee.view.handle(report, at: time)
    case .hostDefined, .invalid: break  // changes nothing
    }
  }

  /// Handles an input. If it releases the content, the delegate may first retarget it.
  ///
  /// - Returns: Whether the scroller still exists.
  func handleAskingDelegate(_ input: ValidatedInput, at time: Double) -> Bool {
    passTime(at: time)
    guard !pointee.isInWillEndDragging, let release = release(by: input, at: time) else {
      apply(input, at: time)
      return true
    }
    retain()
    let chosen = askDelegate(release.velocity, release.target)
    if !pointee.isDestroyed {
      let target = pointee.view.clamped(chosen, insteadOf: release.target)
      // The delegate may have used the scroller at a later time. The input then counts as of that time. It may also have
      // ended the drag itself. Then nothing is released any more.
      let isRetargeted = target != release.target && self.release(by: input, at: time) != nil
      switch input {
      case .input(let input) where isRetargeted:
        pointee.view.handle(input, landingAt: target, at: time)
      case .report where isRetargeted:
        pointee.view.handle(willEndDraggingAt: release.velocity, landingAt: target, at: time)
      case .input, .report, .hostDefined, .invalid: apply(input, at: time)
      }
    }
    return self.release()
  }

  /// The velocity and the target of the motion that an input would start by releasing content now; nil if it releases
  /// nothing.
  private func release(by input: ValidatedInput, at time: Double) -> (velocity: Vector, target: Vector)? {
    switch input {
    case .input(let input): return pointee.view.release(by: input, at: time)
    case .report(.willEndDragging(let velocity, let target)):
      guard pointee.view.engine.lastSnapshot.phase == .dragging else { return nil }
      return (velocity, pointee.view.snapped(target, velocity: velocity))
    case .report, .hostDefined, .invalid: return nil
    }
  }

  /// The target that the delegate chooses for content that is released at a velocity towards `target`.
  func askDelegate(_ velocity: Vector, _ target: Vector) -> Vector {
    guard let function = pointee.delegate.will_end_dragging else { return target }
    var x = target.x
    var y = target.y
    pointee.isInWillEndDragging = true
    keepingEvents { function(pointee.delegate.user, ScrollerRef(self), velocity.x, velocity.y, &x, &y) }
    pointee.isInWillEndDragging = false
    return lengthError(x, y) == nil ? Vector(x: x, y: y) : target
  }
}
