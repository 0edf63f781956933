import CScrollKitTypes
import ScrollKitC
import XCTest

/// What a C program must not pass to a list is answered by a status, and nothing changes.
final class HostileListTests: XCTestCase {
  /// The functions that are tested here.
  static let functions: Set = [
    "scrollkit_list_create", "scrollkit_list_destroy", "scrollkit_list_set_options", "scrollkit_list_insert", "scrollkit_list_insert_measured",
    "scrollkit_list_remove", "scrollkit_list_move", "scrollkit_list_set_extents",
    "scrollkit_list_forget_extents", "scrollkit_list_set_sticky", "scrollkit_list_get_size",
    "scrollkit_list_get_item", "scrollkit_list_get_anchor", "scrollkit_list_get_anchor_offset",
    "scrollkit_list_get_visible", "scrollkit_list_get_sticky", "scrollkit_list_get_offset_showing",
    "scrollkit_list_get_progress", "scrollkit_list_attach", "scrollkit_list_detach",
    "scrollkit_list_begin_update", "scrollkit_list_end_update", "scrollkit_list_scroll_to_item",
    "scrollkit_list_get_position", "scrollkit_list_set_position", "scrollkit_list_get_frame",
    "scrollkit_list_get_upcoming", "scrollkit_list_set_offset", "scrollkit_list_get_offset",
  ]

  /// A hundred items, ten of them measured, one sticky.
  private func list() -> ListRef? {
    var list: ListRef?
    XCTAssertEqual(scrollkit_list_create(nil, &list), Status.ok)
    XCTAssertEqual(scrollkit_list_insert(list, 0, 90, 0), Status.ok)
    let extents = (0..<10).map { Double($0) + 0.5 }
    XCTAssertEqual(scrollkit_list_insert_measured(list, 40, extents, 10, 0), Status.ok)
    XCTAssertEqual(scrollkit_list_set_sticky(list, 3, 1, 0), Status.ok)
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

  /// Everything that can be read of a list.
  private func state(_ list: ListRef?) -> [Double] {
    var size = scrollkit_list_size()
    size.struct_size = UInt32(MemoryLayout<scrollkit_list_size>.size)
    XCTAssertEqual(scrollkit_list_get_size(list, &size), Status.ok)
    var state = [Double(size.count), size.length, size.cell_length, Double(size.columns)]
    for index in 0..<UInt(size.count) {
      var item = scrollkit_list_item()
      item.struct_size = UInt32(MemoryLayout<scrollkit_list_item>.size)
      XCTAssertEqual(scrollkit_list_get_item(list, index, &item), Status.ok)
      state += [item.start, item.extent, Double(item.is_measured), Double(item.is_sticky)]
    }
    return state
  }

  private typealias Call = (ListRef?, Double) -> scrollkit_status

  private static let one = [1.0]

  /// Calls by the number in them that may be wrong: any length, or one that is not negative.
  private let numberCalls: [(String, kind: NumberKind, Call)] = [
    ("insert time", .time, { scrollkit_list_insert($0, 5, 1, $1) }),
    ("insert_measured time", .time, { scrollkit_list_insert_measured($0, 5, HostileListTests.one, 1, $1) }),
    ("remove time", .time, { scrollkit_list_remove($0, 5, 1, $1) }),
    ("move time", .time, { scrollkit_list_move($0, 5, 1, 7, $1) }),
    ("set_extents time", .time, { scrollkit_list_set_extents($0, 5, HostileListTests.one, 1, $1) }),
    ("forget_extents time", .time, { scrollkit_list_forget_extents($0, 40, 1, $1) }),
    ("set_options time", .time, { scrollkit_list_set_options($0, nil, $1) }),
    (
      "get_anchor offset", .length,
      { list, number in
        var item: UInt = 7
        return scrollkit_list_get_anchor(list, number, &item, nil)
      }
    ),
    (
      "get_anchor_offset", .length,
      { list, number in
        var offset = 7.0
        return scrollkit_list_get_anchor_offset(list, 5, number, &offset)
      }
    ),
    ("begin_update time", .time, { var batch: UInt32 = 0; return scrollkit_list_begin_update($0, $1, &batch) }),
    ("scroll_to_item time", .time, { scrollkit_list_scroll_to_item($0, 5, 1, 0, 1, $1, nil) }),
    ("set_position time", .time, { scrollkit_list_set_position($0, 5, 0, $1) }),
    ("set_sticky time", .time, { scrollkit_list_set_sticky($0, 5, 1, $1) }),
    ("set_offset", .length, { scrollkit_list_set_offset($0, $1) }),
    ("get_visible offset", .length, { HostileListTests.visible($0, $1, 100, 0) }),
    ("get_visible length", .size, { HostileListTests.visible($0, 0, $1, 0) }),
    ("get_visible overscan", .size, { HostileListTests.visible($0, 0, 100, $1) }),
    ("get_sticky offset", .length, { HostileListTests.sticky($0, $1) }),
    ("get_progress offset", .length, { HostileListTests.progress($0, 5, $1, 100) }),
    ("get_progress length", .size, { HostileListTests.progress($0, 5, 0, $1) }),
    ("get_offset_showing offset", .length, { HostileListTests.showing($0, 5, 0, 0, $1, 100) }),
    ("get_offset_showing length", .size, { HostileListTests.showing($0, 5, 0, 0, 0, $1) }),
    ("get_offset_showing margin", .length, { HostileListTests.showing($0, 5, 0, $1, 0, 100) }),
  ]

  func test_wrongNumbers_areRefused_andNothingChanges() {
    for (name, kind, call) in numberCalls {
      let (list, scroller) = kind == .time ? attached() : (list(), nil)
      let before = state(list)
      for (number, status) in kind.refused {
        XCTAssertEqual(call(list, number), status, "\(name) \(number)")
        XCTAssertEqual(state(list), before, "\(name) \(number)")
      }
      for number in kind.taken { XCTAssertEqual(call(list, number), Status.ok, "\(name) \(number)") }
      scrollkit_list_destroy(list)
      scrollkit_scroller_destroy(scroller)
    }
  }

  func test_itemsThatDoNotExist_areRefused_andNothingChanges() {
    let list = list()
    let before = state(list)
    let ranges: [(UInt, UInt)] = [
      (100, 1), (0, 101), (99, 2), (.max, 1), (1, .max), (.max, .max), (101, 0), (1 << 31, 1), (5, 1 << 63),
    ]
    let many = [Double](repeating: 1, count: 128)
    for (item, count) in ranges {
      let about = "\(item), \(count)"
      XCTAssertEqual(scrollkit_list_remove(list, item, count, 0), Status.outOfRange, about)
      XCTAssertEqual(scrollkit_list_move(list, item, count, 0, 0), Status.outOfRange, about)
      XCTAssertEqual(scrollkit_list_move(list, 0, count, item, 0), Status.outOfRange, about)
      XCTAssertEqual(scrollkit_list_set_extents(list, item, many, count, 0), Status.outOfRange, about)
      XCTAssertEqual(scrollkit_list_forget_extents(list, item, count, 0), Status.outOfRange, about)
    }
    for item in [100, 101, 1 << 31, .max] as [UInt] {
      XCTAssertEqual(scrollkit_list_set_sticky(list, item, 1, 0), Status.outOfRange)
      XCTAssertEqual(Self.progress(list, item, 0, 100), Status.outOfRange)
      XCTAssertEqual(Self.showing(list, item, 0, 0, 0, 100), Status.outOfRange)
    }
    for item in [101, 1 << 31, .max] as [UInt] {
      var offset = 7.0
      XCTAssertEqual(scrollkit_list_insert(list, item, 1, 0), Status.outOfRange)
      XCTAssertEqual(scrollkit_list_get_anchor_offset(list, item, 0, &offset), Status.outOfRange)
      XCTAssertEqual(offset, 7)
    }
    for count in [(1 << 31) - 100, 1 << 31, .max] as [UInt] {
      XCTAssertEqual(scrollkit_list_insert(list, 0, count, 0), Status.outOfRange)
    }
    XCTAssertEqual(state(list), before)
    scrollkit_list_destroy(list)
  }

  func test_wrongExtents_areRefused_andNothingChanges() {
    let list = list()
    let before = state(list)
    for (extent, status) in [
      (Double.nan, Status.notFinite), (.infinity, Status.notFinite), (-.infinity, Status.notFinite),
      (-5e-324, Status.outOfRange), (-1, Status.outOfRange), (4_194_303.0.nextUp, Status.outOfRange),
      (1e308, Status.outOfRange),
    ] {
      let extents = [1, 2, extent]
      XCTAssertEqual(scrollkit_list_insert_measured(list, 2, extents, 3, 0), status, "\(extent)")
      XCTAssertEqual(scrollkit_list_set_extents(list, 2, extents, 3, 0), status, "\(extent)")
      XCTAssertEqual(state(list), before, "\(extent)")
    }
    scrollkit_list_destroy(list)
  }

  func test_whatNeedsAScroller_isRefusedWithoutOne() {
    let list = list()
    var batch: UInt32 = 7
    var item: UInt = 7
    var within = 7.0
    var count: UInt = 7
    var frame = scrollkit_list_frame()
    frame.struct_size = UInt32(MemoryLayout<scrollkit_list_frame>.size)
    let calls: [scrollkit_status] = [
      scrollkit_list_begin_update(list, 1, &batch), scrollkit_list_end_update(list, 1, 1),
      scrollkit_list_scroll_to_item(list, 5, 1, 0, 1, 1, nil), scrollkit_list_set_position(list, 5, 0, 1),
      scrollkit_list_get_position(list, &item, &within), scrollkit_list_get_frame(list, &frame, &within, 1),
      scrollkit_list_get_upcoming(list, &item, &within, 1, &count),
    ]
    for status in calls { XCTAssertEqual(status, Status.notEnabled) }
    XCTAssertEqual([Double(batch), Double(item), within, Double(count)], [7, 7, 7, 7])
    XCTAssertEqual(scrollkit_list_detach(list, 0), Status.ok)
    scrollkit_list_destroy(list)
  }

  func test_anAttachedList_refusesWhatIsNotItsOwn() {
    let (list, scroller) = attached()
    var offset = 7.0
    XCTAssertEqual(scrollkit_list_set_offset(list, 5), Status.wrongMode)
    XCTAssertEqual(scrollkit_list_get_offset(list, &offset), Status.wrongMode)
    XCTAssertEqual(offset, 7)
    var options = scrollkit_list_options()
    options.struct_size = UInt32(MemoryLayout<scrollkit_list_options>.size)
    options.is_horizontal = 1
    XCTAssertEqual(scrollkit_list_set_options(list, &options, 1), Status.wrongMode)
    for (item, alignment, animated, status) in [
      (100, 1, 1, Status.outOfRange), (.max, 1, 1, Status.outOfRange), (5, 4, 1, Status.invalidArgument),
      (5, 1, 2, Status.invalidArgument),
    ] as [(UInt, UInt32, UInt32, scrollkit_status)] {
      XCTAssertEqual(scrollkit_list_scroll_to_item(list, item, alignment, 0, animated, 1, nil), status)
    }
    for (margin, status) in NumberKind.length.refused {
      XCTAssertEqual(scrollkit_list_scroll_to_item(list, 5, 1, margin, 1, 1, nil), status)
      XCTAssertEqual(scrollkit_list_set_position(list, 5, margin, 1), status)
    }
    for (time, status) in NumberKind.time.refused {
      XCTAssertEqual(scrollkit_list_attach(list, scroller, time), status)
      XCTAssertEqual(scrollkit_list_end_update(list, 1, time), status)
    }
    XCTAssertEqual(scrollkit_list_end_update(list, 1, 1), Status.notFound)
    XCTAssertEqual(scrollkit_list_get_frame(list, nil, nil, 0), Status.nullArgument)
    var frame = scrollkit_list_frame()
    XCTAssertEqual(scrollkit_list_get_frame(list, &frame, nil, 0), Status.invalidSize)
    scrollkit_list_destroy(list)
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

  func test_nothing_isRefused() {
    let list = list()
    var item = scrollkit_list_item()
    XCTAssertEqual(scrollkit_list_create(nil, nil), Status.nullArgument)
    XCTAssertEqual(scrollkit_list_set_extents(list, 0, nil, 1, 0), Status.nullArgument)
    XCTAssertEqual(scrollkit_list_insert_measured(list, 0, nil, 1, 0), Status.nullArgument)
    XCTAssertEqual(scrollkit_list_insert_measured(list, 0, nil, 0, 0), Status.ok)
    XCTAssertEqual(scrollkit_list_set_extents(list, 0, nil, 0, 0), Status.ok)
    XCTAssertEqual(scrollkit_list_get_size(list, nil), Status.nullArgument)
    XCTAssertEqual(scrollkit_list_attach(list, nil, 1), Status.nullArgument)
    XCTAssertEqual(scrollkit_list_attach(nil, nil, 1), Status.nullArgument)
    XCTAssertEqual(scrollkit_list_detach(nil, 0), Status.nullArgument)
    XCTAssertEqual(scrollkit_list_begin_update(list, 1, nil), Status.nullArgument)
    XCTAssertEqual(scrollkit_list_end_update(nil, 1, 1), Status.nullArgument)
    XCTAssertEqual(scrollkit_list_get_position(list, nil, nil), Status.nullArgument)
    XCTAssertEqual(scrollkit_list_get_frame(nil, nil, nil, 0), Status.nullArgument)
    XCTAssertEqual(scrollkit_list_get_upcoming(list, nil, nil, 0, nil), Status.nullArgument)
    var count: UInt = 0
    XCTAssertEqual(scrollkit_list_get_upcoming(list, nil, nil, 1, &count), Status.nullArgument)
    XCTAssertEqual(scrollkit_list_get_offset(list, nil), Status.nullArgument)
    XCTAssertEqual(scrollkit_list_get_offset(nil, nil), Status.nullArgument)
    XCTAssertEqual(scrollkit_list_get_item(list, 0, nil), Status.nullArgument)
    XCTAssertEqual(scrollkit_list_get_anchor(list, 0, nil, nil), Status.nullArgument)
    XCTAssertEqual(scrollkit_list_get_anchor_offset(list, 0, 0, nil), Status.nullArgument)
    XCTAssertEqual(scrollkit_list_get_visible(list, 0, 1, 0, nil, nil, 0), Status.nullArgument)
    XCTAssertEqual(scrollkit_list_get_sticky(list, 0, nil), Status.nullArgument)
    XCTAssertEqual(scrollkit_list_get_progress(list, 0, 0, 1, nil), Status.nullArgument)
    XCTAssertEqual(scrollkit_list_get_offset_showing(list, 0, 0, 0, 0, 1, nil), Status.nullArgument)
    for (_, _, call) in numberCalls { XCTAssertEqual(call(nil, 1), Status.nullArgument) }
    XCTAssertEqual(scrollkit_list_set_sticky(nil, 0, 1, 0), Status.nullArgument)
    XCTAssertEqual(scrollkit_list_get_item(nil, 0, &item), Status.nullArgument)
    scrollkit_list_destroy(nil)
    scrollkit_list_destroy(list)
  }

  func test_wrongStructsAndSwitches_areRefused() {
    let list = list()
    let before = state(list)
    let changes: [(scrollkit_status, (inout scrollkit_list_options) -> Void)] = [
      (Status.invalidArgument, { $0.is_horizontal = 2 }), (Status.invalidArgument, { $0.is_right_to_left = 2 }),
      (Status.invalidArgument, { $0.columns = 3 }), (Status.invalidArgument, { $0.reserved = 1 }),
      (Status.outOfRange, { $0.columns = 1 }), (Status.outOfRange, { $0.columns = 2 }),
      (Status.invalidArgument, { $0.columns = 1; $0.column_count = 65_537 }),
      (Status.notFinite, { $0.estimate = .nan }), (Status.outOfRange, { $0.estimate = 4_194_304 }),
      (Status.outOfRange, { $0.gap = -1 }), (Status.outOfRange, { $0.leading_inset = 1e308 }),
      (Status.notFinite, { $0.trailing_inset = .infinity }), (Status.outOfRange, { $0.column_gap = -1 }),
      (Status.outOfRange, { $0.smallest_cell = -1 }), (Status.outOfRange, { $0.cross_length = 1e13 }),
      (Status.invalidSize, { $0.struct_size = 0 }), (Status.invalidSize, { $0.struct_size = 13 }),
    ]
    for (number, (status, change)) in changes.enumerated() {
      var options = scrollkit_list_options()
      options.struct_size = UInt32(MemoryLayout<scrollkit_list_options>.size)
      change(&options)
      var made: ListRef?
      XCTAssertEqual(scrollkit_list_set_options(list, &options, 0), status, "\(number)")
      XCTAssertEqual(scrollkit_list_create(&options, &made), status, "\(number)")
      XCTAssertNil(made)
    }
    var item = scrollkit_list_item()
    item.start = 7
    XCTAssertEqual(scrollkit_list_get_item(list, 0, &item), Status.invalidSize)
    XCTAssertEqual(item.start, 7)
    for value in [2, 3, .max] as [UInt32] {
      XCTAssertEqual(scrollkit_list_set_sticky(list, 0, value, 0), Status.invalidArgument)
    }
    XCTAssertEqual(Self.showing(list, 0, 4, 0, 0, 1), Status.invalidArgument)
    XCTAssertEqual(state(list), before)
    scrollkit_list_destroy(list)
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

  private static func visible(
    _ list: ListRef?, _ offset: Double, _ length: Double, _ overscan: Double
  ) -> scrollkit_status {
    var visible = scrollkit_list_visible()
    visible.struct_size = UInt32(MemoryLayout<scrollkit_list_visible>.size)
    return scrollkit_list_get_visible(list, offset, length, overscan, &visible, nil, 0)
  }

  private static func sticky(_ list: ListRef?, _ offset: Double) -> scrollkit_status {
    var sticky = scrollkit_list_sticky()
    sticky.struct_size = UInt32(MemoryLayout<scrollkit_list_sticky>.size)
    return scrollkit_list_get_sticky(list, offset, &sticky)
  }

  private static func progress(
    _ list: ListRef?, _ item: UInt, _ offset: Double, _ length: Double
  ) -> scrollkit_status {
    var progress = scrollkit_list_progress()
    progress.struct_size = UInt32(MemoryLayout<scrollkit_list_progress>.size)
    return scrollkit_list_get_progress(list, item, offset, length, &progress)
  }

  private static func showing(
    _ list: ListRef?, _ item: UInt, _ alignment: UInt32, _ margin: Double, _ offset: Double,
    _ length: Double
  ) -> scrollkit_status {
    var shown = 0.0
    return scrollkit_list_get_offset_showing(list, item, alignment, margin, offset, length, &shown)
  }
}
