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

  // MARK: Gestures that follow one another

  /// A scroller alone and the same nested, to which the same is done.
  private struct Twins {
    var alone: ScrollView
    let stage: NestedStage

    init(_ layer: NestedStage.Layer = .init(range: 4000), feel: Feel = NestedStage.bare) {
      alone = ScrollView(
        mode: .driven, setting: ScrollSetting(geometry: .empty, feel: feel, alwaysBounces: Pair(x: false, y: false)))
      stage = NestedStage([layer, .init(range: 0)], feel: feel)
      alone.setGeometry(NestedStage.geometry(layer), at: 0)
      alone.setOffset(.down(layer.offset), at: 0)
      alone.setSnapRule(layer.snap, .y, at: 0)
      _ = (alone.takeEvents(), stage.events(0))
    }

    mutating func put(_ input: ScrollInput, at time: Double) {
      alone.handle(input, at: time)
      stage.put(input, at: time)
    }

    mutating func call(at time: Double, _ body: (inout ScrollView) -> Void) {
      alone.passTime(at: time)
      body(&alone)
      stage.call(0, at: time, body)
    }

    /// Ticks, and checks that both have the same frame, context and events, but for rounding.
    mutating func check(_ time: Double, file: StaticString = #filePath, line: UInt = #line) {
      alone.tick(at: time)
      stage.tick(time)
      let (one, other) = (alone.frame, stage.frame(0))
      for axis in [Axis.x, .y] {
        assertEqual(
          [other.offset[axis], other.target[axis], other.velocity[axis], other.edgeEffect[axis]],
          [one.offset[axis], one.target[axis], one.velocity[axis], one.edgeEffect[axis]], within: 1e-6, "\(axis) at \(time)",
          file: file, line: line)
      }
      XCTAssertEqual(other.phase, one.phase, file: file, line: line)
      let (context, nested) = (alone.scrollContext, stage.view(0).scrollContext)
      XCTAssertEqual(nested.heading, context.heading, file: file, line: line)
      assertEqual([nested.began.x, nested.began.y], [context.began.x, context.began.y], file: file, line: line)
      XCTAssertEqual(Self.names(stage.events(0)), Self.names(alone.takeEvents()), file: file, line: line)
    }

    /// The events but for the offsets, which have rounding errors.
    private static func names(_ events: [TimedEvent]) -> [String] {
      events.map { String(describing: $0.event).prefix { $0 != "(" }.description }.filter { $0 != "didScroll" }
    }
  }

  /// The pan ends where the finger comes down: content does not rest in between, nor does an edge return it for a moment.
  func test_aFingerThatFollowsALostPan_takesItsPlace() {
    for distance in [-30.0, 30] {
      var twins = Twins()
      twins.put(.panUpdate(by: .down(distance)), at: 1)
      twins.check(1.01)
      twins.put(.press(pointer: 1, at: Vector(x: 100, y: 300)), at: 2)
      twins.check(2)
      XCTAssertEqual(twins.stage.phases[0], .tracking)
      twins.put(.move(pointer: 1, to: Vector(x: 100, y: 260)), at: 2.1)
      twins.check(2.1)
      twins.put(.release(pointer: 1), at: 2.5)
      twins.check(4)
    }
  }

  func test_aWheelOrAKeyThatFollowsALostPan_takesItsPlace() {
    let inputs = [
      ScrollInput.wheel(by: .down(2), .notches), .wheel(by: .down(-5), .points), .wheel(by: .zero, .points), .key(.pageDown), .panBegin,
    ]
    for input in inputs {
      var twins = Twins(.init(range: 4000, offset: 1000))
      twins.put(.panUpdate(by: .down(30)), at: 1)
      twins.put(input, at: 2)
      twins.check(2.05)
      twins.check(3)
    }
  }

  /// A finger whose release was not reported comes down again: it begins another gesture, here by another feel.
  func test_aFingerThatComesDownTwice_beginsAnew() {
    var twins = Twins()
    twins.put(.press(pointer: 1, at: Vector(x: 100, y: 300)), at: 1)
    twins.call(at: 1.1) { view in
      var feel = NestedStage.bare
      feel.slop = 50
      view.setFeel(feel, at: 1.1)
    }
    twins.put(.press(pointer: 1, at: Vector(x: 100, y: 300)), at: 2)
    twins.put(.move(pointer: 1, to: Vector(x: 100, y: 260)), at: 2.1)
    twins.check(2.1)
    assertEqual(twins.stage.offsets, [0, 0])
    twins.put(.move(pointer: 1, to: Vector(x: 100, y: 240)), at: 2.2)
    twins.check(2.2)
    XCTAssertEqual(twins.stage.phases, [.dragging, .idle])
  }

  /// A pointer that came down during a pan drags past its slop, and the pan ends: one change.
  func test_aPointerThatWaited_takesThePlaceOfAPan() {
    var feel = NestedStage.bare
    feel.slop = 10
    for ending in [ScrollInput.move(pointer: 1, to: Vector(x: 100, y: 260)), .panEnd(.coast)] {
      var twins = Twins(feel: feel)
      twins.put(.panUpdateUntilSilence(by: .down(30)), at: 1)
      twins.put(.press(pointer: 1, at: Vector(x: 100, y: 300)), at: 1.05)
      twins.put(ending, at: 1.1)
      twins.check(1.1)
      twins.put(.move(pointer: 1, to: Vector(x: 100, y: 240)), at: 1.12)
      twins.check(1.12)
      XCTAssertGreaterThan(twins.stage.offsets[0], 70)
      twins.put(.release(pointer: 1), at: 1.4)
      twins.check(3)
    }
  }

  /// A key along an axis on which content fits changes nothing: a stream along the other goes on.
  func test_aKeyAlongAnAxisThatFits_changesNothing() {
    for rules in [NestRules(), { var rules = NestRules(); rules.overscroll.x = .contain; return rules }()] {
      var twins = Twins(.init(range: 4000, rules: rules))
      twins.put(.wheel(by: .down(40), .points), at: 1)
      twins.put(.key(.pageRight), at: 1.1)
      twins.check(1.1)
      XCTAssertEqual(twins.stage.phases[0], .wheeling)
      twins.check(1.2)
      XCTAssertEqual(twins.stage.phases[0], .idle)
    }
  }

  /// A notch takes the feel that was set after the one before: 60 points, then 100.
  func test_aFeelThatIsSetBetweenTwoNotches_countsFromTheNext() {
    var twins = Twins()
    twins.put(.wheel(by: .down(1), .notches), at: 1)
    twins.call(at: 1.02) { view in
      var feel = NestedStage.bare
      feel.wheelStep = .points(100)
      view.setFeel(feel, at: 1.02)
    }
    twins.put(.wheel(by: .down(1), .notches), at: 1.05)
    twins.check(1.07)
    twins.check(3)
    assertEqual(twins.stage.offsets, [160, 0])
  }

  /// A key that moves nothing leaves content under a stream, also where a feel was set meanwhile.
  func test_aKeyWithoutEffect_afterANewFeel_leavesTheStream() {
    var feel = NestedStage.bare
    feel.wheelSmoothing = .none
    var twins = Twins(.init(range: 300), feel: feel)
    twins.put(.key(.pageDown), at: 1)
    twins.call(at: 1.02) { $0.setFeel(.chromium, at: 1.02) }
    twins.put(.wheel(by: .down(5), .points), at: 1.05)
    twins.check(1.06)
    XCTAssertEqual(twins.stage.phases[0], .wheeling)
    twins.check(1.3)
  }

  /// A zoom that follows a lost pan ends it.
  func test_aWheelThatZooms_endsALostPan() {
    var twins = Twins()
    twins.call(at: 0) { $0.enableZoom(from: 1, to: 2, at: 0) }
    twins.put(.panUpdate(by: .down(30)), at: 1)
    twins.put(.zoom(.wheel(by: -50, .notches, about: .zero)), at: 2)
    twins.stage.tick(4)
    twins.alone.tick(at: 4)
    XCTAssertEqual(twins.stage.frame(0), twins.alone.frame)
    XCTAssertEqual(twins.stage.frame(0).scale, 2)
  }

  /// A stream keeps its feel, as alone.
  func test_aFeelThatIsSetDuringAStream_countsAfterIt() {
    var twins = Twins()
    twins.put(.wheel(by: .down(40), .points), at: 1)
    twins.call(at: 1.02) { $0.setFeel(.chromium, at: 1.02) }
    twins.put(.wheel(by: .down(40), .points), at: 1.05)
    twins.check(1.1)
    assertEqual(twins.stage.offsets, [80, 0])
    twins.check(3)
  }

  /// The pace of the notches goes on, also where the program has scrolled in between.
  func test_notchesAroundAScrollOfTheProgram_keepTheirPace() {
    var feel = NestedStage.bare
    feel.wheelSmoothing = .steady
    var twins = Twins(feel: feel)
    twins.put(.wheel(by: .down(1), .notches), at: 1)
    twins.call(at: 1.05) { _ = $0.scroll(to: .down(1000), at: 1.05) }
    for step in 1...3 {
      twins.put(.wheel(by: .down(1), .notches), at: 1 + 0.12 * Double(step))
      twins.check(1.05 + 0.12 * Double(step))
    }
    twins.check(4)
  }

  /// The platform's momentum moves content along x while an edge returns it along y, first upwards: it heads where it moves. In 0.06 s it has
  /// turned.
  func test_contentUnderMomentum_thatAnEdgeReturns_headsWhereItMoves() {
    var twins = Twins(.init(range: 4000, across: 1700), feel: .uikit)
    twins.call(at: 0) { $0.setOffset(Vector(x: 500, y: 0), at: 0) }
    twins.put(.panUpdate(by: Vector(x: 20, y: -40)), at: 1)
    twins.put(.panUpdate(by: Vector(x: 20, y: -40)), at: 1.01)
    twins.put(.momentum(by: Vector(x: 20, y: -40)), at: 1.02)
    twins.check(1.03)
    XCTAssertEqual(twins.alone.scrollContext.heading, .top)
    twins.check(1.15)
    XCTAssertEqual(twins.alone.scrollContext.heading, .bottom)
    twins.put(.panBegin, at: 1.16)
    twins.check(1.16)
    XCTAssertEqual(twins.alone.scrollContext.heading, .bottom)
  }

  /// A finger catches content that coasts by itself, after a pinch, and flings it on with the momentum that is left, in every feel.
  func test_aFlingAfterAPinch_hasTheMomentumOfTheFlingThatItCaught() {
    for feel in Feel.everyRule {
      var twins = Twins(.init(range: 40_000, offset: 20_000), feel: feel)
      twins.call(at: 0) { $0.enableZoom(from: 1, to: 4, at: 0) }
      func finger(_ pointer: UInt64, _ y: Double) -> ScrollInput { .move(pointer: pointer, to: Vector(x: 100, y: y)) }
      twins.put(.press(pointer: 1, at: Vector(x: 100, y: 300)), at: 1)
      twins.put(.press(pointer: 2, at: Vector(x: 200, y: 300)), at: 1)
      for step in 1...4 {
        twins.put(finger(1, 300 - 20 * Double(step)), at: 1 + 0.01 * Double(step))
        twins.put(.move(pointer: 2, to: Vector(x: 200, y: 300 - 20 * Double(step))), at: 1 + 0.01 * Double(step))
      }
      twins.put(.release(pointer: 2), at: 1.04)
      twins.put(.release(pointer: 1), at: 1.04)
      twins.put(.press(pointer: 1, at: Vector(x: 100, y: 300)), at: 1.1)
      for step in 1...4 { twins.put(finger(1, 300 - 20 * Double(step)), at: 1.1 + 0.01 * Double(step)) }
      twins.put(.release(pointer: 1), at: 1.14)
      twins.check(1.14)
      XCTAssertGreaterThan(twins.stage.velocities[0], 500)
      twins.check(9)
    }
  }

  // MARK: Content out of range

  /// Content that fits along x is shifted out of range: it returns there as alone, and follows fingers meanwhile.
  func test_contentThatFits_butIsOutOfRange_returns() {
    for catches in [true, false] {
      var twins = Twins()
      twins.call(at: 1) { view in
        view.setGeometry(NestedStage.geometry(.init(range: 4000)), shift: Vector(x: -100, y: 0), at: 1)
      }
      twins.check(1)
      if catches {
        twins.put(.panUpdate(by: Vector(x: -20, y: 30)), at: 1.05)
        twins.check(1.05)
        XCTAssertLessThan(twins.stage.acrosses[0], -20)
        twins.put(.panEnd(.velocity(.down(800))), at: 1.06)
        twins.check(1.07)
        XCTAssertEqual(twins.stage.phases[0], .bouncing)
      }
      twins.check(5)
      assertEqual(twins.stage.acrosses, [0, 0])
    }
  }

  /// The pull of an edge recedes as alone, whatever catches it: a spring that began anew would end at another time. The feel that was set
  /// meanwhile waits until it has receded.
  func test_thePullOfAnEdge_recedesAsAlone() {
    var feel = NestedStage.bare
    feel.edges = Pair(x: Ends(both: .stretch), y: Ends(both: .stretch))
    for pause in [0.05, 0.3, 0.5, 0.6] {
      var twins = Twins(feel: feel)
      for step in 0..<4 { twins.put(.panUpdate(by: .down(-15)), at: 1 + 0.01 * Double(step)) }
      twins.put(.panEnd(.coast), at: 1.2)
      twins.call(at: 1.21) { $0.setFeel(Self.clamping, at: 1.21) }
      twins.check(1.2 + pause / 2)
      twins.put(.panBegin, at: 1.2 + pause)
      twins.check(1.2 + pause)
      twins.put(.panUpdate(by: .down(5)), at: 1.25 + pause)
      twins.check(1.25 + pause)
      twins.put(.panEnd(.coast), at: 1.5 + pause)
      twins.check(1.6 + pause)
      twins.check(9)
    }
  }

  /// The program puts content elsewhere under fingers that have pulled its edge, twice: the pull recedes from the first time on.
  func test_thePullOfAnEdgeThatContentHasLeft_recedesUnderTheFingersAsAlone() {
    var feel = NestedStage.bare
    feel.edges = Pair(x: Ends(both: .stretch), y: Ends(both: .stretch))
    for holding in [ScrollInput.panUpdate(by: .down(-60)), .move(pointer: 1, to: Vector(x: 100, y: 360))] {
      var twins = Twins(feel: feel)
      if case .move = holding { twins.put(.press(pointer: 1, at: Vector(x: 100, y: 300)), at: 0.9) }
      twins.put(holding, at: 1)
      twins.call(at: 1.01) { $0.setOffset(.down(1000), at: 1.01) }
      twins.check(1.1)
      XCTAssertLessThan(twins.stage.frame(0).edgeEffect.y, -0.005)
      twins.call(at: 1.2) { $0.setOffset(.down(2000), at: 1.2) }
      for time in [1.21, 1.3, 1.4, 1.6, 3] { twins.check(time) }
      XCTAssertEqual(twins.stage.frame(0).edgeEffect.y, 0)
    }
  }

  /// A second finger ends the drag that pulls an edge: the pull recedes under the pinch.
  func test_thePullOfAnEdge_recedesUnderAPinchAsAlone() {
    var feel = NestedStage.bare
    feel.edges = Pair(x: Ends(both: .stretch), y: Ends(both: .stretch))
    var twins = Twins(feel: feel)
    twins.call(at: 0) { $0.enableZoom(from: 1, to: 4, at: 0) }
    twins.put(.press(pointer: 1, at: Vector(x: 100, y: 300)), at: 1)
    twins.put(.move(pointer: 1, to: Vector(x: 100, y: 360)), at: 1.05)
    twins.put(.press(pointer: 2, at: Vector(x: 200, y: 360)), at: 1.1)
    XCTAssertLessThan(twins.alone.frame.edgeEffect.y, -0.01)
    XCTAssertEqual(twins.stage.frame(0).edgeEffect.y, twins.alone.frame.edgeEffect.y, accuracy: 1e-9)
  }

  /// The program scrolls content whose edge a finger pulls, or a pinch begins: the pull recedes, and the refresh stays pulled until then.
  func test_aPullOfARefresh_thatTheProgramEnds_recedes() {
    var feel = NestedStage.bare
    feel.edges = Pair(x: Ends(both: .glow), y: Ends(both: .glow))
    let endings: [(inout Twins) -> Void] = [
      { twins in twins.call(at: 1.1) { _ = $0.scroll(to: .down(1000), at: 1.1) } },
      { twins in twins.put(.zoom(.begin(at: Vector(x: 100, y: 300), factor: 1)), at: 1.1) },
    ]
    for ending in endings {
      var twins = Twins(feel: feel)
      twins.call(at: 0) { view in
        view.enableRefresh(at: 0)
        view.enableZoom(from: 1, to: 2, at: 0)
      }
      twins.put(.press(pointer: 1, at: Vector(x: 100, y: 300)), at: 1)
      twins.put(.move(pointer: 1, to: Vector(x: 100, y: 330)), at: 1.05)
      ending(&twins)
      twins.check(1.1)
      XCTAssertEqual(twins.stage.view(0).refresh?.state, .pulled)
      for time in [1.15, 1.3, 2.5] { twins.check(time) }
      XCTAssertEqual(twins.stage.view(0).refresh?.state, .idle)
    }
  }

  /// A wheel zooms under fingers that rest on a trackpad, and not under a finger.
  func test_aWheelUnderAFinger_doesNotZoom() {
    for (holding, scale) in [(ScrollInput.press(pointer: 1, at: .zero), 1.0), (.hold, 2), (.panBegin, 1)] {
      var twins = Twins()
      twins.call(at: 0) { $0.enableZoom(from: 1, to: 2, at: 0) }
      twins.put(holding, at: 1)
      twins.put(.zoom(.wheel(by: -50, .notches, about: .zero)), at: 1.1)
      twins.check(1.1)
      twins.check(3)
      XCTAssertEqual(twins.stage.frame(0).scale, scale, "\(holding)")
    }
  }

  // MARK: Snapping

  private static let pages = NestedStage.Layer(range: 1600, snap: .pages(Paging()))

  /// Less motion ends during the platform's momentum: content that this leaves between two pages scrolls to one, and does not jump.
  func test_preferencesThatAreSetDuringMomentum_countForTheSnapAfterIt() {
    var twins = Twins(Self.pages)
    twins.call(at: 0) { view in
      var preferences = ScrollPreferences()
      preferences.reducesMotion = true
      view.setPreferences(preferences, at: 0)
    }
    twins.put(.panUpdate(by: .down(150)), at: 1)
    twins.call(at: 1.01) { $0.setPreferences(ScrollPreferences(), at: 1.01) }
    twins.put(.momentum(by: .down(150)), at: 1.05)
    twins.check(1.06)
    twins.put(.momentumEnd, at: 1.07)
    twins.check(1.07)
    XCTAssertEqual(twins.stage.phases[0], .coasting)
    for time in [1.1, 1.2, 4] { twins.check(time) }
    XCTAssertTrue(twins.stage.isResting)
  }

  /// Content in flight may not scroll any more by rules that were set meanwhile: a finger catches it all the same, without slop.
  func test_aFlingAlongAnAxisThatIsSwitchedOff_isCaught() {
    var feel = NestedStage.bare
    feel.slop = 20
    var twins = Twins(.init(range: 4000, across: 1000), feel: feel)
    twins.put(.press(pointer: 1, at: Vector(x: 100, y: 300)), at: 1)
    for step in 1...5 { twins.put(.move(pointer: 1, to: Vector(x: 100, y: 300 - 20 * Double(step))), at: 1 + 0.01 * Double(step)) }
    twins.call(at: 1.05) { $0.setScrollEnabled(x: true, y: false, at: 1.05) }
    twins.put(.release(pointer: 1), at: 1.05)
    twins.check(1.1)
    twins.put(.press(pointer: 1, at: Vector(x: 100, y: 300)), at: 1.2)
    twins.put(.move(pointer: 1, to: Vector(x: 90, y: 295)), at: 1.21)
    twins.check(1.21)
    XCTAssertEqual(twins.stage.phases[0], .dragging)
    assertEqual(twins.stage.acrosses, [10, 0])
  }

  /// Fingers that pan and send nothing any more let the page go. It is one scroll, which rests once.
  func test_aPageThatSilenceLetsGo_restsOnce() {
    var twins = Twins(Self.pages)
    twins.put(.panUpdateUntilSilence(by: .down(30)), at: 1)
    twins.put(.panUpdateUntilSilence(by: .down(30)), at: 1.01)
    twins.alone.tick(at: 1.2)
    XCTAssertEqual(twins.alone.frame.phase, .coasting)
    XCTAssertEqual(twins.alone.scrollContext.began, .zero)
    twins.check(1.2)
    twins.alone.tick(at: 5)
    XCTAssertEqual(twins.alone.takeEvents().count { if case .didRest = $0.event { true } else { false } }, 1)
    XCTAssertEqual(twins.alone.frame.offset, .zero)
  }

  /// A thumb that is held keeps the page from snapping when silence ends a pan.
  func test_aPageUnderAThumb_staysInSilence() {
    var alone = Twins(Self.pages).alone
    alone.enableScrollbar(.y, at: 0)
    alone.handle(.panUpdateUntilSilence(by: .down(60)), at: 1)
    alone.pressScrollbar(.y, at: alone.scrollbar(.y)!.thumb!.start + 1, time: 1.1)
    alone.tick(at: 1.5)
    XCTAssertEqual(alone.frame.offset, .down(60))
  }

  /// A wheel in points moves content away from the page at which it would rest: it heads where it moves, however often it is asked.
  func test_aStreamHeadsWhereItMoves() {
    var twins = Twins(Self.pages)
    twins.put(.wheel(by: .down(40), .points), at: 1)
    for time in [1, 1.05] {
      twins.check(time)
      XCTAssertEqual(twins.stage.view(0).scrollContext.heading, .bottom)
    }
    twins.call(at: 1.06) { $0.setPreferences(ScrollPreferences(), at: 1.06) }
    twins.check(1.07)
    XCTAssertEqual(twins.alone.scrollContext.heading, .bottom)
    twins.check(3)
    XCTAssertEqual(twins.alone.frame.offset, .zero)
  }

  /// Snapping that is set where content rests between two pages counts from the next input on, also one that moves nothing.
  func test_aTouchBetweenTwoPages_snaps() {
    var twins = Twins(.init(range: 1600, offset: 150))
    twins.call(at: 1) { $0.setSnapRule(.pages(Paging()), .y, at: 1) }
    twins.check(1)
    assertEqual(twins.stage.offsets, [150, 0])
    twins.put(.press(pointer: 1, at: .zero), at: 2)
    twins.put(.release(pointer: 1), at: 2.1)
    twins.check(2.2)
    twins.check(5)
    assertEqual(twins.stage.offsets, [0, 0])
  }

  /// A key without animation moves content at once, and then on to a page, also between two pages where points of a wheel have left it.
  func test_aKeyThatJumps_countsFromWhereItLeads() {
    var feel = NestedStage.bare
    feel.wheelSmoothing = .none
    var twins = Twins(Self.pages, feel: feel)
    twins.put(.key(.pageDown), at: 1)
    twins.check(1)
    assertEqual(twins.stage.offsets, [400, 0])
    twins.put(.wheel(by: .down(-30), .points), at: 1.3)
    twins.check(1.3)
    twins.put(.key(.pageDown), at: 1.32)
    twins.check(1.32)
    assertEqual(twins.stage.offsets, [800, 0])
    twins.check(3)
  }

  /// Parts of a notch add up also while an edge returns content along the other axis.
  func test_aPartOfANotch_whileContentMovesAcross_movesNoPage() {
    var feel = NestedStage.bare
    feel.wheelSmoothing = .none
    var twins = Twins(.init(range: 1600, across: 1000, snap: .pages(Paging())), feel: feel)
    for step in 0..<3 { twins.put(.panUpdate(by: Vector(x: -20, y: 0)), at: 1 + 0.01 * Double(step)) }
    twins.put(.panEnd(.coast), at: 1.2)
    twins.put(.wheel(by: .down(0.25), .notches), at: 1.25)
    twins.check(1.25)
    assertEqual(twins.stage.offsets, [0, 0])
    XCTAssertLessThan(twins.stage.acrosses[0], -1)
    twins.check(3)
  }

  // MARK: Others that move content

  /// Resampled content is at its target: fingers hold it there.
  func test_theTargetOfResampledContent_isWhereItIs() {
    var twins = Twins()
    twins.call(at: 0) { view in
      var preferences = ScrollPreferences()
      preferences.resamples = true
      view.setPreferences(preferences, at: 0)
    }
    twins.put(.press(pointer: 1, at: .zero), at: 1)
    for step in 1...5 { twins.put(.move(pointer: 1, to: .down(-10 * Double(step))), at: 1 + 0.01 * Double(step)) }
    for time in [1.051, 1.053, 1.06] {
      twins.check(time)
      XCTAssertEqual(twins.stage.targets[0], twins.stage.offsets[0])
    }
    twins.call(at: 1.061) { $0.setFeel(.chromium, at: 1.061) }
    XCTAssertEqual(twins.stage.targets[0], twins.stage.offsets[0])
    twins.check(1.061)
  }

  /// A pointer that steers along y leaves an edge along x to return the content as it does.
  func test_steeringDuringABounce_leavesTheOtherAxis() {
    var twins = Twins(.init(range: 4000, across: 1000))
    for step in 0..<5 { twins.put(.panUpdate(by: Vector(x: -20, y: -20)), at: 1 + 0.01 * Double(step)) }
    twins.put(.panEnd(.coast), at: 1.05)
    twins.check(1.1)
    twins.put(.steer(.down(120)), at: 1.2)
    for time in [1.2, 1.25, 1.5] { twins.check(time) }
    twins.put(.steerEnd, at: 2)
    twins.check(3)
  }

  // MARK: Content that changes under fingers

  /// Fingers that pan content which fits move it once it has room, along the axis in which they went.
  func test_contentThatGetsRoomUnderAPan_follows() {
    var twins = Twins(.init(range: 0))
    twins.put(.panUpdate(by: Vector(x: 15, y: 10)), at: 1)
    twins.check(1)
    twins.call(at: 1.01) { $0.setGeometry(NestedStage.geometry(.init(range: 900, across: 700)), at: 1.01) }
    twins.put(.panUpdate(by: Vector(x: 15, y: 10)), at: 1.02)
    twins.check(1.02)
    assertEqual([twins.stage.acrosses[0], twins.stage.offsets[0]], [15, 10])
  }

  /// A drag that is locked to the axis of one scroller stays so where the other gets room.
  func test_aLockedDrag_staysLocked() {
    let stage = NestedStage([.init(range: 0, across: 600), .init(range: 1000)])
    stage.drag([30], across: 5)
    assertEqual([stage.acrosses[0], stage.offsets[1]], [0, 30])
    stage.call(0, at: stage.now) { $0.setGeometry(NestedStage.geometry(.init(range: 0, across: 700)), at: stage.now) }
    stage.move(60, across: 50)
    assertEqual([stage.acrosses[0], stage.offsets[1]], [0, 60])
  }

  /// Content that is shifted out of range under fingers stays under them, along an axis on which it fits and past an edge that clamps.
  func test_contentThatIsShiftedUnderFingers_staysThere() {
    for feel in [NestedStage.bare, Self.clamping] {
      var twins = Twins(feel: feel)
      twins.put(.panBegin, at: 1)
      twins.call(at: 1.01) { view in
        view.setGeometry(NestedStage.geometry(.init(range: 4000)), shift: Vector(x: -120, y: -80), at: 1.01)
      }
      twins.check(1.01)
      assertEqual([twins.stage.acrosses[0], twins.stage.offsets[0]], [-120, -80])
      twins.put(.panUpdate(by: .down(10)), at: 1.02)
      twins.check(1.03)
      twins.put(.panEnd(.coast), at: 1.2)
      twins.check(4)
      assertEqual(twins.stage.offsets, [0, 0])
    }
  }

  /// Content that a refresh opens goes on there with the velocity of its fling, and bounces.
  func test_contentThatBeginsARefresh_goesOnAsAlone() {
    var twins = Twins()
    var options = RefreshOptions()
    (options.threshold, options.length) = (10, 60)
    twins.call(at: 0) { $0.enableRefresh(options, at: 0) }
    for step in 0..<5 { twins.put(.panUpdate(by: .down(-20)), at: 1 + 0.01 * Double(step)) }
    twins.put(.panEnd(.coast), at: 1.05)
    twins.check(1.06)
    XCTAssertEqual(twins.stage.view(0).refresh?.state, .refreshing)
    XCTAssertEqual(twins.stage.phases[0], .coasting)
    twins.check(4)
    assertEqual(twins.stage.offsets, [-60, 0])
  }
}
