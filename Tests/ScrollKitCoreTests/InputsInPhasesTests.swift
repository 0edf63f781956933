import XCTest

@testable import ScrollKitCore

/// The phases of the table. The engine's own kinds are mapped to them in one place, without a default: a
/// kind that is added does not compile until the table has a scene for it.
private enum TablePhase: Character, CaseIterable {
  case idle = "-"
  case touched = "t"
  case rested = "r"
  case dragged = "d"
  case panned = "p"
  case momentum = "m"
  case turned = "u"
  case led = "l"
  case ledByFingers = "L"
  case coasting = "c"
  case animated = "a"
  case wheeling = "w"
  case keyed = "k"
  case steered = "s"
  case pinched = "z"
  case scaling = "Z"

  init(of engine: ScrollEngine) {
    var phase = engine.scroller.phase
    switch phase.kind {
    case .idle: self = .idle
    case .touched: self = .touched
    case .rested: self = .rested
    case .dragged: self = .dragged
    case .panned: self = .panned
    case .momentum: self = .momentum
    case .turned: self = .turned
    case .led: self = .led
    case .ledByFingers: self = .ledByFingers
    case .coasting: self = .coasting
    case .animated: self = .animated
    case .wheeling: self = .wheeling
    case .keyed: self = .keyed
    case .steered: self = .steered
    case .pinched: self = .pinched
    case .scaling: self = .scaling
    }
  }

  /// Whether the content moves by itself, so that its target is where it will rest.
  var isForeseen: Bool {
    switch self {
    case .idle, .led, .coasting, .animated, .wheeling, .keyed, .steered, .scaling: true
    case .touched, .rested, .dragged, .panned, .momentum, .turned, .ledByFingers, .pinched: false
    }
  }
}

/// A way to reach a phase just before time 1. Two reach a phase that another reaches in range.
private enum Scene: CaseIterable {
  case idle, touched, rested, dragged, pulled, panned, pannedUntilSilence, momentum, turned, led,
    ledByFingers, coasting, bouncing, animated, wheeling, keyed, steered, pinched, scaling

  var phase: TablePhase {
    switch self {
    case .idle: .idle
    case .touched: .touched
    case .rested: .rested
    case .dragged, .pulled: .dragged
    case .panned, .pannedUntilSilence: .panned
    case .momentum: .momentum
    case .turned: .turned
    case .led: .led
    case .ledByFingers: .ledByFingers
    case .coasting, .bouncing: .coasting
    case .animated: .animated
    case .wheeling: .wheeling
    case .keyed: .keyed
    case .steered: .steered
    case .pinched: .pinched
    case .scaling: .scaling
    }
  }

  /// A range of 2000 points, scrolled to 500; where a chain is needed, within a parent of 1000 points.
  func stage(feel: Feel) -> NestedStage {
    let layers = isNested ? [(300.0, 100.0), (1000.0, 0.0)] : [(2000.0, 500.0)]
    let stage = NestedStage(layers, feel: feel)
    stage.put(.holdEnd, at: 0.5)
    begin(stage)
    return stage
  }

  private var isNested: Bool { self == .led || self == .ledByFingers }

  private func begin(_ stage: NestedStage) {
    switch self {
    case .idle: break
    case .touched: stage.put(.press(pointer: 1, at: .down(300)), at: 0.9)
    case .rested: stage.put(.hold, at: 0.9)
    case .dragged, .ledByFingers: drag(stage, by: -60)
    case .pulled:
      stage.call(0, at: 0.6) { $0.place(at: .zero, now: 0.6) }
      drag(stage, by: 200)
    case .panned:
      stage.put(.panBegin, at: 0.9)
      stage.put(.panUpdate(by: .down(20)), at: 0.95)
    case .pannedUntilSilence: stage.put(.panUpdateUntilSilence(by: .down(20)), at: 0.95)
    case .momentum:
      stage.put(.panUpdate(by: .down(20)), at: 0.9)
      stage.put(.panEnd(.platformMomentum), at: 0.95)
      stage.put(.momentum(by: .down(5)), at: 0.97)
    case .turned: stage.put(.wheel(by: .down(7), .points), at: 0.95)
    case .coasting, .led: throwContent(stage, at: 900)
    case .bouncing:
      stage.call(0, at: 0.6) { $0.place(at: .zero, now: 0.6) }
      throwContent(stage, at: -3000)
    case .animated: stage.call(0, at: 0.95) { _ = $0.scroll(to: .down(1500), at: 0.95) }
    case .wheeling: stage.put(.wheel(by: .down(1), .notches), at: 0.97)
    case .keyed: for step in 0...3 { stage.put(.keyHeld(.lineDown), at: 0.8 + 0.05 * Double(step)) }
    case .steered: stage.put(.steer(.down(300)), at: 0.9)
    case .pinched:
      enableZoom(stage)
      stage.put(.zoom(.begin(at: Vector(x: 200, y: 200), factor: 1)), at: 0.8)
      stage.put(.zoom(.update(to: Vector(x: 200, y: 200), factor: 1.5)), at: 0.9)
    case .scaling:
      enableZoom(stage)
      stage.call(0, at: 0.95) { _ = $0.zoom(to: 2, about: Vector(x: 9, y: 9), animated: true, at: 0.95) }
    }
  }

  /// A finger presses and moves by 10 points past the slop, then by so many.
  private func drag(_ stage: NestedStage, by way: Double) {
    let start = Vector(x: 200, y: 300)
    stage.put(.press(pointer: 1, at: start), at: 0.7)
    stage.put(.move(pointer: 1, to: start + .down(way / 2)), at: 0.8)
    stage.put(.move(pointer: 1, to: start + .down(way)), at: 0.9)
  }

  private func throwContent(_ stage: NestedStage, at velocity: Double) {
    stage.put(.panBegin, at: 0.93)
    stage.put(.panEnd(.velocity(.down(velocity))), at: 0.95)
  }

  private func enableZoom(_ stage: NestedStage) {
    stage.call(0, at: 0.6) { $0.enableZoom(from: 1, to: 4, isCentered: false, at: 0.6) }
  }
}

/// What is put in. The engine's inputs are mapped to rows without a default: an input that is added does
/// not compile until the table has a row for it.
private enum Row: CaseIterable {
  case press, pressAgain, pressOther, move, moveOther, release, releaseOther, cancel, hold, holdEnd
  case wheelPoints, wheelLines, wheelPages, wheelNotches, key, keyHeld, keyUp, steer, steerEnd
  case panBegin, panUpdate, panUpdateUntilSilence, panStop, panEndCoast, panEndVelocity, panEndPlatform
  case momentum, momentumEnd, zoomBegin, zoomUpdate, zoomEnd, zoomWheel
  case scroll, scrollBy, show, jump, zoomTo, place, stop, shorten, shift, setFeel, setPreferences
  case enableZoom, disableZoom, time, muchTime

  /// The user's input; nil for a call of the program.
  var input: ScrollInput? {
    switch self {
    case .press: .press(pointer: 5, at: Vector(x: 200, y: 310))
    case .pressAgain: .press(pointer: 1, at: Vector(x: 190, y: 330))
    case .pressOther: .press(pointer: 2, at: Vector(x: 50, y: 50))
    case .move: .move(pointer: 1, to: Vector(x: 200, y: 200))
    case .moveOther: .move(pointer: 2, to: Vector(x: 50, y: 90))
    case .release: .release(pointer: 1)
    case .releaseOther: .release(pointer: 2)
    case .cancel: .cancel
    case .hold: .hold
    case .holdEnd: .holdEnd
    case .wheelPoints: .wheel(by: .down(7), .points)
    case .wheelLines: .wheel(by: .down(3), .lines)
    case .wheelPages: .wheel(by: .down(1), .pages)
    case .wheelNotches: .wheel(by: .down(1), .notches)
    case .key: .key(.pageDown)
    case .keyHeld: .keyHeld(.lineDown)
    case .keyUp: .keyUp(.lineDown)
    case .steer: .steer(.down(-200))
    case .steerEnd: .steerEnd
    case .panBegin: .panBegin
    case .panUpdate: .panUpdate(by: .down(9))
    case .panUpdateUntilSilence: .panUpdateUntilSilence(by: .down(9))
    case .panStop: .panStop(.y)
    case .panEndCoast: .panEnd(.coast)
    case .panEndVelocity: .panEnd(.velocity(.down(900)))
    case .panEndPlatform: .panEnd(.platformMomentum)
    case .momentum: .momentum(by: .down(9))
    case .momentumEnd: .momentumEnd
    case .zoomBegin: .zoom(.begin(at: Vector(x: 100, y: 100), factor: 1))
    case .zoomUpdate: .zoom(.update(to: Vector(x: 100, y: 90), factor: 1.2))
    case .zoomEnd: .zoom(.end)
    case .zoomWheel: .zoom(.wheel(by: -1, .notches, about: Vector(x: 100, y: 100)))
    case .scroll, .scrollBy, .show, .jump, .zoomTo, .place, .stop, .shorten, .shift, .setFeel,
      .setPreferences, .enableZoom, .disableZoom, .time, .muchTime:
      nil
    }
  }

  /// The row of an input, whatever its numbers.
  static func of(_ input: ScrollInput) -> Row {
    switch input {
    case .press(let pointer, _): pointer == 1 ? .pressAgain : pointer == 2 ? .pressOther : .press
    case .move(let pointer, _): pointer == 1 ? .move : .moveOther
    case .release(let pointer): pointer == 1 ? .release : .releaseOther
    case .cancel: .cancel
    case .hold: .hold
    case .holdEnd: .holdEnd
    case .wheel(_, .points, _): .wheelPoints
    case .wheel(_, .lines, _): .wheelLines
    case .wheel(_, .pages, _): .wheelPages
    case .wheel(_, .notches, _): .wheelNotches
    case .key: .key
    case .keyHeld: .keyHeld
    case .keyUp: .keyUp
    case .steer: .steer
    case .steerEnd: .steerEnd
    case .panBegin: .panBegin
    case .panUpdate: .panUpdate
    case .panUpdateUntilSilence: .panUpdateUntilSilence
    case .panStop: .panStop
    case .panEnd(.coast): .panEndCoast
    case .panEnd(.velocity): .panEndVelocity
    case .panEnd(.platformMomentum): .panEndPlatform
    case .momentum: .momentum
    case .momentumEnd: .momentumEnd
    case .zoom(.begin): .zoomBegin
    case .zoom(.update): .zoomUpdate
    case .zoom(.end): .zoomEnd
    case .zoom(.wheel): .zoomWheel
    }
  }

  /// What the row may do to the offset at once.
  enum Effect: Equatable {
    case nothing
    /// It moves the content with it, by so many points.
    case shift(Double)
    /// It puts the content elsewhere.
    case anything
  }

  func effect(in scene: Scene, feel: Feel) -> Effect {
    switch self {
    case .move, .moveOther, .wheelPoints, .panUpdate, .panUpdateUntilSilence, .momentum, .zoomUpdate, .jump,
      .place, .shorten:
      .anything
    case .shift: .shift(40)
    case .wheelLines, .wheelPages, .wheelNotches, .key, .keyHeld:
      feel.wheelSmoothing == .none ? .anything : .nothing
    case .disableZoom, .zoomWheel:
      scene == .pinched || scene == .scaling ? .anything : .nothing
    case .press, .pressAgain, .pressOther, .release, .releaseOther, .cancel, .hold, .holdEnd, .keyUp, .steer,
      .steerEnd, .panBegin, .panStop, .panEndCoast, .panEndVelocity, .panEndPlatform, .momentumEnd,
      .zoomBegin, .zoomEnd, .scroll, .scrollBy, .show, .zoomTo, .stop, .setFeel, .setPreferences,
      .enableZoom:
      .nothing
    case .time, .muchTime: .anything
    }
  }

  func put(in stage: NestedStage) {
    let now = 1.0
    if let input {
      stage.put(input, at: now)
      return
    }
    switch self {
    case .scroll: stage.call(0, at: now) { _ = $0.scroll(to: .down(900), at: now) }
    case .scrollBy: stage.call(0, at: now) { _ = $0.scroll(by: .down(90), at: now) }
    case .show:
      stage.call(0, at: now) {
        _ = $0.scroll(
          showing: Pair(x: Interval(lower: 0, upper: 9), y: Interval(lower: 1800, upper: 1900)), at: now)
      }
    case .jump: stage.call(0, at: now) { _ = $0.jump(to: .down(900), at: now) }
    case .zoomTo:
      stage.call(0, at: now) { _ = $0.zoom(to: 3, about: Vector(x: 9, y: 9), animated: true, at: now) }
    case .place: stage.call(0, at: now) { $0.place(at: .down(900), now: now) }
    case .stop: stage.call(0, at: now) { $0.stop(at: now) }
    case .shorten:
      stage.call(0, at: now) { $0.change(to: NestedStage.geometry(.init(range: 50)), shift: .zero, at: now) }
    case .shift:
      stage.call(0, at: now) { engine in
        engine.change(to: engine.setting.geometry, shift: .down(40), at: now)
      }
    case .setFeel: stage.call(0, at: now) { $0.setFeel(.android) }
    case .setPreferences:
      var preferences = Comfort()
      (preferences.reducesMotion, preferences.stopsMomentum) = (true, true)
      stage.call(0, at: now) { $0.setComfort(preferences) }
    case .enableZoom:
      stage.call(0, at: now) { $0.enableZoom(from: 1, to: 4, isCentered: false, at: now) }
    case .disableZoom: stage.call(0, at: now) { $0.disableZoom(at: now) }
    case .time: stage.tick(1.001)
    case .muchTime: stage.tick(99)
    case .press, .pressAgain, .pressOther, .move, .moveOther, .release, .releaseOther, .cancel, .hold,
      .holdEnd, .wheelPoints, .wheelLines, .wheelPages, .wheelNotches, .key, .keyHeld, .keyUp, .steer,
      .steerEnd, .panBegin, .panUpdate, .panUpdateUntilSilence, .panStop, .panEndCoast, .panEndVelocity,
      .panEndPlatform, .momentum, .momentumEnd, .zoomBegin, .zoomUpdate, .zoomEnd, .zoomWheel:
      preconditionFailure("an input")
    }
  }
}

/// Every input in every phase: where it leads, and what must hold whatever it leads to.
final class InputsInPhasesTests: XCTestCase {
  /// A row for each input, a column for each scene, in the order of `Scene`; the letters are those of
  /// `TablePhase`.
  private static let table = """
    """

  func test_everyInputInEveryPhase_leadsWhereTheTableSays() {
    var drawn = ""
    for row in Row.allCases {
      let letters = Scene.allCases.map { scene in
        let stage = scene.stage(feel: .uikit)
        row.put(in: stage)
        return String(TablePhase(of: stage.engine(0)).rawValue)
      }
      drawn += "\(row)".padding(toLength: 22, withPad: " ", startingAt: 0) + letters.joined(separator: " ") + "\n"
    }
    XCTAssertEqual(drawn, Self.table + "\n", "the table is now\n\(drawn)")
  }

  func test_theScenesReachEveryPhase_andTheRowsAreEveryInput() {
    for scene in Scene.allCases {
      XCTAssertEqual(TablePhase(of: scene.stage(feel: .uikit).engine(0)), scene.phase, "\(scene)")
    }
    XCTAssertEqual(Set(Scene.allCases.map(\.phase)), Set(TablePhase.allCases))
    for row in Row.allCases {
      if let input = row.input { XCTAssertEqual(Row.of(input), row, "\(input)") }
    }
  }

  func test_whateverIsPutIn_nothingJumps_everyNumberIsFinite_andTheTargetIsWhereItRests() {
    for (number, feel) in RandomSession.feels.prefix(18).enumerated() {
      for scene in Scene.allCases {
        for row in Row.allCases {
          let stage = scene.stage(feel: feel)
          stage.tick(1)
          let before = stage.frame(0)
          row.put(in: stage)
          let after = stage.frame(0)
          let name = "feel \(number), \(row) in \(scene)"
          check(after, name)
          let moved = after.offset - before.offset
          switch row.effect(in: scene, feel: feel) {
          case .nothing: XCTAssertLessThan(moved.length, 0.011, name)
          case .shift(let distance):
            // An edge that only shows an overscroll keeps content in range.
            if feel.edges == .all(.bounce) { XCTAssertEqual(moved.y, distance, accuracy: 0.011, name) }
          case .anything: break
          }
          guard TablePhase(of: stage.engine(0)).isForeseen else { continue }
          stage.tick(stage.now + 500)
          let rest = stage.frame(0)
          check(rest, name)
          XCTAssertEqual(rest.offset.y, after.target.y, accuracy: 1e-6, name)
          XCTAssertEqual(rest.offset.x, after.target.x, accuracy: 1e-6, name)
          XCTAssertEqual(rest.overscroll, .zero, name)
          XCTAssertFalse(rest.needsTick, name)
        }
      }
    }
  }

  private func check(_ frame: ScrollFrame, _ name: String) {
    let numbers = [
      frame.offset, frame.target, frame.velocity, frame.overscroll, frame.progress,
    ].flatMap { [$0.x, $0.y] }
    XCTAssertTrue(numbers.allSatisfy(\.isFinite), "\(name): \(frame)")
    XCTAssertTrue(frame.scale > 0 && frame.scale.isFinite, name)
  }
}
