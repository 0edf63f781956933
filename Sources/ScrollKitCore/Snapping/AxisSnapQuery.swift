/// What a scroll along one axis asks of snapping.
///
///     end                  ·────x            nearest to where it ended, on either side
///     direction        from────────▶         the next one ahead, as a key asks
///     end, direction   from────▶ wish        nearest to where a fling would end, but ahead
struct AxisSnapQuery: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case end, direction, endAndDirection }

  let kind: Kind
  /// Where content is, in points.
  let from: Double
  /// Where it would come to rest without snapping, in points; in range.
  let wish: Double
  /// 1 towards the end, −1 towards the start, 0 for an end without direction.
  let direction: Double

  /// An end, however it was reached.
  init(endAt offset: Double, in range: Interval) {
    kind = .end
    from = range.clamp(offset)
    wish = from
    direction = 0
  }

  /// - Returns: nil if there is no way, and so no direction.
  init?(_ kind: Kind, from: Double, by way: Double, in range: Interval) {
    guard way != 0 else { return nil }
    self.kind = kind
    self.from = from
    wish = range.clamp(from + way)
    direction = way > 0 ? 1 : -1
  }

  /// From where the distance to an area is measured.
  var base: Double {
    switch kind {
    case .end, .endAndDirection: wish
    case .direction: from
    }
  }

  /// Whether an offset lies ahead; nearer than a tolerance, content is already there.
  func allows(_ offset: Double) -> Bool {
    switch kind {
    case .end: true
    case .direction: (offset - from) * direction >= Self.keyReach
    case .endAndDirection: (offset - from) * direction >= Self.flingReach
    }
  }

  /// How far ahead an offset lies, in points; 0 for an end.
  func advance(to offset: Double) -> Double { (offset - from) * direction }

  /// Published (Chromium). 1 pt: a key that moves content by less would seem dead.
  static let keyReach = 1.0
  /// Published (Chromium). 0.5 pt: content rests on whole pixels where areas need not.
  static let flingReach = 0.5
}
