/// The velocity that a caught fling adds to the next, if the finger continues at once in the same direction.
public enum FlingBoost: UInt32, Sendable {
  /// None. Published (UIKit).
  case none = 0
  /// A share of its velocity that grows with the velocity. Published (Flutter, on iOS).
  case carried = 1
  /// Its initial velocity. Published (Chromium's fling booster).
  case chromium = 2
  /// Its initial velocity, for fast flings of fast fingers only. Published (Gecko, APZ).
  case gecko = 3
  /// A quarter of the new velocity more with each consecutive flick, up to the feel's `maximumFling`, in content longer than ten
  /// viewports; insets count, and what nested scrollers around it can scroll. A press later than 0.3 s after the flick costs two
  /// flicks, later than 0.6 s all. Published (Qt, Flickable).
  case qt = 4
  /// The velocity with which it was caught: once for a fling as fast, up to six times for a faster one, and nothing
  /// for one slower than a third. Trackpads continue it, too. Published (GTK, GtkScrolledWindow).
  ///
  /// Deviation: in GTK (4) the velocity of a fling that a finger on a touch screen caught decreases while the finger
  /// drags; here it is kept.
  case gtk = 5

  /// The momentum that a caught fling leaves for the next. A fling that has bounced leaves none.
  func momentum(of trajectory: Trajectory, at now: Double) -> CaughtMomentum {
    let velocity = trajectory.states(at: now).velocity
    guard !trajectory.isBouncing(at: now), velocity.length >= minimumSpeed else { return .none }
    switch self {
    case .none: return .none
    case .carried: return CaughtMomentum(velocity: Vector { Self.carried(velocity[$0]) })
    case .chromium, .gecko:
      let first = trajectory.states(at: trajectory.began).velocity
      return CaughtMomentum(velocity: Vector { max(-Self.mostMomentum, min(first[$0], Self.mostMomentum)) })
    case .qt:
      let age = now - trajectory.began
      guard age <= Self.oldFlick else { return .none }
      let lost = age > Self.agingFlick ? min(Self.lostFlicks, trajectory.flicks) : 0
      return CaughtMomentum(velocity: velocity, flicks: trajectory.flicks - lost)
    case .gtk: return CaughtMomentum(velocity: velocity)
    }
  }

  /// Whether a finger that moved last `pause` seconds ago keeps the momentum.
  ///
  /// - Parameters:
  ///   - moves: Whether it moves now; if not, the host has reported that it rests.
  ///   - velocity: The velocity with which it drags the content, in points per second; nil before the drag.
  func keeps(
    _ momentum: CaughtMomentum, after pause: Double, moves: Bool = true, velocity: Vector? = nil
  ) -> Bool {
    guard pause <= longestPause(moves: moves) else { return false }
    guard let velocity, minimumDragSpeed > 0 else { return true }
    return velocity.length >= minimumDragSpeed && velocity.dot(momentum.velocity) > 0
  }

  /// The velocity of content released with `velocity`, and the number of consecutive flicks.
  func boosted(
    _ velocity: Vector, by momentum: CaughtMomentum, in geometry: ScrollGeometry
  ) -> (velocity: Vector, flicks: UInt8) {
    let more = momentum.velocity
    switch self {
    case .none: return (velocity, 0)
    case .carried: return (Vector { Self.carrying(more[$0], with: velocity[$0]) }, 0)
    case .chromium:
      let continues = velocity.dot(more) > 0
      return (continues && velocity.length >= minimumSpeed ? velocity + more : velocity, 0)
    case .gecko:
      let continues = velocity.x * more.x >= 0 && velocity.y * more.y >= 0
      return (continues && velocity.length >= minimumSpeed ? velocity + more : velocity, 0)
    case .qt:
      guard Self.continuesFlicks(velocity, momentum, in: geometry) else { return (velocity, 0) }
      let flicks = min(momentum.flicks + 1, Self.mostFlicks)
      return (velocity * (1 + Self.step * Double(flicks)), flicks)
    case .gtk: return (Vector { Self.continuing(more[$0], with: velocity[$0]) }, 0)
    }
  }

  /// Flutter: the sum, if the new velocity is in the same direction and not much lower.
  private static func carrying(_ momentum: Double, with velocity: Double) -> Double {
    let isFast = velocity.magnitude > momentum.magnitude * leastShare
    return velocity * momentum > 0 && isFast ? velocity + momentum : velocity
  }

  /// GTK: none of the momentum for a third of its velocity, all for the same, and more for a higher one.
  private static func continuing(_ momentum: Double, with velocity: Double) -> Double {
    guard velocity * momentum > 0 else { return velocity }
    let share = Math.quotient(velocity, momentum)
    let factor = (share - leastGTKShare) / (1 - leastGTKShare)
    return velocity + momentum * max(0, min(factor, mostGTKMomentum))
  }

  /// Qt: whether a flick counts as a further one, along any axis.
  private static func continuesFlicks(_ velocity: Vector, _ momentum: CaughtMomentum, in geometry: ScrollGeometry) -> Bool {
    let continues = Pair<Bool> { axis in
      velocity[axis] * momentum.velocity[axis] > 0 && velocity[axis].magnitude > leastFlick
        && geometry[axis].viewport + geometry[axis].range.length > leastViewports * geometry[axis].viewport
    }
    return continues.x || continues.y
  }

  /// Published (Flutter). 0.000816 · v^1.967, 40 000 pt/s at most: 650 pt/s of 1000. Larger factors allow faster series.
  private static func carried(_ velocity: Double) -> Double {
    guard velocity != 0 else { return 0 }
    let speed = min(0.000816 * Math.exp(1.967 * Math.log(velocity.magnitude)), mostCarried)
    return velocity < 0 ? -speed : speed
  }

  /// Whether the feel's `maximumFling` limits the fling after its boost, too.
  var isLimited: Bool {
    switch self {
    case .qt: true  // published (Qt, Flickable)
    case .none, .carried, .chromium, .gecko, .gtk: false
    }
  }

  /// Whether fingers on a trackpad continue the momentum, too.
  ///
  /// Deviation: in Chromium (156), Flutter (3.x) and Gecko (156) they do, where the platform has no momentum of its own.
  var includesTrackpads: Bool {
    switch self {
    case .gtk: true
    case .none, .carried, .chromium, .gecko, .qt: false
    }
  }

  /// The smallest speed of both flings (Qt: of the caught one), in points per second. Larger lets fewer flings add up.
  private var minimumSpeed: Double {
    switch self {
    case .none, .carried, .gtk: 0
    case .qt: 100  // published (Qt, Flickable)
    case .chromium: 350  // published (Chromium, `FlingBooster`)
    case .gecko: 1500  // published (`apz.fling_accel_min_fling_velocity`, 1.5 a millisecond)
    }
  }

  /// The smallest speed of the finger between them, in points per second. Larger lets fewer slow fingers keep the momentum.
  private var minimumDragSpeed: Double {
    switch self {
    case .none, .carried, .qt, .gtk: 0
    case .chromium: 150  // published (Chromium, `FlingBooster`)
    case .gecko: 800  // published (`apz.fling_accel_min_pan_velocity`, 0.8 a millisecond)
    }
  }

  /// Seconds without a movement that end the momentum. Larger keeps it through a longer rest.
  ///
  /// Deviation: in Flutter (3.x) only a movement of length 0 counts as rest, which many systems never report; Qt and
  /// GTK have no rest. For all three, 0.1 s without a movement end the momentum, too.
  private func longestPause(moves: Bool) -> Double {
    switch self {
    case .carried where !moves: 0.02  // published (Flutter): rest that the host reports
    case .none, .carried, .qt, .gtk: VelocityTracker.standardStaleAfter
    case .chromium, .gecko: 0.05  // published (Chromium, `FlingBooster`; Gecko, APZ)
    }
  }

  /// Published (Flutter). 0.5: a fling slower than this share of the momentum drops it. Larger drops it sooner.
  private static let leastShare = 0.5
  /// Published (GTK). 0.33: a fling slower than this share of the momentum drops it. Larger drops it sooner.
  private static let leastGTKShare = 0.33
  /// Published (GTK). 6 times the momentum at most. Larger lets repeated flings grow faster.
  private static let mostGTKMomentum = 6.0
  /// Taste. 40 000 pt/s, as Flutter's, for Chromium and Gecko: the most that a caught fling leaves. Larger allows faster series.
  private static let mostMomentum = 40_000.0
  /// Published (Flutter). 40 000 pt/s. Larger allows faster series.
  static let mostCarried = 40_000.0
  /// Published (Qt). 1250 pt/s: the slowest flick that counts. Larger lets fewer flicks add up.
  private static let leastFlick = 1250.0
  /// Published (Qt). Ten viewports of content: in less, flicks do not add up. Larger needs longer content.
  private static let leastViewports = 10.0
  /// Published (Qt). 0.25 a flick, up to three times the speed. Larger makes each flick add more.
  private static let step = 0.25
  /// Published (Qt). 0.3 s from a flick to the press: later it loses `lostFlicks`. Larger keeps a slow series.
  private static let agingFlick = 0.3
  /// Published (Qt). 0.6 s from a flick to the press: later it loses all. Larger keeps a slow series.
  private static let oldFlick = 0.6
  /// Derived. 2 flicks are Qt's 0.5. Larger ends a slow series sooner.
  private static let lostFlicks: UInt8 = 2
  /// Derived. 8 flicks: with them the speed is three times as high. Larger allows more.
  private static let mostFlicks: UInt8 = 8
}
