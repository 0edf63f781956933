/// How a drag begins: what becomes of the way that a finger makes before it scrolls.
public enum DragStart: UInt32, Sendable {
  /// The slop is swallowed: content starts under the finger without a jump, and what the finger
  /// went further counts. Published (Android).
  case swallow = 0
  /// The whole movement that crosses the slop is swallowed. Published (Flutter, `start`).
  case swallowMovement = 1
  /// Nothing is swallowed: content catches up with the finger at once. Published (Flutter, `down`).
  case catchUp = 2
  /// As `swallow`, but whenever the finger has rested content waits for a threshold of its own, and
  /// then eases in: a finger that trembles or rolls off moves nothing. Published (Flutter, on iOS).
  case ease = 3

  /// Where the finger was when content began to follow it.
  func beginning(of touch: ScrollPhase.Touch, way: Vector, at position: Vector) -> Vector {
    switch self {
    case .swallow, .ease: touch.start + way * (touch.slop / way.length)
    case .swallowMovement: touch.slop > 0 ? position : touch.start
    case .catchUp: touch.start
    }
  }
}

/// Content that waits until a finger has moved far enough from where it rested, then eases in.
///
/// Deviation: Flutter (3.x) takes only movements of no length for rest; here silence is rest, too,
/// so that it does not matter whether a host reports fingers that stay where they are.
struct StartThreshold: Equatable, Sendable {
  /// The finger's way since it rested, in points.
  private var slack: Vector
  private(set) var state: State

  enum State: Sendable {
    /// The feel has none.
    case none
    /// Content waits.
    case waiting
    /// Content follows.
    case passed
  }

  static let none = StartThreshold(slack: .zero, state: .none)
  static let waiting = StartThreshold(slack: .zero, state: .waiting)

  /// Whether content waits.
  var holds: Bool { state == .waiting }

  /// Takes a movement of the finger that came `pause` seconds after the one before.
  ///
  /// - Returns: How much of it content follows.
  mutating func take(_ step: Vector, after pause: Double) -> Vector {
    if state == .passed, pause > Self.rest { self = .waiting }
    switch state {
    case .none, .passed: return step
    case .waiting:
      slack = slack + step
      guard slack.length > Self.least else { return .zero }
      state = .passed
      let length = step.length
      return length > Self.deliberate ? step : step * (min(Self.least / 3, length) / length)
    }
  }

  /// Published (Flutter). 3.5 pt; larger forgives a finger that trembles more.
  private static let least = 3.5
  /// Published (Flutter). 24 pt: a movement that long is meant as it is.
  private static let deliberate = 24.0
  /// Published (Flutter). 0.05 s without a movement are rest.
  private static let rest = 0.05
}
