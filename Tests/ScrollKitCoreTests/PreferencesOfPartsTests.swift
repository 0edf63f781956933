import XCTest

@testable import ScrollKitCore

/// What a user has asked his system for holds for every part: a scale, nested scrollers, headers.
final class PreferencesOfPartsTests: XCTestCase {
  private func preferences(_ change: (inout ScrollPreferences) -> Void) -> ScrollPreferences {
    var preferences = ScrollPreferences()
    change(&preferences)
    return preferences
  }

  // MARK: A scale

  private func zoomed(reduced: Bool = true) -> ScrollView {
    var view = ScrollView(
      mode: .driven,
      setting: ScrollSetting(geometry: .empty, feel: .uikit, alwaysBounces: Pair(x: false, y: false)))
    view.setGeometry(Pair(
        x: AxisGeometry(viewport: 400, content: 800), y: AxisGeometry(viewport: 600, content: 1000)),
      shift: .zero, at: 0)
    view.enableZoom(from: 0.5, to: 4, at: 0)
    view.setPreferences(preferences { $0.reducesMotion = reduced }, at: view.clock)
    return view
  }

  func test_withReducedMotion_aScaleIsThereAtOnce() {
    let middle = Vector(x: 200, y: 300)
    let changes: [(String, Double, (inout ScrollView) -> Void)] = [
      ("wheel", 1.2, { $0.handle(.zoom(.wheel(by: -1, .notches, about: middle)), at: 1) }),
      ("to a scale", 3, { _ = $0.zoom(to: 3, about: middle, at: 1) }),
      (
        "past the limit", 4,
        {
          $0.handle(.zoom(.begin(at: middle, factor: 1)), at: 1)
          $0.handle(.zoom(.update(to: middle, factor: 9)), at: 1)
          XCTAssertGreaterThan($0.frame.scale, 4, "fingers hold it")
          $0.handle(.zoom(.end), at: 1)
        }
      ),
    ]
    for (name, scale, zoom) in changes {
      var view = zoomed()
      zoom(&view)
      XCTAssertEqual(view.frame.scale, scale, accuracy: 0.1, name)
      XCTAssertEqual(view.lastSnapshot.phase, .idle, name)
      XCTAssertFalse(view.frame.needsTick, name)
      var other = zoomed(reduced: false)
      zoom(&other)
      XCTAssertEqual(other.lastSnapshot.phase, .zooming, name)
      other.tick(at: 20)
      XCTAssertEqual(other.frame.scale, view.frame.scale, accuracy: 1e-9, name)
      XCTAssertEqual(other.lastSnapshot.offset, view.lastSnapshot.offset, name)
    }
  }

  func test_withReducedMotion_aRequestOfTheProgramIsComplete() {
    var view = zoomed()
    let id = view.zoom(to: 2, about: .zero, at: 1)
    var ends = 0
    for next in view.takeEvents() {
      if next.event == .animationCompleted(id, finished: true) { ends += 1 }
    }
    XCTAssertEqual(ends, 1)
  }

  // MARK: Nested scrollers

  private func nested(_ change: (inout ScrollPreferences) -> Void) -> NestedStage {
    let stage = NestedStage([(300, 280), (1000, 0)])
    for number in 0...1 { stage.call(number, at: 0) { $0.setPreferences(preferences(change), at: 0) } }
    return stage
  }

  func test_withReducedMotion_aChainStepsAtOnce() {
    let steps: [(ScrollInput, [Double])] = [
      (.wheel(by: Vector(x: 0, y: 1), .notches), [300, 40]), (.key(.pageDown), [300, 330]),
      (.key(.end), [300, 0]), (.key(.home), [0, 0]), (.keyHeld(.lineDown), [300, 20]),
    ]
    for (step, offsets) in steps {
      let stage = nested { $0.reducesMotion = true }
      stage.put(step, at: 1)
      assertEqual(stage.offsets, offsets, within: 21, "\(step)")
      let there = stage.offsets
      stage.tick(2)
      assertEqual(stage.offsets, there, "\(step)")
      XCTAssertTrue(stage.isResting)
    }
  }

  func test_withReducedMotion_aChainsPullReturnsAtOnce() {
    let stage = nested { $0.reducesMotion = true }
    stage.call(0, at: 0) { $0.setOffset(.zero, at: 0) }
    stage.drag([-30, -60, -90])
    XCTAssertLessThan(stage.sum, 0, "the finger still holds it")
    stage.now += 1
    stage.release()
    assertEqual(stage.offsets, [0, 0])
    XCTAssertTrue(stage.isResting)
  }

  func test_withoutMomentum_aChainRestsWhereItIsReleased() {
    let stage = nested { $0.stopsMomentum = true }
    stage.flick(2000)
    XCTAssertTrue(stage.isResting)
    assertEqual(stage.offsets, [300, 80])
  }

  func test_resampled_aChainShowsTheFingersPositionFiveMillisecondsAgo() {
    let stage = nested { $0.resamples = true }
    stage.put(.press(pointer: 1, at: Vector(x: 0, y: 900)), at: 0)
    // 800 points a second, reported unevenly, drawn evenly.
    let times: [Double] = (1...60).map { number in
      let late: Double = number % 3 == 0 ? 0.002 : 0
      return 0.008 * Double(number) + late
    }
    var reports = times[...]
    for frame in 1...28 {
      let time = Double(frame) / 60
      while let report = reports.first, report <= time {
        stage.put(.move(pointer: 1, to: Vector(x: 0, y: 900 - 800 * report)), at: report)
        reports.removeFirst()
      }
      stage.tick(time)
      if frame > 3 {
        XCTAssertEqual(stage.sum, 280 + 800 * (time - 0.005), accuracy: 1e-6, "\(time)")
        XCTAssertTrue(stage.frame(1).needsTick, "time alone moves it")
      }
    }
    let end = 900.0 - 800 * (28 / 60.0 + 0.001)
    stage.put(.move(pointer: 1, to: Vector(x: 0, y: end)), at: 28 / 60.0 + 0.001)
    stage.tick(0.6)
    XCTAssertEqual(stage.sum, 280 + 900 - end, accuracy: 1e-6, "what came last is shown at last")
    XCTAssertFalse(stage.frame(1).needsTick)
    let shown = stage.offsets
    stage.put(.release(pointer: 1), at: 0.7)
    assertEqual(stage.offsets, shown, "nothing jumps")
  }

  // MARK: Headers

  func test_withReducedMotion_aHeaderSettlesAtOnce_whenTheNubIsReleased() {
    for (isReduced, position) in [(true, 0.0), (false, -20)] {
      var stage = Stage(offset: 300)
      stage.view.setPreferences(preferences { $0.reducesMotion = isReduced }, at: stage.view.clock)
      var options = HeaderOptions(mode: .enterAlways, height: 60)
      options.snaps = true
      stage.view.addHeader(options, at: stage.now)
      stage.view.enableNub(at: stage.now)
      stage.drag(to: 310)  // shows the nub
      XCTAssertTrue(stage.grab())
      stage.setHeader(-20)
      stage.release()
      XCTAssertEqual(stage.view.headers[0].position, position)
      XCTAssertNotEqual(stage.view.headers[0].isSnapping, isReduced)
    }
  }

  func test_withReducedMotion_aHeaderSettlesAtOnce() {
    for (distance, position) in [(20.0, 0.0), (40, -60)] {
      var stage = Stage(top: 60)
      stage.view.setPreferences(preferences { $0.reducesMotion = true }, at: stage.view.clock)
      var options = HeaderOptions(mode: .enterAlways, height: 60)
      options.snaps = true
      stage.view.addHeader(options, at: stage.now)
      stage.input(.wheel(by: Vector(x: 0, y: 900), .points))
      stage.wait(1)
      stage.input(.wheel(by: Vector(x: 0, y: -60), .points))
      stage.wait(1)
      XCTAssertEqual(stage.view.headers[0].position, 0, accuracy: 1e-9)
      stage.beginDrag()
      stage.input(.panUpdate(by: .down(distance)))
      stage.input(.panEnd(.velocity(.zero)))
      XCTAssertEqual(stage.view.headers[0].position, position, "\(distance)")
      XCTAssertFalse(stage.view.needsTickForBehaviours)
    }
  }
}
