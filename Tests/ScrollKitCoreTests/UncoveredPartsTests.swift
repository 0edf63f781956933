import XCTest

@testable import ScrollKitCore

final class UncoveredPartsTests: XCTestCase {
  private typealias Part = UncoveredParts.Part
  private let area = Interval(lower: 0, upper: 1000)

  private func parts(_ preferred: Interval, _ others: Interval...) -> UncoveredParts {
    var parts = UncoveredParts(of: area, around: preferred)
    for other in others { parts.subtract(other) }
    return parts
  }

  private func isEmpty(_ part: Part) -> Bool { part.upper <= part.lower }

  func test_withoutInnerAreas_allOfTheAreaIsUncovered() {
    let parts = parts(Interval(lower: 300, upper: 500))
    XCTAssertEqual(parts.middle, Part(lower: 0, upper: 1000))
    XCTAssertEqual(parts.before, parts.middle)
    XCTAssertEqual(parts.after, parts.middle)
  }

  func test_betweenTwoInnerAreas_theMiddleIsUncovered_evenIfOneOverlapsThePreferredInterval() {
    let parts = parts(
      Interval(lower: 300, upper: 500), Interval(lower: 100, upper: 150), Interval(lower: 450, upper: 600),
      Interval(lower: 800, upper: 900))
    XCTAssertEqual(parts.middle, Part(lower: 150, upper: 450))
    XCTAssertEqual(parts.before, Part(lower: 150, upper: 450))
    XCTAssertEqual(parts.after, Part(lower: 600, upper: 800))
  }

  func test_anInnerAreaWithinThePreferredInterval_leavesOnlyBeforeAndAfter() {
    let parts = parts(Interval(lower: 300, upper: 500), Interval(lower: 350, upper: 400))
    XCTAssertTrue(isEmpty(parts.middle))
    XCTAssertEqual(parts.before, Part(lower: 0, upper: 350))
    XCTAssertEqual(parts.after, Part(lower: 400, upper: 1000))
    XCTAssertTrue(isEmpty(self.parts(Interval(lower: 300, upper: 500), Interval(lower: 200, upper: 700)).middle))
  }

  func test_whatTouchesOrContainsTheArea_isIgnored() {
    let preferred = Interval(lower: 300, upper: 500)
    for other in [Interval(lower: -50, upper: 0), Interval(lower: 1000, upper: 1200), area, Interval(lower: -1, upper: 1001)] {
      XCTAssertEqual(parts(preferred, other), parts(preferred))
    }
    XCTAssertEqual(parts(preferred, Interval(lower: -50, upper: 20)).middle, Part(lower: 20, upper: 1000))
  }

  func test_aMirrorGivesTheMirroredParts() {
    func mirror(_ interval: Interval) -> Interval { Interval(lower: 1000 - interval.upper, upper: 1000 - interval.lower) }
    func same(_ part: Part, _ other: Part) -> Bool {
      isEmpty(part) && isEmpty(other) || part == Part(lower: 1000 - other.upper, upper: 1000 - other.lower)
    }
    var numbers = SeededNumbers(seed: 71)
    for _ in 0..<500 {
      let preferred = numbers.area(1, longest: 300, in: 1000).extent(.y)
      var plain = UncoveredParts(of: area, around: preferred)
      var mirrored = UncoveredParts(of: area, around: mirror(preferred))
      for _ in 0..<numbers.whole(0...4) {
        let other = numbers.area(1, longest: 300, in: 1000).extent(.y)
        plain.subtract(other)
        mirrored.subtract(mirror(other))
      }
      XCTAssertTrue(same(mirrored.middle, plain.middle))
      XCTAssertTrue(same(mirrored.before, plain.after))
      XCTAssertTrue(same(mirrored.after, plain.before))
    }
  }

  func test_anIntervalContainsAnother_ifNoneOfItIsOutside() {
    XCTAssertTrue(area.contains(area))
    XCTAssertFalse(area.contains(Interval(lower: 5, upper: 1001)))
    XCTAssertEqual([-1, 0, 1000, 1001].map(area.contains), [false, true, true, false])
  }
}
