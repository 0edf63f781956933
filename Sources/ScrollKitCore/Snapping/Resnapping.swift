/// The areas on which content rests, by their keys.
public typealias SnapTargets = Pair<UInt64?>

extension SnapContainer {
  /// The areas on which content rests.
  ///
  /// Of several, the focused one; then the one that was the target before; then one that is
  /// aligned rather than one that fills the view; then the inner.
  public func targets(at offset: Vector, before: SnapTargets) -> SnapTargets {
    SnapTargets { axis in
      guard let line = line(axis) else { return nil }
      let here = Interval(lower: offset[axis] - restReach, upper: offset[axis] + restReach)
      var best: Rest?
      for index in areas.indices(offering: here, axis, line.port) {
        guard let rest = rest(line, index, at: offset, before: before[axis]) else { continue }
        if rest.isBetter(than: best) { best = rest }
      }
      return best?.key
    }
  }

  /// Where content goes after a change of layout, so that what it rested on stays; nil if that was
  /// nothing and nothing is near enough.
  ///
  /// An axis whose target is gone chooses the area nearest to where content is. Of targets that are
  /// no longer in view together, the focused one is followed; else the nearer.
  public func position(following targets: SnapTargets, from offset: Vector) -> SnapResults? {
    let range = geometry.range
    let ends = Pair<AxisSnapQuery?> { axis in AxisSnapQuery(endAt: offset[axis], in: range[axis]) }
    let kept = SnapResults { axis in
      guard let line = line(axis), let key = targets[axis], let index = areas.index(of: key) else {
        return nil
      }
      return line.hit(of: index, nearestTo: offset[axis])
    }
    let base = range.clamp(offset)
    let found = SnapResults { axis in kept[axis] ?? hit(axis, ends, seenFrom: base) }
    if found.isEmpty { return nil }
    let isXFirst =
      (kept.x == nil) != (kept.y == nil)
      ? kept.y == nil
      : found.x?.isFocused != found.y?.isFocused
        ? found.x?.isFocused == true : found.isXNearer(to: offset)
    return together(found, ends, isXFirst: isXFirst)
  }

  private func rest(
    _ line: AxisSnapContainer, _ index: Int, at offset: Vector, before: UInt64?
  ) -> Rest? {
    guard let aligned = line.aligned(index), aligned.sight.contains(offset[line.axis.other]) else {
      return nil
    }
    let here = offset[line.axis]
    let span = areas.span(index, line.axis)
    let isAligned = (aligned.offset - here).magnitude <= restReach
    let covers = line.port.covering(span).map { ($0.clamp(here) - here).magnitude <= coverReach }
    guard isAligned || covers == true else { return nil }
    return Rest(
      key: aligned.key, isFocused: aligned.isFocused, wasBefore: aligned.key == before,
      isAligned: isAligned, length: span.length)
  }
}

/// One of the areas on which content rests.
private struct Rest {
  let key: UInt64
  let isFocused: Bool
  let wasBefore: Bool
  let isAligned: Bool
  let length: Double

  func isBetter(than other: Rest?) -> Bool {
    guard let other else { return true }
    if isFocused != other.isFocused { return isFocused }
    if wasBefore != other.wasBefore { return wasBefore }
    if isAligned != other.isAligned { return isAligned }
    return length < other.length
  }
}

/// Published (Chromium). 1 pt: content so near to an alignment rests on it.
private let restReach = 1.0
/// Published (Chromium). 0.5 pt: an area that leaves so little free fills the view.
private let coverReach = 0.5
