import CScrollKitTypes
import XCTest

@testable import ScrollKitC

/// The statements about held keys, autoscroll, scroll bars and preferences.
extension GoldenTests {
  /// Performs such a statement; nil if it is another one.
  func performSteering(_ words: [String], _ n: [Double]) throws -> scrollkit_status? {
    switch words[0] {
    case "hold_key":
      let hold = n[2] == 1 ? scrollkit_scroller_hold_key : scrollkit_scroller_release_key
      return hold(scroller, UInt32(n[1]), n[0])
    case "steer": return scrollkit_autoscroll_set_velocity(scroller, n[1], n[2], n[0])
    case "steer_end": return scrollkit_autoscroll_end(scroller, n[0])
    case "autoscroll":
      var options = scrollkit_autoscroll_options.standard
      options.rule = UInt32(n[3])
      return scrollkit_autoscroll_begin(scroller, &options, n[1], n[2], n[0])
    case "autoscroll_move": return scrollkit_autoscroll_move(scroller, n[1], n[2], n[0])
    case "autoscroll_release": return scrollkit_autoscroll_release(scroller, n[0], nil)
    case "edge_scroll": return scrollkit_autoscroll_drag(scroller, nil, n[1], n[2], n[0])
    case "bar":
      var options = scrollkit_scrollbar_options.standard
      for (key, value) in try pairs(words.dropFirst()) {
        switch key {
        case "jumps_to_click": options.jumps_to_click = UInt32(value)
        case "track_length": options.track_length = value
        case "least_thumb": options.least_thumb = value
        case "snap_back": options.snap_back = value
        default: XCTFail("unknown option \(key)")
        }
      }
      return scrollkit_scrollbar_enable(scroller, 1, &options, 0)
    case "bar_press": return scrollkit_scrollbar_press(scroller, 1, UInt32(n[1]), n[2], n[0])
    case "bar_drag": return scrollkit_scrollbar_drag(scroller, 1, n[1], n[2], n[0])
    case "bar_release": return scrollkit_scrollbar_release(scroller, 1, n[0])
    case "preferences":
      var preferences = scrollkit_preferences.standard
      for (key, value) in try pairs(words.dropFirst()) {
        switch key {
        case "reduces_motion": preferences.reduces_motion = UInt32(value)
        case "stops_momentum": preferences.stops_momentum = UInt32(value)
        case "resamples": preferences.resamples = UInt32(value)
        default: XCTFail("unknown preference \(key)")
        }
      }
      return scrollkit_scroller_set_preferences(scroller, &preferences, 0)
    case "right_to_left":
      var geometry = scrollkit_geometry.standard
      geometry.right_to_left = 1
      (geometry.viewport_width, geometry.viewport_height) = (n[1], n[2])
      (geometry.content_width, geometry.content_height) = (n[3], n[4])
      (geometry.inset_left, geometry.inset_right) = (n[5], n[6])
      return scrollkit_scroller_set_geometry(scroller, &geometry, n[0])
    default: return nil
    }
  }
}
