import XCTest

@testable import ScrollKitCore

final class EdgeBehaviorTests: XCTestCase {
  func test_onlyAStretchAndAGlowShowAnEffect() {
    XCTAssertEqual(EdgeBehavior.bounce.effect(pulledBy: 0.5), 0)
    XCTAssertEqual(EdgeBehavior.clamp.effect(pulledBy: 0.5), 0)
    XCTAssertEqual(EdgeBehavior.stretch.effect(pulledBy: 0.5), StretchEffect.stretch(pulledBy: 0.5))
    XCTAssertEqual(EdgeBehavior.glow.effect(pulledBy: 0.5), StretchEffect.glow(pulledBy: 0.5))
  }

  /// Content of 2000 points in a viewport of 400, dragged down at its top by `pull` points.
  private func pulled(
    _ behavior: EdgeBehavior, by pull: Double, feel base: Feel = .uikit
  ) -> ScrollView {
    var feel = base
    feel.edges = .all(behavior)
    feel.slop = 0
    let axis = AxisGeometry(viewport: 400, content: 2000)
    var view = ScrollView(
      mode: .driven,
      setting: ScrollSetting(
        geometry: Pair(x: AxisGeometry(viewport: 400, content: 400), y: axis), feel: feel,
        alwaysBounces: Pair(x: false, y: false)))
    view.handle(.press(pointer: 1, at: Vector(x: 0, y: 100)), at: 0)
    view.handle(.move(pointer: 1, to: Vector(x: 0, y: 101)), at: 0.01)
    view.handle(.move(pointer: 1, to: Vector(x: 0, y: 100 + pull)), at: 0.5)
    return view
  }

  func test_whatAPullPastTheTopShows() {
    // 80 of 400 points are a fifth: 0.016·0.2 + 0.016·(1 − e^(−0.2·e / 0.33)) = 0.01612.
    let table: [(EdgeBehavior, offset: Double, overscroll: Double, effect: Double)] = [
      (.bounce, -39.63964, -39.63964, 0), (.clamp, 0, 0, 0), (.stretch, 0, 0, -0.0161194),
      (.glow, 0, 0, -0.8074585),
    ]
    for row in table {
      var view = pulled(row.0, by: 80)
      let frame = view.frame
      XCTAssertEqual(frame.offset.y, row.offset, accuracy: 1e-5, "\(row.0)")
      XCTAssertEqual(frame.overscroll.y, row.overscroll, accuracy: 1e-5, "\(row.0)")
      XCTAssertEqual(frame.edgeEffect.y, row.effect, accuracy: 1e-6, "\(row.0)")
      XCTAssertEqual(frame.edgeEffect.x, 0)
      XCTAssertEqual(frame.phase, .dragging)
    }
  }

  func test_anEmptyViewport_showsNoEffect() {
    var feel = Feel.uikit
    feel.edges = .all(.glow)
    for (viewport, isShown) in [(0.0, false), (400, true)] {
      let axis = AxisGeometry(viewport: viewport, content: 900)
      let setting = ScrollSetting(
        geometry: Pair(x: axis, y: axis), feel: feel, alwaysBounces: Pair(x: false, y: false))
      let effect = setting.effect(of: Vector(x: -80, y: 80))
      XCTAssertEqual(effect == .zero, !isShown)
    }
  }

  func test_contentOutOfRangeAtAnEdgeThatClamps_isDrawnThere_whateverTheOtherAxisShows() {
    for across in [EdgeBehavior.bounce, .clamp, .stretch, .glow] {
      var feel = Feel.uikit
      feel.edges = Pair(x: Ends(both: across), y: Ends(both: .clamp))
      let axis = AxisGeometry(viewport: 400, content: 2000)
      let geometry = ScrollGeometry(x: axis, y: axis)
      var view = ScrollView(
        mode: .driven,
        setting: ScrollSetting(geometry: geometry, feel: feel, alwaysBounces: Pair(x: false, y: false)))
      view.handle(.press(pointer: 1, at: .zero), at: 0)
      view.setGeometry(geometry, shift: Vector(x: 0, y: -100), at: 0.1)
      XCTAssertEqual(view.frame.offset.y, -100, "\(across)")
      view.handle(.release(pointer: 1), at: 0.2)
      view.tick(at: 0.3)
      let returning = view.frame.offset.y
      XCTAssertTrue(returning > -100 && returning < 0, "\(across): \(returning)")
      view.tick(at: 9)
      XCTAssertEqual(view.frame.offset.y, 0, "\(across)")
    }
  }

  func test_theEdgeEffectOfAPull_vanishesAfterTheRelease_andContentNeverMoves() {
    for behavior in [EdgeBehavior.stretch, .glow] {
      var view = pulled(behavior, by: 80)
      _ = view.takeEvents()
      view.handle(.release(pointer: 1), at: 0.7)
      var last = view.frame.edgeEffect.y
      XCTAssertLessThan(last, 0)
      XCTAssertEqual(view.frame.phase, .idle, "the content rests while the pull recedes")
      var time = 0.7
      while view.frame.needsTick {
        time += 1.0 / 60
        view.tick(at: time)
        let frame = view.frame
        XCTAssertEqual(frame.offset, .zero)
        XCTAssertEqual(frame.velocity, .zero)
        XCTAssertEqual(frame.target, .zero)
        XCTAssertGreaterThanOrEqual(frame.edgeEffect.y, last - 1e-4)
        last = frame.edgeEffect.y
      }
      XCTAssertLessThan(time, 1.5)
      XCTAssertEqual(view.frame.edgeEffect, .zero)
      for next in view.takeEvents() {
        switch next.event {
        case .willBounce, .didBounce, .didScroll: XCTFail("\(next.event): nothing moved")
        case _: break
        }
      }
    }
  }

  func test_aFingerThatReturns_reducesTheOverscrollFirst_andThenScrolls() {
    var view = pulled(.stretch, by: 80)
    view.handle(.move(pointer: 1, to: Vector(x: 0, y: 140)), at: 0.6)
    XCTAssertEqual(view.frame.offset.y, 0)
    XCTAssertLessThan(view.frame.edgeEffect.y, 0)
    view.handle(.move(pointer: 1, to: Vector(x: 0, y: 100)), at: 0.7)
    XCTAssertEqual(view.frame.edgeEffect.y, 0)
    view.handle(.move(pointer: 1, to: Vector(x: 0, y: 60)), at: 0.8)
    XCTAssertEqual(view.frame.offset.y, 40, accuracy: 1e-9)
  }

  func test_aCoastThatMeetsAStretchingEdge_stretchesItAndRestsOnIt() {
    var feel = Feel.android
    feel.slop = 0
    let axis = AxisGeometry(viewport: 400, content: 600)
    var view = ScrollView(
      mode: .driven,
      setting: ScrollSetting(
        geometry: Pair(x: axis, y: axis), feel: feel, alwaysBounces: Pair(x: false, y: false)))
    view.handle(.press(pointer: 1, at: Vector(x: 0, y: 300)), at: 0)
    for step in 1...6 {
      view.handle(.move(pointer: 1, to: Vector(x: 0, y: 300 - 20 * Double(step))), at: Double(step) * 0.01)
    }
    view.handle(.release(pointer: 1), at: 0.06)
    XCTAssertEqual(view.frame.target.y, 200)
    var most = 0.0
    var time = 0.06
    while view.frame.needsTick {
      time += 1.0 / 120
      view.tick(at: time)
      most = max(most, view.frame.edgeEffect.y)
      XCTAssertLessThanOrEqual(view.frame.offset.y, 200)
    }
    XCTAssertEqual(view.frame.offset.y, 200)
    XCTAssertGreaterThan(most, 0.005, "at nearly 2000 points a second the edge stretches visibly")
    XCTAssertLessThan(most, 0.05)
  }

  func test_everySideHasItsOwnBehavior() {
    var feel = Feel.uikit
    feel.slop = 0
    feel.edges = Pair(
      x: Ends(lower: .stretch, upper: .glow), y: Ends(lower: .bounce, upper: .clamp))
    let axis = AxisGeometry(viewport: 400, content: 400)
    for (move, offset, effect) in [
      (Vector(x: 0, y: 50), -1.0, 0.0), (Vector(x: 0, y: -50), 0, 0), (Vector(x: 50, y: 0), 0, -1),
      (Vector(x: -50, y: 0), 0, 1),
    ] {
      var view = ScrollView(
        mode: .driven,
        setting: ScrollSetting(
          geometry: Pair(x: axis, y: axis), feel: feel, alwaysBounces: Pair(x: true, y: true)))
      view.handle(.press(pointer: 1, at: .zero), at: 0)
      view.handle(.move(pointer: 1, to: move), at: 0.1)
      let frame = view.frame
      XCTAssertEqual((frame.offset.x + frame.offset.y).sign == .minus ? -1.0 : 0, offset, "\(move)")
      let shown = frame.edgeEffect.x + frame.edgeEffect.y
      XCTAssertEqual(shown < 0 ? -1.0 : shown > 0 ? 1 : 0, effect, "\(move)")
    }
  }

  /// The stretch vanished at once.
  func test_otherMotions_beginAtOnce_andTheStretchRecedes() {
    let calls: [(String, (inout ScrollView) -> Void)] = [
      ("a program's scroll", { _ = $0.scroll(to: Vector(x: 0, y: 300), at: 0.75) }),
      ("a wheel", { $0.handle(.wheel(by: Vector(x: 0, y: 2), .notches), at: 0.75) }),
      ("a key", { $0.handle(.key(.pageDown), at: 0.75) }),
      ("another viewport", {
        let other = AxisGeometry(viewport: 500, content: 2000)
        $0.setGeometry(Pair(x: other, y: other), at: 0.75)
      }),
    ]
    for (name, call) in calls {
      var view = pulled(.stretch, by: 200)
      view.handle(.release(pointer: 1), at: 0.7)
      call(&view)
      let viewport = view.setting.geometry.y.viewport
      let receding = StretchEffect.stretch(pulledBy: view.engine.scroller.pull(at: 0.75).y / viewport)
      XCTAssertLessThan(receding, -0.01, name)
      XCTAssertEqual(view.frame.edgeEffect.y, receding, name)
      XCTAssertEqual(view.frame.offset.y, 0, accuracy: 1e-9, name)
      view.tick(at: 0.8)
      XCTAssertGreaterThan(view.frame.edgeEffect.y, receding, name)
      view.tick(at: 3)
      XCTAssertEqual(view.frame.edgeEffect.y, 0, name)
    }
  }

  func test_contentThatFits_overscrollsOnlyIfItAlwaysBounces_andAnEdgeAllowsIt() {
    let axis = AxisGeometry(viewport: 400, content: 100)
    for behavior in EdgeBehavior.allCases {
      for always in [false, true] {
        var feel = Feel.uikit
        feel.edges = .all(behavior)
        var setting = ScrollSetting(
          geometry: Pair(x: axis, y: axis), feel: feel, alwaysBounces: Pair(x: false, y: always))
        XCTAssertEqual(setting.isMovable(.y), always && behavior != .clamp, "\(behavior)")
        XCTAssertFalse(setting.isMovable(.x))
      }
    }
  }
}
