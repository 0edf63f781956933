import XCTest

@testable import ScrollKitCore

/// The targets of content, and snapping to them after a layout change.
final class ResnappingTests: XCTestCase {
  private let geometry = ScrollGeometry(
    x: AxisGeometry(viewport: 200, content: 1000), y: AxisGeometry(viewport: 200, content: 2000))
  private let list = AreaSnapping(axes: Pair(x: false, y: true))

  private func with<Answer>(
    _ areas: [SnapArea], _ snap: AreaSnapping? = nil, in other: ScrollGeometry? = nil,
    _ body: (SnapContainer) -> Answer
  ) -> Answer {
    areas.withUnsafeBufferPointer { body(SnapContainer(snap ?? list, SnapAreas(BorrowedArray($0)), in: other ?? geometry)) }
  }
  private func place(_ y: Double) -> Vector { Vector(x: 0, y: y) }
  private func target(_ key: UInt64?) -> SnapTargets { SnapTargets(x: nil, y: key) }

  func test_theTargetIsFollowed_whereverItGoes() {
    let moved: [SnapArea] = [.row(1, 0, 90), .row(2, 900, 990), .row(3, 300, 390)]
    with(moved) {
      XCTAssertEqual($0.results(keeping: target(2), from: place(300))?.y?.offset, 900)
      XCTAssertEqual($0.results(keeping: target(2), from: place(300))?.targets, target(2))
    }
  }

  func test_aTargetThatIsGone_isReplacedByTheNearest() {
    with([.row(1, 0, 90), .row(3, 340, 390)]) {
      XCTAssertEqual($0.results(keeping: target(2), from: place(300))?.y?.key, 3)
      XCTAssertEqual($0.results(keeping: target(nil), from: place(300))?.y?.key, 3)
    }
    let near = AreaSnapping(axes: Pair(x: false, y: true), strictness: .chromium)
    with([.row(1, 0, 90), .row(3, 400, 490)], near) {
      XCTAssertNil($0.results(keeping: target(2), from: place(300)))
      XCTAssertEqual($0.results(keeping: target(1), from: place(300))?.y?.offset, 0, "it was on it, so it goes")
    }
    with([.row(2, 300, 390, .none)]) { XCTAssertNil($0.results(keeping: target(2), from: place(300))) }
  }

  func test_inALargeTarget_contentStaysWhereItWas_ifThatIsStillInIt() {
    with([.row(1, 100, 900)]) {
      XCTAssertEqual($0.results(keeping: target(1), from: place(433))?.y?.offset, 433)
      XCTAssertEqual($0.results(keeping: target(1), from: place(30))?.y?.offset, 100)
      XCTAssertEqual($0.results(keeping: target(1), from: place(1500))?.y?.offset, 700)
    }
  }

  func test_ofTargetsNoLongerInViewTogether_theFocusedIsFollowed_elseTheNearer() {
    func box(_ key: UInt64, _ x: Double, _ y: Double, isFocused: Bool = false) -> SnapArea {
      SnapArea(
        key: key, rectangle: Pair(x: Interval(lower: x, upper: x + 10), y: Interval(lower: y, upper: y + 10)),
        alignment: Pair(x: .start, y: .start), isFocused: isFocused)
    }
    let both = AreaSnapping(axes: Pair(x: true, y: true))
    let targets = SnapTargets(x: 1, y: 2)
    let wide = AxisGeometry(viewport: 300, content: 1000)
    let square = ScrollGeometry(x: wide, y: wide)
    with([box(1, 100, 500), box(2, 500, 120), box(3, 350, 350)], both, in: square) {
      XCTAssertEqual($0.results(keeping: targets, from: .zero)?.targets, SnapTargets(x: 1, y: 3))
    }
    with([box(1, 100, 500), box(2, 500, 120, isFocused: true), box(3, 350, 350)], both, in: square) {
      XCTAssertEqual($0.results(keeping: targets, from: .zero)?.targets, SnapTargets(x: 3, y: 2))
    }
    with([box(1, 100, 500), box(2, 500, 90), box(3, 350, 350)], both, in: square) {
      XCTAssertEqual($0.results(keeping: targets, from: .zero)?.targets, SnapTargets(x: 3, y: 2))
      // Only one axis had a target.
      XCTAssertEqual($0.results(keeping: SnapTargets(x: 1, y: nil), from: .zero)?.x?.key, 1)
    }
  }

  func test_contentRests_whereAnAreaIsAlignedOrFillsTheView() {
    let rows: [SnapArea] = [.row(1, 0, 90), .row(2, 300, 390), .row(3, 600, 1400)]
    with(rows) {
      XCTAssertEqual($0.targets(at: place(301), before: target(nil)), target(2))
      XCTAssertEqual($0.targets(at: place(301.5), before: target(nil)), target(nil))
      XCTAssertEqual($0.targets(at: place(1000), before: target(nil)), target(3))
      XCTAssertEqual($0.targets(at: place(1200.5), before: target(nil)), target(3))
      XCTAssertEqual($0.targets(at: place(1201), before: target(nil)), target(nil))
      XCTAssertEqual($0.targets(at: Vector(x: 900, y: 300), before: target(nil)), target(nil), "out of view")
    }
  }

  func test_ofSeveral_theFocused_thenTheOneBefore_thenTheAligned_thenTheInner() {
    var rows: [SnapArea] = [.row(1, 0, 1000), .row(2, 300, 800), .row(3, 300, 390), .row(4, 300, 380)]
    with(rows) {
      XCTAssertEqual($0.targets(at: place(300), before: target(nil)), target(4))
      XCTAssertEqual($0.targets(at: place(300), before: target(2)), target(2))
      XCTAssertEqual($0.targets(at: place(400), before: target(nil)), target(2), "the inner of two that fill it")
    }
    rows[2].isFocused = true
    with(rows) { XCTAssertEqual($0.targets(at: place(300), before: target(2)), target(3)) }
    with([.row(1, 250, 350), .row(2, 300, 1000)].reversed()) {
      XCTAssertEqual($0.targets(at: place(300), before: target(nil)), target(2))
    }
  }

  func test_theSnapTarget_isTheRestingOffset() {
    var numbers = SeededNumbers(seed: 111)
    for _ in 0..<300 {
      let areas = (0..<UInt64(numbers.whole(1...9))).map { key -> SnapArea in
        let start = Double(numbers.whole(0...1700))
        return .row(key, start, start + Double(numbers.whole(1...300)), SnapAlignment.allCases[numbers.whole(1...3)])
      }
      let end = SnapQuery.end(at: place(Double(numbers.whole(0...1800))), scrolled: Pair(x: true, y: true))
      with(areas) { field in
        guard let found = field.results(for: end), let y = found.y else { return XCTFail("mandatory") }
        guard let area = areas.first(where: { $0.key == y.key }), area.rectangle.y.length <= 200 else { return }
        XCTAssertEqual(field.targets(at: found.offset(from: .zero), before: found.targets), found.targets)
        XCTAssertEqual(field.results(keeping: found.targets, from: found.offset(from: .zero))?.y?.offset, y.offset)
      }
    }
  }
}
