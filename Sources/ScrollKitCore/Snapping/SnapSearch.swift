/// One search along an axis: areas are weighed one after the other, the best is kept.
struct SnapSearch {
  let line: AxisSnapContainer
  private(set) var aim: AxisSnapQuery
  let other: AxisSnapContainer.CrossAxis?
  /// How far an area may be from where the scroll measures, in points.
  let reach: Double
  /// The nearest hit that the aim allows.
  private var nearest: SnapCandidate?
  /// An area that fills the view just where content wishes to rest.
  private var covering: SnapCandidate?

  init(line: AxisSnapContainer, aim: AxisSnapQuery, other: AxisSnapContainer.CrossAxis?, reach: Double) {
    self.line = line
    self.aim = aim
    self.other = other
    self.reach = reach
  }

  /// The area to rest on; see `AxisSnapContainer.hit(_:seenFrom:)`.
  mutating func hit() -> SnapResult? {
    let found = nearestHit()
    if aim.kind == .endAndDirection, let stop = firstStop(upTo: found?.offset ?? aim.wish) {
      return stop
    }
    switch (line.strictness, aim.kind) {
    case (.mandatory, .direction) where found == nil,
      (.mandatory, .endAndDirection) where found == nil:
      aim = AxisSnapQuery(endAt: aim.from, in: line.port.range)
      return nearestHit()
    case (.mandatory, _), (.proximity, _):
      return found
    }
  }

  private mutating func nearestHit() -> SnapResult? {
    let base = aim.base
    var radius = max(max(Self.leastLook, line.port.view.length), (aim.wish - base).magnitude)
    while true {
      let around = Interval(lower: base - radius, upper: base + radius)
      let window = line.areas.indices(offering: around, line.axis, line.port)
      nearest = nil
      covering = nil
      var index = window.lowerBound
      while index < window.upperBound {
        weigh(aligned: index)
        index &+= 1
      }
      index = window.lowerBound
      while index < window.upperBound {
        weigh(covering: index)
        index &+= 1
      }
      let choice = choice
      if window == line.areas.all || radius >= reach { return choice }
      if let choice, around.contains(choice.offset) { return choice }
      radius *= Self.widening
    }
  }

  /// Unlike in Chromium it need not be near for proximity: to pass over it is what it forbids.
  private func firstStop(upTo end: Double) -> SnapResult? {
    let way = Interval(lower: min(aim.from, end), upper: max(aim.from, end))
    let window = line.areas.indices(offering: way, line.axis, line.port)
    var first: Int?
    var least = Double.infinity
    var index = window.lowerBound
    while index < window.upperBound {
      if line.areas[index].pointee.stop == .always {
        let advance = advance(toStop: index, within: way)
        if advance < least { (first, least) = (index, advance) }
      }
      index &+= 1
    }
    guard let first else { return nil }
    return line.aligned(first)
  }

  /// How far ahead an area is aligned, in points; infinite if that is not on the way.
  private func advance(toStop index: Int, within way: Interval) -> Double {
    guard let hit = line.aligned(index), line.sees(hit, from: other), aim.allows(hit.offset),
      way.contains(hit.offset)
    else { return .infinity }
    return aim.advance(to: hit.offset)
  }

  /// Where an area fills the view content may stay; only a key stops at one before that.
  var choice: SnapResult? {
    guard let nearest, let covering else { return covering?.hit ?? nearest?.hit }
    switch aim.kind {
    case .end, .endAndDirection: return covering.hit
    case .direction:
      let isBefore = aim.advance(to: nearest.hit.offset) < aim.advance(to: covering.hit.offset)
      return isBefore ? nearest.hit : covering.hit
    }
  }

  /// Weighs where an area is aligned.
  mutating func weigh(aligned index: Int) {
    guard let hit = line.aligned(index) else { return }
    keep(hit)
  }

  /// Weighs where a large area fills the view and shows no part of one inside it.
  ///
  /// To be called after all have been weighed as aligned, so that few are near enough to matter.
  mutating func weigh(covering index: Int) {
    let span = line.areas.span(index, line.axis)
    guard line.areas.alignment(index, line.axis) != .none, let cover = line.port.covering(span),
      (cover.clamp(aim.base) - aim.base).magnitude <= nearest?.distance ?? .infinity
    else { return }
    let view = line.port.view
    var dodge = UncoveredParts(
      area: span, wished: Interval(lower: aim.wish + view.lower, upper: aim.wish + view.upper))
    for inside in line.areas.indices(meeting: span, line.axis)
    where line.areas.alignment(inside, line.axis) != .none {
      dodge.avoid(line.areas.span(inside, line.axis))
    }
    if keep(index, in: dodge.middle) { return }
    _ = keep(index, in: dodge.before)
    _ = keep(index, in: dodge.after)
  }

  /// The offset nearest to the wish at which the view is in a part of an area.
  ///
  /// A part shorter than the view would never be seen by itself, so it is aligned as the area is,
  /// as far as the area still fills the view.
  ///
  /// - Returns: Whether there is any.
  private mutating func keep(_ index: Int, in part: UncoveredParts.Part) -> Bool {
    guard part.lower < part.upper else { return false }
    let stretch = Interval(lower: part.lower, upper: part.upper)
    if let covered = line.port.covering(stretch) {
      keep(line.hit(index, at: covered.clamp(aim.wish), covered: covered))
      return true
    }
    let alignment = line.areas.alignment(index, line.axis)
    guard let cover = line.port.covering(line.areas.span(index, line.axis)),
      let offset = line.port.offset(aligning: stretch, alignment)
    else { return false }
    keep(line.hit(index, at: cover.clamp(offset), covered: nil))
    return true
  }

  private mutating func keep(_ hit: SnapResult) {
    guard line.sees(hit, from: other) else { return }
    let candidate = SnapCandidate(
      hit: hit, distance: (hit.offset - aim.base).magnitude, advance: aim.advance(to: hit.offset),
      length: line.areas.span(hit.index, line.axis).length,
      width: line.areas.span(hit.index, line.axis.other).length)
    if hit.covered != nil, hit.offset == aim.wish {
      if candidate.isBetter(than: covering) { covering = candidate }
    } else if aim.allows(hit.offset), candidate.distance <= reach, candidate.isBetter(than: nearest) {
      nearest = candidate
    }
  }

  /// Derived. 1 pt: any length above 0 grows.
  private static let leastLook = 1.0
  /// Taste. Nothing found, the next look is 4 times as wide; a larger factor looks at more areas,
  /// a smaller one more often.
  private static let widening = 4.0
}
