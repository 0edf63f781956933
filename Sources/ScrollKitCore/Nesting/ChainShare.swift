/// A scroller's share of the path of its chain, along one axis.
///
///     offset  highest ┤               ╱‾‾‾‾‾‾‾
///              origin ┤        ┌─────╱
///              lowest ┤ ______╱│ gap │            ▶ path offset
///                              0
///
///     offset = clamp(origin + path − clamp(path, to: gap), to: lowest…highest)
///
/// The content offset is a function of the path offset alone. Where one share of a chain ends, the next begins. So the
/// members' movements always add up to the path's movement.
package struct ChainShare: Equatable, Sendable {
  /// The content offset at path offset 0, in points.
  package let origin: Double
  /// The path offsets at which other members move and this one rests at `origin`, in points; contains 0.
  package internal(set) var gap: Interval
  /// The smallest content offset, in points; −∞ if the share has no lower end.
  package internal(set) var lowest: Double
  /// The largest content offset, in points; ∞ if the share has no upper end.
  package internal(set) var highest: Double

  /// The share of content that the path does not move.
  package init(restingAt origin: Double) {
    self.origin = origin
    gap = Interval(lower: 0, upper: 0)
    lowest = origin
    highest = origin
  }

  /// The content offset at a path offset, in points.
  package func offset(at path: Double) -> Double {
    min(max(origin + (path - gap.clamp(path)), lowest), highest)
  }

  /// Whether this content moves when the path moves from `path` in a direction.
  package func moves(at path: Double, towards direction: Double) -> Bool {
    guard direction != 0 else { return false }
    // Path offsets are compared, not content offsets: one share ends where the next begins.
    let path = withoutRounding(path)
    if direction > 0 { return path >= gap.upper && path < top || path < gap.lower && path >= bottom }
    return path > gap.upper && path <= top || path <= gap.lower && path > bottom
  }

  /// Whether other members move at a path offset, and this content rests.
  func rests(at path: Double) -> Bool {
    path > gap.lower + Vector.rounding && path < gap.upper - Vector.rounding
  }

  /// The path offset at which `highest` is reached.
  private var top: Double { gap.upper + (highest - origin) }
  /// The path offset at which `lowest` is reached.
  private var bottom: Double { gap.lower - (origin - lowest) }

  /// The next path offset at which this content starts or stops moving in a direction; nil if there is none.
  func next(after path: Double, towards direction: Double) -> Double? {
    nearest(to: path) { ($0 - path) * direction > Vector.rounding }
  }

  /// The nearest path offset at which this content starts or stops moving, if it differs from `path` by rounding alone;
  /// else `path`.
  func withoutRounding(_ path: Double) -> Double {
    nearest(to: path) { ($0 - path).magnitude <= Vector.rounding } ?? path
  }

  /// The nearest of the path offsets at which this content starts or stops moving that meet a condition.
  private func nearest(to path: Double, where isMet: (Double) -> Bool) -> Double? {
    var nearest: Double?
    func compare(_ boundary: Double) {
      guard isMet(boundary), (boundary - path).magnitude < (nearest.map { $0 - path } ?? .infinity).magnitude else { return }
      nearest = boundary
    }
    compare(bottom)
    compare(gap.lower)
    compare(gap.upper)
    compare(top)
    return nearest
  }

  /// The velocity of this content when the path moves at `velocity`, in points per second.
  func velocity(of velocity: Double, at path: Double) -> Double {
    moves(at: path, towards: velocity) ? velocity : 0
  }

  /// The path offset nearest to `near` at which the content offset is `offset`, or the nearest reachable one.
  package func path(to offset: Double, near: Double) -> Double {
    let offset = min(max(offset, lowest), highest)
    if offset > origin { return gap.upper + (offset - origin) }
    if offset < origin { return gap.lower + (offset - origin) }
    return gap.clamp(near)
  }
}

extension Pair where Element == ChainShare {
  /// The content offset at a path offset, in points.
  func offset(at path: Vector) -> Vector {
    Vector(x: x.offset(at: path.x), y: y.offset(at: path.y))
  }

  /// The velocity of the content when the path moves at `velocity`.
  func velocity(of velocity: Vector, at path: Vector) -> Vector {
    Vector(x: x.velocity(of: velocity.x, at: path.x), y: y.velocity(of: velocity.y, at: path.y))
  }
}
