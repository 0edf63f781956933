/// Where the content of a conversation lies: short content at the bottom of the viewport, a question at its top, with a
/// spacer below it.
///
///     viewport  ┌──────────────┐  inset: that of the host, or more above short content
///               │ question     │  top, with `ConversationOptions.topMargin`
///               │ answer       │
///               │ ┄┄ spacer ┄┄ │  until the answer fills it
///               └──────────────┘
///
///     spacer   = max(0, question − (inset of the host + top margin) / scale + visible / scale − list)   at scale 1
///     inset    = max(inset of the host, visible − (list + spacer) · scale)                              at the present scale
///     range    = −inset … max(−inset, (list + spacer) · scale − visible), and the offset that is kept   at the present scale
///     overhang = (end of the range − ((list + spacer) · scale − visible)) / scale                       at scale 1
///
/// `question`: where it begins, and `list`: the length of the list, at scale 1; `visible`: the viewport without its trailing
/// inset. With `ConversationOptions.isAtTop`, the inset is that of the host.
struct ConversationLayout: Sendable {
  /// The inset of the host before the first item, in points.
  var hostInset: Double
  /// The length below the last item, so that the question can come to lie at the top.
  private(set) var spacer: ContentLength = 0
  /// The inset before the first item, in points: that of the host, or more above short content.
  private var inset: Double
  /// The length below the end that is in range only until content that was there has moved back.
  private var overhang: ContentLength = 0

  init(hostInset: Double) {
    self.hostInset = hostInset
    inset = hostInset
  }

  /// Whether content is on its way back to the end.
  var isReturning: Bool { overhang > 0 }

  /// The geometry of the content, as long as its list.
  ///
  /// - Parameters:
  ///   - length: The length of the list.
  ///   - start: Where the question begins; nil if there is none.
  ///   - offset: Where content is that stays in the rest range, in points; nil for other content.
  ///   - refreshInset: How far a refresh lets content rest before its start, in points.
  mutating func geometry(
    _ geometry: AxisGeometry, by options: ConversationOptions, length: ContentLength, question start: ContentLength?,
    keeping offset: Double?, refreshInset: Double, scale: ContentScale
  ) -> AxisGeometry {
    let visible = geometry.viewport - geometry.trailingInset
    // With the question at the top, the content reaches to the end of the viewport.
    let top = start.map { $0 - scale.content(hostInset + options.topMargin) }
    let least = top.map { $0 + scale.content(visible) } ?? 0
    spacer = max(0, least - length)
    let full = length + spacer
    // Short content lies at the bottom.
    let free = visible - scale.points(full)
    inset = options.isAtTop ? hostInset : max(hostInset, free)
    overhang = 0
    var range = Interval(lower: -inset, upper: max(-inset, -free))
    let kept = offset.map { $0 < range.lower ? min(range.lower, $0 + refreshInset) : $0 }
    if let kept, range.overscroll(of: kept).magnitude > Vector.rounding {
      range = Interval(lower: min(range.lower, kept), upper: max(range.upper, kept))
      overhang = scale.content(max(0, range.upper + free))
    }
    return AxisGeometry(
      viewport: geometry.viewport, content: (full + overhang).unscaled, leadingInset: 0 - range.lower,
      trailingInset: geometry.trailingInset)
  }

  /// The offset at the end of the content, in points.
  func end(of geometry: AxisGeometry, scale: ContentScale) -> Double {
    max(0 - inset, geometry.content - scale.points(overhang) - geometry.viewport + geometry.trailingInset)
  }

  /// Whether content whose end is at an offset is visible as a whole.
  func showsAll(upTo end: Double) -> Bool { end <= Vector.rounding - inset }
}
