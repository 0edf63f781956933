import XCTest

@testable import ScrollKitCore

/// A scroller that is nested in one without room answers as it does alone.
final class NestingAloneTests: XCTestCase {
  private enum Step {
    case input(ScrollInput, at: Double)
    case call(at: Double, (inout ScrollView) -> Void)
  }

  /// The offsets at some times, alone and nested, of content with a range of 4000 points.
  private func offsets(
    _ steps: [Step], at times: [Double], across: Double = 0, feel: Feel = NestedStage.bare
  ) -> (alone: [Double], nested: [Double]) {
    let layer = NestedStage.Layer(range: 4000, across: across)
    var alone = ScrollView(
      mode: .driven, setting: ScrollSetting(geometry: .empty, feel: feel, alwaysBounces: Pair(x: false, y: false)))
    alone.setGeometry(NestedStage.geometry(layer), at: 0)
    let stage = NestedStage([layer, .init(range: 0)], feel: feel)
    for step in steps {
      switch step {
      case .input(let input, let time):
        alone.handle(input, at: time)
        stage.put(input, at: time)
      case .call(let time, let body):
        alone.passTime(at: time)
        body(&alone)
        stage.call(0, at: time, body)
      }
    }
    let expected = times.map { time -> Double in
      alone.tick(at: time)
      return alone.lastSnapshot.offset.y
    }
    let actual = times.map { time -> Double in
      stage.tick(time)
      return stage.offsets[0]
    }
    return (expected, actual)
  }

  /// A key has a motion of its own duration (Chromium: 0.15 s), whatever the distance.
  func test_aKey_lastsAsLongAsAlone() {
    for (key, distance) in [(ScrollKey.lineDown, 40.0), (.pageDown, 350), (.end, 4000)] {
      let (alone, nested) = offsets([.input(.key(key), at: 1)], at: [1.05, 1.075, 1.1, 1.15])
      assertEqual(nested, alone, "\(key)")
      assertEqual([nested[1], nested[3]], [distance / 2, distance], "\(key)")
    }
  }

  func test_keysThatRepeat_addUpAsAlone() {
    let steps = (0..<5).map { Step.input(.key(.lineDown), at: 1 + 0.03 * Double($0)) }
    let (alone, nested) = offsets(steps, at: [1.13, 1.2, 1.4])
    assertEqual(nested, alone)
    XCTAssertEqual(nested[2], 200)
  }

  func test_fingersThatRestOnATrackpad_letAKeyScrollAsAlone() {
    let (alone, nested) = offsets([.input(.hold, at: 1), .input(.key(.pageDown), at: 1.1)], at: [1.15, 1.25])
    assertEqual(nested, alone)
    XCTAssertEqual(nested[1], 350)
  }

  /// A wheel continues the motion of a scroll of the program from its velocity, and ends it.
  func test_aWheelDuringAScroll_keepsItsVelocity() {
    let steps = [
      Step.call(at: 1) { _ = $0.scroll(to: .down(1000), at: 1) },
      .input(.wheel(by: Vector(x: 0, y: 2), .notches), at: 1.1),
    ]
    let (alone, nested) = offsets(steps, at: [1.11, 1.12, 1.15, 2])
    assertEqual(nested, alone)
    XCTAssertGreaterThan((nested[1] - nested[0]) / 0.01, 1000, "points per second")
  }

  func test_aNotchWithoutEffect_endsAutoscrollAsAlone() {
    let steps = [Step.input(.steer(Vector(x: 0, y: 200)), at: 1), .input(.wheel(by: Vector(x: 0, y: -1), .notches), at: 1)]
    let (alone, nested) = offsets(steps, at: [1.5, 2])
    assertEqual(nested, alone)
    assertEqual(nested, [0, 0])
  }

  /// A part of a notch that no whole step uses ends nothing.
  func test_aPartOfAStep_endsNothing() {
    var feel = NestedStage.bare
    feel.wheelStepping = .whole
    let steps = [Step.input(.steer(Vector(x: 0, y: 200)), at: 1), .input(.wheel(by: Vector(x: 0, y: 0.25), .notches), at: 1.5)]
    let (alone, nested) = offsets(steps, at: [1.6, 2], feel: feel)
    assertEqual(nested, alone)
    assertEqual(nested, [120, 200])
  }

  /// Content at its start does not move: a finger that comes down then does not catch it.
  func test_pointsWithoutEffect_areNoMotionThatAFingerCatches() {
    var feel = NestedStage.bare
    feel.slop = 10
    let steps = [
      Step.input(.wheel(by: Vector(x: 0, y: -50), .points), at: 1), .input(.press(pointer: 1, at: Vector(x: 200, y: 300)), at: 1.05),
      .input(.move(pointer: 1, to: Vector(x: 200, y: 240)), at: 1.1),
    ]
    let (alone, nested) = offsets(steps, at: [1.1], feel: feel)
    assertEqual(nested, alone)
    assertEqual(nested, [50])
  }

  // MARK: Drags that move nothing

  private static let clamping: Feel = {
    var feel = NestedStage.bare
    feel.edges = Pair(x: Ends(both: .clamp), y: Ends(both: .clamp))
    return feel
  }()

  /// Fingers that pan drag from the first report on, as alone.
  func test_aPanThatBegins_isADrag() {
    let stage = NestedStage([(1000, 0), (0, 0)])
    stage.put(.panBegin, at: 1)
    XCTAssertEqual(stage.phases, [.dragging, .idle])
    stage.put(.panEnd(.coast), at: 1.1)
    XCTAssertEqual(stage.phases, [.idle, .idle])
  }

  /// A finger that moves past its slop drags also where content is at its end: it is no tap.
  func test_aDragAtAnEndThatClamps_isADrag() {
    for (layers, phases) in [
      ([1000.0, 0], [ScrollPhase.dragging, .idle]), ([0, 0], [.tracking, .idle]), ([0, 1000], [.tracking, .dragging]),
      ([1000, 1000], [.dragging, .idle]),
    ] {
      let stage = NestedStage(layers.map { (range: $0, offset: 0) }, feel: Self.clamping)
      stage.drag([-50])
      XCTAssertEqual(stage.phases, phases, "\(layers)")
      assertEqual(stage.offsets, [0, 0])
      assertEqual(stage.velocities, [0, 0])
    }
  }

  /// What drags stays so until the fingers leave, also where they then move another member alone.
  func test_aPanThatBeginsOverACarousel_andMovesThePage_dragsBoth() {
    let stage = NestedStage([.init(range: 0, across: 600), .init(range: 1000)])
    stage.put(.panBegin, at: 1)
    XCTAssertEqual(stage.phases, [.dragging, .idle])
    stage.put(.panUpdate(by: .down(30)), at: 1.01)
    XCTAssertEqual(stage.phases, [.dragging, .dragging])
    assertEqual(stage.offsets, [0, 30])
    XCTAssertEqual(stage.events(0).count { $0.event == .dragBegan }, 1)
    stage.put(.panEnd(.platformMomentum), at: 1.02)
    stage.put(.momentum(by: .down(10)), at: 1.03)
    assertEqual(stage.offsets, [0, 40])
  }

  func test_thePlatformsMomentumAfterAPanThatMovedNothing_coastsAsAlone() {
    let stage = NestedStage([(0, 0), (0, 0)])
    stage.put(.panUpdate(by: .down(10)), at: 1)
    stage.put(.panEnd(.platformMomentum), at: 1.01)
    XCTAssertEqual(stage.phases, [.coasting, .idle])
    stage.tick(1.2)
    XCTAssertEqual(stage.phases, [.idle, .idle])
  }
}
