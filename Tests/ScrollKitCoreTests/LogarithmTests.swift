import XCTest

@testable import ScrollKitCore

final class LogarithmTests: XCTestCase {
  func test_logarithms_areThoseOfTheTable() throws {
    try ElementaryTable.assertHolds("log") { Math.log($0[0]) }
  }

  func test_logarithmsOfOneAndX_areThoseOfTheTable() throws {
    try ElementaryTable.assertHolds("log1p") { Math.log1p($0[0]) }
  }

  func test_powersOf2_haveMultiplesOfTheSameLogarithm() {
    for power in -1074...1023 {
      let exact = Double(power) * 0.6931471805599453
      XCTAssertEqual(Math.log(Double(sign: .plus, exponent: power, significand: 1)), exact, accuracy: exact.ulp)
    }
  }

  func test_itIsTheInverseOfExp() {
    for x in stride(from: -700.0, through: 700, by: 0.37) {
      XCTAssertEqual(Math.log(Math.exp(x)), x, accuracy: 2 * max(x.ulp, 1e-16))
      XCTAssertEqual(Math.log1p(Math.expm1(x.magnitude)), x.magnitude, accuracy: 2 * max(x.ulp, 1e-16))
    }
  }
}
