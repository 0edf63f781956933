/// What a drag does with the finger's displacement before it scrolls.
public enum DragStart: UInt32, Sendable {
  /// The slop is ignored: the drag begins without a jump, and the displacement beyond the slop counts. Published
  /// (Android).
  case swallow = 0
  /// The whole movement that crosses the slop is ignored. Published (Flutter, `start`).
  case swallowMovement = 1
  /// The whole displacement counts: content jumps to the finger at once. Published (Flutter, `down`).
  case catchUp = 2
  /// As `swallow`, but after each rest of the finger content waits for a second threshold and then eases in: a
  /// finger that trembles or rolls off moves nothing. Published (Flutter, on iOS).
  case ease = 3
  /// As `swallowMovement`, and the movement after it is ignored, too. Published (Qt, Flickable).
  case swallowNext = 4

  /// The finger's position at which content begins to follow it.
  func beginning(of touch: ScrollActivity.Touch, displacement: Vector, at position: Vector) -> Vector {
    switch self {
    case .swallow, .ease: touch.start + displacement * (touch.slop / displacement.length)
    case .swallowMovement, .swallowNext: touch.slop > 0 ? position : touch.start
    case .catchUp: touch.start
    }
  }

  /// The threshold of a drag that begins with a slop, in points.
  func threshold(slop: Double) -> StartThreshold {
    switch self {
    case .swallow, .swallowMovement, .catchUp: .none
    case .ease: .waiting
    case .swallowNext: slop > 0 ? .skipping : .none
    }
  }
}

/// Content waits until a finger has moved past a threshold from where it rested, then eases in. Or it ignores one movement.
///
/// Deviation: in Flutter (3.x) only a movement of length 0 counts as rest. Here time without a movement counts,
/// too, so the result does not depend on whether a host reports fingers that rest.
struct StartThreshold: Equatable, Sendable {
  /// The finger's displacement since it rested, in points.
  private var displacement: Vector
  private(set) var state: State

  enum State: Sendable {
    /// The feel has no threshold.
    case none
    /// Content waits for the threshold.
    case waiting
    /// Content follows the finger.
    case passed
    /// Content ignores the next movement, and follows the finger then.
    case skipping
  }

  static let none = StartThreshold(displacement: .zero, state: .none)
  static let waiting = StartThreshold(displacement: .zero, state: .waiting)
  static let skipping = StartThreshold(displacement: .zero, state: .skipping)

  /// Whether content waits for the threshold.
  var isWaiting: Bool { state == .waiting }

  /// Adds a movement of the finger that came `pause` seconds after the one before.
  ///
  /// - Returns: The part of the movement that content follows.
  mutating func add(_ step: Vector, after pause: Double) -> Vector {
    if state == .passed, pause > Self.rest { self = .waiting }
    switch state {
    case .none, .passed: return step
    case .skipping:
      self = .none
      return .zero
    case .waiting:
      displacement = displacement + step
      guard displacement.length > Self.least else { return .zero }
      state = .passed
      let length = step.length
      return length > Self.deliberate ? step : step * (min(Self.least / 3, length) / length)
    }
  }

  /// Published (Flutter). 3.5 pt; larger forgives a finger that trembles more.
  private static let least = 3.5
  /// Published (Flutter). 24 pt: a longer movement counts wholly. Larger eases more movements in.
  private static let deliberate = 24.0
  /// Published (Flutter). 0.05 s without a movement count as rest. Larger rests less often.
  private static let rest = 0.05
}
