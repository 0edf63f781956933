import XCTest

@testable import ScrollKitCore

/// A list that is attached to a scroll view: edits move nothing on the screen, and targets stay true.
final class ListScrollingTests: XCTestCase {
  private let modes = [ScrollMode.driven, .observed]

  // MARK: Edits

  func test_anAttachedList_setsTheLengthOfTheContent() throws {
    for mode in modes {
      let list = try ListStage(mode, extents: [100, nil, 300])
      XCTAssertEqual(list.stage.geometry.content, 444)
      try list.insert([56], at: 0)
      XCTAssertEqual(list.stage.geometry.content, 500)
      list.stage.change(content: 7)
      XCTAssertEqual(list.stage.geometry.content, 500, "the host's length does not count")
    }
  }

  func test_editsMoveTheContentWithTheFirstVisibleItem() throws {
    typealias Edit = (name: String, shift: Double, make: (ListStage) throws -> Void)
    let edits: [Edit] = [
      ("rows above", 80, { try $0.insert([50, 30], at: 0) }),
      ("estimated rows above", 88, { try $0.insert(estimated: 2, at: 3) }),
      ("rows in view", 0, { try $0.insert([50], at: 8) }),
      ("rows below", 0, { try $0.insert([50], at: 60) }),
      ("rows gone above", -300, { try $0.remove(3, at: 1) }),
      ("the first visible row gone", -100, { try $0.remove(1, at: 5) }),
      ("a row above grows", 40, { try $0.measure([140], at: 2) }),
      ("a row in view grows", 0, { try $0.measure([140], at: 5) }),
      ("a row above is estimated again", -56, { try $0.forget(1, at: 0) }),
      ("a row from above to below", -100, { try $0.move(1, from: 0, to: 50) }),
    ]
    for mode in modes {
      for edit in edits {
        let list = try ListStage(mode, extents: [Double?](repeating: 100, count: 100), offset: 520)
        try edit.make(list)
        XCTAssertEqual(list.y, 520 + edit.shift, "\(mode): \(edit.name)")
        XCTAssertEqual(list.stage.view.lastSnapshot.phase, .idle)
      }
    }
  }

  func test_anItemThatComesIntoViewFromAbove_growsUpwardsWhenItIsMeasured() throws {
    for mode in modes {
      var extents = [Double?](repeating: nil, count: 100)
      for item in 50..<60 { extents[item] = 100 }
      let list = try ListStage(mode, extents: extents, offset: 2190)  // item 49 shows its last 10 points
      let before = try XCTUnwrap(list.position(ofID: 50))
      try list.measure([300], at: 49)
      XCTAssertEqual(list.position(ofID: 50), before, "\(mode)")
    }
  }

  /// What came into view is measured at the time at which it does: the reader has not seen it before.
  func test_theFirstVisibleItemThatWasMeasured_staysUntilContentIsScrolled() throws {
    for mode in modes {
      for (seconds, scrolled, kept, moved) in [(0.0, 0.0, 50, 49), (0.1, 0, 50, 49), (0.1, 1, 49, 50)] {
        var extents = [Double?](repeating: nil, count: 100)
        for item in 50..<60 { extents[item] = 100 }
        let list = try ListStage(mode, extents: extents, offset: 2190)  // item 49 shows its last 10 points
        try list.measure([60], at: 49)
        list.stage.wait(seconds)
        if scrolled != 0 {
          list.stage.view.setOffset(.down(list.y - scrolled), at: list.stage.now)
          if mode == .observed { list.stage.report(.didScroll(to: .down(list.y - scrolled))) }
        }
        let before = try XCTUnwrap(list.position(ofID: kept))
        let other = try XCTUnwrap(list.position(ofID: moved))
        try list.insert([30], at: 50)
        XCTAssertEqual(list.position(ofID: kept), before, "\(mode)")
        XCTAssertNotEqual(list.position(ofID: moved), other, "\(mode)")
      }
    }
  }

  func test_withinABatch_theItemStaysThatWasFirstWhenItBegan() throws {
    for mode in modes {
      var extents = [Double?](repeating: nil, count: 100)
      for item in 50..<60 { extents[item] = 100 }
      let list = try ListStage(mode, extents: extents, offset: 2190)
      let before = try XCTUnwrap(list.position(ofID: 50))
      try list.batch {
        try list.measure([60], at: 49)
        list.stage.wait(0.1)
        try list.insert([30], at: 50)
      }
      XCTAssertEqual(list.position(ofID: 50), before, "\(mode)")
    }
  }

  /// A toolkit's report within a batch is its own anchoring.
  func test_withinABatch_contentThatScrolls_isFoundWhereTheEditsWillShiftIt() throws {
    let list = try ListStage(extents: [Double?](repeating: 100, count: 100), offset: 2030)
    try list.batch {
      try list.insert([Double](repeating: 100, count: 10), at: 0)
      list.stage.drag(to: 2080)
      try list.measure([300], at: 25)  // above what is visible
    }
    XCTAssertEqual(list.position(ofID: 20), -80)
  }

  func test_withinABatch_anotherGeometry_keepsTheItem() throws {
    for mode in modes {
      var layout = ListLayout()
      layout.columns = .count(3)
      layout.estimate = 100
      let list = try ListStage(mode, extents: [Double?](repeating: nil, count: 3000), layout: layout, offset: 90_000)
      layout.columns = .count(4)
      try list.batch {
        try list.setLayout(layout)
        list.stage.change(content: 1, viewport: 500)
        XCTAssertEqual(list.y, 90_000, "the shift is still to come")
      }
      XCTAssertEqual(list.position(ofID: 2700), 0, "\(mode)")
      XCTAssertEqual(list.stage.geometry.content, 75_000)
    }
  }

  func test_withinABatch_theEndOfAnInnerOne_keepsTheItem() throws {
    for mode in modes {
      for inserted in [0, 5] {
        let list = try ListStage(mode, extents: [Double?](repeating: 100, count: 56), offset: 5000)
        try list.batch {
          try list.remove(10, at: 0)
          try list.batch { try list.insert([Double](repeating: 100, count: inserted), at: 0) }
        }
        XCTAssertEqual(list.position(ofID: 50), 0, "\(mode)")
        XCTAssertEqual(list.stage.geometry.content, 4600 + 100 * Double(inserted))
      }
    }
  }

  func test_withinABatch_anotherGeometry_keepsTheEnd_andTheDistanceToIt() throws {
    for policy in [AnchorPolicy.stickToEnd, .keepDistanceToEnd] {
      let list = try ListStage(extents: [Double?](repeating: 100, count: 56), policy: policy, offset: 5000)
      try list.batch {
        try list.remove(20, at: 0)
        try list.insert([Double](repeating: 100, count: 5), at: 36)
        list.stage.change(content: 1, top: 20)
        try list.batch {}
      }
      XCTAssertEqual(list.y, 3500, "\(policy)")
    }
  }

  func test_scrollingUpThroughItemsWithoutExtents_movesByTheFingerAlone() throws {
    let list = try ListStage(extents: [Double?](repeating: nil, count: 1000), offset: 20_000)
    try list.measureVisible { Double(30 + $0 * 37 % 200) }
    list.stage.input(.press(pointer: 1, at: .zero))
    list.stage.input(.move(pointer: 1, to: .down(20)))
    for step in 1...200 {
      let kept = list.keptID
      let before = try XCTUnwrap(list.position(ofID: kept))
      list.stage.input(.move(pointer: 1, to: .down(20 + Double(step) * 7)))
      try list.measureVisible { Double(30 + $0 * 37 % 200) }
      XCTAssertEqual(try XCTUnwrap(list.position(ofID: kept)), before + 7, accuracy: 1e-9, "\(step)")
    }
  }

  func test_aBatchIsOneShift() throws {
    for mode in modes {
      let list = try ListStage(mode, extents: [Double?](repeating: 100, count: 100), offset: 520)
      try list.batch {
        for _ in 0..<50 { try list.insert([10], at: 0) }
        try list.remove(20, at: 0)
        try list.measure([7], at: 33)
        XCTAssertEqual(list.y, 520)
      }
      XCTAssertEqual(list.y, 520 + 300 - 93)
      let requests = list.stage.takeEvents().filter(\.isRequest)
      XCTAssertEqual(requests, mode == .driven ? [] : [.requested(.shift(to: .down(727)))])
    }
  }

  func test_thePoliciesOfTheAnchorApply() throws {
    let expected: [(AnchorPolicy, offset: Double, above: Double, below: Double)] = [
      (.none, 500, 500, 500), (.keepItem, 500, 570, 500), (.keepItem, 0, 0, 0),
      (.keepDistanceToEnd, 500, 570, 570), (.stickToEnd, 500, 570, 500), (.stickToEnd, 1400, 1470, 1470),
    ]
    for mode in modes {
      for (policy, offset, above, below) in expected {
        let extents = [Double?](repeating: 100, count: 20)
        let first = try ListStage(mode, extents: extents, policy: policy, offset: offset)
        try first.insert([70], at: 0)
        XCTAssertEqual(first.y, above, "\(mode) \(policy) \(offset)")
        let last = try ListStage(mode, extents: extents, policy: policy, offset: offset)
        try last.insert([70], at: 20)
        XCTAssertEqual(last.y, below, "\(mode) \(policy) \(offset)")
      }
    }
  }

  func test_stickToEnd_followsALastItemThatGrows_unlessTheUserScrolledAway() throws {
    for mode in modes {
      let list = try ListStage(
        mode, extents: [Double?](repeating: 100, count: 20), policy: .stickToEnd, offset: 1400)
      for grown in stride(from: 110.0, through: 400, by: 10) {
        try list.measure([grown], at: 19)
        XCTAssertEqual(list.y, 1300 + grown)
        XCTAssertEqual(list.stage.view.frame.overscroll, .zero)
      }
      list.stage.drag(to: 1500)
      try list.measure([1000], at: 19)
      XCTAssertEqual(list.y, 1500)
    }
  }

  func test_stickToEnd_followsTheEnd_alsoAfterAScrollToTheLastItem() throws {
    for mode in modes {
      for animated in [false, true] {
        let list = try ListStage(
          mode, extents: [Double?](repeating: 100, count: 20), policy: .stickToEnd, offset: 300)
        list.scroll(toItem: 19, .end, by: animated ? .standard : .none)
        list.stage.wait(2)
        XCTAssertEqual(list.y, 1400)
        try list.insert([70], at: 20)
        XCTAssertEqual(list.y, 1470, "\(mode) \(animated)")
      }
    }
  }

  func test_stickToEnd_aRestoredPlace_isNotTheEnd_whileExtentsAreNotKnown() throws {
    let list = try ListStage(extents: [Double?](repeating: nil, count: 100), policy: .stickToEnd)
    list.scroll(toItem: 95, .start, by: .none)
    try list.measure([300, 300, 300, 300, 300], at: 95)
    XCTAssertEqual(list.position(ofID: 95), 0)
  }

  func test_stickToEnd_staysAtTheEnd_whenTheViewportShrinks() throws {
    let list = try ListStage(
      extents: [Double?](repeating: 100, count: 20), policy: .stickToEnd, offset: 1400)
    list.stage.change {
      $0.setGeometry(Stage.geometry(content: 0, viewport: 300), at: $1)
    }
    XCTAssertEqual(list.y, 1700)
  }

  /// Items of 50 points with gaps of 8, of which one is at the viewport's top: item 11 begins 4 points below it.
  func test_theTopInAGap_theFirstVisibleItemStays() throws {
    typealias Edit = (name: String, make: (ListStage) throws -> Void)
    let edits: [Edit] = [
      ("measured", { try $0.measure([80], at: 10) }), ("forgotten", { try $0.forget(1, at: 10) }),
      ("removed", { try $0.remove(1, at: 10) }), ("moved on", { try $0.move(1, from: 10, to: 20) }),
      ("moved up", { try $0.move(1, from: 30, to: 10) }), ("inserted", { try $0.insert([80], at: 11) }),
    ]
    for edit in edits {
      for moment in ["at rest", "held", "in flight"] {
        var layout = ListLayout()
        (layout.gap, layout.estimate) = (8, 40)
        let list = try ListStage(extents: [Double?](repeating: 50, count: 100), layout: layout, offset: 634)
        if moment == "held" { list.stage.input(.press(pointer: 1, at: .zero)) }
        if moment == "in flight" { list.stage.scroll(to: 3000) }
        let id = list.items[11].id
        XCTAssertEqual(list.keptID, id)
        XCTAssertEqual(list.stage.view.listPlace, ListAnchor(item: 11, distance: -4))
        try edit.make(list)
        XCTAssertEqual(try XCTUnwrap(list.position(ofID: id)), 4, "\(edit.name) \(moment)")
      }
    }
  }

  func test_theTopInAGap_aRestoredPlaceIsThatOfTheVisibleItem() throws {
    var layout = ListLayout()
    layout.gap = 8
    let list = try ListStage(extents: [Double?](repeating: 50, count: 100), layout: layout, offset: 634)
    list.stage.view.setListPlace(list.stage.view.listPlace, at: list.stage.now)
    XCTAssertEqual(list.y, 634)
    try list.measure([80], at: 10)
    XCTAssertEqual(list.y, 664)
    layout.gap = 20
    try list.setLayout(layout)
    XCTAssertEqual(list.start(11) - list.y, 4)
  }

  func test_aNewLayout_keepsTheItem() throws {
    let list = try ListStage(extents: [Double?](repeating: nil, count: 1000), offset: 4400)
    var layout = ListLayout()
    layout.estimate = 100
    try list.setLayout(layout)
    XCTAssertEqual(list.y, 10_000)
    layout.columns = .count(4)
    try list.setLayout(layout)
    XCTAssertEqual(list.y, 2500)
  }

  func test_horizontalAndRightToLeft_theSame() throws {
    for isRightToLeft in [false, true] {
      var layout = ListLayout()
      layout.axis = .x
      layout.isRightToLeft = isRightToLeft
      let memory = UnsafeMutablePointer<ScrollList>.allocate(capacity: 1)
      memory.initialize(to: try ScrollList(layout))
      defer {
        memory.deinitialize(count: 1)
        memory.deallocate()
      }
      let sign = isRightToLeft ? -1.0 : 1
      _ = try memory.pointee.insert(100, at: 0, offset: 0)
      var view = ScrollView()
      view.setRightToLeft(isRightToLeft)
      view.setAnchorPolicy(.keepItem, at: 0)
      view.attach(Reference(memory), at: 0)
      func geometry(viewport: Double) -> ScrollGeometry {
        let x = isRightToLeft
          ? AxisGeometry.rightToLeft(viewport: viewport, content: 1, leftInset: 30, rightInset: 20)
          : AxisGeometry(viewport: viewport, content: 1, leadingInset: 20, trailingInset: 30)
        return ScrollGeometry(x: x, y: AxisGeometry(viewport: 100, content: 100))
      }
      view.setGeometry(geometry(viewport: 400), at: 0)
      XCTAssertEqual(view.lastSnapshot.offset.x, -20 * sign, "at its start")
      XCTAssertEqual(view.setting.geometry.x.range.length, 4400 + 50 - 400)
      view.setOffset(Vector(x: 1000 * sign, y: 0), at: 0)
      try view.editList(.insertion(count: 2, at: 0), along: nil, at: 0) { list throws(ListError) in
        try list.insert(2, at: 0)
      }
      XCTAssertEqual(view.lastSnapshot.offset.x, 1088 * sign)
      XCTAssertEqual(view.setting.geometry.x.range.length, 4488 + 50 - 400)
      _ = view.scroll(toItem: 101, .end, margin: 0, by: .none, at: 0)
      XCTAssertEqual(view.lastSnapshot.offset.x, (4488 - 400 + 30) * sign, "its end at the end of the visible part")
      _ = view.scroll(toItem: 50, .start, margin: 5, by: .none, at: 0)
      XCTAssertEqual(view.lastSnapshot.offset.x, (2200 - 20 - 5) * sign)
      XCTAssertEqual(view.listPlace.item, 49)
      view.setOffset(Vector(x: 4118 * sign, y: 0), at: 0)
      let batch = view.beginBatch(at: 0)
      try view.removeItems(50, at: 0, time: 0)
      view.setGeometry(geometry(viewport: 390), at: 0)
      view.endBatch(batch, at: 0)
      XCTAssertEqual(view.lastSnapshot.offset.x, (4118 - 2200) * sign)
      XCTAssertEqual(view.setting.geometry.x.range.length, 4488 - 2200 + 50 - 390)
    }
  }

  func test_horizontal_withTheDefaultDirection_beginsWhereTheContentDoes() throws {
    for isAttachedFirst in [false, true] {
      for ownDirection in [false, true] {
        for isRightToLeft in [false, true] {
          var layout = ListLayout()
          layout.axis = .x
          layout.isRightToLeft = ownDirection
          let memory = UnsafeMutablePointer<ScrollList>.allocate(capacity: 1)
          memory.initialize(to: try ScrollList(layout))
          defer {
            memory.deinitialize(count: 1)
            memory.deallocate()
          }
          _ = try memory.pointee.insert(100, at: 0, offset: 0)
          var view = ScrollView()
          view.setAnchorPolicy(.keepItem, at: 0)
          if isAttachedFirst { view.attach(Reference(memory), at: 0) }
          view.setRightToLeft(isRightToLeft)
          let x = isRightToLeft
            ? AxisGeometry.rightToLeft(viewport: 400, content: 400) : AxisGeometry(viewport: 400, content: 400)
          view.setGeometry(ScrollGeometry(x: x, y: AxisGeometry(viewport: 100, content: 100)), at: 0)
          if !isAttachedFirst { view.attach(Reference(memory), at: 0) }
          let sign = isRightToLeft ? -1.0 : 1
          let range = view.setting.geometry.x.range
          XCTAssertEqual(sign < 0 ? -range.lower : range.upper, 4000)
          XCTAssertEqual(sign < 0 ? range.upper : range.lower, 0)
          view.setOffset(Vector(x: 1000 * sign, y: 0), at: 0)
          try view.editList(.insertion(count: 2, at: 0), along: nil, at: 0) { list throws(ListError) in
            try list.insert(2, at: 0)
          }
          XCTAssertEqual(view.lastSnapshot.offset.x, 1088 * sign)
          layout.estimate = 88  // of a layout that says nothing else
          try view.setLayout(layout, at: 0)
          XCTAssertEqual(view.lastSnapshot.offset.x, (24 * 88 + 64) * sign, "the same share of what was not measured")
          view.detachList(at: 0)
          XCTAssertEqual(memory.pointee.anchor(at: sign * 2176).item, 24, "it keeps the direction of the offset")
        }
      }
    }
  }

  // MARK: Any phase

  func test_inEveryPhase_theMotionGoesOnAsIfNothingHadChanged() throws {
    typealias Moment = (name: String, begin: (inout Stage) -> Void)
    let moments: [Moment] = [
      ("at rest", { _ in }),
      ("held", { $0.input(.press(pointer: 1, at: .zero)) }),
      ("dragged", {
        $0.input(.press(pointer: 1, at: .down(300)))
        $0.input(.move(pointer: 1, to: .down(250)))
      }),
      ("coasting", { $0.input(.panUpdate(by: .zero)); $0.input(.panEnd(.velocity(.down(900)))) }),
      ("animating", { $0.scroll(to: $0.y + 900) }),
      ("wheeling", { $0.input(.wheel(by: .down(3), .notches)) }),
      ("a stream of a wheel", { $0.input(.wheel(by: .down(3), .points)) }),
    ]
    for moment in moments {
      let list = try ListStage(extents: [Double?](repeating: 100, count: 400), offset: 20_030)
      moment.begin(&list.stage)
      list.stage.wait(0.05)
      var plain = list.stage
      plain.view.detachList(at: plain.view.clock)
      var shift = 0.0
      for (round, seconds) in [0.0, 0.02, 0.1, 0.3, 2].enumerated() {
        let before = list.y
        let kept = list.keptID
        let start = list.start(try XCTUnwrap(list.index(ofID: kept)))
        switch round % 4 {
        case 0: try list.insert([400], at: 1)
        case 1: try list.measure([133], at: 5)
        case 2: try list.remove(2, at: 9)
        default: try list.insert(estimated: 3, at: 0)
        }
        shift += list.start(try XCTUnwrap(list.index(ofID: kept))) - start
        XCTAssertNotEqual(list.y, before, "\(moment.name): an edit above")
        plain.wait(seconds)
        list.stage.wait(seconds / 7)
        list.stage.tick(plain.now)
        let (one, other) = (list.stage.view.lastSnapshot, plain.view.lastSnapshot)
        XCTAssertEqual(one.offset.y - shift, other.offset.y, accuracy: 1e-9, moment.name)
        XCTAssertEqual(one.velocity.y, other.velocity.y, accuracy: 1e-9, moment.name)
        XCTAssertEqual(one.target.y - shift, other.target.y, accuracy: 1e-9, moment.name)
        XCTAssertEqual(one.phase, other.phase, moment.name)
      }
    }
  }

  /// Random edits during random gestures: the kept item does not move on the screen, and the content moves
  /// on as content without edits does, at another frame rate.
  func test_randomSessions_theKeptItemStays_andTheMotionIsThatOfAPlainScroller() throws {
    for seed in 1...30 as ClosedRange<UInt64> {
      var dice = ListDice(seed: seed)
      var extents: [Double?] = []
      for _ in 0..<1500 { extents.append(dice.below(3) == 0 ? nil : dice.length(90)) }
      let feel = [Feel.uikit, .android, .gtk, .qt][Int(seed % 4)]
      var layout = ListLayout()
      if seed % 2 == 0 { layout.gap = dice.length(60) }
      let list = try ListStage(extents: extents, layout: layout, offset: 30_000, feel: feel)
      var plain = list.stage
      plain.view.detachList(at: plain.view.clock)
      var shift = 0.0
      for step in 0..<60 {
        try act(list, &plain, &dice)
        let kept = list.keptID
        let before = try XCTUnwrap(list.position(ofID: kept))
        let offset = list.y
        try edit(list, &dice, sparing: kept)
        let after = try XCTUnwrap(list.position(ofID: kept))
        guard abs(after - before) <= 1e-9 else {
          return XCTFail("seed \(seed), step \(step): \(kept) moved from \(before) to \(after)")
        }
        shift += list.y - offset
        guard abs(list.y - shift - plain.y) <= 1e-8 else {
          return XCTFail("seed \(seed), step \(step): \(list.y - shift), not \(plain.y)")
        }
        XCTAssertEqual(
          list.stage.view.lastSnapshot.target.y - shift, plain.view.lastSnapshot.target.y,
          accuracy: 1e-8, "seed \(seed), step \(step)")
      }
    }
  }

  /// The same input or the same wait for both.
  private func act(_ list: ListStage, _ plain: inout Stage, _ dice: inout ListDice) throws {
    func both(_ input: ScrollInput) {
      list.stage.input(input)
      plain.input(input)
    }
    switch dice.below(8) {
    case 0:
      both(.press(pointer: 1, at: .down(300)))
      let end = 300 + dice.length(200) - 100
      for move in 1...4 { both(.move(pointer: 1, to: .down(300 + (end - 300) * Double(move) / 4))) }
    case 1:
      both(.panBegin)
      both(.panUpdate(by: .down(3)))
      both(.panEnd(.velocity(.down(dice.length(4000) - 2000))))
    case 2: both(.release(pointer: 1))
    case 3: both(.wheel(by: .down(dice.length(6) - 3), .notches))
    case 4: both(.wheel(by: .down(dice.length(60) - 30), .points))
    case 5:
      let distance = dice.length(1600) - 800
      list.stage.scroll(to: list.y + distance)
      plain.scroll(to: plain.y + distance)
    default: break
    }
    let end = list.stage.now + dice.length(0.3)
    for _ in 0..<dice.below(5) { list.stage.tick(list.stage.now + (end - list.stage.now) * dice.length(1)) }
    list.stage.tick(end)
    plain.tick(end)
  }

  private func edit(_ list: ListStage, _ dice: inout ListDice, sparing kept: Int) throws {
    let item = dice.below(list.items.count)
    switch dice.below(6) {
    case 0: try list.insert((0..<dice.below(5)).map { _ in dice.length(120) }, at: item)
    case 1: try list.insert(estimated: dice.below(5), at: item)
    case 2:
      let count = min(dice.below(4), list.items.count - item)
      if !list.items[item..<item + count].contains(where: { $0.id == kept }) { try list.remove(count, at: item) }
    case 3: try list.measure([dice.length(150)], at: item)
    case 4: try list.measureVisible { Double($0 % 90) + 5 }
    default: try list.forget(1, at: item == list.index(ofID: kept) ? 0 : item)
    }
  }

  // MARK: Scrolling to an item

  func test_scrollToItem_atEachAlignment() throws {
    let expected: [(ListAlignment, Double, Double)] = [
      (.start, 0, 3000 - 50), (.start, 10, 2940), (.center, 0, 3050 - 325), (.end, 0, 3100 - 600),
      (.end, 10, 2510), (.nearest, 0, 2500), (.nearest, 20, 2520),
    ]
    for (alignment, margin, offset) in expected {
      for animated in [false, true] {
        let list = try ListStage(extents: [Double?](repeating: 100, count: 100), top: 50)
        list.scroll(toItem: 30, alignment, margin: margin, by: animated ? .standard : .none)
        list.stage.wait(2)
        XCTAssertEqual(list.y, offset, "\(alignment) \(margin)")
      }
    }
  }

  func test_scrollToItem_endsAtTheItem_whenExtentsBecomeKnownOnTheWay() throws {
    for mode in modes {
      for alignment in [ListAlignment.start, .center, .end] {
        let list = try ListStage(mode, extents: [Double?](repeating: nil, count: 2000))
        let id = list.scroll(toItem: 700, alignment)
        for _ in 1...(mode == .driven ? 180 : 900) {
          list.stage.wait(1.0 / 120)
          let velocity = list.stage.view.lastSnapshot.velocity.y
          try list.measureVisible { Double(20 + $0 * 53 % 300) }
          XCTAssertEqual(list.stage.view.lastSnapshot.velocity.y, velocity, accuracy: 1e-6)
        }
        let position = try XCTUnwrap(list.position(ofID: 700))
        let extent = try XCTUnwrap(list.items[700].extent, "\(mode) \(alignment) at \(position), \(list.stage.view.lastSnapshot)")
        let expected = alignment == .start ? 0 : alignment == .end ? 600 - extent : 300 - extent / 2
        XCTAssertEqual(position, expected, accuracy: 1e-6, "\(mode) \(alignment)")
        let events = list.stage.takeEvents()
        let completions = events.filter { if case .animationCompleted = $0 { true } else { false } }
        XCTAssertEqual(completions, [.animationCompleted(id, finished: true)])
        let requests = events.filter { if case .requested(.animate) = $0 { true } else { false } }
        XCTAssertLessThanOrEqual(requests.count, 25, "a toolkit begins each requested animation anew")
      }
    }
  }

  /// Also a wheel whose steps lead there, and posts that arrive meanwhile.
  func test_aKeyThatScrollsToTheTop_endsThere_whenExtentsBecomeKnownOnTheWay() throws {
    for input in [ScrollInput.key(.home), .wheel(by: .down(-100), .notches)] {
      let list = try ListStage(extents: [Double?](repeating: nil, count: 50), offset: 900)
      list.stage.input(input)
      XCTAssertEqual(list.stage.view.lastSnapshot.target.y, 0)
      for frame in 0..<60 {
        list.stage.wait(1 / 60)
        try list.measureVisible { _ in 90 }
        if frame == 3 { try list.insert([100, 100], at: 0) }
      }
      XCTAssertEqual(list.y, 0)
      XCTAssertEqual(list.stage.view.lastSnapshot.phase, .idle)
    }
  }

  /// A toolkit that does not report the end of its animation: silence ends it.
  func test_observed_anItemThatMoves_isRequestedAgain_afterSilence() throws {
    let list = try ListStage(.observed, extents: [Double?](repeating: 100, count: 200))
    let id = list.scroll(toItem: 100)
    try list.insert([30], at: 90)
    list.stage.report(.didScroll(to: .down(10_000)))
    _ = list.stage.takeEvents()
    func wait(_ seconds: Double) {
      list.stage.change { view, now in view.tick(at: now + seconds) }
    }
    wait(ScrollActivity.silence - 0.001)
    XCTAssertEqual(list.stage.takeEvents(), [])
    wait(ScrollActivity.silence)
    XCTAssertEqual(list.stage.takeEvents(), [.requested(.animate(to: .down(10_030), id))])
    list.stage.report(.didScroll(to: .down(10_030)))
    wait(1)
    XCTAssertTrue(list.stage.takeEvents().contains(.animationCompleted(id, finished: true)))
    XCTAssertEqual(list.stage.view.lastSnapshot.phase, .idle)
  }

  func test_observed_aToolkitThatStopsEarly_isAskedOnce() throws {
    let list = try ListStage(.observed, extents: [Double?](repeating: 100, count: 200))
    let id = list.scroll(toItem: 100)
    list.stage.report(.didScroll(to: .down(9000)))
    list.stage.report(.didEndAnimation)
    let events = list.stage.takeEvents()
    XCTAssertTrue(events.contains(.animationCompleted(id, finished: true)), "it ends where the toolkit ends it")
    XCTAssertEqual(events.filter { $0 == .requested(.animate(to: .down(10_000), id)) }.count, 1)
  }

  func test_scrollToItem_theTargetFollowsTheItem_whereverItMoves() throws {
    let list = try ListStage(extents: [Double?](repeating: 100, count: 200))
    list.scroll(toItem: 100)
    list.stage.wait(0.1)
    try list.insert([30], at: 90)
    XCTAssertEqual(list.stage.view.lastSnapshot.target, .down(10_030))
    try list.move(1, from: 101, to: 150)
    XCTAssertEqual(list.stage.view.lastSnapshot.target, .down(14_930))
    try list.remove(1, at: 150)
    XCTAssertEqual(list.stage.view.lastSnapshot.target, .down(14_930), "the next item takes its place")
    list.stage.wait(2)
    XCTAssertEqual(list.y, 14_930)
  }

  func test_aScrollToAnItemThatAnEditBringsToTheOffset_isCompletedAtOnce() throws {
    let list = try ListStage(extents: [Double?](repeating: 100, count: 200), policy: .none)
    let id = list.scroll(toItem: 10)
    try list.remove(10, at: 0)
    XCTAssertEqual(list.stage.view.lastSnapshot.phase, .idle)
    XCTAssertTrue(list.stage.takeEvents().contains(.animationCompleted(id, finished: true)))
  }

  func test_observed_aToolkitThatRoundsToWholePoints_restsAtTheItem() throws {
    for (offset, isAtItem) in [(10_000.0, true), (9_999.9, false)] {
      let extents = [100.5] + [Double?](repeating: 100, count: 199)
      let list = try ListStage(.observed, extents: extents)
      list.scroll(toItem: 100)
      list.stage.report(.didScroll(to: .down(offset)))
      list.stage.report(.didEndAnimation)
      XCTAssertEqual(list.stage.view.behaviours.lists[.y].goal != nil, isAtItem, "10 000.5 is the item's offset")
    }
  }

  func test_afterItsEnd_theItemStays_untilTheUserScrolls() throws {
    let list = try ListStage(extents: [Double?](repeating: nil, count: 200))
    list.scroll(toItem: 100, .center, by: .none)
    try list.measure([400], at: 100)
    XCTAssertEqual(list.position(ofID: 100), 100, "its middle stays in the middle")
    list.stage.drag(to: list.y + 50)
    let position = list.position(ofID: 100)
    try list.measure([300], at: 100)
    XCTAssertEqual(list.position(ofID: 100), position, "its start stays")
  }

  func test_aScrollToAnItem_thatTheUserInterrupts_isForgotten() throws {
    let list = try ListStage(extents: [Double?](repeating: 100, count: 200))
    let id = list.scroll(toItem: 100)
    list.stage.wait(0.1)
    list.stage.input(.press(pointer: 1, at: .zero))
    list.stage.input(.release(pointer: 1))
    let offset = list.y
    try list.insert([70], at: 50)
    XCTAssertEqual(list.y, offset)
    let completions = list.stage.takeEvents().filter { if case .animationCompleted = $0 { true } else { false } }
    XCTAssertEqual(completions, [.animationCompleted(id, finished: false)])
  }

  /// A tap moves nothing: a keyboard that it opens finds the content at its item.
  func test_afterATap_theItemStays() throws {
    let list = try ListStage(extents: [Double?](repeating: 100, count: 200))
    list.scroll(toItem: 100, .end, by: .none)
    XCTAssertEqual(list.y, 9500)
    list.stage.input(.press(pointer: 1, at: .zero))
    list.stage.wait(0.05)
    list.stage.input(.release(pointer: 1))
    list.stage.change(content: 1, viewport: 300)
    XCTAssertEqual(list.y, 9800)
    XCTAssertEqual(list.position(ofID: 100), 200)
  }

  func test_underAFinger_anItemThatMovedMeanwhile_isForgotten() throws {
    let list = try ListStage(extents: [Double?](repeating: 100, count: 200))
    list.scroll(toItem: 100, .end, by: .none)
    list.stage.input(.press(pointer: 1, at: .zero))
    list.stage.change(content: 1, viewport: 300)
    XCTAssertEqual(list.y, 9500, "nothing moves under a finger")
    list.stage.input(.release(pointer: 1))
    try list.insert([70], at: 150)
    XCTAssertEqual(list.y, 9500)
  }

  func test_aPlaceIsRestored_beforeAnythingIsMeasured_andBeforeTheGeometry() throws {
    for hasGeometry in [true, false] {
      let list = try ListStage(extents: [Double?](repeating: nil, count: 1000))
      if !hasGeometry {
        list.stage.view = ScrollView()
        try list.attachAnew()
      }
      list.stage.change { $0.setListPlace(ListAnchor(item: 700, distance: 15), at: $1) }
      if !hasGeometry {
        list.stage.change { $0.setGeometry(Stage.geometry(content: 0), at: $1) }
      }
      XCTAssertEqual(list.position(ofID: 700), -15)
      for _ in 0..<5 { try list.measureVisible { Double(20 + $0 * 53 % 300) } }
      XCTAssertEqual(list.position(ofID: 700), -15)
      let place = list.stage.view.listPlace
      XCTAssertEqual(place, ListAnchor(item: 700, distance: 15))
    }
  }

  func test_observed_aRestoredPlaceStays_untilTheUserScrolls() throws {
    let list = try ListStage(.observed, extents: [Double?](repeating: nil, count: 1000))
    list.stage.change { $0.setListPlace(ListAnchor(item: 700, distance: 15), at: $1) }
    XCTAssertEqual(list.position(ofID: 700), -15)
    try list.measure([500], at: 700)
    try list.measure([90], at: 0)
    XCTAssertEqual(list.position(ofID: 700), -15)
    list.stage.drag(to: list.y + 100)
    try list.measure([100], at: 3)
    XCTAssertEqual(list.position(ofID: 700), -115)
  }

  /// The toolkit has not answered: the content is where it was asked for.
  func test_observed_aPlaceThatWasRequested_isShiftedOnce_beforeTheToolkitAnswers() throws {
    typealias Change = (inout ScrollView, Double) throws -> Void
    let changes: [(name: String, offset: Double, make: Change)] = [
      ("an item above grows", 5050, { try $0.setExtents([150], at: 0, time: $1) }),
      ("another viewport", 5000, { $0.setGeometry(Stage.geometry(content: 0, viewport: 500), at: $1) }),
    ]
    for (name, offset, make) in changes {
      let list = try ListStage(.observed, extents: [Double?](repeating: 100, count: 200))
      try list.stage.change { view, now in
        view.setListPlace(ListAnchor(item: 50, distance: 0), at: now)
        try make(&view, now)
        XCTAssertEqual(view.engine.answeredOffset.y, offset, name)
      }
      XCTAssertEqual(list.y, offset, name)
    }
  }

  /// Row 52 of 56 is 2000 pt high, which is known only after the first geometry. An inset put the content elsewhere.
  func test_whatIsSetBeforeTheGeometry_isWhatItWouldBeAfterIt_whateverTheInsetAndTheAxis() throws {
    for inset in [0.0, 88] {
      for isHorizontal in [false, true] {
        func offsets(isSetFirst: Bool, _ set: (inout ScrollView, Double) -> Void) throws -> [Double] {
          var stage = Stage()
          stage.view = ScrollView()
          var layout = ListLayout()
          layout.axis = isHorizontal ? .x : .y
          layout.estimate = 50
          let geometry = ScrollGeometry(
            x: AxisGeometry(viewport: 600, content: 0, leadingInset: inset),
            y: AxisGeometry(viewport: 600, content: 0, leadingInset: inset))
          if !isSetFirst { stage.view.setGeometry(geometry, at: stage.now) }
          stage.view.attach(SharedList(try ScrollList(layout)), at: stage.now)
          try stage.view.insertItems(56, at: 0, time: stage.now)
          set(&stage.view, stage.now)
          if isSetFirst { stage.view.setGeometry(geometry, at: stage.now) }
          let before = stage.view.frame.offset[layout.axis]
          try stage.view.setExtents([2000], at: 52, time: stage.now)
          stage.wait(0.5)
          return [before, stage.view.frame.offset[layout.axis]]
        }
        let sets: [(inout ScrollView, Double) -> Void] = [
          { $0.setListPlace(ListAnchor(item: 52, distance: 1700), at: $1) },
          { $0.scroll(toItem: 52, .center, by: .none, at: $1) },
          { $0.scroll(toItem: 53, .end, by: .none, at: $1) },
        ]
        for set in sets {
          XCTAssertEqual(try offsets(isSetFirst: true, set), try offsets(isSetFirst: false, set), "\(inset) \(isHorizontal)")
        }
      }
    }
  }

  func test_observed_aPlaceThatIsSetBeforeTheGeometry_isReachedFromWhereTheToolkitIs() throws {
    let list = try ListStage(extents: [Double?](repeating: 100, count: 200))
    list.stage.view = ScrollView(feel: .uikit, mode: .observed)
    try list.attachAnew()
    list.stage.report(.didScroll(to: .down(700)))
    list.stage.view.setListPlace(ListAnchor(item: 50, distance: 0), at: list.stage.now)
    list.stage.change { $0.setGeometry(Stage.geometry(content: 0), at: $1) }
    XCTAssertEqual(list.y, 5000)
  }

  func test_observed_anItemThatARequestShows_needsNoScroll_beforeTheToolkitAnswers() throws {
    let list = try ListStage(.observed, extents: [Double?](repeating: 100, count: 200))
    list.stage.change { view, now in
      view.setOffset(.down(5000), at: now)
      view.scroll(toItem: 52, .nearest, by: .none, at: now)
    }
    XCTAssertEqual(list.y, 5000)
  }

  func test_aPlaceNearTheEnd_isReachedWhenExtentsBecomeKnown() throws {
    let list = try ListStage(extents: [Double?](repeating: nil, count: 100))
    list.scroll(toItem: 95, .start, by: .none)
    XCTAssertEqual(list.y, 3800, "the estimated end")
    try list.measure([300, 300, 300, 300, 300], at: 95)
    XCTAssertEqual(list.position(ofID: 95), 0)
  }

  // MARK: The frame and its events

  func test_theFrame_hasTheStickyItem_pushedByTheNext_belowTheInset() throws {
    let list = try ListStage(extents: [Double?](repeating: 100, count: 100), top: 50)
    for item in [0, 10, 20] { try list.setKind(1, at: item) }
    for (offset, sticky, position) in [
      (-50.0, 0, 50.0), (400, 0, 50), (849, 0, 50), (900, 0, 0), (949, 0, -49), (950, 10, 50), (1900, 10, 0),
    ] {
      list.stage.view.setOffset(.down(offset), at: list.stage.now)
      list.stage.take()
      XCTAssertEqual(list.frame().stickyItem, sticky, "\(offset)")
      XCTAssertEqual(list.frame().stickyPosition, position, "\(offset)")
    }
  }

  func test_theStickyItem_isBelowTheVisiblePartOfTheHeader() throws {
    let list = try ListStage(extents: [Double?](repeating: 100, count: 100), top: 80)
    list.stage.change { view, now in
      view.addHeader(HeaderOptions(mode: .enterAlways, height: 50), at: now)
    }
    try list.setKind(1, at: 0)
    var found: [Double] = []
    for offset in [-80.0, -60, -40, 500, 490, 300] {
      list.stage.view.setOffset(.down(offset), at: list.stage.now)
      list.stage.take()
      found.append(list.frame().stickyPosition)
    }
    XCTAssertEqual(found, [80, 60, 40, 30, 40, 80])
  }

  func test_aStickyItem_isAnnounced_whereItReachesWhatCoversTheList() throws {
    let list = try ListStage(extents: [Double?](repeating: 100, count: 100), top: 80)
    for item in [0, 10] { try list.setKind(1, at: item) }
    for (offset, sticky) in [(915.0, [Int]()), (925, [10]), (915, [0])] {  // item 10 begins at 1000
      _ = list.stage.takeEvents()
      list.stage.view.setOffset(.down(offset), at: list.stage.now)
      let changes = list.stage.takeEvents().compactMap { if case .stickyItemChanged(_, let item) = $0 { item } else { nil } }
      XCTAssertEqual(changes, sticky, "\(offset)")
    }
  }

  func test_stickyItems_areTheSectionsOfTheNub() throws {
    let list = try ListStage(extents: [Double?](repeating: 100, count: 100))
    for item in [0, 10, 20] { try list.setKind(1, at: item) }
    list.stage.change { view, now in view.enableNub(at: now) }
    for (offset, section) in [(0.0, 0), (999, 0), (1000, 1), (5000, 2)] {
      list.stage.view.setOffset(.down(offset), at: list.stage.now)
      list.stage.take()
      XCTAssertEqual(list.stage.view.section, section)
    }
    XCTAssertTrue(list.stage.takeEvents().contains(.sectionChanged(2)))
  }

  func test_aGrabbedNub_staysWhereItIs_whenItemsAreInserted() throws {
    let list = try ListStage(extents: [Double?](repeating: 100, count: 1000), offset: 30_000)
    list.stage.change { view, now in view.enableNub(at: now) }
    list.stage.scroll(to: 30_500)
    list.stage.wait(0.5)
    XCTAssertTrue(list.stage.grab())
    list.stage.scrub(by: 30)
    let kept = list.keptID
    let position = try XCTUnwrap(list.position(ofID: kept))
    let y = try XCTUnwrap(list.stage.view.nub?.y)
    try list.insert([Double](repeating: 50, count: 40), at: 0)
    XCTAssertEqual(try XCTUnwrap(list.position(ofID: kept)), position, accuracy: 1e-9)
    XCTAssertEqual(list.stage.view.nub?.y, y)
  }

  /// An item at the viewport's top, zoomed about its middle or about its end: edits keep what is visible now.
  func test_aZoomAtOnce_forgetsAnItemThatIsElsewhereNow() throws {
    let zooms: [(name: String, make: (inout ScrollView, Double) -> Void)] = [
      ("by the program", { $0.zoom(to: 2, about: .down(300), .atOnce, at: $1) }),
      ("by a wheel", { $0.handle(.zoom(.wheel(by: -100, .points, about: .down(300))), at: $1) }),
    ]
    for (name, zoom) in zooms {
      let list = try ListStage(extents: [Double?](repeating: 100, count: 200))
      list.scroll(toItem: 50, .start, by: .none)
      list.stage.change { view, now in
        view.enableZoom(from: 0.25, to: 4, at: now)
        zoom(&view, now)
      }
      let (before, scale) = (list.y, list.stage.view.zoom.scale)
      XCTAssertGreaterThan(scale, 1, name)
      try list.measure([150], at: 0)
      XCTAssertEqual(list.y, before + 50 * scale, accuracy: 1e-9, name)
    }
  }

  func test_aZoomAtOnce_thatLeavesTheItemWhereItWas_keepsIt() throws {
    let list = try ListStage(extents: [Double?](repeating: nil, count: 200))
    list.scroll(toItem: 50, .end, by: .none)
    list.stage.change { view, now in
      view.enableZoom(from: 0.25, to: 4, at: now)
      view.zoom(to: 2, about: .down(600), .atOnce, at: now)
    }
    try list.measure([144], at: 49)
    XCTAssertEqual(list.y, (51 * 44 + 100) * 2 - 600, accuracy: 1e-9)
  }

  func test_aZoomWithinABatch_scalesTheShiftOfItsEdits() throws {
    let list = try ListStage(extents: [Double?](repeating: 100, count: 200), offset: 5000)
    list.stage.change { view, now in view.enableZoom(from: 0.25, to: 4, at: now) }
    try list.batch {
      try list.insert(estimated: 10, at: 0)
      list.stage.change { view, now in view.zoom(to: 2, about: .zero, .atOnce, at: now) }
      try list.insert(estimated: 5, at: 0)
    }
    XCTAssertEqual(list.y, 10_000 + 880 + 440)
  }

  func test_aZoomWithinABatch_scrollToTopComesBackToTheItem() throws {
    let list = try ListStage(extents: [Double?](repeating: 100, count: 400), offset: 20_030)
    list.stage.change { view, now in
      view.enableZoom(from: 0.25, to: 4, at: now)
      view.enableTop(at: now)
    }
    list.stage.trigger()
    list.stage.wait(2)
    try list.batch {
      try list.insert([70], at: 0)
      list.stage.change { view, now in view.zoom(to: 2, about: .zero, .atOnce, at: now) }
      try list.insert([30], at: 0)
    }
    XCTAssertEqual(try XCTUnwrap(list.stage.view.behaviours.top?.returnOffset), (20_030 + 100) * 2, accuracy: 1e-9)
  }

  func test_zoomedContent_keepsTheItem_atEveryScale() throws {
    for scale in [0.5, 1, 3] {
      let list = try ListStage(extents: [Double?](repeating: 100, count: 400), offset: 20_030)
      list.zoom(to: scale)
      list.stage.wait(0.1)
      func drawn(_ item: Int) -> Double { list.start(item) * scale - list.y }
      let before = drawn(205)
      try list.insert([70], at: 0)
      XCTAssertEqual(drawn(206), before, accuracy: 1e-9)
      list.stage.input(.zoom(.begin(at: Vector(x: 100, y: 300), factor: 1)))
      list.stage.input(.zoom(.update(to: Vector(x: 100, y: 290), factor: 1.1)))
      let pinched = list.stage.view.zoom.scale
      let start = list.start(206) * pinched - list.y
      try list.insert([30, 40], at: 0)
      XCTAssertEqual(list.start(208) * pinched - list.y, start, accuracy: 1e-9, "while fingers pinch")
    }
  }

  func test_scrollToItem_ofZoomedContent_hasItsMarginOnTheScreen() throws {
    for scale in [0.5, 1, 2] {
      for (alignment, target) in [(ListAlignment.start, 5000 * scale - 24), (.end, 5100 * scale - 600 + 24), (.center, 5050 * scale - 300)] {
        let list = try ListStage(extents: [Double?](repeating: 100, count: 400))
        list.zoom(to: scale)
        list.scroll(toItem: 50, alignment, margin: 24, by: .none)
        XCTAssertEqual(list.y, target, accuracy: 1e-9, "\(alignment) at scale \(scale)")
      }
    }
  }

  /// The viewport shows 300 points of the list: items 5 to 7.
  func test_scrollToItem_ofZoomedContent_goesNoFartherThanItMust() throws {
    for (item, offset) in [(4, 800.0), (5, 1000), (6, 1000), (7, 1000), (8, 1200)] {
      let list = try ListStage(extents: [Double?](repeating: 100, count: 100), offset: 0)
      list.zoom(to: 2)
      list.stage.change { view, now in view.setOffset(.down(1000), at: now) }
      list.scroll(toItem: item, .nearest, by: .none)
      XCTAssertEqual(list.y, offset, "\(item)")
    }
  }

  func test_scrollToItem_ofContentPinchedBeyondItsLimit_isAtTheScaleWhereItRests() throws {
    let list = try ListStage(extents: [Double?](repeating: 100, count: 100), offset: 0)
    list.zoom(to: 4)
    list.stage.input(.zoom(.begin(at: .zero, factor: 1)))
    list.stage.input(.zoom(.update(to: .zero, factor: 1.5)))
    XCTAssertGreaterThan(list.stage.view.zoom.scale, 4.1)
    list.scroll(toItem: 50)
    list.stage.wait(2)
    XCTAssertEqual(list.stage.view.zoom.scale, 4)
    XCTAssertEqual(list.y, 50 * 100 * 4, accuracy: 1e-9)
  }

  func test_scrollToTop_ofZoomedContent_comesBackToTheItem() throws {
    let list = try ListStage(extents: [Double?](repeating: 100, count: 100), offset: 0)
    list.zoom(to: 2)
    list.stage.change { view, now in view.setOffset(.down(3030), at: now) }
    list.stage.view.enableTop(at: list.stage.now)
    list.stage.trigger()
    list.stage.wait(1)
    list.stage.trigger()
    list.stage.wait(0.05)
    try list.insert([70], at: 10)
    list.stage.wait(2)
    XCTAssertEqual(list.y, 3030 + 2 * 70, accuracy: 1e-9)
  }

  func test_zoomedContent_showsItemsAtTheirScale() throws {
    let list = try ListStage(extents: [Double?](repeating: 100, count: 400), offset: 0)
    list.zoom(to: 2)
    list.stage.change { view, now in view.setOffset(.down(1030), at: now) }
    var positions: [Double] = []
    list.stage.change { view, _ in
      let frame = view.listFrame(along: nil, 10) { positions.append($1) }
      XCTAssertEqual(frame.visibleItems, 5..<9)
    }
    XCTAssertEqual(positions, [-30, 170, 370, 570])
  }

  func test_zoomedContent_hasStickyItemsBesideTheInsets_whichAreNotZoomed() throws {
    let list = try ListStage(extents: [Double?](repeating: 100, count: 100), offset: 0)
    _ = try list.stage.view[list: .y].reference.value.setOptions(ListKind(sticky: .end), ofKind: 2, offset: 0)
    try list.setKind(1, at: 0)
    try list.setKind(2, at: 90)
    list.zoom(to: 2)
    list.stage.change { view, now in
      view.setGeometry(Stage.geometry(content: 10_000, top: 40, bottom: 60), at: now)
      view.setOffset(.down(1000), at: now)
    }
    var positions: [Double] = []
    list.stage.view.forEachStickyItem(at: .start) { positions.append($1) }
    list.stage.view.forEachStickyItem(at: .end) { positions.append($1) }
    XCTAssertEqual(positions, [40, 600 - 60 - 2 * 100])
  }

  func test_zoomedContent_returnsFromTheTopToTheItem() throws {
    for (place, shift) in [(0, 140.0), (300, 0)] {  // above the item, and below it
      let list = try ListStage(extents: [Double?](repeating: 100, count: 400), offset: 20_030)
      list.zoom(to: 2)
      list.stage.view.enableTop(at: list.stage.now)
      list.stage.wait(0.1)
      let before = list.y
      list.stage.trigger()
      list.stage.wait(2)
      XCTAssertEqual(list.y, 0)
      try list.insert([70], at: place)
      XCTAssertEqual(try XCTUnwrap(list.stage.view.behaviours.top?.returnOffset), before + shift, accuracy: 1e-6, "\(place)")
    }
  }

  /// 1000 rows are estimated at 60 points and have 20 to 300. One press of End reaches the end while they are measured, one by one or
  /// in batches, and content stays there. What is added behind the end is no part of it.
  func test_theKeyEnd_reachesTheEnd_whileRowsOnTheWayAreMeasured() throws {
    for (feel, key) in [(Feel.uikit, ScrollInput.key(.end)), (.gtk, .key(.end)), (.uikit, .keyHeld(.end))] {
      for (scale, inBatches) in [(1.0, false), (1, true), (2, true)] {
        var layout = ListLayout()
        layout.estimate = 60
        layout.insets = Ends(lower: 10, upper: 30)
        let list = try ListStage(extents: [Double?](repeating: nil, count: 1000), layout: layout, feel: feel)
        func measure() throws {
          while list.frame().visibleItems.contains(where: { list.items[$0].extent == nil }) {
            let edits = { try list.measureVisible { 20 + Double($0 * 137 % 280) } }
            if inBatches { try list.batch(edits) } else { try edits() }
          }
        }
        if scale > 1 { list.zoom(to: scale) }
        list.stage.input(key)
        for _ in 0..<120 {
          try measure()
          list.stage.wait(1 / 60)
        }
        try measure()
        let end = list.stage.geometry.range.upper
        XCTAssertEqual(list.y, end, accuracy: 1e-6)
        XCTAssertEqual(list.frame().visibleItems.upperBound, 1000)
        XCTAssertEqual(list.stage.view.lastSnapshot.phase, .idle)
        try list.insert([50], at: 1000)
        list.stage.wait(1)
        XCTAssertEqual(list.y, end, accuracy: 1e-6)
      }
    }
  }

  /// A notch back ends it: content stays where that leads, whatever is measured.
  func test_aNotchBack_endsTheGoalOfTheKeyEnd() throws {
    let list = try ListStage(extents: [Double?](repeating: nil, count: 1000))
    list.stage.input(.key(.end))
    list.stage.wait(0.05)
    list.stage.input(.wheel(by: Vector(x: 0, y: -5), .notches))
    list.stage.wait(1)
    let before = list.y
    XCTAssertLessThan(before, list.stage.geometry.range.upper - 100)
    try list.measure([300], at: 999)
    XCTAssertEqual(list.y, before)
  }

  /// Page Up leads to the top; meanwhile an inset of 60 comes, or four rows. It ends at the start, with and without a list, along both
  /// axes.
  func test_aKeyThatLeadsToTheStart_endsThere_whateverComesThere() throws {
    var plain = Stage(content: 2640)
    plain.view.setOffset(.down(300), at: plain.now)
    plain.input(.key(.pageUp))
    plain.wait(0.05)
    plain.view.setGeometry(Stage.geometry(content: 2640, top: 60), at: plain.now)
    plain.wait(1)
    XCTAssertEqual(plain.y, -60)
    for policy in [AnchorPolicy.none, .keepItem] {
      let list = try ListStage(extents: [Double?](repeating: 44, count: 60), policy: policy, offset: 300)
      list.stage.input(.key(.pageUp))
      list.stage.wait(0.05)
      list.stage.change(content: 2640, top: 60)
      try list.insert([44, 44, 44, 44], at: 0)
      list.stage.wait(1)
      XCTAssertEqual(list.y, -60, accuracy: 1e-9)
    }
    for isRightToLeft in [false, true] {
      var table = ScrollView()
      table.setRightToLeft(isRightToLeft)
      table.setGeometry(Pair(x: AxisGeometry(viewport: 400, content: 1), y: AxisGeometry(viewport: 600, content: 600)), at: 0)
      var layout = ListLayout()
      layout.axis = .x
      table.attach(try SharedList(ScrollList(layout)), at: 0)
      try table.insertItems([Double](repeating: 44, count: 60), at: 0, time: 0)
      table.setOffset(Vector(x: isRightToLeft ? -300 : 300, y: 0), at: 1)
      table.handle(.key(isRightToLeft ? .pageRight : .pageLeft), at: 2)
      table.tick(at: 2.05)
      try table.insertItems([44, 44, 44, 44], at: 0, time: 2.05)
      table.tick(at: 4)
      XCTAssertEqual(table.lastSnapshot.offset.x, 0, accuracy: 1e-9)
    }
  }

  func test_visibleItemsAndNearEnds_areReported() throws {
    let list = try ListStage(extents: [Double?](repeating: 100, count: 100))
    list.stage.view.watchList(overscan: 0, nearDistance: 500, at: list.stage.now)
    list.stage.take()
    _ = list.stage.takeEvents()
    list.stage.drag(to: 250)
    let dragged = list.stage.takeEvents()
    XCTAssertTrue(dragged.contains(.visibleItemsChanged(.y, 2..<9)))
    list.stage.scroll(to: 9400)
    list.stage.wait(2)
    let down = list.stage.takeEvents().filter { if case .nearListEnd = $0 { true } else { false } }
    XCTAssertEqual(down, [.nearListEnd(.y, .end)])
    try list.insert([100], at: 100)
    let loaded = list.stage.takeEvents().filter { if case .nearListEnd = $0 { true } else { false } }
    XCTAssertEqual(loaded, [.nearListEnd(.y, .end)], "there are more items, and their end is near")
  }

  func test_aNearDistanceOfLessThanAPoint_isADistance() throws {
    let list = try ListStage(extents: [Double?](repeating: 100, count: 100))
    list.stage.view.watchList(overscan: 0, nearDistance: 0.5, at: list.stage.now)
    for (offset, isNear) in [(9399.0, false), (9399.6, true)] {
      list.stage.view.setOffset(.down(offset), at: list.stage.now)
      XCTAssertEqual(list.stage.takeEvents().contains(.nearListEnd(.y, .end)), isNear, "\(offset)")
    }
  }

  /// The moment in which a list is attached, gets its first items or its viewport a size says where it begins. Only then an end is
  /// near, at the time of that moment.
  func test_noEndIsNear_beforeTheMomentInWhichTheListIsPlaced_isOver() throws {
    let moments: [(name: String, first: [Double?], make: (ListStage, Double) throws -> Void)] = [
      ("attached", [Double?](repeating: 100, count: 100), { list, now in
        list.stage.view.setGeometry(Stage.geometry(content: 0), at: now - 1)
        try list.attachAnew()
      }),
      ("first items", [], { list, now in
        list.stage.view.setGeometry(Stage.geometry(content: 0), at: now - 1)
        try list.attachAnew()
        list.stage.view.tick(at: now)
        _ = list.stage.view.takeEvents()
        try list.insert([Double](repeating: 100, count: 100), at: 0)
      }),
      ("a size", [Double?](repeating: 100, count: 100), { list, now in
        try list.attachAnew()
        list.stage.view.tick(at: now)
        list.stage.view.setGeometry(Stage.geometry(content: 0), at: now)
      }),
    ]
    for (name, first, make) in moments {
      for (offset, ends) in [(0.0, [ListEnd.start]), (5000, []), (9400, [.end])] {
        let list = try ListStage(extents: first)
        list.stage.view = ScrollView()
        list.stage.now = 10
        try make(list, 10)
        list.stage.view.setOffset(.down(offset), at: 10)
        list.stage.view.tick(at: 10.1)
        var told: [TimedEvent] = []
        for event in list.stage.view.takeEvents() { if case .nearListEnd = event.event { told.append(event) } }
        XCTAssertEqual(told, ends.map { TimedEvent(event: .nearListEnd(.y, $0), time: 10) }, "\(name) \(offset)")
      }
    }
  }

  func test_anEndIsNear_whenItIs_atEveryFrameRate() throws {
    var times: [Double] = []
    for rate in [24.0, 60, 1000] {
      let list = try ListStage(extents: [Double?](repeating: 100, count: 100))
      list.stage.view.watchList(overscan: 0, nearDistance: 500, at: list.stage.now)
      list.stage.take()
      _ = list.stage.view.takeEvents()
      list.stage.view.scroll(to: .down(9400), at: list.stage.now)
      while list.stage.view.lastSnapshot.phase != .idle {
        var stage = list.stage
        stage.view.tick(at: stage.view.clock + 1 / rate)
        for event in stage.view.takeEvents() {
          if case .nearListEnd(.y, .end) = event.event { times.append(event.time) }
        }
        list.stage = stage
      }
    }
    XCTAssertEqual(times.count, 3)
    for time in times { XCTAssertEqual(time, times[0], accuracy: 1e-9) }
  }

  /// On the way from scale 4 to 1 the offset is 120·(s − 1). Below the scale 2.5 the content is smaller than the viewport
  /// and its range is empty, but a zoom is drawn where its path is, also at edges that stretch.
  func test_anEndIsNear_whereAZoomDrawsTheContent_alsoOutOfRange() throws {
    let list = try ListStage(extents: [Double?](repeating: 40, count: 6), feel: .android)
    list.stage.view.watchList(overscan: 0, nearDistance: 20, at: list.stage.now)
    list.zoom(to: 4)
    list.stage.change { view, now in view.setOffset(.down(360), at: now) }
    list.stage.wait(0.1)
    list.stage.change { view, now in view.zoom(to: 1, about: .zero, at: now) }
    var stage = list.stage
    stage.view.tick(at: stage.now + 1)
    var times: [Double] = []
    for event in stage.view.takeEvents() {
      if case .nearListEnd(.y, .start) = event.event { times.append(event.time) }
    }
    XCTAssertEqual(times.count, 1)
    for time in times {
      var now = list.stage
      now.view.tick(at: time)
      XCTAssertEqual(now.y / now.view.zoom.scale, 20, accuracy: 1e-6)
      XCTAssertEqual(now.view.zoom.scale, 1.2, accuracy: 1e-6)
    }
  }

  func test_upcomingItems_comeWhenTheySay() throws {
    for distance in [3000.0, -3000] {
      let list = try ListStage(extents: [Double?](repeating: 100, count: 200), offset: 10_050)
      list.stage.scroll(to: list.y + distance)
      var upcoming: [(item: Int, time: Double)] = []
      list.stage.change { view, _ in
        view.forEachUpcomingItem(100) { index, item, time in
          XCTAssertEqual(index, upcoming.count)
          upcoming.append((item, time))
        }
      }
      XCTAssertEqual(upcoming.map(\.item), distance > 0 ? Array(107..<137) : Array(stride(from: 99, through: 70, by: -1)))
      for (item, time) in upcoming {
        var earlier = list.stage
        earlier.view.tick(at: time - 1e-4)
        XCTAssertFalse(earlier.frame().visibleItems.contains(item))
        earlier.view.tick(at: time + 1e-4)
        XCTAssertTrue(earlier.frame().visibleItems.contains(item))
      }
    }
  }

  func test_duringAZoom_theItemsAreUpcomingThatShowAtItsEnd() throws {
    // The viewport shows 10,050…10,350, and 10,050…10,650.
    for (from, to, point, expected) in [(1.0, 2.0, 0.0, [Int]()), (2, 1, 0, [104, 105, 106]), (2, 1, 300, [104, 99])] {
      let list = try ListStage(extents: [Double?](repeating: 100, count: 200))
      list.zoom(to: from)
      list.stage.change { view, now in
        view.setOffset(.down(10_050 * from), at: now)
        view.zoom(to: to, about: .down(point), at: now)
      }
      var upcoming: [Int] = []
      list.stage.change { view, _ in view.forEachUpcomingItem(100) { _, item, _ in upcoming.append(item) } }
      XCTAssertEqual(upcoming, expected, "\(from) to \(to) about \(point)")
    }
  }

  func test_scrollToTop_doesNotReturnIntoAListThatWasEmptiedMeanwhile() throws {
    let list = try ListStage(extents: [Double?](repeating: 100, count: 50), offset: 900)
    list.stage.change { view, now in view.enableTop(at: now) }
    list.stage.trigger()
    list.stage.wait(2)
    try list.remove(50, at: 0)
    XCTAssertTrue(list.stage.trigger())
    list.stage.wait(2)
    XCTAssertEqual(list.y, 0)
    try list.insert([Double](repeating: 100, count: 50), at: 0)
    XCTAssertEqual(list.stage.view.lastSnapshot.phase, .idle)
  }

  func test_scrollToTop_comesBackToTheItem_afterABatchOfEditsAboveIt() throws {
    let list = try ListStage(extents: [Double?](repeating: nil, count: 1000), offset: 30_000)
    list.stage.view.enableTop(at: list.stage.now)
    let kept = list.keptID
    let before = try XCTUnwrap(list.position(ofID: kept))
    list.stage.trigger()
    list.stage.wait(1)
    try list.batch { for item in 0..<kept { try list.measure([80], at: item) } }
    list.stage.trigger()
    list.stage.wait(2)
    XCTAssertEqual(try XCTUnwrap(list.position(ofID: kept)), before, accuracy: 1e-6)
  }

  func test_theScrollBackFromTheTop_endsAtTheSameItem_whateverIsMeasuredOnTheWay() throws {
    for mode in modes {
      let list = try ListStage(mode, extents: [Double?](repeating: nil, count: 1000), top: 50, offset: 30_000)
      list.stage.view.enableTop(at: list.stage.now)
      try list.measureVisible { Double(20 + $0 * 53 % 300) }
      let kept = list.keptID
      let before = try XCTUnwrap(list.position(ofID: kept))
      list.stage.trigger()
      // The toolkit begins its animation anew after each shift.
      let frames = mode == .driven ? 60 : 600
      for direction in ["there", "back"] {
        for _ in 0..<frames {
          list.stage.wait(1.0 / 60)
          try list.measureVisible { Double(20 + $0 * 53 % 300) }
        }
        if direction == "there" {
          XCTAssertEqual(list.y, -50)
          list.stage.trigger()
        }
      }
      XCTAssertEqual(try XCTUnwrap(list.position(ofID: kept)), before, accuracy: 1e-6, "\(mode)")
    }
  }

  func test_aScrollToAnItemWhosePlaceChanges_arrivesWhenItWouldHave_notAtOnce() throws {
    // A steep start may shorten it.
    for (left, least, most) in [(0.2, 0.15, 0.2), (0.05, 0.1, 0.15)] {
      let list = try ListStage(extents: [Double?](repeating: nil, count: 100), offset: 0)
      list.scroll(toItem: 80, .start, by: .standard)
      let end = list.stage.view.scroller.activity.end
      list.stage.wait(end - left - list.stage.now)
      try list.measure([300], at: 79)
      XCTAssertEqual(list.stage.view.lastSnapshot.target.y, 79 * 44 + 300)
      let remaining = list.stage.view.scroller.activity.end - list.stage.now
      XCTAssertGreaterThan(remaining, least)
      XCTAssertLessThanOrEqual(remaining, most + 1e-9)
    }
  }

  func test_duringAZoom_aScrollToAnItemWhosePlaceChanges_arrivesWhenItWouldHave() throws {
    let list = try ListStage(extents: [Double?](repeating: nil, count: 100), offset: 0)
    list.stage.change { view, now in
      view.enableZoom(from: 0.25, to: 4, at: now)
      view.zoom(to: 2, about: .zero, at: now)
    }
    list.stage.wait(0.05)
    list.scroll(toItem: 80, .start, by: .standard)
    list.stage.wait(list.stage.view.scroller.activity.end - 0.2 - list.stage.now)
    try list.measure([300], at: 79)
    XCTAssertEqual(list.target, 2 * (79 * 44 + 300), accuracy: 1e-9)
    XCTAssertEqual(list.stage.view.lastSnapshot.phase, .zooming)
    XCTAssertLessThanOrEqual(list.stage.view.scroller.activity.end - list.stage.now, 0.2 + 1e-9)
  }

  func test_anItemOfWhichHalfAPointWillShow_isUpcoming() throws {
    for (offset, distance, item) in [(10_000.0, 0.5, 106), (10_000, -0.5, 99)] {
      let list = try ListStage(extents: [Double?](repeating: 100, count: 200), offset: offset)
      list.stage.scroll(to: offset + distance)
      var upcoming: [Int] = []
      list.stage.change { view, _ in
        view.forEachUpcomingItem(100) { _, item, _ in upcoming.append(item) }
      }
      XCTAssertEqual(upcoming, [item])
    }
  }

  func test_scrollToTop_comesBackToTheItem() throws {
    let list = try ListStage(extents: [Double?](repeating: 100, count: 100), offset: 3030)
    list.stage.view.enableTop(at: list.stage.now)
    list.stage.trigger()
    list.stage.wait(1)
    try list.insert([70], at: 10)
    list.stage.trigger()
    list.stage.wait(2)
    XCTAssertEqual(list.y, 3100)
  }
}
