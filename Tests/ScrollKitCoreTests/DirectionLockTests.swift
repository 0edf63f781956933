import XCTest

@testable import ScrollKitCore

final class DirectionLockTests: XCTestCase {
  private var scroller = Scroller(setting: ScrollSetting.tall)
  private var position = Vector.zero
  private var now = 0.0

  private func begin(_ lock: DirectionLock) {
    let axis = AxisGeometry(viewport: 500, content: 5000)
    var feel = Feel.uikit
    feel.directionLock = lock
    scroller = Scroller(
      setting: ScrollSetting(
        geometry: Pair(x: axis, y: axis), feel: feel, alwaysBounces: Pair(x: false, y: false)))
    scroller.setOffset(Vector(x: 1000.1, y: 1000.1), at: 0)
    (position, now) = (.zero, 0)
    scroller.handle(.press(pointer: 1, at: .zero), at: 0)
  }

  private func move(_ x: Double, _ y: Double, after seconds: Double = 0.01) {
    now += seconds
    _ = scroller.advance(to: now)
    position = position + Vector(x: x, y: y)
    scroller.handle(.move(pointer: 1, to: position), at: now)
  }

  private var offset: Vector { scroller.activity.offset(at: now) }
  private var velocity: Vector { scroller.activity.snapshot(at: now).velocity }

  func test_whichAxisADragKeepsTo() {
    // tan 30° = 0.577
    let table: [(x: Double, y: Double, none: Axis?, initial: Axis?, always: Axis?)] = [
      (20, 0, nil, .x, .x), (0, 20, nil, .y, .y), (20, 11, nil, .x, .x), (20, 12, nil, nil, .x),
      (11, 20, nil, .y, .y), (12, 20, nil, nil, .y), (20, 20, nil, nil, .y), (20, 19, nil, nil, .x),
    ]
    for row in table {
      for (sx, sy) in [(1.0, 1.0), (-1, 1), (1, -1), (-1, -1)] {
        let displacement = Vector(x: row.x * sx, y: row.y * sy)
        XCTAssertEqual(DirectionLock.none.axis(ofDragBy: displacement), row.none, "\(displacement)")
        XCTAssertEqual(DirectionLock.initial.axis(ofDragBy: displacement), row.initial, "\(displacement)")
        XCTAssertEqual(DirectionLock.breakable.axis(ofDragBy: displacement), row.initial, "\(displacement)")
        XCTAssertEqual(DirectionLock.always.axis(ofDragBy: displacement), row.always, "\(displacement)")
      }
    }
  }

  func test_theOtherAxisStaysExactlyStill_howeverTheFingerGoes() {
    for lock in [DirectionLock.initial, .always] {
      begin(lock)
      var numbers = SeededNumbers(seed: 3)
      move(2, -20)
      XCTAssertEqual(offset.x, 1000.1)
      XCTAssertEqual(offset.y, 1000.1 + 20 - 10 * 20 / (404.0).squareRoot(), accuracy: 1e-9)
      for _ in 0..<500 {
        move(numbers.number(-40...40), numbers.number(-10...10))
        XCTAssertEqual(offset.x, 1000.1, "\(lock), to the last bit")
        XCTAssertEqual(scroller.gestureVelocity(at: now).x, 0)
      }
      XCTAssertNotEqual(offset.y, 1000.1)
    }
  }

  func test_aFling_isLockedToTheAxis_too() {
    begin(.initial)
    for _ in 0..<8 { move(-4, -12) }
    scroller.handle(.release(pointer: 1), at: now)
    XCTAssertEqual(velocity.x, 0)
    XCTAssertEqual(velocity.y, 1200, accuracy: 1e-6)
    XCTAssertEqual(scroller.activity.target.x, 1000.1)
  }

  func test_aDragThatBeginsBetweenTheAxesIsFree() {
    begin(.initial)
    move(-20, -20)
    for _ in 0..<8 { move(0, -12) }
    move(-7, 0)
    XCTAssertEqual(offset.x, 1000.1 + 27 - 10 / (2.0).squareRoot(), accuracy: 1e-9)
    XCTAssertEqual(offset.y, 1000.1 + 116 - 10 / (2.0).squareRoot(), accuracy: 1e-9)
  }

  func test_aFingerThatTurnsAway_breaksTheLock_withoutAJump() {
    // Angles from the vertical: 20° keeps, 25° and 45° are free, 70° changes to the horizontal.
    let table: [(x: Double, y: Double, movesX: Bool, movesY: Bool)] = [
      (-3.6, -10, false, true), (-4.7, -10, true, true), (-10, -10, true, true), (-10, -3.6, true, false),
    ]
    for row in table {
      begin(.breakable)
      for _ in 0..<5 { move(0, -20) }
      let before = offset
      move(row.x, row.y)
      let turned = offset
      XCTAssertEqual(turned.x, before.x - (row.movesX ? row.x : 0), accuracy: 1e-9, "\(row)")
      XCTAssertEqual(turned.y, before.y - (row.movesY ? row.y : 0), accuracy: 1e-9, "\(row)")
      if row.movesX != row.movesY {
        let still = row.movesX ? turned.y : turned.x
        for _ in 0..<20 {
          move(row.x, row.y)
          XCTAssertEqual(row.movesX ? offset.y : offset.x, still, "to the last bit")
        }
      }
    }
  }

  func test_theDisplacementAcrossTheLockedAxis_isIgnored() {
    begin(.breakable)
    for _ in 0..<20 { move(-3, -20) }  // 60 to the side, within 22.5°
    XCTAssertEqual(offset.x, 1000.1)
    move(-10, -10)
    XCTAssertEqual(offset.x, 1010.1, accuracy: 1e-9)
  }

  func test_aDirectionIsThatOfThreePoints_howeverManyReportsTheyComeIn() {
    for parts in [1, 3, 10] {
      begin(.breakable)
      for _ in 0..<5 { move(0, -20) }
      for _ in 0..<40 * parts { move(-2 / Double(parts), -2 / Double(parts), after: 0.01 / Double(parts)) }
      XCTAssertEqual(offset.y, 1000.1 + 170, accuracy: 1e-6, "\(parts)")
      XCTAssertEqual(offset.x, 1000.1 + 80, accuracy: 3, "\(parts): all but the displacement before the break-out")
    }
  }

  func test_tremblingBreaksNothing() {
    begin(.breakable)
    for _ in 0..<5 { move(0, -20) }
    for step in 0..<50 { move(step % 2 == 0 ? 1 : -1, 0) }
    XCTAssertEqual(offset.x, 1000.1)
  }

  func test_caughtContent_waitsForADirection() {
    begin(.breakable)
    for _ in 0..<8 { move(0, -12) }
    scroller.handle(.release(pointer: 1), at: now)
    now += 0.1
    scroller.handle(.press(pointer: 1, at: position), at: now)
    let caught = offset
    move(-0.5, 0)
    move(-0.5, -3)
    XCTAssertEqual(offset.x, caught.x, accuracy: 1e-9)
    move(0, -20)
    XCTAssertEqual(offset.x, caught.x, accuracy: 1e-9)
    XCTAssertGreaterThan(offset.y, caught.y + 15)
  }

  func test_whereOnlyOneAxisScrolls_thereIsNothingToLock() {
    for lock in DirectionLock.allCases {
      var setting = ScrollSetting.tall
      setting.rules.feel.directionLock = lock
      scroller = Scroller(setting: setting)
      scroller.setOffset(.down(1000), at: 0)
      (position, now) = (.zero, 0)
      scroller.handle(.press(pointer: 1, at: .zero), at: 0)
      move(300, -12)
      move(300, -12)
      XCTAssertEqual(offset, Vector(x: 0, y: 1014), "\(lock)")
    }
  }

  func test_anAxisHeldOutOfRange_staysThere_andReturnsAtTheRelease() {
    begin(.initial)
    scroller.setOffset(Vector(x: 1000, y: 0), at: 0)
    move(0, 210)
    let out = offset.y
    XCTAssertLessThan(out, -50)
    scroller.handle(.release(pointer: 1), at: now)
    now += 0.05
    scroller.handle(.press(pointer: 1, at: position), at: now)
    let caught = offset.y
    for _ in 0..<10 { move(-10, 1) }
    XCTAssertEqual(offset.y, caught, accuracy: 1e-9)
    XCTAssertGreaterThan(offset.x, 1090)
    scroller.handle(.release(pointer: 1), at: now)
    XCTAssertEqual(scroller.activity.target.y, 0)
  }

  // MARK: Trackpads

  /// Content of 5000 points along both axes at (1000, 1000), after pans of a trackpad in 10 ms each.
  private func panned(_ lock: DirectionLock, _ pans: [(Double, Double)], across: Double = 5000) -> ScrollView {
    var feel = Feel.uikit
    feel.trackpadLock = lock
    var view = ScrollView(feel: feel)
    let axis = AxisGeometry(viewport: 500, content: 5000)
    view.setGeometry(ScrollGeometry(x: AxisGeometry(viewport: 500, content: across), y: axis), at: 0)
    view.setOffset(Vector(x: across > 500 ? 1000 : 0, y: 1000), at: 0)
    view.handle(.panBegin, at: 1)
    for (number, pan) in pans.enumerated() {
      view.handle(.panUpdate(by: Vector(x: pan.0, y: pan.1)), at: 1.01 + Double(number) * 0.01)
    }
    return view
  }

  func test_aPanOfATrackpad_isLockedAsItsFeelSays() {
    // Where each rule leads: 3 points show the direction, those before it are free.
    let rows: [(pans: [(Double, Double)], none: Vector, initial: Vector, breakable: Vector, always: Vector)] = [
      ([(2, 20), (2, 20)], Vector(x: 4, y: 40), .down(40), .down(40), .down(40)),
      ([(1, 1), (1, 10), (9, 1)], Vector(x: 11, y: 12), Vector(x: 1, y: 12), Vector(x: 10, y: 11), Vector(x: 1, y: 12)),
      ([(20, 20), (1, 20)], Vector(x: 21, y: 40), Vector(x: 21, y: 40), Vector(x: 21, y: 40), .down(40)),
      ([(20, 2), (10, 10), (10, 10)], Vector(x: 40, y: 22), Vector(x: 40, y: 0), Vector(x: 40, y: 20), Vector(x: 40, y: 0)),
    ]
    for row in rows {
      for (lock, moved) in [
        (DirectionLock.none, row.none), (.initial, row.initial), (.breakable, row.breakable), (.always, row.always),
      ] {
        for (sx, sy) in [(1.0, 1.0), (-1, 1), (1, -1), (-1, -1)] {
          let view = panned(lock, row.pans.map { ($0.0 * sx, $0.1 * sy) })
          assertEqual(
            [view.frame.offset.x, view.frame.offset.y], [1000 + moved.x * sx, 1000 + moved.y * sy], within: 1e-9,
            "\(lock), \(row.pans)")
        }
      }
    }
  }

  func test_aLockedPan_isFlungAlongItsAxisAlone_alsoByThePlatform() {
    let pans = Array(repeating: (3.0, 20.0), count: 6)
    var own = panned(.always, pans)
    XCTAssertEqual(own.engine.scroller.gestureVelocity(at: own.clock).x, 0)
    own.handle(.panEnd(.coast), at: 1.06)
    XCTAssertEqual(own.frame.target.x, 1000)
    XCTAssertGreaterThan(own.frame.target.y, 1500)
    for ends in [true, false] {
      var platform = panned(.always, pans)
      if ends { platform.handle(.panEnd(.platformMomentum), at: 1.06) }
      for step in 1...5 {
        platform.handle(.momentum(by: Vector(x: 3, y: 20)), at: 1.06 + Double(step) * 0.01)
        XCTAssertEqual(platform.frame.velocity.x, 0)
      }
      XCTAssertEqual(platform.frame.offset, Vector(x: 1000, y: 1220))
    }
    var free = panned(.none, pans)
    free.handle(.momentum(by: Vector(x: 3, y: 20)), at: 1.07)
    XCTAssertEqual(free.frame.offset, Vector(x: 1021, y: 1140))
  }

  func test_whereContentMovesAlongOneAxis_nothingIsLocked() {
    let view = panned(.always, [(20, 2), (20, 2)], across: 500)
    XCTAssertEqual(view.frame.offset, .down(1004))
  }
}
