/// Where content snaps to: what each axis chose.
public typealias SnapResults = Pair<SnapResult?>

extension Pair where Element == SnapResult? {
  /// The offset it means; an axis that did not snap stays where it is.
  public func offset(from current: Vector) -> Vector {
    Vector(x: x?.offset ?? current.x, y: y?.offset ?? current.y)
  }

  /// The keys of the areas, to be followed after a change of layout; none where an axis did not
  /// snap, so that a host may keep what it had there.
  public var targets: SnapTargets { SnapTargets(x: x?.key, y: y?.key) }

  var isEmpty: Bool { x == nil && y == nil }

  /// Whether what the x axis chose is at least as near to an offset as what the y axis chose.
  func isXNearer(to place: Vector) -> Bool {
    let way = offset(from: place) - place
    return way.x.magnitude <= way.y.magnitude
  }
}

/// Areas along both axes, and how content snaps to them.
public struct SnapContainer {
  public let snap: AreaSnapping
  public let areas: SnapAreas
  public let geometry: ScrollGeometry

  public init(_ snap: AreaSnapping, _ areas: SnapAreas, in geometry: ScrollGeometry) {
    self.snap = snap
    self.areas = areas
    self.geometry = geometry
  }

  /// Where content snaps to; nil if it is left alone.
  ///
  /// Each axis chooses by itself, among areas that are in view where the other axis is. If the two
  /// choices are not in view together, the nearer one stays and the other axis chooses anew.
  public func position(for selection: SnapQuery) -> SnapResults? {
    let base = geometry.range.clamp(selection.base)
    let aims = Pair<AxisSnapQuery?> { axis in selection.aim(axis, in: geometry[axis].range) }
    let found = SnapResults { axis in hit(axis, aims, seenFrom: base) }
    if found.isEmpty { return selection.mayLeaveSight ? outOfSight(from: base) : nil }
    return together(found, aims, isXFirst: found.isXNearer(to: base))
  }

  /// What an axis aims at, among what is in view where the other axis is.
  func hit(_ axis: Axis, _ aims: Pair<AxisSnapQuery?>, seenFrom base: Vector) -> SnapResult? {
    hit(axis, aims, AxisSnapContainer.CrossAxis(offset: base[axis.other], sight: AxisSnapContainer.CrossAxis.anywhere))
  }

  private func hit(_ axis: Axis, _ aims: Pair<AxisSnapQuery?>, _ other: AxisSnapContainer.CrossAxis) -> SnapResult? {
    guard let line = line(axis), let aim = aims[axis] else { return nil }
    return line.hit(aim, seenFrom: other)
  }

  /// Both choices, if they are in view together; else one of them, and the other axis chooses anew
  /// among what is then in view.
  func together(
    _ found: SnapResults, _ aims: Pair<AxisSnapQuery?>, isXFirst: Bool
  ) -> SnapResults {
    guard let x = found.x, let y = found.y, !areInViewTogether(x, y) else { return found }
    var both = found
    if isXFirst {
      both.y = hit(.y, aims, AxisSnapContainer.CrossAxis(offset: x.offset, sight: x.sight))
    } else {
      both.x = hit(.x, aims, AxisSnapContainer.CrossAxis(offset: y.offset, sight: y.sight))
    }
    return both
  }

  func areInViewTogether(_ x: SnapResult, _ y: SnapResult) -> Bool {
    x.sight.contains(y.offset) && y.sight.contains(x.offset)
  }

  func line(_ axis: Axis) -> AxisSnapContainer? {
    let across = Snapport(geometry[axis.other], padding: snap.padding[axis.other])
    return snap.line(axis, in: geometry[axis], across: across, areas)
  }

  /// The nearest area that is aligned along both axes, though nothing of it is in view now.
  ///
  /// Chromium takes the one nearest along y, and looks at x only on a tie; ours the shortest way.
  private func outOfSight(from base: Vector) -> SnapResults? {
    guard let lineX = line(.x), let lineY = line(.y) else { return nil }
    var nearest: Int?
    var shortest = Double.infinity
    for index in areas.all {
      guard let x = lineX.aligned(index), let y = lineY.aligned(index) else { continue }
      let way = Vector(x: x.offset, y: y.offset) - base
      guard way.x.magnitude <= lineX.reach, way.y.magnitude <= lineY.reach, way.length < shortest
      else { continue }
      shortest = way.length
      nearest = index
    }
    guard let nearest else { return nil }
    return SnapResults(x: lineX.aligned(nearest), y: lineY.aligned(nearest))
  }
}
