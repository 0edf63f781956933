import CScrollKitTypes
import ScrollKitC
import XCTest

/// Scroll to top, a header of 56 points that snaps and stretches, a nub with sections, and an
/// anchor that keeps the item.
func enableBehaviours(_ scroller: ScrollerRef) {
  XCTAssertEqual(scrollkit_top_enable(scroller, nil, 0), Status.ok)
  var header = headerOptions()
  header.snaps = 1
  header.stretches = 1
  XCTAssertEqual(scrollkit_header_add(scroller, &header, 0, nil), Status.ok)
  XCTAssertEqual(scrollkit_nub_enable(scroller, nil, 0), Status.ok)
  XCTAssertEqual(scrollkit_nub_set_sections(scroller, [0, 500, 900], 3, 0), Status.ok)
  XCTAssertEqual(scrollkit_scrollbar_enable(scroller, 1, nil, 0), Status.ok)
  let policy = scrollkit_anchor_policy(SCROLLKIT_ANCHOR_POLICY_KEEP_ITEM)
  XCTAssertEqual(scrollkit_anchor_set_policy(scroller, policy, 0), Status.ok)
}

/// What the behaviours report at 4 s and later.
func useBehaviours(_ scroller: ScrollerRef) {
  XCTAssertEqual(scrollkit_anchor_add_edit(scroller, 10, 0, 70), Status.ok)
  var geometry = tallContent()
  geometry.content_height += 70
  XCTAssertEqual(scrollkit_anchor_end_update(scroller, 1, &geometry, 1, 4), Status.ok)
  XCTAssertEqual(scrollkit_nub_grab(scroller, 4.1, nil), Status.ok)
  XCTAssertEqual(scrollkit_nub_drag(scroller, 30, 0, 4.2), Status.ok)
  XCTAssertEqual(scrollkit_nub_release(scroller, 4.3), Status.ok)
  XCTAssertEqual(scrollkit_scrollbar_press(scroller, 1, 2, 400, 4.3), Status.ok)
  XCTAssertEqual(scrollkit_scrollbar_release(scroller, 1, 4.35), Status.ok)
  XCTAssertEqual(scrollkit_top_trigger(scroller, 9, 4.4), Status.ok)
}

func begunBatch(_ scroller: ScrollerRef, at time: Double) -> UInt32 {
  var batch: UInt32 = 0
  XCTAssertEqual(scrollkit_anchor_begin_update(scroller, time, &batch), Status.ok)
  return batch
}

/// The bytes of all states that a scroller with behaviours has.
func behaviours(of scroller: ScrollerRef) -> [[UInt8]] {
  [
    bytes(of: topState(of: scroller)), bytes(of: headerState(of: scroller)),
    bytes(of: nubState(of: scroller)), bytes(of: scrollbarState(of: scroller)),
  ]
}

/// A struct's fields by name, as numbers.
func numbers(in state: Any) -> [String: Double] {
  var found: [String: Double] = [:]
  for child in Mirror(reflecting: state).children {
    guard let label = child.label else { continue }
    if let value = child.value as? Double { found[label] = value }
    if let value = child.value as? UInt64 { found[label] = Double(value) }
    if let value = child.value as? UInt32 { found[label] = Double(value) }
    if let value = child.value as? Int32 { found[label] = Double(value) }
  }
  return found
}

func topState(of scroller: ScrollerRef) -> scrollkit_top_state {
  var state = scrollkit_top_state()
  let size = UInt(MemoryLayout.size(ofValue: state))
  XCTAssertEqual(scrollkit_struct_init(&state, size), Status.ok)
  XCTAssertEqual(scrollkit_top_get_state(scroller, &state), Status.ok)
  return state
}

func scrollbarState(of scroller: ScrollerRef) -> scrollkit_scrollbar_state {
  var state = scrollkit_scrollbar_state()
  let size = UInt(MemoryLayout.size(ofValue: state))
  XCTAssertEqual(scrollkit_struct_init(&state, size), Status.ok)
  XCTAssertEqual(scrollkit_scrollbar_get_state(scroller, 1, &state), Status.ok)
  return state
}

func headerState(of scroller: ScrollerRef, number: UInt32 = 0) -> scrollkit_header_state {
  var state = scrollkit_header_state()
  let size = UInt(MemoryLayout.size(ofValue: state))
  XCTAssertEqual(scrollkit_struct_init(&state, size), Status.ok)
  XCTAssertEqual(scrollkit_header_get_state(scroller, number, &state), Status.ok)
  return state
}

func nubState(of scroller: ScrollerRef) -> scrollkit_nub_state {
  var state = scrollkit_nub_state()
  let size = UInt(MemoryLayout.size(ofValue: state))
  XCTAssertEqual(scrollkit_struct_init(&state, size), Status.ok)
  XCTAssertEqual(scrollkit_nub_get_state(scroller, &state), Status.ok)
  return state
}

func context(of scroller: ScrollerRef) -> scrollkit_context {
  var context = scrollkit_context()
  let size = UInt(MemoryLayout.size(ofValue: context))
  XCTAssertEqual(scrollkit_struct_init(&context, size), Status.ok)
  XCTAssertEqual(scrollkit_scroller_get_context(scroller, &context), Status.ok)
  return context
}

func topOptions() -> scrollkit_top_options {
  var options = scrollkit_top_options()
  let size = UInt(MemoryLayout.size(ofValue: options))
  XCTAssertEqual(scrollkit_struct_init(&options, size), Status.ok)
  return options
}

/// A header of 56 points.
func headerOptions() -> scrollkit_header_options {
  var options = scrollkit_header_options()
  let size = UInt(MemoryLayout.size(ofValue: options))
  XCTAssertEqual(scrollkit_struct_init(&options, size), Status.ok)
  options.height = 56
  return options
}

func nubOptions() -> scrollkit_nub_options {
  var options = scrollkit_nub_options()
  let size = UInt(MemoryLayout.size(ofValue: options))
  XCTAssertEqual(scrollkit_struct_init(&options, size), Status.ok)
  return options
}

func newWindow(beside sibling: WindowRef? = nil) -> WindowRef {
  var window: WindowRef?
  XCTAssertEqual(scrollkit_window_create(sibling, &window), Status.ok)
  return window!
}

/// Runs a call with a window that lives as long as the call.
func withWindow(_ call: (WindowRef) -> scrollkit_status) -> scrollkit_status {
  let window = newWindow()
  defer { scrollkit_window_destroy(window) }
  return call(window)
}

/// Taps the top of a window.
func tap(_ window: WindowRef, at time: Double) -> UInt32 {
  var count: UInt32 = 99
  XCTAssertEqual(scrollkit_window_tap(window, 10, 5, 1, time, &count), Status.ok)
  return count
}
