import XCTest

@testable import ScrollKitCore

extension Spring: LawfulMotion {}

final class ElasticStretchTests: XCTestCase {
  func test_itObeysTheLaws() {
    for stretch in [ElasticStretch.macOS, .chromiumAndroid] {
      for (start, velocity) in [(0.0, 620.0), (-50, -300), (30, -400)] {
        Laws(name: "stretch \(start) \(velocity)", start: start, velocity: velocity, lastStep: 0.01) {
          start, velocity, origin, _ in
          // What came at the edge so that the way out begins at `velocity`.
          let came = (velocity + 20 / stretch.period * (start - origin)) / stretch.amplitude
          return stretch.spring(from: start, velocity: came, edge: origin)
        }.check()
      }
    }
  }

  func test_itIsTheExponential() {
    for stretch in [ElasticStretch.macOS, .chromiumAndroid] {
      let spring = stretch.spring(from: 130, velocity: 2000, edge: 100)
      for time in [0.0, 0.01, 0.1, 0.3] {
        let expected = (30 + 2000 * time * stretch.amplitude) * Foundation.exp(-20 * time / stretch.period)
        XCTAssertEqual(spring.state(at: time).position, 100 + expected, accuracy: 1e-9)
      }
    }
  }

  func test_aPullShowsATwentieth() {
    XCTAssertEqual(ElasticStretch.macOS.overscroll(pulledBy: -60), -3)
    XCTAssertEqual(ElasticStretch.macOS.pull(showing: -3), -60)
  }
}
