import XCTest

@testable import ScrollKitCore

final class MathTests: XCTestCase {
  func test_aQuotient_isThatOfTheNumbers_andAtMost10ToThe100() {
    for (dividend, divisor, quotient) in [
      (1, 3, 1.0 / 3), (-7, 2, -3.5), (0, -5, 0), (1e12, 1e-80, 1e92), (0, 0, 0), (1, 0, 1e100), (-2, 0, -1e100),
      (3, -0.0, -1e100), (1e12, 5e-324, 1e100), (1, .infinity, 0), (.infinity, 2, .infinity),
    ] as [(Double, Double, Double)] {
      XCTAssertEqual(
        Math.quotient(dividend, divisor), quotient, accuracy: quotient.isFinite ? 1e-15 * quotient.magnitude : 0,
        "\(dividend) / \(divisor)")
    }
  }
}
