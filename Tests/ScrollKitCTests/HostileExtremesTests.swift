import CScrollKitTypes
import ScrollKitC
import XCTest

/// The largest and smallest numbers that are accepted: all results are finite, and motions end.
final class HostileExtremesTests: XCTestCase {
  func test_theFirstCallMayBeAtAnyTime() {
    for time in [-1e10, -1, -0.0, 5e-324, 1e10] {
      let scroller = newScroller()
      XCTAssertEqual(frame(of: scroller).time, 0)
      setTallContent(scroller, at: time)
      XCTAssertEqual(frame(of: scroller).time, time)
      assertAllFinite(scroller, "\(time)")
      scrollkit_scroller_destroy(scroller)
    }
  }

  /// Found by the fuzzer: an interval near 0 gave an infinite velocity.
  func test_reportsAtTheSameTime_haveAFiniteVelocity() {
    for passed in [0, 5e-324, 1e-310, 1e-300, 1e-9] {
      let scroller = newScroller(mode: SCROLLKIT_MODE_OBSERVED)
      setTallContent(scroller, at: 0)
      XCTAssertEqual(push(scroller, SCROLLKIT_INPUT_KIND_DID_SCROLL, y: 10, at: 0), Status.ok)
      XCTAssertEqual(push(scroller, SCROLLKIT_INPUT_KIND_DID_SCROLL, y: 900, at: passed), Status.ok)
      assertAllFinite(scroller, "\(passed)")
      XCTAssertEqual(frame(of: scroller).velocity_y, 0)
      scrollkit_scroller_destroy(scroller)
    }
  }

  func test_manyShiftsOfTheLargestLength_leaveAllNumbersFinite() {
    for situation in [Situation.idle, .dragging, .coasting, .animating, .observedAnimating] {
      let scroller = situation.make()
      for _ in 0..<2000 {
        XCTAssertEqual(scrollkit_scroller_shift(scroller, 1e12, -1e12, 1), Status.ok)
      }
      assertAllFinite(scroller, "\(situation)")
      assertEnds(scroller, mode: situation.mode, "\(situation)")
      scrollkit_scroller_destroy(scroller)
    }
  }

  func test_theLargestWheelsAndContents_leaveAllNumbersFinite() {
    let scroller = newScroller()
    var geometry = tallContent()
    geometry.content_width = 1e12
    geometry.content_height = 1e12
    XCTAssertEqual(scrollkit_scroller_set_geometry(scroller, &geometry, 0), Status.ok)
    for step in 0..<2000 {
      let time = Double(step) / 1000
      for unit in SCROLLKIT_UNIT_POINTS...SCROLLKIT_UNIT_NOTCHES_120 {
        XCTAssertEqual(
          scrollkit_scroller_wheel(scroller, 1e12, -1e12, scrollkit_unit(unit), time), Status.ok)
      }
      _ = scrollkit_scroller_scroll_to(scroller, 1e12, 1e12, 1, time, nil)
      _ = scrollkit_scroller_tick(scroller, time, nil)
    }
    assertAllFinite(scroller, "wheels")
    assertEnds(scroller, mode: SCROLLKIT_MODE_DRIVEN, "wheels")
    scrollkit_scroller_destroy(scroller)
  }

  func test_theFastestFlings_endSoon() {
    let scroller = newScroller()
    var geometry = tallContent()
    geometry.content_height = 1e12
    XCTAssertEqual(scrollkit_scroller_set_geometry(scroller, &geometry, 0), Status.ok)
    _ = scrollkit_scroller_press(scroller, 7, 0, 1e12, 0)
    for step in 1...5 {
      _ = scrollkit_scroller_move(scroller, 7, 0, 1e12 - Double(step) * 4e11, Double(step) * 0.001)
    }
    XCTAssertEqual(scrollkit_scroller_release(scroller, 7, 0.006), Status.ok)
    assertEnds(scroller, mode: SCROLLKIT_MODE_DRIVEN, "fling")
    scrollkit_scroller_destroy(scroller)
  }

  /// A fling whose target is past an edge only by a rounding error rests on the edge.
  func test_aCoastWhoseTargetRoundsToAnEdge_restsInRange() {
    for step in 0..<2000 {
      let start = Double(step) * 1.0471
      let speed = 4000 + Double(step * 7919 % 5000) * 1.0837
      let free = rest(of: speed, from: start, upper: 1e9)
      for upper in [free.nextDown.nextDown, free.nextDown, free, free.nextUp] {
        let restOffset = rest(of: speed, from: start, upper: upper)
        XCTAssertLessThanOrEqual(restOffset, upper, "\(speed) from \(start)")
      }
    }
  }

  /// Where content rests after a pan that ends with a speed.
  private func rest(of speed: Double, from start: Double, upper: Double) -> Double {
    let scroller = newScroller()
    defer { scrollkit_scroller_destroy(scroller) }
    var geometry = tallContent()
    geometry.viewport_height = 0
    geometry.content_height = upper
    XCTAssertEqual(scrollkit_scroller_set_geometry(scroller, &geometry, 0), Status.ok)
    XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 0, start, 0), Status.ok)
    XCTAssertEqual(push(scroller, SCROLLKIT_INPUT_KIND_PAN_BEGIN, at: 0), Status.ok)
    var end = input(SCROLLKIT_INPUT_KIND_PAN_END, at: 0)
    end.flags = scrollkit_input_flags(SCROLLKIT_INPUT_FLAGS_HAS_VELOCITY)
    end.velocity_y = speed
    XCTAssertEqual(scrollkit_scroller_push(scroller, &end), Status.ok)
    let announced = frame(of: scroller).target_y
    XCTAssertEqual(scrollkit_scroller_tick(scroller, 60, nil), Status.ok)
    XCTAssertEqual(frame(of: scroller).offset_y, announced)
    return announced
  }

  private func assertAllFinite(_ scroller: ScrollerRef, _ about: String) {
    let frame = frame(of: scroller)
    for number in [
      frame.time, frame.offset_x, frame.offset_y, frame.target_x, frame.target_y,
      frame.velocity_x, frame.velocity_y, frame.overscroll_x, frame.overscroll_y,
      frame.progress_x, frame.progress_y,
    ] { XCTAssertTrue(number.isFinite, "\(about): \(frame)") }
    XCTAssertTrue((0...1).contains(frame.progress_x) && (0...1).contains(frame.progress_y), about)
    for event in drained(scroller) {
      XCTAssertTrue(event.time.isFinite && event.x.isFinite && event.y.isFinite, about)
    }
  }

  /// Content that moves by itself comes to rest in range within a minute.
  private func assertEnds(_ scroller: ScrollerRef, mode: Int, _ about: String) {
    let now = frame(of: scroller).time
    guard mode == SCROLLKIT_MODE_DRIVEN, now < 1e10 else { return }
    _ = scrollkit_scrollbar_release(scroller, 1, now)
    XCTAssertEqual(scrollkit_scroller_cancel(scroller, now), Status.ok)
    XCTAssertEqual(scrollkit_scroller_tick(scroller, now + 60, nil), Status.ok)
    let rest = frame(of: scroller)
    XCTAssertEqual(rest.phase, scrollkit_phase(SCROLLKIT_PHASE_IDLE), about)
    XCTAssertEqual(rest.overscroll_x, 0, about)
    XCTAssertEqual(rest.overscroll_y, 0, about)
  }
}
