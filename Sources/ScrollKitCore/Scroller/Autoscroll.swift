/// A pressed middle button that steers: the farther the pointer is from where it was pressed, the
/// faster content moves that way.
///
///     speed  │              ╱
///            │           ╱
///            │  dead  ╱
///            └────────┴───────── distance from the anchor
///
/// Released before it has left the dead zone, it steers on until the next press (a click); else it
/// ends when the button is released (a hold).
public struct Autoscroll: Equatable, Sendable {
  /// Where the button was pressed, in points of the viewport.
  public let anchor: Vector
  /// How distance becomes speed.
  public let rule: AutoscrollRule
  /// How far from the anchor nothing moves, in points along each axis.
  public let deadZone: Double
  /// Whether the pointer has ever left the dead zone.
  public private(set) var hasLeft: Bool

  public init(
    anchor: Vector, rule: AutoscrollRule = .chromium, deadZone: Double? = nil
  ) {
    self.anchor = anchor
    self.rule = rule
    self.deadZone = deadZone ?? rule.deadZone
    hasLeft = false
  }

  /// How fast content moves with the pointer at a place, in points per second.
  public func velocity(at point: Vector) -> Vector {
    Vector { axis in
      let distance = point[axis] - anchor[axis]
      guard distance.magnitude > deadZone else { return 0 }
      let speed = min(rule.speed(at: distance.magnitude), Self.topSpeed)
      return distance < 0 ? -speed : speed
    }
  }

  /// Follows the pointer.
  ///
  /// - Returns: How fast content moves from now on, in points per second.
  public mutating func move(to point: Vector) -> Vector {
    let velocity = velocity(at: point)
    if velocity != .zero { hasLeft = true }
    return velocity
  }

  /// Taste. 10⁵ pt/s: a hundred screens a second; larger could not be seen.
  public static let topSpeed = 1e5
}

/// How far a pointer is away becomes how fast content moves.
public enum AutoscrollRule: UInt32, Sendable {
  /// 0.008 · d^2.2 points per second: slow beside the anchor, fast far away.
  case chromium = 0
  /// 50 · ((d/12)^1.5 − 1) points per second.
  case firefox = 1

  /// Published (Chromium, Firefox). Larger forgives an unsteady hand.
  public var deadZone: Double {
    switch self {
    case .chromium: 15
    case .firefox: 12
    }
  }

  /// Points per second at a distance in points, both positive.
  func speed(at distance: Double) -> Double {
    switch self {
    case .chromium:
      // Published: 0.000008 · d^2.2 in points per millisecond.
      return 0.008 * Math.exp(2.2 * Math.log(distance))
    case .firefox:
      // Published: (d/12)^1.5 − 1 in points per 20 ms.
      let share = distance / 12
      return share > 1 ? 50 * (share * share.squareRoot() - 1) : 0
    }
  }
}
