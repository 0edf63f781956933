import XCTest

@testable import ScrollKitCore

/// The activities of the table. The engine's own kinds are mapped to them in one place, without a default: a
/// kind that is added does not compile until the table has a scene for it.
private enum TableActivity: Character, CaseIterable {
  case idle = "-"
  case tracking = "t"
  case trackpadHold = "r"
  case dragging = "d"
  case panning = "p"
  case momentum = "m"
  case wheelStream = "u"
  case chained = "l"
  case chainedByFingers = "L"
  case coasting = "c"
  case animating = "a"
  case wheeling = "w"
  case keyHeld = "k"
  case steering = "s"
  case pinching = "z"
  case zoomAnimating = "Z"

  init(of view: ScrollView) {
    let activity = view.scroller.activity
    switch activity.kind {
    case .idle: self = .idle
    case .tracking: self = .tracking
    case .trackpadHold: self = .trackpadHold
    case .dragging: self = .dragging
    case .panning: self = .panning
    case .momentum: self = .momentum
    case .wheelStream: self = .wheelStream
    case .chained: self = .chained
    case .chainedByFingers: self = .chainedByFingers
    case .moving: self = .init(of: activity.cause(.y))
    case .pinching: self = .pinching
    case .zoomAnimating: self = .zoomAnimating
    }
  }

  /// The activity of content that a motion moves along y.
  private init(of cause: Trajectory.Cause?) {
    switch cause {
    case nil, .coast, .momentum: self = .coasting
    case .program, .own: self = .animating
    case .wheel: self = .wheeling
    case .heldKey: self = .keyHeld
    case .steering: self = .steering
    }
  }

  /// Whether the content moves by itself, so that its target is where it will rest.
  var isForeseen: Bool {
    switch self {
    case .idle, .chained, .coasting, .animating, .wheeling, .keyHeld, .steering, .zoomAnimating: true
    case .tracking, .trackpadHold, .dragging, .panning, .momentum, .wheelStream, .chainedByFingers, .pinching: false
    }
  }
}

/// A scroller on its own, or the child of a chain of two.
private final class Subject {
  private var alone: ScrollView
  private let chain: NestedStage?
  private(set) var now = 0.5

  /// A range of 2000 points, scrolled to 500; in a chain, a range of 300 points, scrolled to 100, in a parent
  /// with a range of 1000.
  init(feel: Feel, isNested: Bool) {
    alone = ScrollView(
      mode: .driven,
      setting: ScrollSetting(
        geometry: NestedStage.geometry(.init(range: 2000)), feel: feel,
        alwaysBounces: Pair(x: false, y: false)))
    alone.setOffset(.down(500), at: now)
    chain = isNested ? NestedStage([(300, 100), (1000, 0)], feel: feel) : nil
  }

  var view: ScrollView { chain?.view(0) ?? alone }
  var frame: ScrollFrame { chain?.frame(0) ?? alone.frame }

  func put(_ input: ScrollInput, at time: Double) {
    now = time
    if let chain { chain.put(input, at: time) } else { alone.handle(input, at: time) }
  }
  func tick(_ time: Double) {
    now = time
    if let chain { chain.tick(time) } else { alone.tick(at: time) }
  }
  func call(at time: Double, _ body: (inout ScrollView) -> Void) {
    now = time
    if let chain { chain.call(0, at: time, body) } else { body(&alone) }
  }
}

/// A program that reaches an activity just before time 1. Two of them reach out of range an activity that another reaches in
/// range.
private enum Scene: CaseIterable {
  case idle, tracking, trackpadHold, dragging, pulled, panning, pannedUntilSilence, momentum, wheelStream, chained,
    chainedByFingers, coasting, bouncing, animating, wheeling, keyHeld, steering, pinching, zoomAnimating

  var activity: TableActivity {
    switch self {
    case .idle: .idle
    case .tracking: .tracking
    case .trackpadHold: .trackpadHold
    case .dragging, .pulled: .dragging
    case .panning, .pannedUntilSilence: .panning
    case .momentum: .momentum
    case .wheelStream: .wheelStream
    case .chained: .chained
    case .chainedByFingers: .chainedByFingers
    case .coasting, .bouncing: .coasting
    case .animating: .animating
    case .wheeling: .wheeling
    case .keyHeld: .keyHeld
    case .steering: .steering
    case .pinching: .pinching
    case .zoomAnimating: .zoomAnimating
    }
  }

  func subject(feel: Feel, isNested: Bool) -> Subject {
    let subject = Subject(feel: feel, isNested: isNested)
    begin(subject)
    return subject
  }

  /// Whether only a chain reaches it.
  var needsChain: Bool { self == .chained || self == .chainedByFingers }

  private func begin(_ subject: Subject) {
    switch self {
    case .idle: break
    case .tracking: subject.put(.press(pointer: 1, at: .down(300)), at: 0.9)
    case .trackpadHold: subject.put(.hold, at: 0.9)
    case .dragging, .chainedByFingers: drag(subject, by: -60)
    case .pulled:
      subject.call(at: 0.6) { $0.setOffset(.zero, at: 0.6) }
      drag(subject, by: 200)
    case .panning:
      subject.put(.panBegin, at: 0.9)
      subject.put(.panUpdate(by: .down(20)), at: 0.95)
    case .pannedUntilSilence: subject.put(.panUpdateUntilSilence(by: .down(20)), at: 0.95)
    case .momentum:
      subject.put(.panUpdate(by: .down(20)), at: 0.9)
      subject.put(.panEnd(.platformMomentum), at: 0.95)
      subject.put(.momentum(by: .down(5)), at: 0.97)
    case .wheelStream: subject.put(.wheel(by: .down(7), .points), at: 0.95)
    case .coasting, .chained: throwContent(subject, at: 900)
    case .bouncing:
      subject.call(at: 0.6) { $0.setOffset(.zero, at: 0.6) }
      throwContent(subject, at: -3000)
    case .animating: subject.call(at: 0.95) { _ = $0.scroll(to: .down(1500), at: 0.95) }
    case .wheeling: subject.put(.wheel(by: .down(1), .notches), at: 0.97)
    case .keyHeld: for step in 0...3 { subject.put(.keyHeld(.lineDown), at: 0.8 + 0.05 * Double(step)) }
    case .steering: subject.put(.steer(.down(300)), at: 0.9)
    case .pinching:
      enableZoom(subject)
      subject.put(.zoom(.begin(at: Vector(x: 200, y: 200), factor: 1)), at: 0.8)
      subject.put(.zoom(.update(to: Vector(x: 200, y: 200), factor: 1.5)), at: 0.9)
    case .zoomAnimating:
      enableZoom(subject)
      subject.call(at: 0.95) { _ = $0.zoom(to: 2, about: Vector(x: 9, y: 9), at: 0.95) }
    }
  }

  /// A finger presses and moves by 10 points past the slop, then by so many.
  private func drag(_ subject: Subject, by distance: Double) {
    let start = Vector(x: 200, y: 300)
    subject.put(.press(pointer: 1, at: start), at: 0.7)
    subject.put(.move(pointer: 1, to: start + .down(distance / 2)), at: 0.8)
    subject.put(.move(pointer: 1, to: start + .down(distance)), at: 0.9)
  }

  private func throwContent(_ subject: Subject, at velocity: Double) {
    subject.put(.panBegin, at: 0.93)
    subject.put(.panEnd(.velocity(.down(velocity))), at: 0.95)
  }

  private func enableZoom(_ subject: Subject) {
    subject.call(at: 0.6) { $0.enableZoom(from: 1, to: 4, at: 0.6) }
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
      scene == .pinching || scene == .zoomAnimating ? .anything : .nothing
    case .press, .pressAgain, .pressOther, .release, .releaseOther, .cancel, .hold, .holdEnd, .keyUp, .steer,
      .steerEnd, .panBegin, .panStop, .panEndCoast, .panEndVelocity, .panEndPlatform, .momentumEnd,
      .zoomBegin, .zoomEnd, .scroll, .scrollBy, .show, .zoomTo, .stop, .setFeel, .setPreferences,
      .enableZoom:
      .nothing
    case .time, .muchTime: .anything
    }
  }

  func put(in subject: Subject) {
    let now = 1.0
    if let input {
      subject.put(input, at: now)
      return
    }
    switch self {
    case .scroll: subject.call(at: now) { _ = $0.scroll(to: .down(900), at: now) }
    case .scrollBy: subject.call(at: now) { _ = $0.scroll(by: .down(90), at: now) }
    case .show:
      subject.call(at: now) {
        _ = $0.scroll(
          showing: Pair(x: Interval(lower: 0, upper: 9), y: Interval(lower: 1800, upper: 1900)), at: now)
      }
    case .jump: subject.call(at: now) { _ = $0.scroll(to: .down(900), by: .none, at: now) }
    case .zoomTo:
      subject.call(at: now) { view in
        guard view.canZoom else { return }
        view.zoom(to: 3, about: Vector(x: 9, y: 9), at: now)
      }
    case .place: subject.call(at: now) { $0.setOffset(.down(900), at: now) }
    case .stop: subject.call(at: now) { $0.stop(at: now) }
    case .shorten:
      subject.call(at: now) { $0.setGeometry(NestedStage.geometry(.init(range: 50)), at: now) }
    case .shift:
      subject.call(at: now) { view in
        view.setGeometry(view.setting.geometry, shift: .down(40), at: now)
      }
    case .setFeel: subject.call(at: now) { $0.setFeel(.android, at: now) }
    case .setPreferences:
      var preferences = ScrollPreferences()
      (preferences.reducesMotion, preferences.stopsMomentum) = (true, true)
      subject.call(at: now) { $0.setPreferences(preferences, at: now) }
    case .enableZoom:
      subject.call(at: now) { $0.enableZoom(from: 1, to: 4, at: now) }
    case .disableZoom: subject.call(at: now) { $0.disableZoom(at: now) }
    case .time: subject.tick(1.001)
    case .muchTime: subject.tick(99)
    case .press, .pressAgain, .pressOther, .move, .moveOther, .release, .releaseOther, .cancel, .hold,
      .holdEnd, .wheelPoints, .wheelLines, .wheelPages, .wheelNotches, .key, .keyHeld, .keyUp, .steer,
      .steerEnd, .panBegin, .panUpdate, .panUpdateUntilSilence, .panStop, .panEndCoast, .panEndVelocity,
      .panEndPlatform, .momentum, .momentumEnd, .zoomBegin, .zoomUpdate, .zoomEnd, .zoomWheel:
      preconditionFailure("an input")
    }
  }
}

/// Every input in every activity: where it leads, and what must hold whatever it leads to.
final class InputsInActivitiesTests: XCTestCase {
  /// A row for each input, a column for each scene, in the order of `Scene`; the letters are those of
  /// `TableActivity`.
  private static let table = """
    press                 t t r d d p p t t L L t t t t t t z t
    pressAgain            t t r t t p p t t L L t t t t t t z t
    pressOther            t t r d d p p t t L L t t t t t t z t
    move                  - d r d d p p m u l L c c a w k s z Z
    moveOther             - t r d d p p m u l L c c a w k s z Z
    release               - - r c c p p m u l l c c a w k s z Z
    releaseOther          - t r d d p p m u l L c c a w k s z Z
    cancel                - - - - c - - m u l - c c a w - - - Z
    hold                  r t r d d p p r r L L r r r r r r z r
    holdEnd               - t - d d p p m u l L c c a w k s z Z
    wheelPoints           u t u d d p p u u l L u c u u u u z u
    wheelLines            w t w d d p p w w l L w w w w w w z w
    wheelPages            w t w d d p p w w l L w w w w w w z w
    wheelNotches          w t w d d p p w w l L w w w w w w z w
    key                   w t w d d p p w w l L w w w w w w z w
    keyHeld               k t k d d p p k k l L k w k k k k z w
    keyUp                 - t r d d p p m u l L c c a w w s z Z
    steer                 s t s d d p p s s s L s s s s s s z Z
    steerEnd              - t r d d p p m u l L c c a w k - z Z
    panBegin              p t p d d p p p p L L p p p p p p z p
    panUpdate             p t p d d p p p p L L p p p p p p z p
    panUpdateUntilSilence p t p d d p p p p L L p p p p p p z p
    panStop               - t r d d c - m u l L c c a w k s z Z
    panEndCoast           - t r d d c - m u l L c c a w k s z Z
    panEndVelocity        - t r d d c c m u l L c c a w k s z Z
    panEndPlatform        - t r d d m m m u l L c c a w k s z Z
    momentum              - t r d d m m m u l L c c a w k s z Z
    momentumEnd           - t r d d p p - u l L c c a w k s z Z
    zoomBegin             - t r d d p p m u l L c c a w k s z z
    zoomUpdate            - t r d d p p m u l L c c a w k s z Z
    zoomEnd               - t r d d p p m u l L c c a w k s - Z
    zoomWheel             - t r d d p p m u l L c c a w k s z Z
    scroll                a a a a a a a a a a a a a a a a a a Z
    scrollBy              a a a a a a a a a a a a a a a a a a Z
    show                  a a a a a a a a a a a a a a a a a a Z
    jump                  - t r d d p p - - - L - - - - - - z -
    zoomTo                - t r d d p p m u l L c c a w k s Z Z
    place                 - t r d d p p - - - L - - - - - - z -
    stop                  - t r d d p p - - - L - c - - - - z -
    shorten               - t r d d p p c c l L c c a w k s z Z
    shift                 - t r d d p p m u l L c c a w k s z Z
    setFeel               - t r d d p p m u l L c c a w k s z Z
    setPreferences        - t r d d p p m u l L c c a w k s z Z
    enableZoom            - t r d d p p m u l L c c a w k s z Z
    disableZoom           - t r d d p p m u l L c c a w k s - -
    time                  - t r d d p p m u l L c c a w k s z Z
    muchTime              - t r d d p - - - - L - - - - - s z -
    """

  func test_everyInputInEveryActivity_leadsToTheActivityInTheTable() {
    var drawn = ""
    for row in Row.allCases {
      let letters = Scene.allCases.map { scene in
        let subject = scene.subject(feel: .uikit, isNested: scene.needsChain)
        row.put(in: subject)
        return String(TableActivity(of: subject.view).rawValue)
      }
      drawn += "\(row)".padding(toLength: 22, withPad: " ", startingAt: 0) + letters.joined(separator: " ") + "\n"
    }
    XCTAssertEqual(drawn, Self.table + "\n", "the table is now\n\(drawn)")
  }

  func test_theScenesReachEveryActivity_andTheRowsAreEveryInput() {
    for scene in Scene.allCases {
      let subject = scene.subject(feel: .uikit, isNested: scene.needsChain)
      XCTAssertEqual(TableActivity(of: subject.view), scene.activity, "\(scene)")
    }
    XCTAssertEqual(Set(Scene.allCases.map(\.activity)), Set(TableActivity.allCases))
    for row in Row.allCases {
      if let input = row.input { XCTAssertEqual(Row.of(input), row, "\(input)") }
    }
  }

  func test_whateverIsPutIn_nothingJumps_everyNumberIsFinite_andTheTargetIsWhereItRests() {
    for (number, feel) in Feel.everyRule.prefix(18).enumerated() {
      for scene in Scene.allCases {
        for row in Row.allCases {
          for isNested in scene.needsChain ? [true] : [false, true] {
            let name = "feel \(number), \(row) in \(scene)\(isNested ? ", nested" : "")"
            checkLaws(of: row, in: scene, feel, scene.subject(feel: feel, isNested: isNested), name)
          }
        }
      }
    }
  }

  private func checkLaws(of row: Row, in scene: Scene, _ feel: Feel, _ subject: Subject, _ name: String) {
    subject.tick(1)
    let before = subject.frame
    row.put(in: subject)
    let after = subject.frame
    check(after, name)
    let moved = after.offset - before.offset
    switch row.effect(in: scene, feel: feel) {
    case .nothing: XCTAssertLessThan(moved.length, 0.011, name)
    case .shift(let distance):
      // An edge that only shows an overscroll keeps content in range.
      if feel.edges == .all(.bounce) { XCTAssertEqual(moved.y, distance, accuracy: 0.011, name) }
    case .anything: break
    }
    guard TableActivity(of: subject.view).isForeseen else { return }
    subject.tick(subject.now + 500)
    let rest = subject.frame
    check(rest, name)
    XCTAssertEqual(rest.offset.y, after.target.y, accuracy: 1e-6, name)
    XCTAssertEqual(rest.offset.x, after.target.x, accuracy: 1e-6, name)
    XCTAssertEqual(rest.overscroll, .zero, name)
    XCTAssertFalse(rest.needsTick, name)
  }

  private func check(_ frame: ScrollFrame, _ name: String) {
    let numbers = [
      frame.offset, frame.target, frame.velocity, frame.overscroll, frame.progress,
    ].flatMap { [$0.x, $0.y] }
    XCTAssertTrue(numbers.allSatisfy(\.isFinite), "\(name): \(frame)")
    XCTAssertTrue(frame.scale > 0 && frame.scale.isFinite, name)
  }
}
