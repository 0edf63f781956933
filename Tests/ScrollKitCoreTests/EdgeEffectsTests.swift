import XCTest

@testable import ScrollKitCore

/// Edges that stretch or glow: what pulls them, what a pull does in the next gesture, and nested scrollers.
final class EdgeEffectsTests: XCTestCase {
  /// Content of 2000 points in a viewport of 400, at its top.
  private func view(alwaysBounces: Bool = false) -> ScrollView {
    var feel = Feel.android
    feel.slop = 20
    let geometry = ScrollGeometry(
      x: AxisGeometry(viewport: 400, content: 400), y: AxisGeometry(viewport: 400, content: 2000))
    return ScrollView(
      mode: .driven,
      setting: ScrollSetting(geometry: geometry, feel: feel, alwaysBounces: Pair(x: alwaysBounces, y: false)))
  }

  private func pull(_ view: ScrollView) -> Double {
    var view = view
    return view.engine.scroller.pull(at: view.clock).y
  }

  /// A finger pulls the top by 100 points, rests, and moves on at a velocity until 1.1 s.
  private func pulled(movingAt velocity: Double = 0, with preferences: ScrollPreferences = ScrollPreferences()) -> ScrollView {
    var view = view()
    view.setPreferences(preferences, at: 0)
    view.handle(.press(pointer: 1, at: .zero), at: 0)
    view.handle(.move(pointer: 1, to: .down(20.5)), at: 0.1)
    view.handle(.move(pointer: 1, to: .down(120)), at: 0.2)
    guard velocity != 0 else { return view }
    for step in 1...10 {
      view.handle(.move(pointer: 1, to: .down(120 + velocity * Double(step) * 0.01)), at: 1 + Double(step) * 0.01)
    }
    return view
  }

  func test_anEmptyViewport_hasNoEdgesThatArePulled() {
    for edge in [EdgeBehavior.stretch, .glow] {
      var feel = Feel.android
      feel.edges = .all(edge)
      var view = ScrollView(feel: feel)
      view.setGeometry(
        ScrollGeometry(x: AxisGeometry(viewport: 0, content: 1000), y: AxisGeometry(viewport: 0, content: 1000)), at: 0)
      view.press(1, at: .zero, time: 0)
      view.move(1, to: Vector(x: 50, y: 50), time: 0.1)
      view.move(1, to: Vector(x: 90, y: 90), time: 0.2)
      view.release(1, time: 1)
      XCTAssertEqual(view.frame.phase, .idle)
      XCTAssertFalse(view.frame.needsTick)
    }
  }

  func test_aReleaseOutwards_isAbsorbed_andTheContentRests() {
    var view = pulled(movingAt: 1000)
    let before = pull(view)
    view.handle(.release(pointer: 1), at: 1.1)
    XCTAssertEqual(pull(view), before)
    XCTAssertEqual(view.frame.phase, .idle)
    XCTAssertTrue(view.frame.needsTick)
    view.tick(at: 1.101)
    XCTAssertEqual(pull(view), before - 13 * 1000 * 0.001, accuracy: 1, "13 times the finger's velocity")
    view.tick(at: 3)
    XCTAssertEqual(pull(view), 0)
    XCTAssertFalse(view.frame.needsTick)
  }

  /// It rested when it was flung: a nub faded out during the fling.
  func test_contentThatAnEdgeStops_restsWhenItStops() {
    var view = view()
    view.enableNub(at: 0)
    view.setOffset(.down(1500), at: 0)
    view.handle(.panUpdate(by: .zero), at: 1)
    view.handle(.panEnd(.velocity(.down(-6000))), at: 1)
    view.tick(at: 9)
    let events: [TimedEvent] = view.takeEvents()
    let rested = events.first { $0.event == .didRest(at: .zero) }!.time
    XCTAssertGreaterThan(rested, 1.2)
    XCTAssertEqual(view.engine.rested, rested)
    let options = NubOptions()
    let hidden = events.first { $0.event == .nubHidden }!.time
    XCTAssertEqual(hidden, rested + options.delay + options.fade, accuracy: 1e-9)
  }

  func test_aReleaseInwards_scrollsIfItIsLongerThanThePull() {
    for (velocity, scrolls) in [(-200.0, false), (-900, true)] {
      var view = pulled(movingAt: velocity)
      let before = pull(view)
      XCTAssertLessThan(before, -5)
      view.handle(.release(pointer: 1), at: 1.1)
      XCTAssertEqual(pull(view), before)
      view.tick(at: 1.15)
      XCTAssertEqual(view.frame.offset.y > 10, scrolls, "\(velocity)")
      XCTAssertTrue(pull(view) > before && pull(view) < 0, "it recedes meanwhile")
    }
  }

  func test_aFingerCatchesAPullWithoutSlop_andMovesBackThroughIt() {
    var view = pulled()
    view.handle(.release(pointer: 1), at: 1)
    view.handle(.press(pointer: 1, at: .zero), at: 1.03)
    let caught = pull(view)
    XCTAssertTrue(caught > -99 && caught < -50)
    view.tick(at: 2)
    XCTAssertEqual(pull(view), caught, "the finger holds it")
    XCTAssertFalse(view.frame.needsTick)
    view.handle(.move(pointer: 1, to: .down(-10)), at: 2.1)
    XCTAssertEqual(pull(view), caught + 10, accuracy: 1e-9, "less than the slop")
    view.handle(.move(pointer: 1, to: .down(caught - 30)), at: 2.2)
    XCTAssertEqual(pull(view), 0)
    XCTAssertEqual(view.frame.offset.y, 30, accuracy: 1e-9)
  }

  func test_fingersOnATrackpad_catchAPull_andReleaseIt() {
    var view = pulled()
    view.handle(.release(pointer: 1), at: 1)
    view.handle(.hold, at: 1.03)
    let caught = pull(view)
    view.handle(.panUpdate(by: .down(10)), at: 2)
    XCTAssertEqual(pull(view), caught + 10, accuracy: 1e-9)
    view.handle(.panEnd(.coast), at: 3)
    view.tick(at: 3.01)
    XCTAssertGreaterThan(pull(view), caught + 10)
    view.handle(.hold, at: 3.02)
    view.handle(.wheel(by: .down(5), .points), at: 3.03)
    view.tick(at: 5)
    XCTAssertEqual(pull(view), 0, "a wheel that scrolls has released it")
  }

  func test_contentThatLeavesTheEdgeUnderAFinger_letsThePullRecede() {
    let calls: [(String, (inout ScrollView) -> Void)] = [
      ("rows above", { view in
        let y = AxisGeometry(viewport: 400, content: 2300)
        view.setGeometry(ScrollGeometry(x: view.setting.geometry.x, y: y), shift: .down(300), at: 1)
      }),
      ("an offset", { $0.setOffset(.down(300), at: 1) }),
    ]
    for (name, call) in calls {
      var view = pulled()
      call(&view)
      XCTAssertEqual(pull(view), -100, accuracy: 1e-9, name)
      XCTAssertEqual(view.frame.offset.y, 300, name)
      view.handle(.move(pointer: 1, to: .down(110)), at: 1)
      XCTAssertEqual(view.frame.offset.y, 310, accuracy: 1e-9, "the finger scrolls: \(name)")
      view.tick(at: 1.1)
      XCTAssertTrue(pull(view) > -50 && pull(view) < 0, name)
      view.handle(.move(pointer: 1, to: .down(111)), at: 3)
      XCTAssertEqual(pull(view), 0, name)
      XCTAssertFalse(view.frame.needsTick, name)
    }
  }

  private static let reducedMotion: ScrollPreferences = {
    var preferences = ScrollPreferences()
    preferences.reducesMotion = true
    return preferences
  }()

  func test_anotherViewport_keepsThePullOfAFinger() {
    for preferences in [ScrollPreferences(), Self.reducedMotion] {
      var view = pulled(with: preferences)
      let y = AxisGeometry(viewport: 500, content: 2000)
      view.setGeometry(ScrollGeometry(x: view.setting.geometry.x, y: y), at: 1)
      XCTAssertEqual(view.frame.edgeEffect.y, StretchEffect.stretch(pulledBy: -100 / 500), accuracy: 1e-12)
      view.setOffset(.zero, at: 1)
      XCTAssertEqual(pull(view), -100, accuracy: 1e-9)
      view.handle(.move(pointer: 1, to: .down(10)), at: 1.1)
      XCTAssertEqual(view.frame.offset.y, 10, accuracy: 1e-9)
    }
  }

  func test_reducedMotion_contentThatLeavesTheEdgeUnderAFinger_endsThePullAtOnce() {
    var view = pulled(with: Self.reducedMotion)
    view.setOffset(.down(300), at: 1)
    XCTAssertEqual(pull(view), 0)
    XCTAssertFalse(view.frame.needsTick)
    view.handle(.move(pointer: 1, to: .down(110)), at: 1.1)
    XCTAssertEqual(view.frame.offset.y, 310, accuracy: 1e-9)
  }

  func test_contentThatDoesNotFitAnyMore_doesNotShowEarlierMovementsAsAPull() {
    var view = view()
    view.handle(.press(pointer: 1, at: .zero), at: 0)
    view.handle(.move(pointer: 1, to: Vector(x: 90, y: 90)), at: 0.1)
    XCTAssertEqual(view.frame.edgeEffect.x, 0, "the content fits")
    let x = AxisGeometry(viewport: 400, content: 900)
    view.setGeometry(ScrollGeometry(x: x, y: view.setting.geometry.y), at: 0.2)
    XCTAssertEqual(view.frame.edgeEffect.x, 0)
  }

  func test_anotherFeel_waitsForThePullToRecede() {
    for isHeld in [false, true] {
      var view = pulled()
      if !isHeld { view.handle(.release(pointer: 1), at: 1) }
      view.setFeel(.uikit, at: 1.01)
      XCTAssertLessThan(view.frame.edgeEffect.y, 0)
      if isHeld { view.handle(.release(pointer: 1), at: 1.02) }
      view.tick(at: 3)
      XCTAssertEqual(view.engine.scroller.setting.rules.feel, .uikit)
    }
  }

  func test_reducedMotion_releasesAtOnce_andAbsorbsNothing() {
    for velocity in [0.0, 1000] {
      var view = pulled(movingAt: velocity)
      view.handle(.cancel, at: 1.1)
      view.tick(at: 5)
      view.setPreferences(Self.reducedMotion, at: 5)
      view.handle(.press(pointer: 1, at: .zero), at: 6)
      for step in 1...10 { view.handle(.move(pointer: 1, to: .down(Double(step) * 10)), at: 6 + Double(step) * 0.01) }
      XCTAssertLessThan(pull(view), 0)
      view.handle(.release(pointer: 1), at: 6.1)
      XCTAssertEqual(pull(view), 0)
      XCTAssertFalse(view.frame.needsTick)
    }
  }

  func test_aPinch_andAnAnimationOfTheScale_letThePullRecede() {
    for pinches in [false, true] {
      var view = pulled()
      view.enableZoom(from: 1, to: 4, at: 1)
      if pinches {
        view.handle(.press(pointer: 2, at: .down(300)), at: 1)
      } else {
        view.zoom(to: 2, about: .zero, .atOnce, at: 1)
      }
      XCTAssertEqual(pull(view), -100, accuracy: 1e-9)
      view.tick(at: 2)
      XCTAssertEqual(pull(view), 0)
    }
  }

  /// The progress of a refresh recedes with the pull of the edge, and ends with it.
  func test_aPullThatDoesNotRefresh_recedesWithTheEdge() {
    var view = view()
    view.enableRefresh(at: 0)
    view.handle(.press(pointer: 1, at: .zero), at: 0)
    view.handle(.move(pointer: 1, to: .down(20.5)), at: 0.1)
    view.handle(.move(pointer: 1, to: .down(60)), at: 0.2)
    view.handle(.release(pointer: 1), at: 1)
    view.tick(at: 1.05)
    XCTAssertEqual(view.refresh?.state, .pulled)
    XCTAssertEqual(view.refresh!.progress, -pull(view) / 64, accuracy: 1e-9)
    let end = view.engine.scroller.edgeEffects.y.end
    view.tick(at: 3)
    var last: TimedEvent?
    for event in view.takeEvents() { if case .refreshChanged(.idle) = event.event { last = event } }
    XCTAssertEqual(last?.time, end, "the exact time")
  }

  // MARK: Nested

  private static let feel: Feel = {
    var feel = NestedStage.bare
    feel.edges = .all(.stretch)
    return feel
  }()

  /// The pull is that of the outermost, also after the release and in the next gesture.
  func test_nested_theLastMemberShowsThePull_andAFingerCatchesIt() {
    let nest = NestedStage([(400, 0), (400, 0)], feel: Self.feel)
    nest.drag([-10, -60])
    XCTAssertEqual(nest.frame(0).edgeEffect, .zero)
    let held = nest.frame(1).edgeEffect.y
    XCTAssertLessThan(held, 0)
    nest.tick(nest.now + 1)
    nest.release()
    XCTAssertEqual(nest.frame(1).edgeEffect.y, held)
    XCTAssertTrue(nest.isResting)
    nest.tick(nest.now + 0.02)
    nest.put(.press(pointer: 1, at: Vector(x: 500, y: 500)), at: nest.now)
    let caught = pull(nest.view(1))
    XCTAssertTrue(caught > -60 && caught < -20)
    nest.tick(nest.now + 1)
    XCTAssertEqual(pull(nest.view(1)), caught, "the finger holds it")
    nest.move(5)
    XCTAssertEqual(pull(nest.view(1)), caught + 5, accuracy: 1e-9)
    nest.move(-caught + 30)
    XCTAssertEqual(nest.offsets, [30, 0], "first the pull is released, then the child scrolls")
    XCTAssertEqual(nest.frame(1).edgeEffect, .zero)
  }

  func test_nested_aFlingThatReachesTheLastEdge_isAbsorbedThere() {
    let nest = NestedStage([(100, 0), (100, 0)], feel: Self.feel)
    nest.flick(3000)
    var (most, time) = (0.0, nest.now)
    while nest.frame(0).needsTick || nest.frame(1).needsTick {
      time += 0.005
      nest.tick(time)
      most = max(most, nest.frame(1).edgeEffect.y)
      XCTAssertEqual(nest.frame(0).edgeEffect, .zero)
      XCTAssertTrue(nest.offsets.allSatisfy { (0...100).contains($0) })
      XCTAssertLessThan(time, 3)
    }
    XCTAssertGreaterThan(most, 0.005)
    XCTAssertEqual(nest.frame(1).edgeEffect, .zero)
  }

  /// The pull was counted twice after a change of a member.
  func test_nested_aChangeOfAMember_keepsThePullOfTheFinger() {
    for preferences in [ScrollPreferences(), Self.reducedMotion] {
      let nest = NestedStage([(400, 0), (400, 0)], feel: Self.feel)
      for member in 0...1 { nest.call(member, at: 0) { view in view.setPreferences(preferences, at: 0) } }
      nest.drag([-10, -60])
      let held = pull(nest.view(1))
      XCTAssertLessThan(held, 0)
      nest.call(0, at: nest.now) { [now = nest.now] view in
        view.setGeometry(NestedStage.geometry(NestedStage.Layer(range: 900)), at: now)
      }
      XCTAssertEqual(pull(nest.view(1)), held, accuracy: 1e-9)
      nest.call(1, at: nest.now) { [now = nest.now] view in view.setOffset(.down(100), at: now) }
      XCTAssertEqual(pull(nest.view(1)), preferences.reducesMotion ? 0 : held, accuracy: 1e-9)
      nest.tick(nest.now + 1)
      XCTAssertEqual(nest.frame(1).edgeEffect, .zero, "its edge is no longer pulled")
      XCTAssertFalse(nest.frame(1).needsTick)
    }
  }
}
