import XCTest

@testable import ScrollKitCore

/// Content that moves at a constant velocity until the next input.
final class SteeringTests: XCTestCase {
  func test_aKeyWhileAnEdgeIsPulled_countsFromTheEdge() {
    var feel = Feel.uikit
    feel.edges = .all(.glow)
    let axis = AxisGeometry(viewport: 600, content: 9000)
    var scroller = Scroller(
      setting: ScrollSetting(
        geometry: Pair(x: axis, y: axis), feel: feel, alwaysBounces: Pair(x: false, y: false)))
    scroller.handle(.panUpdate(by: Vector(x: 0, y: -100)), at: 0)
    scroller.handle(.panEnd(.velocity(.zero)), at: 0.01)
    XCTAssertLessThan(scroller.pull(at: 0.01).y, 0)
    XCTAssertEqual(scroller.activity.offset(at: 0.01).y, 0)
    var pressed = scroller
    scroller.handle(.keyHeld(.lineDown), at: 0.01)
    XCTAssertEqual(scroller.activity.cause(.y)?.heldKey, .lineDown)
    pressed.handle(.key(.home), at: 0.01)
    XCTAssertEqual(pressed.activity.target, .zero)
  }

  private let evenly = ScrollInput.steer(.down(300))

  func test_itMovesAtItsVelocity_andStopsAtTheEndOfTheRange() {
    var stage = Stage(.driven, offset: 4000)
    stage.input(evenly)
    XCTAssertEqual(stage.view.lastSnapshot.phase, .steering)
    XCTAssertEqual(stage.view.lastSnapshot.target.y, 4400)
    stage.wait(1)
    XCTAssertEqual(stage.y, 4300, accuracy: 1e-9)
    XCTAssertEqual(stage.view.lastSnapshot.velocity.y, 300)
    XCTAssertTrue(stage.view.frame.needsTick)
    stage.wait(1)
    XCTAssertEqual(stage.y, 4400)
    XCTAssertEqual(stage.view.lastSnapshot.phase, .steering, "the pointer still steers")
    XCTAssertEqual(stage.view.lastSnapshot.velocity.y, 0)
    XCTAssertFalse(stage.view.frame.needsTick)
    stage.input(.steerEnd)
    XCTAssertEqual(stage.view.lastSnapshot.phase, .idle)
  }

  func test_itEndsWhereItIs() {
    var stage = Stage(.driven, offset: 1000)
    stage.input(evenly)
    stage.wait(0.5)
    stage.input(.steerEnd)
    XCTAssertEqual(stage.view.lastSnapshot.phase, .idle)
    XCTAssertEqual(stage.y, 1150, accuracy: 1e-9)
    stage.input(.steerEnd)
    XCTAssertEqual(stage.y, 1150, accuracy: 1e-9, "steering has ended")
  }

  func test_anotherVelocity_continuesFromThePresentOffset_andZeroWaits() {
    var stage = Stage(.driven, offset: 1000)
    stage.input(evenly)
    stage.wait(0.5)
    stage.input(.steer(.down(-1000)))
    XCTAssertEqual(stage.view.lastSnapshot.target.y, 0)
    stage.wait(0.5)
    XCTAssertEqual(stage.y, 650, accuracy: 1e-9)
    stage.input(.steer(.zero))
    XCTAssertEqual(stage.view.lastSnapshot.phase, .steering)
    XCTAssertEqual(stage.view.lastSnapshot.target.y, stage.y)
    XCTAssertFalse(stage.view.frame.needsTick)
    stage.wait(5)
    XCTAssertEqual(stage.y, 650, accuracy: 1e-9)
    stage.input(evenly)
    stage.wait(1)
    XCTAssertEqual(stage.y, 950, accuracy: 1e-9)
  }

  func test_aPointerThatRepeatsItsSpeed_changesNothing() {
    var once = Stage(.driven, offset: 0)
    var often = Stage(.driven, offset: 0)
    once.input(.steer(.down(123.4)))
    for _ in 0..<1000 {
      often.input(.steer(.down(123.4)))
      often.tick(often.now + 0.001)
    }
    once.tick(often.now)
    XCTAssertEqual(often.y, once.y, "to the bit")
    XCTAssertEqual(often.takeEvents().filter { if case .willRest = $0 { true } else { false } }.count, 1)
  }

  func test_othersTakeOver() {
    let others: [(ScrollInput, ScrollPhase)] = [
      (.press(pointer: 1, at: .zero), .tracking), (.wheel(by: .down(1), .notches), .wheeling),
      (.key(.pageUp), .wheeling), (.hold, .tracking), (.panUpdate(by: .down(3)), .dragging),
      (.keyHeld(.lineUp), .wheeling),
    ]
    for (input, phase) in others {
      var stage = Stage(.driven, offset: 1000)
      stage.input(evenly)
      stage.wait(0.1)
      stage.input(input)
      XCTAssertEqual(stage.view.lastSnapshot.phase, phase, "\(input)")
      stage.input(.steerEnd)
      XCTAssertEqual(stage.view.lastSnapshot.phase, phase, "\(input) is not what steers")
    }
    var stage = Stage(.driven, offset: 1000)
    stage.input(evenly)
    stage.scroll(to: 0)
    XCTAssertEqual(stage.view.lastSnapshot.phase, .animating)
    stage.wait(1)
    XCTAssertEqual(stage.y, 0)
  }

  func test_aFingerThatHoldsOutweighsIt() {
    for input in [evenly, .keyHeld(.pageDown)] {
      var stage = Stage(.driven, offset: 1000)
      stage.input(.press(pointer: 1, at: .zero))
      stage.input(input)
      XCTAssertEqual(stage.view.lastSnapshot.phase, .tracking)
      stage.input(.move(pointer: 1, to: .down(-50)))
      stage.input(input)
      XCTAssertEqual(stage.view.lastSnapshot.phase, .dragging)
    }
  }

  func test_contentThatBouncesReturns_beforeAPointerSteersIt() {
    for speed in [0, 1e-300, 300, -300] { checkBounce(speed) }
  }

  private func checkBounce(_ speed: Double) {
    var stage = Stage(.driven, offset: 0)
    stage.beginDrag()
    stage.input(.panUpdate(by: .down(-80)))
    stage.input(.panEnd(.velocity(.zero)))
    stage.wait(0.02)
    let (y, velocity) = (stage.y, stage.view.lastSnapshot.velocity.y)
    XCTAssertLessThan(y, 0)
    stage.input(.steer(.down(speed)))
    XCTAssertEqual(stage.y, y)
    XCTAssertEqual(stage.view.lastSnapshot.velocity.y, velocity, accuracy: 1e-9)
    stage.wait(2)
    XCTAssertEqual(stage.y, 0)
    XCTAssertEqual(stage.view.lastSnapshot.phase, .steering)
    stage.input(.steer(.down(speed)))
    stage.wait(1)
    XCTAssertEqual(stage.y, max(0, speed), accuracy: 1e-9, "and then it does")
  }

  /// The return of some feels, begun anew from its position and velocity, is another one.
  func test_aPointerThatRepeatsItsSpeed_doesNotHoldUpAReturn() {
    for (number, feel) in [Feel.uikit, .macos, .gecko, .qt, .flutterIOS].enumerated() {
      var stage = Stage(.driven, offset: 0, feel: feel)
      stage.beginDrag()
      stage.input(.panUpdate(by: .down(-80)))
      stage.input(.panEnd(.velocity(.zero)))
      stage.wait(0.02)
      var alone = stage
      for _ in 0..<60 {
        let time = stage.now + 0.008
        stage.now = time
        stage.input(.steer(.zero))
        alone.tick(time)
        XCTAssertEqual(stage.y, alone.y, accuracy: 1e-9, "feel \(number)")
      }
    }
  }

  func test_contentThatGrowsIsSteeredOn_alsoAfterItsEnd() {
    for pause in [0.2, 1.0] {
      var stage = Stage(.driven, offset: 4300)
      stage.input(.steer(.down(200)))
      stage.wait(pause)
      stage.change(content: 6000)
      XCTAssertEqual(stage.view.lastSnapshot.target.y, 5400)
      let y = stage.y
      stage.wait(1)
      XCTAssertEqual(stage.y, y + 200, accuracy: 1e-9)
      stage.change(content: 5000)
      XCTAssertEqual(stage.view.lastSnapshot.target.y, 4400)
    }
  }

  func test_steeringThatBeginsOrChangesAtTheEnd_isSteeredOnByContentThatGrows() {
    for former in [0.0, 200] {
      var stage = Stage(.driven, offset: 4400)
      stage.input(.steer(.down(former)))
      stage.input(evenly)
      stage.wait(0.5)
      XCTAssertEqual(stage.view.lastSnapshot.velocity.y, 0)
      XCTAssertFalse(stage.view.frame.needsTick)
      stage.change(content: 6000)
      XCTAssertEqual(stage.view.lastSnapshot.target.y, 5400)
      stage.wait(1)
      XCTAssertEqual(stage.y, 4700, accuracy: 1e-9)
    }
    var stage = Stage(.driven, offset: 0)
    stage.input(.steer(.down(-300)))
    stage.change(content: 6000)
    stage.wait(1)
    XCTAssertEqual(stage.y, 0, "the other end")
  }

  func test_contentWhoseEndMovesByARoundingError_waitsThereOn() {
    var stage = Stage(.driven, offset: 4400)
    stage.input(evenly)
    for error in [-1e-9, 1e-9, 0] { stage.change(content: 5000 + error) }
    stage.change(content: 6000)
    XCTAssertEqual(stage.view.lastSnapshot.target.y, 5400)
    stage.wait(1)
    XCTAssertEqual(stage.y, 4700, accuracy: 1e-6)
  }

  func test_insertedRowsMoveItAlong() {
    var stage = Stage(.driven, offset: 1000)
    stage.view.setAnchorPolicy(.keepItem, at: stage.now)
    stage.input(evenly)
    stage.wait(0.5)
    let y = stage.y
    stage.insert(400)
    XCTAssertEqual(stage.y, y + 400, accuracy: 1e-9)
    stage.wait(0.5)
    XCTAssertEqual(stage.y, y + 550, accuracy: 1e-9)
    XCTAssertEqual(stage.view.lastSnapshot.target.y, 4800)
  }

  func test_itCountsAsScrollingByTheUser_alsoInEvents() {
    var stage = Stage(.driven, offset: 4000)
    stage.view.enableTop(at: stage.now)
    stage.trigger()
    stage.wait(1)
    _ = stage.takeEvents()
    stage.input(.steer(.down(9000)))
    XCTAssertNil(stage.view.behaviours.top?.returnOffset)
    stage.wait(1)
    stage.input(.steerEnd)
    let events = stage.takeEvents()
    XCTAssertTrue(events.contains(.willRest(at: .down(4400))))
    XCTAssertTrue(events.contains(.willReachEdges(.bottom)))
    XCTAssertTrue(events.contains(.phaseChanged(from: .idle, to: .steering)))
    XCTAssertTrue(events.contains(.didReachEdges(.bottom)))
    XCTAssertEqual(events.filter { $0 == .didRest(at: .down(4400)) }.count, 1)
  }

  func test_removed_contentRestsWhereItIs() {
    for input in [evenly, .keyHeld(.lineDown)] {
      var stage = Stage(.driven, offset: 1000)
      stage.input(input)
      stage.wait(0.5)
      let y = stage.y
      stage.input(.cancel)
      XCTAssertEqual(stage.view.lastSnapshot.phase, .idle)
      XCTAssertEqual(stage.y, y)
    }
  }

  // MARK: Held keys

  func test_aHeldKeyMovesEvenly_repeatsOrNot() {
    for repeats in [0.0, 1.0 / 30, 1.0 / 11] {
      var stage = Stage(.driven, offset: 1000)
      stage.input(.key(.lineDown))
      stage.wait(0.4)
      stage.input(.keyHeld(.lineDown))
      XCTAssertEqual(stage.view.lastSnapshot.phase, .wheeling)
      XCTAssertEqual(stage.view.lastSnapshot.target.y, 4400)
      var next = stage.now + repeats
      let begin = stage.now
      var last = stage.y
      while stage.now < begin + 1 {
        stage.tick(stage.now + 1.0 / 60)
        while repeats > 0, next < stage.now {
          stage.input(.keyHeld(.lineDown))
          next += repeats
        }
        if stage.now > begin + 0.25 {
          XCTAssertEqual(stage.y - last, 1000.0 / 60, accuracy: 1e-6, "to a millionth, \(repeats)")
        }
        last = stage.y
      }
    }
  }

  func test_aReleasedKeyBrakesAtOnceAndRestsSoon() {
    var stage = Stage(.driven, offset: 1000)
    stage.input(.keyHeld(.lineDown))
    stage.wait(0.5)
    XCTAssertEqual(stage.y, 1400, accuracy: 1e-9, "0.2 s of ramp make 100, then 1000 a second")
    stage.input(.keyUp(.lineUp))
    XCTAssertEqual(stage.view.lastSnapshot.target.y, 4400, "another key")
    stage.input(.keyUp(.lineDown))
    XCTAssertEqual(stage.view.lastSnapshot.target.y, 1475, accuracy: 1e-9, "half of 0.15 s at 1000")
    XCTAssertEqual(stage.view.lastSnapshot.velocity.y, 1000, accuracy: 1e-6, "no jump")
    var (last, speed) = (stage.y, 1000.0)
    while stage.view.frame.needsTick {
      stage.tick(stage.now + 0.005)
      let now = (stage.y - last) / 0.005
      XCTAssertLessThan(now, speed + 1e-6, "it only brakes")
      (last, speed) = (stage.y, now)
    }
    XCTAssertEqual(stage.y, 1475, accuracy: 1e-9)
    stage.input(.keyUp(.lineDown))
    XCTAssertEqual(stage.view.lastSnapshot.phase, .idle)
  }

  func test_contentThatGrowsWhileAKeyGathersPace_isGatheredOn() {
    var stage = Stage(.driven, offset: 1000)
    stage.input(.keyHeld(.lineDown))
    stage.wait(0.1)
    XCTAssertEqual(stage.view.lastSnapshot.velocity.y, 500, accuracy: 1e-9)
    stage.change(content: 9000)
    XCTAssertEqual(stage.view.lastSnapshot.velocity.y, 500, accuracy: 1e-9, "no jump")
    XCTAssertEqual(stage.view.lastSnapshot.target.y, 8400)
    stage.wait(0.4)
    XCTAssertEqual(stage.y, 1400, accuracy: 1e-9, "as if nothing had happened")
  }

  func test_everyKeyHasItsPace() {
    let rows: [(ScrollKey, Double?)] = [
      (.lineUp, -1000), (.lineDown, 1000), (.pageUp, -5 * 525), (.pageDown, 5 * 525),
      (.home, nil), (.end, nil),
    ]
    for (key, pace) in rows {
      var stage = Stage(.driven, offset: 2000)
      stage.input(.keyHeld(key))
      stage.wait(0.25)
      if let pace {
        XCTAssertEqual(stage.view.lastSnapshot.velocity.y, pace, accuracy: 1e-9, "\(key)")
      } else {
        XCTAssertTrue([0, 4400].contains(stage.y), "\(key) is a place, and was reached")
      }
      stage.input(.keyUp(key))
      stage.wait(1)
      XCTAssertEqual(stage.view.lastSnapshot.phase, .idle)
    }
  }

  func test_aHeldKeyEndsWithTheRange_andStaysThere() {
    var stage = Stage(.driven, offset: 4300)
    stage.input(.keyHeld(.lineDown))
    stage.wait(1)
    XCTAssertEqual(stage.view.lastSnapshot.phase, .idle)
    stage.input(.keyHeld(.lineDown))
    XCTAssertEqual(stage.view.lastSnapshot.phase, .idle, "nowhere to go")
    XCTAssertEqual(stage.y, 4400)
  }

  func test_aSingleStepAfterAHeldKeyStartsWhereItIs() {
    var stage = Stage(.driven, offset: 1000)
    stage.input(.keyHeld(.lineDown))
    stage.wait(0.5)
    stage.input(.key(.lineUp))
    XCTAssertEqual(stage.view.lastSnapshot.target.y, 1360, accuracy: 1e-9)
  }

  func test_withoutSmoothing_aRepeatIsAStep() {
    var stage = Stage(.driven, offset: 1000, feel: .gtk)
    stage.input(.keyHeld(.lineDown))
    XCTAssertEqual(stage.y, 1040)
    stage.input(.keyHeld(.lineDown))
    XCTAssertEqual(stage.y, 1080)
  }

  func test_repeatsWithoutARelease_moveAtAnEvenVelocity() {
    var numbers = SeededNumbers(seed: 5)
    for rate in [30.0, 25, 15] {
      var stage = Stage(.driven, offset: 0, feel: .uikit)
      var next = stage.now
      let begin = stage.now
      var (last, slowest, fastest) = (0.0, Double.infinity, 0.0)
      while stage.now < begin + 2 {
        let frame = stage.now + 1.0 / 60
        while next <= frame {
          stage.tick(next)
          stage.input(.key(.lineDown))
          next += 1 / rate + numbers.number(-0.003...0.003)
        }
        stage.tick(frame)
        if stage.now > begin + 0.7 {
          let speed = (stage.y - last) * 60
          (slowest, fastest) = (min(slowest, speed), max(fastest, speed))
        }
        last = stage.y
      }
      XCTAssertGreaterThan(slowest, 0.88 * 40 * rate, "\(rate) Hz")
      XCTAssertLessThan(fastest, 1.12 * 40 * rate, "\(rate) Hz")
    }
  }

  func test_linesAndOverlapAreTheFeels() {
    var feel = Feel.uikit
    feel.keyLines = 3
    feel.pageOverlap = 0
    var stage = Stage(.driven, offset: 1000, feel: feel)
    stage.input(.key(.lineDown))
    XCTAssertEqual(stage.view.lastSnapshot.target.y, 1060)
    stage.wait(1)
    stage.input(.key(.pageDown))
    XCTAssertEqual(stage.view.lastSnapshot.target.y, 1660)
  }
}
