import CScrollKitTypes
import Foundation
import ScrollKitC
import XCTest

/// What a C program must not send is answered by a status, and nothing changes.
final class HostileTests: XCTestCase {
  func test_aRefusedCallSaysWhy_andChangesNothing() {
    for situation in Situation.allCases {
      let expected = fate(of: situation.make(), after: situation)
      for refusal in Refusal.all where refusal.isRefused(in: situation) {
        let about = "\(refusal.function), \(refusal.what), \(situation)"
        let scroller = situation.make()
        XCTAssertEqual(refusal.call(scroller), refusal.status, about)
        XCTAssertEqual(fate(of: scroller, after: situation), expected, about)
      }
    }
  }

  func test_afterRefusalsOfEveryKind_theNextCallIsTaken() {
    for situation in Situation.allCases {
      let expected = fate(of: situation.make(), after: situation)
      let scroller = situation.make()
      for refusal in Refusal.all where refusal.isRefused(in: situation) {
        XCTAssertEqual(refusal.call(scroller), refusal.status)
      }
      XCTAssertEqual(fate(of: scroller, after: situation), expected, "\(situation)")
    }
  }

  func test_whatIsRefusedOtherwise_isTakenWithOrdinaryNumbers() {
    for situation in Situation.allCases {
      for function in NumberFunction.all where function.isTaken(in: situation) {
        let scroller = situation.make()
        XCTAssertEqual(
          function.call(scroller, function.ordinary), Status.ok, "\(function.name), \(situation)")
        scrollkit_scroller_destroy(scroller)
      }
    }
  }

  func test_namesOfUnknownNumbers_areText() {
    for number: UInt32 in [50, 42, 4096, 65535, .max] {
      for name in [
        scrollkit_mode_name, scrollkit_feel_name, scrollkit_phase_name, scrollkit_unit_name,
        scrollkit_input_kind_name, scrollkit_event_kind_name, scrollkit_edge_name,
        scrollkit_coast_rule_name, scrollkit_edge_behavior_name, scrollkit_bounce_rule_name,
        scrollkit_velocity_rule_name, scrollkit_wheel_smoothing_name, scrollkit_axis_name,
        scrollkit_snap_kind_name, scrollkit_snap_rule_name, scrollkit_snap_strictness_name,
        scrollkit_snap_alignment_name, scrollkit_snap_order_name,
        scrollkit_drag_start_name, scrollkit_direction_lock_name, scrollkit_finger_rule_name,
        scrollkit_fling_boost_name, scrollkit_speed_limit_name,
        scrollkit_rule_name, scrollkit_appearance_name, scrollkit_header_mode_name,
        scrollkit_header_inset_name, scrollkit_anchor_policy_name, scrollkit_key_name,
        scrollkit_wheel_stepping_name, scrollkit_autoscroll_rule_name,
        scrollkit_scrollbar_part_name,
        scrollkit_overscroll_behavior_name, scrollkit_nest_order_name,
        scrollkit_nest_latching_name,
      ] { XCTAssertEqual(String(cString: name(number)), "unknown") }
    }
    XCTAssertEqual(String(cString: scrollkit_top_source_name(4)), "unknown")
    XCTAssertEqual(String(cString: scrollkit_top_source_name(65535)), "unknown")
    XCTAssertEqual(String(cString: scrollkit_top_source_name(.max)), "host")
    for status: scrollkit_status in [2, 3, -10, .min, .max] {
      XCTAssertEqual(String(cString: scrollkit_status_text(status)), "unknown status")
    }
  }

  func test_featuresThatNobodyKnows_areAbsent() {
    XCTAssertEqual(scrollkit_has_feature(nil), 0)
    for name in ["", "d", "drive", "drivenn", "Driven", "\u{ff}", String(repeating: "x", count: 9999)] {
      XCTAssertEqual(scrollkit_has_feature(name), 0, name)
    }
  }

  func test_destroyingNothing_isFine() {
    scrollkit_scroller_destroy(nil)
    scrollkit_window_destroy(nil)
  }

  func test_nobodyRespondsToAnything() {
    for kind: scrollkit_input_kind in [0, 1, 14, 32, 42, 65536, .max] {
      XCTAssertEqual(scrollkit_scroller_responds_to(nil, kind), 0)
    }
    let scroller = newScroller()
    for kind: scrollkit_input_kind in [0, 14, 31, 32, 42, 65535, 65536, .max] {
      XCTAssertEqual(scrollkit_scroller_responds_to(scroller, kind), 0)
    }
    scrollkit_scroller_destroy(scroller)
  }

  func test_batchesOfNothing_areTaken() {
    let scroller = newScroller()
    XCTAssertEqual(scrollkit_scroller_push_many(scroller, nil, 0), Status.ok)
    XCTAssertEqual(scrollkit_scroller_tick_many(nil, 0, .nan, nil), Status.ok)
    XCTAssertEqual(frame(of: scroller).time, 0)
    scrollkit_scroller_destroy(scroller)
  }

  /// A function that is added must be added to the tables, too.
  func test_everyFunctionHasRows() throws {
    let withRows = Set(Refusal.all.map(\.function)).union([
      // These refuse nothing, and are tested above.
      "scrollkit_version", "scrollkit_version_number", "scrollkit_has_feature",
      "scrollkit_status_text", "scrollkit_mode_name", "scrollkit_feel_name",
      "scrollkit_phase_name", "scrollkit_unit_name", "scrollkit_input_kind_name",
      "scrollkit_event_kind_name", "scrollkit_edge_name", "scrollkit_rule_name",
      "scrollkit_top_source_name", "scrollkit_appearance_name", "scrollkit_header_mode_name",
      "scrollkit_header_inset_name", "scrollkit_anchor_policy_name", "scrollkit_key_name",
      "scrollkit_drag_start_name", "scrollkit_direction_lock_name", "scrollkit_finger_rule_name",
      "scrollkit_fling_boost_name", "scrollkit_speed_limit_name",
      "scrollkit_coast_rule_name", "scrollkit_wheel_stepping_name",
      "scrollkit_overscroll_behavior_name",
      "scrollkit_nest_order_name",
      "scrollkit_nest_latching_name",
      "scrollkit_coast_rule_name",
      "scrollkit_edge_behavior_name",
      "scrollkit_bounce_rule_name",
      "scrollkit_velocity_rule_name",
      "scrollkit_wheel_smoothing_name",
      "scrollkit_axis_name",
      "scrollkit_snap_kind_name",
      "scrollkit_snap_rule_name",
      "scrollkit_snap_strictness_name",
      "scrollkit_snap_alignment_name",
      "scrollkit_snap_order_name",
      "scrollkit_scroller_destroy", "scrollkit_window_destroy",
      "scrollkit_scroller_responds_to", "scrollkit_axis_name", "scrollkit_autoscroll_rule_name",
      "scrollkit_scrollbar_part_name",
    ])
    XCTAssertEqual(try exportedFunctions(), withRows)
  }

  private func exportedFunctions() throws -> Set<String> {
    let project = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let edge = project.appendingPathComponent("Sources/ScrollKitC")
    let files = try FileManager.default.contentsOfDirectory(
      at: edge, includingPropertiesForKeys: nil)
    let sources = try files.filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    let pieces = sources.components(separatedBy: "\npublic func ").dropFirst()
    return Set(pieces.map { String($0.prefix { $0 != "(" }) })
  }
}
