import CScrollKitTypes
import XCTest

@testable import ScrollKitC

/// Every question about a list through the C interface, with worked numbers.
final class ListTests: XCTestCase {
  private var list: ListRef?
  private var scroller: ScrollerRef?

  override func tearDown() {
    scrollkit_list_destroy(list)
    if let scroller { scrollkit_scroller_destroy(scroller) }
    (list, scroller) = (nil, nil)
  }

  private func create(_ change: (inout scrollkit_list_options) -> Void = { _ in }) {
    var options = scrollkit_list_options.standard
    change(&options)
    XCTAssertEqual(scrollkit_list_create(&options, &list), Status.ok)
  }

  /// Ten items of 100 points.
  private func createTen() {
    create()
    XCTAssertEqual(scrollkit_list_insert_measured(list, 0, Array(repeating: 100, count: 10), 10, 0), Status.ok)
  }

  /// Attaches the list to a scroller of 400 × 300 points.
  private func attach() {
    XCTAssertEqual(scrollkit_scroller_create(nil, &scroller), Status.ok)
    var geometry = scrollkit_geometry.standard
    (geometry.viewport_width, geometry.viewport_height) = (400, 300)
    XCTAssertEqual(scrollkit_scroller_set_geometry(scroller, &geometry, 0), Status.ok)
    XCTAssertEqual(scrollkit_list_attach(list, scroller, 0), Status.ok)
  }

  private func size() -> scrollkit_list_size {
    var size = scrollkit_list_size.standard
    XCTAssertEqual(scrollkit_list_get_size(list, &size), Status.ok)
    return size
  }

  private func item(_ index: UInt) -> scrollkit_list_item {
    var item = scrollkit_list_item.standard
    XCTAssertEqual(scrollkit_list_get_item(list, index, &item), Status.ok)
    return item
  }

  private func offset() -> Double {
    var offset = Double.nan
    XCTAssertEqual(scrollkit_list_get_offset(list, &offset), Status.ok)
    return offset
  }

  /// The items and distances of the sticky items of a viewport of 300 points, and the number of those at its start.
  private func sticky(_ offset: Double) -> [Double] {
    var (items, distances) = ([UInt](repeating: 0, count: 4), [Double](repeating: 0, count: 4))
    var (atStart, count) = (UInt(9), UInt(9))
    XCTAssertEqual(scrollkit_list_get_sticky(list, offset, 300, &items, &distances, 4, &atStart, &count), Status.ok)
    return (0..<Int(count)).flatMap { [Double(items[$0]), distances[$0]] } + [Double(atStart)]
  }

  // MARK: Options

  func test_theItemsOfOneColumn_followEachOther_withGapsAndInsets() {
    create { ($0.estimate, $0.gap, $0.leading_inset, $0.trailing_inset) = (30, 5, 10, 20) }
    XCTAssertEqual(scrollkit_list_insert(list, 0, 4, 0), Status.ok)
    XCTAssertEqual(size().count, 4)
    XCTAssertEqual(size().columns, 1)
    XCTAssertEqual(size().length, 165, "10 + 4 · 30 + 3 · 5 + 20")
    XCTAssertEqual([item(2).start, item(2).extent], [80, 30])
    XCTAssertEqual(item(2).is_measured, 0)
    XCTAssertEqual(scrollkit_list_set_extents(list, 3, [50], 1, 0), Status.ok)
    XCTAssertEqual([item(3).start, item(3).extent, Double(item(3).is_measured)], [115, 50, 1])
    XCTAssertEqual(scrollkit_list_forget_extents(list, 3, 1, 0), Status.ok)
    XCTAssertEqual([item(3).extent, Double(item(3).is_measured)], [30, 0])
  }

  func test_withoutOptions_anItemHas44Points() {
    XCTAssertEqual(scrollkit_list_create(nil, &list), Status.ok)
    XCTAssertEqual(scrollkit_list_insert(list, 0, 2, 0), Status.ok)
    XCTAssertEqual(size().length, 88)
    XCTAssertEqual(offset(), 0)
  }

  func test_aGridHasItsColumns_orAsManyAsFit() {
    let rows: [(columns: Int, count: UInt32, smallest: Double, rightToLeft: UInt32, starts: [Double])] = [
      (SCROLLKIT_LIST_COLUMNS_COUNT, 3, 0, 0, [0, 105, 210]), (SCROLLKIT_LIST_COLUMNS_FIT, 0, 90, 0, [0, 105, 210]),
      (SCROLLKIT_LIST_COLUMNS_FIT, 0, 100, 0, [0, 105, 210]), (SCROLLKIT_LIST_COLUMNS_COUNT, 3, 0, 1, [210, 105, 0]),
    ]
    for row in rows {
      create {
        ($0.columns, $0.column_count, $0.smallest_cell) = (UInt32(row.columns), row.count, row.smallest)
        ($0.cross_length, $0.column_gap, $0.estimate, $0.is_right_to_left) = (310, 5, 50, row.rightToLeft)
      }
      XCTAssertEqual(scrollkit_list_insert(list, 0, 7, 0), Status.ok)
      XCTAssertEqual(size().columns, 3)
      XCTAssertEqual([size().length, size().cell_length], [150, 100], "\(row)")
      XCTAssertEqual((3...5).map { item($0).cross_start }, row.starts, "\(row)")
      XCTAssertEqual((3...5).map { item($0).column }, [0, 1, 2])
      XCTAssertEqual(item(5).start, 50)
      scrollkit_list_destroy(list)
      list = nil
    }
  }

  func test_aHorizontalList_setsTheWidthOfTheContent() {
    create { $0.is_horizontal = 1 }
    XCTAssertEqual(scrollkit_list_insert_measured(list, 0, [300, 300], 2, 0), Status.ok)
    attach()
    XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 150, 150, 0), Status.ok)
    XCTAssertEqual([frame(of: scroller!).offset_x, frame(of: scroller!).offset_y], [150, 0])
    XCTAssertEqual(scrollkit_list_detach(list, 0), Status.ok)
    XCTAssertEqual(offset(), 150)
  }

  // MARK: Questions

  func test_theVisibleItems_andWhereTheyAreDrawn() {
    createTen()
    let rows: [(offset: Double, overscan: Double, capacity: UInt, first: UInt64, positions: [Double])] = [
      (250, 0, 9, 2, [200, 300, 400, 500]), (250, 0, 2, 2, [200, 300, -1, -1]),
      (250, 60, 9, 1, [100, 200, 300, 400, 500, 600]), (300, 0, 9, 3, [300, 400, 500]),
    ]
    for row in rows {
      var visible = scrollkit_list_visible.standard
      var positions = Array(repeating: -1.0, count: row.positions.count)
      XCTAssertEqual(
        scrollkit_list_get_visible(list, row.offset, 300, row.overscan, &visible, &positions, row.capacity), Status.ok)
      XCTAssertEqual([visible.first, visible.count], [row.first, UInt64(row.positions.count)], "\(row)")
      XCTAssertEqual(positions, row.positions, "\(row)")
    }
  }

  func test_aPlaceInAnItem_andItsOffset() {
    createTen()
    for (offset, item, within) in [(250.0, UInt(2), 50.0), (300, 3, 0), (-20, 0, -20), (999, 9, 99)] {
      var (found, distance, back) = (UInt(77), Double.nan, Double.nan)
      XCTAssertEqual(scrollkit_list_get_anchor(list, offset, &found, &distance), Status.ok)
      XCTAssertEqual(found, item)
      XCTAssertEqual(distance, within)
      XCTAssertEqual(scrollkit_list_get_anchor_offset(list, item, within, &back), Status.ok)
      XCTAssertEqual(back, offset)
    }
  }

  func test_theOffsetThatShowsAnItem() {
    createTen()
    let rows: [(alignment: Int, margin: Double, from: Double, shown: Double)] = [
      (SCROLLKIT_LIST_ALIGNMENT_START, 0, 0, 500), (SCROLLKIT_LIST_ALIGNMENT_START, 20, 0, 480),
      (SCROLLKIT_LIST_ALIGNMENT_CENTER, 0, 0, 400), (SCROLLKIT_LIST_ALIGNMENT_END, 0, 0, 300),
      (SCROLLKIT_LIST_ALIGNMENT_END, 20, 0, 320), (SCROLLKIT_LIST_ALIGNMENT_NEAREST, 0, 0, 300),
      (SCROLLKIT_LIST_ALIGNMENT_NEAREST, 0, 400, 400), (SCROLLKIT_LIST_ALIGNMENT_NEAREST, 0, 700, 500),
    ]
    for row in rows {
      var shown = Double.nan
      XCTAssertEqual(
        scrollkit_list_get_offset_showing(list, 5, UInt32(row.alignment), row.margin, row.from, 300, &shown), Status.ok)
      XCTAssertEqual(shown, row.shown, "\(row)")
    }
    var shown = Double.nan
    let alignment = UInt32(SCROLLKIT_LIST_ALIGNMENT_START)
    XCTAssertEqual(scrollkit_list_get_offset_showing(list, 9, alignment, 0, 0, 300, &shown), Status.ok)
    XCTAssertEqual(scrollkit_list_get_offset_showing(list, 10, alignment, 0, 0, 300, &shown), Status.outOfRange)
    XCTAssertEqual(shown, 900)
  }

  func test_theProgressOfAnItemThroughTheViewport() {
    createTen()
    for (offset, entry, cover, exit) in [
      (200.0, 0.0, 0.0, 0.0), (250, 0.5, 0.125, 0), (300, 1, 0.25, 0), (400, 1, 0.5, 0), (550, 1, 0.875, 0.5), (600, 1, 1, 1),
    ] {
      var progress = scrollkit_view_progress.standard
      XCTAssertEqual(scrollkit_list_get_progress(list, 5, offset, 300, &progress), Status.ok)
      XCTAssertEqual([progress.entry, progress.cover, progress.exit], [entry, cover, exit], "\(offset)")
    }
    var progress = scrollkit_view_progress.standard
    XCTAssertEqual(scrollkit_list_get_progress(list, 9, 0, 300, &progress), Status.ok)
    XCTAssertEqual(scrollkit_list_get_progress(list, 10, 0, 300, &progress), Status.outOfRange)
  }

  func test_aStickyItem_staysAtTheStart_untilTheNextPushesIt() {
    createTen()
    XCTAssertEqual(sticky(350), [0])
    for item in [3, 5, 9] as [UInt] { XCTAssertEqual(scrollkit_list_set_kind(list, item, 1, 1, 0), Status.ok) }
    XCTAssertEqual(item(9).kind, 1)
    XCTAssertEqual(scrollkit_list_set_kind(list, 9, 1, 0, 0), Status.ok)
    for (offset, expected) in [
      (299.0, [0.0]), (300, [3, 0, 1]), (400, [3, 0, 1]), (450, [3, -50, 1]), (500, [5, 0, 1]), (900, [5, 0, 1]),
    ] {
      XCTAssertEqual(sticky(offset), expected, "\(offset)")
    }
  }

  func test_stickyItemsOfSeveralLevels_atBothEnds() {
    createTen()
    let kinds: [(UInt32, (inout scrollkit_list_kind_options) -> Void)] = [
      (1, { _ in }), (2, { $0.level = 1 }), (3, { $0.sticky = UInt32(SCROLLKIT_LIST_STICKY_END) }),
      (4, { $0.sticky = UInt32(SCROLLKIT_LIST_STICKY_NEVER) }),
    ]
    for (kind, change) in kinds {
      var options = scrollkit_list_kind_options.standard
      change(&options)
      XCTAssertEqual(scrollkit_list_set_kind_options(list, kind, &options, 0), Status.ok)
    }
    for (item, kind) in [(0, 1), (1, 2), (3, 2), (5, 1), (9, 3), (7, 4)] {
      XCTAssertEqual(scrollkit_list_set_kind(list, UInt(item), 1, UInt32(kind), 0), Status.ok)
    }
    for (offset, expected) in [
      (50.0, [0.0, 0, 1, 100, 9, 0, 2]), (150, [0, 0, 1, 50, 9, 0, 2]), (350, [0, 0, 3, 50, 9, 0, 2]),
      (450, [0, -50, 9, 0, 1]), (500, [5, 0, 9, 0, 1]), (700, [5, 0, 9, 0, 1]), (701, [5, 0, 1]),
    ] {
      XCTAssertEqual(sticky(offset), expected, "\(offset)")
    }
  }

  func test_headersOfAGrid_haveLinesOfTheirOwn() {
    create { ($0.columns, $0.column_count, $0.estimate, $0.cross_length, $0.column_gap) = (1, 3, 50, 320, 10) }
    var options = scrollkit_list_kind_options.standard
    options.estimate = 20
    XCTAssertEqual(scrollkit_list_set_kind_options(list, 1, &options, 0), Status.ok)
    options.span = 2
    XCTAssertEqual(scrollkit_list_set_kind_options(list, 2, &options, 0), Status.ok)
    XCTAssertEqual(scrollkit_list_insert(list, 0, 9, 0), Status.ok)
    XCTAssertEqual(scrollkit_list_set_kind(list, 0, 1, 1, 0), Status.ok)
    XCTAssertEqual(scrollkit_list_set_kind(list, 5, 1, 1, 0), Status.ok)
    XCTAssertEqual(scrollkit_list_set_kind(list, 7, 1, 2, 0), Status.ok)
    // header | 1 2 3 | 4 | header | 6, 7 7 | 8
    XCTAssertEqual((0..<9).map { item($0).start }, [0, 20, 20, 20, 70, 120, 140, 140, 190])
    XCTAssertEqual((0..<9).map { item($0).column }, [0, 0, 1, 2, 0, 0, 0, 1, 0])
    XCTAssertEqual([item(7).cross_start, item(7).cross_length], [110, 210])
    XCTAssertEqual([item(5).extent, item(5).cross_start, item(5).cross_length], [20, 0, 320])
    XCTAssertEqual(scrollkit_list_set_extents(list, 4, [99, 35], 2, 0), Status.ok)
    XCTAssertEqual([item(4).extent, item(5).extent, item(6).start], [50, 35, 155])
    XCTAssertEqual(size().length, 255)
  }

  // MARK: Edits

  func test_editsOfAListThatStandsAlone_moveItsOffset_withTheFirstVisibleItem() {
    createTen()
    XCTAssertEqual(scrollkit_list_set_offset(list, 250), Status.ok)
    let edits: [(String, (ListRef?) -> scrollkit_status, Double, Double)] = [
      ("insert above", { scrollkit_list_insert_measured($0, 0, [70], 1, 0) }, 320, 1070),
      ("insert below", { scrollkit_list_insert_measured($0, 9, [30], 1, 0) }, 320, 1100),
      ("another extent above", { scrollkit_list_set_extents($0, 0, [50], 1, 0) }, 300, 1080),
      ("moved below", { scrollkit_list_move($0, 0, 1, 11, 0) }, 250, 1080),
      ("removed above", { scrollkit_list_remove($0, 0, 2, 0) }, 50, 880),
    ]
    for (name, edit, offset, length) in edits {
      XCTAssertEqual(edit(list), Status.ok, name)
      XCTAssertEqual(self.offset(), offset, name)
      XCTAssertEqual(size().length, length, name)
    }
  }

  // MARK: Attached

  func test_theFrameOfAnAttachedList() {
    createTen()
    XCTAssertEqual(scrollkit_list_set_kind(list, 1, 1, 1, 0), Status.ok)
    attach()
    func frame() -> ([UInt64], Double, [Double]) {
      var frame = scrollkit_list_frame.standard
      var positions = [-1.0, -1, -1, -1]
      XCTAssertEqual(scrollkit_list_get_frame(list, &frame, &positions, 4), Status.ok)
      return ([frame.first, frame.count, UInt64(frame.has_sticky), frame.sticky_item], frame.sticky_position, positions)
    }
    XCTAssertTrue(frame() == ([0, 3, 0, 0], 0, [0, 100, 200, -1]))
    XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 0, 250, 0), Status.ok)
    XCTAssertTrue(frame() == ([2, 4, 1, 1], 0, [-50, 50, 150, 250]))
    var (item, within) = (UInt(77), Double.nan)
    XCTAssertEqual(scrollkit_list_get_position(list, &item, &within), Status.ok)
    XCTAssertEqual(item, 2)
    XCTAssertEqual(within, 50)
    XCTAssertEqual(scrollkit_list_set_position(list, 4, 10, 1), Status.ok)
    XCTAssertEqual(ScrollKitCTests.frame(of: scroller!).offset_y, 410)
    XCTAssertEqual(scrollkit_list_detach(list, 0), Status.ok)
    XCTAssertEqual(offset(), 410)
  }

  func test_theItemsThatAMotionWillShow_andWhen() {
    createTen()
    attach()
    XCTAssertEqual(scrollkit_list_scroll_to_item(list, 9, UInt32(SCROLLKIT_LIST_ALIGNMENT_END), 0, 1, 1, nil), Status.ok)
    var items = [UInt](repeating: 77, count: 9)
    var times = [Double](repeating: -1, count: 9)
    var count: UInt = 0
    XCTAssertEqual(scrollkit_list_get_upcoming(list, &items, &times, 9, &count), Status.ok)
    XCTAssertEqual(Array(items.prefix(Int(count))), [3, 4, 5, 6, 7, 8, 9])
    XCTAssertEqual(times[0], 1)
    for index in 1..<Int(count) { XCTAssertGreaterThan(times[index], times[index - 1]) }
    XCTAssertEqual(scrollkit_list_get_upcoming(list, &items, nil, 2, &count), Status.ok)
    XCTAssertEqual(count, 2)
    XCTAssertEqual(scrollkit_scroller_tick(scroller, 9, nil), Status.ok)
    XCTAssertEqual(frame(of: scroller!).offset_y, 700)
  }

  func test_aDestroyedList_leavesItsScroller() {
    createTen()
    attach()
    scrollkit_list_destroy(list)
    createTen()
    XCTAssertEqual(scrollkit_scroller_tick(scroller, 1, nil), Status.ok)
    XCTAssertEqual(scrollkit_list_attach(list, scroller, 1), Status.ok)
    XCTAssertEqual(scrollkit_list_insert(list, 0, 1, 2), Status.ok)
  }
}
