import CScrollKitTypes

/// Tell the name of an axis, for logs.
///
/// @param axis An axis; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_axis_name(_ axis: scrollkit_axis) -> UnsafePointer<CChar> {
  name(axis, "x\0y\0")
}

/// Tell the name of a kind of snapping, for logs.
///
/// @param kind A kind of snapping; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_snap_kind_name(_ kind: scrollkit_snap_kind) -> UnsafePointer<CChar> {
  name(kind, "none\0pages\0carousel\0areas\0")
}

/// Tell the name of a rule of snapping, for logs.
///
/// @param rule A rule of snapping; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_snap_rule_name(_ rule: scrollkit_snap_rule) -> UnsafePointer<CChar> {
  name(rule, "default\0uikit\0flutter\0pager\0linear\0free\0")
}

/// Tell the name of a strictness, for logs.
///
/// @param strictness A strictness; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_snap_strictness_name(_ strictness: scrollkit_snap_strictness) -> UnsafePointer<CChar> {
  name(strictness, "mandatory\0proximity\0")
}

/// Tell the name of an alignment, for logs.
///
/// @param alignment An alignment; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_snap_alignment_name(_ alignment: scrollkit_snap_alignment) -> UnsafePointer<CChar> {
  name(alignment, "none\0start\0center\0end\0")
}

/// Tell the name of an order of areas, for logs.
///
/// @param order An order of areas; any number.
/// @return Borrowed, valid for ever; "unknown" for a number that is none.
///
/// Thread safety: any thread. Since: 0.1.
@c
public func scrollkit_snap_order_name(_ order: scrollkit_snap_order) -> UnsafePointer<CChar> {
  name(order, "any\0right\0down\0")
}
