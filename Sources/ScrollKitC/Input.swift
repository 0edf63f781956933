import CScrollKitTypes
import ScrollKitCore

/// Push an action of the user or a report of a toolkit.
///
/// Inputs may come in any order. An input that has no meaning in the current phase has no effect.
/// Fields that the kind does not use are validated, too: leave them 0.
///
/// @param scroller The scroller; must not be NULL.
/// @param input    The input; must not be NULL. Copied.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (an unknown kind, unit, key or flag, `reserved` not 0, an unknown field that is not 0),
///         SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE,
///         SCROLLKIT_STATUS_OUT_OF_RANGE or SCROLLKIT_STATUS_WRONG_MODE, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scroller_push(
  _ scroller: ScrollerRef?, _ input: UnsafePointer<scrollkit_input>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller), let input else { return scroller.refusal }
  if box.pushMove(input) { return .ok }
  let valid = ValidatedInput(input, mode: box.pointee.view.engine.mode)
  if let error = box.error(in: input, valid) { return error }
  box.push(valid, input)
  return .ok
}

/// Push several inputs in one call, all or none.
///
/// It is for scripts, where a call costs more than the work in it. All inputs must have the
/// `struct_size` of the first, which is the stride of the array.
///
/// @param scroller The scroller; must not be NULL.
/// @param inputs   The inputs, the oldest first; may be NULL if `count` is 0. Copied.
/// @param count    The number of inputs, at most 1048576.
/// @return SCROLLKIT_STATUS_OK; otherwise what scrollkit_scroller_push returns for the first
///         invalid input, or SCROLLKIT_STATUS_OUT_OF_RANGE for a larger `count`, and nothing
///         changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scroller_push_many(
  _ scroller: ScrollerRef?, _ inputs: UnsafePointer<scrollkit_input>?, _ count: UInt
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return scroller.refusal }
  guard count > 0 else { return .ok }
  guard let inputs else { return .nullArgument }
  guard count <= largestBatch else { return .outOfRange }
  let size = inputs.pointee.struct_size
  guard scrollkit_input.canHave(size: size) else { return .invalidSize }
  let batch = InputBatch(first: inputs, stride: Int(size), count: Int(count))
  if let error = batch.error(for: box) { return error }
  box.retain()
  for index in 0..<batch.count where !box.pointee.isDestroyed {  // its delegate may destroy it
    let input = batch[index]
    if !(input.isMove && box.drag(along: input)) {
      box.push(ValidatedInput(input, mode: box.pointee.view.engine.mode), input)
    }
  }
  _ = box.release()
  return .ok
}

/// Press a finger or a mouse button on the content.
///
/// A press catches moving content: it stops where it is. With several fingers down, the feel
/// determines which of them scrolls, usually the newest. Where zooming is enabled, two fingers zoom
/// about their midpoint. Content does not jump when a finger is pressed or released. Three fingers
/// are tracked; further ones have no effect. Pressing a pointer that is down already counts as its
/// release and a new press.
///
/// A press and release is a tap on the content if the frame's phase was SCROLLKIT_PHASE_IDLE before
/// the press and is SCROLLKIT_PHASE_TRACKING before the release. If the phase was another one before
/// the press, the finger caught moving content; if it is SCROLLKIT_PHASE_DRAGGING before the release,
/// the finger scrolled.
///
/// @param scroller   The scroller; must not be NULL and be driven.
/// @param pointer_id The pointer; any number that is constant from press to release.
/// @param x          x in the viewport, in points.
/// @param y          y in the viewport, in points.
/// @param time       Time of the call, in seconds.
/// @return As scrollkit_scroller_push.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scroller_press(
  _ scroller: ScrollerRef?, _ pointer_id: UInt64, _ x: Double, _ y: Double, _ time: Double
) -> scrollkit_status {
  push(scroller, SCROLLKIT_INPUT_KIND_PRESS, pointer: pointer_id, x, y, time)
}

/// Move a finger or a mouse button that was pressed.
///
/// Content scrolls after the pointer has moved past the feel's slop. The slop is discarded, unless
/// the feel says otherwise. With a direction lock, the offset along the other axis does not change.
///
/// @param scroller   The scroller; must not be NULL and be driven.
/// @param pointer_id The pointer; the move of one that is not pressed has no effect.
/// @param x          x in the viewport, in points; may be outside it.
/// @param y          y in the viewport, in points; may be outside it.
/// @param time       Time of the call, in seconds.
/// @return As scrollkit_scroller_push.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scroller_move(
  _ scroller: ScrollerRef?, _ pointer_id: UInt64, _ x: Double, _ y: Double, _ time: Double
) -> scrollkit_status {
  push(scroller, SCROLLKIT_INPUT_KIND_MOVE, pointer: pointer_id, x, y, time)
}

/// Release a finger or a mouse button. The content continues with the pointer's velocity.
///
/// The velocity is estimated from the moves; the position of the release does not count. A pointer
/// that did not move for 0.1 s has no velocity. While another finger is down, the content follows
/// that finger.
///
/// @param scroller   The scroller; must not be NULL and be driven.
/// @param pointer_id The pointer; the release of one that is not pressed has no effect.
/// @param time       Time of the call, in seconds.
/// @return As scrollkit_scroller_push.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scroller_release(
  _ scroller: ScrollerRef?, _ pointer_id: UInt64, _ time: Double
) -> scrollkit_status {
  push(scroller, SCROLLKIT_INPUT_KIND_RELEASE, pointer: pointer_id, 0, 0, time)
}

/// Cancel the gesture, the held key or the autoscroll. The content rests where it is, or returns
/// into range.
///
/// @param scroller The scroller; must not be NULL and be driven.
/// @param time     Time of the call, in seconds.
/// @return As scrollkit_scroller_push.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scroller_cancel(
  _ scroller: ScrollerRef?, _ time: Double
) -> scrollkit_status {
  push(scroller, SCROLLKIT_INPUT_KIND_CANCEL, 0, 0, time)
}

/// Turn a wheel.
///
/// Points scroll at once. Other units are animated as the feel determines, and turns in quick
/// succession add up. A wheel never scrolls out of range, and has no effect while a finger drags
/// the content.
///
/// @param scroller The scroller; must not be NULL and be driven.
/// @param x        Amount to the right, in `unit`; positive scrolls towards the content's right.
/// @param y        Amount downwards, in `unit`; positive scrolls towards the content's bottom. Most
///                 toolkits report a turn away from the user as positive: negate it.
/// @param unit     The unit of the amounts.
/// @param time     Time of the call, in seconds.
/// @return As scrollkit_scroller_push.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scroller_wheel(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ unit: scrollkit_unit, _ time: Double
) -> scrollkit_status {
  push(scroller, SCROLLKIT_INPUT_KIND_WHEEL, unit: unit, x, y, time)
}

/// Press a key that scrolls, or repeat it.
///
/// Repeats add up, so that a held key scrolls continuously; see also scrollkit_scroller_hold_key. A
/// key never scrolls out of range, and has no effect while a finger drags the content.
///
/// @param scroller The scroller; must not be NULL and be driven.
/// @param key      The key.
/// @param time     Time of the call, in seconds.
/// @return As scrollkit_scroller_push.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scroller_key(
  _ scroller: ScrollerRef?, _ key: scrollkit_key, _ time: Double
) -> scrollkit_status {
  push(scroller, SCROLLKIT_INPUT_KIND_KEY, key: key, 0, 0, time)
}

/// Hold a key that scrolls: content scrolls at a constant speed until
/// scrollkit_scroller_release_key.
///
/// Call it on the key's first repeat; the first press is a scrollkit_scroller_key. The speed is 25
/// lines or 5 pages per second, and further repeats do not change it. With a feel whose wheel is
/// not animated, and for SCROLLKIT_KEY_HOME and SCROLLKIT_KEY_END, each call counts as a press.
///
/// @param scroller The scroller; must not be NULL and be driven.
/// @param key      The key.
/// @param time     Time of the repeat, in seconds.
/// @return As scrollkit_scroller_push.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scroller_hold_key(
  _ scroller: ScrollerRef?, _ key: scrollkit_key, _ time: Double
) -> scrollkit_status {
  push(scroller, SCROLLKIT_INPUT_KIND_KEY_HELD, key: key, 0, 0, time)
}

/// Release a key that was held. The content brakes and rests soon after.
///
/// Call it, or scrollkit_scroller_cancel, also when the host loses the keyboard focus.
///
/// @param scroller The scroller; must not be NULL and be driven.
/// @param key      The key.
/// @param time     Time of the release, in seconds.
/// @return As scrollkit_scroller_push.
///
/// Thread safety: the scroller's thread. Since: 0.1.
public func scroller_release_key(
  _ scroller: ScrollerRef?, _ key: scrollkit_key, _ time: Double
) -> scrollkit_status {
  push(scroller, SCROLLKIT_INPUT_KIND_KEY_UP, key: key, 0, 0, time)
}

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

/// Return whether the scroller or its delegate handles inputs of a kind.
///
/// @param scroller The scroller; NULL handles none.
/// @param kind     The kind; any number.
/// @return 1 if the scroller handles the kind in its mode, or if its delegate returns 1 for it;
///         else 0.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_scroller_responds_to")
public func scrollkit_scroller_responds_to(
  _ scroller: ScrollerRef?, _ kind: scrollkit_input_kind
) -> UInt32 {
  guard let box = BoxPointer(scroller) else { return 0 }
  let own: ClosedRange<Int>
  switch box.pointee.view.engine.mode {
  case .driven: own = SCROLLKIT_INPUT_KIND_PRESS...SCROLLKIT_INPUT_KIND_KEY_HELD
  case .observed: own = SCROLLKIT_INPUT_KIND_DID_SCROLL...SCROLLKIT_INPUT_KIND_DID_END_ZOOMING
  }
  let lastBefore =
    box.pointee.view.engine.canZoom ? SCROLLKIT_INPUT_KIND_PINCH_END : SCROLLKIT_INPUT_KIND_KEY
  let number = Int(truncatingIfNeeded: kind)
  let isGap = number > lastBefore && number < SCROLLKIT_INPUT_KIND_KEY_UP
  if own.contains(number), !isGap { return 1 }
  guard let responds = box.pointee.delegate.responds_to else { return 0 }
  box.retain()  // the function may destroy the scroller
  let answer = responds(box.pointee.delegate.user, ScrollerRef(box), kind)
  _ = box.release()
  return answer == 0 ? 0 : 1
}

/// The largest count of an array in one call.
let largestBatch: UInt = 1 << 20

/// Pushes an input that uses few fields.
func push(
  _ scroller: ScrollerRef?, _ kind: Int, pointer: UInt64 = 0, unit: scrollkit_unit = 0,
  key: scrollkit_key = 0, _ x: Double, _ y: Double, _ time: Double
) -> scrollkit_status {
  var input = scrollkit_input.standard
  input.kind = UInt32(kind)
  input.pointer_id = pointer
  input.unit = unit
  input.key = key
  if kind == SCROLLKIT_INPUT_KIND_STEER {
    (input.velocity_x, input.velocity_y) = (x, y)
  } else {
    (input.x, input.y) = (x, y)
  }
  input.time = time
  return scroller_push(scroller, &input)
}

extension UnsafeMutablePointer where Pointee == ScrollerBox {
  /// Whether inputs concern more than the engine: a delegate's function, snap targets or nested scrollers.
  private var needsFullHandling: Bool {
    pointee.delegate.did_receive != nil || pointee.delegate.will_end_dragging != nil
      || pointee.view.snaps || pointee.nested != nil
  }

  /// Handles a plain move of a dragging finger, the most frequent input, without conversion.
  ///
  /// - Returns: Whether the input was such a move; otherwise nothing has changed.
  fileprivate func pushMove(_ input: UnsafePointer<scrollkit_input>) -> Bool {
    input.isPlainMove && drag(along: input)
  }

  /// Handles a valid move of a dragging finger.
  ///
  /// - Returns: Whether the finger alone drags the content and its time is valid; otherwise nothing has changed.
  fileprivate func drag(along input: UnsafePointer<scrollkit_input>) -> Bool {
    guard pointee.view.engine.mode == .driven, !needsFullHandling,
      timeError(input.pointee.time) == nil,
      pointee.view.drag(
        input.pointee.pointer_id, toX: input.pointee.x, y: input.pointee.y,
        at: input.pointee.time)
    else { return false }
    pointee.meter?.pointee.addInput(at: input.pointee.time, to: pointee.view)
    _ = notifyAlone()
    return true
  }

  /// Why an input is refused; nil if it is valid.
  fileprivate func error(
    in raw: UnsafePointer<scrollkit_input>, _ input: ValidatedInput
  ) -> scrollkit_status? {
    switch input {
    case .input, .report: timeError(raw.time)
    case .hostDefined: pointee.delegate.did_receive == nil ? .invalidArgument : nil
    case .invalid(let error): error
    }
  }

  /// Handles a valid input and forwards it.
  fileprivate func push(_ input: ValidatedInput, _ raw: UnsafePointer<scrollkit_input>) {
    switch input {
    case .input, .report:
      let time = raw.time(after: pointee.view.clock)
      meter(input, at: time)
      if handle(input, at: time) { _ = notify(forwarding: raw) }
    case .hostDefined: _ = forward(raw)
    case .invalid: break  // refused before
    }
  }
}

extension UnsafePointer where Pointee == scrollkit_input {
  /// Whether the input is a move of a pointer without flags, in a struct of this library's own size.
  fileprivate var isMove: Bool {
    pointee.struct_size == UInt32(scrollkit_input.ownSize)
      && pointee.kind == UInt32(SCROLLKIT_INPUT_KIND_MOVE) && pointee.flags == 0
  }

  /// Whether the input is a valid move of a pointer and uses no other field.
  fileprivate var isPlainMove: Bool {
    isMove && pointee.unit | pointee.key | pointee.reserved == 0
      && lengthError(pointee.x, pointee.y) == nil
      && lengthError(pointee.velocity_x, pointee.velocity_y) == nil
      && pointee.scale == 0 && pointee.focus_x == 0 && pointee.focus_y == 0
  }
}

/// An array of inputs whose stride is the struct size of the caller.
private struct InputBatch {
  let first: UnsafePointer<scrollkit_input>
  let stride: Int
  let count: Int

  subscript(index: Int) -> UnsafePointer<scrollkit_input> {
    (UnsafeRawPointer(first) + index * stride).assumingMemoryBound(to: scrollkit_input.self)
  }

  /// Why the first invalid input is refused; nil if all are valid.
  func error(for box: BoxPointer) -> scrollkit_status? {
    for index in 0..<count {
      let raw = self[index]
      guard raw.pointee.struct_size == UInt32(stride) else { return .invalidSize }
      if raw.isPlainMove, box.pointee.view.engine.mode == .driven {
        if let error = timeError(raw.pointee.time) { return error }
        continue
      }
      let input = ValidatedInput(raw, mode: box.pointee.view.engine.mode)
      if let error = box.error(in: raw, input) { return error }
    }
    return nil
  }
}
