import CScrollKitTypes
import Foundation
import XCTest

@testable import ScrollKitC

/// Runs the golden cases through the C functions, as the consumers of the built library do.
final class GoldenTests: XCTestCase {
  var scroller: ScrollerRef?
  /// The scrollers of the case: nested, innermost first, or linked; `scroller` is one of them.
  private var nested: [ScrollerRef?] = []
  var batches: [UInt32] = []
  /// The areas given since the case began, or since they were last set.
  var areas: [scrollkit_snap_area] = []
  /// The lists of the present case, by axis; nil until the statement "list".
  var lists: [ListRef?] = [nil, nil]
  /// The axis of the list of which is spoken.
  var listAxis = 1
  var listBatch: UInt32 = 0
  private var caseName = ""

  override func tearDown() { destroy() }

  private func destroy() {
    for list in lists { scrollkit_list_destroy(list) }
    lists = [nil, nil]
    for scroller in nested { scrollkit_scroller_destroy(scroller) }
    nested = []
    scroller = nil
  }

  func test_goldenCases() throws {
    var cases = 0
    for (number, text) in try Self.lines("cases.txt").enumerated() {
      let words = text.split(separator: " ").map(String.init)
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      if first == "case" { caseName = words[1]; cases += 1; batches = []; areas = [] }
      let name = "\(caseName), line \(number + 1)"
      switch first {
      case "case": create(nil)
      case "options": create(try options(words))
      case "frame", "across": expectFrame(words, name)
      case "event", "no_events": expectEvent(words, name)
      case "top_state", "header_state", "nub_state", "zoom_state", "scrollbar_state", "snap_state",
        "context", "next_change", "view_progress", "margin":
        try expectBehaviour(words, name)
      case "list_size", "list_item", "list_frame", "list_conversation", "list_sticky", "list_position", "refresh_state", "taken",
        "meter_report":
        try expectList(words, name)
      case "refused", "answered":
        XCTAssertEqual(try perform(Array(words.dropFirst(2))), Int32(words[1]), name)
      default: XCTAssertEqual(try perform(words), 0, name)
      }
    }
    XCTAssertGreaterThanOrEqual(cases, 175)
  }

  private static func lines(_ file: String) throws -> [String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/golden")
    return try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func create(_ options: scrollkit_scroller_options?) {
    destroy()
    if var options {
      XCTAssertEqual(scrollkit_scroller_create(&options, &scroller), 0)
    } else {
      XCTAssertEqual(scrollkit_scroller_create(nil, &scroller), 0)
    }
    nested = [scroller]
  }

  /// Carries out a statement of nested or linked scrollers; answers the status, or nil if it is none.
  private func performNest(_ words: [String], _ n: [Double]) -> scrollkit_status? {
    switch words[0] {
    case "nested":
      let child = nested[nested.count - 1]
      XCTAssertEqual(scrollkit_scroller_create(nil, &scroller), 0)
      nested.append(scroller)
      return scrollkit_nest_set_parent(child, scroller, 0)
    case "beside":
      nested.append(nil)
      defer { nested[nested.count - 1] = scroller }
      return scrollkit_scroller_create(nil, &scroller)
    case "link":
      let positions = Array(n[3..<words.count - 1])
      return scrollkit_link_update(nested[0], nested[1], UInt32(n[1]), n[2], positions, UInt(positions.count), n[0])
    case "on":
      scroller = nested[Int(n[0])]
      return 0
    case "nest_rules":
      let behavior = scrollkit_nest_set_overscroll_behavior(scroller, UInt32(n[0]), UInt32(n[1]))
      let order = scrollkit_nest_set_order(scroller, UInt32(n[2]))
      return min(behavior, order, scrollkit_nest_set_latching(scroller, UInt32(n[3])))
    default: return nil
    }
  }

  private func options(_ words: [String]) throws -> scrollkit_scroller_options {
    var options = scrollkit_scroller_options.standard
    for word in words.dropFirst() {
      let pair = word.split(separator: "=")
      let value = try XCTUnwrap(Double(pair[1]))
      switch pair[0] {
      case "mode": options.mode = UInt32(value)
      case "feel": options.feel = UInt32(value)
      case "clamps_edges": options.clamps_edges = UInt32(value)
      case "always_bounces_y": options.always_bounces_y = UInt32(value)
      case "wheel_step": options.wheel_step = value
      case "line_length": options.line_length = value
      default: XCTFail("unknown option \(word)")
      }
    }
    return options
  }

  private static let kinds: [String: UInt32] = Dictionary(
    (0..<64).map { (String(cString: scrollkit_enum_name("input_kind", Int64($0))), $0) }, uniquingKeysWith: { first, _ in first })

  /// Carries out a statement; answers the status.
  private func perform(_ words: [String]) throws -> scrollkit_status {
    let n = words.dropFirst().map { Double($0) ?? .nan } + Array(repeating: 0, count: 12)
    if let status = try performBehaviour(words, n) { return status }
    if let status = performNest(words, n) { return status }
    if let status = try performList(words, n) { return status }
    if let status = try performValues(words, n) { return status }
    switch words[0] {
    case "geometry":
      var geometry = scrollkit_geometry(
        struct_size: UInt32(scrollkit_geometry.ownSize), right_to_left: 0, viewport_width: n[1],
        viewport_height: n[2], content_width: n[3], content_height: n[4], inset_top: n[5],
        inset_left: n[6], inset_bottom: n[7], inset_right: n[8], shift_x: n[9], shift_y: n[10])
      return scrollkit_scroller_set_geometry(scroller, &geometry, n[0])
    case "input":
      var input = scrollkit_input.standard
      input.kind = Self.kinds[words[2]] ?? 9999
      (input.time, input.x, input.y) = (n[0], n[2], n[3])
      (input.velocity_x, input.velocity_y) = (n[4], n[5])
      (input.pointer_id, input.unit, input.flags) = (UInt64(n[6]), UInt32(n[7]), UInt32(n[8]))
      return scrollkit_scroller_push(scroller, &input)
    case "toolkit": return performToolkit(words[1], Array(n.dropFirst()))
    case "tick": return scrollkit_scroller_tick(scroller, n[0], nil)
    case "scroll_to": return scrollkit_scroller_scroll_to(scroller, n[1], n[2], UInt32(n[3]), n[0], nil)
    case "scroll_by": return scrollkit_scroller_scroll_by(scroller, n[1], n[2], n[0], nil)
    case "rect":
      return scrollkit_scroller_scroll_rect_to_visible(
        scroller, n[1], n[2], n[3], n[4], UInt32(n[5]), n[0], nil)
    case "set_offset": return scrollkit_scroller_set_offset(scroller, n[1], n[2], n[0])
    case "sync": return scrollkit_scroller_sync(scroller, n[1], n[2], n[0], nil)
    case "scroll_enabled": return scrollkit_scroller_set_scroll_enabled(scroller, UInt32(n[1]), UInt32(n[2]), n[0])
    case "always_bounces": return scrollkit_scroller_set_always_bounces(scroller, UInt32(n[1]), UInt32(n[2]), n[0])
    case "shift": return scrollkit_scroller_shift(scroller, n[1], n[2], n[0])
    case "key": return scrollkit_scroller_key(scroller, UInt32(n[1]), n[0])
    case "stop": return scrollkit_scroller_stop(scroller, n[0])
    case "feel": return scrollkit_scroller_set_feel(scroller, UInt32(n[0]), 2)
    default:
      XCTFail("unknown statement \(words[0])")
      return 0
    }
  }

  func compare(_ expected: String, _ actual: Double, _ name: String) {
    guard expected != "-" else { return }
    if expected == "nan" { return XCTAssertTrue(actual.isNaN, name) }
    let wanted = Double(expected) ?? .nan
    XCTAssertEqual(actual, wanted, accuracy: 1e-9 * max(1, wanted.magnitude), name)
  }

  private func compareName(_ expected: String, _ actual: UnsafePointer<CChar>, _ name: String) {
    if expected != "-" { XCTAssertEqual(String(cString: actual), expected, name) }
  }

  private func expectFrame(_ words: [String], _ name: String) {
    var frame = scrollkit_frame.standard
    XCTAssertEqual(scrollkit_scroller_get_frame(scroller, &frame), 0)
    guard words[0] == "frame" else {
      let across = [frame.offset_x, frame.target_x, frame.velocity_x, frame.overscroll_x]
      for (expected, actual) in zip(words.dropFirst(), across) { compare(expected, actual, name) }
      return
    }
    compareName(words[1], scrollkit_enum_name("phase", Int64(frame.phase)), name)
    let fields = [
      frame.offset_y, frame.target_y, frame.velocity_y, frame.overscroll_y, frame.progress_y,
      Double(frame.needs_tick),
    ]
    for (expected, actual) in zip(words.dropFirst(2), fields) { compare(expected, actual, name) }
  }

  private func expectEvent(_ words: [String], _ name: String) {
    var event = scrollkit_event.standard
    let got = scrollkit_scroller_next_event(scroller, &event)
    guard words[0] == "event" else { return XCTAssertEqual(got, 0, name) }
    guard got == 1 else { return XCTFail("\(name): no event") }
    compareName(words[1], scrollkit_enum_name("event_kind", Int64(event.kind)), name)
    compare(words[2], event.x, name)
    compare(words[3], event.y, name)
    compare(words[4], Double(event.id), name)
    compareName(words[5], scrollkit_enum_name("phase", Int64(event.from_phase)), name)
    compareName(words[6], scrollkit_enum_name("phase", Int64(event.to_phase)), name)
    compare(words[7], Double(event.finished), name)
    for (expected, actual) in zip(words.dropFirst(8), [event.edges, event.source]) {
      compare(expected, Double(actual), name)
    }
  }
}
