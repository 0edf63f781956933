import XCTest

@testable import ScrollKitCore

/// Sizes that toolkits set in every frame.
final class UnchangedGeometryTests: XCTestCase {
  func test_aLengthBelow0_countsAs0() {
    XCTAssertEqual(AxisGeometry(viewport: -3, content: -40), AxisGeometry(viewport: 0, content: 0))
    XCTAssertEqual(
      AxisGeometry.rightToLeft(viewport: 400, content: -40, leftInset: 5),
      AxisGeometry.rightToLeft(viewport: 400, content: 0, leftInset: 5))
    XCTAssertEqual(AxisGeometry.rightToLeft(viewport: -9, content: 700), .rightToLeft(viewport: 0, content: 700))
    var view = ScrollView()
    view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: -2), content: Vector(x: -1, y: 5000)), at: 0)
    view.handle(.wheel(by: .down(300), .points), at: 1)
    XCTAssertEqual(view.frame.offset, .down(300))
  }

  /// A toolkit lays out with such lengths for a frame.
  func test_aFrameWithLengthsBelow0_leavesADragWhereItIs() {
    var stage = Stage(content: 5000)
    stage.input(.press(pointer: 1, at: .down(300)))
    stage.input(.move(pointer: 1, to: .down(190)))
    XCTAssertEqual(stage.y, 100)
    stage.change(content: -5, viewport: -1)
    stage.change(content: 5000, viewport: 600)
    stage.input(.move(pointer: 1, to: .down(180)))
    XCTAssertEqual(stage.y, 110)
  }

  /// The same calls with the geometry set in every frame give the same frames, to the last bit.
  func test_theSameGeometryInEveryFrame_changesNothing() {
    let settings: [(name: String, prepare: (inout Stage) -> Void)] = [
      ("alone", { _ in }),
      ("zoomed", {
        $0.view.enableZoom(from: 1, to: 4, at: $0.now)
        $0.view.zoom(to: 2, about: .zero, .atOnce, at: $0.now)
      }),
      ("with a list", {
        $0.view.attach(SharedList(try! ScrollList(ListLayout())), at: $0.now)
        try! $0.view.insertItems([Double](repeating: 50, count: 100), at: 0, time: $0.now)
      }),
      ("at its end", {
        $0.view.setAnchorPolicy(.stickToEnd, at: $0.now)
        $0.view.setOffset(.down(4400), at: $0.now)
      }),
      ("with a header", { $0.view.addHeader(HeaderOptions(mode: .enterAlways, height: 50), at: $0.now) }),
    ]
    for (name, prepare) in settings {
      func frames(isSet: Bool) -> [ScrollFrame] {
        var stage = Stage(content: 5000)
        prepare(&stage)
        let geometry = stage.view.engine.content
        var frames: [ScrollFrame] = []
        func frame() {
          stage.tick(stage.now + 1.0 / 60)
          if isSet { stage.view.setGeometry(geometry, at: stage.now) }
          frames.append(stage.view.frame)
        }
        stage.input(.press(pointer: 1, at: .down(300)))
        for step in 1...8 {
          stage.input(.move(pointer: 1, to: .down(300 - 20 * Double(step))))
          frame()
        }
        stage.input(.release(pointer: 1))
        for _ in 1...20 { frame() }
        stage.scroll(to: 900)
        for _ in 1...40 { frame() }
        stage.input(.wheel(by: .down(-3), .notches))
        for _ in 1...30 { frame() }
        return frames
      }
      XCTAssertEqual(frames(isSet: true), frames(isSet: false), name)
    }
  }

  /// The host gives the inset that the headers leave, as a difference of two lengths.
  func test_anInsetThatDiffersByRounding_isTheSame() {
    for (hasList, scale) in [(false, 1.0), (false, 2), (true, 1), (true, 2)] {
      var stage = Stage(content: 5000, top: 80)
      if hasList {
        stage.view.attach(SharedList(try! ScrollList(ListLayout())), at: stage.now)
        try! stage.view.insertItems([Double](repeating: 50, count: 100), at: 0, time: stage.now)
      }
      stage.view.enableZoom(from: 1, to: 4, at: stage.now)
      stage.view.zoom(to: scale, about: .zero, .atOnce, at: stage.now)
      stage.change(content: 5000, viewport: 600, top: 80 + 1e-10)
      XCTAssertEqual(stage.view.engine.content.y.leadingInset, 80, "scale \(scale), list: \(hasList)")
      stage.change(content: 5000, viewport: 600, top: 80.1)
      XCTAssertEqual(stage.view.engine.content.y.leadingInset, 80.1, "scale \(scale), list: \(hasList)")
    }
  }

  /// A toolkit has announced where it will rest, 30 points above its start.
  func test_theSameGeometryOfAnObservedView_leavesTheTargetThatItsToolkitHasAnnounced() {
    var stage = Stage(.observed, content: 5000)
    stage.report(.willBeginDragging)
    stage.report(.didScroll(to: .down(-10)))
    stage.report(.willEndDragging(velocity: .down(-900), target: .down(-30)))
    stage.change(content: 5000, viewport: 600)
    XCTAssertEqual(stage.view.lastSnapshot.target, .down(-30))
    stage.change(content: 4000, viewport: 600)
    XCTAssertEqual(stage.view.lastSnapshot.target, .zero, "another one confines it")
  }
}
