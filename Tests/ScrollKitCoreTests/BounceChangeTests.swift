import XCTest

@testable import ScrollKitCore

/// Content that changes while it bounces: an edge that did not move releases nothing, and a return to an edge is no fling.
final class BounceChangeTests: XCTestCase {
  private static let feels: [Feel] = [Feel.uikit, .uikitFast, .flutterIOS, .macos, .gtk, .qt, .gecko, .lvgl].map { feel in
    var feel = feel
    feel.edges = .all(.bounce)
    return feel
  }

  /// Ways out of range past the start, by a view of 600 points in content of 5000: everything is mirrored for the end.
  private enum Start: CaseIterable { case pulled, flung, thrown }

  private var view = ScrollView()
  private var isAtEnd = false

  private func set(_ content: Double, shift: Double = 0, insets: Ends<Double> = Ends(both: 0), at time: Double) {
    let y = AxisGeometry(
      viewport: 600, content: content, leadingInset: insets.lower, trailingInset: insets.upper)
    view.setGeometry(ScrollGeometry(x: AxisGeometry(viewport: 400, content: 400), y: y), shift: Vector(x: 0, y: shift), at: time)
  }

  /// Content that bounces since 1 s.
  private func bounce(_ feel: Feel, _ start: Start, atEnd: Bool) {
    view = ScrollView(feel: feel)
    set(5000, at: 0)
    isAtEnd = atEnd
    let sign = atEnd ? -1.0 : 1
    var (distance, speed) = (0.0, 0.0)
    switch start {
    case .pulled: distance = 500
    case .flung: (distance, speed) = (50, 3000)
    case .thrown: (distance, speed) = (300, 2000)
    }
    view.setOffset(.down(atEnd ? 4400 : 0), at: 0)
    if start == .flung { view.setOffset(.down(atEnd ? 4300 : 100), at: 0) }
    view.handle(.press(pointer: 1, at: .zero), at: 0.9)
    view.handle(.move(pointer: 1, to: .down(sign * distance)), at: 0.91)
    if speed == 0 {
      view.tick(at: 1.5)
    } else {
      for number in 1...5 {
        view.handle(.move(pointer: 1, to: .down(sign * (distance + speed * 0.01 * Double(number)))), at: 0.95 + 0.01 * Double(number))
      }
    }
    view.handle(.release(pointer: 1), at: speed == 0 ? 1.5 : 1)
  }

  private func forEachBounce(_ check: (_ name: String) -> Void) {
    for feel in Self.feels {
      for start in Start.allCases {
        for atEnd in [false, true] {
          bounce(feel, start, atEnd: atEnd)
          for _ in 0..<40 where view.frame.phase != .bouncing { view.tick(at: view.engine.clock + 0.05) }
          guard view.frame.phase == .bouncing else { continue }  // this feel does not bounce so
          check("\(feel.coast.bounce.rule) \(start), at the end: \(atEnd)")
        }
      }
    }
  }

  /// Rows are appended while content bounces at its start, and inserted or removed before it while it bounces at its end.
  func test_aChangeAtTheOtherEnd_changesNothing() {
    forEachBounce { name in
      for by in [30.0, 3000, -1000] {
        for wait in [0.0, 0.02, 0.1, 0.3] {
          let bounced = view
          defer { view = bounced }
          let now = view.engine.clock + wait
          view.tick(at: now)
          var unchanged = view
          let shift = isAtEnd ? by : 0
          set(5000 + by, shift: shift, at: now)
          for time in stride(from: now, to: now + 2, by: 0.03) {
            view.tick(at: time)
            unchanged.tick(at: time)
            XCTAssertEqual(view.frame.offset.y, unchanged.frame.offset.y + shift, accuracy: 1e-9, "\(name), by \(by) after \(wait) s")
          }
        }
      }
    }
  }

  /// The edge itself moves: content that returns to it continues from its offset and velocity, and rests at the new edge, or
  /// where it would have rested if the new edge lies behind.
  func test_aReturnToAnEdgeThatMoves_isNoFling() {
    forEachBounce { name in
      for by in [-200.0, -40, -10, 10, 40, 200] {
        for wait in [0.02, 0.1, 0.2, 0.3] {
          let bounced = view
          defer { view = bounced }
          let now = view.engine.clock + wait
          view.tick(at: now)
          let before = view.frame
          guard before.phase == .bouncing else { continue }
          let (insets, sign) = (isAtEnd ? Ends(lower: 0.0, upper: by) : Ends(lower: by, upper: 0), isAtEnd ? 1.0 : -1)
          guard before.velocity.y * sign < 0 else { continue }
          set(5000, insets: insets, at: now)
          let (edge, former) = isAtEnd ? (4400 + by, 4400.0) : (0 - by, 0)
          let isOut = (before.offset.y - edge) * sign > 0
          let about = "\(name), \(by) points after \(wait) s"
          XCTAssertEqual(view.frame.offset.y, before.offset.y, accuracy: 1e-9, about)
          XCTAssertEqual(view.frame.velocity.y, before.velocity.y, accuracy: 1e-6, about)
          XCTAssertEqual(view.frame.target.y, isOut ? edge : former, accuracy: 1e-9, about)
          for time in stride(from: now, to: now + 2, by: 0.03) { view.tick(at: time) }
          XCTAssertEqual(view.frame.offset.y, isOut ? edge : former, accuracy: 1e-9, about)
        }
      }
    }
  }

  /// A critical spring of ω = 10 1/s returns no faster than 1000 points per second from 100 points.
  func test_aReturnThatIsTooFastForTheSpring_followsACurveToTheEdge() {
    let shape = SpringShape(mass: 1, stiffness: 100, dampingRatio: 1)
    for rule in [BounceRule.spring, .elastic] {
      let bounce = BounceFeel(rule: rule, shape: shape, transferShare: 1, transferLimit: .infinity)
      for (start, velocity, isTooFast) in [
        (-100.0, 999.0, false), (-100, 1000, false), (-100, 1001, true), (-100, -1001, false),
        (100, -1000, false), (100, -1001, true), (100, 1001, false),
      ] {
        XCTAssertEqual(
          bounce.returning(MotionState(position: 500 + start, velocity: velocity), to: 500),
          isTooFast
            ? .qtBounce(start: 500 + start, initialVelocity: velocity, edge: 500)
            : .spring(start: 500 + start, initialVelocity: velocity, destination: 500, shape: shape),
          "\(rule) from \(start) at \(velocity)")
      }
    }
  }
}
