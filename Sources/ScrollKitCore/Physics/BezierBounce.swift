/// The elastic edge of Chromium on Windows: one curve on outwards, one curve back.
///
///     out    35·√|v₀| farther (v₀ in points per ms), in 2.5 ms a point, 150 ms at most
///     back   in 15 ms a point, 300 ms at most
///
/// Up to 200 pt/s it only comes back. Source: Chromium's bezier overscroll controller.
///
/// Deviation: Chromium (all versions) takes the speed in points per millisecond for a slope of its
/// curves, which has no unit, and begins the way back with it too; here the curve out begins as fast
/// as the content comes, and the curve back begins at rest.
public struct BezierBounce: Equatable, Sendable {
  private var out: EasedWay
  private var back: EasedWay

  /// - Parameters:
  ///   - start: Where it begins, on the edge or out of range, in points.
  ///   - initialVelocity: In points per second; on the edge itself, it leads out of range.
  ///   - edge: Where it rests, in points.
  ///   - limit: The farthest that content goes out, in points.
  /// - Precondition: `limit >= 0`.
  public init(start: Double, initialVelocity: Double, edge: Double, limit: Double) {
    precondition(limit >= 0, "BezierBounce: limit must not be negative")
    let stretch = start - edge
    let speed = initialVelocity.magnitude
    let isFlung = speed > Self.leastSpeed && initialVelocity * stretch >= 0
    let wanted = isFlung ? Self.wayPerRoot * (speed / 1000).squareRoot() : 0
    let room = max(0, limit - stretch.magnitude)
    let way = min(wanted, room)
    let outTime = way > 0 ? min(Self.longestOut, Self.timePerPointOut * wanted) : 0
    let outWay = initialVelocity < 0 ? -way : way
    let farthest = stretch + outWay
    out = EasedWay(
      destination: start + outWay, distance: outWay, duration: outTime,
      easing: way > 0 ? Easing.bounceOut.beginning(asSteepAs: speed * outTime / way) : .bounceOut)
    // On its way back already, it goes on at its speed.
    let returns = initialVelocity * stretch < 0
    let backTime = min(Self.longestBack, Self.timePerPointBack * farthest.magnitude)
    back = EasedWay(
      destination: edge, distance: -farthest, duration: backTime,
      easing: Easing.bounceBack.beginning(
        asSteepAs: returns ? speed * backTime / farthest.magnitude : 0))
  }

  /// Seconds until it rests.
  public var duration: Double { out.duration + back.duration }
  /// Where it rests, in points: on the edge.
  public var destination: Double { back.destination }
  /// How far the way out is, in points; positive towards the end of the content.
  public var wayOut: Double { out.distance }

  public func state(at time: Double) -> MotionState {
    guard time < duration else { return MotionState(position: destination, velocity: 0) }
    return time < out.duration ? out.state(at: time) : back.state(at: time - out.duration)
  }

  /// The same path through content that moved by `distance` points.
  public func shifted(by distance: Double) -> BezierBounce {
    var shifted = self
    shifted.out = out.shifted(by: distance)
    shifted.back = back.shifted(by: distance)
    return shifted
  }

  /// Published (Chromium). 200 pt/s: slower is a stray movement of the finger. Larger bounces less often.
  public static let leastSpeed = 200.0
  /// Published (Chromium). 35 pt per root of a point per millisecond; larger goes out farther.
  private static let wayPerRoot = 35.0
  /// Published (Chromium). 2.5 ms a point and 0.15 s at most; larger is slower.
  private static let timePerPointOut = 0.0025
  private static let longestOut = 0.15
  /// Published (Chromium). 15 ms a point and 0.3 s at most; larger is slower.
  private static let timePerPointBack = 0.015
  private static let longestBack = 0.3
}

extension Easing {
  /// Published (Chromium). Off at once, slowing down to the last.
  static let bounceOut = Easing(x1: 0.25, y1: 1, x2: 0.99)
  /// Published (Chromium). Off quickly, then a long slowing.
  static let bounceBack = Easing(x1: 0.05, y1: 0.7, x2: 0.25)
}

