/// Where content snaps to: what each axis chose.
public typealias SnapPosition = Pair<SnapHit?>

extension Pair where Element == SnapHit? {
  /// The offset it means; an axis that did not snap stays where it is.
  public func offset(from current: Vector) -> Vector {
    Vector(x: x?.offset ?? current.x, y: y?.offset ?? current.y)
  }

  /// The keys of the areas, to be followed after a change of layout; none where an axis did not
  /// snap, so that a host may keep what it had there.
  public var targets: SnapTargets { SnapTargets(x: x?.key, y: y?.key) }

  var isEmpty: Bool { x == nil && y == nil }
}

/// Areas along both axes, and how content snaps to them.
public struct SnapField {
  public let snap: AreaSnap
  public let areas: SnapAreas
  public let geometry: ScrollGeometry

  public init(_ snap: AreaSnap, _ areas: SnapAreas, in geometry: ScrollGeometry) {
    self.snap = snap
    self.areas = areas
    self.geometry = geometry
  }

  /// Where content snaps to; nil if it is left alone.
  ///
  /// Each axis chooses by itself, among areas that are in view where the other axis is. If the two
  /// choices are not in view together, the nearer one stays and the other axis chooses anew.
  public func position(for selection: SnapSelection) -> SnapPosition? {
    let base = geometry.range.clamp(selection.base)
    let found = SnapPosition { axis in
      guard let line = line(axis), let aim = selection.aim(axis, in: geometry[axis].range) else {
        return nil
      }
      let other = SnapLine.Other(offset: base[axis.across], sight: SnapLine.Other.anywhere)
      return line.hit(aim, seenFrom: other)
    }
    if found.isEmpty { return selection.mayLeaveSight ? outOfSight(from: base) : nil }
    guard let x = found.x, let y = found.y, !areInViewTogether(x, y) else { return found }
    let isXNearer = (x.offset - base.x).magnitude <= (y.offset - base.y).magnitude
    let leader: Axis = isXNearer ? .x : .y
    return following(leader, isXNearer ? x : y) { selection.aim($0, in: geometry[$0].range) }
  }

  /// One axis as it chose, the other chosen anew among what is then in view.
  func following(_ leader: Axis, _ hit: SnapHit, _ aim: (Axis) -> SnapAim?) -> SnapPosition {
    let other = SnapLine.Other(offset: hit.offset, sight: hit.sight)
    return SnapPosition { axis in
      if axis == leader { return hit }
      guard let line = line(axis), let aim = aim(axis) else { return nil }
      return line.hit(aim, seenFrom: other)
    }
  }

  func areInViewTogether(_ x: SnapHit, _ y: SnapHit) -> Bool {
    x.sight.contains(y.offset) && y.sight.contains(x.offset)
  }

  func line(_ axis: Axis) -> SnapLine? {
    let across = Snapport(geometry[axis.across], padding: snap.padding[axis.across])
    return snap.line(axis, in: geometry[axis], across: across, areas)
  }

  /// The nearest area that is aligned along both axes, though nothing of it is in view now.
  ///
  /// Chromium takes the one nearest along y, and looks at x only on a tie; ours the shortest way.
  private func outOfSight(from base: Vector) -> SnapPosition? {
    guard let lineX = line(.x), let lineY = line(.y) else { return nil }
    var nearest: SnapPosition?
    var shortest = Double.infinity
    for index in areas.all {
      guard let x = lineX.aligned(index), let y = lineY.aligned(index) else { continue }
      let way = Vector(x: x.offset, y: y.offset) - base
      guard way.x.magnitude <= lineX.reach, way.y.magnitude <= lineY.reach, way.length < shortest
      else { continue }
      shortest = way.length
      nearest = SnapPosition(x: x, y: y)
    }
    return nearest
  }
}
