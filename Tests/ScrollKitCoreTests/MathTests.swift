import Foundation
import XCTest

@testable import ScrollKitCore

final class MathTests: XCTestCase {
  func test_sineAndCosine_areThoseOfTheCLibrary() {
    var numbers = SeededNumbers(seed: 11)
    var angles = [0, 1e-300, 1e-9, 0.5, 1, 3, 1e6, 1.5e6, 1e18, .pi]
    for reach in [1e-3, 1, 10, 1e3, 1e6] {
      angles += (0..<4000).map { _ in .random(in: 0...reach, using: &numbers) }
    }
    // Around each eighth of a turn, where another series is taken.
    for eighth in 0..<64 {
      let angle = Double(eighth) * .pi / 4
      angles += [angle.nextDown, angle, angle.nextUp]
    }
    for angle in angles {
      for x in [angle, -angle] {
        let (sine, cosine) = Math.sineAndCosine(x)
        XCTAssertEqual(sine, sin(x), accuracy: 3e-16, "\(x)")
        XCTAssertEqual(cosine, cos(x), accuracy: 3e-16, "\(x)")
      }
    }
    let nowhere = Math.sineAndCosine(.infinity)
    XCTAssert(nowhere.sine.isNaN && nowhere.cosine.isNaN)
  }

  func test_sineAndCosine_ofNothingAreExact() {
    let (sine, cosine) = Math.sineAndCosine(0)
    XCTAssertEqual(sine, 0)
    XCTAssertEqual(cosine, 1)
  }
}
