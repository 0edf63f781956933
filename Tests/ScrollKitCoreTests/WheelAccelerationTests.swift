import XCTest

@testable import ScrollKitCore

final class WheelAccelerationTests: XCTestCase {
  func test_theFactorGrowsWithTheRate_upToTheLimit() {
    let table: [(notches: Double, interval: Double, limit: Double, factor: Double)] = [
      (1, .infinity, 4, 1), (1, 1, 4, 1), (1, 1.0 / 15, 4, 1), (1, 1.0 / 30, 4, 2), (1, 1.0 / 60, 8, 4),
      (1, 0.001, 8, 4), (1, 0, 8, 4), (1, 0, 3, 3), (2, 1.0 / 30, 8, 4), (0.25, 1.0 / 120, 8, 1),
      (0.125, 0, 8, 1), (3, 0.1, 8, 2), (1, 1.0 / 30, 1, 1), (1, 1.0 / 30, 0, 1), (0, 0, 8, 1),
    ]
    for row in table {
      let factor = WheelAcceleration.factor(
        ofTurnBy: row.notches, after: row.interval, limit: row.limit)
      XCTAssertEqual(factor, row.factor, accuracy: 1e-12, "\(row)")
      let mirrored = WheelAcceleration.factor(
        ofTurnBy: -row.notches, after: row.interval, limit: row.limit)
      XCTAssertEqual(mirrored, factor, "mirror \(row)")
    }
  }

  private func view(_ change: (inout Feel) -> Void) -> ScrollView {
    var feel = Feel.uikit
    change(&feel)
    let axis = AxisGeometry(viewport: 600, content: 50_000)
    return ScrollView(
      mode: .driven,
      setting: ScrollSetting(
        geometry: Pair(x: axis, y: axis), feel: feel, alwaysBounces: Pair(x: false, y: false)))
  }

  private func target(
    _ turns: [(time: Double, amount: Double)], _ unit: WheelUnit = .notches,
    _ change: (inout Feel) -> Void
  ) -> Double {
    var view = view(change)
    view.setOffset(Vector(x: 0, y: 20_000), at: 0)
    for (time, amount) in turns { view.handle(.wheel(by: Vector(x: 0, y: amount), unit), at: time) }
    return view.frame.target.y - 20_000
  }

  func test_aFastWheelGoesFarther_eachTurnByTheTimeSinceTheOneBefore() {
    for smoothing in WheelSmoothing.allCases {
      func distance(_ turns: [(time: Double, amount: Double)], limit: Double) -> Double {
        target(turns) { $0.wheelSmoothing = smoothing; $0.wheelAcceleration = limit }
      }
      // 60 points, then a thirtieth of a second later twice as many.
      XCTAssertEqual(distance([(1, 1), (1 + 1.0 / 30, 1)], limit: 8), 180, accuracy: 1e-6, "\(smoothing)")
      XCTAssertEqual(distance([(1, -1), (1 + 1.0 / 30, -1)], limit: 8), -180, accuracy: 1e-6, "mirror")
      XCTAssertEqual(distance([(1, 1), (1 + 1.0 / 30, 1)], limit: 1), 120, accuracy: 1e-6, "none")
      XCTAssertEqual(distance([(1, 1), (2, 1)], limit: 8), 120, accuracy: 1e-6, "slow")
      // A turn back is not fast; neither is the first.
      let back = distance([(1, 1), (1 + 1.0 / 30, 1), (1 + 2.0 / 30, -1)], limit: 8)
      XCTAssertEqual(back, 120, accuracy: 1e-6, "back, \(smoothing)")
    }
  }

  func test_aNotchInParts_goesAsFarAsInOne() {
    for smoothing in WheelSmoothing.allCases {
      func distance(_ turns: [(time: Double, amount: Double)]) -> Double {
        target(turns) { $0.wheelSmoothing = smoothing; $0.wheelAcceleration = 8 }
      }
      for count in [1, 2, 8, 120] {
        for share in [0, 0.3, 1] {  // of the time of a notch in which its parts come
          for side in [1.0, -1] {
            var turns: [(time: Double, amount: Double)] = []
            for notch in 0..<3 {
              for part in 0..<count {
                let notches = Double(notch) + share * Double(part) / Double(count)
                turns.append((1 + notches / 30, side / Double(count)))
              }
            }
            // 30 notches a second are twice 15: 60 points, then 120 each.
            XCTAssertEqual(distance(turns), side * 300, accuracy: 1e-6, "\(count) parts in \(share), \(smoothing)")
          }
        }
      }
      let slow = (0..<24).map { (1 + Double($0) / 80, 0.125) }  // 10 notches a second
      XCTAssertEqual(distance(slow), 180, accuracy: 1e-6, "slow, \(smoothing)")
    }
  }

  func test_pointsAndPagesAreNeitherAcceleratedNorMadeFaster() {
    let fast: (inout Feel) -> Void = { $0.wheelAcceleration = 8; $0.wheelSpeed = 3 }
    let turns = [(1.0, 1.0), (1.02, 1.0)]
    XCTAssertEqual(target(turns, .points, fast), 2)
    XCTAssertEqual(target(turns, .pages, fast), 1200, accuracy: 1e-9)
  }

  func test_theSpeedMultipliesNotchesAndLines_butNotKeys() {
    XCTAssertEqual(target([(1, 2)]) { $0.wheelSpeed = 1.5 }, 180, accuracy: 1e-9)
    XCTAssertEqual(target([(1, -2)]) { $0.wheelSpeed = 0.5 }, -60, accuracy: 1e-9)
    XCTAssertEqual(target([(1, 2)], .lines) { $0.wheelSpeed = 1.5 }, 60, accuracy: 1e-9)
    var view = view { $0.wheelSpeed = 5 }
    view.handle(.key(.lineDown), at: 1)
    XCTAssertEqual(view.frame.target.y, 40)
  }
}
