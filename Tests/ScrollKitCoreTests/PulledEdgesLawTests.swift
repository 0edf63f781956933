import XCTest

@testable import ScrollKitCore

/// The laws of edges that stretch or glow, in random sessions.
final class PulledEdgesLawTests: XCTestCase {
  private let seeds = SeededNumbers.seeds(1...2500)

  private func view(seed: UInt64) -> ScrollView {
    var view = RandomSession.view(seed: seed)
    view.setFeel(view.setting.feel.changed { $0.edges = .all(seed % 2 == 0 ? .stretch : .glow) }, at: 0)
    return view
  }

  /// After every call and at every time the content is in range, also the phase's own offset.
  func test_contentIsAlwaysInRange() {
    for seed in seeds {
      var view = view(seed: seed)
      for (time, call) in RandomSession(seed: seed).calls {
        call.apply(to: &view, at: time)
        for later in [time, time + 0.005, time + 0.1] {
          var alone = view
          alone.tick(at: later)
          let offset = alone.engine.scroller.phase.offset(at: later)
          guard alone.frame.phase != .zooming else { continue }
          XCTAssertTrue(alone.engine.restRange.clamp(offset) == offset, "seed \(seed) at \(later): \(call)")
          XCTAssertEqual(alone.frame.overscroll, .zero, "seed \(seed) at \(later): \(call)")
        }
      }
    }
  }

  /// Only a movement of a finger changes a pull at once. Another viewport shows the same pull.
  func test_noPullAppearsOrVanishesAtOnce() {
    for seed in seeds {
      var view = view(seed: seed)
      for (time, call) in RandomSession(seed: seed).calls {
        view.tick(at: time)
        let before = view.engine.scroller.pull(at: time)
        call.apply(to: &view, at: time)
        let after = view.engine.scroller.pull(at: time)
        if case .input(let input) = call, input.moves { continue }
        XCTAssertEqual(after.x, before.x, accuracy: 0.011, "seed \(seed) at \(time): \(call)")
        XCTAssertEqual(after.y, before.y, accuracy: 0.011, "seed \(seed) at \(time): \(call)")
      }
    }
  }

  /// The pull is a function of time: ticks between the calls do not change it, and it ends when a frame needs no tick.
  func test_ticksDoNotChangeAPull() {
    for seed in seeds {
      var (often, seldom) = (view(seed: seed), view(seed: seed))
      for (time, call) in RandomSession(seed: seed).calls {
        while often.clock + 0.004 < time { often.tick(at: max(often.clock, 0) + 0.004) }
        call.apply(to: &often, at: time)
        call.apply(to: &seldom, at: time)
        XCTAssertEqual(often.frame.edgeEffect, seldom.frame.edgeEffect, "seed \(seed) at \(time): \(call)")
        XCTAssertEqual(often.frame.needsTick, seldom.frame.needsTick, "seed \(seed) at \(time): \(call)")
        let isHeld = often.frame.phase == .dragging || often.frame.phase == .tracking
        if !often.frame.needsTick, !isHeld {
          XCTAssertEqual(often.frame.edgeEffect, .zero, "seed \(seed) at \(time): \(call)")
        }
      }
    }
  }
}

extension ScrollInput {
  /// Whether it moves the content by a distance at once.
  fileprivate var moves: Bool {
    switch self {
    case .move, .panUpdate, .panUpdateUntilSilence, .momentum, .wheel(_, .points, _): true
    case .press, .release, .cancel, .hold, .holdEnd, .wheel, .key, .keyHeld, .keyUp, .steer, .steerEnd, .panBegin,
      .panStop, .panEnd, .momentumEnd, .zoom:
      false
    }
  }
}
