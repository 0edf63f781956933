import CScrollKitTypes
import ScrollKitCore

/// How a call ends: the delegate receives events and inputs.
///
/// No access to the box is open while a function of the delegate runs. The function may make every call, may set
/// another delegate and may destroy the scroller.
extension UnsafeMutablePointer where Pointee == ScrollerBox {
  /// Ends a call that handled an input, which is then forwarded to the delegate.
  ///
  /// - Returns: Whether the scroller still exists.
  func notify(forwarding input: UnsafePointer<scrollkit_input>) -> Bool {
    guard pointee.delegate.did_receive != nil else { return notify() }
    return forward(input)
  }

  /// Notifies the delegates of the scroller and of its chain.
  ///
  /// - Returns: Whether the scroller still exists.
  func notify() -> Bool {
    pointee.nested == nil ? notifyAlone() : notifyTree()
  }

  /// Notifies the delegate of this scroller alone.
  ///
  /// - Returns: Whether the scroller still exists.
  func notifyAlone() -> Bool {
    guard pointee.delegate.did_happen != nil else { return true }
    retain()
    notifyDelegate()
    return release()
  }

  /// Emits the queued events to the delegate, with those that calls from inside it cause.
  ///
  /// The delegate is read anew for each event, because a function may replace it.
  func notifyDelegate() {
    guard !pointee.isNotifying else { return }
    pointee.isNotifying = true
    var remaining = eventLimit
    while remaining > 0 {
      remaining -= 1
      if let input = pointee.pendingInput, let repeated = pointee.view.engine.firstEvent?.repeated,
        repeated == RepeatedReport(input.pointee.kind)
      {
        forwardPendingInput()
      }
      let hostOffset = pointee.view.engine.hostOffset
      guard !pointee.isDestroyed, let notify = pointee.delegate.did_happen,
        let happened = pointee.view.nextEvent()
      else { break }
      var event = scrollkit_event(happened, hostOffset: hostOffset)
      notify(pointee.delegate.user, ScrollerRef(self), &event)
    }
    pointee.isNotifying = false
  }

  /// Forwards an input to the delegate and notifies the delegates of the scroller and of its chain. The input comes
  /// first, or directly before the event that repeats it.
  ///
  /// - Returns: Whether the scroller still exists.
  func forward(_ input: UnsafePointer<scrollkit_input>) -> Bool {
    retain()
    forwardPendingInput()  // that of the call around this one came first
    pointee.pendingInput = input
    if RepeatedReport(input.pointee.kind) == nil || pointee.isNotifying { forwardPendingInput() }
    notifyChanged()
    forwardPendingInput()
    return release()
  }

  /// Stops the animation under way and emits to the delegate the completions that it has not received, and nothing
  /// else. It also does so inside a function of the delegate.
  func notifyCompletions() {
    let wasNotifying = pointee.isNotifying
    pointee.isNotifying = true
    var remaining = eventLimit
    while remaining > 0, !pointee.isDestroyed, let notify = pointee.delegate.did_happen {
      // The delegate may have begun an animation, too.
      if pointee.view.engine.lastSnapshot.isAnimated {
        pointee.view.engine.setOffset(pointee.view.engine.lastSnapshot.offset)
      }
      guard let happened = pointee.view.nextEvent() else { break }
      guard case .animationCompleted = happened.event else { continue }
      remaining -= 1
      var event = scrollkit_event(happened, hostOffset: pointee.view.engine.hostOffset)
      notify(pointee.delegate.user, ScrollerRef(self), &event)
    }
    pointee.isNotifying = wasNotifying
  }

  private func forwardPendingInput() {
    guard let input = pointee.pendingInput else { return }
    pointee.pendingInput = nil
    guard !pointee.isDestroyed, let receive = pointee.delegate.did_receive else { return }
    keepingEvents { receive(pointee.delegate.user, ScrollerRef(self), input) }
  }

  /// Calls a function of the delegate. The events that calls from inside it cause are emitted after it has returned.
  ///
  /// - Precondition: The box is retained.
  func keepingEvents<Answer>(_ function: () -> Answer) -> Answer {
    let wasNotifying = pointee.isNotifying
    pointee.isNotifying = true
    defer { pointee.isNotifying = wasNotifying }
    return function()
  }
}

/// Taste. 64 events: the most that one call emits to a delegate. That is four full queues. A delegate that answers
/// every event with another one receives the rest at the next call, so that each call returns.
private let eventLimit = 64
