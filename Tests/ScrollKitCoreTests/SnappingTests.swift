import XCTest

@testable import ScrollKitCore

final class SnappingTests: XCTestCase {
  private let pages = SnapRule.pages(Paging())
  /// Pages of which a fling may pass any number.
  private let freePages = SnapRule.pages(Paging(rule: Carousel.free))

  func test_releasedContent_announcesItsPageAtOnce_andRestsThere() {
    let table: [(from: Double, drag: Double, velocity: Double, rests: Double)] = [
      (0, 60, 0, 0), (0, 190, 0, 0), (0, 210, 0, 400), (400, -210, 0, 0), (400, 30, 900, 800),
      (400, -30, -900, 0), (400, 50, 20_000, 800), (1600, 50, 900, 1600), (0, -50, -900, 0),
      (0, 120, 300, 400),
    ]
    for row in table {
      var stage = SnapStage(pages)
      stage.place(at: row.from)
      stage.flick(by: row.drag, velocity: row.velocity)
      XCTAssertEqual(stage.target, row.rests, accuracy: 1e-6, "\(row)")
      stage.rest()
      XCTAssertEqual(stage.offset, row.rests, accuracy: 1e-6, "\(row)")
    }
  }

  /// Content that snaps to areas of which there are none has no snap target: nothing takes part in its motions.
  func test_areasOfWhichThereAreNone_areAsNoSnapRule() {
    var view = ScrollView()
    view.setGeometry(Stage.geometry(content: 5000), at: 0)
    XCTAssertFalse(view.snaps)
    view.setSnapRule(.areas(AreaSnapping()), .y, at: 0)
    XCTAssertFalse(view.snaps)
    XCTAssertTrue(view.hasSnapRule)
    view.setSnapAreas(SnapArea.rows(every: 600), at: 0)
    XCTAssertTrue(view.snaps)
    view.setSnapAreas([], at: 0)
    XCTAssertFalse(view.snaps)
    view.setSnapRule(.pages(Paging()), .x, at: 0)
    XCTAssertTrue(view.snaps)
    view.setSnapRule(.none, .x, at: 0)
    view.setSnapRule(.none, .y, at: 0)
    XCTAssertFalse(view.hasSnapRule)
  }

  /// Held content that follows a linked view keeps its finger, unless it snaps across.
  func test_linkedContentWithoutAreas_keepsItsFinger() {
    for (areas, phase) in [([], ScrollPhase.tracking), (SnapArea.rows(every: 600), .idle)] {
      var (first, second) = (ScrollView(), ScrollView())
      for isFirst in [true, false] {
        var view = ScrollView()
        view.setGeometry(Stage.geometry(content: 5000), at: 0)
        if isFirst { first = view } else { second = view }
      }
      first.setSnapRule(.areas(AreaSnapping()), .y, at: 0)
      first.setSnapAreas(areas, at: 0)
      ScrollView.link(&first, &second, along: .y, by: LandmarkMap([]), time: 0)
      first.press(1, at: .zero, time: 1)
      second.setOffset(.down(500), at: 1.1)
      ScrollView.link(&first, &second, along: .y, by: LandmarkMap([]), time: 1.1)
      XCTAssertEqual(first.frame.phase, phase, "\(areas.count)")
      XCTAssertEqual(first.frame.offset, .down(500))
    }
  }

  /// Pages along x, along which content fits; it is 5000 points long.
  func test_pagesAlongWhichContentFits_areAsNoPages() {
    let geometry = Stage.geometry(content: 5000)
    for hasPages in [false, true] {
      var observed = ScrollView(mode: .observed)
      observed.setGeometry(geometry, at: 0)
      if hasPages { observed.setSnapRule(pages, .x, at: 0) }
      observed.handle(.willBeginDragging, at: 1)
      observed.handle(.willEndDragging(velocity: .down(900), target: Vector(x: -36, y: 800)), at: 1.1)
      XCTAssertEqual(observed.lastSnapshot.target, Vector(x: -36, y: 800))
      var requests = 0
      while let next = observed.nextEvent() { if case .requested = next.event { requests += 1 } }
      XCTAssertEqual(requests, 0)

      var driven = ScrollView()
      driven.setGeometry(geometry, at: 0)
      if hasPages { driven.setSnapRule(pages, .x, at: 0) }
      driven.handle(.panUpdate(by: Vector(x: 12, y: 6)), at: 1)
      driven.handle(.panEnd(.platformMomentum), at: 1.01)
      XCTAssertEqual(driven.engine.scroller.activity.kind, .momentum, "the platform's momentum goes on")
    }
    var wide = ScrollView()
    wide.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 4000, y: 5000)), at: 0)
    wide.setSnapRule(pages, .x, at: 0)
    wide.handle(.panUpdate(by: Vector(x: 12, y: 6)), at: 1)
    wide.handle(.panEnd(.platformMomentum), at: 1.01)
    XCTAssertEqual(wide.engine.scroller.activity.kind, .moving, "pages limit it")
  }

  func test_aFlingGoesToItsPageWithItsOwnMomentum_inOneMotion() {
    var stage = SnapStage(pages)
    stage.flick(by: 100, velocity: 1200)
    let events = takeEvents(&stage.view)
    XCTAssertEqual(events.filter { if case .willRest = $0 { true } else { false } }.count, 1)
    XCTAssertEqual(stage.view.frame.phase, .coasting)
    XCTAssertEqual(stage.view.frame.velocity.y, 1200, accuracy: 1, "it begins as fast as it was")
    var last = stage.view.frame.velocity.y
    while stage.view.frame.needsTick {
      stage.time += 0.01
      stage.view.tick(at: stage.time)
      XCTAssertLessThanOrEqual(stage.view.frame.velocity.y, last + 1e-6, "and only slows down")
      last = stage.view.frame.velocity.y
    }
    let later = takeEvents(&stage.view)
    XCTAssertFalse(later.contains { if case .willRest = $0 { true } else { false } })
  }

  func test_aPressThatStopsAPageInMotion_andIsReleased_letsItRestOnAPage() {
    var stage = SnapStage(pages)
    stage.flick(by: 100, velocity: 1200)
    stage.time += 0.1
    stage.input(.press(pointer: 2, at: .zero))
    let caught = stage.offset
    XCTAssertGreaterThan(caught, 100)
    stage.time += 0.3
    stage.input(.release(pointer: 2))
    stage.rest()
    XCTAssertEqual(stage.offset, caught < 200 ? 0 : 400, accuracy: 1e-6)
  }

  /// A pointer that drags the content by a part beside it, by pages of 400 points in a viewport of 400.
  func test_contentThatTheNubOrAScrollBarLetsGo_snaps() {
    typealias Part = (name: String, drag: (inout ScrollView, _ share: Double) -> Void, letGo: (inout ScrollView) -> Void)
    let parts: [Part] = [
      ("the nub", { view, share in
        view.enableNub(at: 1)
        view.setOffset(.down(1), at: 1)  // shows it
        XCTAssertTrue(view.grabNub(at: 1.1))
        view.dragNub(by: share * (400 - view.nub!.length), at: 1.2)
      }, { $0.releaseNub(at: 2) }),
      ("a nub that is disabled", { view, share in
        view.enableNub(at: 1)
        view.setOffset(.down(1), at: 1)
        view.grabNub(at: 1.1)
        view.dragNub(by: share * (400 - view.nub!.length), at: 1.2)
      }, { $0.disableNub(at: 2) }),
      ("a bar that is disabled", { view, share in
        view.enableScrollbar(.y, at: 1)
        view.pressScrollbar(.y, at: 1, time: 1.1)
        view.dragScrollbar(.y, to: 1 + share * (400 - view.scrollbar(.y)!.thumb!.length), time: 1.2)
      }, { $0.disableScrollbar(.y, at: 2) }),
      ("the thumb", { view, share in
        view.enableScrollbar(.y, at: 1)
        view.pressScrollbar(.y, at: 1, time: 1.1)
        view.dragScrollbar(.y, to: 1 + share * (400 - view.scrollbar(.y)!.thumb!.length), time: 1.2)
      }, { $0.releaseScrollbar(.y, time: 2) }),
    ]
    for part in parts {
      for (share, page) in [(0.1, 0.0), (0.2, 400), (0.45, 800), (0.99, 1600)] {
        var stage = SnapStage(pages)
        part.drag(&stage.view, share)
        XCTAssertEqual(stage.offset, share * 1600, accuracy: 60, "\(part.name) goes where the pointer is")
        let held = stage.offset
        stage.view.tick(at: 1.9)
        XCTAssertEqual(stage.offset, held)
        part.letGo(&stage.view)
        XCTAssertEqual(stage.offset, held, "\(part.name): no jump")
        XCTAssertEqual(stage.target, page, accuracy: 1e-6, "\(part.name) \(share)")
        stage.time = 2
        stage.rest()
        XCTAssertEqual(stage.offset, page, accuracy: 1e-6, "\(part.name) \(share)")
      }
    }
  }

  /// What a pointer grabs beside the content, and lets go.
  private typealias Held = (
    name: String, grab: (inout ScrollView, Double) -> Void, letGo: (inout ScrollView, Double) -> Void
  )
  private let held: [Held] = [
    ("the nub", { XCTAssertTrue($0.grabNub(at: $1)) }, { $0.releaseNub(at: $1) }),
    ("the thumb", { $0.pressScrollbar(.y, at: $0.scrollbar(.y)!.thumb!.start + 1, time: $1) }, { $0.releaseScrollbar(.y, time: $1) }),
  ]

  func test_contentThatTheNubOrAThumbCatchesInMotion_staysWhereItIs_andSnapsWhenItIsLetGo() {
    for part in held {
      for wheels in [false, true] {
        for page in [400.0, 0] {
          var stage = SnapStage(pages)
          stage.view.enableNub(at: 0)
          stage.view.enableScrollbar(.y, at: 0)
          if wheels { stage.input(.wheel(by: .down(1), .notches)) } else { stage.flick(by: 100, velocity: 1200) }
          XCTAssertEqual(stage.target, 400, accuracy: 1e-6)
          while page == 0 ? stage.offset < 110 : stage.offset < 250 {
            stage.time += 0.001
            stage.view.tick(at: stage.time)
          }
          let caught = stage.offset
          part.grab(&stage.view, stage.time)
          for _ in 0..<100 {
            XCTAssertEqual(stage.offset, caught, "\(part.name)")
            XCTAssertEqual(stage.target, caught)
            XCTAssertEqual(stage.view.frame.phase, .idle)
            stage.time += 0.01
            stage.view.tick(at: stage.time)
          }
          part.letGo(&stage.view, stage.time)
          XCTAssertEqual(stage.offset, caught, "\(part.name): no jump")
          stage.rest()
          XCTAssertEqual(stage.offset, page, accuracy: 1e-6, "\(part.name)")
        }
      }
    }
  }

  /// The edge, to which content returns, is no snap target.
  func test_contentThatTheNubOrAThumbCatchesInABounce_returns_andSnapsWhenItIsLetGo() {
    for part in held {
      for waits in [true, false] {
        var stage = SnapStage(.areas(AreaSnapping()))
        stage.view.setSnapAreas([.row(1, 20, 420)], at: 0)
        stage.view.enableNub(at: 0)
        stage.view.enableScrollbar(.y, at: 0)
        stage.flick(by: -60, velocity: 0)
        XCTAssertEqual(stage.target, 20, accuracy: 1e-6)
        stage.time += 0.02
        stage.view.tick(at: stage.time)
        XCTAssertLessThan(stage.offset, 0)
        part.grab(&stage.view, stage.time)
        XCTAssertEqual(stage.view.frame.phase, .bouncing, "\(part.name)")
        if waits {
          stage.rest()
          XCTAssertEqual(stage.offset, 0, accuracy: 1e-6, "\(part.name)")
          stage.time += 1
          stage.view.tick(at: stage.time)
          XCTAssertEqual(stage.offset, 0, accuracy: 1e-6, "\(part.name)")
        }
        part.letGo(&stage.view, stage.time)
        stage.rest()
        XCTAssertEqual(stage.offset, 20, accuracy: 1e-6, "\(part.name)")
      }
    }
  }

  /// Pages along y, and content at 550 points between the pages 1 and 2, where a part led it. Along x it was flung: past its right end
  /// before the part was grabbed, or while the part was held.
  func test_contentThatTheNubOrAThumbLetsGo_snaps_alsoWhileTheOtherAxisBouncesOrCoasts() {
    let drags: [(inout ScrollView, Double) -> Void] = [
      { $0.dragNub(by: 150 / 1600 * (400 - $0.nub!.length), at: $1) },
      { view, time in
        let thumb = view.scrollbar(.y)!.thumb!
        view.dragScrollbar(.y, to: thumb.start + 1 + 150 / 1600 * (400 - thumb.length), time: time)
      },
    ]
    for (part, drag) in zip(held, drags) {
      for bounces in [true, false] {
        var stage = SnapStage(pages)
        let geometry = AxisGeometry(viewport: 400, content: 2000)
        stage.view.setGeometry(Pair(x: geometry, y: geometry), at: 0)
        stage.view.enableNub(at: 0)
        stage.view.enableScrollbar(.y, at: 0)
        stage.view.setOffset(Vector(x: bounces ? 1500 : 100, y: 400), at: 0)
        if !bounces {
          part.grab(&stage.view, 0)
          drag(&stage.view, 0)
        }
        stage.input(.panBegin)
        stage.input(.panUpdate(by: Vector(x: 50, y: 0)))
        stage.input(.panEnd(.velocity(Vector(x: 1500, y: 0))))
        while bounces ? stage.view.frame.offset.x < 1620 : stage.view.frame.offset.x < 300 {
          stage.time += 0.001
          stage.view.tick(at: stage.time)
        }
        if bounces {
          part.grab(&stage.view, stage.time)
          drag(&stage.view, stage.time)
        }
        let (offset, target) = (stage.view.frame.offset, stage.view.frame.target.x)
        XCTAssertEqual(stage.view.frame.phase, bounces ? .bouncing : .coasting, part.name)
        XCTAssertEqual(offset.y, 550, accuracy: 20, part.name)
        part.letGo(&stage.view, stage.time)
        XCTAssertEqual(stage.view.frame.offset, offset, "\(part.name): no jump")
        XCTAssertEqual(stage.target, 400, "\(part.name) \(bounces)")
        XCTAssertEqual(stage.view.frame.target.x, target, accuracy: 1e-6, "\(part.name) \(bounces)")
        stage.rest()
        XCTAssertEqual(stage.offset, 400, "\(part.name) \(bounces)")
        XCTAssertEqual(stage.view.frame.offset.x, target, accuracy: 1e-6, "\(part.name) \(bounces)")
        if bounces { XCTAssertEqual(target, 1600, part.name) }
      }
    }
  }

  func test_anAxisThatTheNubCaughtInMotion_movesOnToItsPage_whenTheNubIsLetGo() {
    for drags in [false, true] {
      var stage = pager()
      stage.view.enableNub(at: 0)
      stage.view.setOffset(.down(1), at: 0)  // shows it
      stage.input(.press(pointer: 2, at: .zero))
      for step in 1...5 {
        stage.time += 0.01
        stage.input(.move(pointer: 2, to: Vector(x: -15 * Double(step), y: 0)))
      }
      stage.input(.release(pointer: 2))
      XCTAssertEqual(stage.view.frame.target.x, 400)
      stage.time += 0.05
      XCTAssertTrue(stage.view.grabNub(at: stage.time))
      let caught = stage.view.frame.offset.x
      XCTAssertTrue(caught > 70 && caught < 390, "\(caught)")
      if drags { stage.view.dragNub(by: 20, at: stage.time) }
      stage.time += 1
      stage.view.tick(at: stage.time)
      XCTAssertEqual(stage.view.frame.offset.x, caught)
      stage.view.releaseNub(at: stage.time)
      stage.rest()
      XCTAssertTrue([0, 400].contains(stage.view.frame.offset.x), "\(stage.view.frame.offset.x)")
    }
  }

  func test_contentThatTheNubLetsGo_within100thOfAPointOfAPage_staysThere() {
    for (distance, moves) in [(0.009, false), (0.011, true)] {
      var stage = SnapStage(pages)
      stage.view.enableNub(at: 1)
      stage.view.setOffset(.down(1), at: 1)  // shows it
      XCTAssertTrue(stage.view.grabNub(at: 1.1))
      stage.view.setOffset(.down(400 + distance), at: 1.2)
      stage.view.releaseNub(at: 1.3)
      XCTAssertEqual(stage.view.frame.phase, moves ? .coasting : .idle, "\(distance)")
      XCTAssertEqual(stage.target, moves ? 400 : 400 + distance, "\(distance)")
    }
  }

  func test_stepsAndRepeatsOfAScrollBar_snapAsKeysDo() {
    var key = SnapStage(pages)
    key.input(.key(.lineDown))
    key.rest()
    var arrow = SnapStage(pages)
    arrow.view.enableScrollbar(.y, at: 0)
    arrow.view.pressScrollbarArrow(.y, forward: true, time: 0)
    arrow.view.releaseScrollbar(.y, time: 0)
    arrow.rest()
    XCTAssertEqual(key.offset, 400)
    XCTAssertEqual(arrow.offset, 400)

    for (press, seconds) in [(false, 0.45), (true, 0.52)] {
      var stage = SnapStage(pages, content: 20_000)
      stage.view.enableScrollbar(.y, at: 0)
      if press {
        stage.view.pressScrollbar(.y, at: 390, time: 0)
      } else {
        stage.view.pressScrollbarArrow(.y, forward: true, time: 0)
      }
      stage.view.tick(at: seconds)
      stage.view.releaseScrollbar(.y, time: seconds)
      stage.time = seconds
      stage.rest()
      XCTAssertEqual(stage.offset.truncatingRemainder(dividingBy: 400), 0, accuracy: 1e-6, "\(press)")
    }
  }

  /// Pages along x, free scrolling along y; both viewports have 400 points.
  private func pager() -> SnapStage {
    var stage = SnapStage(pages, .x)
    stage.view.setOffset(Vector(x: 130, y: 600), at: 0)  // the program may rest between two pages
    return stage
  }

  func test_aDragAlongOneAxis_neverMovesTheOther() {
    for velocity in [0.0, 900] {
      var stage = pager()
      stage.flick(by: 100, velocity: velocity)
      XCTAssertEqual(stage.view.frame.target.x, 130)
      stage.rest()
      XCTAssertEqual(stage.view.frame.offset.x, 130)
      XCTAssertGreaterThanOrEqual(stage.offset, 700)
    }
    var atEnd = pager()
    atEnd.view.setOffset(Vector(x: 130, y: 1600), at: 0)
    atEnd.input(.wheel(by: .down(1), .notches))
    atEnd.rest()
    XCTAssertEqual(atEnd.view.frame.offset, Vector(x: 130, y: 1600), "a notch at the end")
    var turned = pager()
    turned.input(.wheel(by: .down(1), .notches))
    turned.rest()
    XCTAssertEqual(turned.view.frame.offset, Vector(x: 130, y: 660))
  }

  func test_observed_aDragAlongOneAxis_neverMovesTheOther() {
    var stage = SnapStage(pages, .x, mode: .observed)
    stage.view.handle(.didScroll(to: Vector(x: 130, y: 600)), at: 0.1)
    stage.view.tick(at: 0.9)
    stage.view.handle(.willBeginDragging, at: 1)
    stage.view.handle(.didScroll(to: Vector(x: 130, y: 650)), at: 1.1)
    stage.view.handle(
      .willEndDragging(velocity: .down(900), target: Vector(x: 130, y: 1000)), at: 1.2)
    XCTAssertEqual(stage.view.frame.target, Vector(x: 130, y: 1000))
  }

  func test_anAxisThatWasCaughtInMotion_movesOnToItsPage_whenTheOtherIsDragged() {
    var stage = pager()
    stage.input(.press(pointer: 2, at: .zero))
    for step in 1...5 {
      stage.time += 0.01
      stage.input(.move(pointer: 2, to: Vector(x: -15 * Double(step), y: 0)))
    }
    stage.input(.release(pointer: 2))
    XCTAssertEqual(stage.view.frame.target.x, 400)
    stage.time += 0.05
    stage.flick(by: 100, velocity: 0)
    stage.rest()
    XCTAssertTrue([0, 400].contains(stage.view.frame.offset.x), "\(stage.view.frame.offset.x)")
  }

  func test_anAxisThatWasCaughtBetweenTwoAreas_movesOnToOne_whenTheOtherIsFlung() {
    for (place, area) in [(150.0, 0.0), (250, 400)] {
      var stage = SnapStage(.areas(AreaSnapping()), .x)
      stage.view.setSnapAreas((0..<5).map { number in
        let start = 400 * Double(number)
        let rectangle = Rectangle(x: Interval(lower: start, upper: start + 400), y: Interval(lower: 0, upper: 2000))
        return SnapArea(key: UInt64(number + 1), rectangle: rectangle, alignment: Pair(x: .start, y: .none))
      }, at: 0)
      stage.input(.panBegin)
      stage.input(.panUpdate(by: Vector(x: 50, y: 0)))
      stage.input(.panEnd(.velocity(Vector(x: 900, y: 0))))
      XCTAssertEqual(stage.view.frame.target.x, 400)
      while stage.view.frame.offset.x < place {
        stage.time += 0.001
        stage.view.tick(at: stage.time)
      }
      stage.flick(by: 100, velocity: 800)
      XCTAssertEqual(stage.view.frame.target.x, area, "\(place)")
      XCTAssertGreaterThan(stage.target, 200, "the other axis is flung")
      stage.rest()
      XCTAssertEqual(stage.view.frame.offset.x, area, "\(place)")
    }
  }

  /// It rested at 130 points, between two pages.
  func test_anAxisInMotion_movesOnToItsPage_whenTheWheelStopsItOutOfRange() {
    var stage = pager()
    stage.view.setOffset(Vector(x: 0, y: 0), at: 0)
    stage.input(.panBegin)
    stage.input(.panUpdate(by: Vector(x: 100, y: -200)))
    stage.input(.panEnd(.velocity(Vector(x: 900, y: 0))))
    XCTAssertEqual(stage.view.frame.target, Vector(x: 400, y: 0))
    stage.time += 0.05
    stage.view.tick(at: stage.time)
    let before = stage.view.frame
    stage.input(.wheel(by: Vector(x: 0, y: 0), .points))
    XCTAssertEqual(stage.view.frame, before, "it does not turn")
    stage.input(.wheel(by: Vector(x: 0, y: 1), .points))
    XCTAssertEqual(stage.view.frame.offset.x, before.offset.x)
    XCTAssertEqual(stage.view.frame.offset.y, before.offset.y + 1)
    XCTAssertLessThan(before.offset.y, -10)
    XCTAssertTrue([0, 400].contains(stage.view.frame.target.x), "\(stage.view.frame.target.x)")
    XCTAssertEqual(stage.view.frame.target.y, 0)
    stage.rest()
    XCTAssertTrue([0, 400].contains(stage.view.frame.offset.x), "\(stage.view.frame.offset.x)")
  }

  /// Pages of 400 points: released at 190 + 50 with 900 pt/s, content will rest on page 1. No other page until then.
  func test_aChangedPage_isEmittedWhenItIsKnown_once() {
    func pages(_ stage: inout SnapStage) -> [ScrollEvent] {
      takeEvents(&stage.view).filter { if case .pageChanged = $0 { true } else { false } }
    }
    var stage = SnapStage(self.pages)
    stage.flick(by: 100, velocity: 900)
    XCTAssertEqual(pages(&stage), [.pageChanged(.y, to: 1)], "at the release")
    stage.rest()
    XCTAssertEqual(pages(&stage), [])
    stage.input(.press(pointer: 1, at: .zero))
    stage.time += 0.5
    stage.input(.move(pointer: 1, to: .down(-210)))
    XCTAssertEqual(pages(&stage), [.pageChanged(.y, to: 2)], "the finger has moved past the middle")
    stage.time += 0.5
    stage.input(.move(pointer: 1, to: .down(-190)))
    XCTAssertEqual(pages(&stage), [.pageChanged(.y, to: 1)])
    stage.time += 0.5
    stage.input(.release(pointer: 1))
    stage.rest()
    XCTAssertEqual(pages(&stage), [])
    stage.change(content: 3000, viewport: 600)
    XCTAssertEqual(stage.offset, 600)
    XCTAssertEqual(pages(&stage), [], "the same page in another size")
    stage.change(content: 3600, viewport: 600, shift: 600)
    XCTAssertEqual(pages(&stage), [.pageChanged(.y, to: 2)], "a page was inserted before it")
    stage.view.scroll(to: .down(0), at: stage.time)
    XCTAssertEqual(pages(&stage), [.pageChanged(.y, to: 0)])
    var across = SnapStage(self.pages, .x)
    across.view.setOffset(Vector(x: 800, y: 0), at: 0)
    XCTAssertEqual(pages(&across), [.pageChanged(.x, to: 2)])
  }

  /// Offset 800 is page 2 of pages of 400 points, and page 1 of pages of 800 points.
  func test_newSnapOptions_emitThePageThatTheyChange_andNoPageTwice() {
    let long = SnapRule.pages(Paging(length: .points(800)))
    var stage = SnapStage(pages)
    func emitted() -> [ScrollEvent] {
      takeEvents(&stage.view).filter { if case .pageChanged = $0 { true } else { false } }
    }
    stage.place(at: 800)
    XCTAssertEqual(emitted(), [.pageChanged(.y, to: 2)])
    stage.snap(long)
    XCTAssertEqual(emitted(), [.pageChanged(.y, to: 1)], "page 2 of 400 points is page 1 of 800 points")
    stage.snap(pages)
    XCTAssertEqual(emitted(), [.pageChanged(.y, to: 2)])
    stage.snap(pages)
    XCTAssertEqual(emitted(), [], "the same options")
    stage.snap(.none)
    stage.snap(pages)
    XCTAssertEqual(emitted(), [], "the page that was emitted last")
    stage.snap(.none)
    stage.place(at: 400)
    XCTAssertEqual(emitted(), [], "without snap targets")
    stage.snap(pages)
    XCTAssertEqual(emitted(), [.pageChanged(.y, to: 1)])
    stage.place(at: 0)
    _ = emitted()
    stage.change(content: 0, viewport: 0)
    stage.change(content: 2000, viewport: 400)
    XCTAssertEqual(emitted(), [], "the page of content that was away for a moment")
  }

  func test_newSnapOptionsDuringAPan_leaveNoContentBetweenTwoPages() {
    for rule in [pages, .pages(Paging(length: .points(500)))] {
      var stage = SnapStage(pages)
      stage.input(.panUpdateUntilSilence(by: .down(150)))
      stage.time += 0.01
      stage.snap(rule)
      stage.rest()
      XCTAssertEqual(stage.offset, 0)
    }
  }

  /// Page 2 of 400 points is page 1 of 800 points.
  func test_newSnapOptionsDuringAPan_keepThePageOfTheAxisAtRest() {
    var stage = SnapStage(pages, .x)
    stage.view.setOffset(Vector(x: 800, y: 600), at: 0)
    stage.input(.panBegin)
    stage.input(.panUpdate(by: .down(50)))
    stage.snap(.pages(Paging(length: .points(800))), .x)
    stage.setPages(of: 500)
    XCTAssertEqual(stage.view.frame.offset, Vector(x: 800, y: 650))
    stage.input(.panEnd(.velocity(.zero)))
    stage.rest()
    XCTAssertEqual(stage.view.frame.offset, Vector(x: 800, y: 650))
  }

  /// The program that sets the first options knows the geometry, or hears the page with it.
  func test_theFirstPage_isEmittedWithTheFirstGeometry_andNotWithTheFirstOptions() {
    let fits = AxisGeometry(viewport: 400, content: 400)
    let scrolls = AxisGeometry(viewport: 400, content: 2000)
    for optionsFirst in [true, false] {
      var view = ScrollView()
      if optionsFirst { view.setSnapRule(pages, .y, at: 0) }
      view.setGeometry(Pair(x: fits, y: scrolls), at: 1)
      if !optionsFirst { view.setSnapRule(pages, .y, at: 1) }
      XCTAssertEqual(takeEvents(&view).contains(.pageChanged(.y, to: 0)), optionsFirst)
    }
  }

  func test_newSnapOptions_emitTheirPage_atTheTimeOfTheCall() {
    var stage = SnapStage(pages)
    XCTAssertNil(stage.view.nextEvent(), "the first are no change")
    stage.time = 1
    stage.snap(.pages(Paging(isReversed: true)))
    XCTAssertEqual(stage.view.takeEvents(), [TimedEvent(event: .pageChanged(.y, to: 4), time: 1)])
  }

  func test_observed_aChangedPage_isThatOfTheRequestedRest() {
    var stage = SnapStage(pages, mode: .observed)
    stage.view.handle(.willBeginDragging, at: 0)
    stage.view.handle(.didScroll(to: .down(100)), at: 0.1)
    stage.view.handle(
      .willEndDragging(velocity: .down(900), target: .down(500)), at: 0.2)
    let events = takeEvents(&stage.view)
    XCTAssertTrue(events.contains(.pageChanged(.y, to: 1)), "\(events)")
  }

  func test_stepsOfAWheelAndKeys_goToTheNextPageAtLeast() {
    let table: [(ScrollInput, from: Double, rests: Double)] = [
      (.wheel(by: Vector(x: 0, y: 1), .notches), 0, 400),
      (.wheel(by: Vector(x: 0, y: -1), .notches), 400, 0),
      (.wheel(by: Vector(x: 0, y: 15), .notches), 0, 800), (.key(.lineDown), 0, 400),
      (.key(.lineUp), 800, 400), (.key(.pageDown), 400, 800), (.key(.end), 0, 1600),
      (.key(.home), 1600, 0), (.wheel(by: Vector(x: 0, y: 1), .notches), 1600, 1600),
    ]
    for row in table {
      var stage = SnapStage(pages)
      stage.place(at: row.from)
      stage.input(row.0)
      XCTAssertEqual(stage.target, row.rests, accuracy: 1e-6, "\(row)")
      stage.rest()
      XCTAssertEqual(stage.offset, row.rests, accuracy: 1e-6, "\(row)")
    }
  }

  func test_stepsWithoutAnimation_goToTheNextPageAtOnce() {
    var feel = Feel.uikit
    feel.wheelSmoothing = .none
    let table: [(ScrollInput, from: Double, rests: Double)] = [
      (.wheel(by: Vector(x: 0, y: 1), .notches), 0, 400),
      (.wheel(by: Vector(x: 0, y: -1), .notches), 400, 0), (.key(.lineDown), 0, 400),
      (.key(.lineUp), 800, 400), (.wheel(by: Vector(x: 0, y: 1), .notches), 1600, 1600),
    ]
    for row in table {
      var stage = SnapStage(pages, feel: feel)
      stage.place(at: row.from)
      stage.input(row.0)
      XCTAssertEqual(stage.target, row.rests, accuracy: 1e-6, "\(row)")
      XCTAssertEqual(stage.offset, row.rests, accuracy: 1e-6, "\(row)")
      stage.rest()
      XCTAssertEqual(stage.offset, row.rests, accuracy: 1e-6, "\(row)")
    }
  }

  func test_stepsDuringAMotion_addUpPageByPage() {
    var stage = SnapStage(pages)
    for _ in 0..<2 { stage.input(.wheel(by: Vector(x: 0, y: 1), .notches)) }
    XCTAssertEqual(stage.target, 400, "a notch that comes at once is part of the same page")
    stage.rest()
    stage.input(.wheel(by: Vector(x: 0, y: 1), .notches))
    stage.time += 0.12
    stage.view.tick(at: stage.time)
    XCTAssertEqual(stage.target, 800)
    stage.rest()
    XCTAssertEqual(stage.offset, 800)
  }

  func test_aPlatformsMomentum_thatEndsBetweenPages_isFollowedByASnap() {
    for (distance, rests) in [(150.0, 0.0), (250, 400)] {
      var stage = SnapStage(freePages)
      stage.input(.panBegin)
      stage.input(.panUpdate(by: Vector(x: 0, y: distance / 2)))
      stage.time += 0.01
      stage.input(.panEnd(.platformMomentum))
      stage.input(.momentum(by: Vector(x: 0, y: distance / 2)))
      stage.time += 0.01
      stage.input(.momentumEnd)
      XCTAssertEqual(stage.target, rests, accuracy: 1e-6)
      stage.rest()
      XCTAssertEqual(stage.offset, rests, accuracy: 1e-6)
    }
  }

  func test_contentThatWaitsForAPlatformsMomentum_announcesWhereItRestsWithoutIt() {
    for (distance, rests) in [(150.0, 0.0), (250, 400)] {
      var stage = SnapStage(freePages)
      stage.input(.panUpdate(by: Vector(x: 0, y: distance)))
      _ = stage.view.takeEvents()
      stage.input(.panEnd(.platformMomentum))
      XCTAssertEqual(stage.offset, distance)
      XCTAssertEqual(stage.target, rests)
      XCTAssertEqual(stage.view.targetPage(.y), rests / 400)
      let announced = stage.view.takeEvents().map(\.event)
      XCTAssertTrue(announced.contains(.willRest(at: Vector(x: 0, y: rests))), "\(announced)")
      stage.time += ScrollActivity.silence - 0.01
      stage.view.tick(at: stage.time)
      XCTAssertEqual(stage.offset, distance, "it waits")
      stage.rest()
      XCTAssertEqual(stage.offset, rests)
      let after = stage.view.takeEvents().map(\.event)
      XCTAssertEqual(after.filter { if case .didRest = $0 { true } else { false } }, [.didRest(at: Vector(x: 0, y: rests))])
      XCTAssertFalse(after.contains { if case .willRest = $0 { true } else { false } }, "it was announced before")
    }
  }

  func test_momentumThatComes_announcesAnotherPageWhereItPassesTheMiddle() {
    var stage = SnapStage(freePages)
    var free = SnapStage(.none)
    for input in [ScrollInput.panUpdate(by: .down(150)), .panEnd(.platformMomentum)] {
      stage.input(input)
      free.input(input)
    }
    for (offset, rests) in [(190.0, 0.0), (230, 400), (590, 400), (650, 800)] {
      stage.time += 0.01
      free.time += 0.01
      let momentum = ScrollInput.momentum(by: .down(offset - stage.offset))
      stage.input(momentum)
      free.input(momentum)
      XCTAssertEqual(stage.offset, offset, accuracy: 1e-9)
      XCTAssertEqual(stage.target, rests, "\(offset)")
      XCTAssertGreaterThan(stage.view.frame.velocity.y, 0)
      XCTAssertEqual(stage.view.frame.velocity, free.view.frame.velocity, "that of the momentum")
      XCTAssertEqual(stage.view.scrollContext.heading, .bottom)
    }
  }

  func test_contentThatWaitsForMomentum_followsChangesOfItsPages() {
    var stage = SnapStage(freePages)
    stage.input(.panUpdate(by: Vector(x: 0, y: 1500)))
    stage.input(.panEnd(.platformMomentum))
    XCTAssertEqual(stage.target, 1600)
    stage.change(content: 1950, viewport: 400)
    XCTAssertEqual(stage.target, 1550, "the last page")
    stage.change(content: 2350, viewport: 400, shift: 400)
    XCTAssertEqual(stage.offset, 1900)
    XCTAssertEqual(stage.target, 1950)
    stage.input(.press(pointer: 1, at: .zero))
    XCTAssertEqual(stage.target, 1900, "a finger catches it")
  }

  /// Two swipes with a platform's momentum. Where a page or a stop ends a fling, the fingers' velocity is enough to know it: the target
  /// is announced at the lift, and the momentum would pass it.
  func test_aPlatformsMomentum_passesNoPageAndNoStop() {
    let rules: [(String, SnapRule)] = [
      ("uikit", pages), ("flutter", .pages(Paging(rule: .flutter))), ("areas with stops", .areas(AreaSnapping())),
      ("a carousel of single items", .carousel(Carousel(itemLength: 400, itemCount: 8, rule: .uikit))),
    ]
    for (name, rule) in rules {
      for side in [1.0, -1] {
        for endsByMomentum in [false, true] {
          var stage = SnapStage(rule, content: 3200)
          if case .areas = rule {
            let areas = (0..<8).map { number in
              SnapArea(
                key: UInt64(number + 1),
                rectangle: Rectangle(
                  x: Interval(lower: 0, upper: 400), y: Interval(lower: 400 * Double(number), upper: 400 * Double(number) + 400)),
                alignment: Pair(x: .none, y: .start), stop: .always)
            }
            stage.view.setSnapAreas(areas, at: 0)
          }
          let start = side < 0 ? 2800.0 : 0
          stage.view.setOffset(.down(start), at: 0)
          for swipe in [1.0, 2] {
            stage.time += 1
            stage.input(.panBegin)
            for _ in 1...8 {
              stage.time += 0.0133
              stage.input(.panUpdate(by: .down(side * 15)))
            }
            stage.input(endsByMomentum ? .momentum(by: .down(side * 15)) : .panEnd(.platformMomentum))
            XCTAssertEqual(stage.target, start + side * swipe * 400, accuracy: 1e-6, "\(name), swipe \(swipe): announced")
            var momentum = side * 15.0
            for _ in 1...90 {
              stage.time += 0.0133
              momentum *= 0.97
              stage.input(.momentum(by: .down(momentum)))
            }
            stage.input(.momentumEnd)
            stage.rest()
            XCTAssertEqual(stage.offset, start + side * swipe * 400, accuracy: 1e-6, "\(name), swipe \(swipe)")
          }
        }
      }
    }
  }

  /// A pager moves along x, and its content along y: a pan along y alone is followed by the platform's momentum.
  func test_aPlatformsMomentum_alongAnotherAxisThanThatOfThePages_isFollowed() {
    var stage = SnapStage(pages, .x)
    stage.input(.panBegin)
    for _ in 1...8 {
      stage.time += 0.0133
      stage.input(.panUpdate(by: .down(15)))
    }
    stage.input(.panEnd(.platformMomentum))
    stage.input(.momentum(by: .down(200)))
    XCTAssertEqual(stage.offset, 320)
  }

  // MARK: A wheel in points

  func test_aWheelInPoints_announcesAtEachMovementWhereItRests_ifItIsTheLast() {
    var stage = SnapStage(pages)
    for (offset, rests) in [(150.0, 0.0), (190, 0), (230, 400), (590, 400), (650, 800)] {
      stage.time += 0.01
      stage.input(.wheel(by: Vector(x: 0, y: offset - stage.offset), .points))
      XCTAssertEqual(stage.offset, offset, accuracy: 1e-9)
      XCTAssertEqual(stage.target, rests, "\(offset)")
      XCTAssertEqual(stage.view.targetPage(.y), rests / 400)
      XCTAssertEqual(stage.view.frame.phase, .wheeling)
    }
    let announced = stage.view.takeEvents().map(\.event)
    let targets = [0.0, 400, 800].map { ScrollEvent.willRest(at: .down($0)) }
    XCTAssertEqual(announced.filter { if case .willRest = $0 { true } else { false } }, targets, "each target once")
    let pages = announced.filter { if case .pageChanged = $0 { true } else { false } }
    XCTAssertEqual(pages, [.pageChanged(.y, to: 1), .pageChanged(.y, to: 2)])
    stage.time += ScrollActivity.silence - 0.01
    stage.view.tick(at: stage.time)
    XCTAssertEqual(stage.offset, 650, "it waits")
    stage.rest()
    XCTAssertEqual(stage.offset, 800)
    let after = stage.view.takeEvents().map(\.event)
    XCTAssertEqual(after.filter { if case .didRest = $0 { true } else { false } }, [.didRest(at: .down(800))], "it rests once")
    XCTAssertFalse(after.contains { if case .willRest = $0 { true } else { false } }, "it was announced before")
  }

  func test_aWheelInPoints_followsChangesOfItsPages_andIsCaughtWhereItIs() {
    var stage = SnapStage(pages)
    stage.input(.wheel(by: .down(1500), .points))
    XCTAssertEqual(stage.target, 1600)
    stage.change(content: 1950, viewport: 400)
    XCTAssertEqual(stage.target, 1550, "the last page")
    XCTAssertEqual(stage.offset, 1500, "it waits where it is")
    stage.change(content: 2350, viewport: 400, shift: 400)
    XCTAssertEqual(stage.offset, 1900)
    XCTAssertEqual(stage.target, 1950)
    stage.change(content: 4000, viewport: 500)
    XCTAssertEqual(stage.target, 2500, "page 5, which was announced")
    XCTAssertEqual(stage.offset, 1900)
    stage.input(.press(pointer: 1, at: .zero))
    XCTAssertEqual(stage.target, 1900, "a finger catches it")
  }

  func test_aNotchAfterAWheelInPoints_countsFromWhereContentIs() {
    var stage = SnapStage(pages)
    stage.input(.wheel(by: .down(250), .points))
    XCTAssertEqual(stage.target, 400)
    stage.time += 0.05
    stage.input(.wheel(by: Vector(x: 0, y: 1), .notches))
    XCTAssertEqual(stage.target, 400, "the next page from 250")
    stage.rest()
    XCTAssertEqual(stage.offset, 400)
  }

  func test_aWheelInPoints_thatIsBackOnItsPage_waitsForNothing() {
    var stage = SnapStage(pages)
    stage.input(.wheel(by: .down(250), .points))
    stage.time += 0.05
    stage.input(.wheel(by: .down(-250), .points))
    XCTAssertEqual(stage.target, 0)
    XCTAssertEqual(stage.view.targetPage(.y), 0)
    stage.rest()
    XCTAssertEqual(stage.offset, 0)
  }

  func test_inChromium_aFlingToASnapTarget_hasItsOwnCurve() {
    for speed in [1500.0, 4000] {
      var stage = SnapStage(pages, feel: .chromium)
      stage.flick(by: 100, velocity: speed)
      XCTAssertEqual(stage.target, 400)
      let path = Motion.snapFling(from: stage.offset, by: 400 - stage.offset, length: 400 - stage.offset)
      let released = stage.time
      for time in [0.1, 0.3, 0.6] {
        stage.view.tick(at: released + time)
        XCTAssertEqual(stage.offset, path.state(at: time).position, accuracy: 1e-9, "at any speed")
      }
      stage.view.tick(at: released + path.duration)
      XCTAssertEqual(stage.offset, 400)
      XCTAssertFalse(stage.view.frame.needsTick)
    }
  }

  func test_inChromium_aFlingAwayFromItsTarget_brakesFirst_andANewLayoutKeepsTheVelocity() {
    var away = SnapStage(pages, feel: .chromium)
    away.flick(by: 390, velocity: -200)
    XCTAssertEqual(away.target, 400)
    XCTAssertEqual(away.view.frame.velocity.y, -200, accuracy: 1e-6)

    var stage = SnapStage(pages, feel: .chromium)
    stage.flick(by: 100, velocity: 1500)
    stage.time += 0.2
    stage.view.tick(at: stage.time)
    let before = stage.view.frame
    stage.change(content: 2500, viewport: 500)
    XCTAssertEqual(stage.target, 500)
    XCTAssertEqual(stage.offset, before.offset.y, accuracy: 1e-9)
    XCTAssertEqual(stage.view.frame.velocity.y, before.velocity.y, accuracy: 1e-6)
  }

  func test_aSnapAfterASilence_hasTheSamePath_atAnyFrameRate() {
    var paths: [[Double]] = []
    for rate in [1000.0, 60, 7, 0.5] {
      var feel = Feel.gtk
      feel.wheelSmoothing = .none
      var stage = SnapStage(pages, feel: feel)
      stage.input(.wheel(by: Vector(x: 0, y: 150), .points))
      stage.input(.wheel(by: Vector(x: 0, y: 100), .points))
      var path: [Double] = []
      var tick = 1 / rate
      for time in [0.1, 0.2, 0.25, 0.3, 2.5] {
        while tick < time {
          stage.view.tick(at: tick)
          tick += 1 / rate
        }
        stage.view.tick(at: time)
        path.append(stage.offset)
      }
      paths.append(path)
    }
    XCTAssertEqual(paths[0][0], 250)
    XCTAssertGreaterThan(paths[0][2], 255, "0.15 s after the last step it snaps")
    XCTAssertEqual(paths[0][4], 400)
    for path in paths {
      for (one, other) in zip(path, paths[0]) { XCTAssertEqual(one, other, accuracy: 1e-9) }
    }
  }

  func test_whatTheProgramScrollsTo_isLeftAlone() {
    var stage = SnapStage(pages)
    stage.view.scroll(to: Vector(x: 0, y: 250), at: stage.time)
    stage.rest()
    XCTAssertEqual(stage.offset, 250)
  }

  /// A scroll or zoom that ends at once ended a drag or fling, and the content went on to a page.
  func test_whereTheProgramScrollsOrZoomsToAtOnce_contentStays_alsoInADragOrFling() {
    let changes: [(name: String, change: (inout ScrollView, Double) -> Void)] = [
      ("a scroll to where content is", { $0.scroll(to: $0.frame.offset, at: $1) }),
      ("a zoom", { $0.zoom(to: 2, about: .zero, .atOnce, at: $1) }),
      ("a zoom to its scale", { $0.zoom(to: 1, about: .zero, .atOnce, at: $1) }),
    ]
    for (name, change) in changes {
      for flings in [false, true] {
        var stage = SnapStage(pages)
        stage.view.enableZoom(from: 1, to: 4, isCentered: false, at: 0)
        stage.input(.panBegin)
        stage.input(.panUpdate(by: .down(150)))
        if flings {
          stage.input(.panEnd(.velocity(.down(900))))
          stage.time += 0.05
          stage.view.tick(at: stage.time)
        }
        change(&stage.view, stage.time)
        let placed = stage.offset
        stage.rest()
        stage.time += 1
        stage.view.tick(at: stage.time)
        XCTAssertEqual(stage.offset, placed, "\(name) \(flings)")
      }
    }
  }

  func test_aPageStays_whenSizesChange_atRestAndInMotion() {
    var still = SnapStage(pages)
    still.place(at: 800)
    still.change(content: 1000, viewport: 200)
    XCTAssertEqual(still.offset, 400, "page 2 of 200 points")
    still.change(content: 4000, viewport: 800)
    XCTAssertEqual(still.offset, 1600)

    var moving = SnapStage(pages)
    moving.flick(by: 100, velocity: 1200)
    moving.time += 0.05
    moving.change(content: 3000, viewport: 600)
    XCTAssertEqual(moving.target, 600, accuracy: 1e-6, "page 1 of 600 points")
    moving.rest()
    XCTAssertEqual(moving.offset, 600, accuracy: 1e-6)
  }

  func test_aPageInsertedAbove_shiftsTheSnapTarget() {
    var stage = SnapStage(pages)
    stage.place(at: 800)
    stage.change(content: 2400, viewport: 400, shift: 400)
    XCTAssertEqual(stage.offset, 1200)
    stage.change(content: 1200, viewport: 200)
    XCTAssertEqual(stage.offset, 600, "it is page 3 now")
  }

  /// Pages of 400 points along x, at page 3, which is where page 4 of 300 points is. Along y nothing snaps.
  func test_anAxisAtRest_staysOnItsPage_whenSizesChangeWhileTheOtherIsMoved() {
    let moves: [(name: String, begin: [ScrollInput], end: [ScrollInput])] = [
      ("a pan", [.panBegin, .panUpdate(by: .down(50))], [.panUpdate(by: .down(5)), .panEnd(.velocity(.down(900)))]),
      ("a pan past the edge", [.panBegin, .panUpdate(by: .down(-700))], [.panEnd(.velocity(.zero))]),
      ("a finger", [.press(pointer: 1, at: .zero), .move(pointer: 1, to: .down(-50))], [.release(pointer: 1)]),
      ("a finger that rests", [.press(pointer: 1, at: .zero)], [.release(pointer: 1)]),
      ("fingers that rest on a trackpad", [.hold], [.holdEnd]),
      ("a platform's momentum", [.panUpdate(by: .down(50)), .panEnd(.platformMomentum), .momentum(by: .down(20))],
       [.momentum(by: .down(20)), .momentumEnd]),
      ("a held key", [.keyHeld(.lineDown)], [.keyUp(.lineDown)]),
      ("a pointer that steers", [.steer(.down(100))], [.steerEnd]),
    ]
    for move in moves {
      var stage = SnapStage(pages, .x)
      stage.view.setOffset(Vector(x: 1200, y: 600), at: 0)
      for input in move.begin {
        stage.time += 0.01
        stage.input(input)
      }
      stage.time += 0.05
      stage.view.tick(at: stage.time)
      let (y, phase) = (stage.offset, stage.view.frame.phase)
      stage.setPages(of: 300)
      XCTAssertEqual(stage.view.frame.offset.x, 900, "\(move.name)")
      XCTAssertEqual(stage.offset, y, accuracy: 1e-9, "\(move.name)")
      XCTAssertEqual(stage.view.frame.phase, phase, "\(move.name)")
      stage.setPages(of: 500)
      XCTAssertEqual(stage.view.frame.offset.x, 1500, "\(move.name)")
      for input in move.end { stage.input(input) }
      stage.rest()
      XCTAssertEqual(stage.view.frame.offset.x, 1500, "\(move.name)")
      stage.setPages(of: 400)
      XCTAssertEqual(stage.view.frame.offset.x, 1200, "\(move.name)")
    }
  }

  func test_anAxisAtRest_staysOnItsPage_whenSizesChangeWhileTheProgramScrollsTheOther() {
    var stage = SnapStage(pages, .x)
    stage.view.setOffset(Vector(x: 1200, y: 600), at: 0)
    let id = stage.view.scroll(to: Vector(x: 1200, y: 1000), at: 0)
    stage.time = 0.1
    stage.view.tick(at: 0.1)
    let y = stage.offset
    XCTAssertTrue(y > 600 && y < 1000, "\(y)")
    stage.setPages(of: 300)
    XCTAssertEqual(stage.view.frame.offset, Vector(x: 900, y: y))
    XCTAssertEqual(stage.view.frame.target, Vector(x: 900, y: 1000))
    XCTAssertEqual(stage.view.lastSnapshot.animations.y, id)
    stage.rest()
    XCTAssertEqual(stage.view.frame.offset, Vector(x: 900, y: 1000))
    stage.setPages(of: 400)
    XCTAssertEqual(stage.view.frame.offset.x, 1200)
  }

  func test_aDraggedAxis_staysUnderTheFinger_whenSizesChange() {
    var stage = SnapStage(pages, .x)
    stage.view.setOffset(Vector(x: 400, y: 600), at: 0)
    stage.input(.panBegin)
    stage.input(.panUpdate(by: Vector(x: 40, y: 0)))
    stage.setPages(of: 300)
    XCTAssertEqual(stage.view.frame.offset, Vector(x: 440, y: 600))
    stage.input(.panEnd(.velocity(.zero)))
    stage.rest()
    XCTAssertEqual(stage.view.frame.offset, Vector(x: 300, y: 600))
  }

  func test_anAxisAtRest_movesWithItsArea_whenTheOtherIsDragged() {
    func columns(every length: Double) -> [SnapArea] {
      (0..<5).map { number in
        let start = length * Double(number)
        let rectangle = Rectangle(x: Interval(lower: start, upper: start + length), y: Interval(lower: 0, upper: 2000))
        return SnapArea(key: UInt64(number), rectangle: rectangle, alignment: Pair(x: .start, y: .none))
      }
    }
    var stage = SnapStage(.areas(AreaSnapping()), .x)
    stage.view.setSnapAreas(columns(every: 400), at: 0)
    stage.view.setOffset(Vector(x: 1200, y: 600), at: 0)
    stage.input(.panBegin)
    stage.input(.panUpdate(by: .down(50)))
    stage.view.setSnapAreas(columns(every: 300), at: 0)
    XCTAssertEqual(stage.view.frame.offset, Vector(x: 900, y: 650))
    stage.input(.panUpdate(by: .down(50)))
    stage.input(.panEnd(.velocity(.zero)))
    stage.rest()
    XCTAssertEqual(stage.view.frame.offset, Vector(x: 900, y: 700))
    XCTAssertEqual(stage.view.targetPage(.x), 3)
  }

  /// A page is inserted before page 3.
  func test_anAxisAtRest_thatIsShiftedWhileTheOtherIsDragged_isOnTheNextPage() {
    var stage = SnapStage(pages, .x)
    stage.view.setOffset(Vector(x: 1200, y: 600), at: 0)
    stage.input(.panBegin)
    stage.input(.panUpdate(by: .down(50)))
    let y = AxisGeometry(viewport: 400, content: 2000)
    stage.view.setGeometry(
      Pair(x: AxisGeometry(viewport: 400, content: 2400), y: y), shift: Vector(x: 400, y: 0), at: 0)
    XCTAssertEqual(stage.view.frame.offset, Vector(x: 1600, y: 650))
    stage.view.setGeometry(Pair(x: AxisGeometry(viewport: 300, content: 1800), y: y), at: 0)
    XCTAssertEqual(stage.view.frame.offset, Vector(x: 1200, y: 650), "page 4 of 300 points")
  }

  /// Along x the content is at page 2, along y 100 points are inserted above it; and the same for the other axes.
  func test_aShiftAlongOneAxis_leavesTheOtherOnItsPage() {
    for axis in Axis.allCases {
      var stage = SnapStage(pages, axis, content: 4000)
      stage.view.setGeometry(
        Pair(x: AxisGeometry(viewport: 400, content: 4000), y: AxisGeometry(viewport: 400, content: 4000)), at: 0)
      stage.view.setOffset(Vector { $0 == axis ? 800 : 1000 }, at: 0)
      stage.view.setGeometry(
        Pair { AxisGeometry(viewport: $0 == axis ? 500 : 400, content: $0 == axis ? 5000 : 4100) },
        shift: Vector { $0 == axis ? 0 : 100 }, at: 1)
      XCTAssertEqual(stage.view.frame.offset, Vector { $0 == axis ? 1000 : 1100 }, "\(axis)")
    }
  }

  func test_aCarousel_bringsAnItemToTheMiddle() {
    // Items of 100 and 10 between them: item n is in the middle at 110·n + 50 − 200.
    let carousel = Carousel(itemLength: 100, spacing: 10, itemCount: 18)
    for (velocity, rests) in [(0.0, 70.0), (600, 400)] {
      var stage = SnapStage(.carousel(carousel), content: 1970)
      stage.flick(by: 100, velocity: velocity)
      XCTAssertEqual(stage.target, rests, accuracy: 1e-6)
      stage.rest()
      XCTAssertEqual(stage.offset, rests, accuracy: 1e-6)
      XCTAssertEqual(stage.view.behaviours.snapGuide?.number(at: rests, .y, in: stage.view.engine.snapLayout), (rests + 150) / 110)
    }
  }

  func test_areas_areRestedOn_andFollowedWhenTheyMove() {
    let area = { (key: UInt64, y: Double) in
      SnapArea(
        key: key, rectangle: Pair(x: Interval(lower: 0, upper: 400), y: Interval(lower: y, upper: y + 300)),
        alignment: Pair(x: .none, y: .start))
    }
    var stage = SnapStage(.areas(AreaSnapping(axes: Pair(x: false, y: true))))
    let first = [area(1, 0), area(2, 350), area(3, 900)]
    let moved = [area(2, 500), area(1, 0), area(3, 1100)]
    stage.view.setSnapAreas(first, at: stage.time)
    stage.flick(by: 60, velocity: 500)
    XCTAssertEqual(stage.target, 350, accuracy: 1e-6)
    stage.rest()
    stage.input(.key(.lineDown))
    XCTAssertEqual(stage.target, 900, accuracy: 1e-6)
    stage.rest()
    stage.input(.key(.lineUp))
    stage.rest()
    XCTAssertEqual(stage.offset, 350, accuracy: 1e-6)
    stage.view.setSnapAreas(moved, at: stage.time)
    XCTAssertEqual(stage.offset, 500, accuracy: 1e-6, "it stays on its area")
    stage.view.setSnapAreas([], at: stage.time)
    stage.flick(by: 20, velocity: 0)
    stage.rest()
    XCTAssertEqual(stage.offset, 520, accuracy: 1e-6, "without areas it stays where it is released")
  }

  /// Areas of 100 points, from key 0 on. A row is inserted above them.
  func test_contentThatIsShifted_staysAtItsArea_whenTheAreasAreSetAnew() {
    func rows(from start: Double) -> [SnapArea] {
      (0..<29).map { .row(UInt64($0), start + 100 * Double($0), start + 100 * Double($0 + 1)) }
    }
    for moves in [false, true] {
      var stage = SnapStage(.areas(AreaSnapping()), content: 3000, viewport: 600)
      stage.view.setSnapAreas(rows(from: 0), at: 0)
      if moves { stage.flick(by: 40, velocity: 900) } else { stage.place(at: 300) }
      stage.time += 0.05
      stage.view.tick(at: stage.time)
      let (offset, target) = (stage.offset, stage.target)
      XCTAssertEqual(target, moves ? 500 : 300)
      stage.change(content: 3100, viewport: 600, shift: 100)
      XCTAssertEqual(stage.offset, offset + 100)
      stage.view.setSnapAreas([.row(99, 0, 100)] + rows(from: 100), at: stage.time)
      XCTAssertEqual(stage.offset, offset + 100)
      XCTAssertEqual(stage.target, target + 100)
      XCTAssertEqual(stage.view.targetPage(.y), moves ? 6 : 4)
      stage.rest()
      XCTAssertEqual(stage.offset, target + 100)
      stage.view.setSnapAreas(rows(from: 50), at: stage.time)
      XCTAssertEqual(stage.offset, target + 50, "it is at the same area")
    }
  }

  /// Areas of 100 points, from key 0 on, of which content rests at key 3, at 300 points. At twice the scale key 3 is at 600, and the
  /// offset 600 is where key 6 was.
  func test_contentWhoseScaleChangesAtOnce_isNotThrownBackToItsFormerArea_whenTheAreasAreSetAnew() {
    func rows(of length: Double) -> [SnapArea] {
      (0..<30).map { .row(UInt64($0), length * Double($0), length * Double($0 + 1)) }
    }
    for (point, zoomed, nearest) in [(250.0, 850.0, 800.0), (0, 600, 600), (200, 800, 800)] {
      for isByUser in [false, true] {
        var stage = SnapStage(.areas(AreaSnapping()), content: 3000)
        stage.view.enableZoom(from: 0.5, to: 4, isCentered: false, at: 0)
        stage.view.setSnapAreas(rows(of: 100), at: 0)
        stage.place(at: 300)
        stage.time = 1
        if isByUser {
          for _ in 0..<3 { stage.input(.zoom(.wheel(by: -100, .points, about: .down(point)))) }
        } else {
          stage.view.zoom(to: 2, about: .down(point), .atOnce, at: 1)
          XCTAssertEqual(stage.offset, zoomed)
        }
        let offset = stage.offset
        let length = 100 * stage.view.frame.scale
        stage.view.setSnapAreas(rows(of: length), at: 1)
        XCTAssertEqual(stage.offset, offset, accuracy: length / 2 + 1e-6, "\(point) \(isByUser): to the nearest at most")
        if !isByUser { XCTAssertEqual(stage.offset, nearest, "\(point)") }
      }
    }
  }

  /// Content rests at the first area, wherever areas with other keys are.
  func test_areasThatAreReplacedWhereTheyAre_areFollowedWhenTheyMove() {
    func rows(_ keys: [UInt64]) -> [SnapArea] {
      keys.enumerated().map { .row($1, 300 * Double($0), 300 * Double($0 + 1)) }
    }
    var stage = SnapStage(.areas(AreaSnapping()), content: 3000, viewport: 600)
    stage.view.setSnapAreas(rows([1, 2, 3, 4, 5]), at: 0)
    XCTAssertEqual(stage.offset, 0)
    stage.view.setSnapAreas(rows([9, 1, 2, 3, 4, 5]), at: 1)
    XCTAssertEqual(stage.offset, 300, "at key 1")
    stage.view.setSnapAreas(rows([9, 7, 2, 3, 4, 5]), at: 2)
    XCTAssertEqual(stage.offset, 300, "key 1 is gone")
    stage.view.setSnapAreas(rows([9, 8, 7, 2, 3, 4, 5]), at: 3)
    XCTAssertEqual(stage.offset, 600, "at key 7")
  }

  /// Columns and rows of 400 points.
  func test_anAxisThatNoLongerSnapsToAreas_hasItsOwnRule_andTheOtherStillSnapsToThem() {
    let areas = (0..<5).flatMap { number -> [SnapArea] in
      let (here, all) = (Interval(lower: 400 * Double(number), upper: 400 * Double(number + 1)), Interval(lower: 0, upper: 2000))
      return [
        SnapArea(key: UInt64(number), rectangle: Rectangle(x: here, y: all), alignment: Pair(x: .start, y: .none)),
        SnapArea(key: UInt64(number + 10), rectangle: Rectangle(x: all, y: here), alignment: Pair(x: .none, y: .start)),
      ]
    }
    for axis in Axis.allCases {
      for (rule, rests) in [(SnapRule.none, 250.0), (.pages(Paging(length: .points(1000))), 0)] {
        for moved in Axis.allCases {
          var stage = SnapStage(.areas(AreaSnapping()), .x)
          stage.snap(.areas(AreaSnapping()), .y)
          stage.view.setSnapAreas(areas, at: 0)
          stage.snap(rule, axis)
          stage.input(.panBegin)
          stage.input(.panUpdate(by: Vector { $0 == moved ? 250 : 0 }))
          stage.time += 0.5
          stage.input(.panEnd(.velocity(.zero)))
          stage.rest()
          XCTAssertEqual(stage.view.frame.offset, Vector { $0 == moved ? ($0 == axis ? rests : 400) : 0 }, "\(axis) \(moved)")
        }
      }
    }
  }

  func test_areas_emitTheAreaAtWhichContentWillRest() {
    let area = { (key: UInt64, y: Double) in
      SnapArea(
        key: key, rectangle: Pair(x: Interval(lower: 0, upper: 400), y: Interval(lower: y, upper: y + 300)),
        alignment: Pair(x: .none, y: .start))
    }
    func emitted(_ stage: inout SnapStage) -> [Double] {
      takeEvents(&stage.view).compactMap { if case .pageChanged(.y, let page) = $0 { page } else { nil } }
    }
    var stage = SnapStage(.areas(AreaSnapping(axes: Pair(x: false, y: true))))
    XCTAssertNil(stage.view.page(.y), "there are no areas yet")
    stage.view.setSnapAreas([area(7, 0), area(9, 350), area(8, 900)], at: stage.time)
    XCTAssertEqual(emitted(&stage), [0])
    stage.flick(by: 60, velocity: 500)
    XCTAssertEqual(emitted(&stage), [1], "at the release")
    XCTAssertEqual(stage.view.targetPage(.y), 1)
    XCTAssertNil(stage.view.page(.y), "between two areas")
    stage.rest()
    XCTAssertEqual(stage.view.page(.y), 1)
    stage.input(.key(.lineDown))
    stage.rest()
    XCTAssertEqual(emitted(&stage), [2])
    stage.view.setSnapAreas([area(1, 0), area(7, 100), area(9, 350), area(8, 900)], at: stage.time)
    XCTAssertEqual(emitted(&stage), [3], "an area was inserted before it")
    stage.view.setSnapAreas([area(7, 100), area(9, 350)], at: stage.time)
    XCTAssertEqual(emitted(&stage), [1], "the area is gone; the nearest one remains")
    XCTAssertEqual(stage.target, 350)
    stage.rest()
    stage.place(at: 200)
    XCTAssertEqual(emitted(&stage), [-1], "at none")
    XCTAssertNil(stage.view.targetPage(.y))
  }

  func test_observed_requestsARestOnThePage() {
    var stage = SnapStage(pages, mode: .observed)
    let reports: [HostReport] = [
      .willBeginDragging, .didScroll(to: Vector(x: 0, y: 150)),
      .willEndDragging(velocity: Vector(x: 0, y: 800), target: Vector(x: 0, y: 550)),
    ]
    for report in reports {
      stage.time += 0.02
      stage.view.handle(report, at: stage.time)
    }
    let asked = takeEvents(&stage.view).compactMap { event -> Double? in
      if case .requested(.rest(let at)) = event { at.y } else { nil }
    }
    XCTAssertEqual(asked, [400])
  }

  func test_stepsAndReleasesThatBeginNoMotion_doNotSnap() {
    let inputs: [ScrollInput] = [
      .wheel(by: Vector(x: 0, y: 1), .notches), .key(.pageDown), .key(.lineDown), .keyUp(.lineDown),
      .release(pointer: 2), .panEnd(.coast), .momentumEnd, .steerEnd,
    ]
    for input in inputs {
      var stage = SnapStage(pages)
      stage.input(.press(pointer: 1, at: .zero))
      stage.input(.press(pointer: 2, at: .zero))
      stage.time = 0.1
      stage.input(.move(pointer: 2, to: Vector(x: 0, y: -150)))
      let offset = stage.offset
      XCTAssertEqual(offset, 150)
      stage.input(input)
      XCTAssertEqual(stage.view.lastSnapshot.phase, .dragging, "\(input)")
      stage.time = 2
      stage.view.tick(at: 2)
      XCTAssertEqual(stage.offset, offset, "\(input)")
      XCTAssertEqual(stage.target, offset, "\(input)")
    }
  }

  func test_contentThatTheNubHolds_staysThere_whenTheLayoutOrTheAreasChange() {
    var stage = SnapStage(.areas(AreaSnapping()))
    stage.view.setSnapAreas(SnapArea.rows(every: 400), at: 0)
    stage.view.enableNub(at: 0)
    stage.view.setOffset(.down(1), at: 0)
    XCTAssertTrue(stage.view.grabNub(at: 0.1))
    stage.view.dragNub(by: 40, at: 0.2)
    let held = stage.offset
    XCTAssertGreaterThan((held - (held / 400).rounded() * 400).magnitude, 20, "it is between two areas")
    stage.view.setSnapAreas(SnapArea.rows(every: 400), at: 0.3)
    XCTAssertEqual(stage.offset, held)
    stage.time = 0.4
    stage.change(content: 2400, viewport: 400)
    XCTAssertEqual(stage.offset, held)
    stage.view.releaseNub(at: 0.5)
    stage.view.tick(at: 3)
    XCTAssertEqual(stage.offset, (held / 400).rounded() * 400)
  }

  func test_contentThatTheNubHolds_staysThere_whenAPanFallsSilent() {
    var stage = SnapStage(pages)
    stage.view.enableNub(at: 0)
    stage.view.setOffset(.down(1), at: 0)
    stage.view.handle(.panUpdateUntilSilence(by: Vector(x: 0, y: 60)), at: 0.1)
    XCTAssertTrue(stage.view.grabNub(at: 0.12))
    stage.view.dragNub(by: 20, at: 0.14)
    let held = stage.offset
    XCTAssertTrue(held > 70 && held < 190, "\(held)")
    stage.view.tick(at: 1)
    XCTAssertEqual(stage.offset, held)
    stage.view.releaseNub(at: 1)
    stage.view.tick(at: 3)
    XCTAssertEqual(stage.offset, 0)
  }

  func test_observed_theNubAndAThumb_keepAnOffsetThatTheToolkitHasNotReached() {
    var view = ScrollView(mode: .observed)
    view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 2000, y: 5000)), at: 0)
    view.enableNub(at: 0)
    view.enableScrollbar(.y, at: 0)
    view.handle(.didScroll(to: .down(100)), at: 0)
    XCTAssertTrue(view.grabNub(at: 0.1))
    view.setOffset(Vector(x: 500, y: 100), at: 0.1)
    _ = view.takeEvents()
    view.dragNub(by: 10, at: 0.1)
    func jump() -> Vector? {
      view.takeEvents().compactMap { if case .requested(.jump(let offset)) = $0.event { offset } else { nil } }.last
    }
    XCTAssertEqual(jump()?.x, 500)
    view.releaseNub(at: 0.1)
    view.setOffset(Vector(x: 700, y: 100), at: 0.1)
    let start = view.scrollbar(.y)!.thumb!.start
    view.pressScrollbar(.y, at: start + 5, time: 0.1)
    _ = view.takeEvents()
    view.dragScrollbar(.y, to: start + 50, time: 0.1)
    XCTAssertEqual(jump()?.x, 700)
  }

  func test_observed_aDragThatAScrollOfTheProgramHasEnded_requestsNoRest() {
    var stage = SnapStage(pages, mode: .observed)
    stage.view.handle(.willBeginDragging, at: 1)
    stage.view.handle(.didScroll(to: .down(50)), at: 1.1)
    let id = stage.view.scroll(to: .down(1200), at: 1.1)
    _ = stage.view.takeEvents()
    stage.view.handle(.willEndDragging(velocity: .down(900), target: .down(510)), at: 1.2)
    XCTAssertFalse(stage.view.takeEvents().contains { if case .requested = $0.event { true } else { false } })
    XCTAssertEqual(stage.view.lastSnapshot.animations.y, id)
  }

  func test_observed_aDragWithoutReports_isLeftToTheToolkit() {
    var stage = SnapStage(pages, mode: .observed)
    for report in [HostReport.willBeginDragging, .didScroll(to: Vector(x: 0, y: 150))] {
      stage.view.handle(report, at: 0.1)
    }
    stage.view.tick(at: 5)
    XCTAssertEqual(stage.view.lastSnapshot.phase, .dragging)
    XCTAssertEqual(stage.offset, 150)
    XCTAssertTrue(takeEvents(&stage.view).allSatisfy { if case .requested = $0 { false } else { true } })
  }

  func test_observed_contentThatWillRestOnAPage_isLeftToTheToolkit() {
    var stage = SnapStage(pages, mode: .observed)
    let reports: [HostReport] = [
      .willBeginDragging, .didScroll(to: Vector(x: 0, y: 150)),
      .willEndDragging(velocity: Vector(x: 0, y: 800), target: Vector(x: 0, y: 400)),
    ]
    for report in reports {
      stage.time += 0.02
      stage.view.handle(report, at: stage.time)
    }
    XCTAssertEqual(stage.target, 400)
    XCTAssertTrue(takeEvents(&stage.view).allSatisfy { if case .requested = $0 { false } else { true } })
  }

  func test_withoutARule_nothingIsDifferent() {
    var stage = SnapStage(pages)
    stage.snap(.none)
    XCTAssertNil(stage.view.behaviours.snapGuide)
    stage.flick(by: 100, velocity: 0)
    stage.rest()
    XCTAssertEqual(stage.offset, 100, accuracy: 1e-9)
  }

  func test_whateverHappens_contentRestsOnAPage_whereItWasAnnounced() {
    for seed in 1...300 as ClosedRange<UInt64> {
      var numbers = SeededNumbers(seed: seed)
      let feel = Feel.everyRule[Int(seed) % Feel.everyRule.count]
      var stage = SnapStage(pages, feel: feel)
      for _ in 0..<6 {
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0:
          stage.flick(
            by: Double.random(in: -500...500, using: &numbers),
            velocity: Double.random(in: -3000...3000, using: &numbers))
        case 1:
          stage.input(
            .wheel(by: Vector(x: 0, y: Double.random(in: -9...9, using: &numbers)), .notches))
        case 2: stage.input(.key(ScrollKey.allCases.randomElement(using: &numbers) ?? .home))
        case _:
          let viewport = Double(Int.random(in: 2...8, using: &numbers)) * 100
          stage.change(content: viewport * 5, viewport: viewport)
        }
        let target = stage.target
        let isSettling = stage.view.lastSnapshot.isSettling
        if Bool.random(using: &numbers) {
          stage.rest()
          if isSettling { XCTAssertEqual(stage.offset, target, accuracy: 1e-6, "seed \(seed)") }
          let offset = stage.offset
          let page = stage.view.behaviours.snapGuide?.number(at: offset, .y, in: stage.view.engine.snapLayout) ?? .nan
          XCTAssertEqual(page, page.rounded(), accuracy: 1e-4, "seed \(seed)")
        } else {
          stage.time += 0.05
          stage.view.tick(at: stage.time)
        }
      }
    }
  }

  private func takeEvents(_ view: inout ScrollView) -> [ScrollEvent] {
    view.takeEvents().map(\.event)
  }

  func test_areasAlongBothAxes_areOneChoice_withTheStrictnessThatWasSetLast() {
    let padding = Pair(x: Ends(lower: 3.0, upper: 0), y: Ends(lower: 0.0, upper: 7))
    let strictness = Pair(x: SnapStrictness.mandatory, y: .chromium)
    for axes in [[Axis.x, .y], [.y, .x]] {
      var stage = SnapStage(.none, .x)
      for axis in axes {
        let own = AreaSnapping(
          axes: Pair(x: axis == .x, y: axis == .y), strictness: strictness[axis], padding: padding)
        stage.snap(.areas(own), axis)
      }
      let both = AreaSnapping(
        axes: Pair(x: true, y: true), strictness: strictness[axes[1]], padding: padding)
      XCTAssertEqual(stage.view.behaviours.snapGuide?.rules, Pair(x: .areas(both), y: .areas(both)))
    }
  }
}
