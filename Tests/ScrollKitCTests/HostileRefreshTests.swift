import CScrollKitTypes
import ScrollKitC
import XCTest

/// What a C program must not pass to pull to refresh is answered by a status, and nothing changes.
final class HostileRefreshTests: XCTestCase {
  /// The functions that are tested here.
  static let functions: Set = [
    "scrollkit_refresh_enable", "scrollkit_refresh_disable", "scrollkit_refresh_begin", "scrollkit_refresh_end",
    "scrollkit_refresh_get_state",
  ]

  private typealias Call = (ScrollerRef?, Double) -> scrollkit_status

  private let calls: [(String, Call)] = [
    ("enable", { scrollkit_refresh_enable($0, nil, $1) }), ("begin", { scrollkit_refresh_begin($0, $1) }),
    ("end", { scrollkit_refresh_end($0, $1) }), ("disable", { scrollkit_refresh_disable($0, $1) }),
  ]

  private func scroller() -> ScrollerRef? {
    var scroller: ScrollerRef?
    XCTAssertEqual(scrollkit_scroller_create(nil, &scroller), Status.ok)
    XCTAssertEqual(scrollkit_scroller_tick(scroller, 1, nil), Status.ok)
    return scroller
  }

  private func state(_ scroller: ScrollerRef?) -> (scrollkit_status, scrollkit_refresh_state) {
    var state = scrollkit_refresh_state()
    state.struct_size = UInt32(MemoryLayout<scrollkit_refresh_state>.size)
    return (scrollkit_refresh_get_state(scroller, &state), state)
  }

  func test_wrongTimes_areRefused() {
    let scroller = scroller()
    XCTAssertEqual(scrollkit_refresh_enable(scroller, nil, 1), Status.ok)
    for (name, call) in calls {
      for (time, status) in NumberKind.time.refused {
        XCTAssertEqual(call(scroller, time), status, "\(name) \(time)")
        XCTAssertEqual(state(scroller).1.step, 0)
      }
      XCTAssertEqual(call(nil, 1), Status.nullArgument, name)
    }
    for (name, call) in calls { XCTAssertEqual(call(scroller, 2), Status.ok, name) }
    scrollkit_scroller_destroy(scroller)
  }

  func test_withoutEnabling_nothingIsThere() {
    let scroller = scroller()
    for (name, call) in calls.dropFirst() { XCTAssertEqual(call(scroller, 1), Status.notEnabled, name) }
    XCTAssertEqual(state(scroller).0, Status.notEnabled)
    XCTAssertEqual(state(nil).0, Status.nullArgument)
    XCTAssertEqual(scrollkit_refresh_get_state(scroller, nil), Status.nullArgument)
    XCTAssertEqual(scrollkit_refresh_enable(scroller, nil, 1), Status.ok)
    var small = scrollkit_refresh_state()
    XCTAssertEqual(scrollkit_refresh_get_state(scroller, &small), Status.invalidSize)
    scrollkit_scroller_destroy(scroller)
  }

  func test_wrongOptions_areRefused() {
    let scroller = scroller()
    let changes: [(scrollkit_status, (inout scrollkit_refresh_options) -> Void)] = [
      (Status.invalidArgument, { $0.reserved = 1 }), (Status.notFinite, { $0.threshold = .nan }),
      (Status.outOfRange, { $0.threshold = -1 }), (Status.outOfRange, { $0.length = 1e13 }),
      (Status.invalidSize, { $0.struct_size = 5 }),
    ]
    for (number, (status, change)) in changes.enumerated() {
      var options = scrollkit_refresh_options()
      options.struct_size = UInt32(MemoryLayout<scrollkit_refresh_options>.size)
      change(&options)
      XCTAssertEqual(scrollkit_refresh_enable(scroller, &options, 1), status, "\(number)")
      XCTAssertEqual(state(scroller).0, Status.notEnabled)
    }
    scrollkit_scroller_destroy(scroller)
  }
}
