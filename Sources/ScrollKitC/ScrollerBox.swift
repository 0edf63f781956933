import CScrollKitTypes
import ScrollKitCore

/// A scroller as C holds it: `scrollkit_scroller *`.
public typealias ScrollerRef = OpaquePointer

/// What a handle points to: an engine, and who hears of its events.
struct ScrollerBox {
  /// Comes first, so that its address is the box's.
  var engine: ScrollEngine
  var delegate: Delegate
  /// Its behaviours; NULL as long as none is enabled.
  var extras: UnsafeMutablePointer<Extras>?
  /// The scroller in a tree of nested scrollers; nil as long as it is in none.
  var nested: NestedScroller?
  /// The input of the call under way that the delegate has not been handed yet. Borrowed.
  var unsent: UnsafePointer<scrollkit_input>?
  /// Calls under way that still need the box.
  var holds: Int32
  /// Whether the delegate is being told; calls from inside it leave their events to that loop.
  var isTelling: Bool
  /// Whether the delegate is being asked where content that is let go is to rest; calls from inside
  /// it do not ask again.
  var isAsking: Bool
  /// Whether content likes to rest somewhere, so that its behaviours see inputs first.
  var snaps: Bool
  /// Whether it was destroyed during a call; the last call under way frees it.
  var isDoomed: Bool
}

/// The functions that a host lends, without what only their way here needed.
struct Delegate {
  let user: UnsafeMutableRawPointer?
  let did_happen: scrollkit_event_function?
  let did_receive: scrollkit_input_function?
  let responds_to: scrollkit_responds_function?
  let should_scroll_to_top: scrollkit_should_function?
  let will_end_dragging: scrollkit_release_function?

  init(_ lent: scrollkit_delegate = scrollkit_delegate()) {
    user = lent.user
    did_happen = lent.did_happen
    did_receive = lent.did_receive
    responds_to = lent.responds_to
    should_scroll_to_top = lent.should_scroll_to_top
    will_end_dragging = lent.will_end_dragging
  }
}

typealias BoxPointer = UnsafeMutablePointer<ScrollerBox>

extension UnsafeMutablePointer where Pointee == ScrollerBox {
  init?(_ handle: ScrollerRef?) {
    guard let handle else { return nil }
    self.init(UnsafeMutableRawPointer(handle).assumingMemoryBound(to: ScrollerBox.self))
  }

  /// Ends a call that changed the scroller: its behaviours follow, and its delegate is told.
  ///
  /// - Returns: Whether the scroller still exists.
  func finish() -> Bool {
    if let extras = pointee.extras { extras.pointee.behaviours.follow(&pointee.engine) }
    return announce()
  }

  /// The same for a scroller that is nested with none.
  ///
  /// - Returns: Whether the scroller still exists.
  func finishAlone() -> Bool {
    if let extras = pointee.extras { extras.pointee.behaviours.follow(&pointee.engine) }
    return announceAlone()
  }

  /// Tells the delegate, if there is one.
  ///
  /// - Returns: Whether the scroller still exists.
  func announce() -> Bool {
    guard pointee.nested == nil else { return announceChain() }
    return announceAlone()
  }

  /// - Returns: Whether the scroller still exists.
  func announceAlone() -> Bool {
    guard pointee.delegate.did_happen != nil else { return true }
    hold()
    tellDelegate()
    return letGo()
  }

  /// Ends a call that took an input, which is then handed on.
  ///
  /// - Returns: Whether the scroller still exists.
  func finish(_ input: UnsafePointer<scrollkit_input>) -> Bool {
    guard pointee.delegate.did_receive != nil else { return finish() }
    return handOn(input)
  }

  /// Keeps the box alive until `letGo`.
  func hold() { pointee.holds &+= 1 }

  /// - Returns: Whether the scroller still exists.
  func letGo() -> Bool {
    pointee.holds &-= 1
    guard pointee.isDoomed else { return true }
    if pointee.holds == 0 { free() }
    return false
  }

  func destroy() {
    if pointee.holds > 0 {
      pointee.isDoomed = true
      pointee.extras?.pointee.window?.remove(self)  // nobody may hear of it any more
      pointee.nested?.leave()
    } else {
      free()
    }
  }

  private func free() {
    releaseExtras()
    releaseNest()
    giveBack(self)
  }

  /// Hands the events to the delegate, those that its own calls cause, too. No access to the box
  /// is open while the host's code runs, and the delegate is looked up anew each time: the host may
  /// exchange it, too.
  func tellDelegate() {
    guard !pointee.isTelling else { return }
    pointee.isTelling = true
    var left = mostEventsTold
    while left > 0 {
      left -= 1
      if let input = pointee.unsent, let next = pointee.engine.firstEvent,
        next.isEcho(of: input.pointee.kind)
      {
        send()
      }
      guard !pointee.isDoomed, let tell = pointee.delegate.did_happen,
        let happened = pointee.engine.nextEvent()
      else { break }
      var event = scrollkit_event(happened)
      tell(pointee.delegate.user, ScrollerRef(self), &event)
    }
    pointee.isTelling = false
  }

  /// Hands an input on, and tells what came of it. The input comes first, or right before the event
  /// that says the same.
  ///
  /// - Returns: Whether the scroller still exists.
  func handOn(_ input: UnsafePointer<scrollkit_input>) -> Bool {
    hold()
    send()  // the input of a call that this one was made from: it came first
    if let extras = pointee.extras { extras.pointee.behaviours.follow(&pointee.engine) }
    pointee.unsent = input
    if !hasEcho(input.pointee.kind) || pointee.isTelling { send() }
    if pointee.delegate.did_happen != nil { tellDelegate() }
    send()
    return letGo()
  }

  /// Hands on the input that waits for it, if one does.
  private func send() {
    guard let input = pointee.unsent else { return }
    pointee.unsent = nil
    guard !pointee.isDoomed, let receive = pointee.delegate.did_receive else { return }
    receive(pointee.delegate.user, ScrollerRef(self), input)
  }
}

extension ScrollEvent {
  /// Whether it says the same as a report of a kind.
  fileprivate func isEcho(of kind: scrollkit_input_kind) -> Bool {
    switch self {
    case .didScroll: Int(kind) == SCROLLKIT_INPUT_KIND_DID_SCROLL
    case .dragBegan: Int(kind) == SCROLLKIT_INPUT_KIND_WILL_BEGIN_DRAGGING
    case .dragEnded: Int(kind) == SCROLLKIT_INPUT_KIND_DID_END_DRAGGING
    case .decelerationEnded: Int(kind) == SCROLLKIT_INPUT_KIND_DID_END_DECELERATING
    case .phaseChanged, .willRest, .didRest, .decelerationBegan, .willBounce, .didBounce,
      .willReachEdges, .didReachEdges, .zoomedPastMinimum, .zoomedPastMaximum, .zoomChanged,
      .animationCompleted, .topWillScroll, .topWillRestore, .topTargetChanged, .headerMoved,
      .headerShown, .headerHidden, .headerStretched, .nubShown, .nubHidden, .nubGrabbed,
      .nubReleased, .sectionChanged, .requested, .overflowed:
      false
    }
  }
}

/// Whether an event says the same as a report of a kind.
private func hasEcho(_ kind: scrollkit_input_kind) -> Bool {
  Int(kind) == SCROLLKIT_INPUT_KIND_DID_SCROLL || Int(kind) == SCROLLKIT_INPUT_KIND_WILL_BEGIN_DRAGGING
    || Int(kind) == SCROLLKIT_INPUT_KIND_DID_END_DRAGGING
    || Int(kind) == SCROLLKIT_INPUT_KIND_DID_END_DECELERATING
}

/// Taste. The most events that one call tells: 64 are four full queues, more than any honest answer
/// to an event causes. A delegate that answers every event with another gets the rest at the next
/// call, so that no call goes on for ever.
private let mostEventsTold = 64
