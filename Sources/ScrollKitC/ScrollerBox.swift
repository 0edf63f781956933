import CScrollKitTypes
import ScrollKitCore

/// A scroller as C holds it: `scrollkit_scroller *`.
public typealias ScrollerRef = OpaquePointer

/// The memory behind a scroller's handle: an engine and a delegate.
struct ScrollerBox {
  /// The first field, so that it is at the handle's address.
  let tag = HandleTag.scroller
  /// The second field, `engineOffset` bytes from the first.
  var engine: ScrollEngine
  var delegate: Delegate
  /// The behaviours; nil until one is enabled. Owned.
  var storage: UnsafeMutablePointer<BehaviourStorage>?
  /// The node in the tree of nested scrollers; nil until the scroller is nested. Owned.
  var nested: NestedScroller?
  /// How the calls on the scroller are recorded; nil unless they are. Owned by the trace.
  var traced: TracedPointer?
  /// An input that has been handled and not yet forwarded to the delegate. Borrowed from the caller.
  var pendingInput: UnsafePointer<scrollkit_input>?
  /// The number of calls under way that need the box afterwards.
  var callDepth: Int32
  /// Whether the delegate receives events now. Calls from inside it leave their events in the queue.
  var isNotifying: Bool
  /// Whether the delegate's `will_end_dragging` runs. Calls from inside it do not run it again.
  var isAskingDelegate: Bool
  /// Whether it was destroyed during a call. The last call under way frees it.
  var isDestroyed: Bool

  /// Derived. The tag's size, which is a multiple of the engine's alignment.
  static var engineOffset: Int { MemoryLayout<HandleTag>.size }
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

  /// Whether content has snap targets.
  var snaps: Bool { pointee.storage?.pointee.behaviours.snaps != nil }

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
      pointee.storage?.pointee.window?.remove(self)  // its taps and its chain no longer reach it
      pointee.storage?.pointee.list?.detach()
      leaveTree()
    }
    _ = release()
  }

  private func free() {
    pointee.traced?.remove()
    freeStorage()
    freeNested()
    freeMemory(self)
  }

  // MARK: Time

  /// Lets time pass before an input: motions advance, and behaviours follow what came to rest.
  func passTime(to time: Double) {
    let time = effective(time)
    if let nested = pointee.nested {
      nested.pass(to: time)
    } else if let storage = pointee.storage {
      storage.pointee.behaviours.pass(&pointee.engine, to: time)
    } else {
      pointee.engine.tick(time)
    }
  }
}

/// Validates a time and an offset, lets time pass, changes a scroller at its effective time and notifies its delegate.
func withScroller(
  _ handle: ScrollerRef?, at time: Double, x: Double = 0, y: Double = 0,
  _ body: (inout ScrollEngine, Double) -> Void
) -> scrollkit_status {
  guard let box = BoxPointer(handle) else { return handle.refusal }
  if let error = lengthError(x, y) ?? timeError(time) { return error }
  box.passTime(to: time)
  body(&box.pointee.engine, box.effective(time))
  _ = box.finish()
  return .ok
}
