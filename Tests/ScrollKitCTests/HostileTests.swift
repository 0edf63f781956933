import CScrollKitTypes
import Foundation
import ScrollKitC
import XCTest

/// What a C program must not send is answered by a status, and nothing changes.
final class HostileTests: XCTestCase {
  func test_aRefusedCall_returnsItsStatus_andChangesNothing() {
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

  func test_afterRefusalsOfEveryKind_theNextCallSucceeds() {
    for situation in Situation.allCases {
      let expected = fate(of: situation.make(), after: situation)
      let scroller = situation.make()
      for refusal in Refusal.all where refusal.isRefused(in: situation) {
        XCTAssertEqual(refusal.call(scroller), refusal.status)
      }
      XCTAssertEqual(fate(of: scroller, after: situation), expected, "\(situation)")
    }
  }

  func test_withOrdinaryNumbers_everyCallSucceeds() {
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
    for number: Int64 in [50, 63, 4096, 65535, .min, .max] {
      for type in ["mode", "phase", "input_kind", "event_kind", "edges", "top_source"] {
        XCTAssertEqual(String(cString: scrollkit_enum_name(type, number)), "unknown")
      }
    }
    for type in [nil, "", "phas", "phases", "Phase", "scrollkit_phase"] {
      XCTAssertEqual(String(cString: scrollkit_enum_name(type, 0)), "unknown")
    }
    for status: scrollkit_status in [3, 4, -12, .min, .max] {
      XCTAssertEqual(String(cString: scrollkit_status_text(status)), "unknown status")
    }
  }

  func test_unknownFeatures_areAbsent() {
    XCTAssertEqual(scrollkit_has_feature(nil), 0)
    for name in ["", "d", "drive", "drivenn", "Driven", "\u{ff}", String(repeating: "x", count: 9999)] {
      XCTAssertEqual(scrollkit_has_feature(name), 0, name)
    }
  }

  func test_destroyingNULL_hasNoEffect() {
    scrollkit_scroller_destroy(nil)
    scrollkit_window_destroy(nil)
  }

  func test_aNULLScroller_respondsToNoKind() {
    for kind: scrollkit_input_kind in [0, 1, 14, 32, 42, 65536, .max] {
      XCTAssertEqual(scrollkit_scroller_responds_to(nil, kind), 0)
    }
    let scroller = newScroller()
    for kind: scrollkit_input_kind in [0, 14, 31, 32, 42, 65535, 65536, .max] {
      XCTAssertEqual(scrollkit_scroller_responds_to(scroller, kind), 0)
    }
    scrollkit_scroller_destroy(scroller)
  }

  func test_emptyBatches_succeed() {
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
      "scrollkit_status_text", "scrollkit_enum_name", "scrollkit_scroller_destroy", "scrollkit_window_destroy",
      "scrollkit_scroller_responds_to", "scrollkit_trace_stop",
      // These have no status; ScalarTests tests them.
      "scrollkit_scroller_tick_offset", "scrollkit_scroller_needs_tick",
    ]).union(HostileListTests.functions).union(HostileRefreshTests.functions)
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
    // A function that is written without a C name has a generated one.
    return Set(pieces.map { $0.prefix { $0 != "(" } }.map { $0.hasPrefix("scrollkit_") ? String($0) : "scrollkit_\($0)" })
  }
}
