import XCTest

@testable import ScrollKitCore

final class UncoveredPartsTests: XCTestCase {
  private typealias Part = UncoveredParts.Part
  private let area = Interval(lower: 0, upper: 1000)

  private func dodge(_ wished: Interval, _ others: Interval...) -> UncoveredParts {
    var dodge = UncoveredParts(area: area, wished: wished)
    for other in others { dodge.avoid(other) }
    return dodge
  }

  private func isNothing(_ part: Part) -> Bool { part.upper <= part.lower }

  func test_withoutOthers_allOfTheAreaIsFree() {
    let dodge = dodge(Interval(lower: 300, upper: 500))
    XCTAssertEqual(dodge.middle, Part(lower: 0, upper: 1000))
    XCTAssertEqual(dodge.before, dodge.middle)
    XCTAssertEqual(dodge.after, dodge.middle)
  }

  func test_betweenTwoOthers_theMiddleIsFree_evenIfTheWishMeetsOne() {
    let dodge = dodge(
      Interval(lower: 300, upper: 500), Interval(lower: 100, upper: 150), Interval(lower: 450, upper: 600),
      Interval(lower: 800, upper: 900))
    XCTAssertEqual(dodge.middle, Part(lower: 150, upper: 450))
    XCTAssertEqual(dodge.before, Part(lower: 150, upper: 450))
    XCTAssertEqual(dodge.after, Part(lower: 600, upper: 800))
  }

  func test_anotherInsideTheWish_leavesOnlyBeforeAndAfter() {
    let dodge = dodge(Interval(lower: 300, upper: 500), Interval(lower: 350, upper: 400))
    XCTAssertTrue(isNothing(dodge.middle))
    XCTAssertEqual(dodge.before, Part(lower: 0, upper: 350))
    XCTAssertEqual(dodge.after, Part(lower: 400, upper: 1000))
    XCTAssertTrue(isNothing(self.dodge(Interval(lower: 300, upper: 500), Interval(lower: 200, upper: 700)).middle))
  }

  func test_whatTouchesOrHoldsTheArea_isNotDodged() {
    let wished = Interval(lower: 300, upper: 500)
    for other in [Interval(lower: -50, upper: 0), Interval(lower: 1000, upper: 1200), area, Interval(lower: -1, upper: 1001)] {
      XCTAssertEqual(dodge(wished, other), dodge(wished))
    }
    XCTAssertEqual(dodge(wished, Interval(lower: -50, upper: 20)).middle, Part(lower: 20, upper: 1000))
  }

  func test_aMirrorGivesTheMirroredParts() {
    func mirror(_ span: Interval) -> Interval { Interval(lower: 1000 - span.upper, upper: 1000 - span.lower) }
    func same(_ part: Part, _ other: Part) -> Bool {
      isNothing(part) && isNothing(other) || part == Part(lower: 1000 - other.upper, upper: 1000 - other.lower)
    }
    var numbers = SeededNumbers(seed: 71)
    for _ in 0..<500 {
      let wished = numbers.area(1, longest: 300, in: 1000).span(.y)
      var plain = UncoveredParts(area: area, wished: wished)
      var mirrored = UncoveredParts(area: area, wished: mirror(wished))
      for _ in 0..<numbers.whole(0...4) {
        let other = numbers.area(1, longest: 300, in: 1000).span(.y)
        plain.avoid(other)
        mirrored.avoid(mirror(other))
      }
      XCTAssertTrue(same(mirrored.middle, plain.middle))
      XCTAssertTrue(same(mirrored.before, plain.after))
      XCTAssertTrue(same(mirrored.after, plain.before))
    }
  }

  func test_aSpanHolds_ifNoneOfTheOtherIsOutside() {
    XCTAssertTrue(area.holds(area))
    XCTAssertFalse(area.holds(Interval(lower: 5, upper: 1001)))
    XCTAssertEqual([-1, 0, 1000, 1001].map(area.contains), [false, true, true, false])
  }
}
