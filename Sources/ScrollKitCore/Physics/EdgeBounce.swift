/// Past an edge: a brake stops content within reach, then a curve brings it back.
///
///     edge ├───────────────
///          │ ~ out ~▶ ⟩        x₀ + v₀·t − b·t²/2,   b = max(brake, v₀² / (2·room))
///          │ ◀~ back ~⟨        at rest on the edge after `time(backFrom:)`
///
/// Let go on its way back already, content has no way out, and comes back as fast as it was.
/// Source: Android's OverScroller, Qt's Flickable, better-scroll.
public struct EdgeBounce: Equatable, Sendable {
  /// Where it rests, in points: on the edge.
  public private(set) var destination: Double
  private let overscroll: Double
  private let velocity: Double
  private let brake: Double
  private let backDuration: Double
  private let easing: Easing

  /// - Parameters:
  ///   - start: Where it begins, on the edge or out of range, in points.
  ///   - initialVelocity: In points per second; on the edge itself, it leads out of range.
  ///   - edge: Where it rests, in points.
  public init(start: Double, initialVelocity: Double, edge: Double, brake: EdgeBrake) {
    let overscroll = start - edge
    let speed = initialVelocity.magnitude
    destination = edge
    self.overscroll = overscroll
    guard initialVelocity != 0, initialVelocity * overscroll >= 0 else {
      let time = brake.time(backFrom: overscroll.magnitude)
      // Deviation: Android and Qt (all versions) take a fixed time and begin back from rest, whatever
      // the speed; here what comes back by itself is not held up.
      let limited = speed > 0 ? min(time, TimedCurve.slowingFactor * overscroll.magnitude / speed) : time
      let slope = overscroll == 0 ? 0 : -initialVelocity * limited / overscroll
      velocity = 0
      self.brake = brake.strength
      backDuration = overscroll == 0 ? 0 : limited
      easing = brake.easing.starting(withSlope: slope)
      return
    }
    let room = brake.reach(at: speed) - overscroll.magnitude
    let needed = room > 0 ? speed * speed / (2 * room) : .infinity
    velocity = initialVelocity
    self.brake = max(brake.strength, needed)
    let farthest = overscroll + Self.way(velocity, self.brake)
    backDuration = farthest == 0 ? 0 : brake.time(backFrom: farthest.magnitude)
    easing = brake.easing
  }

  /// Seconds until it rests.
  public var duration: Double { out.duration + backDuration }

  public func state(at time: Double) -> MotionState {
    let out = out
    let turn = out.duration
    guard time >= turn else { return out.state(at: time) }
    guard time < turn + backDuration else { return MotionState(position: destination, velocity: 0) }
    return easing.state(at: time - turn, along: -farthest, to: destination, in: backDuration)
  }

  /// The same path through content that moved by `distance` points.
  public func shifted(by distance: Double) -> EdgeBounce {
    var shifted = self
    shifted.destination += distance
    return shifted
  }

  /// The way out, up to where it stands.
  public var out: ConstantDeceleration {
    ConstantDeceleration(start: destination + overscroll, initialVelocity: velocity, brake: brake)
  }

  /// Out of which end it is: 1 the larger offsets, −1 the smaller, 0 none.
  public var side: Double { farthest > 0 ? 1 : farthest < 0 ? -1 : 0 }

  private var farthest: Double { overscroll + Self.way(velocity, brake) }

  private static func way(_ velocity: Double, _ brake: Double) -> Double {
    velocity * (velocity.magnitude / brake) / 2
  }
}

/// What stops content past an edge, and how it comes back.
public struct EdgeBrake: Equatable, Sendable {
  /// Speed lost per second at least, in points per second squared; larger goes out less far.
  public let strength: Double
  /// The farthest that content goes out, in points; 0 stops it dead at the edge.
  public let reach: Double
  /// For how many seconds of its speed content may go out; infinite if `reach` alone counts.
  public let reachTime: Double
  /// How long the way back takes.
  public let timing: Timing
  /// The way back; it begins without speed.
  public let easing: Easing

  /// How long a way back takes.
  public enum Timing: Equatable, Sendable {
    /// As long as falling that far, with a gravity in points per second squared.
    case falling(Double)
    /// Always as many seconds.
    case fixed(Double)
  }

  /// - Precondition: `strength > 0`, `reach >= 0`, `reachTime > 0`, and the timing's number is positive.
  public init(strength: Double, reach: Double, reachTime: Double, timing: Timing, easing: Easing) {
    precondition(strength > 0 && reach >= 0 && reachTime > 0, "EdgeBrake: values must be positive")
    switch timing {
    case .falling(let number), .fixed(let number):
      precondition(number > 0, "EdgeBrake: timing must be positive")
    }
    self.strength = strength
    self.reach = reach
    self.reachTime = reachTime
    self.timing = timing
    self.easing = easing
  }

  /// How far out content may go that passes the edge at a speed, in points.
  public func reach(at speed: Double) -> Double { min(reach, speed * reachTime) }

  /// Seconds for the way back from a distance.
  public func time(backFrom distance: Double) -> Double {
    switch timing {
    case .falling(let gravity): (2 * distance / gravity).squareRoot()
    case .fixed(let seconds): seconds
    }
  }

  /// Android's, that goes out `reach` points at most.
  ///
  /// Published (OverScroller). 2000 pt/s², out and back; larger is stiffer. ViewConfiguration
  /// publishes a reach of 0: Android stops dead, and shows the rest by stretching.
  ///
  /// Deviation: OverScroller (all versions) reports the speed of the way back with the wrong sign.
  public static func android(reach: Double) -> EdgeBrake {
    EdgeBrake(
      strength: 2000, reach: reach, reachTime: .infinity, timing: .falling(2000), easing: .smoothstep)
  }
}

extension Easing {
  /// Derived. 3·t² − 2·t³: with x₁ = 1/3 and x₂ = 2/3 a Bézier's time is its parameter.
  public static let smoothstep = Easing(x1: 1.0 / 3, y1: 0, x2: 2.0 / 3)
}
