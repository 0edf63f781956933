/// One search along an axis: areas are weighed one after the other, the best is kept.
struct SnapSearch {
  let line: SnapLine
  let aim: SnapAim
  let other: SnapLine.Other?
  /// How far an area may be from where the scroll measures, in points.
  let reach: Double
  /// The nearest hit that the aim allows.
  private var nearest: SnapCandidate?
  /// An area that fills the view just where content wishes to rest.
  private var covering: SnapCandidate?

  init(line: SnapLine, aim: SnapAim, other: SnapLine.Other?, reach: Double) {
    self.line = line
    self.aim = aim
    self.other = other
    self.reach = reach
  }

  /// Where an area fills the view content may stay; only a key stops at one before that.
  var choice: SnapHit? {
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
    let area = line.areas[index]
    let span = area.span(line.axis)
    guard area.alignment[line.axis] != .none, let cover = line.port.covering(span),
      (cover.clamp(aim.base) - aim.base).magnitude <= nearest?.distance ?? .infinity
    else { return }
    let view = line.port.view
    var dodge = SnapDodge(
      area: span, wished: Span(lower: aim.wish + view.lower, upper: aim.wish + view.upper))
    for inside in line.areas.indices(meeting: span, line.axis)
    where line.areas[inside].alignment[line.axis] != .none {
      dodge.avoid(line.areas[inside].span(line.axis))
    }
    if let hit = hit(index, in: dodge.middle) {
      keep(hit)
    } else {
      if let hit = hit(index, in: dodge.before) { keep(hit) }
      if let hit = hit(index, in: dodge.after) { keep(hit) }
    }
  }

  /// The offset nearest to the wish at which the view is in a part of an area.
  ///
  /// A part shorter than the view would never be seen by itself, so it is aligned as the area is,
  /// as far as the area still fills the view.
  private func hit(_ index: Int, in part: SnapDodge.Part) -> SnapHit? {
    guard part.lower < part.upper else { return nil }
    let stretch = Span(lower: part.lower, upper: part.upper)
    if let covered = line.port.covering(stretch) {
      return line.hit(index, at: covered.clamp(aim.wish), covered: covered)
    }
    let area = line.areas[index]
    guard let cover = line.port.covering(area.span(line.axis)),
      let offset = line.port.offset(aligning: stretch, area.alignment[line.axis])
    else { return nil }
    return line.hit(index, at: cover.clamp(offset), covered: nil)
  }

  private mutating func keep(_ hit: SnapHit) {
    guard line.sees(hit, from: other) else { return }
    let area = line.areas[hit.index]
    let candidate = SnapCandidate(
      hit: hit, distance: (hit.offset - aim.base).magnitude, advance: aim.advance(to: hit.offset),
      length: area.span(line.axis).length, width: area.span(line.axis.other).length)
    if hit.covered != nil, hit.offset == aim.wish {
      if candidate.isBetter(than: covering) { covering = candidate }
    } else if aim.allows(hit.offset), candidate.distance <= reach, candidate.isBetter(than: nearest) {
      nearest = candidate
    }
  }
}
