import XCTest

@testable import ScrollKitCore

final class TrigonometryTests: XCTestCase {
  func test_sinesAndCosines_areThoseOfTheTable() throws {
    try ElementaryTable.assertHolds("sin") { Math.sineAndCosine($0[0]).sine }
    try ElementaryTable.assertHolds("cos") { Math.sineAndCosine($0[0]).cosine }
  }

  func test_theSineIsOdd_andTheCosineEven_exactly() {
    var angle = 1e-30
    while angle < 1e300 {
      let (there, mirrored) = (Math.sineAndCosine(angle), Math.sineAndCosine(-angle))
      XCTAssertEqual(there.sine, -mirrored.sine, "\(angle)")
      XCTAssertEqual(there.cosine, mirrored.cosine, "\(angle)")
      angle *= 1.37
    }
  }

  func test_theirSquaresAddUpTo1_nearAndFar() {
    var angle = 1e-9
    while angle < 1e300 {
      let (sine, cosine) = Math.sineAndCosine(angle)
      XCTAssertEqual(sine * sine + cosine * cosine, 1, accuracy: 5e-16, "\(angle)")
      angle *= 1.017
    }
  }

  func test_bothReductions_agreeWhereTheyMeet() {
    for step in -2000...2000 {
      let angle = 1600 + 1e-3 * Double(step)
      let (last, next) = (Math.sineAndCosine(angle), Math.sineAndCosine(angle + 1e-3))
      XCTAssertEqual(next.sine, last.sine + 1e-3 * last.cosine, accuracy: 1e-6, "\(angle)")
      XCTAssertEqual(next.cosine, last.cosine - 1e-3 * last.sine, accuracy: 1e-6, "\(angle)")
    }
  }
}
