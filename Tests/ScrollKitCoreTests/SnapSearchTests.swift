import XCTest

@testable import ScrollKitCore

/// Areas larger than the snapport, which is 200 points long.
final class SnapSearchTests: XCTestCase {
  private let geometry = AxisGeometry(viewport: 200, content: 2200)
  private let range = Interval(lower: 0, upper: 2000)

  private func result(_ list: [SnapArea], _ query: AxisSnapQuery?) -> SnapResult? {
    list.withUnsafeBufferPointer { buffer in
      let container = AxisSnapContainer(
        areas: SnapAreas(BorrowedArray(buffer)), axis: .y, port: Snapport(geometry, padding: Ends(both: 0)),
        across: Snapport(geometry, padding: Ends(both: 0)), strictness: .mandatory)
      return query.flatMap { container.result(for: $0, nil) }
    }
  }
  private func fling(_ list: [SnapArea], _ from: Double, _ distance: Double) -> SnapResult? {
    result(list, AxisSnapQuery(.endAndDirection, from: from, displacement: distance, in: range))
  }

  private let large: [SnapArea] = [.row(1, 100, 900)]

  func test_inALargeArea_contentRestsAnywhere() {
    XCTAssertEqual(fling(large, 150, 217)?.offset, 367)
    XCTAssertEqual(fling(large, 150, 217)?.covered, Interval(lower: 100, upper: 700))
    XCTAssertEqual(result(large, AxisSnapQuery(endAt: 533, in: range))?.offset, 533)
    XCTAssertEqual(result(large, AxisSnapQuery(.direction, from: 300, displacement: 40, in: range))?.offset, 340)
  }

  func test_aFlingOutOfIt_endsWhereItStillFillsTheView() {
    XCTAssertEqual(fling(large, 400, 900)?.offset, 700)
    XCTAssertEqual(fling(large, 400, -900)?.offset, 100)
    XCTAssertNil(fling(large, 400, -900)?.covered, "there it is aligned, too")
  }

  func test_ofStackedSections_theNearerEdgeIsTheRest() {
    let sections: [SnapArea] = [.row(1, 0, 1000), .row(2, 1000, 2000)]
    XCTAssertEqual(fling(sections, 300, 530)?.offset, 800, "830: the first one's end is nearer")
    XCTAssertEqual(fling(sections, 300, 630)?.offset, 1000, "930: the second one's start is")
    XCTAssertEqual(fling(sections, 300, 900)?.offset, 1200)
  }

  func test_aKeyStopsAtAnAreaBeforeItsStep_elseItStepsOn() {
    let list: [SnapArea] = [.row(1, 100, 1500), .row(2, 500, 560)]
    XCTAssertEqual(result(list, AxisSnapQuery(.direction, from: 480, displacement: 300, in: range))?.key, 2)
    XCTAssertEqual(result(list, AxisSnapQuery(.direction, from: 600, displacement: 300, in: range))?.offset, 900)
    XCTAssertEqual(result(list, AxisSnapQuery(.direction, from: 600, displacement: -300, in: range))?.key, 2)
  }

  func test_noPartOfAnInnerAreaIsShown() {
    let list: [SnapArea] = [.row(1, 0, 2000), .row(2, 900, 1000)]
    XCTAssertEqual(fling(list, 0, 500)?.offset, 500)
    XCTAssertEqual(fling(list, 0, 500)?.covered, Interval(lower: 0, upper: 700))
    XCTAssertEqual(fling(list, 0, 780)?.offset, 700, "80 back, so that no part of it is visible")
    XCTAssertEqual(fling(list, 0, 820)?.offset, 900, "80 ahead, where it aligns")
    XCTAssertEqual(fling(list, 0, 970)?.offset, 1000, "30 ahead, after it")
    XCTAssertEqual(fling(list, 0, 970)?.covered, Interval(lower: 1000, upper: 1800))
  }

  func test_aPaddingBeforeTheSnapport_movesItAlong() {
    let rows = [(1, 0.0, 2000.0), (2, 900, 1000), (3, 1500, 1560)]
    let plain: [SnapArea] = rows.map { .row(UInt64($0.0), $0.1, $0.2) }
    let shifted: [SnapArea] = rows.map { .row(UInt64($0.0), $0.1 + 100, $0.2 + 100) }
    let padded = AxisGeometry(viewport: 300, content: 2300)
    shifted.withUnsafeBufferPointer { buffer in
      let port = Snapport(padded, padding: Ends(lower: 100, upper: 0))
      let container = AxisSnapContainer(
        areas: SnapAreas(BorrowedArray(buffer)), axis: .y, port: port, across: port, strictness: .mandatory)
      for kind in [AxisSnapQuery.Kind.direction, .endAndDirection] {
        for from in stride(from: 0.0, through: 1900, by: 190) {
          for distance in stride(from: -1000.0, through: 1000, by: 70) {
            guard let query = AxisSnapQuery(kind, from: from, displacement: distance, in: range) else { continue }
            XCTAssertEqual(
              container.result(for: query, nil)?.offset, result(plain, query)?.offset, "\(kind) \(from) \(distance)")
          }
        }
      }
    }
  }

  func test_anInnerAreaWithoutAlignment_isIgnored() {
    let list: [SnapArea] = [.row(1, 0, 2000), .row(2, 900, 1000, .none)]
    XCTAssertEqual(fling(list, 0, 780)?.offset, 780)
  }

  func test_aPartShorterThanTheView_isAlignedAsTheAreaIs() {
    // 100 points are free between the two inside; the target is between them.
    func list(_ alignment: SnapAlignment) -> [SnapArea] {
      [.row(1, 0, 2000, alignment), .row(2, 700, 1000), .row(3, 1100, 1400)]
    }
    XCTAssertEqual(fling(list(.start), 720, 260)?.offset, 1000)
    XCTAssertEqual(fling(list(.center), 720, 230)?.offset, 950)
    XCTAssertEqual(fling(list(.end), 720, 190)?.offset, 900)
    XCTAssertNil(fling(list(.end), 720, 190)?.covered)
  }

  func test_ofLargeAreasOverEachOther_theInnerIsCovered() {
    let list: [SnapArea] = [.row(1, 0, 2000), .row(2, 400, 1000)]
    XCTAssertEqual(fling(list, 0, 600)?.key, 2)
    XCTAssertEqual(fling(list, 0, 600)?.covered, Interval(lower: 400, upper: 800))
  }

  /// The result is that of a search that compares each area that covers the snapport with all others.
  private func checkAgainstFullSearch(
    _ list: [SnapArea], in geometry: AxisGeometry, from: Double, by distance: Double, _ name: String
  ) {
    let port = Snapport(geometry, padding: Ends(both: 0))
    let queries = [
      AxisSnapQuery(endAt: from, in: geometry.range),
      AxisSnapQuery(.direction, from: from, displacement: distance, in: geometry.range),
      AxisSnapQuery(.endAndDirection, from: from, displacement: distance, in: geometry.range),
    ]
    list.withUnsafeBufferPointer { buffer in
      let container = AxisSnapContainer(
        areas: SnapAreas(BorrowedArray(buffer)), axis: .y, port: port, across: port, strictness: .mandatory)
      for case let query? in queries {
        var every = SnapSearch(container: container, query: query, cross: nil, reach: .infinity)
        for index in list.indices { every.consider(aligned: index) }
        for index in list.indices { every.consider(covering: index) }
        var search = SnapSearch(container: container, query: query, cross: nil, reach: .infinity)
        XCTAssertEqual(search.nearestResult(), every.best, "\(name), \(query)")
      }
    }
  }

  func test_ofOverlappingLargeAreas_theBestIsFound() {
    for seed in UInt64(1)...1000 {
      var numbers = SeededNumbers(seed: seed)
      let longest = [300, 900, 1900][numbers.whole(0...2)]
      let list = (0..<numbers.whole(2...32)).map { numbers.area(UInt64($0), longest: longest, in: 2200) }
      checkAgainstFullSearch(
        list, in: geometry, from: numbers.number(0...2000).rounded(), by: numbers.number(-900...900), "seed \(seed)")
    }
  }

  func test_ofHundredsOfLargeAreas_nestedOrStaggered_theBestIsFound() {
    let long = AxisGeometry(viewport: 200, content: 20_000)
    let staggered = (0..<400).map { SnapArea.row(UInt64($0), Double($0) * 10, 10_000 + Double($0) * 10) }
    let nested = (0..<400).map { SnapArea.row(UInt64($0), Double($0) * 10, 10_000 - Double($0) * 10) }
    for from in stride(from: 4500.0, through: 5500, by: 211) {
      for list in [staggered, staggered.reversed(), nested, nested.reversed()] {
        checkAgainstFullSearch(list, in: long, from: from, by: 100, "\(list[0])")
        checkAgainstFullSearch(list, in: long, from: from, by: -100, "\(list[0])")
      }
    }
  }

  /// 40 areas cover the snapport and are out of view across; so is one that begins within it and ends at 5600. The one
  /// in view, larger than all, can show nothing else from 5600 on.
  ///
  ///     in view     ├───────────────────────────────────────────────┤
  ///     40 others            ├────────────────┤
  ///     the last                   ├───────────────┤
  ///     snapport               ├──────┤            ├──────┤
  func test_ofManyAreasOutOfViewAcross_theOneInViewIsShownNextToThem() {
    let long = AxisGeometry(viewport: 200, content: 10_200)
    let inner = (0..<40).map { SnapArea.row(UInt64($0), 4000 + Double($0), 5300 + Double($0)) }
    let outOfView = (inner + [.row(40, 5100, 5600)]).map { area in
      var area = area
      area.rectangle.x = Interval(lower: 1000, upper: 1100)
      return area
    }
    let list = outOfView + [.row(41, 0, 10_200)]
    let mirrored = list.map { $0.mirrored(in: 10_200) }
    for (list, across, offset) in [(list, 0.0, 5600.0), (mirrored, 10_000, 4400)] {
      list.withUnsafeBufferPointer { buffer in
        let port = Snapport(long, padding: Ends(both: 0))
        let container = AxisSnapContainer(
          areas: SnapAreas(BorrowedArray(buffer)), axis: .y, port: port, across: port, strictness: .mandatory)
        let result = container.result(
          for: AxisSnapQuery(endAt: 5000, in: long.range),
          AxisSnapContainer.CrossAxis(offset: across, visible: .everywhere))
        XCTAssertEqual(result?.offset, offset)
        XCTAssertEqual(result?.key, 41)
      }
    }
  }

  func test_ofThousandsOfLargeAreas_theNearestEdgeIsFound() {
    let list = (0..<4000).map { SnapArea.row(UInt64($0), Double($0) * 300, Double($0) * 300 + 290) }
    let long = AxisGeometry(viewport: 200, content: 4000 * 300)
    list.withUnsafeBufferPointer { buffer in
      for order in [SnapOrder.any, .ascending(.y)] {
        let port = Snapport(long, padding: Ends(both: 0))
        let container = AxisSnapContainer(
          areas: SnapAreas(BorrowedArray(buffer), order: order), axis: .y, port: port, across: port,
          strictness: .mandatory)
        let query = AxisSnapQuery(
          .endAndDirection, from: 900_000, displacement: 100_295, in: long.range)
        let target = query.flatMap { container.result(for: $0, nil)?.offset }
        XCTAssertEqual(target, 1_000_200 + 90, "the end of the 3335th, 5 points back")
      }
    }
  }
}
