/// What a user saw of a scroll view: janky frames, jerks, frames that showed the same, and how long events took to a frame.
///
///     var meter = ScrollMeter()
///     meter.addInput(at: event.time, to: view)    each event that moves content
///     meter.addFrame(of: view)                    each frame that is shown, after its tick
///     meter.report.jankyFrames
///
/// A value that does not grow. The time of a tick is when the frame is seen. Content that is shifted, and does not move on
/// the screen, counts as still.
public struct ScrollMeter: Sendable {
  /// What is measured, and on which display.
  public let options: MeterOptions
  private var totals = Totals()
  private var jank = ScrollJank()
  private var predictor = PredictorJank()
  private var jerk = JerkMeter()
  private var inputs = MeteredInputs()
  private var last: MeteredFrame?

  /// What the meter counts itself: see `MeterReport`.
  private struct Totals {
    var scrolls: UInt64 = 0
    var frames: UInt64 = 0
    var sameFrames: UInt64 = 0
    var inputs: UInt64 = 0
    /// The sum and the largest of the times from each event to the next frame, in seconds.
    var lag = 0.0
    var largestLag = 0.0

    /// In seconds; 0 without events.
    var meanLag: Double { inputs > 0 ? lag / Double(inputs) : 0 }
  }

  /// Begins a measurement.
  ///
  /// - Precondition: The options are in their ranges.
  public init(_ options: MeterOptions = MeterOptions()) {
    precondition(
      options.framesPerSecond >= 1 && options.framesPerSecond <= MeterOptions.mostFramesPerSecond
        && options.pixelsPerPoint > 0, "ScrollMeter: invalid options")
    self.options = options
  }

  /// What was measured until now.
  public var report: MeterReport {
    MeterReport(
      scrolls: totals.scrolls, frames: totals.frames, sameFrames: totals.sameFrames, jankyFrames: jank.decider.jankyFrames,
      missedFrames: jank.decider.missed, predictorJankyFrames: predictor.jankyFrames, largestJerk: jerk.largest,
      inputs: totals.inputs, meanLag: totals.meanLag, largestLag: totals.largestLag)
  }

  /// An event that moves content happened, at a time of the host.
  public mutating func addInput(at time: Double, to view: ScrollView) { inputs.add(time + view.clockOffset) }

  /// The view is shown as it is now.
  public mutating func addFrame(of view: ScrollView) {
    guard view.engine.clock > -.infinity else { return }  // nothing has happened yet
    let snapshot = view.engine.lastSnapshot
    add(
      MeteredFrame(
        time: view.engine.clock, position: snapshot.offset[options.axis] - view.engine.shifted[options.axis],
        movement: MeteredMovement(snapshot.phase), needsTick: snapshot.needsTick))
  }

  /// Ignores a frame that comes sooner than a display can show it. The first frame is compared with none.
  private mutating func add(_ frame: MeteredFrame) {
    if let last, frame.time - last.time < Self.shortestInterval { return }
    measureLag(until: frame.time)
    switch frame.movement {
    case .still: endScroll()
    case .finger, .motion:
      if (last?.movement ?? .still) == .still { totals.scrolls += 1 }
      if let last { measure(frame, after: last) } else { jerk.add(frame.position, at: frame.time) }
    }
    last = frame
    inputs = MeteredInputs()
  }

  private mutating func measureLag(until shown: Double) {
    guard inputs.count > 0 else { return }
    totals.inputs += inputs.count
    totals.largestLag = max(totals.largestLag, shown - inputs.first)
    totals.lag += inputs.lag(until: shown)
  }

  // MARK: Scrolls

  private mutating func endScroll() {
    jank.endScroll()
    predictor.endScroll()
  }

  /// The display showed the last position up to one frame interval before this frame, if the content rested.
  private mutating func measureJerk(_ frame: MeteredFrame, after last: MeteredFrame) {
    let isLong = frame.time - last.time > Self.longFrame * options.frameInterval
    if last.movement == .still || !last.needsTick && isLong {
      let until = max(last.time, frame.time - options.frameInterval)
      jerk.rest(at: last.position, until: until, interval: options.frameInterval)
    }
    jerk.add(frame.position, at: frame.time)
  }

  /// Whether content moves in a frame, or should: not while a finger rests.
  private func isUpdate(_ frame: MeteredFrame, after last: MeteredFrame) -> Bool {
    inputs.count > 0 || frame.position != last.position || frame.movement == .motion && last.needsTick
  }

  private mutating func measure(_ frame: MeteredFrame, after last: MeteredFrame) {
    measureJerk(frame, after: last)
    guard isUpdate(frame, after: last) else { return }
    let distance = (frame.position - last.position) * options.pixelsPerPoint
    let grid = PixelGrid(pixelsPerPoint: options.pixelsPerPoint)
    let isSame = grid.pixel(frame.position) == grid.pixel(last.position)
    totals.frames += 1
    if isSame { totals.sameFrames += 1 }
    predictor.add(distance)
    jank.add(scrolled(frame, distance, isSame: isSame), interval: options.frameInterval)
  }

  /// A frame for Chromium's rules. A motion goes on by itself, as if an event continued it when the frame began.
  private func scrolled(_ frame: MeteredFrame, _ distance: Double, isSame: Bool) -> ScrolledFrame {
    let begin = frame.time - options.frameInterval
    var scrolled = ScrolledFrame(begin: begin, presentation: isSame ? nil : frame.time)
    let isMotion = frame.movement == .motion
    if inputs.count > 0 || isMotion {
      let (first, last) = inputs.count > 0 ? inputs.span(before: frame.time) : (begin, begin)
      scrolled.real = ScrolledFrame.RealUpdate(
        first: first, last: last, distance: distance, momentum: isMotion ? distance : nil)
    } else {
      scrolled.synthetic = begin
    }
    return scrolled
  }

  /// Taste. 1.5 frames: a longer one left out a frame of the display. Larger takes a rest for slow movement.
  private static let longFrame = 1.5
  /// Derived. Half a frame at the most frames per second, 0.25 ms: the interval between two frames has a rounding error. Larger
  /// ignores frames that were seen.
  private static let shortestInterval = 0.5 / MeterOptions.mostFramesPerSecond
}
