import XCTest

@testable import ScrollKitCore

/// What a meter tells of gestures whose frames and events are known.
final class ScrollMeterTests: XCTestCase {
  /// A view with a meter, on a display of 60 Hz.
  private struct Display {
    var view: ScrollView
    var meter: ScrollMeter
    /// The number of the next frame.
    var frame = 1.0
    /// The finger's place.
    private(set) var y = 0.0

    init(_ mode: ScrollMode = .driven, feel: Feel = .uikit, options: MeterOptions = MeterOptions()) {
      let bounces = Pair(x: false, y: true)
      view = ScrollView(mode: mode, setting: ScrollSetting(geometry: .empty, feel: feel, alwaysBounces: bounces))
      view.setGeometry(Stage.geometry(content: 20_000), at: 0)
      if mode == .driven { view.setOffset(.down(5000), at: 0) }
      meter = ScrollMeter(options)
      show()
    }

    /// Half a frame before the next one.
    var now: Double { (frame - 0.5) / 60 }

    mutating func show(after missed: Double = 0) {
      frame += missed
      view.tick(at: frame / 60)
      meter.addFrame(of: view)
      frame += 1
    }

    mutating func press(at y: Double) {
      self.y = y
      view.press(0, at: .down(y), time: now)
      show()
    }

    /// The finger moves, and a frame is shown.
    mutating func move(to y: Double, after missed: Double = 0) {
      self.y = y
      view.move(0, to: .down(y), time: now)
      meter.addInput(at: now, to: view)
      show(after: missed)
    }

    /// A finger drags evenly, by some points for each of 20 frames. Its start is part of the drag.
    mutating func drag(by step: Double) {
      press(at: 900)
      move(to: 880)
      for _ in 1...20 { move(to: y - step) }
    }
  }

  private func dragged(by step: Double) -> Display {
    var display = Display()
    display.drag(by: step)
    return display
  }

  // MARK: Frames

  func test_evenDrag_hasNoJank() {
    let report = dragged(by: 8).meter.report
    XCTAssertEqual(report.scrolls, 1)
    XCTAssertEqual(report.frames, 21)
    XCTAssertEqual(report.inputs, 21)
    XCTAssertEqual(report.jankyFrames, 0)
    XCTAssertEqual(report.missedFrames, MissedFrames())
    XCTAssertEqual(report.sameFrames, 0)
    XCTAssertEqual(report.meanLag, 0.5 / 60, accuracy: 1e-12)
    XCTAssertEqual(report.largestLag, 0.5 / 60, accuracy: 1e-12)
  }

  func test_frameThatIsMissedInAFastDrag_isJanky() {
    var display = dragged(by: 8)
    display.move(to: display.y - 16, after: 2)
    let report = display.meter.report
    XCTAssertEqual(report.jankyFrames, 1)
    XCTAssertEqual(report.missedFrames.inFastScroll, 2)
    XCTAssertEqual(report.missedFrames.byDelivery, 2)
    XCTAssertEqual(report.largestLag, 2.5 / 60, accuracy: 1e-12)
  }

  func test_frameThatIsMissedInMomentum_isJanky() {
    var display = dragged(by: 12)
    display.view.release(0, time: display.now)
    for _ in 1...5 { display.show() }
    XCTAssertEqual(display.meter.report.jankyFrames, 0)
    display.show(after: 1)
    XCTAssertEqual(display.meter.report.missedFrames.inFling, 1)
    XCTAssertEqual(display.meter.report.jankyFrames, 1)
    while display.view.frame.needsTick { display.show() }
    XCTAssertEqual(display.meter.report.jankyFrames, 1)
    XCTAssertEqual(display.meter.report.scrolls, 1)
  }

  func test_fingerThatRests_hasNoFrames() {
    var display = dragged(by: 1)
    for _ in 1...30 { display.show() }
    XCTAssertEqual(display.meter.report.frames, 21)
    display.move(to: display.y - 1)
    XCTAssertEqual(display.meter.report.frames, 22)
    XCTAssertEqual(display.meter.report.jankyFrames, 0)
  }

  func test_framesWithTheSamePixels_areCounted() {
    XCTAssertEqual(dragged(by: 0.25).meter.report.sameFrames, 15)
    var options = MeterOptions()
    options.pixelsPerPoint = 2
    var display = Display(options: options)
    display.drag(by: 0.25)
    XCTAssertEqual(display.meter.report.sameFrames, 10)
  }

  func test_unevenDrag_hasPredictorJank() {
    var display = dragged(by: 10)
    XCTAssertEqual(display.meter.report.predictorJankyFrames, 0)
    display.move(to: display.y - 2)
    display.move(to: display.y - 10)
    XCTAssertEqual(display.meter.report.predictorJankyFrames, 1)
  }

  /// The interval between two frames has a rounding error.
  func test_eachFrameOfTheFastestDisplay_isSeen() {
    for begin in [0.0, 1, 10, 1000] {
      var view = ScrollView(feel: .uikit)
      view.setGeometry(Stage.geometry(content: 50_000), at: begin)
      var options = MeterOptions()
      options.framesPerSecond = 2000
      var meter = ScrollMeter(options)
      view.handle(.panBegin, at: begin)
      view.handle(.panUpdate(by: .zero), at: begin)
      view.handle(.panEnd(.velocity(.down(5000))), at: begin)
      for frame in 0..<2000 {
        view.tick(at: begin + Double(frame) / 2000)
        meter.addFrame(of: view)
      }
      XCTAssertEqual(meter.report.frames, 1999, "\(begin)")
      XCTAssertEqual(meter.report.jankyFrames, 0, "\(begin)")
    }
  }

  func test_secondTickOfAFrame_isThatFrame() {
    var display = Display()
    display.press(at: 900)
    display.move(to: 850)
    display.view.tick(at: (display.frame - 1) / 60)
    display.meter.addFrame(of: display.view)
    XCTAssertEqual(display.meter.report.frames, 1)
    XCTAssertEqual(display.meter.report.sameFrames, 0)
  }

  // MARK: The direction

  /// A drag by `step` points a frame, with a frame that is missed, and its fling, from the middle of content.
  private func flung(by step: Double) -> MeterReport {
    var display = Display()
    display.view.setGeometry(Stage.geometry(content: 10_600, top: 10_000), at: display.now)
    display.view.setOffset(.zero, at: display.now)
    display.meter = ScrollMeter()
    display.show()
    display.press(at: 0)
    for number in 1...30 { display.move(to: display.y - step, after: number == 15 ? 1 : 0) }
    display.view.release(0, time: display.now)
    while display.view.frame.needsTick { display.show() }
    return display.meter.report
  }

  func test_mirroredScroll_hasTheSameReport() {
    let report = flung(by: 12)
    XCTAssertEqual(report, flung(by: -12))
    XCTAssertEqual(report.scrolls, 1)
    XCTAssertEqual(report.missedFrames.inFastScroll, 1)
    XCTAssertGreaterThan(report.frames, 60, "with the fling")
    XCTAssertGreaterThan(report.largestJerk, 0)
  }

  // MARK: What is not seen

  func test_shift_isNotSeen() {
    var display = Display()
    let still = dragged(by: 8)
    display.press(at: 900)
    display.move(to: 880)
    for step in 1...20 {
      display.view.setGeometry(Stage.geometry(content: 20_000 + 300 * Double(step)), shift: .down(300), at: display.now)
      display.move(to: 880 - 8 * Double(step))
    }
    XCTAssertEqual(display.view.lastSnapshot.offset.y, still.view.lastSnapshot.offset.y + 6000, accuracy: 1e-9)
    XCTAssertEqual(display.meter.report.largestJerk, still.meter.report.largestJerk, accuracy: 0.01)
    XCTAssertEqual(display.meter.report.predictorJankyFrames, 0)
    XCTAssertEqual(display.meter.report.frames, still.meter.report.frames)
  }

  func test_otherAxis_isNotSeen() {
    var options = MeterOptions()
    options.axis = .x
    var display = Display(options: options)
    display.drag(by: 8)
    XCTAssertEqual(display.meter.report.sameFrames, display.meter.report.frames)
    XCTAssertEqual(display.meter.report.largestJerk, 0)
  }

  // MARK: Jerk

  func test_jerkOfACubic_isItsThirdDerivative() {
    var jerk = JerkMeter()
    jerk.rest(at: 0, until: 0, interval: 0.01)
    for time in [0.01, 0.03, 0.04, 0.06] { jerk.add(30 * time * time * time, at: time) }
    XCTAssertEqual(jerk.largest, 180, accuracy: 1e-6)
  }

  func test_jerkNeedsFourFrames_threeOfWhichARestStandsFor() {
    var jerk = JerkMeter()
    for time in [0.01, 0.02, 0.03] { jerk.add(time < 0.03 ? 0 : 1, at: time) }
    XCTAssertEqual(jerk.largest, 0)
    jerk.add(1, at: 0.04)
    XCTAssertEqual(jerk.largest, 2e6, accuracy: 1, "(1 − 3 · 1 + 3 · 0 − 0) / 0.01³")
    var rested = JerkMeter()
    rested.rest(at: 0, until: 0, interval: 0.01)
    rested.add(1, at: 0.01)
    XCTAssertEqual(rested.largest, 1e6, accuracy: 1, "1 / 0.01³")
  }

  func test_smoothWheel_hasLessJerk_thanOneThatJumps() {
    func jerk(_ unit: WheelUnit, _ amount: Double) -> Double {
      var display = Display(feel: .chromium)
      display.view.handle(.wheel(by: .down(amount), unit), at: display.now)
      display.meter.addInput(at: display.now, to: display.view)
      for _ in 1...40 { display.show() }
      XCTAssertEqual(display.meter.report.scrolls, 1)
      return display.meter.report.largestJerk
    }
    XCTAssertLessThan(3 * jerk(.notches, 1), jerk(.points, 53))
  }

  /// Content that was still for a second is seen to start at once.
  func test_startAfterARest_isAsJerky_asOneWithAFrameBefore() {
    var display = Display()
    display.frame += 60
    display.press(at: 900)
    display.frame += 60
    display.move(to: 800)
    display.move(to: 790)
    display.move(to: 780)
    var other = Display()
    other.press(at: 900)
    other.move(to: 800)
    other.move(to: 790)
    other.move(to: 780)
    XCTAssertGreaterThan(other.meter.report.largestJerk, 0)
    XCTAssertEqual(display.meter.report.largestJerk, other.meter.report.largestJerk, accuracy: 1)
  }

  func test_meterThatBeginsDuringAMotion_seesNoJerkBeforeIt() {
    var display = dragged(by: 12)
    display.view.release(0, time: display.now)
    display.show()
    display.meter = ScrollMeter()
    for _ in 1...30 { display.show() }
    XCTAssertEqual(display.meter.report.scrolls, 1)
    XCTAssertEqual(display.meter.report.frames, 29)
    XCTAssertLessThan(display.meter.report.largestJerk, 10_000)
  }

  // MARK: Time

  func test_clockThatWasSetBack_isTheHostsAgain() {
    var display = Display()
    display.view.tick(at: 5000)
    display.view.setClock(backTo: 0)
    display.meter = ScrollMeter()
    display.meter.addFrame(of: display.view)
    display.drag(by: 8)
    XCTAssertEqual(display.meter.report.meanLag, 0.5 / 60, accuracy: 1e-9)
    XCTAssertEqual(display.meter.report.jankyFrames, 0)
  }

  func test_eventAfterItsFrame_countsAsJustBefore() {
    var display = Display()
    display.press(at: 900)
    display.view.move(0, to: .down(850), time: display.now)
    display.meter.addInput(at: display.now + 1, to: display.view)
    display.show()
    XCTAssertEqual(display.meter.report.frames, 1)
    XCTAssertEqual(display.meter.report.meanLag, 0)
    XCTAssertEqual(display.meter.report.largestLag, 0)
  }

  func test_observedScroll_isMeasured() {
    var display = Display(.observed)
    display.view.handle(.willBeginDragging, at: display.now)
    for step in 1...10 {
      display.view.handle(.didScroll(to: .down(8 * Double(step))), at: display.now)
      display.meter.addInput(at: display.now, to: display.view)
      display.show()
    }
    XCTAssertEqual(display.meter.report.frames, 10)
    XCTAssertEqual(display.meter.report.jankyFrames, 0)
  }
}
