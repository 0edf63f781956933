/// Snapping after a layout change: CSS's re-snapping.
extension SnapContainer {
  /// The areas to which content at an offset is snapped.
  ///
  /// Of several areas, the focused one is chosen, then the previous target, then an aligned one rather
  /// than one that covers the snapport, then the smallest.
  package func targets(at offset: Vector, before: SnapTargets) -> SnapTargets {
    SnapTargets { axis in
      guard let container = along(axis) else { return nil }
      let here = Interval(
        lower: offset[axis] - alignedTolerance, upper: offset[axis] + alignedTolerance)
      var best: Target?
      for index in areas.indices(snappingIn: here, axis, container.port) {
        guard let target = target(container, index, at: offset, before: before[axis]) else {
          continue
        }
        if target.isBetter(than: best) { best = target }
      }
      return best?.key
    }
  }

  /// The snap results that keep content on its targets after a layout change; nil if there is no
  /// target and no area near enough.
  ///
  /// An axis whose target no longer exists snaps to the nearest area. Of two targets that are no longer
  /// visible together, the focused one stays, otherwise the nearer one.
  package func results(keeping targets: SnapTargets, from offset: Vector) -> SnapResults? {
    let range = geometry.range
    let ends = Pair<AxisSnapQuery?> { axis in AxisSnapQuery(endAt: offset[axis], in: range[axis]) }
    let ofTargets = SnapResults { axis in
      guard let container = along(axis), let key = targets[axis], let index = areas.index(of: key)
      else { return nil }
      return container.result(of: index, nearestTo: offset[axis])
    }
    let origin = range.clamp(offset)
    let found = SnapResults { axis in ofTargets[axis] ?? result(axis, ends, from: origin) }
    if found.isEmpty { return nil }
    let isXFirst =
      (ofTargets.x == nil) != (ofTargets.y == nil)
      ? ofTargets.y == nil
      : found.x?.isFocused != found.y?.isFocused
        ? found.x?.isFocused == true : found.isXNearer(to: offset)
    return visibleTogether(found, ends, isXFirst: isXFirst)
  }

  /// An area as a target; nil if content at the offset is not snapped to it.
  private func target(
    _ container: AxisSnapContainer, _ index: Int, at offset: Vector, before: UInt64?
  ) -> Target? {
    guard let aligned = container.aligned(index),
      aligned.visibleAcross.contains(offset[container.axis.other])
    else { return nil }
    let here = offset[container.axis]
    let extent = areas.extent(index, container.axis)
    let isAligned = (aligned.offset - here).magnitude <= alignedTolerance
    let isCovering = container.port.coveredOffsets(of: extent)
      .map { ($0.clamp(here) - here).magnitude <= coveredTolerance }
    guard isAligned || isCovering == true else { return nil }
    return Target(
      key: aligned.key, isFocused: aligned.isFocused, wasTarget: aligned.key == before,
      isAligned: isAligned, length: extent.length)
  }
}

/// An area to which content is snapped.
private struct Target {
  let key: UInt64
  let isFocused: Bool
  let wasTarget: Bool
  let isAligned: Bool
  /// Along the axis, in points.
  let length: Double

  func isBetter(than other: Target?) -> Bool {
    guard let other else { return true }
    if isFocused != other.isFocused { return isFocused }
    if wasTarget != other.wasTarget { return wasTarget }
    if isAligned != other.isAligned { return isAligned }
    return length < other.length
  }
}

/// Published (Chromium). 1 pt: an area counts as aligned within this distance. Larger also keeps
/// content at areas from which it was moved a little.
private let alignedTolerance = 1.0
/// Published (Chromium). 0.5 pt: an area counts as covering the snapport if it leaves at most this
/// uncovered. Larger keeps content at areas that are a little too short.
private let coveredTolerance = 0.5
