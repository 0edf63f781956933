import XCTest

@testable import ScrollKitCore

/// Right-to-left content at every scale: the mirror of left-to-right content.
final class ZoomRightToLeftTests: XCTestCase {
  /// Lengths along x, with the insets at the content's begin and end.
  private struct Stage {
    var viewport = 400.0
    var content = 1000.0
    var start = 0.0
    var end = 0.0
  }

  private func geometry(_ stage: Stage, isMirror: Bool) -> ScrollGeometry {
    Pair(
      x: isMirror
        ? .rightToLeft(
          viewport: stage.viewport, content: stage.content, leftInset: stage.end,
          rightInset: stage.start)
        : AxisGeometry(
          viewport: stage.viewport, content: stage.content, leadingInset: stage.start,
          trailingInset: stage.end),
      y: AxisGeometry(viewport: 600, content: 2000))
  }

  private func view(_ stage: Stage, isMirror: Bool, feel: Feel, isCentered: Bool) -> ScrollView {
    var view = ScrollView(
      mode: .driven,
      setting: ScrollSetting(geometry: .empty, feel: feel, alwaysBounces: Pair(x: true, y: true)))
    view.setRightToLeft(isMirror)
    view.setGeometry(geometry(stage, isMirror: isMirror), at: 0)
    view.enableZoom(from: 0.2, to: 6, isCentered: isCentered, at: 0)
    return view
  }

  func test_theGeometryAtAScaleIsTheMirror_alsoWhereContentFits() {
    let rows: [(scale: Double, isCentered: Bool, lower: Double, upper: Double)] = [
      (1, false, -610, 20), (2, false, -1610, 20), (0.5, false, -110, 20), (0.2, false, 20, 20),
      (0.2, true, 105, 105),  // 400 − 20 − 10 − 200 = 170 points are free, half of them at the right
    ]
    for row in rows {
      // At scale 1 content fits in one of them and not in the other.
      for unit in [1.0, 0.1] {
        let stage = Stage(content: 1000 * unit, start: 20, end: 10)
        let zoomable = ZoomableContent(
          base: geometry(stage, isMirror: true), minimumScale: 0.1, maximumScale: 100, isCentered: row.isCentered,
          isRightToLeft: true)
        let x = zoomable.geometry(at: row.scale / unit).x
        XCTAssertEqual(x.range.lower, row.lower, accuracy: 1e-9, "\(row) \(unit)")
        XCTAssertEqual(x.range.upper, row.upper, accuracy: 1e-9, "\(row) \(unit)")
        XCTAssertEqual(x.visibleLength, 370 - (row.isCentered ? 85 : 0), accuracy: 1e-9)
      }
    }
  }

  func test_theContentUnderTheAnchorPointStays() {
    // The point is 100 points from the viewport's right: −250 − 100 = −350 of the content, twice −700.
    var one = view(Stage(), isMirror: true, feel: .uikit, isCentered: false)
    one.setOffset(Vector(x: -250, y: 0), at: 0)
    one.zoom(to: 2, about: Vector(x: 300, y: 0), .atOnce, at: 0)
    XCTAssertEqual(one.frame.offset.x, -600)
    one.handle(.zoom(.begin(at: Vector(x: 300, y: 0), factor: 1)), at: 1)
    one.handle(.zoom(.update(to: Vector(x: 200, y: 0), factor: 0.5)), at: 1.1)
    XCTAssertEqual(one.frame.offset.x, -350 + 200, "the point is in the middle now")
  }

  func test_aRectangleCountsFromTheContentsLeft() {
    var one = view(Stage(), isMirror: true, feel: .uikit, isCentered: false)
    let x = Interval(lower: 300, upper: 500)
    one.zoom(showing: Pair(x: x, y: Interval(lower: 0, upper: 10)), .atOnce, at: 0)
    XCTAssertEqual(one.frame.scale, 2)
    XCTAssertEqual(one.frame.offset.x, -1000, "600 points of 2000 are left of the viewport")
  }

  func test_everySessionIsTheMirrorOfTheOther() {
    var checks = 0
    for seed in 1...300 as ClosedRange<UInt64> {
      var numbers = SeededNumbers(seed: seed)
      let feel = [Feel.uikit, .gtk][numbers.whole(0...1)]
      let isCentered = numbers.chance(0.5)
      var stage = stage(&numbers)
      var plain = view(stage, isMirror: false, feel: feel, isCentered: isCentered)
      var mirror = view(stage, isMirror: true, feel: feel, isCentered: isCentered)
      var time = 0.0
      /// The same call on both, with the points mirrored for one.
      func call(_ call: (inout ScrollView, _ x: (Double) -> Double, _ isMirror: Bool) -> Void) {
        call(&plain, { $0 }, false)
        call(&mirror, { stage.viewport - $0 }, true)
        same()
      }
      func same() {
        plain.tick(at: time)
        mirror.tick(at: time)
        let (a, b) = (plain.frame, mirror.frame)
        let about = "seed \(seed) at \(time)"
        XCTAssertEqual(b.offset.x, -a.offset.x, accuracy: 1e-7, about)
        XCTAssertEqual(b.offset.y, a.offset.y, accuracy: 1e-7, about)
        XCTAssertEqual(b.target.x, -a.target.x, accuracy: 1e-7, about)
        XCTAssertEqual(b.scale, a.scale, accuracy: 1e-9, about)
        XCTAssertEqual(b.phase, a.phase, about)
        XCTAssertEqual(mirror.centeringInset.x, plain.centeringInset.x, accuracy: 1e-9, about)
        checks += a.scale == 1 ? 0 : 1
      }
      for _ in 0..<12 {
        let (x, y) = (numbers.number(0...stage.viewport), numbers.number(0...600))
        let amount = numbers.number(-3...3)
        switch numbers.whole(0...6) {
        case 0:
          call { view, at, _ in
            view.handle(.zoom(.wheel(by: amount, .notches, about: Vector(x: at(x), y: y))), at: time)
          }
        case 1:
          call { view, at, _ in view.zoom(tappedAt: Vector(x: at(x), y: y), to: 3, at: time) }
        case 2:
          let from = numbers.number(0...stage.content)
          let to = from + numbers.number(1...300)
          call { view, _, isMirror in
            let x = isMirror
              ? Interval(lower: stage.content - to, upper: stage.content - from)
              : Interval(lower: from, upper: to)
            let y = Interval(lower: 500, upper: 700)
            view.zoom(showing: Pair(x: x, y: y), amount > 0 ? .animated : .atOnce, at: time)
          }
        case 3:
          stage = self.stage(&numbers)
          call { view, _, isMirror in
            view.setGeometry(geometry(stage, isMirror: isMirror), at: time)
          }
        default:
          let spread = numbers.number(-0.2...0.2)
          call { view, at, _ in
            view.handle(.zoom(.begin(at: Vector(x: at(x), y: y), factor: 1)), at: time)
          }
          for step in 1...8 {
            time += 0.016
            let factor = 1 + spread * Double(step) / 2
            let distance = amount * Double(step) * 5
            call { view, at, _ in
              let point = Vector(x: at(x + distance), y: y)
              view.handle(.zoom(.update(to: point, factor: factor)), at: time)
            }
            guard step == 4, numbers.chance(0.3) else { continue }
            let viewport = stage.viewport  // otherwise the mirrored fingers would jump
            stage = self.stage(&numbers)
            stage.viewport = viewport
            call { view, _, isMirror in
              view.setGeometry(geometry(stage, isMirror: isMirror), at: time)
            }
          }
          call { view, _, _ in view.handle(.zoom(.end), at: time) }
        }
        for _ in 0..<numbers.whole(0...6) {
          time += numbers.number(0...0.2)
          same()
        }
      }
      time += 30
      same()
    }
    XCTAssertGreaterThan(checks, 5000, "sessions at scale 1 prove nothing")
  }

  private func stage(_ numbers: inout SeededNumbers) -> Stage {
    Stage(
      viewport: numbers.number(300...800), content: numbers.number(100...3000),
      start: numbers.chance(0.5) ? numbers.number(0...90) : 0,
      end: numbers.chance(0.5) ? numbers.number(0...90) : 0)
  }
}
