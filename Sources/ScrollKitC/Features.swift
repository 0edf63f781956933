import CScrollKitTypes
import ScrollKitCore

/// What a scroller with behaviours has besides: allocated when the first is enabled, so that the
/// others pay nothing for it.
struct Extras {
  /// Come first, so that their address is that of all.
  var behaviours: ScrollBehaviours
  /// Where sections begin; owned. NULL if there are none.
  var sections: UnsafeMutablePointer<Double>?
  /// What content rests on; owned. NULL if there is nothing.
  var areas: UnsafeMutablePointer<SnapArea>?
  /// A pressed middle button that steers.
  var autoscroll: Autoscroll?
  /// The window whose status bar it hears of, and the next scroller in that window.
  var window: WindowPointer?
  var next: BoxPointer?
  /// The last tap that it was asked about.
  var tap: UInt64
  /// Whether its view is on screen, as far as the host has said.
  var isVisible: Bool
  /// Whether the delegate is being asked about a trigger; others belong to the same turn.
  var isAsking: Bool
  /// Whether it was ever said what stays where it is.
  var hasPolicy: Bool
}

extension UnsafeMutablePointer where Pointee == ScrollerBox {
  /// The extras, made if there are none yet; nil if memory is out.
  func makeExtras() -> UnsafeMutablePointer<Extras>? {
    if let extras = pointee.extras { return extras }
    guard let extras = makeRoom(for: Extras.self) else { return nil }
    extras.initialize(
      to: Extras(
        behaviours: ScrollBehaviours(of: &pointee.engine), sections: nil, areas: nil,
        autoscroll: nil, window: nil, next: nil,
        tap: 0, isVisible: true, isAsking: false, hasPolicy: false))
    pointee.extras = extras
    shareBehaviours()
    return extras
  }

  func releaseExtras() {
    guard let extras = pointee.extras else { return }
    pointee.nested?.behavioursAddress = nil
    extras.pointee.window?.remove(self)
    if let sections = extras.pointee.sections { giveBack(sections) }
    if let areas = extras.pointee.areas { giveBack(areas) }
    giveBack(extras)
    pointee.extras = nil
  }
}

/// Runs a call on the behaviours of a scroller at a time, then tells its delegate.
func withBehaviours(
  _ handle: ScrollerRef?, at time: Double,
  _ body: (inout ScrollBehaviours, inout ScrollEngine) -> scrollkit_status
) -> scrollkit_status {
  guard let box = BoxPointer(handle) else { return .nullArgument }
  if let wrong = box.wrong(at: time) { return wrong }
  guard let extras = box.pointee.extras else { return .notEnabled }
  let status = body(&extras.pointee.behaviours, &box.pointee.engine)
  if status >= .ok { _ = box.announce() }
  return status
}
