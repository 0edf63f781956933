import XCTest

@testable import ScrollKitCore

/// A movement of the content, as behaviours see it.
final class ScrollChangeTests: XCTestCase {
  private func change(from: Double, to offset: Double) -> ScrollChange {
    ScrollChange(
      from: from, offset: offset, target: offset, shift: 0, geometry: AxisGeometry(viewport: 600, content: 3000),
      heldInset: 0, began: 0, time: 0, isByTime: false, rested: 0, before: .idle, phase: .idle, isSettling: false,
      isScrubbing: false, reducesMotion: false)
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
}
