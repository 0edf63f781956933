import CScrollKitTypes
import Foundation
import ScrollKitC
import XCTest

/// The names of an enum's values are those of the header's constants.
final class NamesTests: XCTestCase {
  private typealias Name = (UInt32) -> UnsafePointer<CChar>

  /// What names the values of each enum in the header.
  private let names: [String: Name] = [
    "anchor_policy": scrollkit_anchor_policy_name, "appearance": scrollkit_appearance_name,
    "autoscroll_rule": scrollkit_autoscroll_rule_name, "axis": scrollkit_axis_name,
    "bounce_rule": scrollkit_bounce_rule_name, "coast_rule": scrollkit_coast_rule_name,
    "direction_lock": scrollkit_direction_lock_name, "drag_start": scrollkit_drag_start_name,
    "edge_behavior": scrollkit_edge_behavior_name, "edges": scrollkit_edge_name,
    "event_kind": scrollkit_event_kind_name, "feel": scrollkit_feel_name,
    "finger_rule": scrollkit_finger_rule_name, "fling_boost": scrollkit_fling_boost_name,
    "header_inset": scrollkit_header_inset_name, "header_mode": scrollkit_header_mode_name,
    "input_kind": scrollkit_input_kind_name, "key": scrollkit_key_name,
    "mode": scrollkit_mode_name, "nest_latching": scrollkit_nest_latching_name,
    "nest_order": scrollkit_nest_order_name,
    "overscroll_behavior": scrollkit_overscroll_behavior_name, "phase": scrollkit_phase_name,
    "rule": scrollkit_rule_name, "scrollbar_part": scrollkit_scrollbar_part_name,
    "snap_alignment": scrollkit_snap_alignment_name, "snap_kind": scrollkit_snap_kind_name,
    "snap_order": scrollkit_snap_order_name, "snap_rule": scrollkit_snap_rule_name,
    "snap_strictness": scrollkit_snap_strictness_name,
    "speed_limit": scrollkit_speed_limit_name, "top_source": scrollkit_top_source_name,
    "unit": scrollkit_unit_name, "velocity_rule": scrollkit_velocity_rule_name,
    "wheel_smoothing": scrollkit_wheel_smoothing_name,
    "wheel_stepping": scrollkit_wheel_stepping_name,
  ]

  /// The constants of each enum in the header that is a `uint32_t`.
  private func enums() throws -> [String: [(constant: String, value: UInt32)]] {
    let project = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let header = try String(
      contentsOf: project.appendingPathComponent("include/scrollkit_types.h"), encoding: .utf8)
    var enums: [String: [(constant: String, value: UInt32)]] = [:]
    var name: String?
    for line in header.split(separator: "\n") {
      let words = line.split { " ,;".contains($0) }.map(String.init)
      if words.count == 3, words[0] == "typedef", words[1] == "uint32_t" {
        name = words[2].replacingOccurrences(of: "scrollkit_", with: "")
      } else if words.count == 3, words[1] == "=", let value = UInt32(words[2]), let name {
        enums[name, default: []].append((words[0], value))
      } else if words == ["}"] {
        name = nil
      }
    }
    return enums
  }

  func test_everyConstantHasItsOwnName_andNoOtherNumberHasOne() throws {
    let enums = try enums()
    var named = 0
    for (type, name) in names {
      let constants = enums[type] ?? []
      XCTAssertFalse(constants.isEmpty, type)
      for number in UInt32(0)..<100 {
        let isOfHost = type == "top_source" && number >= SCROLLKIT_TOP_SOURCE_HOST
        let found = String(cString: name(number))
        if let (constant, _) = constants.first(where: { $0.value == number }) {
          XCTAssertTrue(constant.hasSuffix("_" + found.uppercased()), "\(constant): \(found)")
          named += 1
        } else if !isOfHost {
          XCTAssertEqual(found, "unknown", "\(type) \(number)")
        }
      }
      XCTAssertEqual(String(cString: name(.max)), type == "top_source" ? "host" : "unknown", type)
    }
    XCTAssertGreaterThan(named, 180)
  }
}
