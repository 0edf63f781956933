import CScrollKitTypes
import ScrollKitCore

/// A scroller as C sees it: `scrollkit_scroller *`.
public typealias ScrollerRef = OpaquePointer

/// The memory behind a scroller's handle: a scroll view and a delegate.
struct ScrollerBox {
  /// The first field, so that it is at the handle's address.
  let tag = HandleTag.scroller
  /// The second field, `viewOffset` bytes from the first.
  var view: ScrollView
  var delegate: Delegate
  /// The node in the tree of nested scrollers; nil until the scroller is nested. Owned.
  var nested: NestedScroller?
  /// How the calls on the scroller are recorded; nil unless they are. Owned by the trace.
  var traced: TracedPointer?
  /// What a user sees; nil unless it is measured. Owned.
  var meter: UnsafeMutablePointer<ScrollMeter>?
  /// An input that has been handled and not yet forwarded to the delegate. Borrowed from the caller.
  var pendingInput: UnsafePointer<scrollkit_input>?
  /// The number of calls under way that need the box afterwards.
  var callDepth: Int32
  /// The parts of the feel that its options have set and that no custom feel has replaced.
  var ownFeelParts: FeelParts
  /// Whether a function of the delegate runs. Calls from inside it leave their events in the queue.
  var isNotifying: Bool
  /// Whether the delegate's `will_end_dragging` runs. Calls from inside it do not run it again.
  var isInWillEndDragging: Bool
  /// Whether it was destroyed during a call. The last call under way frees it.
  var isDestroyed: Bool

  /// The behaviours and what they own; nil until one is enabled. Owned. The behaviours are its first field.
  var storage: UnsafeMutablePointer<BehaviourStorage>? {
    view.lentBehaviours.map { UnsafeMutableRawPointer($0.address).assumingMemoryBound(to: BehaviourStorage.self) }
  }

  /// Derived. The tag's size, which is a multiple of the view's alignment.
  static var viewOffset: Int { MemoryLayout<HandleTag>.size }
}

/// The functions of `scrollkit_delegate`.
struct Delegate {
  let user: UnsafeMutableRawPointer?
  let did_happen: scrollkit_event_function?
  let did_receive: scrollkit_input_function?
  let responds_to: scrollkit_responds_function?
  let should_scroll_to_top: scrollkit_should_function?
  let will_end_dragging: scrollkit_release_function?

  init(_ raw: scrollkit_delegate = scrollkit_delegate()) {
    user = raw.user
    did_happen = raw.did_happen
    did_receive = raw.did_receive
    responds_to = raw.responds_to
    should_scroll_to_top = raw.should_scroll_to_top
    will_end_dragging = raw.will_end_dragging
  }
}

typealias BoxPointer = UnsafeMutablePointer<ScrollerBox>

extension UnsafeMutablePointer where Pointee == ScrollerBox {
  init?(_ handle: ScrollerRef?) {
    guard let handle, HandleTag.at(handle) == .scroller else { return nil }
    self.init(UnsafeMutableRawPointer(handle).assumingMemoryBound(to: ScrollerBox.self))
  }

  // MARK: Life

  /// Keeps the box alive until `release`.
  func retain() { pointee.callDepth &+= 1 }

  /// Ends what `retain` began. Frees the box if it was destroyed meanwhile and no other call needs it.
  ///
  /// - Returns: Whether the scroller still exists.
  func release() -> Bool {
    pointee.callDepth &-= 1
    guard pointee.isDestroyed else { return true }
    if pointee.callDepth == 0 { free() }
    return false
  }

  /// Destroys the scroller, after its delegate was notified that the animation under way is not finished.
  func destroy() {
    guard !pointee.isDestroyed else { return }
    retain()
    notifyCompletions()
    if !pointee.isDestroyed {  // the delegate may have destroyed it meanwhile
      pointee.isDestroyed = true
      pointee.traced?.remove()
      pointee.storage?.pointee.window?.remove(self)  // its taps and its chain no longer reach it
      pointee.storage?.pointee.detachLists()
      leaveTree()
    }
    _ = release()
  }

  private func free() {
    freeMeter()
    freeStorage()
    freeNested()
    freeMemory(self)
  }

  // MARK: Changes

  /// Makes a change of the scroll view, after time has passed for all scrollers of its tree that it may move.
  ///
  /// - Parameter change: Calls one function of the view, at the time.
  func change<Result, Failure: Error>(
    at time: Double, _ change: (inout ScrollView, _ time: Double) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    pointee.nested?.passTime(at: time)
    return try change(&pointee.view, time)
  }

  /// Lets time pass before a call that needs to know where the content is then.
  func passTime(at time: Double) {
    if let nested = pointee.nested { nested.passTime(at: time) } else { pointee.view.passTime(at: time) }
  }

  /// Validates a time and two lengths, changes the scroll view, and notifies the delegates.
  ///
  /// - Parameters:
  ///   - error: Returns why the view cannot be changed; nil if it can.
  ///   - change: Returns the status of the call.
  func withView(
    at time: Double, x: Double = 0, y: Double = 0, unless error: (BoxPointer) -> scrollkit_status? = { _ in nil },
    _ change: (inout ScrollView, _ time: Double) -> scrollkit_status
  ) -> scrollkit_status {
    if let error = lengthError(x, y) ?? timeError(time) ?? error(self) { return error }
    let status = self.change(at: time, change)
    _ = notify()
    return status
  }

  /// `withView` with a change that always succeeds.
  func changeView(
    at time: Double, x: Double = 0, y: Double = 0, unless error: (BoxPointer) -> scrollkit_status? = { _ in nil },
    _ change: (inout ScrollView, _ time: Double) -> Void
  ) -> scrollkit_status {
    withView(at: time, x: x, y: y, unless: error) { view, time in
      change(&view, time)
      return .ok
    }
  }

  /// `changeView` with a change that begins a programmatic scroll.
  ///
  /// - Parameter id: Receives the number of the scroll; may be NULL.
  func beginScroll(
    at time: Double, x: Double = 0, y: Double = 0, unless error: (BoxPointer) -> scrollkit_status? = { _ in nil },
    _ id: UnsafeMutablePointer<UInt64>?, _ scroll: (inout ScrollView, _ time: Double) -> AnimationID
  ) -> scrollkit_status {
    changeView(at: time, x: x, y: y, unless: error) { view, time in
      let number = scroll(&view, time)
      id?.pointee = UInt64(number)
    }
  }
}
