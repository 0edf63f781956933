import XCTest

@testable import ScrollKitCore

final class StretchEffectTests: XCTestCase {
  func test_itIsALineAndAnExponential_andOdd() {
    XCTAssertEqual(StretchEffect.stretch(pulledBy: 0), 0)
    XCTAssertEqual(StretchEffect.stretch(pulledBy: 0.33), 0.016 * (0.33 + 1 - Foundation.exp(-Foundation.exp(1))), accuracy: 1e-12)
    XCTAssertEqual(StretchEffect.stretch(pulledBy: 1), 0.031995767, accuracy: 1e-9)
    XCTAssertEqual(StretchEffect.stretch(pulledBy: 10), StretchEffect.stretch(pulledBy: 1), "at most one viewport")
    for share in [0.01, 0.3, 2] {
      XCTAssertEqual(StretchEffect.stretch(pulledBy: -share), -StretchEffect.stretch(pulledBy: share))
    }
  }
}
