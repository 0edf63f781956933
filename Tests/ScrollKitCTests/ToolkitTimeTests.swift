import CScrollKitTypes
import ScrollKitC
import XCTest

/// Events of toolkits come late, and their milliseconds wrap.
final class ToolkitTimeTests: XCTestCase {
  private static let wrap = 4_294_967.296

  func test_milliseconds_areUnwrapped() {
    let table: [(previous: Double, milliseconds: UInt32, time: Double)] = [
      (0, 0, 0), (0, 1500, 1.5), (1, .max, 4_294_967.295), (4_294_967.2, 4, 4_294_967.3),
      (4_294_967.3, 4_294_967_290, 4_294_967.29), (3 * Self.wrap + 5, 6000, 3 * Self.wrap + 6),
      (3 * Self.wrap - 5, 6000, 3 * Self.wrap + 6), (Self.wrap / 2 + 1, 0, Self.wrap), (-50, 7, 0.007),
      (-1e10, .max, 4_294_967.295),
    ]
    for row in table {
      var time = -1.0
      XCTAssertEqual(scrollkit_time_unwrap(row.previous, row.milliseconds, &time), Status.ok)
      XCTAssertEqual(time, row.time, accuracy: 1e-6, "\(row)")
    }
    var unwrapped = 0.0
    for tick in 0..<2_000_000 where tick % 997 == 0 {  // 57 years, ten days at a time
      let actual = Double(tick) * 900
      let milliseconds = UInt32(truncatingIfNeeded: UInt64(actual * 1000))
      XCTAssertEqual(scrollkit_time_unwrap(unwrapped, milliseconds, &unwrapped), Status.ok)
      XCTAssertEqual(unwrapped, actual, accuracy: 1e-3)
    }
  }

  private func wheel(_ flags: Int, at time: Double) -> scrollkit_input {
    var wheel = input(SCROLLKIT_INPUT_KIND_WHEEL, at: time)
    (wheel.y, wheel.flags) = (1, scrollkit_input_flags(flags))
    return wheel
  }

  func test_anEventBeforeTheLastTick_hasTheTimeOfTheTick() {
    let scroller = newScroller()
    setTallContent(scroller, at: 0)
    XCTAssertEqual(scrollkit_scroller_tick(scroller, 5, nil), Status.ok)
    var late = wheel(0, at: 4.9)
    XCTAssertEqual(scrollkit_scroller_push(scroller, &late), Status.ok)
    XCTAssertEqual(frame(of: scroller).time, 5)
    XCTAssertEqual(frame(of: scroller).offset_y, 1)
    let batch = [5.2, 5.1, 5.3].map { wheel(0, at: $0) }
    XCTAssertEqual(scrollkit_scroller_push_many(scroller, batch, 3), Status.ok)
    XCTAssertEqual(frame(of: scroller).time, 5.3)
    XCTAssertEqual(frame(of: scroller).offset_y, 4)
    scrollkit_scroller_destroy(scroller)
  }

  func test_anEventWithWrappedMilliseconds_comesAfterTheOnesBefore() {
    let scroller = newScroller()
    setTallContent(scroller, at: 0)
    var event = input(SCROLLKIT_INPUT_KIND_NONE, at: 0)
    for (milliseconds, time) in [
      (4_294_967_200, 4_294_967.2), (UInt32.max, 4_294_967.295), (0, 4_294_967.296), (99, 4_294_967.395),
      (50, 4_294_967.395),
    ] as [(UInt32, Double)] {
      XCTAssertEqual(scrollkit_input_from_gtk_scroll(&event, 0, 1, 0, milliseconds), Status.ok)
      XCTAssertEqual(scrollkit_scroller_push(scroller, &event), Status.ok)
      XCTAssertEqual(frame(of: scroller).time, time, accuracy: 1e-6)
    }
    scrollkit_scroller_destroy(scroller)
  }

  func test_anInvalidToolkitTime_isRefused() {
    let scroller = newScroller()
    setTallContent(scroller, at: 1)
    for flags in [0, SCROLLKIT_INPUT_FLAGS_TIME_WRAPS] {
      for (time, status) in [
        (.nan, Status.notFinite), (.infinity, Status.notFinite), (-.infinity, Status.notFinite),
        (1e10.nextUp, Status.outOfRange), (-1e300, Status.outOfRange),
      ] {
        var event = wheel(flags, at: time)
        XCTAssertEqual(scrollkit_scroller_push(scroller, &event), status, "\(time)")
        XCTAssertEqual(scrollkit_scroller_push_many(scroller, &event, 1), status, "\(time)")
      }
    }
    scrollkit_scroller_destroy(scroller)
  }

  func test_theFirstTime_isNotChanged() {
    let scroller = newScroller()
    var event = wheel(SCROLLKIT_INPUT_FLAGS_TIME_WRAPS, at: 77)
    XCTAssertEqual(scrollkit_scroller_push(scroller, &event), Status.ok)
    XCTAssertEqual(frame(of: scroller).time, 77)
    scrollkit_scroller_destroy(scroller)
  }

  func test_shift_swapsTheAxes() {
    let scroller = newScroller()
    var geometry = tallContent()
    geometry.content_width = 4000
    XCTAssertEqual(scrollkit_scroller_set_geometry(scroller, &geometry, 0), Status.ok)
    var turned = wheel(SCROLLKIT_INPUT_FLAGS_SWAP_AXES, at: 1)
    (turned.x, turned.y) = (3, 7)
    XCTAssertEqual(scrollkit_scroller_push(scroller, &turned), Status.ok)
    XCTAssertEqual(frame(of: scroller).offset_x, 7)
    XCTAssertEqual(frame(of: scroller).offset_y, 3)
    scrollkit_scroller_destroy(scroller)
  }

  func test_aConvertedTime_equalsTheHostsOwnDivision() {
    var input = scrollkit_input()
    input.struct_size = UInt32(MemoryLayout.size(ofValue: input))
    for milliseconds in stride(from: UInt32(1), to: 3_000_000, by: 7) {
      XCTAssertEqual(scrollkit_input_from_sdl2_wheel(&input, 0, 1, 0, milliseconds), Status.ok)
      XCTAssertEqual(input.time, Double(milliseconds) / 1000)
    }
    for nanoseconds in stride(from: UInt64(1), to: 9_000_000_000_000, by: 77_777_777) {
      XCTAssertEqual(scrollkit_input_from_sdl3_wheel(&input, 0, 1, 0, nanoseconds), Status.ok)
      XCTAssertEqual(input.time, Double(nanoseconds) / 1e9)
    }
  }
}
