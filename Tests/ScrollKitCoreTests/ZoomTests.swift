import XCTest

@testable import ScrollKitCore

/// Content of 800 × 1000 points in a viewport of 400 × 600.
final class ZoomTests: XCTestCase {
  private let base = Pair(
    x: AxisGeometry(viewport: 400, content: 800), y: AxisGeometry(viewport: 600, content: 1000))
  private func zoomable(centred: Bool = false) -> ZoomableContent {
    ZoomableContent(base: base, minimumScale: 0.25, maximumScale: 4, isCentered: centred)
  }
  private let middle = Vector(x: 200, y: 300)

  private func view(
    _ feel: Feel = .uikit, centred: Bool = false, at offset: Vector = .zero, scale: Double = 1
  ) -> ScrollView {
    var view = ScrollView(
      mode: .driven,
      setting: ScrollSetting(geometry: .empty, feel: feel, alwaysBounces: Pair(x: false, y: false)))
    view.setGeometry(base, at: 0)
    view.enableZoom(from: 0.25, to: 4, isCentered: centred, at: 0)
    view.zoom(to: scale, about: .zero, .atOnce, at: 0)
    view.setOffset(offset, at: 0)
    _ = view.takeEvents()
    return view
  }

  private func expect(
    _ view: inout ScrollView, _ x: Double, _ y: Double, scale: Double, _ name: String = "",
    accuracy: Double = 1e-9, line: UInt = #line
  ) {
    let frame = view.frame
    XCTAssertEqual(frame.offset.x, x, accuracy: accuracy, name, line: line)
    XCTAssertEqual(frame.offset.y, y, accuracy: accuracy, name, line: line)
    XCTAssertEqual(frame.scale, scale, accuracy: accuracy, name, line: line)
  }

  private func pinch(_ x: Double, _ y: Double, _ factor: Double) -> ScrollInput {
    .zoom(.update(to: Vector(x: x, y: y), factor: factor))
  }
  private func beginPinch(_ x: Double, _ y: Double, _ factor: Double = 1) -> ScrollInput {
    .zoom(.begin(at: Vector(x: x, y: y), factor: factor))
  }
  private func notches(_ amount: Double, _ x: Double = 200, _ y: Double = 300) -> ScrollInput {
    .zoom(.wheel(by: amount, .notches, about: Vector(x: x, y: y)))
  }

  // MARK: The content at a scale

  func test_contentScales_insetsDoNot_andSmallContentIsAtItsStartOrCentered() {
    let rows: [(scale: Double, centred: Bool, x: ClosedRange<Double>, y: ClosedRange<Double>)] = [
      (1, false, 0...400, 0...400), (2, false, 0...1200, 0...1400), (4, false, 0...2800, 0...3400),
      (0.5, false, 0...0, 0...0), (0.25, false, 0...0, 0...0),
      (1, true, 0...400, 0...400), (0.5, true, 0...0, -50 ... -50), (0.25, true, -100 ... -100, -175 ... -175),
    ]
    for row in rows {
      let range = zoomable(centred: row.centred).geometry(at: row.scale).range
      XCTAssertEqual(range.x, Interval(lower: row.x.lowerBound, upper: row.x.upperBound), "\(row)")
      XCTAssertEqual(range.y, Interval(lower: row.y.lowerBound, upper: row.y.upperBound), "\(row)")
    }
    // 600 − 40 − 10 − 250 points are left; half of them are added to the leading inset.
    let inset = AxisGeometry(viewport: 600, content: 1000, leadingInset: 40, trailingInset: 10)
    let small = ZoomableContent(base: Pair(x: inset, y: inset), minimumScale: 0.25, maximumScale: 1, isCentered: true)
    XCTAssertEqual(small.geometry(at: 0.25).y.range, Interval(lower: -190, upper: -190))
    XCTAssertEqual(small.geometry(at: 1).y.range, Interval(lower: -40, upper: 410))
    XCTAssertEqual(zoomable().geometry(at: 1), base, "scale 1 changes no bit")
  }

  func test_theContentUnderTheAnchorPointStays_asFarAsRangeAndLimitsAllow() {
    let rows: [(from: Double, x: Double, y: Double, px: Double, py: Double, to: Double, ox: Double, oy: Double, s: Double)] = [
      (1, 100, 200, 200, 300, 2, 400, 700, 2), (1, 100, 200, 0, 0, 2, 200, 400, 2),
      (2, 400, 700, 200, 300, 1, 100, 200, 1), (1, 100, 200, 200, 300, 9, 1000, 1700, 4),
      (2, 0, 0, 200, 300, 1, 0, 0, 1),  // clamped to the range
      (1, 400, 400, 399, 599, 0.1, 0, 0, 0.25),
    ]
    for row in rows {
      let transform = zoomable().transform(
        at: row.to, from: ZoomTransform(scale: row.from, offset: Vector(x: row.x, y: row.y)),
        about: Vector(x: row.px, y: row.py))
      XCTAssertEqual(transform, ZoomTransform(scale: row.s, offset: Vector(x: row.ox, y: row.oy)), "\(row)")
    }
  }

  func test_aRectangleFillsTheVisiblePart() {
    func show(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> ZoomTransform {
      zoomable().transform(showing: Pair(x: Interval(lower: x, upper: x + width), y: Interval(lower: y, upper: y + height)))
    }
    XCTAssertEqual(show(100, 200, 200, 100), ZoomTransform(scale: 2, offset: Vector(x: 200, y: 200)), "width decides")
    XCTAssertEqual(show(100, 200, 50, 300), ZoomTransform(scale: 2, offset: Vector(x: 50, y: 400)), "height decides")
    XCTAssertEqual(show(0, 0, 200, 300), ZoomTransform(scale: 2, offset: .zero))
    XCTAssertEqual(show(300, 500, 0, 0), ZoomTransform(scale: 4, offset: Vector(x: 1000, y: 1700)), "a point: the limit")
    XCTAssertEqual(show(0, 0, 8000, 8000), ZoomTransform(scale: 0.25, offset: .zero), "too large: the limit")
    XCTAssertEqual(show(780, 990, 20, 10), ZoomTransform(scale: 4, offset: Vector(x: 2800, y: 3400)), "the corner")
    // An empty viewport and an empty rectangle: any scale, but no NaN.
    let none = AxisGeometry(viewport: 0, content: 0)
    let nowhere = ZoomableContent(base: Pair(x: none, y: none), minimumScale: 1, maximumScale: 2, isCentered: true)
    let point = Pair(x: Interval(lower: 0, upper: 0), y: Interval(lower: 0, upper: 0))
    XCTAssertEqual(nowhere.transform(showing: point), ZoomTransform(scale: 1, offset: .zero))
  }

  // MARK: The path

  func test_alongAPath_theScaleGrowsByEqualFactors_andOnePointStaysFixed() {
    let path = ZoomPath(
      from: ZoomTransform(scale: 1, offset: Vector(x: 100, y: 200)),
      to: ZoomTransform(scale: 4, offset: Vector(x: 1000, y: 1700)), middle: middle)
    XCTAssertEqual(path.length, 1000 * 1.3862943611198906, accuracy: 1e-9)
    for (share, scale) in [(0.0, 1.0), (0.25, 1.4142135623730951), (0.5, 2), (0.75, 2.8284271247461903), (1, 4)] {
      let transform = path.transform(at: path.length * share)
      XCTAssertEqual(transform.scale, scale, accuracy: 1e-12)
      XCTAssertEqual(transform.offset.x, 300 * scale - 200, accuracy: 1e-9)
      XCTAssertEqual(transform.offset.y, 500 * scale - 300, accuracy: 1e-9)
    }
    XCTAssertEqual(path.transform(at: 0), path.start)
    // Velocity is the slope of the offset; `scaleVelocity` that of the log scale.
    let (before, after) = (path.transform(at: 500 - 1e-3), path.transform(at: 500 + 1e-3))
    let slope = (after.offset - before.offset) * (1 / 2e-3)
    XCTAssertEqual(path.velocity(at: path.transform(at: 500), speed: 7).y, slope.y * 7, accuracy: 1e-4)
    XCTAssertEqual(path.scaleVelocity(at: 7), 7, accuracy: 1e-12)
    // A tiny change of scale keeps the distance on screen exact.
    for gain in [1e-15, 1e-12, 1e-9, 1e-6, -1e-9, -0.999_999] {
      let hardly = ZoomPath(
        from: ZoomTransform(scale: 3, offset: .zero),
        to: ZoomTransform(scale: 3 * (1 + gain), offset: Vector(x: 0, y: 900)), middle: middle)
      XCTAssertEqual(hardly.transform(at: hardly.length).offset.y, 900, accuracy: 1e-9, "\(gain)")
    }
    // Without a change of scale the path is a straight line.
    let pan = ZoomPath(
      from: ZoomTransform(scale: 2, offset: .zero), to: ZoomTransform(scale: 2, offset: Vector(x: 30, y: -40)),
      middle: middle)
    XCTAssertEqual(pan.length, 40)
    XCTAssertEqual(pan.transform(at: 20), ZoomTransform(scale: 2, offset: Vector(x: 15, y: -20)))
    XCTAssertEqual(pan.velocity(at: pan.transform(at: 20), speed: 80), Vector(x: 60, y: -80))
    XCTAssertEqual(pan.scaleVelocity(at: 80), 0)
    XCTAssertEqual(pan.speed(of: Vector(x: 60, y: -80), scaleVelocity: 0, middle: middle), 80)
    let none = ZoomPath(from: pan.start, to: pan.start, middle: middle)
    XCTAssertEqual(none.transform(at: 0), pan.start)
    XCTAssertEqual(none.velocity(at: none.start, speed: 1), .zero)
  }

  // MARK: Pinch

  func test_duringAPinch_theContentUnderTheMidpointStaysUnderIt() {
    var view = view(at: Vector(x: 100, y: 200))
    view.handle(beginPinch(200, 300), at: 1)  // the point 300, 500
    expect(&view, 100, 200, scale: 1)
    for (x, y, factor, ox, oy) in [
      (200.0, 300.0, 2.0, 400.0, 700.0), (150, 260, 2, 450, 740), (100, 300, 1.5, 350, 450), (200, 300, 1, 100, 200),
    ] {
      view.handle(pinch(x, y, factor), at: 1)
      expect(&view, ox, oy, scale: factor)
      XCTAssertEqual(view.frame.phase, .zooming)
      XCTAssertFalse(view.frame.needsTick)
    }
    // A pinch that begins at another factor: only the ratio counts.
    view.handle(beginPinch(0, 0, 3), at: 1)
    view.handle(pinch(0, 0, 6), at: 1)
    expect(&view, 200, 400, scale: 2)
  }

  func test_pastALimitTheScaleHasResistance_andReturnsWithTheFingers() {
    // 4 · e^(y/1000), y = 0.55·x / (0.55·x/d + 1), x = 1000·ln 2 = d: 245.9555 pt of log scale.
    let past = 4 * exp(log(2) * 0.55 / 1.55)
    var view = view(at: Vector(x: 1000, y: 1700), scale: 4)
    view.handle(beginPinch(200, 300), at: 1)
    for (factor, scale) in [(1.0, 4.0), (2, past), (1e300, 8), (1, 4), (0.5, 2), (1e-300, 0.125), (2, past), (1, 4)] {
      view.handle(pinch(200, 300, factor), at: 1)
      XCTAssertEqual(view.frame.scale, scale, accuracy: scale == 8 || scale == 0.125 ? 0.0015 * scale : 1e-12)
      if scale > 1 { XCTAssertEqual(view.frame.offset.x, 300 * view.frame.scale - 200, accuracy: 1e-9) }
    }
    XCTAssertLessThan(past, 8)
    // The same below the minimum scale.
    var small = self.view(centred: true, scale: 0.25)
    small.handle(beginPinch(200, 300), at: 1)
    small.handle(pinch(200, 300, 0.5), at: 1)
    XCTAssertEqual(small.frame.scale, 0.25 / (past / 4), accuracy: 1e-12)
    // Clamped edges clamp the scale, too.
    var stiff = self.view(.chromium, at: Vector(x: 1000, y: 1700), scale: 4)
    stiff.handle(beginPinch(200, 300), at: 1)
    stiff.handle(pinch(200, 300, 2), at: 1)
    expect(&stiff, 1000, 1700, scale: 4)
  }

  func test_aReleasePastALimit_springsBackAboutTheMidpoint_onTheLogScale() {
    var view = view(at: Vector(x: 1000, y: 1700), scale: 4)
    view.handle(beginPinch(200, 300), at: 1)
    view.handle(pinch(200, 300, 2), at: 1)
    let past = view.frame.scale
    _ = view.takeEvents()
    view.handle(.zoom(.end), at: 1)
    XCTAssertEqual(view.frame.target, Vector(x: 1000, y: 1700))
    XCTAssertEqual(view.targetScale, 4)
    for time in [0.0, 0.05, 0.1, 0.2, 0.4] {
      // Critical, 10/s: (1 + 10·t)·e^(−10·t) of the distance is left.
      let left = (1 + 10 * time) * exp(-10 * time)
      view.tick(at: 1 + time)
      let scale = 4 * pow(past / 4, left)
      expect(&view, 300 * scale - 200, 500 * scale - 300, scale: scale, "\(time)")
    }
    view.tick(at: 4)
    expect(&view, 1000, 1700, scale: 4, accuracy: 0)
    XCTAssertEqual(view.frame.phase, .idle)
  }

  func test_aReleaseWithinTheLimits_deceleratesAtTheNewScale() {
    var view = view(at: Vector(x: 100, y: 200))
    view.handle(beginPinch(200, 300), at: 1)
    for step in 1...10 {
      view.handle(pinch(200, 300 - 6 * Double(step), 2), at: 1 + 0.01 * Double(step))
    }
    view.handle(.zoom(.end), at: 1.1)
    let frame = view.frame
    XCTAssertEqual(frame.phase, .coasting)
    XCTAssertEqual(frame.velocity.y, 600, accuracy: 1e-6)
    XCTAssertEqual(frame.target.y, 760 + 600 / 2.002002670673338 - 0.5, accuracy: 1e-6)
    view.tick(at: 9)
    expect(&view, frame.target.x, frame.target.y, scale: 2)
  }

  func test_outOfRange_thePinchHasResistance_andTheOffsetSpringsBack() {
    var view = view()
    view.handle(beginPinch(200, 300), at: 1)
    view.handle(pinch(300, 300, 1), at: 1)  // 100 past the left edge
    expect(&view, -(0.55 * 100) / (0.55 * 100 / 400 + 1), 0, scale: 1)
    view.handle(pinch(200, 300, 1), at: 1)
    expect(&view, 0, 0, scale: 1)
    view.handle(pinch(300, 300, 1), at: 1)
    view.handle(.cancel, at: 1.5)
    XCTAssertEqual(view.frame.phase, .bouncing)
    view.tick(at: 4)
    expect(&view, 0, 0, scale: 1)
    // Content that fits stays centered, wherever the fingers are.
    var small = self.view(centred: true, scale: 0.25)
    small.handle(beginPinch(10, 10), at: 1)
    small.handle(pinch(80, 500, 1.6), at: 1)
    expect(&small, -40, -100, scale: 0.4)
  }

  func test_aPinchOverscrolls_onlyPastTheEdgeThatBounces() {
    let (left, right) = (Vector(x: 100, y: 0), Vector(x: -100, y: 0))
    let (up, down) = (Vector(x: 0, y: 100), Vector(x: 0, y: -100))
    for (edge, pulled) in [(Edges.left, left), (.right, right), (.top, up), (.bottom, down)] {
      var feel = Feel.uikit
      feel.edges = .all(.clamp)
      switch edge {
      case .left: feel.edges.x.lower = .bounce
      case .right: feel.edges.x.upper = .bounce
      case .top: feel.edges.y.lower = .bounce
      default: feel.edges.y.upper = .bounce
      }
      for pull in [left, right, up, down] {
        var view = view(feel, at: Vector(x: pull == right ? 400 : 0, y: pull == down ? 400 : 0))
        let before = view.frame.offset
        view.handle(beginPinch(200, 300), at: 1)
        view.handle(pinch(200 + pull.x, 300 + pull.y, 1), at: 1)
        let band = RubberBand(coefficient: 0.55, limit: pull.x != 0 ? 400 : 600)
        let shown = pull == pulled ? pull * (-band.overscroll(pulledBy: 100) / 100) : .zero
        expect(&view, before.x + shown.x, before.y + shown.y, scale: 1, "\(edge), pulled by \(pull)")
      }
    }
  }

  // MARK: Wheel

  func test_aWheelAtALimit_doesNotEndTheRestOfFingersOnATrackpad() {
    for (scale, amount) in [(0.25, 1.0), (4, -1)] {
      var view = view(scale: scale)
      view.handle(.hold, at: 1)
      view.handle(notches(amount), at: 1.1)
      XCTAssertEqual(view.frame.phase, .tracking, "\(scale)")
      XCTAssertEqual(view.frame.scale, scale)
    }
  }

  func test_fiveNotchesDoubleTheScale_aboutThePointer() {
    let notch = pow(2, 0.2)
    for (unit, amount, factor) in [
      (WheelUnit.notches, -1.0, notch), (.notches, 1, 1 / notch), (.notches, -5, 2), (.lines, -3, notch), (.pages, -0.1, notch),
      (.points, -100, exp(1.0)), (.points, 10, exp(-0.1)), (.notches, -500, 4), (.notches, 500, 0.25),
    ] {
      var view = view(at: Vector(x: 100, y: 200))
      view.handle(.zoom(.wheel(by: amount, unit, about: middle)), at: 1)
      XCTAssertEqual(view.targetScale, factor, accuracy: 1e-12, "\(amount) \(unit)")
      view.tick(at: 3)
      expect(&view, max(0, 300 * factor - 200), max(0, 500 * factor - 300), scale: factor)
    }
  }

  func test_linesAndPagesAreConverted_byTheLengthOfANotch() {
    for step in [0.5, 1, 120] {
      var feel = Feel.uikit
      feel.wheelStep = .points(step)
      for (unit, points) in [(WheelUnit.lines, 20.0), (.pages, 600)] {
        var view = view(feel, at: Vector(x: 100, y: 200))
        view.handle(.zoom(.wheel(by: -2 * step / points, unit, about: middle)), at: 1)
        XCTAssertEqual(view.targetScale, pow(2, 0.4), accuracy: 1e-12, "\(step) \(unit)")
      }
    }
  }

  func test_notchesAddUpInOneAnimation_andAFeelWithoutSmoothingDoesNotAnimate() {
    var view = view(at: Vector(x: 100, y: 200))
    for step in 0..<5 { view.handle(notches(-1), at: 1 + 0.01 * Double(step)) }
    XCTAssertEqual(view.targetScale, 2, accuracy: 1e-12)
    XCTAssertEqual(view.frame.phase, .zooming)
    view.tick(at: 1.08)
    XCTAssertGreaterThan(view.frame.scale, 1.1)
    view.handle(notches(0), at: 1.08)
    view.tick(at: 2)
    expect(&view, 400, 700, scale: 2)
    view.handle(notches(-99), at: 2)
    view.tick(at: 3)
    view.handle(notches(-1), at: 3)
    XCTAssertEqual(view.frame.phase, .idle, "at the limit there is nowhere to go")
    var gtk = self.view(.gtk, at: Vector(x: 100, y: 200))
    gtk.handle(notches(-5), at: 1)
    expect(&gtk, 400, 700, scale: 2)
    XCTAssertEqual(gtk.frame.phase, .idle)
  }

  func test_theLargestTurnOfAWheelAndTheLongestPinch_overflowNoScale() {
    XCTAssertTrue((LogScale.scale(LogScale.reach, from: 1e4) * 1e24).isFinite)
    XCTAssertGreaterThan(LogScale.scale(-LogScale.reach, from: 1e-4) * 1e-24, Double.leastNormalMagnitude)
    XCTAssertEqual(LogScale.clamp(1e300), LogScale.reach)
    XCTAssertEqual(LogScale.clamp(-1e300), -LogScale.reach)
  }

  /// A notch with the control key, and 20 ms later another input without it.
  func test_aNotchThatZooms_goesOn_whileAWheelOrAKeyScrolls() {
    let inputs: [(input: ScrollInput, distance: Vector)] = [
      (.wheel(by: Vector(x: 0, y: 1), .notches), .down(60)), (.wheel(by: Vector(x: 0, y: 5), .points), .down(5)),
      (.wheel(by: Vector(x: -1, y: 0), .notches), Vector(x: -60, y: 0)), (.key(.lineDown), .down(40)), (.keyHeld(.lineUp), .down(-40)),
    ]
    for isNested in [false, true] {
      for row in inputs + [(.wheel(by: .zero, .notches), .zero)] {
        let layer = NestedStage.Layer(range: 3000, offset: 1000, across: 3000)
        let stage = NestedStage(isNested ? [layer, layer] : [layer], feel: .uikit)
        stage.call(0, at: 0) { view in
          view.setOffset(Vector(x: 1000, y: 1000), at: 0)
          view.enableZoom(from: 0.5, to: 4, at: 0)
        }
        stage.put(.zoom(.wheel(by: -1, .notches, about: Vector(x: 200, y: 200))), at: 1)
        let (scale, target) = (stage.view(0).targetScale, stage.frame(0).target)
        stage.tick(1.02)
        let before = stage.frame(0)
        stage.put(row.input, at: 1.02)
        XCTAssertEqual(stage.frame(0).offset, before.offset, "\(row.input): nothing jumps")
        XCTAssertEqual(stage.frame(0).scale, before.scale)
        stage.tick(9)
        XCTAssertEqual(stage.frame(0).scale, scale, "\(row.input)")
        XCTAssertEqual((stage.frame(0).offset - target - row.distance).length, 0, accuracy: 1e-9, "\(row.input)")
      }
    }
  }

  func test_aPinchIgnoresTheWheel() {
    for hold in [ScrollInput.press(pointer: 1, at: middle), beginPinch(200, 300)] {
      var view = view()
      view.handle(hold, at: 1)
      view.handle(notches(-3), at: 1)
      view.tick(at: 3)
      XCTAssertEqual(view.frame.scale, 1)
    }
  }

  // MARK: Program

  func test_aDoubleTapZoomsIn_andTheNextOneZoomsOut() {
    var view = view(scale: 0.25)
    view.zoom(tappedAt: Vector(x: 50, y: 75), to: 2, at: 1)
    XCTAssertEqual(view.frame.target, Vector(x: 350, y: 525))
    view.tick(at: 1.15)  // half of 0.3 s, half of the distance
    expect(&view, 200 * pow(0.5, 0.5) - 50, 300 * pow(0.5, 0.5) - 75, scale: pow(0.5, 0.5))
    view.tick(at: 2)
    expect(&view, 350, 525, scale: 2)
    view.zoom(tappedAt: Vector(x: 50, y: 75), to: 2, at: 2)
    view.tick(at: 3)
    expect(&view, 0, 0, scale: 0.25)
    // A second tap during the animation reverses it without a jump.
    view.zoom(tappedAt: middle, to: 4, at: 3)
    view.tick(at: 3.2)
    let scale = view.frame.scale
    view.zoom(tappedAt: middle, to: 4, at: 3.2)
    XCTAssertEqual(view.frame.scale, scale, accuracy: 1e-12)
    XCTAssertEqual(view.targetScale, 0.25)
  }

  func test_scrollsDuringTheAnimation_areForTheScaleAtItsEnd() {
    var view = view(at: Vector(x: 100, y: 200))
    let first = view.zoom(to: 2, about: middle, at: 1)
    let second = view.scroll(to: Vector(x: 1200, y: 1400), at: 1.1)
    XCTAssertEqual(view.frame.target, Vector(x: 1200, y: 1400), "in range only at scale 2")
    view.tick(at: 3)
    expect(&view, 1200, 1400, scale: 2)
    var ends: [ScrollEvent] = []
    for next in view.takeEvents() {
      if case .animationCompleted = next.event { ends.append(next.event) }
    }
    XCTAssertEqual(ends, [.animationCompleted(first, finished: false), .animationCompleted(second, finished: true)])
    view.zoom(to: 1, about: middle, at: 4)
    view.setOffset(.zero, at: 4.1)
    expect(&view, 0, 0, scale: 1)
    XCTAssertEqual(view.frame.phase, .idle)
  }

  /// Some toolkits inform the host of the second tap at its press, others at its release: p press, r release, d double
  /// tap.
  func test_aDoubleTapZooms_inWhateverOrderItsPressAndReleaseCome() {
    for order in ["prprd", "prpdr", "prdpr", "d"] {
      var view = view(at: .zero, scale: 0.25)
      for letter in order {
        switch letter {
        case "p": view.handle(.press(pointer: 1, at: middle), at: 1)
        case "r": view.handle(.release(pointer: 1), at: 1)
        case _: view.zoom(tappedAt: middle, to: 2, at: 1)
        }
      }
      XCTAssertEqual(view.targetScale, 2, order)
      view.tick(at: 3)
      XCTAssertEqual(view.frame.scale, 2, order)
    }
  }

  func test_aPressStopsAnAnimationWithinTheLimits_butNotOutside() {
    var inside = view(at: Vector(x: 100, y: 200))
    inside.zoom(to: 2, about: middle, at: 1)
    inside.handle(.press(pointer: 1, at: middle), at: 1.15)
    XCTAssertEqual(inside.frame.phase, .tracking)
    let scale = inside.frame.scale
    inside.tick(at: 2)
    XCTAssertEqual(inside.frame.scale, scale)
    inside.handle(.move(pointer: 1, to: Vector(x: 200, y: 290)), at: 2)
    XCTAssertEqual(inside.frame.phase, .dragging, "caught content needs no slop")
    var outside = view(at: Vector(x: 1000, y: 1700), scale: 4)
    outside.handle(beginPinch(200, 300), at: 1)
    outside.handle(pinch(200, 300, 2), at: 1)
    outside.handle(.zoom(.end), at: 1)
    for input: ScrollInput in [
      .press(pointer: 1, at: middle), .wheel(by: Vector(x: 0, y: 9), .points), .hold, .panUpdate(by: middle), .key(.lineDown),
    ] {
      outside.handle(input, at: 1.1)
      XCTAssertEqual(outside.frame.phase, .zooming, "\(input)")
    }
    outside.handle(beginPinch(200, 300), at: 1.1)  // but a pinch stops it
    let caught = outside.frame.scale
    XCTAssertGreaterThan(caught, 4)
    outside.tick(at: 3)
    XCTAssertEqual(outside.frame.scale, caught)
  }

  func test_withoutZooming_pinchesAreIgnored() {
    var view = view()
    view.disableZoom(at: 0)
    XCTAssertFalse(view.canZoom)
    for input in [beginPinch(200, 300), pinch(200, 300, 2), .zoom(.end), notches(-5)] {
      view.handle(input, at: 1)
      expect(&view, 0, 0, scale: 1)
      XCTAssertEqual(view.frame.phase, .idle)
    }
  }

  func test_disabling_showsScale1_andEnablingClampsToNewLimits() {
    var view = view(at: Vector(x: 400, y: 700), scale: 2)
    view.enableZoom(from: 1, to: 1.5, at: 1)
    expect(&view, 250, 450, scale: 1.5)
    view.disableZoom(at: 2)
    expect(&view, 100, 200, scale: 1)
    XCTAssertEqual(view.setting.geometry, base)
  }

  func test_zooming_emitsItsEventsInOrder() {
    var view = view(at: Vector(x: 1000, y: 1700), scale: 4)
    view.handle(beginPinch(200, 300), at: 1)
    view.handle(pinch(200, 300, 2), at: 1.1)
    let past = view.frame.scale
    let offset = view.frame.offset
    view.handle(.zoom(.end), at: 1.2)
    view.tick(at: 1.25)  // returns by itself: no further event of a passed limit
    XCTAssertGreaterThan(view.frame.scale, 4)
    view.tick(at: 9)
    var events: [ScrollEvent] = []
    for next in view.takeEvents() { events.append(next.event) }
    XCTAssertEqual(
      events,
      [
        .phaseChanged(from: .idle, to: .zooming), .zoomChanged(to: past), .zoomedPastMaximum(scale: past),
        .didScroll(to: offset), .willRest(at: Vector(x: 1000, y: 1700)), .zoomChanged(to: 4),
        .didScroll(to: Vector(x: 1000, y: 1700)), .phaseChanged(from: .zooming, to: .idle),
        .didRest(at: Vector(x: 1000, y: 1700)),
      ])
  }

  func test_anAnimatedZoom_reportsItsScaleAtTheTimeOfTheFrame() {
    var view = view(at: Vector(x: 1000, y: 1700), scale: 2)
    view.zoom(to: 4, about: .zero, at: 1)
    _ = view.takeEvents()
    view.tick(at: 1.1)
    let times = view.takeEvents().compactMap { if case .zoomChanged = $0.event { $0.time } else { nil } }
    XCTAssertEqual(times, [1.1])
  }

  func test_disablingZoom_endsCentering() {
    var view = view(centred: true)
    let small = Pair(x: AxisGeometry(viewport: 400, content: 200), y: AxisGeometry(viewport: 600, content: 300))
    view.setGeometry(small, at: 0)
    expect(&view, -100, -150, scale: 1)
    view.disableZoom(at: 1)
    expect(&view, 0, 0, scale: 1)
  }

  // MARK: Behaviours

  func test_zooming_movesNoHeader_removesTheReturnOffset_andSectionsFollowTheScale() {
    var view = view(at: Vector(x: 100, y: 200))
    view.addHeader(HeaderOptions(mode: .enterAlways, height: 50, minimumHeight: 0), at: 0)
    view.enableTop(at: 0)
    view.enableNub(at: 0)
    view.setSections([0, 300, 600], at: 0)
    XCTAssertEqual(view.section, 0)
    view.triggerTop(at: 1)
    view.tick(at: 2)
    XCTAssertEqual(view.behaviours.top?.returnOffset, 200)
    let shown = view.headers[0].position
    view.handle(beginPinch(200, 300), at: 3)
    view.handle(pinch(200, 300, 4), at: 3)
    XCTAssertEqual(view.frame.offset.y, 900, accuracy: 1e-9)
    XCTAssertNil(view.behaviours.top?.returnOffset)
    XCTAssertEqual(view.headers[0].position, shown, "zooming is no scroll")
    XCTAssertEqual(view.section, 0, "225 of 1000, at scale 1")
    view.handle(pinch(200, -300, 4), at: 3)
    XCTAssertEqual(view.section, 1, "375 of 1000")
  }

  func test_aShiftDuringAPinch_movesTheAnchorWithTheContent() {
    var view = view(at: Vector(x: 100, y: 200))
    view.handle(beginPinch(200, 300), at: 1)
    view.handle(pinch(200, 300, 2), at: 1)
    let taller = Pair(x: base.x, y: AxisGeometry(viewport: 600, content: 1100))
    view.setGeometry(taller, shift: Vector(x: 0, y: 200), at: 1)  // 100 points at scale 1
    expect(&view, 400, 900, scale: 2)
    view.handle(pinch(200, 300, 1), at: 1)
    expect(&view, 100, 300, scale: 1)
  }
}
