import XCTest

@testable import ScrollKitCore

/// Positions of behaviours and the times of their events do not depend on the frame rate. These are worked
/// cases of the law that `Tests/Programs` checks for random programs.
final class FrameRateTests: XCTestCase {
  /// A trackpad without phases scrolls, and falls silent between two pages. The content snaps back, and the
  /// header moves with it.
  func test_aHeaderFollowsContentThatSnapsAfterASilence_fromTheTimeOfTheSilence() {
    var positions: [Double] = []
    for rate in [2.0, 24, 1000] {
      var stage = SnapStage(.pages(Paging()))
      stage.behaviours.addHeader(HeaderOptions(mode: .freezeNearEnds, height: 85), &stage.engine)
      for time in [0.1, 0.12] {
        stage.time = time
        stage.input(.panUpdateUntilSilence(by: Vector(x: 0, y: 30)))
      }
      XCTAssertEqual(stage.behaviours.headers[0].position(at: 0.12), -30)
      while stage.time < 2 {
        stage.time = min(stage.time + 1 / rate, 2)
        stage.behaviours.tick(&stage.engine, to: stage.time)
      }
      XCTAssertEqual(stage.offset, 0, accuracy: 1e-9)
      positions.append(stage.behaviours.headers[0].position(at: 2))
    }
    XCTAssertEqual(positions[0], positions[2], accuracy: 1e-9)
    XCTAssertEqual(positions[1], positions[2], accuracy: 1e-9)
  }

  /// The toolkit reports no end, so the content rests 0.15 s after its last movement. The header, of which 60 of
  /// 100 points are visible, then shows the other 40.
  func test_observed_aHeaderIsShown_whenItsSnapEnds() throws {
    for rate in [1.0, 60] {
      var engine = Self.engine(.observed)
      var behaviours = ScrollBehaviours(of: &engine)
      var header = HeaderOptions(mode: .enterAlways, height: 100)
      header.snaps = true
      behaviours.addHeader(header, &engine)
      for (time, y) in [(0.1, 500.0), (0.2, 440)] {
        behaviours.handle(.didScroll(to: .down(y)), &engine, at: time)
        behaviours.follow(&engine)
      }
      let shown = Self.events(of: &engine, &behaviours, at: rate).first { $0.event == .headerShown(0) }
      let duration = (40.0 / 100 + 1) * 0.15
      XCTAssertEqual(try XCTUnwrap(shown).time, 0.2 + 0.15 + duration, accuracy: 1e-9, "\(rate) Hz")
    }
  }

  /// A spring with little damping ends within the range, and content is then set to the edge. The header follows
  /// content into the range and back as often at every rate.
  func test_aHeader_followsTheLastOscillationOfASpring() {
    var counts: [Int] = []
    for rate in [1.0, 60, 1000] {
      var engine = Self.engine(.driven)
      var feel = Feel.uikit
      feel.coast.bounce.shape = SpringShape(mass: 1, stiffness: 132, dampingRatio: 0.72)
      engine.setFeel(feel, at: 0)
      var behaviours = ScrollBehaviours(of: &engine)
      behaviours.addHeader(HeaderOptions(mode: .enterAlways, height: 100), &engine)
      let inputs: [(Double, ScrollInput)] = [
        (0.1, .press(pointer: 1, at: .down(100))), (0.2, .move(pointer: 1, to: .down(500))),
        (0.4, .release(pointer: 1)),
      ]
      for (time, input) in inputs {
        behaviours.handle(input, &engine, at: time)
        behaviours.follow(&engine)
      }
      let events = Self.events(of: &engine, &behaviours, at: rate)
      counts.append(events.count { $0.event == .headerShown(0) })
    }
    XCTAssertEqual(counts, [counts[2], counts[2], counts[2]])
    XCTAssertGreaterThan(counts[2], 1)
  }

  private static func engine(_ mode: ScrollEngine.Mode) -> ScrollEngine {
    ScrollEngine(
      mode: mode,
      setting: ScrollSetting(
        geometry: Stage.geometry(content: 5000), feel: .uikit, alwaysBounces: Pair(x: false, y: false)))
  }

  /// The events of the next 5 seconds, with ticks at a rate.
  private static func events(
    of engine: inout ScrollEngine, _ behaviours: inout ScrollBehaviours, at rate: Double
  ) -> [TimedEvent] {
    var events: [TimedEvent] = []
    let end = engine.clock + 5
    while engine.clock < end {
      behaviours.tick(&engine, to: min(engine.clock + 1 / rate, end))
      while let next = engine.nextEvent() { events.append(next) }
    }
    return events
  }
}
