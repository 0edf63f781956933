import CScrollKitTypes
import ScrollKitC
import XCTest

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
}
