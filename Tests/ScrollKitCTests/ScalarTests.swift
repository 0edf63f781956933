import CScrollKitTypes
import ScrollKitC
import XCTest

/// The calls without structs answer what the calls with structs answer.
final class ScalarTests: XCTestCase {
  private let x = scrollkit_axis(SCROLLKIT_AXIS_X)
  private let y = scrollkit_axis(SCROLLKIT_AXIS_Y)

  func test_aSize_isAGeometryWithoutInsets() {
    let scroller = newScroller()
    XCTAssertEqual(scrollkit_scroller_set_size(scroller, 400, 600, 700, 5000, 0), Status.ok)
    XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 9999, 9999, 0), Status.ok)
    XCTAssertEqual(frame(of: scroller).offset_x, 300)
    XCTAssertEqual(frame(of: scroller).offset_y, 4400)
    scrollkit_scroller_destroy(scroller)
  }

  func test_theOffsetOfATick_isThatOfTheFrame_onBothAxes() {
    let (one, other) = (newScroller(), newScroller())
    for scroller in [one, other] {
      setTallContent(scroller, at: 0)
      XCTAssertEqual(
        scrollkit_scroller_wheel(scroller, 0, 3, scrollkit_unit(SCROLLKIT_UNIT_NOTCHES), 1), Status.ok)
    }
    var time = 1.0
    repeat {
      time += 1.0 / 60
      var frame = scrollkit_frame()
      frame.struct_size = UInt32(MemoryLayout<scrollkit_frame>.size)
      XCTAssertEqual(scrollkit_scroller_tick(one, time, &frame), Status.ok)
      XCTAssertEqual(scrollkit_scroller_tick_offset(other, y, time), frame.offset_y)
      XCTAssertEqual(scrollkit_scroller_tick_offset(other, x, time), frame.offset_x)
      XCTAssertEqual(scrollkit_scroller_needs_tick(other), frame.needs_tick)
    } while scrollkit_scroller_needs_tick(other) == 1
    XCTAssertGreaterThan(time, 1.02)
    scrollkit_scroller_destroy(one)
    scrollkit_scroller_destroy(other)
  }

  func test_aRefusedTick_hasNoOffset_andChangesNothing() {
    let scroller = newScroller()
    XCTAssertFalse(scrollkit_scroller_tick_offset(scroller, y, 2).isNaN)
    for time in [Double.nan, .infinity, 1e11] {
      XCTAssertTrue(scrollkit_scroller_tick_offset(scroller, y, time).isNaN, "\(time)")
    }
    XCTAssertTrue(scrollkit_scroller_tick_offset(scroller, 2, 3).isNaN)
    for axis in [x, y] { XCTAssertTrue(scrollkit_scroller_tick_offset(nil, axis, 3).isNaN) }
    XCTAssertEqual(scrollkit_scroller_needs_tick(nil), 0)
    XCTAssertEqual(frame(of: scroller).time, 2)
    scrollkit_scroller_destroy(scroller)
  }
}
