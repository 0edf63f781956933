import CScrollKitTypes
import ScrollKitCore

/// Autoscroll at a velocity until the next call or scrollkit_autoscroll_end.
///
/// Content stops at the end of its range, which is its target. The phase stays
/// SCROLLKIT_PHASE_STEERING until scrollkit_autoscroll_end, also at speed 0. While a finger is down,
/// autoscroll has no effect. A press, a wheel, a key, a scroll by the program or a held track of a
/// scroll bar ends it.
///
/// @param scroller   The scroller; must not be NULL and be driven.
/// @param velocity_x Velocity to the right, in points per second.
/// @param velocity_y Velocity downwards, in points per second.
/// @param time       Time of the call, in seconds.
/// @return As scrollkit_scroller_push.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func autoscroll_set_velocity(
  _ scroller: ScrollerRef?, _ velocity_x: Double, _ velocity_y: Double, _ time: Double
) -> scrollkit_status {
  push(scroller, SCROLLKIT_INPUT_KIND_STEER, at: time) { ($0.velocity_x, $0.velocity_y) = (velocity_x, velocity_y) }
}

/// End autoscroll. The content stops at once, however autoscroll began.
///
/// @param scroller The scroller; must not be NULL and be driven.
/// @param time     Time of the call, in seconds.
/// @return As scrollkit_scroller_push.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func autoscroll_end(
  _ scroller: ScrollerRef?, _ time: Double
) -> scrollkit_status {
  push(scroller, SCROLLKIT_INPUT_KIND_STEER_END, at: time)
}

/// Begin autoscroll with a pressed pointer, such as a middle mouse button.
///
/// Content moves towards the pointer. The speed grows with the distance from the press.
///
/// @param scroller The scroller; must not be NULL and be driven.
/// @param options  How distance becomes speed; NULL means all defaults. Copied.
/// @param x        x of the press in the viewport, in points.
/// @param y        y of the press in the viewport, in points.
/// @param time     Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (an unknown rule, an unknown field that is not 0), SCROLLKIT_STATUS_INVALID_SIZE,
///         SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE, SCROLLKIT_STATUS_WRONG_MODE
///         or SCROLLKIT_STATUS_NO_MEMORY, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func autoscroll_begin(
  _ scroller: ScrollerRef?, _ options: UnsafePointer<scrollkit_autoscroll_options>?,
  _ x: Double, _ y: Double, _ time: Double
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  var raw = scrollkit_autoscroll_options()
  if let error = raw.read(options) ?? lengthError(x, y) { return error }
  guard let rule = AutoscrollRule(rawValue: raw.rule) else { return .invalidArgument }
  if let error = box.steeringError(at: time) { return error }
  guard box.makeStorage() != nil else { return .noMemory }
  box.retain()
  let status = autoscroll_set_velocity(scroller, 0, 0, time)
  if status == .ok, !box.pointee.isDestroyed {
    box.pointee.view.begin(
      Autoscroll(anchor: Vector(x: x, y: y), rule: rule, deadZone: raw.dead_zone == 0 ? nil : max(0, raw.dead_zone)))
  }
  _ = box.release()
  return status
}

/// Move the pointer that autoscrolls.
///
/// Without autoscroll, only time passes.
///
/// @param scroller The scroller; must not be NULL and be driven.
/// @param x        x in the viewport, in points; may be outside it.
/// @param y        y in the viewport, in points; may be outside it.
/// @param time     Time of the call, in seconds.
/// @return As scrollkit_scroller_push.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func autoscroll_move(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ time: Double
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  if let error = lengthError(x, y) ?? box.steeringError(at: time) { return error }
  box.passTime(at: time)
  guard let velocity = box.pointee.view.moveAutoscrollPointer(to: Vector(x: x, y: y)) else { return box.notifyOfTime() }
  return autoscroll_set_velocity(scroller, velocity.x, velocity.y, time)
}

/// Release the pointer that autoscrolls.
///
/// If the pointer has left the dead zone, autoscroll ends. Otherwise the press was a click, and
/// autoscroll continues until scrollkit_autoscroll_end.
///
/// @param scroller  The scroller; must not be NULL and be driven.
/// @param time      Time of the call, in seconds.
/// @param continues Receives 1 if autoscroll continues, 0 if it ends; may be NULL.
/// @return As scrollkit_scroller_push.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func autoscroll_release(
  _ scroller: ScrollerRef?, _ time: Double, _ continues: UnsafeMutablePointer<UInt32>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  if let error = box.steeringError(at: time) { return error }
  box.passTime(at: time)
  let release = box.pointee.view.releaseAutoscrollPointer()
  let status: scrollkit_status
  switch release {
  case nil: status = box.notifyOfTime()
  case .continues: status = autoscroll_set_velocity(scroller, 0, 0, time)
  case .ends: status = autoscroll_end(scroller, time)
  }
  if status == .ok { continues?.pointee = release == .continues ? 1 : 0 }
  return status
}

/// Autoscroll while an item is dragged near the edges of the viewport, or of what insets leave of it.
///
/// The speed grows with the depth in the margin. Call it for every movement of the item, and
/// scrollkit_autoscroll_end when the item is dropped.
///
/// @param scroller The scroller; must not be NULL and be driven.
/// @param options  The margin and the speed; NULL means all defaults. Copied.
/// @param x        x of the pointer in the viewport, in points; may be outside it.
/// @param y        y of the pointer in the viewport, in points; may be outside it.
/// @param time     Time of the call, in seconds.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (an unknown rule, an unknown field that is not 0), SCROLLKIT_STATUS_INVALID_SIZE,
///         SCROLLKIT_STATUS_NOT_FINITE, SCROLLKIT_STATUS_OUT_OF_RANGE or
///         SCROLLKIT_STATUS_WRONG_MODE, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func autoscroll_drag(
  _ scroller: ScrollerRef?, _ options: UnsafePointer<scrollkit_autoscroll_options>?,
  _ x: Double, _ y: Double, _ time: Double
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  var raw = scrollkit_autoscroll_options()
  if let error = raw.read(options) ?? lengthError(x, y) { return error }
  var edges = EdgeScroll()
  if raw.edge_margin > 0 { edges.margin = raw.edge_margin }
  if raw.edge_speed > 0 { edges.topSpeed = raw.edge_speed }
  if raw.edge_ramp > 0 { edges.ramp = raw.edge_ramp }
  if let error = box.steeringError(at: time) { return error }
  box.passTime(at: time)
  let velocity = box.pointee.view.moveAutoscrollItem(to: Vector(x: x, y: y), edges: edges)
  return autoscroll_set_velocity(scroller, velocity.x, velocity.y, time)
}

extension UnsafeMutablePointer where Pointee == ScrollerBox {
  /// Why a pointer cannot autoscroll at a time; nil if it can.
  fileprivate func steeringError(at time: Double) -> scrollkit_status? {
    pointee.view.engine.mode == .driven ? timeError(time) : .wrongMode
  }

  /// Notifies the delegate of a call in which only time has passed: no pointer autoscrolls.
  fileprivate func notifyOfTime() -> scrollkit_status {
    _ = notify()
    return .ok
  }
}
