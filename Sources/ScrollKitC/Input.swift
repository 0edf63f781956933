import CScrollKitTypes
import ScrollKitCore

/// Push an action of the user or a report of a toolkit.
///
/// Inputs may come in any order. An input that has no meaning in the current phase has no effect.
/// Fields that the kind does not use are validated, too: leave them 0. Kinds from
/// SCROLLKIT_INPUT_KIND_HOST on are not validated; without `did_receive` of a delegate they are
/// refused as an unknown kind.
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
  if input.isPlainMove, box.drag(along: input) { return .ok }
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

extension UnsafeMutablePointer where Pointee == ScrollerBox {
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
