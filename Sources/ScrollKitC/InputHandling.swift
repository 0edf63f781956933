import CScrollKitTypes
import ScrollKitCore

/// What a scroller does with an input that was read for it and doubted.
extension UnsafeMutablePointer where Pointee == ScrollerBox {
  /// Takes an input. One that lets go is shown to the delegate first, which may change where the
  /// content will rest.
  ///
  /// - Returns: Whether the scroller still exists.
  func take(_ read: ReadInput, at time: Double) -> Bool {
    if pointee.extras != nil || pointee.delegate.will_end_dragging != nil { passTime(to: time) }
    if let nested = pointee.nested, case .input(let input) = read {
      return take(input, in: nested, at: time)
    }
    guard pointee.delegate.will_end_dragging == nil else { return takeAsking(read, at: time) }
    takeAtOnce(read, at: time)
    return true
  }

  private func takeAtOnce(_ read: ReadInput, at time: Double) {
    switch read {
    case .input(let input):
      if pointee.snaps, let extras = pointee.extras {
        extras.pointee.behaviours.handle(input, &pointee.engine, at: time)
      } else {
        pointee.engine.handle(input, at: time)
      }
    case .report(let report):
      if let extras = pointee.extras {
        extras.pointee.behaviours.take(report, &pointee.engine, at: time)
      } else {
        pointee.engine.handle(report, at: time)
      }
    case .foreign, .refused: break  // changes nothing
    }
  }

  private func takeAsking(_ read: ReadInput, at time: Double) -> Bool {
    guard !pointee.isAsking, let release = proposal(read, at: time) else {
      takeAtOnce(read, at: time)
      return true
    }
    hold()
    pointee.isAsking = true
    let target = ask(release.velocity, release.target)
    pointee.isAsking = false
    // The delegate may have used the scroller at a later time; the input is not lost for that.
    let time = max(time, pointee.engine.clock)
    if !pointee.isDoomed {
      // It may have ended the drag itself, too: then nothing is let go any more.
      let isElsewhere = target != release.target && proposal(read, at: time) != nil
      switch read {
      case .input(let input) where isElsewhere:
        pointee.engine.handle(input, landingAt: target, at: time)
      case .report where isElsewhere:
        pointee.engine.handle(
          willEndDraggingAt: release.velocity, landingAt: target, at: time)
      case .input, .report, .foreign, .refused: takeAtOnce(read, at: time)
      }
    }
    return letGo()
  }

  /// How fast content would leave, and where to, if the input lets it go; nil if it does not.
  private func proposal(_ read: ReadInput, at time: Double) -> (velocity: Vector, target: Vector)? {
    switch read {
    case .input(let input):
      switch input {
      case .release, .panEnd(.coast), .panEnd(.velocity), .panStop:
        guard let release = pointee.engine.release(by: input, at: time) else { return nil }
        return (release.velocity, snapped(release.target, release.velocity))
      case .press, .move, .cancel, .hold, .holdEnd, .wheel, .key, .keyHeld, .keyUp, .steer,
        .steerEnd, .panBegin, .panUpdate, .panUpdateUntilSilence, .panEnd(.platformMomentum),
        .momentum, .momentumEnd, .zoom:
        return nil
      }
    case .report(.willEndDragging(let velocity, let target)):
      guard pointee.engine.told.phase == .dragging else { return nil }
      return (velocity, snapped(target, velocity))
    case .report, .foreign, .refused: return nil
    }
  }

  func snapped(_ target: Vector, _ velocity: Vector) -> Vector {
    guard pointee.snaps, let extras = pointee.extras else { return target }
    return extras.pointee.behaviours.snapped(target, velocity: velocity, of: pointee.engine)
  }

  /// Where the delegate wants content to rest that would rest at `target`.
  func ask(_ velocity: Vector, _ target: Vector) -> Vector {
    guard let function = pointee.delegate.will_end_dragging else { return target }
    var x = target.x
    var y = target.y
    function(pointee.delegate.user, ScrollerRef(self), velocity.x, velocity.y, &x, &y)
    return doubt(x, y) == nil ? Vector(x: x, y: y) : target
  }
}
