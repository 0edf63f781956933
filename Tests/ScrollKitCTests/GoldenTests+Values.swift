import CScrollKitTypes
import XCTest

@testable import ScrollKitC

/// The statements about the values of a feel, about snapping, and about scrolls with options.
extension GoldenTests {
  /// Carries out such a statement; nil if it is none.
  func performValues(_ words: [String], _ n: [Double]) throws -> scrollkit_status? {
    switch words[0] {
    case "values":
      var values = scrollkit_feel_values.standard
      let status = scrollkit_feel_get_values(UInt32(n[0]), &values)
      guard status == 0 else { return status }
      try set(&values, words.dropFirst(2), Self.feelNumbers, Self.feelNames)
      return scrollkit_scroller_set_feel_values(scroller, &values, 0)
    case "snap":
      var options = scrollkit_snap_options.standard
      try set(&options, words.dropFirst(2), Self.snapNumbers, Self.snapNames)
      return scrollkit_snap_set_options(scroller, UInt32(n[0]), &options, 0)
    case "area":
      var area = scrollkit_snap_area.standard
      let key = try pairs(words.dropFirst()).first { $0.0 == "key" }
      area.key = UInt64(key?.1 ?? 0)
      let others = words.dropFirst().filter { !$0.hasPrefix("key=") }
      try set(&area, others[...], Self.areaNumbers, Self.areaNames)
      areas.append(area)
      return 0
    case "areas":
      defer { areas = [] }
      return scrollkit_snap_set_areas(scroller, areas, UInt(areas.count), UInt32(n[1]), n[0])
    case "snap_to": return scrollkit_snap_scroll_to(scroller, UInt32(n[1]), n[2], n[0], nil)
    case "animate_to":
      var options = try scrollOptions(words.dropFirst(4))
      return scrollkit_scroller_animate_to(scroller, n[1], n[2], &options, n[0], nil)
    case "into_view":
      var options = try scrollOptions(words.dropFirst(6))
      return scrollkit_scroller_scroll_into_view(scroller, n[1], n[2], n[3], n[4], &options, n[0], nil)
    case "item_into_view":
      var options = try scrollOptions(words.dropFirst(3))
      return scrollkit_list_scroll_into_view(list, UInt(n[1]), &options, n[0], nil)
    case "turn":
      var options = try scrollOptions(words.dropFirst(3))
      return scrollkit_list_begin_turn(list, UInt(n[1]), &options, n[0], nil)
    case "newest":
      var options = try scrollOptions(words.dropFirst(2))
      return scrollkit_list_scroll_to_newest(list, &options, n[0], nil)
    default: return nil
    }
  }

  private func scrollOptions(_ words: ArraySlice<String>) throws -> scrollkit_scroll_options {
    var options = scrollkit_scroll_options.standard
    try set(
      &options, words,
      [
        "duration": \.duration, "speed": \.speed, "curve_x1": \.curve_x1, "curve_y1": \.curve_y1, "curve_x2": \.curve_x2,
        "margin_top": \.margin_top, "margin_left": \.margin_left, "margin_bottom": \.margin_bottom,
        "margin_right": \.margin_right,
      ], ["align_x": \.align_x, "align_y": \.align_y, "curve": \.curve, "at_once": \.at_once, "axes": \.axes])
    return options
  }

  /// Sets fields by words "field=number".
  private func set<Struct>(
    _ value: inout Struct, _ words: ArraySlice<String>,
    _ numbers: [String: WritableKeyPath<Struct, Double>],
    _ names: [String: WritableKeyPath<Struct, UInt32>]
  ) throws {
    for (key, number) in try pairs(words) {
      if let path = numbers[key] {
        value[keyPath: path] = number
      } else {
        value[keyPath: try XCTUnwrap(names[key], "unknown field \(key)")] = UInt32(number)
      }
    }
  }

  private static var feelNumbers: [String: WritableKeyPath<scrollkit_feel_values, Double>] {
    [
      "drag": \.drag, "brake": \.brake, "bounce_stiffness": \.bounce_stiffness,
      "bounce_damping_ratio": \.bounce_damping_ratio, "bounce_share": \.bounce_share,
      "bounce_speed_limit": \.bounce_speed_limit, "rubber_band": \.rubber_band,
      "rubber_band_reach": \.rubber_band_reach, "slop": \.slop, "minimum_fling": \.minimum_fling,
      "maximum_fling": \.maximum_fling, "stale_after": \.stale_after, "wheel_step": \.wheel_step,
      "line_length": \.line_length, "animation_duration": \.animation_duration,
      "wheel_speed": \.wheel_speed, "wheel_acceleration": \.wheel_acceleration,
      "wheel_rate": \.wheel_rate, "key_lines": \.key_lines, "page_overlap": \.page_overlap,
    ]
  }
  private static var feelNames: [String: WritableKeyPath<scrollkit_feel_values, UInt32>] {
    [
      "coast_rule": \.coast_rule, "edge_top": \.edge_top, "edge_left": \.edge_left,
      "edge_bottom": \.edge_bottom, "edge_right": \.edge_right, "bounce_rule": \.bounce_rule,
      "velocity_rule": \.velocity_rule, "wheel_smoothing": \.wheel_smoothing,
      "wheel_stepping": \.wheel_stepping, "drag_start": \.drag_start,
      "direction_lock": \.direction_lock, "fingers": \.fingers, "fling_boost": \.fling_boost,
      "speed_limit": \.speed_limit, "motion_end": \.motion_end, "trackpad_lock": \.trackpad_lock,
    ]
  }
  private static var snapNumbers: [String: WritableKeyPath<scrollkit_snap_options, Double>] {
    [
      "length": \.length, "spacing": \.spacing, "leading": \.leading, "proximity": \.proximity,
      "padding_start": \.padding_start, "padding_end": \.padding_end,
    ]
  }
  private static var snapNames: [String: WritableKeyPath<scrollkit_snap_options, UInt32>] {
    [
      "kind": \.kind, "rule": \.rule, "is_reversed": \.is_reversed, "count": \.count,
      "strictness": \.strictness, "alignment": \.alignment, "stops": \.stops,
    ]
  }
  private static var areaNumbers: [String: WritableKeyPath<scrollkit_snap_area, Double>] {
    [
      "x": \.x, "y": \.y, "width": \.width, "height": \.height, "margin_top": \.margin_top,
      "margin_left": \.margin_left, "margin_bottom": \.margin_bottom,
      "margin_right": \.margin_right,
    ]
  }
  private static var areaNames: [String: WritableKeyPath<scrollkit_snap_area, UInt32>] {
    [
      "stops": \.stops, "align_x": \.align_x, "align_y": \.align_y, "is_focused": \.is_focused,
    ]
  }
}
