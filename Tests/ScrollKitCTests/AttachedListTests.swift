import CScrollKitTypes
import XCTest

@testable import ScrollKitC

/// An attached list through the C interface: nested scrollers, and delegates that call back.
final class AttachedListTests: XCTestCase {
  private func scroller(width: Double = 400, height: Double, content: Double = 0) -> ScrollerRef? {
    var scroller: ScrollerRef?
    XCTAssertEqual(scrollkit_scroller_create(nil, &scroller), Status.ok)
    var geometry = scrollkit_geometry()
    geometry.struct_size = UInt32(MemoryLayout<scrollkit_geometry>.size)
    geometry.viewport_width = width
    geometry.viewport_height = height
    geometry.content_width = width
    geometry.content_height = content
    XCTAssertEqual(scrollkit_scroller_set_geometry(scroller, &geometry, 0), Status.ok)
    return scroller
  }

  /// A list of items of 100 points.
  private func list(_ count: UInt, attachedTo scroller: ScrollerRef?) -> ListRef? {
    var list: ListRef?
    XCTAssertEqual(scrollkit_list_create(nil, &list), Status.ok)
    let extents = [Double](repeating: 100, count: Int(count))
    XCTAssertEqual(scrollkit_list_insert_measured(list, 0, extents, count, 0), Status.ok)
    XCTAssertEqual(scrollkit_list_attach(list, scroller, 0), Status.ok)
    return list
  }

  private func offset(_ scroller: ScrollerRef?) -> Double {
    var frame = scrollkit_frame()
    frame.struct_size = UInt32(MemoryLayout<scrollkit_frame>.size)
    XCTAssertEqual(scrollkit_scroller_get_frame(scroller, &frame), Status.ok)
    return frame.offset_y
  }

  private func start(_ item: UInt, _ list: ListRef?) -> Double {
    var value = scrollkit_list_item()
    value.struct_size = UInt32(MemoryLayout<scrollkit_list_item>.size)
    XCTAssertEqual(scrollkit_list_get_item(list, item, &value), Status.ok)
    return value.start
  }

  func test_inAChainOfNestedScrollers_theItemStays_andTheChainGoesOn() {
    let parent = scroller(height: 800, content: 3000)
    let child = scroller(height: 600)
    let list = list(200, attachedTo: child)
    XCTAssertEqual(scrollkit_nest_set_parent(child, parent, 0), Status.ok)
    XCTAssertEqual(scrollkit_list_set_position(list, 100, 30, 0), Status.ok)
    var time = 0.1
    XCTAssertEqual(scrollkit_scroller_press(child, 1, 100, 500, time), Status.ok)
    for step in 1...30 {
      time += 0.01
      XCTAssertEqual(scrollkit_scroller_move(child, 1, 100, 500 - Double(step) * 9, time), Status.ok)
      guard step % 5 == 0 else { continue }
      let before = start(104 + UInt(step / 5) - 1, list) - offset(child)
      XCTAssertEqual(scrollkit_list_insert_measured(list, 0, [70], 1, time), Status.ok)
      XCTAssertEqual(start(104 + UInt(step / 5), list) - offset(child), before, accuracy: 1e-9)
    }
    XCTAssertEqual(scrollkit_scroller_release(child, 1, time), Status.ok)
    var last = offset(child)
    for frame in 1...120 {
      time += 1.0 / 60
      XCTAssertEqual(scrollkit_scroller_tick(child, time, nil), Status.ok)
      let before = offset(child)
      XCTAssertGreaterThanOrEqual(before, last - 1e-9, "it coasts on, frame \(frame)")
      XCTAssertEqual(scrollkit_list_insert_measured(list, 0, [50], 1, time), Status.ok)
      last = offset(child)
      XCTAssertEqual(last, before + 50, accuracy: 1e-9)
    }
    scrollkit_scroller_destroy(child)
    scrollkit_scroller_destroy(parent)
    scrollkit_list_destroy(list)
  }

  private func listFrame(_ list: ListRef?, _ positions: inout [Double]) -> scrollkit_list_frame {
    var value = scrollkit_list_frame()
    value.struct_size = UInt32(MemoryLayout<scrollkit_list_frame>.size)
    XCTAssertEqual(scrollkit_list_get_frame(list, &value, &positions, UInt(positions.count)), Status.ok)
    return value
  }

  /// A table needs memory for what was measured of it, not for what it contains.
  func test_aTableOfABillionRowsAndAMillionColumns_scrollsToItsLastCell_in5Kilobytes() {
    let scroller = scroller(width: 800, height: 600)
    defer { scrollkit_scroller_destroy(scroller) }
    var lists: [ListRef?] = [nil, nil]
    defer { for list in lists { scrollkit_list_destroy(list) } }
    for (axis, count, extent) in [(0, UInt(1_000_000), 96.0), (1, UInt(1_000_000_000), 22.0)] {
      var options = scrollkit_list_options.standard
      options.is_horizontal = axis == 0 ? 1 : 0
      options.estimate = extent
      XCTAssertEqual(scrollkit_list_create(&options, &lists[axis]), Status.ok)
      XCTAssertEqual(scrollkit_list_attach(lists[axis], scroller, 0), Status.ok)
      XCTAssertEqual(scrollkit_list_insert(lists[axis], 0, count, 0), Status.ok)
      XCTAssertEqual(scrollkit_list_scroll_to_item(lists[axis], count - 1, 0, 0, 1, 1, nil), Status.ok)
    }
    var frame = scrollkit_frame.standard
    XCTAssertEqual(scrollkit_scroller_tick(scroller, 9, &frame), Status.ok)
    XCTAssertEqual(frame.offset_x, 96 * 1e6 - 800)
    XCTAssertEqual(frame.offset_y, 22 * 1e9 - 600)
    XCTAssertEqual(frame.needs_tick, 0)
    var memory: UInt64 = 0
    for list in lists {
      var size = scrollkit_list_size.standard
      XCTAssertEqual(scrollkit_list_get_size(list, &size), Status.ok)
      memory += UInt64(size.memory)
    }
    XCTAssertLessThan(memory, 5000)
  }

  func test_theFrame_hasTheVisibleItems_andTheStickyOneAtTheTop() {
    let scroller = scroller(height: 250)
    let list = list(20, attachedTo: scroller)
    XCTAssertEqual(scrollkit_list_set_kind(list, 0, 1, 1, 0), Status.ok)
    XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 0, 130, 0), Status.ok)
    var positions: [Double] = [.nan, .nan]
    let frame = listFrame(list, &positions)
    XCTAssertEqual([frame.first, frame.count], [1, 3], "100...400 shows in 130...380")
    XCTAssertEqual(positions, [-30, 70], "there is room for two of three")
    XCTAssertEqual([frame.has_sticky, UInt32(frame.sticky_item)], [1, 0])
    XCTAssertEqual(frame.sticky_position, 0)
    var (item, within): (UInt, Double) = (0, 0)
    XCTAssertEqual(scrollkit_list_get_position(list, &item, &within), Status.ok)
    XCTAssertEqual(item, 1)
    XCTAssertEqual(within, 30)
    XCTAssertEqual(scrollkit_list_get_offset(list, &within), Status.wrongMode, "the scroller has the offset")
    XCTAssertEqual(scrollkit_list_get_position(list, nil, nil), Status.nullArgument)
    scrollkit_list_destroy(list)
    scrollkit_scroller_destroy(scroller)
  }

  func test_aStickyItem_isAnnounced() {
    let scroller = scroller(height: 250)
    let list = list(20, attachedTo: scroller)
    XCTAssertEqual(scrollkit_list_set_kind(list, 3, 1, 1, 0), Status.ok)
    for (offset, sticky) in [(350, [3]), (380, []), (200, [-1])] as [(Double, [Double])] {
      XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 0, offset, 0), Status.ok)
      var event = scrollkit_event()
      event.struct_size = UInt32(MemoryLayout<scrollkit_event>.size)
      var emitted: [Double] = []
      while scrollkit_scroller_next_event(scroller, &event) == 1 {
        if Int(event.kind) == SCROLLKIT_EVENT_KIND_LIST_STICKY_CHANGED { emitted.append(event.x) }
      }
      XCTAssertEqual(emitted, sticky, "\(offset)")
    }
    scrollkit_list_destroy(list)
    scrollkit_scroller_destroy(scroller)
  }

  func test_newOptions_countForTheEventsOfTheirOwnCall() {
    let scroller = scroller(height: 250)
    let list = list(20, attachedTo: scroller)
    _ = drained(scroller!)
    var options = scrollkit_list_options.standard
    options.overscan = 300
    XCTAssertEqual(scrollkit_list_set_options(list, &options, 1), Status.ok)
    let visible = drained(scroller!).filter { $0.kind == scrollkit_event_kind(SCROLLKIT_EVENT_KIND_LIST_VISIBLE_CHANGED) }
    XCTAssertEqual(visible.map { [$0.x, $0.y, $0.time] }, [[0, 6, 1]], "0...600 shows in -300...550")
    scrollkit_list_destroy(list)
    scrollkit_scroller_destroy(scroller)
  }

  func test_upcomingItems_comeIntoViewAtTheirTimes() {
    let scroller = scroller(height: 250)
    let list = list(20, attachedTo: scroller)
    XCTAssertEqual(scrollkit_scroller_scroll_to(scroller, 0, 700, 1, 0, nil), Status.ok)
    XCTAssertEqual(scrollkit_scroller_tick(scroller, 0.01, nil), Status.ok)
    var items = [UInt](repeating: 0, count: 4)
    var times = [Double](repeating: 0, count: 4)
    var count: UInt = 0
    XCTAssertEqual(scrollkit_list_get_upcoming(list, &items, &times, 4, &count), Status.ok)
    XCTAssertEqual(count, 4)
    XCTAssertEqual(items, [3, 4, 5, 6])
    for (item, time) in zip(items, times) {
      XCTAssertEqual(scrollkit_scroller_tick(scroller, time, nil), Status.ok)
      XCTAssertEqual(offset(scroller) + 250, start(item, list), accuracy: 1e-6, "item \(item)")
    }
    scrollkit_list_destroy(list)
    scrollkit_scroller_destroy(scroller)
  }

  func test_aListThatStandsAlone_hasTheOffsetThatItWasGiven_andShiftsIt() {
    var list: ListRef?
    XCTAssertEqual(scrollkit_list_create(nil, &list), Status.ok)
    XCTAssertEqual(scrollkit_list_insert_measured(list, 0, [100, 100, 100], 3, 0), Status.ok)
    XCTAssertEqual(scrollkit_list_set_offset(list, 150), Status.ok)
    XCTAssertEqual(scrollkit_list_insert_measured(list, 0, [70], 1, 0), Status.ok)
    var offset = 0.0
    XCTAssertEqual(scrollkit_list_get_offset(list, &offset), Status.ok)
    XCTAssertEqual(offset, 220)
    scrollkit_list_destroy(list)
  }

  /// Item 3 of 100 points is at the top at scale 2: 600 points on the screen are 300 of the list.
  func test_aListThatIsDetached_keepsItsItem_alsoFromZoomedContent() {
    let scroller = scroller(height: 400)
    let list = list(10, attachedTo: scroller)
    XCTAssertEqual(scrollkit_zoom_enable(scroller, nil, 0), Status.ok)
    XCTAssertEqual(scrollkit_zoom_set_scale(scroller, 2, 0, 0, 0, 0, nil), Status.ok)
    XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 0, 600, 0), Status.ok)
    XCTAssertEqual(offset(scroller), 600)
    XCTAssertEqual(scrollkit_list_detach(list, 0), Status.ok)
    var alone = 0.0
    XCTAssertEqual(scrollkit_list_get_offset(list, &alone), Status.ok)
    XCTAssertEqual(alone, 300)
    var item: UInt = 0
    XCTAssertEqual(scrollkit_list_get_anchor(list, alone, &item, nil), Status.ok)
    XCTAssertEqual(item, 3)
    scrollkit_list_destroy(list)
    scrollkit_scroller_destroy(scroller)
  }

  func test_aGoalFollowsItsItem_whenItemsAreMoved() {
    let rows = [
      (from: 10, to: 2, goal: 2), (from: 0, to: 15, goal: 9), (from: 0, to: 5, goal: 10), (from: 15, to: 3, goal: 11),
    ] as [(from: UInt, to: UInt, goal: UInt)]
    for row in rows {
      let scroller = scroller(height: 250)
      let list = list(20, attachedTo: scroller)
      XCTAssertEqual(scrollkit_list_scroll_to_item(
          list, 10, scrollkit_list_alignment(SCROLLKIT_LIST_ALIGNMENT_START), 0, 1, 0, nil), Status.ok)
      XCTAssertEqual(scrollkit_list_move(list, row.from, 1, row.to, 0.1), Status.ok)
      XCTAssertEqual(scrollkit_scroller_tick(scroller, 5, nil), Status.ok)
      XCTAssertEqual(offset(scroller), start(row.goal, list), "\(row)")
      scrollkit_list_destroy(list)
      scrollkit_scroller_destroy(scroller)
    }
  }

  func test_anItemThatIsVisible_staysWhereItIs_whenTheProgramScrollsToIt() {
    let scroller = scroller(height: 250)
    let list = list(20, attachedTo: scroller)
    XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 0, 130, 0), Status.ok)
    let nearest = scrollkit_list_alignment(SCROLLKIT_LIST_ALIGNMENT_NEAREST)
    XCTAssertEqual(scrollkit_list_scroll_to_item(list, 2, nearest, 0, 0, 1, nil), Status.ok)
    XCTAssertEqual(offset(scroller), 130, "200...300 lies in 130...380")
    XCTAssertEqual(scrollkit_list_set_extents(list, 1, [170], 1, 1), Status.ok)
    XCTAssertEqual(offset(scroller), 200, "item 2 moved down by 70")
    scrollkit_list_destroy(list)
    scrollkit_scroller_destroy(scroller)
  }

  func test_aListThatSticksToItsEnd_beginsThere_whenItIsAttachedBeforeTheFirstGeometry() {
    var scroller: ScrollerRef?
    XCTAssertEqual(scrollkit_scroller_create(nil, &scroller), Status.ok)
    let policy = scrollkit_anchor_policy(SCROLLKIT_ANCHOR_POLICY_STICK_TO_END)
    XCTAssertEqual(scrollkit_anchor_set_policy(scroller, policy, 0), Status.ok)
    let list = list(20, attachedTo: scroller)
    XCTAssertEqual(scrollkit_scroller_set_size(scroller, 400, 250, 400, 0, 0), Status.ok)
    XCTAssertEqual(offset(scroller), 1750)
    scrollkit_list_destroy(list)
    scrollkit_scroller_destroy(scroller)
  }

  func test_aBatchThatEndsBeforeAnInnerOne_isUnbalanced() {
    let scroller = scroller(height: 250)
    let list = list(20, attachedTo: scroller)
    var (outer, inner): (UInt32, UInt32) = (0, 0)
    XCTAssertEqual(scrollkit_list_begin_update(list, 1, &outer), Status.ok)
    XCTAssertEqual(scrollkit_list_begin_update(list, 1, &inner), Status.ok)
    XCTAssertEqual(scrollkit_list_end_update(list, outer, 1), scrollkit_status(SCROLLKIT_STATUS_UNBALANCED))
    XCTAssertEqual(scrollkit_list_end_update(list, inner, 1), Status.notFound)
    scrollkit_list_destroy(list)
    scrollkit_scroller_destroy(scroller)
  }

  func test_aWholeSubtreeIsRemoved() {
    var list: ListRef?
    XCTAssertEqual(scrollkit_list_create(nil, &list), Status.ok)
    let extents = (0..<60_000).map { Double(1 + $0 % 1000) }
    XCTAssertEqual(scrollkit_list_insert_measured(list, 0, extents, 60_000, 0), Status.ok)
    XCTAssertEqual(scrollkit_list_remove(list, 100, 59_800, 0), Status.ok)
    let left = Array(extents[..<100] + extents[59_900...])
    for item in 0..<200 { XCTAssertEqual(start(UInt(item), list), left[..<item].reduce(0, +), "\(item)") }
    scrollkit_list_destroy(list)
  }

  func test_aStateWithAnImpossibleSize_isNotWritten() {
    let scroller = scroller(height: 250)
    let list = list(20, attachedTo: scroller)
    var snap = scrollkit_snap_state()
    var progress = scrollkit_view_progress()
    for size: UInt32 in [0, 4, 12, 4104] {
      (snap.struct_size, progress.struct_size) = (size, size)
      XCTAssertEqual(scrollkit_snap_get_state(scroller, &snap), Status.invalidSize)
      XCTAssertEqual(scrollkit_list_get_progress(list, 0, 0, 250, &progress), Status.invalidSize)
    }
    scrollkit_list_destroy(list)
    scrollkit_scroller_destroy(scroller)
  }

  private final class Host {
    var list: ListRef?
    var scroller: ScrollerRef?
    var loads = 0
    var destroys = false
  }

  func test_aDelegateLoadsMoreItems_whenTheEndIsNear_untilItIsFarEnough() {
    let host = Host()
    host.scroller = scroller(height: 600)
    host.list = list(10, attachedTo: host.scroller)
    setDelegate(host)
    XCTAssertEqual(scrollkit_scroller_set_offset(host.scroller, 0, 400, 1), Status.ok)
    XCTAssertEqual(scrollkit_scroller_tick(host.scroller, 2, nil), Status.ok)
    XCTAssertEqual(host.loads, 3, "1000 points, 1500, 2000; 2500 are more than two viewports below 400 + 600")
    scrollkit_list_destroy(host.list)
    scrollkit_scroller_destroy(host.scroller)
  }

  func test_aDelegateDestroysTheListAndTheScroller_duringAnEdit() {
    let host = Host()
    host.scroller = scroller(height: 600)
    host.list = list(10, attachedTo: host.scroller)
    host.destroys = true
    setDelegate(host)
    XCTAssertEqual(scrollkit_list_remove(host.list, 5, 1, 1), Status.ok)
    XCTAssertNil(host.list)
    XCTAssertNil(host.scroller)
  }

  /// Answers that the end is near: inserts five items there, or destroys everything.
  private func setDelegate(_ host: Host) {
    var delegate = scrollkit_delegate()
    delegate.struct_size = UInt32(MemoryLayout<scrollkit_delegate>.size)
    delegate.user = Unmanaged.passUnretained(host).toOpaque()
    delegate.did_happen = { user, scroller, event in
      guard let user, let event, Int(event.pointee.kind) == SCROLLKIT_EVENT_KIND_LIST_NEAR_END else { return }
      let host = Unmanaged<Host>.fromOpaque(user).takeUnretainedValue()
      if host.destroys {
        scrollkit_list_destroy(host.list)
        scrollkit_scroller_destroy(host.scroller)
        (host.list, host.scroller) = (nil, nil)
        return
      }
      var size = scrollkit_list_size()
      size.struct_size = UInt32(MemoryLayout<scrollkit_list_size>.size)
      _ = scrollkit_list_get_size(host.list, &size)
      let extents = [Double](repeating: 100, count: 5)
      host.loads += 1
      _ = scrollkit_list_insert_measured(host.list, UInt(size.count), extents, 5, 1)
    }
    XCTAssertEqual(scrollkit_scroller_set_delegate(host.scroller, &delegate), Status.ok)
  }

  func test_anEditThatIsRefused_letsNoTimePass() {
    let scroller = scroller(height: 500)
    let list = list(200, attachedTo: scroller)
    XCTAssertEqual(scrollkit_scroller_scroll_to(scroller, 0, 3000, 1, 1, nil), Status.ok)
    let before = bytes(of: frame(of: scroller!))
    var long = scrollkit_list_options.standard
    long.gap = 4_000_000
    let refused: [(String, scrollkit_status, scrollkit_status)] = [
      ("NaN", scrollkit_list_set_extents(list, 0, [.nan], 1, 2), Status.notFinite),
      ("negative", scrollkit_list_insert_measured(list, 0, [-1], 1, 2), Status.outOfRange),
      ("too many", scrollkit_list_insert(list, 0, UInt(Int32.max), 2), Status.outOfRange),
      ("no item", scrollkit_list_remove(list, 500, 1, 2), Status.outOfRange),
      ("no batch", scrollkit_list_end_update(list, 77, 2), Status.notFound),
    ]
    for (about, status, expected) in refused { XCTAssertEqual(status, expected, about) }
    XCTAssertEqual(bytes(of: frame(of: scroller!)), before)
    XCTAssertEqual(scrollkit_list_insert(list, 0, 300_000, 1), Status.ok)
    let then = bytes(of: frame(of: scroller!))
    XCTAssertEqual(scrollkit_list_set_options(list, &long, 2), Status.outOfRange, "too long")
    XCTAssertEqual(bytes(of: frame(of: scroller!)), then)
    scrollkit_list_destroy(list)
    scrollkit_scroller_destroy(scroller)
  }

  func test_anEndThatIsNearAgain_afterAnEdit_hasTheTimeOfTheEdit() {
    let scroller = scroller(height: 500)
    let list = list(200, attachedTo: scroller)
    XCTAssertEqual(scrollkit_scroller_scroll_to(scroller, 0, 300, 1, 0.125, nil), Status.ok)
    XCTAssertEqual(scrollkit_list_insert_measured(list, 0, [80], 1, 0.25), Status.ok)
    let near = drained(scroller!).filter { $0.kind == scrollkit_event_kind(SCROLLKIT_EVENT_KIND_LIST_NEAR_START) }
    XCTAssertEqual(near.map(\.time), [0, 0.25])
    scrollkit_list_destroy(list)
    scrollkit_scroller_destroy(scroller)
  }
}
