import XCTest

@testable import ScrollKitCore

final class SnapGridTests: XCTestCase {
  private let range = Interval(lower: 0, upper: 1000)

  private func grid(_ range: Interval, leading: Double = 0, pitch: Double, isReversed: Bool = false) throws -> SnapGrid {
    try XCTUnwrap(SnapGrid(range: range, leading: leading, pitch: pitch, isReversed: isReversed))
  }

  func test_theLastPositionIsTheRangesEnd_andTheLastGapIsShorter() throws {
    let grid = try grid(range, pitch: 300)
    XCTAssertEqual(grid.firstIndex, 0)
    XCTAssertEqual(grid.lastIndex, 4)
    XCTAssertEqual([0, 1, 2, 3, 4, 5].map(grid.offset), [0, 300, 600, 900, 1000, 1000])
    XCTAssertEqual([0, 75, 300, 900, 950, 1000].map(grid.index), [0, 0.25, 1, 3, 3.5, 4])
    XCTAssertEqual([0.25, 3.5, -2].map(grid.offset), [75, 950, 0])
  }

  func test_outOfRange_indicesContinueWithTheRegularPitch() throws {
    let grid = try grid(range, pitch: 300)
    XCTAssertEqual(grid.index(at: -150), -0.5)
    XCTAssertEqual(grid.index(at: 1150), 4.5)
    XCTAssertEqual(try self.grid(Interval(lower: 5, upper: 5), pitch: 300).index(at: 155), 0.5)
  }

  func test_aRemainderWithinTheTolerance_isNoFurtherPosition() throws {
    XCTAssertEqual(try grid(Interval(lower: 0, upper: 900.4), pitch: 300).lastIndex, 3)
    XCTAssertEqual(try grid(Interval(lower: 0, upper: 900.4), pitch: 300).offset(at: 3), 900)
    XCTAssertEqual(try grid(Interval(lower: 0, upper: 900.6), pitch: 300).lastIndex, 4)
    XCTAssertEqual(try grid(Interval(lower: 0, upper: 899.6), pitch: 300).offset(at: 3), 899.6)
  }

  func test_positionsBeforeTheRange_areTheOneWithTheLargestIndex() throws {
    let grid = try grid(range, leading: -400, pitch: 300)
    XCTAssertEqual(grid.firstIndex, 1)
    XCTAssertEqual([0, 1, 2, 3].map(grid.offset), [0, 0, 200, 500])
    XCTAssertEqual([0, 50, 100, 200, 350].map(grid.index), [1, 1.25, 1.5, 2, 2.5])
  }

  func test_withinTheTolerance_anOffsetIsAtThePosition() throws {
    let grid = try grid(range, pitch: 300)
    XCTAssertEqual([299.5, 300.5, 600].map(grid.restingIndex), [1, 1, 2])
    XCTAssertEqual(grid.restingIndex(at: 301.5), 1.005, accuracy: 1e-12)
    XCTAssertEqual([-0.4, 1000.4].map(grid.restingIndex), [0, 4])
  }

  func test_withoutAPitch_thereIsNoGrid() {
    XCTAssertNil(SnapGrid(range: range, leading: 0, pitch: 0))
    XCTAssertNil(SnapGrid(range: range, leading: 0, pitch: -10))
    XCTAssertNil(SnapGrid(range: range, leading: 0, pitch: .nan))
  }

  func test_halvesRoundUp_alsoBelowZero() {
    XCTAssertEqual([-1.5, -0.5, -0.4, 0.4, 0.5, 1.5].map(\.roundedHalfUp), [-1, 0, 0, 0, 1, 2])
  }

  func test_reversedInAMirror_isTheSameGrid() throws {
    var numbers = SeededNumbers(seed: 11)
    for _ in 0..<400 {
      let lower = numbers.number(-500...500)
      let range = Interval(lower: lower, upper: lower + numbers.number(0...3000))
      let leading = numbers.number(-300...300)
      let pitch = numbers.number(1...900)
      let plain = try grid(range, leading: leading, pitch: pitch)
      let mirrored = try grid(
        Interval(lower: -range.upper, upper: -range.lower), leading: leading, pitch: pitch, isReversed: true)
      let offset = numbers.number(-1000...4000)
      XCTAssertEqual(mirrored.index(at: -offset), plain.index(at: offset))
      let position = numbers.number(-3...40)
      XCTAssertEqual(mirrored.offset(at: position), -plain.offset(at: position))
      XCTAssertEqual(mirrored.velocity(-offset), plain.velocity(offset))
    }
  }

  func test_offsetAtIndex_isTheInverseOfIndexAtOffset() throws {
    var numbers = SeededNumbers(seed: 12)
    for _ in 0..<400 {
      let range = Interval(lower: numbers.number(-500...0), upper: numbers.number(1...3000))
      let grid = try grid(range, leading: numbers.number(-300...0), pitch: numbers.number(1...900))
      let offset = numbers.number(range.lower...range.upper)
      XCTAssertEqual(grid.offset(at: grid.index(at: offset)), offset, accuracy: 1e-9)
    }
  }

  func test_theNearestWholeIndex_isTheNearestPosition() throws {
    var numbers = SeededNumbers(seed: 13)
    for _ in 0..<400 {
      let range = Interval(lower: numbers.number(-500...0), upper: numbers.number(1...3000))
      let leading = numbers.number(-300...300)
      let pitch = numbers.number(20...900)
      let grid = try grid(range, leading: leading, pitch: pitch)
      let offset = numbers.number(-700...3500)
      let found = (grid.offset(at: grid.index(at: offset).rounded()) - offset).magnitude
      // Clamped positions within the tolerance are one.
      var nearest = Double.infinity
      for stop in 0...200 {
        nearest = min(nearest, (range.clamp(range.lower + leading + Double(stop) * pitch) - offset).magnitude)
      }
      XCTAssertEqual(found, nearest, accuracy: Edges.tolerance)
    }
  }

  func test_withATinyPitch_thereIsNoGrid() {
    let range = Interval(lower: 0, upper: 1e12)
    for pitch in [0, 5e-324, 1e-300, 9.9e-4] { XCTAssertNil(SnapGrid(range: range, leading: 0, pitch: pitch)) }
    XCTAssertNotNil(SnapGrid(range: range, leading: 0, pitch: 1e-3))
  }

  func test_inARangeShorterThanAPoint_indicesAreFinite() throws {
    for length in [0, 1e-9, 0.3, 0.9] {
      let range = Interval(lower: 1, upper: 1 + length)
      for pitch in [0.001, 1, 1e12] {
        let grid = try grid(range, leading: -100, pitch: pitch)
        XCTAssertTrue(grid.index(at: 1).isFinite, "\(length) \(pitch)")
        XCTAssertTrue(range.clamp(grid.offset(at: grid.index(at: 1))) == grid.offset(at: grid.index(at: 1)))
      }
    }
  }
}
