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
  /// Where content is to rest, as far as is known.
  private(set) var foreseen: Vector?

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

  /// Whether neither axis has a snap rule.
  var isEmpty: Bool { rules.x.isNone && rules.y.isNone }

  /// Whether an axis rests on areas.
  public var hasAreas: Bool { mutating get { field(in: geometry) != nil } }

  /// Takes a rule for an axis, and what content rests on by it.
  mutating func set(_ rule: SnapRule, _ axis: Axis, in geometry: ScrollGeometry, at target: Vector)
  {
    switch axis {
    case .x: rules.x = rule
    case .y: rules.y = rule
    }
    joinAreas(axis)
    self.geometry = geometry
    note(target)
  }

  /// Areas along both axes are one choice: what one axis says of it joins what the other said.
  ///
  /// - Parameter latest: The axis whose strictness is that of both.
  mutating func joinAreas(_ latest: Axis) {
    guard case .areas(let x) = rules.x, case .areas(let y) = rules.y else { return }
    let both = AreaSnapping(
      axes: Pair(x: true, y: true), strictness: latest == .x ? x.strictness : y.strictness,
      padding: Pair(x: x.padding.x, y: y.padding.y))
    rules = Pair(x: .areas(both), y: .areas(both))
  }

  /// Where content is to rest instead; equal to the outcome's target where it is left alone.
  public mutating func target(of outcome: Outcome, in geometry: ScrollGeometry) -> Vector {
    let found = fieldTarget(of: outcome, in: geometry)
    return Vector { axis in
      guard var stops = stops(axis, in: geometry) else {
        return found?[axis]?.offset ?? outcome.target[axis]
      }
      if outcome.cause != .letGo { stops.rule = .atLeastNext }
      return stops.target(
        from: outcome.from[axis], projected: outcome.target[axis], velocity: outcome.velocity[axis])
    }
  }

  /// Notes what content rests on, or will.
  mutating func note(_ offset: Vector) {
    foreseen = offset
    guard offset != noted else { return }
    noted = offset
    places = Pair { axis in place(of: offset[axis], axis) ?? places[axis] }
    if let field = field(in: geometry) { targets = field.targets(at: offset, before: targets) }
  }

  /// Where content goes on to from rest: nowhere along an axis where it was known that it would rest
  /// there. The choice was made when it set out; now nobody knows any more which way it came.
  mutating func unforeseen(_ target: Vector, at offset: Vector) -> Vector {
    guard let foreseen else { return target }
    return Vector { axis in
      (foreseen[axis] - offset[axis]).magnitude <= Self.near ? offset[axis] : target[axis]
    }
  }

  /// Where what content rested on is now, from where it is; nil if nothing is to move.
  mutating func kept(from offset: Vector) -> Vector? {
    let found = field(in: geometry)?.results(keeping: targets, from: offset)
    let kept = Vector { axis in
      self.offset(ofPlace: places[axis], axis, in: geometry) ?? found?[axis]?.offset ?? offset[axis]
    }
    return (kept - offset).length > Self.near ? kept : nil
  }

  /// The page or item at an offset along an axis; nil where there is none.
  public mutating func place(of offset: Double, _ axis: Axis) -> Double? {
    stops(axis, in: geometry)?.number(at: offset)
  }

  /// Where a page or item rests along an axis, in points; nil where there is none.
  public mutating func offset(
    ofPlace place: Double, _ axis: Axis, in geometry: ScrollGeometry
  ) -> Double? {
    stops(axis, in: geometry)?.offset(ofNumber: place)
  }

  private mutating func stops(_ axis: Axis, in geometry: ScrollGeometry) -> SnapPositions? {
    switch axis {
    case .x: rules.x.positions(in: geometry.x)
    case .y: rules.y.positions(in: geometry.y)
    }
  }

  private mutating func fieldTarget(of outcome: Outcome, in geometry: ScrollGeometry) -> SnapResults? {
    guard let field = field(in: geometry) else { return nil }
    let way = outcome.target - outcome.from
    switch outcome.cause {
    case .letGo where way == .zero:
      return field.results(for: .end(at: outcome.from, scrolled: Pair(x: true, y: true)))
    case .letGo, .step:
      return field.results(for: .endAndDirection(from: outcome.from, displacement: way))
    case .line:
      return field.results(for: .direction(from: outcome.from, step: way))
    }
  }

  private mutating func field(in geometry: ScrollGeometry) -> SnapContainer? {
    switch (rules.x, rules.y) {
    case (.areas(let snap), _), (_, .areas(let snap)): SnapContainer(snap, areas, in: geometry)
    case (.none, _), (.pages, _), (.carousel, _): nil
    }
  }

  /// Taste. 0.01 pt: nearer than that, content is where it is to be.
  static let near = 0.01
}
