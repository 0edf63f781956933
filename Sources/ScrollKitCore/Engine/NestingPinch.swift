/// A second finger on a member of a chain whose content can be zoomed.
extension UnsafeMutablePointer where Pointee == NestMember {
  /// Lets the finger that holds the chain go over to this member alone, if another finger makes a pinch
  /// of it.
  ///
  /// Not while it moves others, too: what the fingers are about is then decided, as on touch platforms.
  func pinch(with other: UInt64, at time: Double) {
    guard pointee.lead == self, pointee.engine.pointee.canZoom, pointee.path.scroller.fingers.count == 0,
      case .pointer(let holder)? = pointee.path.scroller.phase.holder, holder != other
    else { return }
    for member in members where member != self && member.pointee.hasMoved { return }
    let place = pointee.path.scroller.tracker.position
    let now = latest(time)
    pass(to: now)
    endSession()
    pointee.engine.pointee.handle(.press(pointer: holder, at: place), at: now)
  }
}
