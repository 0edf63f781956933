/// The progress of a stretch of content through the viewport, as in CSS view timelines; each 0…1.
///
///     cover     the stretch's start reaches the viewport's end … its end reaches the viewport's start
///     entry     the stretch's start reaches the viewport's end … it is shown whole, or fills the viewport
///     contain   it is shown whole, or fills the viewport       … it no longer does
///     exit      it is no longer shown whole, nor fills it      … its end reaches the viewport's start
///
/// Source: CSS Scroll-driven Animations 1, "Named timeline ranges".
public struct ViewProgress: Equatable, Sendable {
  /// The progress of the whole way through the viewport, 0…1.
  public let cover: Double
  /// The progress of the entry, 0…1.
  public let entry: Double
  /// The progress of the way between entry and exit, 0…1.
  public let contain: Double
  /// The progress of the exit, 0…1.
  public let exit: Double

  /// The progress of a stretch of content that comes in at the viewport's upper end.
  init(of stretch: Interval, in viewport: Interval) {
    let offset = viewport.lower
    let begin = stretch.lower - viewport.length
    let whole = Interval(between: stretch.lower, and: stretch.upper - viewport.length)
    cover = Self.share(of: offset, from: begin, to: stretch.upper)
    entry = Self.share(of: offset, from: begin, to: whole.lower)
    contain = Self.share(of: offset, from: whole.lower, to: whole.upper)
    exit = Self.share(of: offset, from: whole.upper, to: stretch.upper)
  }

  /// 1 from the end on, also if it is the begin.
  private static func share(of offset: Double, from begin: Double, to end: Double) -> Double {
    if offset >= end { return 1 }
    return offset > begin ? (offset - begin) / (end - begin) : 0
  }
}
