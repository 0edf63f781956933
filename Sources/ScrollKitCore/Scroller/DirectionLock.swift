/// Whether a drag scrolls along one axis only, where content scrolls along both.
public enum DirectionLock: UInt32, Sendable {
  /// It never does.
  case none = 0
  /// A drag that begins within 30° of an axis keeps to it until the finger leaves; one that begins
  /// between them is free. UIScrollView's directional lock.
  case initial = 1
  /// The same, but a finger that turns more than 22.5° away from the axis breaks out: onto the
  /// other axis if it is within 30° of that, else it is free from then on. Gecko's sticky lock.
  ///
  /// Deviation: Gecko (APZ) may lock a free drag anew, and so catches and frees a way of 25° in
  /// turns; here a drag that was freed stays free.
  case breakable = 2
  /// Every drag keeps to the axis that it begins along; the vertical one, if it is undecided.
  case always = 3

  /// The axis that a drag which begins with `way` keeps to; nil if it is free.
  func axis(beginning way: Vector) -> Axis? {
    switch self {
    case .none: nil
    case .initial, .breakable: Self.axis(near: way)
    case .always: way.x.magnitude > way.y.magnitude ? .x : .y
    }
  }

  /// Whether a finger that keeps to `axis` breaks out by going `way`.
  func breaks(_ axis: Axis, going way: Vector) -> Bool {
    switch self {
    case .breakable: way[axis.other].magnitude > way[axis].magnitude * Self.breakingSlope
    case .none, .initial, .always: false
    }
  }

  /// The axis within 30° of a way; nil between them.
  static func axis(near way: Vector) -> Axis? {
    let (x, y) = (way.x.magnitude, way.y.magnitude)
    if y <= x * lockingSlope { return .x }
    return x <= y * lockingSlope ? .y : nil
  }

  /// Derived. tan 30°; published (Gecko), `apz.axis_lock.lock_angle`. Larger locks more drags.
  private static let lockingSlope = 0.5773502691896257
  /// Derived. tan 22.5°; published (Gecko), `apz.axis_lock.breakout_angle`. Larger holds faster.
  private static let breakingSlope = 0.41421356237309503
  /// Published (Gecko). A 32nd of an inch, of 96 pt: a shorter way says too little of a direction.
  static let legible = 3.0
}

/// The axis that a drag keeps to, and from where its direction is read.
///
/// The direction is that of ways of `legible` length, however many reports they come in.
struct HeldAxis: Equatable, Sendable {
  /// Where the finger was when its direction was read last.
  private var pivot: Vector
  /// The axis; nil if the drag is free.
  private(set) var axis: Axis?

  static let free = HeldAxis(axis: nil, from: .zero)

  init(axis: Axis?, from place: Vector) {
    self.axis = axis
    pivot = place
  }

  /// Whether content stays where it is along an axis.
  func holds(_ axis: Axis) -> Bool { self.axis == axis.other }

  /// Of a way what is along axes where content does not stay.
  func free(_ way: Vector) -> Vector {
    Vector(x: holds(.x) ? 0 : way.x, y: holds(.y) ? 0 : way.y)
  }

  /// Reads the direction of a finger that is at `place` now.
  mutating func read(_ place: Vector, by rule: DirectionLock) {
    guard let axis else { return }
    let way = place - pivot
    guard way.length >= DirectionLock.legible else { return }
    guard rule.breaks(axis, going: way) else { return self = HeldAxis(axis: axis, from: place) }
    let near = DirectionLock.axis(near: way)
    self = HeldAxis(axis: near == axis ? nil : near, from: place)
  }

  /// The same, read from another place on: another finger has taken over.
  func from(_ place: Vector) -> HeldAxis { HeldAxis(axis: axis, from: place) }
}
