import XCTest

@testable import ScrollKitCore

/// A drag from its press to its end, by every rule that a feel may have.
final class DragTests: XCTestCase {
  private static let feels: [Feel] = DragStart.allCases.flatMap { start in
    DirectionLock.allCases.flatMap { lock in
      FingerRule.allCases.map { fingers in
        var feel = Feel.uikit
        (feel.dragStart, feel.directionLock, feel.fingers) = (start, lock, fingers)
        return feel
      }
    }
  }

  func test_contentPulledOutOfRange_isUnderTheFingerAgainWhenItComesBack() {
    for feel in Self.feels {
      var hand = Hand(feel, at: 50)
      hand.press()
      hand.move(40, after: 0.01)
      hand.move(1, after: 0.01)
      let (offset, beginning) = (hand.offset, hand)
      XCTAssertGreaterThan(offset, 0)
      for way in [300.0, 200, -350, 90, -240] { hand.move(way, after: 0.01) }
      XCTAssertEqual(hand.offset, offset, accuracy: 1e-9, "\(feel.dragStart) \(feel.directionLock)")
      // However many reports it came and went in.
      hand = beginning
      for way in [300.0, 200, -350, 90, -240] {
        for _ in 0..<25 { hand.move(way / 25, after: 0.01 / 25) }
      }
      XCTAssertEqual(hand.offset, offset, accuracy: 1e-9, "\(feel.dragStart) \(feel.directionLock)")
    }
  }

  func test_aPressCatchesACoastAndABounceWhereTheyAre() {
    for feel in Self.feels {
      for offset in [50.0, 500_000] {
        var hand = Hand(feel, at: offset)
        hand.press()
        for _ in 0..<8 { hand.move(20, after: 0.01) }
        hand.release()
        hand.wait(0.06)
        let phase = hand.scroller.phase.snapshot(at: hand.now).phase
        XCTAssertEqual(phase, offset == 50 ? .bouncing : .coasting)
        let before = hand.offset
        hand.press()
        XCTAssertEqual(hand.offset, before)
        hand.wait(0.5)
        XCTAssertEqual(hand.offset, before, "it is held")
        hand.scroller.handle(.cancel, at: hand.now)
        XCTAssertEqual(hand.offset, before, accuracy: 1e-9)
        XCTAssertEqual(hand.scroller.phase.target.y, max(0, before), accuracy: 1e-9, "it returns, or stays")
      }
    }
  }

  func test_aGestureTakenAwayStopsWhereItIs_howeverFastItWas() {
    for feel in Self.feels {
      var hand = Hand(feel, at: 1000)
      hand.press()
      for _ in 0..<8 { hand.move(-20, after: 0.01) }
      let before = hand.offset
      hand.scroller.handle(.cancel, at: hand.now)
      XCTAssertEqual(hand.scroller.phase, .idle(at: .down(before)))
    }
  }

  func test_clocksThatStandStillOrAreVeryLate_giveNoWildSpeed() {
    for rule in VelocityRule.allCases {
      for clock in [0.0, 1e9] {
        var feel = Feel.uikit
        feel.velocityRule = rule
        var hand = Hand(feel, at: 300_000)
        hand.wait(clock)
        hand.press()
        for _ in 0..<8 { hand.move(-20, after: 0) }
        hand.release()
        XCTAssertEqual(hand.speed, 0, "\(rule): all at one time")
        hand.press()
        for _ in 0..<8 { hand.move(-20, after: 0.01) }
        for _ in 0..<3 { hand.move(-1, after: 0) }
        hand.release()
        XCTAssertEqual(hand.speed, 2000, accuracy: 400, "\(rule): more at the last time")
      }
    }
  }
}
