import XCTest

@testable import ScrollKitCore

final class ScrollPlacementTests: XCTestCase {
  /// 520 of 600 points are visible, between insets of 50 and 30; the range is −50…4430.
  private let geometry = AxisGeometry(viewport: 600, content: 5000, leadingInset: 50, trailingInset: 30)

  func test_workedNumbers() {
    let row = Interval(lower: 1000, upper: 1100)
    let long = Interval(lower: 1000, upper: 1700)
    let table: [(stretch: Interval, placement: AxisPlacement, from: Double, to: Double)] = [
      (row, AxisPlacement(.start), 0, 950),
      (row, AxisPlacement(.start, before: 10, after: 99), 0, 940),
      (row, AxisPlacement(.end), 0, 530),
      (row, AxisPlacement(.end, before: 99, after: 10), 0, 540),
      (row, AxisPlacement(.center), 0, 740),
      (row, AxisPlacement(.center, before: 20, after: 10), 0, 735),
      (row, AxisPlacement(.none, before: 20), 123, 123),
      (row, AxisPlacement(.nearest), 0, 530),
      (row, AxisPlacement(.nearest), 700, 700),
      (row, AxisPlacement(.nearest), 2000, 950),
      // A caret that keeps its distance.
      (row, AxisPlacement(.nearest, before: 40, after: 40), 0, 570),
      (row, AxisPlacement(.nearest, before: 40, after: 40), 700, 700),
      (row, AxisPlacement(.nearest, before: 40, after: 40), 2000, 910),
      // 420 points are left for the margins: a typewriter.
      (row, AxisPlacement(.scrollOff, before: 40, after: 40), 0, 570),
      (row, AxisPlacement(.scrollOff, before: 400, after: 400), 0, 740),
      (row, AxisPlacement(.scrollOff, before: 400, after: 400), 2000, 740),
      (row, AxisPlacement(.scrollOff, before: 300, after: 900), 0, 845),
      (row, AxisPlacement(.scrollOff, before: 300, after: 900), 2000, 845),
      (long, AxisPlacement(.scrollOff, before: 40, after: 40), 0, 950),
      (long, AxisPlacement(.scrollOff, before: 40, after: 40), 1000, 1000),
      (long, AxisPlacement(.scrollOff, before: 40, after: 40), 2000, 1130),
      // Longer than the visible part with its margins: they fill it.
      (long, AxisPlacement(.nearest, before: 40, after: 40), 0, 910),
      (long, AxisPlacement(.nearest, before: 40, after: 40), 1000, 1000),
      (long, AxisPlacement(.nearest, before: 40, after: 40), 2000, 1170),
      (row, AxisPlacement(.nearest, before: 400, after: 400), 0, 550),
      (long, AxisPlacement(.start, before: 10), 0, 940),
      // The range ends.
      (Interval(lower: 4900, upper: 5000), AxisPlacement(.start), 0, 4430),
      (Interval(lower: 0, upper: 10), AxisPlacement(.end), 2000, -50),
      (Interval(lower: 0, upper: 10), AxisPlacement(.nearest, before: 40), 2000, -50),
    ]
    for row in table {
      XCTAssertEqual(
        geometry.offset(placing: row.stretch, row.placement, from: row.from, in: geometry.range), row.to, accuracy: 1e-9,
        "\(row)")
    }
  }

  /// From right to left, an item's start is its right, and a margin stays at its side.
  func test_rightToLeft_isTheMirror() {
    var numbers = SeededNumbers(seed: 5)
    let plain = AxisGeometry(viewport: 400, content: 3000, leadingInset: 20, trailingInset: 10)
    let mirror = AxisGeometry.rightToLeft(viewport: 400, content: 3000, leftInset: 10, rightInset: 20)
    for alignment in [ScrollAlignment.nearest, .start, .center, .end, .none, .scrollOff] {
      for _ in 0..<200 {
        let from = numbers.number(0...3000)
        let stretch = Interval(lower: from, upper: from + numbers.number(0...500))
        let (before, after) = (numbers.number(0...300), numbers.number(0...300))
        let offset = numbers.number(-20...2610)
        XCTAssertEqual(
          mirror.offset(
            placing: Interval(lower: 3000 - stretch.upper, upper: 3000 - stretch.lower),
            AxisPlacement(alignment, before: after, after: before), from: -offset, in: mirror.range, isRightToLeft: true),
          -plain.offset(placing: stretch, AxisPlacement(alignment, before: before, after: after), from: offset, in: plain.range),
          accuracy: 1e-9, "\(alignment)")
      }
    }
  }

  /// An item of a list lies where a rectangle in its place would.
  func test_anItemIsPlacedAsItsRectangle() throws {
    for alignment in [ScrollAlignment.nearest, .start, .center, .end, .none, .scrollOff] {
      for (before, after) in [(0.0, 0.0), (40, 10), (300, 500)] {
        for offset in [0.0, 2740, 4000] {
          let list = try ListStage(extents: [Double?](repeating: 100, count: 100), top: 50, offset: offset)
          let placement = AxisPlacement(alignment, before: before, after: after)
          let rectangle = Rectangle(x: 0, y: 3000, width: 10, height: 100)
          var plain = list.stage
          plain.view.detachList(at: plain.now)
          plain.view.scroll(showing: rectangle, ScrollPlacement(x: AxisPlacement(.none), y: placement), by: .none, at: plain.now)
          list.stage.change { $0.scroll(toItem: 30, placement, by: .none, at: $1) }
          XCTAssertEqual(list.y, plain.y, accuracy: 1e-9, "\(placement) from \(offset)")
        }
      }
    }
  }

  func test_aMarginOfAnItem_isAtTheSideThatHasItsName_fromRightToLeft() throws {
    let table: [(isRightToLeft: Bool, alignment: ScrollAlignment, offset: Double)] = [
      (false, .start, 2200 - 7), (false, .end, 2244 + 30 - 400), (true, .start, -(2200 - 30)), (true, .end, -(2244 + 7 - 400)),
    ]
    for row in table {
      var layout = ListLayout()
      layout.axis = .x
      layout.isRightToLeft = row.isRightToLeft
      let memory = UnsafeMutablePointer<ScrollList>.allocate(capacity: 1)
      memory.initialize(to: try ScrollList(layout))
      defer {
        memory.deinitialize(count: 1)
        memory.deallocate()
      }
      _ = try memory.pointee.insert(100, at: 0, offset: 0)
      var view = ScrollView()
      view.setRightToLeft(row.isRightToLeft)
      view.setAnchorPolicy(.keepItem, at: 0)
      view.attach(Reference(memory), at: 0)
      let x = row.isRightToLeft
        ? AxisGeometry.rightToLeft(viewport: 400, content: 1, leftInset: 0, rightInset: 0) : AxisGeometry(viewport: 400, content: 1)
      view.setGeometry(ScrollGeometry(x: x, y: AxisGeometry(viewport: 100, content: 100)), at: 0)
      view.scroll(toItem: 50, AxisPlacement(row.alignment, before: 7, after: 30), by: .none, at: 0)
      XCTAssertEqual(view.lastSnapshot.offset.x, row.offset, "\(row)")
    }
  }

  /// Margins of a rectangle and of an item are points on the screen.
  func test_zoomed() throws {
    let list = try ListStage(extents: [Double?](repeating: 100, count: 100))
    list.zoom(to: 2)
    list.stage.change { $0.scroll(toItem: 30, AxisPlacement(.start, before: 10), by: .none, at: $1) }
    XCTAssertEqual(list.y, 2 * 3000 - 10, accuracy: 1e-9)
    let placement = ScrollPlacement(x: AxisPlacement(.none), y: AxisPlacement(.start, before: 10))
    list.stage.change {
      $0.scroll(showing: Rectangle(x: 0, y: 6000, width: 1, height: 200), placement, by: .none, at: $1)
    }
    XCTAssertEqual(list.y, 6000 - 10, accuracy: 1e-9)
  }

  func test_beforeTheFirstGeometry_nothingScrolls() {
    var view = ScrollView()
    view.scroll(showing: Rectangle(x: 0, y: 500, width: 10, height: 10), .nearest, at: 0)
    XCTAssertEqual(view.frame.target, .zero)
  }
}
