import XCTest

@testable import ScrollKitCore

/// An axis along which only the program scrolls.
final class ScrollEnabledTests: XCTestCase {
  /// Content of 3000 by 3000 points at 500, 500, in a viewport of 400 by 600.
  private func view(feel: Feel = .uikit, x: Bool = true, y: Bool = false) -> ScrollView {
    var view = ScrollView(feel: feel)
    view.setGeometry(
      ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 3000, y: 3000)), at: 0)
    view.setOffset(Vector(x: 500, y: 500), at: 0)
    view.setScrollEnabled(x: x, y: y, at: 0)
    return view
  }

  private func flick(_ view: inout ScrollView, by distance: Vector, from time: Double) {
    view.press(1, at: Vector(x: 300, y: 300), time: time)
    for step in 1...5 {
      view.move(1, to: Vector(x: 300, y: 300) + distance * (Double(step) / 5), time: time + 0.01 * Double(step))
    }
    view.release(1, time: time + 0.05)
  }

  private func rest(_ view: inout ScrollView) -> Vector {
    for frame in 1...300 { view.tick(at: view.clock + Double(frame) / 60) }
    XCTAssertFalse(view.frame.needsTick)
    return view.frame.offset
  }

  func test_eachInputOfTheUser_scrollsOnlyAlongTheOtherAxis() {
    typealias Act = (inout ScrollView) -> Void
    let acts: [(name: String, act: Act)] = [
      ("flick", { self.flick(&$0, by: Vector(x: -100, y: -120), from: 1) }),
      ("points", { $0.handle(.wheel(by: Vector(x: 30, y: 40), .points), at: 1) }),
      ("notches", { $0.handle(.wheel(by: Vector(x: 1, y: 2), .notches), at: 1) }),
      ("pages", { $0.handle(.wheel(by: Vector(x: 0.1, y: 0.2), .pages), at: 1) }),
      ("pan", {
        $0.handle(.panBegin, at: 1)
        for step in 1...5 { $0.handle(.panUpdate(by: Vector(x: 10, y: 20)), at: 1 + 0.01 * Double(step)) }
        $0.handle(.panEnd(.coast), at: 1.05)
      }),
      ("momentum of the platform", {
        $0.handle(.panBegin, at: 1)
        $0.handle(.panUpdate(by: Vector(x: 10, y: 20)), at: 1.01)
        $0.handle(.panEnd(.platformMomentum), at: 1.02)
        for step in 1...5 { $0.handle(.momentum(by: Vector(x: 10, y: 20)), at: 1.02 + 0.01 * Double(step)) }
        $0.handle(.momentumEnd, at: 1.1)
      }),
      ("autoscroll", {
        $0.beginAutoscroll(at: Vector(x: 200, y: 300), time: 1)
        $0.moveAutoscroll(to: Vector(x: 300, y: 500), time: 1.01)
        $0.tick(at: 1.5)
        $0.endAutoscroll(at: 1.6)
      }),
      ("item near the corner", {
        $0.autoscroll(forItemAt: Vector(x: 390, y: 590), time: 1)
        $0.tick(at: 1.3)
        $0.endAutoscroll(at: 1.3)
      }),
      ("key", {
        $0.handle(.key(.lineRight), at: 1)
        $0.handle(.key(.pageDown), at: 1.1)
        $0.handle(.key(.end), at: 1.2)
      }),
      ("held key", {
        $0.handle(.keyHeld(.lineRight), at: 1)
        $0.tick(at: 1.3)
        $0.handle(.keyUp(.lineRight), at: 1.3)
        $0.handle(.keyHeld(.lineDown), at: 2)
        $0.tick(at: 2.3)
        $0.handle(.keyUp(.lineDown), at: 2.3)
      }),
      ("scroll bars", {
        $0.enableScrollbar(.x, at: 1)
        $0.enableScrollbar(.y, at: 1)
        for axis in Axis.allCases {
          $0.pressScrollbar(axis, at: 350, time: 1.1)
          $0.dragScrollbar(axis, to: 360, time: 1.2)
          $0.releaseScrollbar(axis, time: 1.2)
          $0.pressScrollbarArrow(axis, forward: true, time: 2)
          $0.tick(at: 2.5)
          $0.releaseScrollbar(axis, time: 2.5)
        }
      }),
    ]
    for feel in Self.feels {
      for (name, act) in acts {
        var locked = view(feel: feel)
        act(&locked)
        let offset = rest(&locked)
        XCTAssertEqual(offset.y, 500, "\(name)")
        XCTAssertNotEqual(offset.x, 500, "\(name)")
        var free = view(feel: feel, y: true)
        act(&free)
        XCTAssertNotEqual(rest(&free).y, 500, "\(name)")
        var neither = view(feel: feel, x: false)
        act(&neither)
        XCTAssertEqual(rest(&neither), Vector(x: 500, y: 500), "\(name)")
      }
    }
  }

  func test_theNub_isNotGrabbed() {
    for isEnabled in [true, false] {
      var view = view(y: isEnabled)
      view.enableNub(at: 0)
      view.setOffset(Vector(x: 500, y: 600), at: 0)
      XCTAssertEqual(view.grabNub(at: 1), isEnabled)
    }
  }

  func test_theProgramScrolls() {
    var view = view(x: false)
    view.scroll(to: Vector(x: 700, y: 900), at: 1)
    XCTAssertEqual(rest(&view), Vector(x: 700, y: 900))
    view.scroll(showing: Rectangle(x: 0, y: 0, width: 10, height: 10), by: .none, at: 60)
    XCTAssertEqual(rest(&view), .zero)
    view.enableTop(at: 100)
    view.setOffset(Vector(x: 0, y: 300), at: 100)
    XCTAssertTrue(view.triggerTop(at: 101))
    XCTAssertEqual(rest(&view).y, 0)
  }

  func test_aGestureUnderWay_keepsItsAxes() {
    var view = view(y: true)
    view.press(1, at: Vector(x: 300, y: 300), time: 1)
    view.move(1, to: Vector(x: 300, y: 270), time: 1.1)
    view.setScrollEnabled(x: true, y: false, at: 1.1)
    XCTAssertFalse(view.isScrollEnabled.y)
    view.move(1, to: Vector(x: 300, y: 260), time: 1.2)
    XCTAssertEqual(view.frame.offset.y, 530, "10 points of slop do not count")
    view.release(1, time: 1.5)
    flick(&view, by: Vector(x: 0, y: -50), from: 2)
    XCTAssertEqual(rest(&view).y, 530)
    view.setScrollEnabled(x: true, y: true, at: 100)
    flick(&view, by: Vector(x: 0, y: -50), from: 101)
    XCTAssertGreaterThan(rest(&view).y, 560)
  }

  /// The step under way keeps its axes; a repeat is another motion.
  func test_aHeldScrollBar_doesNotRepeatAlongALockedAxis() {
    for isLocked in [false, true] {
      var view = view(y: true)
      view.enableScrollbar(.y, at: 0)
      view.pressScrollbar(.y, at: 590, time: 1)
      let target = view.frame.target.y
      view.setScrollEnabled(x: true, y: !isLocked, at: 1.05)
      for frame in 1...240 { view.tick(at: 1.05 + Double(frame) / 60) }
      if isLocked {
        XCTAssertEqual(view.frame.offset.y, target, accuracy: 1e-9)
      } else {
        XCTAssertGreaterThan(view.frame.offset.y, target + 100)
      }
    }
  }

  /// The distance along the other axis alone crosses the slop, and neither a lock nor a diagonal slows it.
  func test_aLockedAxis_isNoneOfTheDrag() {
    for feel in Self.feels {
      var view = view(feel: feel)
      view.press(1, at: Vector(x: 300, y: 300), time: 1)
      for step in 1...20 { view.move(1, to: Vector(x: 300, y: 300 - 10 * Double(step)), time: 1 + 0.01 * Double(step)) }
      XCTAssertEqual(view.frame.offset, Vector(x: 500, y: 500))
      XCTAssertEqual(view.frame.phase, .tracking)
      for step in 1...20 { view.move(1, to: Vector(x: 300 - 10 * Double(step), y: 100), time: 1.2 + 0.01 * Double(step)) }
      XCTAssertGreaterThan(view.frame.offset.x, 600)
      XCTAssertEqual(view.frame.offset.y, 500)
    }
  }

  func test_aFinger_stopsWhatTheProgramMoves() {
    var view = view(x: false)
    view.scroll(to: Vector(x: 500, y: 2000), at: 1)
    view.tick(at: 1.1)
    view.press(1, at: .zero, time: 1.15)
    let caught = view.frame.offset
    view.move(1, to: Vector(x: 50, y: 50), time: 1.3)
    view.release(1, time: 1.3)
    XCTAssertEqual(rest(&view), caught)
  }

  func test_contentIsPulledNowhere() {
    for behavior in EdgeBehavior.allCases {
      var feel = Feel.uikit
      feel.edges = .all(behavior)
      var view = view(feel: feel)
      view.setOffset(.zero, at: 0)
      view.enableRefresh(at: 0)
      flick(&view, by: Vector(x: 100, y: 200), from: 1)
      view.tick(at: 1.06)
      XCTAssertEqual(view.frame.offset.y, 0)
      XCTAssertEqual(view.frame.edgeEffect.y, 0)
      XCTAssertEqual(view.refresh?.state, .idle)
    }
  }

  func test_aPinchZooms() {
    var view = view(x: false)
    view.enableZoom(from: 1, to: 4, at: 0)
    view.press(1, at: Vector(x: 150, y: 300), time: 1)
    view.press(2, at: Vector(x: 250, y: 300), time: 1)
    view.move(2, to: Vector(x: 350, y: 300), time: 1.1)
    XCTAssertEqual(view.frame.scale, 2)
  }

  func test_contentThatAChangePutsOutOfRange_returns() {
    var view = view(feel: .uikit, x: false)
    view.press(1, at: .zero, time: 1)
    view.setGeometry(
      ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 3000, y: 800)), shift: Vector(x: 0, y: -100), at: 1.1)
    view.move(1, to: Vector(x: 30, y: 30), time: 1.2)
    XCTAssertEqual(view.frame.offset, Vector(x: 500, y: 400))
    view.release(1, time: 1.3)
    XCTAssertEqual(rest(&view), Vector(x: 500, y: 200))
  }

  func test_fromRightToLeft_theOtherAxisScrollsAsBefore() {
    for isEnabled in [true, false] {
      var view = ScrollView()
      view.setRightToLeft(true)
      view.setGeometry(
        ScrollGeometry(x: .rightToLeft(viewport: 400, content: 3000), y: AxisGeometry(viewport: 600, content: 3000)), at: 0)
      view.setScrollEnabled(x: isEnabled, y: true, at: 0)
      flick(&view, by: Vector(x: 100, y: -100), from: 1)
      let offset = rest(&view)
      XCTAssertGreaterThan(offset.y, 100)
      XCTAssertEqual(offset.x < 0, isEnabled)
    }
  }

  // MARK: Nested

  /// What a locked scroller cannot scroll scrolls the one around it, unless it contains what it does not scroll.
  func test_aNestedScrollerThatIsLocked_scrollsTheOneAroundIt() {
    for (behavior, outer) in [(OverscrollBehavior.auto, 50.0), (.contain, 0), (.none, 0)] {
      var rules = NestRules()
      rules.overscroll = Pair(x: behavior, y: behavior)
      let stage = NestedStage([NestedStage.Layer(range: 200, offset: 100, rules: rules), NestedStage.Layer(range: 400)])
      stage.change(0) { $0.setScrollEnabled(x: true, y: false, at: $1) }
      stage.drag([20, 50])
      XCTAssertEqual(stage.offsets, [100, outer], "\(behavior)")
      stage.release()
      stage.tick(10)
      stage.put(.wheel(by: .down(1), .notches), at: 11)
      stage.put(.key(.lineDown), at: 12)
      stage.tick(20)
      XCTAssertEqual(stage.offsets[0], 100)
      XCTAssertEqual(stage.offsets[1] > 50, behavior == .auto)
    }
  }

  func test_aScrollerAroundIt_thatIsLocked_takesNoPart() {
    let stage = NestedStage([
      NestedStage.Layer(range: 200, offset: 100), NestedStage.Layer(range: 400, offset: 200), NestedStage.Layer(range: 400),
    ])
    stage.change(1) { $0.setScrollEnabled(x: true, y: false, at: $1) }
    stage.drag([150])
    XCTAssertEqual(stage.offsets, [200, 200, 50])
    stage.release()
    stage.tick(10)
    XCTAssertEqual(stage.offsets[1], 200)
  }

  func test_theAxesOfAChain_areThoseAtTheBeginningOfItsGesture() {
    let stage = NestedStage([(range: 200, offset: 100), (range: 400, offset: 0)])
    stage.drag([20])
    stage.change(0) { $0.setScrollEnabled(x: true, y: false, at: $1) }
    stage.move(40)
    XCTAssertEqual(stage.offsets, [140, 0])
    stage.put(.cancel, at: stage.now)
    stage.tick(10)
    stage.drag([20])
    XCTAssertEqual(stage.offsets, [140, 20])
  }

  // MARK: Bounces

  func test_contentThatFits_overscrollsFromTheNextGestureOn() {
    var view = ScrollView()
    view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 300)), at: 0)
    func pull(from time: Double) -> Double {
      view.press(1, at: Vector(x: 100, y: 100), time: time)
      view.move(1, to: Vector(x: 100, y: 210), time: time + 0.1)
      return view.frame.offset.y
    }
    XCTAssertEqual(pull(from: 1), 0)
    view.setAlwaysBounces(x: false, y: true, at: 1.2)
    XCTAssertEqual(view.alwaysBounces, Pair(x: false, y: true))
    view.move(1, to: Vector(x: 100, y: 250), time: 1.3)
    XCTAssertEqual(view.frame.offset.y, 0)
    view.release(1, time: 1.4)
    let pulled = pull(from: 2)
    XCTAssertLessThan(pulled, -20)
    view.setAlwaysBounces(x: false, y: false, at: 2.2)
    XCTAssertEqual(view.frame.offset.y, pulled, "it keeps the rules with which it was pulled")
    view.release(1, time: 2.2)
    view.tick(at: 2.3)
    XCTAssertLessThan(view.frame.offset.y, 0, "it returns as it was pulled")
    XCTAssertEqual(rest(&view).y, 0)
    XCTAssertEqual(pull(from: 100), 0)
  }

  private static let feels: [Feel] = [
    .uikit, .android, .flutterAndroid, .flutterIOS, .chromium, .gtk, .macos, .qt, .gecko, .lvgl,
  ]
}
