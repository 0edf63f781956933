import XCTest

@testable import ScrollKitCore

private extension Carousel {
  func target(
    from offset: Double, projected: Double, velocity: Double, in geometry: AxisGeometry
  ) -> Double? {
    positions(in: geometry)?.target(from: offset, projected: projected, velocity: velocity)
  }
  func item(at offset: Double, in geometry: AxisGeometry) -> Double? {
    positions(in: geometry)?.number(at: offset)
  }
  func offset(ofItem item: Double, in geometry: AxisGeometry) -> Double? {
    positions(in: geometry)?.offset(ofNumber: item)
  }
}

final class CarouselTests: XCTestCase {
  /// Ten items of 100 with 10 between them: 1090 points; a viewport of 300.
  private let row = AxisGeometry(viewport: 300, content: 1090)
  private let free = Carousel(itemLength: 100, spacing: 10, itemCount: 10)
  private let single = Carousel(itemLength: 100, spacing: 10, itemCount: 10, rule: .nearest(maximumPages: 1))

  func test_theSelectedItemIsCentered_asFarAsTheRangeAllows() {
    // Item 2 begins at 220, its middle is 270, half a viewport is 150.
    XCTAssertEqual([0, 1, 2, 3, 9].map { free.offset(ofItem: $0, in: row) }, [0, 10, 120, 230, 790])
    let roomy = AxisGeometry(viewport: 300, content: 1090, leadingInset: 100, trailingInset: 100)
    XCTAssertEqual(free.offset(ofItem: 0, in: roomy), -100, "100 in the middle of the visible part")
    XCTAssertEqual(free.offset(ofItem: 1, in: roomy), 10)
  }

  func test_free_aFlingSnapsToTheItemNearestToItsProjectedEnd() {
    XCTAssertEqual(free.target(from: 10, projected: 520, velocity: 999, in: row), 560)
    XCTAssertEqual(free.target(from: 560, projected: 290, velocity: -999, in: row), 340)
    XCTAssertEqual(free.target(from: 170, projected: 170, velocity: 0, in: row), 120)
  }

  func test_onePerFling_snapsToTheNextItemAtMost() {
    XCTAssertEqual(single.target(from: 120, projected: 900, velocity: 999, in: row), 230)
    XCTAssertEqual(single.target(from: 120, projected: -900, velocity: -999, in: row), 10)
    XCTAssertEqual(single.target(from: 150, projected: 900, velocity: 999, in: row), 230)
    XCTAssertEqual(single.target(from: 150, projected: 160, velocity: 9, in: row), 120)
  }

  func test_bothEndsAreSnapPositions() {
    XCTAssertEqual(free.target(from: 0, projected: 0, velocity: 0, in: row), 0)
    XCTAssertEqual(free.target(from: 790, projected: 790, velocity: 0, in: row), 790)
    XCTAssertEqual(free.target(from: 700, projected: 9000, velocity: 99, in: row), 790)
  }

  func test_theNumberIsThatOfTheNearestItem() {
    XCTAssertEqual([-50, 0, 10, 64, 66, 120, 790, 999].map { free.item(at: $0, in: row) }, [0, 0, 1, 1, 2, 2, 9, 9])
    let wide = AxisGeometry(viewport: 600, content: 1090)
    XCTAssertEqual(free.item(at: 0, in: wide), 2, "items 0 to 2 are all cut off by the range's start")
  }

  func test_reversed_isTheMirrorImage() {
    let reversed = Carousel(itemLength: 100, spacing: 10, itemCount: 10, isReversed: true)
    XCTAssertEqual(reversed.offset(ofItem: 2, in: row), 790 - 120)
    for from in stride(from: -100.0, to: 900, by: 13) {
      let plain = free.target(from: from, projected: from + 200, velocity: 400, in: row) ?? .nan
      XCTAssertEqual(reversed.target(from: 790 - from, projected: 590 - from, velocity: -400, in: row), 790 - plain)
      XCTAssertEqual(reversed.item(at: 790 - from, in: row), free.item(at: from, in: row))
    }
  }

  func test_theNearestOfAllItems_isChosen_fromAnywhere() {
    var numbers = SeededNumbers(seed: 52)
    for _ in 0..<300 {
      let position = numbers.number(-300...1200)
      let target = free.target(from: position, projected: position, velocity: 0, in: row) ?? .nan
      let nearest = (0..<10).compactMap { free.offset(ofItem: Double($0), in: row) }
        .map { ($0 - position).magnitude }.min() ?? .nan
      XCTAssertEqual((target - position).magnitude, nearest, accuracy: 1e-9)
    }
  }

  func test_withoutItemsOrVisibleLength_thereAreNoPositions() {
    XCTAssertNil(Carousel(itemLength: 10, itemCount: 0).target(from: 0, projected: 0, velocity: 0, in: row))
    XCTAssertNil(free.item(at: 0, in: AxisGeometry(viewport: 0, content: 100)))
    XCTAssertNil(free.offset(ofItem: 0, in: AxisGeometry(viewport: 50, content: 100, leadingInset: 50)))
  }
}
