/// Stops at equal distances, cut off by the ends of the range.
///
///     range   ├────────────────────────────┤
///     stops   0───────1───────2───────3────4     the last way is shorter: 4 rests on the end
///
/// A place is told in stops: 2.25 is a quarter of the way from stop 2 to stop 3. So a place means
/// the same at every size, and its nearest whole number is the nearest stop, also on the short way.
struct SnapGrid: Equatable, Sendable {
  /// Where stop 0 would lie if no end cut it off, in points along the stops.
  private let first: Double
  /// From one stop to the next, in points.
  private let pitch: Double
  /// The first stop that has a place of its own; a whole number.
  let lowest: Double
  /// The last stop that has a place of its own; a whole number.
  let highest: Double
  /// Where stops may lie, in points along the stops.
  private let range: Interval
  /// Whether stop 0 lies at the end of the range, and stops are counted backwards.
  private let isReversed: Bool

  /// - Parameters:
  ///   - leading: From the range's start, or its end if reversed, to stop 0; may be negative.
  ///   - last: The last stop; there are no more, even if the range is longer.
  ///   - isEndless: Whether stops go on in both directions, whatever the range.
  /// - Returns: nil if stops have next to no distance, as in a viewport of 0.
  init?(
    range: Interval, leading: Double, pitch: Double, last: Double = .infinity, isReversed: Bool = false,
    isEndless: Bool = false
  ) {
    guard pitch >= Self.leastPitch else { return nil }
    // Along the stops, reversed ones too count upwards: a mirror image is exact.
    let along = isReversed ? Interval(lower: -range.upper, upper: -range.lower) : range
    let first = along.lower + leading
    let startsIn = ((along.lower + Edges.tolerance - first) / pitch).rounded(.down)
    let endsIn = ((along.upper - Edges.tolerance - first) / pitch).rounded(.up)
    self.first = first
    self.pitch = pitch
    self.isReversed = isReversed
    self.range = isEndless ? Interval(lower: -.infinity, upper: .infinity) : along
    highest = isEndless ? .infinity : max(0, min(endsIn, last))
    lowest = isEndless ? -.infinity : min(max(0, startsIn), highest)
  }

  /// Taste. A thousandth of a point: nearer stops are none, and their numbers would have no end.
  private static let leastPitch = 1e-3

  /// Where a stop lies, in points; places between stops count, those beyond the last do not.
  func offset(of place: Double) -> Double {
    let place = min(max(place, lowest), highest)
    let below = min(place.rounded(.down), highest)
    let share = place - below
    let start = stop(below)
    let along = share == 0 ? start : start + share * (stop(below + 1) - start)
    return isReversed ? 0 - along : along
  }

  /// How many stops an offset is along; below 0 before the first, and on beyond the last.
  func place(of offset: Double) -> Double {
    let along = isReversed ? 0 - offset : offset
    let below = min(max(((along - first) / pitch).rounded(.down), lowest), max(lowest, highest - 1))
    let start = stop(below)
    // Beyond the ends stops would go on at the usual distance.
    if highest == lowest || along < start { return below + (along - start) / pitch }
    let end = stop(highest)
    if along > end { return highest + (along - end) / pitch }
    let way = stop(below + 1) - start  // 0 where the range is shorter than a stop is wide
    return way > 0 ? below + (along - start) / way : below
  }

  /// The same, but a whole number where content rests on a stop, to within `Edges.tolerance`.
  func settledPlace(of offset: Double) -> Double {
    let place = place(of: offset)
    let nearest = place.nearestWhole
    let isThere = (self.offset(of: nearest) - offset).magnitude <= Edges.tolerance
    return isThere ? min(max(nearest, lowest), highest) : place
  }

  /// A velocity of the offset, as it is along the stops.
  func velocity(_ velocity: Double) -> Double { isReversed ? -velocity : velocity }

  private func stop(_ place: Double) -> Double { range.clamp(first + place * pitch) }
}

extension Double {
  /// The nearest whole number; a half goes up wherever 0 is, so that moved places round alike.
  var nearestWhole: Double { (self + 0.5).rounded(.down) }
}
