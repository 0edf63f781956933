import XCTest

@testable import ScrollKitCore

final class ScrollEngineTests: XCTestCase {
  private var engine = ScrollEngine(mode: .driven, setting: ScrollPhaseTests.setting)
  private var host = ScrollEngine(mode: .observed, setting: ScrollPhaseTests.setting)

  override func setUp() {
    engine = ScrollEngine(mode: .driven, setting: ScrollPhaseTests.setting)
    host = ScrollEngine(mode: .observed, setting: ScrollPhaseTests.setting)
    engine.setOffset(Vector(x: 0, y: 1000), at: 0)
    host.handle(.didScroll(to: Vector(x: 0, y: 1000)), at: 0)
    host.tick(0.2)
    _ = Self.events(&engine)
    _ = Self.events(&host)
  }

  private static func events(_ engine: inout ScrollEngine) -> [ScrollEvent] {
    var found: [ScrollEvent] = []
    while let next = engine.nextEvent() { found.append(next.event) }
    return found
  }

  private func y(_ y: Double) -> Vector { Vector(x: 0, y: y) }

  // MARK: Creation

  func test_anEngineWithAFeel_isDrivenAndStartsAtTheTop() {
    var list = ScrollEngine(feel: .android)
    list.change(to: ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 5000)), at: 0)
    let copy = list  // a frame is read from a constant
    XCTAssertEqual(copy.mode, .driven)
    XCTAssertEqual(copy.setting.feel, .android)
    XCTAssertEqual(copy.setting.geometry.range.y, Interval(lower: 0, upper: 4400))
    XCTAssertEqual(copy.setting.geometry.range.x, Interval(lower: 0, upper: 0))
    XCTAssertEqual(copy.frame.offset, .zero)
    XCTAssertFalse(copy.frame.needsTick)
  }

  func test_aDrag_isThatOfTheFingerThatHoldsTheContent() {
    engine.handle(.press(pointer: 1, at: y(500)), at: 1)
    XCTAssertFalse(engine.drag(1, toX: 0, y: 495, at: 1.01), "within the slop")
    engine.handle(.move(pointer: 1, to: y(450)), at: 1.02)
    let before = engine.frame.offset
    XCTAssertTrue(engine.drag(1, toX: 0, y: 440, at: 1.03))
    XCTAssertEqual(engine.frame.offset, before + y(10))
    XCTAssertFalse(engine.drag(2, toX: 0, y: 400, at: 1.04), "another finger")
    XCTAssertEqual(engine.frame.offset, before + y(10))
  }

  func test_aChangeWithoutAShift_keepsTheOffset() {
    var grown = engine
    let offset = engine.frame.offset
    grown.change(to: ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 9000)), at: 1)
    XCTAssertEqual(grown.frame.offset, offset)
  }

  // MARK: Events

  func test_theEventsOfAnAnimation_comeInOrder() {
    let id = engine.scroll(to: y(2000), at: 1)
    XCTAssertEqual(
      Self.events(&engine), [.willRest(at: y(2000)), .phaseChanged(from: .idle, to: .animating)])
    engine.tick(1.1)
    engine.tick(1.2)
    XCTAssertEqual(Self.events(&engine), [.didScroll(to: engine.frame.offset)], "movements in a row are one")
    engine.tick(1.5)
    XCTAssertEqual(
      Self.events(&engine),
      [
        .didScroll(to: y(2000)), .phaseChanged(from: .animating, to: .idle), .didRest(at: y(2000)),
        .animationCompleted(id, finished: true),
      ])
    engine.tick(1.6)
    XCTAssertEqual(Self.events(&engine), [])
  }

  func test_theEndOfAMotion_isEmittedBeforeALaterInput() {
    let id = engine.scroll(to: y(2000), at: 1)
    _ = Self.events(&engine)
    engine.handle(.press(pointer: 1, at: .zero), at: 5)
    XCTAssertEqual(
      Self.events(&engine),
      [
        .didScroll(to: y(2000)), .phaseChanged(from: .animating, to: .idle), .didRest(at: y(2000)),
        .animationCompleted(id, finished: true), .phaseChanged(from: .idle, to: .tracking),
      ])
  }

  func test_everyScrollCompletesExactlyOnce_howeverItEnds() {
    typealias End = (name: String, finished: Bool, end: (inout ScrollEngine) -> Void)
    let ends: [End] = [
      ("arrives", true, { $0.tick(9) }),
      ("caught", false, { $0.handle(.press(pointer: 1, at: .zero), at: 1.1) }),
      ("a wheel", false, { $0.handle(.wheel(by: Vector(x: 0, y: 1), .notches), at: 1.1) }),
      ("replaced", false, { _ = $0.scroll(to: Vector(x: 0, y: 10), at: 1.1) }),
      ("stopped", false, { $0.stop(at: 1.1) }),
      ("placed elsewhere", false, { $0.setOffset(.zero, at: 1.1) }),
    ]
    for end in ends {
      setUp()
      let id = engine.scroll(to: y(2000), at: 1)
      end.end(&engine)
      engine.tick(20)
      let completions = Self.events(&engine).filter {
        $0 == .animationCompleted(id, finished: true) || $0 == .animationCompleted(id, finished: false)
      }
      XCTAssertEqual(completions, [.animationCompleted(id, finished: end.finished)], end.name)
    }
  }

  func test_aScrollToWhereItIs_andOneAtOnce_completeAtOnce() {
    let there = engine.scroll(to: y(1000), at: 1)
    XCTAssertEqual(Self.events(&engine), [.animationCompleted(there, finished: true)])
    let jumped = engine.jump(to: y(50), at: 1)
    XCTAssertEqual(Self.events(&engine), [.didScroll(to: y(50)), .animationCompleted(jumped, finished: true)])
    XCTAssertEqual(jumped, there + 1)
    XCTAssertFalse(engine.frame.needsTick)
  }

  func test_scrollingByADistance_addsUp() {
    _ = engine.scroll(by: y(100), at: 1)
    _ = engine.scroll(by: y(100), at: 1.05)
    XCTAssertEqual(engine.frame.target, y(1200))
    engine.tick(2)
    engine.handle(.panUpdate(by: .zero), at: 3)
    engine.handle(.panEnd(.velocity(y(900))), at: 3)
    engine.tick(3.1)
    let now = engine.frame.offset.y
    _ = engine.scroll(by: y(10), at: 3.1)
    XCTAssertEqual(engine.frame.target.y, now + 10, accuracy: 1e-9, "a coast has no target to add to")
  }

  func test_aRectangleIsShown_withAsLittleScrollingAsCanBe() {
    _ = engine.scroll(showing: Pair(x: Interval(lower: 0, upper: 10), y: Interval(lower: 1700, upper: 1800)), at: 1)
    XCTAssertEqual(engine.frame.target, y(1200))
  }

  func test_targetsOutOfRange_areClamped() {
    _ = engine.scroll(to: Vector(x: 1e6, y: 1e6), at: 1)
    XCTAssertEqual(engine.frame.target, y(4400))
    engine.setOffset(y(-50), at: 1)
    XCTAssertEqual(engine.frame.offset, y(0))
  }

  func test_theFrameHasOffsetVelocityAndTarget() {
    engine.handle(.press(pointer: 1, at: .zero), at: 1)
    engine.handle(.move(pointer: 1, to: y(-30)), at: 1.02)
    engine.handle(.move(pointer: 1, to: y(-40)), at: 1.03)
    let frame = engine.frame
    XCTAssertEqual(frame.offset, y(1030))
    XCTAssertEqual(frame.target, frame.offset)
    XCTAssertEqual(frame.velocity.y, (0.05 * 1000 + 0.35 * 1500) / 0.4, accuracy: 1e-6)
    XCTAssertEqual(frame.progress, y(1030 / 4400.0))
    XCTAssertEqual(frame.overscroll, .zero)
    XCTAssertEqual(frame.phase, .dragging)
    XCTAssertFalse(frame.needsTick, "a finger brings its own events")
    engine.tick(1.5)
    XCTAssertEqual(engine.frame.velocity, .zero, "held still")
  }

  func test_anotherFeelAppliesToTheNextGesture() {
    engine.handle(.panUpdate(by: .zero), at: 1)
    engine.setFeel(.uikitFast, at: 1)
    XCTAssertEqual(engine.setting.feel, .uikitFast)
    engine.handle(.panEnd(.velocity(y(1000))), at: 1)
    let first = engine.frame.target.y
    XCTAssertEqual(first, 1000 + 1000 / 2.002002670673338 - 0.5, accuracy: 1e-3, "this motion continues")
    engine.tick(20)
    engine.handle(.panUpdate(by: .zero), at: 21)
    engine.handle(.panEnd(.velocity(y(1000))), at: 21)
    XCTAssertEqual(
      engine.frame.target.y, first + 1000 / 10.050335853501449 - 0.4, accuracy: 0.5)
  }

  // MARK: Observed

  func test_observed_wishesGoOutAsRequests() {
    let id = host.scroll(to: y(2000), at: 1)
    XCTAssertEqual(
      Self.events(&host),
      [
        .requested(.animate(to: y(2000), id)), .willRest(at: y(2000)),
        .phaseChanged(from: .idle, to: .animating),
      ])
    XCTAssertEqual(host.frame.offset, y(1000), "the host moves it")
    host.handle(.didScroll(to: y(2000)), at: 1.2)
    host.handle(.didEndAnimation, at: 1.25)
    XCTAssertEqual(
      Self.events(&host),
      [
        .didScroll(to: y(2000)), .phaseChanged(from: .animating, to: .idle), .didRest(at: y(2000)),
        .animationCompleted(id, finished: true),
      ])
    host.setOffset(y(-9), at: 2)
    XCTAssertEqual(Self.events(&host), [.requested(.jump(to: y(0)))])
    let there = host.scroll(to: y(2000), at: 3)
    XCTAssertEqual(Self.events(&host), [.animationCompleted(there, finished: true)], "there already")
  }

  func test_observed_aRequestCutOffByTheUser_isNotFinished() {
    let id = host.scroll(to: y(2000), at: 1)
    host.handle(.willBeginDragging, at: 1.1)
    XCTAssertTrue(Self.events(&host).contains(.animationCompleted(id, finished: false)))
    XCTAssertEqual(host.frame.phase, .dragging)
  }

  func test_observed_stopAndShiftRequestOffsets() {
    host.stop(at: 1)
    XCTAssertEqual(Self.events(&host), [], "nothing moves")
    let id = host.scroll(to: y(2000), at: 1)
    _ = Self.events(&host)
    host.stop(at: 1.1)
    XCTAssertEqual(
      Self.events(&host),
      [
        .requested(.jump(to: y(1000))), .phaseChanged(from: .animating, to: .idle),
        .didRest(at: y(1000)), .animationCompleted(id, finished: false),
      ], "a stopped scroll is completed")
    let next = host.scroll(to: y(2000), at: 1.1)
    _ = Self.events(&host)
    host.change(to: ScrollPhaseTests.setting.geometry, shift: y(40), at: 1.2)
    XCTAssertEqual(
      Self.events(&host),
      [
        .requested(.shift(to: y(1040))), .requested(.animate(to: y(2040), next)), .didScroll(to: y(1040)),
        .willRest(at: y(2040)),
      ], "the end of the animation is requested again")
    host.change(to: ScrollPhaseTests.setting.geometry, shift: .zero, at: 1.2)
    XCTAssertEqual(Self.events(&host), [])
  }

  func test_observed_contentThatShrinksDuringACoast_bouncesAtOnce() {
    host.handle(.willBeginDragging, at: 1)
    host.handle(.didEndDragging(decelerates: true), at: 1)
    XCTAssertEqual(host.frame.phase, .coasting)
    let short = AxisGeometry(viewport: 600, content: 700)
    host.change(to: Pair(x: short, y: short), shift: .zero, at: 1.01)
    XCTAssertEqual(host.frame.phase, .bouncing)
  }

  func test_observed_stoppedOutOfRange_requestsAReturn() {
    host.handle(.willBeginDragging, at: 1)
    host.handle(.didScroll(to: y(-30)), at: 1)
    host.handle(.didEndDragging(decelerates: true), at: 1)
    _ = Self.events(&host)
    host.stop(at: 1.01)
    XCTAssertEqual(Self.events(&host).first, .requested(.jump(to: y(0))))
  }

  func test_observed_needsATickOnlyWhileASilenceIsWaitedFor() {
    host.handle(.didScroll(to: y(1010)), at: 1)
    XCTAssertTrue(host.frame.needsTick)
    XCTAssertEqual(host.frame.phase, .wheeling)
    host.tick(1.2)
    XCTAssertEqual(host.frame.phase, .idle)
    XCTAssertFalse(host.frame.needsTick)
  }

  // MARK: The queue

  func test_aFullQueueLosesTheNewest_andTellsHowMany() {
    var queue = EventQueue()
    for place in 0..<20 { queue.add(.didRest(at: y(Double(place))), at: Double(place)) }
    for place in 0..<16 { XCTAssertEqual(queue.next(at: 99)?.event, .didRest(at: y(Double(place)))) }
    XCTAssertEqual(queue.next(at: 99), TimedEvent(event: .overflowed(lost: 4), time: 99))
    XCTAssertNil(queue.next(at: 99))
    queue.add(.didRest(at: .zero), at: 100)
    XCTAssertEqual(queue.next(at: 100)?.event, .didRest(at: .zero))
  }

  func test_movementsInARowAreOne_butNotAcrossOtherEvents_norAfterALoss() {
    var queue = EventQueue()
    queue.add(.didScroll(to: y(1)), at: 1)
    queue.add(.didScroll(to: y(2)), at: 2)
    queue.add(.didRest(at: y(2)), at: 2)
    queue.add(.didScroll(to: y(3)), at: 3)
    XCTAssertEqual(queue.next(at: 3), TimedEvent(event: .didScroll(to: y(2)), time: 2))
    XCTAssertEqual(queue.next(at: 3)?.event, .didRest(at: y(2)))
    XCTAssertEqual(queue.next(at: 3)?.event, .didScroll(to: y(3)))
    XCTAssertNil(queue.next(at: 3))
    for _ in 0..<17 { queue.add(.didRest(at: .zero), at: 4) }
    queue.add(.didScroll(to: y(9)), at: 5)
    for _ in 0..<16 { _ = queue.next(at: 5) }
    XCTAssertEqual(queue.next(at: 5)?.event, .overflowed(lost: 2))
  }
}
