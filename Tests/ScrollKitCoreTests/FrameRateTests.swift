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
      stage.view.addHeader(HeaderOptions(mode: .freezeNearEnds, height: 85), at: stage.time)
      for time in [0.1, 0.12] {
        stage.time = time
        stage.input(.panUpdateUntilSilence(by: Vector(x: 0, y: 30)))
      }
      XCTAssertEqual(stage.view.headers[0].position, -30)
      while stage.time < 2 {
        stage.time = min(stage.time + 1 / rate, 2)
        stage.view.tick(at: stage.time)
      }
      XCTAssertEqual(stage.offset, 0, accuracy: 1e-9)
      positions.append(stage.view.headers[0].position)
    }
    XCTAssertEqual(positions[0], positions[2], accuracy: 1e-9)
    XCTAssertEqual(positions[1], positions[2], accuracy: 1e-9)
  }

  /// A header follows the scroll from where the content is when it is added. It followed from the last tick on.
  func test_aHeaderThatIsAddedInACoast_followsFromThatTime() {
    for (rate, count) in [(0.001, 1500), (0.016, 94), (0.1, 15)] {
      var view = Self.coasting()
      for frame in 1...count {
        let time = Double(frame) * rate
        if view.headers.count == 0, time > 1.305 {
          view.addHeader(HeaderOptions(mode: .enterAlways, height: 1000), at: 1.305)
        }
        view.tick(at: time)
      }
      view.tick(at: 1.505)
      XCTAssertEqual(view.headers[0].position, -(Self.coast(1.505) - Self.coast(1.305)), accuracy: 1e-6, "\(rate)")
    }
  }

  /// A nub fades in from where it is enabled in a motion, not from the last tick.
  func test_aNubThatIsEnabledInACoast_fadesInFromThatTime() {
    for (rate, count) in [(0.001, 1500), (0.016, 94), (0.1, 15)] {
      var view = Self.coasting()
      for frame in 1...count {
        let time = Double(frame) * rate
        if view.nub == nil, time > 1.305 { view.enableNub(at: 1.305) }
        view.tick(at: time)
      }
      view.tick(at: 1.505)
      XCTAssertEqual(view.nub!.alpha, 0.4, accuracy: 1e-9, "\(rate): 0.2 s of 0.5 s")
    }
  }

  /// Content that coasts from offset 100 since 0 s, at 3000 points per second.
  private static func coasting() -> ScrollView {
    var view = ScrollView()
    view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 5000)), at: 0)
    view.setOffset(.down(100), at: 0)
    view.handle(.panBegin, at: 0)
    view.handle(.panUpdate(by: .zero), at: 0)
    view.handle(.panEnd(.velocity(.down(3000))), at: 0)
    return view
  }

  private static func coast(_ time: Double) -> Double {
    var view = coasting()
    view.tick(at: time)
    return view.frame.offset.y
  }

  /// The toolkit reports no end, so the content rests 0.15 s after its last movement. The header, of which 60 of
  /// 100 points are visible, then shows the other 40.
  func test_observed_aHeaderIsShown_whenItsSnapEnds() throws {
    for rate in [1.0, 60] {
      var view = Self.view(.observed)
      var header = HeaderOptions(mode: .enterAlways, height: 100)
      header.snaps = true
      view.addHeader(header, at: 0)
      for (time, y) in [(0.1, 500.0), (0.2, 440)] {
        view.handle(.didScroll(to: .down(y)), at: time)
      }
      let shown = Self.events(of: &view, at: rate).first { $0.event == .headerShown(0) }
      let duration = (40.0 / 100 + 1) * 0.15
      XCTAssertEqual(try XCTUnwrap(shown).time, 0.2 + 0.15 + duration, accuracy: 1e-9, "\(rate) Hz")
    }
  }

  /// A spring with little damping ends within the range, while the content still moves away from the edge. The content is
  /// then set to the edge. The header follows it into the range and back as often at every rate.
  func test_aHeader_followsTheLastOscillationOfASpring() {
    let counts = [1.0, 60, 1000].map { Self.timesShown(release: 0.4, at: $0) }
    XCTAssertEqual(counts, [counts[2], counts[2], counts[2]])
    XCTAssertGreaterThan(counts[2], 1)
  }

  /// The same where the elapsed time is rounded up to the duration of the spring before its end. Without a tick before
  /// the end, the header did not move.
  func test_aHeader_followsTheLastOscillationOfASpring_whereTheElapsedTimeIsRoundedUp() throws {
    let spring = try XCTUnwrap(Self.pulled(release: 0.4).scroller.activity.trajectory).motions.y
    let duration = spring.motion.duration
    let releases = stride(from: 0.4, to: 1, by: 1e-3).filter { ($0 + duration).nextDown - $0 >= duration }
    let release = try XCTUnwrap(releases.first)
    XCTAssertEqual(Self.timesShown(release: release, at: 1), Self.timesShown(release: release, at: 60))
  }

  /// Content with a header that a finger pulls 250 points past its start, and releases at a time.
  private static func pulled(release: Double) -> ScrollView {
    var view = view(.driven)
    var feel = Feel.uikit
    feel.coast.bounce.shape = SpringShape(mass: 1, stiffness: 132, dampingRatio: 0.72)
    view.setFeel(feel, at: 0)
    view.addHeader(HeaderOptions(mode: .enterAlways, height: 100), at: 0)
    let inputs: [(Double, ScrollInput)] = [
      (0.1, .press(pointer: 1, at: .down(100))), (0.2, .move(pointer: 1, to: .down(350))),
      (release, .release(pointer: 1)),
    ]
    for (time, input) in inputs { view.handle(input, at: time) }
    return view
  }

  /// How often the header is shown after the release, with ticks at a rate.
  private static func timesShown(release: Double, at rate: Double) -> Int {
    var view = pulled(release: release)
    return events(of: &view, at: rate).count { $0.event == .headerShown(0) }
  }

  private static func view(_ mode: ScrollMode) -> ScrollView {
    ScrollView(
      mode: mode,
      setting: ScrollSetting(
        geometry: Stage.geometry(content: 5000), feel: .uikit, alwaysBounces: Pair(x: false, y: false)))
  }

  /// The events of the next 5 seconds, with ticks at a rate.
  private static func events(of view: inout ScrollView, at rate: Double) -> [TimedEvent] {
    var events: [TimedEvent] = []
    let end = view.clock + 5
    while view.clock < end {
      view.tick(at: min(view.clock + 1 / rate, end))
      for next in view.takeEvents() { events.append(next) }
    }
    return events
  }
}
