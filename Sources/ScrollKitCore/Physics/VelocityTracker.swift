/// How fast a finger was moving when it let go.
///
/// Keeps the newest `capacity` positions. A finger that was held still before it left the glass
/// has no speed (the stale-finger rule); positions reported in one burst count as one.
public struct VelocityTracker: Sendable {
  private var samples: InlineArray<16, Sample>
  /// Positions kept, 0…`capacity`.
  public private(set) var count: Int
  private var newest: Int

  /// A position at a time.
  public struct Sample: Equatable, Sendable {
    /// Seconds.
    public var time: Double
    /// Points.
    public var position: Vector

    public init(time: Double, position: Vector) {
      self.time = time
      self.position = position
    }
  }

  public init() {
    samples = InlineArray(repeating: Sample(time: 0, position: .zero))
    count = 0
    newest = Self.capacity - 1
  }

  /// Adds a position. Times must not decrease.
  public mutating func add(_ position: Vector, at time: Double) {
    if count > 0, time - samples[newest].time < Self.burst {
      samples[newest].position = position
      return
    }
    newest = newest + 1 == Self.capacity ? 0 : newest + 1
    samples[newest] = Sample(time: time, position: position)
    count = min(count + 1, Self.capacity)
  }

  /// The `age`-th position, counted back from the newest, which is 0.
  ///
  /// - Precondition: `age < count`.
  public subscript(age: Int) -> Sample {
    samples[newest >= age ? newest - age : newest - age + Self.capacity]
  }

  /// The newest position, or zero if none was added.
  public var position: Vector { count > 0 ? samples[newest].position : .zero }

  /// Speed at the moment of letting go, in points per second along each axis.
  ///
  /// - Parameters:
  ///   - time: When the finger let go.
  ///   - staleAfter: Seconds of silence after which the finger counts as held still.
  public func velocity(
    at time: Double, by rule: VelocityRule, staleAfter: Double = Self.standardStaleAfter
  ) -> Vector {
    guard count > 1, time - samples[newest].time < staleAfter else { return .zero }
    return rule.velocity(of: self)
  }

  /// Derived: 16 positions are an eighth of a second at 120 Hz, more than any rule looks back.
  public static let capacity = 16
  /// Published (ScrollMechanics). 0.1 s; Flutter waits 0.04 s. Larger forgives slower fingers.
  public static let standardStaleAfter = 0.1
  /// Taste. 0.5 ms: half the spacing of the fastest mice. Positions closer than this come from one
  /// report; dividing by their spacing would give any speed.
  static let burst = 0.0005
}
