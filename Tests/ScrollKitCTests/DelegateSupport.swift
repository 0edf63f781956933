import CScrollKitTypes
import ScrollKitC
import XCTest

/// A delegate that records its events and runs a function of the test for each.
final class Listener {
  private(set) var events: [scrollkit_event] = []
  /// The scroller of each event.
  private(set) var scrollers: [ScrollerRef] = []
  /// How many of its functions were under way at once.
  private(set) var deepest = 0
  private var depth = 0
  private let answer: (Listener, ScrollerRef, scrollkit_event) -> Void

  init(_ answer: @escaping (Listener, ScrollerRef, scrollkit_event) -> Void = { _, _, _ in }) {
    self.answer = answer
  }

  var kinds: [Int] { events.map { Int($0.kind) } }

  /// The number of events that are no completions.
  var others: Int { kinds.filter { $0 != SCROLLKIT_EVENT_KIND_ANIMATION_COMPLETED }.count }

  /// Listens to a scroller until the scroller has another delegate.
  func listen(to scroller: ScrollerRef) {
    var delegate = scrollkit_delegate()
    XCTAssertEqual(
      scrollkit_struct_init(&delegate, UInt(MemoryLayout.size(ofValue: delegate))), Status.ok)
    delegate.user = Unmanaged.passUnretained(self).toOpaque()
    delegate.did_happen = { user, scroller, event in
      Unmanaged<Listener>.fromOpaque(user!).takeUnretainedValue().hear(scroller!, event!.pointee)
    }
    XCTAssertEqual(scrollkit_scroller_set_delegate(scroller, &delegate), Status.ok)
  }

  private func hear(_ scroller: ScrollerRef, _ event: scrollkit_event) {
    events.append(event)
    scrollers.append(scroller)
    depth += 1
    deepest = max(deepest, depth)
    answer(self, scroller, event)
    depth -= 1
  }
}

/// A scroller with content and no event waiting.
func quietScroller() -> ScrollerRef {
  let scroller = newScroller()
  setTallContent(scroller, at: 0)
  XCTAssertTrue(drained(scroller).isEmpty)
  return scroller
}
