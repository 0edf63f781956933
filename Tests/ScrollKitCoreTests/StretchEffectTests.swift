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

  func test_theSpringObeysTheLaws_fromAPull_orFromACoast() {
    for (start, velocity) in [(200.0, 0.0), (-200, 0), (0, 13_000), (0, -2600)] {
      MotionLaws(name: "stretch effect \(start) \(velocity)", start: start, velocity: velocity, lastStep: 0.01) {
        start, velocity, origin, _ in
        start == origin
          ? StretchEffect.feel.bounce(coastingAt: velocity / 13, edge: origin)
          : StretchEffect.feel.bounce(from: start, velocity: velocity, edge: origin)
      }.check()
    }
  }
}
