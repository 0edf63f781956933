import CScrollKitTypes
import ScrollKitCore

/// Enable scroll to top with undo: a trigger scrolls to the top, the next one back.
///
/// Enabled again, it forgets its way back and takes the new options.
///
/// @param scroller The scroller; must not be NULL.
/// @param options  How it behaves; NULL means all defaults. Not kept.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (an unknown rule, a switch that is neither 0 nor 1, `reserved` not 0, an unknown field
///         that is not 0), SCROLLKIT_STATUS_INVALID_SIZE or SCROLLKIT_STATUS_NO_MEMORY, and nothing
///         changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_top_enable")
public func scrollkit_top_enable(
  _ scroller: ScrollerRef?, _ options: UnsafePointer<scrollkit_top_options>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return .nullArgument }
  var raw = scrollkit_top_options()
  if let wrong = raw.read(options) { return wrong }
  guard let rule = TopRule(rawValue: raw.rule) else { return .invalidArgument }
  guard let extras = box.makeExtras() else { return .noMemory }
  extras.pointee.behaviours.enableTop(rule)
  extras.pointee.isVisible = raw.starts_hidden == 0
  return .ok
}

/// Disable scroll to top; the scroller leaves its window.
///
/// @param scroller The scroller; must not be NULL.
/// @return SCROLLKIT_STATUS_OK, also if it was not enabled; SCROLLKIT_STATUS_NULL_ARGUMENT.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_top_disable")
public func scrollkit_top_disable(_ scroller: ScrollerRef?) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return .nullArgument }
  guard let extras = box.pointee.extras else { return .ok }
  extras.pointee.window?.remove(box)
  extras.pointee.behaviours.disableTop(at: box.pointee.engine.clock)
  return .ok
}

/// Scroll to the top, or back.
///
/// The first trigger remembers where the content is and scrolls to the top over time, x unchanged;
/// the next one scrolls back. A coast ends where it is; on its way to the top, content turns round
/// without a jump. The user's own scrolling forgets the way back; shifts move it along. Already at
/// the top, with nothing remembered, nothing happens.
///
/// Triggers of one turn count once: all that come before the next tick, or at the same time. The
/// delegate may veto. Told by SCROLLKIT_EVENT_KIND_TOP_WILL_SCROLL or SCROLLKIT_EVENT_KIND_TOP_WILL_RESTORE,
/// then SCROLLKIT_EVENT_KIND_TOP_TARGET_CHANGED. Until the next tick the frame says `needs_tick`.
///
/// @param scroller The scroller; must not be NULL.
/// @param source   What asks: any number, told with the events.
/// @param time     Time of the call, in seconds; not before the time of an earlier call.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED,
///         SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE or
///         SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_top_trigger")
public func scrollkit_top_trigger(
  _ scroller: ScrollerRef?, _ source: scrollkit_top_source, _ time: Double
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return .nullArgument }
  if let wrong = box.wrong(at: time) { return wrong }
  guard box.pointee.extras?.pointee.behaviours.top != nil else { return .notEnabled }
  box.trigger(source: source, at: time)
  return .ok
}

/// Set whether the scroller's view is on screen.
///
/// A tap on a status bar triggers visible views only, so that of several tabs the visible one
/// scrolls. A view is visible until this is called, unless its options say otherwise.
///
/// @param scroller   The scroller; must not be NULL.
/// @param is_visible 1: the view has appeared; 0: it has not, or begins to disappear.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (`is_visible` neither 0 nor 1) or SCROLLKIT_STATUS_NOT_ENABLED, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_top_set_visible")
public func scrollkit_top_set_visible(
  _ scroller: ScrollerRef?, _ is_visible: UInt32
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return .nullArgument }
  guard is_visible <= 1 else { return .invalidArgument }
  guard let extras = box.pointee.extras, extras.pointee.behaviours.top != nil else {
    return .notEnabled
  }
  extras.pointee.isVisible = is_visible == 1
  return .ok
}

/// Read the state of scroll to top.
///
/// @param scroller The scroller; must not be NULL.
/// @param state    Receives the state; must not be NULL, and its `struct_size` must be set.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE or
///         SCROLLKIT_STATUS_NOT_ENABLED, and the state is untouched.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_top_get_state")
public func scrollkit_top_get_state(
  _ scroller: ScrollerRef?, _ state: UnsafeMutablePointer<scrollkit_top_state>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller), let state else { return .nullArgument }
  guard scrollkit_top_state.canHave(size: state.pointee.struct_size) else {
    return .invalidSize
  }
  guard let extras = box.pointee.extras, let top = extras.pointee.behaviours.top else {
    return .notEnabled
  }
  var value = scrollkit_top_state()
  value.has_way_back = top.wayBack == nil ? 0 : 1
  value.way_back = top.wayBack ?? .nan
  value.is_visible = extras.pointee.isVisible ? 1 : 0
  value.write(to: state)
  return .ok
}

extension UnsafeMutablePointer where Pointee == ScrollerBox {
  /// Takes a trigger, if it counts and the delegate has nothing against it.
  ///
  /// - Precondition: Scroll to top is enabled, and the time is not before the scroller's.
  func trigger(source: scrollkit_top_source, at time: Double) {
    passTime(to: time)
    guard let extras = pointee.extras,
      let answer = extras.pointee.behaviours.topAnswer(&pointee.engine, at: time),
      !extras.pointee.isAsking
    else {
      _ = announce()  // time has passed
      return
    }
    hold()
    extras.pointee.isAsking = true
    let isAllowed = mayScroll(answer, source: source)
    extras.pointee.isAsking = false
    // The delegate may have used the scroller, even disabled what was asked for.
    if !pointee.isDoomed, extras.pointee.behaviours.top != nil {
      extras.pointee.behaviours.trigger(
        isAllowed ? answer : .stay, source: source, &pointee.engine,
        at: Swift.max(time, pointee.engine.clock))
      _ = announce()
    }
    _ = letGo()
  }

  private func mayScroll(_ answer: ScrollToTop.Answer, source: scrollkit_top_source) -> Bool {
    guard answer != .stay, let should = pointee.delegate.should_scroll_to_top else { return true }
    return should(pointee.delegate.user, ScrollerRef(self), source) != 0
  }
}
