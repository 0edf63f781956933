import CScrollKitTypes
import ScrollKitC
import XCTest

/// What scrolls along one axis never moves the other.
final class OneAxisTests: XCTestCase {
  func test_contentThatAWheelBringsBackAlongOneAxis_staysExactlyWhereItIsAlongTheOther() {
    for feel in SCROLLKIT_FEEL_UIKIT...SCROLLKIT_FEEL_LVGL {
      for isAcross in [false, true] {
        let scroller = newScroller()
        XCTAssertEqual(scrollkit_scroller_set_feel(scroller, scrollkit_feel(feel), 0), Status.ok)
        var geometry = tallContent()
        geometry.content_width = 4000
        XCTAssertEqual(scrollkit_scroller_set_geometry(scroller, &geometry, 0), Status.ok)
        XCTAssertEqual(
          scrollkit_scroller_set_offset(scroller, isAcross ? 0 : 700, isAcross ? 700 : 0, 0), Status.ok)
        // Dragged out of range by a pan, released, and moved by a wheel in points while it returns.
        var pan = input(SCROLLKIT_INPUT_KIND_PAN_UPDATE, at: 1)
        if isAcross { pan.x = -300 } else { pan.y = -300 }
        XCTAssertEqual(scrollkit_scroller_push(scroller, &pan), Status.ok)
        XCTAssertEqual(push(scroller, SCROLLKIT_INPUT_KIND_PAN_END, at: 1.01), Status.ok)
        for step in 1...3 {
          let time = 1.01 + Double(step) / 100
          XCTAssertEqual(
            scrollkit_scroller_wheel(scroller, isAcross ? 2 : 0, isAcross ? 0 : 2, 0, time), Status.ok)
        }
        for time in [1.1, 1.3, 3, 9] {
          XCTAssertEqual(scrollkit_scroller_tick(scroller, time, nil), Status.ok)
          let frame = frame(of: scroller)
          XCTAssertEqual(isAcross ? frame.offset_y : frame.offset_x, 700, "feel \(feel) at \(time)")
        }
        scrollkit_scroller_destroy(scroller)
      }
    }
  }

  func test_aNotchAlongOneAxis_leavesTheOtherExactlyWhereItIs() {
    for feel in SCROLLKIT_FEEL_UIKIT...SCROLLKIT_FEEL_LVGL {
      let scroller = newScroller()
      XCTAssertEqual(scrollkit_scroller_set_feel(scroller, scrollkit_feel(feel), 0), Status.ok)
      var geometry = tallContent()
      geometry.content_width = 4000
      XCTAssertEqual(scrollkit_scroller_set_geometry(scroller, &geometry, 0), Status.ok)
      XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 700, 700, 0), Status.ok)
      XCTAssertEqual(
        scrollkit_scroller_wheel(scroller, 0, 1, scrollkit_unit(SCROLLKIT_UNIT_NOTCHES), 1), Status.ok)
      for time in [1.01, 1.1, 9] {
        XCTAssertEqual(scrollkit_scroller_tick(scroller, time, nil), Status.ok)
        XCTAssertEqual(frame(of: scroller).offset_x, 700, "feel \(feel) at \(time)")
      }
      scrollkit_scroller_destroy(scroller)
    }
  }

  func test_nestedContentThatAlwaysBouncesAcross_overscrollsAcross() {
    for bounces: UInt32 in [0, 1] {
      let scrollers = (0..<2).map { _ in
        var options = scrollkit_scroller_options()
        XCTAssertEqual(scrollkit_struct_init(&options, UInt(MemoryLayout.size(ofValue: options))), Status.ok)
        options.always_bounces_x = bounces
        var scroller: ScrollerRef?
        XCTAssertEqual(scrollkit_scroller_create(&options, &scroller), Status.ok)
        setTallContent(scroller!, at: 0)
        return scroller!
      }
      XCTAssertEqual(scrollkit_nest_set_parent(scrollers[0], scrollers[1], 0), Status.ok)
      XCTAssertEqual(scrollkit_scroller_press(scrollers[0], 7, 100, 300, 1), Status.ok)
      XCTAssertEqual(scrollkit_scroller_move(scrollers[0], 7, 200, 300, 1.1), Status.ok)
      let overscroll = scrollers.reduce(0) { $0 + frame(of: $1).overscroll_x }
      if bounces == 1 { XCTAssertLessThan(overscroll, -10) } else { XCTAssertEqual(overscroll, 0) }
      scrollers.forEach { scrollkit_scroller_destroy($0) }
    }
  }

  func test_contentDrawnAtAnEdge_hasNoVelocityThere() {
    // Android's fling to the top stretches the edge: the frame stays at 0, and so does its velocity.
    let scroller = newScroller()
    XCTAssertEqual(
      scrollkit_scroller_set_feel(scroller, scrollkit_feel(SCROLLKIT_FEEL_ANDROID), 0), Status.ok)
    setTallContent(scroller, at: 0)
    XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 0, 300, 0), Status.ok)
    drag(scroller, by: 200, at: 1)
    XCTAssertEqual(scrollkit_scroller_release(scroller, 7, 1.04), Status.ok)
    var stretched = 0
    for step in 1...200 {
      XCTAssertEqual(scrollkit_scroller_tick(scroller, 1.04 + Double(step) / 100, nil), Status.ok)
      let frame = frame(of: scroller)
      if frame.edge_y != 0 {
        stretched += 1
        XCTAssertEqual(frame.offset_y, 0)
        XCTAssertEqual(frame.velocity_y, 0)
      }
    }
    XCTAssertGreaterThan(stretched, 5)
    scrollkit_scroller_destroy(scroller)
  }
}
