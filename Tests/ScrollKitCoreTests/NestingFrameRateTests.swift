import XCTest

@testable import ScrollKitCore

/// Offsets, headers, nubs and events of nested scrollers do not depend on how often which of them is ticked.
final class NestingFrameRateTests: XCTestCase {
  private let seeds = SeededNumbers.seeds(1...100)

  private enum Ticks: CaseIterable {
    case none, at60, atRandom
  }

  /// A stage, and the events of each member.
  private struct Run {
    let stage: NestedStage
    var events: [[TimedEvent]]
    var numbers: SeededNumbers
    let ticks: Ticks

    init(_ layers: [NestedStage.Layer], feel: Feel, seed: UInt64, ticks: Ticks) {
      stage = NestedStage(layers, feel: feel)
      events = layers.map { _ in [] }
      numbers = SeededNumbers(seed: seed &* 31)
      self.ticks = ticks
      var options = SeededNumbers(seed: seed &* 77)
      for number in layers.indices {
        var header = HeaderOptions(
          mode: HeaderMode.allCases[options.whole(0...4)], height: Double(options.whole(20...120)))
        header.minimumHeight = options.chance(0.5) ? header.height / 3 : 0
        header.snaps = options.chance(0.7)
        header.stretches = options.chance(0.5)
        header.stretchTrigger = 20
        header.tolerance = options.chance(0.3) ? 12 : 0
        stage.behave(number) { behaviours, engine in
          behaviours.addHeader(header, &engine)
          behaviours.enableNub(NubOptions(), engine)
        }
      }
    }

    mutating func pass(to time: Double) {
      switch ticks {
      case .none: break
      case .at60:
        while stage.now + 1 / 60 < time { tick(stage.now + 1 / 60, nil) }
      case .atRandom:
        while numbers.chance(0.8), stage.now < time {
          let number = numbers.whole(0...stage.members.count - 1)
          tick(numbers.number(stage.now...time), numbers.chance(0.5) ? number : nil)
        }
      }
    }

    mutating func tick(_ time: Double, _ number: Int?) {
      stage.tick(time, number)
      drain()
    }

    mutating func put(_ input: ScrollInput, at time: Double) {
      stage.put(input, at: time)
      drain()
    }

    private mutating func drain() {
      for number in events.indices { events[number] += stage.events(number) }
    }

    /// Where the headers are, and how visible the nubs.
    var companions: [Double] {
      var companions: [Double] = []
      for number in events.indices {
        stage.behave(number) { behaviours, engine in
          companions.append(behaviours.headers[0].position(at: engine.clock))
          companions.append(behaviours.nub?.alpha(at: engine.clock) ?? 0)
        }
      }
      return companions
    }
  }

  private func check(_ run: Run, _ base: Run, _ about: String) {
    assertEqual(run.stage.offsets, base.stage.offsets, within: 1e-6, about)
    assertEqual(run.companions, base.companions, within: 1e-6, about)
    XCTAssertEqual(run.stage.phases, base.stage.phases, about)
  }

  func test_positionsAndEventsAreTheSame_howeverOftenWhichMemberIsTicked() {
    for seed in seeds {
      let session = NestingLawTests.Session(seed: seed)
      func run(_ ticks: Ticks) -> Run {
        Run(session.layers, feel: session.feel, seed: seed, ticks: ticks)
      }
      for ticks in [Ticks.at60, .atRandom] {
        var (other, base) = (run(ticks), run(.none))
        for (time, input) in session.inputs {
          other.pass(to: time)
          for run in [other, base] { run.stage.tick(time) }
          other.put(input, at: time)
          base.put(input, at: time)
          check(other, base, "seed \(seed), \(ticks), \(input)")
        }
        for time in [session.end + 0.5, session.end + 60] {
          other.pass(to: time)
          other.tick(time, nil)
          base.tick(time, nil)
          check(other, base, "seed \(seed), \(ticks), at the end")
        }
        for number in session.layers.indices {
          assertEqual(other.events[number], base.events[number], "seed \(seed), \(ticks), scroller \(number)")
        }
      }
    }
  }

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
    // The last member bounces back from its end: the header hides on the way out and returns on the way back.
    var positions: [Double] = []
    for rate in [24.0, 1000] {
      let stage = NestedStage([(200, 0), (400, 0)])
      stage.behave(1) { behaviours, engine in
        behaviours.addHeader(HeaderOptions(mode: .enterAlways, height: 100), &engine)
      }
      stage.flick(3000)
      let end = stage.now + 3
      while stage.now < end { stage.tick(min(end, stage.now + 1 / rate)) }
      stage.behave(1) { behaviours, engine in
        positions.append(behaviours.headers[0].position(at: engine.clock))
      }
    }
    XCTAssertEqual(positions[0], positions[1], accuracy: 1e-6)
  }
}
