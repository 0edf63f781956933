import XCTest

@testable import ScrollKitCore

/// Content whose offset a host owns.
final class SyncTests: XCTestCase {
  /// A toolkit that stores an offset: it may round it and clamp it to what it scrolls.
  private struct Host {
    let stores: @Sendable (Double) -> Double
    var range: Interval
    var offset = 0.0

    mutating func store(_ offset: Double) { self.offset = stores(range.clamp(offset)) }
  }

  private static let hosts: [(name: String, stores: @Sendable (Double) -> Double)] = [
    ("exact", { $0 }), ("float", { Double(Float($0)) }), ("rounded", { $0.rounded() }), ("truncated", { $0.rounded(.towardZero) }),
    ("floor", { $0.rounded(.down) }), ("ceiling", { $0.rounded(.up) }), ("half points", { ($0 * 2).rounded() / 2 }),
    ("pixels", { ($0 * 1.25).rounded() / 1.25 }),
  ]

  private func view(feel: Feel = .uikit, content: Double = 5000) -> ScrollView {
    var view = ScrollView(feel: feel)
    view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: content)), at: 0)
    return view
  }

  /// Whatever a host makes of the offsets, content moves as without it, through every gesture and motion.
  func test_aHostThatMovesNothing_changesNothing() {
    for feel in [Feel.uikit, .android, .chromium, .gtk] {
      for (name, stores) in Self.hosts {
        func offsets(isSynced: Bool) -> [Double] {
          var view = view(feel: feel, content: 1600.7)
          var host = Host(stores: stores, range: Interval(lower: 0, upper: stores(1000.7)))
          var offsets: [Double] = []
          func frame(_ time: Double) {
            if isSynced { view.sync(withHost: .down(host.offset), at: time) } else { view.tick(at: time) }
            host.store(view.frame.offset.y)
            offsets.append(view.frame.offset.y)
          }
          var time = 1.0
          func run(_ seconds: Double) {
            for _ in 0..<Int(seconds * 60) {
              time += 1.0 / 60
              frame(time)
            }
          }
          frame(time)
          view.press(1, at: .down(300), time: time)
          for step in 1...12 {
            view.move(1, to: .down(300 - 15.3 * Double(step)), time: time + 0.004)
            run(1.0 / 59)
          }
          view.release(1, time: time)
          run(3)
          view.handle(.wheel(by: .down(-3), .notches), at: time)
          run(0.2)
          view.scroll(to: .down(990.3), at: time)
          run(1)
          view.press(1, at: .down(300), time: time)
          for step in 1...9 {  // past the end
            view.move(1, to: .down(300 - 20 * Double(step)), time: time + 0.004)
            run(1.0 / 59)
          }
          view.release(1, time: time)
          run(3)
          return offsets
        }
        XCTAssertEqual(offsets(isSynced: true), offsets(isSynced: false), name)
      }
    }
  }

  func test_aHostThatMovesTheContent_isFollowedAtOnce_andEndsAMotion() {
    for (name, stores) in Self.hosts {
      var view = view()
      var host = Host(stores: stores, range: Interval(lower: 0, upper: 4400))
      view.scroll(to: .down(3000), at: 1)
      for frame in 1...5 {
        view.sync(withHost: .down(host.offset), at: 1 + Double(frame) / 60)
        host.store(view.frame.offset.y)
      }
      XCTAssertEqual(view.frame.phase, .animating, name)
      host.offset += 120  // its scroll bar was dragged
      view.sync(withHost: .down(host.offset), at: 1.1)
      XCTAssertEqual(view.frame.offset.y, host.offset, name)
      XCTAssertEqual(view.frame.phase, .idle, name)
      XCTAssertEqual(view.takeEvents().filter { $0.event == .animationCompleted(1, finished: false) }.count, 1, name)
      host.store(view.frame.offset.y)
      view.sync(withHost: .down(host.offset), at: 1.2)
      XCTAssertTrue(view.frame.needsTick, "\(name): its bar is held until 1.25")
      view.sync(withHost: .down(host.offset), at: 1.26)
      XCTAssertFalse(view.frame.needsTick, name)
    }
  }

  /// Content moves once, along both axes, also under a finger.
  func test_aHostThatMovesBothAxes_movesTheContentOnce() {
    for isPressed in [false, true] {
      var view = ScrollView()
      view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 2000, y: 5000)), at: 0)
      if isPressed {
        view.press(1, at: .down(300), time: 0.9)
        view.move(1, to: .down(260), time: 0.95)
      }
      _ = view.takeEvents()
      view.sync(withHost: Vector(x: 800, y: 1900), at: 1)
      XCTAssertEqual(view.frame.offset, Vector(x: 800, y: 1900))
      var offsets: [Vector] = []
      for next in view.takeEvents() { if case .didScroll(let offset) = next.event { offsets.append(offset) } }
      XCTAssertEqual(offsets, [Vector(x: 800, y: 1900)], "pressed: \(isPressed)")
      if isPressed { XCTAssertEqual(view.engine.context.direction(of: view.engine.lastSnapshot), [.right, .bottom]) }
    }
  }

  /// At rest a host has given back what it made of the offset: a movement by a single point is none of its rounding.
  func test_atRest_aMovementByOnePoint_isFollowed() {
    var view = view()
    view.setOffset(.down(100.3), at: 1)
    view.sync(withHost: .zero, at: 1.1)
    XCTAssertEqual(view.frame.offset.y, 100.3)
    view.sync(withHost: .down(100), at: 1.2)
    XCTAssertEqual(view.frame.offset.y, 100.3)
    view.sync(withHost: .down(101), at: 1.3)
    XCTAssertEqual(view.frame.offset.y, 101)
  }

  func test_theFirstCall_takesAHostThatIsElsewhere_andKeepsAnOffsetThatTheProgramSet() {
    var restored = view()
    restored.sync(withHost: .down(700), at: 1)
    XCTAssertEqual(restored.frame.offset.y, 700)
    var set = view()
    set.setOffset(.down(900), at: 0.5)
    set.sync(withHost: .zero, at: 1)
    XCTAssertEqual(set.frame.offset.y, 900)
    var early = ScrollView()
    early.sync(withHost: .down(700), at: 1)
    XCTAssertEqual(early.frame.offset, .zero)
    early.setGeometry(Stage.geometry(content: 5000), at: 2)
    early.sync(withHost: .down(700), at: 2)
    XCTAssertEqual(early.frame.offset.y, 700)
  }

  func test_fromRightToLeft_theStartIsTheRightEnd() {
    var view = ScrollView()
    view.setRightToLeft(true)
    view.setGeometry(ScrollGeometry(x: .rightToLeft(viewport: 400, content: 1000), y: AxisGeometry(viewport: 600, content: 600)), at: 0)
    view.setOffset(Vector(x: -250, y: 0), at: 0)
    view.sync(withHost: .zero, at: 1)
    XCTAssertEqual(view.frame.offset.x, -250)
    view.sync(withHost: Vector(x: -250, y: 0), at: 1.1)
    view.sync(withHost: Vector(x: -90, y: 0), at: 1.2)
    XCTAssertEqual(view.frame.offset.x, -90)
  }

  /// Rows inserted above shift the content; the host still has the offset that it was shown.
  func test_aShift_isHandedOut() {
    var view = view()
    view.sync(withHost: .zero, at: 1)
    view.setOffset(.down(200), at: 1)
    view.sync(withHost: .zero, at: 1.1)
    view.shift(by: .down(400), at: 1.2)
    view.sync(withHost: .down(200), at: 1.3)
    XCTAssertEqual(view.frame.offset.y, 600)
  }

  /// The drag goes on from where the host has moved the content.
  func test_aDrag_continuesWhereTheHostIs() {
    var view = view()
    view.sync(withHost: .zero, at: 1)
    view.press(1, at: .down(300), time: 1)
    view.move(1, to: .down(190), time: 1.1)
    view.sync(withHost: .zero, at: 1.1)
    view.sync(withHost: .down(500), at: 1.2)
    view.move(1, to: .down(180), time: 1.3)
    XCTAssertEqual(view.frame.offset.y, 510)
  }

  func test_contentThatShrinks_isClampedByBoth() {
    var view = view()
    view.setOffset(.down(4000), at: 0)
    view.sync(withHost: .zero, at: 1)
    view.setGeometry(Stage.geometry(content: 1000), at: 2)
    view.sync(withHost: .down(400), at: 2)
    XCTAssertEqual(view.frame.offset.y, 400)
    XCTAssertFalse(view.frame.needsTick)
  }

  /// A finger rests on content that becomes shorter: it stays past its end. The host has clamped what it stored.
  func test_contentThatShrinksUnderARestingFinger_staysThere() {
    for (name, stores) in Self.hosts {
      var view = view()
      var host = Host(stores: stores, range: Interval(lower: 0, upper: 4400))
      func frame(_ time: Double) {
        view.sync(withHost: .down(host.offset), at: time)
        host.store(view.frame.offset.y)
      }
      view.setOffset(.down(500), at: 0)
      frame(1)
      frame(1.02)
      view.press(1, at: .down(300), time: 1.03)
      frame(1.04)
      view.setGeometry(Stage.geometry(content: 900.7), at: 1.05)
      host.range = Interval(lower: 0, upper: stores(300.7))
      host.store(host.offset)
      for time in [1.06, 1.08] {
        frame(time)
        XCTAssertEqual(view.frame.offset.y, 500, name)
      }
      host.offset -= 20  // its scroll bar
      frame(1.1)
      XCTAssertEqual(view.frame.offset.y, stores(300.7) - 20, name)
    }
  }

  /// The host moves the content along one axis while it bounces along the other.
  func test_aHostThatMovesOneAxis_leavesTheBounceOfTheOther() {
    func bouncing() -> ScrollView {
      var view = ScrollView(feel: .uikit)
      view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 1000, y: 5000)), at: 0)
      view.sync(withHost: .zero, at: 1)
      view.press(1, at: .zero, time: 1)
      view.move(1, to: Vector(x: 200, y: 0), time: 1.1)
      view.release(1, time: 1.4)
      view.tick(at: 1.45)
      return view
    }
    var (view, still) = (bouncing(), bouncing())
    XCTAssertLessThan(view.frame.offset.x, -40)
    for (step, time) in stride(from: 1.46, to: 2.5, by: 0.02).enumerated() {
      view.sync(withHost: Vector(x: 0, y: 30 * Double(step + 1)), at: time)
      still.tick(at: time)
      XCTAssertEqual(view.frame.offset.y, 30 * Double(step + 1))
      XCTAssertEqual(view.frame.offset.x, still.frame.offset.x, accuracy: 1e-9)
    }
    XCTAssertEqual(view.frame.offset.x, 0, accuracy: 1)
  }

  /// Content was pulled to x = −82.9 and returns. A wheel, a key or a pointer moves y meanwhile, then the host does.
  func test_aHostThatMovesOneAxis_leavesTheBounceOfTheOther_whateverMovesItsAxis() {
    let inputs: [ScrollInput] = [
      .wheel(by: .down(1), .notches), .wheel(by: .down(1), .points), .key(.lineDown), .keyHeld(.lineDown), .steer(.down(100)),
    ]
    for input in inputs {
      var view = ScrollView(feel: .uikit)
      view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 2000, y: 5000)), at: 0)
      view.sync(withHost: .zero, at: 1)
      view.press(1, at: .zero, time: 1)
      view.move(1, to: Vector(x: 200, y: 0), time: 1.1)
      view.release(1, time: 1.4)
      XCTAssertEqual(view.frame.offset.x, -82.9, accuracy: 0.1)
      var still = view
      view.handle(input, at: 1.42)
      for (time, y) in [(1.44, 1000.0), (1.46, 2000)] {
        view.sync(withHost: Vector(x: 0, y: y), at: time)
        still.tick(at: time)
        XCTAssertLessThan(view.frame.offset.x, -40, "\(input)")
        XCTAssertEqual(view.frame.offset.x, still.frame.offset.x, accuracy: 1e-9, "\(input)")
        XCTAssertEqual(view.frame.offset.y, y, "\(input)")
        XCTAssertEqual(view.frame.phase, .bouncing, "\(input)")
      }
      view.tick(at: 9)
      XCTAssertEqual(view.frame.offset, Vector(x: 0, y: 2000), "\(input)")
      XCTAssertEqual(view.frame.phase, .idle, "\(input)")
    }
  }

  /// The host still has the end of the content that was: it clamped what it was shown to it.
  func test_contentThatGrowsWhileItIsPastItsEnd_movesAsWithoutTheHost() {
    for (name, stores) in Self.hosts {
      func offsets(isSynced: Bool) -> [Double] {
        var view = view(content: 1000.7)
        var host = Host(stores: stores, range: Interval(lower: 0, upper: stores(400.7)))
        view.setOffset(.down(400.7), at: 0)
        view.press(1, at: .down(300), time: 1)
        for step in 1...12 { view.move(1, to: .down(300 - 15 * Double(step)), time: 1 + Double(step) / 60) }
        view.release(1, time: 1.2)
        var offsets: [Double] = []
        for frame in 0..<90 {
          let time = 1.2 + Double(frame) / 60
          if frame == 3 { view.setGeometry(Stage.geometry(content: 5000), at: time) }
          if isSynced { view.sync(withHost: .down(host.offset), at: time) } else { view.tick(at: time) }
          if frame == 3 { host.range = Interval(lower: 0, upper: 4400) }
          host.store(view.frame.offset.y)
          offsets.append(view.frame.offset.y)
        }
        XCTAssertGreaterThan(offsets[2], 410, name)
        return offsets
      }
      XCTAssertEqual(offsets(isSynced: true), offsets(isSynced: false), name)
    }
  }

  /// A movement of the host does not snap, and a zoomed or nested content follows it, too.
  func test_pages_zoomedAndNestedContent_followTheHost() {
    var paged = view()
    paged.setSnapRule(.pages(Paging()), .y, at: 0)
    paged.sync(withHost: .zero, at: 1)
    paged.sync(withHost: .down(250), at: 1.1)
    XCTAssertEqual(paged.frame.offset.y, 250)
    XCTAssertEqual(paged.frame.target.y, 250)
    var zoomed = view()
    zoomed.enableZoom(from: 1, to: 4, at: 0)
    zoomed.zoom(to: 2, about: .zero, .atOnce, at: 0)
    zoomed.sync(withHost: .zero, at: 1)
    zoomed.sync(withHost: .down(8000), at: 1.1)
    XCTAssertEqual(zoomed.frame.offset.y, 8000)
    let tree = ScrollTree()
    let page = tree.add(view())
    let list = tree.add(view(), in: page)
    tree.press(list, 1, at: .down(300), time: 1)
    tree.move(list, 1, to: .down(200), time: 1.1)
    tree.release(list, 1, time: 1.1)
    tree.change(list, at: 1.2) { view, time in view.sync(withHost: .down(4400), at: time) }
    XCTAssertEqual(tree[list].frame.offset.y, 4400)
    tree.tick(at: 9)
    XCTAssertEqual(tree[list].frame.offset.y, 4400)
    XCTAssertFalse(tree.needsTick)
  }
}
