import XCTest

@testable import ScrollKitCore

final class AreaSnappingTests: XCTestCase {
  private let geometry = AxisGeometry(viewport: 200, content: 1000)

  private func target(
    _ snap: AreaSnapping, _ list: [SnapArea], from offset: Double, projected: Double,
    along axis: Axis = .y, in geometry: AxisGeometry? = nil
  ) -> Double? {
    list.withUnsafeBufferPointer {
      snap.target(
        from: offset, projected: projected, along: axis, in: geometry ?? self.geometry, SnapAreas($0))
    }
  }

  private let rows: [SnapArea] = [.row(1, 0, 90), .row(2, 300, 390), .row(3, 600, 690)]
  private let mandatory = AreaSnapping(axes: Pair(x: false, y: true))

  func test_aFlingGoesAhead_aReleaseAtRestToTheNearest() {
    XCTAssertEqual(target(mandatory, rows, from: 310, projected: 350), 600)
    XCTAssertEqual(target(mandatory, rows, from: 310, projected: 310), 300)
    XCTAssertEqual(target(mandatory, rows, from: 310, projected: 290), 300)
  }

  func test_paddingAndInsetsMoveWhatAreasAreAlignedTo() {
    var padded = mandatory
    padded.padding.y = Margins(leading: 30)
    XCTAssertEqual(target(padded, rows, from: 310, projected: 310), 270)
    let inset = AxisGeometry(viewport: 200, content: 1000, leadingInset: 50)
    XCTAssertEqual(target(padded, rows, from: 310, projected: 310, in: inset), 220)
    XCTAssertEqual(target(padded, rows, from: -10, projected: -10, in: inset), -50)
  }

  func test_aMarginMovesTheArea() {
    var rows = rows
    rows[1].margin.y = Margins(leading: 25, trailing: 5)
    XCTAssertEqual(target(mandatory, rows, from: 310, projected: 310), 275)
  }

  func test_alongAnAxisThatDoesNotSnap_orWithoutAView_contentIsLeftAlone() {
    XCTAssertNil(target(mandatory, rows, from: 310, projected: 350, along: .x))
    XCTAssertNil(target(mandatory, rows, from: 310, projected: 350, in: AxisGeometry(viewport: 0, content: 1000)))
    var covered = mandatory
    covered.padding.y = Margins(leading: 100, trailing: 100)
    XCTAssertNil(target(covered, rows, from: 310, projected: 350))
    XCTAssertNil(target(mandatory, [], from: 310, projected: 350))
  }

  func test_whatIsInViewAlongTheOtherAxis_doesNotMatterForOneAxisAlone() {
    var rows = rows
    rows[1].rectangle.x = Interval(lower: 5000, upper: 5100)
    XCTAssertEqual(target(mandatory, rows, from: 310, projected: 310), 300)
  }
}
