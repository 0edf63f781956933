import XCTest

@testable import ScrollKitCore

/// State and events that a toolkit does not report.
final class ScrollContextTests: XCTestCase {
  private let modes = ScrollMode.allCases

  private func stage(_ mode: ScrollMode = .driven, offset: Double = 1000, top: Double = 0)
    -> Stage
  {
    Stage(mode, top: top, offset: offset)
  }

  private func heading(_ stage: Stage) -> Edges { stage.view.context.direction(of: stage.view.lastSnapshot) }

  // MARK: Heading

  /// A pinch begins at an offset that differs from the content's by rounding.
  func test_aDifferenceByRounding_isNoHeading() {
    for (distance, heading) in [(2.8e-14, Edges.bottom), (1e-7, .bottom), (1e-5, .top)] {
      var (context, events) = (ScrollContext(), EventQueue())
      let range = Pair(x: Interval(lower: 0, upper: 0), y: Interval(lower: 0, upper: 1000))
      let snapshots: [ScrollSnapshot] = [
        .still(at: .down(200), phase: .dragging), .still(at: .down(225), phase: .dragging),
        .still(at: .down(225 - distance), phase: .zooming),
      ]
      for (before, after) in zip(snapshots, snapshots.dropFirst()) {
        context.emitEvents(from: before, to: after, shift: .zero, arrived: false, in: range, at: 1, into: &events)
      }
      XCTAssertEqual(context.direction(of: snapshots[2]), heading)
    }
  }

  func test_aFingersHeading_isThatOfItsLastMovement() {
    var stage = stage()
    stage.input(.press(pointer: 1, at: .down(500)))
    for (y, edge) in [(400.0, Edges.bottom), (450, .top), (450, .top), (449, .bottom), (449, .bottom)] {
      stage.now += 0.01
      stage.input(.move(pointer: 1, to: .down(y)))
      XCTAssertEqual(heading(stage), edge, "\(y)")
    }
  }

  /// A resampled drag moves along y. The interpolation of two equal positions along x has a rounding error; so has the target of a coast.
  func test_aRoundingErrorAcrossTheMovement_isNoHeading() {
    var (context, events) = (ScrollContext(), EventQueue())
    let range = Pair(x: Interval(lower: 0, upper: 1000), y: Interval(lower: 0, upper: 1000))
    let start = Vector(x: 100, y: 200)
    let drag = ScrollSnapshot.still(at: start, phase: .dragging)
    context.emitEvents(
      from: .still(at: start, phase: .tracking), to: drag, shift: .zero, arrived: false, in: range, at: 1, into: &events)
    context.addMovement(from: start, to: Vector(x: 100 - 1.4e-14, y: 150))
    XCTAssertEqual(context.direction(of: drag), .top)
    var coast = ScrollSnapshot.still(at: start, phase: .coasting)
    (coast.velocity, coast.target, coast.isSettling) = (.down(-300), Vector(x: 100 - 1.4e-14, y: 50), true)
    XCTAssertEqual(context.direction(of: coast), .top)
  }

  // MARK: Rounding

  /// Two segments of the path of a chain compute the same target from different positions.
  func test_aTargetThatDiffersByRounding_isNoNewTarget() {
    var (context, events) = (ScrollContext(), EventQueue())
    let range = Pair(x: Interval(lower: 0, upper: 0), y: Interval(lower: 0, upper: 2000))
    func coast(_ target: Double) -> ScrollSnapshot {
      var snapshot = ScrollSnapshot.still(at: .down(769), phase: .coasting)
      snapshot.target = .down(target)
      snapshot.isSettling = true
      return snapshot
    }
    let snapshots = [.still(at: .down(769), phase: .dragging), coast(1030.8788051798615), coast(1030.8788051798624), coast(1031)]
    for (before, after) in zip(snapshots, snapshots.dropFirst()) {
      context.emitEvents(from: before, to: after, shift: .zero, arrived: false, in: range, at: 1, into: &events)
    }
    var targets: [Double] = []
    while let next = events.next(at: 1) {
      if case .willRest(let target) = next.event { targets.append(target.y) }
    }
    XCTAssertEqual(targets, [1030.8788051798615, 1031])
  }

  /// Two fingers come down. The first pinched offset differs by rounding from the one at which content rests.
  func test_aPinchThatMovesByRounding_beginsNoScroll() {
    for (distance, begins) in [(1.4e-14, false), (1e-5, true)] {
      var (context, events) = (ScrollContext(), EventQueue())
      let range = Pair(x: Interval(lower: 0, upper: 0), y: Interval(lower: 0, upper: 1000))
      let snapshots: [ScrollSnapshot] = [
        .still(at: .down(12), phase: .dragging), .still(at: .down(104.5), phase: .dragging),
        .still(at: .down(104.5), phase: .idle), .still(at: .down(104.5 + distance), phase: .zooming),
      ]
      for (before, after) in zip(snapshots, snapshots.dropFirst()) {
        context.emitEvents(from: before, to: after, shift: .zero, arrived: false, in: range, at: 1, into: &events)
      }
      XCTAssertEqual(context.ended == nil, begins, "\(distance)")
    }
  }

  // MARK: Order

  func test_atRelease_theOrderIsAsStated() {
    var stage = stage(offset: 4000)
    stage.beginDrag()
    stage.moveDrag(to: 4020)
    _ = stage.takeEvents()
    stage.endDrag(velocity: 3000, target: 0)
    XCTAssertEqual(
      stage.takeEvents(),
      [
        .willRest(at: .down(4400)), .willBounce(.bottom),
        .phaseChanged(from: .dragging, to: .coasting), .dragEnded, .decelerationBegan,
        .willReachEdges(.bottom),
      ])
  }

  func test_atRest_theOrderIsAsStated() {
    var stage = stage(offset: 4000)
    stage.beginDrag()
    stage.moveDrag(to: 4020)
    stage.endDrag(velocity: 3000, target: 0)
    stage.wait(0.3)
    _ = stage.takeEvents()
    stage.tick(stage.now + 5)
    XCTAssertEqual(
      stage.takeEvents(),
      [
        .didScroll(to: .down(4400)), .didBounce(.bottom), .phaseChanged(from: .bouncing, to: .idle),
        .decelerationEnded, .didRest(at: .down(4400)), .didReachEdges(.bottom),
      ])
  }

  func test_observed_atReleaseAndAtRest_theOrderIsTheSame_asTheReportsCome() {
    var stage = stage(.observed, offset: 4000)
    stage.report(.willBeginDragging)
    stage.report(.didScroll(to: .down(4020)))
    XCTAssertEqual(
      stage.takeEvents(),
      [.phaseChanged(from: .idle, to: .dragging), .dragBegan, .didScroll(to: .down(4020))])
    stage.report(.willEndDragging(velocity: .down(3000), target: .down(4400)))
    XCTAssertEqual(stage.takeEvents(), [.willRest(at: .down(4400)), .willBounce(.bottom)])
    stage.report(.didEndDragging(decelerates: true))
    XCTAssertEqual(
      stage.takeEvents(),
      [
        .phaseChanged(from: .dragging, to: .coasting), .dragEnded, .decelerationBegan,
        .willReachEdges(.bottom),
      ])
    stage.report(.didScroll(to: .down(4430)))
    stage.report(.didScroll(to: .down(4400)))
    stage.report(.didEndDecelerating)
    XCTAssertEqual(
      stage.takeEvents(),
      [
        .didScroll(to: .down(4430)), .phaseChanged(from: .coasting, to: .bouncing),
        .didScroll(to: .down(4400)), .phaseChanged(from: .bouncing, to: .coasting),
        .didBounce(.bottom), .phaseChanged(from: .coasting, to: .idle), .decelerationEnded,
        .didRest(at: .down(4400)), .didReachEdges(.bottom),
      ])
  }

  // MARK: State

  func test_whereItBegan_isExpectedToEnd_andEnded() {
    for mode in modes {
      var stage = stage(mode)
      XCTAssertTrue(stage.view.context.ended == nil || mode == .observed, "before any scroll")
      stage.beginDrag()
      stage.moveDrag(to: 1010)
      XCTAssertEqual(stage.view.context.began, .down(1000))
      XCTAssertNil(stage.view.context.ended, "not zero, while it moves")
      XCTAssertFalse(stage.view.lastSnapshot.isSettling, "its target is unknown")
      stage.endDrag(velocity: 900, target: 1400)
      XCTAssertTrue(stage.view.lastSnapshot.isSettling)
      let expected = stage.view.lastSnapshot.target
      if mode == .observed {
        stage.report(.didScroll(to: expected))
        stage.report(.didEndDecelerating)
      } else {
        stage.wait(4)
      }
      XCTAssertEqual(stage.view.context.began, .down(1000))
      XCTAssertEqual(stage.view.context.ended, expected)
      XCTAssertFalse(stage.view.lastSnapshot.isSettling)
    }
  }

  func test_aTouchThatScrollsNothing_endsNothing() {
    var stage = stage()
    stage.input(.press(pointer: 1, at: Vector(x: 3, y: 4)))
    stage.input(.move(pointer: 1, to: Vector(x: 3, y: 8)))
    XCTAssertEqual(stage.view.scrollContext.trackingPoint, Vector(x: 3, y: 8))
    stage.input(.release(pointer: 1))
    XCTAssertEqual(
      stage.takeEvents(),
      [.phaseChanged(from: .idle, to: .tracking), .phaseChanged(from: .tracking, to: .idle)])
  }

  func test_aTapAfterAScroll_isNoScroll() {
    var stage = stage()
    stage.scroll(to: 1200)
    stage.wait(2)
    XCTAssertTrue(stage.takeEvents().contains(.didRest(at: .down(1200))))
    stage.input(.press(pointer: 1, at: .zero))
    stage.input(.release(pointer: 1))
    XCTAssertEqual(
      stage.takeEvents(),
      [.phaseChanged(from: .idle, to: .tracking), .phaseChanged(from: .tracking, to: .idle)])
  }

  func test_caughtAndReleased_itRests() {
    var stage = stage()
    stage.beginDrag()
    stage.moveDrag(to: 1010)
    stage.endDrag(velocity: 900, target: 0)
    stage.wait(0.2)
    stage.input(.press(pointer: 1, at: .zero))
    _ = stage.takeEvents()
    let caught = stage.y
    stage.input(.release(pointer: 1))
    XCTAssertEqual(
      stage.takeEvents(), [.phaseChanged(from: .tracking, to: .idle), .didRest(at: .down(caught))])
    XCTAssertEqual(stage.view.context.ended, .down(caught))
  }

  func test_theHeading_isTheEdgeThatTheContentMovesTowards_noneAtRest() {
    for mode in modes {
      var stage = stage(mode)
      XCTAssertEqual(heading(stage), [])
      stage.beginDrag()
      XCTAssertEqual(heading(stage), [], "no movement yet")
      stage.moveDrag(to: 1010)
      XCTAssertEqual(heading(stage), .bottom)
      stage.moveDrag(to: 1005)
      XCTAssertEqual(heading(stage), .top)
      stage.endDrag(velocity: -900, target: 600)
      XCTAssertEqual(heading(stage), .top)
      stage.scroll(to: 3000)
      XCTAssertEqual(heading(stage), mode == .driven ? .top : .bottom, "it swings before it turns")
      stage.wait(0.15)
      XCTAssertEqual(heading(stage), .bottom)
      stage.wait(2)
      XCTAssertEqual(heading(stage), [])
    }
    var wide = stage()
    let axis = AxisGeometry(viewport: 400, content: 4000)
    wide.view.setGeometry(Pair(x: axis, y: axis), at: wide.now)
    wide.input(.wheel(by: Vector(x: 5, y: -7), .points))
    XCTAssertEqual(heading(wide), [.right, .top])
    wide.input(.wheel(by: Vector(x: -1, y: 0), .points))
    XCTAssertEqual(heading(wide), [.left])
  }

  func test_aShift_changesNoDirection_andMovesStoredOffsets() {
    var stage = stage()
    stage.beginDrag()
    stage.moveDrag(to: 1010)
    stage.change(content: 5400, shift: -200)
    XCTAssertEqual(heading(stage), .bottom)
    XCTAssertEqual(stage.view.context.began, .down(800))
  }

  // MARK: Edges

  func test_edges_reachedToHalfAPoint_afterMovingAlongTheirAxis() {
    for mode in modes {
      for (offset, edges) in [(0.0, Edges.top), (0.5, .top), (0.6, []), (4399.5, .bottom), (4400, .bottom)] {
        var stage = stage(mode)
        _ = stage.takeEvents()
        stage.drag(to: offset)
        let events = stage.takeEvents().filter { event in
          if case .didReachEdges = event { true } else { false }
        }
        XCTAssertEqual(events, edges.isEmpty ? [] : [.didReachEdges(edges)], "\(mode) \(offset)")
      }
    }
    var sideways = stage(offset: 0)
    let wide = AxisGeometry(viewport: 400, content: 900)
    sideways.view.setGeometry(Pair(x: wide, y: sideways.geometry), at: sideways.now)
    sideways.input(.panUpdate(by: Vector(x: 30, y: 0)))
    sideways.input(.panEnd(.velocity(.zero)))
    XCTAssertFalse(sideways.takeEvents().contains(.didReachEdges(.top)), "it was there all the time")
  }

  func test_anAnimationToAnEdge_isReportedBeforeAndAfter() {
    for mode in modes {
      var stage = stage(mode, top: 88)
      _ = stage.takeEvents()
      stage.scroll(to: -500)
      XCTAssertTrue(stage.takeEvents().contains(.willReachEdges(.top)))
      stage.wait(1)
      let events = stage.takeEvents()
      XCTAssertTrue(events.contains(.didReachEdges(.top)))
      XCTAssertTrue(events.contains(.didRest(at: .down(-88))))
    }
  }

  // MARK: Bounces

  func test_aBounceIsAnnounced_whereTheProjectionPassesAnEdge() {
    for mode in modes {
      for (offset, velocity, edges) in [
        (4300.0, 400.0, Edges.bottom), (4300, 150, []), (100, -400, .top), (100, -150, []),
      ] {
        var stage = stage(mode, offset: offset)
        stage.beginDrag()
        stage.moveDrag(to: offset)
        let target = min(4400, max(0, offset + velocity / 2.002))
        stage.endDrag(velocity: velocity, target: target)
        let willBounce = stage.takeEvents().contains(.willBounce(edges))
        XCTAssertEqual(willBounce, !edges.isEmpty, "\(mode) \(offset) \(velocity)")
        XCTAssertEqual(stage.view.lastSnapshot.bounces, edges)
      }
    }
  }

  func test_aReleasedPull_bounces() {
    var stage = stage(offset: 0)
    stage.input(.press(pointer: 1, at: .zero))
    stage.input(.move(pointer: 1, to: .down(100)))
    stage.wait(0.2)
    stage.input(.release(pointer: 1))
    XCTAssertTrue(stage.takeEvents().contains(.willBounce(.top)))
    stage.wait(3)
    XCTAssertTrue(stage.takeEvents().contains(.didBounce(.top)))
  }

  func test_whereBouncingIsOff_noBounceIsAnnounced() {
    for mode in modes {
      var feel = Feel.uikit
      feel.edges = .all(.clamp)
      var stage = Stage(mode, offset: 4300, feel: feel)
      stage.beginDrag()
      stage.moveDrag(to: 4310)
      stage.endDrag(velocity: 4000, target: 4400)
      stage.wait(4)
      if mode == .observed { stage.report(.didScroll(to: .down(4400))) }
      let events = stage.takeEvents().filter { event in
        switch event {
        case .willBounce, .didBounce: true
        case _: false
        }
      }
      XCTAssertEqual(events, [])
    }
  }

  func test_aBounceThatIsCaught_hasNotHappened() {
    var stage = stage(offset: 4300)
    stage.beginDrag()
    stage.moveDrag(to: 4310)
    stage.endDrag(velocity: 4000, target: 4400)
    stage.wait(0.1)
    XCTAssertEqual(stage.view.lastSnapshot.phase, .bouncing)
    stage.input(.press(pointer: 1, at: .zero))
    stage.scroll(to: 4000)
    stage.wait(2)
    XCTAssertFalse(stage.takeEvents().contains(.didBounce(.bottom)))
  }

  // MARK: Another resting offset

  func test_aReleaseCanBeSentElsewhere_withItsOwnSpeed_asOneMotion() {
    for (velocity, target) in [(900.0, 1300.0), (900, 1600), (900, 700), (0, 1100), (-900, 600), (900, 9999)] {
      var stage = stage()
      stage.beginDrag()
      stage.moveDrag(to: 1010)
      stage.land(.panEnd(.velocity(.down(velocity))), at: target)
      let expected = min(target, 4400)
      XCTAssertEqual(stage.view.lastSnapshot.target.y, expected, accuracy: 1e-6)
      XCTAssertEqual(stage.view.lastSnapshot.velocity.y, velocity, accuracy: 1e-6, "the velocity of the release")
      XCTAssertEqual(stage.view.lastSnapshot.phase, .coasting)
      stage.wait(5)
      XCTAssertEqual(stage.y, expected, accuracy: 1e-6)
      XCTAssertEqual(stage.view.frame.overscroll, .zero)
    }
  }

  func test_theOutcomeOfARelease_isComputedBeforehand_andChangesNothing() {
    var stage = stage()
    XCTAssertNil(stage.view.engine.release(by: .panEnd(.coast)), "nothing is dragged")
    stage.beginDrag()
    stage.moveDrag(to: 1010)
    XCTAssertNil(stage.view.engine.release(by: .panUpdate(by: .down(1))), "lets nothing go")
    let release = stage.view.engine.release(by: .panEnd(.velocity(.down(900))))
    XCTAssertEqual(stage.view.lastSnapshot.phase, .dragging)
    stage.endDrag(velocity: 900, target: 0)
    XCTAssertEqual(release?.target, stage.view.lastSnapshot.target)
    XCTAssertEqual(release?.velocity.y, 900)
  }

  func test_observed_aRetargetedRelease_requestsTheTarget() {
    var stage = stage(.observed)
    stage.report(.willBeginDragging)
    stage.report(.didScroll(to: .down(1010)))
    _ = stage.takeEvents()
    stage.view.handle(willEndDraggingAt: .down(900), landingAt: .down(1300), at: stage.now)
    XCTAssertEqual(
      stage.takeEvents(), [.requested(.rest(at: .down(1300))), .willRest(at: .down(1300))])
    stage.report(.didEndDragging(decelerates: true))
    XCTAssertEqual(stage.view.lastSnapshot.target, .down(1300))
  }

  // MARK: Zooming

  func test_aZoomWithoutLimits_isPastThemAtAnyScaleBut1() {
    var stage = stage(.observed)
    stage.report(.willBeginZooming(scale: 1))
    _ = stage.takeEvents()
    for (scale, event) in [(1.5, ScrollEvent.zoomedPastMaximum(scale: 1.5)), (0.5, .zoomedPastMinimum(scale: 0.5))] {
      stage.report(.didZoom(scale: scale))
      XCTAssertEqual(stage.takeEvents(), [event])
    }
  }

  func test_zoomingPastALimit_isEmittedForEachReport_ifItBeganThere() {
    typealias Zoom = (name: String, began: Double, scales: [Double], events: [ScrollEvent])
    let zooms: [Zoom] = [
      ("in from the smallest", 1, [1.5, 3], []), (
        "out from the smallest", 1, [0.9, 0.8, 1, 0.7],
        [.zoomedPastMinimum(scale: 0.9), .zoomedPastMinimum(scale: 0.8), .zoomedPastMinimum(scale: 0.7)]
      ),
      ("out from between", 2, [0.9], []), (
        "in from the largest", 4, [4.5, 5, 4],
        [.zoomedPastMaximum(scale: 4.5), .zoomedPastMaximum(scale: 5)]
      ),
      ("in from between", 2, [4.5], []), ("to the limit itself", 1, [1], []),
    ]
    for zoom in zooms {
      var stage = stage(.observed)
      stage.view.limitZoom(from: 1, to: 4, at: stage.now)
      stage.report(.willBeginZooming(scale: zoom.began))
      XCTAssertEqual(stage.view.zoom.began, zoom.began)
      XCTAssertEqual(stage.view.zoom.scale, zoom.began)
      XCTAssertEqual(stage.view.lastSnapshot.phase, .zooming)
      for scale in zoom.scales { stage.report(.didZoom(scale: scale)) }
      stage.report(.didEndZooming(scale: 2))
      XCTAssertNil(stage.view.zoom.began)
      XCTAssertEqual(stage.view.zoom.scale, 2)
      XCTAssertEqual(stage.view.lastSnapshot.phase, .idle)
      let events = stage.takeEvents().filter { event in
        switch event {
        case .zoomedPastMinimum, .zoomedPastMaximum: true
        case _: false
        }
      }
      XCTAssertEqual(events, zoom.events, zoom.name)
    }
  }

  func test_theFingerOfAToolkit_isThatOfItsReport() {
    var stage = stage(.observed)
    stage.report(.didTrack(Vector(x: 5, y: 6)))
    XCTAssertEqual(stage.view.scrollContext.trackingPoint, Vector(x: 5, y: 6))
    XCTAssertEqual(stage.takeEvents(), [])
  }
}
