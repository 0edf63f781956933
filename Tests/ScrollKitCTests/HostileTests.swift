import CScrollKitTypes
import Hostile
import ScrollKitC
import XCTest

/// What a C program must not send is answered by a status, and nothing changes.
final class HostileTests: XCTestCase {
  /// For unoptimised Swift, each function in one situation; `hostile.sh` tests the built library in all.
  func test_whatNoProgramMustPass_isRefused_andChangesNothing() {
    XCTAssertEqual(hostile_failures(0), 0, "standard output lists them")
    XCTAssertGreaterThan(hostile_refusals(), 5000)
  }
  func test_namesOfUnknownNumbers_areText() {
    for number: Int64 in [50, 63, 4096, 65535, .min, .max] {
      for type in ["mode", "phase", "input_kind", "event_kind", "edges", "top_source"] {
        XCTAssertEqual(String(cString: scrollkit_enum_name(type, number)), "unknown")
      }
    }
    for type in [nil, "", "phas", "phases", "Phase", "scrollkit_phase"] {
      XCTAssertEqual(String(cString: scrollkit_enum_name(type, 0)), "unknown")
    }
    for status: scrollkit_status in [3, 4, -12, .min, .max] {
      XCTAssertEqual(String(cString: scrollkit_status_text(status)), "unknown status")
    }
  }

  func test_unknownFeatures_areAbsent() {
    XCTAssertEqual(scrollkit_has_feature(nil), 0)
    for name in ["", "d", "drive", "drivenn", "Driven", "\u{ff}", String(repeating: "x", count: 9999)] {
      XCTAssertEqual(scrollkit_has_feature(name), 0, name)
    }
  }

  func test_destroyingNULL_hasNoEffect() {
    scrollkit_scroller_destroy(nil)
    scrollkit_window_destroy(nil)
  }

  func test_aNULLScroller_respondsToNoKind() {
    for kind: scrollkit_input_kind in [0, 1, 14, 32, 42, 65536, .max] {
      XCTAssertEqual(scrollkit_scroller_responds_to(nil, kind), 0)
    }
    let scroller = newScroller()
    for kind: scrollkit_input_kind in [0, 14, 31, 32, 42, 65535, 65536, .max] {
      XCTAssertEqual(scrollkit_scroller_responds_to(scroller, kind), 0)
    }
    scrollkit_scroller_destroy(scroller)
  }

  func test_emptyBatches_succeed() {
    let scroller = newScroller()
    XCTAssertEqual(scrollkit_scroller_push_many(scroller, nil, 0), Status.ok)
    XCTAssertEqual(scrollkit_scroller_tick_many(nil, 0, .nan, nil), Status.ok)
    XCTAssertEqual(frame(of: scroller).time, 0)
    scrollkit_scroller_destroy(scroller)
  }

  func test_destroyingOneOfTheTwo_leavesTheOther() {
    var (list, scroller) = attached()
    scrollkit_scroller_destroy(scroller)
    XCTAssertEqual(scrollkit_list_insert(list, 0, 3, 0), Status.ok, "it stands alone")
    XCTAssertEqual(scrollkit_list_set_offset(list, 5), Status.ok)
    scrollkit_list_destroy(list)
    (list, scroller) = attached()
    scrollkit_list_destroy(list)
    XCTAssertEqual(scrollkit_scroller_tick(scroller, 2, nil), Status.ok)
    scrollkit_scroller_destroy(scroller)
  }

  func test_attachedAnew_anotherListIsDetached() {
    let (one, scroller) = attached()
    let (other, second) = attached()
    XCTAssertEqual(scrollkit_list_attach(other, scroller, 1), Status.ok)
    XCTAssertEqual(scrollkit_list_set_offset(one, 5), Status.ok, "the first stands alone")
    XCTAssertEqual(scrollkit_list_set_offset(other, 5), Status.wrongMode)
    scrollkit_scroller_destroy(second)
    XCTAssertEqual(scrollkit_list_set_offset(other, 5), Status.wrongMode, "it is attached to the first")
    scrollkit_list_destroy(one)
    scrollkit_list_destroy(other)
    scrollkit_scroller_destroy(scroller)
  }

  func test_visibleItems_fillWhatThereIsRoomFor() {
    let list = list()
    var visible = scrollkit_list_visible()
    visible.struct_size = UInt32(MemoryLayout<scrollkit_list_visible>.size)
    var positions = [Double](repeating: -1, count: 4)
    XCTAssertEqual(scrollkit_list_get_visible(list, 100, 400, 0, &visible, &positions, 3), Status.ok)
    XCTAssertEqual(visible.first, 2)
    XCTAssertEqual(visible.count, 10)
    XCTAssertEqual(positions, [88, 132, 176, -1])
    scrollkit_list_destroy(list)
  }

  /// A hundred items, ten of them measured, one sticky.
  private func list() -> ListRef? {
    var list: ListRef?
    XCTAssertEqual(scrollkit_list_create(nil, &list), Status.ok)
    XCTAssertEqual(scrollkit_list_insert(list, 0, 90, 0), Status.ok)
    let extents = (0..<10).map { Double($0) + 0.5 }
    XCTAssertEqual(scrollkit_list_insert_measured(list, 40, extents, 10, 0), Status.ok)
    XCTAssertEqual(scrollkit_list_set_kind(list, 3, 1, 1, 0), Status.ok)
    return list
  }

  /// The same list, attached to a scroller whose clock is 1 s.
  private func attached() -> (list: ListRef?, scroller: ScrollerRef?) {
    let list = list()
    var scroller: ScrollerRef?
    XCTAssertEqual(scrollkit_scroller_create(nil, &scroller), Status.ok)
    var geometry = scrollkit_geometry()
    geometry.struct_size = UInt32(MemoryLayout<scrollkit_geometry>.size)
    geometry.viewport_width = 400
    geometry.viewport_height = 600
    XCTAssertEqual(scrollkit_scroller_set_geometry(scroller, &geometry, 0), Status.ok)
    XCTAssertEqual(scrollkit_list_attach(list, scroller, 1), Status.ok)
    return (list, scroller)
  }
}
