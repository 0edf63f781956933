import XCTest

@testable import ScrollKitCore

final class ChainShareTests: XCTestCase {
  /// Content at 100 of 0…300 that moves before path offset −20 and after 50.
  private var share: ChainShare {
    var share = ChainShare(restingAt: 100)
    share.gap = Interval(lower: -20, upper: 50)
    share.lowest = 0
    share.highest = 300
    return share
  }

  func test_thePathOffset_determinesTheContentOffset() {
    for (path, offset) in [
      (-200.0, 0.0), (-120, 0), (-70, 50), (-20, 100), (0, 100), (50, 100), (51, 101), (250, 300), (400, 300),
    ] {
      XCTAssertEqual(share.offset(at: path), offset, "\(path)")
    }
  }

  func test_theContentOffset_determinesThePathOffset_butWithinTheGap() {
    for (offset, near, path) in [
      (0.0, 9.0, -120.0), (-50, 9, -120), (50, 9, -70), (101, 9, 51), (300, 9, 250), (999, 9, 250),
      (100, 9, 9), (100, -70, -20), (100, 70, 50),
    ] {
      XCTAssertEqual(share.path(to: offset, near: near), path, "\(offset) near \(near)")
    }
  }
}
