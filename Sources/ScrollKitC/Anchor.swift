import CScrollKitTypes
import ScrollKitCore

/// Set what stays in place when content changes.
///
/// To keep another item than a policy would, as one that has the focus, set the geometry with a shift
/// instead of a batch: how far that item has moved.
///
/// @param scroller The scroller; must not be NULL.
/// @param policy   What stays.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (an unknown policy) or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_anchor_set_policy")
public func scrollkit_anchor_set_policy(
  _ scroller: ScrollerRef?, _ policy: scrollkit_anchor_policy
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return .nullArgument }
  guard let policy = AnchorPolicy(rawValue: policy) else { return .invalidArgument }
  guard let extras = box.makeExtras() else { return .noMemory }
  extras.pointee.behaviours.setPolicy(policy)
  extras.pointee.hasPolicy = true
  return .ok
}

/// Begin a batch of edits to the content.
///
/// Batches may be nested; end each with scrollkit_anchor_end_update. Observed, what the toolkit
/// reports of its offset until then is taken for its own way of keeping the place, and no scroll:
/// keep a batch as short as the toolkit's layout of the change, and the user's movements outside.
///
/// @param scroller The scroller; must not be NULL. A policy must have been set.
/// @param time     Time of the call, in seconds; not before the time of an earlier call.
/// @param batch    Receives the batch's number, never 0; must not be NULL.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED,
///         SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE or
///         SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_anchor_begin_update")
public func scrollkit_anchor_begin_update(
  _ scroller: ScrollerRef?, _ time: Double, _ batch: UnsafeMutablePointer<UInt32>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller), let batch else { return .nullArgument }
  if box.pointee.extras?.pointee.hasPolicy == true, box.wrong(at: time) == nil {
    box.passTime(to: time)
  }
  return withAnchor(scroller, at: time) { behaviours, engine in
    batch.pointee = behaviours.beginBatch(&engine, at: time)
    return .ok
  }
}

/// Add an edit to the innermost batch: points removed and inserted at a y.
///
/// Rows inserted are `inserted` alone, rows removed `removed` alone, a row of another height both.
/// What lies wholly above the viewport's top moves it along when the batch ends; the rest moves
/// nothing. Where an inset shows above the content, the content's own top counts as the viewport's.
/// The new size of the content is told with the end.
///
/// @param scroller The scroller; must not be NULL, and in a batch.
/// @param place    Where, in points from the content's top, as all changes before have left it.
/// @param removed  How many points went away there; 0 or more.
/// @param inserted How many points came there; 0 or more.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED (no
///         batch is open), SCROLLKIT_STATUS_OUT_OF_RANGE, SCROLLKIT_STATUS_NOT_FINITE or
///         SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_anchor_add_edit")
public func scrollkit_anchor_add_edit(
  _ scroller: ScrollerRef?, _ place: Double, _ removed: Double, _ inserted: Double
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return .nullArgument }
  if let wrong = doubt(place, removed) ?? doubt(inserted, within: longestLength) { return wrong }
  guard removed >= 0, inserted >= 0 else { return .outOfRange }
  guard let extras = box.pointee.extras, extras.pointee.behaviours.anchor.depth > 0 else {
    return .notEnabled
  }
  extras.pointee.behaviours.edit(at: place, removed: removed, inserted: inserted)
  return .ok
}

/// End a batch of edits with the new geometry. What the policy names stays in place.
///
/// Everything remembered moves along: a drag's hold, a flight's target, the way back, which keeps
/// its item also where the offset stays to show what is new. Observed, the host receives
/// SCROLLKIT_EVENT_KIND_REQUEST_SHIFT for what its toolkit has not done by itself. A toolkit's own drag or
/// momentum that writes offsets must be moved along by the host, by as much as content has moved.
///
/// @param scroller The scroller; must not be NULL.
/// @param batch    The batch's number.
/// @param geometry The content and the viewport now; must not be NULL. Its shift must be 0.
/// @param finished 1: the changes were made; 0: they were not, and nothing moves along.
/// @param time     Time of the call, in seconds; not before the time of an earlier call.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_UNBALANCED, done as well, but batches were begun
///         in this one and never ended: they are dropped. SCROLLKIT_STATUS_NULL_ARGUMENT,
///         SCROLLKIT_STATUS_NOT_FOUND (no such batch is open), SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (`finished` neither 0 nor 1), or what scrollkit_scroller_set_geometry returns,
///         SCROLLKIT_STATUS_NOT_ENABLED, SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE
///         or SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_anchor_end_update")
public func scrollkit_anchor_end_update(
  _ scroller: ScrollerRef?, _ batch: UInt32, _ geometry: UnsafePointer<scrollkit_geometry>?,
  _ finished: UInt32, _ time: Double
) -> scrollkit_status {
  guard scroller != nil, let geometry else { return .nullArgument }
  var raw = scrollkit_geometry()
  if let wrong = raw.read(geometry) { return wrong }
  guard finished <= 1 else { return .invalidArgument }
  guard raw.shift_x == 0, raw.shift_y == 0 else { return .outOfRange }
  return withAnchor(scroller, at: time) { behaviours, engine in
    let forgotten = behaviours.endBatch(
      batch, geometry: ScrollGeometry(raw), finished: finished == 1, &engine, at: time)
    guard let forgotten else { return .notFound }
    return forgotten > 0 ? .unbalanced : .ok
  }
}

/// Runs a call on the anchor of a scroller at a time, if it was given a policy.
private func withAnchor(
  _ handle: ScrollerRef?, at time: Double,
  _ body: (inout ScrollBehaviours, inout ScrollEngine) -> scrollkit_status
) -> scrollkit_status {
  let hasPolicy = BoxPointer(handle)?.pointee.extras?.pointee.hasPolicy ?? false
  return withBehaviours(handle, at: time) { behaviours, engine in
    hasPolicy ? body(&behaviours, &engine) : .notEnabled
  }
}
