import XCTest

@testable import ScrollKitCore

/// Ends of what never began: whatever moves or holds the content, and however it snaps, nothing changes.
final class StrayEndTests: XCTestCase {
  /// How content snaps.
  private enum Snapping: CaseIterable { case none, pages, carousel, areas, items }

  /// Where the content is.
  private enum Place: CaseIterable { case alone, child, parent, linked }

  private enum Activity: CaseIterable {
    case idle, between, touch, rest, drag, pan, momentum, points, coast, bounce, program, notch, key, heldKey, steering, track, thumb,
      pinch, zoom
  }

  /// Each input that ends something, but for the end of what an activity is.
  private static let ends: [(name: String, input: ScrollInput, of: Set<Activity>)] = [
    ("release", .release(pointer: 9), []), ("coast", .panEnd(.coast), [.pan]),
    ("velocity", .panEnd(.velocity(.down(-2000))), [.pan]), ("platform", .panEnd(.platformMomentum), [.pan]),
    ("stop", .panStop(.y), [.pan]), ("stop across", .panStop(.x), []), ("momentum end", .momentumEnd, [.momentum]),
    ("hold end", .holdEnd, [.rest]), ("key up", .keyUp(.lineDown), [.heldKey]), ("other key up", .keyUp(.pageUp), []),
    ("steer end", .steerEnd, [.steering, .track]), ("pinch end", .zoom(.end), [.pinch]),
    ("cancel", .cancel, [.touch, .rest, .drag, .pan, .heldKey, .steering, .track, .pinch]),
  ]

  /// Two views, of which one has the activity and gets the end at 1.03 s.
  private final class Subject {
    private let nest: NestedStage
    private let place: Place
    private let number: Int

    init(_ activity: Activity, _ snapping: Snapping, _ place: Place) throws {
      self.place = place
      number = place == .parent ? 1 : 0
      let layer = NestedStage.Layer(range: 3000, offset: 0, across: 600)
      nest = NestedStage([layer, layer], feel: .uikit)
      let rows = try SharedList(ListLayout())
      try call(at: 0) { view in
        switch snapping {
        case .none: break
        case .pages: view.setSnapRule(.pages(Paging(length: .points(300))), .y, at: 0)
        case .carousel: view.setSnapRule(.carousel(Carousel(itemLength: 220, itemCount: 15)), .y, at: 0)
        case .areas:
          view.setSnapRule(.areas(AreaSnapping(axes: Pair(x: false, y: true))), .y, at: 0)
          view.setSnapAreas(SnapArea.rows(every: 500), at: 0)
        case .items:
          view.attach(rows, at: 0)
          try view.insertItems([Double](repeating: 170, count: 20), at: 0, time: 0)
          view.setSnapRule(.items(ItemSnapping()), .y, at: 0)
        }
        if activity == .pinch || activity == .zoom { view.enableZoom(from: 0.5, to: 4, at: 0) }
        view.enableScrollbar(.y, at: 0)
      }
      tick(0.4)
      try begin(activity)
      tick(1.03)
    }

    func call(at time: Double, _ body: (inout ScrollView) throws -> Void) throws {
      var failure: Error?
      change(at: time) { view in do { try body(&view) } catch { failure = error } }
      if let failure { throw failure }
    }

    private func change(at time: Double, _ body: (inout ScrollView) -> Void) {
      switch place {
      case .child, .parent: nest.call(number, at: time, body)
      case .alone, .linked: nest.change(number) { view, _ in body(&view) }
      }
    }

    func put(_ input: ScrollInput, at time: Double) {
      switch place {
      case .child, .parent: nest.put(input, on: number, at: time)
      case .alone, .linked: change(at: time) { $0.handle(input, at: time) }
      }
    }

    /// A frame.
    func tick(_ time: Double) {
      switch place {
      case .child, .parent: nest.tick(time)
      case .alone: change(at: time) { $0.tick(at: time) }
      case .linked:
        nest.change(0) { first, _ in
          nest.change(1) { second, _ in ScrollView.link(&first, &second, along: .y, by: LandmarkMap([]), time: time) }
        }
      }
    }

    var frames: [ScrollFrame] { [nest.frame(0), nest.frame(1)] }
    var events: [[TimedEvent]] { [nest.events(0), nest.events(1)] }

    private func begin(_ activity: Activity) throws {
      let middle = Vector(x: 200, y: 200)
      func drag() {
        put(.press(pointer: 1, at: middle), at: 0.8)
        for step in 1...5 { put(.move(pointer: 1, to: middle + .down(-20 * Double(step))), at: 0.8 + 0.04 * Double(step)) }
      }
      func fling(_ velocity: Double) {
        put(.panBegin, at: 0.9)
        put(.panEnd(.velocity(.down(velocity))), at: 0.95)
      }
      switch activity {
      case .idle: break
      case .between: try call(at: 0.5) { $0.setOffset(.down(130), at: 0.5) }
      case .touch: put(.press(pointer: 1, at: middle), at: 0.9)
      case .rest: put(.hold, at: 0.95)
      case .drag: drag()
      case .pan:
        put(.panBegin, at: 0.9)
        for step in 1...5 { put(.panUpdate(by: .down(20)), at: 0.9 + 0.02 * Double(step)) }
      case .momentum:
        put(.panUpdate(by: .down(40)), at: 0.9)
        put(.panEnd(.platformMomentum), at: 0.93)
        for step in 1...4 { put(.momentum(by: .down(15)), at: 0.93 + 0.02 * Double(step)) }
      case .points: for step in 1...5 { put(.wheel(by: .down(25), .points), at: 0.9 + 0.02 * Double(step)) }
      case .coast: fling(1200)
      case .bounce: fling(-1200)
      case .program: try call(at: 0.9) { _ = $0.scroll(to: .down(1337), at: 0.9) }
      case .notch: for step in 0...1 { put(.wheel(by: .down(1), .notches), at: 0.97 + 0.03 * Double(step)) }
      case .key: put(.key(.lineDown), at: 0.97)
      case .heldKey: for step in 0...3 { put(.keyHeld(.lineDown), at: 0.8 + 0.05 * Double(step)) }
      case .steering: put(.steer(.down(300)), at: 0.8)
      case .track: try call(at: 0.5) { $0.pressScrollbar(.y, at: 390, time: 0.5) }
      case .thumb:
        try call(at: 0.8) { $0.pressScrollbar(.y, at: 5, time: 0.8) }
        try call(at: 0.9) { $0.dragScrollbar(.y, to: 30, time: 0.9) }
      case .pinch:
        put(.zoom(.begin(at: middle, factor: 1)), at: 0.9)
        put(.zoom(.update(to: middle + .down(-30), factor: 1.5)), at: 1)
      case .zoom: try call(at: 0.95) { _ = $0.zoom(to: 2, about: middle, at: 0.95) }
      }
    }
  }

  func test_anEndOfSomethingNeverBegun_doesNothing() throws {
    for place in Place.allCases {
      for snapping in Snapping.allCases {
        for activity in Activity.allCases {
          let plain = try Subject(activity, snapping, place)
          let times = stride(from: 1.03, to: 2, by: 0.031).map { $0 } + [60]
          let frames = times.map { time in
            plain.tick(time)
            return plain.frames
          }
          let events = plain.events
          for end in Self.ends where !end.of.contains(activity) {
            let subject = try Subject(activity, snapping, place)
            subject.put(end.input, at: 1.03)
            let name = "\(end.name) in \(activity), \(snapping), \(place)"
            let moved = times.map { time in
              subject.tick(time)
              return subject.frames
            }
            if let difference = moved.indices.first(where: { moved[$0] != frames[$0] }) {
              let (moved, frames) = (moved[difference], frames[difference])
              XCTFail("\(name): \(times[difference]) s: \(moved.map(\.offset.y)) to \(moved.map(\.target.y)), not \(frames.map(\.target.y))")
            }
            XCTAssertEqual(subject.events, events, name)
          }
        }
      }
    }
  }

  /// The end of a pinch that never began leaves a finger its velocity, where content can zoom, too: 1000 pt/s.
  func test_theEndOfAPinchThatNeverBegan_leavesAFingerItsVelocity() {
    var view = ScrollView(feel: .uikit)
    view.setGeometry(
      ScrollGeometry(x: AxisGeometry(viewport: 400, content: 400), y: AxisGeometry(viewport: 600, content: 5000)), at: 0)
    view.enableZoom(from: 1, to: 4, at: 0)
    view.press(1, at: .down(500), time: 1)
    for step in 1...6 { view.move(1, to: .down(500 - 10 * Double(step)), time: 1 + 0.01 * Double(step)) }
    let velocity = view.frame.velocity.y
    XCTAssertEqual(velocity, 1000, accuracy: 1e-6)
    view.handle(.zoom(.end), at: 1.06)
    XCTAssertEqual(view.frame.velocity.y, velocity)
    view.release(1, time: 1.06)
    XCTAssertEqual(view.frame.velocity.y, velocity)
  }
}
