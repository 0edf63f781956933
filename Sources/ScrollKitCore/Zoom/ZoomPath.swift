/// The way from one scale and offset to others, along which a point of the viewport stays fixed.
///
///     scale(e)  = s₀ + k·(s₁ − s₀)          k(e) = (rᵉ − 1) / (r − 1),   r = s₁/s₀
///     offset(e) = o₀ + k·(o₁ − o₀)          k(e) = e where r = 1
///
/// The offset is a straight line over the scale, so u = (o₁ − o₀) / (s₁ − s₀) lies still under
/// p = u·s₀ − o₀ at every moment. Over `e`, 0…1, the scale grows by equal factors.
public struct ZoomPath: Equatable, Sendable {
  public let start: ZoomTransform
  public let end: ZoomTransform
  /// `ln r`.
  private let growth: Double
  /// How long the way is, in points: in depth, or across the screen for what is shown in its middle,
  /// whichever is longer.
  public let length: Double

  /// - Parameter middle: The middle of what is visible of the viewport, in points.
  public init(from start: ZoomTransform, to end: ZoomTransform, middle: Vector) {
    let gain = (end.scale - start.scale) / start.scale
    // Of scales close to each other, the logarithm of a rounded ratio would keep few digits.
    let growth = gain > -0.5 ? Math.log1p(gain) : Math.log(end.scale / start.scale)
    let across = Self.across(from: start, to: end, middle)
    self.init(
      from: start, to: end, growth: growth,
      length: max(
        (LogScale.unit * growth).magnitude, max(across.x.magnitude, across.y.magnitude)))
  }

  private init(from start: ZoomTransform, to end: ZoomTransform, growth: Double, length: Double) {
    self.start = start
    self.end = end
    self.growth = growth
    self.length = length
  }

  /// The place after `gone` points of the way; exact at its start.
  func place(after gone: Double) -> ZoomTransform {
    let share = share(after: gone)
    return ZoomTransform(
      scale: start.scale + (end.scale - start.scale) * share,
      offset: start.offset + (end.offset - start.offset) * share)
  }

  /// How fast the offset moves at a place of the way, gone at `speed`; in points per second.
  ///
  ///     k′(e) = ln r · rᵉ / (r − 1) = ln r · scale(e) / (s₁ − s₀)
  func velocity(at place: ZoomTransform, gone speed: Double) -> Vector {
    guard length > 0 else { return .zero }
    let slope = growth == 0 ? 1 : growth / (end.scale - start.scale) * place.scale
    return (end.offset - start.offset) * (slope * (speed / length))
  }

  /// How fast the way is gone by content that moves at `velocity` and whose depth changes at `pace`,
  /// both in points per second: what the way is longest in counts.
  public func speed(of velocity: Vector, pace: Double, middle: Vector) -> Double {
    if depth.magnitude == length { return depth < 0 ? -pace : pace }
    let across = Self.across(from: start, to: end, middle)
    let axis: Axis = across.x.magnitude == length ? .x : .y
    let drift = (start.offset[axis] + middle[axis]) * pace / LogScale.unit - velocity[axis]
    return across[axis] < 0 ? -drift : drift
  }

  /// How fast the depth changes when the way is gone at `speed`, both in points per second.
  public func pace(at speed: Double) -> Double {
    length > 0 ? depth * speed / length : 0
  }

  /// The same way through content that, at a scale of `scale`, moved by `distance` points.
  public func shifted(by distance: Vector, at scale: Double) -> ZoomPath {
    let perScale = distance * (1 / scale)
    return ZoomPath(
      from: start.moved(by: perScale), to: end.moved(by: perScale), growth: growth, length: length)
  }

  /// How far in the end lies, in points.
  private var depth: Double { LogScale.unit * growth }

  /// How far what is in the middle of the viewport goes across it, in points.
  private static func across(
    from start: ZoomTransform, to end: ZoomTransform, _ middle: Vector
  ) -> Vector {
    let held = start.content(under: middle)
    return held * end.scale - end.offset - middle
  }

  private func share(after gone: Double) -> Double {
    guard length > 0 else { return 0 }
    guard growth != 0 else { return gone / length }
    // What the way alone says is divided by itself: it need not wait for what was gone.
    let grown = growth / length * gone
    // Where all of the way grows by much, eˣ − 1 is as exact, and takes half of the time.
    let gain = growth.magnitude > 0.5 ? Math.exp(grown) - 1 : Math.expm1(grown)
    return gain * (start.scale / (end.scale - start.scale))
  }
}
