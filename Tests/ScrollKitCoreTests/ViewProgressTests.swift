import XCTest

import ScrollKitCore

/// The progress of a stretch of the content through the viewport of a scroll view. `ScrollListTests` has the numbers of CSS.
final class ViewProgressTests: XCTestCase {
  /// A viewport of 400 × 600 over content of 2000 × 3000, with insets: 100 to 500 of the height are visible.
  private func view(isRightToLeft: Bool = false) -> ScrollView {
    var view = ScrollView(feel: .uikit, mode: .driven)
    view.setRightToLeft(isRightToLeft)
    view.setGeometry(
      ScrollGeometry(
        x: isRightToLeft ? .rightToLeft(viewport: 400, content: 2000) : AxisGeometry(viewport: 400, content: 2000),
        y: AxisGeometry(viewport: 600, content: 3000, leadingInset: 100, trailingInset: 100)),
      at: 0)
    return view
  }

  private func progress(_ view: ScrollView, _ lower: Double, _ upper: Double, _ axis: Axis = .y) -> [Double] {
    let progress = view.progress(of: Interval(lower: lower, upper: upper), along: axis)
    return [progress.cover, progress.entry, progress.contain, progress.exit]
  }

  func test_insetsHideContent() {
    var view = view()
    view.setOffset(Vector(x: 0, y: 900), at: 1)  // 1000 to 1400 of the content are visible
    XCTAssertEqual(progress(view, 1400, 1500), [0, 0, 0, 0])
    XCTAssertEqual(progress(view, 1350, 1450), [0.1, 0.5, 0, 0])
    XCTAssertEqual(progress(view, 1150, 1250), [0.5, 1, 0.5, 0])
    XCTAssertEqual(progress(view, 950, 1050), [0.9, 1, 1, 0.5])
    XCTAssertEqual(progress(view, 900, 1000), [1, 1, 1, 1])
  }

  func test_aStretchWithoutLength_isShownWholeAtOnce() {
    var view = view()
    view.setOffset(Vector(x: 0, y: 900), at: 1)
    XCTAssertEqual(progress(view, 1400, 1400), [0, 1, 0, 0])
    XCTAssertEqual(progress(view, 1000, 1000), [1, 1, 1, 1])
  }

  func test_zoomedContent_hasThePointsThatAreDrawn() {
    var view = view()
    view.enableZoom(from: 0.5, to: 4, at: 0)
    view.setOffset(Vector(x: 0, y: 900), at: 1)
    view.zoom(to: 2, about: Vector(x: 0, y: 300), .atOnce, at: 2)  // about 1200 of the content, the middle
    XCTAssertEqual(view.frame.offset.y, 2100)
    XCTAssertEqual(progress(view, 2350, 2450), [0.5, 1, 0.5, 0])
  }

  func test_rightToLeft_comesInAtTheLeft() {
    var view = view(isRightToLeft: true)  // 1600 to 2000 of the content's width are visible
    XCTAssertEqual(progress(view, 1500, 1600, .x), [0, 0, 0, 0])
    XCTAssertEqual(progress(view, 1550, 1650, .x), [0.1, 0.5, 0, 0])
    view.setOffset(Vector(x: -300, y: -100), at: 1)  // 1300 to 1700
    XCTAssertEqual(progress(view, 1650, 1750, .x), [0.9, 1, 1, 0.5])
  }

  /// The right end of the viewport is at its right, also if it is zoomed: a stretch has the progress of its mirror image.
  func test_rightToLeft_contentSmallerThanTheViewport_liesAtItsRight() {
    var view = ScrollView()
    view.setRightToLeft(true)
    view.enableZoom(from: 0.5, to: 1, at: 0)
    view.setGeometry(
      ScrollGeometry(x: .rightToLeft(viewport: 600, content: 200), y: AxisGeometry(viewport: 600, content: 600)), at: 0)
    XCTAssertEqual(progress(view, 0, 100, .x), [500.0 / 700, 1, 0.8, 0])  // 400 to 500 of the viewport
    view.zoom(to: 0.5, about: .zero, .atOnce, at: 1)
    XCTAssertEqual(progress(view, 0, 50, .x), [550.0 / 650, 1, 500.0 / 550, 0])  // 500 to 550
    for (left, right) in [(0.0, 0.0), (40, 0), (0, 40)] {
      var (view, mirror) = (ScrollView(), ScrollView())
      view.setRightToLeft(true)
      let y = AxisGeometry(viewport: 600, content: 3000)
      view.setGeometry(ScrollGeometry(x: .rightToLeft(viewport: 400, content: 200, leftInset: left, rightInset: right), y: y), at: 0)
      mirror.setGeometry(
        ScrollGeometry(x: AxisGeometry(viewport: 400, content: 200, leadingInset: right, trailingInset: left), y: y), at: 0)
      XCTAssertEqual(progress(view, 0, 100, .x), progress(mirror, 100, 200, .x))
      XCTAssertEqual(progress(view, 150, 200, .x), progress(mirror, 0, 50, .x))
    }
  }

  func test_aMotion_isReadAsOfTheLastCall() {
    var view = view()
    view.scroll(to: Vector(x: 0, y: 1000), at: 1)
    view.tick(at: 1.1)
    let shown = view.frame.offset.y + 100
    XCTAssertEqual(progress(view, shown + 350, shown + 450), [0.1, 0.5, 0, 0])
  }
}
