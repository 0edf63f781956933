import XCTest

@testable import ScrollKitCore

/// Chromium's predictor jank, against the cases of its own unit tests (Tests/Fixtures/jank).
final class PredictorJankTests: XCTestCase {
  private struct Case: Decodable {
    let id: String
    let distances: [Double]
    let endAfter: Int?
    /// By how much each janky frame is above the threshold.
    let excess: [Double]
  }

  func test_theCasesOfChromium() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/jank/predictor.json")
    let cases = try JSONDecoder().decode([Case].self, from: Data(contentsOf: file))
    XCTAssertEqual(cases.count, 15)
    for one in cases {
      var jank = PredictorJank()
      var found: [Double] = []
      for (index, distance) in one.distances.enumerated() {
        if let excess = jank.excess(with: distance), excess >= 0 { found.append(excess) }
        jank.add(distance)
        if index + 1 == one.endAfter { jank.endScroll() }
      }
      XCTAssertEqual(found.count, one.excess.count, one.id)
      for (one, other) in zip(found, one.excess) { XCTAssertEqual(one, other, accuracy: 1e-5) }
      XCTAssertEqual(jank.jankyFrames, UInt64(one.excess.count), one.id)
    }
  }

  func test_mirroredDistances_haveTheSameExcess() {
    var (jank, mirrored) = (PredictorJank(), PredictorJank())
    for distance in [50.0, 50, 10, 50, 4, 6, 4, -4, -8, -4, 0, 3, 3] {
      XCTAssertEqual(jank.excess(with: distance), mirrored.excess(with: -distance))
      jank.add(distance)
      mirrored.add(-distance)
    }
    XCTAssertEqual(jank.jankyFrames, mirrored.jankyFrames)
    XCTAssertGreaterThan(jank.jankyFrames, 0)
  }

  func test_frameThatDoesNotMove_isComparedWithNone() {
    var jank = PredictorJank()
    for distance in [50.0, 0, 50, 50, 0] {
      XCTAssertNil(jank.excess(with: distance))
      jank.add(distance)
    }
  }
}
