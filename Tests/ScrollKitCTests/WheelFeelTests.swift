import CScrollKitTypes
@testable import ScrollKitC
import Foundation
import XCTest

/// The values of a feel for wheels.
final class WheelFeelTests: XCTestCase {
  private func scroller(_ change: (inout scrollkit_feel_values) -> Void) -> ScrollerRef {
    let scroller = newScroller()
    setTallContent(scroller, at: 0)
    var values = uikitValues()
    change(&values)
    XCTAssertEqual(scrollkit_scroller_set_feel_values(scroller, &values, 0), Status.ok)
    return scroller
  }

  private func turn(_ scroller: ScrollerRef, _ amount: Double, device: UInt64 = 0, at time: Double) {
    var turn = input(SCROLLKIT_INPUT_KIND_WHEEL, at: time)
    (turn.y, turn.unit, turn.device) = (amount, scrollkit_unit(SCROLLKIT_UNIT_NOTCHES_120), device)
    XCTAssertEqual(scrollkit_scroller_push(scroller, &turn), Status.ok)
  }

  func test_springAndExponential_followTheirFormulas() {
    let table: [(smoothing: Int, rate: Double, seconds: Double, offset: Double)] = [
      // 60 − (60 + 60·ω·t)·e^(−ω·t), ω = √1000; then ω = 20
      (SCROLLKIT_WHEEL_SMOOTHING_SPRING, 0, 0.05, 60 - 60 * (1 + 1.5811388300841898) * exp(-1.5811388300841898)),
      (SCROLLKIT_WHEEL_SMOOTHING_SPRING, 20, 0.05, 60 - 60 * 2 * exp(-1.0)),
      // 60 − 60·e^(−k·t), k = 6; then k = 12
      (SCROLLKIT_WHEEL_SMOOTHING_EXPONENTIAL, 0, 0.1, 60 - 60 * exp(-0.6)),
      (SCROLLKIT_WHEEL_SMOOTHING_EXPONENTIAL, 12, 0.1, 60 - 60 * exp(-1.2)),
      (SCROLLKIT_WHEEL_SMOOTHING_OUT_EXPO, 0, 0.3, 60),
    ]
    for row in table {
      let scroller = scroller {
        $0.wheel_smoothing = scrollkit_wheel_smoothing(row.smoothing)
        $0.wheel_rate = row.rate
      }
      turn(scroller, 120, at: 1)
      XCTAssertEqual(frame(of: scroller).target_y, 60)
      XCTAssertEqual(scrollkit_scroller_tick(scroller, 1 + row.seconds, nil), Status.ok)
      XCTAssertEqual(frame(of: scroller).offset_y, row.offset, accuracy: 1e-9, "\(row)")
      scrollkit_scroller_destroy(scroller)
    }
  }

  func test_aSlowerRateThanTheSlowest_countsAsThat() {
    for rate in [1e-4, 0.99e-4, 1e-310] {
      let scroller = scroller { $0.wheel_rate = rate }
      var values = scrollkit_feel_values.standard
      XCTAssertEqual(scrollkit_scroller_get_feel_values(scroller, &values), Status.ok)
      XCTAssertEqual(values.wheel_rate, 1e-4)
      scrollkit_scroller_destroy(scroller)
    }
  }

  func test_wheelSpeedAndAcceleration_multiply() {
    let scroller = scroller {
      $0.wheel_speed = 1.5
      $0.wheel_acceleration = 4
    }
    turn(scroller, 120, at: 1)
    XCTAssertEqual(frame(of: scroller).target_y, 90)
    turn(scroller, 120, at: 1 + 1.0 / 30)
    XCTAssertEqual(frame(of: scroller).target_y, 270, accuracy: 1e-9)
    scrollkit_scroller_destroy(scroller)
  }

  func test_fractionsOfSteps_addUpForEachDevice() {
    let scroller = scroller { $0.wheel_stepping = scrollkit_wheel_stepping(SCROLLKIT_WHEEL_STEPPING_WHOLE) }
    for (amount, device, target) in [
      (60.0, 1, 0.0), (60, 1, 60), (90, 1, 60), (90, 1 << 40, 60), (30, 1 << 40, 120), (-120, 7, 60),
    ] as [(Double, UInt64, Double)] {
      turn(scroller, amount, device: device, at: frame(of: scroller).time + 1)
      XCTAssertEqual(frame(of: scroller).target_y, target, "\(amount) of \(device)")
    }
    scrollkit_scroller_destroy(scroller)
  }
}
