/// A stretch of a flight, made ready to be read every frame.
///
/// Nothing but time changes along it: the phase and the target stay what they are until `end`.
/// It says nothing that the flight does not say; it says it in a fifth of the time.
struct Glide: Sendable {
  private let x: Approach
  private let y: Approach
  private let sinceX: Double
  private let sinceY: Double
  /// When the stretch ends, in seconds.
  let end: Double
  private let sharesDecay: Bool

  /// No stretch: it has always ended.
  static let none = Glide(x: .rest(at: 0), y: .rest(at: 0), sinceX: 0, sinceY: 0, end: -.infinity)

  private init(x: Approach, y: Approach, sinceX: Double, sinceY: Double, end: Double) {
    self.x = x
    self.y = y
    self.sinceX = sinceX
    self.sinceY = sinceY
    self.end = end
    let isTogether = sinceX == sinceY && x.decay == y.decay
    self.sharesDecay = isTogether || y.distance == 0 && y.drift == 0
  }

  /// The stretch of a flight that is under way; none where an axis has another form.
  init(_ flight: Flight, at now: Double) {
    let motions = flight.motions
    guard now < flight.end,
      let x = motions.x.motion.approach(at: now - motions.x.since),
      let y = motions.y.motion.approach(at: now - motions.y.since)
    else {
      self = .none
      return
    }
    self.init(
      x: x.approach, y: y.approach,
      sinceX: motions.x.since + x.begin, sinceY: motions.y.since + y.begin,
      end: min(motions.x.since + x.end, motions.y.since + y.end))
  }

  /// Where the content is and how fast, along both axes.
  ///
  /// - Precondition: `now < end`.
  @inline(__always)
  func state(at now: Double) -> Pair<MotionState> {
    let timeX = now - sinceX
    let timeY = now - sinceY
    let leftX = Math.exp(-x.decay * timeX)
    let leftY = sharesDecay ? leftX : Math.exp(-y.decay * timeY)
    return Pair(x: x.state(at: timeX, left: leftX), y: y.state(at: timeY, left: leftY))
  }
}
