import XCTest

@testable import ScrollKitCore

/// What happens where two things meet: zoom with nesting, steering, right to left and snapping, and
/// nesting with scroll bars.
final class CombinationTests: XCTestCase {
  private let middle = Vector(x: 200, y: 200)

  // MARK: Zoom and nesting

  /// A child with a range of 200 points in a parent of 1000; both show 400.
  private func nestedZoom() -> NestedStage {
    let stage = NestedStage([(200, 0), (1000, 0)])
    stage.call(0, at: 0) { $0.enableZoom(from: 1, to: 2, at: 0) }
    return stage
  }

  func test_zoomedContentScrollsFarther_beforeItsParentDoes() {
    let stage = nestedZoom()
    stage.call(0, at: 0) { _ = $0.zoom(to: 2, about: .zero, .atOnce, at: 0) }
    // 600 points at scale 2 are 1200: 800 more than are shown.
    let rows: [(distance: Double, child: Double, parent: Double)] = [
      (500, 500, 0), (800, 800, 0), (900, 800, 100), (850, 750, 100), (700, 600, 100),
    ]
    stage.drag([])
    for row in rows {
      stage.move(row.distance)
      assertEqual(stage.offsets, [row.child, row.parent], "\(row)")
    }
  }

  func test_aScaleThatComesBack_outweighsADrag_andTheParentStays() {
    let stage = nestedZoom()
    stage.put(.zoom(.begin(at: middle, factor: 1)), at: 0.1)
    stage.put(.zoom(.update(to: middle, factor: 6)), at: 0.2)
    stage.put(.zoom(.end), at: 0.3)
    var view = stage.view(0)
    XCTAssertTrue(view.engine.refusesChain)
    stage.flick(2000)
    stage.tick(stage.now)
    XCTAssertEqual(stage.offsets[1], 0, "the remainder at the child's end moves nothing")
    stage.tick(stage.now + 30)
    XCTAssertEqual(stage.frame(0).scale, 2)
    XCTAssertEqual(stage.offsets[1], 0)
    XCTAssertTrue(stage.isResting)
    view = stage.view(0)
    XCTAssertFalse(view.engine.refusesChain)
    stage.drag([900])  // and then it is an ordinary child again
    XCTAssertGreaterThan(stage.offsets[1], 0)
  }

  // MARK: Zoom and steering

  func test_zoomedContentIsSteeredAsFastAsItIsShown_toItsEnd() {
    for scale in [1.0, 2, 3] {
      var stage = Stage(content: 1200)
      stage.view.enableZoom(from: 1, to: 4, at: stage.now)
      stage.view.zoom(to: scale, about: .zero, .atOnce, at: stage.now)
      let began = stage.now
      stage.input(.steer(.down(300)))
      stage.tick(began + 1)
      XCTAssertEqual(stage.y, 300, accuracy: 1e-9, "points as they are shown, at \(scale)")
      XCTAssertEqual(stage.view.frame.target.y, 1200 * scale - 600, accuracy: 1e-9)
      stage.tick(began + 60)
      XCTAssertEqual(stage.y, 1200 * scale - 600, accuracy: 1e-9)
    }
  }

  // MARK: Zoom and right to left

  func test_zoomingFromRightToLeft_isTheMirrorOfTheOther() {
    for (scale, x, offset) in [(2.0, 100.0, 250.0), (3, 400, 0), (1.5, 0, 600), (4, 320, 77)] {
      let tall = AxisGeometry(viewport: 600, content: 2000)
      let plain = AxisGeometry(viewport: 400, content: 1000)
      let mirror = AxisGeometry.rightToLeft(
        viewport: 400, content: 1000, leftInset: 0, rightInset: 0)
      var views = [plain, mirror].map { axis in
        var view = ScrollView(
          mode: .driven,
          setting: ScrollSetting(
            geometry: .empty, feel: .uikit, alwaysBounces: Pair(x: false, y: false)))
        view.setRightToLeft(axis == mirror)
        view.setGeometry(Pair(x: axis, y: tall), at: 0)
        view.enableZoom(from: 1, to: 4, at: 0)
        return view
      }
      views[0].setOffset(Vector(x: offset, y: 100), at: 0)
      views[1].setOffset(Vector(x: -offset, y: 100), at: 0)
      _ = views[0].zoom(to: scale, about: Vector(x: x, y: 0), at: 1)
      _ = views[1].zoom(to: scale, about: Vector(x: 400 - x, y: 0), at: 1)
      for time in stride(from: 1.0, through: 2, by: 0.05) {
        for place in 0...1 { views[place].tick(at: time) }
        let (right, left) = (views[0].frame, views[1].frame)
        XCTAssertEqual(left.scale, right.scale, accuracy: 1e-12)
        XCTAssertEqual(left.offset.x, -right.offset.x, accuracy: 1e-9, "\(scale), \(x) at \(time)")
        XCTAssertEqual(left.offset.y, right.offset.y, accuracy: 1e-9)
      }
      XCTAssertEqual(views[0].frame.offset.x, (offset + x) * scale - x, accuracy: 1e-9)
    }
  }

  // MARK: Nesting and scroll bars

  func test_aScrollBarMovesItsOwnScroller_andNotItsParentsMotion() {
    let stage = NestedStage([(1000, 900), (1000, 0)])
    stage.change(0) { $0.enableScrollbar(.y, at: $1) }
    stage.flick(1000)
    stage.tick(stage.now + 0.2)
    let parent = stage.offsets[1]
    XCTAssertGreaterThan(parent, 0)
    let target = stage.targets[1]
    let now = stage.now
    // The thumb is 400 · 400 / 1400 long; a point of its track stands for 1000 / (400 − 114.3) points.
    let thumb = 400.0 * 400 / 1400
    let gear = 1000 / (400 - thumb)
    stage.call(0, at: now) { $0.pressScrollbar(.y, at: 1000 / gear + 10, time: now) }
    for place in [-30.0, -250, -500, 0] {
      stage.call(0, at: now) { $0.dragScrollbar(.y, to: 1000 / gear + 10 + place, time: now) }
      XCTAssertEqual(stage.offsets[0], max(0, 1000 + place * gear), accuracy: 1e-9)
    }
    stage.call(0, at: now) { $0.releaseScrollbar(.y, time: now) }
    XCTAssertNil(stage.view(0).bar(.y)?.pressed)
    stage.tick(now + 30)
    XCTAssertTrue(stage.isResting)
    XCTAssertEqual(stage.offsets[0], 1000, accuracy: 1e-9)
    XCTAssertEqual(stage.offsets[1], target, accuracy: 1e-9, "where it said, its child long at rest")
  }

  // MARK: Snapping and zoom

  func test_pagesAreAsLongAsTheViewport_atEveryScale() {
    for scale in [1.0, 2, 2.5] {
      var stage = Stage(content: 3000)
      stage.snap(.pages(Paging()))
      stage.view.enableZoom(from: 1, to: 4, at: stage.now)
      stage.view.zoom(to: scale, about: .zero, .atOnce, at: stage.now)
      stage.take()
      for (velocity, page) in [(900.0, 1.0), (5000, 2), (-900, 1)] {
        stage.view.handle(.panBegin, at: stage.now)
        stage.view.handle(
          .panEnd(.velocity(.down(velocity))), at: stage.now)
        stage.take()
        XCTAssertEqual(stage.view.frame.target.y, page * 600, accuracy: 1e-6, "\(scale), \(velocity)")
        stage.wait(6)
        XCTAssertEqual(stage.y, page * 600, accuracy: 1e-6, "\(scale), \(velocity)")
      }
    }
  }

  func test_aTriggerDuringAnAnimatedZoom_keepsXWhereTheZoomLeads() {
    var view = ScrollView()
    view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 2000, y: 5000)), at: 0)
    view.setOffset(Vector(x: 500, y: 2000), at: 0)
    view.enableTop(at: 0)
    view.enableZoom(from: 1, to: 4, at: 0)
    view.zoom(to: 2, about: .zero, at: 1)
    XCTAssertEqual(view.frame.target, Vector(x: 1000, y: 4000))
    view.tick(at: 1.1)
    view.triggerTop(at: 1.1)
    XCTAssertEqual(view.frame.target, Vector(x: 1000, y: 0))
    view.tick(at: 3)
    XCTAssertEqual(view.frame.offset, Vector(x: 1000, y: 0))
  }

  func test_ofContentPinchedBeyondItsLimit_theTargetPageIsThatWhereItRests() {
    var stage = Stage(content: 3000, offset: 1200)
    stage.snap(.pages(Paging()))
    stage.view.enableZoom(from: 1, to: 2, at: stage.now)
    stage.input(.zoom(.begin(at: .zero, factor: 1)))
    stage.input(.zoom(.update(to: .zero, factor: 4)))
    XCTAssertGreaterThan(stage.view.frame.scale, 2.1)
    XCTAssertEqual(stage.view.targetPage(.y) ?? .nan, 4, accuracy: 1e-9)
    stage.input(.zoom(.end))
    stage.wait(2)
    XCTAssertEqual(stage.y, 2400, accuracy: 1e-9)
    XCTAssertEqual(stage.view.page(.y), 4)
  }

  func test_aPinchThatIsThrown_announcesAtOnceThePageThatItRestsOn() {
    for (step, page) in [(-4.0, 0.0), (-30, 1), (4, 0)] {
      var stage = Stage(content: 3000)
      stage.snap(.pages(Paging()))
      stage.view.enableZoom(from: 1, to: 4, at: stage.now)
      stage.take()
      var point = Vector(x: 200, y: 300)
      stage.view.handle(.zoom(.begin(at: point, factor: 1)), at: stage.now)
      for number in 1...8 {
        stage.wait(0.01)
        point = point + Vector(x: 0, y: step)
        let factor = 1 + 0.02 * Double(number)
        stage.view.handle(.zoom(.update(to: point, factor: factor)), at: stage.now)
        stage.take()
      }
      stage.view.handle(.zoom(.end), at: stage.now)
      stage.take()
      XCTAssertNotEqual(stage.view.frame.phase, .idle)
      XCTAssertEqual(stage.view.frame.target.y, page * 600, accuracy: 1e-6, "\(step)")
      stage.wait(6)
      XCTAssertEqual(stage.y, page * 600, accuracy: 1e-6, "\(step)")
    }
  }
}
