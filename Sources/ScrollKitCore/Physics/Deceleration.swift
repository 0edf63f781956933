/// A coast that loses the same share of its speed every second, then rests.
///
///     v(t) = v₀ · e^(−k·t)
///     x(t) = x₀ + (v₀ − v(t)) / k
///
/// Memoryless: restarted from any moment of itself, it follows the same path.
/// Source: UIScrollView's deceleration as published in ScrollMechanics and WWDC 2018.
public struct Deceleration: Equatable, Sendable {
  /// `x₀`: where the coast begins, in points.
  public private(set) var start: Double
  /// `v₀`: speed at the start, in points per second; positive moves towards the end.
  public let initialVelocity: Double
  /// `k`: the share of speed lost per second, in 1/s.
  public let drag: Double
  /// How close to its projection the coast comes before it rests, in points.
  public let restDistance: Double
  /// Seconds until the coast rests; 0 if it starts too slow to move.
  public let duration: Double

  /// - Precondition: `drag > 0` and `restDistance > 0`.
  public init(
    start: Double, initialVelocity: Double, drag: Double,
    restDistance: Double = Self.standardRestDistance
  ) {
    precondition(drag > 0, "Deceleration: drag must be positive")
    precondition(restDistance > 0, "Deceleration: restDistance must be positive")
    self.start = start
    self.initialVelocity = initialVelocity
    self.drag = drag
    self.restDistance = restDistance
    let distance = initialVelocity.magnitude / drag
    self.duration = distance > restDistance ? Math.log(distance / restDistance) / drag : 0
  }

  /// The coast that rests at `destination`, or a ten-billionth of a point before it, instead of where its drag would leave it.
  ///
  ///     k = |v₀| / (|destination − x₀| + restDistance)
  ///
  /// - Returns: nil if the speed does not lead there: it leads away, or it is so small or so large
  ///   that the drag would have to change beyond `drags`.
  init?(
    start: Double, initialVelocity: Double, destination: Double, drags: ClosedRange<Double>,
    restDistance: Double = Self.standardRestDistance
  ) {
    let distance = destination - start
    guard distance * initialVelocity > 0 else { return nil }
    // Derived. A ten-trillionth more drag than exact: rounding must not carry it past an edge.
    let drag = initialVelocity.magnitude / (distance.magnitude + restDistance) * (1 + 1e-13)
    guard drags.contains(drag) else { return nil }
    self.init(
      start: start, initialVelocity: initialVelocity, drag: drag, restDistance: restDistance)
  }

  /// Where the coast would end if it never rested, in points.
  public var projection: Double { start + initialVelocity / drag }

  /// Where the coast rests, in points: `restDistance` short of the projection.
  ///
  /// ScrollMechanics announces the projection and stops short of it; a coast that promised the
  /// projection would have to jump there.
  public var destination: Double { duration > 0 ? position(slowedTo: restVelocity) : start }

  public func state(at time: Double) -> MotionState {
    guard time < duration else { return MotionState(position: destination, velocity: 0) }
    let velocity = initialVelocity * Math.exp(-drag * time)
    return MotionState(position: position(slowedTo: velocity), velocity: velocity)
  }

  /// Seconds until the coast reaches `offset`; nil if it starts elsewhere and never gets there.
  public func time(reaching offset: Double) -> Double? {
    guard offset != start else { return 0 }
    let end = destination
    guard offset >= min(start, end), offset <= max(start, end) else { return nil }
    let shareOfWay = (offset - start) * drag / initialVelocity
    // Rounding must not carry the time past the end: what lies on the way is reached.
    return shareOfWay < 1 ? min(-Math.log1p(-shareOfWay) / drag, duration) : duration
  }

  /// Speed left when the coast passes `offset`, in points per second.
  public func velocity(passing offset: Double) -> Double {
    initialVelocity - (offset - start) * drag
  }

  /// Derived. 1/s: a rate per millisecond, as UIKit states it, is a drag of −1000 · ln rate.
  public static func drag(ratePerMillisecond rate: Double) -> Double { -1000 * Math.log(rate) }

  /// The coast as an approach to its projection, until it rests.
  var approach: Approach {
    Approach(place: projection, distance: -initialVelocity / drag, drift: 0, decay: drag)
  }

  /// The same coast through content that moved by `distance` points.
  public func shifted(by distance: Double) -> Deceleration {
    var shifted = self
    shifted.start += distance
    return shifted
  }

  /// Published (ScrollMechanics). 0.5 pt: less than a pixel on most screens. Larger rests earlier.
  public static let standardRestDistance = 0.5

  private var restVelocity: Double {
    initialVelocity < 0 ? -restDistance * drag : restDistance * drag
  }
  private func position(slowedTo velocity: Double) -> Double {
    start + (initialVelocity - velocity) / drag
  }
}
