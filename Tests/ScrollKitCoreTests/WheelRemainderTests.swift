import XCTest

@testable import ScrollKitCore

final class WheelRemainderTests: XCTestCase {
  private typealias Turn = (amount: Double, unit: WheelUnit, device: UInt32)

  func test_fractionsOfEachDeviceMakeWholeSteps() {
    let table: [(name: String, turns: [Turn], steps: [Double])] = [
      ("quarters", Array(repeating: (0.25, .notches, 1), count: 8), [0, 0, 0, 1, 0, 0, 0, 1]),
      ("two and a half", [(2.5, .notches, 1), (0.5, .notches, 1)], [2, 1]),
      ("back", [(0.75, .notches, 1), (-0.5, .notches, 1), (-1.5, .notches, 1)], [0, 0, -2]),
      ("a step back after a part", [(1.0 / 120, .notches, 1), (-1, .notches, 1), (1, .notches, 1)], [0, -1, 1]),
      ("another device", [(0.75, .notches, 1), (0.75, .notches, 2), (0.25, .notches, 2)], [0, 0, 1]),
      ("the first again", [(0.75, .notches, 1), (0.5, .notches, 2), (0.25, .notches, 1)], [0, 0, 1]),
      ("both by turns", [(0.75, .notches, 1), (0.5, .notches, 2), (0.5, .notches, 1), (0.5, .notches, 2)], [0, 0, 1, 1]),
      (
        "device 0 beside another", [(0.75, .notches, 0), (0.5, .notches, 2), (0.25, .notches, 0), (0.5, .notches, 2)],
        [0, 0, 1, 1]
      ),
      ("a unit restarts one", [(0.75, .notches, 1), (0.5, .notches, 2), (0.5, .lines, 1), (0.5, .notches, 2)], [0, 0, 0, 1]),
      (
        "three wait", [(0.75, .notches, 1), (0.5, .notches, 2), (0.5, .notches, 3), (0.25, .notches, 1)],
        [0, 0, 0, 1]
      ),
      (
        "a fourth replaces the oldest",
        [
          (0.75, .notches, 1), (0.5, .notches, 2), (0.5, .notches, 3), (0.5, .notches, 4), (0.5, .notches, 1),
          (0.5, .notches, 3),
        ], [0, 0, 0, 0, 0, 1]
      ),
      ("another unit", [(0.75, .notches, 1), (0.75, .lines, 1), (0.5, .lines, 1)], [0, 0, 1]),
      ("more than can be counted", [(1e300, .notches, 1), (1, .notches, 1)], [0, 1]),
    ]
    for row in table {
      for side in [1.0, -1] {
        var remainder = WheelRemainder()
        let steps = row.turns.map {
          remainder.add(Vector(x: 0, y: side * $0.amount), $0.unit, device: $0.device, .down).y
        }
        XCTAssertEqual(steps, row.steps.map { side * $0 }, row.name)
        var across = WheelRemainder()
        let sideways = row.turns.map {
          across.add(Vector(x: side * $0.amount, y: 0), $0.unit, device: $0.device, .down).x
        }
        XCTAssertEqual(sideways, steps, "\(row.name), sideways")
      }
    }
  }

  func test_ofContentThatSnaps_aStepCountsAtItsHalf_andATurnBackBeginsAnew() {
    let table: [(name: String, turns: [Double], steps: [Double])] = [
      ("in one", [120, 120], [1, 1]), ("halves", [60, 60, 60, 60], [1, 0, 1, 0]), ("less than a half", [59, 1, 60], [0, 1, 0]),
      ("eighths", [15, 15, 15, 15, 15, 15, 15, 15, 15], [0, 0, 0, 1, 0, 0, 0, 0, 0]), ("most of one", [96], [1]),
      ("more than one", [168], [1]), ("two and a half", [300, 59, 1], [3, 0, 0]), ("a rock back", [120, -6, 6], [1, 0, 0]),
      ("back", [60, -60, 60], [1, -1, 1]), ("a turn drops what is left over", [100, -59, -1], [1, 0, -1]),
    ]
    for row in table {
      for side in [1.0, -1] {
        var remainder = WheelRemainder()
        let steps = row.turns.map { remainder.add(.down(side * $0 / 120), .notches, device: 0, .nearest).y }
        XCTAssertEqual(steps, row.steps.map { side * $0 }, row.name)
      }
    }
  }

  func test_120ThsAndOddFractionsLoseNothing() {
    for (part, count) in [(1.0 / 120, 1200), (1.0 / 3, 30), (0.1, 100), (1.0 / 7, 70)] {
      var remainder = WheelRemainder()
      let steps = (0..<count).reduce(0.0) { sum, _ in
        sum + remainder.add(Vector(x: 0, y: part), .notches, device: 0, .down).y
      }
      XCTAssertEqual(steps, 10, "\(part)")
      remainder = WheelRemainder()
      let nearest = (0..<count).reduce(0.0) { sum, _ in sum + remainder.add(.down(part), .notches, device: 0, .nearest).y }
      XCTAssertEqual(nearest, 10, "\(part), to the nearest")
    }
  }

  func test_aFeelOfWholeSteps_scrollsWholeRows_exceptForPoints() {
    for smoothing in WheelSmoothing.allCases {
      var feel = Feel.uikit
      (feel.wheelSmoothing, feel.wheelStepping) = (smoothing, .whole)
      let axis = AxisGeometry(viewport: 600, content: 50_000)
      var view = ScrollView(
        mode: .driven,
        setting: ScrollSetting(
          geometry: Pair(x: axis, y: axis), feel: feel, alwaysBounces: Pair(x: false, y: false)))
      let turns: [(amount: Double, unit: WheelUnit, device: UInt32, target: Double)] = [
        (0.5, .notches, 1, 0), (0.5, .notches, 1, 60), (0.9, .notches, 1, 60), (0.9, .notches, 2, 60),
        (0.2, .notches, 2, 120), (2.9, .lines, 2, 160), (1.5, .pages, 2, 760), (0.5, .pages, 2, 1360),
      ]
      for (place, turn) in turns.enumerated() {
        let time = 1 + 5 * Double(place)
        view.tick(at: time)
        view.handle(.wheel(by: Vector(x: 0, y: turn.amount), turn.unit, device: turn.device), at: time)
        XCTAssertEqual(view.frame.target.y, turn.target, "\(smoothing), turn \(place)")
      }
      view.tick(at: 90)
      view.handle(.wheel(by: Vector(x: 0, y: 0.25), .points), at: 90)
      XCTAssertEqual(view.frame.target.y, 1360.25)
    }
  }
}
