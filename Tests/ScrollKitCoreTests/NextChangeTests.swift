import XCTest

@testable import ScrollKitCore

/// Every frame that shows other pixels is drawn, and no other.
final class NextChangeTests: XCTestCase {
  /// What is drawn, in pixels.
  private struct Picture: Equatable {
    var content: [Double]
    var parts: [Double] = []
    var alpha = 0.0
    var effect: Vector

    init(of view: ScrollView, scale: Double) {
      func pixel(_ position: Double) -> Double { (position * scale + 0.5).rounded(.down) }
      content = [pixel(-view.frame.offset.x), pixel(-view.frame.offset.y)]
      effect = view.frame.edgeEffect
      for number in 0..<view.headers.count {
        let header = view.headers[number]
        parts += [pixel(header.top), pixel(header.top + header.visibleHeight)]
      }
      if let nub = view.nub {
        parts += [pixel(nub.y), pixel(nub.y + nub.length)]
        alpha = (nub.alpha * 255).rounded()
      }
      for axis in [Axis.x, .y] {
        if let thumb = view.scrollbar(axis)?.thumb { parts += [pixel(thumb.start), pixel(thumb.start + thumb.length)] }
      }
    }
  }

  private struct Count {
    /// All frames until nothing changes any more.
    var frames = 0
    var drawn = 0
    /// Drawn frames that show what the one before shows.
    var same = 0
    /// Frames that differ and were not drawn.
    var missed = 0
    /// Calls that let time pass without drawing.
    var endings = 0
  }

  /// Draws the frames of a view at a rate: a host that asks before each frame, beside one that draws all of them.
  private func count(_ view: ScrollView, from begin: Double, rate: Double, scale: Double) -> Count {
    var (asking, eager) = (view, view)
    var count = Count()
    var shown = Picture(of: asking, scale: scale)
    for frame in 1..<Int(60 * rate) {
      let time = begin + Double(frame) / rate
      guard eager.frame.needsTick || asking.frame.needsTick else { break }
      eager.tick(at: time)
      count.frames += 1
      var change = asking.nextChange(pixelsPerPoint: scale, from: time)
      while !change.isDrawn, change.time <= time {
        asking.tick(at: change.time)
        count.endings += 1
        change = asking.nextChange(pixelsPerPoint: scale, from: time)
      }
      let picture = Picture(of: eager, scale: scale)
      if change.time <= time {
        asking.tick(at: time)
        count.drawn += 1
        if picture == shown { count.same += 1 }
        XCTAssertEqual(Picture(of: asking, scale: scale), picture, "the same as with all frames")
        shown = picture
      } else if picture != shown {
        count.missed += 1
        shown = picture
      }
    }
    XCTAssertFalse(asking.frame.needsTick)
    return count
  }

  private func view(_ feel: Feel, length: Double = 1e5, offset: Double = 1000) -> ScrollView {
    var view = ScrollView(feel: feel)
    view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: length)), at: 0)
    view.setOffset(.down(offset), at: 0)
    return view
  }

  private func fling(_ view: inout ScrollView, _ velocity: Double) {
    view.handle(.panBegin, at: 1)
    view.handle(.panUpdate(by: .zero), at: 1)
    view.handle(.panEnd(.velocity(.down(velocity))), at: 1)
  }

  private static let never = NextChange(time: .infinity, isDrawn: false, frameRate: 0)

  // MARK: Content

  /// In every feel at every rate on every display. A UIKit flick with a crisp end needs 40 % fewer frames and more than one
  /// with the natural end; so does that, where a pixel is large enough for so few frames a second to differ.
  func test_aFlickDrawsEveryPixelOnce() {
    XCTAssertEqual(Feel.shipped.count, 11)
    for (name, feel) in Feel.shipped {
      for (rate, scale) in [60.0, 120, 240].flatMap({ rate in [1.0, 2, 3].map { (rate, $0) } }) {
        var framesOfNaturalEnd = 0
        for end in MotionEnd.allCases {
          for velocity in rate == 60 ? [1200.0, 300, -2500] : [1200] {
            var view = view(feel.changed { $0.coast.motionEnd = end }, offset: 1000.3)
            fling(&view, velocity)
            let count = count(view, from: 1, rate: rate, scale: scale)
            XCTAssertEqual(count.same, 0, "\(name) \(velocity) pt/s, \(rate) Hz, \(scale): \(count)")
            XCTAssertEqual(count.missed, 0, "\(name) \(velocity) pt/s, \(rate) Hz, \(scale): \(count)")
            XCTAssertLessThanOrEqual(count.endings, 2, "\(name)")
            guard name == "uikit", velocity == 1200 else { continue }
            if end == .natural { framesOfNaturalEnd = count.frames }
            if end == .crisp || 60 * scale <= rate {
              XCTAssertLessThanOrEqual(Double(count.drawn), 0.6 * Double(framesOfNaturalEnd), "\(end), \(rate) Hz, \(scale)")
            }
          }
        }
      }
    }
  }

  func test_aBounce_aWheel_keysAndAnAnimation_drawEveryPixelOnce() {
    for (name, feel) in Feel.shipped where feel.edges.y.upper != .stretch {
      for (rate, scale) in [(60.0, 1.0), (120, 3), (240, 2)] {
        for kind in 0..<4 {
          var view = view(feel, length: 2000, offset: kind == 0 ? 1300 : 300.7)
          switch kind {
          case 0: fling(&view, 1800)
          case 1: for turn in 0..<4 { view.handle(.wheel(by: .down(1), .notches), at: 1 + Double(turn) / 10) }
          case 2: view.handle(.key(.pageDown), at: 1)
          default: view.scroll(to: .down(33.5), at: 1)
          }
          let count = count(view, from: view.clock, rate: rate, scale: scale)
          XCTAssertEqual(count.same, 0, "\(name) \(kind), \(rate) Hz, \(scale): \(count)")
          XCTAssertEqual(count.missed, 0, "\(name) \(kind), \(rate) Hz, \(scale): \(count)")
        }
      }
    }
  }

  /// Along y an edge absorbs the fling within a pixel, while content coasts on along x.
  func test_anEdgeThatRecedesWhileTheOtherAxisCoasts_isDrawn() {
    for edge in [EdgeBehavior.stretch, .glow] {
      for rate in [60.0, 120] {
        var view = ScrollView(
          feel: .uikit.changed {
            $0.edges = .all(edge)
            $0.minimumFling = 0
          })
        view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 5000, y: 5000)), at: 0)
        view.setOffset(Vector(x: 1000, y: 4399.8), at: 0)
        view.handle(.panBegin, at: 1)
        view.handle(.panUpdate(by: .zero), at: 1)
        view.handle(.panEnd(.velocity(Vector(x: 20, y: 200))), at: 1)
        let count = count(view, from: 1, rate: rate, scale: 1)
        XCTAssertEqual(count.missed, 0, "\(edge), \(rate) Hz: \(count)")
        XCTAssertGreaterThan(count.drawn, 10, "\(edge), \(rate) Hz: \(count)")
      }
    }
  }

  func test_theTimeIsThatOfTheBorderOfAPixel() {
    var view = view(.qt)
    fling(&view, 100)  // constant deceleration of 1500 pt/s²
    for (scale, distance) in [(1.0, 0.5), (2, 0.25), (4, 0.125)] {
      let change = view.nextChange(pixelsPerPoint: scale, from: 1)
      XCTAssertTrue(change.isDrawn)
      let time = 1 + (100 - (100 * 100 - 2 * 1500 * distance).squareRoot()) / 1500
      XCTAssertEqual(change.time, time, accuracy: 1e-9, "\(scale)")
    }
    // From a later time on, and where the last pixel is reached.
    XCTAssertEqual(view.nextChange(pixelsPerPoint: 1, from: 1.03), NextChange(time: 1.03, isDrawn: true, frameRate: 60))
    view.tick(at: 1.06)
    XCTAssertEqual(view.nextChange(pixelsPerPoint: 1, from: 1.06), NextChange(time: 1 + 100 / 1500.0, isDrawn: false, frameRate: 60))
    view.tick(at: 2)
    XCTAssertEqual(view.nextChange(pixelsPerPoint: 1, from: 2), Self.never)
  }

  /// 0.5 is drawn at pixel −0 as 0.3 is; 0.7 is not.
  func test_contentThatRestsOnABorder_isDrawnWhereItsPixelIs() {
    for (start, target, isDrawn) in [(1000.3, 1000.5, false), (1000.7, 1000.5, true), (1000.5, 1000.3, false), (1000.5, 1000.6, true)] {
      var view = view(.uikit, offset: start)
      view.scroll(to: .down(target), at: 1)
      let count = count(view, from: 1, rate: 60, scale: 1)
      XCTAssertEqual(count.drawn, isDrawn ? 1 : 0, "\(start) to \(target)")
      XCTAssertEqual(count.missed, 0)
    }
  }

  func test_whatIsHeld_orAtRest_doesNotChange() {
    var view = view(.uikit)
    XCTAssertEqual(view.nextChange(pixelsPerPoint: 2, from: 1), Self.never)
    view.press(1, at: .zero, time: 1)
    view.move(1, to: .down(-50), time: 1.1)
    XCTAssertEqual(view.nextChange(pixelsPerPoint: 2, from: 1.2).time, .infinity)
  }

  func test_aWheelInPoints_endsInSilence() {
    var view = view(.uikit)
    view.handle(.wheel(by: .down(5), .points), at: 1)
    XCTAssertEqual(view.nextChange(pixelsPerPoint: 2, from: 1.01), NextChange(time: 1.15, isDrawn: false, frameRate: 60))
  }

  // MARK: What follows the content

  func test_headersNubAndBars_drawEveryPixelOnce() {
    for mode in HeaderMode.allCases {
      for (rate, scale) in [(60.0, 1.0), (120, 3), (240, 2)] {
        for (velocity, length) in [(1200.0, 5000.0), (-900, 5000), (300, 1e5), (-40, 2000), (2500, 2000)] {
          var view = view(.uikit.changed { $0.minimumFling = 0 }, length: length, offset: 1000.4)
          var options = HeaderOptions(mode: mode, height: 88.3)
          options.snaps = true
          options.stretches = true
          options.tolerance = 3
          view.addHeader(options, at: 0.1)
          view.addHeader(HeaderOptions(mode: .enterAlways, height: 30), at: 0.1)
          view.enableNub(at: 0.1)
          var bar = ScrollbarOptions()
          bar.trackLength = 571
          view.enableScrollbar(.y, bar, at: 0.1)
          view.handle(.panBegin, at: 0.5)
          view.handle(.panUpdate(by: .down(40)), at: 0.5)
          view.handle(.panUpdate(by: .down(-27)), at: 0.6)
          view.handle(.panEnd(.velocity(.zero)), at: 0.9)
          fling(&view, velocity)
          let count = count(view, from: 1, rate: rate, scale: scale)
          XCTAssertEqual(count.missed, 0, "\(mode) \(velocity), \(rate) Hz, \(scale): \(count)")
          XCTAssertLessThanOrEqual(count.same, 2, "\(mode) \(velocity), \(rate) Hz, \(scale): \(count)")
        }
      }
    }
  }

  /// Content is hardly longer than its viewport, or shorter, and rests in its insets.
  func test_aNubThatIgnoresInsets_drawsEveryPixelOnce() {
    for length in [599.5, 600.1, 601, 640] {
      for velocity in [900.0, -900, 120] {
        var view = ScrollView()
        let lengths = AxisGeometry(viewport: 600, content: length, leadingInset: 100.3, trailingInset: 80)
        view.setGeometry(ScrollGeometry(x: AxisGeometry(viewport: 400, content: 400), y: lengths), at: 0)
        var options = NubOptions()
        options.rule = .ignoreInsets
        view.enableNub(options, at: 0.1)
        view.setOffset(.down(-20), at: 0.5)
        fling(&view, velocity)
        let count = count(view, from: 1, rate: 120, scale: 2)
        XCTAssertEqual(count.missed, 0, "\(length) \(velocity): \(count)")
        XCTAssertLessThanOrEqual(count.same, 1, "\(length) \(velocity): \(count)")
      }
    }
  }

  func test_aNubIsDrawnWhileItFades_andNotWhileItWaits() {
    var view = view(.uikit)
    view.enableNub(at: 0.1)
    view.setOffset(.down(1200), at: 1)
    // Level 1 of 255 is reached after half of it.
    XCTAssertEqual(view.nextChange(pixelsPerPoint: 1, from: 1).time, 1 + 0.5 / 255 * 0.5, accuracy: 1e-12)
    view.tick(at: 1.6)
    let change = view.nextChange(pixelsPerPoint: 1, from: 1.6)
    XCTAssertEqual(change.time, 1.75 + 0.5 / 255 * 0.5, accuracy: 1e-9, "0.75 s after the movement it fades out")
    XCTAssertTrue(change.isDrawn)
    view.tick(at: 2.6)
    XCTAssertEqual(view.nextChange(pixelsPerPoint: 1, from: 2.6), Self.never)
  }

  /// Where the sum of begin and duration is rounded down, too.
  func test_aSnapHasEnded_atTheTimeThatWasAnnounced() {
    for step in 0..<400 {
      var view = view(.uikit)
      var options = HeaderOptions(mode: .enterAlways, height: 60)
      options.snaps = true
      view.addHeader(options, at: 0)
      let begin = 1 + Double(step) * 0.0137
      view.setOffset(.down(1005 + Double(step % 50)), at: begin)
      var endings = 0
      for frame in 1...40 {
        let time = begin + Double(frame) / 60
        var change = view.nextChange(pixelsPerPoint: 1, from: time)
        while !change.isDrawn, change.time <= time, endings < 9 {
          view.tick(at: change.time)
          endings += 1
          change = view.nextChange(pixelsPerPoint: 1, from: time)
        }
        if change.time <= time { view.tick(at: time) }
      }
      XCTAssertLessThanOrEqual(endings, 1, "\(step)")
      XCTAssertFalse(view.headers[0].isSnapping, "\(step)")
    }
  }

  /// A host whose frames come at the announced times draws each of 255 levels, in and out.
  func test_aNubIsDrawnAtEachLevel_byAHostThatWaitsForIt() {
    for (begin, duration) in [(1.0, 0.5), (1.1, 0.3), (7.7, 0.25), (123.456, 0.7)] {
      var view = view(.uikit)
      var options = NubOptions()
      options.fade = duration
      view.enableNub(options, at: 0.1)
      view.setOffset(.down(1200), at: begin)
      var (levels, time) = ([0.0], begin)
      while levels.count < 1000 {
        let change = view.nextChange(pixelsPerPoint: 1, from: time)
        guard change.time < .infinity else { break }
        time = change.time
        view.tick(at: time)
        if change.isDrawn { levels.append(((view.nub?.alpha ?? 0) * 255).rounded()) }
      }
      XCTAssertEqual(levels, (0...255).map(Double.init) + (0...254).reversed().map(Double.init), "\(begin), \(duration)")
    }
  }

  func test_aHeldArrow_repeatsAfterAPause() {
    var view = view(.uikit)
    view.enableScrollbar(.y, at: 0.1)
    view.pressScrollbarArrow(.y, forward: true, time: 1)
    view.tick(at: 1.24)
    XCTAssertEqual(view.nextChange(pixelsPerPoint: 1, from: 1.245), NextChange(time: 1.25, isDrawn: false, frameRate: 60))
  }

  // MARK: Nested and observed

  /// Draws the frames of nested content at 60 Hz from a time on, until it rests.
  private func count(_ tree: ScrollTree, _ views: [ScrollTree.ID], from begin: Double, scale: Double) -> Count {
    var shown = views.map { Picture(of: tree[$0], scale: scale) }
    var count = Count()
    while tree.needsTick {
      count.frames += 1
      let time = begin + Double(count.frames) / 60
      func next() -> NextChange {
        let changes = views.map { tree.nextChange(of: $0, pixelsPerPoint: scale, from: time) }
        if let drawn = changes.first(where: { $0.isDrawn && $0.time <= time }) { return drawn }
        return changes.min { $0.time < $1.time }!
      }
      var change = next()
      while !change.isDrawn, change.time <= time {
        tree.tick(at: change.time)
        change = next()
      }
      tree.tick(at: time)
      let pictures = views.map { Picture(of: tree[$0], scale: scale) }
      if change.time <= time { count.same += pictures == shown ? 1 : 0 } else { count.missed += pictures != shown ? 1 : 0 }
      shown = pictures
    }
    return count
  }

  func test_nestedContentIsDrawnWhereItsChainMovesIt() {
    for velocity in [700.0, 2000] {
      let tree = ScrollTree()
      let page = tree.add(view(.uikit, length: 5000, offset: 0))
      let list = tree.add(view(.uikit, length: 900.4, offset: 0.2), in: page)
      tree.handle(.panBegin, on: list, at: 1)
      tree.handle(.panUpdate(by: .zero), on: list, at: 1)
      tree.handle(.panEnd(.velocity(.down(velocity))), on: list, at: 1)
      let count = count(tree, [page, list], from: 1, scale: 2)
      XCTAssertEqual(count.missed, 0)
      XCTAssertLessThanOrEqual(count.same, 1, "at the border of both")
      XCTAssertGreaterThan(count.frames, 60)
    }
  }

  /// A finger rests on the list while the page, whose header stretches, returns by itself.
  func test_whatReturnsAroundAListThatIsHeld_isDrawn() {
    let tree = ScrollTree()
    var outer = view(.uikit, length: 5000, offset: 0)
    var header = HeaderOptions(mode: .pinned, height: 64.4)
    header.stretches = true
    outer.addHeader(header, at: 0)
    outer.enableScrollbar(.y, at: 0)
    let page = tree.add(outer)
    let list = tree.add(view(.uikit, length: 900, offset: 100), in: page)
    tree.press(list, 1, at: Vector(x: 200, y: 300), time: 1)
    tree.change(page, at: 1) { view, time in view.shift(by: .down(-60.3), at: time) }
    XCTAssertEqual(tree[page].frame.phase, .bouncing)
    let count = count(tree, [page, list], from: 1, scale: 1)
    XCTAssertEqual(count.missed, 0, "\(count)")
    XCTAssertLessThanOrEqual(count.same, 1, "\(count)")
    XCTAssertGreaterThan(count.frames, 30)
  }

  /// A finger rests on a list in a page. The list's header was left partly hidden.
  func test_aHeaderThatSnapsOnAListThatIsHeld_isDrawn() {
    let tree = ScrollTree()
    let page = tree.add(view(.uikit, length: 5000, offset: 0))
    var inner = view(.uikit, length: 5000, offset: 1000)
    var header = HeaderOptions(mode: .enterAlways, height: 88.3)
    header.snaps = true
    inner.addHeader(header, at: 0)
    let list = tree.add(inner, in: page)
    tree.handle(.panBegin, on: list, at: 1)
    tree.handle(.panUpdate(by: .down(30)), on: list, at: 1)
    tree.handle(.panEnd(.velocity(.zero)), on: list, at: 1)
    tree.press(list, 1, at: Vector(x: 200, y: 300), time: 1.05)
    XCTAssertEqual(tree[list].frame.phase, .tracking)
    let count = count(tree, [page, list], from: 1.05, scale: 2)
    XCTAssertEqual(count.missed, 0, "\(count)")
    XCTAssertLessThanOrEqual(count.same, 1, "\(count)")
    XCTAssertGreaterThan(count.frames, 5)
  }

  func test_observed_theToolkitDraws_andSilenceEndsAScroll() {
    var stage = Stage(.observed, offset: 500)
    stage.report(.didScroll(to: .down(520)))
    let change = stage.view.nextChange(pixelsPerPoint: 1, from: stage.now)
    XCTAssertFalse(change.isDrawn)
    XCTAssertEqual(change.time, stage.now + 0.15, accuracy: 1e-9)
  }

  /// The host answers to no request. When the content is as long as the viewport, the animation is at its end.
  func test_observed_whatANewSizeHasEnded_endsAtTheNextCall() {
    var view = ScrollView(mode: .observed)
    view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 5000)), at: 0)
    view.scroll(to: .down(900), at: 1)
    view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 400, y: 600)), at: 9)
    XCTAssertEqual(view.nextChange(pixelsPerPoint: 1, from: 9), NextChange(time: 9, isDrawn: false, frameRate: 60))
    view.tick(at: 9)
    XCTAssertEqual(view.nextChange(pixelsPerPoint: 1, from: 9), Self.never)
  }

  func test_afterAClockThatWasSetBack_theTimeIsTheHosts() {
    var view = view(.uikit)
    fling(&view, 100)
    let change = view.nextChange(pixelsPerPoint: 1, from: 1)
    view.setClock(backTo: 0.25)
    XCTAssertEqual(view.nextChange(pixelsPerPoint: 1, from: 0.25).time, change.time - 0.75, accuracy: 1e-9)
  }

  // MARK: The rate

  func test_theRateFollowsFromTheSpeed() {
    for (speed, rate) in [(0.0, 0.0), (60, 60), (124, 60), (126, 80), (299, 80), (301, 120), (-5000, 120)] {
      var view = view(.qt.changed { $0.minimumFling = 0 })
      fling(&view, speed)
      XCTAssertEqual(view.nextChange(pixelsPerPoint: 1, from: 1).frameRate, rate, "\(speed) pt/s")
    }
    var view = view(.uikit)
    view.press(1, at: .zero, time: 1)
    XCTAssertEqual(view.nextChange(pixelsPerPoint: 1, from: 1).frameRate, 120, "a finger is down")
    view = ScrollView(feel: .qt)
    view.setGeometry(ScrollGeometry(viewport: Vector(x: 400, y: 600), content: Vector(x: 1e5, y: 600)), at: 0)
    view.handle(.panBegin, at: 1)
    view.handle(.panUpdate(by: .zero), at: 1)
    view.handle(.panEnd(.velocity(Vector(x: 301, y: 0))), at: 1)
    XCTAssertEqual(view.nextChange(pixelsPerPoint: 1, from: 1).frameRate, 120, "along x")
  }
}
