import XCTest

@testable import ScrollKitCore

/// Content that snaps to the items of a list.
final class ItemSnappingTests: XCTestCase {
  private func stage(
    _ extents: [Double?], _ snapping: ItemSnapping = ItemSnapping(), _ mode: ScrollMode = .driven, offset: Double = 0,
    layout: ListLayout = ListLayout()
  ) throws -> ListStage {
    let list = try ListStage(mode, extents: extents, layout: layout, offset: offset)
    list.snap(snapping)
    return list
  }

  // MARK: Where content snaps

  func test_aFlingRestsAtAnItem_atEachAlignment() throws {
    let expected: [(SnapAlignment, Ends<Double>, Double)] = [
      (.start, Ends(both: 0), 2300), (.start, Ends(lower: 20, upper: 0), 2280), (.center, Ends(both: 0), 2250),
      (.center, Ends(lower: 40, upper: 0), 2330), (.end, Ends(both: 0), 2300), (.end, Ends(lower: 0, upper: 30), 2330),
    ]
    for (alignment, padding, target) in expected {
      let list = try stage(
        [Double?](repeating: 100, count: 100), ItemSnapping(alignment: alignment, padding: padding), offset: 1300)
      list.flick(to: 2296)
      XCTAssertEqual(list.target, target, accuracy: 1e-9, "\(alignment) \(padding)")
      list.rest()
      XCTAssertEqual(list.y, target, accuracy: 1e-9, "\(alignment) \(padding)")
    }
  }

  /// Rows of 49 points that align at their ends: the twelfth at −12, so at the start of the range, the thirteenth at 37. Fingers bring content
  /// back to its start, past which it is by a rounding error: that is no direction.
  func test_contentPastItsStartByRounding_staysThere() throws {
    for error in [-3e-14, 0, 3e-14] {
      let list = try stage([Double?](repeating: 49, count: 100), ItemSnapping(alignment: .end), offset: 37)
      list.stage.input(.panUpdate(by: .down(-37 + error)))
      list.stage.wait(0.2)
      list.stage.input(.panEnd(.velocity(.zero)))
      XCTAssertEqual(list.target, 0, accuracy: 1e-9, "\(error)")
      list.rest()
      XCTAssertEqual(list.y, 0, accuracy: 1e-9, "\(error)")
    }
  }

  func test_everyThirdItem_isATarget() throws {
    let list = try stage([Double?](repeating: 100, count: 100), ItemSnapping(stride: 3))
    list.flick(to: 1030)
    XCTAssertEqual(list.target, 900)
    list.rest()
    list.flick(to: 1100)
    XCTAssertEqual(list.target, 1200, "back to 900 would be against the fling")
  }

  func test_noFlingPassesATarget_ifItStops() throws {
    let list = try stage([Double?](repeating: 100, count: 100), ItemSnapping(stop: .always), offset: 1000)
    list.flick(to: 3000)
    XCTAssertEqual(list.target, 1100)
    list.rest()
    list.flick(to: 300)
    XCTAssertEqual(list.target, 1000)
  }

  func test_inProximity_onlyNearItemsCount() throws {
    let list = try stage(
      [Double?](repeating: 500, count: 100), ItemSnapping(strictness: .proximity(share: 0.1)), offset: 0)
    list.flick(to: 1200)
    XCTAssertEqual(list.target, 1200, accuracy: 1)
    list.rest()
    list.flick(to: 1960)
    XCTAssertEqual(list.target, 2000, accuracy: 1e-9)
  }

  func test_inAnItemLongerThanTheViewport_contentRestsAnywhere() throws {
    let list = try stage([100, 2000, 100, 100, 1000])
    list.flick(to: 730)
    XCTAssertEqual(list.target, 730, accuracy: 1)
    list.rest()
    list.flick(to: 1560)  // its end is at 2100, the viewport has 600
    XCTAssertEqual(list.target, 1500, accuracy: 1e-9)
  }

  func test_stepsAndKeys_goToTheNextItem() throws {
    let list = try stage([Double?](repeating: 100, count: 100))
    list.stage.input(.wheel(by: .down(1), .notches))
    XCTAssertEqual(list.target, 100, "as far as a notch, but at least to the next")
    list.rest()
    list.stage.input(.key(.lineDown))
    list.rest()
    XCTAssertEqual(list.y, 200)
    list.stage.input(.key(.lineUp))
    list.rest()
    XCTAssertEqual(list.y, 100)
  }

  /// Item 0 is a header of 50 points, which stays above all others: item n lies below it at 20 · (n − 1).
  func test_belowAStickyItem_itemsAlignBesideIt() throws {
    func list(at offset: Double) throws -> ListStage {
      let list = try stage([50] + [Double?](repeating: 20, count: 100), offset: offset)
      try list.setKind(1, at: 0)
      list.snap(ItemSnapping())
      return list
    }
    for (key, from, to) in [(ScrollKey.lineDown, 0.0, 20.0), (.lineDown, 660, 680), (.lineUp, 660, 640)] {
      let list = try list(at: from)
      list.stage.input(.key(key))
      list.rest()
      XCTAssertEqual(list.y, to, "\(key) at \(from)")
    }
    let fling = try list(at: 0)
    fling.flick(to: 703)
    XCTAssertEqual(fling.target, 700, accuracy: 1e-9)
    fling.rest()
    XCTAssertEqual(fling.stage.view.page(.y), 36)
    let drag = try list(at: 660)
    drag.stage.drag(to: 663)
    drag.rest()
    XCTAssertEqual(drag.y, 660)
    XCTAssertEqual(drag.stage.view.page(.y), 34)
  }

  /// The last item is a footer of 50 points, which stays below all others.
  func test_aboveAStickyItemAtTheEnd_itemsAlignBesideIt() throws {
    let list = try stage([Double?](repeating: 20, count: 100) + [50], offset: 0)
    try list.setOptions(ListKind(sticky: .end), ofKind: 1)
    try list.setKind(1, at: 100)
    list.snap(ItemSnapping(alignment: .end))
    list.flick(to: 703)  // item 62 ends at 1260, 50 above the end of the viewport
    XCTAssertEqual(list.target, 710, accuracy: 1e-9)
    list.rest()
    XCTAssertEqual(list.stage.view.page(.y), 62)
    list.stage.input(.key(.lineDown))
    list.rest()
    XCTAssertEqual(list.y, 730)
    list.stage.input(.key(.lineUp))
    list.rest()
    XCTAssertEqual(list.y, 710)
  }

  /// Beside a plain search through all items: the nearest one beside the sticky items that stay while it is there.
  func test_amongStickyItemsOfSeveralLevels_theNearestItemIsFound() throws {
    var dice = ListDice(seed: 27)
    for round in 0..<100 {
      let count = 30 + dice.below(60)
      var layout = ListLayout()
      if dice.below(2) == 0 { layout.columns = .count(1 + dice.below(3)) }
      layout.estimate = 40
      let list = try ListStage(extents: (0..<count).map { _ in Double(5 + dice.below(90)) }, layout: layout)
      for kind in 1...4 {
        let edge: StickyEdge? = [.start, .end, nil][dice.below(3)]
        try list.setOptions(ListKind(sticky: edge, level: dice.below(3)), ofKind: kind)
      }
      for item in 0..<count where dice.below(5) == 0 { try list.setKind(1 + dice.below(4), at: item) }
      let alignment = [SnapAlignment.start, .center, .end][dice.below(3)]
      list.snap(ItemSnapping(alignment: alignment))
      let view = list.stage.view
      let positions = try XCTUnwrap(view.behaviours.snapGuide?.items(.y, in: view.engine.snapLayout))
      let all = (0..<count).map { positions.offset(ofItem: $0) }
      XCTAssertEqual(all, all.sorted())
      for _ in 0..<20 {
        let offset = view.geometry.y.range.clamp(dice.length(list.total))
        let nearest = all.map { abs($0 - offset) }.min()
        let found = positions.offset(ofItem: positions.nearestItem(to: offset))
        XCTAssertEqual(abs(found - offset), try XCTUnwrap(nearest), accuracy: 1e-9, "\(round): \(offset)")
      }
    }
  }

  func test_theLinesOfAGrid_areTheTargets() throws {
    var layout = ListLayout()
    layout.columns = .count(3)
    layout.estimate = 90
    layout.gap = 10
    let list = try stage([Double?](repeating: nil, count: 300), ItemSnapping(stride: 6), layout: layout)
    list.flick(to: 1130)
    XCTAssertEqual(list.target, 1200)
    XCTAssertEqual(list.stage.view.targetPage(.y), 36)
  }

  func test_inAnOpenBatch_theListIsTrue_notTheContentLength() throws {
    let list = try stage([Double?](repeating: 100, count: 100))
    try list.batch {
      try list.insert([Double](repeating: 100, count: 100), at: 100)
      list.flick(to: 1030)
      XCTAssertEqual(list.target, 1000, accuracy: 1e-9)
    }
    XCTAssertEqual(list.target, 1000, accuracy: 1e-9)
  }

  func test_inAConversationWithASpacer_itemsAreTheTargets() throws {
    let list = try ListStage(extents: [Double?](repeating: 100, count: 30))
    list.stage.change { $0.setConversation(ConversationOptions(), at: $1) }
    try list.insert([60, 0], at: 30)
    list.stage.change { $0.beginTurn(at: 30, time: $1) }
    list.rest()
    XCTAssertEqual(list.y, 3000)
    list.snap(ItemSnapping())
    list.flick(to: 2540)
    XCTAssertEqual(list.target, 2500, accuracy: 1e-9)
  }

  /// A view whose vertical list snaps to items of 100 points, and which scrolls along x, too.
  private func view(x: AxisGeometry) throws -> ScrollView {
    let rows = try SharedList(ListLayout())
    var view = ScrollView()
    view.attach(rows, at: 0)
    try view.insertItems([Double](repeating: 100, count: 50), at: 0, time: 0)
    view.setSnapRule(.items(ItemSnapping()), .y, at: 0)
    view.setGeometry(ScrollGeometry(x: x, y: AxisGeometry(viewport: 600, content: 1)), at: 0)
    return view
  }

  func test_anAxisThatWasCaughtBetweenTwoItems_movesOnToOne_whenTheOtherIsFlung() throws {
    var view = try view(x: AxisGeometry(viewport: 400, content: 5000))
    view.handle(.panBegin, at: 1)
    view.handle(.panUpdate(by: Vector(x: 0, y: 50)), at: 1.01)
    view.handle(.panEnd(.velocity(Vector(x: 0, y: 900))), at: 1.02)
    view.tick(at: 1.15)
    let caught = view.frame.offset.y
    XCTAssertGreaterThan((caught - (caught / 100).rounded() * 100).magnitude, 10, "it is between two items")
    view.press(1, at: .zero, time: 1.15)
    for step in 1...5 { view.move(1, to: Vector(x: -20 * Double(step), y: 0), time: 1.15 + 0.01 * Double(step)) }
    view.release(1, time: 1.21)
    XCTAssertGreaterThan(view.frame.target.x, 200, "the other axis is flung")
    let target = view.frame.target.y
    XCTAssertEqual(target, (target / 100).rounded() * 100)
    view.tick(at: 9)
    XCTAssertEqual(view.frame.offset.y, target)
  }

  func test_aScrollToAnItem_keepsThePageOfTheOtherAxis_whenTheViewportChangesMeanwhile() throws {
    var view = try view(x: AxisGeometry(viewport: 400, content: 4000))
    view.setSnapRule(.pages(Paging()), .x, at: 0)
    view.scroll(toPage: 2, .x, at: 1)
    view.tick(at: 2)
    XCTAssertEqual(view.frame.offset.x, 800)
    view.scroll(toPage: 20, .y, at: 2)
    view.tick(at: 2.1)
    let y = AxisGeometry(viewport: 600, content: 1)
    view.setGeometry(ScrollGeometry(x: AxisGeometry(viewport: 500, content: 5000), y: y), at: 2.1)
    view.tick(at: 4)
    XCTAssertEqual(view.frame.offset, Vector(x: 1000, y: 2000))
  }

  func test_theTargetPage_countsAtTheScaleWhereContentWillRest() throws {
    let list = try stage([Double?](repeating: 100, count: 100), offset: 1000)
    XCTAssertEqual(list.stage.view.targetPage(.y), 10)
    list.stage.change { view, now in
      view.enableZoom(from: 0.25, to: 4, at: now)
      view.zoom(to: 2, about: .zero, at: now)
    }
    XCTAssertEqual(list.target, 2000)
    XCTAssertEqual(list.stage.view.targetPage(.y), 10)
    list.stage.wait(0.1)
    XCTAssertEqual(list.stage.view.targetPage(.y), 10)
    list.stage.wait(2)
    XCTAssertEqual(list.stage.view.targetPage(.y), 10)
  }

  func test_horizontal_rightToLeft_isTheMirrorImage() throws {
    for alignment in [SnapAlignment.start, .center, .end] {
      var targets: [Double] = []
      for isRightToLeft in [false, true] {
        var layout = ListLayout()
        layout.axis = .x
        layout.isRightToLeft = isRightToLeft
        let sign = isRightToLeft ? -1.0 : 1
        let rows = try SharedList(layout)
        var view = ScrollView()
        view.setRightToLeft(isRightToLeft)
        view.attach(rows, at: 0)
        try view.insertItems((0..<50).map { Double(100 + $0 * 37 % 90) }, at: 0, time: 0)
        view.setSnapRule(.items(ItemSnapping(alignment: alignment, padding: Ends(lower: 15, upper: 5))), .x, at: 0)
        let x = isRightToLeft
          ? AxisGeometry.rightToLeft(viewport: 400, content: 1, leftInset: 30, rightInset: 20)
          : AxisGeometry(viewport: 400, content: 1, leadingInset: 20, trailingInset: 30)
        view.setGeometry(ScrollGeometry(x: x, y: AxisGeometry(viewport: 100, content: 100)), at: 0)
        view.handle(.panBegin, at: 1)
        view.handle(.panUpdate(by: Vector(x: sign * 40, y: 0)), at: 1.01)
        view.handle(.panEnd(.velocity(Vector(x: sign * 1500, y: 0))), at: 1.02)
        targets.append(sign * view.frame.target.x)
        view.tick(at: 9)
        XCTAssertEqual(view.frame.offset.x, view.frame.target.x)
      }
      XCTAssertGreaterThan(targets[0], 200)
      XCTAssertEqual(targets[0], targets[1], accuracy: 1e-9, "\(alignment)")
    }
  }

  func test_zoomedContent_snapsAtItsScale() throws {
    let list = try stage([Double?](repeating: 100, count: 100))
    list.zoom(to: 2)
    list.flick(to: 1130)
    XCTAssertEqual(list.target, 1200, accuracy: 1e-9)
  }

  func test_paddingIsInPointsOnTheScreen_atEveryScale() throws {
    for scale in [0.5, 1, 2, 4] {
      let list = try stage([Double?](repeating: 100, count: 400))
      list.snap(ItemSnapping(alignment: .start, padding: Ends(lower: 50, upper: 10)))
      list.zoom(to: scale)
      list.flick(to: 330)
      XCTAssertEqual(list.target, 400 - 50, accuracy: 1e-9, "an item begins at 400 at scale \(scale)")
    }
  }

  func test_aRefreshHoldsContentOpen_andItemsStillSnap() throws {
    let list = try stage([Double?](repeating: 100, count: 100))
    list.stage.change { view, now in
      view.enableRefresh(at: now)
      view.beginRefresh(at: now)
    }
    list.rest()
    XCTAssertLessThan(list.y, 0)
    list.flick(to: 330)
    XCTAssertEqual(list.target, 300)
  }

  func test_belowAHeader_itemsAlignBelowIt() throws {
    let list = try ListStage(extents: [Double?](repeating: 100, count: 100), top: 80)
    list.snap(ItemSnapping())
    list.stage.change { view, now in view.addHeader(HeaderOptions(mode: .enterAlways, height: 50), at: now) }
    list.flick(to: 540)
    XCTAssertEqual(list.target, 520, "the start of item 6 is 80 points below the viewport's top")
  }

  func test_observed_theToolkitIsAskedToRestAtTheItem() throws {
    let list = try stage([Double?](repeating: 100, count: 100), ItemSnapping(), .observed)
    list.stage.report(.willBeginDragging)
    list.stage.report(.didScroll(to: .down(50)))
    _ = list.stage.takeEvents()
    list.stage.report(.willEndDragging(velocity: .down(900), target: .down(730)))
    XCTAssertTrue(list.stage.takeEvents().contains(.requested(.rest(at: .down(700)))))
  }

  // MARK: Beside areas

  /// Rows as CSS areas, and the same rows as items, choose the same offsets.
  func test_itemsSnapAsTheAreasOfTheSameRows() throws {
    var dice = ListDice(seed: 26)
    var different = 0
    for _ in 0..<400 {
      let count = 1 + dice.below(30)
      let extents = (0..<count).map { _ in Double(dice.below(8) == 0 ? 500 + dice.below(900) : 5 + dice.below(150)) }
      var layout = ListLayout()
      layout.gap = Double(dice.below(2) == 0 ? 0 : dice.below(20))
      let padding = dice.below(2) == 0 ? Ends(both: 0.0) : Ends(lower: dice.length(60), upper: dice.length(60))
      let alignment = [SnapAlignment.start, .center, .end][dice.below(3)]
      let stride = 1 + dice.below(3)
      let stop: SnapStop = dice.below(2) == 0 ? .normal : .always
      let strictness: SnapStrictness = dice.below(2) == 0 ? .mandatory : .proximity(share: 0.1 + dice.length(0.5))
      let list = try ListStage(extents: extents, layout: layout, top: dice.below(2) == 0 ? 0 : 50)
      list.snap(
        ItemSnapping(alignment: alignment, stride: stride, stop: stop, strictness: strictness, padding: padding))
      var areas = Stage(content: list.total, top: list.stage.geometry.leadingInset)
      areas.view.setSnapRule(
        .areas(AreaSnapping(strictness: strictness, padding: padding)), .y,
        at: areas.now)
      areas.view.setSnapAreas(
        (0..<count).filter { $0 % stride == 0 }.map { row in
          SnapArea(
            key: UInt64(row),
            rectangle: Rectangle(x: 0, y: list.start(row), width: 400, height: list.items[row].extent ?? 0),
            alignment: Pair(x: .none, y: alignment), stop: stop)
        }, order: .ascending(.y), at: areas.now)
      let geometry = list.stage.view.setting.geometry
      XCTAssertEqual(geometry, areas.view.setting.geometry)
      let range = geometry.y.range
      for _ in 0..<25 {
        // An exact target is as likely as an offset between two.
        let from = range.clamp(dice.below(2) == 0 ? list.start(dice.below(count)) : dice.length(range.length))
        let end = dice.below(4) == 0 ? from : range.clamp(from + dice.length(1600) - 800)
        let cause = [SnapGuide.Cause.release, .step, .line][dice.below(3)]
        let outcome = SnapGuide.Outcome(
          cause: cause, from: .down(from), velocity: .down(cause == .release ? end - from : 0), target: .down(end))
        let found = try XCTUnwrap(list.stage.view.behaviours.snapGuide?.target(of: outcome, in: list.stage.view.engine.snapLayout))
        let expected = try XCTUnwrap(areas.view.behaviours.snapGuide?.target(of: outcome, in: areas.view.engine.snapLayout))
        XCTAssertEqual(found.y, expected.y, accuracy: 1e-9, "\(outcome) \(alignment) \(stride) \(stop) \(strictness)")
        if found.y != end { different += 1 }
      }
    }
    XCTAssertGreaterThan(different, 3000)
  }

  // MARK: Extents that become known

  func test_contentRestsAtItsItem_whateverIsMeasuredOnTheWay() throws {
    for alignment in [SnapAlignment.start, .center, .end] {
      for velocity in [-3000.0, 3000, 8000] {
        let list = try stage(
          [Double?](repeating: nil, count: 300), ItemSnapping(alignment: alignment), offset: 10_000)
        try list.measureVisible { Double(20 + $0 * 53 % 300) }
        list.rest()
        list.fling(velocity)
        var frames = 0
        while list.stage.view.lastSnapshot.phase != .idle, frames < 2000 {
          let before = list.stage.view.lastSnapshot.velocity.y
          list.stage.wait(1.0 / 120)
          let kept = list.keptID
          let position = try XCTUnwrap(list.position(ofID: kept))
          let velocity = list.stage.view.lastSnapshot.velocity.y
          try list.measureVisible { Double(20 + $0 * 53 % 300) }
          XCTAssertEqual(try XCTUnwrap(list.position(ofID: kept)), position, accuracy: 1e-9)
          XCTAssertEqual(list.stage.view.lastSnapshot.velocity.y, velocity, accuracy: 1e-6, "after \(before)")
          frames += 1
        }
        XCTAssertLessThan(frames, 2000, "it arrives")
        XCTAssertTrue(list.isSnapped(alignment), "\(alignment) \(velocity): \(list.y)")
      }
    }
  }

  /// A batch has the outcome of its edits one by one: the target goes with its item.
  func test_aBatchInFlight_leadsWhereItsEditsLead() throws {
    let motions: [(ListStage) -> Void] = [
      { $0.stage.input(.wheel(by: .down(3), .notches)) }, { $0.stage.input(.key(.pageDown)) }, { $0.fling(3000) }, { $0.fling(-2000) },
      { list in list.stage.change { view, now in _ = view.scroll(toPage: 60, .y, at: now) } },
    ]
    let edits: [(ListStage) throws -> Void] = [
      { try $0.insert([44, 44, 44, 44], at: 0) }, { try $0.remove(3, at: 2) }, { try $0.measure([90], at: 5) },
      { try $0.insert([70], at: 25) }, { try $0.measure([44], at: 5) },
    ]
    for motion in motions.indices {
      for edit in edits.indices {
        func outcome(isBatch: Bool) throws -> [Double] {
          let list = try stage([Double?](repeating: 44, count: 100), offset: 20 * 44)
          motions[motion](list)
          list.stage.wait(0.05)
          if isBatch { try list.batch { try edits[edit](list) } } else { try edits[edit](list) }
          let target = list.target
          list.rest()
          return [target, list.y]
        }
        XCTAssertEqual(try outcome(isBatch: true), try outcome(isBatch: false), "\(motion) \(edit)")
      }
    }
  }

  /// The loop of the documentation: the items that come into view are measured in a batch before they are drawn.
  func test_contentRestsAtItsItem_whateverBatchesMeasureOnTheWay() throws {
    for velocity in [-3000.0, 3000, 8000] {
      let list = try stage([Double?](repeating: nil, count: 300), offset: 6000)
      list.fling(velocity)
      var frames = 0
      while list.stage.view.lastSnapshot.phase != .idle, frames < 2000 {
        list.stage.wait(1.0 / 120)
        try list.batch { try list.measureVisible { Double(20 + $0 * 53 % 300) } }
        frames += 1
      }
      XCTAssertLessThan(frames, 2000, "it arrives")
      XCTAssertTrue(list.isSnapped(.start), "\(velocity): \(list.y)")
    }
  }

  func test_atRest_theItemStaysSnapped_whenItIsMeasured() throws {
    let list = try stage([Double?](repeating: nil, count: 200), ItemSnapping(alignment: .center), offset: 2000)
    list.flick(to: 4400)
    list.rest()
    let item = try XCTUnwrap(list.stage.view.page(.y).map { Int($0) })
    try list.measure([400], at: item)
    XCTAssertEqual(try XCTUnwrap(list.position(ofID: item)), 100, accuracy: 1e-9, "its middle stays in the middle")
    try list.insert([70, 80], at: 3)
    XCTAssertEqual(try XCTUnwrap(list.position(ofID: item)), 100, accuracy: 1e-9)
    XCTAssertEqual(list.stage.view.page(.y), Double(item + 2))
  }

  func test_atTheEnd_contentStays_whenItemsAreAppended() throws {
    let list = try stage([Double?](repeating: 130, count: 20))
    list.flick(to: 5000)
    list.rest()
    XCTAssertEqual(list.y, 2000, "the range ends before the start of item 16")
    try list.insert([130, 130], at: 20)
    XCTAssertEqual(list.y, 2000)
  }

  func test_aPageOfTheList_isReached_whateverIsMeasuredOnTheWay() throws {
    let list = try stage([Double?](repeating: nil, count: 1000), ItemSnapping(alignment: .center))
    list.stage.change { view, now in view.scroll(toPage: 300, .y, at: now) }
    for _ in 0..<240 {
      list.stage.wait(1.0 / 120)
      try list.measureVisible { Double(20 + $0 * 53 % 300) }
    }
    XCTAssertEqual(list.stage.view.page(.y), 300)
    XCTAssertTrue(list.isSnapped(.center))
    XCTAssertEqual(list.stage.view.lastSnapshot.phase, .idle)
  }

  func test_aNestedList_snaps_whateverIsMeasuredOnTheWay() throws {
    let tree = ScrollTree()
    let page = tree.add(ScrollView())
    let inner = tree.add(ScrollView(), in: page)
    let rows = try SharedList(ListLayout())
    var now = 0.0
    tree.change(page, at: 0) { view, now in
      view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 800), content: Vector(x: 400, y: 2000)), at: now)
    }
    try tree.change(inner, at: 0) { view, now in
      view.setAnchorPolicy(.keepItem, at: now)
      view.attach(rows, at: now)
      try view.insertItems(4000, at: 0, time: now)
      view.setSnapRule(.items(ItemSnapping()), .y, at: now)
      view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: .zero), at: now)
      view.setListPlace(ListAnchor(item: 1000, distance: 0), at: now)
    }
    now = 1
    tree.handle(.panBegin, on: inner, at: now)
    tree.handle(.panUpdate(by: .down(5)), on: inner, at: now)
    tree.handle(.panEnd(.velocity(.down(3000))), on: inner, at: now)
    for _ in 0..<600 {
      now += 1.0 / 120
      tree.tick(at: now)
      try tree.change(inner, at: now) { view, now in
        for item in view.listFrame().visibleItems where !rows.list.isMeasured(item) {
          try view.setExtents([Double(20 + item * 53 % 300)], at: item, time: now)
        }
      }
    }
    let view = tree[inner]
    XCTAssertEqual(view.frame.phase, .idle)
    XCTAssertEqual(view.frame.offset, view.frame.target)
    XCTAssertEqual(view.listPlace.distance.unscaled, 0, accuracy: 1e-6)
    XCTAssertGreaterThan(view.listPlace.item, 1005)
  }

  /// The end of the list is no target: the last fifth item ends 132 points before.
  func test_aListThatAKeyScrollsToItsEnd_restsWhereItsTargetWas_aloneAndNested() throws {
    for isNested in [false, true] {
      let tree = ScrollTree()
      let outer = tree.add(ScrollView())
      let list = isNested ? tree.add(ScrollView(), in: outer) : outer
      let rows = try SharedList(ListLayout())
      try tree.change(list, at: 0) { view, now in
        view.attach(rows, at: now)
        try view.insertItems(199, at: 0, time: now)
        view.setSnapRule(.items(ItemSnapping(alignment: .end, stride: 5)), .y, at: now)
        view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: .zero), at: now)
      }
      tree.handle(.keyHeld(.lineDown), on: list, at: 1)
      let target = tree[list].frame.target.y
      XCTAssertEqual(target, 199 * 44 - 600)
      tree.tick(at: 60)
      XCTAssertEqual(tree[list].frame.offset.y, target, "nested: \(isNested)")
    }
  }
}

private extension ListStage {
  /// Snaps to items from now on.
  func snap(_ snapping: ItemSnapping) {
    stage.change { view, now in view.setSnapRule(.items(snapping), .y, at: now) }
  }

  /// Flings the content so that it would come to rest at an offset without snapping.
  func flick(to offset: Double) {
    let sign = offset > y ? 1.0 : -1
    let (slow, fast) = (freeTarget(ofFling: sign * 500), freeTarget(ofFling: sign * 900))
    fling(sign * (500 + 400 * (offset - slow) / (fast - slow)))
  }

  /// Where content without snap targets and ends comes to rest.
  private func freeTarget(ofFling velocity: Double) -> Double {
    var free = Stage(content: 1e9, offset: 5e8, feel: stage.view.setting.rules.feel)
    free.input(.panBegin)
    free.input(.panUpdate(by: .zero))
    free.input(.panEnd(.velocity(.down(velocity))))
    return free.view.lastSnapshot.target.y - 5e8 + y
  }

  func fling(_ velocity: Double) {
    stage.input(.panBegin)
    stage.input(.panUpdate(by: .zero))
    stage.input(.panEnd(.velocity(.down(velocity))))
  }

  /// Waits until the content rests.
  func rest() {
    for _ in 0..<40 where stage.view.lastSnapshot.phase != .idle { stage.wait(0.5) }
    XCTAssertEqual(stage.view.lastSnapshot.phase, .idle)
  }

  /// Whether an item is aligned, by its definition.
  func isSnapped(_ alignment: SnapAlignment) -> Bool {
    items.indices.contains { item in
      let extent = items[item].extent ?? estimate
      let position = start(item) - y
      let length = stage.geometry.viewport
      let distance: Double =
        switch alignment {
        case .none: .infinity
        case .start: position
        case .center: position + extent / 2 - length / 2
        case .end: position + extent - length
        }
      return abs(distance) < 1e-6
    }
  }
}
