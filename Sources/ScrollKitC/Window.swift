import CScrollKitTypes
import ScrollKitCore

/// A window as C holds it: `scrollkit_window *`.
public typealias WindowRef = OpaquePointer

/// What a window's handle points to. The windows of an application form a ring.
struct WindowBox {
  /// The next window of the ring; itself if it is alone.
  var next: WindowPointer?
  /// The first of its scrollers.
  var first: BoxPointer?
  /// Where its status bar ends, in points from its top, and how much farther a tap still counts.
  var statusBar: Double
  var reach: Double
  /// Calls under way that still need the box.
  var holds: Int
  /// Taps so far.
  var taps: UInt64
  var isKey: Bool
  /// Whether it was destroyed during a call; the last call under way frees it.
  var isDoomed: Bool
}

typealias WindowPointer = UnsafeMutablePointer<WindowBox>

/// Create a window, for scrollers that react to a tap on its status bar.
///
/// The first window of an application is its key window until another becomes it. Its status bar
/// has no height until scrollkit_window_set_status_bar.
///
/// @param sibling Another window of the same application; NULL for the first.
/// @param window  Receives the new window, owned by the caller: destroy it with
///                scrollkit_window_destroy. Must not be NULL.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_NO_MEMORY, and
///         `*window` is untouched.
///
/// Thread safety: the thread of the application's windows and their scrollers. Since: 0.1.
@_cdecl("scrollkit_window_create")
public func scrollkit_window_create(
  _ sibling: WindowRef?, _ window: UnsafeMutablePointer<WindowRef?>?
) -> scrollkit_status {
  guard let window else { return .nullArgument }
  guard let box = makeRoom(for: WindowBox.self) else { return .noMemory }
  let sibling = WindowPointer(sibling)
  box.initialize(
    to: WindowBox(
      next: sibling?.pointee.next ?? box, first: nil, statusBar: 0, reach: usualReach, holds: 0,
      taps: 0, isKey: sibling == nil, isDoomed: false))
  sibling?.pointee.next = box
  window.pointee = WindowRef(box)
  return .ok
}

/// Destroy a window; its scrollers stay, and hear of no more taps.
///
/// If it was the key window, none is until scrollkit_window_make_key.
///
/// @param window The window; NULL is fine and does nothing.
///
/// Thread safety: the window's thread. Since: 0.1.
@_cdecl("scrollkit_window_destroy")
public func scrollkit_window_destroy(_ window: WindowRef?) {
  guard let window = WindowPointer(window), !window.pointee.isDoomed else { return }
  while let scroller = window.pointee.first { window.remove(scroller) }
  window.leaveRing()
  window.pointee.isDoomed = true
  window.freeIfDoomed()
}

/// Make a window the key window of its application. Taps in its siblings no longer count.
///
/// @param window The window; must not be NULL.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, and nothing changes.
///
/// Thread safety: the window's thread. Since: 0.1.
@_cdecl("scrollkit_window_make_key")
public func scrollkit_window_make_key(_ window: WindowRef?) -> scrollkit_status {
  guard let window = WindowPointer(window) else { return .nullArgument }
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
/// A tap counts if it lies above `bottom` + `reach`.
///
/// @param window The window; must not be NULL.
/// @param bottom Where the bar ends, in points from the window's top; 0 or more.
/// @param reach  How many points farther down a tap still counts; 20 is usual. 0 or more.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE or
///         SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
///
/// Thread safety: the window's thread. Since: 0.1.
@_cdecl("scrollkit_window_set_status_bar")
public func scrollkit_window_set_status_bar(
  _ window: WindowRef?, _ bottom: Double, _ reach: Double
) -> scrollkit_status {
  guard let window = WindowPointer(window) else { return .nullArgument }
  if let wrong = doubt(bottom, reach) { return wrong }
  guard bottom >= 0, reach >= 0 else { return .outOfRange }
  window.pointee.statusBar = bottom
  window.pointee.reach = reach
  return .ok
}

/// Add a scroller to a window, whose taps then trigger it. It leaves any other window.
///
/// @param window   The window; must not be NULL.
/// @param scroller The scroller; must not be NULL. Scroll to top must be enabled for it. Destroying
///                 it takes it out.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_NOT_ENABLED, and
///         nothing changes.
///
/// Thread safety: the thread of both. Since: 0.1.
@_cdecl("scrollkit_window_add_scroller")
public func scrollkit_window_add_scroller(
  _ window: WindowRef?, _ scroller: ScrollerRef?
) -> scrollkit_status {
  guard let window = WindowPointer(window), let box = BoxPointer(scroller) else {
    return .nullArgument
  }
  guard let extras = box.pointee.extras, extras.pointee.behaviours.top != nil else {
    return .notEnabled
  }
  extras.pointee.window?.remove(box)
  extras.pointee.window = window
  extras.pointee.next = window.pointee.first
  extras.pointee.tap = window.pointee.taps
  window.pointee.first = box
  return .ok
}

/// Remove a scroller from a window.
///
/// @param window   The window; must not be NULL.
/// @param scroller The scroller; must not be NULL. One that is not in the window is left alone.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, and nothing changes.
///
/// Thread safety: the thread of both. Since: 0.1.
@_cdecl("scrollkit_window_remove_scroller")
public func scrollkit_window_remove_scroller(
  _ window: WindowRef?, _ scroller: ScrollerRef?
) -> scrollkit_status {
  guard let window = WindowPointer(window), let box = BoxPointer(scroller) else {
    return .nullArgument
  }
  window.remove(box)
  return .ok
}

/// Report a tap in a window. A tap on the status bar triggers scroll to top.
///
/// It counts if the window is the key window, an event caused it, and it lies above the bar's end;
/// then every scroller of the window whose view is visible is triggered, as by
/// scrollkit_top_trigger with SCROLLKIT_TOP_SOURCE_STATUS_BAR.
///
/// @param window    The window; must not be NULL.
/// @param x         Where, in points from the window's left; not looked at yet.
/// @param y         Where, in points from the window's top.
/// @param has_event 1: the user tapped; 0: a mere test of what lies there, which never counts.
/// @param time      Time of the tap, in seconds; not before an earlier call on its scrollers.
/// @param count     Receives how many scrollers were triggered; may be NULL.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (`has_event` neither 0 nor 1), SCROLLKIT_STATUS_NOT_FINITE,
///         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
///
/// Thread safety: the window's thread. Since: 0.1.
@_cdecl("scrollkit_window_tap")
public func scrollkit_window_tap(
  _ window: WindowRef?, _ x: Double, _ y: Double, _ has_event: UInt32, _ time: Double,
  _ count: UnsafeMutablePointer<UInt32>?
) -> scrollkit_status {
  guard let window = WindowPointer(window) else { return .nullArgument }
  guard has_event <= 1 else { return .invalidArgument }
  if let wrong = doubt(x, y) ?? window.wrong(at: time) { return wrong }
  let isHit = y < window.pointee.statusBar + window.pointee.reach
  let triggered = has_event == 1 && window.pointee.isKey && isHit ? window.trigger(at: time) : 0
  count?.pointee = triggered
  return .ok
}

/// Published (the seed). 20 pt below a status bar still belong to it.
private let usualReach = 20.0

extension UnsafeMutablePointer where Pointee == WindowBox {
  init?(_ handle: WindowRef?) {
    guard let handle else { return nil }
    self.init(UnsafeMutableRawPointer(handle).assumingMemoryBound(to: WindowBox.self))
  }

  /// Takes a scroller out, if it is in.
  func remove(_ scroller: BoxPointer) {
    guard let extras = scroller.pointee.extras, extras.pointee.window == self else { return }
    if pointee.first == scroller {
      pointee.first = extras.pointee.next
    } else {
      var place = pointee.first
      while let box = place, box.pointee.extras?.pointee.next != scroller {
        place = box.pointee.extras?.pointee.next
      }
      place?.pointee.extras?.pointee.next = extras.pointee.next
    }
    extras.pointee.window = nil
    extras.pointee.next = nil
  }

  /// What is wrong with the time of a tap.
  fileprivate func wrong(at time: Double) -> scrollkit_status? {
    var place = pointee.first
    while let box = place {
      if let wrong = box.wrong(at: time) { return wrong }
      place = box.pointee.extras?.pointee.next
    }
    return doubt(time, within: latestTime)
  }

  /// Triggers every visible scroller once; their delegates may change anything meanwhile.
  ///
  /// - Returns: How many were triggered.
  fileprivate func trigger(at time: Double) -> UInt32 {
    pointee.holds += 1
    pointee.taps += 1
    let tap = pointee.taps
    var count: UInt32 = 0
    while let scroller = nextScroller(before: tap) {
      guard let extras = scroller.pointee.extras else { break }  // never: it is in a window
      extras.pointee.tap = tap
      guard extras.pointee.isVisible else { continue }
      count += 1
      scroller.trigger(
        source: UInt32(SCROLLKIT_TOP_SOURCE_STATUS_BAR),
        at: Swift.max(time, scroller.pointee.engine.clock))
    }
    pointee.holds -= 1
    freeIfDoomed()
    return count
  }

  /// A scroller that has not been asked about a tap.
  private func nextScroller(before tap: UInt64) -> BoxPointer? {
    var place = pointee.first
    while let box = place, let extras = box.pointee.extras, extras.pointee.tap >= tap {
      place = extras.pointee.next
    }
    return place
  }

  fileprivate func leaveRing() {
    var before = self
    while let next = before.pointee.next, next != self { before = next }
    before.pointee.next = pointee.next
    pointee.next = self
  }

  fileprivate func freeIfDoomed() {
    if pointee.isDoomed, pointee.holds == 0 { giveBack(self) }
  }
}
