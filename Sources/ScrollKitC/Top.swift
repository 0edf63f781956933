import CScrollKitTypes
import ScrollKitCore

/// Enable scroll to top with undo: a trigger scrolls to the top, the next one scrolls back.
///
/// Enabled again with another rule, it forgets the offset to return to; with the same rule, nothing
/// changes.
///
/// @param scroller The scroller; must not be NULL.
/// @param options  The options; NULL means all defaults. Copied.
/// @param time     Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (an unknown rule, a switch that is neither 0 nor 1, `reserved` not 0, an unknown field
///         that is not 0), SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE,
///         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func top_enable(
  _ scroller: ScrollerRef?, _ options: UnsafePointer<scrollkit_top_options>?, _ time: Double
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  var raw = scrollkit_top_options()
  if let error = raw.read(options) { return error }
  guard let rule = TopRule(rawValue: raw.rule) else { return .invalidArgument }
  if let error = timeError(time) { return error }
  guard let storage = box.makeStorage() else { return .noMemory }
  storage.pointee.isVisible = raw.starts_hidden == 0
  box.change(at: time) { $0.enableTop(rule, at: $1) }
  _ = box.notify()
  return .ok
}

/// Disable scroll to top. The scroller leaves its window.
///
/// @param scroller The scroller; must not be NULL.
/// @param time     Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK, also if it was not enabled; SCROLLKIT_STATUS_NULL_ARGUMENT,
///         SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func top_disable(_ scroller: ScrollerRef?, _ time: Double) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  if let error = timeError(time) { return error }
  box.pointee.storage?.pointee.window?.remove(box)
  box.change(at: time) { $0.disableTop(at: $1) }
  _ = box.notify()
  return .ok
}

/// Scroll to the top, or back.
///
/// The first trigger remembers the content offset and scrolls to the top with an animation; x does
/// not change. The next trigger scrolls back. A trigger during the animation reverses it without a
/// jump, and a trigger during momentum ends it. The remembered offset shifts with the content and
/// is forgotten when the user scrolls. At the top, without a remembered offset, nothing happens.
///
/// Triggers of one turn of the host's event loop count once: those at the same time, and those
/// before the next tick and within 0.1 s. The delegate may veto.
/// SCROLLKIT_EVENT_KIND_TOP_WILL_SCROLL or SCROLLKIT_EVENT_KIND_TOP_WILL_RESTORE is emitted, then
/// SCROLLKIT_EVENT_KIND_TOP_TARGET_CHANGED.
///
/// @param scroller The scroller; must not be NULL.
/// @param source   The source of the trigger; any number. The events contain it.
/// @param time     Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED,
///         SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func top_trigger(
  _ scroller: ScrollerRef?, _ source: scrollkit_top_source, _ time: Double
) -> scrollkit_status {
  triggerTop(scroller, home: nil, source, time)
}

/// Scroll to a home of the program instead of the top, such as today or the newest item, or back.
///
/// It behaves as scrollkit_top_trigger, with two differences. Content that does not rest at the home goes there, also if it is
/// to return from elsewhere; content that does, or is on its way there, goes back. And an attached list keeps what is at the home
/// in place while extents become known. scrollkit_list_get_offset_showing has the offset of an item.
///
/// @param scroller The scroller; must not be NULL.
/// @param y        The content offset of the home, in points.
/// @param source   The source of the trigger; any number. The events contain it.
/// @param time     Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED,
///         SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func top_trigger_home(
  _ scroller: ScrollerRef?, _ y: Double, _ source: scrollkit_top_source, _ time: Double
) -> scrollkit_status {
  triggerTop(scroller, home: y, source, time)
}

private func triggerTop(
  _ scroller: ScrollerRef?, home: Double?, _ source: scrollkit_top_source, _ time: Double
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  if let error = home.flatMap(lengthError) ?? timeError(time) { return error }
  guard box.pointee.storage?.pointee.behaviours.top != nil else { return .notEnabled }
  box.trigger(home: home, source: source, at: time)
  return .ok
}

/// Set whether the scroller's view is on screen.
///
/// A tap on a status bar triggers visible views only, so that of several tabs the visible one
/// scrolls. A view is visible until this call, unless its options say otherwise.
///
/// @param scroller   The scroller; must not be NULL.
/// @param is_visible 1: the view has appeared; 0: it has not appeared, or it begins to disappear.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (`is_visible` neither 0 nor 1) or SCROLLKIT_STATUS_NOT_ENABLED, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func top_set_visible(
  _ scroller: ScrollerRef?, _ is_visible: UInt32
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  guard is_visible <= 1 else { return .invalidArgument }
  guard let storage = box.pointee.storage, storage.pointee.behaviours.top != nil else {
    return .notEnabled
  }
  storage.pointee.isVisible = is_visible == 1
  return .ok
}

/// Read the state of scroll to top, as of the last call.
///
/// @param scroller The scroller; must not be NULL.
/// @param state    Receives the state; must not be NULL, and its `struct_size` must be set.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE or
///         SCROLLKIT_STATUS_NOT_ENABLED, and the state is unchanged.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_top_get_state")
public func scrollkit_top_get_state(
  _ scroller: ScrollerRef?, _ state: UnsafeMutablePointer<scrollkit_top_state>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller), let state else { return scroller.refusal }
  guard scrollkit_top_state.canHave(size: state.pointee.struct_size) else {
    return .invalidSize
  }
  guard let storage = box.pointee.storage, let top = storage.pointee.behaviours.top else {
    return .notEnabled
  }
  var value = scrollkit_top_state()
  value.has_return_offset = top.returnOffset == nil ? 0 : 1
  value.return_offset = top.returnOffset ?? .nan
  value.is_visible = storage.pointee.isVisible ? 1 : 0
  value.write(to: state)
  return .ok
}

extension UnsafeMutablePointer where Pointee == ScrollerBox {
  /// Handles a trigger, unless it belongs to the same turn as the one before or the delegate vetoes it.
  ///
  /// - Parameter home: The offset of the home, in points; nil: the top.
  /// - Precondition: Scroll to top is enabled.
  func trigger(home: Double? = nil, source: scrollkit_top_source, at time: Double) {
    guard let storage = pointee.storage, let answer = change(at: time, { $0.topAnswer(home: home, at: $1) }),
      !storage.pointee.isInShouldScrollToTop
    else {
      _ = notify()  // time has passed
      return
    }
    retain()
    storage.pointee.isInShouldScrollToTop = true
    let isAllowed = mayScroll(answer, source: source)
    storage.pointee.isInShouldScrollToTop = false
    // The delegate may have used the scroller at a later time or disabled scroll to top.
    if !pointee.isDestroyed {
      if storage.pointee.behaviours.top != nil {
        change(at: time) { $0.trigger(isAllowed ? answer : .stay, source: source, at: $1) }
      }
      _ = notify()
    }
    _ = release()
  }

  private func mayScroll(_ answer: ScrollToTop.Answer, source: scrollkit_top_source) -> Bool {
    guard answer != .stay, let should = pointee.delegate.should_scroll_to_top else { return true }
    return keepingEvents { should(pointee.delegate.user, ScrollerRef(self), source) } != 0
  }
}
