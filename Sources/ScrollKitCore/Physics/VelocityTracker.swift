/// The velocity of a finger when it is released, or of a wheel's notches.
///
/// Keeps the newest `capacity` positions. A finger that rested before it was lifted has no velocity. Positions of
/// one report count as one.
package struct VelocityTracker: Sendable {
  /// The newest position; of no use before the first.
  package private(set) var newest: Sample
  /// The positions before the newest, in a ring; the last of them at `lastOlder`.
  private var older: InlineArray<13, Sample>
  private var lastOlder: UInt8
  /// The number of positions, 0…`capacity`.
  package var count: Int { Int(smallCount) }
  private var smallCount: UInt8
  /// Whether its positions are those of a wheel or a key.
  var isOfNotches = false
  /// How late the reports of the positions are.
  var lateness = Lateness()

  /// A position at a time.
  package struct Sample: Equatable, Sendable {
    /// The time, in seconds.
    package var time: Double
    /// The finger's position, in points.
    package var position: Vector

    package init(time: Double, position: Vector) {
      self.time = time
      self.position = position
    }
  }

  package init() {
    newest = Sample(time: 0, position: .zero)
    older = InlineArray(repeating: newest)
    lastOlder = 0
    smallCount = 0
  }

  /// Forgets all positions.
  mutating func restart() {
    let lateness = lateness
    self = VelocityTracker()
    self.lateness = lateness
  }

  /// Adds a position whose report is handled at a time. Its own time is that of its report, but not before the newest.
  package mutating func add(_ position: Vector, at time: Double) { add(position, made: lateness.made(time)) }

  /// Adds a position whose report was made at a time.
  mutating func add(_ position: Vector, made time: Double) {
    if smallCount > 0, time - newest.time < Self.burst {
      newest.position = position
      return
    }
    lastOlder = Int(lastOlder) + 1 == Self.capacity - 1 ? 0 : lastOlder + 1
    older[Int(lastOlder)] = newest
    newest = Sample(time: time, position: position)
    smallCount = min(smallCount + 1, UInt8(Self.capacity))
  }

  /// Forgets the newest position, if it is not the only one.
  ///
  /// - Returns: Seconds from the one before to it; 0 if nothing changed.
  mutating func removeNewest() -> Double {
    guard smallCount > 1 else { return 0 }
    let time = newest.time
    newest = self[1]
    lastOlder = lastOlder == 0 ? UInt8(Self.capacity - 2) : lastOlder - 1
    smallCount -= 1
    return time - newest.time
  }

  /// Seconds from the newest position to the present report, which is handled at a time.
  func pause(until time: Double) -> Double { lateness.made(time) - newest.time }

  /// The `age`-th position, counted back from the newest, which is 0.
  ///
  /// `mutating`, although it changes nothing: else each read copies all positions, 64 instructions.
  ///
  /// - Precondition: `age < count`.
  package subscript(age: Int) -> Sample {
    mutating get {
      guard age > 0 else { return newest }
      let index = Int(lastOlder) + 1 - age
      return older[index >= 0 ? index : index + Self.capacity - 1]
    }
  }

  /// The displacement from one position to another, by their ages.
  mutating func displacement(since older: Int, until newer: Int) -> Vector {
    self[newer].position - self[older].position
  }

  /// Seconds from one position to another, by their ages.
  mutating func time(since older: Int, until newer: Int) -> Double {
    self[newer].time - self[older].time
  }

  /// The newest position, or zero if none was added.
  package var position: Vector { smallCount > 0 ? newest.position : .zero }

  /// The displacement of the last movement; from zero if there is only one position.
  var lastDisplacement: Vector { mutating get { count > 1 ? displacement(since: 1, until: 0) : position } }

  /// The velocity when the finger is released, in points per second along each axis.
  ///
  /// Positions before the finger last rested do not count, and neither does the movement that ended the rest: its
  /// duration is not known. Deviation: in Flutter on iOS (3.x) and in Qt (6) velocities from before a rest count.
  ///
  /// - Parameters:
  ///   - time: The time at which the release is handled.
  ///   - staleAfter: Seconds without a movement after which the finger counts as resting.
  ///   - limit: The highest speed of each velocity that `meanOfThree` counts, along each axis, in points per second.
  package mutating func velocity(
    at time: Double, by rule: VelocityRule, staleAfter: Double = Self.standardStaleAfter, limit: Double = .infinity
  ) -> Vector {
    guard count > 1, pause(until: time) < staleAfter else { return .zero }
    return rule.velocity(of: &self, at: lateness.made(time), restAfter: staleAfter, limit: limit)
  }

  /// Derived. 14 positions are more than the 0.1 s that most rules look back, at 120 Hz. Larger takes more memory.
  package static let capacity = 14
  /// Published (ScrollMechanics). 0.1 s; Flutter waits 0.04 s. Larger still flings after a short rest.
  package static let standardStaleAfter = 0.1
  /// Taste. 0.5 ms: half the interval of the fastest mice. Positions closer in time come from one report; their
  /// difference quotient would be arbitrary. Larger ignores reports of fast mice.
  static let burst = 0.0005
}
