import XCTest

@testable import ScrollKitCore

final class SnapResultTests: XCTestCase {
  private func candidate(
    distance: Double = 10, isFocused: Bool = false, advance: Double = 0, length: Double = 50,
    width: Double = 50, isCovered: Bool = false, index: Int = 3
  ) -> SnapCandidate {
    let hit = SnapResult(
      offset: 0, key: 0, covered: isCovered ? Interval(lower: 0, upper: 0) : nil, index: index,
      visibleAcross: .everywhere, isFocused: isFocused)
    return SnapCandidate(result: hit, distance: distance, advance: advance, length: length, width: width)
  }

  /// Each is better than all that follow.
  private var ranking: [SnapCandidate] {
    [
      candidate(distance: 9), candidate(isFocused: true), candidate(advance: 5),
      candidate(length: 40, width: 90), candidate(width: 40), candidate(isCovered: false, index: 2),
      candidate(), candidate(isCovered: true, index: 1), candidate(length: 60),
    ]
  }

  func test_nearerThenFocusedThenAheadThenSmallerThenAlignedThenFirst() {
    for (place, better) in ranking.enumerated() {
      for worse in ranking[(place + 1)...] {
        XCTAssertTrue(better.isBetter(than: worse), "\(better) \(worse)")
        XCTAssertFalse(worse.isBetter(than: better))
      }
    }
  }

  func test_anythingIsBetterThanNothing_butNotThanItself() {
    XCTAssertTrue(candidate().isBetter(than: nil))
    XCTAssertFalse(candidate().isBetter(than: candidate()))
  }
}
