import CScrollKitTypes
import ScrollKitCore

/// Take the oldest event from the queue.
///
/// Call it until it returns SCROLLKIT_EVENT_RESULT_NONE. The queue holds 16 events. Further events
/// are dropped; SCROLLKIT_EVENT_KIND_OVERFLOW then follows the events that were kept and counts the
/// dropped ones.
///
/// @param scroller The scroller; must not be NULL.
/// @param event    Receives the event; must not be NULL, and its `struct_size` must be set.
/// @return SCROLLKIT_EVENT_RESULT_TAKEN or SCROLLKIT_EVENT_RESULT_NONE; otherwise a negative
///         scrollkit_status: SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_INVALID_SIZE.
///         Unless an event was taken, nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scroller_next_event(
  _ scroller: ScrollerRef?, _ event: UnsafeMutablePointer<scrollkit_event>?
) -> scrollkit_event_result {
  guard let box = BoxPointer(scroller), let event else { return scroller.refusal }
  guard scrollkit_event.canHave(size: event.pointee.struct_size) else { return .invalidSize }
  let hostOffset = box.pointee.view.engine.hostOffset
  guard let happened = box.pointee.view.nextEvent() else {
    return scrollkit_event_result(SCROLLKIT_EVENT_RESULT_NONE)
  }
  var raw = scrollkit_event(happened, hostOffset: hostOffset)
  raw.write(to: event)
  return scrollkit_event_result(SCROLLKIT_EVENT_RESULT_TAKEN)
}

/// Set the functions that receive events and inputs.
///
/// They run on the caller's thread, inside the calls that change this scroller, after it has
/// changed. They may make every call. With `did_happen`, events do not wait in the queue after a
/// call; events that are in the queue already are emitted in the next call.
///
/// Events that a function causes are emitted after it has returned. A call emits at most 64 events;
/// the next call emits the rest. So a function that answers every event with another call does not
/// hang. The events of a call are emitted from the queue: those for which it has no room are dropped
/// and counted by SCROLLKIT_EVENT_KIND_OVERFLOW here, too.
///
/// @param scroller The scroller; must not be NULL.
/// @param delegate The functions; NULL removes them. Copied. What `user` points to stays owned by
///                 the caller and must outlive the delegate.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT or SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (`reserved` not 0, an unknown field that is not 0), SCROLLKIT_STATUS_INVALID_SIZE, and
///         nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scroller_set_delegate(
  _ scroller: ScrollerRef?, _ delegate: UnsafePointer<scrollkit_delegate>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  var raw = scrollkit_delegate()
  if let error = raw.read(delegate) { return error }
  box.pointee.delegate = Delegate(raw)
  return .ok
}
