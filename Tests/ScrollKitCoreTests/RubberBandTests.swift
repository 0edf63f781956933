import XCTest

@testable import ScrollKitCore

final class RubberBandTests: XCTestCase {
  func test_theSlopeOfABandOfLessThanAPoint_isThatOfAnyBand() {
    XCTAssertEqual(RubberBand(coefficient: 0.5, limit: 0.5).slope(at: 0.25), 0.125)
    XCTAssertEqual(RubberBand(coefficient: 0.5, limit: 500).slope(at: 250), 0.125)
    XCTAssertEqual(RubberBand(coefficient: 0.5, limit: 0).slope(at: 0), 0)
  }

  private let band = RubberBand(coefficient: 0.55, limit: 568)
  private let pulls = [0, 1e-9, 0.3, 10, 100, 567, 2000, 1e6, 1e12]

  func test_aPullAndTheOverscrollThatItShows_areInverse() {
    for pull in pulls.filter({ $0 < 1e9 }) {
      let back = band.pull(showing: band.overscroll(pulledBy: pull))
      XCTAssertEqual(back, pull, accuracy: max(pull * 1e-9, 1e-15))
    }
  }

  func test_bothDirectionsMirrorEachOther() {
    for pull in pulls {
      let shown = band.overscroll(pulledBy: pull)
      XCTAssertEqual(band.overscroll(pulledBy: -pull), -shown)
      XCTAssertEqual(band.slope(at: -shown), band.slope(at: shown))
      if shown < 500 { XCTAssertEqual(band.pull(showing: -shown), -band.pull(showing: shown)) }
    }
  }

  func test_theSlopeIsTheDerivative_fromTheCoefficientToZero() {
    XCTAssertEqual(band.slope(at: 0), 0.55)
    for pull in [1.0, 50, 400, 3000] {
      let width = 1e-4
      let rise = band.overscroll(pulledBy: pull + width) - band.overscroll(pulledBy: pull - width)
      XCTAssertEqual(rise / (2 * width), band.slope(at: band.overscroll(pulledBy: pull)), accuracy: 1e-6)
    }
    XCTAssertEqual(band.slope(at: 568), 0)
    XCTAssertEqual(band.slope(at: 900), 0, "a bounce can go farther out than a pull")
  }

  func test_noPullReachesTheLimit() {
    XCTAssertLessThanOrEqual(band.overscroll(pulledBy: 1e15), 568)
    XCTAssertEqual(band.overscroll(pulledBy: 1e15), 568, accuracy: 1e-6)
  }

  func test_aLimitOfZero_keepsContentInRange() {
    let stiff = RubberBand(coefficient: 0.55, limit: 0)
    XCTAssertEqual(stiff.overscroll(pulledBy: 100), 0)
    XCTAssertEqual(stiff.pull(showing: 0), 0)
    XCTAssertEqual(stiff.slope(at: 0), 0)
  }

  func test_contentCaughtFartherOutThanAPullReaches_getsALongerBand() {
    XCTAssertEqual(band.reaching(100), band, "half of the limit is free")
    for out in [400.0, -400, 5000] {
      let longer = band.reaching(out)
      XCTAssertEqual(longer.limit, 2 * out.magnitude)
      XCTAssertEqual(longer.overscroll(pulledBy: longer.pull(showing: out)), out, accuracy: 1e-9)
    }
    XCTAssertEqual(RubberBand(coefficient: 0.55, limit: 0).reaching(30).limit, 60)
  }

  /// Where sums of lengths are rounded, content at an end that clamps may seem to be past it. Fingers that come back move it at once.
  func test_aRoundingErrorIsNoPull() {
    let bands = Ends(both: RubberBand(coefficient: 1, limit: 0)), range = Interval(lower: -97, upper: 1000)
    for past in [1e-9, 0, -1e-9] {
      XCTAssertEqual(bands.velocity(ofFingers: -300, pulledTo: -97 - past, in: range), 300)
      XCTAssertEqual(bands.velocity(ofFingers: 300, pulledTo: 1000 + past, in: range), -300)
    }
    XCTAssertEqual(bands.velocity(ofFingers: -300, pulledTo: -97.001, in: range), 0)
  }

  func test_onlyABandWithALimitMoves() {
    XCTAssertEqual([0, 400, .infinity].map { RubberBand(coefficient: 1, limit: $0).moves }, [false, true, false])
  }
}
