import CScrollKitTypes
import ScrollKitCore

/// Enable pull to refresh: content that a finger pulls past its top and releases begins a refresh.
///
/// Content moves with the finger where its top edge bounces, and stays until the release where the edge
/// stretches, glows or clamps. SCROLLKIT_EVENT_KIND_REFRESH_CHANGED reports each step.
/// A gesture that the system cancels counts as released; a drag that a scroll or zoom of the program,
/// or a pinch, ends does not.
/// At SCROLLKIT_REFRESH_STEP_REFRESHING, an inset above the content holds it open until
/// scrollkit_refresh_end, also under a finger. Snapping content snaps as if it were closed, and
/// rests anywhere in the inset. Observed: the toolkit must hold its content open itself.
/// Enabled again with other options, a refresh under way goes on with those, and content at its top
/// goes to the new length with an animation; with the same options, nothing changes.
///
/// @param scroller The scroller; must not be NULL.
/// @param options  The options; NULL means all defaults. Copied.
/// @param time     Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT,
///         SCROLLKIT_STATUS_INVALID_ARGUMENT (`reserved` not 0, an unknown field that is not
///         0), SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE,
///         SCROLLKIT_STATUS_OUT_OF_RANGE, SCROLLKIT_STATUS_WRONG_MODE (content without ends: see
///         scrollkit_deltas_enable) or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func refresh_enable(
  _ scroller: ScrollerRef?, _ options: UnsafePointer<scrollkit_refresh_options>?, _ time: Double
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  var raw = scrollkit_refresh_options()
  if let error = raw.read(options) { return error }
  var read = RefreshOptions()
  if raw.threshold > 0 { read.threshold = raw.threshold }
  if raw.length != 0 { read.length = max(0, raw.length) }
  return box.changeView(at: time, unless: { $0.endsError ?? $0.reserveStorage() }) { $0.enableRefresh(read, at: $1) }
}

/// Disable pull to refresh. A refresh under way ends as by scrollkit_refresh_end, and its last steps
/// are emitted; a pull is idle at once. Until the content has closed, it has ends: deltas are refused.
///
/// @param scroller The scroller; must not be NULL.
/// @param time     Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED,
///         SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func refresh_disable(_ scroller: ScrollerRef?, _ time: Double) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  return box.withRefresh(at: time) { $0.disableRefresh(at: $1) }
}

/// Begin a refresh, such as when a view appears. Content at its top opens with an animation; content on
/// its way elsewhere, and a refresh under way, go on.
///
/// @param scroller The scroller; must not be NULL.
/// @param time     Time of the call, in seconds.
/// @return As scrollkit_refresh_disable.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func refresh_begin(_ scroller: ScrollerRef?, _ time: Double) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  return box.withRefresh(at: time) { $0.beginRefresh(at: $1) }
}

/// End a refresh. The content closes with an animation, and rows that were inserted above it with a
/// content anchor stay there.
///
/// @param scroller The scroller; must not be NULL.
/// @param time     Time of the call, in seconds.
/// @return As scrollkit_refresh_disable. Without a refresh under way, nothing happens.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func refresh_end(_ scroller: ScrollerRef?, _ time: Double) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  return box.withRefresh(at: time) { $0.endRefresh(at: $1) }
}

/// Read the state of pull to refresh, as of the last call.
///
/// @param scroller The scroller; must not be NULL.
/// @param state    Receives the state; must not be NULL, and its `struct_size` must be set.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_SIZE
///         or SCROLLKIT_STATUS_NOT_ENABLED, and the state is unchanged.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_refresh_get_state")
public func scrollkit_refresh_get_state(
  _ scroller: ScrollerRef?, _ state: UnsafeMutablePointer<scrollkit_refresh_state>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller), let state else { return scroller.refusal }
  guard scrollkit_refresh_state.canHave(size: state.pointee.struct_size) else { return .invalidSize }
  guard let refresh = box.pointee.storage?.pointee.behaviours.refresh, refresh.isEnabled else { return .notEnabled }
  var value = scrollkit_refresh_state()
  value.step = refresh.state.rawValue
  value.pull = refresh.pull
  value.progress = refresh.progress
  value.write(to: state)
  return .ok
}

extension UnsafeMutablePointer where Pointee == ScrollerBox {
  fileprivate func withRefresh(at time: Double, _ change: (inout ScrollView, Double) -> Void) -> scrollkit_status {
    changeView(at: time, unless: { $0.pointee.storage?.pointee.behaviours.refresh?.isEnabled == true ? nil : .notEnabled }, change)
  }
}
