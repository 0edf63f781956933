/// Where content snaps along both axes: the rules, and what they apply to.
package struct SnapLayout {
  package private(set) var rules = Pair<SnapRule>(x: .none, y: .none)
  /// The host's areas; borrowed.
  var areas = SnapAreas.none
  /// The list that is attached along each axis; borrowed.
  var lists = Pair<Reference<ScrollList>?>(x: nil, y: nil)
  var geometry: ScrollGeometry
  /// Whether content begins at its right: pages and items along x then count from there.
  fileprivate var isRightToLeft: Bool
  /// Whether a refresh holds the content open: it may rest before its content range.
  private(set) var isOpen: Bool

  init(of setting: ScrollSetting) {
    geometry = setting.geometry
    isRightToLeft = setting.isRightToLeft
    isOpen = setting.opening > 0
  }

  /// The content has another geometry, or a refresh opened or closed it.
  mutating func follow(_ setting: ScrollSetting) {
    geometry = setting.geometry
    isRightToLeft = setting.isRightToLeft
    isOpen = setting.opening > 0
  }

  /// Whether neither axis has a snap rule.
  var isEmpty: Bool { rules.x.isNone && rules.y.isNone }

  /// Sets the rule of an axis. If both axes snap to areas, one area is chosen for both, as strictly as this rule says.
  mutating func set(_ rule: SnapRule, _ axis: Axis) {
    rules[axis] = rule.along(axis)
    guard case .areas(let x) = rules.x, case .areas(let y) = rules.y else { return }
    let both = AreaSnapping(
      axes: Pair(x: true, y: true), strictness: axis == .x ? x.strictness : y.strictness,
      padding: Pair(x: x.padding.x, y: y.padding.y))
    rules = Pair(x: .areas(both), y: .areas(both))
  }
}

/// The snap targets of a layout.
extension SnapGuide {
  /// The pages, or the items of a carousel, along an axis; nil for other rules, and where there are none.
  func positions(_ axis: Axis) -> SnapPositions? {
    (axis == .x && layout.isRightToLeft ? layout.rules.x.mirrored : layout.rules[axis]).positions(in: layout.geometry[axis])
  }

  /// The items of the list along an axis; nil for other rules, and where there are none.
  func items(_ axis: Axis) -> ItemPositions? {
    guard case .items(let snapping) = layout.rules[axis], let list = layout.lists[axis] else { return nil }
    return ItemPositions(list, snapping, in: layout.geometry[axis])
  }

  /// The areas; nil if no axis snaps to areas.
  package var container: SnapContainer? {
    switch (layout.rules.x, layout.rules.y) {
    case (.areas(let snap), _), (_, .areas(let snap)): SnapContainer(snap, layout.areas, in: layout.geometry)
    case (.none, _), (.pages, _), (.carousel, _), (.items, _): nil
    }
  }

  /// Whether an offset lies before the content range, where a refresh holds content open: it rests anywhere there.
  func isBeforeContent(_ axis: Axis, _ offset: Vector) -> Bool {
    layout.isOpen && axis == .y && offset.y < layout.geometry.y.range.lower - Self.near
  }

  // MARK: Numbers

  /// The number of the page or item at an offset along an axis; nil where there is none.
  package func number(at offset: Double, _ axis: Axis) -> Double? {
    if let items = items(axis) { return Double(items.nearestItem(to: offset)) }
    return positions(axis)?.number(at: offset)
  }

  /// The offset of a page or item along an axis, in points; nil where there is none.
  package func offset(ofNumber number: Double, _ axis: Axis) -> Double? {
    if let items = items(axis) { return items.offset(ofItem: Self.item(ofNumber: number)) }
    return positions(axis)?.offset(ofNumber: number)
  }

  /// The offset of a page or item along an axis in another geometry, in points; nil where there is none.
  package func offset(ofNumber number: Double, _ axis: Axis, in geometry: ScrollGeometry) -> Double? {
    var other = self
    other.change { $0.geometry = geometry }
    return other.offset(ofNumber: number, axis)
  }

  /// Where the item of a number lies when content is snapped to it; nil if the axis does not snap to the items of a list.
  func goal(ofNumber number: Double, _ axis: Axis) -> ItemGoal? { items(axis)?.goal(Self.item(ofNumber: number)) }

  private static func item(ofNumber number: Double) -> Int { Int(min(max(number, 0), Double(ScrollList.mostItems))) }

  /// The indices of areas; nil without areas, and along an axis that does not snap to them; −1 where there is none.
  func areaNumbers(of keys: SnapTargets) -> Pair<Double?> {
    guard let container, !layout.areas.indices.isEmpty else { return Pair(x: nil, y: nil) }
    return Pair { axis in
      guard container.snapping.axes[axis] else { return nil }
      return keys[axis].flatMap(layout.areas.index).map { Double($0) } ?? -1
    }
  }
}
