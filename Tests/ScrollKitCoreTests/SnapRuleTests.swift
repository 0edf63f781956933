import XCTest

@testable import ScrollKitCore

final class SnapRuleTests: XCTestCase {
  private let geometry = AxisGeometry(viewport: 200, content: 1000)

  private func target(_ rule: SnapRule, from: Double, projected: Double, velocity: Double) -> Double? {
    let rows: [SnapArea] = [.row(1, 0, 90), .row(2, 330, 390), .row(3, 600, 690)]
    return rows.withUnsafeBufferPointer {
      rule.target(
        from: from, projected: projected, velocity: velocity, in: geometry, along: .y,
        areas: SnapAreas($0, order: .ascending(.y)))
    }
  }

  func test_eachRuleAnswersItsOwn() {
    let table: [(SnapRule, Double?)] = [
      (.none, nil), (.pages(Paging()), 200), (.pages(Paging(rule: .flutter)), 400),
      (.carousel(Carousel(itemLength: 100, itemCount: 10)), 250),
      (.areas(AreaSnapping(axes: Pair(x: false, y: true))), 330),
      (.areas(AreaSnapping(axes: Pair(x: true, y: false))), nil),
    ]
    for (rule, expected) in table {
      XCTAssertEqual(target(rule, from: 210, projected: 260, velocity: 100), expected, "\(rule)")
    }
  }

  func test_areasAreNeededOnlyByTheirRule() {
    let rule = SnapRule.pages(Paging())
    XCTAssertEqual(rule.target(from: 210, projected: 900, velocity: 9, in: geometry, along: .x), 400)
    let none = SnapRule.areas(AreaSnapping(axes: Pair(x: true, y: true)))
    XCTAssertNil(none.target(from: 210, projected: 900, velocity: 9, in: geometry, along: .x))
  }

  func test_everyAnswerIsInRange() {
    var numbers = SeededNumbers(seed: 121)
    let rules: [SnapRule] = [
      .none, .pages(Paging()), .pages(Paging(spacing: 20, leading: 40, rule: .recyclerPager)),
      .pages(Paging(isReversed: true, rule: .recyclerLinear)),
      .carousel(Carousel(itemLength: 90, spacing: 7, itemCount: 10)),
      .areas(AreaSnapping(axes: Pair(x: false, y: true))),
      .areas(AreaSnapping(axes: Pair(x: false, y: true), strictness: .chromium)),
    ]
    for _ in 0..<500 {
      let from = numbers.number(-200...1000)
      let velocity = numbers.number(-3000...3000)
      for rule in rules {
        let answer = target(rule, from: from, projected: from + velocity / 2, velocity: velocity)
        if let answer { XCTAssertEqual(geometry.range.clamp(answer), answer) }
      }
    }
  }
}
