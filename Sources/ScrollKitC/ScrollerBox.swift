import CScrollKitTypes
import ScrollKitCore

/// A scroller as C holds it: `scrollkit_scroller *`.
public typealias ScrollerRef = OpaquePointer

/// What a handle points to: an engine, and who hears of its events.
struct ScrollerBox {
  var engine: ScrollEngine
  var delegate: scrollkit_delegate
  /// Calls under way that still need the box.
  var holds: Int
  /// Whether the delegate is being told; calls from inside it leave their events to that loop.
  var isTelling: Bool
  /// Whether it was destroyed during a call; the last call under way frees it.
  var isDoomed: Bool
}

typealias BoxPointer = UnsafeMutablePointer<ScrollerBox>

extension UnsafeMutablePointer where Pointee == ScrollerBox {
  @inline(__always)
  init?(_ handle: ScrollerRef?) {
    guard let handle else { return nil }
    self.init(UnsafeMutableRawPointer(handle).assumingMemoryBound(to: ScrollerBox.self))
  }

  /// Ends a call that changed the scroller: its delegate, if there is one, is told.
  ///
  /// - Returns: Whether the scroller still exists.
  @inline(__always)
  func finish() -> Bool {
    guard pointee.delegate.did_happen != nil else { return true }
    hold()
    tellDelegate()
    return letGo()
  }

  /// Keeps the box alive until `letGo`.
  func hold() { pointee.holds += 1 }

  /// - Returns: Whether the scroller still exists.
  func letGo() -> Bool {
    pointee.holds -= 1
    guard pointee.isDoomed else { return true }
    if pointee.holds == 0 { release(self) }
    return false
  }

  func destroy() {
    if pointee.holds > 0 {
      pointee.isDoomed = true
    } else {
      release(self)
    }
  }

  /// Hands the events to the delegate, those that its own calls cause, too. No access to the box
  /// is open while the host's code runs, and the delegate is looked up anew each time: the host may
  /// exchange it, too.
  func tellDelegate() {
    guard !pointee.isTelling else { return }
    pointee.isTelling = true
    for _ in 0..<mostEventsTold {
      guard !pointee.isDoomed, let tell = pointee.delegate.did_happen,
        let happened = pointee.engine.nextEvent()
      else { break }
      var event = scrollkit_event(happened)
      tell(pointee.delegate.user, ScrollerRef(self), &event)
    }
    pointee.isTelling = false
  }
}

/// Taste. The most events that one call tells: 64 are four full queues, more than any honest answer
/// to an event causes. A delegate that answers every event with another gets the rest at the next
/// call, so that no call goes on for ever.
private let mostEventsTold = 64
