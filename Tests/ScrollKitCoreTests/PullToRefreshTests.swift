import XCTest

@testable import ScrollKitCore

/// Pull to refresh: pulled, armed, refreshing, closed, in driven and in observed mode.
final class PullToRefreshTests: XCTestCase {
  private func stage(
    _ mode: ScrollMode = .driven, feel: Feel = .uikit, top: Double = 0
  ) -> Stage {
    var stage = Stage(mode, top: top, feel: feel)
    stage.change { $0.enableRefresh(at: $1) }
    return stage
  }

  /// A finger pulls the content down until it is pulled by so many points.
  ///
  /// - Parameter finger: Where the finger is already, in points below its press.
  /// - Returns: Where the finger is then.
  @discardableResult
  private func pull(_ stage: inout Stage, to distance: Double, from finger: Double = 0) -> Double {
    if finger == 0 { stage.input(.press(pointer: 1, at: .zero)) }
    var finger = finger
    while stage.view.behaviours.refresh!.pull < distance {
      finger += 1
      stage.input(.move(pointer: 1, to: .down(finger)))
    }
    return finger
  }

  private func steps(_ stage: inout Stage) -> [RefreshState] {
    stage.takeEvents().compactMap { if case .refreshChanged(let step) = $0 { step } else { nil } }
  }

  func test_aPull_armsAtTheThreshold_andRefreshesWhenItIsReleased() {
    var stage = stage(top: 20)
    let finger = pull(&stage, to: 32)
    XCTAssertEqual(stage.view.behaviours.refresh?.state, .pulled)
    XCTAssertEqual(stage.view.behaviours.refresh!.progress, 0.5, accuracy: 0.02)
    pull(&stage, to: 64, from: finger)
    XCTAssertEqual(stage.view.behaviours.refresh?.progress, 1)
    let released = stage.y
    stage.input(.release(pointer: 1))
    XCTAssertEqual(stage.y, released, "nothing jumps")
    stage.wait(3)
    XCTAssertEqual(stage.y, -80, "the inset holds it open")
    XCTAssertEqual(stage.view.lastSnapshot.phase, .idle)
    XCTAssertEqual(steps(&stage), [.pulled, .armed, .refreshing])
    stage.change { $0.endRefresh(at: $1) }
    XCTAssertEqual(stage.y, -80)
    stage.wait(0.05)
    XCTAssertGreaterThan(stage.y, -80)
    XCTAssertLessThan(stage.y, -20, "it closes with a motion")
    stage.wait(3)
    XCTAssertEqual(stage.y, -20)
    XCTAssertEqual(stage.geometry.leadingInset, 20)
    XCTAssertEqual(steps(&stage), [.closing, .idle])
  }

  /// WebKit's edge moves by a twentieth of the finger's movement, Gecko's by a sixteenth.
  func test_theDefaultThreshold_isOneThatAFingerReaches() {
    let feels: [(feel: Feel, threshold: Double)] = [
      (.uikit, 64), (.qt, 64), (.android, 64), (.macos, 6.4), (.gecko, 8), (.lvgl, 32), (.gtk, 64),
    ]
    for (feel, threshold) in feels {
      var stage = stage(feel: feel)
      XCTAssertEqual(stage.view.behaviours.refresh?.threshold, threshold)
      stage.input(.press(pointer: 1, at: .zero))
      for move in 1...40 { stage.input(.move(pointer: 1, to: .down(Double(move) * 5))) }
      XCTAssertEqual(stage.view.behaviours.refresh?.state, .armed, "by 200 points")
    }
    var stage = stage()
    stage.view.setFeel(.macos, at: stage.now)
    stage.input(.press(pointer: 1, at: .zero))
    for move in 1...40 { stage.input(.move(pointer: 1, to: .down(Double(move) * 5))) }
    XCTAssertEqual(stage.view.behaviours.refresh?.state, .armed)
    var options = RefreshOptions()
    options.threshold = 30
    stage.change { $0.enableRefresh(options, at: $1) }
    XCTAssertEqual(stage.view.behaviours.refresh?.threshold, 30, "the program's counts in any feel")
  }

  func test_onlyARefreshOpensTheContent() {
    var refresh = PullToRefresh(options: RefreshOptions(), feel: .uikit)
    XCTAssertEqual(refresh.refreshInset, 0)
    for state in [RefreshState.pulled, .armed] { XCTAssertEqual(PullToRefresh(refresh, in: state).refreshInset, 0) }
    refresh.begin()
    XCTAssertEqual(refresh.refreshInset, RefreshOptions().length)
    var ofToolkit = PullToRefresh(options: RefreshOptions(), feel: nil)
    ofToolkit.begin()
    XCTAssertEqual(ofToolkit.refreshInset, 0, "a toolkit opens its content itself")
  }

  /// It collapsed by the length of the inset and was shown again at once when the content had closed. In the mode
  /// `freezeNearEnds` it stayed hidden at the top.
  func test_aHeader_staysWhereItIs_whileTheContentCloses() {
    for mode in HeaderMode.allCases {
      var stage = stage()
      stage.view.addHeader(HeaderOptions(mode: mode, height: 50, minimumHeight: 10), at: stage.now)
      pull(&stage, to: 64)
      stage.input(.release(pointer: 1))
      stage.wait(3)
      stage.change { $0.endRefresh(at: $1) }
      for _ in 0..<60 {
        stage.wait(0.01)
        XCTAssertEqual(stage.view.headers[0].position, 0, "\(mode)")
      }
      XCTAssertEqual(stage.y, 0, accuracy: 1e-6)
    }
  }

  /// The closed content was out of range: it stayed open, and a release that ended there had no end.
  func test_contentSmallerThanTheViewport_opensAndClosesToo() {
    for (content, isPulled) in [(0.0, true), (100, true), (100, false), (599, false), (630, true)] {
      var stage = Stage(content: content, top: 20)
      stage.change { $0.enableRefresh(at: $1) }
      if isPulled {
        pull(&stage, to: 64)
        stage.input(.release(pointer: 1))
      } else {
        stage.change { $0.beginRefresh(at: $1) }
        stage.wait(0.05)
        XCTAssertTrue(stage.y < -20 && stage.y > -80, "it opens with a motion: \(stage.y)")
      }
      stage.wait(3)
      XCTAssertEqual(stage.y, -80, "\(content)")
      stage.change { $0.endRefresh(at: $1) }
      stage.wait(0.05)
      XCTAssertTrue(stage.y < -20 && stage.y > -80, "it closes with a motion: \(stage.y)")
      stage.wait(3)
      XCTAssertEqual(stage.y, -20, "\(content)")
      XCTAssertEqual(stage.view.behaviours.refresh?.state, .idle)
      XCTAssertEqual(stage.geometry.range.lower, -20)
    }
  }

  func test_contentSmallerThanTheViewport_closesAfterAReleaseInTheInset() {
    var stage = Stage(content: 100)
    stage.change { $0.enableRefresh(at: $1) }
    stage.change { $0.beginRefresh(at: $1) }
    stage.wait(1)
    stage.input(.panBegin)
    stage.input(.panUpdate(by: .down(20)))
    stage.change { $0.endRefresh(at: $1) }
    XCTAssertEqual(stage.y, -40)
    stage.input(.panEnd(.velocity(.down(-500))))
    stage.wait(3)
    XCTAssertEqual(stage.y, 0)
    XCTAssertEqual(stage.view.behaviours.refresh?.state, .idle)
  }

  /// A fling of 600 pt/s from 60 points before the start passes it after −ln(1 − 60·k/600)/k s, k = 2.002 1/s. It hides
  /// a header of 100 points 100 points later. The header was hidden at the time of the tick.
  func test_closingContentThatIsFlungPastItsStart_isClosedWhenItPassesIt_atEveryFrameRate() {
    for step in [0.001, 0.04, 1] {
      var stage = stage()
      stage.view.addHeader(HeaderOptions(mode: .enterAlways, height: 100), at: stage.now)
      stage.change { $0.beginRefresh(at: $1) }
      stage.wait(3)
      stage.input(.panBegin)
      stage.input(.panUpdate(by: .zero))
      stage.input(.panEnd(.velocity(.down(600))))
      stage.change { $0.endRefresh(at: $1) }
      let released = stage.now
      var closed: [TimedEvent] = []
      for frame in 1...Int(1 / step) {
        stage.view.tick(at: released + Double(frame) * step)
        for next in stage.view.takeEvents() {
          if next.event == .refreshChanged(.idle) || next.event == .headerHidden(0) { closed.append(next) }
        }
      }
      XCTAssertEqual(closed.map(\.event), [.refreshChanged(.idle), .headerHidden(0)], "\(step)")
      XCTAssertEqual(closed[0].time - released, 0.111552, accuracy: 1e-4, "\(step)")
      XCTAssertEqual(closed[1].time - released, 0.381261, accuracy: 1e-4, "\(step)")
    }
  }

  /// The program sends a fling to 250, where no area is. The range changes when the content passes its closed start, which is
  /// no other layout. It snapped then, or jumped to the area after its rest, depending on the frame rate.
  func test_closingContentThatTheProgramSendsPastItsStart_restsThere_atEveryFrameRate() {
    let area = SnapArea(
      key: 1, rectangle: Pair(x: Interval(lower: 0, upper: 400), y: Interval(lower: 320, upper: 400)),
      alignment: Pair(x: .none, y: .start))
    var targets: [[Double]] = []
    for step in [0.001, 0.04, 5] {
      var stage = stage()
      stage.view.setSnapRule(.areas(AreaSnapping()), .y, at: stage.now)
      stage.change { $0.beginRefresh(at: $1) }
      stage.wait(3)
      stage.change {
        $0.setSnapAreas([area], at: $1)
      }
      stage.input(.panBegin)
      stage.input(.panUpdate(by: .zero))
      stage.land(.panEnd(.velocity(.down(600))), at: 250)
      stage.change { $0.endRefresh(at: $1) }
      _ = stage.takeEvents()
      let released = stage.now
      for frame in 1...Int(5 / step) { stage.tick(released + Double(frame) * step) }
      targets.append(
        stage.takeEvents().compactMap { event in
          switch event {
          case .willRest(let target): target.y
          case .didRest(let offset): offset.y
          default: nil
          }
        })
      XCTAssertEqual(stage.y, 250)
    }
    XCTAssertEqual(targets, [[250], [250], [250]])
  }

  /// A shift leaves content out of range sideways, under the finger. It jumped back when the range grew upwards.
  func test_contentThatIsOutOfRangeSideways_staysThere_whenTheContentOpens() {
    var feel = Feel.uikit
    feel.edges.x = Ends(both: .clamp)
    var stage = stage(feel: feel)
    pull(&stage, to: 64)
    stage.view.setGeometry(stage.view.setting.geometry, shift: Vector(x: -100, y: 0), at: stage.now)
    stage.take()
    XCTAssertEqual(stage.view.lastSnapshot.offset.x, -100)
    stage.input(.press(pointer: 1, at: .zero))  // ends the drag, so the refresh begins
    XCTAssertEqual(stage.view.behaviours.refresh?.state, .refreshing)
    XCTAssertEqual(stage.view.lastSnapshot.offset.x, -100)
  }

  /// A drag that the program or a pinch ends was not released. It began a refresh, which sent the program's scroll to the start.
  func test_anArmedDragThatIsNotReleased_doesNotRefresh() {
    typealias Ending = (name: String, feel: Feel, end: (inout ScrollView, Double) -> Void)
    let endings: [Ending] = [
      ("a scroll", .uikit, { $0.scroll(to: .down(1000), at: $1) }),
      ("a scroll to where content is", .android, { $0.scroll(to: .zero, at: $1) }),
      ("a zoom", .uikit, { $0.zoom(to: 2, about: .down(500), at: $1) }),
      ("a zoom at once", .uikit, { $0.zoom(to: 2, about: .down(500), .atOnce, at: $1) }),
      ("a second finger", .uikit, { $0.handle(.press(pointer: 2, at: .down(100)), at: $1) }),
    ]
    for ending in endings {
      var ends: [Double] = []
      for refreshes in [true, false] {
        var stage = Stage(feel: ending.feel)
        stage.change { $0.enableZoom(from: 1, to: 4, isCentered: false, at: $1) }
        if refreshes { stage.change { $0.enableRefresh(at: $1) } }
        stage.input(.press(pointer: 1, at: .zero))
        for distance in stride(from: 10.0, through: 300, by: 10) { stage.input(.move(pointer: 1, to: .down(distance))) }
        if refreshes { XCTAssertEqual(stage.view.refresh?.state, .armed, ending.name) }
        stage.change(ending.end)
        ends.append(stage.view.lastSnapshot.target.y)
        stage.wait(2)
        XCTAssertFalse(steps(&stage).contains(.refreshing), ending.name)
        ends.append(stage.y)
      }
      XCTAssertEqual(ends[0], ends[2], "\(ending.name): the target is that without pull to refresh")
      XCTAssertEqual(ends[1], ends[3], ending.name)
    }
  }

  /// The finger that is lifted may press again before its release is reported, and the system may cancel the gesture.
  func test_anArmedDragWhoseReleaseIsLost_orThatIsCancelled_refreshes() {
    for input in [ScrollInput.press(pointer: 1, at: .zero), .cancel] {
      var stage = stage()
      pull(&stage, to: 70)
      stage.input(input)
      XCTAssertEqual(steps(&stage), [.pulled, .armed, .refreshing], "\(input)")
    }
  }

  /// It went back to the open start.
  func test_contentOnItsWayFromTheStart_goesOn_whenTheProgramBeginsARefresh() {
    let motions: [(name: String, begin: (inout ScrollView, Double) -> Void)] = [
      ("a scroll", { $0.scroll(to: .down(500), at: $1) }),
      ("a wheel", { $0.handle(.wheel(by: .down(3), .notches), at: $1) }),
      ("a fling", {
        $0.handle(.panUpdate(by: .zero), at: $1)
        $0.handle(.panEnd(.velocity(.down(1000))), at: $1)
      }),
      ("a zoom", { $0.zoom(to: 2, about: .down(500), at: $1) }),
    ]
    for motion in motions {
      for delay in [0, 1e-6] {
        var stage = stage()
        stage.change { $0.enableZoom(from: 1, to: 4, isCentered: false, at: $1) }
        stage.change(motion.begin)
        stage.tick(stage.now + delay)
        let target = stage.view.lastSnapshot.target.y
        XCTAssertGreaterThan(target, 0, motion.name)
        stage.change { $0.beginRefresh(at: $1) }
        XCTAssertEqual(stage.view.lastSnapshot.target.y, target, "\(motion.name) after \(delay) s")
        stage.wait(5)
        XCTAssertEqual(stage.y, target, accuracy: 1e-9, motion.name)
        XCTAssertEqual(stage.view.refresh?.state, .refreshing)
      }
    }
  }

  /// The stretch counted from the open start: it shrank by the length of the refresh at the release.
  func test_aHeaderThatStretches_fillsThePulledAndTheOpenedPart_andNeverJumps() {
    var stage = stage(top: 50)
    var options = HeaderOptions(mode: .enterAlways, height: 50)
    options.stretches = true
    stage.view.addHeader(options, at: stage.now)
    pull(&stage, to: 100)
    XCTAssertEqual(stage.view.headers[0].stretch, 100, accuracy: 1)
    var last = stage.view.headers[0].stretch
    func look(_ seconds: Double) {
      for _ in 0..<Int(seconds * 1000) {
        stage.tick(stage.now + 0.001)
        XCTAssertEqual(stage.view.headers[0].stretch, max(0, -50 - stage.y), accuracy: 1e-9)
        XCTAssertLessThan(abs(stage.view.headers[0].stretch - last), 3)
        last = stage.view.headers[0].stretch
      }
    }
    stage.input(.release(pointer: 1))
    XCTAssertEqual(stage.view.headers[0].stretch, last, accuracy: 1e-9)
    look(2)
    XCTAssertEqual(last, 60, "it is as tall as the refresh holds the content open")
    stage.change { $0.endRefresh(at: $1) }
    look(2)
    XCTAssertEqual(last, 0)
    stage.change { $0.beginRefresh(at: $1) }
    look(2)
    XCTAssertEqual(last, 60)
    stage.change { $0.endRefresh(at: $1) }
    look(2)
    XCTAssertEqual(last, 0)
  }

  func test_aPullThatGoesBack_isDisarmed() {
    var stage = stage()
    pull(&stage, to: 70)
    stage.input(.move(pointer: 1, to: .down(40)))
    XCTAssertEqual(stage.view.behaviours.refresh?.state, .pulled)
    stage.input(.release(pointer: 1))
    stage.wait(3)
    XCTAssertEqual(steps(&stage), [.pulled, .armed, .pulled, .idle])
    XCTAssertEqual(stage.y, 0)
  }

  func test_aFlingIntoTheEdge_doesNotRefresh() {
    var stage = stage()
    stage.view.setOffset(.down(300), at: stage.now)
    stage.input(.panBegin)
    stage.input(.panUpdate(by: .down(-1)))
    stage.input(.panEnd(.velocity(.down(-5000))))
    stage.wait(3)
    XCTAssertEqual(steps(&stage).filter { $0 != .pulled && $0 != .idle }, [])
    XCTAssertEqual(stage.y, 0)
  }

  func test_underAFinger_itStaysOpen() {
    var stage = stage()
    stage.change { $0.beginRefresh(at: $1) }
    stage.wait(3)
    XCTAssertEqual(stage.y, -60, "the program opened it")
    stage.input(.press(pointer: 1, at: .zero))
    stage.input(.move(pointer: 1, to: .down(-30)))
    stage.input(.move(pointer: 1, to: .down(-20)))
    stage.input(.release(pointer: 1))
    stage.wait(1)
    XCTAssertEqual(stage.y, -40, accuracy: 20, "it rests within the open part")
    XCTAssertEqual(stage.view.behaviours.refresh?.state, .refreshing)
    stage.input(.press(pointer: 1, at: .zero))
    let held = stage.y
    stage.change { $0.endRefresh(at: $1) }
    XCTAssertEqual(stage.y, held, "it does not move under the finger")
    stage.input(.release(pointer: 1))
    stage.wait(3)
    XCTAssertEqual(stage.y, 0)
    XCTAssertEqual(stage.view.behaviours.refresh?.state, .idle)
  }

  /// The nub catches content on its way from −60 to 0. It closes when the nub lets go, is disabled or gets other options.
  func test_closingContentThatTheNubCatches_closesWhenTheNubLetsGo() {
    var others = NubOptions()
    others.margin += 1
    for letsGo in [
      { $0.releaseNub(at: $1) }, { $0.disableNub(at: $1) }, { $0.enableNub(others, at: $1) },
    ] as [(inout ScrollView, Double) -> Void] {
      var stage = stage()
      stage.change { $0.enableNub(at: $1) }
      stage.change { $0.beginRefresh(at: $1) }
      stage.wait(1)
      XCTAssertEqual(stage.y, -60)
      stage.change { $0.endRefresh(at: $1) }
      while stage.y < -40 { stage.tick(stage.now + 0.001) }
      XCTAssertTrue(stage.grab())
      let caught = stage.y
      stage.wait(1)
      XCTAssertEqual(stage.y, caught, "the nub holds it")
      _ = steps(&stage)
      stage.change { letsGo(&$0, $1) }
      XCTAssertEqual(stage.view.lastSnapshot.target.y, 0)
      XCTAssertEqual(stage.y, caught, "nothing jumps")
      stage.wait(3)
      XCTAssertEqual(stage.y, 0)
      XCTAssertEqual(steps(&stage), [.idle])
    }
  }

  func test_endedElsewhere_nothingMoves() {
    var stage = stage()
    stage.change { $0.beginRefresh(at: $1) }
    stage.wait(2)
    stage.view.setOffset(.down(500), at: stage.now)
    stage.take()
    stage.change { $0.endRefresh(at: $1) }
    XCTAssertEqual(stage.y, 500)
    XCTAssertEqual(stage.geometry.range.lower, 0)
    XCTAssertEqual(stage.view.behaviours.refresh?.state, .idle)
  }

  /// Both retargeted the animation to a start of their own, without end.
  func test_aScrollToTheTop_endsAtTheClosedStart() {
    var stage = stage()
    stage.change { $0.enableTop(at: $1) }
    stage.change { $0.beginRefresh(at: $1) }
    stage.wait(2)
    stage.view.setOffset(.down(300), at: stage.now)
    stage.trigger()
    while stage.y > -1 { stage.tick(stage.now + 0.01) }
    stage.change { $0.endRefresh(at: $1) }
    stage.input(.release(pointer: 1))
    XCTAssertEqual(stage.view.lastSnapshot.target.y, 0)
    stage.trigger()
    XCTAssertEqual(stage.view.lastSnapshot.target.y, 300, "it scrolls back")
    stage.wait(2)
    XCTAssertEqual(stage.y, 300)
    XCTAssertEqual(stage.view.behaviours.refresh?.state, .idle)
  }

  /// The content was centered in what the inset left of the viewport: it jumped by half the inset.
  func test_centeredContent_isCenteredAsIfItWereClosed() {
    var stage = Stage(content: 100)
    stage.change { $0.enableZoom(from: 1, to: 4, isCentered: true, at: $1) }
    stage.change { $0.enableRefresh(at: $1) }
    XCTAssertEqual(stage.y, -250)
    stage.change { $0.beginRefresh(at: $1) }
    XCTAssertEqual(stage.y, -250)
    stage.wait(2)
    XCTAssertEqual(stage.y, -310)
    stage.change { $0.endRefresh(at: $1) }
    XCTAssertEqual(stage.y, -310)
    stage.wait(2)
    XCTAssertEqual(stage.y, -250)
    XCTAssertEqual(stage.view.behaviours.refresh?.state, .idle)
  }

  /// The start of centered content is another one at each scale: the zoom was retargeted without end.
  func test_centeredContentThatZooms_closesAtTheStartOfItsTargetScale() {
    var stage = Stage(content: 100)
    stage.change { $0.enableZoom(from: 1, to: 4, isCentered: true, at: $1) }
    stage.change { $0.enableRefresh(at: $1) }
    stage.change { $0.beginRefresh(at: $1) }
    stage.wait(2)
    stage.change { _ = $0.zoom(to: 2, about: .zero, at: $1) }
    stage.change { $0.endRefresh(at: $1) }
    stage.wait(2)
    XCTAssertEqual(stage.y, -200)
    XCTAssertEqual(stage.view.behaviours.refresh?.state, .idle)
  }

  /// The inset is no other layout: content between two items snapped to one of them.
  func test_contentThatRestsBetweenItems_staysThere_whenTheRefreshBeginsAndEnds() {
    var stage = stage(top: 0.1)  // 0.1 + 60 − 60 is not 0.1
    stage.view.setSnapRule(
      .carousel(Carousel(itemLength: 100, spacing: 10, itemCount: 18)), .y, at: stage.now)
    stage.scroll(to: 748)
    stage.wait(2)
    let rested = stage.y
    stage.change { $0.beginRefresh(at: $1) }
    XCTAssertEqual(stage.y, rested)
    stage.change { $0.endRefresh(at: $1) }
    XCTAssertEqual(stage.y, rested)
  }

  func test_pages_countFromTheClosedStart() {
    var stage = stage()
    stage.snap(.pages(Paging()))
    stage.change { $0.beginRefresh(at: $1) }
    stage.wait(2)
    XCTAssertEqual(stage.y, -60, "it rests open, on no page")
    XCTAssertEqual(stage.view.behaviours.snapGuide?.offset(ofNumber: 1, .y, in: stage.view.engine.snapLayout), 600)
    stage.change(content: 6000)
    XCTAssertEqual(stage.y, -60)
    stage.input(.press(pointer: 1, at: .zero))
    stage.wait(0.2)
    stage.input(.release(pointer: 1))
    stage.wait(2)
    XCTAssertEqual(stage.y, -60, "a touch does not close it")
    stage.change { $0.endRefresh(at: $1) }
    stage.wait(2)
    XCTAssertEqual(stage.y, 0)
    stage.wait(2)
    XCTAssertEqual(stage.y, 0, "page 0 is where it was")
  }

  /// Content that closed jumped to the nearest item along the other axis, as if its layout had changed.
  func test_whatTheProgramScrollsToAlongTheOtherAxis_isLeftAlone_whileContentOpensAndCloses() {
    var stage = stage()
    let x = AxisGeometry(viewport: 400, content: 4000)
    stage.view.setGeometry(Pair(x: x, y: stage.geometry), at: stage.now)
    stage.view.setSnapRule(.carousel(Carousel(itemLength: 200, itemCount: 20)), .x, at: stage.now)
    stage.view.setOffset(Vector(x: 130, y: 0), at: stage.now)
    stage.take()
    stage.change { $0.beginRefresh(at: $1) }
    XCTAssertEqual(stage.view.lastSnapshot.offset.x, 130)
    stage.wait(2)
    XCTAssertEqual(stage.view.lastSnapshot.offset, Vector(x: 130, y: -60))
    stage.change { $0.endRefresh(at: $1) }
    stage.wait(2)
    XCTAssertEqual(stage.view.lastSnapshot.offset, Vector(x: 130, y: 0))
  }

  /// It rested in the inset and then closed.
  func test_aMotionIntoTheInsetThatCloses_endsAtTheClosedStart() {
    for snap in [SnapRule.none, .pages(Paging())] {
      var stage = stage()
      stage.snap(snap)
      stage.change { $0.beginRefresh(at: $1) }
      stage.wait(2)
      stage.change { $0.endRefresh(at: $1) }
      stage.wait(0.05)
      stage.input(.wheel(by: .down(0.2), .notches))
      XCTAssertLessThan(stage.y, -40)
      XCTAssertEqual(stage.view.lastSnapshot.target.y, 0)
      XCTAssertEqual(stage.view.lastSnapshot.phase, .wheeling)
      stage.wait(2)
      XCTAssertEqual(stage.y, 0)
    }
  }

  func test_aFlingOutOfTheInset_goesOnWhenTheRefreshEnds() {
    var stage = stage()
    stage.change { $0.beginRefresh(at: $1) }
    stage.wait(2)
    stage.input(.panUpdate(by: .down(40)))
    stage.input(.panEnd(.velocity(.down(2000))))
    let target = stage.view.lastSnapshot.target
    XCTAssertGreaterThan(target.y, 100)
    XCTAssertLessThan(stage.y, 40)
    stage.change { $0.endRefresh(at: $1) }
    stage.wait(5)
    XCTAssertEqual(stage.view.lastSnapshot.offset, target)
  }

  func test_whatArrivesAbove_isAnchoredFirst() throws {
    let list = try ListStage(extents: [Double?](repeating: 100, count: 50))
    list.stage.change { $0.enableRefresh(at: $1) }
    list.stage.change { $0.beginRefresh(at: $1) }
    list.stage.wait(2)
    try list.insert([Double](repeating: 100, count: 10), at: 0)
    XCTAssertEqual(list.y, 940, "the row that was first stays where it was")
    list.stage.change { $0.endRefresh(at: $1) }
    list.stage.wait(2)
    XCTAssertEqual(list.y, 940)
    XCTAssertEqual(list.stage.geometry.range.lower, 0)
  }

  func test_edgesThatStretchOrGlowOrClamp_pullByTheirHiddenOverscroll() {
    for behavior in [EdgeBehavior.stretch, .glow, .clamp] {
      var feel = Feel.android
      feel.edges = Pair(x: Ends(both: behavior), y: Ends(both: behavior))
      var stage = stage(feel: feel)
      pull(&stage, to: 70)
      XCTAssertEqual(stage.y, 0, "the edge does not move the content")
      XCTAssertEqual(stage.view.behaviours.refresh?.state, .armed)
      stage.input(.release(pointer: 1))
      stage.wait(3)
      XCTAssertEqual(stage.y, -60)
      stage.change { $0.endRefresh(at: $1) }
      stage.wait(3)
      XCTAssertEqual(stage.y, 0)
      XCTAssertEqual(steps(&stage), [.pulled, .armed, .refreshing, .closing, .idle])
    }
  }

  // MARK: Edges that clamp

  /// A finger is 18 points away when a drag begins in Flutter's feel, 15 in Chromium's, 8 in GTK's; from there on it pulls.
  func test_inEachFeelThatClamps_aFingerPullsByItsWayPastTheEdge_andContentStays() {
    for (feel, slop) in [(Feel.flutterAndroid, 18.0), (.chromium, 15), (.gtk, 8)] {
      for content in [5000.0, 100] {
        var stage = Stage(content: content, feel: feel)
        stage.change { $0.enableRefresh(at: $1) }
        stage.input(.press(pointer: 1, at: .zero))
        stage.input(.move(pointer: 1, to: .down(50)))
        let begun = stage.view.refresh!.pull
        XCTAssertEqual(begun, 50 - slop, "\(slop)")
        XCTAssertEqual(stage.view.refresh?.state, .pulled)
        XCTAssertEqual(stage.view.refresh?.progress, begun / 64)
        stage.input(.move(pointer: 1, to: .down(120)))
        XCTAssertEqual(stage.view.refresh?.pull, begun + 70)
        XCTAssertEqual(stage.view.refresh?.state, .armed)
        XCTAssertEqual(stage.y, 0, "content stays at its edge")
        XCTAssertEqual(stage.view.frame.edgeEffect, .zero, "the edge shows nothing")
        stage.input(.release(pointer: 1))
        XCTAssertEqual(stage.y, 0, "nothing jumps")
        XCTAssertEqual(stage.view.lastSnapshot.target.y, -60)
        stage.wait(2)
        XCTAssertEqual(stage.y, -60)
        XCTAssertEqual(stage.view.refresh?.pull, 0)
        stage.change { $0.endRefresh(at: $1) }
        XCTAssertEqual(stage.y, -60)
        stage.wait(2)
        XCTAssertEqual(stage.y, 0)
        XCTAssertEqual(steps(&stage), [.pulled, .armed, .refreshing, .closing, .idle])
      }
    }
  }

  func test_atAnEdgeThatClamps_aPullThatGoesBack_orIsLiftedTooEarly_doesNothing() {
    for goesBack in [true, false] {
      var stage = stage(feel: .gtk)
      pull(&stage, to: goesBack ? 80 : 60)
      if goesBack { stage.input(.move(pointer: 1, to: .down(40))) }
      XCTAssertEqual(stage.view.refresh?.state, .pulled)
      stage.input(.release(pointer: 1))
      stage.wait(0.1)
      XCTAssertEqual(stage.view.refresh!.pull, 25, accuracy: 24, "the pull recedes")
      stage.wait(2)
      XCTAssertEqual(stage.y, 0)
      XCTAssertEqual(steps(&stage), goesBack ? [.pulled, .armed, .pulled, .idle] : [.pulled, .idle])
    }
  }

  /// The finger is 100 points past the edge. Of a refresh, its first 100 points back undo the pull and move no content; without one,
  /// they move content at once.
  func test_atAnEdgeThatClamps_aFingerThatGoesBack_undoesThePullFirst() {
    for refreshes in [true, false] {
      var stage = Stage(feel: .gtk)
      if refreshes { stage.change { $0.enableRefresh(at: $1) } }
      stage.change { $0.setOffset(.down(40), at: $1) }
      stage.input(.press(pointer: 1, at: .zero))
      stage.input(.move(pointer: 1, to: .down(20)))
      let held = stage.y
      stage.input(.move(pointer: 1, to: .down(20 + held + 100)))
      XCTAssertEqual(stage.y, 0)
      stage.input(.move(pointer: 1, to: .down(20 + held)))
      XCTAssertEqual(stage.y, refreshes ? 0 : 100, accuracy: 1e-6)
      if refreshes { XCTAssertEqual(stage.view.refresh!.pull, 0, accuracy: 1e-9) }
      stage.input(.move(pointer: 1, to: .down(20)))
      XCTAssertEqual(stage.y, refreshes ? held : 100 + held, accuracy: 1e-6)
    }
  }

  func test_atAnEdgeThatClamps_onlyFingersAtTheTopPull() {
    let inputs: [(String, (inout Stage) -> Void)] = [
      ("a wheel in points", { stage in for _ in 0..<20 { stage.input(.wheel(by: .down(-30), .points)) } }),
      ("a wheel", { stage in for _ in 0..<20 { stage.input(.wheel(by: .down(-1), .notches)) } }),
      ("a key", { $0.input(.key(.home)) }),
      ("a fling", { stage in
        stage.change { $0.setOffset(.down(300), at: $1) }
        stage.input(.panBegin)
        stage.input(.panUpdate(by: .down(-1)))
        stage.input(.panEnd(.velocity(.down(-5000))))
      }),
      ("a pull of the bottom", { stage in
        stage.change { $0.setOffset(.down(4400), at: $1) }
        stage.input(.press(pointer: 1, at: .down(500)))
        for distance in 1...40 { stage.input(.move(pointer: 1, to: .down(500 - 5 * Double(distance)))) }
        stage.input(.release(pointer: 1))
      }),
      ("a drag sideways", { stage in
        stage.input(.press(pointer: 1, at: .zero))
        for distance in 1...40 { stage.input(.move(pointer: 1, to: Vector(x: 5 * Double(distance), y: 0))) }
        stage.input(.release(pointer: 1))
      }),
    ]
    for (name, input) in inputs {
      for feel in [Feel.flutterAndroid, .gtk] {
        var stage = stage(feel: feel)
        input(&stage)
        XCTAssertEqual(stage.view.refresh?.pull, 0, name)
        stage.wait(3)
        XCTAssertEqual(steps(&stage), [], name)
        XCTAssertEqual(stage.view.refresh?.pull, 0, name)
      }
    }
  }

  /// The page has collapsed by 200 points and comes back first. Then the list pulls.
  func test_nested_atAnEdgeThatClamps_theListPullsWhenThePageHasTakenItsShare() {
    var feel = NestedStage.bare
    feel.edges = .all(.clamp)
    var parentFirst = NestRules()
    parentFirst.order = .parentFirst
    let nest = NestedStage([.init(range: 4400), .init(range: 200, offset: 200, rules: parentFirst)], feel: feel)
    nest.change(0) { view, _ in view.enableRefresh(at: 0) }
    nest.drag((1...25).map { Double($0) * -10 })
    XCTAssertEqual(nest.frame(1).offset.y, 0)
    XCTAssertEqual(nest.frame(0).offset.y, 0)
    XCTAssertEqual(nest.view(0).refresh!.pull, 50, accuracy: 1e-9)
    XCTAssertEqual(nest.view(0).refresh?.state, .pulled)
    nest.move(-300)
    XCTAssertEqual(nest.view(0).refresh!.pull, 100, accuracy: 1e-9)
    XCTAssertEqual(nest.view(0).refresh?.state, .armed)
    XCTAssertNil(nest.view(1).refresh)
    nest.release()
    XCTAssertEqual(nest.frame(0).offset.y, 0, "nothing jumps")
    XCTAssertEqual(nest.frame(0).target.y, -60)
    nest.tick(nest.now + 2)
    XCTAssertEqual(nest.frame(0).offset.y, -60, accuracy: 1e-9)
    XCTAssertEqual(nest.frame(1).offset.y, 0)
  }

  /// Content that begins at its right moves along x as before, and the pull along y is the same.
  func test_rightToLeft_atAnEdgeThatClamps_pullsByTheSameWay() {
    var pulls: [Double] = []
    for isRightToLeft in [false, true] {
      var stage = stage(feel: .gtk)
      stage.change { view, now in
        view.setRightToLeft(isRightToLeft)
        let x = isRightToLeft
          ? AxisGeometry.rightToLeft(viewport: 400, content: 1000) : AxisGeometry(viewport: 400, content: 1000)
        view.setGeometry(Pair(x: x, y: view.geometry.y), at: now)
      }
      stage.input(.press(pointer: 1, at: .zero))
      for step in 1...10 {
        stage.input(.move(pointer: 1, to: Vector(x: (isRightToLeft ? -3 : 3) * Double(step), y: 10 * Double(step))))
      }
      pulls.append(stage.view.refresh!.pull)
      XCTAssertEqual(stage.view.lastSnapshot.offset, .zero, "the finger is past both edges")
    }
    XCTAssertEqual(pulls[0], pulls[1])
    XCTAssertGreaterThan(pulls[0], 64)
  }

  /// A finger arms, the program scrolls away, and the pull recedes by itself. The states came with the next frame.
  func test_aRecedingPull_disarmsAndEnds_whenItIsThere_atAnyFrameRate() {
    for (rate, behavior) in [(3.0, EdgeBehavior.stretch), (60, .stretch), (997, .stretch), (3, .clamp), (997, .clamp)] {
      var feel = Feel.android
      feel.edges = .all(behavior)
      var stage = stage(feel: feel)
      pull(&stage, to: 70)
      stage.change { $0.setOffset(.down(500), at: $1) }
      let pull = stage.view.engine.scroller.edgeEffects.y
      _ = stage.takeEvents()
      for frame in 1...Int(rate) { stage.view.tick(at: stage.now + Double(frame) / rate) }
      let steps = stage.view.takeEvents().filter { if case .refreshChanged = $0.event { true } else { false } }
      XCTAssertEqual(steps.map(\.event), [.refreshChanged(.pulled), .refreshChanged(.idle)], "\(rate)")
      XCTAssertEqual(pull.distance(at: steps[0].time), -RefreshOptions.standardThreshold, accuracy: 1e-6)
      XCTAssertEqual(steps[1].time, pull.end, accuracy: 1e-9)
    }
  }

  /// A resampled finger passes the threshold between two frames, down and up again. At a low frame rate, `pulled` was missing.
  func test_aPullThatPassesItsThreshold_isPulledBefore_atAnyFrameRate() {
    var expected: [TimedEvent] = []
    for step in [0.0005, 0.004, 1] {
      var stage = stage()
      var preferences = ScrollPreferences()
      preferences.resamples = true
      stage.change { $0.setPreferences(preferences, at: $1) }
      stage.change { $0.setOffset(.down(30), at: $1) }
      var time = stage.now
      stage.view.press(1, at: .zero, time: time)
      for distance in [10.0, 20, 400, 440, 40, 40, -100, -100] {
        let next = time + 0.008
        for tick in stride(from: time, to: next, by: step) { stage.view.tick(at: tick) }
        time = next
        stage.view.move(1, to: .down(distance), time: time)
      }
      stage.view.tick(at: time + 0.1)
      let steps = stage.view.takeEvents().filter { if case .refreshChanged = $0.event { true } else { false } }
      XCTAssertEqual(
        steps.map(\.event), [RefreshState.pulled, .armed, .pulled, .idle].map(ScrollEvent.refreshChanged), "\(step)")
      if expected.isEmpty { expected = steps }
      for (step, other) in zip(steps, expected) { XCTAssertEqual(step.time, other.time, accuracy: 1e-9) }
    }
  }

  /// UIKit animates a refresh that the program begins or ends; it is no momentum. It was reported as a deceleration.
  func test_theProgramOpensAndCloses_byAnAnimationWithoutANumber() {
    var stage = stage()
    stage.change { $0.beginRefresh(at: $1) }
    XCTAssertEqual(stage.view.lastSnapshot.phase, .animating)
    XCTAssertEqual(stage.view.lastSnapshot.target.y, -60)
    stage.wait(2)
    XCTAssertEqual(stage.y, -60)
    stage.change { $0.endRefresh(at: $1) }
    XCTAssertEqual(stage.view.lastSnapshot.phase, .animating)
    stage.wait(2)
    XCTAssertEqual(stage.y, 0)
    for event in stage.takeEvents() {
      switch event {
      case .decelerationBegan, .decelerationEnded, .animationCompleted: XCTFail("\(event)")
      default: break
      }
    }
  }

  /// A chain that is released keeps what its edge hides. Content jumped to −60 at the release.
  func test_nested_edgesThatStretchOrGlowOrClamp_openWithAMotion() {
    for behavior in [EdgeBehavior.stretch, .glow, .clamp] {
      var feel = NestedStage.bare
      feel.edges = Pair(x: Ends(both: behavior), y: Ends(both: behavior))
      let nest = NestedStage([(4400, 0), (0, 0)], feel: feel)
      nest.change(0) { view, _ in view.enableRefresh(at: 0) }
      nest.drag((1...30).map { Double($0) * -10 })
      XCTAssertEqual(nest.frame(0).offset.y, 0)
      nest.release()
      XCTAssertEqual(nest.frame(0).offset.y, 0, "\(behavior): nothing jumps")
      XCTAssertEqual(nest.frame(0).target.y, -60, "\(behavior)")
      nest.tick(nest.now + 0.1)
      XCTAssertEqual(nest.frame(0).offset.y, -20, accuracy: 20, "\(behavior)")
      nest.tick(nest.now + 2)
      XCTAssertEqual(nest.frame(0).offset.y, -60, "\(behavior)")
    }
  }

  /// In any tree a refresh opens without a jump, and −60 stays its target: released, caught on its way and released again, and
  /// while another scroller changes.
  func test_nested_inAnyTree_aRefreshOpensWithoutAJump_andKeepsItsTarget() {
    let trees: [(ranges: [Double], number: Int)] = [
      ([4400], 0), ([4400, 0], 0), ([0, 4400], 1), ([600, 4400], 1), ([600, 4400, 0], 1), ([600, 0, 4400], 2), ([0, 0, 4400], 2),
    ]
    for behavior in [EdgeBehavior.bounce, .stretch, .glow, .clamp] {
      for tree in trees {
        for order in [NestOrder.childFirst, .parentFirstDown, .parentFirstUp, .parentFirst] {
          for ending in 0..<4 {
            var feel = NestedStage.bare
            feel.edges = Pair(x: Ends(both: behavior), y: Ends(both: behavior))
            var rules = NestRules()
            rules.order = order
            let nest = NestedStage(tree.ranges.map { .init(range: $0, rules: rules) }, feel: feel)
            let about = "\(behavior) \(tree) \(order) \(ending)"
            nest.change(tree.number) { view, _ in view.enableRefresh(at: 0) }
            nest.drag((1...40).map { Double($0) * -10 })
            // Before its children towards the start, the innermost that scrolls shows the pull.
            let isInnermost = !tree.ranges[..<tree.number].contains { $0 > 0 }
            guard isInnermost || !order.comesFirst(towards: .start) else { continue }
            XCTAssertEqual(nest.view(tree.number).behaviours.refresh?.state, .armed, about)
            var last = nest.frame(tree.number).offset.y
            func look(_ seconds: Double) {
              for _ in 0..<Int(seconds * 1000) {
                nest.tick(nest.now + 0.001)
                let offset = nest.frame(tree.number).offset.y
                XCTAssertLessThan(abs(offset - last), 6, about)
                last = offset
              }
            }
            nest.release()
            XCTAssertEqual(nest.frame(tree.number).offset.y, last, accuracy: 1e-9, about)
            XCTAssertEqual(nest.frame(tree.number).target.y, -60, about)
            look(0.08)
            switch ending {
            case 0: break
            case 1:  // caught, and let go: between open and closed it rests where it is
              nest.put(.press(pointer: 2, at: .zero), at: nest.now)
              look(0.05)
              nest.put(.release(pointer: 2), at: nest.now)
              XCTAssertEqual(nest.frame(tree.number).target.y, max(-60, last), accuracy: 1e-9, about)
              look(2)
              XCTAssertEqual(nest.frame(tree.number).phase, .idle, about)
              continue
            case 2:  // the innermost changes
              nest.call(0, at: nest.now) {
                var geometry = $0.setting.geometry
                geometry.y = AxisGeometry(viewport: 400, content: geometry.y.content + 50)
                $0.setGeometry(geometry, at: nest.now)
              }
            default:  // the outermost changes
              nest.call(tree.ranges.count - 1, at: nest.now) { $0.setFeel(.gtk, at: nest.now) }
            }
            XCTAssertEqual(nest.frame(tree.number).target.y, -60, about)
            look(2)
            XCTAssertEqual(nest.frame(tree.number).offset.y, -60, accuracy: 1e-9, about)
          }
        }
      }
    }
  }

  /// The animation began at what the edge hides: content stood still until it was back.
  func test_nested_aScroll_movesContentWhoseEdgeStillShowsAStretch() {
    var feel = NestedStage.bare
    feel.edges = Pair(x: Ends(both: .stretch), y: Ends(both: .stretch))
    let nest = NestedStage([(4400, 0), (0, 0)], feel: feel)
    nest.drag((1...30).map { Double($0) * -10 })
    nest.release()
    nest.tick(nest.now + 0.01)
    XCTAssertLessThan(nest.frame(0).edgeEffect.y, 0)
    nest.call(0, at: nest.now) { _ = $0.scroll(to: .down(50), at: nest.now) }
    XCTAssertEqual(nest.frame(0).offset.y, 0)
    XCTAssertEqual(nest.frame(0).target.y, 50)
    nest.tick(nest.now + 0.05)
    XCTAssertGreaterThan(nest.frame(0).offset.y, 0)
  }

  /// It announced −60, rested there, and closed then.
  func test_nested_contentThatIsReleasedWhileItCloses_announcesItsClosedStart() {
    let nest = NestedStage([(4400, 0), (0, 0)])
    nest.change(0) { view, _ in
      view.enableRefresh(at: 0)
      view.beginRefresh(at: 0)
    }
    nest.tick(2)
    nest.drag([-10, -20, -30])
    nest.change(0) { $0.endRefresh(at: $1) }
    nest.tick(nest.now + 0.2)
    _ = nest.events(0)
    nest.release()
    XCTAssertLessThan(nest.frame(0).offset.y, -60)
    XCTAssertEqual(nest.frame(0).target.y, 0)
    nest.tick(nest.now + 3)
    XCTAssertEqual(nest.frame(0).offset.y, 0)
    XCTAssertFalse(nest.events(0).contains { $0.event == .didRest(at: .down(-60)) })
  }

  func test_observed_theReportsOfAnOverscroll_pull() {
    var stage = stage(.observed)
    stage.report(.willBeginDragging)
    for y in stride(from: -10.0, through: -70, by: -10) {
      stage.wait(0.01)
      stage.report(.didScroll(to: .down(y)))
    }
    stage.report(.willEndDragging(velocity: .zero, target: .zero))
    stage.report(.didEndDragging(decelerates: true))
    XCTAssertEqual(steps(&stage), [.pulled, .armed, .refreshing])
    XCTAssertEqual(stage.geometry.leadingInset, 0, "the toolkit holds its content open")
    stage.report(.didScroll(to: .zero))
    stage.report(.didEndDecelerating)
    stage.change { $0.endRefresh(at: $1) }
    XCTAssertEqual(steps(&stage), [.idle], "there is nothing to close")
  }

  func test_observed_theProgramsRefresh_leavesOverscrolledContentToTheToolkit() {
    var stage = stage(.observed)
    stage.report(.willBeginDragging)
    stage.report(.didScroll(to: .down(-30)))
    _ = stage.takeEvents()
    stage.change { $0.beginRefresh(at: $1) }
    stage.change { $0.endRefresh(at: $1) }
    XCTAssertEqual(stage.y, -30)
    XCTAssertEqual(steps(&stage), [.refreshing, .closing], "the toolkit closes it")
  }

  private func opened(_ feel: Feel = .uikit) -> Stage {
    var stage = stage(feel: feel)
    stage.change { $0.beginRefresh(at: $1) }
    stage.wait(2)
    XCTAssertEqual(stage.y, -60)
    _ = stage.takeEvents()
    return stage
  }

  /// Options with another length.
  private func length(_ length: Double) -> RefreshOptions {
    var options = RefreshOptions()
    options.length = length
    return options
  }

  func test_disabledDuringARefresh_itClosesAsIfTheRefreshHadEnded() {
    var (disabled, ended) = (opened(), opened())
    disabled.change { $0.disableRefresh(at: $1) }
    ended.change { $0.endRefresh(at: $1) }
    XCTAssertNil(disabled.view.refresh)
    for _ in 0..<100 {
      XCTAssertEqual(disabled.y, ended.y)
      disabled.wait(0.02)
      ended.wait(0.02)
    }
    XCTAssertEqual(disabled.y, 0)
    XCTAssertEqual(steps(&disabled), [.closing, .idle])
    XCTAssertEqual(steps(&ended), [.closing, .idle])
    XCTAssertNil(disabled.view.behaviours.refresh)
    XCTAssertNotNil(ended.view.refresh)
  }

  func test_disabledAtRest_itIsGoneAtOnce() {
    var stage = stage()
    stage.change { $0.disableRefresh(at: $1) }
    XCTAssertNil(stage.view.behaviours.refresh)
    XCTAssertFalse(stage.view.needsEnds)
    XCTAssertEqual(steps(&stage), [])
  }

  func test_disabledDuringAPull_itIsIdleAtOnce_andTheFingerGoesOn() {
    for (distance, step, steps) in [(30.0, RefreshState.pulled, [RefreshState.idle]), (70, .armed, [.pulled, .idle])] {
      var stage = stage()
      pull(&stage, to: distance)
      XCTAssertEqual(stage.view.refresh?.state, step)
      let y = stage.y
      _ = stage.takeEvents()
      stage.change { $0.disableRefresh(at: $1) }
      XCTAssertEqual(self.steps(&stage), steps)
      XCTAssertNil(stage.view.behaviours.refresh)
      XCTAssertEqual(stage.y, y)
      stage.input(.release(pointer: 1))
      stage.wait(2)
      XCTAssertEqual(stage.y, 0)
      XCTAssertEqual(self.steps(&stage), [])
    }
  }

  func test_enabledAgainWhileItCloses_itGoesOnClosing_andPullsAgain() {
    var stage = opened()
    stage.change { $0.disableRefresh(at: $1) }
    stage.wait(0.05)
    let y = stage.y
    stage.change { $0.enableRefresh(at: $1) }
    XCTAssertEqual(stage.view.refresh?.state, .closing)
    XCTAssertEqual(stage.y, y)
    stage.wait(2)
    XCTAssertEqual(steps(&stage), [.closing, .idle])
    pull(&stage, to: 70)
    XCTAssertEqual(stage.view.refresh?.state, .armed)
  }

  func test_anotherLengthDuringARefresh_isWhereContentGoes_withAnAnimation() {
    for length in [20.0, 59, 61, 100] {
      for feel in [Feel.uikit, .android] {
        var stage = opened(feel)
        stage.change { $0.enableRefresh(self.length(length), at: $1) }
        XCTAssertEqual(stage.y, -60, "without a jump")
        XCTAssertEqual(stage.view.frame.target.y, -length)
        stage.wait(0.05)
        XCTAssertEqual(stage.y, -(60 + length) / 2, accuracy: (length - 60).magnitude / 2 - 0.001, "on its way to \(length)")
        stage.wait(2)
        XCTAssertEqual(stage.y, -length)
        XCTAssertEqual(stage.view.engine.restRange.y.lower, -length)
        stage.change { $0.endRefresh(at: $1) }
        stage.wait(2)
        XCTAssertEqual(stage.y, 0)
        XCTAssertEqual(steps(&stage), [.closing, .idle])
      }
    }
  }

  func test_anotherLengthDuringARefresh_movesNoContentElsewhere_andNoneThatIsHeld() {
    var stage = opened()
    stage.change { $0.setOffset(.down(300), at: $1) }
    stage.change { $0.enableRefresh(self.length(100), at: $1) }
    stage.wait(1)
    XCTAssertEqual(stage.y, 300)
    stage.change { $0.enableTop(at: $1) }
    stage.change { $0.triggerTop(at: $1) }
    stage.wait(2)
    XCTAssertEqual(stage.y, -100)

    stage.input(.press(pointer: 1, at: .zero))
    stage.change { $0.enableRefresh(self.length(40), at: $1) }
    XCTAssertEqual(stage.y, -100, "a finger is on it")
    stage.input(.release(pointer: 1))
    stage.wait(2)
    XCTAssertEqual(stage.y, -40)
  }

  func test_aShorterLength_whileContentIsElsewhere_isTheStartFromThenOn() {
    var stage = opened()
    stage.change { $0.setOffset(.down(300), at: $1) }
    stage.change { $0.enableRefresh(self.length(40), at: $1) }
    stage.change { $0.setOffset(.down(-60), at: $1) }
    XCTAssertEqual(stage.y, -40)
  }

  /// Its only offset in range would be that of the open content.
  func test_contentThatFitsTheViewport_closes() {
    for content in [0.0, 100, 570] {
      for scale in [1.0, 0.5] {
        var stage = Stage(content: content)
        stage.change { $0.enableZoom(from: 0.5, to: 1, at: $1) }
        stage.change { _ = $0.zoom(to: scale, about: .zero, .atOnce, at: $1) }
        stage.change { $0.enableRefresh(at: $1) }
        stage.change { $0.beginRefresh(at: $1) }
        stage.wait(2)
        XCTAssertEqual(stage.y, -60, "\(content)")
        stage.change { $0.endRefresh(at: $1) }
        stage.wait(0.05)
        XCTAssertEqual(stage.y, -30, accuracy: 29, "it closes with a motion: \(content)")
        stage.wait(3)
        XCTAssertEqual(stage.y, 0, "\(content)")
        XCTAssertEqual(stage.geometry.range.length, 0)
        XCTAssertEqual(steps(&stage), [.refreshing, .closing, .idle])
      }
    }
  }

  func test_theHostsGeometry_keepsTheContentOpen() {
    var stage = stage(top: 20)
    stage.change { $0.beginRefresh(at: $1) }
    stage.wait(2)
    stage.change(content: 3000, top: 20)
    XCTAssertEqual(stage.geometry.leadingInset, 20)
    XCTAssertEqual(stage.view.engine.restRange.y, Interval(lower: -80, upper: 2400))
    XCTAssertEqual(stage.y, -80)
  }

  func test_theSteps_areTheSame_atEveryFrameRate() {
    var ends: [Double] = []
    for rate in [24.0, 60, 1000] {
      var stage = stage()
      pull(&stage, to: 80)
      stage.input(.release(pointer: 1))
      while stage.view.lastSnapshot.phase != .idle { stage.tick(stage.now + 1 / rate) }
      ends.append(stage.y)
      XCTAssertEqual(steps(&stage), [.pulled, .armed, .refreshing])
    }
    XCTAssertEqual(ends, [-60, -60, -60])
  }

  /// The start is at −88.3, and the toolkit at −88.5.
  func test_observed_aToolkitThatRounds_isAtItsStart() {
    var stage = stage(.observed, top: 88.3)
    stage.report(.willBeginDragging)
    stage.report(.didScroll(to: .down(-88.5)))
    stage.report(.willEndDragging(velocity: .zero, target: .down(-88.5)))
    stage.report(.didEndDragging(decelerates: false))
    XCTAssertEqual(steps(&stage), [])
    stage.change { $0.beginRefresh(at: $1) }
    stage.change { $0.endRefresh(at: $1) }
    XCTAssertEqual(steps(&stage), [.refreshing, .idle], "there is nothing to close")
    stage.report(.willBeginDragging)
    stage.report(.didScroll(to: .down(-120)))
    stage.change { $0.beginRefresh(at: $1) }
    stage.change { $0.endRefresh(at: $1) }
    stage.report(.didScroll(to: .down(-88.5)))
    XCTAssertEqual(steps(&stage), [.pulled, .refreshing, .closing, .idle])
  }
}
