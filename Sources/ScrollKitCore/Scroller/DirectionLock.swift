/// Whether a drag scrolls along one axis only, where content scrolls along both.
public enum DirectionLock: UInt32, Sendable {
  /// No lock.
  case none = 0
  /// A drag that begins within 30° of an axis is locked to it until the finger is lifted; any other drag is free.
  /// Published (UIScrollView's directional lock).
  case initial = 1
  /// As `initial`, but a finger that turns more than 22.5° away from the axis breaks out: to the other axis if it is
  /// within 30° of it, otherwise the drag is free. Published (Gecko's sticky lock).
  ///
  /// Deviation: Gecko (APZ) may lock a free drag again, so a drag at 25° alternates. Here a free drag stays free.
  case breakable = 2
  /// Every drag is locked to the axis along which it begins; to the vertical axis at exactly 45°.
  case always = 3

  /// The axis to which a drag that begins with a displacement is locked; nil if it is free.
  func axis(ofDragBy displacement: Vector) -> Axis? {
    switch self {
    case .none: nil
    case .initial, .breakable: Self.axis(near: displacement)
    case .always: displacement.x.magnitude > displacement.y.magnitude ? .x : .y
    }
  }

  /// Whether a finger locked to `axis` breaks out with a displacement.
  func breaks(_ axis: Axis, by displacement: Vector) -> Bool {
    switch self {
    case .breakable: displacement[axis.other].magnitude > displacement[axis].magnitude * Self.breakingSlope
    case .none, .initial, .always: false
    }
  }

  /// The axis within 30° of a displacement; nil between the axes.
  static func axis(near displacement: Vector) -> Axis? {
    let (x, y) = (displacement.x.magnitude, displacement.y.magnitude)
    if y <= x * lockingSlope { return .x }
    return x <= y * lockingSlope ? .y : nil
  }

  /// Derived. tan 30°; published (Gecko), `apz.axis_lock.lock_angle`. Larger locks more drags.
  private static let lockingSlope = 0.5773502691896257
  /// Derived. tan 22.5°; published (Gecko), `apz.axis_lock.breakout_angle`. Larger makes a break-out harder.
  private static let breakingSlope = 0.41421356237309503
  /// Published (Gecko). A 32nd of an inch, of 96 pt. Larger measures the direction later.
  static let measuringLength = 3.0
}

/// The axis to which a drag is locked, and the position from which its direction is measured.
///
/// The direction is that of displacements of length `measuringLength`, however many reports they consist of.
struct LockedAxis: Equatable, Sendable {
  /// The finger's position when its direction was measured last.
  private var pivot: Vector
  /// The axis; nil if the drag is free.
  private(set) var axis: Axis?

  static let free = LockedAxis(axis: nil, from: .zero)

  init(axis: Axis?, from position: Vector) {
    self.axis = axis
    pivot = position
  }

  /// Whether the content does not move along an axis.
  func blocks(_ axis: Axis) -> Bool { self.axis == axis.other }

  /// The part of a displacement along axes where the content moves.
  func free(_ displacement: Vector) -> Vector {
    Vector(x: blocks(.x) ? 0 : displacement.x, y: blocks(.y) ? 0 : displacement.y)
  }

  /// Measures the direction of a finger that is at `position` now.
  mutating func measure(_ position: Vector, by rule: DirectionLock) {
    guard let axis else { return }
    let displacement = position - pivot
    guard displacement.length >= DirectionLock.measuringLength else { return }
    guard rule.breaks(axis, by: displacement) else { return self = LockedAxis(axis: axis, from: position) }
    let near = DirectionLock.axis(near: displacement)
    self = LockedAxis(axis: near == axis ? nil : near, from: position)
  }

  /// This lock, measured from another position: another finger drags.
  func from(_ position: Vector) -> LockedAxis { LockedAxis(axis: axis, from: position) }
}
