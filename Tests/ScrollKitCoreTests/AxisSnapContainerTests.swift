import XCTest

@testable import ScrollKitCore

final class AxisSnapContainerTests: XCTestCase {
  private let range = Interval(lower: 0, upper: 800)

  private func result(
    _ list: [SnapArea], _ query: AxisSnapQuery?, _ strictness: SnapStrictness = .mandatory,
    order: SnapOrder = .any, length: Double = 1000, other: AxisSnapContainer.CrossAxis? = nil
  ) -> SnapResult? {
    list.withUnsafeBufferPointer { buffer in
      let port = Snapport(AxisGeometry(viewport: 200, content: length), padding: Ends(both: 0))
      let across = Snapport(AxisGeometry(viewport: 200, content: length), padding: Ends(both: 0))
      let container = AxisSnapContainer(
        areas: SnapAreas(BorrowedArray(buffer), order: order), axis: .y, port: port, across: across,
        strictness: strictness)
      return query.flatMap { container.result(for: $0, other) }
    }
  }

  private func end(_ offset: Double) -> AxisSnapQuery { AxisSnapQuery(endAt: offset, in: range) }
  private func key(_ from: Double, _ step: Double) -> AxisSnapQuery? {
    AxisSnapQuery(.direction, from: from, displacement: step, in: range)
  }
  private func fling(_ from: Double, _ distance: Double) -> AxisSnapQuery? {
    AxisSnapQuery(.endAndDirection, from: from, displacement: distance, in: range)
  }

  private let rows: [SnapArea] = [.row(1, 0, 90), .row(2, 100, 190), .row(3, 300, 390), .row(4, 600, 690)]

  func test_anEnd_goesToTheNearest() {
    XCTAssertEqual([0, 49, 51, 199, 201, 449, 800].map { result(rows, end($0))?.key }, [1, 1, 2, 2, 3, 3, 4])
  }

  func test_aKey_goesToTheNextAhead() {
    XCTAssertEqual(result(rows, key(100, 40))?.key, 3)
    XCTAssertEqual(result(rows, key(100, -40))?.key, 1)
    XCTAssertEqual(result(rows, key(299.5, 40))?.key, 4, "row 3 is within the tolerance")
    XCTAssertEqual(result(rows, key(300.5, -40))?.key, 2)
  }

  func test_aFling_goesToTheNearestToItsEnd_butOnlyAhead() {
    XCTAssertEqual(result(rows, fling(100, 460))?.key, 4)
    XCTAssertEqual(result(rows, fling(100, 20))?.key, 3, "row 2 is nearer, but behind")
    XCTAssertEqual(result(rows, fling(600, -40))?.key, 3)
    XCTAssertEqual(result(rows, fling(600, -9000))?.key, 1)
  }

  func test_mandatory_withNoneAhead_goesBack() {
    XCTAssertEqual(result(rows, fling(650, 100))?.key, 4)
    XCTAssertEqual(result(rows, key(600, 40))?.offset, 600)
    XCTAssertNil(result([], fling(650, 100)))
    XCTAssertNil(result([.row(1, 0, 90, .none)], end(10)))
  }

  func test_proximity_leavesContentWhereItIs_whenNoAreaIsNear() {
    let near = SnapStrictness.proximity(share: 0.25)  // 50 of the view's 200
    XCTAssertEqual(result(rows, end(350), near)?.key, 3)
    XCTAssertNil(result(rows, end(351), near))
    XCTAssertNil(result(rows, fling(650, 100), near), "none ahead")
    XCTAssertEqual(result(rows, fling(100, 160), near)?.key, 3)
    XCTAssertEqual(result(rows, end(366), .chromium)?.key, 3, "a third")
    XCTAssertNil(result(rows, end(367), .chromium))
  }

  func test_aFlingNeverPassesAnAreaThatAlwaysStops() {
    var rows = rows
    rows[1].stop = .always
    rows[2].stop = .always
    XCTAssertEqual(result(rows, fling(0, 600))?.key, 2, "the first of two")
    XCTAssertEqual(result(rows, fling(100, 600))?.key, 3, "from the first to the second")
    XCTAssertEqual(result(rows, fling(700, -600))?.key, 3)
    XCTAssertEqual(result(rows, fling(0, 40))?.key, 2, "it is the only one ahead anyway")
    XCTAssertEqual(result(rows, key(0, 40))?.key, 2)
    XCTAssertEqual(result(rows, end(590))?.key, 4, "only a fling is stopped")
    rows[1].alignment.y = .none
    XCTAssertEqual(result(rows, fling(0, 600))?.key, 3)
  }

  func test_alwaysStops_alsoWhereNothingIsNearTheEnd_andNotBeyondIt() {
    let near = SnapStrictness.proximity(share: 0.25)
    let rows: [SnapArea] = [.row(1, 100, 190, stop: .always), .row(2, 600, 690, stop: .always)]
    XCTAssertEqual(result(rows, fling(0, 400), near)?.key, 1, "it must not be passed, though it is far from the end")
    XCTAssertNil(result(rows, fling(100, 300), near), "row 2 lies beyond the end")
  }

  func test_ofAreasEquallyNear_theFocusedOne_thenTheInner() {
    XCTAssertEqual(result([.row(1, 100, 190), .row(2, 100, 150)], end(90))?.key, 2)
    XCTAssertEqual(result([.row(1, 100, 190, isFocused: true), .row(2, 100, 150)], end(90))?.key, 1)
    XCTAssertEqual(result([.row(1, 100, 190), .row(2, 100, 190)], end(90))?.key, 1)
    XCTAssertEqual(result([.row(1, 100, 190), .row(2, 200, 290)], fling(0, 150))?.key, 2, "farther ahead")
  }

  func test_aFlingOutOfRange_endsAtTheEdge() {
    XCTAssertEqual(result(rows, fling(700, 5000))?.key, 4)
    XCTAssertEqual(result(rows, fling(-30, -500))?.offset, 0)
    XCTAssertEqual(result([.row(1, 900, 990)], end(0))?.offset, 800, "clamped")
  }

  func test_onlyAreasInViewAlongTheOtherAxis_count() {
    var rows = rows
    rows[1].rectangle.x = Interval(lower: 700, upper: 800)
    let here = AxisSnapContainer.CrossAxis(offset: 0, visible: .everywhere)
    XCTAssertEqual(result(rows, end(120), other: here)?.key, 1)
    XCTAssertEqual(result(rows, end(120), other: AxisSnapContainer.CrossAxis(offset: 500, visible: .everywhere))?.key, 2)
    // The other axis' choice is in view from 250 on.
    XCTAssertEqual(result(rows, end(0), other: AxisSnapContainer.CrossAxis(offset: 0, visible: Interval(lower: 250, upper: 800)))?.key, 3)
  }

  func test_oneAreaAlone_isFollowed() {
    let list: [SnapArea] = [.row(1, 100, 700), .row(2, 650, 660)]
    list.withUnsafeBufferPointer { buffer in
      let port = Snapport(AxisGeometry(viewport: 200, content: 1000), padding: Ends(both: 0))
      let container = AxisSnapContainer(
        areas: SnapAreas(BorrowedArray(buffer)), axis: .y, port: port, across: port, strictness: .mandatory)
      XCTAssertEqual(container.result(of: 0, nearestTo: 300)?.covered, Interval(lower: 100, upper: 450))
      XCTAssertEqual([0, 300, 470].map { container.result(of: 0, nearestTo: $0)?.offset }, [100, 300, 450])
      XCTAssertEqual(container.result(of: 1, nearestTo: 0)?.offset, 650)
    }
  }

  // MARK: Against a naive search

  /// The distance to the nearest offset at which an area aligns or covers the snapport,
  /// of all whole offsets.
  private func naiveDistance(_ list: [SnapArea], _ query: AxisSnapQuery) -> Double {
    let extents = list.filter { $0.alignment.y != .none }.map { $0.extent(.y) }
    let port = Snapport(AxisGeometry(viewport: 200, content: 1000), padding: Ends(both: 0))
    var nearest = Double.infinity
    for area in list {
      guard let offset = port.offset(aligning: area.extent(.y), area.alignment.y), query.allows(offset) else { continue }
      nearest = min(nearest, (offset - query.origin).magnitude)
    }
    for offset in stride(from: 0.0, through: 800, by: 1) where query.allows(offset) || offset == query.target {
      if isCovered(offset, extents) { nearest = min(nearest, (offset - query.origin).magnitude) }
    }
    return nearest
  }

  /// Whether an area covers the snapport at an offset, and no area inside it is visible.
  private func isCovered(_ offset: Double, _ extents: [Interval]) -> Bool {
    let view = Interval(lower: offset, upper: offset + 200)
    return extents.contains { area in
      area.length > 200 && area.contains(view)
        && !extents.contains { !$0.contains(area) && $0.lower < view.upper && $0.upper > view.lower
          && $0.lower < area.upper && $0.upper > area.lower }
    }
  }

  func test_noNearerTargetIsMissed_andCoveredPartsAreCovered() {
    var numbers = SeededNumbers(seed: 91)
    var coveredHits = 0
    for _ in 0..<600 {
      var list = (0..<UInt64(numbers.whole(1...6))).map { numbers.area($0, longest: 700, in: 1000) }
      for place in list.indices {
        list[place].stop = .normal
        // Empty areas are never visible.
        let extent = list[place].rectangle.y
        if extent.length == 0 { list[place].rectangle.y = Interval(lower: extent.lower * 0.9, upper: extent.lower * 0.9 + 10) }
        list[place].rectangle.y = Interval(
          lower: list[place].rectangle.y.lower.rounded(), upper: list[place].rectangle.y.upper.rounded())
      }
      let from = Double(numbers.whole(0...800))
      for query in [end(from), fling(from, Double(numbers.whole(-800...800)))].compactMap({ $0 }) {
        let naive = naiveDistance(list, query)
        let found = result(list, query, .proximity(share: 1e9))
        let extents = list.filter { $0.alignment.y != .none }.map { $0.extent(.y) }
        if let found {
          XCTAssertLessThanOrEqual((found.offset - query.origin).magnitude, naive)
          if found.covered != nil {
            coveredHits += 1
            XCTAssertTrue(isCovered(found.offset, extents), "\(found)")
          }
        } else {
          XCTAssertEqual(naive, .infinity)
        }
      }
    }
    XCTAssertGreaterThan(coveredHits, 100)
  }

  func test_inOrder_theResultEqualsThatOfALinearSearch() {
    var numbers = SeededNumbers(seed: 92)
    for round in 0..<400 {
      var list: [SnapArea] = []
      var lower = 0.0
      var upper = 0.0
      for key in 0..<UInt64(numbers.whole(0...60)) {
        lower += Double(numbers.whole(0...90))
        upper = max(upper, lower + Double(numbers.whole(0...(round % 2 == 0 ? 90 : 500))))
        var area = SnapArea.row(key, lower, upper, SnapAlignment.allCases[numbers.whole(0...3)])
        area.stop = numbers.chance(0.05) ? .always : .normal
        area.isFocused = numbers.chance(0.05)
        area.rectangle.x = Interval(lower: 0, upper: numbers.chance(0.8) ? 500 : 10)
        list.append(area)
      }
      let length = max(200, upper)
      let range = Interval(lower: 0, upper: length - 200)
      let from = Double(numbers.whole(-50...3000))
      let distance = Double(numbers.whole(-900...900))
      let other = numbers.chance(0.5) ? AxisSnapContainer.CrossAxis(offset: 100, visible: .everywhere) : nil
      let queries = [
        AxisSnapQuery(endAt: from, in: range), AxisSnapQuery(.direction, from: from, displacement: distance, in: range),
        AxisSnapQuery(.endAndDirection, from: from, displacement: distance, in: range),
      ]
      for query in queries {
        for strictness in [SnapStrictness.mandatory, .chromium] {
          XCTAssertEqual(
            result(list, query, strictness, order: .ascending(.y), length: length, other: other),
            result(list, query, strictness, length: length, other: other))
        }
      }
    }
  }

  func test_aMirrorGivesTheMirroredHit() {
    var numbers = SeededNumbers(seed: 93)
    for _ in 0..<600 {
      let list = (0..<UInt64(numbers.whole(1...8))).map { numbers.area($0, longest: 500, in: 1000) }
      let mirrored = list.map { $0.mirrored(in: 1000) }
      let from = Double(numbers.whole(0...800))
      let distance = Double(numbers.whole(-800...800))
      for kind in [AxisSnapQuery.Kind.direction, .endAndDirection] {
        let plain = result(list, AxisSnapQuery(kind, from: from, displacement: distance, in: range))
        let other = result(mirrored, AxisSnapQuery(kind, from: 800 - from, displacement: -distance, in: range))
        XCTAssertEqual(other?.offset, plain.map { 800 - $0.offset })
        XCTAssertEqual(other?.key, plain?.key)
        XCTAssertEqual(other?.covered?.lower, plain?.covered.map { 800 - $0.upper })
      }
      // Between two offsets at the same distance, the mirror may choose the other one; the distance is the same.
      let plain = result(list, end(from)).map { ($0.offset - from).magnitude }
      XCTAssertEqual(result(mirrored, end(800 - from)).map { ($0.offset - 800 + from).magnitude }, plain)
    }
  }
}
