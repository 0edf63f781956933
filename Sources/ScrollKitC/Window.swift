import CScrollKitTypes
import ScrollKitCore

/// A window as C sees it: `scrollkit_window *`.
public typealias WindowRef = OpaquePointer

/// The memory behind a window's handle. The windows of an application form a ring.
struct WindowBox {
  /// The first field, so that it is at the handle's address.
  let tag = HandleTag.window
  /// The next window of the ring; itself if there is no other.
  var next: WindowPointer?
  /// The first of its scrollers.
  var first: BoxPointer?
  /// The scroller that the tap under way triggers next; nil if none is left.
  var nextToTrigger: BoxPointer?
  var statusBar: StatusBar
  /// The number of calls under way that need the box afterwards.
  var callDepth: Int
  var isKey: Bool
  /// Whether it was destroyed during a call. The last call under way frees it.
  var isDestroyed: Bool
}

typealias WindowPointer = UnsafeMutablePointer<WindowBox>

/// Create a window for scrollers that react to a tap on its status bar.
///
/// The first window of an application is the key window until another becomes it. The status bar
/// has no height until scrollkit_window_set_status_bar.
///
/// @param sibling Another window of the same application; NULL for the first.
/// @param window  Receives the new window, owned by the caller: destroy it with
///                scrollkit_window_destroy. Must not be NULL.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_NO_MEMORY, and
///         `*window` is unchanged.
///
/// Thread safety: the thread of the application's windows and their scrollers. Since: 0.1.
@_cdecl("scrollkit_window_create")
public func scrollkit_window_create(
  _ sibling: WindowRef?, _ window: UnsafeMutablePointer<WindowRef?>?
) -> scrollkit_status {
  guard let window else { return .nullArgument }
  let isWindow = sibling == nil || HandleTag.at(sibling) == .window
  guard isWindow else { return .invalidArgument }
  guard let box = allocateMemory(WindowBox.self) else { return .noMemory }
  let sibling = WindowPointer(sibling)
  box.initialize(
    to: WindowBox(
      next: sibling?.pointee.next ?? box, first: nil, nextToTrigger: nil, statusBar: StatusBar(bottom: 0),
      callDepth: 0, isKey: sibling == nil, isDestroyed: false))
  sibling?.pointee.next = box
  window.pointee = WindowRef(box)
  return .ok
}

/// Destroy a window. Its scrollers remain and leave it.
///
/// After the key window was destroyed, no window is the key window until scrollkit_window_make_key.
///
/// @param window The window; NULL has no effect.
///
/// Thread safety: the window's thread. Since: 0.1.
@_cdecl("scrollkit_window_destroy")
public func scrollkit_window_destroy(_ window: WindowRef?) {
  guard let window = WindowPointer(window), !window.pointee.isDestroyed else { return }
  while let scroller = window.pointee.first { window.remove(scroller) }
  window.leaveRing()
  window.pointee.isDestroyed = true
  window.freeIfDestroyed()
}

/// Make a window the key window of its application. Taps in the other windows no longer trigger.
///
/// @param window The window; must not be NULL.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, and nothing changes.
///
/// Thread safety: the window's thread. Since: 0.1.
@_cdecl("scrollkit_window_make_key")
public func scrollkit_window_make_key(_ window: WindowRef?) -> scrollkit_status {
  guard let window = WindowPointer(window) else { return window.refusal(unless: .window) }
  var other = window.pointee.next ?? window
  while other != window {
    other.pointee.isKey = false
    other = other.pointee.next ?? window
  }
  window.pointee.isKey = true
  return .ok
}

/// Set the lower edge of a window's status bar.
///
/// A tap hits the status bar if it is above `bottom` + `reach`.
///
/// @param window The window; must not be NULL.
/// @param bottom y of the lower edge in the window, in points; 0 or more.
/// @param reach  Distance below the edge at which a tap still hits, in points; 20 until this call.
///               0 or more.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE or
///         SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
///
/// Thread safety: the window's thread. Since: 0.1.
@_cdecl("scrollkit_window_set_status_bar")
public func scrollkit_window_set_status_bar(
  _ window: WindowRef?, _ bottom: Double, _ reach: Double
) -> scrollkit_status {
  guard let window = WindowPointer(window) else { return window.refusal(unless: .window) }
  if let error = lengthError(bottom, reach) { return error }
  guard bottom >= 0, reach >= 0 else { return .outOfRange }
  window.pointee.statusBar = StatusBar(bottom: bottom, reach: reach)
  return .ok
}

/// Add a scroller to a window, whose status bar then triggers it. The scroller leaves any other
/// window.
///
/// @param window   The window; must not be NULL.
/// @param scroller The scroller; must not be NULL, and scroll to top must be enabled. It leaves the
///                 window when it is destroyed.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_NOT_ENABLED, and
///         nothing changes.
///
/// Thread safety: the thread of both. Since: 0.1.
@_cdecl("scrollkit_window_add_scroller")
public func scrollkit_window_add_scroller(
  _ window: WindowRef?, _ scroller: ScrollerRef?
) -> scrollkit_status {
  guard let window = WindowPointer(window) else { return window.refusal(unless: .window) }
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  guard let storage = box.pointee.storage, storage.pointee.behaviours.top != nil else {
    return .notEnabled
  }
  storage.pointee.window?.remove(box)
  storage.pointee.window = window
  storage.pointee.next = window.pointee.first
  window.pointee.first?.pointee.storage?.pointee.previous = box
  window.pointee.first = box
  return .ok
}

/// Remove a scroller from a window.
///
/// @param window   The window; must not be NULL.
/// @param scroller The scroller; must not be NULL. If it is not in the window, nothing changes.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, and nothing changes.
///
/// Thread safety: the thread of both. Since: 0.1.
@_cdecl("scrollkit_window_remove_scroller")
public func scrollkit_window_remove_scroller(
  _ window: WindowRef?, _ scroller: ScrollerRef?
) -> scrollkit_status {
  guard let window = WindowPointer(window) else { return window.refusal(unless: .window) }
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  window.remove(box)
  return .ok
}

/// Report a tap in a window. A tap on the status bar triggers scroll to top.
///
/// It triggers if the window is the key window, an event caused the tap, and the tap hits the
/// status bar. Then every scroller of the window whose view is visible is triggered, as by
/// scrollkit_top_trigger with SCROLLKIT_TOP_SOURCE_STATUS_BAR.
///
/// @param window    The window; must not be NULL.
/// @param x         x in the window, in points; has no effect yet.
/// @param y         y in the window, in points.
/// @param has_event 1: the user tapped; 0: a hit test, which never triggers.
/// @param time      Time of the tap, in seconds.
/// @param count     Receives the number of triggered scrollers; may be NULL.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (`has_event` neither 0 nor 1), SCROLLKIT_STATUS_NOT_FINITE or
///         SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
///
/// Thread safety: the window's thread. Since: 0.1.
@_cdecl("scrollkit_window_tap")
public func scrollkit_window_tap(
  _ window: WindowRef?, _ x: Double, _ y: Double, _ has_event: UInt32, _ time: Double,
  _ count: UnsafeMutablePointer<UInt32>?
) -> scrollkit_status {
  guard let window = WindowPointer(window) else { return window.refusal(unless: .window) }
  guard has_event <= 1 else { return .invalidArgument }
  if let error = lengthError(x, y) ?? timeError(time) { return error }
  let isHit = window.pointee.statusBar.isHit(at: Vector(x: x, y: y))
  let triggered = has_event == 1 && window.pointee.isKey && isHit ? window.trigger(at: time) : 0
  count?.pointee = triggered
  return .ok
}

extension UnsafeMutablePointer where Pointee == WindowBox {
  init?(_ handle: WindowRef?) {
    guard let handle, HandleTag.at(handle) == .window else { return nil }
    self.init(UnsafeMutableRawPointer(handle).assumingMemoryBound(to: WindowBox.self))
  }

  /// Removes a scroller, if it is in this window.
  func remove(_ scroller: BoxPointer) {
    guard let storage = scroller.pointee.storage, storage.pointee.window == self else { return }
    let previous = storage.pointee.previous
    let next = storage.pointee.next
    if pointee.first == scroller { pointee.first = next }
    if pointee.nextToTrigger == scroller { pointee.nextToTrigger = next }
    previous?.pointee.storage?.pointee.next = next
    next?.pointee.storage?.pointee.previous = previous
    storage.pointee.window = nil
    storage.pointee.next = nil
    storage.pointee.previous = nil
  }

  /// Triggers every visible scroller once. Their delegates may change the window and its scrollers meanwhile. A tap
  /// inside this one triggers all scrollers, and none is left for this one.
  ///
  /// - Returns: The number of triggered scrollers.
  fileprivate func trigger(at time: Double) -> UInt32 {
    pointee.callDepth += 1
    pointee.nextToTrigger = pointee.first
    var count: UInt32 = 0
    while let scroller = takeNextToTrigger() {
      count += 1
      _ = scrollkit_top_trigger(
        ScrollerRef(scroller), UInt32(SCROLLKIT_TOP_SOURCE_STATUS_BAR), time)
    }
    pointee.callDepth -= 1
    freeIfDestroyed()
    return count
  }

  /// The next visible scroller of the tap under way; nil if none is left.
  private func takeNextToTrigger() -> BoxPointer? {
    while let scroller = pointee.nextToTrigger, let storage = scroller.pointee.storage {
      pointee.nextToTrigger = storage.pointee.next
      if storage.pointee.isVisible { return scroller }
    }
    return nil
  }

  fileprivate func leaveRing() {
    var previous = self
    while let next = previous.pointee.next, next != self { previous = next }
    previous.pointee.next = pointee.next
    pointee.next = self
  }

  fileprivate func freeIfDestroyed() {
    if pointee.isDestroyed, pointee.callDepth == 0 { freeMemory(self) }
  }
}
