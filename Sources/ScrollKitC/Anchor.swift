import CScrollKitTypes
import ScrollKitCore

/// Set which part of the content keeps its position in the viewport when content changes.
///
/// To keep another item, such as the focused one, call scrollkit_scroller_set_geometry with that
/// item's movement as the shift, without a batch.
///
/// @param scroller The scroller; must not be NULL.
/// @param policy   The policy.
/// @param time     Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (an unknown policy), SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE or
///         SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func anchor_set_policy(
  _ scroller: ScrollerRef?, _ policy: scrollkit_anchor_policy, _ time: Double
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  guard let policy = AnchorPolicy(rawValue: policy) else { return .invalidArgument }
  if let error = timeError(time) { return error }
  guard let storage = box.makeStorage() else { return .noMemory }
  storage.pointee.hasAnchorPolicy = true
  box.change(at: time) { $0.setAnchorPolicy(policy, at: $1) }
  _ = box.notify()
  return .ok
}

/// Begin a batch of edits to the content.
///
/// Batches may be nested. End each with scrollkit_anchor_end_update. Observed: within a batch, an
/// offset that the toolkit reports counts as the toolkit's own correction and not as a scroll. So a
/// batch should contain the toolkit's layout and no movement of the user.
///
/// @param scroller The scroller; must not be NULL, and a policy must be set.
/// @param time     Time of the call, in seconds.
/// @param batch    Receives the number of the batch, never 0; must not be NULL.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED (no
///         policy was set), SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and
///         nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func anchor_begin_update(
  _ scroller: ScrollerRef?, _ time: Double, _ batch: UnsafeMutablePointer<UInt32>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller), let batch else { return scroller.refusal }
  return box.changeView(at: time, unless: anchorError) { view, time in
    batch.pointee = view.beginBatch(at: time)
  }
}

/// Add an edit to the innermost batch: a length removed and a length inserted at a y.
///
/// An insertion has only `inserted`, a removal only `removed`, a row of another height both. An
/// edit wholly above the viewport's top shifts the offset when the batch ends; any other edit
/// shifts nothing. While an inset is visible above the content, the content's top counts as the
/// viewport's top. The content's new size is set when the batch ends.
///
/// @param scroller The scroller; must not be NULL.
/// @param y        y of the edit in the content, in points, after all edits before it.
/// @param removed  The removed length, in points; 0 or more.
/// @param inserted The inserted length, in points; 0 or more.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_NOT_ENABLED (no
///         policy was set), SCROLLKIT_STATUS_NOT_FOUND (no batch is open),
///         SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func anchor_add_edit(
  _ scroller: ScrollerRef?, _ y: Double, _ removed: Double, _ inserted: Double
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  if let error = lengthError(y, removed) ?? lengthError(inserted) { return error }
  guard removed >= 0, inserted >= 0 else { return .outOfRange }
  guard let storage = box.pointee.storage, storage.pointee.hasAnchorPolicy else { return .notEnabled }
  guard storage.pointee.behaviours.anchor.depth > 0 else { return .notFound }
  box.pointee.view.edit(at: y, removed: removed, inserted: inserted)
  return .ok
}

/// End a batch of edits and set the new geometry. The anchored part of the content keeps its
/// position in the viewport.
///
/// All stored offsets shift with the content: drag anchors, the targets of motions, the offset that
/// scroll to top returns to. Observed: the host receives SCROLLKIT_EVENT_KIND_REQUEST_SHIFT for the
/// shift that its toolkit has not made itself. The host must shift a toolkit's own drag or momentum
/// by the same distance.
///
/// @param scroller The scroller; must not be NULL.
/// @param batch    The number of the batch.
/// @param geometry The new geometry; must not be NULL. Its shift must be 0. Copied.
/// @param finished 1: the edits were made; 0: they were discarded, and nothing shifts.
/// @param time     Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_UNBALANCED: the batch ended, and batches begun
///         inside it that were never ended were dropped. SCROLLKIT_STATUS_NULL_ARGUMENT,
///         SCROLLKIT_STATUS_INVALID_ARGUMENT (`finished` neither 0 nor 1, `right_to_left` other than
///         in the last geometry, an unknown field that is not 0), SCROLLKIT_STATUS_INVALID_SIZE,
///         SCROLLKIT_STATUS_NOT_ENABLED (no policy was set), SCROLLKIT_STATUS_NOT_FOUND (no open
///         batch has this number), SCROLLKIT_STATUS_NOT_FINITE or SCROLLKIT_STATUS_OUT_OF_RANGE,
///         and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func anchor_end_update(
  _ scroller: ScrollerRef?, _ batch: UInt32, _ geometry: UnsafePointer<scrollkit_geometry>?,
  _ finished: UInt32, _ time: Double
) -> scrollkit_status {
  guard let box = BoxPointer(scroller), let geometry else { return scroller.refusal }
  var raw = scrollkit_geometry()
  if let error = raw.read(geometry) { return error }
  guard finished <= 1 else { return .invalidArgument }
  guard raw.shift_x == 0, raw.shift_y == 0 else { return .outOfRange }
  return box.withView(
    at: time,
    unless: {
      if let error = anchorError($0) { return error }
      guard $0.pointee.view.isOpen(batch: batch) else { return .notFound }
      return $0.pointee.view.isRightToLeft == (raw.right_to_left == 1) ? nil : .invalidArgument
    }
  ) { view, time in
    let geometry = ScrollGeometry(raw)
    let unended =
      finished == 1 ? view.endBatch(batch, geometry: geometry, at: time) : view.discardBatch(batch, geometry: geometry, at: time)
    return unended == 0 ? .ok : .unbalanced
  }
}

/// The error of a call that needs an anchor policy; nil if one was set.
private func anchorError(_ box: BoxPointer) -> scrollkit_status? {
  box.pointee.storage?.pointee.hasAnchorPolicy == true ? nil : .notEnabled
}
