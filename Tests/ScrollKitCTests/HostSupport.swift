import CScrollKitTypes
import ScrollKitC
import XCTest

/// A host with all functions of a delegate. It records the calls in order and runs functions of the test.
final class Host {
  /// The names of events and inputs, and the questions, in order.
  private(set) var log: [String] = []
  var happened: (ScrollerRef, scrollkit_event) -> Void = { _, _ in }
  var received: (ScrollerRef, scrollkit_input) -> Void = { _, _ in }
  var responds: (scrollkit_input_kind) -> UInt32 = { _ in 0 }
  var mayScroll: (ScrollerRef, scrollkit_top_source) -> UInt32 = { _, _ in 1 }
  /// Gets the speed and the place where content would rest; answers where it is to rest.
  var released: (ScrollerRef, Place, Place) -> Place = { _, _, target in target }

  struct Place: Equatable {
    var x: Double
    var y: Double
  }

  /// Lends a scroller all functions but those that are not wanted.
  func serve(_ scroller: ScrollerRef, _ change: (inout scrollkit_delegate) -> Void = { _ in }) {
    var delegate = scrollkit_delegate()
    XCTAssertEqual(
      scrollkit_struct_init(&delegate, UInt(MemoryLayout.size(ofValue: delegate))), Status.ok)
    delegate.user = Unmanaged.passUnretained(self).toOpaque()
    delegate.did_happen = { user, scroller, event in
      let name = String(cString: scrollkit_enum_name("event_kind", Int64(event!.pointee.kind)))
      Host.of(user).log.append("event \(name)")
      Host.of(user).happened(scroller!, event!.pointee)
    }
    delegate.did_receive = { user, scroller, input in
      let kind = input!.pointee.kind
      let name =
        kind < SCROLLKIT_INPUT_KIND_HOST
        ? String(cString: scrollkit_enum_name("input_kind", Int64(kind))) : "\(kind)"
      Host.of(user).log.append("input \(name)")
      Host.of(user).received(scroller!, input!.pointee)
    }
    delegate.responds_to = { user, _, kind in Host.of(user).responds(kind) }
    delegate.should_scroll_to_top = { user, scroller, source in
      Host.of(user).log.append("may \(source) scroll")
      return Host.of(user).mayScroll(scroller!, source)
    }
    delegate.will_end_dragging = { user, scroller, velocityX, velocityY, x, y in
      Host.of(user).log.append("will end dragging")
      let target = Host.of(user).released(
        scroller!, Place(x: velocityX, y: velocityY), Place(x: x!.pointee, y: y!.pointee))
      x!.pointee = target.x
      y!.pointee = target.y
    }
    change(&delegate)
    XCTAssertEqual(scrollkit_scroller_set_delegate(scroller, &delegate), Status.ok)
  }

  func forget() { log = [] }

  private static func of(_ user: UnsafeMutableRawPointer?) -> Host {
    Unmanaged<Host>.fromOpaque(user!).takeUnretainedValue()
  }
}

/// A scroller with all behaviours at 900 points, at rest, no event waiting and no batch open.
func behavingScroller(mode: Int = SCROLLKIT_MODE_DRIVEN) -> ScrollerRef {
  let scroller = newScroller(mode: mode)
  setTallContent(scroller, at: -1)
  enableBehaviours(scroller)
  if mode == SCROLLKIT_MODE_DRIVEN {
    XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 0, 900, -1), Status.ok)
  } else {
    XCTAssertEqual(push(scroller, SCROLLKIT_INPUT_KIND_DID_SCROLL, y: 900, at: -1), Status.ok)
  }
  XCTAssertEqual(scrollkit_scroller_tick(scroller, 1, nil), Status.ok)
  _ = drained(scroller)
  return scroller
}
