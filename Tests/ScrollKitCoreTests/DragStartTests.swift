import XCTest

@testable import ScrollKitCore

final class DragStartTests: XCTestCase {
  private func hand(_ start: DragStart, slop: Double = 10) -> Hand {
    var feel = Feel.uikit
    feel.dragStart = start
    feel.slop = slop
    var hand = Hand(feel, at: 1000)
    hand.press()
    return hand
  }

  /// Offsets less 1000 after each movement upwards; all are a hundredth of a second apart.
  private func offsets(_ start: DragStart, _ moves: [Double], slop: Double = 10) -> [Double] {
    var hand = hand(start, slop: slop)
    return moves.map { hand.move(-$0, after: 0.01); return hand.offset - 1000 }
  }

  func test_whatBecomesOfTheWayBeforeADrag() {
    //                                               slop 10, and then
    let table: [(DragStart, [Double], [Double])] = [
      (.swallow, [6, 4, 5, 10], [0, 0, 5, 15]),  // the slop alone
      (.swallow, [40, 10], [30, 40]),
      (.swallowMovement, [6, 4, 5, 10], [0, 0, 0, 10]),  // and all of the movement that crosses it
      (.swallowMovement, [40, 10], [0, 10]),
      (.catchUp, [6, 4, 5, 10], [0, 0, 15, 25]),  // nothing
      (.catchUp, [40, 10], [40, 50]),
      (.ease, [6, 4, 5, 10], [0, 0, 3.5 / 3, 3.5 / 3 + 10]),  // 5 of excess break 3.5, and ease in
      (.ease, [12, 1, 1, 10], [0, 0, 1, 11]),  // 2, 3 wait; 4 breaks it with a movement of 1
      (.ease, [40, 10], [30, 40]),  // 30 at once are meant
    ]
    for (start, moves, expected) in table {
      let actual = offsets(start, moves)
      for (place, pair) in zip(actual, expected).enumerated() {
        XCTAssertEqual(pair.0, pair.1, accuracy: 1e-9, "\(start) \(moves), movement \(place)")
      }
    }
  }

  func test_contentCaughtInFlightNeedsNoSlop() {
    for start in DragStart.allCases {
      var hand = hand(start)
      for _ in 0..<6 { hand.move(-10, after: 0.01) }
      hand.release()
      hand.wait(0.1)
      XCTAssertGreaterThan(hand.speed, 500, "\(start)")
      hand.press()
      let caught = hand.offset
      hand.move(-30, after: 0.01)
      XCTAssertEqual(hand.offset, caught + 30, accuracy: 1e-9, "\(start)")
    }
  }

  func test_aFingerThatRestedAWhile_waitsAgain() {
    for (rest, waits) in [(0.049, false), (0.051, true)] {
      var hand = hand(.ease, slop: 0)
      hand.move(-30, after: 0.01)
      hand.move(-1, after: rest)
      XCTAssertEqual(hand.offset, waits ? 1030 : 1031, "\(rest)")
      hand.move(-1, after: 0.01)
      hand.move(-1, after: 0.01)
      XCTAssertEqual(hand.offset, waits ? 1030 : 1033, "\(rest)")
      hand.move(-1, after: 0.01)
      XCTAssertEqual(hand.offset, waits ? 1031 : 1034, accuracy: 1e-9, "\(rest)")
    }
  }

  func test_itDoesNotMatterWhetherRestIsReported() {
    var silent = hand(.ease, slop: 0)
    var reporting = hand(.ease, slop: 0)
    for step in [(30.0, 0.01), (2, 0.06), (2, 0.01), (9, 0.01)] {
      silent.move(-step.0, after: step.1)
      for _ in 0..<5 { reporting.move(0, after: step.1 / 6) }
      reporting.move(-step.0, after: step.1 / 6)
      XCTAssertEqual(silent.offset, reporting.offset, accuracy: 1e-9)
    }
  }

  func test_whileContentWaits_aFingerThatRollsOffFlingsNothing() {
    var hand = hand(.ease, slop: 0)
    hand.move(-30, after: 0.01)
    hand.wait(0.09)
    for _ in 0..<3 { hand.move(-1, after: 0.002) }
    XCTAssertEqual(hand.scroller.givenVelocity(at: hand.now).y, 0)
    hand.release()
    XCTAssertEqual(hand.offset, 1030)
    XCTAssertEqual(hand.speed, 0)
  }

  func test_theMirroredFingerGivesTheMirroredWay() {
    for start in DragStart.allCases {
      var numbers = SeededNumbers(seed: 5)
      var (up, down) = (hand(start), hand(start))
      for _ in 0..<400 {
        let (way, time) = (numbers.number(-9...9), numbers.number(0...0.07))
        up.move(-way, after: time)
        down.move(way, after: time)
        XCTAssertEqual(up.offset - 1000, 1000 - down.offset, accuracy: 1e-9, "\(start)")
      }
    }
  }
}
