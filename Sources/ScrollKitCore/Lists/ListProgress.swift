/// The progress of an item through the viewport, as in CSS view timelines; each 0…1.
///
///     entry   the item's start reaches the viewport's end … the item is shown whole, or fills the viewport
///     cover   the item's start reaches the viewport's end … the item's end reaches the viewport's start
///     exit    the item is no longer shown whole, nor fills the viewport … its end reaches the start
public struct ListProgress: Equatable, Sendable {
  /// The progress of the entry, 0…1.
  public let entry: Double
  /// The progress of the whole way through the viewport, 0…1.
  public let cover: Double
  /// The progress of the exit, 0…1.
  public let exit: Double

  /// The progress of a stretch of content.
  init(of item: Interval, in viewport: Interval) {
    let offset = viewport.lower
    let begin = item.lower - viewport.length
    let aligned = item.upper - viewport.length
    let full = Interval(lower: min(item.lower, aligned), upper: max(item.lower, aligned))
    entry = Self.share(of: offset, from: begin, to: full.lower)
    cover = Self.share(of: offset, from: begin, to: item.upper)
    exit = Self.share(of: offset, from: full.upper, to: item.upper)
  }

  /// 1 from the end on, also if it is the begin.
  private static func share(of offset: Double, from begin: Double, to end: Double) -> Double {
    if offset >= end { return 1 }
    return offset > begin ? (offset - begin) / (end - begin) : 0
  }
}

extension ScrollList {
  /// The progress of an item through a viewport.
  ///
  /// - Precondition: The item exists.
  public func progress(of item: Int, in viewport: ListViewport) -> ListProgress {
    let (start, extent) = startAndExtent(of: item)
    return ListProgress(of: Interval(lower: start, upper: start + extent), in: stretch(of: viewport))
  }
}
