import XCTest

@testable import ScrollKitCore

final class ThumbTests: XCTestCase {
  func test_startAndOffsetAreInverse_alsoForAThumbLongerThanItsShare() {
    var numbers = SeededNumbers(seed: 3)
    for _ in 0..<2000 {
      let (viewport, content) = (numbers.number(40...900), numbers.number(1000...1e6))
      let (first, last) = (numbers.number(-20...90), numbers.number(-20...90))
      let geometry =
        numbers.chance(0.5)
        ? AxisGeometry(
          viewport: viewport, content: content, leadingInset: first, trailingInset: last)
        : .rightToLeft(viewport: viewport, content: content, leftInset: last, rightInset: first)
      let bar = Scrollbar(
        axis: .x, options: ScrollbarOptions { $0.trackLength = numbers.number(30...900); $0.leastThumb = 24 })
      let range = geometry.range
      let offset = numbers.number(range.lower...range.upper)
      let thumb = bar.thumb(offset: offset, in: geometry)!
      let start = thumb.scale.position(of: offset)
      XCTAssertTrue(start >= 0 && start <= thumb.scale.travel.upper)
      XCTAssertEqual(thumb.scale.offset(at: start), offset, accuracy: 1e-12 * range.length + 1e-9)
      XCTAssertEqual(thumb.scale.offset(at: 0), range.lower, "the ends are exact")
      XCTAssertEqual(thumb.scale.offset(at: thumb.scale.travel.upper), range.upper)
      XCTAssertEqual(thumb.scale.position(of: range.lower), 0)
      XCTAssertEqual(thumb.scale.position(of: range.upper), thumb.scale.travel.upper)
      XCTAssertGreaterThanOrEqual(thumb.length, 24)
    }
  }

  func test_outOfRangeTheThumbShrinks_andIsAtTheEndOfTheTrack() {
    let bar = Scrollbar(axis: .y)
    let geometry = AxisGeometry(viewport: 600, content: 2600)
    let rows: [(offset: Double, start: Double, length: Double)] = [
      (0, 0, 138.46153846153845), (-300, 0, 69.23076923076923),
      (2000, 461.5384615384615, 138.46153846153845), (2300, 530.7692307692307, 69.23076923076923),
      (-600, 0, 8), (1000, 230.76923076923077, 138.46153846153845),
    ]
    for row in rows {
      let thumb = bar.thumb(offset: row.offset, in: geometry)!
      XCTAssertEqual(thumb.length, row.length, accuracy: 1e-9, "\(row)")
      XCTAssertEqual(thumb.scale.position(of: row.offset), row.start, accuracy: 1e-9, "\(row)")
    }
  }

  func test_withoutRoomOrWithoutARange_thereIsNoThumb() {
    let bar = Scrollbar(axis: .y, options: ScrollbarOptions { $0.trackLength = 18 })
    XCTAssertNil(bar.thumb(offset: 0, in: AxisGeometry(viewport: 600, content: 9000)), "no room")
    let other = Scrollbar(axis: .y)
    XCTAssertNil(other.thumb(offset: 0, in: AxisGeometry(viewport: 600, content: 600)))
    XCTAssertNil(other.thumb(offset: 0, in: AxisGeometry(viewport: 0, content: 600)))
    XCTAssertNil(other.thumb(offset: 0, in: AxisGeometry(viewport: 600, content: 0)))
  }
}

/// A pointer on a scroll bar. Content of 5000 points in a viewport and on a track of 600: the thumb is 72
/// points long, and each point that it moves scrolls 4400 / 528 points.
final class ScrollbarTests: XCTestCase {
  private let gear = 4400.0 / 528

  /// Rows that are estimated at 50 points.
  private let rows: ListLayout = {
    var layout = ListLayout()
    layout.estimate = 50
    return layout
  }()

  private struct Bar {
    var stage: Stage

    init(_ mode: ScrollMode = .driven, offset: Double = 1000, options: ScrollbarOptions = ScrollbarOptions()) {
      stage = Stage(mode, offset: offset)
      stage.view.enableScrollbar(.y, options, at: stage.now)
    }
    var bar: Scrollbar { stage.view.bar(.y)! }
    var thumb: Thumb { bar.thumb(offset: stage.y, in: stage.geometry)! }
    var start: Double { stage.view.scrollbar(.y)!.thumb!.start }
    mutating func press(_ position: Double) { stage.change { $0.pressScrollbar(.y, at: position, time: $1) } }
    mutating func pressArrow(on: Bool) { stage.change { $0.pressScrollbarArrow(.y, forward: on, time: $1) } }
    mutating func drag(_ position: Double, sideways: Double = 0) {
      stage.change { $0.dragScrollbar(.y, to: position, sideways: sideways, time: $1) }
    }
    mutating func release() { stage.change { $0.releaseScrollbar(.y, time: $1) } }
    mutating func wait(_ seconds: Double, hz: Double = 60) {
      let end = stage.now + seconds
      while stage.now < end {
        stage.tick(min(end, stage.now + 1 / hz))
      }
    }
  }

  func test_aGrabbedThumbStaysUnderThePointer() {
    for mode in [ScrollMode.driven, .observed] {
      var bar = Bar(mode)
      let start = bar.start
      bar.press(start + 30)
      XCTAssertEqual(bar.stage.view.scrollbar(.y)?.pressedPart, .thumb)
      XCTAssertEqual(bar.stage.y, 1000, "nothing moves, to the bit")
      for position in [start + 31, start + 200, start + 500, 5000, start - 90, -5000, start + 30] {
        bar.drag(position)
        let expected = max(0, min(1000 + (position - start - 30) * gear, 4400))
        XCTAssertEqual(bar.stage.y, expected, accuracy: 1e-9)
        if expected > 0, expected < 4400 { XCTAssertEqual(bar.start, position - 30, accuracy: 1e-9) }
      }
      XCTAssertEqual(bar.stage.y, 1000, accuracy: 1e-9)
      bar.release()
      XCTAssertNil(bar.bar.pressed)
      bar.drag(500)
      XCTAssertEqual(bar.stage.y, 1000, accuracy: 1e-9, "nothing is held")
    }
  }

  func test_draggedFarSideways_itSnapsBack_withThatOption() {
    var bar = Bar(options: ScrollbarOptions { $0.snapBack = 136 })
    let start = bar.start
    bar.press(start)
    bar.drag(start + 100)
    XCTAssertEqual(bar.stage.y, 1000 + 100 * gear, accuracy: 1e-9)
    bar.drag(start + 110, sideways: -137)
    XCTAssertEqual(bar.stage.y, 1000)
    bar.drag(start + 110, sideways: 136)
    XCTAssertEqual(bar.stage.y, 1000 + 110 * gear, accuracy: 1e-9, "and returns to the pointer")
    var other = Bar()
    other.press(other.start)
    other.drag(start + 110, sideways: 5000)
    XCTAssertEqual(other.stage.y, 1000 + 110 * gear, accuracy: 1e-9)
  }

  /// Movements of the content by other causes are kept, and the drag of the thumb continues from them.
  func test_movementsByOtherCauses_areKept() {
    var bar = Bar(options: ScrollbarOptions { $0.snapBack = 136 })
    bar.stage.view.setAnchorPolicy(.keepItem, at: bar.stage.now)
    let start = bar.start
    bar.press(start)
    bar.drag(start + 60)
    XCTAssertEqual(bar.stage.y, 1500, accuracy: 1e-9)
    bar.stage.insert(300)
    bar.drag(start + 60)
    XCTAssertEqual(bar.stage.y, 1800, accuracy: 1e-9)
    bar.stage.wheel(to: 2000)
    bar.drag(start + 61)
    // The thumb begins at 180. From there 348 points of its track lead to the end of the content at 4700.
    XCTAssertEqual(bar.stage.y, 2000 + 2700.0 / 348, accuracy: 1e-9)
    bar.drag(start + 61, sideways: 200)
    XCTAssertEqual(bar.stage.y, 1500, accuracy: 1e-9, "what was there at the press, and as far beside it as the wheel scrolled")
    bar.drag(9000)
    XCTAssertEqual(bar.stage.y, 4700)
    bar.drag(start + 61)
    XCTAssertEqual(bar.stage.y, 1500 + 61 * 3200.0 / 408, accuracy: 1e-9, "the end of the track moved nothing")
  }

  /// 100 rows that are estimated at 50 points and are 200 points long: their thumb of 72 points would become 18 points long.
  func test_aHeldThumb_staysUnderThePointer_whileRowsAreMeasured_andBothEndsAreExact() throws {
    for mode in [ScrollMode.driven, .observed] {
      for hasEdits in [false, true] {
        let list = try ListStage(mode, extents: [Double?](repeating: nil, count: 100), layout: rows)
        list.stage.change { $0.enableScrollbar(.y, at: $1) }
        list.stage.change { $0.pressScrollbar(.y, at: 30, time: $1) }
        var last = (pointer: 30.0, length: list.stage.view.scrollbar(.y)!.thumb!.length)
        for pointer in Array(stride(from: 31.0, through: 620, by: 1)) + Array(stride(from: 619.0, through: 0, by: -1)) {
          list.stage.tick(list.stage.now + 0.01)
          try list.measureVisible { _ in 200 }
          if hasEdits, Int(pointer) % 9 == 0 { try list.insert(estimated: 3, at: list.items.count / 2) }
          if hasEdits, Int(pointer) % 10 == 0 { try list.remove(2, at: 1) }
          let before = list.y
          list.stage.change { $0.dragScrollbar(.y, to: pointer, time: $1) }
          XCTAssertGreaterThanOrEqual((list.y - before) * (pointer - last.pointer), 0, "content went back")
          last.pointer = pointer
          let thumb = try XCTUnwrap(list.stage.view.scrollbar(.y)?.thumb)
          XCTAssertEqual(thumb.start, max(0, min(pointer - 30, 600 - thumb.length)), accuracy: 1e-9)
          XCTAssertEqual(thumb.length, last.length, "it cannot leave the pointer by becoming shorter")
          let range = list.stage.geometry.range
          if pointer - 30 > 600 - thumb.length { XCTAssertEqual(list.y, range.upper, "\(mode) \(hasEdits) \(pointer)") }
          if pointer <= 30 { XCTAssertEqual(list.y, range.lower, "\(mode) \(hasEdits) \(pointer)") }
        }
      }
    }
  }

  /// Released, it becomes as long as it should be, and begins where the pointer left it.
  func test_aReleasedThumb_doesNotJump_andReachesBothEndsWithTheContent() throws {
    let list = try ListStage(extents: [Double?](repeating: nil, count: 100), layout: rows)
    list.stage.change { $0.enableScrollbar(.y, at: $1) }
    list.stage.change { $0.pressScrollbar(.y, at: 30, time: $1) }
    list.stage.change { $0.dragScrollbar(.y, to: 230, time: $1) }
    try list.measure([Double](repeating: 200, count: 100), at: 0)
    XCTAssertEqual(list.stage.view.scrollbar(.y), ScrollbarState(thumb: ThumbState(start: 200, length: 72), pressedPart: .thumb))
    list.stage.change { $0.releaseScrollbar(.y, time: $1) }
    XCTAssertEqual(list.stage.view.scrollbar(.y), ScrollbarState(thumb: ThumbState(start: 200, length: 18), pressedPart: nil))
    let rest = list.y
    for (offset, start) in [(rest + (19400 - rest) / 2, 391.0), (19400, 582), (rest / 2, 100), (0, 0), (rest, 200)] {
      list.stage.wheel(to: offset)
      XCTAssertEqual(try XCTUnwrap(list.stage.view.scrollbar(.y)?.thumb?.start), start, accuracy: 1e-9)
    }
  }

  /// A thumb or a nub is held in a list of which rows are measured as they come into view, and is let go between two targets.
  /// Content moves on to one of them, and the thumb with it.
  func test_releasedBetweenPagesAreasOrItems_barAndNubSnap_whileRowsAreMeasured() throws {
    for rule in [SnapRule.pages(Paging()), .areas(AreaSnapping(axes: Pair(x: false, y: true))), .items(ItemSnapping())] {
      for isNub in [false, true] {
        let list = try ListStage(extents: [Double?](repeating: nil, count: 300), layout: rows)
        list.stage.change { $0.setSnapRule(rule, .y, at: $1) }
        list.stage.change { if isNub { $0.enableNub(at: $1) } else { $0.enableScrollbar(.y, at: $1) } }
        list.stage.wheel(to: 1)
        list.stage.wait(1)
        func start() -> Double { isNub ? list.stage.view.nub!.y : list.stage.view.scrollbar(.y)!.thumb!.start }
        let began = start()
        list.stage.change { view, now in
          if isNub { XCTAssertTrue(view.grabNub(at: now)) } else { view.pressScrollbar(.y, at: began + 5, time: now) }
        }
        for step in 1...217 {
          list.stage.tick(list.stage.now + 0.01)
          try list.measureVisible { 100 + Double($0 % 7) * 30 }
          list.stage.change { view, now in
            if isNub { view.dragNub(by: 1, at: now) } else { view.dragScrollbar(.y, to: began + 5 + Double(step), time: now) }
          }
          XCTAssertEqual(start(), began + Double(step), accuracy: 1e-6)
        }
        /// Measures rows, and sets their areas, as a program does.
        func measure() throws {
          try list.measureVisible { 100 + Double($0 % 7) * 30 }
          guard case .areas = rule else { return }
          let areas: [SnapArea] = (0..<299).map { .row(UInt64($0) + 1, list.start($0), list.start($0 + 1)) }
          list.stage.change { $0.setSnapAreas(areas, at: $1) }
        }
        try measure()
        let held = (y: list.y, start: start())
        list.stage.change { if isNub { $0.releaseNub(at: $1) } else { $0.releaseScrollbar(.y, time: $1) } }
        XCTAssertEqual(list.y, held.y, "no jump")
        XCTAssertEqual(start(), held.start, accuracy: 1e-9)
        var last = held
        for _ in 1...300 {
          list.stage.tick(list.stage.now + 0.01)
          let moved = (y: list.y, start: start())
          XCTAssertGreaterThanOrEqual((moved.y - last.y) * (moved.start - last.start), -1e-12, "the thumb moves with the content")
          try measure()
          last = (list.y, start())
          XCTAssertEqual(last.start, moved.start, accuracy: 1e-9, "a measured row moves no thumb")
        }
        XCTAssertEqual(list.stage.view.lastSnapshot.phase, .idle)
        XCTAssertNotEqual(last.y, held.y, "\(rule): it was let go between two targets")
        switch rule {
        case .pages: XCTAssertEqual(last.y / 600, (last.y / 600).rounded(), accuracy: 1e-9)
        case .areas, .items:
          XCTAssertTrue((0..<300).contains { abs(list.start($0) - last.y) < 1e-6 }, "\(isNub): no item begins at \(last.y)")
        case .none, .carousel: XCTFail("not tried")
        }
      }
    }
  }

  /// Rows above and below are measured as they come into view: the length of the content changes, and so would the thumb's place.
  func test_whileRowsAreMeasured_thumbAndNubMoveWithTheContent() throws {
    for mode in [ScrollMode.driven, .observed] {
      for speed in [33.0, -33] {
        let list = try ListStage(mode, extents: [Double?](repeating: nil, count: 200), layout: rows, offset: 5000)
        list.stage.change { $0.enableScrollbar(.y, at: $1) }
        list.stage.change { $0.enableNub(at: $1) }
        list.stage.wheel(to: 5001)
        for _ in 0..<100 {
          list.stage.tick(list.stage.now + 0.01)
          let (start, y) = (list.stage.view.scrollbar(.y)!.thumb!.start, list.stage.view.nub!.y)
          try list.measureVisible { _ in 190 }
          XCTAssertEqual(list.stage.view.scrollbar(.y)!.thumb!.start, start, accuracy: 1e-9, "a measured row moves no thumb")
          XCTAssertEqual(list.stage.view.nub!.y, y, accuracy: 1e-9)
          list.stage.wheel(to: list.y + speed)
          XCTAssertGreaterThan((list.stage.view.scrollbar(.y)!.thumb!.start - start) * speed, 0)
          XCTAssertGreaterThan((list.stage.view.nub!.y - y) * speed, 0)
        }
      }
    }
  }

  /// Rows that are inserted are no measurement: the thumb shows where content is.
  func test_insertedRows_moveTheThumb() throws {
    let list = try ListStage(extents: [Double?](repeating: 100, count: 66), offset: 5000)
    list.stage.change { $0.enableScrollbar(.y, at: $1) }
    try list.insert([Double](repeating: 100, count: 60), at: 0)
    let thumb = try XCTUnwrap(list.stage.view.scrollbar(.y)?.thumb)
    XCTAssertEqual(thumb.start, 11_000.0 / 12_000 * (600 - thumb.length), accuracy: 1e-9)
  }

  func test_aPressCatchesAMotion() {
    var bar = Bar()
    bar.stage.scroll(to: 3000)
    bar.wait(0.1)
    let y = bar.stage.y
    bar.press(bar.start + 5)
    XCTAssertEqual(bar.stage.y, y)
    XCTAssertEqual(bar.stage.view.lastSnapshot.phase, .idle)
  }

  func test_aPressLetsTimePass_soItCatchesContentWhereItIsThen() {
    // An animation by 2000 points: a press without a tick before it, and a press after a tick at its time.
    for part in [5.0, 300, 500] {
      var late = Bar()
      late.stage.scroll(to: 3000)
      var ticked = late
      let now = late.stage.now + 0.1
      ticked.stage.tick(now)
      let position = ticked.start + part
      late.stage.view.pressScrollbar(.y, at: position, time: now)
      ticked.stage.view.pressScrollbar(.y, at: position, time: now)
      XCTAssertEqual(late.bar.pressed, ticked.bar.pressed, "\(part)")
      XCTAssertEqual(late.stage.view.lastSnapshot, ticked.stage.view.lastSnapshot, "\(part)")
    }
  }

  func test_aPressedTrackScrollsAPage_andRepeatsUntilTheThumbIsUnderThePointer() {
    for (position, page, sign) in [(500.0, 1525.0, 1.0), (20, 475, -1)] {
      for hz in [24.0, 60, 144, 1000] {
        var bar = Bar()
        bar.press(position)
        XCTAssertEqual(bar.stage.view.lastSnapshot.target.y, page)
        bar.wait(0.2499, hz: hz)
        XCTAssertEqual(bar.stage.y, page, accuracy: 1e-9)
        bar.wait(0.0101, hz: hz)
        // 525 points each 0.05 s, from 0.25 s on, whatever the frame rate.
        XCTAssertEqual(bar.stage.view.lastSnapshot.phase, .steering)
        XCTAssertEqual(bar.stage.y, page + sign * 0.01 * 525 * 20, accuracy: 1e-6, "\(hz) Hz")
        bar.wait(1, hz: hz)
        XCTAssertEqual(bar.start + (sign > 0 ? 72 : 0), position, accuracy: 1e-9, "the near end")
        XCTAssertFalse(bar.stage.view.frame.needsTick)
        bar.release()
        XCTAssertEqual(bar.stage.view.lastSnapshot.phase, .idle)
        XCTAssertEqual(bar.start + (sign > 0 ? 72 : 0), position, accuracy: 1e-9)
      }
    }
  }

  /// Out of range the thumb is shorter; it has its length again before the track repeats at 0.25 s.
  func test_aTrackThatIsPressedDuringABounce_scrollsToTheSameOffset_atEveryFrameRate() {
    func rest(_ times: [Double]) -> Double {
      var stage = Stage()
      stage.view.enableScrollbar(.y, at: stage.now)
      stage.input(.press(pointer: 1, at: .zero))
      stage.input(.move(pointer: 1, to: .down(400)))
      stage.input(.release(pointer: 1))
      XCTAssertLessThan(stage.y, -100)
      let pressed = stage.now
      stage.view.pressScrollbar(.y, at: 590, time: pressed)
      for time in times { stage.tick(pressed + time) }
      return stage.y
    }
    let offset = Scrollbar(axis: .y).thumb(offset: 0, in: Stage().geometry)!.scale.offset(at: 590 - 72)
    XCTAssertEqual(rest((1...3000).map { Double($0) / 1000 }), offset, accuracy: 1e-9)
    XCTAssertEqual(rest([3]), offset, accuracy: 1e-9)
  }

  func test_aShortPressScrollsAPage_andAThumbUnderThePointerStays() {
    var bar = Bar()
    bar.press(500)
    bar.wait(0.1)
    bar.release()
    bar.wait(1)
    XCTAssertEqual(bar.stage.y, 1525, "the page runs to its end")
    var near = Bar()
    near.press(near.start + 72 + 20)  // within a page
    near.wait(1)
    XCTAssertEqual(near.stage.y, 1525)
    XCTAssertEqual(near.stage.view.lastSnapshot.phase, .idle)
    near.release()
  }

  func test_thePressedTrack_scrollsToWhereItWasPressed_whereverThePointerMoves() {
    for mode in [ScrollMode.driven, .observed] {
      var bar = Bar(mode)
      var moved = Bar(mode)
      bar.press(500)
      moved.press(500)
      for position in [520.0, 400, 10, 590] {
        bar.wait(0.1)
        moved.wait(0.1)
        moved.drag(position)
      }
      bar.wait(3)
      moved.wait(3)
      XCTAssertGreaterThan(bar.stage.y, 3000)
      XCTAssertEqual(moved.stage.y, bar.stage.y)
    }
  }

  func test_aReleasedTrack_stopsOnlyItsOwnSteering() {
    // The track of y holds, and its thumb has arrived. Then that of x steers, or the pointer.
    for isAutoscroll in [false, true] {
      var view = ScrollView()
      let axis = AxisGeometry(viewport: 600, content: 5000)
      view.setGeometry(ScrollGeometry(x: axis, y: axis), at: 0)
      view.enableScrollbar(.x, at: 0)
      view.enableScrollbar(.y, at: 0)
      view.pressScrollbar(.y, at: 100, time: 0)
      view.tick(at: 1)
      if isAutoscroll {
        view.handle(.steer(Vector(x: 1000, y: 0)), at: 1)
      } else {
        view.pressScrollbar(.x, at: 590, time: 1)
      }
      view.tick(at: 1.5)
      XCTAssertEqual(view.frame.phase, .steering)
      let x = view.frame.offset.x
      view.releaseScrollbar(.y, time: 1.5)
      XCTAssertEqual(view.frame.phase, .steering, "autoscroll: \(isAutoscroll)")
      view.tick(at: 1.6)
      XCTAssertGreaterThan(view.frame.offset.x, x + 50)
      if !isAutoscroll {
        view.releaseScrollbar(.x, time: 1.6)
        XCTAssertEqual(view.frame.phase, .idle)
      }
    }
  }

  func test_aReleasedTrack_stopsAtOnce() {
    var bar = Bar(offset: 0)
    bar.press(590)
    bar.wait(0.3)
    let y = bar.stage.y
    bar.release()
    bar.wait(1)
    XCTAssertEqual(bar.stage.y, y, accuracy: 1e-9)
    XCTAssertEqual(bar.stage.view.lastSnapshot.phase, .idle)
  }

  func test_thePressedTrackJumps_withThatOption() {
    var bar = Bar(options: ScrollbarOptions { $0.jumpsToClick = true })
    bar.press(300)
    XCTAssertEqual(bar.start + 36, 300, accuracy: 1e-9, "its middle is under the pointer")
    bar.drag(310)
    XCTAssertEqual(bar.start + 36, 310, accuracy: 1e-9, "and held")
    var end = Bar(options: ScrollbarOptions { $0.jumpsToClick = true })
    end.press(599)
    XCTAssertEqual(end.stage.y, 4400)
    end.drag(598)
    XCTAssertEqual(end.stage.y, 4400 - gear, accuracy: 1e-9)
  }

  func test_anArrowScrollsALine_thenAtAConstantSpeed() {
    for (on, sign) in [(true, 1.0), (false, -1)] {
      var bar = Bar()
      bar.pressArrow(on: on)
      bar.wait(0.24)
      XCTAssertEqual(bar.stage.y, 1000 + sign * 40, accuracy: 1e-9)
      bar.wait(0.51)  // half a second after 0.25 s: 100 in the ramp, 300 after it
      XCTAssertEqual(bar.stage.y, 1000 + sign * 440, accuracy: 1e-6)
      bar.release()
      bar.wait(1)
      XCTAssertEqual(bar.stage.y, 1000 + sign * 515, accuracy: 1e-6)
      XCTAssertEqual(bar.stage.view.lastSnapshot.phase, .idle)
    }
  }

  /// As the track: without a smooth wheel, too.
  func test_aHeldArrow_scrollsOn_whateverTheWheel() {
    for (feel, reducesMotion) in [(Feel.gtk, false), (.uikit, false), (.uikit, true), (.gtk, true)] {
      var view = ScrollView(feel: feel)
      var preferences = ScrollPreferences()
      preferences.reducesMotion = reducesMotion
      view.setPreferences(preferences, at: 0)
      view.setGeometry(Stage.geometry(content: 5000), at: 0)
      view.setOffset(.down(1000), at: 0)
      view.enableScrollbar(.y, at: 0)
      view.pressScrollbarArrow(.y, forward: true, time: 0)
      view.tick(at: 0.24)
      let line = view.frame.offset.y - 1000
      XCTAssertGreaterThan(line, 0)
      // From 0.25 s on 25 lines a second: half of that in the ramp of 0.2 s.
      view.tick(at: 0.75)
      XCTAssertEqual(view.frame.offset.y, 1000 + line + (0.1 + 0.3) * 25 * line, accuracy: 1e-6)
      XCTAssertTrue(view.frame.needsTick)
      view.releaseScrollbar(.y, time: 0.75)
      view.tick(at: 2)
      XCTAssertEqual(view.frame.phase, .idle)
      XCTAssertLessThan(view.frame.offset.y, 1000 + line + (0.1 + 0.3 + 0.1) * 25 * line)
    }
  }

  /// Content that bounces at the top, and is let go there. The thumb is at the start of its track.
  private func bouncing(x: Bool = false) -> ScrollView {
    var view = ScrollView(feel: .uikit)
    view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: x ? 1000 : 400, y: 5000)), at: 0)
    if x { view.setOffset(.down(1000), at: 0) }
    view.enableScrollbar(.y, at: 0)
    view.press(1, at: .zero, time: 1)
    view.move(1, to: x ? Vector(x: 200, y: 0) : .down(200), time: 1.1)
    view.release(1, time: 1.4)
    return view
  }

  func test_aThumbThatIsGrabbedDuringABounce_doesNotTakeTheContentIntoItsRange() {
    var (view, still) = (bouncing(), bouncing())
    XCTAssertLessThan(view.frame.offset.y, -80)
    view.pressScrollbar(.y, at: 4, time: 1.4)
    still.stop(at: 1.4)
    for time in stride(from: 1.42, to: 2.4, by: 0.02) {
      view.dragScrollbar(.y, to: time < 1.5 ? 4 : 1, time: time)
      still.tick(at: time)
      XCTAssertEqual(view.frame.offset.y, still.frame.offset.y, accuracy: 1e-9, "at \(time)")
    }
    view.tick(at: 4)
    XCTAssertEqual(view.frame.offset.y, 0)
    view.dragScrollbar(.y, to: 16, time: 4)
    XCTAssertEqual(view.frame.offset.y, 12 * gear, accuracy: 1e-9)
  }

  func test_aThumbLeadsBouncingContentIntoItsRange_withThePointer() {
    var view = bouncing()
    view.pressScrollbar(.y, at: 4, time: 1.4)
    view.dragScrollbar(.y, to: 4, time: 1.42)
    let offset = view.frame.offset.y
    view.dragScrollbar(.y, to: 24, time: 1.42)
    XCTAssertEqual(view.frame.offset.y, offset + 20.0 / 528 * (4400 - offset), accuracy: 1e-9)
    XCTAssertEqual(view.frame.phase, .idle)
  }

  /// Content whose scale springs back from 2.25 to 2, its limit, while the pointer drags the thumb or presses the track.
  func test_aThumbThatIsGrabbedWhileTheScaleReturnsToItsLimit_doesNotMoveTheContent() {
    for jumps in [false, true] {
      var view = ScrollView(feel: .uikit)
      view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 5000)), at: 0)
      view.enableZoom(from: 1, to: 2, at: 0)
      var options = ScrollbarOptions()
      options.jumpsToClick = jumps
      view.enableScrollbar(.y, options, at: 0)
      view.setOffset(.down(2000), at: 0)
      let middle = Vector(x: 200, y: 300)
      view.handle(.zoom(.begin(at: middle, factor: 1)), at: 1)
      view.handle(.zoom(.update(to: middle, factor: 2.6)), at: 1)
      view.handle(.zoom(.end), at: 1)
      XCTAssertGreaterThan(view.frame.scale, 2.2)
      var still = view
      let thumb = view.scrollbar(.y)!.thumb!
      let position = jumps ? 500 : thumb.start + thumb.length / 2
      view.pressScrollbar(.y, at: position, time: 1)
      XCTAssertEqual(view.scrollbar(.y)?.pressedPart, .thumb)
      var time = 1.0
      while true {
        time += 0.02
        still.tick(at: time)
        guard still.frame.phase == .zooming else { break }
        view.dragScrollbar(.y, to: position + time, time: time)
        XCTAssertEqual(view.frame.offset, still.frame.offset, "at \(time)")
        XCTAssertEqual(view.frame.scale, still.frame.scale, "at \(time)")
      }
      view.tick(at: time)
      XCTAssertEqual(view.frame.scale, 2)
      let rested = view.frame.offset.y
      view.dragScrollbar(.y, to: position + time + 1, time: time)
      XCTAssertTrue(view.frame.offset.y > rested && view.frame.offset.y < rested + 90, "it goes on from there")
    }
  }

  /// Content that bounces at its left, while the pointer drags the vertical thumb.
  func test_aThumb_leavesTheBounceOfTheOtherAxis() {
    var (view, still) = (bouncing(x: true), bouncing(x: true))
    view.pressScrollbar(.y, at: 150, time: 1.4)
    XCTAssertEqual(view.scrollbar(.y)?.pressedPart, .thumb)
    still.stop(at: 1.4)
    for (step, time) in stride(from: 1.42, to: 2.4, by: 0.02).enumerated() {
      view.dragScrollbar(.y, to: 150 + Double(step), time: time)
      still.tick(at: time)
      XCTAssertEqual(view.frame.offset.y, 1000 + Double(step) * gear, accuracy: 1e-9)
      XCTAssertEqual(view.frame.offset.x, still.frame.offset.x, accuracy: 1e-9, "at \(time)")
    }
    view.releaseScrollbar(.y, time: 2.4)
    view.tick(at: 4)
    XCTAssertEqual(view.frame.offset.x, 0)
    XCTAssertEqual(view.frame.phase, .idle)
  }

  func test_observed_pagesAreRequested_untilTheThumbIsUnderThePointer() {
    var bar = Bar(.observed)
    bar.press(500)
    bar.wait(5)
    // The thumb is under the pointer from 3571 on: 1000 + 5 · 525.
    XCTAssertEqual(bar.stage.y, 3625, accuracy: 1e-9)
    bar.release()
    var line = Bar(.observed)
    line.pressArrow(on: false)
    line.wait(0.6)
    line.release()
    line.wait(1)
    XCTAssertEqual(line.stage.y, 1000 - 3 * 40, accuracy: 1e-9, "at 0, 0.25 and 0.5 s")
  }

  func test_horizontalBarsUseTheirOwnKeys() {
    let bar = Scrollbar(axis: .x)
    XCTAssertEqual(bar.key(.page, forward: true), .pageRight)
    XCTAssertEqual(bar.key(.page, forward: false), .pageLeft)
    XCTAssertEqual(bar.key(.line, forward: true), .lineRight)
    XCTAssertEqual(bar.key(.line, forward: false), .lineLeft)
  }

  func test_aBarOfContentThatFits_hasNoThumbToPress() {
    var stage = Stage(.driven, content: 500)
    stage.view.enableScrollbar(.y, at: stage.now)
    stage.view.pressScrollbar(.y, at: 100, time: stage.now)
    XCTAssertNil(stage.view.bar(.y)?.pressed)
  }

  func test_observed_contentThatSomethingElseMoved_doesNotJumpBack_whenTheThumbIsDraggedOn() {
    var bar = Bar(.observed)
    bar.press(120 + 5)  // the thumb begins at 120: (1000 / 4400) · 528
    bar.drag(135)
    XCTAssertEqual(bar.stage.y, 1000 + 10 * gear, accuracy: 1e-9)
    bar.stage.wheel(to: 1600)
    bar.drag(136)
    XCTAssertEqual(bar.stage.y, 1600 + 2800.0 / 398, accuracy: 1e-9, "398 points of the track are left")
  }
}

private extension ScrollbarOptions {
  init(_ change: (inout ScrollbarOptions) -> Void) {
    self.init()
    change(&self)
  }
}
