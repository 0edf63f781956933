import XCTest

@testable import ScrollKitCore

final class SnapportTests: XCTestCase {
  private let plain = Snapport(AxisGeometry(viewport: 200, content: 1000), padding: Ends(both: 0))
  private let padded = Snapport(
    AxisGeometry(viewport: 300, content: 1000, leadingInset: 40, trailingInset: 10),
    padding: Ends(lower: 20, upper: 30))

  func test_insetsAndPaddingReduceTheSnapport() {
    XCTAssertEqual(plain.bounds, Interval(lower: 0, upper: 200))
    XCTAssertEqual(padded.bounds, Interval(lower: 60, upper: 260))
    let nothing = Snapport(AxisGeometry(viewport: 50, content: 90), padding: Ends(lower: 80, upper: 0))
    XCTAssertEqual(nothing.bounds, Interval(lower: 50, upper: 80), "lower never exceeds upper")
  }

  func test_anAreaIsAligned_andTheOffsetClamped() {
    let area = Interval(lower: 400, upper: 500)
    XCTAssertEqual(
      SnapAlignment.allCases.map { plain.offset(aligning: area, $0) }, [nil, 400, 350, 300])
    XCTAssertEqual(
      SnapAlignment.allCases.map { padded.offset(aligning: area, $0) }, [nil, 340, 290, 240])
    XCTAssertEqual(plain.offset(aligning: Interval(lower: 900, upper: 950), .start), 800)
    XCTAssertEqual(plain.offset(aligning: Interval(lower: 0, upper: 50), .end), 0)
    XCTAssertEqual(padded.offset(aligning: Interval(lower: -300, upper: -200), .start), -40)
  }

  func test_aLargeAreaIsCovered_fromItsStartToItsEnd() {
    XCTAssertEqual(plain.coveredOffsets(of: Interval(lower: 100, upper: 700)), Interval(lower: 100, upper: 500))
    XCTAssertEqual(padded.coveredOffsets(of: Interval(lower: 100, upper: 700)), Interval(lower: 40, upper: 440))
    XCTAssertEqual(plain.coveredOffsets(of: Interval(lower: 700, upper: 9000)), Interval(lower: 700, upper: 800))
    XCTAssertNil(plain.coveredOffsets(of: Interval(lower: 100, upper: 300)), "of the same length: aligned in any direction")
    XCTAssertNil(plain.coveredOffsets(of: Interval(lower: 900, upper: 1300)), "never reached")
  }

  func test_anAreaIsVisible_evenIfOnlyItsEdge() {
    XCTAssertEqual(plain.visibleOffsets(of: Interval(lower: 400, upper: 500)), Interval(lower: 200, upper: 500))
    XCTAssertEqual(plain.visibleOffsets(of: Interval(lower: 0, upper: 50)), Interval(lower: 0, upper: 50))
  }

  func test_everySnapPositionIsWithinTheSnapOffsets() {
    var numbers = SeededNumbers(seed: 61)
    for _ in 0..<500 {
      let area = numbers.area(1, longest: 400, in: 1000).extent(.y)
      for port in [plain, padded] {
        let offsets = port.snapOffsets(of: area)
        for alignment in SnapAlignment.allCases {
          guard let offset = port.offset(aligning: area, alignment) else { continue }
          XCTAssertTrue(offsets.contains(offset))
        }
        if let cover = port.coveredOffsets(of: area) { XCTAssertTrue(offsets.contains(cover)) }
      }
    }
  }

  func test_aMirrorGivesMirroredOffsets() {
    let mirrored = Snapport(
      AxisGeometry(viewport: 300, content: 1000, leadingInset: 10, trailingInset: 40),
      padding: Ends(lower: 30, upper: 20))
    var numbers = SeededNumbers(seed: 62)
    for _ in 0..<300 {
      let area = numbers.area(1, longest: 400, in: 1000)
      let other = area.mirrored(in: 1000)
      XCTAssertEqual(
        mirrored.offset(aligning: other.extent(.y), other.alignment.y),
        padded.offset(aligning: area.extent(.y), area.alignment.y).map { 700 - $0 })
      XCTAssertEqual(mirrored.coveredOffsets(of: other.extent(.y))?.lower, padded.coveredOffsets(of: area.extent(.y)).map { 700 - $0.upper })
      XCTAssertEqual(mirrored.visibleOffsets(of: other.extent(.y)).upper, 700 - padded.visibleOffsets(of: area.extent(.y)).lower)
      XCTAssertEqual(mirrored.snapOffsets(of: other.extent(.y)).upper, 700 - padded.snapOffsets(of: area.extent(.y)).lower)
    }
  }
}
