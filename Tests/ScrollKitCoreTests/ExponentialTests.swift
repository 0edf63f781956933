import XCTest

@testable import ScrollKitCore

final class ExponentialTests: XCTestCase {
  func test_powersOfE_areThoseOfTheTable() throws {
    try ElementaryTable.assertHolds("exp") { Math.exp($0[0]) }
  }

  func test_powersOfELessOne_areThoseOfTheTable() throws {
    try ElementaryTable.assertHolds("expm1") { Math.expm1($0[0]) }
  }

  func test_neitherFalls_whereItsPartsChange() {
    for change in [-745, -708, -37.2, -1.04, -0.3466, 0, 0.3466, 1.04, 708] {
      var (power, less) = (Math.exp(change - 1e-13), Math.expm1(change - 1e-13))
      for step in -100...100 {
        let x = change + 1e-15 * Double(step)
        XCTAssertGreaterThanOrEqual(Math.exp(x), power.nextDown, "\(x)")
        XCTAssertGreaterThanOrEqual(Math.expm1(x), less.nextDown, "\(x)")
        (power, less) = (Math.exp(x), Math.expm1(x))
      }
    }
  }

  func test_betweenTheLastNormalPowerAndZero_itIsDenormal() {
    XCTAssertEqual(Math.exp(-745), 5e-324)
    XCTAssertEqual(Math.exp(-746), 0)
    XCTAssertEqual(Math.exp(-709), 1.216780750623423e-308)
    XCTAssertEqual(Math.exp(709.7), 1.6549840276802644e308)
    XCTAssertEqual(Math.exp(710), .infinity)
  }
}
