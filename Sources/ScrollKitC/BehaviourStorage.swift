import CScrollKitTypes
import ScrollKitCore

/// The behaviours of a scroller and what they own, allocated when the first is enabled.
struct BehaviourStorage {
  /// The first field, so that its address is the address of the storage.
  var behaviours: ScrollBehaviours
  /// The starts of the sections; nil without sections. Owned.
  var sections: UnsafeMutablePointer<Double>?
  /// The snap areas; nil without areas. Owned.
  var areas: UnsafeMutablePointer<SnapArea>?
  /// The list that is attached; nil if none is. Borrowed.
  var list: ListPointer?
  /// The pointer that autoscrolls; nil if none does.
  var autoscroll: Autoscroll?
  /// The window whose status bar triggers scroll to top; nil without one. Borrowed.
  var window: WindowPointer?
  /// The next scroller of that window; nil for the last. Borrowed.
  var next: BoxPointer?
  /// The scroller before it in that window; nil for the first. Borrowed.
  var previous: BoxPointer?
  /// Whether the scroller's view is on screen, as the host reported.
  var isVisible: Bool
  /// Whether the delegate's `should_scroll_to_top` runs. Triggers from inside it are ignored.
  var isAskingDelegate: Bool
  /// Whether an anchor policy was set.
  var hasAnchorPolicy: Bool
}

extension UnsafeMutablePointer where Pointee == ScrollerBox {
  /// The storage, allocated if there is none yet; nil if no memory is left.
  func makeStorage() -> UnsafeMutablePointer<BehaviourStorage>? {
    if let storage = pointee.storage { return storage }
    guard let storage = allocateMemory(BehaviourStorage.self) else { return nil }
    storage.initialize(
      to: BehaviourStorage(
        behaviours: ScrollBehaviours(of: &pointee.engine), sections: nil, areas: nil,
        list: nil, autoscroll: nil, window: nil, next: nil, previous: nil, isVisible: true,
        isAskingDelegate: false, hasAnchorPolicy: false))
    pointee.storage = storage
    shareBehaviours()
    return storage
  }

  func freeStorage() {
    guard let storage = pointee.storage else { return }
    pointee.nested?.behaviours = nil
    storage.pointee.window?.remove(self)
    storage.pointee.list?.detach()
    if let sections = storage.pointee.sections { freeMemory(sections) }
    if let areas = storage.pointee.areas { freeMemory(areas) }
    freeMemory(storage)
    pointee.storage = nil
  }
}

/// Validates a time and the behaviours, lets time pass, changes the behaviours at the effective time and notifies the
/// delegate.
///
/// - Parameter error: Returns why the behaviours cannot be changed; nil if they can.
func withBehaviours(
  _ handle: ScrollerRef?, at time: Double,
  unless error: (UnsafeMutablePointer<BehaviourStorage>) -> scrollkit_status?,
  _ body: (inout ScrollBehaviours, inout ScrollEngine, Double) -> scrollkit_status
) -> scrollkit_status {
  guard let box = BoxPointer(handle) else { return handle.refusal }
  if let error = timeError(time) { return error }
  guard let storage = box.pointee.storage else { return .notEnabled }
  if let error = error(storage) { return error }
  box.passTime(to: time)
  let status = body(&storage.pointee.behaviours, &box.pointee.engine, box.effective(time))
  _ = box.notify()
  return status
}
