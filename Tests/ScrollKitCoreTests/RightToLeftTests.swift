import XCTest

@testable import ScrollKitCore

/// Content that begins at its right: offset 0 there, and negative offsets further along.
final class RightToLeftTests: XCTestCase {
  private func pair(content: Double, right: Double = 0, left: Double = 0) -> (AxisGeometry, AxisGeometry) {
    (
      AxisGeometry(viewport: 400, content: content, leadingInset: right, trailingInset: left),
      AxisGeometry(
        viewport: 400, content: content, leadingInset: left, trailingInset: right, isReversed: true)
    )
  }

  func test_theGeometryIsTheMirrorOfTheOther() {
    var numbers = SeededNumbers(seed: 2)
    for _ in 0..<500 {
      let (plain, mirror) = pair(
        content: numbers.number(0...3000), right: numbers.number(-30...90),
        left: numbers.number(-30...90))
      XCTAssertEqual(mirror.range.lower, -plain.range.upper)
      XCTAssertEqual(mirror.range.upper, -plain.range.lower)
      XCTAssertEqual(mirror.start, -plain.start)
      XCTAssertEqual(mirror.visibleLength, plain.visibleLength, accuracy: 1e-9)
      let offset = numbers.number(-3000...3000)
      XCTAssertEqual(mirror.progress(of: -offset), plain.progress(of: offset))
      let from = numbers.number(-3000...3000)
      let to = from + numbers.number(0...700)
      XCTAssertEqual(
        mirror.offset(showing: Span(lower: -to, upper: -from), from: -offset),
        -plain.offset(showing: Span(lower: from, upper: to), from: offset))
    }
  }

  func test_workedNumbers() {
    let rows: [(content: Double, lower: Double, upper: Double)] = [
      (1000, -610, 20), (400, -10, 20), (395, -5, 20), (100, 20, 20),
    ]
    for row in rows {
      let (_, mirror) = pair(content: row.content, right: 20, left: 10)
      XCTAssertEqual(mirror.range, Span(lower: row.lower, upper: row.upper), "\(row.content)")
      XCTAssertEqual(mirror.start, 20)
    }
  }

  func test_itBeginsAtItsRight_andContentThatGrowsGrowsToTheLeft() {
    var engine = ScrollEngine(
      mode: .driven,
      setting: ScrollSetting(geometry: .empty, feel: .uikit, alwaysBounces: Pair(x: true, y: true)))
    let tall = AxisGeometry(viewport: 600, content: 600)
    let (_, mirror) = pair(content: 1000, right: 20)
    engine.change(to: Pair(x: mirror, y: tall), shift: .zero, at: 0)
    XCTAssertEqual(engine.told.offset.x, 20)
    XCTAssertEqual(engine.frame.progress.x, 0)
    engine.handle(.key(.pageLeft), at: 1)
    engine.tick(2)
    XCTAssertEqual(engine.told.offset.x, 20 - 380 * 0.875, "keys say where they lead")
    let (_, wider) = pair(content: 3000, right: 20)
    engine.change(to: Pair(x: wider, y: tall), shift: .zero, at: 3)
    XCTAssertEqual(engine.told.offset.x, 20 - 380 * 0.875, "nothing moves")
  }

  func test_aSessionIsTheMirrorOfTheSameFromLeftToRight() {
    for seed in UInt64(1)..<500 {
      let session = RandomSession(seed: seed, symmetric: true)
      var numbers = SeededNumbers(seed: seed ^ 99)
      let (plain, mirror) = pair(content: numbers.number(100...6000), right: 30, left: 70)
      let (below, above) = pair(content: numbers.number(100...6000), right: 15)
      var right = RandomSession.engine(seed: seed)
      var left = RandomSession.engine(seed: seed)
      right.change(to: Pair(x: plain, y: below), shift: .zero, at: 0)
      left.change(to: Pair(x: mirror, y: above), shift: .zero, at: 0)
      for (time, call) in session.calls {
        guard !call.leadsToAnEnd else { continue }
        call.apply(to: &right, at: time)
        call.mirrored.apply(to: &left, at: time)
        for later in [time, time + 0.004] where later <= session.end || later == time {
          var (a, b) = (right, left)
          a.tick(later)
          b.tick(later)
          XCTAssertEqual(b.frame.offset, -a.frame.offset, "seed \(seed) at \(later)")
          XCTAssertEqual(b.frame.target, -a.frame.target, "seed \(seed) at \(later)")
          XCTAssertEqual(b.frame.velocity, -a.frame.velocity, "seed \(seed) at \(later)")
          XCTAssertEqual(b.frame.overscroll, -a.frame.overscroll, "seed \(seed) at \(later)")
          XCTAssertEqual(b.frame.progress.x, a.frame.progress.x, "seed \(seed) at \(later)")
          XCTAssertEqual(b.frame.phase, a.frame.phase, "seed \(seed) at \(later)")
          XCTAssertEqual(b.frame.needsTick, a.frame.needsTick, "seed \(seed) at \(later)")
        }
      }
    }
  }
}

extension Call {
  /// Whether it asks for the top or the bottom, which no mirror exchanges.
  fileprivate var leadsToAnEnd: Bool {
    switch self {
    case .input(.key(let key)), .input(.keyHeld(let key)): key == .home || key == .end
    case .input, .scroll, .jump, .scrollBy, .show, .place, .stop, .change: false
    }
  }
}
