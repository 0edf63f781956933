/// How far the edges along an axis are pulled, as Android's EdgeEffect: content stays at its edge, and what it could not scroll
/// pulls the edge.
///
///     pull  │      ___
///           │    ╱     ╲___          a finger pulls by its distance past the edge,
///           └──╱───────────▔▔▔──▶    a fling by its velocity at the edge; a spring returns the pull to 0
///
/// It is negative at the edge before the start of the range. The spring is linear: a pull that is added to a receding
/// one changes nothing at once.
package struct EdgeEffect: Equatable, Sendable {
  /// Distance and velocity at `since`, in points and points per second.
  private var initial = MotionState(position: 0, velocity: 0)
  /// When the spring began, in seconds; infinite while a finger holds the pull.
  private var since = Double.infinity

  /// No pull.
  static let none = EdgeEffect()

  /// The distance by which the edge is pulled, in points.
  package func distance(at now: Double) -> Double { state(at: now).position }

  /// The edge along an axis that is pulled, or will be by its velocity.
  func edge(_ axis: Axis, at now: Double) -> Edges {
    let state = state(at: now)
    let direction = state.position != 0 ? state.position : state.velocity
    return Edges(along: axis, towards: direction)
  }

  /// When a receding pull is first at a distance, in points, from `begin` on, in seconds; nil if it is not, or is held.
  func time(reaching distance: Double, from begin: Double) -> Double? {
    guard since < .infinity else { return nil }
    return spring.time(reaching: distance, from: begin - since).map { since + $0 }
  }

  /// When the pull will be 0, in seconds; −∞ while it is held.
  package var end: Double { since < .infinity ? since + spring.duration : -.infinity }

  /// A finger holds the pull.
  mutating func stop(at now: Double) {
    initial = MotionState(position: distance(at: now), velocity: 0)
    since = .infinity
  }

  /// Nothing holds the pull.
  mutating func release(at now: Double) {
    if since == .infinity, self != .none { since = now }
  }

  /// Adds a pull that a finger has released, in points.
  mutating func add(_ distance: Double, at now: Double) {
    if distance != 0 { add(MotionState(position: distance, velocity: 0), at: now) }
  }

  /// Adds another pull; nothing holds it. Alone, it recedes as it did: a spring that began anew would end at another time.
  mutating func add(_ other: EdgeEffect, at now: Double) {
    if other == .none { return }
    guard self == .none else { return add(other.state(at: now), at: now) }
    self = other
    release(at: now)
  }

  /// Adds the pull of a fling that meets the edge at a velocity, in points per second.
  mutating func absorb(_ velocity: Double, at now: Double) {
    add(MotionState(position: 0, velocity: velocity * StretchEffect.absorbed), at: now)
  }

  private mutating func add(_ more: MotionState, at now: Double) {
    let state = state(at: now)
    initial = MotionState(position: state.position + more.position, velocity: state.velocity + more.velocity)
    since = now
  }

  private func state(at now: Double) -> MotionState { since < .infinity ? spring.state(at: now - since) : initial }

  private var spring: Motion {
    .spring(start: initial.position, initialVelocity: initial.velocity, destination: 0, shape: StretchEffect.shape)
  }
}
