import CScrollKitTypes
import ScrollKitC
import XCTest

/// `scrollkit_scroller_push_many` does what single calls do, or nothing.
final class InputBatchTests: XCTestCase {
  /// Movements of finger 7, the last of them at a time.
  private func moves(until end: Double) -> [scrollkit_input] {
    (1...5).map { step in
      var move = input(SCROLLKIT_INPUT_KIND_MOVE, at: end - 0.05 + Double(step) / 100)
      move.pointer_id = 7
      (move.x, move.y) = (100, 300 - 20 * Double(step))
      return move
    }
  }

  private func pressed() -> ScrollerRef {
    let scroller = quietScroller()
    XCTAssertEqual(scrollkit_scroller_press(scroller, 7, 100, 300, 1), Status.ok)
    return scroller
  }

  func test_movesAlone_doWhatSingleMovesDo() {
    let together = pressed()
    let single = pressed()
    let moves = moves(until: 1.1)
    XCTAssertEqual(scrollkit_scroller_push_many(together, moves, 5), Status.ok)
    for var move in moves { XCTAssertEqual(scrollkit_scroller_push(single, &move), Status.ok) }
    XCTAssertEqual(frame(of: together).offset_y, 90, "100 points less the slop")
    XCTAssertEqual(bytes(of: frame(of: together)), bytes(of: frame(of: single)))
    XCTAssertEqual(scrollkit_scroller_release(together, 7, 1.1), Status.ok)
    XCTAssertEqual(scrollkit_scroller_release(single, 7, 1.1), Status.ok)
    XCTAssertEqual(bytes(of: frame(of: together)), bytes(of: frame(of: single)))
    scrollkit_scroller_destroy(together)
    scrollkit_scroller_destroy(single)
  }

  func test_aMoveThatIsRefused_refusesAllBeforeIt() {
    for (wrong, status) in [(.nan, Status.notFinite), (1e11, Status.outOfRange)] {
      let scroller = pressed()
      let before = bytes(of: frame(of: scroller))
      var moves = moves(until: 1.1)
      moves[3].time = wrong
      XCTAssertEqual(scrollkit_scroller_push_many(scroller, moves, 5), status)
      XCTAssertEqual(bytes(of: frame(of: scroller)), before)
      XCTAssertEqual(scrollkit_scroller_push_many(scroller, moves, 3), Status.ok)
      scrollkit_scroller_destroy(scroller)
    }
  }

  func test_aTimeBeforeTheInputBefore_countsAsOfIt() {
    let scroller = pressed()
    var inputs = moves(until: 1.1)
    inputs.append(input(SCROLLKIT_INPUT_KIND_HOLD, at: 1.2))
    inputs.append(inputs[4])
    XCTAssertEqual(scrollkit_scroller_push_many(scroller, inputs, 7), Status.ok)
    XCTAssertEqual(frame(of: scroller).time, 1.2)
    scrollkit_scroller_destroy(scroller)
  }

  func test_noInputs_areFine() {
    let scroller = pressed()
    XCTAssertEqual(scrollkit_scroller_push_many(scroller, nil, 0), Status.ok)
    scrollkit_scroller_destroy(scroller)
  }
}
