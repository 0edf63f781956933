import Foundation
import XCTest

@testable import ScrollKitCore

final class MathTests: XCTestCase {
  func test_itIsTheCLibrary() {
    for x in [0.3, 1, 7, 1e6] {
      XCTAssertEqual(Math.exp(-x), Foundation.exp(-x))
      XCTAssertEqual(Math.log(x), Foundation.log(x))
      XCTAssertEqual(Math.log1p(x), Foundation.log1p(x))
      XCTAssertEqual(Math.expm1(x), Foundation.expm1(x))
      XCTAssertEqual(Math.sin(x), Foundation.sin(x))
      XCTAssertEqual(Math.cos(x), Foundation.cos(x))
      XCTAssertEqual(Math.atan2(x, -2), Foundation.atan2(x, -2))
    }
  }
}
