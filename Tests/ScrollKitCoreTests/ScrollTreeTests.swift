import XCTest

@testable import ScrollKitCore

/// Nested scroll views that a tree owns. The innermost is the first.
final class ScrollTreeTests: XCTestCase {
  private func view(range: Double, offset: Double = 0) -> ScrollView {
    var view = ScrollView(feel: NestedStage.bare)
    view.setGeometry(NestedStage.geometry(.init(range: range)), at: 0)
    view.setOffset(.down(offset), at: 0)
    return view
  }

  /// A chain of views, from the innermost.
  private func chain(_ tree: ScrollTree, _ ranges: [Double]) -> [ScrollTree.ID] {
    var ids: [ScrollTree.ID] = []
    for range in ranges.reversed() { ids.insert(tree.add(view(range: range), in: ids.first), at: 0) }
    return ids
  }

  private func drag(_ tree: ScrollTree, _ id: ScrollTree.ID, by step: Double) {
    tree.press(id, 1, at: Vector(x: 500, y: 500), time: 0)
    for number in 1...5 {
      tree.move(id, 1, to: Vector(x: 500, y: 500 - step * Double(number)), time: Double(number) / 100)
    }
  }

  private func flick(_ tree: ScrollTree, _ id: ScrollTree.ID, by step: Double = 40) {
    drag(tree, id, by: step)
    tree.release(id, 1, time: 0.05)
  }

  private func offsets(_ tree: ScrollTree, _ ids: [ScrollTree.ID]) -> [Double] { ids.map { tree[$0].frame.offset.y } }

  /// The same session on nested scrollers without a tree has the same offsets, to the bit.
  private func assertSameAsNestedScrollers(_ ranges: [Double], file: StaticString = #filePath, line: UInt = #line) {
    let tree = ScrollTree()
    let ids = chain(tree, ranges)
    let stage = NestedStage(ranges.map { ($0, 0) })
    flick(tree, ids[0])
    stage.put(.press(pointer: 1, at: Vector(x: 500, y: 500)), at: 0)
    for number in 1...5 {
      stage.put(.move(pointer: 1, to: Vector(x: 500, y: 500 - 40 * Double(number))), at: Double(number) / 100)
    }
    stage.put(.release(pointer: 1), at: 0.05)
    XCTAssertTrue(tree.needsTick, file: file, line: line)
    var moved = Set<Int>()
    for frame in 0...600 {
      let time = 0.05 + Double(frame) / 60
      tree.tick(at: time)
      stage.tick(time)
      XCTAssertEqual(offsets(tree, ids), stage.offsets, file: file, line: line)
      for (number, offset) in stage.offsets.enumerated() where offset > 0 { moved.insert(number) }
    }
    XCTAssertEqual(moved.count, ranges.count, "a view did not move", file: file, line: line)
    XCTAssertFalse(tree.needsTick, file: file, line: line)
    for (number, id) in ids.enumerated() {
      XCTAssertEqual(tree.takeEvents(of: id), stage.events(number), file: file, line: line)
    }
  }

  func test_aFlingThatLeavesTheList_movesThePage() { assertSameAsNestedScrollers([300, 5000]) }

  func test_sixViewsDeep_theOutermostMoves() { assertSameAsNestedScrollers([50, 50, 50, 50, 50, 5000]) }

  func test_aCopyOfAView_keepsWhereItRests_whenTheTreeReleasesTheView() {
    let tree = ScrollTree()
    let ids = chain(tree, [3000, 5000])
    tree.change(ids[0], at: 0) { view, time in view.setSnapRule(.pages(Paging()), .y, at: time) }
    drag(tree, ids[0], by: 20)
    let copy = tree[ids[0]]
    let expected = copy.behaviours.snapGuide?.expectedOffset
    tree.release(ids[0], 1, time: 0.05)
    XCTAssertEqual(copy.behaviours.snapGuide?.expectedOffset, expected)
    XCTAssertNotEqual(tree[ids[0]].behaviours.snapGuide?.expectedOffset, expected)
  }

  func test_aViewThatIsPutElsewhereInAFling_endsTheChain_andScrollsItsNewParent() {
    let tree = ScrollTree()
    let ids = chain(tree, [300, 5000])
    let other = tree.add(view(range: 5000))
    flick(tree, ids[0])
    tree.tick(at: 0.3)
    tree.nest(ids[0], in: other, at: 0.3)
    let page = tree[ids[1]].frame.offset
    tree.tick(at: 10)
    XCTAssertEqual(tree[ids[1]].frame.offset, page, "it is no longer moved")
    for time in [11.0, 12] { tree.handle(.wheel(by: .down(400), .points), on: ids[0], at: time) }
    tree.tick(at: 20)
    XCTAssertEqual(offsets(tree, [ids[0], ids[1]]), [300, page.y])
    XCTAssertGreaterThan(tree[other].frame.offset.y, 0)
    tree.nest(ids[0], in: nil, at: 5)  // counts as of 20
    let alone = tree[other].frame.offset
    tree.handle(.wheel(by: .down(400), .points), on: ids[0], at: 21)
    tree.tick(at: 30)
    XCTAssertEqual(tree[other].frame.offset, alone)
  }

  func test_aViewThatIsRemovedInAFling_restsAlone_andItsChildHasItsParent() {
    let tree = ScrollTree()
    let ids = chain(tree, [300, 300, 5000])
    flick(tree, ids[0])
    tree.tick(at: 0.1)
    let list = tree.remove(ids[1])
    let offset = list.frame.offset.y
    XCTAssertGreaterThanOrEqual(offset, 0)
    tree.tick(at: 10)
    XCTAssertEqual(list.frame.offset.y, offset)
    tree.handle(.wheel(by: .down(9000), .points), on: ids[0], at: 11)
    tree.handle(.wheel(by: .down(90), .points), on: ids[0], at: 12)
    tree.tick(at: 20)
    XCTAssertEqual(tree[ids[0]].frame.offset.y, 300)
    XCTAssertGreaterThan(tree[ids[2]].frame.offset.y, 0)
    let other = tree.add(list)  // takes the slot
    XCTAssertNotEqual(other, ids[1])
    XCTAssertEqual(tree[other].frame.offset.y, offset)
  }

  func test_siblings_moveTheirParentAlone() {
    let tree = ScrollTree()
    let page = tree.add(view(range: 5000))
    let (left, right) = (tree.add(view(range: 300), in: page), tree.add(view(range: 300), in: page))
    flick(tree, left)
    tree.tick(at: 5)
    XCTAssertEqual(tree[left].frame.offset.y, 300)
    XCTAssertGreaterThan(tree[page].frame.offset.y, 0)
    XCTAssertEqual(tree[right].frame.offset.y, 0)
  }

  // MARK: The program's target

  /// A finger drags the list by 200 pt and lifts; the fling would enter the page.
  func test_theProgramIsAskedForEachViewThatWasDragged_theInnermostFirst_andBothRestWhereItChooses() {
    let (tree, plain) = (ScrollTree(), ScrollTree())
    let (ids, plainIDs) = (chain(tree, [150, 5000]), chain(plain, [150, 5000]))
    drag(tree, ids[0], by: 40)
    flick(plain, plainIDs[0])
    var asked: [(view: ScrollTree.ID, target: Double)] = []
    tree.release(ids[0], 1, time: 0.05) { view, velocity, target in
      asked.append((view, target.y))
      XCTAssertEqual(velocity.y > 0, view == ids[1], "the page moves")
      return view == ids[1] ? .down(1000) : target
    }
    XCTAssertEqual(asked.map(\.view), ids)
    XCTAssertEqual(asked.map(\.target), plainIDs.map { plain[$0].frame.target.y })
    XCTAssertEqual(tree[ids[1]].frame.target.y, 1000)
    tree.tick(at: 20)
    XCTAssertEqual(offsets(tree, ids), [150, 1000])
  }

  func test_theProgramIsAsked_whenTheLastFingerOfAPinchIsLifted() {
    let tree = ScrollTree()
    let ids = chain(tree, [3000, 5000])
    tree.change(ids[0], at: 0) { view, time in view.enableZoom(from: 1, to: 4, at: time) }
    tree.press(ids[0], 1, at: Vector(x: 100, y: 300), time: 0)
    tree.press(ids[0], 2, at: Vector(x: 300, y: 300), time: 0.01)
    tree.release(ids[0], 2, time: 0.02)
    for step in 1...5 { tree.move(ids[0], 1, to: Vector(x: 100, y: 300 - 40 * Double(step)), time: 0.02 + 0.01 * Double(step)) }
    XCTAssertEqual(tree[ids[0]].frame.phase, .dragging)
    var asked: [ScrollTree.ID] = []
    tree.release(ids[0], 1, time: 0.07) { view, velocity, _ in
      asked.append(view)
      XCTAssertGreaterThan(velocity.y, 0)
      return .down(700)
    }
    XCTAssertEqual(asked, [ids[0]])
    tree.tick(at: 20)
    XCTAssertEqual(offsets(tree, ids), [700, 0])
  }

  func test_aMoveOfTheLastFingerOfAPinch_letsTimePassForTheWholeTree() {
    let offsets = [false, true].map { asks -> Double in
      let tree = ScrollTree()
      let page = tree.add(view(range: 5000))
      let (picture, list) = (tree.add(view(range: 3000), in: page), tree.add(view(range: 0), in: page))
      tree.change(picture, at: 0) { view, time in view.enableZoom(from: 1, to: 4, at: time) }
      tree.press(picture, 1, at: Vector(x: 100, y: 300), time: 0)
      tree.press(picture, 2, at: Vector(x: 300, y: 300), time: 0)
      tree.release(picture, 2, time: 0)
      flick(tree, list)
      let move = ScrollInput.move(pointer: 1, to: Vector(x: 100, y: 250))
      if asks {
        tree.handle(move, on: picture, at: 0.3) { _, _, target in target }
      } else {
        tree.handle(move, on: picture, at: 0.3)
      }
      return tree[page].frame.offset.y
    }
    XCTAssertGreaterThan(offsets[0], 200)
    XCTAssertEqual(offsets[0], offsets[1])
  }

  func test_theTargetAsReceived_changesNothing() {
    let (tree, plain) = (ScrollTree(), ScrollTree())
    let (ids, plainIDs) = (chain(tree, [150, 5000]), chain(plain, [150, 5000]))
    drag(tree, ids[0], by: 40)
    flick(plain, plainIDs[0])
    tree.release(ids[0], 1, time: 0.05) { _, _, target in target }
    for (id, plainID) in zip(ids, plainIDs) {
      XCTAssertEqual(tree[id].frame, plain[plainID].frame)
      XCTAssertEqual(tree.takeEvents(of: id), plain.takeEvents(of: plainID))
    }
  }

  func test_anInputThatEndsNoDrag_asksNothing() {
    let (tree, plain) = (ScrollTree(), ScrollTree())
    let (ids, plainIDs) = (chain(tree, [150, 5000]), chain(plain, [150, 5000]))
    let inputs: [ScrollInput] = [
      .release(pointer: 1), .wheel(by: .down(90), .points), .press(pointer: 1, at: .zero), .cancel,
    ]
    for (number, input) in inputs.enumerated() {
      plain.handle(input, on: plainIDs[0], at: Double(number))
      tree.handle(input, on: ids[0], at: Double(number)) { _, _, target in
        XCTFail("\(input)")
        return target
      }
      XCTAssertEqual(offsets(tree, ids), offsets(plain, plainIDs))
    }
  }

  // MARK: The clock

  /// A tree with a fling from the list to the page, and a tree whose clock is set back meanwhile.
  func test_aClockThatIsSetBackInAFling_changesNothingButTimes() {
    let (kept, setBack) = (ScrollTree(), ScrollTree())
    let (keptIDs, ids) = (chain(kept, [300, 5000]), chain(setBack, [300, 5000]))
    for (tree, list) in [(kept, keptIDs[0]), (setBack, ids[0])] {
      flick(tree, list)
      tree.tick(at: 0.25)
    }
    setBack.setClock(backTo: -63.75)
    for frame in 1...640 {
      let time = 0.25 + Double(frame) / 64
      kept.tick(at: time)
      setBack.tick(at: time - 64)
      XCTAssertEqual(offsets(setBack, ids), offsets(kept, keptIDs))
    }
    for (id, keptID) in zip(ids, keptIDs) {
      XCTAssertEqual(setBack[id].clock, -53.75)
      let (events, keptEvents) = (setBack.takeEvents(of: id), kept.takeEvents(of: keptID))
      XCTAssertEqual(events.map(\.event), keptEvents.map(\.event))
      for (event, same) in zip(events, keptEvents) { XCTAssertEqual(event.time, same.time - 64, accuracy: 1e-13) }
    }
  }

  /// The tree has one clock: the time that was set back has passed for the other list, too.
  func test_aTimeFarAheadInOneList_passesForTheWholeTree() {
    let tree = ScrollTree()
    let page = tree.add(view(range: 5000))
    let (left, right) = (tree.add(view(range: 300), in: page), tree.add(view(range: 300), in: page))
    tree.change(right, at: 1) { view, time in view.scroll(to: .down(300), at: time) }
    tree.handle(.wheel(by: .down(10), .points), on: left, at: 1000)
    XCTAssertLessThan(tree[right].frame.offset.y, 300)
    tree.setClock(backTo: 1.0625)
    XCTAssertEqual(tree[page].clock, 1.0625)
    tree.tick(at: 1.125)
    XCTAssertEqual(tree[right].frame.offset.y, 300)
    XCTAssertEqual([left, right, page].map { tree[$0].clock }, [1.125, 1.125, 1.125])
  }

  /// A view whose clock was set back by 100 s is nested in a page, or a view in a page whose clock was set back. For the
  /// one that was not, 100 s pass: its animation is over. The other is in the middle of its own.
  func test_clocksThatWereSetBackByDifferentTimes_becomeOne() {
    for setsBackPage in [false, true] {
      let tree = ScrollTree()
      var (list, outer) = (view(range: 300), view(range: 5000))
      for time in [100.0, 0] {
        if setsBackPage { outer.tick(at: time) } else { list.tick(at: time) }
        if setsBackPage { outer.setClock(backTo: 0) } else { list.setClock(backTo: 0) }
      }
      list.scroll(to: .down(300), at: 1)
      outer.scroll(to: .down(5000), at: 1)
      let page = tree.add(outer)
      let id = tree.add(list, in: page)
      tree.tick(at: 1.125)
      XCTAssertEqual([id, page].map { tree[$0].clock }, [1.125, 1.125])
      let (over, underWay) = setsBackPage ? (id, page) : (page, id)
      XCTAssertEqual(tree[over].frame.phase, .idle)
      XCTAssertEqual(tree[underWay].frame.phase, .animating)
      flick(tree, id)
      tree.tick(at: 9)
      XCTAssertEqual([id, page].map { tree[$0].clock }, [9, 9])
    }
  }

  func test_rulesKeepAMovementInTheList() {
    let tree = ScrollTree()
    let ids = chain(tree, [300, 5000])
    var rules = NestRules()
    rules.overscroll.y = .contain
    tree.setRules(rules, of: ids[0])
    flick(tree, ids[0])
    tree.tick(at: 5)
    XCTAssertEqual(offsets(tree, ids), [300, 0])
  }

  func test_theProgramMovesTheListInAFling_whichEnds() {
    let tree = ScrollTree()
    let ids = chain(tree, [300, 5000])
    flick(tree, ids[0])
    tree.tick(at: 0.1)
    tree.change(ids[1], at: 0.1) { view, time in view.scroll(to: .down(1000), at: time) }
    tree.tick(at: 5)
    XCTAssertEqual(tree[ids[1]].frame.offset.y, 1000)
    let before = tree[ids[0]].frame.offset.y
    var copy = tree[ids[0]]
    copy.setOffset(.zero, at: 6)
    XCTAssertEqual(tree[ids[0]].frame.offset.y, before)
  }
}
