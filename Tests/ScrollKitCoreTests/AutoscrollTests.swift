import XCTest

@testable import ScrollKitCore

final class AutoscrollTests: XCTestCase {
  private let anchor = Vector(x: 200, y: 300)

  func test_theSpeedIsThatOfTheBrowsers() {
    // Computed from the published formulas: 0.008 · d^2.2, and 50 · ((d/12)^1.5 − 1).
    let rows: [(AutoscrollRule, distance: Double, speed: Double)] = [
      (.chromium, 0, 0), (.chromium, 15, 0), (.chromium, 16, 3.5657751072609263),
      (.chromium, 50, 43.73448295773115), (.chromium, 100, 200.9509145207666),
      (.chromium, 300, 2252.976944062969), (.firefox, 0, 0), (.firefox, 12, 0),
      (.firefox, 24, 91.42135623730951), (.firefox, 48, 350), (.firefox, 108, 1300),
    ]
    for (rule, distance, speed) in rows {
      let steering = Autoscroll(anchor: anchor, rule: rule)
      for sign in [1.0, -1] {
        let velocity = steering.velocity(at: Vector(x: 200, y: 300 + sign * distance))
        XCTAssertEqual(velocity.y, sign * speed, accuracy: 1e-9 * max(1, speed), "\(rule) \(distance)")
        XCTAssertEqual(velocity.x, 0)
        let across = steering.velocity(at: Vector(x: 200 + sign * distance, y: 300))
        XCTAssertEqual(across, Vector(x: velocity.y, y: 0), "the same along both axes")
      }
    }
  }

  func test_theDeadZoneIsTheCallers() {
    let steering = Autoscroll(anchor: anchor, rule: .firefox, deadZone: 40)
    XCTAssertEqual(steering.velocity(at: Vector(x: 200, y: 340)), .zero)
    XCTAssertEqual(steering.velocity(at: Vector(x: 200, y: 348)).y, 350, accuracy: 1e-9)
    let none = Autoscroll(anchor: anchor, rule: .firefox, deadZone: 0)
    XCTAssertEqual(none.velocity(at: Vector(x: 200, y: 305)), .zero, "the formula has its own")
  }

  func test_aPointerFarAwayHasATopSpeed() {
    for rule in AutoscrollRule.allCases {
      let steering = Autoscroll(anchor: .zero, rule: rule)
      XCTAssertEqual(steering.velocity(at: Vector(x: 1e12, y: -1e12)), Vector(x: 1e5, y: -1e5))
    }
  }

  func test_itDistinguishesAClickFromAHold() {
    var steering = Autoscroll(anchor: anchor)
    XCTAssertEqual(steering.move(to: Vector(x: 210, y: 290)), .zero)
    XCTAssertFalse(steering.hasLeft)
    XCTAssertNotEqual(steering.move(to: Vector(x: 210, y: 200)), .zero)
    XCTAssertEqual(steering.move(to: anchor), .zero)
    XCTAssertTrue(steering.hasLeft, "once is enough")
  }
}

final class EdgeScrollTests: XCTestCase {
  private let geometry = Pair(
    x: AxisGeometry(viewport: 400, content: 400), y: AxisGeometry(viewport: 600, content: 5000))

  func test_theSpeedGrowsWithTheDepthInTheMargin() {
    let rows: [(ramp: Double, place: Double, speed: Double)] = [
      (1, 300, 0), (1, 50, 0), (1, 40, -200), (1, 25, -500), (1, 0, -1000), (1, -90, -1000),
      (1, 550, 0), (1, 560, 200), (1, 600, 1000), (1, 5000, 1000),
      (2, 40, -40), (2, 25, -250), (2, 0, -1000), (2, 575, 250), (2, 700, 1000),
    ]
    for (ramp, place, speed) in rows {
      let edges = EdgeScroll(ramp: ramp)
      let velocity = edges.velocity(at: Vector(x: 0, y: place), in: geometry)
      XCTAssertEqual(velocity.y, speed, accuracy: 1e-9, "ramp \(ramp) at \(place)")
      XCTAssertEqual(velocity.x, 0, "nothing scrolls along x")
    }
  }

  func test_contentThatOverflowsByLessThanAPoint_scrolls() {
    let short = Pair(x: geometry.x, y: AxisGeometry(viewport: 600, content: 600.5))
    XCTAssertEqual(EdgeScroll().velocity(at: .down(600), in: short).y, 1000)
  }

  func test_aSmallViewportKeepsAnAreaWithoutVelocity() {
    let small = Pair(x: geometry.y, y: AxisGeometry(viewport: 90, content: 5000))
    let edges = EdgeScroll()
    XCTAssertEqual(edges.velocity(at: .down(45), in: small).y, 0)
    XCTAssertEqual(edges.velocity(at: .down(15), in: small).y, -500, accuracy: 1e-9)
    XCTAssertEqual(edges.velocity(at: .down(75), in: small).y, 500, accuracy: 1e-9)
    let none = Pair(x: geometry.y, y: AxisGeometry(viewport: 0, content: 5000))
    XCTAssertEqual(edges.velocity(at: .down(75), in: none).y, 0)
  }

  /// What bars and keyboards cover shows no content: the margins are inside.
  func test_theMarginsBeginAtTheInsets() {
    let y = AxisGeometry(viewport: 600, content: 5000, leadingInset: 80, trailingInset: 200)
    let inset = ScrollGeometry(x: AxisGeometry(viewport: 400, content: 400), y: y)
    for (place, speed) in [(130.0, 0.0), (105, -500), (80, -1000), (20, -1000), (350, 0), (375, 500), (400, 1000), (590, 1000)] {
      XCTAssertEqual(EdgeScroll().velocity(at: .down(place), in: inset).y, speed, accuracy: 1e-9, "at \(place)")
    }
    let covered = ScrollGeometry(x: inset.x, y: AxisGeometry(viewport: 600, content: 5000, leadingInset: 400, trailingInset: 300))
    XCTAssertEqual(EdgeScroll().velocity(at: .down(410), in: covered).y, 0, "nothing is visible")
    for content in [5000.0, 100] {
      let x = AxisGeometry.rightToLeft(viewport: 600, content: content, leftInset: 80, rightInset: 200)
      let mirrored = ScrollGeometry(x: x, y: AxisGeometry(viewport: 400, content: 400))
      for (place, speed) in [(130.0, 0.0), (105, -500), (80, -1000), (375, 500), (590, 1000)] {
        XCTAssertEqual(
          EdgeScroll().velocity(at: Vector(x: place, y: 0), in: mirrored, isRightToLeft: true).x, content > 600 ? speed : 0,
          accuracy: 1e-9, "at \(place)")
      }
    }
  }

  func test_anItemCarriedToTheEdgeScrollsThere_andStopsWhenItLeaves() {
    var stage = Stage(.driven, offset: 1000)
    let edges = EdgeScroll()
    for step in 0...10 {  // half a second deeper and deeper
      stage.input(.steer(edges.velocity(at: .down(540 + Double(step) * 5), in: stage.view.setting.geometry)))
      stage.wait(0.05)
    }
    // Speeds 0, 0, 0, 100, 200 … 800 for 0.05 s each.
    XCTAssertEqual(stage.y, 1000 + 0.05 * 3600, accuracy: 1e-9)
    stage.input(.steer(edges.velocity(at: .down(300), in: stage.view.setting.geometry)))
    stage.wait(1)
    XCTAssertEqual(stage.y, 1180, accuracy: 1e-9)
  }
}
