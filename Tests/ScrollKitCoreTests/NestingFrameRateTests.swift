import XCTest

@testable import ScrollKitCore

/// Headers and events of nested scrollers depend neither on the frame rate nor on rounding errors of times. These are
/// worked cases of the laws that `Tests/Programs` checks for random programs.
final class NestingFrameRateTests: XCTestCase {
  func test_theParentOfAFlungChild_coastsFromTheRelease_andTheChildRests_whenItReachesItsEnd() throws {
    let watched = NestedStage([(300, 0), (5000, 0)])
    watched.flick(4000)
    var reached = watched.now
    while watched.offsets[0] < 300 {
      reached += 1e-4
      watched.tick(reached)
    }
    let stage = NestedStage([(300, 0), (5000, 0)])
    stage.flick(4000)
    let released = stage.now
    XCTAssertLessThan(stage.offsets[0], 300)
    stage.tick(released + 0.5)
    // The parent has the target of the fling from the release on, before it moves.
    let began = stage.events(1).first { $0.event == .phaseChanged(from: .idle, to: .coasting) }
    XCTAssertEqual(try XCTUnwrap(began).time, released, accuracy: 1e-9)
    let ended = stage.events(0).first { $0.event == .phaseChanged(from: .coasting, to: .idle) }
    XCTAssertEqual(try XCTUnwrap(ended).time, reached, accuracy: 1e-4)
  }

  func test_aMembersHeader_staysWithTheTurnsOfThePath() {
    // The last member bounces back from its end: the header hides while it moves out and returns while it moves back.
    var positions: [Double] = []
    for rate in [24.0, 1000] {
      let stage = NestedStage([(200, 0), (400, 0)])
      stage.change(1) { $0.addHeader(HeaderOptions(mode: .enterAlways, height: 100), at: $1) }
      stage.flick(3000)
      let end = stage.now + 3
      while stage.now < end { stage.tick(min(end, stage.now + 1 / rate)) }
      positions.append(stage.view(1).headers[0].position)
    }
    XCTAssertEqual(positions[0], positions[1], accuracy: 1e-6)
  }

  /// The parent moves its 100 points first. Then time alone moves the child, until the next report of the finger. Whether
  /// the computed time of that is rounded up or down must not matter.
  func test_aChildThatAResampledDragReaches_isDraggedFromWhereItWas() {
    var outer = NestRules()
    outer.order = .parentFirst
    for distance in stride(from: 120.0, through: 220, by: 2) {
      let stage = NestedStage([.init(range: 500), .init(range: 100, rules: outer)])
      var preferences = ScrollPreferences()
      preferences.resamples = true
      stage.call(0, at: 0) { $0.setPreferences(preferences, at: 0) }
      stage.drag([60, distance])
      stage.tick(0.024)  // shows the position at 0.019 s
      XCTAssertEqual(stage.sum, 60 + 0.9 * (distance - 60), accuracy: 1e-9)
      XCTAssertGreaterThan(stage.offsets[0], 0)
      XCTAssertEqual(stage.phases[0], .dragging, "\(distance)")
      XCTAssertEqual(stage.view(0).context.began.y, 0, accuracy: 1e-9, "\(distance)")
    }
  }

  /// After the last report, the position that is shown moves from 153.75 to 160 points: the header is hidden at 155, and the
  /// edge is met at 158. The time was that of an even movement to the overscroll.
  func test_aHeader_isHidden_whenAResampledDragMeetsAnEdge_atAnyFrameRate() throws {
    var times: [Double] = []
    for rate in [60.0, 1000] {
      let stage = NestedStage([(105, 0), (53, 0)])
      var preferences = ScrollPreferences()
      preferences.resamples = true
      stage.call(0, at: 0) { $0.setPreferences(preferences, at: 0) }
      stage.change(1) { $0.addHeader(HeaderOptions(mode: .enterAlways, height: 50), at: $1) }
      stage.put(.press(pointer: 1, at: .zero), at: 0)
      for step in 1...8 { stage.put(.move(pointer: 1, to: .down(-20 * Double(step))), at: 0.016 * Double(step)) }
      let end = stage.now + 0.1
      while stage.now < end { stage.tick(min(end, stage.now + 1 / rate)) }
      times.append(try XCTUnwrap(stage.events(1).first { $0.event == .headerHidden(0) }).time)
    }
    XCTAssertEqual(times[0], 0.129, accuracy: 1e-9)
    XCTAssertEqual(times[0], times[1], accuracy: 1e-9)
  }
}
