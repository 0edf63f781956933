/// A CSS scroll snap container: areas along both axes, in a geometry.
package struct SnapContainer {
  package let snapping: AreaSnapping
  package let areas: SnapAreas
  package let geometry: ScrollGeometry

  package init(_ snapping: AreaSnapping, _ areas: SnapAreas, in geometry: ScrollGeometry) {
    self.snapping = snapping
    self.areas = areas
    self.geometry = geometry
  }

  /// The snap results for a query; nil if content stays.
  ///
  /// Each axis chooses among the areas that are visible at the query's origin. If only one finds an area, the other searches
  /// again where that one lands. If the two chosen areas are not visible together, the nearer one stays and the other axis
  /// chooses again.
  package func results(for query: SnapQuery) -> SnapResults? {
    let origin = geometry.range.clamp(query.origin)
    let queries = Pair<AxisSnapQuery?> { axis in query.along(axis, in: geometry[axis].range) }
    var found = SnapResults { axis in result(axis, queries, from: origin) }
    if found.isEmpty { return query.mayLeaveView ? nearestOutOfView(from: origin) : nil }
    if let x = found.x, found.y == nil { found.y = result(.y, queries, .visible(with: x)) }
    if let y = found.y, found.x == nil { found.x = result(.x, queries, .visible(with: y)) }
    return visibleTogether(found, queries, isXFirst: found.isXNearer(to: origin))
  }

  /// One axis' result among the areas that are visible where the other axis is.
  func result(
    _ axis: Axis, _ queries: Pair<AxisSnapQuery?>, from origin: Vector
  ) -> SnapResult? {
    let cross = AxisSnapContainer.CrossAxis(
      offset: origin[axis.other], visible: .everywhere)
    return result(axis, queries, cross)
  }

  private func result(
    _ axis: Axis, _ queries: Pair<AxisSnapQuery?>, _ cross: AxisSnapContainer.CrossAxis
  ) -> SnapResult? {
    guard let container = along(axis), let query = queries[axis] else { return nil }
    return container.result(for: query, cross)
  }

  /// The results if both areas are visible together; otherwise one axis chooses again, among the
  /// areas that are visible with the other's.
  func visibleTogether(
    _ found: SnapResults, _ queries: Pair<AxisSnapQuery?>, isXFirst: Bool
  ) -> SnapResults {
    guard let x = found.x, let y = found.y, !areVisibleTogether(x, y) else { return found }
    var both = found
    if isXFirst {
      both.y = result(.y, queries, .visible(with: x))
    } else {
      both.x = result(.x, queries, .visible(with: y))
    }
    return both
  }

  private func areVisibleTogether(_ x: SnapResult, _ y: SnapResult) -> Bool {
    x.visibleAcross.contains(y.offset) && y.visibleAcross.contains(x.offset)
  }

  /// The container along one axis.
  ///
  /// - Returns: nil if the axis does not snap, or the snapport is empty.
  func along(_ axis: Axis) -> AxisSnapContainer? {
    let port = Snapport(geometry[axis], padding: snapping.padding[axis])
    guard snapping.axes[axis], port.bounds.length > 0 else { return nil }
    let across = Snapport(geometry[axis.other], padding: snapping.padding[axis.other])
    return AxisSnapContainer(
      areas: areas, axis: axis, port: port, across: across, strictness: snapping.strictness)
  }

  /// The nearest area that aligns along both axes, even if it is not visible now.
  ///
  /// Chromium takes the nearest along y and compares x only on a tie; this takes the nearest in the
  /// plane.
  private func nearestOutOfView(from origin: Vector) -> SnapResults? {
    guard let alongX = along(.x), let alongY = along(.y) else { return nil }
    var nearest: Int?
    var shortest = Double.infinity
    for index in areas.indices {
      guard let x = alongX.aligned(index), let y = alongY.aligned(index) else { continue }
      let distance = Vector(x: x.offset, y: y.offset) - origin
      guard distance.x.magnitude <= alongX.reach, distance.y.magnitude <= alongY.reach,
        distance.length < shortest
      else { continue }
      shortest = distance.length
      nearest = index
    }
    guard let nearest else { return nil }
    return SnapResults(x: alongX.aligned(nearest), y: alongY.aligned(nearest))
  }
}
