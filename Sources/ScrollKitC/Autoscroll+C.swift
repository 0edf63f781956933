import CScrollKitTypes
import ScrollKitCore

/// Autoscroll at a velocity until the next call or scrollkit_autoscroll_end.
///
/// It stops at the end of the range, which is announced as its target, and stays in
/// SCROLLKIT_PHASE_STEERING, also at speed 0, until scrollkit_autoscroll_end. A finger that holds
/// the content outweighs it; a press, a wheel or the program takes over.
///
/// @param scroller   The scroller; must not be NULL and be driven.
/// @param velocity_x How fast right, in points per second.
/// @param velocity_y How fast down, in points per second.
/// @param time       Time of the call, in seconds; not before the time of an earlier call.
/// @return As scrollkit_scroller_push.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_autoscroll_set_velocity")
public func scrollkit_autoscroll_set_velocity(
  _ scroller: ScrollerRef?, _ velocity_x: Double, _ velocity_y: Double, _ time: Double
) -> scrollkit_status {
  push(scroller, SCROLLKIT_INPUT_KIND_STEER, velocity_x, velocity_y, time)
}

/// End autoscroll, whatever began it. The content stops.
///
/// @param scroller The scroller; must not be NULL and be driven.
/// @param time     Time of the call, in seconds; not before the time of an earlier call.
/// @return As scrollkit_scroller_push.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_autoscroll_end")
public func scrollkit_autoscroll_end(
  _ scroller: ScrollerRef?, _ time: Double
) -> scrollkit_status {
  push(scroller, SCROLLKIT_INPUT_KIND_STEER_END, 0, 0, time)
}

/// Begin to steer with a pointer, as a pressed middle button does: the farther it is from here, the
/// faster content moves that way.
///
/// @param scroller The scroller; must not be NULL and be driven.
/// @param options  How distance becomes speed; NULL means all defaults. Not kept.
/// @param x        Where the button was pressed, in points from the viewport's left.
/// @param y        Where the button was pressed, in points from the viewport's top.
/// @param time     Time of the call, in seconds; not before the time of an earlier call.
/// @return As scrollkit_scroller_push; also SCROLLKIT_STATUS_NO_MEMORY, and
///         SCROLLKIT_STATUS_INVALID_ARGUMENT for an unknown rule, a negative length or speed, a
///         ramp above 16, a bad struct size or an unknown field that is not 0.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_autoscroll_begin")
public func scrollkit_autoscroll_begin(
  _ scroller: ScrollerRef?, _ options: UnsafePointer<scrollkit_autoscroll_options>?,
  _ x: Double, _ y: Double, _ time: Double
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return .nullArgument }
  var raw = scrollkit_autoscroll_options()
  if let wrong = raw.read(options) ?? doubt(x, y) { return wrong }
  guard let rule = AutoscrollRule(rawValue: raw.rule) else { return .invalidArgument }
  guard box.pointee.engine.mode == .driven else { return .wrongMode }
  if let wrong = box.wrong(at: time) { return wrong }
  guard let extras = box.makeExtras() else { return .noMemory }
  extras.pointee.autoscroll = Autoscroll(
    anchor: Vector(x: x, y: y), rule: rule, deadZone: raw.dead_zone > 0 ? raw.dead_zone : nil)
  return push(scroller, SCROLLKIT_INPUT_KIND_STEER, 0, 0, time)
}

/// Move the pointer that autoscrolls.
///
/// @param scroller The scroller; must not be NULL and be driven. If nobody steers any more, nothing
///                 happens.
/// @param x        Where it is, in points from the viewport's left; also outside it.
/// @param y        Where it is, in points from the viewport's top; also outside it.
/// @param time     Time of the call, in seconds; not before the time of an earlier call.
/// @return As scrollkit_scroller_push.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_autoscroll_move")
public func scrollkit_autoscroll_move(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ time: Double
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return .nullArgument }
  if let wrong = doubt(x, y) { return wrong }
  return box.steer(at: time) { $0.move(to: Vector(x: x, y: y)) }
}

/// Release the button that autoscrolls.
///
/// If the pointer has ever left the dead zone, steering ends; else it was a click, and steers on
/// until scrollkit_autoscroll_end.
///
/// @param scroller The scroller; must not be NULL and be driven.
/// @param time     Time of the call, in seconds; not before the time of an earlier call.
/// @param goes_on  Receives 1 if it steers on, 0 if not; may be NULL.
/// @return As scrollkit_scroller_push.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_autoscroll_release")
public func scrollkit_autoscroll_release(
  _ scroller: ScrollerRef?, _ time: Double, _ goes_on: UnsafeMutablePointer<UInt32>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return .nullArgument }
  var goesOn = false
  let status = box.steer(at: time) { autoscroll in
    goesOn = !autoscroll.hasLeft
    return goesOn ? .zero : nil
  }
  if status == .ok { goes_on?.pointee = goesOn ? 1 : 0 }
  return status
}

/// Steer with an item that is dragged near the viewport's edges: the deeper in the margin, the
/// faster content moves there. Tell it of every movement; end it with scrollkit_autoscroll_end.
///
/// @param scroller The scroller; must not be NULL and be driven.
/// @param options  How wide the margin is and how fast content moves; NULL means all defaults. Not
///                 kept.
/// @param x        Where the pointer is, in points from the viewport's left; also outside it.
/// @param y        Where the pointer is, in points from the viewport's top; also outside it.
/// @param time     Time of the call, in seconds; not before the time of an earlier call.
/// @return As scrollkit_autoscroll_begin.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_autoscroll_drag")
public func scrollkit_autoscroll_drag(
  _ scroller: ScrollerRef?, _ options: UnsafePointer<scrollkit_autoscroll_options>?,
  _ x: Double, _ y: Double, _ time: Double
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return .nullArgument }
  var raw = scrollkit_autoscroll_options()
  if let wrong = raw.read(options) ?? doubt(x, y) { return wrong }
  var edges = EdgeScroll()
  if raw.edge_margin > 0 { edges.margin = raw.edge_margin }
  if raw.edge_speed > 0 { edges.topSpeed = raw.edge_speed }
  if raw.edge_ramp > 0 { edges.ramp = raw.edge_ramp }
  let velocity = edges.velocity(
    at: Vector(x: x, y: y), in: box.pointee.engine.setting.geometry)
  return push(scroller, SCROLLKIT_INPUT_KIND_STEER, velocity.x, velocity.y, time)
}

extension UnsafeMutablePointer where Pointee == ScrollerBox {
  /// Lets a pointer that steers decide how fast content moves; nil ends it.
  fileprivate func steer(
    at time: Double, _ decide: (inout Autoscroll) -> Vector?
  ) -> scrollkit_status {
    guard pointee.engine.mode == .driven else { return .wrongMode }
    if let wrong = wrong(at: time) { return wrong }
    guard pointee.engine.told.phase == .steering, let extras = pointee.extras,
      extras.pointee.autoscroll != nil
    else {  // somebody else took over
      pointee.engine.tick(time)
      _ = finish()
      return .ok
    }
    let velocity = extras.pointee.autoscroll.flatMap { autoscroll in
      var moved = autoscroll
      defer { extras.pointee.autoscroll = moved }
      return decide(&moved)
    }
    guard let velocity else {
      extras.pointee.autoscroll = nil
      return push(ScrollerRef(self), SCROLLKIT_INPUT_KIND_STEER_END, 0, 0, time)
    }
    return push(ScrollerRef(self), SCROLLKIT_INPUT_KIND_STEER, velocity.x, velocity.y, time)
  }
}
