import XCTest

@testable import ScrollKitCore

final class FingersTests: XCTestCase {
  private var scroller = Scroller(setting: ScrollSetting.tall)
  private var now = 0.0
  private var positions: [UInt64: Double] = [:]

  private func begin(_ rule: FingerRule) {
    var setting = ScrollSetting.tall
    setting.rules.feel.fingers = rule
    setting.rules.feel.slop = 0
    scroller = Scroller(setting: setting)
    scroller.setOffset(.down(2000), at: 0)
    (now, positions) = (0, [:])
  }

  private var y: Double { scroller.activity.offset(at: now).y }
  private var velocity: Double { scroller.activity.states(at: now).y.velocity }
  private var phase: ScrollPhase { scroller.activity.snapshot(at: now).phase }

  private func press(_ finger: UInt64, _ y: Double) {
    positions[finger] = y
    scroller.handle(.press(pointer: finger, at: .down(y)), at: now)
  }
  /// Moves fingers by so much, a hundredth of a second later.
  private func move(_ distances: [(UInt64, Double)]) {
    now += 0.01
    for (finger, distance) in distances {
      positions[finger, default: 0] += distance
      scroller.handle(.move(pointer: finger, to: .down(positions[finger]!)), at: now)
    }
  }
  private func release(_ finger: UInt64) { scroller.handle(.release(pointer: finger), at: now) }

  func test_whichFingersMoveTheContent() {
    // One finger goes up by 30, then another comes and both go: the first by 10, the second by 50.
    let table: [(FingerRule, Double, Double, Double)] = [
      (.newest, 50, 10, 50), (.oldest, 10, 10, 50), (.average, 30, 10, 50), (.sum, 60, 10, 50),
    ]
    for (rule, both, first, second) in table {
      for leaver in [1, 2] as [UInt64] {
        begin(rule)
        press(1, 500)
        move([(1, -30)])
        XCTAssertEqual(y, 2030, "\(rule)")
        press(2, 100)
        XCTAssertEqual(y, 2030, "\(rule): no jump when it comes")
        move([(1, -10), (2, -50)])
        XCTAssertEqual(y, 2030 + both, accuracy: 1e-9, "\(rule)")
        release(leaver)
        XCTAssertEqual(y, 2030 + both, accuracy: 1e-9, "\(rule): no jump when it goes")
        XCTAssertEqual(phase, .dragging, "\(rule)")
        move([(1, -10), (2, -50)])
        XCTAssertEqual(y, 2030 + both + (leaver == 1 ? second : first), accuracy: 1e-9, "\(rule), \(leaver) left")
      }
    }
  }

  func test_oneOfTwoThatLeavesFlingsNothing_theLastOneFlingsAsFastAsItself() {
    for rule in FingerRule.allCases {
      begin(rule)
      press(1, 500)
      for _ in 0..<8 { move([(1, -10)]) }
      press(2, 100)
      for _ in 0..<8 { move([(1, -4), (2, -20)]) }
      release(2)
      XCTAssertEqual(phase, .dragging, "\(rule)")
      XCTAssertEqual(velocity, 0, "\(rule): it does not move by itself")
      release(1)
      XCTAssertEqual(phase, .coasting, "\(rule)")
      XCTAssertEqual(velocity, 400, accuracy: 40, "\(rule): at once the velocity of the remaining finger")
      begin(rule)
      press(1, 500)
      press(2, 100)
      for _ in 0..<8 { move([(1, -4), (2, -20)]) }
      release(1)
      for _ in 0..<8 { move([(2, -7)]) }
      release(2)
      XCTAssertEqual(velocity, 700, accuracy: 1e-3, "\(rule): after it has moved alone")
    }
  }

  func test_aFingerThatRestsWhileAnotherSwipes_flingsNothingWhenItLeavesLast() {
    for rule in FingerRule.allCases {
      begin(rule)
      press(1, 500)
      press(2, 400)
      for _ in 0..<15 { move([(2, -20)]) }
      release(2)
      release(1)
      XCTAssertEqual(phase, .idle, "\(rule)")
    }
  }

  func test_theFingersOfOneSwipe_flingItTogether() {
    for rule in FingerRule.allCases {
      begin(rule)
      press(1, 500)
      press(2, 520)
      for _ in 0..<8 { move([(1, -10), (2, -10)]) }
      release(2)
      now += 0.004
      release(1)
      XCTAssertEqual(velocity, 1000, accuracy: 5, "\(rule)")
    }
  }

  func test_beforeTheSlop_theDisplacementsOfBothCount() {
    begin(.newest)
    scroller.changeRules { $0.feel.slop = 10 }
    press(1, 500)
    move([(1, -6)])
    press(2, 100)
    move([(2, -3)])
    XCTAssertEqual(phase, .tracking)
    move([(2, -5)])
    XCTAssertEqual(phase, .dragging)
    XCTAssertEqual(y, 2004, accuracy: 1e-9)
  }

  func test_threeAreFollowed_aFourthDoesNothing() {
    begin(.newest)
    for finger in 1...4 as ClosedRange<UInt64> { press(finger, 100 * Double(finger)) }
    move([(4, -50)])
    XCTAssertEqual(y, 2000, "not followed")
    move([(3, -5)])
    XCTAssertEqual(y, 2005)
    release(4)
    move([(3, -5)])
    XCTAssertEqual(y, 2010, "and nothing came of it")
    release(2)
    release(3)
    move([(1, -7)])
    XCTAssertEqual(y, 2017, accuracy: 1e-9)
    release(1)
    XCTAssertNotEqual(phase, .dragging)
  }

  func test_aFingerPressedTwice_anchorsAnew() {
    for others in [0, 1] {
      begin(.newest)
      if others == 1 { press(2, 50) }
      press(1, 500)
      move([(1, -30)])
      let before = y
      press(1, 100)
      XCTAssertEqual(y, before)
      move([(1, -5)])
      XCTAssertEqual(y, before + 5, accuracy: 1e-9)
      release(1)
      XCTAssertEqual(phase == .dragging, others == 1)
    }
  }

  /// A mouse button that was released outside the window: the next click is a tap.
  func test_aDraggingFingerPressedAgain_tracks_fromWhereTheContentIs() {
    begin(.newest)
    press(1, 500)
    move([(1, -30)])
    XCTAssertEqual(phase, .dragging)
    let before = y
    now += 1
    press(1, 100)
    XCTAssertEqual(phase, .tracking)
    XCTAssertEqual(y, before)
    release(1)
    XCTAssertEqual(phase, .idle)
    XCTAssertEqual(y, before)
  }

  func test_aFingerThatIsNotDownDoesNothing_alsoAmongSeveral() {
    begin(.sum)
    press(1, 500)
    press(2, 400)
    move([(1, -20), (7, -300)])
    release(7)
    XCTAssertEqual(y, 2020)
    XCTAssertEqual(phase, .dragging)
    scroller.handle(.cancel, at: now)
    XCTAssertEqual(phase, .idle)
    move([(1, -20), (2, -20)])
    XCTAssertEqual(y, 2020, "a gesture that was taken away is over for all of them")
    press(3, 10)
    move([(3, -9)])
    XCTAssertEqual(y, 2029, "and forgotten by the next")
  }

  func test_anotherFeelWhileSeveralAreDown_waitsForTheNextGesture() {
    for before in FingerRule.allCases {
      for after in FingerRule.allCases {
        begin(before)
        press(1, 500)
        press(2, 100)
        move([(1, -10), (2, -20)])
        let offset = y
        scroller.changeRules { $0.feel.fingers = after }
        move([(1, 0), (2, 0)])
        XCTAssertEqual(y, offset, accuracy: 1e-9, "\(before) to \(after)")
        let distances: [FingerRule: Double] = [.newest: 4, .oldest: 2, .average: 3, .sum: 6]
        move([(1, -2), (2, -4)])
        XCTAssertEqual(y, offset + distances[before]!, accuracy: 1e-9, "\(before) to \(after)")
      }
    }
  }

  func test_aFingersSpeed_isThatOfItsLastMoments() {
    let table: [(moves: [(Double, Double)], speed: Double)] = [
      ([(0.02, 10)], 500),
      ([(0.05, 10)], 200),  // slower than it is remembered: the last movement alone
      ([(0.02, 10), (0, 10)], 1000),  // two of one report
      ([(0.01, 10), (0.01, 10)], 750), ([(0.01, 10), (0.01, 10), (0.01, 10), (0.01, 10), (0.01, 10)], 968.75),
      ([(0.02, 10), (0.01, 0), (0.01, 0)], 125),
    ]
    for (moves, speed) in table {
      var finger = Finger(pointer: 1, position: .zero, moved: 0)
      var (time, place) = (0.0, 0.0)
      for move in moves {
        time += move.0
        place += move.1
        finger.move(to: .down(place), at: time)
      }
      XCTAssertEqual(finger.velocity.y, speed, accuracy: 1e-3, "\(moves)")
    }
  }

  /// Against a model that adds up what the leading fingers do.
  func test_anySessionOfFingers_movesContentAsTheModelDoes() {
    for seed in 1...300 as ClosedRange<UInt64> {
      var numbers = SeededNumbers(seed: seed)
      let rule = FingerRule.allCases[numbers.whole(0...3)]
      begin(rule)
      var down: [UInt64] = []
      var expected = 2000.0
      for _ in 0..<80 {
        now += numbers.number(0...0.02)
        let finger = UInt64(numbers.whole(1...3))
        if let index = down.firstIndex(of: finger) {
          if numbers.chance(0.2), down.count > 1 {
            down.remove(at: index)
            release(finger)
          } else {
            let distance = numbers.number(-20...20)
            let share: Double
            switch rule {
            case .newest: share = finger == down.last ? 1 : 0
            case .oldest: share = finger == down.first ? 1 : 0
            case .average: share = 1 / Double(down.count)
            case .sum: share = 1
            }
            expected -= distance * share
            positions[finger]! += distance
            scroller.handle(.move(pointer: finger, to: .down(positions[finger]!)), at: now)
          }
        } else {
          down.append(finger)
          press(finger, numbers.number(0...600))
        }
        XCTAssertEqual(y, expected, accuracy: 1e-6, "seed \(seed), \(rule)")
      }
    }
  }
}
