import CScrollKitTypes

extension scrollkit_delegate {
  /// The functions whose calls are recorded, as bits.
  var functions: UInt64 {
    var functions: UInt64 = 0
    if did_happen != nil { functions |= TracedDelegateFunctions.didHappen }
    if did_receive != nil { functions |= TracedDelegateFunctions.didReceive }
    if should_scroll_to_top != nil { functions |= TracedDelegateFunctions.shouldScrollToTop }
    if will_end_dragging != nil { functions |= TracedDelegateFunctions.willEndDragging }
    return functions
  }

  /// A delegate that records the calls of another one's functions.
  init(recording other: scrollkit_delegate) {
    self = .standard
    if other.did_happen != nil { did_happen = recordDidHappen }
    if other.did_receive != nil { did_receive = recordDidReceive }
    if other.responds_to != nil { responds_to = forwardRespondsTo }
    if other.should_scroll_to_top != nil { should_scroll_to_top = recordShouldScrollToTop }
    if other.will_end_dragging != nil { will_end_dragging = recordWillEndDragging }
  }
}

/// A call of a delegate's function, while it is recorded.
private struct RecordedCallback {
  /// The delegate of the host.
  let delegate: Delegate
  private let trace: TracePointer

  /// Begins and records a call; nil if the scroller is not traced any more.
  init?(_ scroller: ScrollerRef?, _ function: TracedCallback, _ hash: TraceHash) {
    guard let traced = BoxPointer(scroller)?.pointee.traced else { return nil }
    delegate = traced.pointee.delegate
    trace = traced.pointee.trace
    trace.retain()
    trace.begin(.callback, size: TraceRecord.callbackSize - TraceRecord.headerSize)
    trace.put(function.rawValue, traced.pointee.number)
    trace.put(hash.value)
    trace.send()
  }

  /// Records the answer and ends the call.
  func end(_ x: Double = 0, _ y: Double = 0) {
    trace.begin(.answer, size: TraceRecord.answerSize - TraceRecord.headerSize)
    trace.put(x)
    trace.put(y)
    trace.send()
    trace.release()
  }
}

private func recordDidHappen(
  _ user: UnsafeMutableRawPointer?, _ scroller: ScrollerRef?, _ event: UnsafePointer<scrollkit_event>?
) {
  guard let event, let callback = RecordedCallback(scroller, .didHappen, TraceHash(event, sizes: .own)) else { return }
  callback.delegate.did_happen?(callback.delegate.user, scroller, event)
  callback.end()
}

private func recordDidReceive(
  _ user: UnsafeMutableRawPointer?, _ scroller: ScrollerRef?, _ input: UnsafePointer<scrollkit_input>?
) {
  guard let callback = RecordedCallback(scroller, .didReceive, TraceHash()) else { return }
  callback.delegate.did_receive?(callback.delegate.user, scroller, input)
  callback.end()
}

private func forwardRespondsTo(
  _ user: UnsafeMutableRawPointer?, _ scroller: ScrollerRef?, _ kind: scrollkit_input_kind
) -> UInt32 {
  guard let delegate = BoxPointer(scroller)?.pointee.traced?.pointee.delegate else { return 0 }
  return delegate.responds_to?(delegate.user, scroller, kind) ?? 0
}

private func recordShouldScrollToTop(
  _ user: UnsafeMutableRawPointer?, _ scroller: ScrollerRef?, _ source: scrollkit_top_source
) -> UInt32 {
  guard let callback = RecordedCallback(scroller, .shouldScrollToTop, TraceHash(source)) else { return 1 }
  let answer = callback.delegate.should_scroll_to_top?(callback.delegate.user, scroller, source) ?? 1
  callback.end(answer == 0 ? 0 : 1)
  return answer
}

private func recordWillEndDragging(
  _ user: UnsafeMutableRawPointer?, _ scroller: ScrollerRef?, _ velocityX: Double, _ velocityY: Double,
  _ targetX: UnsafeMutablePointer<Double>?, _ targetY: UnsafeMutablePointer<Double>?
) {
  guard let targetX, let targetY else { return }
  let hash = TraceHash(
    velocity: (velocityX, velocityY), target: (targetX.pointee, targetY.pointee))
  guard let callback = RecordedCallback(scroller, .willEndDragging, hash) else { return }
  callback.delegate.will_end_dragging?(
    callback.delegate.user, scroller, velocityX, velocityY, targetX, targetY)
  callback.end(targetX.pointee, targetY.pointee)
}
