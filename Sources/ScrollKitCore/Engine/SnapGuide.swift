/// Where one scroll view's content rests, along both axes, and what it rested on.
///
///     let go, or a step of a wheel or key ──▶ target ──▶ the scroller goes there in one motion
///     another size of content or viewport ──▶ kept   ──▶ what it rested on stays
public struct SnapGuide {
  public var rules: Pair<SnapRule> { didSet { noted = nil } }
  /// The host's areas; borrowed.
  public var areas: SnapAreas { didSet { noted = nil } }
  private var places: Pair<Double>
  private var targets: SnapTargets
  var geometry: ScrollGeometry { didSet { noted = nil } }
  /// The offset that was noted last, so that a tick of a coast searches nothing; nil if what was
  /// noted there may be out of date.
  private var noted: Vector?

  public init(geometry: ScrollGeometry) {
    rules = Pair(x: .none, y: .none)
    areas = .none
    places = Pair(x: 0, y: 0)
    targets = Pair(x: nil, y: nil)
    self.geometry = geometry
  }

  /// What leads content somewhere.
  public enum Cause: Equatable, Sendable {
    /// It was let go, and coasts or stays.
    case letGo
    /// A wheel, or a key for more than a line: it goes on as far, but at least to the next place.
    case step
    /// A key for a line: it goes to the next place.
    case line
  }

  /// Content that is on its way, if nothing is snapped to.
  public struct Outcome: Equatable, Sendable {
    public let cause: Cause
    public let from: Vector
    public let velocity: Vector
    public let target: Vector
  }

  /// Whether anything is snapped to.
  var isEmpty: Bool { rules.x.isNone && rules.y.isNone }

  /// Whether an axis rests on areas.
  public var hasAreas: Bool { field(in: geometry) != nil }

  /// Areas along both axes are one choice: what one axis says of it joins what the other said.
  ///
  /// - Parameter latest: The axis whose strictness is that of both.
  mutating func joinAreas(_ latest: Axis) {
    guard case .areas(let x) = rules.x, case .areas(let y) = rules.y else { return }
    let both = AreaSnap(
      axes: Pair(x: true, y: true), strictness: latest == .x ? x.strictness : y.strictness,
      padding: Pair(x: x.padding.x, y: y.padding.y))
    rules = Pair(x: .areas(both), y: .areas(both))
  }

  /// Where content is to rest instead; equal to the outcome's target where it is left alone.
  public func target(of outcome: Outcome, in geometry: ScrollGeometry) -> Vector {
    let found = fieldTarget(of: outcome, in: geometry)
    return Vector { axis in
      let (from, projected) = (outcome.from[axis], outcome.target[axis])
      let velocity = outcome.velocity[axis]
      switch rules[axis] {
      case .none: return projected
      case .areas: return found?[axis]?.offset ?? projected
      case .pages(var paging):
        if outcome.cause != .letGo { paging.rule = .onwards }
        return paging.target(
          from: from, projected: projected, velocity: velocity, in: geometry[axis]) ?? projected
      case .carousel(var carousel):
        if outcome.cause != .letGo { carousel.rule = .onwards }
        return carousel.target(
          from: from, projected: projected, velocity: velocity, in: geometry[axis]) ?? projected
      }
    }
  }

  /// Notes what content rests on, or will.
  mutating func note(_ offset: Vector) {
    guard offset != noted else { return }
    noted = offset
    places = Pair { axis in place(of: offset[axis], axis) ?? places[axis] }
    if let field = field(in: geometry) { targets = field.targets(at: offset, before: targets) }
  }

  /// Where what content rested on is now, from where it is; nil if nothing is to move.
  func kept(from offset: Vector) -> Vector? {
    let found = field(in: geometry)?.position(following: targets, from: offset)
    let kept = Vector { axis in
      switch rules[axis] {
      case .none: offset[axis]
      case .areas: found?[axis]?.offset ?? offset[axis]
      case .pages(let paging):
        paging.offset(ofPage: places[axis], in: geometry[axis]) ?? offset[axis]
      case .carousel(let carousel):
        carousel.offset(ofItem: Int(places[axis]), in: geometry[axis]) ?? offset[axis]
      }
    }
    return (kept - offset).length > Self.near ? kept : nil
  }

  /// The page or item at an offset along an axis; nil where there is none.
  public func place(of offset: Double, _ axis: Axis) -> Double? {
    switch rules[axis] {
    case .none, .areas: nil
    case .pages(let paging): paging.page(at: offset, in: geometry[axis])
    case .carousel(let carousel): carousel.item(at: offset, in: geometry[axis]).map { Double($0) }
    }
  }

  /// Where a page or item rests along an axis, in points; nil where there is none.
  public func offset(ofPlace place: Double, _ axis: Axis) -> Double? {
    switch rules[axis] {
    case .none, .areas: nil
    case .pages(let paging): paging.offset(ofPage: place, in: geometry[axis])
    case .carousel(let carousel):
      // A number that is no item's is nearest to one at an end.
      carousel.offset(
        ofItem: Int(max(-1, min(place, Double(carousel.itemCount)))), in: geometry[axis])
    }
  }

  private func fieldTarget(of outcome: Outcome, in geometry: ScrollGeometry) -> SnapPosition? {
    guard let field = field(in: geometry) else { return nil }
    let way = outcome.target - outcome.from
    switch outcome.cause {
    case .letGo where way == .zero:
      return field.position(for: .end(at: outcome.from, scrolled: Pair(x: true, y: true)))
    case .letGo, .step:
      return field.position(for: .endAndDirection(from: outcome.from, displacement: way))
    case .line:
      return field.position(for: .direction(from: outcome.from, step: way))
    }
  }

  private func field(in geometry: ScrollGeometry) -> SnapField? {
    switch (rules.x, rules.y) {
    case (.areas(let snap), _), (_, .areas(let snap)): SnapField(snap, areas, in: geometry)
    case (.none, _), (.pages, _), (.carousel, _): nil
    }
  }

  /// Taste. 0.01 pt: nearer than that, content is where it is to be.
  static let near = 0.01
}
