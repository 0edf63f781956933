import XCTest

@testable import ScrollKitCore

/// Content without ends hands out how far it moved. `Tests/Consumers/deltas.c` has the law of the sums.
final class ScrollDeltasTests: XCTestCase {
  private func view(_ feel: Feel = .uikit, line: Double = 16, notch: Double? = nil) -> ScrollView {
    var view = ScrollView(feel: feel)
    view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 5000)), at: 0)
    view.enableDeltas(DeltaOptions(line: line, notch: notch), at: 0)
    return view
  }

  /// A finger that moves the content by 20 points every 10 ms, and is released.
  private func flick(_ view: inout ScrollView, from time: Double, direction: Double = 1) {
    view.press(1, at: Vector(x: 100, y: 300), time: time)
    for step in 1...5 {
      view.move(1, to: Vector(x: 100, y: 300 - direction * 20 * Double(step)), time: time + 0.01 * Double(step))
    }
    view.release(1, time: time + 0.05)
  }

  private func takeAll(_ view: inout ScrollView, from time: Double, rate: Double = 60) -> [ScrollDeltas] {
    var taken: [ScrollDeltas] = []
    var time = time
    repeat {
      time += 1 / rate
      taken.append(view.takeDeltas(at: time))
    } while view.frame.needsTick
    return taken
  }

  func test_linesAreWholeOnesOfTheTravel_towardZero() {
    var view = view(line: 16)
    let rows: [(offset: Double, lines: Double)] = [
      (15.9, 0), (16, 1), (15.9, -1), (-15.9, 0), (-16, -1), (-47.9, -1), (-48, -1), (48, 6), (0, -3), (-1, 0),
    ]
    for (number, row) in rows.enumerated() {
      view.setOffset(.down(row.offset), at: 1 + Double(number))
      XCTAssertEqual(view.takeDeltas(at: 1 + Double(number)).lines.y, row.lines, "to \(row.offset)")
    }
  }

  func test_aNotchIsThreeLines_unlessTheOptionsSayOtherwise() {
    for (notch, expected) in [(nil, 250.0), (60.0, 200.0), (1.0, 12_000.0)] as [(Double?, Double)] {
      var view = view(line: 16, notch: notch)
      view.setOffset(.down(100), at: 1)
      XCTAssertEqual(view.takeDeltas(at: 1).notches120.y, expected)
    }
  }

  func test_upwardTravelIsTheMirror() {
    for feel in [Feel.uikit, .android, .chromium, .gtk] {
      var (down, up) = (view(feel, line: 16.7), view(feel, line: 16.7))
      flick(&down, from: 1)
      flick(&up, from: 1, direction: -1)
      for (one, other) in zip(takeAll(&down, from: 1.05), takeAll(&up, from: 1.05)) {
        XCTAssertEqual(one.distance.y, 0 - other.distance.y)
        XCTAssertEqual(one.lines.y, 0 - other.lines.y)
        XCTAssertEqual(one.notches120.y, 0 - other.notches120.y)
        XCTAssertEqual(one.stops, other.stops)
      }
    }
  }

  func test_theSumDoesNotDependOnTheFrameRate() {
    func sum(_ rate: Double) -> Double {
      var view = view(.android)
      flick(&view, from: 1)
      return takeAll(&view, from: 1.05, rate: rate).reduce(0) { $0 + $1.distance.y }
    }
    XCTAssertEqual(sum(24), sum(60))
    XCTAssertEqual(sum(144), sum(60))
    XCTAssertGreaterThan(sum(60), 300)
  }

  func test_eachScrollEndsWithOneStop_alongTheAxesThatMoved() {
    var view = view()
    for number in 1...3 {
      flick(&view, from: Double(10 * number))
      let taken = takeAll(&view, from: Double(10 * number) + 0.05)
      XCTAssertEqual(taken.map(\.stops.y), taken.indices.map { $0 == taken.count - 1 })
      XCTAssertFalse(taken.contains { $0.stops.x })
      XCTAssertEqual(view.takeDeltas(at: Double(10 * number) + 9), ScrollDeltas())
    }
  }

  func test_aTapIsNoScroll_andHasNoStop() {
    var view = view()
    view.press(1, at: .down(300), time: 1)
    XCTAssertEqual(view.takeDeltas(at: 1.01), ScrollDeltas())
    view.release(1, time: 1.02)
    XCTAssertEqual(view.takeDeltas(at: 1.03), ScrollDeltas())
  }

  func test_enabledDuringABounce_contentCoastsOnFromWhereItIs() {
    var view = ScrollView(feel: .uikit)
    view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 5000)), at: 0)
    flick(&view, from: 1, direction: -1)  // past the start
    view.tick(at: 1.1)
    let before = view.frame
    XCTAssertLessThan(before.overscroll.y, 0)
    view.enableDeltas(at: 1.1)
    XCTAssertEqual(view.frame.offset.y, before.offset.y)
    XCTAssertEqual(view.frame.overscroll, .zero)
    XCTAssertEqual(view.takeDeltas(at: 1.1).distance, .zero)
    _ = takeAll(&view, from: 1.1)
    XCTAssertEqual(view.frame.phase, .idle)
  }

  /// Its bounce would have brought it back to 0.
  func test_enabledDuringABounce_itSaysAtOnceThatContentCoasts_andWhereItWillRest() {
    var view = ScrollView(feel: .uikit)
    view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 5000)), at: 0)
    flick(&view, from: 1, direction: -1)
    view.tick(at: 1.1)
    XCTAssertEqual(view.frame.phase, .bouncing)
    view.enableDeltas(at: 1.1)
    XCTAssertEqual(view.frame.phase, .coasting)
    let target = view.frame.target.y
    XCTAssertLessThan(target, view.frame.offset.y)
    view.tick(at: 60)
    XCTAssertEqual(view.frame.offset.y, target)
  }

  func test_theFirstGeometryMovesNothing() {
    var view = ScrollView(feel: .uikit)
    view.enableDeltas(at: 0)
    view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 5000)), at: 1)
    XCTAssertEqual(view.frame.offset, .zero)
    XCTAssertEqual(view.takeDeltas(at: 1), ScrollDeltas())
  }

  func test_otherOptions_countFromThere() {
    var view = view(line: 16)
    view.setOffset(.down(15), at: 1)
    XCTAssertEqual(view.takeDeltas(at: 1).lines.y, 0)
    view.enableDeltas(DeltaOptions(line: 10), at: 2)
    view.setOffset(.down(24.9), at: 3)
    XCTAssertEqual(view.takeDeltas(at: 3).lines.y, 0)
    view.setOffset(.down(25), at: 4)
    XCTAssertEqual(view.takeDeltas(at: 4).lines.y, 1)
  }

  /// Travel before the call that was not handed out is no line of the new length. It is distance.
  func test_otherOptions_countFromThere_alsoWhenTravelWasNotHandedOut() {
    for sign in [1.0, -1] {
      for (further, lines, notches) in [(0.0, 0.0, 0.0), (9, 0, 36), (12, 1, 48), (-9, 0, -36), (-12, -1, -48), (-40, -4, -160)] {
        var view = view(line: 20)
        view.setOffset(.down(19 * sign), at: 1)
        view.enableDeltas(DeltaOptions(line: 10), at: 2)
        if further != 0 { view.setOffset(.down((19 + further) * sign), at: 2) }
        let taken = view.takeDeltas(at: 2)
        XCTAssertEqual(taken.distance.y, (19 + further) * sign)
        XCTAssertEqual(taken.lines.y, lines * sign, "\(further)")
        XCTAssertEqual(taken.notches120.y, notches * sign, "\(further)")
      }
    }
  }

  /// Nub and thumb show a place between ends.
  func test_contentWithoutEnds_hasNoNubAndNoThumb() {
    var view = ScrollView(feel: .uikit)
    view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 5000)), at: 0)
    view.enableNub(at: 0)
    view.enableScrollbar(.y, at: 0)
    view.setOffset(.down(100), at: 1)
    XCTAssertTrue(view.takeEvents().contains { $0.event == .nubShown })
    XCTAssertTrue(view.grabNub(at: 1.1))
    view.enableDeltas(at: 1.2)
    XCTAssertTrue(view.takeEvents().contains { $0.event == .nubHidden })
    view.dragNub(by: 1, at: 1.2)
    XCTAssertEqual(view.takeDeltas(at: 1.2).distance, .zero)
    view.releaseNub(at: 1.2)
    XCTAssertFalse(view.grabNub(at: 1.2))
    XCTAssertNil(view.nub)
    XCTAssertNil(view.scrollbar(.y)?.thumb)
    view.pressScrollbar(.y, at: 300, time: 1.3)
    XCTAssertNil(view.scrollbar(.y)?.pressedPart)
    view.pressScrollbarArrow(.y, forward: true, time: 1.3)
    view.tick(at: 1.5)
    view.releaseScrollbar(.y, time: 1.5)
    XCTAssertEqual(view.takeDeltas(at: 3).lines.y, 2, "an arrow scrolls a line of 40 points")
  }

  func test_aRefreshSnappingAndAConversation_needEnds() throws {
    var view = view()
    XCTAssertFalse(view.needsEnds)
    view.addHeader(HeaderOptions(mode: .enterAlways, height: 50), at: 0)
    XCTAssertFalse(view.needsEnds)
    view = ScrollView()
    XCTAssertFalse(view.needsEnds)
    view.enableRefresh(at: 0)
    XCTAssertTrue(view.needsEnds)
    view.disableRefresh(at: 0)
    XCTAssertFalse(view.needsEnds)
    view.setSnapRule(.pages(Paging()), .x, at: 0)
    XCTAssertTrue(view.needsEnds)
    view.setSnapRule(.none, .x, at: 0)
    XCTAssertFalse(view.needsEnds)
    view.attach(SharedList(try ScrollList(ListLayout())), at: 0)
    XCTAssertFalse(view.needsEnds)
    view.setConversation(at: 0)
    XCTAssertTrue(view.needsEnds)
  }

  func test_enabledDuringAScrollToTop_theScrollGoesOnToWhereTheTopWas() {
    var view = ScrollView()
    view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 5000)), at: 0)
    view.enableTop(at: 0)
    view.setOffset(.down(2000), at: 0)
    XCTAssertTrue(view.triggerTop(at: 1))
    view.enableDeltas(at: 1.1)
    view.tick(at: 9)
    XCTAssertEqual(view.frame.offset, .zero)
    XCTAssertEqual(view.frame.phase, .idle)
  }

  func test_steeredContentWithoutEnds_goesOn_andItsTargetIsFinite() {
    for (velocity, target) in [(100.0, Interval.farthest), (-100, -Interval.farthest)] {
      for isSteeredBefore in [false, true] {
        var view = ScrollView()
        view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 5000)), at: 0)
        view.setOffset(.down(2000), at: 0)
        if !isSteeredBefore { view.enableDeltas(at: 1) }
        view.handle(.steer(.down(velocity)), at: 1)
        view.enableDeltas(at: 1)
        view.tick(at: 101)
        XCTAssertEqual(view.frame.offset.y, 2000 + 100 * velocity, accuracy: 1e-6)
        XCTAssertEqual(view.frame.target.y, target)
      }
    }
  }

  /// A scroll of a trillion points is no special number.
  func test_contentWithoutEnds_goesAsFarAsItIsSent() {
    for distance in [1e9, 1e12, -1e12] {
      var view = view()
      view.handle(.wheel(by: .down(distance), .points), at: 1)
      XCTAssertEqual(view.takeDeltas(at: 1).distance.y, distance)
      flick(&view, from: 2)
      XCTAssertGreaterThan(takeAll(&view, from: 2.05).last?.distance.y ?? 0, -1)
      XCTAssertEqual(view.frame.phase, .idle)
    }
  }

  func test_farContentIsShiftedBack_duringAnyMotion_andNothingIsLost() {
    var view = view()
    flick(&view, from: 1)
    view.setGeometry(view.setting.geometry, shift: .down(2e6), at: 1.06)
    let velocity = view.frame.velocity.y
    _ = view.takeDeltas(at: 1.06)
    XCTAssertLessThanOrEqual(view.frame.offset.y.magnitude, 32_768)
    XCTAssertEqual(view.frame.velocity.y, velocity, accuracy: 1e-9)
    var near = self.view()
    flick(&near, from: 1)
    _ = near.takeDeltas(at: 1.06)
    for (one, other) in zip(takeAll(&view, from: 1.06), takeAll(&near, from: 1.06)) {
      XCTAssertEqual(one.distance.y, other.distance.y, accuracy: 1e-9)
    }
  }

  func test_inAnotherScrollView_contentWithoutEndsTakesAllMovement() {
    let tree = ScrollTree()
    var outer = ScrollView(feel: .uikit)
    outer.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 5000)), at: 0)
    let page = tree.add(outer)
    let inner = tree.add(view(), in: page)
    tree.handle(.wheel(by: .down(-900), .points), on: inner, at: 1)
    tree.tick(at: 2)
    XCTAssertEqual(tree[inner].frame.offset.y, -900)
    XCTAssertEqual(tree[page].frame.offset.y, 0)
  }
}
