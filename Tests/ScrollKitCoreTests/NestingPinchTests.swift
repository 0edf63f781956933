import XCTest

@testable import ScrollKitCore

/// Two fingers on a nested scroller whose content can be zoomed: 0 is zoomed, 1 is around it.
final class NestingPinchTests: XCTestCase {
  private func stage(_ inner: Double = 200, at offset: Double = 100) -> NestedStage {
    let stage = NestedStage([(inner, offset), (1000, 40)])
    stage.call(0, at: 0) { $0.enableZoom(from: 0.5, to: 4, at: 0) }
    return stage
  }
  private func press(_ stage: NestedStage, _ finger: UInt64, _ y: Double, at time: Double = 1) {
    stage.put(.press(pointer: finger, at: Vector(x: 100, y: y)), at: time)
  }
  private func move(_ stage: NestedStage, _ finger: UInt64, _ y: Double, at time: Double = 1) {
    stage.put(.move(pointer: finger, to: Vector(x: 100, y: y)), at: time)
  }
  private func release(_ stage: NestedStage, _ finger: UInt64, at time: Double = 1) {
    stage.put(.release(pointer: finger), at: time)
  }
  private func scale(_ stage: NestedStage) -> Double { stage.view(0).zoom.scale }

  func test_theSecondFingerMakesAPinch_restingOrDragging() {
    // How far the first one moved before; where the content is then.
    for (distance, offset) in [(0.0, 100.0), (60, 160)] {
      let stage = stage()
      press(stage, 1, 300)
      if distance > 0 { move(stage, 1, 300 - distance) }
      assertEqual(stage.offsets, [offset, 40])
      press(stage, 2, 400 - distance)
      assertEqual(stage.offsets, [offset, 40], "no jump")
      XCTAssertEqual(stage.phases, [.zooming, .idle])
      move(stage, 1, 250 - distance)
      move(stage, 2, 450 - distance)  // twice as far apart about 350
      XCTAssertEqual(scale(stage), 2)
      assertEqual(stage.offsets, [(offset + 350 - distance) * 2 - 350 + distance, 40])
      release(stage, 1)
      XCTAssertEqual(stage.phases, [.dragging, .idle])
      move(stage, 2, 440 - distance)
      assertEqual(stage.offsets, [(offset + 350 - distance) * 2 - 340 + distance, 40])
      press(stage, 3, 340 - distance)
      XCTAssertEqual(stage.phases, [.zooming, .idle])
      move(stage, 3, 240 - distance)
      XCTAssertEqual(scale(stage), 4)
      release(stage, 2)
      release(stage, 3, at: 2)
      XCTAssertTrue(stage.isResting)
      // And a finger afterwards is one of the chain's again.
      press(stage, 4, 300, at: 3)
      XCTAssertEqual(stage.phases, [.tracking, .idle])
      release(stage, 4, at: 3)
    }
  }

  func test_pagesThatWereCaughtBetweenTwo_stayUnderTheSecondFinger() {
    let stage = NestedStage([.init(range: 1600, snap: .pages(Paging())), .init(range: 1000)])
    stage.call(0, at: 0) { $0.enableZoom(from: 0.5, to: 4, at: 0) }
    stage.flick(900)
    stage.tick(stage.now + 0.1)
    let caught = stage.offsets[0]
    XCTAssertTrue(caught > 50 && caught < 350, "\(caught)")
    press(stage, 1, 300, at: stage.now)
    _ = stage.events(0)
    press(stage, 2, 400, at: stage.now)
    XCTAssertEqual(stage.phases, [.zooming, .idle])
    assertEqual(stage.offsets, [caught, 0])
    let events = stage.events(0).map(\.event)
    XCTAssertEqual(events, [.phaseChanged(from: .tracking, to: .zooming)])
  }

  func test_fingersThatMoveAParent_continueToDoSo() {
    let stage = stage(200, at: 200)
    press(stage, 1, 300)
    move(stage, 1, 250)
    assertEqual(stage.offsets, [200, 90])
    press(stage, 2, 400)
    XCTAssertEqual(stage.phases[1], .dragging)
    move(stage, 2, 390)
    assertEqual(stage.offsets, [200, 100])
    XCTAssertEqual(scale(stage), 1)
  }

  func test_contentAroundThatCannotBeZoomed_isNoMatter() {
    let stage = NestedStage([(200, 100), (1000, 40)])
    press(stage, 1, 300)
    press(stage, 2, 400)
    move(stage, 2, 390)
    assertEqual(stage.offsets, [110, 40])
    XCTAssertEqual(scale(stage), 1)
  }

  func test_aZoomOfAParent_whileAFingerRestsOnTheChild_endsAtItsTarget_atAnyTickRate() {
    for start in [2.0, 1] {
      for ticks in [1, 2, 4, 300] {
        let stage = NestedStage([(200, 100), (1000, 40)])
        stage.call(1, at: 0) { $0.enableZoom(from: 0.4, to: 4, isCentered: true, at: 0) }
        stage.call(1, at: 0) { _ = $0.zoom(to: start, about: .zero, .atOnce, at: 0) }
        press(stage, 1, 300)
        stage.call(1, at: 1.1) { _ = $0.zoom(tappedAt: Vector(x: 30, y: 200), to: 2, at: 1.1) }
        var view = stage.view(1)
        XCTAssertEqual(view.targetScale, 0.4)
        let target = stage.frame(1).target
        for number in 1...ticks { stage.tick(1.1 + Double(number) * 3 / Double(ticks)) }
        XCTAssertEqual(stage.view(1).zoom.scale, 0.4, "\(ticks) ticks")
        XCTAssertEqual(stage.frame(1).offset, target, "\(ticks) ticks")
        XCTAssertEqual(stage.phases, [.tracking, .idle])
        release(stage, 1, at: 5)
        XCTAssertTrue(stage.isResting)
      }
    }
  }

  /// A delegate that receives the pinch may let time pass before the call ends.
  func test_aPinchOfAParent_endsTheChainThatMovesIt_beforeTimePasses() {
    let stage = NestedStage([(200, 190), (1000, 40)])
    stage.call(1, at: 0) { $0.enableZoom(from: 0.5, to: 4, at: 0) }
    stage.flick(1000)
    stage.tick(stage.now + 0.1)
    XCTAssertEqual(stage.phases, [.idle, .coasting])
    let now = stage.now
    stage.members[1].handle(.zoom(.begin(at: .zero, factor: 1)), at: now)
    let offset = stage.offsets[1]
    stage.members[0].passTime(to: now + 0.1)
    XCTAssertEqual(stage.phases, [.idle, .zooming])
    XCTAssertEqual(stage.offsets[1], offset)
  }

  func test_aWheelDoesNotZoom_underAFingerThatDrags() {
    let stage = stage()
    press(stage, 1, 300)
    move(stage, 1, 250)
    stage.put(.zoom(.wheel(by: -1, .notches, about: .zero)), at: 1)
    stage.tick(2)
    XCTAssertEqual(scale(stage), 1)
    assertEqual(stage.offsets, [150, 40])
    move(stage, 1, 240, at: 2)
    assertEqual(stage.offsets, [160, 40])
  }

  func test_pastALimit_theScaleReturns_whileAWheelMovesAParent() {
    let stage = stage()
    press(stage, 1, 200)
    press(stage, 2, 400)
    move(stage, 2, 220)
    XCTAssertLessThan(scale(stage), 0.5)
    release(stage, 1)
    release(stage, 2)
    XCTAssertEqual(stage.phases[0], .zooming)
    stage.put(.wheel(by: Vector(x: 0, y: 1), .notches), on: 1, at: 1.01)
    stage.tick(5)
    XCTAssertEqual(scale(stage), 0.5)
    assertEqual(stage.offsets, [0, 100])
  }
}
