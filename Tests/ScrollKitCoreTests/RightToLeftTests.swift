import XCTest

@testable import ScrollKitCore

/// Content that begins at its right: offset 0 there, and negative offsets further along.
///
/// Lengths are quarters of a point, which add up exactly: then mirrors are equal to the bit.
final class RightToLeftTests: XCTestCase {
  private func pair(content: Double, right: Double = 0, left: Double = 0) -> (AxisGeometry, AxisGeometry) {
    (
      AxisGeometry(viewport: 400, content: content, leadingInset: right, trailingInset: left),
      .rightToLeft(viewport: 400, content: content, leftInset: left, rightInset: right)
    )
  }

  private func quarter(_ numbers: inout SeededNumbers, _ range: ClosedRange<Double>) -> Double {
    (numbers.number(range) * 4).rounded() / 4
  }

  func test_theGeometryIsTheMirrorOfTheOther() {
    var numbers = SeededNumbers(seed: 2)
    for _ in 0..<500 {
      let (plain, mirror) = pair(
        content: quarter(&numbers, 0...3000), right: quarter(&numbers, -30...90),
        left: quarter(&numbers, -30...90))
      XCTAssertEqual(mirror.range.lower, -plain.range.upper)
      XCTAssertEqual(mirror.range.upper, -plain.range.lower)
      let offset = numbers.number(-3000...3000)
      XCTAssertEqual(mirror.range.progressFromUpper(of: -offset), plain.range.progress(of: offset))
      guard plain.range.length > 0 else { continue }
      XCTAssertEqual(mirror.visibleLength, plain.visibleLength)
      // A stretch of the content counts from its left in both.
      let from = quarter(&numbers, 0...3000)
      let to = from + quarter(&numbers, 0...700)
      let mirrored = Interval(lower: plain.content - to, upper: plain.content - from)
      XCTAssertEqual(
        mirror.offset(placing: mirrored, AxisPlacement(), from: -offset, in: mirror.range),
        -plain.offset(placing: Interval(lower: from, upper: to), AxisPlacement(), from: offset, in: plain.range))
    }
  }

  func test_workedNumbers() {
    let rows: [(content: Double, lower: Double, upper: Double)] = [
      (1000, -610, 20), (400, -10, 20), (395, -5, 20), (100, 20, 20),
    ]
    for row in rows {
      let (_, mirror) = pair(content: row.content, right: 20, left: 10)
      XCTAssertEqual(mirror.range, Interval(lower: row.lower, upper: row.upper), "\(row.content)")
    }
  }

  func test_itBeginsAtItsRight_andContentThatGrowsGrowsToTheLeft() {
    var view = ScrollView(
      mode: .driven,
      setting: ScrollSetting(geometry: .empty, feel: .uikit, alwaysBounces: Pair(x: true, y: true)))
    let tall = AxisGeometry(viewport: 600, content: 600)
    let (_, mirror) = pair(content: 1000, right: 20)
    view.setRightToLeft(true)
    view.setGeometry(Pair(x: mirror, y: tall), at: 0)
    XCTAssertEqual(view.lastSnapshot.offset.x, 20)
    XCTAssertEqual(view.frame.progress.x, 0)
    view.handle(.key(.pageLeft), at: 1)
    view.tick(at: 2)
    XCTAssertEqual(view.lastSnapshot.offset.x, 20 - 380 * 0.875, "keys say where they lead")
    let (_, wider) = pair(content: 3000, right: 20)
    view.setGeometry(Pair(x: wider, y: tall), at: 3)
    XCTAssertEqual(view.lastSnapshot.offset.x, 20 - 380 * 0.875, "nothing moves")
  }

  /// Content of 2000 points in a viewport of 400, which begins at its right: its range is −1600…0.
  func test_pagesCountFromTheRight_reversedFromTheLeft_andContentThatGrowsKeepsItsPage() {
    let rows: [(rule: SnapRule, first: Double, at: Double, page: Double, fling: Double, grown: Double)] = [
      (.pages(Paging()), 0, -400, 1, -800, -400),
      (.pages(Paging(isReversed: true)), -1600, -400, 3, -800, -800),
      // Items of 200 points, centered: item n at −(200 · n − 100), reversed at −1600 + (200 · n − 100).
      (.carousel(Carousel(itemLength: 200, itemCount: 10)), 0, -500, 3, -700, -500),
      (.carousel(Carousel(itemLength: 200, itemCount: 10, isReversed: true)), -1600, -500, 6, -700, -900),
    ]
    for row in rows {
      for rulesFirst in [true, false] {
        var stage = Stage(.driven)
        if rulesFirst { stage.snap(row.rule, .x) }
        let tall = stage.geometry
        func resize(_ content: Double) {
          stage.view.setRightToLeft(true)
          let mirror = AxisGeometry.rightToLeft(viewport: 400, content: content)
          stage.view.setGeometry(Pair(x: mirror, y: tall), at: stage.now)
          stage.take()
        }
        resize(2000)
        if !rulesFirst { stage.snap(row.rule, .x) }
        var snaps: SnapGuide { stage.view.behaviours.snapGuide! }
        XCTAssertEqual(snaps.offset(ofNumber: 0, .x, in: stage.view.engine.snapLayout), row.first, "\(row.rule)")
        stage.view.setOffset(Vector(x: row.at, y: 0), at: stage.now)
        stage.take()
        XCTAssertEqual(snaps.number(at: row.at, .x, in: stage.view.engine.snapLayout), row.page, "\(row.rule)")
        let target = stage.view.snapped(
          Vector(x: -790, y: 0), velocity: Vector(x: -900, y: 0))
        XCTAssertEqual(target.x, row.fling, "\(row.rule): a fling to the left")
        resize(2400)
        XCTAssertEqual(stage.view.lastSnapshot.offset.x, row.grown, "\(row.rule)")
        XCTAssertEqual(snaps.number(at: row.grown, .x, in: stage.view.engine.snapLayout), row.page, "\(row.rule)")
      }
    }
  }
}
