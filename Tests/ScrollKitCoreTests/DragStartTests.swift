import XCTest

@testable import ScrollKitCore

final class DragStartTests: XCTestCase {
  private func finger(_ start: DragStart, slop: Double = 10) -> TestFinger {
    var feel = Feel.uikit
    feel.dragStart = start
    feel.slop = slop
    var finger = TestFinger(feel, at: 1000)
    finger.press()
    return finger
  }

  /// Offsets less 1000 after each movement upwards; all are a hundredth of a second apart.
  private func offsets(_ start: DragStart, _ moves: [Double], slop: Double = 10) -> [Double] {
    var finger = finger(start, slop: slop)
    return moves.map { finger.move(-$0, after: 0.01); return finger.offset - 1000 }
  }

  func test_theDisplacementBeforeADrag_countsByTheRule() {
    //                                               slop 10, and then
    let table: [(DragStart, [Double], [Double])] = [
      (.swallow, [6, 4, 5, 10], [0, 0, 5, 15]),  // the slop alone
      (.swallow, [40, 10], [30, 40]),
      (.swallowMovement, [6, 4, 5, 10], [0, 0, 0, 10]),  // and all of the movement that crosses it
      (.swallowMovement, [40, 10], [0, 10]),
      (.swallowNext, [6, 4, 5, 10, 7], [0, 0, 0, 0, 7]),  // and of the next
      (.swallowNext, [40, 10, 7], [0, 0, 7]),
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

  func test_caughtContent_isDraggedWithoutSlop() {
    for start in DragStart.allCases {
      var finger = finger(start)
      for _ in 0..<6 { finger.move(-10, after: 0.01) }
      finger.release()
      finger.wait(0.1)
      XCTAssertGreaterThan(finger.speed, 500, "\(start)")
      finger.press()
      let caught = finger.offset
      finger.move(-30, after: 0.01)
      XCTAssertEqual(finger.offset, caught + 30, accuracy: 1e-9, "\(start)")
    }
  }

  func test_aFingerThatRestedAWhile_waitsAgain() {
    for (rest, waits) in [(0.049, false), (0.051, true)] {
      var finger = finger(.ease, slop: 0)
      finger.move(-30, after: 0.01)
      finger.move(-1, after: rest)
      XCTAssertEqual(finger.offset, waits ? 1030 : 1031, "\(rest)")
      finger.move(-1, after: 0.01)
      finger.move(-1, after: 0.01)
      XCTAssertEqual(finger.offset, waits ? 1030 : 1033, "\(rest)")
      finger.move(-1, after: 0.01)
      XCTAssertEqual(finger.offset, waits ? 1031 : 1034, accuracy: 1e-9, "\(rest)")
    }
  }

  func test_itDoesNotMatterWhetherRestIsReported() {
    var silent = finger(.ease, slop: 0)
    var reporting = finger(.ease, slop: 0)
    for step in [(30.0, 0.01), (2, 0.06), (2, 0.01), (9, 0.01)] {
      silent.move(-step.0, after: step.1)
      for _ in 0..<5 { reporting.move(0, after: step.1 / 6) }
      reporting.move(-step.0, after: step.1 / 6)
      XCTAssertEqual(silent.offset, reporting.offset, accuracy: 1e-9)
    }
  }

  func test_whileContentWaits_aFingerThatRollsOffFlingsNothing() {
    var finger = finger(.ease, slop: 0)
    finger.move(-30, after: 0.01)
    finger.wait(0.09)
    for _ in 0..<3 { finger.move(-1, after: 0.002) }
    XCTAssertEqual(finger.scroller.gestureVelocity(at: finger.now).y, 0)
    finger.release()
    XCTAssertEqual(finger.offset, 1030)
    XCTAssertEqual(finger.speed, 0)
  }

  func test_theMirroredFingerGivesTheMirroredPath() {
    for start in DragStart.allCases {
      var numbers = SeededNumbers(seed: 5)
      var (up, down) = (finger(start), finger(start))
      for _ in 0..<400 {
        let (distance, time) = (numbers.number(-9...9), numbers.number(0...0.07))
        up.move(-distance, after: time)
        down.move(distance, after: time)
        XCTAssertEqual(up.offset - 1000, 1000 - down.offset, accuracy: 1e-9, "\(start)")
      }
    }
  }
}
