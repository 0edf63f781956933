import XCTest

@testable import ScrollKitCore

/// Lines, pages and ends.
final class ScrollKeyTests: XCTestCase {
  private func stage(offset: Double, top: Double = 0) -> Stage { Stage(.driven, top: top, offset: offset) }

  func test_everyKey_scrollsByItsDistance() {
    let directions: [(ScrollKey, Vector)] = [
      (.lineUp, Vector(x: 300, y: 960)), (.lineDown, Vector(x: 300, y: 1040)),
      (.lineLeft, Vector(x: 260, y: 1000)), (.lineRight, Vector(x: 340, y: 1000)),
      (.pageUp, Vector(x: 300, y: 475)), (.pageDown, Vector(x: 300, y: 1525)),
      (.pageLeft, Vector(x: 0, y: 1000)), (.pageRight, Vector(x: 500, y: 1000)),
      (.home, Vector(x: 300, y: 0)), (.end, Vector(x: 300, y: 4400)),
    ]
    XCTAssertEqual(directions.map(\.0), ScrollKey.allCases)
    for (key, target) in directions {
      var stage = stage(offset: 1000)
      let wide = AxisGeometry(viewport: 400, content: 900)
      stage.view.setGeometry(Pair(x: wide, y: stage.geometry), at: stage.now)
      stage.view.setOffset(Vector(x: 300, y: 1000), at: stage.now)
      stage.input(.key(key))
      XCTAssertEqual(stage.view.lastSnapshot.target, target, "\(key)")
      XCTAssertEqual(stage.view.lastSnapshot.phase, .wheeling)
      stage.wait(1)
      XCTAssertEqual(stage.view.lastSnapshot.offset, target, "\(key)")
    }
  }

  func test_insetsAreNotPartOfAPage_andEndsCountThem() {
    var stage = stage(offset: 1000, top: 100)
    stage.input(.key(.pageDown))
    XCTAssertEqual(stage.view.lastSnapshot.target.y, 1000 + 500 * 0.875)
    stage.input(.key(.home))
    XCTAssertEqual(stage.view.lastSnapshot.target.y, -100)
  }

  func test_repeatsAddUp_andAHeldKeyMovesEvenly() {
    var stage = stage(offset: 1000)
    for _ in 0..<20 {
      stage.input(.key(.lineDown))
      stage.wait(1.0 / 30)
    }
    XCTAssertEqual(stage.view.lastSnapshot.target.y, 1800)
    let (y, speed) = (stage.y, stage.view.lastSnapshot.velocity.y)
    XCTAssertEqual(speed, 1200, accuracy: 300, "forty points thirty times a second")
    stage.wait(0.001)
    XCTAssertEqual(stage.y, y + speed * 0.001, accuracy: 0.05)
    stage.input(.key(.home))
    XCTAssertEqual(stage.view.lastSnapshot.target.y, 0, "the top, whatever was pending")
  }

  func test_keysNeverLeaveTheRange_andAFingerOutweighsThem() {
    var stage = stage(offset: 4390)
    stage.input(.key(.pageDown))
    XCTAssertEqual(stage.view.lastSnapshot.target.y, 4400)
    stage.wait(1)
    stage.input(.key(.lineDown))
    XCTAssertEqual(stage.view.lastSnapshot.phase, .idle, "nowhere to go")
    stage.input(.press(pointer: 1, at: .zero))
    stage.input(.key(.home))
    XCTAssertEqual(stage.view.lastSnapshot.phase, .tracking)
  }

  /// Content that is pulled past an end and let go, or that fingers on a trackpad have caught there.
  func test_duringABounce_homeAndEndLeadToTheEnds() {
    for (isHeld, smoothing) in [(false, Feel.uikit.wheelSmoothing), (true, Feel.uikit.wheelSmoothing), (false, .none)] {
      for (key, pull, end) in [(ScrollKey.home, 200.0, 0.0), (.end, 200, 4400), (.home, -200, 0), (.end, -200, 4400)] {
        var feel = Feel.uikit
        feel.wheelSmoothing = smoothing
        var stage = Stage(.driven, offset: pull > 0 ? 0 : 4400, feel: feel)
        stage.input(.press(pointer: 1, at: .down(300)))
        stage.input(.move(pointer: 1, to: .down(300 + pull)))
        stage.wait(0.3)
        stage.input(.release(pointer: 1))
        XCTAssertGreaterThan(stage.view.lastSnapshot.overscrollY.magnitude, 80)
        if isHeld { stage.input(.hold) }
        stage.input(.key(key))
        stage.input(.holdEnd)
        XCTAssertEqual(stage.view.lastSnapshot.target.y, end, "\(key), pulled by \(pull), \(isHeld), \(smoothing)")
        stage.wait(2)
        XCTAssertEqual(stage.y, end, "\(key), pulled by \(pull), \(isHeld), \(smoothing)")
      }
    }
  }

  func test_withoutSmoothing_aKeyScrollsAtOnce() {
    var feel = Feel.uikit
    feel.wheelSmoothing = .none
    var stage = Stage(.driven, offset: 1000, feel: feel)
    stage.input(.key(.pageUp))
    XCTAssertEqual(stage.y, 475)
  }

  func test_aKeyIsTheUsersOwnScrolling() {
    var stage = stage(offset: 1000)
    stage.view.enableTop(at: stage.now)
    stage.trigger()
    stage.wait(1)
    stage.input(.key(.lineDown))
    XCTAssertNil(stage.view.behaviours.top?.returnOffset)
  }
}

private extension ScrollSnapshot {
  /// How far content of 4400 points of scrolling is past an end, in points.
  var overscrollY: Double { Interval(lower: 0, upper: 4400).overscroll(of: offset.y) }
}
