import CScrollKitTypes
import ScrollKitCore

/// A plain move of a finger, the most frequent input.
///
///     push ── a plain move, by the finger that alone drags? ── yes ─▶ the engine, then the delegate of this scroller
///                                                          └─ no ──▶ `ValidatedInput`, as every other input
extension UnsafeMutablePointer where Pointee == ScrollerBox {
  /// Handles a valid move of a dragging finger without conversion.
  ///
  /// - Returns: Whether the finger alone drags the content and its time is valid; otherwise nothing has changed.
  func drag(along input: UnsafePointer<scrollkit_input>) -> Bool {
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

  /// Whether inputs concern more than the engine: a delegate's function, snap targets or nested scrollers.
  private var needsFullHandling: Bool {
    pointee.delegate.did_receive != nil || pointee.delegate.will_end_dragging != nil
      || pointee.view.snaps || pointee.nested != nil
  }
}

extension UnsafePointer where Pointee == scrollkit_input {
  /// Whether the input is a move of a pointer without flags, in a struct of this library's own size.
  var isMove: Bool {
    pointee.struct_size == UInt32(scrollkit_input.ownSize)
      && pointee.kind == UInt32(SCROLLKIT_INPUT_KIND_MOVE) && pointee.flags == 0
  }

  /// Whether the input is a valid move of a pointer and uses no other field.
  var isPlainMove: Bool {
    isMove && pointee.unit | pointee.key | pointee.reserved == 0
      && lengthError(pointee.x, pointee.y) == nil
      && lengthError(pointee.velocity_x, pointee.velocity_y) == nil
      && pointee.scale == 0 && pointee.focus_x == 0 && pointee.focus_y == 0
  }
}
