import CScrollKitTypes

/// Tell the name of an axis, for logs.
///
/// @param axis An axis; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_axis_name")
public func scrollkit_axis_name(_ axis: scrollkit_axis) -> UnsafePointer<CChar> {
  switch Int(axis) {
  case SCROLLKIT_AXIS_X: text("x")
  case SCROLLKIT_AXIS_Y: text("y")
  default: text("unknown")
  }
}

/// Tell the name of a kind of snapping, for logs.
///
/// @param kind A kind of snapping; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_snap_kind_name")
public func scrollkit_snap_kind_name(_ kind: scrollkit_snap_kind) -> UnsafePointer<CChar> {
  switch Int(kind) {
  case SCROLLKIT_SNAP_NONE: text("none")
  case SCROLLKIT_SNAP_PAGES: text("pages")
  case SCROLLKIT_SNAP_CAROUSEL: text("carousel")
  case SCROLLKIT_SNAP_AREAS: text("areas")
  default: text("unknown")
  }
}

/// Tell the name of a rule of snapping, for logs.
///
/// @param rule A rule of snapping; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_snap_rule_name")
public func scrollkit_snap_rule_name(_ rule: scrollkit_snap_rule) -> UnsafePointer<CChar> {
  switch Int(rule) {
  case SCROLLKIT_SNAP_RULE_DEFAULT: text("default")
  case SCROLLKIT_SNAP_RULE_UIKIT: text("uikit")
  case SCROLLKIT_SNAP_RULE_FLUTTER: text("flutter")
  case SCROLLKIT_SNAP_RULE_PAGER: text("pager")
  case SCROLLKIT_SNAP_RULE_LINEAR: text("linear")
  case SCROLLKIT_SNAP_RULE_FREE: text("free")
  default: text("unknown")
  }
}

/// Tell the name of a strictness, for logs.
///
/// @param strictness A strictness; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_snap_strictness_name")
public func scrollkit_snap_strictness_name(_ strictness: scrollkit_snap_strictness) -> UnsafePointer<CChar> {
  switch Int(strictness) {
  case SCROLLKIT_SNAP_MANDATORY: text("mandatory")
  case SCROLLKIT_SNAP_PROXIMITY: text("proximity")
  default: text("unknown")
  }
}

/// Tell the name of an alignment, for logs.
///
/// @param alignment An alignment; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_snap_alignment_name")
public func scrollkit_snap_alignment_name(_ alignment: scrollkit_snap_alignment) -> UnsafePointer<CChar> {
  switch Int(alignment) {
  case SCROLLKIT_SNAP_ALIGN_NONE: text("none")
  case SCROLLKIT_SNAP_ALIGN_START: text("start")
  case SCROLLKIT_SNAP_ALIGN_CENTER: text("center")
  case SCROLLKIT_SNAP_ALIGN_END: text("end")
  default: text("unknown")
  }
}

/// Tell the name of an order of areas, for logs.
///
/// @param order An order of areas; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@_cdecl("scrollkit_snap_order_name")
public func scrollkit_snap_order_name(_ order: scrollkit_snap_order) -> UnsafePointer<CChar> {
  switch Int(order) {
  case SCROLLKIT_SNAP_ORDER_ANY: text("any")
  case SCROLLKIT_SNAP_ORDER_RIGHT: text("right")
  case SCROLLKIT_SNAP_ORDER_DOWN: text("down")
  default: text("unknown")
  }
}
