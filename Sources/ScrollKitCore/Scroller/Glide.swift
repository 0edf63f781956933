/// A stretch of a flight, made ready to be read every frame.
///
/// Nothing but time changes along it: the phase and the target stay what they are until `end`.
/// It says nothing that the flight does not say; it says it in a fifth of the time.
///
/// Times are compared as the flight compares them, since its axes began: two ways to round would
/// be two opinions about the phase.
struct Glide: Sendable {
  private let x: Leg
  private let y: Leg
  private let sharesDecay: Bool

  /// One axis: an approach, and when it begins and ends after `since`, in seconds.
  private struct Leg: Sendable {
    let since: Double
    let stretch: ApproachStretch

    static var ended: Leg {
      Leg(since: 0, stretch: ApproachStretch(approach: .rest(at: 0), begin: 0, end: -.infinity))
    }
  }

  /// No stretch: it has always ended.
  static var none: Glide { @inline(never) get { Glide(x: .ended, y: .ended) } }

  private init(x: Leg, y: Leg) {
    self.x = x
    self.y = y
    let isTogether =
      x.since == y.since && x.stretch.begin == y.stretch.begin
      && x.stretch.approach.decay == y.stretch.approach.decay
    sharesDecay = isTogether || y.stretch.approach == .rest(at: y.stretch.approach.place)
  }

  /// The stretch of a flight that is under way; none where an axis has another form.
  init(_ flight: Flight, at now: Double) {
    let (x, y) = (flight.motions.x, flight.motions.y)
    guard !flight.isOver(at: now),
      let stretchX = x.motion.approach(at: now - x.since),
      let stretchY = y.motion.approach(at: now - y.since)
    else {
      self = .none
      return
    }
    self.init(x: Leg(since: x.since, stretch: stretchX), y: Leg(since: y.since, stretch: stretchY))
  }

  /// Whether the stretch lasts at `now`.
  @inline(always)
  func lasts(at now: Double) -> Bool {
    now - x.since < x.stretch.end && now - y.since < y.stretch.end
  }

  /// Where the content is and how fast, along both axes.
  ///
  /// - Precondition: The stretch lasts at `now`.
  @inline(always)
  func state(at now: Double) -> Pair<MotionState> {
    let timeX = now - x.since - x.stretch.begin
    let timeY = now - y.since - y.stretch.begin
    let leftX = Math.exp(-x.stretch.approach.decay * timeX)
    let leftY = sharesDecay ? leftX : Math.exp(-y.stretch.approach.decay * timeY)
    return Pair(
      x: x.stretch.approach.state(at: timeX, left: leftX),
      y: y.stretch.approach.state(at: timeY, left: leftY))
  }
}
