import XCTest

@testable import ScrollKitCore

/// Motions along both axes, each with a cause of its own.
final class MovingTests: XCTestCase {
  private typealias Change = (inout ScrollView, Axis) -> Void

  /// A distance along an axis.
  private static func along(_ axis: Axis, _ distance: Double) -> Vector {
    Vector { $0 == axis ? distance : 0 }
  }

  /// Content of 9000 points along both axes in a viewport of 400, at the middle.
  private func view(feel: Feel = .uikit) -> ScrollView {
    let length = AxisGeometry(viewport: 400, content: 9000)
    var view = ScrollView(
      mode: .driven,
      setting: ScrollSetting(geometry: ScrollGeometry(x: length, y: length), feel: feel, alwaysBounces: Pair(x: false, y: false)))
    for axis in [Axis.x, .y] { view.enableScrollbar(axis, at: 0) }
    view.setOffset(Vector(x: 4000, y: 4000), at: 0)
    return view
  }

  private static func key(_ axis: Axis) -> ScrollKey { axis == .y ? .lineDown : .lineRight }

  /// What moves content along an axis, begun by time 1.
  private let drivers: [(name: String, begin: Change)] = [
    ("program", { $0.scroll(to: Vector(x: 5000, y: 5000), along: $1, at: 1) }),
    ("program at a speed", { $0.scroll(to: Vector(x: 5000, y: 5000), along: $1, by: .atSpeed(900), at: 1) }),
    ("notches", { view, axis in for _ in 0..<5 { view.handle(.wheel(by: along(axis, 1), .notches), at: 1) } }),
    ("key", { $0.handle(.key($1 == .y ? .pageDown : .pageRight), at: 1) }),
    ("held key", { $0.handle(.keyHeld(key($1)), at: 1) }),
    ("track", { view, axis in
      view.pressScrollbar(axis, at: 390, time: 0.4)
      view.tick(at: 1)
    }),
    ("fling", { view, axis in
      view.press(1, at: .zero, time: 0.9)
      for step in 1...5 { view.move(1, to: along(axis, -20 * Double(step)), time: 0.9 + 0.02 * Double(step)) }
      view.release(1, time: 1)
    }),
    ("flight to a page", { view, axis in
      view.setSnapRule(.pages(Paging()), axis, at: 0.5)
      view.handle(.wheel(by: along(axis, 1), .notches), at: 1)
    }),
  ]

  /// What happens along the other axis at time 1.05.
  private let events: [(name: String, put: Change)] = [
    ("a notch", { $0.handle(.wheel(by: along($1, 1), .notches), at: 1.05) }),
    ("a wheel in points", { $0.handle(.wheel(by: along($1, -0.5), .points), at: 1.05) }),
    ("a key", { $0.handle(.key(key($1)), at: 1.05) }),
    ("a held key", { $0.handle(.keyHeld(key($1)), at: 1.05) }),
    ("a scroll of the program", { $0.scroll(to: Vector(x: 4500, y: 4500), along: $1, at: 1.05) }),
    ("a scroll by a distance", { $0.scroll(by: along($1, 90), at: 1.05) }),
    ("a scroll at once", { $0.scroll(to: Vector(x: 4500, y: 4500), along: $1, by: .none, at: 1.05) }),
    ("a rectangle", { view, axis in
      let placement = AxisPlacement(.start)
      let still = AxisPlacement(.none)
      view.scroll(
        showing: Rectangle(x: 4700, y: 4700, width: 10, height: 10),
        ScrollPlacement(x: axis == .x ? placement : still, y: axis == .y ? placement : still), at: 1.05)
    }),
    ("the thumb", { view, axis in
      view.pressScrollbar(axis, at: view.scrollbar(axis)!.thumb!.start + 1, time: 1.05)
      view.dragScrollbar(axis, to: view.scrollbar(axis)!.thumb!.start + 31, time: 1.05)
    }),
  ]

  func test_eventAlongOneAxis_leavesTheMotionAlongTheOtherAsItIs() {
    for axis in [Axis.x, .y] {
      for driver in drivers {
        for event in events {
          var (alone, both) = (view(), view())
          driver.begin(&alone, axis)
          driver.begin(&both, axis)
          let across = both.frame.offset[axis.other]
          event.put(&both, axis.other)
          for step in 0...60 {
            let time = 1.05 + 0.05 * Double(step)
            alone.tick(at: time)
            both.tick(at: time)
            let about = "\(driver.name), then \(event.name) across \(axis), at \(time)"
            XCTAssertEqual(both.frame.offset[axis], alone.frame.offset[axis], about)
            XCTAssertEqual(both.frame.target[axis], alone.frame.target[axis], about)
            XCTAssertEqual(both.frame.velocity[axis], alone.frame.velocity[axis], about)
          }
          XCTAssertNotEqual(both.frame.offset[axis.other], across, "\(driver.name), then \(event.name)")
        }
      }
    }
  }

  func test_scrollAlongOneAxis_isCompletedWhenItArrivesAndTheOtherGoesOn() {
    var view = view()
    let y = view.scroll(to: Vector(x: 0, y: 5000), along: .y, at: 1)
    let x = view.scroll(to: Vector(x: 4500, y: 0), along: .x, by: .timed(2, .linear), at: 1)
    XCTAssertNotEqual(x, y)
    XCTAssertEqual(completions(&view, until: 1.29), [])
    XCTAssertEqual(completions(&view, until: 1.31), [Completion(id: y, finished: true, time: 1.3)])
    XCTAssertEqual(view.frame.offset.y, 5000)
    XCTAssertEqual(view.frame.phase, .animating)
    XCTAssertEqual(completions(&view, until: 4), [Completion(id: x, finished: true, time: 3)])
    XCTAssertEqual(view.frame.offset, Vector(x: 4500, y: 5000))
    XCTAssertEqual(view.frame.phase, .idle)
  }

  func test_inputAlongOneAxis_takesThatAxisOfAScrollAlongBoth() {
    var view = view()
    let id = view.scroll(to: Vector(x: 5000, y: 5000), at: 1)
    view.handle(.key(.pageLeft), at: 1.1)
    XCTAssertEqual(view.frame.target.y, 5000)
    XCTAssertLessThan(view.frame.target.x, 4400)
    XCTAssertEqual(completions(&view, until: 3), [Completion(id: id, finished: true, time: 1.3)])
    XCTAssertEqual(view.frame.offset.y, 5000)
  }

  func test_scrollAlongBothAxes_endsWhatMovesThem() {
    var view = view()
    let former = view.scroll(to: Vector(x: 5000, y: 5000), along: .y, at: 1)
    view.scroll(to: Vector(x: 4100, y: 4100), at: 1.1)
    XCTAssertEqual(completions(&view, until: 1.1), [Completion(id: former, finished: false, time: 1.1)])
    view.tick(at: 3)
    XCTAssertEqual(view.frame.offset, Vector(x: 4100, y: 4100))
  }

  func test_scrollThatIsThere_isCompletedAtOnceAndTheOtherAxisGoesOn() {
    var view = view()
    view.handle(.wheel(by: .down(3), .notches), at: 1)
    let target = view.frame.target
    let id = view.scroll(to: Vector(x: 4000, y: 0), along: .x, at: 1.05)
    XCTAssertEqual(completions(&view, until: 1.05), [Completion(id: id, finished: true, time: 1.05)])
    XCTAssertEqual(view.frame.target, target)
  }

  func test_keysAlongBothAxes_areHeldAndReleasedEachByItself() {
    var view = view()
    view.handle(.keyHeld(.lineDown), at: 1)
    view.handle(.keyHeld(.lineRight), at: 1.5)
    view.tick(at: 2)
    XCTAssertEqual(view.frame.velocity, Vector(x: 1000, y: 1000))  // 25 lines of 40 points a second
    view.handle(.keyUp(.lineDown), at: 2)
    view.tick(at: 2.2)
    XCTAssertEqual(view.frame.velocity, Vector(x: 1000, y: 0))
    view.handle(.cancel, at: 2.2)
    XCTAssertEqual(view.frame.velocity, .zero)
    XCTAssertEqual(view.frame.phase, .idle)
  }

  func test_autoscroll_steersAlongBothAxesAndAnyNotchEndsIt() {
    var view = view()
    view.handle(.steer(Vector(x: 300, y: 300)), at: 1)
    view.handle(.wheel(by: .down(1), .notches), at: 1.5)
    XCTAssertEqual(view.frame.target.x, 4150)
    view.tick(at: 3)
    XCTAssertEqual(view.frame.phase, .idle)
  }

  func test_hostsSeeTheUserBeforeTheProgram() {
    let rows: [(ScrollPhase, Change)] = [
      (.steering, { view, axis in
        view.pressScrollbar(axis, at: 390, time: 0.4)
        view.tick(at: 1)
      }),
      (.wheeling, { $0.handle(.keyHeld(Self.key($1)), at: 1) }), (.wheeling, { $0.handle(.wheel(by: Self.along($1, 9), .notches), at: 1) }),
      (.coasting, { view, axis in
        view.press(1, at: .zero, time: 0.9)
        for step in 1...5 { view.move(1, to: Self.along(axis, -20 * Double(step)), time: 0.9 + 0.02 * Double(step)) }
        view.release(1, time: 1)
      }),
      (.animating, { $0.scroll(to: Vector(x: 5000, y: 5000), along: $1, at: 1) }),
    ]
    for axis in [Axis.x, .y] {
      for (first, begin) in rows.enumerated() {
        for (second, then) in rows.enumerated() where second > 0 && second != 3 {  // a press catches both axes
          var view = view()
          begin.1(&view, axis)
          then.1(&view, axis.other)
          XCTAssertEqual(view.frame.phase, rows[min(first, second)].0, "\(begin.0) along \(axis), \(then.0) across")
        }
      }
    }
  }

  func test_axisThatArrives_takesTheCauseOfTheOther() {
    var view = view()
    view.handle(.keyHeld(.lineRight), at: 1)
    view.scroll(to: Vector(x: 0, y: 5000), along: .y, at: 1)
    XCTAssertEqual(view.scroller.activity.trajectory?.causes.y.animation, 1)
    view.tick(at: 1.4)
    XCTAssertEqual(view.scroller.activity.trajectory?.causes, Pair(x: .heldKey(.lineRight), y: .heldKey(.lineRight)))
    view.handle(.keyUp(.lineRight), at: 1.4)
    view.tick(at: 1.6)
    XCTAssertEqual(view.frame.phase, .idle)
  }

  func test_stepsOfAnAxis_countFromWhereTheProgramBroughtIt() {
    var view = view()
    view.handle(.wheel(by: .down(1), .notches), at: 1)
    view.scroll(to: Vector(x: 4500, y: 0), along: .x, by: .timed(0.02, .linear), at: 1)
    view.handle(.wheel(by: Vector(x: 1, y: 0), .notches), at: 1.04)
    XCTAssertEqual(view.frame.target.x, 4500 + (view.frame.target.y - 4000))
  }

  func test_wheelAlongOneAxis_turnsBackTheProgramThereAlone() {
    var view = view()
    view.scroll(to: Vector(x: 5000, y: 5000), at: 1)
    view.tick(at: 1.1)
    let velocity = view.frame.velocity
    view.handle(.wheel(by: .down(-1), .notches), at: 1.1)
    XCTAssertEqual(view.frame.velocity.y, 0)  // from rest, as in Chromium
    XCTAssertEqual(view.frame.velocity.x, velocity.x)
  }

  // MARK: The platform's momentum

  /// Fingers that pan 8 times by (drift, 12), and the platform's momentum of 11 · 0.95ᵏ points along y.
  private func swipe(_ view: inout ScrollView, drift: Double, from start: Double = 1, driftsOn: Bool = false) -> Double {
    var (time, sum, momentum) = (start, 0.0, 11.0)
    view.handle(.panBegin, at: time)
    for _ in 0..<8 {
      time += 0.016
      view.handle(.panUpdate(by: Vector(x: drift, y: 12)), at: time)
      sum += 12
    }
    view.handle(.panEnd(.platformMomentum), at: time)
    for _ in 0..<80 {
      time += 0.016
      view.handle(.momentum(by: Vector(x: driftsOn ? drift : 0, y: momentum)), at: time)
      sum += momentum
      momentum *= 0.95
    }
    view.handle(.momentumEnd, at: time)
    view.tick(at: time + 3)
    return sum
  }

  func test_momentum_movesOneAxisWhileAnEdgeReturnsTheOther() {
    for drift in [0, -0.05, -3, 0.3] {
      var view = view()
      view.setOffset(Vector(x: 0, y: 4000), at: 0.5)
      let sum = swipe(&view, drift: drift)
      XCTAssertEqual(view.frame.offset.y, 4000 + sum, accuracy: 1e-6, "\(drift) points an event past the left edge")
      XCTAssertEqual(view.frame.phase, .idle)
    }
    var view = view()
    view.setOffset(Vector(x: 40, y: 4000), at: 0.5)
    let sum = swipe(&view, drift: -3, driftsOn: true)  // the momentum itself meets the edge
    XCTAssertEqual(view.frame.offset.x, 0)
    XCTAssertEqual(view.frame.offset.y, 4000 + sum, accuracy: 1e-6)
  }

  func test_momentumThatGoesOn_endsInItsSilence() {
    var view = view()
    view.setOffset(Vector(x: 0, y: 4000), at: 0.5)
    view.handle(.panBegin, at: 1)
    for step in 1...4 { view.handle(.panUpdate(by: Vector(x: -9, y: 12)), at: 1 + 0.016 * Double(step)) }
    view.handle(.momentum(by: .down(10)), at: 1.08)
    XCTAssertEqual(view.frame.offset.y, 4058)
    XCTAssertEqual(view.engine.driver(.x), .release)
    XCTAssertEqual(view.engine.driver(.y), .momentum)
    view.tick(at: 1.24)
    XCTAssertEqual(view.engine.driver(.y), .none)
    view.handle(.momentum(by: .down(10)), at: 1.25)
    XCTAssertEqual(view.frame.offset.y, 4058, "it has ended")
  }

  // MARK: In a chain

  func test_scrollOfTheProgram_goesOnInAChainAndIsCompleted() {
    let stage = NestedStage([.init(range: 3000, offset: 100, across: 3000), .init(range: 0)])
    var id: AnimationID = 0
    stage.call(0, at: 1) { id = $0.scroll(to: Vector(x: 1000, y: 0), along: .x, at: 1) }
    stage.put(.wheel(by: .down(1), .notches), at: 1.1)
    XCTAssertEqual(stage.frame(0).target.x, 1000)
    XCTAssertGreaterThan(stage.frame(0).target.y, 100)
    stage.tick(3)
    XCTAssertEqual(stage.frame(0).offset.x, 1000)
    var completed: [Completion] = []
    stage.call(0, at: 3) { completed = self.completions(&$0, until: 3) }
    XCTAssertEqual(completed, [Completion(id: id, finished: true, time: 1.3)])
  }

  // MARK: Completions

  private struct Completion: Equatable {
    let id: AnimationID
    let finished: Bool
    let time: Double

    static func == (one: Completion, other: Completion) -> Bool {
      one.id == other.id && one.finished == other.finished && (one.time - other.time).magnitude < 1e-9
    }
  }

  private func completions(_ view: inout ScrollView, until time: Double) -> [Completion] {
    view.tick(at: time)
    var found: [Completion] = []
    while let next = view.nextEvent() {
      if case .animationCompleted(let id, let finished) = next.event { found.append(Completion(id: id, finished: finished, time: next.time)) }
    }
    return found
  }
}
