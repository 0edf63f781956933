import CScrollKitTypes
import ScrollKitC
import XCTest

/// The meter sees the frames of a program in whichever way it asks for them.
final class MeterTests: XCTestCase {
  func test_framesOfASyncedScroller_areMeasuredAsTicks() {
    let ticked = report { scroller, time in scrollkit_scroller_tick(scroller, time, nil) }
    var hosts: [ScrollerRef: scrollkit_frame] = [:]
    let synced = report { scroller, time in
      var frame = hosts[scroller] ?? .sized
      let status = scrollkit_scroller_sync(scroller, frame.offset_x, frame.offset_y, time, &frame)
      hosts[scroller] = frame
      return status
    }
    XCTAssertGreaterThan(ticked.frames, 20)
    XCTAssertEqual(bytes(of: synced), bytes(of: ticked))
  }

  /// The content is shifted back towards 0 during the scroll, which is no movement that a user sees.
  func test_framesWhoseDeltasAreTaken_areMeasuredAsTicks() {
    let ticked = report(from: 32_700) { scroller, time in scrollkit_scroller_tick(scroller, time, nil) }
    var lowest = Double.infinity
    let taken = report(from: 32_700) { scroller, time in
      let status = scrollkit_deltas_take(scroller, time, nil)
      lowest = min(lowest, frame(of: scroller).offset_y)
      return status
    }
    XCTAssertLessThan(lowest, -30_000, "the content was shifted")
    XCTAssertGreaterThan(taken.frames, 20)
    XCTAssertEqual(taken.frames, ticked.frames)
    XCTAssertEqual(taken.scrolls, ticked.scrolls)
    XCTAssertEqual(taken.same_frames, ticked.same_frames)
    XCTAssertEqual(taken.janky_frames, ticked.janky_frames)
    XCTAssertEqual(taken.inputs, ticked.inputs)
    XCTAssertEqual(taken.mean_lag, ticked.mean_lag)
    XCTAssertEqual(taken.largest_jerk, ticked.largest_jerk, accuracy: 1e-6 * ticked.largest_jerk)
  }

  /// What the meter reports of a flick and its fling.
  ///
  /// - Parameters:
  ///   - start: If it is not 0, the content has no ends and begins there.
  ///   - tick: Lets time pass up to a frame.
  private func report(
    from start: Double = 0, _ tick: (ScrollerRef, Double) -> scrollkit_status
  ) -> scrollkit_meter_report {
    let scroller = quietScroller()
    if start != 0 {
      XCTAssertEqual(scrollkit_deltas_enable(scroller, nil, 0), Status.ok)
      XCTAssertEqual(scrollkit_scroller_set_offset(scroller, 0, start, 0), Status.ok)
    }
    XCTAssertEqual(scrollkit_meter_enable(scroller, nil), Status.ok)
    XCTAssertEqual(tick(scroller, 1), Status.ok)
    drag(scroller, by: -60, at: 1.01)
    XCTAssertEqual(scrollkit_scroller_release(scroller, 7, 1.06), Status.ok)
    for frame in 4...90 { XCTAssertEqual(tick(scroller, 1 + Double(frame) / 60), Status.ok) }
    var report = scrollkit_meter_report()
    report.struct_size = UInt32(MemoryLayout.size(ofValue: report))
    XCTAssertEqual(scrollkit_meter_get_report(scroller, &report), Status.ok)
    scrollkit_scroller_destroy(scroller)
    return report
  }
}

private extension scrollkit_frame {
  /// A frame at the start of the content.
  static var sized: scrollkit_frame {
    var frame = scrollkit_frame()
    frame.struct_size = UInt32(MemoryLayout.size(ofValue: frame))
    return frame
  }
}
