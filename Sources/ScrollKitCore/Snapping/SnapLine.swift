/// Areas along one axis.
///
/// A search looks at every area once, and once more for each that is larger than the view and
/// nearer than the best so far: `n · (1 + k)`, where k is how many large ones lie over each other.
/// Areas told in order along the axis are found by halving instead, and only those near enough to
/// matter are looked at.
struct SnapLine {
  let areas: SnapAreas
  let axis: Axis
  let port: Snapport
  /// The view along the other axis; nil if what is in view there does not matter.
  let across: Snapport?
  let strictness: SnapStrictness

  /// What the other axis shows while this one is searched.
  struct Other {
    let offset: Double
    /// The offsets of this axis at which the other's area is in view.
    let sight: Span

    static let anywhere = Span(lower: -.infinity, upper: .infinity)
  }

  /// The area to rest on; nil if there is none, or none near enough.
  ///
  /// The first area ahead that always stops, up to where content would rest, goes before all.
  /// Where an area must be and none is ahead, it is the one nearest to where content is.
  func hit(_ aim: SnapAim, seenFrom other: Other?) -> SnapHit? {
    let found = nearest(aim, seenFrom: other)
    if let stop = firstStop(aim, upTo: found?.offset ?? aim.wish, seenFrom: other) { return stop }
    switch (strictness, aim.kind) {
    case (.mandatory, .direction), (.mandatory, .endAndDirection):
      return found ?? nearest(SnapAim(endAt: aim.from, in: port.range), seenFrom: other)
    case (.mandatory, .end), (.proximity, .end), (.proximity, .direction),
      (.proximity, .endAndDirection):
      return found
    }
  }

  /// The hit of one area alone, nearest to an offset: where it is aligned, or where it fills the view.
  func hit(of index: Int, nearestTo offset: Double) -> SnapHit? {
    var search = SnapSearch(
      line: self, aim: SnapAim(endAt: offset, in: port.range), other: nil, reach: .infinity)
    search.weigh(aligned: index)
    search.weigh(covering: index)
    return search.choice
  }

  /// How far an area may be, in points.
  var reach: Double {
    switch strictness {
    case .mandatory: .infinity
    case .proximity(let share): share * port.view.length
    }
  }

  private func nearest(_ aim: SnapAim, seenFrom other: Other?) -> SnapHit? {
    let reach = reach
    var radius = max(max(Self.leastLook, port.view.length), (aim.wish - aim.base).magnitude)
    while true {
      let around = Span(lower: aim.base - radius, upper: aim.base + radius)
      let window = areas.indices(offering: around, axis, port)
      var search = SnapSearch(line: self, aim: aim, other: other, reach: reach)
      for index in window { search.weigh(aligned: index) }
      for index in window { search.weigh(covering: index) }
      let choice = search.choice
      if window == areas.all || radius >= reach { return choice }
      if let choice, around.contains(choice.offset) { return choice }
      radius *= Self.widening
    }
  }

  /// Unlike in Chromium it need not be near for proximity: to pass over it is what it forbids.
  private func firstStop(_ aim: SnapAim, upTo end: Double, seenFrom other: Other?) -> SnapHit? {
    guard aim.kind == .endAndDirection else { return nil }
    let way = Span(lower: min(aim.from, end), upper: max(aim.from, end))
    var first: SnapHit?
    for index in areas.indices(offering: way, axis, port) where areas[index].stop == .always {
      guard let hit = aligned(index), sees(hit, from: other), aim.allows(hit.offset),
        way.contains(hit.offset)
      else { continue }
      if let first, aim.advance(to: first.offset) <= aim.advance(to: hit.offset) { continue }
      first = hit
    }
    return first
  }

  /// Where an area is aligned; nil if it is none along this axis.
  func aligned(_ index: Int) -> SnapHit? {
    let area = areas[index]
    guard let offset = port.offset(aligning: area.span(axis), area.alignment[axis]) else { return nil }
    return hit(index, at: offset, covered: nil)
  }

  func hit(_ index: Int, at offset: Double, covered: Span?) -> SnapHit {
    let area = areas[index]
    return SnapHit(
      offset: offset, key: area.key, covered: covered, index: index,
      sight: across?.showing(area.span(axis.other)) ?? Other.anywhere, isFocused: area.isFocused)
  }

  /// Whether this axis' area and the other's are in view together.
  func sees(_ hit: SnapHit, from other: Other?) -> Bool {
    guard let other else { return true }
    return hit.sight.contains(other.offset) && other.sight.contains(hit.offset)
  }

  /// Derived. 1 pt: any length above 0 grows.
  private static let leastLook = 1.0
  /// Taste. Nothing found, the next look is 4 times as wide; a larger factor looks at more areas,
  /// a smaller one more often.
  private static let widening = 4.0
}
