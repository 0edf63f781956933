import XCTest

@testable import ScrollKitCore

/// A movement of the content, as behaviours see it.
final class ScrollChangeTests: XCTestCase {
  private func change(from: Double, to offset: Double, target: Double? = nil) -> ScrollChange {
    ScrollChange(
      from: from, offset: offset, target: target ?? offset, shift: 0, geometry: AxisGeometry(viewport: 600, content: 3000), restExtension: RestExtension(),
      begin: 0, time: 0, isByTime: false, rested: 0, formerPhase: .idle, phase: .idle, isSettling: target != nil,
      isPlaced: false, formerDriver: .none, driver: .none, reducesMotion: false)
  }

  /// A member of a chain that the path reaches at 64 to 128 points may move by 2⁻⁴⁶ pt.
  func test_aRoundingError_isNoMovement() {
    let rows: [(from: Double, offset: Double, isMoved: Bool)] = [
      (0, 0, false), (0, 1.4210854715202004e-14, false), (0, 1e-6, false), (0, 1.1e-6, true), (1.1e-6, 0, true),
      (1000, 1000 + 1e-7, false), (1000, 1001, true),
    ]
    for row in rows {
      let change = change(from: row.from, to: row.offset)
      XCTAssertEqual(change.isMoved, row.isMoved, "\(row)")
      XCTAssertEqual(change.scrolled, row.isMoved ? row.offset - row.from : 0, "\(row)")
    }
  }

  func test_contentAtItsTarget_doesNotMoveOn() {
    let rows: [(offset: Double, target: Double?, movesOn: Bool)] = [
      (300, nil, false), (300, 400, true), (300, 200, true), (300, 300, false), (300, 300 + 1e-7, false),
      (-300, 300, true),
    ]
    for row in rows {
      XCTAssertEqual(change(from: 290, to: row.offset, target: row.target).movesOn, row.movesOn, "\(row)")
    }
  }
}
