import XCTest

@testable import ScrollKitCore

final class RoundingTests: XCTestCase {
  func test_itIsTheRoundingOfTheStandardLibrary() {
    let numbers: [Double] = [
      0, 5e-324, 0.25, 0.49999999999999994, 0.5, 0.5000000000000001, 0.75, 1, 1.5, 2.5, 1e6 + 0.5, 0x1p51 + 0.5,
      0x1p52 - 0.5, 0x1p52 - 1, 0x1p52, 0x1p52 + 1, 0x1p53 + 2, 1e300, .greatestFiniteMagnitude, .infinity,
    ]
    for x in numbers + numbers.map({ -$0 }) {
      XCTAssertEqual(Math.floor(x).bitPattern, x.rounded(.down).bitPattern, "\(x)")
      XCTAssertEqual(Math.ceil(x).bitPattern, x.rounded(.up).bitPattern, "\(x)")
      XCTAssertEqual(Math.truncate(x).bitPattern, x.rounded(.towardZero).bitPattern, "\(x)")
      XCTAssertEqual(Math.round(x).bitPattern, x.rounded().bitPattern, "\(x)")
    }
    XCTAssert(Math.floor(.nan).isNaN && Math.ceil(.nan).isNaN && Math.truncate(.nan).isNaN && Math.round(.nan).isNaN)
  }

  func test_theNextNumber_isNearest_alsoAfterZero() {
    defer { fesetround(FE_TONEAREST) }
    for mode in [FE_TONEAREST, FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO] as [Int32] {
      fesetround(mode)
      let found = [0.0, -0.0, 1, -1].map { (Math.next(before: $0), Math.next(after: $0)) }
      fesetround(FE_TONEAREST)
      for (index, zero) in [0.0, -0.0].enumerated() {
        XCTAssert(found[index].0 < zero && found[index].1 > zero, "\(mode): \(found[index])")
      }
      XCTAssert(found[2] == (1.0.nextDown, 1.0.nextUp) && found[3] == ((-1.0).nextDown, (-1.0).nextUp))
    }
  }

  func test_itIsTheSameInEveryRoundingMode() {
    defer { fesetround(FE_TONEAREST) }
    for mode in [FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO] as [Int32] {
      for x in [-2.7, -2.5, -2.0, -1.3, -0.3, 0.3, 1.7, 2.0, 2.5, 0x1p51 + 0.5] {
        let (floor, ceil, truncate, round) = (x.rounded(.down), x.rounded(.up), x.rounded(.towardZero), x.rounded())
        fesetround(mode)
        let found = (Math.floor(x), Math.ceil(x), Math.truncate(x), Math.round(x))
        fesetround(FE_TONEAREST)
        XCTAssert(found == (floor, ceil, truncate, round), "\(x): \(found)")
      }
    }
  }
}
