/// Where the pages, items and areas of a guide lie, and their numbers.
///
///     number     0          1          2              pages, the items of a carousel or of a list: by an axis' rule
///     offset     0 ──────── 600 ────── 1200           areas: by both rules, and numbered in the host's order
extension SnapGuide {
  /// The pages, or the items of a carousel, along an axis; nil for other rules, and where there are none.
  func positions(_ axis: Axis, in layout: SnapLayout) -> SnapPositions? {
    (axis == .x && layout.isRightToLeft ? rules.x.mirrored : rules[axis]).positions(in: layout.geometry[axis])
  }

  /// The items of the list along an axis; nil for other rules, and where there are none.
  func items(_ axis: Axis, in layout: SnapLayout) -> ItemPositions? {
    guard case .items(let snapping) = rules[axis], let list = lists[axis] else { return nil }
    return ItemPositions(list, snapping, in: layout.geometry[axis], scale: layout.listScale)
  }

  /// Whether an axis snaps to areas.
  package var snapsToAreas: Bool { container(in: layout.geometry) != nil }

  /// The areas; nil if no axis snaps to areas.
  func container(in geometry: ScrollGeometry) -> SnapContainer? {
    switch (rules.x, rules.y) {
    case (.areas(let snap), _), (_, .areas(let snap)): SnapContainer(snap, areas, in: geometry)
    case (.none, _), (.pages, _), (.carousel, _), (.items, _): nil
    }
  }

  /// Whether an offset lies before the content range, where a refresh holds content open: it rests anywhere there.
  func isBeforeContent(_ axis: Axis, _ offset: Vector, in layout: SnapLayout) -> Bool {
    layout.isOpen && axis == .y && offset.y < layout.geometry.y.range.lower - Self.near
  }

  // MARK: Numbers

  /// The number of the page or item at an offset along an axis; nil where there is none.
  package func number(at offset: Double, _ axis: Axis, in layout: SnapLayout) -> Double? {
    if let items = items(axis, in: layout) { return Double(items.nearestItem(to: offset)) }
    return positions(axis, in: layout)?.number(at: offset)
  }

  /// The offset of a page or item along an axis, in points; nil where there is none.
  package func offset(ofNumber number: Double, _ axis: Axis, in layout: SnapLayout) -> Double? {
    if let items = items(axis, in: layout) { return items.offset(ofItem: Self.item(ofNumber: number)) }
    return positions(axis, in: layout)?.offset(ofNumber: number)
  }

  /// Where the item of a number lies when content is snapped to it; nil if the axis does not snap to the items of a list.
  func goal(ofNumber number: Double, _ axis: Axis) -> ItemGoal? {
    items(axis, in: layout)?.goal(Self.item(ofNumber: number))
  }

  private static func item(ofNumber number: Double) -> Int { Int(min(max(number, 0), Double(ScrollList.mostItems))) }

  /// The indices of areas; nil without areas, and along an axis that does not snap to them; −1 where there is none.
  func areaNumbers(of keys: SnapTargets) -> Pair<Double?> {
    guard let container = container(in: layout.geometry), !areas.indices.isEmpty else { return Pair(x: nil, y: nil) }
    return Pair { axis in
      guard container.snapping.axes[axis] else { return nil }
      return keys[axis].flatMap(areas.index).map { Double($0) } ?? -1
    }
  }
}
