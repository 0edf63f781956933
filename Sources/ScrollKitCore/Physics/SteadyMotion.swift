/// The motion of the wheel smoothing `steady`: notches that come evenly move content evenly.
///
///     velocity │     ________
///              │   ╱         ╲
///              │ ╱            ╲
///              └─┬──┬────────┬─┬──▶ time      `T` is the interval until the next notch is due
///                0 T/4       T 3T/2
///
///     d = (u + v)·a/2 + v·(T − a) + v·b/2,    a = T/4, b = T/2
///
/// `d` is the distance to the destination, `u` the velocity before, and `v` the even velocity that takes content there. A
/// notch that comes in time finds content at `v` with v·b/2 still ahead, and the next motion has the same `v`. Content
/// never passes its destination.
enum SteadyMotion {
  /// Taste. A quarter of the interval: the time from one velocity to the next. Larger accelerates softer, and lets
  /// content fall farther behind an early notch.
  static let rampShare = 0.25
  /// Taste. Half of the interval: the stop after the last notch. Larger stops softer and later, and forgives a notch
  /// that comes later.
  static let stopShare = 0.5
  /// Derived. 2/15 s: the interval that is assumed after the first notch, so that a single notch takes 0.2 s, as
  /// Chromium's. Larger moves single notches slower.
  static let firstInterval = 0.2 / (1 + stopShare)
  /// The interval of a motion that arrives after a time, in seconds.
  static func interval(arrivingIn duration: Double) -> Double { duration / (1 + stopShare) }
  /// Derived. 1.125: from rest, content moves at `d / (restShare · T)`.
  static let restShare = 1 - rampShare / 2 + stopShare / 2
}

extension Motion {
  /// - Parameters:
  ///   - interval: `T`, in seconds.
  ///   - range: The range that a velocity away from the destination must not leave. Where it is too short, the
  ///     velocity is lost sooner.
  /// - Precondition: `interval > 0`.
  static func steady(_ moving: MotionState, to destination: Double, interval: Double, in range: Interval) -> Motion {
    let (velocity, distance) = (moving.velocity, destination - moving.position)
    guard distance.magnitude > TimedCurve.nearEnough else { return .rest(at: destination, purpose: .target) }
    let isForward = velocity * distance > 0
    let stopDistance = isForward ? distance : (velocity < 0 ? range.lower : range.upper) - moving.position
    let shortest = velocity * stopDistance > 0 ? 2 * Math.quotient(stopDistance, velocity) : 0
    guard shortest > interval * SteadyMotion.rampShare || !isForward else {
      // So fast that it stops all the way.
      return part(moving.position, velocity, brake: Math.quotient(velocity, shortest), shortest, to: destination)
    }
    let ramp = velocity == 0 ? interval * SteadyMotion.rampShare : min(interval * SteadyMotion.rampShare, shortest)
    let stop = interval * SteadyMotion.stopShare
    let pace = (distance - velocity * ramp / 2) / (interval - ramp / 2 + stop / 2)
    let brake = pace / stop
    let ramping = part(moving.position, velocity, brake: Math.quotient(velocity - pace, ramp), ramp, to: destination)
    let even = part(moving.position + (velocity + pace) / 2 * ramp, pace, brake: 0, interval - ramp, to: destination)
    let stopping = part(destination - pace * stop / 2, pace, brake: brake, Math.quotient(pace, brake), to: destination)
    return ramping.followed(by: even.followed(by: stopping, at: interval - ramp), at: ramp)
  }

  /// A part of it, from an offset and a velocity on, with a constant brake.
  private static func part(
    _ start: Double, _ velocity: Double, brake: Double, _ duration: Double, to destination: Double
  ) -> Motion {
    Motion(
      Arc(.braked(velocity: velocity, brake: brake), start: start), duration: duration, destination: destination,
      purpose: .target)
  }
}
