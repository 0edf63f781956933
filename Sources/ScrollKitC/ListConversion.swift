import CScrollKitTypes
import ScrollKitCore

extension ListLayout {
  /// The layout that a C struct describes, where 0 means default; nil if there is none.
  init?(_ raw: scrollkit_list_options) {
    self.init()
    axis = raw.is_horizontal == 1 ? .x : .y
    isRightToLeft = raw.is_right_to_left == 1
    if raw.estimate > 0 { estimate = raw.estimate }
    gap = raw.gap
    insets = Ends(lower: raw.leading_inset, upper: raw.trailing_inset)
    columnGap = raw.column_gap
    crossLength = raw.cross_length
    if Int(truncatingIfNeeded: raw.columns) == SCROLLKIT_LIST_COLUMNS_COUNT {
      columns = .count(Int(clamping: raw.column_count))
    } else if Int(truncatingIfNeeded: raw.columns) == SCROLLKIT_LIST_COLUMNS_FIT {
      columns = .smallestCell(raw.smallest_cell)
    }
    if !isValid { return nil }
  }
}

extension ListKind {
  /// The kind that a validated C struct describes.
  init(_ raw: scrollkit_list_kind_options) {
    let sticky: StickyEdge? =
      switch Int(truncatingIfNeeded: raw.sticky) {
      case SCROLLKIT_LIST_STICKY_START: .start
      case SCROLLKIT_LIST_STICKY_END: .end
      default: nil  // SCROLLKIT_LIST_STICKY_NEVER: the number was validated
      }
    self.init(estimate: raw.estimate, span: Int(raw.span), sticky: sticky, level: Int(raw.level))
  }
}

extension scrollkit_status {
  init(_ error: ListError) {
    switch error {
    case .noMemory: self = .noMemory
    case .notFinite: self = .notFinite
    case .invalidExtent, .tooLong, .tooMany: self = .outOfRange
    }
  }
}
