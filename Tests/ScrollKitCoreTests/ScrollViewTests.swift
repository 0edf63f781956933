import XCTest

@testable import ScrollKitCore

/// One scroll view with all that follows it: a value, whose clock does not go back.
final class ScrollViewTests: XCTestCase {
  /// A call with a time. Its name begins with that of the function.
  struct Call: Sendable {
    let name: String
    /// The modes in which it is allowed.
    var modes = ScrollMode.allCases
    /// Whether it edits the list, which copies share.
    var editsList = false
    let make: @Sendable (inout ScrollView, _ time: Double) throws -> Void
  }

  /// Every public function with a time; `ArchitectureTests` compares the names with the sources.
  static let calls: [Call] = [
    Call(name: "tick") { $0.tick(at: $1) },
    Call(name: "press", modes: [.driven]) { $0.press(2, at: .down(300), time: $1) },
    Call(name: "move", modes: [.driven]) { $0.move(1, to: .down(200), time: $1) },
    Call(name: "release", modes: [.driven]) { $0.release(1, time: $1) },
    Call(name: "release restingAt", modes: [.driven]) { $0.release(1, time: $1) { _, _ in .down(700) } },
    Call(name: "handle restingAt", modes: [.driven]) { $0.handle(.release(pointer: 1), at: $1) { _, _ in .down(700) } },
    Call(name: "handle: an input", modes: [.driven]) { $0.handle(.wheel(by: .down(3), .notches), at: $1) },
    Call(name: "handle: a report", modes: [.observed]) { $0.handle(.didScroll(to: .down(700)), at: $1) },
    Call(name: "scroll to") { $0.scroll(to: .down(3000), at: $1) },
    Call(name: "scroll to, at once") { $0.scroll(to: .down(3000), by: .none, at: $1) },
    Call(name: "scroll to, timed") { $0.scroll(to: .down(3000), by: .timed(0.5, .ease), at: $1) },
    Call(name: "scroll to, at a speed") { $0.scroll(to: .down(3000), by: .atSpeed(800), at: $1) },
    Call(name: "scroll by") { $0.scroll(by: .down(200), at: $1) },
    Call(name: "scroll showing") {
      $0.scroll(showing: Pair(x: Interval(lower: 0, upper: 1), y: Interval(lower: 4000, upper: 4100)), at: $1)
    },
    Call(name: "scroll showing, placed") {
      let placement = ScrollPlacement(x: AxisPlacement(.none), y: AxisPlacement(.center, before: 10))
      $0.scroll(showing: Rectangle(x: 0, y: 4000, width: 10, height: 100), placement, by: .atSpeed(900), at: $1)
    },
    Call(name: "scroll toPage") { _ = $0.scroll(toPage: 1, .x, at: $1) },
    Call(name: "scroll toItem") { _ = $0.scroll(toItem: 70, at: $1) },
    Call(name: "scroll toItem, placed") {
      _ = $0.scroll(toItem: 70, AxisPlacement(.end, after: 5), by: .timed(1, .linear), at: $1)
    },
    Call(name: "setListPlace") { $0.setListPlace(ListAnchor(item: 60, distance: 5), at: $1) },
    Call(name: "setOffset") { $0.setOffset(.down(900), at: $1) },
    Call(name: "stop") { $0.stop(at: $1) },
    Call(name: "enableDeltas", modes: [.driven]) { if !$0.needsEnds { $0.enableDeltas(at: $1) } },
    Call(name: "takeDeltas", modes: [.driven]) {
      if $0.needsEnds { return }
      $0.enableDeltas(at: $1)
      _ = $0.takeDeltas(at: $1)
    },
    Call(name: "sync", modes: [.driven]) { $0.sync(withHost: .down(333), at: $1) },
    Call(name: "setScrollEnabled", modes: [.driven]) { $0.setScrollEnabled(x: true, y: false, at: $1) },
    Call(name: "setAlwaysBounces", modes: [.driven]) { $0.setAlwaysBounces(x: true, y: true, at: $1) },
    Call(name: "setFeel") { $0.setFeel(.android, at: $1) },
    Call(name: "setPreferences") {
      var preferences = ScrollPreferences()
      preferences.reducesMotion = true
      $0.setPreferences(preferences, at: $1)
    },
    Call(name: "setGeometry") { $0.setGeometry(Stage.geometry(content: 5000, viewport: 300), at: $1) },
    Call(name: "shift") { $0.shift(by: .down(-50), at: $1) },
    Call(name: "setAnchorPolicy") { $0.setAnchorPolicy(.stickToEnd, at: $1) },
    Call(name: "beginBatch") { _ = $0.beginBatch(at: $1) },
    Call(name: "endBatch") {
      let batch = $0.beginBatch(at: $1)
      $0.edit(at: 0, removed: 0, inserted: 100)
      XCTAssertEqual($0.endBatch(batch, geometry: Stage.geometry(content: 5100), at: $1), 0)
    },
    Call(name: "discardBatch") {
      let batch = $0.beginBatch(at: $1)
      XCTAssertEqual($0.discardBatch(batch, geometry: Stage.geometry(content: 5100), at: $1), 0)
    },
    Call(name: "endBatch of a list") { XCTAssertEqual($0.endBatch($0.beginBatch(at: $1), at: $1), 0) },
    Call(name: "enableTop") { $0.enableTop(.keepUntilDrag, at: $1) },
    Call(name: "disableTop") { $0.disableTop(at: $1) },
    Call(name: "triggerHome") { XCTAssertTrue($0.triggerHome(at: 900, time: $1)) },
    Call(name: "triggerTop") { XCTAssertTrue($0.triggerTop(at: $1)) },
    Call(name: "addHeader") { $0.addHeader(HeaderOptions(mode: .enterAlways, height: 30), at: $1) },
    Call(name: "changeHeader") { $0.changeHeader(0, to: HeaderOptions(mode: .pinned, height: 60), at: $1) },
    Call(name: "setHeaderPosition") { $0.setHeaderPosition(-20, of: 0, at: $1) },
    Call(name: "removeHeaders") { $0.removeHeaders(at: $1) },
    Call(name: "enableNub") { $0.enableNub(NubOptions(), at: $1) },
    Call(name: "disableNub") { $0.disableNub(at: $1) },
    Call(name: "grabNub") { _ = $0.grabNub(at: $1) },
    Call(name: "dragNub") {
      _ = $0.grabNub(at: $1)
      $0.dragNub(by: 30, at: $1)
    },
    Call(name: "releaseNub") {
      _ = $0.grabNub(at: $1)
      $0.releaseNub(at: $1)
    },
    Call(name: "hoverNub") { $0.hoverNub(true, at: $1) },
    Call(name: "setSections") { $0.setSections([0, 100, 200, 300], at: $1) },
    Call(name: "enableScrollbar") { $0.enableScrollbar(.x, at: $1) },
    Call(name: "disableScrollbar") { $0.disableScrollbar(.y, at: $1) },
    Call(name: "pressScrollbar") { $0.pressScrollbar(.y, at: 590, time: $1) },
    Call(name: "pressScrollbarArrow") { $0.pressScrollbarArrow(.y, forward: true, time: $1) },
    Call(name: "dragScrollbar") {
      $0.pressScrollbar(.y, at: $0.scrollbar(.y)!.thumb!.start + 1, time: $1)
      $0.dragScrollbar(.y, to: 300, time: $1)
    },
    Call(name: "releaseScrollbar") {
      $0.pressScrollbar(.y, at: 590, time: $1)
      $0.releaseScrollbar(.y, time: $1)
    },
    Call(name: "beginAutoscroll", modes: [.driven]) { $0.beginAutoscroll(at: .down(300), time: $1) },
    Call(name: "moveAutoscroll", modes: [.driven]) {
      $0.beginAutoscroll(at: .down(300), time: $1)
      $0.moveAutoscroll(to: .down(400), time: $1)
    },
    Call(name: "releaseAutoscroll", modes: [.driven]) {
      $0.beginAutoscroll(at: .down(300), time: $1)
      $0.moveAutoscroll(to: .down(400), time: $1)
      $0.releaseAutoscroll(at: $1)
    },
    Call(name: "endAutoscroll", modes: [.driven]) {
      $0.beginAutoscroll(at: .down(300), time: $1)
      $0.endAutoscroll(at: $1)
    },
    Call(name: "autoscroll forItemAt", modes: [.driven]) { $0.autoscroll(forItemAt: .down(590), time: $1) },
    Call(name: "enableRefresh") { $0.enableRefresh(at: $1) },
    Call(name: "disableRefresh") { $0.disableRefresh(at: $1) },
    Call(name: "beginRefresh") { $0.beginRefresh(at: $1) },
    Call(name: "endRefresh") {
      $0.beginRefresh(at: $1)
      $0.endRefresh(at: $1)
    },
    Call(name: "setSnapRule") { $0.setSnapRule(.pages(Paging()), .y, at: $1) },
    Call(name: "setSnapAreas") {
      $0.setSnapRule(.areas(AreaSnapping()), .y, at: $1)
      $0.setSnapAreas([area(1, at: 2000)], at: $1)
    },
    Call(name: "enableZoom", modes: [.driven]) { $0.enableZoom(from: 1, to: 3, at: $1) },
    Call(name: "disableZoom", modes: [.driven]) { $0.disableZoom(at: $1) },
    Call(name: "zoom to", modes: [.driven]) { $0.zoom(to: 2, about: .down(100), at: $1) },
    Call(name: "zoom showing", modes: [.driven]) {
      $0.zoom(showing: Pair(x: Interval(lower: 0, upper: 90), y: Interval(lower: 900, upper: 999)), at: $1)
    },
    Call(name: "zoom tappedAt", modes: [.driven]) { $0.zoom(tappedAt: .down(100), to: 2, at: $1) },
    Call(name: "limitZoom", modes: [.observed]) { $0.limitZoom(from: 1, to: 3, at: $1) },
    Call(name: "attach") { $0.attach(try list(), at: $1) },
    Call(name: "detachList", editsList: true) { $0.detachList(at: $1) },
    Call(name: "watchList") { $0.watchList(overscan: 90, nearDistance: 9, at: $1) },
    Call(name: "setConversation", modes: [.driven]) { $0.setConversation(at: $1) },
    Call(name: "endConversation", modes: [.driven]) {
      $0.setConversation(at: $1)
      $0.endConversation(at: $1)
    },
    Call(name: "beginTurn", modes: [.driven]) {
      $0.setConversation(at: $1)
      $0.beginTurn(at: 90, time: $1)
    },
    Call(name: "scrollToNewest", modes: [.driven]) {
      $0.setConversation(at: $1)
      $0.scrollToNewest(by: .atSpeed(500), at: $1)
    },
    Call(name: "performBatch", editsList: true) { view, time in
      try view.performBatch(at: time) { try $0.insertItems([20, 30], at: 1, time: time) }
    },
    Call(name: "insertItems", editsList: true) { try $0.insertItems([20, 30], at: 1, time: $1) },
    Call(name: "insertItems, not measured", editsList: true) { try $0.insertItems(2, at: 1, time: $1) },
    Call(name: "removeItems", editsList: true) { try $0.removeItems(2, at: 1, time: $1) },
    Call(name: "moveItems", editsList: true) { try $0.moveItems(2, from: 1, to: 90, time: $1) },
    Call(name: "setExtents", editsList: true) { try $0.setExtents([10, 20], at: 1, time: $1) },
    Call(name: "forgetExtents", editsList: true) { try $0.forgetExtents(2, at: 1, time: $1) },
    Call(name: "setKind", editsList: true) { try $0.setKind(1, at: 1, time: $1) },
    Call(name: "setOptions", editsList: true) { try $0.setOptions(ListKind(level: 1), ofKind: 1, at: $1) },
    Call(name: "setLayout", editsList: true) {
      var layout = ListLayout()
      layout.gap = 3
      try $0.setLayout(layout, at: $1)
    },
  ]

  /// What brings the content to 1.1 s: it is animated, or a finger drags it.
  private let moments: [(name: String, mode: ScrollMode, begin: (inout ScrollView) -> Void)] = [
    ("animated", .driven, { $0.scroll(to: .down(2000), at: 1) }),
    ("dragged", .driven, {
      $0.press(1, at: .down(400), time: 1)
      $0.move(1, to: .down(300), time: 1.05)
    }),
    ("observed", .observed, { $0.handle(.didScroll(to: .down(800)), at: 1) }),
  ]

  private static func list() throws -> SharedList {
    var list = try ScrollList(ListLayout())
    _ = try list.insert([Double](repeating: 50, count: 100).span, at: 0, offset: 0)
    return SharedList(list)
  }

  private static func area(_ key: UInt64, at y: Double) -> SnapArea {
    SnapArea(
      key: key, rectangle: Pair(x: Interval(lower: 0, upper: 400), y: Interval(lower: y, upper: y + 100)),
      alignment: Pair(x: .none, y: .start))
  }

  /// A scroll view in which everything is enabled, at 1.1 s.
  private static func view(_ mode: ScrollMode, _ begin: (inout ScrollView) -> Void) throws -> ScrollView {
    var view = ScrollView(mode: mode)
    view.setGeometry(Stage.geometry(content: 5000), at: 0)
    view.attach(try list(), at: 0)
    view.setAnchorPolicy(.keepItem, at: 0)
    view.addHeader(HeaderOptions(mode: .enterAlways, height: 100), at: 0)
    view.enableTop(at: 0)
    view.enableNub(at: 0)
    view.enableScrollbar(.y, at: 0)
    view.enableRefresh(at: 0)
    view.setSnapRule(.pages(Paging()), .x, at: 0)
    if mode == .driven { view.enableZoom(from: 0.5, to: 4, at: 0) }
    view.setOffset(.down(500), at: 0)
    if mode == .observed { view.handle(.didScroll(to: .down(500)), at: 0) }
    begin(&view)
    view.tick(at: 1.1)
    return view
  }

  /// What a program can see of a scroll view.
  private struct State: Equatable {
    /// The clock, when items come into view, and when the events happened.
    var times: [Double]
    let frame: ScrollFrame
    let headers: [HeaderState]
    let nub: NubState?
    let thumbs: [Double?]
    let section: Int?
    let canZoom: Bool
    let targetScale: Double
    let place: ListAnchor?
    let visibleItems: Range<Int>?
    let events: [ScrollEvent]

    init(_ view: ScrollView) {
      var view = view
      var times = [view.clock]
      frame = view.frame
      headers = (0..<view.headers.count).map { view.headers[$0] }
      nub = view.nub
      thumbs = Axis.allCases.map { view.scrollbar($0)?.thumb?.start }
      section = view.section
      canZoom = view.canZoom
      targetScale = view.targetScale
      let hasList = view.hasList(.y)
      place = hasList ? view.listPlace : nil
      visibleItems = hasList ? view.listFrame().visibleItems : nil
      if hasList { view.forEachUpcomingItem(9) { _, _, time in times.append(time) } }
      let taken = view.takeEvents()
      times += taken.map(\.time)
      events = taken.map(\.event)
      self.times = times
    }
  }

  private func forEachCall(_ body: (Call, (name: String, view: () throws -> ScrollView)) throws -> Void) rethrows {
    for moment in moments {
      for call in Self.calls where call.modes.contains(moment.mode) {
        try body(call, ("\(call.name), \(moment.name)", { try Self.view(moment.mode, moment.begin) }))
      }
    }
  }

  func test_aTimeBeforeTheClock_countsAsOfTheClock() throws {
    try forEachCall { call, moment in
      var late = try moment.view()
      var present = try moment.view()
      try call.make(&late, 0.5)
      try call.make(&present, 1.1)
      XCTAssertEqual(State(late), State(present), moment.name)
      late.tick(at: 1.3)
      present.tick(at: 1.3)
      XCTAssertEqual(State(late), State(present), "\(moment.name), later")
    }
  }

  /// The scroll view's own time is the same, so all but the times is the same to the last bit.
  func test_afterAClockWasSetBack_eachCallHasTheSameEffect_atEarlierTimes() throws {
    try forEachCall { call, moment in
      var kept = try moment.view()
      var setBack = try moment.view()
      kept.tick(at: 1.125)
      setBack.tick(at: 1.125)
      setBack.setClock(backTo: -62.875)
      for (time, make) in [(1.25, call.make), (1.5, { $0.tick(at: $1) })] {
        try make(&kept, time)
        try make(&setBack, time - 64)
        let state = State(kept)
        var earlier = State(setBack)
        XCTAssertEqual(earlier.times.count, state.times.count, moment.name)
        for (one, other) in zip(earlier.times, state.times) {
          XCTAssertEqual(one, other - 64, accuracy: 1e-13, "\(moment.name) at \(time)")
        }
        earlier.times = state.times
        XCTAssertEqual(earlier, state, "\(moment.name) at \(time)")
      }
    }
  }

  func test_aClockThatIsSetBack_takesItsEventsBack_andStillDoesNotGoBackByALateCall() {
    var view = ScrollView()
    view.setGeometry(Stage.geometry(content: 5000), at: 0)
    view.setOffset(.down(300), at: 1000)
    view.setClock(backTo: 2)
    XCTAssertEqual(view.clock, 2)
    XCTAssertEqual(Set(view.takeEvents().map(\.time)), [2])
    view.setOffset(.down(400), at: 1)
    XCTAssertEqual(view.clock, 2)
    view.setClock(backTo: 3)
    XCTAssertEqual(view.clock, 2)
    view.setOffset(.down(500), at: 3)
    XCTAssertEqual(view.clock, 3)
    view.setClock(backTo: -5)
    XCTAssertEqual(view.clock, -5)
    XCTAssertEqual(view.frame.offset.y, 500)
  }

  /// Either of the two is changed, and then time passes for it. The other is as if it were alone.
  func test_aCopy_isAScrollViewOfItsOwn() throws {
    try forEachCall { call, moment in
      guard !call.editsList else { return }
      for changesCopy in [true, false] {
        let view = try moment.view()
        var (changed, kept) = (view, view)
        if changesCopy { swap(&changed, &kept) }
        let before = State(kept)
        try call.make(&changed, 1.2)
        changed.tick(at: 1.4)
        XCTAssertEqual(State(kept), before, moment.name)
        var alone = try moment.view()
        alone.tick(at: 3)
        kept.tick(at: 3)
        XCTAssertEqual(State(kept), State(alone), "\(moment.name), later")
      }
    }
  }

  func test_whatIsEnabled_makesTheBehaviours() throws {
    let names: Set = [
      "enableTop", "addHeader", "enableNub", "setAnchorPolicy", "beginBatch", "setSections", "enableScrollbar",
      "enableRefresh", "setSnapRule", "attach", "beginAutoscroll",
    ]
    for call in Self.calls where names.contains(call.name) {
      var view = ScrollView()
      XCTAssertFalse(view.hasBehaviours)
      try call.make(&view, 0)
      XCTAssertTrue(view.hasBehaviours, call.name)
      view.setGeometry(Stage.geometry(content: 5000), at: 0)
      view.setOffset(.down(300), at: 0)
      XCTAssertEqual(view.frame.offset.y, 300, call.name)
    }
  }

  func test_whatWasNotEnabled_canBeDisabledAndUsed_withoutEffect() {
    let calls: [(String, (inout ScrollView, Double) -> Void)] = [
      ("disableTop", { $0.disableTop(at: $1) }),
      ("triggerTop", { XCTAssertFalse($0.triggerTop(at: $1)) }),
      ("removeHeaders", { $0.removeHeaders(at: $1) }),
      ("disableNub", { $0.disableNub(at: $1) }),
      ("grabNub", { XCTAssertFalse($0.grabNub(at: $1)) }),
      ("dragNub", { $0.dragNub(by: 30, at: $1) }),
      ("releaseNub", { $0.releaseNub(at: $1) }),
      ("hoverNub", { $0.hoverNub(true, at: $1) }),
      ("disableScrollbar", { $0.disableScrollbar(.y, at: $1) }),
      ("disableRefresh", { $0.disableRefresh(at: $1) }),
      ("moveAutoscroll", { $0.moveAutoscroll(to: .down(500), time: $1) }),
      ("releaseAutoscroll", { XCTAssertFalse($0.releaseAutoscroll(at: $1)) }),
      ("disableZoom", { $0.disableZoom(at: $1) }),
      ("setSnapRule", { $0.setSnapRule(.none, .y, at: $1) }),
      ("endBatch", { XCTAssertNil($0.endBatch(1, geometry: Stage.geometry(content: 9), at: $1)) }),
      ("detachList", { $0.detachList(at: $1) }),
    ]
    for (name, call) in calls {
      var view = ScrollView()
      view.setGeometry(Stage.geometry(content: 5000), at: 0)
      view.scroll(to: .down(2000), at: 1)
      var ticked = view
      call(&view, 1.1)
      XCTAssertFalse(view.hasBehaviours, name)
      view.tick(at: 1.1)
      ticked.tick(at: 1.1)
      XCTAssertEqual(view.frame, ticked.frame, name)
      XCTAssertEqual(view.takeEvents(), ticked.takeEvents(), name)
    }
    XCTAssertNil(ScrollView().nub)
    XCTAssertNil(ScrollView().scrollbar(.y))
    XCTAssertEqual(ScrollView().headers.count, 0)
    XCTAssertNil(ScrollView().section)
  }

  func test_takenEvents_areInOrder_andAreTakenOnce() {
    var view = ScrollView()
    view.setGeometry(Stage.geometry(content: 5000), at: 0)
    _ = view.takeEvents()
    let id = view.scroll(to: .down(2000), at: 1)
    view.tick(at: 5)
    var other = view
    let events = view.takeEvents()
    XCTAssertEqual(events.map(\.time), events.map(\.time).sorted())
    XCTAssertTrue(events.contains { $0.event == .animationCompleted(id, finished: true) })
    XCTAssertEqual(view.takeEvents(), [])
    for event in events { XCTAssertEqual(other.nextEvent(), event) }
    XCTAssertNil(other.nextEvent())
  }

  // MARK: Memory that a view owns

  func test_aViewKeepsItsSections_andACopyItsOwn() {
    var view = ScrollView()
    view.setGeometry(Stage.geometry(content: 5000), at: 0)
    view.setSections((0..<50).map { 100 * Double($0) }, at: 0)
    view.setOffset(.down(1234), at: 0)
    let copy = view
    XCTAssertEqual(view.section, 12)
    view.setSections([0, 1000], at: 0)
    XCTAssertEqual(view.section, 1)
    XCTAssertEqual(copy.section, 12)
    view.setSections([], at: 0)
    XCTAssertNil(view.section)
  }

  func test_aViewKeepsItsSnapAreas_inAnyOrder() {
    for (order, starts) in [(SnapOrder.any, [2000.0, 0, 1000]), (.ascending(.y), [0, 1000, 2000])] {
      var view = ScrollView()
      view.setGeometry(Stage.geometry(content: 5000), at: 0)
      view.setSnapRule(.areas(AreaSnapping()), .y, at: 0)
      view.setSnapAreas(starts.map { Self.area(UInt64($0), at: $0) }, order: order, at: 0)
      var copy = view
      view.setSnapAreas([Self.area(7, at: 700)], at: 0)
      for (flung, rest) in [(view, 700.0), (copy, 1000)] {
        copy = flung
        copy.handle(.panUpdate(by: .down(800)), at: 1)
        copy.handle(.panEnd(.velocity(.zero)), at: 1.5)
        copy.tick(at: 9)
        XCTAssertEqual(copy.frame.offset.y, rest, accuracy: 1e-9, "\(order)")
      }
    }
  }

  // MARK: What a program reads

  func test_theRules_areThoseOfTheNextGesture() {
    var view = ScrollView(feel: .android)
    XCTAssertEqual(view.feel, .android)
    view.setGeometry(Stage.geometry(content: 5000), at: 0)
    view.press(1, at: .down(400), time: 1)
    view.setFeel(.gtk, at: 1.1)
    var preferences = ScrollPreferences()
    preferences.stopsMomentum = true
    view.setPreferences(preferences, at: 1.1)
    XCTAssertEqual(view.feel, .gtk)
    XCTAssertEqual(view.preferences, preferences)
  }

  func test_contentThatFits_overscrolls_ifItAlwaysBounces() {
    for bounces in [false, true] {
      var view = ScrollView(alwaysBounces: Pair(x: false, y: bounces))
      view.setGeometry(Stage.geometry(content: 500), at: 0)
      view.press(1, at: .down(100), time: 1)
      view.move(1, to: .down(300), time: 1.1)
      XCTAssertEqual(view.frame.offset.y < 0, bounces)
    }
  }

  func test_thePage_isThatAtTheOffset_andTheTargetPageThatAtTheTarget() {
    var view = ScrollView()
    view.setGeometry(Stage.geometry(content: 6000), at: 0)
    XCTAssertNil(view.page(.y))
    XCTAssertNil(view.targetPage(.y))
    view.setSnapRule(.pages(Paging()), .y, at: 0)
    view.setOffset(.down(900), at: 0)
    XCTAssertEqual(view.page(.y), 1.5)
    XCTAssertNil(view.page(.x))
    view.scroll(toPage: 4, .y, at: 1)
    XCTAssertEqual(view.targetPage(.y), 4)
    view.tick(at: 9)
    XCTAssertEqual(view.page(.y), 4)
  }

  func test_eachPartOfAScrollbar_isReadAsPressed() {
    var view = ScrollView()
    view.setGeometry(Stage.geometry(content: 5000), at: 0)
    for axis in Axis.allCases { view.enableScrollbar(axis, at: 0) }
    XCTAssertEqual(view.scrollbar(.y)?.thumb, ThumbState(start: 0, length: 72))
    XCTAssertEqual(view.scrollbar(.x), ScrollbarState(thumb: nil, pressedPart: nil), "nothing scrolls")
    let presses: [(ScrollbarPart, (inout ScrollView) -> Void)] = [
      (.thumb, { $0.pressScrollbar(.y, at: 10, time: 1) }), (.track, { $0.pressScrollbar(.y, at: 500, time: 1) }),
      (.arrowForward, { $0.pressScrollbarArrow(.y, forward: true, time: 1) }),
      (.arrowBackward, { $0.pressScrollbarArrow(.y, forward: false, time: 1) }),
    ]
    for (part, press) in presses {
      var pressed = view
      press(&pressed)
      XCTAssertEqual(pressed.scrollbar(.y)?.pressedPart, part)
    }
  }

  func test_theContext_isThatOfTheScroll() {
    var view = ScrollView()
    view.setGeometry(Stage.geometry(content: 5000), at: 0)
    XCTAssertNil(view.scrollContext.expectedEnd)
    XCTAssertNil(view.scrollContext.ended)
    XCTAssertEqual(view.scrollContext.edges.contains(.top), true)
    view.setOffset(.down(100), at: 0)
    view.press(1, at: .down(400), time: 1)
    view.move(1, to: .down(300), time: 1.02)
    XCTAssertTrue(view.scrollContext.isScrolling && view.scrollContext.isTracking && !view.scrollContext.isAnimating)
    XCTAssertEqual(view.scrollContext.heading, .bottom)
    XCTAssertEqual(view.scrollContext.trackingPoint, .down(300))
    view.release(1, time: 1.02)
    XCTAssertEqual(view.scrollContext.expectedEnd, view.frame.target)
    XCTAssertEqual(view.scrollContext.began, .down(100))
    view.tick(at: 20)
    XCTAssertEqual(view.scrollContext.ended, view.frame.offset)
    XCTAssertEqual(view.scrollContext.heading, [])
    XCTAssertEqual(view.scrollContext.range.y, Interval(lower: 0, upper: 4400))
    view.scroll(to: .zero, at: 21)
    XCTAssertTrue(view.scrollContext.isAnimating && !view.scrollContext.isScrolling)
  }

  func test_whatFollowsTheContent_canBeRead() {
    var view = ScrollView()
    XCTAssertNil(view.refresh)
    XCTAssertNil(view.topReturnOffset)
    XCTAssertNil(view.scrollbar(.y)?.pressedPart)
    view.setGeometry(Stage.geometry(content: 5000), at: 0)
    view.enableTop(at: 0)
    view.enableRefresh(at: 0)
    view.enableScrollbar(.y, at: 0)
    view.setOffset(.down(700), at: 0)
    view.triggerTop(at: 1)
    view.tick(at: 5)
    XCTAssertEqual(view.topReturnOffset, 700)
    view.pressScrollbarArrow(.y, forward: true, time: 5)
    XCTAssertEqual(view.scrollbar(.y)?.pressedPart, .arrowForward)
    view.releaseScrollbar(.y, time: 5.01)
    XCTAssertNil(view.scrollbar(.y)?.pressedPart)
    view.setOffset(.zero, at: 6)
    view.handle(.panUpdate(by: .down(-40)), at: 7)
    XCTAssertEqual(view.refresh?.state, .pulled)
    XCTAssertEqual(view.refresh!.progress, view.refresh!.pull / RefreshOptions.standardThreshold)
    XCTAssertGreaterThan(view.refresh!.pull, 0)
    view.beginRefresh(at: 8)
    XCTAssertEqual(view.refresh?.progress, 1)
  }

  func test_theHostOffset_isThatOfTheToolkit_untilARequestIsTaken() {
    var view = ScrollView(mode: .observed)
    view.setGeometry(Stage.geometry(content: 5000), at: 0)
    view.handle(.didScroll(to: .down(300)), at: 1)
    _ = view.takeEvents()
    view.setOffset(.down(900), at: 2)
    XCTAssertEqual(view.hostOffset, .down(300))
    _ = view.takeEvents()
    XCTAssertEqual(view.hostOffset, .down(900))
  }
}
