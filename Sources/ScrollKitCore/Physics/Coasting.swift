/// How content that was let go slows down by itself: the closed sum of the coasts.
///
/// Each begins as fast as it was let go, never turns, and reaches a place at most once.
public enum Coasting: Equatable, Sendable {
  /// It loses the same share of its speed every second: UIKit, Flutter on iOS, GTK.
  case exponential(Deceleration)
  /// A curve whose time and way follow from the speed: Android.
  case android(AndroidFling)
  /// A power of the time that is left: Flutter on Android.
  case power(ClampingFling)
  /// The same speed lost every second: Qt.
  case braked(ConstantDeceleration)
  /// Drag towards a slow drift backwards: Chromium on macOS and ChromeOS.
  case drifting(FlingCurve)
  /// As far as a brake would let it go, along a softer curve: Chromium on Linux and Windows.
  case softened(PhysicsFling)

  public func state(at time: Double) -> MotionState {
    var coast = self
    return coast.stateInPlace(at: time)
  }

  /// The same, read where it lies.
  mutating func stateInPlace(at time: Double) -> MotionState {
    switch self {
    case .exponential: payload(of: &self, as: Deceleration.self).pointee.state(at: time)
    case .android: payload(of: &self, as: AndroidFling.self).pointee.state(at: time)
    case .power: payload(of: &self, as: ClampingFling.self).pointee.state(at: time)
    case .braked: payload(of: &self, as: ConstantDeceleration.self).pointee.state(at: time)
    case .drifting: payload(of: &self, as: FlingCurve.self).pointee.state(at: time)
    case .softened: payload(of: &self, as: PhysicsFling.self).pointee.state(at: time)
    }
  }

  /// Seconds until it rests.
  public var duration: Double {
    switch self {
    case .exponential(let coast): coast.duration
    case .android(let fling): fling.duration
    case .power(let fling): fling.duration
    case .braked(let coast): coast.duration
    case .drifting(let fling): fling.duration
    case .softened(let fling): fling.duration
    }
  }

  /// Where it rests, in points.
  public var destination: Double {
    switch self {
    case .exponential(let coast): coast.destination
    case .android(let fling): fling.destination
    case .power(let fling): fling.destination
    case .braked(let coast): coast.destination
    case .drifting(let fling): fling.destination
    case .softened(let fling): fling.destination
    }
  }

  /// Seconds until it reaches `offset`; nil if it starts elsewhere and never gets there.
  public func time(reaching offset: Double) -> Double? {
    switch self {
    case .exponential(let coast): coast.time(reaching: offset)
    case .android(let fling): fling.time(reaching: offset)
    case .power(let fling): fling.time(reaching: offset)
    case .braked(let coast): coast.time(reaching: offset)
    case .drifting(let fling): fling.time(reaching: offset)
    case .softened(let fling): fling.time(reaching: offset)
    }
  }

  /// The same coast through content that moved by `distance` points.
  public func shifted(by distance: Double) -> Coasting {
    switch self {
    case .exponential(let coast): .exponential(coast.shifted(by: distance))
    case .android(let fling): .android(fling.shifted(by: distance))
    case .power(let fling): .power(fling.shifted(by: distance))
    case .braked(let coast): .braked(coast.shifted(by: distance))
    case .drifting(let fling): .drifting(fling.shifted(by: distance))
    case .softened(let fling): .softened(fling.shifted(by: distance))
    }
  }

  /// The coast as an approach, until it rests; nil where it is none.
  var approach: Approach? {
    switch self {
    case .exponential(let coast): coast.approach
    case .android, .power, .braked, .drifting, .softened: nil
    }
  }

  /// Speed when the coast passes an offset that it reaches at `time`, in points per second.
  func velocity(passing offset: Double, at time: Double) -> Double {
    switch self {
    case .exponential(let coast): coast.velocity(passing: offset)
    case .android, .power, .braked, .drifting, .softened: state(at: time).velocity
    }
  }
}

/// Which coast a feel has.
public enum CoastRule: UInt32, Sendable {
  /// A share of the speed every second, the feel's drag.
  case exponential = 0
  case android = 1
  case power = 2
  case drifting = 3
  case braked = 4
  case softened = 5

  /// The coast of content at a place and speed.
  ///
  /// - Parameters:
  ///   - speeds: Of both axes, in points per second: a fling along two axes keeps its direction.
  ///   - drag: For the coast that has one, in 1/s.
  ///   - brake: For the coasts that have one, in points per second squared.
  ///   - reach: The farthest that it goes along the faster axis, for the coast that has one, in points.
  func coast(
    _ moving: MotionState, speeds: Vector, drag: Double, brake: Double, reach: Double
  ) -> Coasting {
    let (start, velocity) = (moving.position, moving.velocity)
    let fastest = max(max(speeds.x.magnitude, speeds.y.magnitude), velocity.magnitude)
    switch self {
    case .exponential:
      return .exponential(Deceleration(start: start, initialVelocity: velocity, drag: drag))
    case .android:
      let speed = max(speeds.length, velocity.magnitude)
      return .android(AndroidFling(start: start, initialVelocity: velocity, speed: speed))
    case .power:
      return .power(ClampingFling(start: start, initialVelocity: velocity))
    case .braked:
      return .braked(
        ConstantDeceleration(start: start, initialVelocity: velocity, brake: brake))
    case .drifting:
      return .drifting(FlingCurve(start: start, initialVelocity: velocity, speed: fastest))
    case .softened:
      return .softened(
        PhysicsFling(
          start: start, initialVelocity: velocity, speed: fastest, brake: brake, reach: reach))
    }
  }
}
