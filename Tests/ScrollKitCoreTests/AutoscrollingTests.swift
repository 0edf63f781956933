import XCTest

@testable import ScrollKitCore

/// Autoscroll of a scroll view, and of one in a tree.
final class AutoscrollingTests: XCTestCase {
  private let press = Vector(x: 200, y: 300)

  private func view() -> ScrollView {
    var view = ScrollView()
    view.setGeometry(Stage.geometry(content: 5000), at: 0)
    view.setOffset(.down(1000), at: 0)
    return view
  }

  func test_theContentMoves_asFastAsThePointerIsFarFromThePress() {
    var view = view()
    view.beginAutoscroll(at: press, rule: .firefox, time: 1)
    view.tick(at: 1.5)
    XCTAssertEqual(view.frame.phase, .steering)
    XCTAssertEqual(view.frame.offset.y, 1000)
    view.moveAutoscroll(to: press + .down(48), time: 2)
    XCTAssertEqual(view.frame.velocity.y, 350, accuracy: 1e-9)
    view.tick(at: 3)
    XCTAssertEqual(view.frame.offset.y, 1350, accuracy: 1e-9)
    view.moveAutoscroll(to: press - .down(48), time: 3)
    view.tick(at: 4)
    XCTAssertEqual(view.frame.offset.y, 1000, accuracy: 1e-9)
  }

  func test_aRelease_endsAutoscroll_unlessThePressWasAClick() {
    for (distance, continues) in [(5.0, true), (100, false)] {
      var view = view()
      view.beginAutoscroll(at: press, time: 1)
      view.moveAutoscroll(to: press + .down(distance), time: 1.1)
      XCTAssertEqual(view.releaseAutoscroll(at: 2), continues, "\(distance)")
      XCTAssertEqual(view.frame.phase, continues ? .steering : .idle)
      let offset = view.frame.offset
      view.moveAutoscroll(to: press + .down(200), time: 2.1)
      view.tick(at: 3)
      XCTAssertEqual(view.frame.offset != offset, continues, "\(distance)")
      view.endAutoscroll(at: 4)
      XCTAssertEqual(view.frame.phase, .idle)
    }
  }

  func test_theDeadZone_isThatOfTheProgram() {
    var view = view()
    view.beginAutoscroll(at: press, deadZone: 60, time: 1)
    view.moveAutoscroll(to: press + .down(60), time: 1.1)
    XCTAssertEqual(view.frame.velocity, .zero)
    view.moveAutoscroll(to: press + .down(61), time: 1.2)
    XCTAssertGreaterThan(view.frame.velocity.y, 0)
  }

  func test_anotherInput_endsAutoscroll_andThePointerHasNoEffectThen() {
    var view = view()
    view.beginAutoscroll(at: press, time: 1)
    view.handle(.wheel(by: .down(1), .notches), at: 1.1)
    view.moveAutoscroll(to: press + .down(200), time: 5)
    XCTAssertEqual(view.frame.phase, .idle)
    XCTAssertEqual(view.clock, 5)
    XCTAssertFalse(view.releaseAutoscroll(at: 6))
    XCTAssertEqual(view.clock, 6)
  }

  func test_anItemNearAnEdge_scrolls_untilItIsElsewhere() {
    var view = view()
    view.autoscroll(forItemAt: .down(575), time: 1)
    view.tick(at: 1.5)
    XCTAssertEqual(view.frame.offset.y, 1250, accuracy: 1e-9, "half of the margin, half of 1000 pt/s")
    view.autoscroll(forItemAt: .down(575), edges: EdgeScroll(margin: 100, topSpeed: 400), time: 1.5)
    view.tick(at: 2.5)
    XCTAssertEqual(view.frame.offset.y, 1250 + 300, accuracy: 1e-9)
    view.autoscroll(forItemAt: .down(300), time: 2.5)
    view.tick(at: 3)
    XCTAssertEqual(view.frame.offset.y, 1550, accuracy: 1e-9)
    view.endAutoscroll(at: 3)
    XCTAssertFalse(view.frame.needsTick)
  }

  /// Content without ends scrolls along both axes, whatever its size.
  func test_anItemNearAnEdge_scrollsContentWithoutEnds() {
    for content in [Vector.zero, Vector(x: 300, y: 5000)] {
      var view = ScrollView()
      view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: content), at: 0)
      view.enableDeltas(at: 0)
      view.autoscroll(forItemAt: Vector(x: 200, y: 595), time: 1)
      XCTAssertEqual(view.takeDeltas(at: 2).distance.y, 900, accuracy: 1e-9, "0.9 of the margin, 1000 pt/s")
      view.autoscroll(forItemAt: Vector(x: 10, y: 300), time: 2)
      XCTAssertEqual(view.takeDeltas(at: 3).distance.x, -800, accuracy: 1e-9)
    }
  }

  /// The velocity is that in the geometry of the time of the call.
  func test_anItemNearAnEdge_countsInTheGeometryOfThatTime() {
    var view = view()
    view.enableZoom(from: 0.05, to: 4, at: 0)
    view.zoom(to: 0.05, about: .zero, at: 1)
    view.autoscroll(forItemAt: .down(599), time: 9)
    XCTAssertEqual(view.frame.velocity, .zero, "the content has become shorter than the viewport")
  }

  func test_theFormerPointer_hasNoEffectOnAnItemThatIsDragged() {
    let ends: [(String, (inout ScrollView) -> Void)] = [
      ("its end", { $0.endAutoscroll(at: 1.2) }), ("a wheel", { $0.handle(.wheel(by: .down(1), .notches), at: 1.2) }),
      ("a key", { $0.handle(.key(.lineDown), at: 1.2) }), ("a scroll", { $0.scroll(to: .down(2000), at: 1.2) }),
      ("an offset", { $0.setOffset(.down(2000), at: 1.2) }), ("the item", { _ in }),
      (
        "a press",
        { view in
          view.press(1, at: .zero, time: 1.2)
          view.release(1, time: 1.3)
        }
      ),
    ]
    for (name, end) in ends {
      var view = view()
      view.beginAutoscroll(at: press, time: 1)
      view.moveAutoscroll(to: press + .down(100), time: 1.1)
      end(&view)
      view.autoscroll(forItemAt: .down(575), time: 5)
      let velocity = view.frame.velocity
      view.moveAutoscroll(to: press + .down(200), time: 5.1)
      XCTAssertEqual(view.frame.velocity, velocity, name)
      XCTAssertFalse(view.releaseAutoscroll(at: 5.2), name)
      XCTAssertEqual(view.frame.velocity, velocity, name)
      XCTAssertEqual(view.frame.phase, .steering, name)
    }
  }

  /// A held track steers from 0.25 s on.
  func test_aHeldTrackThatSteers_endsAutoscroll() {
    for isPressedFirst in [false, true] {
      var view = view()
      view.enableScrollbar(.y, at: 0)
      if isPressedFirst { view.pressScrollbar(.y, at: 590, time: 1) }
      view.beginAutoscroll(at: press, time: 1)
      view.moveAutoscroll(to: press - .down(100), time: 1)
      if !isPressedFirst { view.pressScrollbar(.y, at: 590, time: 1) }
      var alone = view
      alone.tick(at: 1.3)
      XCTAssertEqual(alone.engine.scroller.activity.cause(.y)?.steerer, .track(.y))
      view.moveAutoscroll(to: press - .down(200), time: 1.3)
      XCTAssertEqual(view.frame, alone.frame)
      XCTAssertFalse(view.releaseAutoscroll(at: 1.3))
      XCTAssertEqual(view.frame, alone.frame)
    }
  }

  func test_contentInMotion_autoscrolls() {
    var view = view()
    view.enableNub(at: 0)
    view.handle(.panBegin, at: 0)
    view.handle(.panEnd(.velocity(.down(1000))), at: 0)
    view.beginAutoscroll(at: press, rule: .firefox, time: 0.1)
    view.moveAutoscroll(to: press + .down(48), time: 0.2)
    XCTAssertEqual(view.frame.velocity.y, 350, accuracy: 1e-9)
  }

  func test_aCopy_autoscrollsAlone() {
    var view = view()
    view.beginAutoscroll(at: press, time: 1)
    var copy = view
    copy.moveAutoscroll(to: press + .down(100), time: 1.1)
    copy.releaseAutoscroll(at: 1.2)
    XCTAssertTrue(view.releaseAutoscroll(at: 1.2), "its pointer has not left the dead zone")
  }

  // MARK: Nested views

  func test_inATree_theViewUnderThePointerScrolls_andAFingerHasPrecedence() {
    let tree = ScrollTree()
    let page = tree.add(view())
    let list = tree.add(view(), in: page)
    tree.beginAutoscroll(list, at: press, rule: .firefox, time: 1)
    tree.moveAutoscroll(list, to: press + .down(48), time: 1)
    tree.tick(at: 2)
    XCTAssertEqual(tree[list].frame.offset.y, 1350, accuracy: 1e-9)
    XCTAssertEqual(tree[page].frame.offset.y, 1000)
    XCTAssertFalse(tree.releaseAutoscroll(list, at: 2))
    tree.moveAutoscroll(list, to: press + .down(90), time: 3)
    XCTAssertEqual(tree[list].frame.phase, .idle)

    tree.autoscroll(list, forItemAt: .down(575), time: 2)  // late: counts as of 3
    tree.moveAutoscroll(list, to: press + .down(90), time: 3)
    tree.tick(at: 3.5)
    XCTAssertEqual(tree[list].frame.offset.y, 1600, accuracy: 1e-9)
    tree.endAutoscroll(list, at: 3.5)
    XCTAssertEqual(tree[list].frame.phase, .idle)

    tree.press(list, 1, at: press, time: 4)
    tree.move(list, 1, to: press - .down(50), time: 4.1)
    let dragged = tree[list].frame
    tree.beginAutoscroll(list, at: press, time: 4.1)
    XCTAssertEqual(tree[list].frame, dragged)
  }
}
