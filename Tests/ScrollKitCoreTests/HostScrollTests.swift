import XCTest

@testable import ScrollKitCore

/// What a toolkit's reports become.
final class HostScrollTests: XCTestCase {
  private let target = Vector(x: 0, y: 900)
  private let setting = ScrollSetting.tall

  private var reports: [(name: String, report: HostReport)] {
    [
      ("did scroll", .didScroll(to: Vector(x: 0, y: 500))), ("begin drag", .willBeginDragging),
      ("will end", .willEndDragging(velocity: Vector(x: 0, y: 800), target: target)),
      ("end, moves on", .didEndDragging(decelerates: true)), ("end, rests", .didEndDragging(decelerates: false)),
      ("end decel", .didEndDecelerating), ("end anim", .didEndAnimation),
    ]
  }

  /// As a toolkit's scroll view is, until it reports another offset.
  func test_beforeTheFirstReport_contentIsAtItsStart() {
    let inset = AxisGeometry(viewport: 600, content: 5000, leadingInset: 50, trailingInset: 20)
    let fits = AxisGeometry(viewport: 400, content: 400)
    func view(_ before: (inout ScrollView) -> Void) -> ScrollView {
      var view = ScrollView(mode: .observed)
      view.setAnchorPolicy(.none, at: 0)
      view.enableTop(at: 0)
      before(&view)
      view.setGeometry(ScrollGeometry(x: fits, y: inset), at: 0)
      return view
    }
    var new = view { _ in }
    XCTAssertEqual(new.lastSnapshot.offset, .down(-50))
    XCTAssertEqual(new.hostOffset, .down(-50))
    while let next = new.nextEvent() {
      if case .requested = next.event { XCTFail("there is nothing to request") }
    }
    new.handle(.didScroll(to: .down(-50)), at: 0.1)
    XCTAssertEqual(new.lastSnapshot.phase, .idle, "no movement")
    XCTAssertEqual(view { $0.handle(.didScroll(to: .zero), at: 0) }.lastSnapshot.offset, .zero, "that is reported")
    XCTAssertEqual(view { $0.setOffset(.down(300), at: 0) }.lastSnapshot.offset, view { $0.setOffset(.down(300), at: 0) }.hostOffset)

    var mirrored = ScrollView(mode: .observed)
    mirrored.setRightToLeft(true)
    let x = AxisGeometry.rightToLeft(viewport: 400, content: 3000, leftInset: 10, rightInset: 30)
    mirrored.setGeometry(ScrollGeometry(x: x, y: fits), at: 0)
    XCTAssertEqual(mirrored.lastSnapshot.offset, Vector(x: 30, y: 0))
  }

  func test_everyReportInEveryPhase_leadsToThePhaseInThePicture() {
    let setups: [(name: String, reports: [HostReport], animates: Bool)] = [
      ("idle", [], false), ("dragging", [.willBeginDragging], false),
      ("releasing", [.willBeginDragging, .willEndDragging(velocity: .zero, target: target)], false),
      ("decelerating", [.willBeginDragging, .didEndDragging(decelerates: true)], false),
      ("animating", [], true), ("scrolling", [.didScroll(to: Vector(x: 0, y: 3))], false),
    ]
    var drawn: [String] = []
    for setup in setups {
      var letters = ""
      for (_, report) in reports {
        var host = HostScroll()
        for earlier in setup.reports { _ = host.handle(earlier, at: 1, in: setting) }
        if setup.animates { host.willAnimate(7, to: target, at: 1) }
        _ = host.handle(report, at: 1.01, in: setting)
        letters.append(host.shownPhase(in: range).letter)
      }
      drawn.append("\(setup.name) \(letters)")
    }
    XCTAssertEqual(
      drawn,
      [
        //              did scroll, begin, will end, end and on, end and rest, decelerated, animated
        "idle wdiiiii", "dragging dddcidd",
        "releasing dddcidd", "decelerating cdcccic", "animating adaaaai", "scrolling wdwwwiw",
      ])
  }

  private let range = Pair(x: Interval(lower: 0, upper: 0), y: Interval(lower: 0, upper: 4400))

  func test_aFlingIsRecognizedByItsReports() {
    var host = HostScroll()
    _ = host.handle(.willBeginDragging, at: 1, in: setting)
    _ = host.handle(.didScroll(to: Vector(x: 0, y: 10)), at: 1.01, in: setting)
    _ = host.handle(.didScroll(to: Vector(x: 0, y: 20)), at: 1.02, in: setting)
    XCTAssertEqual(host.velocity.y, 1000, accuracy: 1e-6)
    XCTAssertEqual(host.target, host.offset)
    _ = host.handle(.willEndDragging(velocity: Vector(x: 0, y: 800), target: target), at: 1.03, in: setting)
    XCTAssertEqual(host.velocity.y, 800)
    XCTAssertEqual(host.target, target)
    _ = host.handle(.didEndDragging(decelerates: true), at: 1.03, in: setting)
    XCTAssertTrue(host.snapshot(in: range).isSettling)
    XCTAssertEqual(host.snapshot(in: range).phase, .coasting)
    _ = host.handle(.didScroll(to: Vector(x: 0, y: -12)), at: 1.05, in: setting)
    XCTAssertEqual(host.snapshot(in: range).phase, .bouncing)
    _ = host.handle(.didEndDecelerating, at: 1.4, in: setting)
    XCTAssertEqual(host.snapshot(in: range).phase, .idle)
    XCTAssertEqual(host.velocity, .zero)
  }

  func test_aToolkitThatReportsNoEnd_restsAfterASilence() {
    var host = HostScroll()
    _ = host.handle(.didScroll(to: target), at: 1, in: setting)
    XCTAssertTrue(host.needsTick)
    XCTAssertNil(host.advance(to: 1.1))
    XCTAssertEqual(host.advance(to: 1.16), 1.15, "it rested when the silence ended, before the call")
    XCTAssertEqual(host.phase, .idle)
    XCTAssertFalse(host.needsTick)
  }

  func test_aRequestIsWaitedFor_untilItHasArrived() {
    var host = HostScroll()
    host.willAnimate(3, to: target, at: 1)
    XCTAssertEqual(host.animation, 3)
    XCTAssertNil(host.advance(to: 60), "however long the toolkit takes")
    _ = host.handle(.didScroll(to: Vector(x: 0, y: 899.6)), at: 61, in: setting)
    XCTAssertTrue(host.needsTick)
    XCTAssertNotNil(host.advance(to: 61.2))
  }

  func test_aShiftMovesStoredOffsets() {
    let shift = Vector(x: 0, y: 40)
    var host = HostScroll()
    _ = host.handle(.willBeginDragging, at: 1, in: setting)
    _ = host.handle(.willEndDragging(velocity: .zero, target: target), at: 1, in: setting)
    host.shift(by: shift)
    XCTAssertEqual(host.target, target + shift)
    _ = host.handle(.didEndDragging(decelerates: true), at: 1, in: setting)
    host.shift(by: shift)
    XCTAssertEqual(host.target, target + shift * 2)
    host.willAnimate(1, to: target, at: 1)
    host.shift(by: shift)
    XCTAssertEqual(host.target, target + shift)
    _ = host.handle(.didEndAnimation, at: 1, in: setting)
    host.shift(by: shift)
    XCTAssertEqual(host.target, host.offset)
    XCTAssertEqual(host.offset, shift * 4)
  }

  func test_twoReportsAtOneTime_giveNoVelocity() {
    var host = HostScroll()
    _ = host.handle(.didScroll(to: Vector(x: 0, y: 10)), at: 1, in: setting)
    _ = host.handle(.didScroll(to: Vector(x: 0, y: 1e9)), at: 1, in: setting)
    XCTAssertEqual(host.velocity, .zero)
  }

  // MARK: Requests

  private func requests(_ view: inout ScrollView) -> [ScrollEvent] { view.takeEvents().map(\.event).filter(\.isRequest) }

  /// Toolkits report no offset that they have already. Some round to whole points.
  func test_aJumpThatMovesNothing_doesNotHideALaterScrollToItsOffset() {
    for (jump, isReported) in [(0.0, true), (0, false), (0.3, true)] {
      var view = ScrollView(mode: .observed, setting: setting)
      if isReported { view.handle(.didScroll(to: .zero), at: 0) }
      view.setOffset(.down(jump), at: 0.5)
      XCTAssertEqual(requests(&view), [.requested(.jump(to: .down(jump)))])
      for (y, time) in [(100.0, 1), (300, 1.05), (500, 1.1)] { view.handle(.didScroll(to: .down(y)), at: time) }
      view.tick(at: 1.4)
      _ = view.takeEvents()
      view.handle(.didScroll(to: .zero), at: 2)
      XCTAssertEqual(view.lastSnapshot.phase, .wheeling, "the user scrolls there, from \(jump)")
      view.tick(at: 2.4)
      XCTAssertEqual(view.scrollContext.ended, .zero)
    }
  }

  func test_aJumpThatIsNotCarriedOutYet_isExpected() {
    var host = HostScroll()
    _ = host.handle(.didScroll(to: .down(300)), at: 0, in: setting)
    host.halt()
    host.willJump(to: .down(100))
    host.willJump(to: .down(300))
    XCTAssertEqual(host.expectedOffset, .down(300))
    _ = host.handle(.didScroll(to: .down(300.4)), at: 1, in: setting)
    XCTAssertEqual(host.phase, .idle, "the answer, rounded")
  }

  func test_twoJumpsInOneTurn_areOneRequest() {
    var view = ScrollView(mode: .observed, setting: setting)
    view.enableTop(at: 0)
    view.setOffset(.down(1083), at: 1)
    view.setOffset(.down(1166), at: 1)
    XCTAssertEqual(requests(&view), [.requested(.jump(to: .down(1166)))])
  }

  /// The first jump stops a scroll, so its events are between the two requests.
  func test_twoJumpsInOneTurn_areNoScroll_ifTheToolkitReportsEachAtOnce() {
    var stage = Stage(.observed)
    stage.wheel(to: 1000)
    _ = stage.takeEvents()
    stage.view.setOffset(.down(1083), at: stage.now)
    stage.view.setOffset(.down(1166), at: stage.now)
    XCTAssertEqual(
      stage.takeEvents(),
      [
        .requested(.jump(to: .down(1083))), .phaseChanged(from: .wheeling, to: .idle), .didRest(at: .down(1000)),
        .requested(.jump(to: .down(1166))), .didScroll(to: .down(1166)),
      ])
  }

  /// As those do that have a bar for each axis, such as GTK and Qt.
  func test_aJumpAlongBothAxes_isNoScroll_ifTheToolkitReportsEachByItself() {
    for first in [Vector(x: 500, y: 0), Vector(x: 0, y: 1000)] {
      var view = ScrollView(mode: .observed)
      view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 2000, y: 5000)), at: 0)
      view.setOffset(Vector(x: 500, y: 1000), at: 1)
      _ = view.takeEvents()
      view.handle(.didScroll(to: first), at: 1)
      view.handle(.didScroll(to: Vector(x: 500, y: 1000)), at: 1)
      XCTAssertEqual(view.takeEvents().map(\.event), [.didScroll(to: Vector(x: 500, y: 1000))])
      view.handle(.didScroll(to: Vector(x: 500, y: 1010)), at: 2)
      XCTAssertEqual(view.lastSnapshot.phase, .wheeling, "the user scrolls")
    }
  }

  // MARK: The range

  /// A toolkit that reports offsets alone shows its overscroll as a scroll, or holds it while nothing moves.
  func test_overscrolledContent_staysWhereItIs_whenAGeometryIsSet() {
    let moves: [(name: String, from: Double, content: Double, to: Double)] = [
      ("before its start", -80, 5100, -80), ("before its start, of the same size", -80, 5000, -80),
      ("past its end, which comes", 4480, 4900, 4380), ("past its end, which goes", 4480, 5050, 4480),
      ("at its end, which comes", 4400, 4900, 4300),
    ]
    for (name, from, content, to) in moves {
      for isAtRest in [false, true] {
        var view = ScrollView(mode: .observed, setting: setting)
        view.handle(.didScroll(to: .down(from / 2)), at: 1)
        view.handle(.didScroll(to: .down(from)), at: 1.016)
        if isAtRest { view.tick(at: 1.5) }
        _ = view.takeEvents()
        view.setGeometry(Stage.geometry(content: content), at: view.lastSnapshot.needsTick ? 1.02 : 1.6)
        XCTAssertEqual(view.lastSnapshot.offset.y, to, name)
        XCTAssertEqual(requests(&view), from == to ? [] : [.requested(.shift(to: .down(to)))], name)
      }
    }
  }

  /// The end of the content is at 4400.3, and the toolkit at 4400.5.
  func test_aToolkitThatRounds_bouncesAtNoEdge_andIsAtRest() {
    let geometry = Stage.geometry(content: 5000.3)
    var view = ScrollView(mode: .observed)
    view.setGeometry(geometry, at: 0)
    view.handle(.willBeginDragging, at: 1)
    view.handle(.didScroll(to: .down(4390)), at: 1.1)
    view.handle(.willEndDragging(velocity: .down(20), target: .down(4400.5)), at: 1.2)
    view.handle(.didEndDragging(decelerates: true), at: 1.2)
    view.handle(.didScroll(to: .down(4400.5)), at: 1.3)
    XCTAssertEqual(view.lastSnapshot.phase, .coasting)
    view.handle(.didEndDecelerating, at: 1.4)
    let events = view.takeEvents().map(\.event)
    XCTAssertFalse(events.contains { if case .willBounce = $0 { true } else { false } }, "\(events)")
    XCTAssertTrue(events.contains(.didReachEdges(.bottom)))
    view.setGeometry(geometry, at: 2)
    XCTAssertEqual(requests(&view), [])
  }

  // MARK: The target

  func test_momentumWhoseEndIsNotReported_hasNoTarget() {
    var view = ScrollView(mode: .observed, setting: setting)
    view.handle(.willBeginDragging, at: 1)
    view.handle(.didScroll(to: .down(1000)), at: 1.02)
    view.handle(.didEndDragging(decelerates: true), at: 1.03)
    for (y, time) in [(1100.0, 1.1), (1300, 1.2), (1500, 1.3)] {
      view.handle(.didScroll(to: .down(y)), at: time)
      XCTAssertEqual(view.frame.target.y, y)
      XCTAssertNil(view.scrollContext.expectedEnd)
      XCTAssertEqual(view.lastSnapshot.phase, .coasting)
      XCTAssertEqual(view.scrollContext.heading, .bottom)
    }
    view.handle(.didEndDecelerating, at: 1.4)
    let events = view.takeEvents().map(\.event)
    XCTAssertFalse(events.contains { if case .willRest = $0 { true } else { false } }, "\(events)")
    XCTAssertTrue(events.contains(.didRest(at: .down(1500))))
  }

  // MARK: Stopping

  func test_contentWhoseToolkitReportsOffsetsAlone_isStopped() {
    let stops: [(name: String, make: (inout ScrollView, Double) -> Void)] = [
      ("stop", { $0.stop(at: $1) }), ("the nub", { $0.grabNub(at: $1) }),
      ("the thumb", { $0.pressScrollbar(.y, at: $0.scrollbar(.y)!.thumb!.start + 5, time: $1) }),
      ("a scroll to where it is", { $0.scroll(to: .down(1020), at: $1) }),
    ]
    for (name, make) in stops {
      for isMoving in [true, false] {
        var view = ScrollView(mode: .observed, setting: setting)
        view.enableNub(at: 0)
        view.enableScrollbar(.y, at: 0)
        view.handle(.didScroll(to: .down(1000)), at: 1)
        view.handle(.didScroll(to: .down(1020)), at: 1.016)
        if !isMoving { view.tick(at: 1.3) }
        _ = view.takeEvents()
        make(&view, isMoving ? 1.02 : 1.3)
        XCTAssertEqual(requests(&view), isMoving ? [.requested(.jump(to: .down(1020)))] : [], name)
        XCTAssertEqual(view.lastSnapshot.phase, .idle, name)
      }
    }
  }
}
