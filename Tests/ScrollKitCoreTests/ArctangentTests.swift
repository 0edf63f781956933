import XCTest

@testable import ScrollKitCore

final class ArctangentTests: XCTestCase {
  func test_angles_areThoseOfTheTable() throws {
    try ElementaryTable.assertHolds("atan2") { Math.atan2($0[0], $0[1]) }
  }

  func test_zerosAndInfiniteNumbers_haveTheAnglesOfIEEE754() {
    let (zero, infinity) = (0.0, Double.infinity)
    let directions: [(Double, Double, Double)] = [
      (zero, zero, 0), (zero, -zero, .pi), (zero, 1, 0), (zero, -1, .pi), (1, zero, .pi / 2), (1, -zero, .pi / 2),
      (1, infinity, 0), (1, -infinity, .pi), (infinity, 1, .pi / 2), (infinity, -1, .pi / 2),
      (infinity, infinity, .pi / 4), (infinity, -infinity, 3 * .pi / 4),
    ]
    for (y, x, angle) in directions {
      XCTAssertEqual(Math.atan2(y, x).bitPattern, angle.bitPattern, "\(y), \(x)")
      XCTAssertEqual(Math.atan2(-y, x).bitPattern, (-angle).bitPattern, "\(-y), \(x)")
    }
    XCTAssert(Math.atan2(.nan, 1).isNaN && Math.atan2(1, .nan).isNaN && Math.atan2(.nan, .infinity).isNaN)
  }

  func test_mirroredDirections_haveMirroredAngles() {
    for step in 0...1000 {
      let (y, x) = (Double(step), Double(1000 - step) * 1.37)
      XCTAssertEqual(Math.atan2(-y, x), -Math.atan2(y, x))
      XCTAssertEqual(Math.atan2(y, -x), .pi - Math.atan2(y, x), accuracy: 5e-16)
      XCTAssertEqual(Math.atan2(x, y), .pi / 2 - Math.atan2(y, x), accuracy: 3e-16)
    }
  }
}
