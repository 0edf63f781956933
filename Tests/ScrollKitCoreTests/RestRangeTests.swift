import XCTest

@testable import ScrollKitCore

/// The content range and the rest range: what a refresh opens changes where content may be, and nothing else.
///
///                    −80        −20                                   4420
///     rest range      ├──────────┼────────────── … ──────────────────────┤     refreshing, closing
///     content range              ├────────────── … ──────────────────────┤
///
/// The viewport is 600 pt high, the content 5000 pt, the top inset 20 pt; a refresh opens 60 pt.
final class RestRangeTests: XCTestCase {
  private enum State: CaseIterable {
    case idle, refreshing, closing
  }

  /// One number for each state.
  private struct Row {
    let idle: Double
    let refreshing: Double
    let closing: Double

    subscript(_ state: State) -> Double {
      switch state {
      case .idle: idle
      case .refreshing: refreshing
      case .closing: closing
      }
    }
  }

  private func enable(_ stage: inout Stage) {
    stage.change { $0.enableRefresh(at: $1) }
  }

  /// Content at its start. Content that closes is still open, and begins to move.
  private func stage(_ state: State, prepare: (inout Stage) -> Void = { _ in }) -> Stage {
    var stage = Stage(top: 20)
    enable(&stage)
    prepare(&stage)
    bring(&stage, to: state)
    return stage
  }

  private func bring(_ stage: inout Stage, to state: State) {
    guard state != .idle else { return }
    stage.change { $0.beginRefresh(at: $1) }
    stage.wait(2)
    if state == .closing { stage.change { $0.endRefresh(at: $1) } }
    _ = stage.takeEvents()
  }

  /// Content at 300 that an action sends to its start. The refresh ends when it is nearly there.
  private func target(_ state: State, sentBy send: (inout Stage) -> Void) -> Double {
    var stage = stage(state == .closing ? .refreshing : state) { stage in
      stage.view.enableTop(at: stage.now)
    }
    stage.view.setOffset(.down(300), at: stage.now)
    stage.take()
    send(&stage)
    guard state == .closing else { return stage.view.lastSnapshot.target.y }
    while stage.y > -30 { stage.tick(stage.now + 0.01) }
    stage.change { $0.endRefresh(at: $1) }
    return stage.view.lastSnapshot.target.y
  }

  func test_ranges() {
    for state in State.allCases {
      let stage = stage(state)
      XCTAssertEqual(stage.view.geometry.y.range, Interval(lower: -20, upper: 4400), "\(state)")
      let lower = Row(idle: -20, refreshing: -80, closing: -80)[state]
      XCTAssertEqual(stage.view.engine.restRange.y, Interval(lower: lower, upper: 4400), "\(state)")
      XCTAssertEqual(stage.y, lower, "\(state)")
      XCTAssertEqual(stage.view.lastSnapshot.target.y, Row(idle: -20, refreshing: -80, closing: -20)[state], "\(state)")
    }
  }

  func test_scrollToTop_goesToTheOpenStart_whileClosingToTheClosedOne() {
    for state in State.allCases {
      let target = target(state) { $0.trigger() }
      XCTAssertEqual(target, Row(idle: -20, refreshing: -80, closing: -20)[state], "\(state)")
    }
  }

  func test_theHomeKey_goesToTheOpenStart_whileClosingToTheClosedOne() {
    for state in State.allCases {
      let target = target(state) { $0.input(.key(.home)) }
      XCTAssertEqual(target, Row(idle: -20, refreshing: -80, closing: -20)[state], "\(state)")
    }
  }

  /// A page is 7/8 of the visible length: 0.875 · (600 − 20) = 507.5 pt, however far the content is open.
  func test_aPageKey_scrollsByAPageOfTheClosedContent() {
    for state in State.allCases {
      var stage = stage(state)
      stage.input(.key(.pageDown))
      let target = Row(idle: 487.5, refreshing: 427.5, closing: 427.5)[state]
      XCTAssertEqual(stage.view.lastSnapshot.target.y, target, "\(state)")
      XCTAssertEqual(ScrollKey.pageDown.distance(from: .zero, in: stage.view.setting).y, 507.5, "\(state)")
    }
  }

  /// Pages of 580 pt begin at −20. Content rests anywhere where a refresh holds it open.
  func test_pages_countFromTheClosedStart_andContentRestsOpen() {
    for state in State.allCases {
      var stage = stage(state) { $0.snap(.pages(Paging())) }
      XCTAssertEqual(stage.view.behaviours.snapGuide?.offset(ofNumber: 1, .y, in: stage.view.engine.snapLayout), 560, "\(state)")
      stage.input(.press(pointer: 1, at: .zero))
      stage.wait(0.2)
      let held = stage.y
      stage.input(.release(pointer: 1))
      XCTAssertEqual(stage.y, held, "\(state): nothing jumps")
      stage.wait(2)
      XCTAssertEqual(stage.y, Row(idle: -20, refreshing: -80, closing: -20)[state], "\(state)")
    }
  }

  /// A mandatory area takes content at rest at once, but not from where a refresh holds it open.
  func test_areasThatAreSetWhileTheContentIsOpen_moveNothing() {
    for state in [State.idle, .refreshing] {
      var stage = stage(state)
      stage.change { $0.setSnapRule(.areas(AreaSnapping()), .y, at: $1) }
      stage.change { $0.setSnapAreas([.row(1, 300, 400)], at: $1) }
      XCTAssertEqual(stage.y, state == .idle ? 280 : -80, "\(state)")
    }
  }

  /// The track of the nub is 20 + 0…600 − 60 pt; its range is that of the content.
  func test_theNub_showsTheContentRange_andDragsThroughTheRestRange() {
    for state in State.allCases {
      var options = NubOptions()
      options.margin = 0
      options.length = 60
      var stage = stage(state) { $0.view.enableNub(options, at: $0.now) }
      let track = Interval(lower: 20, upper: 540)
      XCTAssertEqual(stage.view.behaviours.nub?.track(in: stage.geometry), track, "\(state)")
      XCTAssertEqual(nubY(stage), 20, "\(state)")
      stage.view.setOffset(.down(2190), at: stage.now)  // the middle of −20…4400
      stage.take()
      XCTAssertEqual(nubY(stage)!, 280, accuracy: 1e-9, "\(state)")
      XCTAssertTrue(stage.grab(), "\(state)")
      stage.scrub(by: 0)
      XCTAssertEqual(stage.y, 2190, accuracy: 1e-9, "\(state): nothing jumps")
      stage.scrub(by: -400)
      XCTAssertEqual(stage.y, Row(idle: -20, refreshing: -80, closing: -20)[state], "\(state): the end of the track")
    }
  }

  /// Grabbed where it shows open content, the nub does not close it.
  func test_theNub_grabbedInTheOpening_movesNothing() {
    for rule in [NubRule.standard, .ignoreInsets] {
      var options = NubOptions()
      options.rule = rule
      var stage = stage(.refreshing) { $0.view.enableNub(options, at: $0.now) }
      stage.input(.wheel(by: .down(10), .points))
      XCTAssertTrue(stage.grab(), "\(rule)")
      let held = stage.y
      stage.scrub(by: 0)
      XCTAssertEqual(stage.y, held, accuracy: rule == .standard ? 1e-9 : 10, "\(rule)")
    }
  }

  private func nubY(_ stage: Stage) -> Double? {
    stage.view.behaviours.nub?.y(offset: stage.y, in: stage.geometry, rest: stage.view.engine.restRange.y)
  }

  /// The thumb is 600 · 600 / 5000 = 72 pt long: open content is not overscrolled.
  func test_theScrollBar_showsTheContentRange_andDragsThroughTheRestRange() throws {
    for state in State.allCases {
      var stage = stage(state)
      stage.view.enableScrollbar(.y, at: stage.now)
      let thumb = try XCTUnwrap(
        stage.view.bar(.y)?.thumb(offset: stage.y, in: stage.geometry, rest: stage.view.engine.restRange.y))
      XCTAssertEqual(thumb.length, 72, accuracy: 1e-9, "\(state)")
      XCTAssertEqual(thumb.scale.position(of: stage.y), 0, "\(state)")
      XCTAssertEqual(thumb.scale.range, Interval(lower: -20, upper: 4400), "\(state)")
      guard state != .closing else { continue }  // a press would catch it
      let start = stage.y
      stage.view.pressScrollbar(.y, at: 30, time: stage.now)
      stage.view.dragScrollbar(.y, to: 30, time: stage.now)
      stage.take()
      XCTAssertEqual(stage.y, start, "\(state): nothing jumps")
      stage.view.dragScrollbar(.y, to: 130, time: stage.now)
      stage.view.dragScrollbar(.y, to: -500, time: stage.now)
      stage.take()
      XCTAssertEqual(stage.y, Row(idle: -20, refreshing: -80, closing: 0)[state], "\(state)")
    }
  }

  /// A scale past its limit returns into the content range: a pinch closes.
  func test_aPinch_closes() {
    for state in State.allCases {
      var stage = stage(state) { stage in
        stage.change { $0.enableZoom(from: 1, to: 4, at: $1) }
      }
      stage.input(.zoom(.begin(at: Vector(x: 200, y: 0), factor: 1)))
      XCTAssertEqual(stage.y, Row(idle: -20, refreshing: -80, closing: -80)[state], accuracy: 1e-9, "\(state): nothing jumps")
      stage.input(.zoom(.update(to: Vector(x: 200, y: 0), factor: 0.9)))
      stage.input(.zoom(.end))
      XCTAssertEqual(stage.view.lastSnapshot.target.y, -20, "\(state)")
      stage.wait(3)
      XCTAssertEqual(stage.y, -20, "\(state)")
      XCTAssertEqual(stage.view.scroller.scale, 1, "\(state)")
    }
  }

  /// A drag by 500 pt moves the list by its room of 320 or 380 pt, then its parent by the rest.
  func test_aChain_sumsRestRanges() {
    for state in State.allCases {
      let nest = NestedStage([(range: 4400, offset: 300), (range: 1000, offset: 500)])
      nest.change(0) { view, _ in
        view.enableRefresh(at: 0)
        switch state {
        case .idle: break
        case .refreshing: view.beginRefresh(at: 0)
        case .closing:
          view.beginRefresh(at: 0)
          view.endRefresh(at: 0)  // elsewhere, it has closed
        }
      }
      nest.put(.press(pointer: 1, at: .zero), at: 0.1)
      nest.put(.move(pointer: 1, to: .down(500)), at: 0.2)
      XCTAssertEqual(nest.frame(0).offset.y, Row(idle: 0, refreshing: -60, closing: 0)[state], "\(state)")
      XCTAssertEqual(nest.frame(1).offset.y, Row(idle: 300, refreshing: 360, closing: 300)[state], "\(state)")
    }
  }

  /// Item 0 begins at the closed start. One that is visible in open content moves nothing.
  func test_showingAnItem_alignsItWithTheClosedStart() throws {
    for state in State.allCases {
      let list = try ListStage(extents: [Double?](repeating: 100, count: 50))
      enable(&list.stage)
      bring(&list.stage, to: state)
      let open = list.y
      list.stage.change { _ = $0.scroll(toItem: 1, .nearest, by: .none, at: $1) }
      XCTAssertEqual(list.y, open, "\(state): it is visible")
      list.stage.change { $0.setOffset(.down(300), at: $1) }
      list.stage.change { _ = $0.scroll(toItem: 0, .start, by: .none, at: $1) }
      XCTAssertEqual(list.y, 0, "\(state)")
    }
  }

  /// The rectangle begins at the content's start: it is shown below the inset of 20 pt.
  func test_showingARectangle_alignsItWithTheClosedStart() {
    let start = Pair(x: Interval(lower: 0, upper: 10), y: Interval(lower: 0, upper: 10))
    for state in State.allCases {
      var stage = stage(state)
      let open = stage.y
      stage.view.scroll(showing: start, by: .none, at: stage.now)
      stage.take()
      XCTAssertEqual(stage.y, open, "\(state): it is visible")
      stage.view.setOffset(.down(300), at: stage.now)
      stage.view.scroll(showing: start, by: .none, at: stage.now)
      XCTAssertEqual(stage.y, -20, "\(state)")
    }
  }

  /// Overscroll counts from the open start, progress from the closed one.
  func test_theFrame_hasTheOverscrollOfTheRestRange_andTheProgressOfTheContentRange() {
    for (offset, overscroll, progress) in [(-80.0, 0.0, 0.0), (-20, 0, 0), (2190, 0, 0.5), (4400, 0, 1)] {
      var stage = stage(.refreshing)
      stage.view.setOffset(.down(offset), at: stage.now)
      let frame = stage.view.frame
      XCTAssertEqual(frame.offset.y, offset)
      XCTAssertEqual(frame.overscroll.y, overscroll)
      XCTAssertEqual(frame.progress.y, progress, "\(offset)")
    }
    var stage = stage(.refreshing)
    stage.input(.panBegin)
    stage.input(.panUpdate(by: .down(-20)))
    XCTAssertEqual(stage.view.frame.overscroll.y, stage.y + 80)
    XCTAssertLessThan(stage.y, -80)
  }

  /// A refresh that began before the host knows its layout is open when the first geometry arrives.
  func test_theFirstGeometry_putsContentAtItsOpenStart() {
    for isRightToLeft in [false, true] {
      var view = ScrollView()
      view.setRightToLeft(isRightToLeft)
      view.enableRefresh(at: 0)
      view.beginRefresh(at: 0)
      view.tick(at: 2)
      let x = AxisGeometry.rightToLeft(viewport: 400, content: 1000)
      let y = AxisGeometry(viewport: 600, content: 5000, leadingInset: 20)
      view.setGeometry(Pair(x: isRightToLeft ? x : AxisGeometry(viewport: 400, content: 1000), y: y), at: 2)
      XCTAssertEqual(view.lastSnapshot.offset, .down(-80))
    }
  }
}
