/// The path from one zoom transform to another. One point of the viewport stays fixed along it.
///
///     scale(e)  = s₀ + k·(s₁ − s₀)          k(e) = (rᵉ − 1) / (r − 1),   r = s₁/s₀
///     offset(e) = o₀ + k·(o₁ − o₀)          k(e) = e where r = 1
///
/// `s` are scales, `o` content offsets in points, `e` is the share of the path, 0…1. The offset is
/// linear in the scale, so the content point u = (o₁ − o₀) / (s₁ − s₀) stays at the viewport point
/// p = u·s₀ − o₀. Equal steps of `e` multiply the scale by equal factors.
package struct ZoomPath: Equatable, Sendable {
  package let start: ZoomTransform
  package let end: ZoomTransform
  /// `ln r`.
  private let growth: Double
  /// Length in points. This is the larger of the log scale distance and of the distance that the
  /// content in the middle of the viewport moves on screen.
  package let length: Double

  /// - Parameter middle: The middle of the visible part of the viewport, in points.
  package init(from start: ZoomTransform, to end: ZoomTransform, middle: Vector) {
    let gain = (end.scale - start.scale) / start.scale
    // For nearly equal scales, the logarithm of their rounded ratio would keep few digits.
    let growth = gain > -0.5 ? Math.log1p(gain) : Math.log(end.scale / start.scale)
    let screen = Self.screenDistance(from: start, to: end, middle)
    self.init(
      from: start, to: end, growth: growth,
      length: max(
        (LogScale.pointsPerE * growth).magnitude, max(screen.x.magnitude, screen.y.magnitude)))
  }

  private init(from start: ZoomTransform, to end: ZoomTransform, growth: Double, length: Double) {
    self.start = start
    self.end = end
    self.growth = growth
    self.length = length
  }

  /// The transform at a distance from the start, in points; exact at the start.
  func transform(at distance: Double) -> ZoomTransform {
    let share = share(at: distance)
    return ZoomTransform(
      scale: start.scale + (end.scale - start.scale) * share,
      offset: start.offset + (end.offset - start.offset) * share)
  }

  /// The velocity of the offset at a transform of the path, in points per second.
  ///
  ///     k′(e) = ln r · rᵉ / (r − 1) = ln r · scale(e) / (s₁ − s₀)
  ///
  /// - Parameter speed: Speed along the path, in points per second.
  func velocity(at transform: ZoomTransform, speed: Double) -> Vector {
    guard length > 0 else { return .zero }
    let slope = growth == 0 ? 1 : Math.quotient(growth, end.scale - start.scale) * transform.scale
    return (end.offset - start.offset) * (slope * (speed / length))
  }

  /// The speed along the path of content that is at its start, in points per second. The component
  /// that determined `length` decides.
  ///
  /// - Parameters:
  ///   - velocity: Velocity of the offset, in points per second.
  ///   - scaleVelocity: Velocity of the log scale, in points per second.
  package func speed(of velocity: Vector, scaleVelocity: Double, middle: Vector) -> Double {
    if scaleDistance.magnitude == length { return scaleDistance < 0 ? -scaleVelocity : scaleVelocity }
    let screen = Self.screenDistance(from: start, to: end, middle)
    let axis: Axis = screen.x.magnitude == length ? .x : .y
    let drift =
      (start.offset[axis] + middle[axis]) * scaleVelocity / LogScale.pointsPerE - velocity[axis]
    return screen[axis] < 0 ? -drift : drift
  }

  /// The velocity of the log scale for a speed along the path, both in points per second.
  package func scaleVelocity(at speed: Double) -> Double {
    length > 0 ? scaleDistance * speed / length : 0
  }

  /// The same path after the content moved by `distance` points at a scale of `scale`.
  package func shifted(by distance: Vector, at scale: Double) -> ZoomPath {
    let perScale = distance * (1 / scale)
    return ZoomPath(
      from: start.shifted(by: perScale), to: end.shifted(by: perScale), growth: growth,
      length: length)
  }

  /// The log scale distance from the start to the end, in points.
  private var scaleDistance: Double { LogScale.pointsPerE * growth }

  /// The distance on screen that the content in the middle of the viewport moves, in points.
  private static func screenDistance(
    from start: ZoomTransform, to end: ZoomTransform, _ middle: Vector
  ) -> Vector {
    let anchor = start.content(under: middle)
    return anchor * end.scale - end.offset - middle
  }

  /// `k` at a distance from the start, in points.
  private func share(at distance: Double) -> Double {
    guard length > 0 else { return 0 }
    guard growth != 0 else { return distance / length }
    let grown = growth / length * distance
    // For a large growth, eˣ − 1 is exact enough and takes half the time of expm1.
    let gain = growth.magnitude > 0.5 ? Math.exp(grown) - 1 : Math.expm1(grown)
    return gain * (start.scale / (end.scale - start.scale))
  }
}
