import CScrollKitTypes
import ScrollKitCore

/// A scroller's place among nested ones, and who hears of what happens to a chain of them.
extension UnsafeMutablePointer where Pointee == ScrollerBox {
  fileprivate init(_ member: NestMember.Ref) {
    self = UnsafeMutableRawPointer(member.pointee.engine).assumingMemoryBound(to: ScrollerBox.self)
  }

  /// Its place among nested scrollers, made if it has none yet; nil if memory is out.
  func makeNest() -> NestMember.Ref? {
    if let nest = pointee.nest { return nest }
    guard let nest = makeRoom(for: NestMember.self) else { return nil }
    let engine = UnsafeMutableRawPointer(self).assumingMemoryBound(to: ScrollEngine.self)
    nest.initialize(to: NestMember(engine))
    pointee.nest = nest
    shareBehaviours()
    return nest
  }

  /// Lets its chain know what follows its content.
  func shareBehaviours() {
    guard let extras = pointee.extras else { return }
    pointee.nest?.pointee.behaviours =
      UnsafeMutableRawPointer(extras).assumingMemoryBound(to: ScrollBehaviours.self)
  }

  func releaseNest() {
    guard let nest = pointee.nest else { return }
    nest.leave()
    giveBack(nest)
    pointee.nest = nil
  }

  /// Ends a call that may have changed a whole chain: all behaviours follow and all delegates are
  /// told, the innermost first.
  ///
  /// - Returns: Whether the scroller still exists.
  func announceChain() -> Bool {
    hold()
    tellAll()
    return letGo()
  }

  /// Tells the delegates of its chain; its own, if it has none.
  ///
  /// A delegate may destroy or move any of them: who is told next is held meanwhile, and what left
  /// its chain has no next.
  func tellAll() {
    guard let nest = pointee.nest else { return tellDelegate() }
    nest.followProgram()
    var member: NestMember.Ref? = nest.takeChanged()
    var isHeld = false
    while let told = member {
      let next = told.pointee.parent
      let box = Self(told)
      if let extras = box.pointee.extras {
        extras.pointee.behaviours.follow(&box.pointee.engine)
      }
      let tells = box.pointee.delegate.did_happen != nil
      if tells {
        if let next { Self(next).hold() }
        _ = box.announceAlone()
      }
      if isHeld { _ = box.letGo() }
      isHeld = tells
      member = next
    }
  }

  /// Takes an input into its chain. One that lets go is shown to the delegates of all that are
  /// dragged first, the innermost first; each may change where its content will rest.
  ///
  /// - Returns: Whether the scroller still exists.
  func take(_ input: ScrollInput, in nest: NestMember.Ref, at time: Double) -> Bool {
    guard let release = nest.release(by: input, at: time) else {
      nest.handle(input, at: time)
      return true
    }
    hold()
    var landing = release.target
    var member: NestMember.Ref? = release.lead
    Self(release.lead).hold()
    while let asked = member {
      let next = asked.pointee.parent
      if let next { Self(next).hold() }
      landing = Self(asked).landing(of: release, asked, else: landing)
      _ = Self(asked).letGo()
      member = next
    }
    // A delegate may have used the chain at a later time, or ended the drag.
    let time = max(time, pointee.engine.clock)
    if !pointee.isDoomed {
      if landing != release.target, nest.release(by: input, at: time) != nil {
        nest.handle(input, landingAt: landing, at: time)
      } else {
        nest.handle(input, at: time)
      }
    }
    return letGo()
  }

  /// Where the way of a chain is to end, by what this scroller's delegate says.
  private func landing(
    of release: NestRelease, _ member: NestMember.Ref, else landing: Vector
  ) -> Vector {
    guard !pointee.isDoomed, let proposal = member.proposal(in: release) else { return landing }
    guard !pointee.isAsking, pointee.delegate.will_end_dragging != nil else { return landing }
    pointee.isAsking = true
    let target = ask(proposal.velocity, proposal.target)
    pointee.isAsking = false
    return member.landing(at: target, insteadOf: proposal.target, else: landing)
  }
}
