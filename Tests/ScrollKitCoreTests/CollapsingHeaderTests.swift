import XCTest

@testable import ScrollKitCore

/// A view above the content that leaves when scrolling down and returns when scrolling up.
final class CollapsingHeaderTests: XCTestCase {
  private let modes = ScrollMode.allCases

  /// A stage with one header of 100 points, which the top inset makes room for.
  private func stage(
    _ mode: ScrollMode = .driven, _ header: HeaderMode = .enterAlways, offset: Double? = nil,
    top: Double = 100, viewport: Double = 800, _ change: (inout HeaderOptions) -> Void = { _ in }
  ) -> Stage {
    var stage = Stage(mode, viewport: viewport, top: top)
    var options = HeaderOptions(mode: header, height: 100)
    change(&options)
    stage.view.addHeader(options, at: stage.now)
    if let offset {
      switch mode {
      case .driven: stage.view.setOffset(.down(offset), at: stage.now)
      case .observed: stage.report(.didScroll(to: .down(offset)))
      }
      stage.wait(1)
      _ = stage.takeEvents()
    }
    return stage
  }

  /// A movement of the content, over time or at once.
  private func change(from: Double, to offset: Double, in geometry: AxisGeometry, isByTime: Bool) -> ScrollChange {
    ScrollChange(
      from: from, offset: offset, target: offset, shift: 0, geometry: geometry, restExtension: RestExtension(), begin: 0, time: 0,
      isByTime: isByTime, rested: 0, formerPhase: .coasting, phase: .coasting, isSettling: true, isPlaced: false,
      formerDriver: .release, driver: .release, reducesMotion: false)
  }

  private func position(_ stage: Stage, _ number: Int = 0) -> Double {
    stage.view.headers[number].position
  }

  /// A header is shown where it is added, 10 points below the top. A call that moves nothing leaves it, the first movement hides it.
  func test_aHeaderThatIsAddedBelowTheTop_isShown_untilContentMoves() {
    for mode in [ScrollMode.driven, .observed] {
      var stage = Stage(mode, content: 5000, offset: 10)
      stage.view.addHeader(HeaderOptions(mode: .exitUntilCollapsed, height: 30), at: stage.now)
      stage.view.setPreferences(ScrollPreferences(), at: stage.now)
      stage.view.setGeometry(stage.view.engine.content, at: stage.now)
      stage.wait(0.1)
      XCTAssertEqual(position(stage), 0)
      stage.drag(to: 11)
      XCTAssertEqual(position(stage), -11)
      stage.change(content: 5000, viewport: 600, top: 5)
      XCTAssertEqual(position(stage), -16, "its top has moved")
    }
  }

  /// A zoom moves the offset and scrolls nothing, so it moves a header only to keep it attached to the content.
  func test_duringAZoom_aHeaderIsShownAndHiddenAtTheSameTimes_atAnyTickRate() {
    func events(_ mode: HeaderMode, at offset: Double, from scale: Double, about y: Double, ticks: Int) -> [TimedEvent] {
      var stage = stage(.driven, .freezeNearEnds, top: 0)
      stage.view.addHeader(HeaderOptions(mode: mode, height: 60, minimumHeight: 20), at: stage.now)
      stage.view.enableZoom(from: 1, to: 4, at: stage.now)
      stage.view.zoom(to: scale, about: .zero, .atOnce, at: stage.now)
      stage.drag(to: offset)
      for number in 0...1 { stage.view.setHeaderPosition(-35, of: number, at: stage.now) }
      _ = stage.takeEvents()
      let begin = stage.now
      stage.view.zoom(to: 3 - scale, about: .down(y), at: begin)
      var events: [TimedEvent] = []
      for number in 1...ticks {
        stage.view.tick(at: begin + 0.5 * Double(number) / Double(ticks))
        for next in stage.view.takeEvents() {
          switch next.event {
          case .headerShown, .headerHidden: events.append(next)
          default: break
          }
        }
      }
      return events
    }
    var count = 0
    for mode in [HeaderMode.enterAlways, .exitUntilCollapsed, .enterAlwaysCollapsed, .enterAlwaysExitUntilCollapsed] {
      for scale in [1.0, 2] {
        for offset in [20.0, 60, 150] {
          for y in [0.0, 100, 300] {
            let name = "\(mode), \(offset), scale \(scale), about \(y)"
            let once = events(mode, at: offset, from: scale, about: y, ticks: 1)
            let often = events(mode, at: offset, from: scale, about: y, ticks: 100)
            XCTAssertEqual(once.map(\.event), often.map(\.event), name)
            for (one, other) in zip(once, often) { XCTAssertEqual(one.time, other.time, accuracy: 1e-6, name) }
            count += once.count
          }
        }
      }
    }
    XCTAssertGreaterThan(count, 10)
  }

  // MARK: freezeNearEnds

  func test_freezeNearEnds_workedValues() {
    for mode in modes {
      var stage = stage(mode, .freezeNearEnds, top: 0)
      var found: [Double] = []
      stage.beginDrag()
      for offset in [10.0, 30, 80, 140, 120, 20] {
        stage.moveDrag(to: offset)
        found.append(position(stage))
      }
      XCTAssertEqual(found, [0, -20, -70, -100, -80, 0], "\(mode)")
    }
  }

  /// The host's own position of the header (`topConstraintConstant`) is the one from which the next scroll moves it.
  func test_aPositionSetByTheHost_isWhereTheNextScrollBegins() {
    for mode in modes {
      for header in [HeaderMode.freezeNearEnds, .enterAlways] {
        var stage = stage(mode, header, top: 0)
        stage.beginDrag()
        stage.moveDrag(to: 310)
        stage.moveDrag(to: 330)
        _ = stage.takeEvents()
        stage.setHeader(-60)
        XCTAssertEqual(position(stage), -60)
        XCTAssertEqual(stage.takeEvents(), [.headerMoved(0, to: -60)])
        stage.moveDrag(to: 350)
        XCTAssertEqual(position(stage), -80)
        stage.setHeader(0)
        XCTAssertEqual(stage.takeEvents().last, .headerShown(0))
        stage.moveDrag(to: 340)
        XCTAssertEqual(position(stage), 0, "min(0 + 10, 0)")
        stage.setHeader(-500)
        XCTAssertEqual(position(stage), -100, "no farther than its height")
        stage.setHeader(7)
        XCTAssertEqual(position(stage), 0)
        stage.moveDrag(to: 380)
        XCTAssertEqual(position(stage), -40)
      }
    }
  }

  func test_aPositionSetByTheHost_isClampedToWhatTheModeAllows() {
    let table: [(mode: HeaderMode, offset: Double, wanted: Double, position: Double)] = [
      (.enterAlways, 30, -100, -30), (.enterAlways, 0, -100, 0), (.enterAlways, 500, -100, -100),
      (.freezeNearEnds, 0, -100, -100), (.pinned, 500, -100, 0), (.exitUntilCollapsed, 500, 0, -60),
      (.enterAlwaysCollapsed, 500, 0, -60), (.enterAlwaysCollapsed, 500, -80, -80),
      (.enterAlwaysExitUntilCollapsed, 500, -100, -60), (.enterAlwaysExitUntilCollapsed, 30, -100, -30),
      (.enterAlwaysExitUntilCollapsed, 500, -20, -20),
    ]
    for row in table {
      var stage = stage(.driven, row.mode, offset: row.offset, top: 0) { $0.minimumHeight = 40 }
      stage.setHeader(row.wanted)
      XCTAssertEqual(position(stage), row.position, "\(row)")
    }
  }

  func test_aPositionSetByTheHost_stopsASnap() {
    var stage = stage(.driven, offset: 500, top: 0) { $0.snaps = true }
    stage.drag(to: 460)
    XCTAssertTrue(stage.view.headers[0].isSnapping)
    stage.setHeader(-45)
    stage.wait(1)
    XCTAssertEqual(position(stage), -45)
  }

  func test_freezeNearEnds_doesNotSnap_whenTheNubIsReleased() {
    for (mode, position) in [(HeaderMode.freezeNearEnds, -40.0), (.enterAlways, 0)] {
      var stage = stage(.driven, mode, offset: 300, top: 0) { $0.snaps = true }
      stage.view.enableNub(at: stage.now)
      stage.drag(to: 310)  // shows the nub
      stage.setHeader(-40)
      XCTAssertTrue(stage.grab())
      stage.release()
      stage.wait(1)
      XCTAssertEqual(self.position(stage), position)
    }
  }

  func test_freezeNearEnds_theTopEdgeIsBelowTheInset() {
    var header = CollapsingHeader(options: HeaderOptions(mode: .freezeNearEnds, height: 100))
    let geometry = AxisGeometry(viewport: 800, content: 5000, leadingInset: 64, trailingInset: 30)
    header.moveBetweenEnds(with: change(from: -64, to: -14, in: geometry, isByTime: true))
    XCTAssertEqual(header.position(at: 0), -50)
    header.moveBetweenEnds(with: change(from: -14, to: -90, in: geometry, isByTime: true))
    XCTAssertEqual(header.position(at: 0), 0, "back by 50 points to the top; the overscroll moves nothing")
    header.moveBetweenEnds(with: change(from: 4200, to: 4260, in: geometry, isByTime: true))
    XCTAssertEqual(header.position(at: 0), -30, "as far as the bottom, which is at 4230")
  }

  func test_aNewHeader_hasNotChanged() {
    var header = CollapsingHeader(options: HeaderOptions(mode: .enterAlways, height: 100))
    XCTAssertNil(header.takeChange(at: 0))
  }

  func test_freezeNearEnds_offsetsAtAnEdge_andTheNextOne_moveNothing() {
    var header = CollapsingHeader(options: HeaderOptions(mode: .freezeNearEnds, height: 100))
    let geometry = AxisGeometry(viewport: 800, content: 5000)
    var found: [Double] = []
    var last = 100.0
    for offset in [200.0, 240, 0, 50, 60, 4200, 4100, 4080] {
      header.moveBetweenEnds(with: change(from: last, to: offset, in: geometry, isByTime: false))
      found.append(header.position(at: 0))
      last = offset
    }
    // Only the movements to 240, 60 and 4080 count: any other one begins or ends at an edge.
    XCTAssertEqual(found, [0, -40, -40, -40, -50, -50, -50, -30])
  }

  func test_freezeNearEnds_canLeaveTheHeaderHalfHiddenAtTheTop() {
    var stage = stage(.driven, .freezeNearEnds, offset: 300, top: 0)
    for offset in [310.0, 350, 0] { stage.wheel(to: offset) }
    XCTAssertEqual(position(stage), -50)
  }

  func test_freezeNearEnds_aShiftOfTheContentMovesNothing() {
    var stage = stage(.driven, .freezeNearEnds, offset: 300, top: 0)
    for offset in [310.0, 350] { stage.wheel(to: offset) }
    XCTAssertEqual(position(stage), -50)
    stage.view.shift(by: .down(400), at: stage.now)
    XCTAssertEqual(stage.y, 750)
    XCTAssertEqual(position(stage), -50)
    stage.wheel(to: 740)
    XCTAssertEqual(position(stage), -40, "the next movement counts from there")
  }

  func test_freezeNearEnds_rowsInsertedAboveTheTop_letTheNextMovementCount() {
    var stage = stage(.driven, .freezeNearEnds, offset: 0, top: 0)
    stage.view.shift(by: .down(400), at: stage.now)
    stage.wheel(to: 410)
    XCTAssertEqual(position(stage), -10)
  }

  func test_aRoundingErrorAtAnEdge_movesNothing() {
    var header = CollapsingHeader(options: HeaderOptions(mode: .freezeNearEnds, height: 100))
    let geometry = AxisGeometry(viewport: 800, content: 5000, leadingInset: 11.975984574332321)
    header.moveBetweenEnds(with: change(from: -84, to: -11.975984574332316, in: geometry, isByTime: true))
    XCTAssertEqual(header.position(at: 0), 0)
  }

  func test_theRoundingErrorThatAHeaderLeaves_doesNotMoveTheNext() {
    var numbers = SeededNumbers(seed: 1)
    for _ in 0..<100 {
      var stage = stage(top: 0)
      stage.view.addHeader(HeaderOptions(mode: .enterAlways, height: 50), at: stage.now)
      var offset = 0.0
      while offset < 90 {
        offset += numbers.number(0.1...5)
        stage.wheel(to: offset)
        XCTAssertEqual(position(stage, 1), 0, "at \(offset)")
      }
    }
  }

  // MARK: enterAlways

  func test_enterAlways_workedValues() {
    for mode in modes {
      var stage = stage(mode, top: 0)
      var found: [Double] = []
      stage.beginDrag()
      for offset in [10.0, 30, 80, 140, 120, 20] {
        stage.moveDrag(to: offset)
        found.append(position(stage))
      }
      XCTAssertEqual(found, [-10, -30, -80, -100, -80, 0], "the first movement counts, too")
    }
  }

  func test_atTheTopItIsShown_whereverItWasLeft() {
    for mode in modes {
      var stage = stage(mode, offset: 1000)
      stage.wheel(to: 1060)
      XCTAssertEqual(position(stage), -100, "it was hidden while content scrolled down to 1000")
      stage.wheel(to: 1010)
      XCTAssertEqual(position(stage), -50)
      stage.scroll(to: -100)
      stage.wait(1)
      XCTAssertEqual(position(stage), 0)
    }
  }

  func test_nearTheTop_itIsNeverFartherOutThanTheContentIsScrolled() {
    var stage = stage(offset: -100)
    stage.wheel(to: -70)
    XCTAssertEqual(position(stage), -30)
    stage.wheel(to: 50)
    XCTAssertEqual(position(stage), -100)
    stage.wheel(to: -60)
    XCTAssertEqual(position(stage), 0)
    stage.view.setOffset(.down(40), at: stage.now)
    stage.view.setOffset(.down(-80), at: stage.now)
    stage.take()
    XCTAssertGreaterThanOrEqual(position(stage), -20)
  }

  func test_rubberBandNeverMovesIt() {
    var stage = stage(offset: -100)
    stage.input(.press(pointer: 1, at: .zero))
    stage.input(.move(pointer: 1, to: .down(200)))
    XCTAssertLessThan(stage.y, -150)
    XCTAssertEqual(position(stage), 0)
    stage.input(.release(pointer: 1))
    stage.wait(2)
    XCTAssertEqual(position(stage), 0)
    stage.view.setOffset(.down(4200), at: stage.now)
    stage.input(.press(pointer: 1, at: .zero))
    for y in [-50.0, -300, -10] {
      stage.input(.move(pointer: 1, to: .down(y)))
      XCTAssertEqual(position(stage), -100, "past the end it stays hidden")
    }
  }

  func test_aShiftIsNoScroll() {
    for mode in modes {
      var stage = stage(mode, offset: 1000)
      stage.wheel(to: 960)
      XCTAssertEqual(position(stage), -60)
      stage.change(content: 5400, viewport: 800, top: 100, shift: 400)
      XCTAssertEqual(stage.y, 1360)
      XCTAssertEqual(position(stage), -60)
    }
  }

  func test_exitUntilCollapsed_keepsItsMinimum_andGrowsOnlyAtTheTop() {
    var stage = stage(.driven, .exitUntilCollapsed) { $0.minimumHeight = 40 }
    for (offset, expected) in [(-70.0, -30.0), (-40, -60), (500, -60), (300, -60), (-50, -50), (-100, 0)] {
      stage.wheel(to: offset)
      XCTAssertEqual(position(stage), expected, "\(offset)")
    }
    XCTAssertEqual(stage.view.behaviours.headers[0].lowest, -60)
  }

  func test_enterAlwaysCollapsed_returnsToItsMinimum_andGrowsOnlyAtTheTop() {
    var stage = stage(.driven, .enterAlwaysCollapsed) { $0.minimumHeight = 40 }
    for (offset, expected) in [
      (500.0, -100.0), (470, -70), (300, -60), (310, -70), (-30, -60), (-60, -40), (-100, 0),
    ] {
      stage.wheel(to: offset)
      XCTAssertEqual(position(stage), expected, "\(offset)")
    }
  }

  func test_enterAlwaysExitUntilCollapsed_keepsItsMinimum_andGrowsAnywhere() {
    for mode in modes {
      var stage = stage(mode, .enterAlwaysExitUntilCollapsed) { $0.minimumHeight = 40 }
      for (offset, expected) in [(-70.0, -30.0), (-40, -60), (500, -60), (480, -40), (490, -50), (300, 0), (310, -10)] {
        stage.wheel(to: offset)
        XCTAssertEqual(position(stage), expected, "\(mode), \(offset)")
      }
      XCTAssertEqual(stage.view.behaviours.headers[0].lowest, -60)
      XCTAssertEqual(stage.view.headers[0].progress, 1 - 10.0 / 60)
    }
  }

  /// The second header is pushed up by the part of the first that collapses, and hides when that has collapsed.
  func test_aHeaderBelowOneThatGrowsAnywhere_movesAfterIt() {
    var stage = Stage(.driven, viewport: 800, top: 150)
    stage.view.addHeader(HeaderOptions(mode: .enterAlwaysExitUntilCollapsed, height: 100, minimumHeight: 40), at: stage.now)
    stage.view.addHeader(HeaderOptions(mode: .enterAlways, height: 50), at: stage.now)
    for (offset, first, second) in [(-120.0, -30.0, 0.0), (-80, -60, -10), (500, -60, -50), (470, -60, -20), (430, -40, 0)] {
      stage.wheel(to: offset)
      XCTAssertEqual([position(stage, 0), position(stage, 1)], [first, second], "\(offset)")
      XCTAssertEqual(stage.view.headers[1].top, 100 + first + second)
    }
  }

  func test_pinned_stays() {
    var stage = stage(.driven, .pinned)
    stage.wheel(to: 700)
    XCTAssertEqual(position(stage), 0)
    XCTAssertEqual(stage.view.headers[0].progress, 1)
  }

  func test_theTolerance_addsUpInOneDirection() {
    var stage = stage(offset: 1000) { $0.tolerance = 10 }
    stage.wheel(to: 900)
    XCTAssertEqual(position(stage), -10, "the first ten of a hundred do nothing")
    for offset in [904.0, 908] { stage.wheel(to: offset) }
    XCTAssertEqual(position(stage), -10, "eight points down")
    stage.wheel(to: 913)
    XCTAssertEqual(position(stage), -13, "thirteen points down, in small steps")
    for offset in [909.0, 905, 903] { stage.wheel(to: offset) }
    XCTAssertEqual(position(stage), -13, "ten points up")
    stage.wheel(to: 902)
    XCTAssertEqual(position(stage), -12)
  }

  func test_theToleranceBeginsAnew_alsoWhileItIsHidden() {
    var stage = stage(offset: 1000) { $0.tolerance = 10 }
    for offset in [1200.0, 1193, 1250, 1244] { stage.wheel(to: offset) }
    XCTAssertEqual(position(stage), -100, "seven up, down again, six up: never ten in a row")
    stage.wheel(to: 1235)
    XCTAssertEqual(position(stage), -95)
  }

  func test_onlyTheUser_bringsItBack_ifWanted() {
    for mode in modes {
      var stage = stage(mode, offset: 1000) { $0.onlyByUser = true }
      XCTAssertEqual(position(stage), -100)
      stage.scroll(to: 400)
      stage.wait(1)
      XCTAssertEqual(position(stage), -100)
      stage.wheel(to: 370)
      XCTAssertEqual(position(stage), -70)
      stage.scroll(to: -100)
      stage.wait(1)
      XCTAssertEqual(position(stage), 0, "at the top it is shown all the same")
    }
  }

  // MARK: Settling, stretching

  func test_partlyShownAtRest_itMovesToTheNearerSide() {
    for mode in modes {
      for (offset, side) in [(960.0, -100.0), (950, 0), (940, 0)] {
        var stage = stage(mode, offset: 1000) { $0.snaps = true }
        stage.drag(to: offset)
        let began = position(stage)
        XCTAssertEqual(began, -100 + (1000 - offset))
        XCTAssertTrue(stage.view.frame.needsTick)
        stage.wait(0.1)
        XCTAssertTrue((position(stage) - began) * (side - began) > 0, "between both")
        stage.wait(1)
        XCTAssertEqual(position(stage), side)
        XCTAssertFalse(stage.view.frame.needsTick)
        let event = stage.takeEvents().last { $0 == .headerShown(0) || $0 == .headerHidden(0) }
        XCTAssertEqual(event, side == 0 ? .headerShown(0) : .headerHidden(0))
      }
    }
  }

  func test_aHeaderThatKeepsItsMinimum_snapsToItsMinimumOrToItsHeight() {
    for mode in modes {
      for (offset, side) in [(975.0, -60.0), (971, -60), (969, 0), (945, 0)] {
        var stage = stage(mode, .enterAlwaysExitUntilCollapsed, offset: 1000) {
          $0.snaps = true
          $0.minimumHeight = 40
        }
        XCTAssertEqual(position(stage), -60)
        stage.drag(to: offset)
        stage.wait(1)
        XCTAssertEqual(position(stage), side, "\(mode), \(offset)")
      }
    }
  }

  func test_theDurationOfASnapFollowsFromItsDistance_fromTheTimeOfRest_atAnyTickRate() {
    // Published (AppBarLayout): (distance / height + 1) · 0.15 s.
    XCTAssertEqual(HeaderSnap.duration(of: 100, height: 200), 0.225, accuracy: 1e-12)
    XCTAssertEqual(HeaderSnap.duration(of: -200, height: 200), 0.3, accuracy: 1e-12)
    XCTAssertEqual(HeaderSnap.duration(of: 1, height: 0), 0)
    var positions: [Double] = []
    for step in [0.7, 1.0 / 60, 1.0 / 144] {
      var stage = stage(.driven, offset: 1000) { $0.snaps = true }
      stage.scroll(to: 970)
      var now = stage.now
      let end = now + 0.3 + 0.06
      while now + step < end {
        now += step
        stage.tick(now)
      }
      stage.tick(end)
      positions.append(position(stage))
    }
    XCTAssertEqual(positions[0], positions[1], accuracy: 1e-9)
    XCTAssertEqual(positions[0], positions[2], accuracy: 1e-9)
    XCTAssertGreaterThan(positions[0], -100)
    XCTAssertLessThan(positions[0], -70)
  }

  /// A header that snaps from −60 to −100, on the way.
  private func snapping() -> Stage {
    var stage = stage(offset: 1000) { $0.snaps = true }
    stage.drag(to: 960)
    stage.wait(0.08)
    XCTAssertTrue(position(stage) < -60 && position(stage) > -100)
    return stage
  }

  func test_aNewScroll_stopsASnappingHeaderWhereItIs() {
    var stage = snapping()
    let caught = position(stage)
    stage.wheel(to: 950)
    XCTAssertEqual(position(stage), stage.view.headers[0].position)
    XCTAssertLessThan((position(stage) - (caught + 10)).magnitude, 4, "from where it was, not from -60")
  }

  func test_anAnimatedScroll_takesAHeaderThatSnapsFromItsPosition() {
    var stage = snapping()
    let caught = position(stage)
    stage.scroll(to: 1300)
    for _ in 1...4 {
      stage.wait(1 / 60)
      XCTAssertEqual(position(stage), max(-100, caught - (stage.y - 960)), accuracy: 1e-9)
    }
  }

  func test_otherOptions_stopASnap_andMoveItOnlyWhereTheyMust() {
    for (height, collapses) in [(100.0, false), (40, true)] {
      var stage = stage(offset: 1000) { $0.snaps = true }
      stage.drag(to: 960)
      stage.wait(0.08)
      let caught = position(stage)
      XCTAssertTrue(caught < -60 && caught > -100)
      var options = HeaderOptions(mode: .enterAlways, height: height)
      options.snaps = true
      options.tolerance = 1
      stage.view.changeHeader(0, to: options, at: stage.now)
      for _ in 0...1 {
        XCTAssertEqual(position(stage), collapses ? -40 : caught)
        stage.wait(1)
      }
    }
  }

  func test_itIsStretched_fromItsTriggerOn() {
    var options = HeaderOptions(mode: .enterAlways, height: 100)
    XCTAssertEqual(options.minimumHeight, 0)
    XCTAssertEqual(options.parallax, 0)
    XCTAssertEqual(options.stretchTrigger, 100)
    options.stretches = true
    var header = CollapsingHeader(options: options)
    for (distance, isStretched) in [(0.0, false), (99.9, false), (100, true), (150, true)] {
      header.setAboveTop(distance)
      XCTAssertEqual(header.isStretched, isStretched, "\(distance)")
    }
  }

  func test_itSettlesOnlyAsFarAsNoGapOpens() {
    var stage = stage { $0.snaps = true }
    stage.drag(to: -30)
    XCTAssertEqual(position(stage), -70)
    stage.wait(1)
    XCTAssertEqual(position(stage), -70, "hidden as far as can be, 70 points below the top")
  }

  func test_aPullStretchesIt_andTellsBeyondTheTrigger_oncePerPull() {
    var stage = stage { $0.stretches = true }
    stage.input(.press(pointer: 1, at: .zero))
    stage.input(.move(pointer: 1, to: .down(120)))
    let header = stage.view.headers[0]
    XCTAssertEqual(header.stretch, -100 - stage.y)
    XCTAssertEqual(header.visibleHeight, 100 + header.stretch)
    XCTAssertFalse(stage.takeEvents().contains(.headerStretched(0)))
    for y in [330.0, 400, 420] { stage.input(.move(pointer: 1, to: .down(y))) }
    XCTAssertEqual(stage.takeEvents().filter { $0 == .headerStretched(0) }.count, 1)
    stage.input(.move(pointer: 1, to: .down(100)))
    stage.input(.move(pointer: 1, to: .down(420)))
    XCTAssertEqual(stage.takeEvents().filter { $0 == .headerStretched(0) }.count, 1, "again")
    stage.input(.release(pointer: 1))
    stage.wait(2)
    XCTAssertEqual(stage.view.headers[0].stretch, 0)
    var stiff = self.stage()
    stiff.input(.press(pointer: 1, at: .zero))
    stiff.input(.move(pointer: 1, to: .down(400)))
    XCTAssertEqual(stiff.view.headers[0].visibleHeight, 100)
  }

  func test_outputs_progressAndParallax() {
    var stage = stage(offset: 1000) { $0.parallax = 0.5 }
    stage.wheel(to: 925)
    let header = stage.view.headers[0]
    XCTAssertEqual(header.position, -25)
    XCTAssertEqual(header.progress, 0.75)
    XCTAssertEqual(header.parallax, -12.5)
    XCTAssertEqual(header.visibleHeight, 75)
  }

  func test_events_reportMovementsAndBothExtents() {
    var stage = stage()
    stage.wheel(to: -60)
    XCTAssertEqual(stage.takeEvents().filter(\.isOfAHeader), [.headerMoved(0, to: -40)])
    stage.wheel(to: 500)
    XCTAssertEqual(
      stage.takeEvents().filter(\.isOfAHeader), [.headerMoved(0, to: -100), .headerHidden(0)])
    stage.wheel(to: 600)
    XCTAssertEqual(stage.takeEvents().filter(\.isOfAHeader), [])
    stage.wheel(to: 300)
    XCTAssertEqual(
      stage.takeEvents().filter(\.isOfAHeader), [.headerMoved(0, to: 0), .headerShown(0)])
  }

  func test_otherOptions_leaveItAsFarOutAsTheyAllow() {
    var stage = stage(offset: 1000)
    stage.view.changeHeader(0, to: HeaderOptions(mode: .enterAlways, height: 60), at: stage.now)
    XCTAssertEqual(position(stage), -60)
    stage.view.changeHeader(0, to: HeaderOptions(mode: .pinned, height: 60), at: stage.now)
    XCTAssertEqual(position(stage), 0)
  }

  /// The events of a header whose new options do not allow its position depended on when the content moved next.
  func test_otherOptions_moveItAtOnceWhereTheyMust_andTheHeadersBelowIt() {
    var stage = Stage(.driven, viewport: 800, top: 150)
    stage.view.addHeader(HeaderOptions(mode: .exitUntilCollapsed, height: 100, minimumHeight: 70), at: stage.now)
    stage.view.addHeader(HeaderOptions(mode: .exitUntilCollapsed, height: 50), at: stage.now)
    stage.wheel(to: -90)
    XCTAssertEqual((0..<2).map { position(stage, $0) }, [-30, -30])
    stage.view.changeHeader(
      0, to: HeaderOptions(mode: .enterAlwaysCollapsed, height: 100, minimumHeight: 55), at: stage.now)
    XCTAssertEqual((0..<2).map { position(stage, $0) }, [-45, -15])
    stage.setHeader(-100)
    XCTAssertEqual((0..<2).map { position(stage, $0) }, [-60, 0])
  }

  // MARK: Header and inset

  func test_anInsetThatFollowsTheHeader_movesNoContent_byItself() {
    for snaps in [false, true] {
      for seed in 1..<60 as Range<UInt64> {
        let moves = wander(seed: seed)
        var constant = stage { $0.snaps = snaps }
        var follows = stage { $0.snaps = snaps; $0.inset = .visible }
        for (distance, pause) in moves {
          for number in [0, 1] {
            var stage = number == 0 ? constant : follows
            stage.input(.panUpdate(by: .down(distance)))
            stage.input(.panEnd(.velocity(.down(distance * 20))))
            if number == 1 { tellVisibleInset(&stage) }
            for _ in 0..<Int(pause * 60) {
              stage.tick(stage.now + 1.0 / 60)
              let before = stage.y
              if number == 1 { tellVisibleInset(&stage) }
              XCTAssertEqual(stage.y, before, accuracy: 1e-9, "seed \(seed): it moved by itself")
            }
            if number == 0 { constant = stage } else { follows = stage }
          }
          XCTAssertEqual(follows.y, constant.y, accuracy: 1e-6, "seed \(seed)")
          XCTAssertEqual(position(follows), position(constant), accuracy: 1e-6, "seed \(seed)")
        }
      }
    }
  }

  func test_theRoundingOfSuchAnInset_isNoOtherGeometry() {
    var stage = Stage(.driven, viewport: 800, top: 91.7 + 0.13)
    var options = HeaderOptions(mode: .enterAlways, height: 91.7)
    options.inset = .visible
    stage.view.addHeader(options, at: stage.now)
    let geometry = stage.geometry
    var rounded = 0
    for step in 0..<4000 {
      stage.wheel(to: stage.y + (step / 1000 % 2 == 0 ? 0.0237 : -0.0173))
      let visible = stage.view.headers[0].visibleHeight
      if visible + 0.13 + (91.7 - visible) != 91.7 + 0.13 { rounded += 1 }
      stage.change(content: 5000, viewport: 800, top: visible + 0.13)
      XCTAssertEqual(stage.geometry, geometry)
    }
    XCTAssertGreaterThan(rounded, 0, "a rounding that never comes proves nothing")
  }

  private func wander(seed: UInt64) -> [(distance: Double, pause: Double)] {
    var numbers = SeededNumbers(seed: seed)
    return (0..<8).map { _ in (numbers.number(-90...90), numbers.number(0...0.8)) }
  }

  private func tellVisibleInset(_ stage: inout Stage) {
    let visible = stage.view.headers[0].visibleHeight
    stage.change(content: 5000, viewport: 800, top: visible)
  }

  // MARK: Several

  func test_severalHeaders_leaveFromTheFirst_andReturnFromTheLast() {
    var stage = Stage(.driven, viewport: 800, top: 150)
    stage.view.addHeader(HeaderOptions(mode: .enterAlways, height: 100), at: stage.now)
    stage.view.addHeader(HeaderOptions(mode: .enterAlways, height: 50), at: stage.now)
    func both() -> [Double] { [position(stage, 0), position(stage, 1)] }
    for (offset, expected) in [
      (-90.0, [-60.0, 0.0]), (-30, [-100, -20]), (500, [-100, -50]), (470, [-100, -20]),
      (400, [-50, 0]), (350, [0, 0]), (420, [-70, 0]), (-150, [0, 0]),
    ] {
      stage.wheel(to: offset)
      XCTAssertEqual(both(), expected, "\(offset)")
    }
    stage.wheel(to: -90)
    XCTAssertEqual(stage.view.headers[0].top, -60)
    XCTAssertEqual(stage.view.headers[1].top, 40)
  }

  func test_aPinnedHeaderBelowOneThatLeaves_slidesUpAndStays() {
    var stage = Stage(.driven, viewport: 800, top: 104)
    stage.view.addHeader(HeaderOptions(mode: .enterAlways, height: 56), at: stage.now)
    stage.view.addHeader(HeaderOptions(mode: .pinned, height: 48), at: stage.now)
    stage.wheel(to: 700)
    XCTAssertEqual(stage.view.headers[1].top, 0)
    XCTAssertEqual(stage.view.headers[1].visibleHeight, 48)
  }

  /// Rows above are removed: the content is 80 points below its top. No gap opens below the headers.
  func test_twoHiddenHeaders_comeBack_asFarAsTheContentIsBelowItsTop() {
    var stage = Stage(.driven, viewport: 800, top: 120)
    stage.view.addHeader(HeaderOptions(mode: .enterAlways, height: 60), at: stage.now)
    stage.view.addHeader(HeaderOptions(mode: .enterAlways, height: 60), at: stage.now)
    stage.wheel(to: 880)
    XCTAssertEqual((0..<2).map { stage.view.headers[$0].position }, [-60, -60])
    stage.change(content: 4000, viewport: 800, top: 120, shift: -920)
    XCTAssertEqual(stage.y, -40)
    XCTAssertEqual((0..<2).map { stage.view.headers[$0].position }, [-60, -20])
  }

  /// A header of 60 points that snaps, above one of 100 that keeps 48. The content rests 55 points below its top, the headers at −35
  /// and −20. The first snaps to −55.
  private func snappingAboveAnother(reducesMotion: Bool = false) -> Stage {
    var stage = Stage(.driven, top: 160)
    var preferences = stage.view.setting.rules.preferences
    preferences.reducesMotion = reducesMotion
    stage.view.setPreferences(preferences, at: stage.now)
    var options = HeaderOptions(mode: .enterAlways, height: 60)
    options.snaps = true
    stage.view.addHeader(options, at: stage.now)
    stage.view.addHeader(HeaderOptions(mode: .exitUntilCollapsed, height: 100, minimumHeight: 48), at: stage.now)
    stage.wheel(to: -80)
    stage.wait(1)
    XCTAssertEqual([position(stage, 0), position(stage, 1)], [-60, -20])
    stage.wheel(to: -105)
    return stage
  }

  func test_theHeadersBelowOneThatSnaps_stayAttachedToTheContent() {
    var stage = snappingAboveAnother()
    XCTAssertEqual([position(stage, 0), position(stage, 1)], [-35, -20])
    for _ in 0..<60 {
      stage.wait(1 / 60)
      XCTAssertEqual(position(stage, 0) + position(stage, 1), -55, accuracy: 1e-9, "no gap opens")
    }
    XCTAssertEqual([position(stage, 0), position(stage, 1)], [-55, 0])
    stage.wheel(to: -104)
    XCTAssertEqual([position(stage, 0), position(stage, 1)], [-56, 0])
    var atOnce = snappingAboveAnother(reducesMotion: true)
    atOnce.wait(1)
    XCTAssertEqual([position(atOnce, 0), position(atOnce, 1)], [-55, 0])
  }

  func test_theHeadersBelowOneThatSnaps_moveAtTheSameTimes_atAnyTickRate() {
    var (once, often) = (snappingAboveAnother(), snappingAboveAnother())
    let begin = once.now
    for step in 1...150 { often.tick(begin + 0.1 * Double(step) / 150) }
    once.tick(begin + 0.1)
    for number in 0...1 { XCTAssertEqual(position(once, number), position(often, number), accuracy: 1e-12) }
    for step in 1...150 { often.view.tick(at: begin + 0.1 + 0.9 * Double(step) / 150) }
    once.view.tick(at: begin + 1)
    func ends(_ view: inout ScrollView) -> [TimedEvent] {
      view.takeEvents().filter { $0.event == .headerHidden(0) || $0.event == .headerShown(1) }
    }
    let (one, other) = (ends(&once.view), ends(&often.view))
    XCTAssertEqual(one.map(\.event), [.headerShown(1)])
    XCTAssertEqual(other.map(\.event), [.headerShown(1)])
    for (one, other) in zip(one, other) { XCTAssertEqual(one.time, other.time, accuracy: 1e-9) }
  }

  /// The first snaps from −41 to −60. The second is at −25, and may then be at −21 at the lowest: 81 points below the top.
  func test_aSnappingHeaderBelowAnother_countsWhereThatWillBe() {
    var stage = Stage(.driven, top: 120)
    var options = HeaderOptions(mode: .enterAlways, height: 60)
    options.snaps = true
    for _ in 0...1 { stage.view.addHeader(options, at: stage.now) }
    stage.wheel(to: -40)
    stage.wait(1)
    for (number, position) in [-40.0, -25].enumerated() { stage.view.setHeaderPosition(position, of: number, at: stage.now) }
    stage.wheel(to: -39)
    XCTAssertEqual([position(stage, 0), position(stage, 1)], [-41, -25])
    stage.wait(1)
    XCTAssertEqual([position(stage, 0), position(stage, 1)], [-60, -21])
  }

  /// The program brings back 40 of the first header's 100 points, and they snap to hide. The user's scroll first shows the second
  /// header, of 60 points: the first stops at once, and moves on from there.
  func test_aHeaderThatSnaps_stopsWhereAScrollBegins_thatReachesItLater() {
    var stage = Stage(.driven, top: 160)
    var options = HeaderOptions(mode: .enterAlways, height: 100)
    options.snaps = true
    stage.view.addHeader(options, at: stage.now)
    options = HeaderOptions(mode: .enterAlways, height: 60)
    options.onlyByUser = true
    stage.view.addHeader(options, at: stage.now)
    stage.wheel(to: 1000)
    stage.wait(1)
    stage.scroll(to: 960)
    while !stage.view.headers[0].isSnapping { stage.tick(stage.now + 0.001) }
    stage.wait(0.06)
    let caught = position(stage, 0)
    XCTAssertTrue(caught < -62 && caught > -98, "\(caught)")
    XCTAssertEqual(position(stage, 1), -60)
    let start = stage.y
    for _ in 1...3 { stage.input(.wheel(by: .down(-1), .notches)) }
    while stage.view.lastSnapshot.phase == .wheeling {
      stage.tick(stage.now + 0.005)
      guard stage.view.lastSnapshot.phase == .wheeling else { break }
      let scrolled = start - stage.y
      XCTAssertEqual(position(stage, 1), min(0, scrolled - 60), accuracy: 1e-9)
      XCTAssertEqual(position(stage, 0), min(0, caught + max(0, scrolled - 60)), accuracy: 1e-9)
    }
    XCTAssertGreaterThan(start - stage.y, 80)
  }

  func test_noMoreThanFourHeaders_andNoneAfterAll() {
    var stage = Stage(.driven)
    for _ in 0..<HeaderStack.capacity {
      stage.view.addHeader(HeaderOptions(mode: .pinned, height: 10), at: stage.now)
    }
    XCTAssertEqual(stage.view.headers.count, 4)
    stage.view.removeHeaders(at: stage.now)
    XCTAssertEqual(stage.view.headers.count, 0)
    stage.wheel(to: 90)
    XCTAssertFalse(stage.takeEvents().contains(where: \.isOfAHeader))
  }

  // MARK: Changes while the content scrolls

  func test_aHeaderAddedDuringAScroll_movesByTheDistanceScrolledAfterwards() {
    var stage = Stage(.driven)
    stage.scroll(to: 1000)
    stage.wait(0.1)
    let offset = stage.y
    stage.view.addHeader(HeaderOptions(mode: .enterAlways, height: 200), at: stage.now)
    stage.wait(0.03)
    XCTAssertGreaterThan(offset, 20)
    XCTAssertLessThan(position(stage), 0)
    XCTAssertEqual(position(stage), offset - stage.y, accuracy: 1e-9)
  }

  func test_aHeaderChangedDuringAScroll_movesByTheDistanceScrolledAfterwards() {
    var stage = Stage(.driven)
    stage.view.addHeader(HeaderOptions(mode: .pinned, height: 200), at: stage.now)
    stage.scroll(to: 1000)
    stage.wait(0.1)
    let offset = stage.y
    stage.view.changeHeader(
      0, to: HeaderOptions(mode: .enterAlways, height: 200), at: stage.now)
    stage.wait(0.03)
    XCTAssertGreaterThan(offset, 20)
    XCTAssertLessThan(position(stage), 0)
    XCTAssertEqual(position(stage), offset - stage.y, accuracy: 1e-9)
  }

  // MARK: Changes while it settles

  /// A header that begins to hide at an offset of 400, 70 points out, while the content rests.
  private func hiding() -> Stage {
    var stage = stage(offset: 430, top: 0) { $0.snaps = true }
    stage.wheel(to: 400)
    stage.wait(0.25)
    XCTAssertEqual(stage.view.lastSnapshot.phase, .idle)
    XCTAssertTrue(stage.view.headers[0].isSnapping)
    XCTAssertLessThan(position(stage), -70)
    return stage
  }

  func test_aHeaderThatHides_isShown_whenTheRowsAboveAreRemoved() {
    var stage = hiding()
    stage.view.setAnchorPolicy(.keepItem, at: stage.now)
    stage.edit(at: 0, removed: 400, inserted: 0)
    XCTAssertEqual(stage.y, 0)
    XCTAssertEqual(position(stage), 0)
    stage.wait(1)
    XCTAssertEqual(position(stage), 0)
    XCTAssertFalse(stage.view.frame.needsTick)
  }

  func test_aHeaderThatHides_hidesNoFartherThanTheContentIsScrolled_whenRowsAboveAreRemoved() {
    var stage = hiding()
    stage.view.setAnchorPolicy(.keepItem, at: stage.now)
    stage.edit(at: 0, removed: 320, inserted: 0)
    XCTAssertEqual(stage.y, 80)
    XCTAssertLessThan(position(stage), -70)
    stage.wait(1)
    XCTAssertEqual(position(stage), -80)
  }

  func test_aHeaderThatHides_isShown_whenContentShrinks() {
    var stage = hiding()
    stage.change(content: 300, viewport: 800)
    XCTAssertEqual(stage.y, 0)
    XCTAssertEqual(position(stage), 0)
    stage.wait(1)
    XCTAssertEqual(position(stage), 0)
    XCTAssertFalse(stage.view.frame.needsTick)
  }

  func test_observed_reportsOfTheOffsetAlone_moveAHeader() {
    var view = ScrollView(mode: .observed)
    view.addHeader(HeaderOptions(mode: .enterAlways, height: 56), at: 0)
    view.handle(.didScroll(to: .down(40)), at: 1)
    XCTAssertEqual(view.headers[0].position, -40)
    view.handle(.didScroll(to: .down(400)), at: 1.1)
    XCTAssertEqual(view.headers[0].position, -56)
    view.handle(.didScroll(to: .down(390)), at: 1.2)
    XCTAssertEqual(view.headers[0].position, -46)
    view.setHeaderPosition(-56, of: 0, at: 1.2)
    XCTAssertEqual(view.headers[0].position, -56)
  }
}
