/// A snap container along one axis.
struct AxisSnapContainer {
  let areas: SnapAreas
  let axis: Axis
  let port: Snapport
  /// The snapport of the other axis.
  let across: Snapport
  let strictness: SnapStrictness

  /// The state of the other axis during a search.
  struct CrossAxis {
    let offset: Double
    /// The offsets of the searched axis at which the other axis' area is visible.
    let visible: Interval

    /// Where an area of the other axis snaps, and stays visible.
    static func visible(with result: SnapResult) -> CrossAxis {
      CrossAxis(offset: result.offset, visible: result.visibleAcross)
    }
  }

  /// The result of a query; nil if there is no area, or none near enough.
  ///
  /// The first area with `SnapStop.always` between the present offset and the result wins. If snapping
  /// is mandatory and no area is in the query's direction, the nearest area wins.
  func result(for query: AxisSnapQuery, _ cross: CrossAxis?) -> SnapResult? {
    var search = SnapSearch(container: self, query: query, cross: cross, reach: reach)
    return search.run()
  }

  /// The result of one area, nearest to an offset.
  func result(of index: Int, nearestTo offset: Double) -> SnapResult? {
    var search = SnapSearch(
      container: self, query: AxisSnapQuery(endAt: offset, in: port.range), cross: nil,
      reach: .infinity)
    search.consider(aligned: index)
    search.consider(covering: index)
    return search.best
  }

  /// The largest distance of an area, in points.
  var reach: Double { strictness.reach(in: port.bounds.length) }

  /// The result of aligning an area; nil if it does not snap along this axis.
  func aligned(_ index: Int) -> SnapResult? {
    guard let offset = port.offset(aligning: extent(index), alignment(index)) else { return nil }
    return result(index, at: offset, covered: nil)
  }

  /// The part of an area that aligns along this axis.
  func alignment(_ index: Int) -> SnapAlignment { areas.alignment(index, axis) }

  /// Whether an area snaps along this axis.
  func snaps(_ index: Int) -> Bool { alignment(index) != .none }

  /// An area with its margin along this axis, in points of the content.
  func extent(_ index: Int) -> Interval { areas.extent(index, axis) }

  /// An area as a result at an offset.
  func result(_ index: Int, at offset: Double, covered: Interval?) -> SnapResult {
    SnapResult(
      offset: offset, key: areas.key(index), covered: covered, index: index,
      visibleAcross: across.visibleOffsets(of: areas.extent(index, axis.other)),
      isFocused: areas.isFocused(index))
  }

  /// Whether a result's area and the other axis' area are visible together.
  func isVisible(_ result: SnapResult, with cross: CrossAxis?) -> Bool {
    guard let cross else { return true }
    return result.visibleAcross.contains(cross.offset) && cross.visible.contains(result.offset)
  }
}
