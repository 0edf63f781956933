/// What a fling that is caught gives to the next, if the finger goes on the same way at once.
public enum FlingBoost: UInt32, Sendable {
  /// Nothing. UIKit's way.
  case none = 0
  /// A share of its speed that grows with the speed. Published (Flutter, on iOS).
  case carried = 1
  /// The speed that it began with. Published (Chromium's fling booster).
  case chromium = 2
  /// The same, of fast flings of fast fingers only. Published (Gecko, APZ).
  case gecko = 3
  /// A quarter of the new speed more with every flick in a row, in content that is more than ten
  /// viewports long. Published (Qt, Flickable).
  case qt = 4

  /// What a flight that is caught leaves to the next. One that an edge has thrown back leaves
  /// nothing.
  func momentum(of flight: Flight, at now: Double) -> Momentum {
    guard self != .none else { return .none }
    let caught = flight.snapshot(at: now)
    guard caught.phase == .coasting, caught.velocity.length >= leastSpeed else {
      return .none
    }
    switch self {
    case .none, .carried: return Momentum(velocity: Vector { Self.carried(caught.velocity[$0]) })
    case .chromium, .gecko:
      let began = flight.snapshot(at: flight.began).velocity
      return Momentum(
        velocity: Vector { max(-Self.mostCarried, min(began[$0], Self.mostCarried)) })
    case .qt: return Momentum(velocity: caught.velocity, flicks: flight.flicks)
    }
  }

  /// Whether a finger keeps the momentum that moved last `pause` seconds ago.
  ///
  /// - Parameters:
  ///   - moves: Whether it moves now; if not, the host has reported that it rests.
  ///   - velocity: How fast it drags the content, in points per second; nil before it does.
  func keeps(
    _ momentum: Momentum, after pause: Double, moves: Bool = true, velocity: Vector? = nil
  ) -> Bool {
    guard pause <= patience(moves: moves) else { return false }
    guard let velocity, leastDrag > 0 else { return true }
    return velocity.length >= leastDrag && velocity * momentum.velocity > 0
  }

  /// How fast content coasts that is let go with `velocity`, and how many flicks in a row that
  /// makes.
  func boosted(
    _ velocity: Vector, by momentum: Momentum, in geometry: ScrollGeometry
  ) -> (velocity: Vector, flicks: UInt8) {
    let more = momentum.velocity
    switch self {
    case .none: return (velocity, 0)
    case .carried:
      let sum = Vector { axis in
        let isAlike = velocity[axis] * more[axis] > 0
        let isFast = velocity[axis].magnitude > more[axis].magnitude * Self.leastShare
        return isAlike && isFast ? velocity[axis] + more[axis] : velocity[axis]
      }
      return (sum, 0)
    case .chromium:
      let isBoosted = velocity * more > 0 && velocity.length >= leastSpeed
      return (isBoosted ? velocity + more : velocity, 0)
    case .gecko:
      let isAlike = velocity.x * more.x >= 0 && velocity.y * more.y >= 0
      return (isAlike && velocity.length >= leastSpeed ? velocity + more : velocity, 0)
    case .qt:
      let goesOn = Pair<Bool> { axis in
        velocity[axis] * more[axis] > 0 && velocity[axis].magnitude > Self.leastFlick
          && geometry[axis].content > Self.leastViewports * geometry[axis].viewport
      }
      guard goesOn.x || goesOn.y else { return (velocity, 0) }
      let flicks = min(momentum.flicks + 1, Self.mostFlicks)
      return (velocity * (1 + Self.step * Double(flicks)), flicks)
    }
  }

  /// Published (Flutter). 0.000816 · v^1.967, 40 000 pt/s at most: 650 pt/s of 1000.
  private static func carried(_ velocity: Double) -> Double {
    let speed = min(0.000816 * Math.exp(1.967 * Math.log(velocity.magnitude)), mostCarried)
    return velocity < 0 ? -speed : speed
  }

  /// The least speed of both flings, in points per second.
  private var leastSpeed: Double {
    switch self {
    case .none, .carried, .qt: 0
    case .chromium: 350  // published
    case .gecko: 1500  // published (`apz.fling_accel_min_fling_velocity`, 1.5 a millisecond)
    }
  }

  /// The least speed of the finger between the two, in points per second.
  private var leastDrag: Double {
    switch self {
    case .none, .carried, .qt: 0
    case .chromium: 150  // published
    case .gecko: 800  // published (`apz.fling_accel_min_pan_velocity`, 0.8 a millisecond)
    }
  }

  /// Seconds without a movement that end the momentum.
  ///
  /// Deviation: Flutter (3.x) looks for rest in movements of no length only, which many systems
  /// never report, and Qt looks for none; for them the stale finger's 0.1 s count, too.
  private func patience(moves: Bool) -> Double {
    switch self {
    case .carried where !moves: 0.02  // published: rest that the host reports
    case .none, .carried, .qt: VelocityTracker.standardStaleAfter
    case .chromium, .gecko: 0.05  // published
    }
  }

  /// Published (Flutter). A fling half as fast as what is carried says that it is not wanted.
  private static let leastShare = 0.5
  /// Published (Flutter). 40 000 pt/s.
  static let mostCarried = 40_000.0
  /// Published (Qt). 1250 pt/s.
  private static let leastFlick = 1250.0
  /// Published (Qt). Ten viewports of content.
  private static let leastViewports = 10.0
  /// Published (Qt). 0.25 a flick, up to three times the speed.
  private static let step = 0.25
  private static let mostFlicks: UInt8 = 8
}

private func * (left: Vector, right: Vector) -> Double { left.x * right.x + left.y * right.y }
