import XCTest

@testable import ScrollKitCore

/// What drives content along each axis, and what follows it when that is a pointer beside the content.
final class AxisDriverTests: XCTestCase {
  private typealias Change = (inout ScrollView, Double) -> Void

  /// Content of 6000 points in a viewport of 600, with room across, a thumb and a nub.
  private func stage(offset: Double = 3000, feel: Feel = .uikit) -> Stage {
    var stage = Stage(content: 6000, feel: feel)
    stage.view.setGeometry(
      ScrollGeometry(x: AxisGeometry(viewport: 400, content: 4000), y: AxisGeometry(viewport: 600, content: 6000)), at: stage.now)
    stage.change { $0.enableScrollbar(.y, at: $1) }
    stage.change { $0.enableNub(at: $1) }
    stage.change { $0.setOffset(.down(offset), at: $1) }
    return stage
  }

  /// A thumb, the nub and the host's own bar: how each takes content, moves it down, and lets it go.
  private let holders: [(driver: AxisDriver, take: Change, move: (inout ScrollView, Double, Double) -> Void, release: Change)] = [
    (
      .thumb, { $0.pressScrollbar(.y, at: $0.scrollbar(.y)!.thumb!.start + 1, time: $1) },
      { view, distance, time in
        let start = view.scrollbar(.y)!.thumb!.start
        view.dragScrollbar(.y, to: start + 1 + distance / 10, time: time)  // a thumb of 60 points on a track of 600
      }, { $0.releaseScrollbar(.y, time: $1) }
    ),
    (
      .nub, { $0.grabNub(at: $1) },
      { view, distance, time in view.dragNub(by: distance / 5400 * (600 - view.nub!.length - 16), at: time) },
      { $0.releaseNub(at: $1) }
    ),
    (
      .hostBar, { $0.sync(withHost: $0.frame.offset, at: $1) },
      { view, distance, time in view.sync(withHost: view.frame.offset + .down(distance), at: time) },
      { view, time in view.sync(withHost: view.frame.offset, at: time + 0.15) }
    ),
  ]

  /// Takes the content, and moves it down by 30 points.
  private func hold(_ stage: inout Stage, _ number: Int) {
    stage.change { self.holders[number].take(&$0, $1) }
    stage.now += 0.1
    stage.change { view, time in self.holders[number].move(&view, 30, time) }
  }

  // MARK: Who it is

  func test_eachActivity_hasItsDriverAlongEachAxis() {
    let rows: [(name: String, x: AxisDriver, y: AxisDriver, begin: Change)] = [
      ("rest", .none, .none, { _, _ in }),
      ("touch", .tracking, .tracking, { $0.press(1, at: .zero, time: $1) }),
      ("trackpad", .tracking, .tracking, { $0.handle(.hold, at: $1) }),
      ("pan", .dragging, .dragging, { $0.handle(.panUpdate(by: .down(10)), at: $1) }),
      ("wheel", .none, .wheel, { $0.handle(.wheel(by: .down(1), .notches), at: $1) }),
      ("wheel across", .wheel, .none, { $0.handle(.wheel(by: Vector(x: 1, y: 0), .notches), at: $1) }),
      ("key", .none, .wheel, { $0.handle(.key(.pageDown), at: $1) }),
      ("held key", .none, .key, { $0.handle(.keyHeld(.lineDown), at: $1) }),
      ("autoscroll", .autoscroll, .autoscroll, { $0.handle(.steer(.down(100)), at: $1) }),
      ("scroll", .none, .program(1), { $0.scroll(to: .down(1000), at: $1) }),
      ("track", .none, .track, { $0.pressScrollbar(.y, at: 590, time: $1); $0.tick(at: $1 + 0.5) }),
    ]
    for row in rows {
      var stage = stage()
      row.begin(&stage.view, stage.now)
      XCTAssertEqual(stage.view.drivers, Pair(x: row.x, y: row.y), row.name)
    }
  }

  func test_aReleasedFling_drivesTheAxisThatItMoves() {
    var stage = stage()
    stage.input(.panUpdate(by: .down(10)))
    stage.now += 0.01
    stage.input(.panUpdate(by: .down(30)))
    stage.input(.panEnd(.velocity(Vector(x: 0, y: 900))))
    XCTAssertEqual(stage.view.drivers, Pair(x: .none, y: .release))
  }

  func test_aPointerBesideTheContent_drivesIt_untilItLetsGo() {
    for (number, holder) in holders.enumerated() {
      var stage = stage()
      hold(&stage, number)
      XCTAssertEqual(stage.y, 3030, accuracy: 1, "\(holder.driver)")
      XCTAssertEqual(stage.view.driver(.y), holder.driver)
      XCTAssertEqual(stage.view.driver(.x), .none)
      XCTAssertTrue(stage.view.scrollContext.isScrolling, "\(holder.driver)")
      stage.change { holder.release(&$0, $1) }
      XCTAssertEqual(stage.view.driver(.y), .none)
      XCTAssertFalse(stage.view.scrollContext.isScrolling)
    }
  }

  /// A mouse that rests for a frame on the host's bar still holds it.
  func test_theHostsBar_letsGoAfterSilence() {
    var stage = stage()
    hold(&stage, 2)
    let moved = stage.now
    stage.change { view, _ in view.sync(withHost: view.frame.offset, at: moved + 0.1) }
    XCTAssertEqual(stage.view.driver(.y), .hostBar)
    stage.tick(moved + 0.16)
    XCTAssertEqual(stage.view.driver(.y), .none)
  }

  // MARK: What follows

  func test_aHeaderUnderAPointerBesideTheContent_snapsWhenThatLetsGo() {
    for (number, holder) in holders.enumerated() {
      var stage = stage()
      var header = HeaderOptions(mode: .enterAlways, height: 100)
      header.snaps = true
      stage.change { $0.addHeader(header, at: $1) }
      hold(&stage, number)
      stage.change { view, time in view.tick(at: time + 0.1) }
      XCTAssertEqual(stage.view.headers[0].position, 3000 - stage.y, accuracy: 1e-6, "\(holder.driver): it does not snap")
      XCTAssertFalse(stage.view.headers[0].isSnapping)
      stage.change { holder.release(&$0, $1) }
      stage.wait(1)
      XCTAssertEqual(stage.view.headers[0].position, 0, "\(holder.driver)")
    }
  }

  func test_aPointerBesideTheContent_forgetsWhereScrollToTopReturns() {
    for (number, holder) in holders.enumerated() {
      var stage = stage()
      stage.change { $0.enableTop(at: $1) }
      stage.change { $0.triggerTop(at: $1) }
      stage.wait(2)
      XCTAssertEqual(stage.view.topReturnOffset, 3000)
      stage.change { $0.setOffset(.down(100), at: $1) }  // the nub is hidden at rest
      hold(&stage, number)
      XCTAssertNil(stage.view.topReturnOffset, "\(holder.driver)")
    }
  }

  func test_pages_snapWhenAPointerBesideTheContentLetsGo() {
    for (number, holder) in holders.enumerated() {
      var stage = stage()
      stage.snap(.pages(Paging()))
      hold(&stage, number)
      XCTAssertEqual(stage.y, 3030, accuracy: 1, "\(holder.driver): held")
      stage.change { holder.release(&$0, $1) }
      stage.wait(1)
      XCTAssertEqual(stage.y, 3000, accuracy: 1e-9, "\(holder.driver)")
    }
  }

  /// The content opens by 60 points for a refresh, and closes.
  func test_aRefresh_neitherOpensNorClosesHeldContent() {
    for (number, holder) in holders.enumerated() where holder.driver != .hostBar {  // its range is the content range
      var stage = stage(offset: 0)
      stage.change { $0.enableRefresh(at: $1) }
      stage.change { $0.setOffset(.down(1), at: $1) }
      stage.change { holder.take(&$0, $1) }
      stage.change { view, time in self.holders[number].move(&view, -10, time) }
      XCTAssertEqual(stage.y, 0, accuracy: 1e-9)
      stage.change { $0.beginRefresh(at: $1) }
      stage.wait(1)
      XCTAssertEqual(stage.y, 0, accuracy: 1e-9, "\(holder.driver): it does not open under the pointer")
      stage.change { holder.release(&$0, $1) }
      stage.change { $0.setOffset(.down(-60), at: $1) }
      stage.change { $0.scroll(by: .down(1), at: $1) }  // shows the nub
      stage.wait(0.5)
      stage.change { holder.take(&$0, $1) }
      let held = stage.y
      stage.change { $0.endRefresh(at: $1) }
      stage.wait(1)
      XCTAssertEqual(stage.y, held, accuracy: 1e-9, "\(holder.driver): it does not close under the pointer")
      stage.change { holder.release(&$0, $1) }
      stage.wait(1)
      XCTAssertEqual(stage.y, 0, accuracy: 1e-9, "\(holder.driver)")
    }
  }
}
