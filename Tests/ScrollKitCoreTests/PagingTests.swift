import XCTest

@testable import ScrollKitCore

private extension Paging {
  func target(
    from offset: Double, projected: Double, velocity: Double, in geometry: AxisGeometry
  ) -> Double? {
    positions(in: geometry)?.target(from: offset, projected: projected, velocity: velocity)
  }
  func page(at offset: Double, in geometry: AxisGeometry) -> Double? {
    positions(in: geometry)?.number(at: offset)
  }
  func offset(ofPage page: Double, in geometry: AxisGeometry) -> Double? {
    positions(in: geometry)?.offset(ofNumber: page)
  }
}

final class PagingTests: XCTestCase {
  private let phone = AxisGeometry(viewport: 400, content: 4000)

  func test_uikit_movesOnePageAtMost_andReturnsBelowTheHalf() {
    let table: [(from: Double, projected: Double, to: Double)] = [
      (400, 1900, 800), (400, -900, 0), (520, 2000, 800), (700, -100, 400),
      (590, 590, 400), (600, 600, 800), (500, 590, 400), (500, 610, 800),
    ]
    for (from, projected, to) in table {
      let target = Paging().target(from: from, projected: projected, velocity: projected - from, in: phone)
      XCTAssertEqual(target, to, "\(from) to \(projected)")
    }
  }

  func test_theTargetIsInRange_alsoFromOutside() {
    let paging = Paging()
    for rule in [PageRule.uikit, .flutter, .recyclerPager, .recyclerLinear] {
      let paging = Paging(rule: rule)
      XCTAssertEqual(paging.target(from: -90, projected: -900, velocity: -800, in: phone), 0)
      XCTAssertEqual(paging.target(from: 3690, projected: 4900, velocity: 800, in: phone), 3600)
      XCTAssertEqual(paging.target(from: 3600, projected: 4900, velocity: 800, in: phone), 3600)
    }
    let short = AxisGeometry(viewport: 400, content: 100)
    XCTAssertEqual(paging.target(from: 30, projected: 900, velocity: 100, in: short), 0)
  }

  func test_spacingAndLeadingMoveThePages() {
    let paging = Paging(length: .points(300), spacing: 20, leading: 50)
    XCTAssertEqual([0, 1, 2, 99].map { paging.offset(ofPage: $0, in: phone) }, [50, 370, 690, 3600])
    XCTAssertEqual(paging.target(from: 0, projected: 0, velocity: 0, in: phone), 50)
    XCTAssertEqual(paging.target(from: 400, projected: 540, velocity: 280, in: phone), 690)
    XCTAssertEqual(paging.page(at: 530, in: phone), 1.5)
    XCTAssertEqual(paging.page(at: 0, in: phone), 0)
    XCTAssertEqual(paging.page(at: -80, in: phone), 0)
  }

  func test_insetsReduceThePageLength() {
    let inset = AxisGeometry(viewport: 500, content: 1600, leadingInset: 88, trailingInset: 12)
    XCTAssertEqual([0, 1, 2, 3, 4].map { Paging().offset(ofPage: $0, in: inset) }, [-88, 312, 712, 1112, 1112])
    let share = Paging(length: .viewport(share: 0.9))
    XCTAssertEqual(share.offset(ofPage: 1, in: phone), 360)
  }

  func test_theRangesEndIsAPage_soContentAtTheEndStaysThere() {
    let odd = AxisGeometry(viewport: 300, content: 1300)
    XCTAssertEqual(Paging().target(from: 1000, projected: 1000, velocity: 0, in: odd), 1000)
    XCTAssertEqual(Paging().target(from: 960, projected: 960, velocity: 0, in: odd), 1000)
    XCTAssertEqual(Paging().target(from: 940, projected: 940, velocity: 0, in: odd), 900)
    XCTAssertEqual(Paging().target(from: 1000, projected: 500, velocity: -999, in: odd), 900)
  }

  func test_reversed_pagesAreCountedFromTheEnd() {
    let odd = AxisGeometry(viewport: 300, content: 1300)
    let reversed = Paging(isReversed: true, rule: .recyclerPager)
    XCTAssertEqual([0, 1, 2, 3, 4].map { reversed.offset(ofPage: $0, in: odd) }, [1000, 700, 400, 100, 0])
    XCTAssertEqual(reversed.target(from: 420, projected: 900, velocity: 60, in: odd), 700)
    XCTAssertEqual(reversed.target(from: 420, projected: 0, velocity: -60, in: odd), 400)
    XCTAssertEqual(reversed.page(at: 850, in: odd), 0.5)
  }

  func test_withoutPages_thereAreNoPositions() {
    let nothing = AxisGeometry(viewport: 0, content: 100)
    XCTAssertNil(Paging().target(from: 5, projected: 9, velocity: 1, in: nothing))
    XCTAssertNil(Paging().page(at: 5, in: nothing))
    XCTAssertNil(Paging().offset(ofPage: 1, in: nothing))
    XCTAssertNil(Paging(spacing: 9).page(at: 5, in: nothing))
    XCTAssertNil(Paging(length: .points(0)).page(at: 5, in: phone))
    XCTAssertEqual(Paging(length: .points(10)).page(at: 5, in: nothing), 0.5)
  }

  func test_aMirrorGivesTheMirroredTarget() {
    var numbers = SeededNumbers(seed: 31)
    // Whole points, so that the mirror's own subtraction is exact.
    func points(_ range: ClosedRange<Double>) -> Double { numbers.number(range).rounded() }
    for _ in 0..<1000 {
      let viewport = points(200...900)
      let content = viewport + points(0...9000)
      let insets = (points(0...90), points(0...90))
      let geometry = AxisGeometry(
        viewport: viewport, content: content, leadingInset: insets.0, trailingInset: insets.1)
      let mirrored = AxisGeometry(
        viewport: viewport, content: content, leadingInset: insets.1, trailingInset: insets.0)
      let mirror = content - viewport
      let from = points(-99...content)
      let projected = from + points(-3000...3000)
      let velocity = points(-90...90)
      for rule in [PageRule.uikit, .flutter, .recyclerPager, .recyclerLinear] {
        let plain = Paging(spacing: 7, leading: 3, rule: rule)
          .target(from: from, projected: projected, velocity: velocity, in: geometry)
        let reversed = Paging(spacing: 7, leading: 3, isReversed: true, rule: rule)
          .target(from: mirror - from, projected: mirror - projected, velocity: -velocity, in: mirrored)
        XCTAssertEqual(reversed, plain.map { mirror - $0 })
      }
    }
  }
}
