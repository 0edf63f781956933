/// Equally spaced snap positions, clamped to a range.
///
///     range      ├────────────────────────────┤
///     positions  0───────1───────2───────3────4     the last gap is shorter
///
/// An index may be fractional: 2.25 is a quarter of the gap between positions 2 and 3. So an index
/// stays valid at every viewport size, and rounding it gives the nearest position.
struct SnapGrid: Equatable, Sendable {
  /// Position 0 before clamping, in points along the positions.
  private let first: Double
  /// Distance between two positions, in points.
  private let pitch: Double
  /// The smallest index after clamping; a whole number.
  let firstIndex: Double
  /// The largest index after clamping; a whole number.
  let lastIndex: Double
  /// The range, in points along the positions.
  private let range: Interval
  /// Whether position 0 is at the end of the range and indices grow towards the start.
  private let isReversed: Bool

  /// - Parameters:
  ///   - leading: From the range's start, or its end if reversed, to position 0; may be negative.
  ///   - last: The last index; there are no more positions, even in a longer range.
  /// - Returns: nil if `pitch` is less than a thousandth of a point, as in a viewport of length 0.
  init?(
    range: Interval, leading: Double, pitch: Double, last: Double = .infinity,
    isReversed: Bool = false
  ) {
    guard pitch >= Self.minimumPitch else { return nil }
    // Reversed positions are computed as those of the mirrored range, so mirroring is exact.
    let along = isReversed ? Interval(lower: -range.upper, upper: -range.lower) : range
    let first = along.lower + leading
    let belowStart = Math.floor((along.lower + Edges.tolerance - first) / pitch)
    let aboveEnd = Math.ceil((along.upper - Edges.tolerance - first) / pitch)
    self.first = first
    self.pitch = pitch
    self.isReversed = isReversed
    self.range = along
    lastIndex = max(0, min(aboveEnd, last))
    firstIndex = min(max(0, belowStart), lastIndex)
  }

  /// Taste. 0.001 pt: with a smaller pitch, indices would grow without bound.
  private static let minimumPitch = 1e-3

  /// The offset at an index, in points. The index is clamped.
  func offset(at index: Double) -> Double {
    let index = min(max(index, firstIndex), lastIndex)
    let below = min(Math.floor(index), lastIndex)
    let share = index - below
    let start = position(below)
    let along = share == 0 ? start : start + share * (position(below + 1) - start)
    return isReversed ? 0 - along : along
  }

  /// The index at an offset. Out of range, indices continue with the regular pitch.
  func index(at offset: Double) -> Double {
    let along = isReversed ? 0 - offset : offset
    let below = min(max(Math.floor((along - first) / pitch), firstIndex), lastIndex)
    let start = position(below)
    if along < start { return below + (along - start) / pitch }
    let end = position(lastIndex)
    if along > end { return lastIndex + (along - end) / pitch }
    let gap = position(below + 1) - start  // 0 in a range shorter than the pitch
    return gap > 0 ? below + (along - start) / gap : below
  }

  /// The index at an offset; a whole number if a position is within `Edges.tolerance`.
  func restingIndex(at offset: Double) -> Double {
    let index = index(at: offset)
    let nearest = index.roundedHalfUp
    let isResting = (self.offset(at: nearest) - offset).magnitude <= Edges.tolerance
    return isResting ? min(max(nearest, firstIndex), lastIndex) : index
  }

  /// The velocity along the positions for a velocity of the offset.
  func velocity(_ velocity: Double) -> Double { isReversed ? -velocity : velocity }

  private func position(_ index: Double) -> Double { range.clamp(first + index * pitch) }
}
