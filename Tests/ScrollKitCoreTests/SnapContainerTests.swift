import XCTest

@testable import ScrollKitCore

final class SnapContainerTests: XCTestCase {
  private let geometry = ScrollGeometry(
    x: AxisGeometry(viewport: 200, content: 1000), y: AxisGeometry(viewport: 200, content: 1000))
  private let both = Pair(x: true, y: true)

  private func box(
    _ key: UInt64, _ x: Double, _ y: Double, _ alignX: SnapAlignment, _ alignY: SnapAlignment,
    size: Double = 100
  ) -> SnapArea {
    SnapArea(
      key: key, rectangle: Pair(x: Interval(lower: x, upper: x + size), y: Interval(lower: y, upper: y + size)),
      alignment: Pair(x: alignX, y: alignY))
  }

  private func position(
    _ list: [SnapArea], _ selection: SnapQuery, axes: Pair<Bool>? = nil,
    _ strictness: SnapStrictness = .mandatory
  ) -> SnapResults? {
    list.withUnsafeBufferPointer {
      SnapContainer(AreaSnapping(axes: axes ?? both, strictness: strictness), SnapAreas(BorrowedArray($0)), in: geometry)
        .results(for: selection)
    }
  }

  private func end(_ x: Double, _ y: Double) -> SnapQuery { .end(at: Vector(x: x, y: y), scrolled: both) }

  func test_eachAxisChoosesIndependently() {
    let list = [box(1, 80, 0, .start, .none), box(2, 0, 70, .none, .start)]
    let found = position(list, end(60, 60))
    XCTAssertEqual(found?.offset(from: .zero), Vector(x: 80, y: 70))
    XCTAssertEqual(found?.targets, SnapTargets(x: 1, y: 2))
  }

  func test_anAxisThatWasNotScrolled_orDoesNotSnap_staysWhereItIs() {
    let list = [box(1, 80, 50, .start, .start)]
    let here = Vector(x: 60, y: 60)
    let scrolledX = SnapQuery.end(at: here, scrolled: Pair(x: true, y: false))
    XCTAssertEqual(position(list, scrolledX)?.offset(from: here), Vector(x: 80, y: 60))
    XCTAssertEqual(position(list, end(60, 60), axes: Pair(x: false, y: true))?.offset(from: here), Vector(x: 60, y: 50))
    XCTAssertNil(position(list, scrolledX, axes: Pair(x: false, y: true)))
    XCTAssertNil(position(list, .direction(from: here, step: .zero)))
  }

  func test_anAreaOutOfViewAlongTheOtherAxis_isNotChosen() {
    let list = [box(1, 80, 500, .start, .none), box(2, 120, 0, .start, .none)]
    XCTAssertEqual(position(list, end(80, 0))?.x?.key, 2)
    XCTAssertEqual(position(list, end(80, 450))?.x?.key, 1)
  }

  /// Chromium (156): an area that is out of view along one axis comes into view where the other axis lands.
  func test_whereOnlyOneAxisFindsAnArea_theOtherSearchesAgainThere() {
    let list = [box(1, 600, 300, .start, .start, size: 300)]
    XCTAssertEqual(position(list, end(150, 250))?.offset(from: .zero), Vector(x: 600, y: 300))
    XCTAssertEqual(position(list, end(550, 0))?.offset(from: .zero), Vector(x: 600, y: 300))
    let fling = SnapQuery.endAndDirection(from: Vector(x: 100, y: 700), displacement: Vector(x: 50, y: -450))
    XCTAssertEqual(position(list, fling)?.offset(from: .zero), Vector(x: 600, y: 300))
    let elsewhere = [box(1, 600, 300, .none, .start, size: 300)]
    XCTAssertEqual(position(elsewhere, end(550, 0))?.targets, SnapTargets(x: nil, y: 1), "it does not snap along x")
    let far = position(list, end(480, 250), .proximity(share: 0.5))
    XCTAssertEqual(far?.targets, SnapTargets(x: nil, y: 1), "too far along x")
  }

  func test_ofTwoThatAreNotInViewTogether_theNearerStays() {
    let list = [box(1, 150, 0, .start, .none), box(2, 0, 180, .none, .start), box(3, 250, 80, .none, .start)]
    XCTAssertEqual(position(list, end(0, 0))?.targets, SnapTargets(x: 1, y: 3))
    // Nearer along y: x chooses anew, and finds nothing in view.
    let tall = [box(1, 180, 0, .start, .none), box(2, 0, 150, .none, .start)]
    XCTAssertEqual(position(tall, end(0, 0))?.targets, SnapTargets(x: nil, y: 2))
  }

  func test_outOfView_theNearestAreaAlignedAlongBothAxes_isChosen() {
    let list = [box(1, 700, 700, .start, .start), box(2, 500, 500, .start, .start), box(3, 300, 300, .start, .none)]
    XCTAssertEqual(position(list, end(0, 0))?.targets, SnapTargets(x: 2, y: 2))
    XCTAssertNil(position(list, end(0, 0), axes: nil, .chromium), "too far")
    XCTAssertNil(position(list, .end(at: .zero, scrolled: Pair(x: true, y: false))))
    XCTAssertNil(position(list, .endAndDirection(from: .zero, displacement: Vector(x: 50, y: 50))))
  }

  func test_aKeyAndAFlingSnapAlongTheirAxisOnly() {
    let list = [box(1, 100, 0, .start, .start), box(2, 300, 0, .start, .start), box(3, 600, 0, .start, .start)]
    let key = position(list, .direction(from: Vector(x: 100, y: 30), step: Vector(x: 40, y: 0)))
    XCTAssertEqual(key?.offset(from: Vector(x: 100, y: 30)), Vector(x: 300, y: 30))
    let fling = position(list, .endAndDirection(from: Vector(x: 100, y: 30), displacement: Vector(x: 490, y: 0)))
    XCTAssertEqual(fling?.targets, SnapTargets(x: 3, y: nil))
  }

  func test_xAndYAreOneCodePath() {
    var numbers = SeededNumbers(seed: 101)
    func turned(_ area: SnapArea) -> SnapArea {
      var area = area
      area.rectangle = Pair(x: area.rectangle.y, y: area.rectangle.x)
      area.alignment = Pair(x: area.alignment.y, y: area.alignment.x)
      return area
    }
    for _ in 0..<300 {
      let list = (0..<UInt64(numbers.whole(1...8))).map { numbers.area($0, longest: 300, in: 1000) }
      let from = Vector(x: Double(numbers.whole(0...800)), y: Double(numbers.whole(0...800)))
      let distance = Vector(x: Double(numbers.whole(-300...300)), y: 0)
      let plain = position(list, .endAndDirection(from: from, displacement: distance))
      let other = position(
        list.map(turned),
        .endAndDirection(from: Vector(x: from.y, y: from.x), displacement: Vector(x: 0, y: distance.x)))
      XCTAssertEqual(other?.y?.offset, plain?.x?.offset)
      XCTAssertEqual(other?.y?.key, plain?.x?.key)
    }
  }

  func test_whatIsChosen_isInViewTogether_andInRange() {
    var numbers = SeededNumbers(seed: 102)
    var pairs = 0
    for _ in 0..<600 {
      let list = (0..<UInt64(numbers.whole(1...12))).map { numbers.area($0, longest: 300, in: 1000) }
      let from = Vector(x: Double(numbers.whole(-50...850)), y: Double(numbers.whole(-50...850)))
      let distance = Vector(x: Double(numbers.whole(-300...300)), y: Double(numbers.whole(-300...300)))
      for selection in [end(from.x, from.y), .direction(from: from, step: distance), .endAndDirection(from: from, displacement: distance)] {
        guard let found = position(list, selection), let x = found.x, let y = found.y else { continue }
        pairs += 1
        XCTAssertEqual(geometry.range.clamp(found.offset(from: from)), found.offset(from: from))
        guard x.key != y.key else { continue }
        let viewX = Interval(lower: x.offset, upper: x.offset + 200)
        let viewY = Interval(lower: y.offset, upper: y.offset + 200)
        for key in [x.key, y.key] {
          let box = list[Int(key)].rectangle
          XCTAssertTrue(box.x.lower <= viewX.upper && box.x.upper >= viewX.lower)
          XCTAssertTrue(box.y.lower <= viewY.upper && box.y.upper >= viewY.lower)
        }
      }
    }
    XCTAssertGreaterThan(pairs, 200)
  }
}
