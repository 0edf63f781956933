import XCTest

@testable import ScrollKitCore

/// Pointers that steer one of several nested scrollers, and keys that are held over them.
final class NestingSteeringTests: XCTestCase {
  private func steer(_ stage: NestedStage, _ number: Int, at speed: Double = 100) {
    stage.put(.steer(Vector(x: 0, y: speed)), on: number, at: stage.now)
  }

  /// Causes that move or hold a chain of a child with 200 of room in a parent with 1000, and whether steering
  /// has precedence over each.
  private let rows: [(name: String, gives: Bool, begin: (NestedStage) -> Void)] = [
    ("nothing", true, { _ in }),
    ("fingers at rest", true, { $0.put(.hold, at: 1) }),
    ("fingers at rest on the parent", true, { $0.put(.hold, on: 1, at: 1) }),
    ("a fling", true, { $0.flick(900) }),
    ("a wheel", true, { $0.put(.wheel(by: Vector(x: 0, y: 9), .notches), at: 1) }),
    ("a wheel of points", true, { $0.put(.wheel(by: Vector(x: 0, y: 9), .points), at: 1) }),
    ("a held key", true, { $0.put(.keyHeld(.lineDown), at: 1) }),
    ("momentum", true, {
      $0.put(.panUpdate(by: Vector(x: 0, y: 10)), at: 1)
      $0.put(.panEnd(.platformMomentum), at: 1)
      $0.put(.momentum(by: Vector(x: 0, y: 10)), at: 1)
    }),
    ("a pan that fell silent", true, {
      $0.put(.panUpdateUntilSilence(by: Vector(x: 0, y: 10)), at: 1)
      $0.tick(1.2)
    }),
    ("a finger", false, { $0.drag([]) }),
    ("a drag", false, { $0.drag([10]) }),
    ("a drag through both", false, { $0.drag([400]) }),
    ("a pan", false, { $0.put(.panUpdate(by: Vector(x: 0, y: 10)), at: 1) }),
  ]

  func test_steering_movesTheSameScroller_untilItEnds() {
    for row in rows {
      for number in 0...1 {
        for ending in [ScrollInput.steerEnd, .cancel] {
          let about = "\(row.name), \(number), \(ending)"
          let stage = NestedStage([(200, 100), (1000, 100)])
          row.begin(stage)
          let begin = stage.offsets
          steer(stage, number, at: number == 0 ? -100 : 100)
          XCTAssertEqual(stage.phases[number] == .steering, row.gives, about)
          guard row.gives else { continue }
          stage.tick(stage.now + 0.5)
          XCTAssertEqual(stage.offsets[number], begin[number] + (number == 0 ? -50 : 50), accuracy: 1e-9, about)
          stage.put(ending, on: number, at: stage.now)
          XCTAssertEqual(stage.phases[number], .idle, about)
          stage.tick(stage.now + 100)
          XCTAssertEqual(stage.phases[number], .idle, about)
          XCTAssertEqual(stage.offsets[number], begin[number] + (number == 0 ? -50 : 50), accuracy: 1e-9, about)
        }
      }
    }
  }

  func test_aPressOnAnyMember_endsSteering() {
    for (steered, pressed) in [(0, 0), (1, 0), (1, 1)] {
      let stage = NestedStage([(200, 100), (1000, 100)])
      steer(stage, steered)
      stage.tick(0.5)
      stage.drag([10], on: pressed)
      XCTAssertFalse(stage.phases.contains(.steering), "\(steered), \(pressed)")
      stage.put(.steerEnd, on: steered, at: stage.now)
      XCTAssertEqual(stage.phases[pressed], .dragging)
      stage.put(.cancel, on: pressed, at: stage.now)
      stage.tick(stage.now + 100)
      XCTAssertTrue(stage.isResting)
    }
  }

  // MARK: Held keys

  func test_aHeldKey_movesTheChainEvenly_andBrakes() {
    for repeats in [0.0, 0.03, 0.4] {
      let stage = NestedStage([(200, 100), (1000, 0)])
      stage.put(.keyHeld(.lineDown), at: 1)
      assertEqual(stage.targets, [200, 1000])
      var next = 1 + repeats
      // A ramp of 0.2 s makes 100, then it is 1000 a second.
      for (time, child, parent) in [(1.2, 200.0, 0.0), (1.25, 200, 50), (1.5, 200, 300), (1.8, 200, 600)] {
        while repeats > 0, next < time {
          stage.put(.keyHeld(.lineDown), at: next)
          next += repeats
        }
        stage.tick(time)
        assertEqual(stage.offsets, [child, parent], "\(time), \(repeats)")
        XCTAssertEqual(stage.phases[1], .wheeling)
      }
      stage.put(.keyUp(.lineUp), at: 1.8)
      assertEqual(stage.targets, [200, 1000])
      stage.put(.keyUp(.lineDown), at: 1.8)
      assertEqual(stage.targets, [200, 675])
      stage.tick(2)
      assertEqual(stage.offsets, [200, 675])
      XCTAssertTrue(stage.isResting)
    }
  }

  func test_aHeldKey_hasThePaceOfTheFirstThatCanScroll() {
    // The child sees 400: 5 pages are 1750 a second; the parent sees 800, 3500.
    let rows: [(key: ScrollKey, child: Double, pace: Double)] = [
      (.lineDown, 0, 1000), (.pageDown, 0, 1750), (.pageDown, 2000, 3500), (.pageUp, 2000, -1750),
      (.pageUp, 0, -3500), (.lineUp, 0, -1000), (.home, 2000, 0), (.end, 2000, 0),
    ]
    for row in rows {
      let stage = NestedStage([
        .init(range: 2000, offset: row.child), .init(range: 8000, offset: 4000, viewport: 800),
      ])
      stage.put(.keyHeld(row.key), at: 1)
      stage.tick(1.25)
      XCTAssertEqual(stage.velocities.reduce(0, +), row.pace, accuracy: 1e-9, "\(row)")
      stage.put(.keyUp(row.key), at: 1.25)
      stage.tick(2)
      XCTAssertTrue(stage.isResting)
    }
  }

  func test_aHeldKey_overFingersAtRest_isReleasedToo() {
    let stage = NestedStage([(200, 100), (1000, 0)])
    stage.put(.hold, at: 1)
    stage.put(.keyHeld(.lineDown), at: 1)
    stage.tick(1.2)
    assertEqual(stage.offsets, [200, 0])
    stage.put(.keyUp(.lineDown), on: 1, at: 1.2)
    stage.tick(2)
    assertEqual(stage.offsets, [200, 75])
    XCTAssertTrue(stage.isResting)
  }

  func test_anotherKey_afterAHeldOne_countsFromWhereItIs() {
    let stage = NestedStage([(2000, 0), (1000, 0)])
    stage.put(.keyHeld(.lineDown), at: 1)
    stage.tick(1.5)
    stage.put(.key(.lineUp), at: 1.5)
    assertEqual(stage.targets, [360, 0])
  }

  func test_aHeldKey_thatIsCancelled_restsAtOnce() {
    let stage = NestedStage([(200, 0), (1000, 0)])
    stage.put(.keyHeld(.lineDown), at: 1)
    stage.tick(1.5)
    stage.put(.cancel, at: 1.5)
    XCTAssertTrue(stage.isResting)
    assertEqual(stage.offsets, [200, 200])
  }

  func test_aHeldKey_whoseMotionTheProgramStops_scrollsAgainAtItsNextRepeat() {
    let stage = NestedStage([(2000, 0), (1000, 0)])
    stage.put(.keyHeld(.lineDown), at: 1)
    stage.tick(1.5)
    stage.call(0, at: 1.5) { $0.stop(at: 1.5) }
    XCTAssertTrue(stage.isResting)
    assertEqual(stage.offsets, [400, 0])
    stage.put(.keyHeld(.lineDown), at: 1.53)
    stage.tick(2.03)
    assertEqual(stage.offsets, [800, 0])
  }

  func test_withoutSmoothing_aRepeatIsAStep() {
    var feel = Feel.gtk
    feel.slop = 0
    let stage = NestedStage([(60, 0), (1000, 0)], feel: feel)
    stage.put(.keyHeld(.lineDown), at: 1)
    assertEqual(stage.offsets, [40, 0])
    stage.put(.keyHeld(.lineDown), at: 1.03)
    assertEqual(stage.offsets, [60, 20])
  }
}
