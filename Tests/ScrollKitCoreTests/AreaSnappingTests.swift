import XCTest

@testable import ScrollKitCore

final class AreaSnappingTests: XCTestCase {
  private let geometry = AxisGeometry(viewport: 200, content: 1000)

  /// The target along y; a projected offset other than `offset` is a fling.
  private func target(
    _ snapping: AreaSnapping, _ list: [SnapArea], from offset: Double, projected: Double,
    in geometry: AxisGeometry? = nil
  ) -> Double? {
    let from = Vector(x: 0, y: offset)
    let query: SnapQuery =
      projected == offset
      ? .end(at: from, scrolled: Pair(x: true, y: true))
      : .endAndDirection(from: from, displacement: Vector(x: 0, y: projected - offset))
    let fits = AxisGeometry(viewport: 200, content: 200)
    return list.withUnsafeBufferPointer {
      SnapContainer(snapping, SnapAreas(BorrowedArray($0)), in: Pair(x: fits, y: geometry ?? self.geometry))
        .results(for: query)?.y?.offset
    }
  }

  private let rows: [SnapArea] = [.row(1, 0, 90), .row(2, 300, 390), .row(3, 600, 690)]
  private let mandatory = AreaSnapping(axes: Pair(x: false, y: true))

  func test_snappingAlongOneAxis_hasThePaddingOfThatAxisAlone() {
    let both = AreaSnapping(axes: Pair(x: true, y: true), padding: Pair(x: Ends(both: 10), y: Ends(both: 20)))
    XCTAssertEqual(both.along(.x), AreaSnapping(axes: Pair(x: true, y: false), padding: Pair(x: Ends(both: 10), y: Ends(both: 0))))
    XCTAssertEqual(both.along(.y), AreaSnapping(axes: Pair(x: false, y: true), padding: Pair(x: Ends(both: 0), y: Ends(both: 20))))
  }

  func test_aFlingGoesAhead_aReleaseAtRestToTheNearest() {
    XCTAssertEqual(target(mandatory, rows, from: 310, projected: 350), 600)
    XCTAssertEqual(target(mandatory, rows, from: 310, projected: 310), 300)
    XCTAssertEqual(target(mandatory, rows, from: 310, projected: 290), 300)
  }

  func test_paddingAndInsetsReduceTheSnapport() {
    var padded = mandatory
    padded.padding.y = Ends(lower: 30, upper: 0)
    XCTAssertEqual(target(padded, rows, from: 310, projected: 310), 270)
    let inset = AxisGeometry(viewport: 200, content: 1000, leadingInset: 50)
    XCTAssertEqual(target(padded, rows, from: 310, projected: 310, in: inset), 220)
    XCTAssertEqual(target(padded, rows, from: -10, projected: -10, in: inset), -50)
  }

  func test_aMarginMovesTheArea() {
    var rows = rows
    rows[1].margin.y = Ends(lower: 25, upper: 5)
    XCTAssertEqual(target(mandatory, rows, from: 310, projected: 310), 275)
  }

  func test_alongAnAxisThatDoesNotSnap_orWithoutASnapport_contentStays() {
    let horizontal = AreaSnapping(axes: Pair(x: true, y: false))
    XCTAssertNil(target(horizontal, rows, from: 310, projected: 350))
    XCTAssertNil(target(mandatory, rows, from: 310, projected: 350, in: AxisGeometry(viewport: 0, content: 1000)))
    var covered = mandatory
    covered.padding.y = Ends(lower: 100, upper: 100)
    XCTAssertNil(target(covered, rows, from: 310, projected: 350))
    XCTAssertNil(target(mandatory, [], from: 310, projected: 350))
  }
}
