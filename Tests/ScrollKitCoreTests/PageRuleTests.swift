import XCTest

@testable import ScrollKitCore

final class PageRuleTests: XCTestCase {
  private func page(_ rule: PageRule, _ position: Double, _ projected: Double, _ velocity: Double = 0) -> Double {
    rule.page(from: position, projected: projected, velocity: velocity)
  }

  func test_projected_theCoastDecides_butGoesNoFartherThanOnePage() {
    let table: [(position: Double, projected: Double, page: Double)] = [
      (2, 2.4, 2), (2, 2.5, 3), (2, 9, 3), (2, -5, 1), (2, 1.6, 2),
      (2.3, 2.4, 2), (2.3, 2.6, 3), (2.3, 9, 3), (2.3, -9, 2),
      (2.7, 9, 3), (2.7, 2.2, 2), (2.7, -9, 2),
    ]
    for (position, projected, expected) in table {
      XCTAssertEqual(page(.uikit, position, projected), expected, "\(position) to \(projected)")
    }
  }

  func test_projected_atRestTheHalfDecides() {
    XCTAssertEqual([2.49, 2.5, 2.51].map { page(.uikit, $0, $0) }, [2, 3, 3])
  }

  func test_projected_withoutALimit_goesWhereTheCoastEnds() {
    XCTAssertEqual(page(.nearest(maximumPages: .infinity), 2, 17.4), 17)
    XCTAssertEqual(page(.nearest(maximumPages: 3), 2, 17.4), 5)
  }

  func test_next_isTheNextPageInTheDirection_howeverFarTheCoast() {
    let table: [(position: Double, velocity: Double, page: Double)] = [
      (2, 21, 3), (2, -21, 1), (2.3, 21, 3), (2.3, -21, 2), (2.9, 5000, 3), (2.9, -5000, 2),
      (2.3, 20, 2), (2.3, -20, 2), (2.7, 20, 3), (2.7, -20, 3), (2.5, 0, 3),
    ]
    for (position, velocity, expected) in table {
      XCTAssertEqual(page(.flutter, position, 99, velocity), expected, "\(position) at \(velocity)")
    }
    XCTAssertEqual(page(.recyclerPager, 2.3, 99, 50), 2)
    XCTAssertEqual(page(.recyclerPager, 2.3, 99, 51), 3)
  }

  func test_next_isHalfAPageAndRounding_asFlutterDoesIt_exceptOnATie() {
    var numbers = SeededNumbers(seed: 21)
    for _ in 0..<500 {
      let position = numbers.number(0...50)
      let velocity = numbers.number(-60...60)
      let half = velocity > 20 ? 0.5 : velocity < -20 ? -0.5 : 0
      XCTAssertEqual(page(.flutter, position, 0, velocity), (position + half).rounded())
    }
  }

  func test_counted_goesAsManyPagesOnAsTheCoastIsLong() {
    XCTAssertEqual(page(.recyclerLinear, 2.4, 5.6), 5, "3.2 pages, from page 2")
    XCTAssertEqual(page(.recyclerLinear, 2.6, 5.8), 6, "3.2 pages, from page 3")
    XCTAssertEqual(page(.recyclerLinear, 2.4, -0.2), -1)
    XCTAssertEqual(page(.recyclerLinear, 2.4, 2.7), 3, "no whole page: to the coast's own end")
    XCTAssertEqual(page(.recyclerLinear, 2.4, 2.4), 2)
  }

  func test_aMirrorGivesTheMirroredPage_exceptOnATie() {
    var numbers = SeededNumbers(seed: 22)
    for _ in 0..<1000 {
      let position = numbers.number(-9...9)
      let projected = position + numbers.number(-4...4)
      let velocity = numbers.number(-99...99)
      for rule in [PageRule.uikit, .flutter, .recyclerPager, .recyclerLinear, Carousel.free] {
        XCTAssertEqual(page(rule, -position, -projected, -velocity), -page(rule, position, projected, velocity))
      }
    }
    for position in [-2.0, 0, 3] {
      XCTAssertEqual(page(.flutter, position, 0, 30), position + 1)
      XCTAssertEqual(page(.flutter, position, 0, -30), position - 1)
    }
  }
}
