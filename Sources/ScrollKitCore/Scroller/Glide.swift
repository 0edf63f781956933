/// A stretch of a flight, made ready to be read every frame.
///
/// Nothing but time changes along it: the phase and the target stay what they are until `end`.
/// It says nothing that the flight does not say; it says it in a fifth of the time.
///
/// Times are compared as the flight compares them, since its axes began: two ways to round would
/// be two opinions about the phase.
struct Glide: Sendable {
  private var x: Leg
  private var y: Leg
  private let form: Form

  /// How it is read.
  private enum Form: UInt8, Sendable {
    /// Both axes approach their places with one exponential.
    case together
    /// Each with its own.
    case apart
    /// As the flight says, which has another form along one of the axes; what is approached then is
    /// where the flight was last.
    case flown
    /// Not at all: a chain says where content is, and time alone changes nothing.
    case led
    /// As a finger's movements say, looked at a little later.
    case resampled
    /// As the flight of a scale says: that and the range change with every look.
    case zoomed
  }

  /// One axis: an approach, and when it begins and ends after `since`, in seconds.
  private struct Leg: Sendable {
    let since: Double
    var stretch: ApproachStretch

    init(since: Double, stretch: ApproachStretch) {
      self.since = since
      self.stretch = stretch
    }

    /// How long a motion stays of one kind, and no more.
    init(of timed: TimedMotion, at now: Double) {
      let end = timed.motion.stretchEnd(at: now - timed.since)
      let place = timed.state(at: now).position
      self.init(
        since: timed.since,
        stretch: ApproachStretch(approach: .rest(at: place), begin: 0, end: end))
    }
  }

  /// No stretch: it has always ended.
  static var none: Glide {
    Glide(.led, until: -.infinity)
  }

  /// What follows a chain until that lets go.
  static var led: Glide { Glide(.led, until: .infinity) }

  /// A drag whose frames are looked at until the finger counts as stopped.
  static func resampled(until end: Double) -> Glide { Glide(.resampled, until: end) }

  /// A scale that changes by itself until its flight ends.
  static func zoomed(_ flight: ZoomAnimation) -> Glide {
    Glide(.zoomed, since: flight.since, until: flight.duration)
  }

  private init(_ form: Form, since: Double = 0, until end: Double) {
    let leg = Leg(
      since: since, stretch: ApproachStretch(approach: .rest(at: 0), begin: 0, end: end))
    self.init(x: leg, y: leg, form: form)
  }

  private init(x: Leg, y: Leg, form: Form) {
    self.x = x
    self.y = y
    self.form = form
  }

  private init(x: Leg, y: Leg) {
    let isTogether =
      x.since == y.since && x.stretch.begin == y.stretch.begin
      && x.stretch.approach.decay == y.stretch.approach.decay
    let isOne = isTogether || y.stretch.approach == .rest(at: y.stretch.approach.place)
    self.init(x: x, y: y, form: isOne ? .together : .apart)
  }

  /// The stretch of a flight that is under way.
  ///
  /// - Parameter isShown: Whether an edge may keep content from where the flight puts it.
  init(_ flight: Flight, isShown: Bool, at now: Double) {
    guard !flight.isOver(at: now) else {
      self = .none
      return
    }
    let (x, y) = (flight.motions.x, flight.motions.y)
    if !isShown, let stretchX = x.motion.approach(at: now - x.since),
      let stretchY = y.motion.approach(at: now - y.since)
    {
      self.init(
        x: Leg(since: x.since, stretch: stretchX), y: Leg(since: y.since, stretch: stretchY))
    } else {
      self.init(x: Leg(of: x, at: now), y: Leg(of: y, at: now), form: .flown)
    }
  }

  /// Whether the flight is to be asked, and not this.
  var isFlown: Bool { form == .flown }

  /// Whether it is no flight at all.
  var isOther: Bool { form.rawValue >= Form.led.rawValue }

  var isResampled: Bool { form == .resampled }
  var isZoomed: Bool { form == .zoomed }

  /// Where the flight was last, whatever an edge keeps of it, in points.
  ///
  /// - Precondition: `isFlown`.
  var flownTo: Vector {
    get { Vector(x: x.stretch.approach.place, y: y.stretch.approach.place) }
    set {
      x.stretch.approach.place = newValue.x
      y.stretch.approach.place = newValue.y
    }
  }

  /// Whether the stretch lasts at `now`.
  func lasts(at now: Double) -> Bool {
    now - x.since < x.stretch.end && now - y.since < y.stretch.end
  }

  /// Where the content is and how fast, along both axes.
  ///
  /// - Precondition: The stretch lasts at `now`.
  func state(at now: Double) -> Pair<MotionState> {
    let timeX = now - x.since - x.stretch.begin
    let timeY = now - y.since - y.stretch.begin
    let leftX = Math.exp(-x.stretch.approach.decay * timeX)
    let leftY = form == .together ? leftX : Math.exp(-y.stretch.approach.decay * timeY)
    return Pair(
      x: x.stretch.approach.state(at: timeX, left: leftX),
      y: y.stretch.approach.state(at: timeY, left: leftY))
  }
}
