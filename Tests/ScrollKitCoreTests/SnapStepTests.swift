import XCTest

@testable import ScrollKitCore

/// Steps of wheels and keys over snap targets: in quick succession they add up in what was asked, and the sum snaps.
final class SnapStepTests: XCTestCase {
  /// Where steps can be turned: alone, in a list, with animations or without.
  private struct Place {
    var isNested = false
    var feel = Feel.uikit
    var reducesMotion = false
    var rule: SnapRule

    /// Content of 30 pages of 200 points along both axes.
    func stage() -> NestedStage {
      let pages = NestedStage.Layer(range: 29 * 200, across: 29 * 200, viewport: 200)
      let stage = NestedStage(isNested ? [pages, .init(range: 1000, across: 1000)] : [pages], feel: feel)
      stage.change(0) { view, now in
        for axis in [Axis.x, .y] { view.setSnapRule(rule, axis, at: now) }
        if case .areas = rule { view.setSnapAreas(Self.areas, at: now) }
        var preferences = ScrollPreferences()
        preferences.reducesMotion = reducesMotion
        view.setPreferences(preferences, at: now)
      }
      return stage
    }

    private static let areas = (0..<30).flatMap { number in
      let (start, all) = (200 * Double(number), Interval(lower: 0, upper: 6000))
      let here = Interval(lower: start, upper: start + 200)
      return [
        SnapArea(key: UInt64(number + 1), rectangle: Rectangle(x: all, y: here), alignment: Pair(x: .none, y: .start)),
        SnapArea(key: UInt64(number + 101), rectangle: Rectangle(x: here, y: all), alignment: Pair(x: .start, y: .none)),
      ]
    }

    static let all: [Place] = {
      var places: [Place] = []
      let feels = [Feel.uikit, .chromium, .gtk]
      let rules: [SnapRule] = [
        .pages(Paging()), .carousel(Carousel(itemLength: 200, itemCount: 30)), .areas(AreaSnapping()),
      ]
      for feel in feels {
        for rule in rules {
          for isNested in [false, true] {
            for reducesMotion in [false, true] {
              places.append(Place(isNested: isNested, feel: feel, reducesMotion: reducesMotion, rule: rule))
            }
          }
        }
      }
      return places
    }()
  }

  /// Turns a wheel by a distance for each notch, and lets the content rest.
  private func turn(_ stage: NestedStage, by distances: [Double], every interval: Double, _ axis: Axis = .y) {
    let notch = stage.view(0).engine.scroller.setting.points(1, .notches, axis)
    stage.now += 1
    for distance in distances {
      stage.put(.wheel(by: Vector { $0 == axis ? distance / notch : 0 }, .notches), at: stage.now + interval)
    }
    rest(stage)
  }

  private func rest(_ stage: NestedStage) {
    for _ in 1...900 where !stage.isResting { stage.tick(stage.now + 0.02) }
    XCTAssertTrue(stage.isResting)
  }

  func test_rowsThatAreInsertedAboveBetweenTwoSteps_leaveTheirSum() {
    func rest(shift: Double) -> Double {
      var view = ScrollView()
      var preferences = ScrollPreferences()
      preferences.reducesMotion = true
      view.setPreferences(preferences, at: 0)
      func geometry(_ content: Double) -> ScrollGeometry {
        ScrollGeometry(viewport: Vector(x: 200, y: 200), content: Vector(x: 200, y: content))
      }
      view.setGeometry(geometry(6000), at: 0)
      view.setOffset(.down(2000), at: 0)
      view.setSnapRule(.pages(Paging()), .y, at: 0)
      view.handle(.wheel(by: .down(1), .notches), at: 1)
      view.setGeometry(geometry(6000 + shift), shift: .down(shift), at: 1.05)
      view.handle(.wheel(by: .down(1), .notches), at: 1.1)
      view.tick(at: 5)
      return view.frame.offset.y - shift
    }
    XCTAssertEqual(rest(shift: 0), 2200, "two notches are less than a page")
    XCTAssertEqual(rest(shift: 400), 2200)
  }

  func test_quickTurns_restWhereTheirSumSnaps() {
    for place in Place.all {
      var place = place
      place.feel.wheelAcceleration = 1
      for (distance, count, sum) in [(60.0, 1, 200.0), (60, 4, 200), (60, 6, 400), (60, 30, 1800), (120, 30, 3600), (60, 2, 200)] {
        for interval in [0.005, 1.0 / 30] {
          let stage = place.stage()
          turn(stage, by: Array(repeating: distance, count: count), every: interval)
          XCTAssertEqual(stage.offsets[0], sum, accuracy: 0.02, "\(count) times \(distance) every \(interval) s: \(place)")
          turn(stage, by: Array(repeating: -distance, count: count), every: interval)
          XCTAssertEqual(stage.offsets[0], 0, accuracy: 0.02, "back: \(place)")
          turn(stage, by: Array(repeating: distance, count: count), every: interval, .x)
          XCTAssertEqual(stage.acrosses[0], sum, accuracy: 0.02, "along x: \(place)")
        }
      }
    }
  }

  func test_slowTurns_areOnePageEach() {
    for place in Place.all {
      let stage = place.stage()
      for number in 1...4 {
        turn(stage, by: [stage.view(0).engine.scroller.setting.points(1, .notches, .y)], every: 0.1)
        XCTAssertEqual(stage.offsets[0], 200 * Double(number), accuracy: 0.02, "\(place)")
      }
    }
  }

  /// Turns a wheel by parts of notches, in 120ths, without a rest between them.
  private func turn(_ stage: NestedStage, parts: [Double], every interval: Double, _ axis: Axis = .y) {
    for part in parts { stage.put(.wheel(by: Vector { $0 == axis ? part / 120 : 0 }, .notches), at: stage.now + interval) }
    rest(stage)
  }

  func test_partsOfNotches_areTheNotchesThatTheyAddUpTo_inAnyPace() {
    for place in Place.all {
      for axis in [Axis.y, .x] {
        // Seven notches, one a 1.4 s: a page each. Their eighths come evenly, or all at once.
        for (name, pauses) in [("evenly", Array(repeating: 0.18, count: 8)), ("at once", [1.37] + Array(repeating: 0.01, count: 7))] {
          for side in [1.0, -1] {
            let stage = place.stage()
            if side < 0 { stage.change(0) { view, now in view.setOffset(Vector(x: 2000, y: 2000), at: now) } }
            stage.now += 1
            for _ in 1...7 {
              for pause in pauses {
                stage.put(.wheel(by: Vector { $0 == axis ? side / 8 : 0 }, .notches), at: stage.now + pause)
              }
            }
            rest(stage)
            let offset = axis == .y ? stage.offsets[0] : stage.acrosses[0]
            XCTAssertEqual(offset, side < 0 ? 600 : 1400, accuracy: 0.02, "\(side) along \(axis), \(name): \(place)")
          }
        }
        let rows: [(parts: [Double], page: Double)] = [
          ([120], 1), ([60, 60], 1), ([24, 16, 80], 1), ([96], 1), ([168], 1), ([15], 0), ([15, 15, 15, 14], 0),
        ]
        for (parts, page) in rows {
          for interval in [0.002, 0.05] {
            let stage = place.stage()
            turn(stage, parts: parts, every: interval, axis)
            let offset = axis == .y ? stage.offsets[0] : stage.acrosses[0]
            XCTAssertEqual(offset, page * 200, accuracy: 0.02, "\(parts) every \(interval) s: \(place)")
          }
        }
      }
    }
  }

  func test_linesThatAreNotWhole_arePartsOfANotchOfThreeLines_andWholeLinesAreSteps() {
    let rows: [(lines: [Double], page: Double)] = [
      (Array(repeating: 0.375, count: 8), 1), (Array(repeating: 0.375, count: 56), 7), ([1.5], 1), ([0.75, 0.6], 0), ([0.75, 0.75, 1.5], 1),
      ([1], 1), ([3], 1), ([1, 1], 2), ([0.5, 2], 1), ([0.375, -0.375], 0),
    ]
    for place in Place.all {
      for axis in [Axis.y, .x] {
        for (lines, page) in rows {
          let stage = place.stage()
          for line in lines { stage.put(.wheel(by: Vector { $0 == axis ? line : 0 }, .lines), at: stage.now + 0.5) }
          rest(stage)
          let offset = axis == .y ? stage.offsets[0] : stage.acrosses[0]
          XCTAssertEqual(offset, page * 200, accuracy: 0.02, "\(lines) lines along \(axis): \(place)")
        }
      }
    }
  }

  func test_aWheelThatRocksBack_turnsNoPage() {
    for place in Place.all {
      let stage = place.stage()
      turn(stage, parts: [120, -6], every: 0.1)
      XCTAssertEqual(stage.offsets[0], 200, accuracy: 0.02, "in flight: \(place)")
      turn(stage, parts: [-6], every: 1)
      XCTAssertEqual(stage.offsets[0], 200, accuracy: 0.02, "at rest: \(place)")
      turn(stage, parts: [6], every: 1)
      XCTAssertEqual(stage.offsets[0], 200, accuracy: 0.02, "and forth: \(place)")
    }
  }

  /// Areas along which content rests anywhere let every part move it: those by proximity, and one that is longer than the viewport.
  func test_whereContentRestsAnywhere_everyPartMovesIt() {
    let areas: [(AreaSnapping, ClosedRange<Double>)] = [
      (AreaSnapping(strictness: .proximity(share: 0.1)), 0...200), (AreaSnapping(), 0...2000),
    ]
    for (snapping, extent) in areas {
      let stage = Place(rule: .pages(Paging())).stage()
      stage.change(0) { view, now in
        view.setSnapRule(.none, .x, at: now)
        view.setSnapRule(.areas(snapping), .y, at: now)
        let rectangle = Rectangle(
          x: Interval(lower: 0, upper: 6000), y: Interval(lower: extent.lowerBound, upper: extent.upperBound))
        view.setSnapAreas([SnapArea(key: 1, rectangle: rectangle, alignment: Pair(x: .none, y: .start))], at: now)
      }
      turn(stage, parts: Array(repeating: 15, count: 12), every: 0.02)
      XCTAssertEqual(stage.offsets[0], 90, accuracy: 0.02, "a notch and a half: \(snapping)")
    }
  }

  func test_aFeelOfWholeSteps_countsThemItself() {
    for isNested in [false, true] {
      var place = Place(isNested: isNested, rule: .pages(Paging()))
      place.feel.wheelStepping = .whole
      let stage = place.stage()
      turn(stage, parts: [60], every: 0.1)
      XCTAssertEqual(stage.offsets[0], 0, "half a notch is no step")
      turn(stage, parts: [60], every: 0.1)
      XCTAssertEqual(stage.offsets[0], 200, accuracy: 0.02)
    }
  }

  func test_aTurnBack_returnsToTheFirstPage() {
    for place in Place.all {
      let stage = place.stage()
      turn(stage, by: [60, 60, -60, -60], every: 0.02)
      XCTAssertEqual(stage.offsets[0], 0, accuracy: 0.02, "\(place)")
    }
  }

  func test_turnsAlongBothAxes_doNotCountForEachOther() {
    for place in Place.all {
      let stage = place.stage()
      let notch = stage.view(0).engine.scroller.setting.points(1, .notches, .y)
      for number in 0..<20 {
        let isX = number.isMultiple(of: 2)
        stage.put(.wheel(by: Vector(x: isX ? 60 / notch : 0, y: number % 4 == 1 ? 60 / notch : 0), .notches), at: stage.now + 0.02)
      }
      rest(stage)
      assertEqual([stage.acrosses[0], stage.offsets[0]], [600, 400], within: 200.02, "\(place)")
      XCTAssertEqual(stage.acrosses[0].remainder(dividingBy: 200), 0, accuracy: 0.02, "\(place)")
      XCTAssertEqual(stage.offsets[0].remainder(dividingBy: 200), 0, accuracy: 0.02, "\(place)")
    }
  }

  func test_quickKeys_restWhereTheirSumSnaps() {
    for place in Place.all {
      let stage = place.stage()
      let setting = stage.view(0).engine.scroller.setting
      for (key, count) in [(ScrollKey.lineDown, 1), (.lineDown, 12), (.lineDown, 40), (.pageDown, 1), (.pageDown, 10), (.pageUp, 4)] {
        let start = stage.offsets[0]
        let asked = start + Double(count) * key.distance(from: .zero, in: setting).y
        stage.now += 1
        for _ in 1...count { stage.put(.key(key), at: stage.now + 0.03) }
        rest(stage)
        let least = key == .pageUp ? start - 200 : start + 200
        let page = max(0, key == .pageUp ? min(asked, least) : max(asked, least))
        let name = "\(count) times \(key): \(place)"
        XCTAssertEqual(stage.offsets[0], page, accuracy: key == .lineDown ? 200 : 100.02, name)
        XCTAssertEqual(stage.offsets[0].remainder(dividingBy: 200), 0, accuracy: 0.02, name)
      }
    }
  }

  /// A turn that changes no target must not begin the motion anew: quick turns would never let it arrive.
  func test_aTurnToTheTargetUnderWay_doesNotDelayIt() {
    for rule in [SnapRule.pages(Paging()), .areas(AreaSnapping())] {
      let place = Place(rule: rule)
      let (one, many) = (place.stage(), place.stage())
      let notch = one.view(0).engine.scroller.setting.points(1, .notches, .y)
      one.put(.wheel(by: .down(1), .notches), at: 0.01)
      for number in 1...3 { many.put(.wheel(by: .down(1), .notches), at: Double(number) * 0.01) }
      one.tick(0.1)
      many.tick(0.1)
      assertEqual(many.offsets, one.offsets)
    }
  }
}
