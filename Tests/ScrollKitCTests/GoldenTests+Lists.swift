import CScrollKitTypes
import XCTest

@testable import ScrollKitC

/// The statements about lists, pull to refresh, deltas and the meter.
extension GoldenTests {
  /// The list of which is spoken; nil until the statement "list".
  var list: ListRef? { lists[listAxis] }

  /// Performs such a statement; nil if it is another one.
  func performList(_ words: [String], _ n: [Double]) throws -> scrollkit_status? {
    let extents = Array(n[2..<max(2, words.count - 1)])
    switch words[0] {
    case "list":
      var options = try listOptions(words)
      listAxis = options.is_horizontal == 1 ? 0 : 1
      scrollkit_list_destroy(list)
      lists[listAxis] = nil
      let status = scrollkit_list_create(&options, &lists[listAxis])
      return status == 0 ? scrollkit_list_attach(list, scroller, n[0]) : status
    case "list_of":
      listAxis = words[1] == "x" ? 0 : 1
      return 0
    case "list_options":
      var options = try listOptions(words)
      return scrollkit_list_set_options(list, &options, n[0])
    case "insert": return scrollkit_list_insert_measured(list, UInt(n[1]), extents, UInt(extents.count), n[0])
    case "insert_estimated": return scrollkit_list_insert(list, UInt(n[1]), UInt(n[2]), n[0])
    case "remove": return scrollkit_list_remove(list, UInt(n[1]), UInt(n[2]), n[0])
    case "move": return scrollkit_list_move(list, UInt(n[1]), UInt(n[2]), UInt(n[3]), n[0])
    case "measure": return scrollkit_list_set_extents(list, UInt(n[1]), extents, UInt(extents.count), n[0])
    case "forget": return scrollkit_list_forget_extents(list, UInt(n[1]), UInt(n[2]), n[0])
    case "kind": return scrollkit_list_set_kind(list, UInt(n[1]), UInt(n[2]), UInt32(n[3]), n[0])
    case "kind_options":
      var options = scrollkit_list_kind_options.standard
      for (key, value) in try pairs(words.dropFirst(3)) {
        switch key {
        case "sticky": options.sticky = UInt32(value)
        case "level": options.level = UInt32(value)
        case "span": options.span = UInt32(value)
        case "estimate": options.estimate = value
        default: XCTFail("unknown option \(key)")
        }
      }
      return scrollkit_list_set_kind_options(list, UInt32(n[1]), &options, n[0])
    case "list_begin": return scrollkit_list_begin_update(list, n[0], &listBatch)
    case "list_end": return scrollkit_list_end_update(list, listBatch, n[0])
    case "scroll_to_item":
      return scrollkit_list_scroll_to_item(list, UInt(n[1]), UInt32(n[2]), n[3], UInt32(n[4]), n[0], nil)
    case "conversation":
      var options = scrollkit_list_conversation_options.standard
      for (key, value) in try pairs(words.dropFirst(2)) {
        switch key {
        case "is_at_top": options.is_at_top = UInt32(value)
        case "near_distance": options.near_distance = value
        case "top_margin": options.top_margin = value
        default: XCTFail("unknown option \(key)")
        }
      }
      return scrollkit_list_set_conversation(list, &options, n[0])
    case "conversation_off": return scrollkit_list_end_conversation(list, n[0])
    case "set_position": return scrollkit_list_set_position(list, UInt(n[1]), n[2], n[0])
    case "list_detach": return scrollkit_list_detach(list, 0)
    case "refresh":
      var options = scrollkit_refresh_options.standard
      for (key, value) in try pairs(words.dropFirst(2)) {
        switch key {
        case "threshold": options.threshold = value
        case "length": options.length = value
        default: XCTFail("unknown option \(key)")
        }
      }
      return scrollkit_refresh_enable(scroller, &options, n[0])
    case "refresh_begin": return scrollkit_refresh_begin(scroller, n[0])
    case "refresh_end": return scrollkit_refresh_end(scroller, n[0])
    case "deltas":
      var options = scrollkit_deltas_options.standard
      for (key, value) in try pairs(words.dropFirst(2)) {
        switch key {
        case "line_length": options.line_length = value
        case "notch_length": options.notch_length = value
        default: XCTFail("unknown option \(key)")
        }
      }
      return scrollkit_deltas_enable(scroller, &options, n[0])
    case "take": return scrollkit_deltas_take(scroller, n[0], nil)
    case "meter":
      var options = try meterOptions(words)
      return scrollkit_meter_enable(scroller, &options)
    case "meter_off": return scrollkit_meter_disable(scroller)
    default: return nil
    }
  }

  private func meterOptions(_ words: [String]) throws -> scrollkit_meter_options {
    var options = scrollkit_meter_options.standard
    for (key, value) in try pairs(words.dropFirst(1)) {
      switch key {
      case "is_horizontal": options.is_horizontal = UInt32(value)
      case "frames_per_second": options.frames_per_second = value
      case "pixels_per_point": options.pixels_per_point = value
      default: XCTFail("unknown option \(key)")
      }
    }
    return options
  }

  private func listOptions(_ words: [String]) throws -> scrollkit_list_options {
    var options = scrollkit_list_options.standard
    for (key, value) in try pairs(words.dropFirst(2)) {
      switch key {
      case "is_horizontal": options.is_horizontal = UInt32(value)
      case "is_right_to_left": options.is_right_to_left = UInt32(value)
      case "columns": options.columns = UInt32(value)
      case "column_count": options.column_count = UInt32(value)
      case "estimate": options.estimate = value
      case "gap": options.gap = value
      case "leading_inset": options.leading_inset = value
      case "trailing_inset": options.trailing_inset = value
      case "column_gap": options.column_gap = value
      case "smallest_cell": options.smallest_cell = value
      case "cross_length": options.cross_length = value
      case "near_distance": options.near_distance = value
      default: XCTFail("unknown option \(key)")
      }
    }
    return options
  }

  /// Compares a state of the list with the expected fields.
  func expectList(_ words: [String], _ name: String) throws {
    var fields = words.dropFirst()
    let actual: [String: Double]
    switch words[0] {
    case "list_size":
      var size = scrollkit_list_size.standard
      XCTAssertEqual(scrollkit_list_get_size(list, &size), 0, name)
      actual = numbers(in: size)
    case "list_item":
      var item = scrollkit_list_item.standard
      XCTAssertEqual(scrollkit_list_get_item(list, try XCTUnwrap(UInt(fields.removeFirst())), &item), 0, name)
      actual = numbers(in: item)
    case "list_conversation":
      var state = scrollkit_list_conversation.standard
      XCTAssertEqual(scrollkit_list_get_conversation(list, &state), 0, name)
      actual = numbers(in: state)
    case "list_frame":
      var frame = scrollkit_list_frame.standard
      XCTAssertEqual(scrollkit_list_get_frame(list, &frame, nil, 0), 0, name)
      actual = numbers(in: frame)
    case "list_sticky":
      var (items, positions, count) = ([UInt](repeating: 0, count: 64), [Double](repeating: 0, count: 64), UInt(0))
      XCTAssertEqual(scrollkit_list_get_sticky_items(list, &items, &positions, 64, &count), 0, name)
      XCTAssertEqual(Int(count), fields.count / 2, name)
      for (index, pair) in zip(0..<Int(count), stride(from: 1, to: words.count, by: 2)) {
        compare(words[pair], Double(items[index]), name)
        compare(words[pair + 1], positions[index], name)
      }
      return
    case "refresh_state":
      var state = scrollkit_refresh_state.standard
      XCTAssertEqual(scrollkit_refresh_get_state(scroller, &state), 0, name)
      actual = numbers(in: state)
    case "taken":
      var deltas = scrollkit_deltas.standard
      XCTAssertEqual(scrollkit_deltas_take(scroller, try XCTUnwrap(Double(fields.removeFirst())), &deltas), 0, name)
      actual = numbers(in: deltas)
    case "meter_report":
      var report = scrollkit_meter_report.standard
      XCTAssertEqual(scrollkit_meter_get_report(scroller, &report), 0, name)
      actual = numbers(in: report)
    default:
      var (item, within) = (UInt(0), 0.0)
      XCTAssertEqual(scrollkit_list_get_position(list, &item, &within), 0, name)
      compare(words[1], Double(item), name)
      return compare(words[2], within, name)
    }
    for word in fields {
      let pair = word.split(separator: "=").map(String.init)
      compare(pair[1], try XCTUnwrap(actual[pair[0]], word), "\(name), \(pair[0])")
    }
  }
}
