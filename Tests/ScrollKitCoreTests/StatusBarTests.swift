import XCTest

@testable import ScrollKitCore

final class StatusBarTests: XCTestCase {
  func test_aTapHits_downToTheReachBelowIt() {
    let bar = StatusBar(bottom: 44)
    for (y, isHit) in [(-1e12, true), (0, true), (63.9, true), (64, false), (1e12, false)] {
      for x in [-10.0, 200] { XCTAssertEqual(bar.isHit(at: Vector(x: x, y: y)), isHit, "\(y)") }
    }
    XCTAssertFalse(StatusBar(bottom: 44, reach: 0).isHit(at: .down(44)))
  }
}
