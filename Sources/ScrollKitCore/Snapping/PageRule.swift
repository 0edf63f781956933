/// The page at which content comes to rest after a release.
///
///     page         1 ──────────── 2 ──────────── 3
///     release           p ~~~~~~~~~~~~~~~▶ q          p: present page, q: projected page
public enum PageRule: Equatable, Sendable {
  /// The page nearest to the projected one, at most so many pages from the present one.
  case nearest(maximumPages: Double)
  /// The next page in the direction of a velocity above so many points per second; otherwise the
  /// nearest page. The projected page does not matter.
  case next(aboveVelocity: Double)
  /// The page nearest to the projected one, but at least the next page in its direction. Wheels and
  /// keys use this.
  case atLeastNext
  /// As many pages from the nearest page as the projected distance has, rounded. A projected distance
  /// that rounds to 0 snaps to the page nearest to the projected one.
  case projectedPages

  /// UIScrollView: the projected page decides, at most one page away.
  public static let uikit = PageRule.nearest(maximumPages: 1)
  /// Flutter's PageScrollPhysics. Published. 20 pt/s = 1 / (0.05 · device pixel ratio), at ratio 1.
  ///
  /// Flutter adds half a page in the direction of the velocity and rounds. Backwards from exactly on a
  /// page, the tie rounds up and Flutter stays; this rule moves in both directions.
  public static let flutter = PageRule.next(aboveVelocity: 20)
  /// RecyclerView's PagerSnapHelper. Published. 50 dp/s is Android's minimum fling velocity.
  ///
  /// RecyclerView stays after a fling from exactly on a page; this rule moves.
  public static let recyclerPager = PageRule.next(aboveVelocity: 50)
  /// RecyclerView's LinearSnapHelper.
  public static let recyclerLinear = PageRule.projectedPages

  /// Whether it limits how far a fling goes.
  var limitsFlings: Bool {
    switch self {
    case .nearest(let most): most < .infinity
    case .next: true
    case .atLeastNext, .projectedPages: false
    }
  }

  /// - Parameters:
  ///   - current: The present page; a whole number if content rests on a page.
  ///   - projected: The page at which content would rest without snapping.
  ///   - velocity: Positive towards higher pages, in points per second.
  /// - Returns: A whole page, possibly beyond the last.
  func page(from current: Double, projected: Double, velocity: Double) -> Double {
    let nearest = projected.roundedHalfUp
    let next = Math.floor(current) + 1
    let previous = Math.ceil(current) - 1
    let distance = (projected - current).roundedHalfUp
    return switch self {
    case .nearest(let most):
      min(max(nearest, Math.ceil(current - most)), Math.floor(current + most))
    case .next(let threshold):
      velocity > threshold
        ? next : velocity < -threshold ? previous : current.roundedHalfUp
    case .atLeastNext:
      projected > current
        ? max(nearest, next) : projected < current ? min(nearest, previous) : nearest
    case .projectedPages:
      distance == 0 ? nearest : current.roundedHalfUp + distance
    }
  }
}
