/// A scroller's part in the way of its chain, along one axis.
///
///     place  highest ┤               ╱‾‾‾‾‾‾‾
///             origin ┤        ┌─────╱
///             lowest ┤ ______╱│ gap │            ▶ the chain's way
///                             0
///
/// The place is a function of the way and of nothing else. Parts of one chain fit together: where
/// one ends the next begins, so that the sum of what they move is the chain's way, always.
public struct NestPart: Equatable, Sendable {
  /// Where the content was when the way began, in points.
  public let origin: Double
  /// The stretch of the way during which others move, in points; it holds 0.
  public internal(set) var gap: Interval
  /// The smallest place that the way leads it to, in points; infinite if it takes all that is left.
  public internal(set) var lowest: Double
  /// The largest, in points.
  public internal(set) var highest: Double

  /// Content that takes no part.
  public init(restingAt origin: Double) {
    self.origin = origin
    gap = Interval(lower: 0, upper: 0)
    lowest = origin
    highest = origin
  }

  /// Whether it takes all that is left at an end.
  var isEndless: Bool { lowest == -.infinity || highest == .infinity }

  /// Where the content is, in points, when the chain has gone some way.
  public func place(at way: Double) -> Double {
    if way > gap.upper { return min(origin + (way - gap.upper), highest) }
    if way < gap.lower { return max(origin + (way - gap.lower), lowest) }
    return origin
  }

  /// Whether it is this content that moves when the chain goes on in a direction.
  public func moves(at way: Double, towards direction: Double) -> Bool {
    // As ways, not as places: where one part ends is where the next begins, to the last bit.
    let top = gap.upper + (highest - origin)
    let bottom = gap.lower - (origin - lowest)
    if direction > 0 { return way >= gap.upper && way < top || way < gap.lower && way >= bottom }
    return direction < 0 && (way > gap.upper && way <= top || way <= gap.lower && way > bottom)
  }

  /// What of a span around a way holds no place at which it sets out or stops; none if the way is
  /// at one.
  func free(at way: Double, within span: Interval) -> Interval {
    var (lower, upper) = (span.lower, span.upper)
    func cut(_ place: Double) {
      if place <= way { lower = max(lower, place) }
      if place >= way { upper = min(upper, place) }
    }
    cut(gap.lower)
    cut(gap.upper)
    cut(gap.lower - (origin - lowest))
    cut(gap.upper + (highest - origin))
    return Interval(lower: lower, upper: upper)
  }

  /// What it takes of a speed along the way.
  func share(of speed: Double, at way: Double) -> Double {
    moves(at: way, towards: speed) ? speed : 0
  }

  /// The way nearest to `near` at which the content is at a place that it can be at.
  public func way(to place: Double, near: Double) -> Double {
    let place = min(max(place, lowest), highest)
    if place > origin { return gap.upper + (place - origin) }
    if place < origin { return gap.lower + (place - origin) }
    return gap.clamp(near)
  }
}

extension Pair where Element == NestPart {
  /// Where the content is, in points, when the chain has gone some way.
  func place(at way: Vector) -> Vector {
    Vector(x: x.place(at: way.x), y: y.place(at: way.y))
  }

  /// What it takes of a velocity along the way.
  func share(of velocity: Vector, at way: Vector) -> Vector {
    Vector(x: x.share(of: velocity.x, at: way.x), y: y.share(of: velocity.y, at: way.y))
  }
}
