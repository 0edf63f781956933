import XCTest

@testable import ScrollKitCore

/// Nested content that is caught between two pages, items or areas snaps when it is released, however that happens: as it
/// does alone.
final class NestingCatchTests: XCTestCase {
  /// A list of 1000 points that contains a strip of 300 points a page, and is itself in a pager of 400 points a page.
  private func stage(_ rule: SnapRule, isNested: Bool) -> NestedStage {
    let strip = NestedStage.Layer(range: 0, across: 2700, viewport: 300)
    let stage = NestedStage(isNested ? [strip, .init(range: 1000), .init(range: 1600, snap: .pages(Paging()))] : [strip])
    stage.change(0) { view, now in
      view.setSnapRule(rule, .x, at: now)
      if case .areas = rule { view.setSnapAreas(Self.areas, at: now) }
    }
    return stage
  }

  private static let areas = (0..<10).map { number -> SnapArea in
    let start = 300 * Double(number)
    let rectangle = Rectangle(x: Interval(lower: start, upper: start + 300), y: Interval(lower: 0, upper: 300))
    return SnapArea(key: UInt64(number + 1), rectangle: rectangle, alignment: Pair(x: .start, y: .none))
  }

  private static let tallAreas = areas.map { area in
    var area = area
    area.rectangle.y = Interval(lower: 0, upper: 1300)
    return area
  }

  private static let rules: [SnapRule] = [
    .pages(Paging()), .carousel(Carousel(itemLength: 300, itemCount: 10)), .areas(AreaSnapping()),
  ]

  /// Flicks a member along x, and lets time pass until it is at an offset.
  private func fly(_ stage: NestedStage, to offset: Double, _ member: Int = 0) {
    stage.put(.press(pointer: 1, at: Vector(x: 500, y: 500)), on: member, at: 0)
    for number in 1...5 {
      stage.put(.move(pointer: 1, to: Vector(x: 500 - 12 * Double(number), y: 500)), on: member, at: stage.now + 0.01)
    }
    stage.release(on: member)
    while stage.acrosses[member] < offset { stage.tick(stage.now + 0.001) }
  }

  private typealias Ending = (name: String, act: @Sendable (NestedStage) -> Void)

  /// Everything that catches content and lets it go.
  private static let endings: [Ending] = [
    ("released", { stage in
      stage.put(.press(pointer: 1, at: .zero), at: stage.now)
      stage.put(.release(pointer: 1), at: stage.now + 0.01)
    }),
    ("cancelled", { stage in
      stage.put(.press(pointer: 1, at: .zero), at: stage.now)
      stage.put(.cancel, at: stage.now + 0.01)
    }),
    ("dragged across", { stage in
      stage.put(.press(pointer: 1, at: .zero), at: stage.now)
      for number in 1...5 { stage.put(.move(pointer: 1, to: Vector(x: 0, y: -20 * Double(number))), at: stage.now + 0.01) }
      stage.put(.release(pointer: 1), at: stage.now)
    }),
    ("dragged across past the start, and held", { stage in
      stage.put(.press(pointer: 1, at: .zero), at: stage.now)
      for number in 1...5 { stage.put(.move(pointer: 1, to: Vector(x: 0, y: 20 * Double(number))), at: stage.now + 0.01) }
      stage.put(.release(pointer: 1), at: stage.now + 1)
    }),
    ("held by a trackpad", { stage in
      stage.put(.hold, at: stage.now)
      stage.put(.holdEnd, at: stage.now + 0.05)
    }),
    ("panned across", { stage in
      stage.put(.panBegin, at: stage.now)
      for _ in 1...5 { stage.put(.panUpdate(by: Vector(x: 0, y: 20)), at: stage.now + 0.01) }
      stage.put(.panEnd(.coast), at: stage.now)
    }),
    ("panned across until silence", { stage in
      for _ in 1...5 { stage.put(.panUpdateUntilSilence(by: Vector(x: 0, y: 20)), at: stage.now + 0.01) }
    }),
    ("panned across with the platform's momentum", { stage in
      stage.put(.panBegin, at: stage.now)
      for _ in 1...5 { stage.put(.panUpdate(by: Vector(x: 0, y: 20)), at: stage.now + 0.01) }
      stage.put(.panEnd(.platformMomentum), at: stage.now)
      for _ in 1...5 { stage.put(.momentum(by: Vector(x: 0, y: 5)), at: stage.now + 0.01) }
      stage.put(.momentumEnd, at: stage.now)
    }),
    ("stopped by the program", { stage in stage.call(0, at: stage.now) { [now = stage.now] in $0.stop(at: now) } }),
  ]

  /// Steps across: alone they may be refused, and the motion continues to its own snap target.
  private static let steps: [Ending] = [
    ("turned across by a wheel", { stage in stage.put(.wheel(by: Vector(x: 0, y: 1), .notches), at: stage.now) }),
    ("moved across by a wheel in points", { stage in
      for _ in 1...3 { stage.put(.wheel(by: Vector(x: 0, y: 10), .points), at: stage.now + 0.01) }
    }),
    ("moved across by a key", { stage in stage.put(.key(.lineDown), at: stage.now) }),
    ("moved across by a held key", { stage in
      stage.put(.keyHeld(.lineDown), at: stage.now)
      stage.put(.keyUp(.lineDown), at: stage.now + 0.3)
    }),
  ]

  /// Where the strip rests that is caught at an offset.
  private func rest(_ rule: SnapRule, isNested: Bool, caughtAt offset: Double, _ ending: Ending) -> Double {
    let stage = stage(rule, isNested: isNested)
    fly(stage, to: offset)
    ending.act(stage)
    for _ in 1...900 where !stage.isResting { stage.tick(stage.now + 0.02) }
    return stage.acrosses[0]
  }

  func test_aStripCaughtBetweenTwoPages_snaps_howeverItIsReleased() {
    for isNested in [false, true] {
      for rule in Self.rules {
        for (place, page) in [(100.0, 0.0), (200, 300)] {
          for ending in Self.endings {
            let rest = rest(rule, isNested: isNested, caughtAt: place, ending)
            XCTAssertEqual(rest, page, accuracy: 0.02, "\(ending.name) at \(place), nested: \(isNested), \(rule)")
          }
          for step in Self.steps {
            let rest = rest(rule, isNested: isNested, caughtAt: place, step)
            XCTAssertEqual(rest.remainder(dividingBy: 300), 0, accuracy: 0.02, "\(step.name), nested: \(isNested), \(rule)")
          }
        }
      }
    }
  }

  /// A pager along x that scrolls along y, too, around a strip that scrolls along x. It is caught beside the strip, and then
  /// moves along y.
  func test_aPagerCaughtAroundAStrip_snapsAlongX_whileItMovesAlongY() {
    for rule in Self.rules {
      for (place, page) in [(100.0, 0.0), (200, 300)] {
        for ending in Self.endings where ending.name != "stopped by the program" {
          let strip = NestedStage.Layer(range: 0, across: 2700, viewport: 300)
          let stage = NestedStage([strip, .init(range: 1000, offset: 500, across: 2700, viewport: 300), .init(range: 1600)])
          stage.change(1) { view, now in
            view.setSnapRule(rule, .x, at: now)
            if case .areas = rule { view.setSnapAreas(Self.tallAreas, at: now) }
          }
          fly(stage, to: place, 1)
          ending.act(stage)
          let announced = stage.frame(1).target.x
          for _ in 1...900 where !stage.isResting { stage.tick(stage.now + 0.02) }
          XCTAssertEqual(stage.acrosses[1], page, accuracy: 0.02, "\(ending.name) at \(place), \(rule)")
          if ending.name != "panned across until silence" {
            XCTAssertEqual(announced, page, accuracy: 0.02, "announced: \(ending.name) at \(place), \(rule)")
          }
          XCTAssertEqual(stage.acrosses[0], 0, "the strip")
        }
      }
    }
  }

  /// A finger catches the pager while the list in it has room: the list moves, and the pager snaps beside it.
  func test_aPagerCaughtAroundAListThatMoves_snaps() {
    for (distance, isFlung) in [(60.0, false), (-60, false), (60, true), (-60, true)] {
      let stage = NestedStage([.init(range: 1000, offset: 500), .init(range: 1600, snap: .pages(Paging()))])
      stage.flick(800, on: 1)  // beside the list
      XCTAssertEqual(stage.targets[1], 400, accuracy: 1e-6)
      while stage.offsets[1] < 150 { stage.tick(stage.now + 0.001) }
      stage.drag((1...6).map { distance * Double($0) / 6 })
      XCTAssertEqual(stage.offsets[0], 500 + distance, accuracy: 1e-6)
      stage.now += isFlung ? 0 : 1
      stage.release()
      for _ in 1...900 where !stage.isResting { stage.tick(stage.now + 0.02) }
      XCTAssertEqual(stage.offsets[1].remainder(dividingBy: 400), 0, accuracy: 0.02, "\(distance), flung: \(isFlung)")
    }
  }

  // MARK: Random sessions

  func test_randomGesturesOverPagers_endOnPages_andMoveAsTheirMirror() {
    for seed in SeededNumbers.seeds(1...200) {
      let (plain, mirror) = (session(seed, isMirrored: false), session(seed, isMirrored: true))
      for (one, other) in zip(plain, mirror) { assertEqual(one, other, within: 1e-4, "the mirror of \(seed)") }
      for (offset, page) in zip(plain.last!, [300.0, 300, .infinity, 400]) where page.isFinite {
        XCTAssertEqual(offset.remainder(dividingBy: page), 0, accuracy: 0.02, "\(seed): \(plain.last!)")
      }
    }
  }

  /// A strip with pages along x, in a pager along x that scrolls along y, too, in a pager along y.
  ///
  /// - Returns: After each gesture, and at rest: the strip's offset along x, the pager's along x and y, and the outer pager's.
  private func session(_ seed: UInt64, isMirrored: Bool) -> [[Double]] {
    var numbers = SeededNumbers(seed: seed)
    let sign = isMirrored ? -1.0 : 1
    let feels = [Feel.uikit, .android, .chromium]
    let stage = NestedStage(
      [.init(range: 0, across: 2700, viewport: 300), .init(range: 1000, across: 600, viewport: 300), .init(range: 1600)],
      feel: feels[Int(seed % 3)])
    for (number, content) in [3000.0, 900, 400].enumerated() {
      stage.change(number) { view, now in
        if isMirrored {
          let viewport = number == 2 ? 400.0 : 300
          let x = AxisGeometry.rightToLeft(viewport: viewport, content: content, leftInset: 0, rightInset: 0)
          view.setRightToLeft(true)
          view.setGeometry(ScrollGeometry(x: x, y: view.engine.scroller.setting.geometry.y), at: now)
        }
        view.setSnapRule(.pages(Paging()), number == 2 ? .y : .x, at: now)
      }
    }
    var seen: [[Double]] = []
    func look() { seen.append([sign * stage.acrosses[0], sign * stage.acrosses[1], stage.offsets[1], stage.offsets[2]]) }
    for _ in 0..<numbers.whole(2...5) {
      let across = numbers.chance(0.6) ? numbers.number(-30...30).rounded() : 0
      let step = Vector(x: sign * across, y: numbers.chance(0.5) ? numbers.number(-30...30).rounded() : 0)
      let count = numbers.whole(1...7)
      let ends: [ScrollInput] = [.release(pointer: 1), .cancel, .panEnd(.coast), .panEnd(.platformMomentum)]
      switch numbers.whole(0...6) {
      case 0...2:
        var position = Vector(x: sign * 150, y: 150)
        let (isHeld, end) = (numbers.chance(0.3), ends[numbers.whole(0...1)])
        stage.put(.press(pointer: 1, at: position), at: stage.now)
        for _ in 0..<count {
          position = position - step
          stage.put(.move(pointer: 1, to: position), at: stage.now + 0.01)
        }
        stage.put(end, at: stage.now + (isHeld ? 0.2 : 0.005))
      case 3:
        for _ in 0..<count { stage.put(.wheel(by: step, .points), at: stage.now + 0.01) }
      case 4: stage.put(.wheel(by: step * (1.0 / 16), .notches), at: stage.now)
      case 5:
        stage.put(.hold, at: stage.now)
        stage.put(.holdEnd, at: stage.now + 0.05)
      default:
        let end = ends[numbers.whole(2...3)]
        stage.put(.panBegin, at: stage.now)
        for _ in 0..<count { stage.put(.panUpdate(by: step), at: stage.now + 0.01) }
        stage.put(end, at: stage.now)
      }
      look()
      stage.tick(stage.now + numbers.number(0.02...0.4))
      look()
    }
    for _ in 1...900 where !stage.isResting { stage.tick(stage.now + 0.02) }
    look()
    return seen
  }

  func test_aCaughtStripThatIsReleased_emitsWhatItEmitsAlone() {
    let events = [false, true].map { isNested in
      let stage = stage(.pages(Paging()), isNested: isNested)
      fly(stage, to: 100)
      stage.put(.press(pointer: 1, at: .zero), at: stage.now)
      _ = stage.events(0)
      stage.put(.release(pointer: 1), at: stage.now + 0.01)
      return stage.events(0).map(\.event)
    }
    XCTAssertEqual(events[0], events[1], "no rest between two pages")
  }
}
