import XCTest

@testable import ScrollKitCore

/// Reports that are late: a frame is drawn, and they were made before it.
///
/// Content moves as of the clock. The velocity, and what resampling shows, are those of the times at which reports were made.
final class LatenessTests: XCTestCase {
  /// A finger drags by 600 pt/s. A program draws 120 frames a second, and handles reports before it draws.
  private struct Drag {
    var view: ScrollView
    /// Seconds by which reports are late when they arrive.
    let late: Double
    var shown: [(time: Double, offset: Double)] = []

    init(late: Double, rate: Double, resamples: Bool = false, feel: Feel = .uikit, until end: Double = 0.5) {
      self.late = late
      var setting = ScrollSetting(geometry: .empty, feel: feel, alwaysBounces: Pair(x: false, y: false))
      setting.rules.preferences.resamples = resamples
      view = ScrollView(mode: .driven, setting: setting)
      view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 90000)), at: 0)
      view.setOffset(.down(2000), at: 0)
      let reports = stride(from: 0.003, to: end, by: 1 / rate)
      var iterator = reports.makeIterator()
      var next = iterator.next()
      for frame in 1... {
        let now = Double(frame) / 120
        while let made = next, made + late <= now {
          let position = Vector(x: 200, y: 5000 - 600 * made)
          view.handle(made == 0.003 ? .press(pointer: 1, at: position) : .move(pointer: 1, to: position), at: made)
          next = iterator.next()
        }
        guard next != nil else { break }
        view.tick(at: now)
        shown.append((now, view.frame.offset.y))
      }
    }

    /// The finger is lifted, which arrives as late as its last report.
    mutating func release(at made: Double = 0.5) -> Double {
      view.handle(.release(pointer: 1), at: made)
      return view.frame.velocity.y
    }
  }

  func test_lateReports_doNotChangeTheVelocityOfAFling() {
    for feel in [Feel.uikit, .android, .gtk, .qt, .gecko, .lvgl] {
      for rate in [60.0, 125, 240] {
        var onTime = Drag(late: 0, rate: rate, feel: feel)
        let velocity = onTime.release()
        for late in [0.004, 0.008, 0.012, 0.02] {
          var drag = Drag(late: late, rate: rate, feel: feel)
          XCTAssertEqual(drag.release(), velocity, accuracy: 0.1, "\(feel.velocityRule), \(rate) reports a second, \(late) s late")
        }
      }
    }
  }

  func test_aTrackpadsLateReports_doNotChangeTheVelocityOfAFling() {
    func velocity(late: Double) -> Double {
      var stage = Stage(content: 90_000, offset: 2000)
      let begin = stage.now
      stage.view.handle(.panBegin, at: begin)
      var made = begin
      for frame in 1...60 {
        let now = begin + Double(frame) / 120
        while made + 0.008 + late <= now {
          made += 0.008
          stage.view.handle(.panUpdate(by: .down(4)), at: made)
        }
        stage.tick(now)
      }
      stage.view.handle(.panEnd(.coast), at: made)
      return stage.view.frame.velocity.y
    }
    XCTAssertEqual(velocity(late: 0), 500, accuracy: 0.1)
    XCTAssertEqual(velocity(late: 0.012), 500, accuracy: 0.1)
  }

  /// 5 ms before the frame, and as late as its reports: steps are as even as with reports on time.
  func test_resampledLateReports_moveContentEvenly() {
    for rate in [125.0, 240, 500] {
      for late in [0.004, 0.008, 0.012, 0.016] {
        let drag = Drag(late: late, rate: rate, resamples: true)
        let steps = zip(drag.shown, drag.shown.dropFirst()).map { $1.offset - $0.offset }.dropFirst(20)
        for step in steps { XCTAssertEqual(step, 5, accuracy: 0.25, "\(rate) reports a second, \(late) s late") }
        let last = drag.shown.last!
        let behind = (2000 + 600 * (last.time - 0.003) - 10 - last.offset) / 600
        XCTAssertGreaterThan(behind, 0.004)
        XCTAssertLessThanOrEqual(behind, 0.005 + late + 1e-9)
      }
    }
  }

  /// Its time is that of another clock, or it waited while the program was busy.
  func test_aReportThatIsMoreThan50MillisecondsLate_countsAsOfTheClock() {
    func velocity(late: Double) -> Double {
      var view = ScrollView(feel: .uikit)
      view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 9000)), at: 0)
      view.setOffset(.down(2000), at: 0)
      view.press(1, at: Vector(x: 200, y: 500), time: 1)
      for step in 1...10 {
        let now = 1 + Double(step) / 100
        view.tick(at: now)
        view.move(1, to: Vector(x: 200, y: 500 - 5 * Double(step)), time: now - late)
      }
      view.release(1, time: 1.1 - late)
      return view.frame.velocity.y
    }
    XCTAssertEqual(velocity(late: 0), 500, accuracy: 1e-6)
    XCTAssertEqual(velocity(late: 0.049), 500, accuracy: 0.1)
    XCTAssertEqual(velocity(late: 0.9), 500, accuracy: 1e-6, "as if it was on time")
  }

  /// Of reports out of order, the earlier one has the time of the later.
  func test_reportsOutOfOrder_keepTheOrderOfTheCalls() {
    var view = ScrollView(feel: .uikit)
    view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 9000)), at: 0)
    view.setOffset(.down(2000), at: 0)
    view.press(1, at: Vector(x: 200, y: 500), time: 1)
    view.move(1, to: Vector(x: 200, y: 450), time: 1.1)
    view.tick(at: 1.12)
    view.move(1, to: Vector(x: 200, y: 400), time: 1.115)
    view.move(1, to: Vector(x: 200, y: 350), time: 1.108)
    XCTAssertEqual(view.frame.offset.y, 2000 + 150 - 10, accuracy: 1e-9, "the last call counts")
    view.release(1, time: 1.11)
    XCTAssertGreaterThan(view.frame.velocity.y, 0)
    XCTAssertTrue(view.frame.velocity.y.isFinite)
  }

  func test_nestedScrollers_flingWithTheVelocityOfTheFinger_alsoIfItsReportsAreLate() {
    func velocity(late: Double) -> Double {
      let stage = NestedStage([.init(range: 5000, offset: 1000), .init(range: 400, offset: 100)])
      let inner = stage.members[0]
      var made = 1.0
      inner.handle(.press(pointer: 1, at: Vector(x: 0, y: 500)), at: made)
      for frame in 1...30 {
        let now = 1 + Double(frame) / 120
        while made + 0.008 + late <= now {
          made += 0.008
          inner.handle(.move(pointer: 1, to: Vector(x: 0, y: 500 - 500 * (made - 1))), at: made)
        }
        inner.passTime(to: now)
      }
      inner.handle(.release(pointer: 1), at: made)
      return inner.view.frame.velocity.y
    }
    XCTAssertEqual(velocity(late: 0), 500, accuracy: 0.1)
    XCTAssertEqual(velocity(late: 0.012), 500, accuracy: 0.1)
  }

  func test_theProgramIsAskedAboutTheFlingThatFollows_alsoIfReportsAreLate() {
    var drag = Drag(late: 0.012, rate: 125)
    var asked = 0.0
    drag.view.release(1, time: 0.495) { velocity, target in
      asked = velocity.y
      return target
    }
    XCTAssertEqual(drag.view.frame.velocity.y, asked)
    XCTAssertEqual(asked, 600, accuracy: 0.1)
  }

  /// One report that waited is forgotten: the 128th part of it at each report.
  func test_theLargestLateness_isForgottenSlowly() {
    var lateness = Lateness()
    lateness.note(0.02)
    XCTAssertEqual(lateness.largest, 0.02, accuracy: 1e-8)
    XCTAssertEqual(lateness.made(5), 4.98, accuracy: 1e-8)
    for _ in 0..<100 { lateness.note(0) }
    XCTAssertEqual(lateness.made(5), 5)
    XCTAssertEqual(lateness.largest, 0.02 * 0.456, accuracy: 1e-4, "(127/128)¹⁰⁰")
    lateness.note(0.3)
    XCTAssertEqual(lateness.made(5), 5, "another clock")
  }
}
