import CScrollKitTypes
import ScrollKitCore

/// Report that the user released the content of a toolkit, and get where it is to rest.
///
/// It is SCROLLKIT_INPUT_KIND_WILL_END_DRAGGING and SCROLLKIT_INPUT_KIND_DID_END_DRAGGING in one
/// call. Give the target to the toolkit, such as through the `targetContentOffset` of UIScrollView.
/// It is the toolkit's own unless content snaps or the delegate retargets it; then
/// SCROLLKIT_EVENT_KIND_REQUEST_REST is emitted, too.
///
/// @param scroller    The scroller; must not be NULL and be observed.
/// @param velocity_x  Velocity of the offset, in points per second.
/// @param velocity_y  Velocity of the offset, in points per second.
/// @param target_x    x of the offset at which the toolkit would let content rest, in points.
/// @param target_y    y of the offset at which the toolkit would let content rest, in points.
/// @param decelerates 1: momentum follows; 0: content rests.
/// @param time        Time of the release, in seconds.
/// @param rest_x      Receives x of the offset at which content is to rest; must not be NULL.
/// @param rest_y      Receives y of the offset at which content is to rest; must not be NULL.
/// @return As scrollkit_scroller_push; SCROLLKIT_STATUS_INVALID_ARGUMENT also for `decelerates`
///         neither 0 nor 1.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scroller_report_release(
  _ scroller: ScrollerRef?, _ velocity_x: Double, _ velocity_y: Double,
  _ target_x: Double, _ target_y: Double, _ decelerates: UInt32, _ time: Double,
  _ rest_x: UnsafeMutablePointer<Double>?, _ rest_y: UnsafeMutablePointer<Double>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller), let rest_x, let rest_y else { return scroller.refusal }
  guard decelerates <= 1 else { return .invalidArgument }
  var input = scrollkit_input.standard
  input.kind = UInt32(SCROLLKIT_INPUT_KIND_WILL_END_DRAGGING)
  (input.velocity_x, input.velocity_y) = (velocity_x, velocity_y)
  (input.x, input.y, input.time) = (target_x, target_y, time)
  box.retain()
  var target = Vector(x: input.x, y: input.y)
  let status = scroller_push(scroller, &input)
  if status == .ok, !box.pointee.isDestroyed {
    if box.pointee.view.engine.lastSnapshot.isSettling { target = box.pointee.view.engine.lastSnapshot.target }
    input.kind = UInt32(SCROLLKIT_INPUT_KIND_DID_END_DRAGGING)
    input.flags = decelerates == 1 ? UInt32(SCROLLKIT_INPUT_FLAGS_DECELERATES) : 0
    _ = scroller_push(scroller, &input)
  }
  _ = box.release()
  guard status == .ok else { return status }
  (rest_x.pointee, rest_y.pointee) = (target.x, target.y)
  return .ok
}
