import CScrollKitTypes
import XCTest

@testable import ScrollKitC

/// The statements about behaviours: options and states are words "field=number".
extension GoldenTests {
  /// Carries out a statement about a behaviour; nil if there is no such statement.
  func performBehaviour(_ words: [String], _ n: [Double]) throws -> scrollkit_status? {
    switch words[0] {
    case "top":
      var options = scrollkit_top_options.standard
      for (key, value) in try pairs(words.dropFirst()) {
        switch key {
        case "rule": options.rule = UInt32(value)
        case "starts_hidden": options.starts_hidden = UInt32(value)
        default: XCTFail("unknown option \(key)")
        }
      }
      return scrollkit_top_enable(scroller, &options, 0)
    case "header":
      var options = try headerOptions(words)
      return scrollkit_header_add(scroller, &options, 0, nil)
    case "nub":
      var options = try nubOptions(words)
      return scrollkit_nub_enable(scroller, &options, 0)
    case "home": return scrollkit_top_trigger_home(scroller, n[1], UInt32(n[2]), n[0])
    case "trigger": return scrollkit_top_trigger(scroller, UInt32(n[1]), n[0])
    case "grab": return scrollkit_nub_grab(scroller, n[0], nil)
    case "scrub": return scrollkit_nub_drag(scroller, n[1], n[2], n[0])
    case "let_go": return scrollkit_nub_release(scroller, n[0])
    case "sections": return scrollkit_nub_set_sections(scroller, n, UInt(words.count - 1), 0)
    case "policy": return scrollkit_anchor_set_policy(scroller, UInt32(n[0]), 0)
    case "begin":
      var batch: UInt32 = 0
      defer { batches.append(batch) }
      return scrollkit_anchor_begin_update(scroller, n[0], &batch)
    case "changed": return scrollkit_anchor_add_edit(scroller, n[0], n[1], n[2])
    case "end":
      var geometry = scrollkit_geometry.standard
      (geometry.viewport_width, geometry.viewport_height) = (n[3], n[4])
      (geometry.content_width, geometry.content_height, geometry.inset_top) = (n[5], n[6], n[7])
      return scrollkit_anchor_end_update(scroller, batches[Int(n[1])], &geometry, UInt32(n[2]), n[0])
    case "zoom":
      var options = scrollkit_zoom_options.standard
      (options.minimum, options.maximum, options.centers) = (n[1], n[2], UInt32(n[3]))
      return scrollkit_zoom_enable(scroller, &options, n[0])
    case "zoom_off": return scrollkit_zoom_disable(scroller, n[0])
    case "pinch":
      var input = scrollkit_input.standard
      (input.time, input.kind, input.x, input.y, input.scale) = (n[0], UInt32(n[1]), n[2], n[3], n[4])
      return scrollkit_scroller_push(scroller, &input)
    case "zoom_wheel":
      var input = scrollkit_input.standard
      (input.time, input.y, input.unit, input.focus_x, input.focus_y) = (n[0], n[1], UInt32(n[2]), n[3], n[4])
      (input.kind, input.flags) = (UInt32(SCROLLKIT_INPUT_KIND_WHEEL), UInt32(SCROLLKIT_INPUT_FLAGS_ZOOM))
      return scrollkit_scroller_push(scroller, &input)
    case "zoom_to": return scrollkit_zoom_set_scale(scroller, n[1], n[2], n[3], UInt32(n[4]), n[0], nil)
    case "zoom_rect":
      return scrollkit_zoom_show_rect(scroller, n[1], n[2], n[3], n[4], UInt32(n[5]), n[0], nil)
    case "double_tap": return scrollkit_zoom_double_tap(scroller, n[1], n[2], n[3], n[0], nil)
    case "zoom_limits": return scrollkit_zoom_set_limits(scroller, n[0], n[1], 0)
    default: return try performSteering(words, n)
    }
  }

  /// Compares a state with the expected fields.
  func expectBehaviour(_ words: [String], _ name: String) throws {
    let actual: [String: Double]
    switch words[0] {
    case "top_state":
      var state = scrollkit_top_state.standard
      XCTAssertEqual(scrollkit_top_get_state(scroller, &state), 0, name)
      actual = numbers(in: state)
    case "header_state":
      var state = scrollkit_header_state.standard
      XCTAssertEqual(scrollkit_header_get_state(scroller, try XCTUnwrap(UInt32(words[1])), &state), 0, name)
      actual = numbers(in: state)
    case "nub_state":
      var state = scrollkit_nub_state.standard
      XCTAssertEqual(scrollkit_nub_get_state(scroller, &state), 0, name)
      actual = numbers(in: state)
    case "scrollbar_state":
      var state = scrollkit_scrollbar_state.standard
      XCTAssertEqual(scrollkit_scrollbar_get_state(scroller, 1, &state), 0, name)
      actual = numbers(in: state)
    case "zoom_state":
      var state = scrollkit_zoom_state.standard
      XCTAssertEqual(scrollkit_zoom_get_state(scroller, &state), 0, name)
      actual = numbers(in: state)
    case "snap_state":
      var state = scrollkit_snap_state.standard
      XCTAssertEqual(scrollkit_snap_get_state(scroller, &state), 0, name)
      actual = numbers(in: state)
    case "context":
      var state = scrollkit_context.standard
      XCTAssertEqual(scrollkit_scroller_get_context(scroller, &state), 0, name)
      actual = numbers(in: state)
    case "next_change":
      var change = scrollkit_next_change.standard
      let (scale, time) = (try XCTUnwrap(Double(words[1])), try XCTUnwrap(Double(words[2])))
      XCTAssertEqual(scrollkit_scroller_get_next_change(scroller, scale, time, &change), 0, name)
      actual = numbers(in: change)
    case "view_progress":
      var progress = scrollkit_view_progress.standard
      let n = words[1...3].compactMap(Double.init)
      XCTAssertEqual(scrollkit_scroller_get_view_progress(scroller, UInt32(n[0]), n[1], n[2], &progress), 0, name)
      actual = numbers(in: progress)
    default:
      var margin = 0.0
      let n = words.dropFirst().map { Double($0) ?? .nan }
      XCTAssertEqual(scrollkit_scroller_get_margin(scroller, n[0], n[1], UInt32(n[2]), &margin), 0, name)
      return compare(words[4], margin, name)
    }
    for word in words.dropFirst() where word.contains("=") {
      let pair = word.split(separator: "=").map(String.init)
      compare(pair[1], try XCTUnwrap(actual[pair[0]], word), "\(name), \(pair[0])")
    }
  }

  func pairs(_ words: ArraySlice<String>) throws -> [(String, Double)] {
    try words.map { word in
      let pair = word.split(separator: "=").map(String.init)
      return (pair[0], try XCTUnwrap(Double(pair[1]), word))
    }
  }

  private func headerOptions(_ words: [String]) throws -> scrollkit_header_options {
    var options = scrollkit_header_options.standard
    for (key, value) in try pairs(words.dropFirst()) {
      switch key {
      case "mode": options.mode = UInt32(value)
      case "height": options.height = value
      case "minimum_height": options.minimum_height = value
      case "snaps": options.snaps = UInt32(value)
      case "stretches": options.stretches = UInt32(value)
      case "only_by_user": options.only_by_user = UInt32(value)
      case "inset": options.inset = UInt32(value)
      case "tolerance": options.tolerance = value
      case "parallax": options.parallax = value
      case "stretch_trigger": options.stretch_trigger = value
      default: XCTFail("unknown option \(key)")
      }
    }
    return options
  }

  private func nubOptions(_ words: [String]) throws -> scrollkit_nub_options {
    var options = scrollkit_nub_options.standard
    for (key, value) in try pairs(words.dropFirst()) {
      switch key {
      case "rule": options.rule = UInt32(value)
      case "length": options.length = value
      case "margin": options.margin = value
      case "is_proportional": options.is_proportional = UInt32(value)
      case "fine_distance": options.fine_distance = value
      case "reach": options.reach = value
      case "fade": options.fade = value
      case "delay": options.delay = value
      default: XCTFail("unknown option \(key)")
      }
    }
    return options
  }
}
