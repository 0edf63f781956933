/// Autoscroll with the middle button: content scrolls in the direction of the pointer, faster farther from the point
/// where the button was pressed.
///
///     speed  │              ╱
///            │           ╱
///            │  dead  ╱
///            └────────┴───────── distance from the anchor
///
/// If the button is released in the dead zone, autoscroll lasts until the next press. Otherwise it ends with the
/// release.
package struct Autoscroll: Equatable, Sendable {
  /// The point where the button was pressed, in points of the viewport.
  package let anchor: Vector
  /// The speed as a function of the distance.
  package let rule: AutoscrollRule
  /// The distance from the anchor within which nothing moves, in points along each axis.
  package let deadZone: Double
  /// Whether the pointer has ever left the dead zone.
  package private(set) var hasLeft: Bool

  package init(
    anchor: Vector, rule: AutoscrollRule = .chromium, deadZone: Double? = nil
  ) {
    self.anchor = anchor
    self.rule = rule
    self.deadZone = deadZone ?? rule.deadZone
    hasLeft = false
  }

  /// The velocity of the content with the pointer at a point, in points per second.
  package func velocity(at point: Vector) -> Vector {
    Vector { axis in
      let distance = point[axis] - anchor[axis]
      guard distance.magnitude > deadZone else { return 0 }
      let speed = min(rule.speed(at: distance.magnitude), Self.topSpeed)
      return distance < 0 ? -speed : speed
    }
  }

  /// Moves the pointer.
  ///
  /// - Returns: The velocity of the content from now on, in points per second.
  package mutating func move(to point: Vector) -> Vector {
    let velocity = velocity(at: point)
    if velocity != .zero { hasLeft = true }
    return velocity
  }

  /// Taste. 10⁵ pt/s: a hundred viewports a second. Larger looks the same.
  package static let topSpeed = 1e5
}

/// The speed of autoscroll as a function of the pointer's distance.
public enum AutoscrollRule: UInt32, Sendable {
  /// 0.008 · d^2.2 points per second.
  case chromium = 0
  /// 50 · ((d/12)^1.5 − 1) points per second.
  case firefox = 1

  /// The dead zone, in points. Published (Chromium, Firefox). Larger ignores more of a small movement.
  public var deadZone: Double {
    switch self {
    case .chromium: 15
    case .firefox: 12
    }
  }

  /// The speed in points per second at a distance in points, both positive. A larger factor or exponent moves content faster.
  func speed(at distance: Double) -> Double {
    switch self {
    case .chromium:
      // Published (Chromium): 0.000008 · d^2.2 in points per millisecond.
      return 0.008 * Math.exp(2.2 * Math.log(distance))
    case .firefox:
      // Published (Firefox): (d/12)^1.5 − 1 in points per 20 ms.
      let share = distance / 12
      return share > 1 ? 50 * (share * share.squareRoot() - 1) : 0
    }
  }
}
