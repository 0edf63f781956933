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
