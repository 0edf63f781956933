import CScrollKitTypes
import ScrollKitCore

/// Push an action of the user or a report of a toolkit.
///
/// Inputs may come in any order; one that makes no sense at the moment is taken and does nothing.
/// Fields that a kind has no use for are checked, too: leave them 0.
///
/// @param scroller The scroller; must not be NULL.
/// @param input    The input; must not be NULL. Not kept.
/// @return SCROLLKIT_STATUS_OK; SCROLLKIT_STATUS_NULL_ARGUMENT, SCROLLKIT_STATUS_INVALID_ARGUMENT
///         (an unknown kind, unit or flag, an unknown field that is not 0),
///         SCROLLKIT_STATUS_INVALID_SIZE, SCROLLKIT_STATUS_NOT_FINITE,
///         SCROLLKIT_STATUS_OUT_OF_RANGE, SCROLLKIT_STATUS_WRONG_MODE or
///         SCROLLKIT_STATUS_TIME_BACKWARDS, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_scroller_push")
public func scrollkit_scroller_push(
  _ scroller: ScrollerRef?, _ input: UnsafePointer<scrollkit_input>?
) -> scrollkit_status {
  guard let box = BoxPointer(scroller), let input else { return .nullArgument }
  if box.pushMove(input) { return .ok }
  let read = ReadInput(input, mode: box.pointee.engine.mode)
  if let wrong = box.wrong(input, read, after: box.pointee.engine.clock) { return wrong }
  box.push(read, input)
  return .ok
}

/// Push several inputs in one call; all or none are taken.
///
/// For scripts, where a call costs more than what it does. All inputs must have the `struct_size`
/// of the first: it is the distance between them.
///
/// @param scroller The scroller; must not be NULL.
/// @param inputs   The first of the inputs, oldest first; may be NULL if `count` is 0. Not kept.
/// @param count    How many, 1048576 at most.
/// @return SCROLLKIT_STATUS_OK; otherwise what scrollkit_scroller_push says of the first input that
///         it refuses, or SCROLLKIT_STATUS_OUT_OF_RANGE for too many, and nothing changes.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_scroller_push_many")
public func scrollkit_scroller_push_many(
  _ scroller: ScrollerRef?, _ inputs: UnsafePointer<scrollkit_input>?, _ count: UInt
) -> scrollkit_status {
  guard let box = BoxPointer(scroller) else { return .nullArgument }
  guard count > 0 else { return .ok }
  guard let inputs else { return .nullArgument }
  guard count <= largestBatch else { return .outOfRange }
  let size = inputs.pointee.struct_size
  guard scrollkit_input.canHave(size: size) else { return .invalidSize }
  let batch = Batch(first: inputs, stride: Int(size), count: Int(count))
  if let wrong = batch.wrong(for: box) { return wrong }
  box.hold()
  var place = 0
  while place < batch.count, !box.pointee.isDoomed {  // by its delegate
    let input = batch[place]
    if !box.pushMove(input) { box.push(ReadInput(input, mode: box.pointee.engine.mode), input) }
    place += 1
  }
  _ = box.letGo()
  return .ok
}

/// Press a finger or a mouse button on the content.
///
/// Content in flight is caught where it is. With a second finger down, the feel says which of them
/// moves the content, usually the one that came last; where it can be zoomed, two zoom it about their
/// midpoint. It does not jump when one comes or goes. Three are followed; a further one is taken and does
/// nothing. One that is down already must have left unheard, and takes hold anew.
///
/// @param scroller   The scroller; must not be NULL and be driven.
/// @param pointer_id Which finger; any number that stays the same until it is released.
/// @param x          Where in the viewport, in points from its left.
/// @param y          Where in the viewport, in points from its top.
/// @param time       Time of the call, in seconds; not before the time of an earlier call.
/// @return As scrollkit_scroller_push.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_scroller_press")
public func scrollkit_scroller_press(
  _ scroller: ScrollerRef?, _ pointer_id: UInt64, _ x: Double, _ y: Double, _ time: Double
) -> scrollkit_status {
  push(scroller, SCROLLKIT_INPUT_KIND_PRESS, pointer: pointer_id, x, y, time)
}

/// Move a finger or mouse button that was pressed.
///
/// Until it has moved past the feel's slop nothing scrolls, and the slop is swallowed, unless the
/// feel says otherwise. A feel that locks the direction keeps the other axis exactly where it is.
///
/// @param scroller   The scroller; must not be NULL and be driven.
/// @param pointer_id Which finger; one that is not pressed is taken and does nothing.
/// @param x          Where in the viewport, in points from its left; also outside it.
/// @param y          Where in the viewport, in points from its top; also outside it.
/// @param time       Time of the call, in seconds; not before the time of an earlier call.
/// @return As scrollkit_scroller_push.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_scroller_move")
public func scrollkit_scroller_move(
  _ scroller: ScrollerRef?, _ pointer_id: UInt64, _ x: Double, _ y: Double, _ time: Double
) -> scrollkit_status {
  push(scroller, SCROLLKIT_INPUT_KIND_MOVE, pointer: pointer_id, x, y, time)
}

/// Release a finger or mouse button: the content coasts on, as fast as it was moved.
///
/// The finger's speed is read from its movements, not from where the up event says it was; one that
/// was held still for 0.1 s has none. While another finger is down nothing is let go: the content
/// follows that one on, and flings as fast as it moves when it leaves, too.
///
/// @param scroller   The scroller; must not be NULL and be driven.
/// @param pointer_id Which finger; one that is not pressed is taken and does nothing.
/// @param time       Time of the call, in seconds; not before the time of an earlier call.
/// @return As scrollkit_scroller_push.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_scroller_release")
public func scrollkit_scroller_release(
  _ scroller: ScrollerRef?, _ pointer_id: UInt64, _ time: Double
) -> scrollkit_status {
  push(scroller, SCROLLKIT_INPUT_KIND_RELEASE, pointer: pointer_id, 0, 0, time)
}

/// Take the gesture, the held key or the pointer that steers away: the content rests where it is, or
/// returns into range.
///
/// @param scroller The scroller; must not be NULL and be driven.
/// @param time     Time of the call, in seconds; not before the time of an earlier call.
/// @return As scrollkit_scroller_push.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_scroller_cancel")
public func scrollkit_scroller_cancel(
  _ scroller: ScrollerRef?, _ time: Double
) -> scrollkit_status {
  push(scroller, SCROLLKIT_INPUT_KIND_CANCEL, 0, 0, time)
}

/// Turn a wheel.
///
/// Points are taken at once; other units glide as the feel has it, and quick steps add up. A
/// wheel never goes out of range, and does nothing while a finger holds the content.
///
/// @param scroller The scroller; must not be NULL and be driven.
/// @param x        How far right, in `unit`; positive shows what is further right.
/// @param y        How far down, in `unit`; positive shows what is further down. Most toolkits
///                 count a wheel turned away from the user as positive: negate theirs.
/// @param unit     What is counted.
/// @param time     Time of the call, in seconds; not before the time of an earlier call.
/// @return As scrollkit_scroller_push.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_scroller_wheel")
public func scrollkit_scroller_wheel(
  _ scroller: ScrollerRef?, _ x: Double, _ y: Double, _ unit: scrollkit_unit, _ time: Double
) -> scrollkit_status {
  push(scroller, SCROLLKIT_INPUT_KIND_WHEEL, unit: unit, x, y, time)
}

/// Press a key that scrolls, or repeat it.
///
/// Repeats add up, so that a held key glides; see also scrollkit_scroller_hold_key. Keys never go out
/// of range, and do nothing while a finger holds the content.
///
/// @param scroller The scroller; must not be NULL and be driven.
/// @param key      What it asks for.
/// @param time     Time of the call, in seconds; not before the time of an earlier call.
/// @return As scrollkit_scroller_push.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_scroller_key")
public func scrollkit_scroller_key(
  _ scroller: ScrollerRef?, _ key: scrollkit_key, _ time: Double
) -> scrollkit_status {
  push(scroller, SCROLLKIT_INPUT_KIND_KEY, key: key, 0, 0, time)
}

/// Hold a key that scrolls: content moves at a constant speed until scrollkit_scroller_release_key.
///
/// Call it on the key's first repeat; the first press is a scrollkit_scroller_key. The speed is 25
/// lines or 5 pages per second, and further repeats change nothing. With a feel whose wheel does not
/// animate, and for SCROLLKIT_KEY_HOME and SCROLLKIT_KEY_END, each call is a press.
///
/// @param scroller The scroller; must not be NULL and be driven.
/// @param key      The key.
/// @param time     Time of the repeat, in seconds; not before the time of an earlier call.
/// @return As scrollkit_scroller_push.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_scroller_hold_key")
public func scrollkit_scroller_hold_key(
  _ scroller: ScrollerRef?, _ key: scrollkit_key, _ time: Double
) -> scrollkit_status {
  push(scroller, SCROLLKIT_INPUT_KIND_KEY_HELD, key: key, 0, 0, time)
}

/// Release a key that was held: content brakes at once and rests soon after.
///
/// Call it, or scrollkit_scroller_cancel, also when the host loses the keyboard focus.
///
/// @param scroller The scroller; must not be NULL and be driven.
/// @param key      The key.
/// @param time     Time of the release, in seconds; not before the time of an earlier call.
/// @return As scrollkit_scroller_push.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_scroller_release_key")
public func scrollkit_scroller_release_key(
  _ scroller: ScrollerRef?, _ key: scrollkit_key, _ time: Double
) -> scrollkit_status {
  push(scroller, SCROLLKIT_INPUT_KIND_KEY_UP, key: key, 0, 0, time)
}

/// Return whether the scroller or its delegate handles inputs of a kind.
///
/// @param scroller The scroller; NULL takes none.
/// @param kind     The kind; any number.
/// @return 1 if the scroller takes them in its mode, or its delegate says that the host does; else
///         0.
///
/// Thread safety: the scroller's thread. Since: 0.1.
@_cdecl("scrollkit_scroller_responds_to")
public func scrollkit_scroller_responds_to(
  _ scroller: ScrollerRef?, _ kind: scrollkit_input_kind
) -> UInt32 {
  guard let box = BoxPointer(scroller) else { return 0 }
  let own: ClosedRange<Int>
  switch box.pointee.engine.mode {
  case .driven: own = SCROLLKIT_INPUT_KIND_PRESS...SCROLLKIT_INPUT_KIND_KEY_HELD
  case .observed: own = SCROLLKIT_INPUT_KIND_DID_SCROLL...SCROLLKIT_INPUT_KIND_DID_END_ZOOMING
  }
  let lastBefore =
    box.pointee.engine.canZoom ? SCROLLKIT_INPUT_KIND_PINCH_END : SCROLLKIT_INPUT_KIND_KEY
  let isUnknown = Int(kind) > lastBefore && Int(kind) < SCROLLKIT_INPUT_KIND_KEY_UP
  if own.contains(Int(kind)), !isUnknown { return 1 }
  guard let responds = box.pointee.delegate.responds_to else { return 0 }
  return responds(box.pointee.delegate.user, ScrollerRef(box), kind) == 0 ? 0 : 1
}

/// The most inputs or scrollers that one call takes.
let largestBatch: UInt = 1 << 20

/// Pushes an input that is a kind and a few numbers.
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
  return scrollkit_scroller_push(scroller, &input)
}

extension UnsafeMutablePointer where Pointee == ScrollerBox {
  /// Whether somebody wants to see inputs: the delegate, where content likes to
  /// rest, or those with which it is nested.
  fileprivate var handsOn: Bool {
    pointee.delegate.did_receive != nil || pointee.delegate.will_end_dragging != nil
      || pointee.snaps || pointee.nested != nil
  }

  /// Handles a plain move of a dragging finger, which is the most frequent input, directly.
  ///
  /// - Returns: Whether the input was such a move; if not, nothing has changed.
  fileprivate func pushMove(_ input: UnsafePointer<scrollkit_input>) -> Bool {
    guard input.isMoveAlone, pointee.engine.mode == .driven, !handsOn,
      doubt(time: input.pointee.time, after: pointee.engine.clock) == nil,
      pointee.engine.drag(
        input.pointee.pointer_id, toX: input.pointee.x, y: input.pointee.y,
        at: input.pointee.time)
    else { return false }
    _ = finishAlone()
    return true
  }

  /// What is wrong with an input that comes after a time.
  fileprivate func wrong(
    _ input: UnsafePointer<scrollkit_input>, _ read: ReadInput, after clock: Double
  ) -> scrollkit_status? {
    switch read {
    case .input, .report: doubt(time: input.moment(after: clock), after: clock)
    case .foreign: pointee.delegate.did_receive == nil ? .invalidArgument : nil
    case .refused(let wrong): wrong
    }
  }

  /// Takes an input that nothing is wrong with, and hands it on. A delegate may have used the
  /// scroller at a later time; no input is lost for that.
  fileprivate func push(_ read: ReadInput, _ input: UnsafePointer<scrollkit_input>) {
    switch read {
    case .input, .report:
      let clock = pointee.engine.clock
      if take(read, at: max(clock, input.moment(after: clock))) { _ = finish(input) }
    case .foreign: _ = handOn(input)
    case .refused: break  // never gets here
    }
  }
}

extension UnsafePointer where Pointee == scrollkit_input {
  /// Whether it is a movement of a finger and nothing else: the commonest input by far, which is
  /// taken without a detour.
  fileprivate var isMoveAlone: Bool {
    pointee.struct_size == UInt32(scrollkit_input.ownSize)
      && pointee.kind == UInt32(SCROLLKIT_INPUT_KIND_MOVE)
      && pointee.flags | pointee.unit | pointee.key | pointee.reserved == 0
      && isPlain(pointee.x, pointee.y) && isPlain(pointee.velocity_x, pointee.velocity_y)
      && pointee.scale == 0 && pointee.focus_x == 0 && pointee.focus_y == 0
  }
}

/// Inputs in a row, as far apart as their caller's struct is large.
private struct Batch {
  let first: UnsafePointer<scrollkit_input>
  let stride: Int
  let count: Int

  subscript(place: Int) -> UnsafePointer<scrollkit_input> {
    (UnsafeRawPointer(first) + place * stride).assumingMemoryBound(to: scrollkit_input.self)
  }

  /// What is wrong with the first input that cannot be taken.
  func wrong(for box: BoxPointer) -> scrollkit_status? {
    var clock = box.pointee.engine.clock
    var place = 0
    while place < count {
      let input = self[place]
      place += 1
      guard input.pointee.struct_size == UInt32(stride) else { return .invalidSize }
      if input.isMoveAlone, box.pointee.engine.mode == .driven {
        if let wrong = doubt(time: input.pointee.time, after: clock) { return wrong }
        clock = input.pointee.time
        continue
      }
      let read = ReadInput(input, mode: box.pointee.engine.mode)
      if let wrong = box.wrong(input, read, after: clock) { return wrong }
      switch read {
      case .input, .report: clock = input.moment(after: clock)
      case .foreign, .refused: break  // its time is not looked at
      }
    }
    return nil
  }
}
