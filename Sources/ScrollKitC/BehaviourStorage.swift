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
  /// The list that is attached along each axis; nil if none is. Borrowed.
  var lists: Pair<ListPointer?>
  /// The window whose status bar triggers scroll to top; nil without one. Borrowed.
  var window: WindowPointer?
  /// The next scroller of that window; nil for the last. Borrowed.
  var next: BoxPointer?
  /// The scroller before it in that window; nil for the first. Borrowed.
  var previous: BoxPointer?
  /// Whether the scroller's view is on screen, as the host reported.
  var isVisible: Bool
  /// Whether the delegate's `should_scroll_to_top` runs. Triggers from inside it are ignored.
  var isInShouldScrollToTop: Bool
  /// Whether an anchor policy was set.
  var hasAnchorPolicy: Bool

  /// Lets the lists stand alone.
  func detachLists() {
    lists.x?.detach()
    lists.y?.detach()
  }
}

extension UnsafeMutablePointer where Pointee == ScrollerBox {
  /// The storage, allocated if there is none yet; nil if no memory is left.
  func makeStorage() -> UnsafeMutablePointer<BehaviourStorage>? {
    if let storage = pointee.storage { return storage }
    guard let storage = allocateMemory(BehaviourStorage.self) else { return nil }
    storage.initialize(
      to: BehaviourStorage(
        behaviours: ScrollBehaviours(of: pointee.view.engine), sections: nil, areas: nil,
        lists: Pair(x: nil, y: nil), window: nil, next: nil, previous: nil, isVisible: true,
        isInShouldScrollToTop: false, hasAnchorPolicy: false))
    pointee.view.lend(
      Reference(UnsafeMutableRawPointer(storage).assumingMemoryBound(to: ScrollBehaviours.self)))
    return storage
  }

  /// Allocates the storage if there is none yet.
  ///
  /// - Returns: Why there is none; nil if there is one.
  func reserveStorage() -> scrollkit_status? { makeStorage() == nil ? .noMemory : nil }

  /// Lends the scroll view elements that the storage owns, frees the former ones, and notifies the delegates.
  ///
  /// - Parameter elements: nil for none.
  func lend<Element>(
    _ elements: UnsafeMutablePointer<Element>?, count: Int, insteadOf former: UnsafeMutablePointer<Element>?, at time: Double,
    _ set: (inout ScrollView, BorrowedArray<Element>, _ time: Double) -> Void
  ) {
    change(at: time) { set(&$0, BorrowedArray(UnsafeBufferPointer(start: elements, count: count)), $1) }
    if let former { freeMemory(former) }
    _ = notify()
  }

  func freeStorage() {
    guard let storage = pointee.storage else { return }
    storage.pointee.window?.remove(self)
    storage.pointee.detachLists()
    if let sections = storage.pointee.sections { freeMemory(sections) }
    if let areas = storage.pointee.areas { freeMemory(areas) }
    freeMemory(storage)
  }
}
