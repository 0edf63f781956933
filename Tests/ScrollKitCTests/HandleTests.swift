import CScrollKitTypes
import ScrollKitC
import XCTest

/// Handles of the wrong kind are refused, and nothing changes.
final class HandleTests: XCTestCase {
  private var scroller: ScrollerRef!
  private var window: WindowRef!

  override func setUp() {
    scroller = newScroller()
    setTallContent(scroller, at: 0)
    XCTAssertEqual(scrollkit_window_create(nil, &window), Status.ok)
  }

  override func tearDown() {
    scrollkit_scroller_destroy(scroller)
    scrollkit_window_destroy(window)
  }

  func test_aWindow_isNoScroller() {
    var value = scrollkit_frame()
    value.struct_size = UInt32(MemoryLayout<scrollkit_frame>.size)
    XCTAssertEqual(scrollkit_scroller_press(window, 0, 1, 1, 1), Status.invalidArgument)
    XCTAssertEqual(scrollkit_scroller_tick(window, 1, nil), Status.invalidArgument)
    XCTAssertEqual(scrollkit_scroller_tick_many([scroller, window], 2, 1, nil), Status.invalidArgument)
    XCTAssertEqual(scrollkit_scroller_get_frame(window, &value), Status.invalidArgument)
    XCTAssertEqual(scrollkit_scroller_scroll_to(window, 0, 1, 1, 1, nil), Status.invalidArgument)
    XCTAssertEqual(scrollkit_nub_grab(window, 1, nil), Status.invalidArgument)
    XCTAssertEqual(scrollkit_zoom_set_scale(window, 2, 0, 0, 1, 1, nil), Status.invalidArgument)
    XCTAssertEqual(scrollkit_nest_set_parent(scroller, window, 1), Status.invalidArgument)
    XCTAssertEqual(scrollkit_window_add_scroller(window, window), Status.invalidArgument)
    XCTAssertEqual(scrollkit_scroller_responds_to(window, 1), 0)
    scrollkit_scroller_destroy(window)
    XCTAssertEqual(scrollkit_window_make_key(window), Status.ok, "it still exists")
    XCTAssertEqual(frame(of: scroller).time, 0)
  }

  func test_aScroller_isNoWindow() {
    var other: WindowRef?
    XCTAssertEqual(scrollkit_window_tap(scroller, 0, 0, 1, 1, nil), Status.invalidArgument)
    XCTAssertEqual(scrollkit_window_make_key(scroller), Status.invalidArgument)
    XCTAssertEqual(scrollkit_window_create(scroller, &other), Status.invalidArgument)
    XCTAssertNil(other)
    XCTAssertEqual(scrollkit_window_remove_scroller(scroller, scroller), Status.invalidArgument)
    scrollkit_window_destroy(scroller)
    XCTAssertEqual(scrollkit_scroller_tick(scroller, 1, nil), Status.ok, "it still exists")
  }

  func test_aListAndATrace_areNothingElse() {
    var list: ListRef?, trace: TraceRef?, other: ScrollerRef?
    XCTAssertEqual(scrollkit_list_create(nil, &list), Status.ok)
    XCTAssertEqual(scrollkit_trace_start({ _, _, _ in }, nil, &trace), Status.ok)
    for handle in [list, trace] {
      XCTAssertEqual(scrollkit_scroller_tick(handle, 1, nil), Status.invalidArgument)
      XCTAssertEqual(scrollkit_nest_set_parent(scroller, handle, 1), Status.invalidArgument)
      XCTAssertEqual(scrollkit_window_make_key(handle), Status.invalidArgument)
      scrollkit_scroller_destroy(handle)
      scrollkit_window_destroy(handle)
    }
    for handle in [scroller, window, trace] {
      XCTAssertEqual(scrollkit_list_insert(handle, 0, 3, 1), Status.invalidArgument)
      XCTAssertEqual(scrollkit_list_attach(handle, scroller, 1), Status.invalidArgument)
      scrollkit_list_destroy(handle)
    }
    XCTAssertEqual(scrollkit_list_attach(list, window, 1), Status.invalidArgument)
    for handle in [scroller, window, list] {
      XCTAssertEqual(scrollkit_trace_mark(handle, "here"), Status.invalidArgument)
      XCTAssertEqual(scrollkit_trace_create_scroller(handle, nil, &other), Status.invalidArgument)
      XCTAssertNil(other)
      scrollkit_trace_stop(handle)
    }
    XCTAssertEqual(frame(of: scroller).time, 0)
    XCTAssertEqual(scrollkit_list_insert(list, 0, 3, 1), Status.ok, "all still exist")
    XCTAssertEqual(scrollkit_trace_mark(trace, "here"), Status.ok)
    scrollkit_trace_stop(trace)
    scrollkit_list_destroy(list)
  }

  func test_otherMemory_isNoScroller() {
    var memory = [UInt64](repeating: 0x1234_5678, count: 4)
    memory.withUnsafeMutableBytes { bytes in
      XCTAssertEqual(
        scrollkit_scroller_tick(OpaquePointer(bytes.baseAddress!), 1, nil), Status.invalidArgument)
    }
  }

  func test_aMissingPointer_isStillANullArgument() {
    XCTAssertEqual(scrollkit_scroller_get_frame(scroller, nil), Status.nullArgument)
    XCTAssertEqual(scrollkit_scroller_get_frame(nil, nil), Status.nullArgument)
  }
}
