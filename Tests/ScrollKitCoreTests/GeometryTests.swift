import XCTest

@testable import ScrollKitCore

final class GeometryTests: XCTestCase {
  func test_aRectangle_hasAStretchAlongEachAxis() {
    let rectangle = Rectangle(x: 10, y: 20, width: 30, height: 0)
    XCTAssertEqual(rectangle, Pair(x: Interval(lower: 10, upper: 40), y: Interval(lower: 20, upper: 20)))
  }

  func test_theRangeOfTheContentOffset() {
    let table: [(AxisGeometry, lower: Double, upper: Double)] = [
      (AxisGeometry(viewport: 600, content: 2000), 0, 1400),
      (AxisGeometry(viewport: 600, content: 600), 0, 0),
      (AxisGeometry(viewport: 600, content: 100), 0, 0),
      (AxisGeometry(viewport: 600, content: 0), 0, 0),
      (AxisGeometry(viewport: 0, content: 50), 0, 50),
      (AxisGeometry(viewport: 600, content: 2000, leadingInset: 88), -88, 1400),
      (AxisGeometry(viewport: 600, content: 2000, trailingInset: 34), 0, 1434),
      (AxisGeometry(viewport: 600, content: 100, leadingInset: 88, trailingInset: 34), -88, -88),
      (AxisGeometry(viewport: 600, content: 2000, leadingInset: -10, trailingInset: -5), 10, 1395),
    ]
    for (geometry, lower, upper) in table {
      XCTAssertEqual(geometry.range, Interval(lower: lower, upper: upper))
    }
  }

  func test_aGeometryByWidthsAndHeights() {
    let geometry = ScrollGeometry(viewport: Vector(x: 1, y: 2), content: Vector(x: 3, y: 4))
    XCTAssertEqual(geometry, Pair(x: AxisGeometry(viewport: 1, content: 3), y: AxisGeometry(viewport: 2, content: 4)))
  }

  func test_insetsReduceTheVisibleLength() {
    XCTAssertEqual(AxisGeometry(viewport: 600, content: 9, leadingInset: 88, trailingInset: 12).visibleLength, 500)
    XCTAssertEqual(AxisGeometry(viewport: 60, content: 9, leadingInset: 88).visibleLength, 0)
  }

  func test_aStretchOfContentIsShown_withTheShortestScroll() {
    let plain = AxisGeometry(viewport: 600, content: 5000)
    let inset = AxisGeometry(viewport: 600, content: 5000, leadingInset: 100, trailingInset: 50)
    let table: [(AxisGeometry, Interval, from: Double, to: Double)] = [
      (plain, Interval(lower: 1000, upper: 1100), 800, 800),  // visible already
      (plain, Interval(lower: 1000, upper: 1100), 0, 500),  // its end is brought into view
      (plain, Interval(lower: 1000, upper: 1100), 2000, 1000),  // its start is brought into view
      (plain, Interval(lower: 1000, upper: 3000), 1500, 1500),  // it fills the viewport
      (plain, Interval(lower: 1000, upper: 3000), 0, 1000),
      (plain, Interval(lower: 1000, upper: 3000), 4000, 2400),
      (plain, Interval(lower: -500, upper: -400), 900, 0),  // before the content
      (plain, Interval(lower: 9000, upper: 9100), 900, 4400),  // after it
      (inset, Interval(lower: 1000, upper: 1100), 2000, 900),  // below the leading inset
      (inset, Interval(lower: 1000, upper: 1100), 0, 550),  // above the trailing inset
    ]
    for (geometry, stretch, from, to) in table {
      XCTAssertEqual(geometry.offset(placing: stretch, AxisPlacement(), from: from, in: geometry.range), to, "\(stretch) from \(from)")
    }
  }

  func test_anIntervalClampsAndMeasures() {
    let span = Interval(lower: -88, upper: 912)
    XCTAssertEqual(span.length, 1000)
    XCTAssertEqual([-100, -88, 0, 912, 950].map(span.clamp), [-88, -88, 0, 912, 912])
    XCTAssertEqual([-100, -88, 0, 912, 950].map(span.overscroll), [-12, 0, 0, 0, 38])
    XCTAssertEqual([-100, -88, 412, 912, 950].map(span.progress), [0, 0, 0.5, 1, 1])
    XCTAssertEqual(Interval(lower: 3, upper: 3).progress(of: 3), 0, "nothing scrolls")
    // An offset within 10⁻⁶ points of an end, on either side, is that end.
    XCTAssertEqual(
      [-88.0001, -88 - 1e-7, -88 + 1e-7, 412, 912 - 1e-7, 912 + 1e-7, 911.9999].map(span.withoutRounding),
      [-88.0001, -88, -88, 412, 912, 912, 911.9999])
  }

  func test_bothAxesAreOneCodePath() {
    let pair = Pair { axis in axis == .x ? 1.0 : 2.0 }
    XCTAssertEqual(pair, Vector(x: 1, y: 2))
    XCTAssertEqual(pair[.x], 1)
    XCTAssertEqual(pair[.y], 2)
    XCTAssertEqual(pair + pair - Vector(x: 1, y: 1), Vector(x: 1, y: 3))
    XCTAssertEqual(-pair * 2, Vector(x: -2, y: -4))
    XCTAssertEqual(Vector(x: 3, y: -4).length, 5)
    XCTAssertTrue(pair.isFinite)
    XCTAssertFalse(Vector(x: 0, y: .infinity).isFinite)
    XCTAssertFalse(Vector(x: .nan, y: 0).isFinite)
    XCTAssertEqual(ScrollGeometry.empty.range, Pair(x: Interval(lower: 0, upper: 0), y: Interval(lower: 0, upper: 0)))
  }

  func test_aDirectionLeadsToItsEdges_howeverSlow() {
    let rows: [(Vector, Edges)] = [
      (Vector(x: 0.5, y: 0), .right), (Vector(x: -0.5, y: 0), .left), (Vector(x: 0, y: 0.5), .bottom),
      (Vector(x: 0, y: -0.5), .top), (.zero, []), (Vector(x: -1e-9, y: 1e-9), [.left, .bottom]),
    ]
    for (direction, edges) in rows { XCTAssertEqual(Edges(towards: direction), edges, "\(direction)") }
  }
}
