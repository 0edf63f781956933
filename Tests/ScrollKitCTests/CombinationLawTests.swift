import CScrollKitTypes
import XCTest

@testable import ScrollKitC

/// Laws for every combination of feels, nesting, snapping, zoom, right to left, reduced motion and no momentum.
final class CombinationLawTests: XCTestCase {
  /// The seeds of the sessions; `SCROLLKIT_SEEDS=1001-5000` runs others.
  private let seeds: [UInt64] = {
    let asked = ProcessInfo.processInfo.environment["SCROLLKIT_SEEDS"] ?? "1-1000"
    let ends = asked.split(separator: "-").compactMap { UInt64($0) }
    return ends.count == 2 && ends[0] <= ends[1] ? found + Array(ends[0]...ends[1]) : []
  }()
  /// Seeds that once violated a law.
  private static let found: [UInt64] = [
    7170, 9445, 10054, 10441, 12030, 16518, 20626, 21820, 24789, 35913, 40223, 42761, 56368,
  ]

  func test_offsetsTargetsAndScales_doNotDependOnTheNumberOfTicks() {
    for seed in seeds {
      let session = CombinationSession(seed: seed)
      let (unseen, watched) = (session.scrollers(), session.scrollers())
      var dice = Dice(seed: seed &* 77)
      var last = 0.0
      for step in session.steps {
        for _ in 0..<3 {
          last += (step.time - last) * dice.number(0...1)
          tick(watched, last, only: dice.whole(0...watched.count))
        }
        perform(step, on: unseen)
        perform(step, on: watched)
        last = step.time
        assertSame(watched, unseen, "seed \(seed), \(step.name) at \(step.time) \(session.parts.sorted())")
      }
      tick(unseen, session.end + 60)
      for number in 1...200 { tick(watched, session.end + Double(number) * 0.3) }
      assertSame(watched, unseen, "seed \(seed), at rest")
      destroy(unseen + watched)
    }
  }

  func test_theAnnouncedTarget_isWhereEachScrollerRests() {
    var announced = 0
    for seed in seeds {
      let session = CombinationSession(seed: seed)
      for (number, step) in session.steps.enumerated() where step.announcesTarget {
        let scrollers = session.scrollers()
        var hasUnknownTarget = false
        for step in session.steps[...number] {
          if scrollers.allSatisfy({ frame(of: $0).phase == SCROLLKIT_PHASE_IDLE }) { hasUnknownTarget = false }
          perform(step, on: scrollers)
          // The end of a stream is not known.
          hasUnknownTarget = hasUnknownTarget || step.name == "points" || step.name.hasPrefix("momentum")
        }
        let frames = scrollers.map { frame(of: $0) }
        let about = "seed \(seed), \(step.name) at \(step.time) \(session.parts.sorted())"
        tick(scrollers, step.time + 90)
        for (scroller, before) in zip(scrollers, frames) {
          let after = frame(of: scroller)
          XCTAssertEqual(after.needs_tick, 0, about)
          XCTAssertEqual(after.overscroll_x, 0, accuracy: 1e-9, about)
          XCTAssertEqual(after.overscroll_y, 0, accuracy: 1e-9, about)
          guard !hasUnknownTarget, before.needs_tick == 1 else { continue }
          announced += 1
          XCTAssertEqual(after.offset_x, before.target_x, accuracy: 1e-6, about)
          XCTAssertEqual(after.offset_y, before.target_y, accuracy: 1e-6, about)
        }
        destroy(scrollers)
      }
    }
    XCTAssertGreaterThan(announced, 200, "sessions that never move prove nothing")
  }

  func test_theSessionsUseEveryFeature() {
    let seen = seeds.reduce(into: Set<String>()) { $0.formUnion(CombinationSession(seed: $1).parts) }
    let feels = (1...SCROLLKIT_FEEL_LVGL).map { "feel \($0)" }
    let others = [
      "nesting", "zoom", "right to left", "snap 1", "snap 2", "snap 3", "reduced motion", "no momentum",
    ]
    XCTAssertEqual(seen, Set(feels + others))
  }

  // MARK: Helpers

  private func perform(_ step: CombinationSession.Step, on scrollers: [ScrollerRef]) {
    let status = step.call(scrollers[step.number], step.time)
    XCTAssertEqual(status, Status.ok, "\(step.name) at \(step.time)")
    tick(scrollers, step.time)  // also those that the call does not reach
  }

  /// Ticks one of them; all, if there is none of that number.
  private func tick(_ scrollers: [ScrollerRef], _ time: Double, only number: Int = .max) {
    for (place, scroller) in scrollers.enumerated() where number >= scrollers.count || place == number {
      XCTAssertEqual(scrollkit_scroller_tick(scroller, time, nil), Status.ok)
    }
  }

  private func assertSame(_ some: [ScrollerRef], _ others: [ScrollerRef], _ about: String) {
    for (number, (one, other)) in zip(some, others).enumerated() {
      let (a, b) = (frame(of: one), frame(of: other))
      let about = "\(about), scroller \(number)"
      XCTAssertEqual(a.offset_x, b.offset_x, accuracy: 1e-7, about)
      XCTAssertEqual(a.offset_y, b.offset_y, accuracy: 1e-7, about)
      XCTAssertEqual(a.target_x, b.target_x, accuracy: 1e-6, about)
      XCTAssertEqual(a.target_y, b.target_y, accuracy: 1e-6, about)
      XCTAssertEqual(a.scale, b.scale, accuracy: 1e-9 * b.scale, about)
      XCTAssertEqual(a.phase, b.phase, about)
    }
  }

  private func destroy(_ scrollers: [ScrollerRef]) { scrollers.forEach { scrollkit_scroller_destroy($0) } }
}
