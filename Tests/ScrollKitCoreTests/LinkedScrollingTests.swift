import XCTest

@testable import ScrollKitCore

/// Two scroll views that scroll as one: who was touched leads.
final class LinkedScrollingTests: XCTestCase {
  /// Both sides of a diff, in viewports of 600. The second has 500 points more between 2000 and 2500 of it.
  private struct Sides {
    var first: ScrollView
    var second: ScrollView
    var map: LandmarkMap
    private(set) var now = 0.0

    init(
      feel: Feel = .uikit, first other: Double = 5000, second length: Double = 5500,
      map: LandmarkMap = LandmarkMap([(0, 0), (1900, 1900), (2000, 2500), (5000, 5500)], meetingAt: 300)
    ) {
      self.map = map
      (first, second) = (ScrollView(feel: feel), ScrollView(feel: feel))
      first.setGeometry(Stage.geometry(content: other), at: 0)
      second.setGeometry(Stage.geometry(content: length), at: 0)
      link(after: 0)
    }

    var offsets: [Double] { [first.frame.offset.y, second.frame.offset.y] }
    var targets: [Double] { [first.frame.target.y, second.frame.target.y] }
    var phases: [ScrollPhase] { [first.frame.phase, second.frame.phase] }

    mutating func link(after seconds: Double) {
      now += seconds
      ScrollView.link(&first, &second, along: .y, by: map, time: now)
    }

    /// Links at a frame rate until both rest.
    mutating func rest(framesPerSecond: Double = 60) {
      while first.frame.needsTick || second.frame.needsTick { link(after: 1 / framesPerSecond) }
    }

    /// A finger moves 100 points up in 0.05 s: 2000 points per second. The link is that of the last place of the finger.
    mutating func drag(second isSecond: Bool = false, by distance: Double = -100) {
      for step in 0...5 {
        let (point, pointer) = (Vector.down(400 + distance * Double(step) / 5), isSecond ? 2 : 1 as UInt64)
        func touch(_ view: inout ScrollView) {
          if step == 0 { view.press(pointer, at: point, time: now) } else { view.move(pointer, to: point, time: now) }
        }
        if isSecond { touch(&second) } else { touch(&first) }
        link(after: step < 5 ? 0.01 : 0)
      }
    }

    mutating func wait(_ seconds: Double) { for _ in 0..<Int(seconds * 60) { link(after: 1.0 / 60) } }

    /// A flick, a scroll or a step, on one of both sides.
    mutating func act(by random: inout SeededNumbers) {
      let (isSecond, kind) = (random.chance(0.5), random.whole(0...3))
      let (way, place) = (random.number(-150...150), random.number(0...5000))
      func scroll(_ view: inout ScrollView) {
        switch kind {
        case 0, 1: view.release(isSecond ? 2 : 1, time: now)
        case 2: view.scroll(to: .down(place), at: now)
        default: view.setOffset(.down(place), at: now)
        }
      }
      if kind < 2 { drag(second: isSecond, by: way) }
      if isSecond { scroll(&second) } else { scroll(&first) }
    }

    func follows(_ side: Int) -> Bool { (side == 0 ? first : second).engine.link.isFollower }

    /// Where a side lies beside the other one, in its range.
    func place(of side: Int) -> Double {
      side == 0
        ? first.engine.restRange.y.clamp(map.inverse.offset(beside: second.frame.offset.y).offset)
        : second.engine.restRange.y.clamp(map.offset(beside: first.frame.offset.y).offset)
    }

    /// Whether both lie beside each other at the middle of the viewport.
    func areAligned(accuracy: Double = 1e-6) -> Bool {
      let (a, b) = (first.frame.offset.y, second.frame.offset.y)
      return (map.offset(beside: a).offset - b).magnitude <= accuracy || (map.inverse.offset(beside: b).offset - a).magnitude <= accuracy
    }
  }

  // MARK: The map

  func test_aPositionLiesStraightBetweenLandmarks() {
    let map = LandmarkMap([(100, 200), (200, 200), (300, 500)])
    for (one, other, pace) in [(0.0, 100.0, 1.0), (100, 200, 0), (150, 200, 0), (200, 200, 3), (250, 350, 3), (300, 500, 1), (400, 600, 1)] {
      let place = map.offset(beside: one)
      XCTAssertEqual([place.offset, place.pace], [other, pace], "\(one)")
    }
    for (other, one) in [(100.0, 0.0), (199, 99), (200, 200), (350, 250), (600, 400)] {
      XCTAssertEqual(map.inverse.offset(beside: other).offset, one, "\(other)")
    }
    XCTAssertEqual(LandmarkMap([]).offset(beside: 77).offset, 77)
    let middle = LandmarkMap([(1000, 1500)], meetingAt: 300)
    XCTAssertEqual(middle.offset(beside: 700).offset, 1200)
  }

  // MARK: Who leads

  func test_theOneThatIsTouched_leads_andBothTargetsAreTrue() {
    for touchesSecond in [false, true] {
      var sides = Sides()
      let now = sides.now
      func flick(_ view: inout ScrollView) {
        view.press(1, at: .down(500), time: now)
        view.move(1, to: .down(300), time: now + 0.05)
        view.release(1, time: now + 0.06)
      }
      if touchesSecond { flick(&sides.second) } else { flick(&sides.first) }
      sides.link(after: 0.07)
      XCTAssertEqual(sides.phases, [.coasting, .coasting])
      let targets = sides.targets
      XCTAssertEqual(sides.map.offset(beside: targets[0]).offset, targets[1], accuracy: 1e-6)
      while sides.phases != [.idle, .idle] {
        sides.link(after: 1.0 / 60)
        XCTAssertTrue(sides.areAligned())
        XCTAssertEqual(sides.targets[0], targets[0], accuracy: 1e-6)
        XCTAssertEqual(sides.targets[1], targets[1], accuracy: 1e-6)
      }
      XCTAssertEqual(sides.offsets[0], targets[0], accuracy: 1e-6)
      XCTAssertEqual(sides.offsets[1], targets[1], accuracy: 1e-6)
    }
  }

  func test_whoBeginsWhileTheOtherLeads_isTheNewLeader() {
    var sides = Sides()
    sides.first.scroll(to: .down(3000), at: sides.now)
    sides.wait(0.1)
    XCTAssertEqual(sides.phases, [.animating, .animating])
    sides.second.press(1, at: .down(300), time: sides.now)
    let caught = sides.offsets
    sides.wait(0.2)
    XCTAssertEqual(sides.phases, [.tracking, .tracking])
    XCTAssertEqual(sides.offsets[1], caught[1])
    XCTAssertTrue(sides.areAligned())
    sides.second.move(1, to: .down(250), time: sides.now)
    sides.wait(0.1)
    XCTAssertEqual(sides.phases, [.dragging, .dragging])
    XCTAssertEqual(sides.offsets[1], caught[1] + 50, accuracy: 1e-6, "a finger that catches content has no slop")
    XCTAssertTrue(sides.areAligned())
  }

  func test_aWheelOverEither_movesBoth_withoutAnEcho() {
    var sides = Sides(feel: .chromium)
    for (number, notch) in [3.0, -1, 2, 5, -4, 1, 1, 6].enumerated() {
      let input = ScrollInput.wheel(by: .down(notch), .notches)
      if number % 2 == 0 { sides.first.handle(input, at: sides.now) } else { sides.second.handle(input, at: sides.now) }
      sides.wait(0.05)
    }
    sides.wait(1)
    XCTAssertTrue(sides.areAligned())
    let rest = sides.offsets
    _ = (sides.first.takeEvents(), sides.second.takeEvents())
    sides.wait(1)
    XCTAssertEqual(sides.offsets, rest)
    XCTAssertTrue(sides.first.takeEvents().isEmpty && sides.second.takeEvents().isEmpty)
  }

  // MARK: At rest

  func test_whereOneHasNothing_theOtherStays() {
    var sides = Sides(map: LandmarkMap([(1000, 1000), (1000, 1500)]))
    sides.second.setOffset(.down(1200), at: sides.now)
    sides.second.scroll(to: .down(1250), at: sides.now)
    sides.wait(1)
    XCTAssertEqual(sides.offsets, [1000, 1250])
    sides.wait(1)
    XCTAssertEqual(sides.offsets, [1000, 1250])
  }

  func test_rowsThatAreMeasuredOnTheLeadersSide_moveTheFollower() {
    var sides = Sides()
    sides.second.scroll(to: .down(3000), at: sides.now)
    sides.wait(1)
    XCTAssertEqual(sides.offsets, [2500, 3000])
    // 80 points more above, in the second: it stays with its row, and the map has moved.
    sides.second.setGeometry(Stage.geometry(content: 5580), shift: .down(80), at: sides.now)
    sides.map = LandmarkMap([(0, 0), (1900, 1980), (2000, 2580), (5000, 5580)], meetingAt: 300)
    sides.wait(0.1)
    XCTAssertEqual(sides.offsets, [2500, 3080])
    // In the first: the follower stays beside the leader.
    sides.first.setGeometry(Stage.geometry(content: 5080), shift: .down(80), at: sides.now)
    sides.map = LandmarkMap([(0, 0), (1980, 1980), (2080, 2580), (5080, 5580)], meetingAt: 300)
    sides.wait(0.1)
    XCTAssertEqual(sides.offsets, [2580, 3080])
    sides.second.setOffset(.down(4000), at: sides.now)
    sides.wait(0.1)
    XCTAssertEqual(sides.offsets, [3500, 4000], "the program moves the leader")
  }

  /// Both texts have 300 paragraphs, which are landmarks; they are measured as they come into view.
  func test_twoListsThatAreMeasuredOnTheWay_restBesideEachOther() throws {
    var (views, now) = ([ScrollView(feel: .uikit), ScrollView(feel: .uikit)], 0.0)
    let lists = [try SharedList(ScrollList(ListLayout())), try SharedList(ScrollList(ListLayout()))]
    func extent(_ side: Int, _ row: Int) -> Double { Double(side == 0 ? 30 + row * 37 % 50 : 60 + row * 53 % 90) }
    for side in 0...1 {
      views[side].setGeometry(Stage.geometry(content: 1), at: 0)
      views[side].attach(lists[side], at: 0)
      try views[side].insertItems(300, at: 0, time: 0)
    }
    for (leader, item) in [(0, 200), (1, 20), (1, 250)] {
      views[leader].scroll(toItem: item, ListAlignment.start, by: .timed(1, .linear), at: now)
      for _ in 0..<180 {
        now += 1.0 / 60
        let rows = (0..<300).map { (first: lists[0].list.start(of: $0).unscaled, second: lists[1].list.start(of: $0).unscaled) }
        var other = views[1]
        ScrollView.link(&views[0], &other, along: .y, by: LandmarkMap(rows), time: now)
        views[1] = other
        for side in 0...1 {
          for row in views[side].listFrame().visibleItems where !lists[side].list.isMeasured(row) {
            try views[side].setExtents([extent(side, row)], at: row, time: now)
          }
        }
      }
      let place = lists.map { $0.list.start(of: item).unscaled }
      XCTAssertEqual(views[leader].frame.offset.y, place[leader], accuracy: 1e-9)
      XCTAssertEqual(views[1 - leader].frame.offset.y, place[1 - leader], accuracy: 0.5)
      XCTAssertEqual(views.map { $0.frame.phase }, [.idle, .idle])
      XCTAssertEqual(views.map { $0.frame.target.y }, views.map { $0.frame.offset.y })
    }
  }

  // MARK: Ends

  func test_theFollowerStaysInItsRange() {
    var sides = Sides(second: 1500, map: LandmarkMap([]))
    sides.first.scroll(to: .down(2000), at: sides.now)
    sides.link(after: 0.1)
    XCTAssertEqual(sides.targets, [2000, 900])
    sides.wait(1)
    XCTAssertEqual(sides.offsets, [2000, 900])
    sides.wait(1)
    XCTAssertEqual(sides.offsets, [2000, 900], "and stays there")
  }

  /// The host no longer links it.
  func test_aFollowerThatIsTickedAlone_restsAfterASilence() {
    var sides = Sides()
    sides.first.scroll(to: .down(3000), at: sides.now)
    sides.wait(0.1)
    sides.second.tick(at: sides.now + 0.14)
    XCTAssertEqual(sides.second.frame.phase, .animating)
    let offset = sides.offsets[1]
    sides.second.tick(at: sides.now + 0.16)
    XCTAssertEqual(sides.second.frame.phase, .idle)
    XCTAssertEqual(sides.second.frame.target.y, offset)
    XCTAssertFalse(sides.second.frame.needsTick)
    sides.link(after: 1)
    XCTAssertEqual(sides.phases, [.idle, .idle])
    XCTAssertTrue(sides.areAligned())
  }

  func test_theOtherAxis_isFree() {
    var (head, body) = (ScrollView(), ScrollView())
    let wide = ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 3000, y: 5000))
    head.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 40), content: Vector(x: 3000, y: 40)), at: 0)
    body.setGeometry(wide, at: 0)
    body.scroll(to: Vector(x: 700, y: 900), at: 0)
    for frame in 1...60 { ScrollView.link(&body, &head, along: .x, by: LandmarkMap([]), time: Double(frame) / 60) }
    XCTAssertEqual(head.frame.offset, Vector(x: 700, y: 0))
    XCTAssertEqual(body.frame.offset, Vector(x: 700, y: 900))
  }

  // MARK: The other axis

  /// The head and the body of a table in a viewport of 400 × 600. They scroll as one along x.
  private struct Table {
    var head = ScrollView()
    var body = ScrollView()
    private(set) var now = 0.0

    init() {
      head.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 40), content: Vector(x: 3000, y: 40)), at: 0)
      body.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 3000, y: 6000)), at: 0)
      link(after: 0)
    }

    mutating func link(after seconds: Double) {
      now += seconds
      ScrollView.link(&head, &body, along: .x, by: LandmarkMap([]), time: now)
    }

    mutating func wait(_ seconds: Double) { for _ in 0..<Int(seconds * 60) { link(after: 1.0 / 60) } }

    /// A finger moves over the body.
    mutating func drag(to end: Double, from start: Double) {
      for step in 0...5 {
        let point = Vector(x: 200, y: start + (end - start) * Double(step) / 5)
        if step == 0 { body.press(1, at: point, time: now) } else { body.move(1, to: point, time: now) }
        link(after: step < 5 ? 0.01 : 0)
      }
    }

    /// A finger moves the head by 100 points, and lets go without velocity.
    mutating func dragHead() {
      head.press(2, at: Vector(x: 300, y: 20), time: now)
      head.move(2, to: Vector(x: 290, y: 20), time: now)
      link(after: 0)
      for _ in 0..<10 {
        link(after: 0.01)
        head.move(2, to: Vector(x: 190, y: 20), time: now)
      }
      wait(0.2)
      head.release(2, time: now)
      link(after: 0)
    }
  }

  /// The body was pulled past its top, and returns as it would alone, whatever the head does.
  func test_aReturnAcross_goesOn() {
    let acts: [(String, (inout ScrollView, Double) -> Void, Double)] = [
      ("a finger", { $0.press(2, at: Vector(x: 300, y: 20), time: $1) }, 0),
      ("a scroll", { $0.scroll(to: Vector(x: 700, y: 0), at: $1) }, 700),
      ("at once", { $0.setOffset(Vector(x: 700, y: 0), at: $1) }, 700),
    ]
    for (name, act, x) in acts {
      var table = Table()
      table.drag(to: 500, from: 100)
      table.body.release(1, time: table.now)
      table.link(after: 0.02)
      XCTAssertLessThan(table.body.frame.offset.y, -50)
      XCTAssertEqual(table.body.frame.phase, .bouncing)
      var alone = table.body
      act(&table.head, table.now)
      while table.head.frame.needsTick || table.body.frame.needsTick {
        table.link(after: 1.0 / 60)
        alone.tick(at: table.now)
        XCTAssertEqual(table.body.frame.offset.y, alone.frame.offset.y, accuracy: 1e-9, name)
        XCTAssertEqual(table.body.frame.target.y, 0, name)
        XCTAssertEqual(table.body.frame.offset.x, table.head.frame.offset.x, accuracy: 1e-9, name)
      }
      XCTAssertEqual(table.body.frame.offset, Vector(x: x, y: 0), name)
      XCTAssertEqual(alone.frame.phase, .idle, name)
    }
  }

  /// Rows of 30 points above the body's top go away while a finger drags the head.
  func test_contentThatIsShiftedAcross_returns() {
    var table = Table()
    table.head.press(2, at: Vector(x: 300, y: 20), time: 0)
    table.head.move(2, to: Vector(x: 200, y: 20), time: 0)
    table.link(after: 0)
    table.body.shift(by: .down(-30), at: 0)
    table.link(after: 0)
    XCTAssertEqual(table.body.frame.offset.y, -30)
    var alone = ScrollView()
    alone.setGeometry(table.body.setting.geometry, at: 0)
    alone.shift(by: .down(-30), at: 0)
    for _ in 0..<120 {
      table.link(after: 1.0 / 60)
      alone.tick(at: table.now)
      XCTAssertEqual(table.body.frame.offset.y, alone.frame.offset.y, accuracy: 1e-9)
    }
    XCTAssertEqual(table.body.frame.phase, .dragging)
    XCTAssertEqual(table.body.frame.offset.y, 0)
  }

  /// The body has pages of 600 along y.
  /// The follower would snap elsewhere than where the leader puts it: it stays beside the leader, which rests where it announced.
  func test_aFollowerThatWouldSnap_staysBesideItsLeader() {
    let rules: [SnapRule] = [.pages(Paging()), .areas(AreaSnapping()), .carousel(Carousel(itemLength: 600, itemCount: 9))]
    for rule in rules {
      for isSecond in [false, true] {
        var sides = Sides(first: 5000, second: 5000, map: LandmarkMap([(0, 0), (5000, 5000)], meetingAt: 300))
        func snap(_ view: inout ScrollView) {
          view.setSnapRule(rule, .y, at: 0)
          if case .areas = rule { view.setSnapAreas(SnapArea.rows(every: 600), at: 0) }
        }
        if isSecond { snap(&sides.first) } else { snap(&sides.second) }
        sides.link(after: 0.01)
        sides.drag(second: isSecond)
        if isSecond { sides.second.release(2, time: sides.now) } else { sides.first.release(1, time: sides.now) }
        sides.link(after: 0)
        let target = sides.targets[isSecond ? 1 : 0]
        XCTAssertGreaterThan((target.remainder(dividingBy: 600)).magnitude, 1, "no page is there")
        sides.rest()
        sides.wait(1)
        assertEqual(sides.offsets, [target, target], within: 1e-6, "\(rule), the second leads: \(isSecond)")
      }
    }
  }

  func test_aFollowerThatWouldSnapToItems_staysBesideItsLeader() throws {
    var (first, second, now) = (ScrollView(feel: .uikit), ScrollView(feel: .uikit), 0.0)
    let list = try SharedList(ScrollList(ListLayout()))
    first.setGeometry(Stage.geometry(content: 1), at: 0)
    second.setGeometry(Stage.geometry(content: 6000), at: 0)
    first.attach(list, at: 0)
    try first.insertItems(100, at: 0, time: 0)
    try first.setExtents(Array(repeating: 60, count: 100), at: 0, time: 0)
    first.setSnapRule(.items(ItemSnapping()), .y, at: 0)
    func link(after seconds: Double) {
      now += seconds
      ScrollView.link(&first, &second, along: .y, by: LandmarkMap([]), time: now)
    }
    link(after: 0)
    second.press(1, at: .down(500), time: now)
    for step in 1...6 {
      second.move(1, to: .down(500 - 13.3 * Double(step)), time: now + 0.012)
      link(after: 0.012)
    }
    second.release(1, time: now)
    link(after: 0)
    let target = second.frame.target.y
    XCTAssertGreaterThan(target.remainder(dividingBy: 60).magnitude, 1, "no row begins there")
    for _ in 0..<600 { link(after: 1.0 / 60) }
    assertEqual([first.frame.offset.y, second.frame.offset.y], [target, target], within: 1e-6)
  }

  func test_aPagerAcross_restsOnAPage() {
    let acts: [(String, (inout Table) -> Void, Double)] = [
      ("a flick", { $0.drag(to: 300, from: 500); $0.body.release(1, time: $0.now) }, 600),
      ("a wheel", { $0.body.handle(.wheel(by: .down(1), .notches), at: $0.now) }, 600),
      ("the program", { $0.body.scroll(toPage: 3, .y, at: $0.now) }, 1800),
      ("a finger that holds it", { $0.drag(to: 100, from: 500) }, 600),
      ("the platform's momentum", {
        $0.body.handle(.panBegin, at: $0.now)
        $0.body.handle(.panUpdate(by: .down(200)), at: $0.now)
        $0.body.handle(.panEnd(.platformMomentum), at: $0.now)
        $0.body.handle(.momentum(by: .down(150)), at: $0.now)
      }, 600),
      ("a wheel in points", { $0.body.handle(.wheel(by: .down(350), .points), at: $0.now) }, 600),
    ]
    for (name, act, page) in acts {
      for drags in [true, false] {
        var table = Table()
        let rule = name == "the platform's momentum" ? Carousel.free : .uikit  // other pages do not follow that
        table.body.setSnapRule(.pages(Paging(rule: rule)), .y, at: 0)
        act(&table)
        table.link(after: 0.03)
        if drags { table.dragHead() } else { table.head.scroll(to: Vector(x: 90, y: 0), at: table.now) }
        table.link(after: 0)
        XCTAssertEqual(table.body.frame.target.y, page, name)
        table.wait(2)
        XCTAssertEqual(table.body.frame.offset.y, page, accuracy: 1e-9, name)
        XCTAssertEqual(table.body.frame.offset.x, table.head.frame.offset.x, name)
        XCTAssertGreaterThanOrEqual(table.head.frame.offset.x, 90, name)
        XCTAssertEqual([table.head.frame.phase, table.body.frame.phase], [.idle, .idle], name)
      }
    }
  }

  // MARK: Nothing jumps

  /// Where it is not beside the other one: at an end, in the middle of a bounce.
  func test_aTouchAlone_movesNothing() {
    var sides = Sides(second: 1500, map: LandmarkMap([]))
    sides.first.scroll(to: .down(2000), at: sides.now)
    sides.wait(1)
    sides.second.press(1, at: .down(300), time: sides.now)
    sides.wait(0.1)
    XCTAssertEqual(sides.offsets, [2000, 900])
    XCTAssertEqual(sides.phases, [.tracking, .tracking])
    sides.second.move(1, to: .down(410), time: sides.now)  // 10 points of slop
    sides.wait(0.1)
    XCTAssertEqual(sides.offsets, [1800, 800], "it comes beside the leader by as much as that moves")
    sides.second.handle(.cancel, at: sides.now)
    sides.second.scroll(to: .zero, at: sides.now)
    sides.link(after: 0.01)
    XCTAssertEqual(sides.targets, [200, 0])
    sides.wait(1)
    XCTAssertEqual(sides.offsets, [200, 0])
    sides.second.scroll(to: .down(700), at: sides.now)
    sides.wait(1)
    XCTAssertEqual(sides.offsets, [700, 700])
    sides.second.scroll(to: .zero, at: sides.now)
    sides.wait(1)
    XCTAssertEqual(sides.offsets, [0, 0], "from where it is beside it, it stays there")
  }

  func test_anotherSize_movesNoLeader_andRowsAboveNoFollower() {
    var sides = Sides(second: 1500, map: LandmarkMap([]))
    sides.first.setOffset(.down(2000), at: sides.now)
    sides.wait(0.1)
    XCTAssertEqual(sides.offsets, [2000, 900])
    sides.second.setGeometry(Stage.geometry(content: 1400), at: sides.now)
    sides.wait(0.1)
    XCTAssertEqual(sides.offsets, [2000, 800])
    sides.second.setOffset(.down(700), at: sides.now)
    sides.wait(0.1)
    XCTAssertEqual(sides.offsets, [1800, 700])
    sides.first.setGeometry(Stage.geometry(content: 5400), shift: .down(400), at: sides.now)
    sides.map = LandmarkMap([(400, 0)])
    sides.wait(0.1)
    XCTAssertEqual(sides.offsets, [2200, 700])
  }

  func test_aThumbAStop_andAScrollInOneStep_lead() {
    let acts: [(String, (inout ScrollView, Double) -> Void, [Double])] = [
      ("a thumb", { $0.pressScrollbar(.y, at: 10, time: $1); $0.dragScrollbar(.y, to: 60, time: $1) }, [50 * 4400 / 528, 50 * 4400 / 528]),
      ("at once", { $0.setOffset(.down(700), at: $1) }, [700, 700]),
      ("reduced motion", { view, time in
        var preferences = ScrollPreferences()
        preferences.reducesMotion = true
        view.setPreferences(preferences, at: time)
        view.scroll(to: .down(700), at: time)
      }, [700, 700]),
    ]
    for (name, act, offsets) in acts {
      for actsOnSecond in [false, true] {
        var sides = Sides()
        sides.second.setGeometry(Stage.geometry(content: 5000), at: 0)
        sides.map = LandmarkMap([])
        let now = sides.now
        for view in [\Sides.first, \Sides.second] { sides[keyPath: view].enableScrollbar(.y, at: now) }
        if actsOnSecond { act(&sides.second, now) } else { act(&sides.first, now) }
        sides.wait(0.2)
        XCTAssertEqual(sides.offsets[0], offsets[0], accuracy: 1e-9, name)
        XCTAssertEqual(sides.offsets[1], offsets[1], accuracy: 1e-9, name)
      }
    }
    var sides = Sides()
    sides.first.scroll(to: .down(3000), at: sides.now)
    sides.wait(0.1)
    let offsets = sides.offsets
    sides.second.stop(at: sides.now)
    sides.wait(0.5)
    XCTAssertEqual(sides.phases, [.idle, .idle])
    XCTAssertEqual(sides.offsets[1], offsets[1])
    XCTAssertEqual(sides.offsets[0], offsets[0], accuracy: 1e-6)
  }

  func test_contentWhoseScaleReturns_isNotTaken() {
    var sides = Sides(map: LandmarkMap([]))
    sides.second.enableZoom(from: 1, to: 3, at: 0)
    sides.second.handle(.zoom(.begin(at: Vector(x: 200, y: 300), factor: 1)), at: 0)
    sides.second.handle(.zoom(.update(to: Vector(x: 200, y: 300), factor: 0.5)), at: 0.1)
    sides.second.handle(.zoom(.end), at: 0.2)
    sides.link(after: 0.21)
    sides.first.scroll(to: .down(1000), at: sides.now)
    sides.wait(2)
    XCTAssertEqual(sides.second.frame.scale, 1)
    XCTAssertEqual(sides.phases, [.idle, .idle])
  }

  /// A flick has carried the first 30 points past its end, at 1000.
  private func bouncing(second length: Double) -> Sides {
    var sides = Sides(first: 1600, second: length, map: LandmarkMap([]))
    sides.first.setOffset(.down(900), at: sides.now)
    sides.link(after: 0)
    sides.drag()
    sides.first.release(1, time: sides.now)
    while sides.offsets[0] <= 1030 { sides.link(after: 1.0 / 60) }
    return sides
  }

  /// The first bounces, or a finger holds it past its end, when the second is touched.
  func test_aFormerLeaderOutOfItsRange_returnsByItself() {
    var sides = bouncing(second: 5600)
    let bounce = sides.offsets
    sides.second.press(2, at: .down(300), time: sides.now)
    sides.link(after: 0)
    XCTAssertEqual(sides.offsets, bounce)
    XCTAssertEqual(sides.targets[0], 1000)
    XCTAssertEqual(sides.phases, [.bouncing, .tracking])
    sides.wait(2)
    XCTAssertEqual(sides.offsets, [1000, bounce[1]])
    sides.second.release(2, time: sides.now)
    sides.wait(1)
    XCTAssertEqual(sides.offsets, [1000, bounce[1]])
    XCTAssertEqual(sides.phases, [.idle, .idle])

    sides = Sides(first: 5600, second: 5600)
    sides.map = LandmarkMap([])
    sides.drag(by: 150)
    let pulled = sides.offsets
    XCTAssertLessThan(pulled[0], -50)
    XCTAssertEqual(pulled[1], 0)
    sides.second.press(2, at: .down(300), time: sides.now)
    sides.link(after: 0)
    XCTAssertEqual(sides.offsets, pulled)
    sides.wait(2)
    XCTAssertEqual(sides.offsets, [0, 0])
  }

  /// A notch on the first interrupts its bounce. A notch on the second, which is at its end, then makes that one the leader: both
  /// rest at their ends.
  func test_aFormerLeaderOnItsWayIntoItsRange_doesNotGoOnFromThere() {
    var sides = bouncing(second: 1600)
    sides.first.handle(.wheel(by: .down(-1), .notches), at: sides.now)
    sides.link(after: 0)
    XCTAssertEqual(sides.targets, [940, 940])
    sides.second.handle(.wheel(by: .down(1), .notches), at: sides.now)
    sides.link(after: 0)
    XCTAssertEqual(sides.targets, [1000, 1000])
    sides.wait(2)
    XCTAssertEqual(sides.offsets, [1000, 1000])
  }

  /// What ends that content follows, and moves nothing, leaves it to the finger on the other one.
  func test_aWheelAtTheEnd_takesNothingFromAFinger() {
    var sides = Sides(first: 5600, second: 5600, map: LandmarkMap([]))
    sides.drag(by: 150)
    let pulled = sides.offsets
    sides.second.handle(.wheel(by: .down(-1), .notches), at: sides.now)
    sides.link(after: 0)
    XCTAssertEqual(sides.offsets, pulled)
    XCTAssertEqual(sides.phases, [.dragging, .dragging])
    sides.first.move(1, to: .down(300), time: sides.now)
    sides.link(after: 0.01)
    XCTAssertGreaterThan(sides.offsets[0], 0)
    XCTAssertEqual(sides.offsets[1], sides.offsets[0])
  }

  /// The finger goes on from there.
  func test_theProgramAndAThumb_moveAFollower_alsoOfAFinger() {
    let acts: [(name: String, act: (inout ScrollView, Double) -> Void, offset: Double)] = [
      ("set", { $0.setOffset(.down(1000), at: $1) }, 1000),
      ("at once", { view, time in
        var preferences = ScrollPreferences()
        preferences.reducesMotion = true
        view.setPreferences(preferences, at: time)
        view.scroll(to: .down(1000), at: time)
      }, 1000),
      ("thumb", {
        $0.pressScrollbar(.y, at: 225, time: $1)
        $0.dragScrollbar(.y, to: 125, time: $1)
      }, 2100 - 100 * 5000 / (600 - 600 * 600 / 5600)),
    ]
    for (name, act, offset) in acts {
      var sides = Sides(first: 5600, second: 5600, map: LandmarkMap([]))
      sides.second.enableScrollbar(.y, at: 0)
      sides.first.setOffset(.down(2000), at: sides.now)
      sides.link(after: 0)
      sides.drag(by: -110)  // 10 points of slop
      XCTAssertEqual(sides.offsets, [2100, 2100], name)
      act(&sides.second, sides.now)
      sides.link(after: 0)
      for side in 0...1 { XCTAssertEqual(sides.offsets[side], offset, accuracy: 1e-9, name) }
      sides.first.move(1, to: .down(280), time: sides.now + 0.01)
      sides.link(after: 0.01)
      for side in 0...1 { XCTAssertEqual(sides.offsets[side], offset + 10, accuracy: 1e-9, name) }
      XCTAssertEqual(sides.phases, [.dragging, .dragging], name)
    }
  }

  // MARK: Targets

  /// The second, 1800 points below, comes nearer by 200 up to where the first bounces: at 1600 below 1400.
  func test_theTargetInABounce_isWhereTheFollowerRests() {
    for framesPerSecond in [10.0, 60, 144] {
      var sides = Sides(first: 2000, second: 4000, map: LandmarkMap([]))
      sides.second.setOffset(.down(3400), at: sides.now)
      sides.link(after: 0.1)
      sides.first.setOffset(.down(1200), at: sides.now)
      sides.link(after: 0.1)
      XCTAssertEqual(sides.offsets, [1200, 3000])
      sides.drag()
      sides.first.release(1, time: sides.now)
      sides.link(after: 0)
      XCTAssertEqual(sides.targets, [1400, 3000])
      _ = sides.second.takeEvents()
      sides.rest(framesPerSecond: framesPerSecond)
      XCTAssertEqual(sides.offsets[0], 1400)
      XCTAssertEqual(sides.offsets[1], 3000, accuracy: 1e-9)
      let ends = sides.second.takeEvents().filter {
        switch $0.event {
        case .willRest, .didRest: true
        default: false
        }
      }
      XCTAssertLessThanOrEqual(ends.count, 1, "it has announced its rest at the release")
    }
  }

  func test_theTargetOfAFollower_holdsWhereTheLeaderTurns() {
    for framesPerSecond in [10.0, 60, 144] {
      var sides = Sides(first: 9600, second: 1600, map: LandmarkMap([]))
      sides.first.setOffset(.down(6000), at: sides.now)
      sides.link(after: 0.1)
      sides.second.setOffset(.down(990), at: sides.now)
      sides.link(after: 0.1)
      XCTAssertEqual(sides.offsets, [5980, 990])
      sides.second.setGeometry(Stage.geometry(content: 9600), at: sides.now)
      sides.link(after: 0.1)
      sides.drag(second: true)
      sides.second.release(2, time: sides.now)
      sides.link(after: 0.05)
      sides.second.scroll(to: .down(1000), at: sides.now)
      sides.link(after: 0)
      let targets = sides.targets
      XCTAssertEqual(targets[1], 1000)
      sides.rest(framesPerSecond: framesPerSecond)
      XCTAssertEqual(sides.offsets[0], targets[0], accuracy: 1e-9)
      XCTAssertEqual(sides.offsets[1], 1000)
    }
  }

  /// It comes beside its leader at twice the velocity, or waits for it.
  func test_theVelocityOfOneThatComesBeside_isThatOfItsOffset() {
    for (content, end, pace) in [(5600.0, 0.0, 2.0), (5600, 900, 2), (5600, 1000, 1)] {
      var sides = Sides(first: content, second: 1600, map: LandmarkMap([]))
      sides.first.setOffset(.down(end == 1000 ? 1000 : 3000), at: sides.now)
      sides.link(after: 0.1)
      sides.second.scroll(to: .down(end == 1000 ? 0 : end), at: sides.now)
      for _ in 0..<5 {
        sides.link(after: 1.0 / 60)
        XCTAssertNotEqual(sides.second.frame.velocity.y, 0)
        XCTAssertEqual(sides.first.frame.velocity.y, pace * sides.second.frame.velocity.y, accuracy: 1e-6)
      }
      guard pace == 2, end == 0 else { continue }
      let (offset, velocity) = (sides.offsets[0], sides.first.frame.velocity.y)
      sides.first.scroll(to: .zero, at: sides.now)
      sides.link(after: 1.0 / 60)
      XCTAssertLessThan((sides.offsets[0] - offset) * 60, velocity / 2, "what takes over goes on at this velocity")
    }
    var sides = Sides(first: 2000, second: 4000, map: LandmarkMap([]))
    sides.second.setOffset(.down(3400), at: sides.now)
    sides.link(after: 0.1)
    sides.first.scroll(to: .zero, at: sides.now)
    sides.link(after: 0.1)
    sides.wait(2)
    XCTAssertEqual(sides.offsets, [0, 600], "1400 points of way, and 2000 between them")
    sides.first.scroll(to: .down(400), at: sides.now)
    sides.link(after: 0.1)
    XCTAssertGreaterThan(sides.first.frame.velocity.y, 0)
    XCTAssertEqual(sides.second.frame.velocity.y, 0, "it waits")
    XCTAssertEqual(sides.offsets[1], 600)
  }

  /// Flicks, scrolls and turns, on both sides: what both announce after the last of them is where they rest, nothing jumps on the
  /// way, and then all is quiet.
  func test_randomScenes_restWhereTheyWereAnnounced_atAnyFrameRate() {
    for seed in SeededNumbers.seeds(1...300) {
      for framesPerSecond in [10.0, 60, 144] {
        var random = SeededNumbers(seed: seed)
        let feel = [Feel.uikit, .android, .chromium, .macos][random.whole(0...3)]
        var sides = Sides(feel: feel, first: random.number(700...6000), second: random.number(700...6000))
        if random.chance(0.5) { sides.map = LandmarkMap([]) }
        for _ in 0..<random.whole(2...5) {
          sides.act(by: &random)
          sides.link(after: 0)
          checkFrames(Int(random.number(0...0.6) * framesPerSecond), framesPerSecond, &sides, "seed \(seed)")
        }
        sides.act(by: &random)
        sides.link(after: 0)
        let (targets, scene) = (sides.targets, "seed \(seed) at \(framesPerSecond)")
        checkFrames(.max, framesPerSecond, &sides, scene)
        XCTAssertEqual(sides.phases, [.idle, .idle], scene)
        for side in 0...1 { XCTAssertEqual(sides.offsets[side], targets[side], accuracy: 0.5, "\(scene), side \(side)") }
        _ = (sides.first.takeEvents(), sides.second.takeEvents())
        sides.wait(0.2)
        XCTAssertTrue(sides.first.takeEvents().isEmpty && sides.second.takeEvents().isEmpty, scene)
      }
    }
  }

  /// Links for some frames or until both rest: the follower moves by at most twice what its place moves by, or returns by itself.
  private func checkFrames(_ count: Int, _ framesPerSecond: Double, _ sides: inout Sides, _ scene: String) {
    var frame = 0
    while frame < count, sides.first.frame.needsTick || sides.second.frame.needsTick {
      frame += 1
      var before = sides
      sides.link(after: 1 / framesPerSecond)
      let follower = sides.follows(0) ? 0 : 1
      let returns = follower == 0 ? !before.first.engine.isLed : !before.second.engine.isLed
      guard before.follows(follower), !returns || before.phases[follower] != .bouncing else { continue }
      let way = (sides.place(of: follower) - before.place(of: follower)).magnitude
      XCTAssertLessThanOrEqual((sides.offsets[follower] - before.offsets[follower]).magnitude, 2 * way + 1e-6, scene)
    }
  }

  // MARK: Time

  /// The follower's rows are measured five times a second, before each link.
  func test_callsBetweenLinks_doNotLetAFollowerRest() {
    var sides = Sides(first: 5600, second: 5600, map: LandmarkMap([]))
    sides.drag()
    sides.first.release(1, time: sides.now)
    sides.link(after: 0)
    _ = sides.second.takeEvents()
    var rests = 0
    for frame in 1...30 {
      sides.second.setGeometry(Stage.geometry(content: 5600 + Double(frame)), at: sides.now + 0.2)
      sides.link(after: 0.2)
      for event in sides.second.takeEvents() { if case .didRest = event.event { rests += 1 } }
    }
    XCTAssertEqual(sides.phases, [.idle, .idle])
    XCTAssertEqual(rests, 1)
    sides.drag()
    _ = sides.second.takeEvents()
    sides.second.setGeometry(Stage.geometry(content: 6000), at: sides.now + 0.45)
    XCTAssertEqual(sides.phases, [.dragging, .dragging], "a finger rests on the first: nothing is drawn")
    XCTAssertTrue(sides.second.takeEvents().isEmpty)
  }

  // MARK: Right to left

  /// Content of 3000 and 5000 in viewports of 600: 1000 of the first lies beside 1000 of the second, from the left, and 2000 beside
  /// 4000.
  func test_landmarksOfRightToLeftContent_countFromItsLeft() {
    func sides(isRightToLeft: Bool) -> (ScrollView, ScrollView) {
      func view(_ content: Double) -> ScrollView {
        var view = ScrollView()
        view.setRightToLeft(isRightToLeft)
        view.setGeometry(
          ScrollGeometry(
            x: isRightToLeft ? .rightToLeft(viewport: 600, content: content) : AxisGeometry(viewport: 600, content: content),
            y: AxisGeometry(viewport: 600, content: 600)), at: 0)
        return view
      }
      return (view(3000), view(5000))
    }
    let map = LandmarkMap([(0, 0), (1000, 1000), (2000, 4000), (3000, 5000)], meetingAt: 300)
    for left in [0.0, 300, 700, 1200, 1700, 2400] {  // the left of the first viewport in its content
      var (first, second) = sides(isRightToLeft: false)
      var (mirror, otherMirror) = sides(isRightToLeft: true)
      first.setOffset(Vector(x: left, y: 0), at: 0)
      mirror.setOffset(Vector(x: left - 2400, y: 0), at: 0)
      ScrollView.link(&first, &second, along: .x, by: map, time: 1)
      ScrollView.link(&mirror, &otherMirror, along: .x, by: map, time: 1)
      XCTAssertEqual(otherMirror.frame.offset.x + 4400, second.frame.offset.x, accuracy: 1e-9, "\(left)")
      second.scroll(to: Vector(x: 2200, y: 0), at: 1)  // 2500 at the line: in the middle of 1000 to 4000
      otherMirror.scroll(to: Vector(x: -2200, y: 0), at: 1)
      for frame in 1...60 {
        ScrollView.link(&first, &second, along: .x, by: map, time: 1 + Double(frame) / 60)
        ScrollView.link(&mirror, &otherMirror, along: .x, by: map, time: 1 + Double(frame) / 60)
        XCTAssertEqual(mirror.frame.offset.x + 2400, first.frame.offset.x, accuracy: 1e-9)
      }
    }
    var (first, second) = sides(isRightToLeft: true)
    first.setOffset(Vector(x: -700, y: 0), at: 0)
    ScrollView.link(&first, &second, along: .x, by: LandmarkMap([], meetingAt: 300), time: 1)
    XCTAssertEqual(second.frame.offset.x, -700, "without landmarks, offsets are equal")
  }

  // MARK: Random inputs

  /// The follower moves by no more than twice what its place beside the leader moves by, and stays in its range.
  func test_randomInputs_makeNothingJump() {
    var random = SeededNumbers(seed: 7)
    var sides = Sides()
    for step in 0..<2000 {
      let (now, before) = (sides.now, sides)
      func act(_ view: inout ScrollView) {
        switch random.whole(0...6) {
        case 0: view.press(1, at: .down(random.number(0...600)), time: now)
        case 1, 2: view.move(1, to: .down(random.number(0...600)), time: now)
        case 3: view.release(1, time: now)
        case 4: view.handle(.wheel(by: .down(random.number(-3...3)), .notches), at: now)
        case 5: view.scroll(to: .down(random.number(-100...5000)), at: now)
        default: view.setOffset(.down(random.number(-100...5000)), at: now)
        }
      }
      if random.chance(0.5) { act(&sides.first) } else { act(&sides.second) }
      let acted = sides.offsets
      sides.link(after: random.number(0...0.1))
      let leader = sides.first.engine.link.isFollower ? 1 : 0
      let follower = 1 - leader
      guard before.follows(follower), acted[follower] == before.offsets[follower] else { continue }
      let way = (sides.place(of: follower) - before.place(of: follower)).magnitude
      XCTAssertLessThanOrEqual((sides.offsets[follower] - before.offsets[follower]).magnitude, 2 * way + 1e-6, "\(step)")
    }
    sides.first.handle(.cancel, at: sides.now)
    sides.second.handle(.cancel, at: sides.now)
    sides.wait(5)
    XCTAssertEqual(sides.phases, [.idle, .idle])
    sides.first.scroll(to: .zero, at: sides.now)
    sides.wait(1)
    sides.first.scroll(to: .down(4000), at: sides.now)
    sides.wait(1)
    XCTAssertTrue(sides.areAligned())
  }
}
