import CScrollKitTypes
import ScrollKitCore

/// Create a scroller.
///
/// It has no content until scrollkit_scroller_set_geometry. The times of inputs and ticks share one
/// clock.
///
/// @param options  The options; NULL means all defaults. Copied.
/// @param scroller Receives the new scroller, owned by the caller: destroy it with
///                 scrollkit_scroller_destroy. Must not be NULL.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (an unknown mode or feel, a switch that is neither 0 nor 1, an unknown field that is not
///         0), SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE,
///         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_NO_MEMORY, and `*scroller` is
///         unchanged.
///
/// Thread safety: any thread; the scroller is then for one thread at a time. Since: 0.1.
@_cdecl("scrollkit_scroller_create")
public func scrollkit_scroller_create(
  _ options: UnsafePointer<scrollkit_scroller_options>?,
  _ scroller: UnsafeMutablePointer<ScrollerRef?>?
) -> scrollkit_status {
  guard let scroller else { return .nullArgument }
  var raw = scrollkit_scroller_options()
  if let error = raw.read(options) { return error }
  guard let mode = ScrollMode(rawValue: raw.mode), var feel = Feel(raw.feel) else {
    return .invalidArgument
  }
  let ownFeelParts = feel.override(by: raw)
  let setting = ScrollSetting(
    geometry: .empty, feel: feel,
    alwaysBounces: Pair(x: raw.always_bounces_x == 1, y: raw.always_bounces_y == 1))
  guard let box = allocateMemory(ScrollerBox.self) else { return .noMemory }
  box.initialize(
    to: ScrollerBox(
      view: ScrollView(mode: mode, setting: setting), delegate: Delegate(),
      nested: nil, traced: nil, meter: nil, pendingInput: nil, callDepth: 0, ownFeelParts: ownFeelParts,
      isNotifying: false, isInWillEndDragging: false, isDestroyed: false))
  scroller.pointee = ScrollerRef(box)
  return .ok
}

/// Destroy a scroller.
///
/// The delegate first receives SCROLLKIT_EVENT_KIND_ANIMATION_COMPLETED for each animation whose
/// completion it has not received, with `finished` 0 for the one under way, and no other event. The
/// scroller still exists then. Inside a function of its own delegate it is destroyed when that
/// function has returned.
///
/// @param scroller The scroller; NULL has no effect.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scroller_destroy(_ scroller: ScrollerRef?) {
  BoxPointer(scroller)?.destroy()
}

/// Set the scroller's clock back.
///
/// A call with a time that is far ahead by mistake, such as one in milliseconds, sets the clock ahead,
/// and all later calls count as of that time. This call undoes it: content goes on from where it is,
/// and motions, fades and gestures continue by their own elapsed time. Returned times are the host's
/// again, also those of events that wait in the queue. They may be rounded, by up to 15 microseconds.
///
/// Nested scrollers: the scrollers of a tree have one clock. The latest of them is set back to the
/// time, and what was added by mistake has passed for all of them.
///
/// @param scroller The scroller; must not be NULL.
/// @param time     The new time of the clock, in seconds. A time that is not before the clock has no
///                 effect.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_FINITE or
///         SCROLLKIT_STATUS_OUT_OF_RANGE (also if all calls together would set the clock back by more
///         than 1e11 seconds), and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scroller_set_clock(_ scroller: ScrollerRef?, _ time: Double) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  if let error = timeError(time) { return error }
  let nested = box.pointee.nested
  let offset = nested?.clockOffset(backTo: time) ?? box.pointee.view.clockOffset(backTo: time)
  guard offset <= longestClockOffset else { return .outOfRange }
  if let nested { nested.setClock(backTo: time) } else { box.pointee.view.setClock(backTo: time) }
  return .ok
}
