/// What letting go of a chain would lead to.
public struct NestRelease {
  /// Who leads the chain.
  public let lead: NestMember.Ref
  /// How fast the way would go on, in points per second.
  let velocity: Vector
  /// Where the way would end, in points.
  public let target: Vector
  /// Where the way is now, in points.
  let way: Vector
}

extension UnsafeMutablePointer where Pointee == NestMember {
  /// Where the chain would go if an input let it go now; nil if the input ends no drag. Nothing
  /// changes.
  public func release(by input: ScrollInput, at time: Double) -> NestRelease? {
    switch input {
    case .release, .panStop, .panEnd(.coast), .panEnd(.velocity): break
    case .press, .move, .cancel, .hold, .holdEnd, .wheel, .key, .keyHeld, .keyUp, .steer,
      .steerEnd, .panBegin, .panUpdate, .panUpdateUntilSilence, .panEnd(.platformMomentum), .momentum, .momentumEnd, .zoom:
      return nil
    }
    guard let lead = pointee.lead, lead.pointee.path.isOpen else { return nil }
    var path = lead.pointee.path
    let now = max(time, lead.pointee.path.clock)
    let before = path.snapshot(at: now)
    guard before.phase == .dragging else { return nil }
    if path.isResampled { path.scroller.resample(at: now) }
    path.scroller.handle(input, at: now)
    let after = path.snapshot(at: now)
    guard after.phase != .dragging else { return nil }
    let target = lead.snapped(after, .letGo, from: before.offset) ?? after.target
    return NestRelease(lead: lead, velocity: after.velocity, target: target, way: before.offset)
  }

  /// What a release would mean for this member; nil if it is not dragged, or belongs to another
  /// chain by now.
  public func proposal(in release: NestRelease) -> (velocity: Vector, target: Vector)? {
    guard pointee.lead == release.lead, pointee.engine.pointee.told.phase == .dragging else {
      return nil
    }
    return (
      velocity: pointee.parts.share(of: release.velocity, at: release.way),
      target: pointee.parts.place(at: release.target)
    )
  }

  /// Where the way ends when this member is to rest at `target` instead of where it would.
  public func landing(at target: Vector, insteadOf proposed: Vector, else way: Vector) -> Vector {
    Vector { axis in
      target[axis] == proposed[axis]
        ? way[axis] : pointee.parts[axis].way(to: target[axis], near: way[axis])
    }
  }

  /// Takes an input that lets go, and lets the way end elsewhere than it would.
  public func handle(_ input: ScrollInput, landingAt way: Vector, at time: Double) {
    guard let lead = pointee.lead else { return handle(input, at: time) }
    let now = max(time, lead.pointee.path.clock)
    lead.pass(to: now)
    lead.pointee.path.scroller.handle(input, at: now)
    lead.pointee.path.scroller.land(at: way, now: now)
    lead.show(at: now)
  }

  /// Where those begin that may have changed since this was last asked.
  public func takeChanged() -> UnsafeMutablePointer<NestMember> {
    defer { pointee.changedFrom = nil }
    return pointee.changedFrom ?? pointee.lead ?? self
  }
}
