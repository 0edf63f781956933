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
      var finger = TestFinger(feel, at: 50)
      finger.press()
      finger.move(40, after: 0.01)
      finger.move(1, after: 0.01)
      let (offset, beginning) = (finger.offset, finger)
      XCTAssertGreaterThan(offset, 0)
      for distance in [300.0, 200, -350, 90, -240] { finger.move(distance, after: 0.01) }
      XCTAssertEqual(finger.offset, offset, accuracy: 1e-9, "\(feel.dragStart) \(feel.directionLock)")
      // However many reports it came and went in.
      finger = beginning
      for distance in [300.0, 200, -350, 90, -240] {
        for _ in 0..<25 { finger.move(distance / 25, after: 0.01 / 25) }
      }
      XCTAssertEqual(finger.offset, offset, accuracy: 1e-9, "\(feel.dragStart) \(feel.directionLock)")
    }
  }

  func test_contentCaughtPastOneEnd_isClampedAtTheOther() {
    let soft = RubberBand(coefficient: 0.55, limit: 600)
    let hard = RubberBand(coefficient: 0.55, limit: 0)
    for overscroll in [0.5, 50, 900] {
      var anchor = DragAnchor(
        pointer: 0, offset: 10 + overscroll, range: Interval(lower: 0, upper: 10), bands: Ends(lower: hard, upper: soft))
      XCTAssertEqual(anchor.offset, 10 + overscroll, accuracy: 1e-9)
      anchor.move(to: 1e6)
      XCTAssertEqual(anchor.offset, 0)
      var mirrored = DragAnchor(
        pointer: 0, offset: -overscroll, range: Interval(lower: 0, upper: 10), bands: Ends(lower: soft, upper: hard))
      XCTAssertEqual(mirrored.offset, -overscroll, accuracy: 1e-9)
      mirrored.move(to: -1e6)
      XCTAssertEqual(mirrored.offset, 10)
    }
  }

  func test_aPressCatchesACoastAndABounceWhereTheyAre() {
    for feel in Self.feels {
      for offset in [50.0, 500_000] {
        var finger = TestFinger(feel, at: offset)
        finger.press()
        for _ in 0..<8 { finger.move(20, after: 0.01) }
        finger.release()
        finger.wait(0.06)
        let phase = finger.scroller.activity.snapshot(at: finger.now).phase
        XCTAssertEqual(phase, offset == 50 ? .bouncing : .coasting)
        let before = finger.offset
        finger.press()
        XCTAssertEqual(finger.offset, before)
        finger.wait(0.5)
        XCTAssertEqual(finger.offset, before, "it is held")
        finger.scroller.handle(.cancel, at: finger.now)
        XCTAssertEqual(finger.offset, before, accuracy: 1e-9)
        XCTAssertEqual(finger.scroller.activity.target.y, max(0, before), accuracy: 1e-9, "it returns, or stays")
      }
    }
  }

  func test_aCancelledGesture_stopsWhereItIs_atAnyVelocity() {
    for feel in Self.feels {
      var finger = TestFinger(feel, at: 1000)
      finger.press()
      for _ in 0..<8 { finger.move(-20, after: 0.01) }
      let before = finger.offset
      finger.scroller.handle(.cancel, at: finger.now)
      XCTAssertEqual(finger.scroller.activity, .idle(at: .down(before)))
    }
  }

  func test_clocksThatStopOrJump_giveNoWildVelocity() {
    for rule in VelocityRule.allCases {
      for clock in [0.0, 1e9] {
        var feel = Feel.uikit
        feel.velocityRule = rule
        var finger = TestFinger(feel, at: 300_000)
        finger.wait(clock)
        finger.press()
        for _ in 0..<8 { finger.move(-20, after: 0) }
        finger.release()
        XCTAssertEqual(finger.speed, 0, "\(rule): all at one time")
        finger.press()
        for _ in 0..<8 { finger.move(-20, after: 0.01) }
        for _ in 0..<3 { finger.move(-1, after: 0) }
        finger.release()
        XCTAssertEqual(finger.speed, 2000, accuracy: 400, "\(rule): more at the last time")
      }
    }
  }
}
