/// Which page content goes to when it is let go.
///
///     page     1 ──────────── 2 ──────────── 3
///     let go         p ~~~~~~~~~~~~~~~▶ q          where it is, where it would coast
public enum PageRule: Equatable, Sendable {
  /// The page nearest to where it would coast, at most so many pages from where it is.
  case projected(atMost: Double)
  /// The next page in the direction of a speed above so many points per second, however far it
  /// would coast; at lower speeds the nearest page.
  case next(above: Double)
  /// As far as it would go, but at least to the next page: a wheel's steps, a key.
  case onwards
  /// As many pages on, from the nearest, as the coast is long; a shorter coast takes its own end.
  case counted

  /// UIScrollView: the coast decides, but goes no farther than one page; at rest the half decides.
  public static let uikit = PageRule.nearest(maximumPages: 1)
  /// Flutter's PageScrollPhysics. Published. 20 pt/s = 1 / (0.05 · pixels a point), at 1 pixel.
  ///
  /// Flutter adds half a page in the direction and rounds. That is the next page, except backwards
  /// from exactly on a page, where the tie rounds up and content stays; ours goes either way.
  public static let flutter = PageRule.next(aboveVelocity: 20)
  /// RecyclerView's PagerSnapHelper. Published. 50 dp/s is Android's smallest fling.
  ///
  /// There a fling from exactly on a page stays on it; ours goes on.
  public static let recyclerPager = PageRule.next(aboveVelocity: 50)
  /// RecyclerView's LinearSnapHelper.
  public static let recyclerLinear = PageRule.projectedPages

  /// - Parameters:
  ///   - place: Where content is, in pages; a whole number if it rests on a page.
  ///   - projected: Where it would coast, in pages.
  ///   - velocity: Positive towards higher pages, in points per second.
  /// - Returns: A page, which may lie beyond the last.
  func page(from place: Double, projected: Double, velocity: Double) -> Double {
    let nearest = projected.nearestWhole
    let next = place.rounded(.down) + 1
    let last = place.rounded(.up) - 1
    let pages = (projected - place).nearestWhole
    return switch self {
    case .projected(let most):
      min(max(nearest, (place - most).rounded(.up)), (place + most).rounded(.down))
    case .next(let threshold):
      velocity > threshold ? next : velocity < -threshold ? last : place.nearestWhole
    case .atLeastNext:
      projected > place ? max(nearest, next) : projected < place ? min(nearest, last) : nearest
    case .projectedPages:
      pages == 0 ? nearest : place.nearestWhole + pages
    }
  }
}
