import XCTest

@testable import ScrollKitCore

final class TanhStretchTests: XCTestCase {
  private let stretch = TanhStretch(extent: 800)

  func test_itIsTheTangent_andOdd() {
    for pull in [1e-9, 0.5, 100, 700, 4000] {
      let shown = stretch.overscroll(pulledBy: pull)
      XCTAssertEqual(shown, 80 * Foundation.tanh(2 * pull / 800), accuracy: 1e-12)
      XCTAssertEqual(stretch.overscroll(pulledBy: -pull), -shown)
    }
    XCTAssertEqual(stretch.overscroll(pulledBy: 0), 0)
  }

  func test_thePullShowingAnOverscrollUndoesIt() {
    for pull in [0.001, -20, 300, -900] {
      XCTAssertEqual(stretch.pull(showing: stretch.overscroll(pulledBy: pull)), pull, accuracy: 1e-6)
    }
    XCTAssertEqual(stretch.pull(showing: 0), 0)
  }

  func test_withoutAViewport_nothingGoesOut() {
    XCTAssertEqual(TanhStretch(extent: 0).overscroll(pulledBy: 50), 0)
    XCTAssertEqual(TanhStretch(extent: 0).pull(showing: 0), 0)
  }
}
