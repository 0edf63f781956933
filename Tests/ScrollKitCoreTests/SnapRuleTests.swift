import XCTest

@testable import ScrollKitCore

final class SnapRuleTests: XCTestCase {
  private let geometry = AxisGeometry(viewport: 200, content: 1000)

  func test_eachRuleHasItsOwnPositions() {
    let table: [(SnapRule, Double?)] = [
      (.none, nil), (.pages(Paging()), 200), (.pages(Paging(rule: .flutter)), 400),
      (.carousel(Carousel(itemLength: 100, itemCount: 10)), 250),
      (.areas(AreaSnapping(axes: Pair(x: false, y: true))), nil),
    ]
    for (rule, expected) in table {
      let positions = rule.positions(in: geometry)
      XCTAssertEqual(positions?.target(from: 210, projected: 260, velocity: 100), expected, "\(rule)")
    }
  }

  func test_onlyNoneIsNone() {
    let rules: [SnapRule] = [
      .none, .pages(Paging()), .carousel(Carousel(itemLength: 100, itemCount: 10)),
      .areas(AreaSnapping(axes: Pair(x: false, y: true))),
    ]
    XCTAssertEqual(rules.map(\.isNone), [true, false, false, false])
  }

  func test_everyTargetIsInRange() throws {
    var numbers = SeededNumbers(seed: 121)
    let rules: [SnapRule] = [
      .pages(Paging()), .pages(Paging(spacing: 20, leading: 40, rule: .recyclerPager)),
      .pages(Paging(isReversed: true, rule: .recyclerLinear)),
      .carousel(Carousel(itemLength: 90, spacing: 7, itemCount: 10)),
    ]
    for _ in 0..<500 {
      let from = numbers.number(-200...1000)
      let velocity = numbers.number(-3000...3000)
      for rule in rules {
        let positions = try XCTUnwrap(rule.positions(in: geometry))
        let target = positions.target(
          from: from, projected: from + velocity / 2, velocity: velocity)
        XCTAssertEqual(geometry.range.clamp(target), target)
      }
    }
  }
}
