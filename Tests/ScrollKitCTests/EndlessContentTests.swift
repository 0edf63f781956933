import CScrollKitTypes
import ScrollKitC
import XCTest

/// Content without ends has no place: what needs one is refused, whichever was enabled first.
final class EndlessContentTests: XCTestCase {
  private func needEnds(_ scroller: ScrollerRef, _ list: ListRef) -> [(name: String, enable: () -> Int32, disable: () -> Int32)] {
    var pages = scrollkit_snap_options()
    pages.struct_size = UInt32(MemoryLayout<scrollkit_snap_options>.size)
    pages.kind = scrollkit_snap_kind(SCROLLKIT_SNAP_KIND_PAGES)
    return [
      ("refresh", { scrollkit_refresh_enable(scroller, nil, 0) }, { scrollkit_refresh_disable(scroller, 0) }),
      (
        "pages", { [pages] in withUnsafePointer(to: pages) { scrollkit_snap_set_options(scroller, scrollkit_axis(SCROLLKIT_AXIS_X), $0, 0) } },
        { scrollkit_snap_set_options(scroller, scrollkit_axis(SCROLLKIT_AXIS_X), nil, 0) }
      ),
      ("conversation", { scrollkit_list_set_conversation(list, nil, 0) }, { scrollkit_list_end_conversation(list, 0) }),
    ]
  }

  private func attached(_ body: (ScrollerRef, ListRef) throws -> Void) throws {
    var (scroller, list): (ScrollerRef?, ListRef?)
    XCTAssertEqual(scrollkit_scroller_create(nil, &scroller), Status.ok)
    XCTAssertEqual(scrollkit_list_create(nil, &list), Status.ok)
    defer {
      scrollkit_scroller_destroy(scroller)
      scrollkit_list_destroy(list)
    }
    XCTAssertEqual(scrollkit_list_attach(list, scroller, 0), Status.ok)
    try body(try XCTUnwrap(scroller), try XCTUnwrap(list))
  }

  func test_afterDeltas_whatNeedsEndsIsRefused() throws {
    try attached { scroller, list in
      XCTAssertEqual(scrollkit_deltas_enable(scroller, nil, 0), Status.ok)
      for feature in needEnds(scroller, list) { XCTAssertEqual(feature.enable(), Status.wrongMode, feature.name) }
      XCTAssertEqual(scrollkit_refresh_begin(scroller, 0), Status.notEnabled)
      XCTAssertEqual(scrollkit_snap_set_options(scroller, scrollkit_axis(SCROLLKIT_AXIS_X), nil, 0), Status.ok, "no snap targets need no ends")
    }
  }

  func test_withWhatNeedsEnds_deltasAreRefused() throws {
    try attached { scroller, list in
      for feature in needEnds(scroller, list) {
        XCTAssertEqual(feature.enable(), Status.ok, feature.name)
        XCTAssertEqual(scrollkit_deltas_enable(scroller, nil, 0), Status.wrongMode, feature.name)
        XCTAssertEqual(scrollkit_deltas_take(scroller, 0, nil), Status.notEnabled, feature.name)
        XCTAssertEqual(feature.disable(), Status.ok, feature.name)
      }
      XCTAssertEqual(scrollkit_deltas_enable(scroller, nil, 0), Status.ok)
    }
  }
}
