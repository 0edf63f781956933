import XCTest

@testable import ScrollKitCore

final class ScrollEngineTests: XCTestCase {
  private var view = ScrollView(mode: .driven, setting: ScrollSetting.tall)
  private var host = ScrollView(mode: .observed, setting: ScrollSetting.tall)

  override func setUp() {
    view = ScrollView(mode: .driven, setting: ScrollSetting.tall)
    host = ScrollView(mode: .observed, setting: ScrollSetting.tall)
    view.setOffset(Vector(x: 0, y: 1000), at: 0)
    host.handle(.didScroll(to: Vector(x: 0, y: 1000)), at: 0)
    host.tick(at: 0.2)
    _ = Self.events(&view)
    _ = Self.events(&host)
  }

  private static func events(_ view: inout ScrollView) -> [ScrollEvent] {
    view.takeEvents().map(\.event)
  }

  private func y(_ y: Double) -> Vector { Vector(x: 0, y: y) }

  // MARK: Creation

  func test_aViewWithAFeel_isDrivenAndStartsAtTheTop() {
    var list = ScrollView(feel: .android)
    list.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 5000)), at: 0)
    let copy = list  // a frame is read from a constant
    XCTAssertEqual(copy.mode, .driven)
    XCTAssertEqual(copy.setting.rules.feel, .android)
    XCTAssertEqual(copy.setting.geometry.range.y, Interval(lower: 0, upper: 4400))
    XCTAssertEqual(copy.setting.geometry.range.x, Interval(lower: 0, upper: 0))
    XCTAssertEqual(copy.frame.offset, .zero)
    XCTAssertFalse(copy.frame.needsTick)
  }

  func test_aDrag_isThatOfTheFingerThatHoldsTheContent() {
    view.handle(.press(pointer: 1, at: y(500)), at: 1)
    XCTAssertFalse(view.drag(1, toX: 0, y: 495, at: 1.01), "within the slop")
    view.handle(.move(pointer: 1, to: y(450)), at: 1.02)
    let before = view.frame.offset
    XCTAssertTrue(view.drag(1, toX: 0, y: 440, at: 1.03))
    XCTAssertEqual(view.frame.offset, before + y(10))
    XCTAssertFalse(view.drag(2, toX: 0, y: 400, at: 1.04), "another finger")
    XCTAssertEqual(view.frame.offset, before + y(10))
  }

  func test_aChangeWithoutAShift_keepsTheOffset() {
    var grown = view
    let offset = view.frame.offset
    grown.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 9000)), at: 1)
    XCTAssertEqual(grown.frame.offset, offset)
  }

  // MARK: Events

  func test_theEventsOfAnAnimation_comeInOrder() {
    let id = view.scroll(to: y(2000), at: 1)
    XCTAssertEqual(
      Self.events(&view), [.willRest(at: y(2000)), .phaseChanged(from: .idle, to: .animating)])
    view.tick(at: 1.1)
    view.tick(at: 1.2)
    XCTAssertEqual(Self.events(&view), [.didScroll(to: view.frame.offset)], "movements in a row are one")
    view.tick(at: 1.5)
    XCTAssertEqual(
      Self.events(&view),
      [
        .didScroll(to: y(2000)), .phaseChanged(from: .animating, to: .idle), .didRest(at: y(2000)),
        .animationCompleted(id, finished: true),
      ])
    view.tick(at: 1.6)
    XCTAssertEqual(Self.events(&view), [])
  }

  func test_theEndOfAMotion_isEmittedBeforeALaterInput() {
    let id = view.scroll(to: y(2000), at: 1)
    _ = Self.events(&view)
    view.handle(.press(pointer: 1, at: .zero), at: 5)
    XCTAssertEqual(
      Self.events(&view),
      [
        .didScroll(to: y(2000)), .phaseChanged(from: .animating, to: .idle), .didRest(at: y(2000)),
        .animationCompleted(id, finished: true), .phaseChanged(from: .idle, to: .tracking),
      ])
  }

  func test_everyScrollCompletesExactlyOnce_howeverItEnds() {
    typealias End = (name: String, finished: Bool, end: (inout ScrollView) -> Void)
    let ends: [End] = [
      ("arrives", true, { $0.tick(at: 9) }),
      ("caught", false, { $0.handle(.press(pointer: 1, at: .zero), at: 1.1) }),
      ("a wheel", false, { $0.handle(.wheel(by: Vector(x: 0, y: 1), .notches), at: 1.1) }),
      ("replaced", false, { _ = $0.scroll(to: Vector(x: 0, y: 10), at: 1.1) }),
      ("stopped", false, { $0.stop(at: 1.1) }),
      ("placed elsewhere", false, { $0.setOffset(.zero, at: 1.1) }),
    ]
    for end in ends {
      setUp()
      let id = view.scroll(to: y(2000), at: 1)
      end.end(&view)
      view.tick(at: 20)
      let completions = Self.events(&view).filter {
        $0 == .animationCompleted(id, finished: true) || $0 == .animationCompleted(id, finished: false)
      }
      XCTAssertEqual(completions, [.animationCompleted(id, finished: end.finished)], end.name)
    }
  }

  func test_aScrollToWhereItIs_andOneAtOnce_completeAtOnce() {
    let there = view.scroll(to: y(1000), at: 1)
    XCTAssertEqual(Self.events(&view), [.animationCompleted(there, finished: true)])
    let jumped = view.scroll(to: y(50), by: .none, at: 1)
    XCTAssertEqual(Self.events(&view), [.didScroll(to: y(50)), .animationCompleted(jumped, finished: true)])
    XCTAssertEqual(jumped, there + 1)
    XCTAssertFalse(view.frame.needsTick)
  }

  func test_scrollingByADistance_addsUp() {
    view.scroll(by: y(100), at: 1)
    view.scroll(by: y(100), at: 1.05)
    XCTAssertEqual(view.frame.target, y(1200))
    view.tick(at: 2)
    view.handle(.panUpdate(by: .zero), at: 3)
    view.handle(.panEnd(.velocity(y(900))), at: 3)
    view.tick(at: 3.1)
    let now = view.frame.offset.y
    view.scroll(by: y(10), at: 3.1)
    XCTAssertEqual(view.frame.target.y, now + 10, accuracy: 1e-9, "a coast has no target to add to")
  }

  func test_aRectangleIsShown_withAsLittleScrollingAsCanBe() {
    view.scroll(showing: Pair(x: Interval(lower: 0, upper: 10), y: Interval(lower: 1700, upper: 1800)), at: 1)
    XCTAssertEqual(view.frame.target, y(1200))
  }

  func test_targetsOutOfRange_areClamped() {
    view.scroll(to: Vector(x: 1e6, y: 1e6), at: 1)
    XCTAssertEqual(view.frame.target, y(4400))
    view.setOffset(y(-50), at: 1)
    XCTAssertEqual(view.frame.offset, y(0))
  }

  func test_theFrameHasOffsetVelocityAndTarget() {
    view.handle(.press(pointer: 1, at: .zero), at: 1)
    view.handle(.move(pointer: 1, to: y(-30)), at: 1.02)
    view.handle(.move(pointer: 1, to: y(-40)), at: 1.03)
    let frame = view.frame
    XCTAssertEqual(frame.offset, y(1030))
    XCTAssertEqual(frame.target, frame.offset)
    XCTAssertEqual(frame.velocity.y, (0.05 * 1000 + 0.35 * 1500) / 0.4, accuracy: 1e-6)
    XCTAssertEqual(frame.progress, y(1030 / 4400.0))
    XCTAssertEqual(frame.overscroll, .zero)
    XCTAssertEqual(frame.phase, .dragging)
    XCTAssertFalse(frame.needsTick, "a finger brings its own events")
    view.tick(at: 1.5)
    XCTAssertEqual(view.frame.velocity, .zero, "held still")
  }

  func test_anotherFeelAppliesToTheNextGesture() {
    view.handle(.panUpdate(by: .zero), at: 1)
    view.setFeel(.uikitFast, at: 1)
    XCTAssertEqual(view.setting.rules.feel, .uikitFast)
    view.handle(.panEnd(.velocity(y(1000))), at: 1)
    let first = view.frame.target.y
    XCTAssertEqual(first, 1000 + 1000 / 2.002002670673338 - 0.5, accuracy: 1e-3, "this motion continues")
    view.tick(at: 20)
    view.handle(.panUpdate(by: .zero), at: 21)
    view.handle(.panEnd(.velocity(y(1000))), at: 21)
    XCTAssertEqual(
      view.frame.target.y, first + 1000 / 10.050335853501449 - 0.4, accuracy: 0.5)
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
    host.handle(.didScroll(to: y(0)), at: 2)
    _ = Self.events(&host)
    let there = host.scroll(to: y(0), at: 3)
    XCTAssertEqual(Self.events(&host), [.animationCompleted(there, finished: true)], "there already")
  }

  /// What the program asks for counts from where it has put the content, also before the toolkit answers.
  func test_observed_scrollsCountFromTheRequestedOffset() {
    let scrolls: [(name: String, target: Double, make: (inout ScrollView) -> Void)] = [
      ("by a distance", 1100, { $0.scroll(by: self.y(100), at: 1) }),
      ("back to where the toolkit is", 0, { $0.scroll(to: .zero, at: 1) }),
      ("to a visible rectangle", 1000, {
        $0.scroll(showing: Pair(x: Interval(lower: 0, upper: 9), y: Interval(lower: 1500, upper: 1509)), at: 1)
      }),
    ]
    for (name, target, make) in scrolls {
      var view = ScrollView(mode: .observed, setting: .tall)
      view.setOffset(y(1000), at: 1)
      make(&view)
      var requested = Vector.zero
      for next in view.takeEvents() {
        switch next.event {
        case .requested(.jump(let offset)), .requested(.animate(let offset, _)): requested = offset
        case _: break
        }
      }
      XCTAssertEqual(requested.y, target, name)
    }
  }

  func test_observed_aScrollBackToWhereContentIs_endsTheAnimationUnderWay() {
    var view = ScrollView(mode: .observed)
    view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 5000)), at: 0)
    view.handle(.didScroll(to: .down(1000)), at: 0)
    view.tick(at: 1)
    _ = view.takeEvents()
    let first = view.scroll(to: .down(2000), at: 1)
    let second = view.scroll(to: .down(1000), at: 1)
    let events = view.takeEvents().map(\.event)
    XCTAssertTrue(events.contains(.animationCompleted(first, finished: false)), "\(events)")
    XCTAssertTrue(events.contains(.requested(.jump(to: .down(1000)))))
    XCTAssertTrue(events.contains(.animationCompleted(second, finished: true)))
    XCTAssertEqual(view.frame.target, .down(1000))
    _ = view.scroll(to: .down(1000), at: 2)
    XCTAssertFalse(view.takeEvents().contains { if case .requested = $0.event { true } else { false } }, "it rests there")
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
    host.setGeometry(ScrollSetting.tall.geometry, shift: y(40), at: 1.2)
    XCTAssertEqual(
      Self.events(&host),
      [
        .requested(.shift(to: y(1040))), .requested(.animate(to: y(2040), next)), .didScroll(to: y(1040)),
        .willRest(at: y(2040)),
      ], "the end of the animation is requested again")
    host.setGeometry(ScrollSetting.tall.geometry, at: 1.2)
    XCTAssertEqual(Self.events(&host), [])
  }

  func test_observed_contentThatShrinksDuringACoast_bouncesAtOnce() {
    host.handle(.willBeginDragging, at: 1)
    host.handle(.didEndDragging(decelerates: true), at: 1)
    XCTAssertEqual(host.frame.phase, .coasting)
    let short = AxisGeometry(viewport: 600, content: 700)
    host.setGeometry(Pair(x: short, y: short), at: 1.01)
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
    host.tick(at: 1.2)
    XCTAssertEqual(host.frame.phase, .idle)
    XCTAssertFalse(host.frame.needsTick)
  }
}
